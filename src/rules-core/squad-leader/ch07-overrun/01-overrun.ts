/** Overruns (7.1): an AFV drives over infantry or trucks and attacks them as it enters their hex. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { DR, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { uncoverAll } from '../ch02-sight/03-concealment.js';
import { isLit, isNight, isShown } from '../ch02-sight/08-night.js';
import { commanderModifier, commanderOf, showCommander } from '../ch03-infantry/03-armour-leaders.js';
import { sate } from '../ch03-infantry/25-berserk.js';
import { looseMountsAt } from '../ch04-movement/12-cavalry.js';
import { coverAt } from '../ch05-fire/03-cover.js';
import { columnOf } from '../ch05-fire/05-fire-table.js';
import { desperation, outcomesOf, sufferAll } from '../ch05-fire/05-resolution.js';
import { destroyAtRandom } from '../ch08-support-weapons/08-random-destruction.js';
import { smokeDrm } from '../ch09-artillery/16-in-the-line.js';
import { isSmoky } from '../ch09-artillery/16-smoke.js';
import { flameOver } from '../ch11-vehicles/23-flames.js';
import { inMotion } from '../ch11-vehicles/31-motion.js';
import { setExposed } from '../ch11-vehicles/exposure.js';
import { isAfv, isDrawn, isManned, isOneMan, isSoft, looksOut } from '../ch11-vehicles/state.js';
import { destroy, immobilize } from '../ch11-vehicles/wrecks.js';
import { destroyGun } from '../ch13-direct-fire/17-lost-guns.js';
import { isForestRoad } from '../ch14-terrain/17-forest-roads.js';
import { type Ground, groundAt } from '../ch14-terrain/ground.js';
import { hasEntrenchment } from '../ch15-fortifications/03-entrenchments.js';
import { IFT } from '../charts/index.js';
import { isInPlay } from '../options/optional-rules.js';
import { type Act, type Battle, type Modifier, type Refusal, refuse, type Unit } from '../system.js';
import {
  enemiesInView,
  enemyOf,
  infantryAt,
  isAboard,
  isGun,
  isInfantry,
  isLightMortar,
  isMarker,
  type OnMap,
  shownVehiclesAt,
} from '../units/kinds.js';

import { hasGun, wreckBetween } from './01-at-guns.js';
import {
  cannotTakePart,
  directionBy,
  type Firing,
  firingNow,
  hasRiders,
  marksOf,
  ridersIn,
  standUp,
} from './01-passengers.js';
import { exposes, type OverrunWeapon, weaponsFor } from './01-weapons.js';
import type { OverrunTasks } from './effects.js';

/** The hex that is overrun, and what with. */
export interface Overrun extends Firing {
  readonly at: string;
  readonly with: readonly OverrunWeapon[];
  /** Its armour leader directs it (3.3.6). */
  readonly led?: true;
}

const BASE = 4;
/** A lucky bundle of grenades (7.1.24.1), luckier where nobody sees who throws it (7.1.24.2). */
const IMMOBILIZED = 12;
const IMMOBILIZED_IN_COVER = 11;
const DRIVEN_OVER: Modifier = { why: 'overrun', value: -1, cites: '8.8.1/c' };
const SOFT: Modifier = { why: 'truck or jeep', value: -5, cites: '7.1.5/a' };

/** Trucks and jeeps: no wagon, for all that it has no armour. */
export const softness = (vehicle: Unit): Modifier[] => (isDrawn(vehicle) ? [] : [SOFT]);

/** The first hex of a way in which there are enemies, or their horses alone (7.1.16, 4.12/j). */
export const firstMet = (battle: Battle, side: string, path: readonly string[]): string | undefined =>
  path.find(
    (hex) =>
      enemiesInView(battle, side).some(({ at }) => at === hex) ||
      looseMountsAt(battle, hex, enemyOf(battle, side)).length > 0,
  );

export function overrunOn(
  battle: Battle,
  vehicle: Unit,
  path: readonly string[],
  {
    weapons,
    led,
    ...firing
  }: Firing & { readonly weapons: readonly OverrunWeapon[]; readonly led?: true | undefined },
): Overrun | Refusal {
  if (!isAfv(vehicle)) return refuse('NOT_AN_AFV', `${vehicle.name} overruns nobody.`, '7.1.1');
  if (vehicle.overran !== undefined || vehicle.crossed)
    return refuse('HAS_OVERRUN', `${vehicle.name} has met enemies in this turn.`, '7.1.16');
  if (hasRiders(battle, vehicle))
    return refuse('ABOARD', `${vehicle.name} overruns nobody with men on top: they get off first.`, '7.1.7');
  const at = firstMet(battle, vehicle.side, path);
  if (at === undefined || !hasPrey(battle, vehicle, at))
    return { ...refuse('NOBODY_THERE', 'No enemy on the way can be overrun.', '7.1.1'), path: '$.path' };
  if (!isShown(battle, at))
    return { ...refuse('TOO_DARK', `Nobody is seen in ${at}: it drives through.`, '2.8.11'), path: '$.path' };
  const lacking = weapons.find((weapon) => !weaponsFor(vehicle).includes(weapon));
  if (lacking !== undefined)
    return {
      ...refuse('NO_WEAPON', `${vehicle.name} cannot use "${lacking}".`, '7.1.3', '7.1.5'),
      path: '$.overrun',
    };
  if (led && !commanderOf(battle, vehicle))
    return { ...refuse('NO_LEADER', `${vehicle.name} has no armour leader.`, '3.3.1'), path: '$.commander' };
  return cannotTakePart(battle, vehicle, firing) ?? { at, with: weapons, ...(led && { led }), ...firing };
}

/**
 * A unit that lies hidden where an AFV drives is overrun, if it has met no other enemy in this turn, and seen (2.5.6); in the dark it
 * drives through without noticing (2.8.11/a).
 */
export function comeUponHidden(
  act: Act,
  id: UnitId,
  {
    from,
    to,
    isFirst,
  }: { readonly from: string | undefined; readonly to: string; readonly isFirst: boolean },
): void {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  const enemy = enemyOf(battle, vehicle.side);
  if (!isShown(battle, to)) return;
  const isOverrun = infantryAt(battle, to, enemy).some(({ hidden }) => hidden);
  if (!isOverrun && !battle.unitsAt(to).some(({ side, hidden }) => side === enemy && hidden)) return;
  if (isOverrun && isAfv(vehicle) && isFirst && !hasRiders(battle, vehicle))
    resolveOverrun(act, id, from, {
      at: to,
      with: weaponsFor(vehicle).filter((weapon) => looksOut(vehicle) || !exposes(vehicle, weapon)),
    });
  else uncoverAll(act, to, enemy, '2.5.6');
}

/** AFVs are not overrun (7.1.1); under a '?' there may be men (2.3.2). */
const hasPrey = (battle: Battle, { side }: Unit, at: string): boolean =>
  looseMountsAt(battle, at, enemyOf(battle, side)).length > 0 ||
  battle
    .unitsAt(at)
    .some(
      (unit) =>
        unit.side !== side && ((isInfantry(unit) && !isAboard(unit)) || isMarker(unit) || isSoft(unit)),
    );

/** In the hex before, the crew comes out to its guns, and passengers stand up to fire (7.1.14). */
export function prepareOverrun(
  act: Act,
  id: UnitId,
  next: string | undefined,
  overrun: Overrun | undefined,
): void {
  const vehicle = act.battle.theUnit(id);
  if (!overrun || next !== overrun.at) return;
  standUp(act, vehicle, overrun);
  if (!vehicle.exposed && overrun.with.some((weapon) => exposes(vehicle, weapon)))
    setExposed(act, vehicle, true);
}

/** When the guns have fired at it; a crew that is not in its senses strikes nobody. */
export function overrunning(act: Act, { unit: id, from, what }: OverrunTasks['overrun']): void {
  act.done();
  const vehicle = act.battle.unit(id);
  if (vehicle && isManned(vehicle)) resolveOverrun(act, id, from, what);
}

/** Each AFV by itself, at once as it enters (7.1.1, 7.1.2). */
export function resolveOverrun(
  act: Act,
  id: UnitId,
  from: string | undefined,
  { at, with: weapons, led, ...firing }: Overrun,
): void {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  const isBlind = isHardToSee(battle, at, enemyOf(battle, vehicle.side));
  uncoverAll(act, at, enemyOf(battle, vehicle.side), '2.5.2', '2.5.6');
  const { able, led: director } = firingNow(battle, vehicle, firing);
  if (weapons.length + able.length === 0) return;
  if (weapons.includes('flamethrower')) flameOver(act, id, at);
  const parts = [
    ...partsOf(battle, vehicle, weapons),
    ...able.map(({ name, fp: power = 0 }) => ({ what: name, fp: power })),
  ];
  const isHidden = isInCover(battle, at);
  const full = parts.reduce((sum, part) => sum + part.fp, 0) * (isBlind ? 0.5 : 1);
  const fp = isHidden ? full / 2 : full;
  const column = columnOf(fp);
  const onVehicles = columnOf(isForestRoad(battle, at) ? full : fp);
  if (led) showCommander(act, id);
  const rolled = total(act.rollOf(`overrun of ${at}`, [id], DR));
  const cover = [
    ...smokeDrm(act, [at], at),
    ...coverAt(battle, at, from === undefined ? [] : [from]),
    ...(led ? commanderModifier(battle, vehicle) : []),
    ...directionBy(director),
    ...(hasGun(battle, at, enemyOf(battle, vehicle.side)) ? wreckBetween(battle, at) : []),
  ];
  const men = infantryAt(battle, at).filter(({ side }) => side !== vehicle.side);
  const soft = shownVehiclesAt(battle, at).filter((unit) => unit.side !== vehicle.side && isSoft(unit));
  const aim = { at, shots: [], movers: [], isOverrun: true } as const;
  const outcomes = [
    ...outcomesOf(act, men, cover, { aim, column, rolled }),
    ...soft.flatMap((one) =>
      outcomesOf(act, [one, ...ridersIn(battle, [one])], [...cover, ...softness(one), ...inMotion(one)], {
        aim,
        column: onVehicles,
        rolled,
      }),
    ),
  ];
  const set = {
    overran: at,
    fired: true,
    firedIn: battle.clock.phase,
    ...(column !== undefined && { overrunColumn: Number(column) }),
  } as const;
  act.effect(
    'overrun',
    { unit: id, at, parts, fp, column: column ?? 0, rolled, outcomes },
    {
      changes: [{ do: 'unit', unit: id, set }, ...marksOf(battle, able, director)],
      cites: isHidden ? ['7.1.3', '7.1.11'] : able.length > 0 ? ['7.1.3', '7.1.6'] : ['7.1.3'],
    },
  );
  desperation(act, [...men, ...ridersIn(battle, soft)], fp);
  sufferAll(act, outcomes, at);
  sate(
    act,
    [id],
    [...men, ...soft].map((unit) => unit.id),
  );
  if (outcomes.some(({ units, result }) => result === 'KIA' && units.length > 0))
    destroyAtRandom(act, at, column, [DRIVEN_OVER]);
  crushGuns(act, at, vehicle.side);
  sufferGrenades(act, id, rolled, isHidden ? IMMOBILIZED_IN_COVER : IMMOBILIZED);
}

/** Guns of the enemy are crushed, also where the AFV is stopped; light mortars are not guns here (7.1.16/b, 7.1.24/a). G.I. has them rolled for (8.8.1/d). */
function crushGuns(act: Act, at: string, side: string): void {
  if (isInPlay(act.battle, '8.8')) return;
  for (const gun of act.battle.unitsAt(at))
    if (isGun(gun) && gun.side !== side && !isLightMortar(gun))
      destroyGun(act, gun as OnMap, ['7.1.16/b', '7.1.24/a']);
}

/** At night those under a '?' in the light, and those in the dark of whom only their flashes tell (2.8.11). */
const isHardToSee = (battle: Battle, at: string, side: string): boolean =>
  isNight(battle) && (!isLit(battle, at) || infantryAt(battle, at, side).some(({ hidden }) => hidden));

const HIDES_MEN: readonly Ground[] = ['woods', 'wheatfield', 'brush', 'graveyard'];

/** Where infantry is not seen from above, and grenades come nearer (7.1.11, 14.12.4, 14.27.11). */
function isInCover(battle: Battle, at: string): boolean {
  return HIDES_MEN.includes(groundAt(battle, at)) || isSmoky(battle, at);
}

function partsOf(battle: Battle, vehicle: Unit, weapons: readonly OverrunWeapon[]) {
  return [
    { what: 'base', fp: BASE },
    ...weapons.flatMap((weapon) =>
      weapon === 'flamethrower'
        ? []
        : {
            what: weapon === 'gun' ? 'gun' : `${weapon} MG`,
            fp: weapon === 'gun' ? gunPower(battle, vehicle, weapons) : (vehicle.mg?.[weapon] ?? 0),
          },
    ),
  ];
}

/** Half of what its shells are worth on the fire table, all of it with several shots or where it sprays; nothing without such shells (7.1.3, 7.1.4, 7.1/f). */
function gunPower(battle: Battle, vehicle: Unit, weapons: readonly OverrunWeapon[]): number {
  const { gun, usedUp } = vehicle;
  if (!gun || gun.only === 'AP' || usedUp?.includes('HE')) return 0;
  if (gun.equivalent !== undefined) return gun.equivalent;
  const equivalent = (battle.table.charts as ChartPack).lookup(IFT.fpByCalibre, gun.calibre);
  if (gun.shots) return equivalent;
  const isShared = isOneMan(vehicle) && weapons.some((one) => one === 'coaxial' || one === 'aa');
  return Math.floor(equivalent / (isShared ? 4 : 2));
}

/** Without a roof one less is the end of it, crew and all (7.1.24.3). */
function sufferGrenades(act: Act, id: UnitId, rolled: number, from: number): void {
  const vehicle = act.battle.theUnit(id);
  if (rolled >= from) {
    if (!vehicle.immobilized) immobilize(act, id, [from === IMMOBILIZED ? '7.1.24.1' : '7.1.24.2']);
  } else if (vehicle.openTopped && rolled === from - 1) destroy(act, id, ['7.1.24.3']);
}

/** Where an AFV stays on the hex that it has overrun, guns and weapons that nobody has may be lost under it (8.8.1/d). */
export function crushWeapons(act: Act): void {
  const { battle } = act;
  for (const { at, overran, overrunColumn } of battle.units()) {
    if (at === undefined || at !== overran || overrunColumn === undefined) continue;
    destroyAtRandom(
      act,
      at,
      columnOf(overrunColumn),
      [DRIVEN_OVER],
      (weapon) => !hasEntrenchment(battle, at) && (isGun(weapon) || weapon.possessor === undefined),
    );
  }
}
