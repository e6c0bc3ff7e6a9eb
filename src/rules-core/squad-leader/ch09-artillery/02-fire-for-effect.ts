/** Fire for effect (9.2): it falls on seven hexes at once, on friend and enemy, before all other fire of the phase. */

import type { ChartPack } from '../../kernel/charts/index.js';
import { DR, total } from '../../kernel/dice/index.js';
import { neighbours } from '../../mechanics/places.js';
import { uncoverAll } from '../ch02-sight/03-concealment.js';
import { targetsAt } from '../ch04-movement/12-cavalry.js';
import { coverAt, HEXSIDE } from '../ch05-fire/03-cover.js';
import { type Column, columnOf, resultOf } from '../ch05-fire/05-fire-table.js';
import { desperation, outcomesOf, suffer, sufferAll } from '../ch05-fire/05-resolution.js';
import { crossersOf, firedOnIn, putBack, sendOn } from '../ch05-fire/06-movers.js';
import { heavyPayload } from '../ch10-guns/07-heavy-payloads.js';
import { bailOut } from '../ch11-vehicles/37-bailing-out.js';
import { passengersOf } from '../ch11-vehicles/37-passengers.js';
import { isAfv, isBoat, isHalftrack, isManned } from '../ch11-vehicles/state.js';
import { isCriticalFromAbove } from '../ch13-direct-fire/25-critical-hits.js';
import {
  coverFromAbove,
  reversed,
  turnedRound,
  withoutAirBurst,
} from '../ch13-direct-fire/26-turned-cover.js';
import { isPlace, struckFromAbove } from '../ch14-terrain/03-levels.js';
import { isUpstairs } from '../ch14-terrain/03-storeys.js';
import { collapse } from '../ch14-terrain/04-collapse.js';
import { strikeBridge } from '../ch14-terrain/29-destroyed.js';
import { groundAt, hexsideBetween } from '../ch14-terrain/ground.js';
import { removeWire } from '../ch15-fortifications/01-wire.js';
import { antiTankMinesAt, takeAntiTankMines } from '../ch15-fortifications/07-anti-tank-mines.js';
import { removeMines } from '../ch15-fortifications/07-minefields.js';
import { igniteByBlast } from '../ch16-fire/02-by-fire.js';
import { windOf } from '../ch16-fire/03-now.js';
import { IFT } from '../charts/index.js';
import { type Act, type Battle, type Change, type Modifier, sumOf, type Unit } from '../system.js';
import {
  isHero,
  isInfantry,
  isOnMap,
  isWeapon,
  type OnMap,
  playerTurnOf,
  vehiclesAt,
} from '../units/kinds.js';
import { batteriesOf, changeBattery, countersOf, type Laid, layCounter } from './01-batteries.js';
import { burstOn } from './02-against-vehicles.js';
import { linesUnder } from './07-field-phones.js';
import { canHang, lay } from './16-smoke.js';

/** The batteries of a side that fire for effect, at the beginning of its fire phase (9.2.1, 9.2.10). */
export function fireForEffect(act: Act, side: string): void {
  for (const { battery, laid } of countersOf(act.battle, side))
    if (laid.is === 'fire for effect') fireMission(act, side, battery, laid);
}

/** Shells of so many millimetres tear wire apart (15.1.9). */
const CUTS_WIRE = 80;

/** One Fire Mission for each phase in which it fires (9.3.4, 9.8/q3). */
function fireMission(act: Act, side: string, battery: string, laid: Laid): void {
  const { battle } = act;
  const { used = 0, missions, calibre = 0 } = batteriesOf(battle, side)[battery] ?? {};
  const hexes = blastArea(battle, laid);
  const isLast = missions !== undefined && used + 1 >= missions;
  act.effect(
    'fire-mission',
    { side, battery, at: laid.at, calibre, smoke: laid.smoke === true },
    {
      changes: [
        changeBattery(battle, side, battery, { used: used + 1 }),
        ...(isLast ? layCounter(battle, side, battery) : []),
        ...(laid.smoke ? smokeOver(battle, hexes, side, laid) : linesUnder(battle, hexes)),
      ],
      cites: laid.smoke ? ['9.2.13/a', '9.17.6.1'] : ['9.2.1', '9.8/q3'],
    },
  );
  if (laid.smoke) return;
  const full = (battle.table.charts as ChartPack).lookup(IFT.fpByCalibre, calibre);
  const fp = laid.harassing ? full / 2 : full;
  for (const hex of inOrderOfTracks(battle, hexes, side))
    for (const at of struckFromAbove(battle, hex))
      if (isPlace(battle, at)) strikeHex(act, { side, at, hexes, fp, calibre, isOffMap: true });
}

/** The hex and those around it, or all within two (9.2.2, 9.10.1/a). */
function blastArea(battle: Battle, { at, harassing }: Laid): string[] {
  const inner = [at, ...neighbours(battle, at)];
  return harassing ? [...new Set(inner.flatMap((hex) => [hex, ...neighbours(battle, hex)]))] : inner;
}

/** Harassing smoke is thin, and a breeze takes it away (9.10.1/b, 9.17.6.2). */
function smokeOver(battle: Battle, hexes: readonly string[], side: string, { harassing }: Laid): Change[] {
  if (harassing && windOf(battle)) return [];
  const kind = harassing ? 'dispersed' : 'full';
  return hexes.filter((hex) => canHang(battle, hex, kind)).map((hex) => lay(battle, hex, side, kind));
}

/** As those came through it who moved: the hex that was entered first is struck first (9.2.3). */
function inOrderOfTracks(battle: Battle, hexes: readonly string[], side: string): string[] {
  if (battle.clock.phase !== 'defensive-fire') return [...hexes].sort();
  const tracks = battle.units().flatMap((unit) => (unit.side !== side && unit.track ? [unit.track] : []));
  const first = (hex: string) =>
    Math.min(
      ...tracks.map((track) => track.indexOf(hex)).filter((place) => place >= 0),
      Number.MAX_SAFE_INTEGER,
    );
  return [...hexes].sort((a, b) => first(a) - first(b) || (a < b ? -1 : 1));
}

interface Strike {
  readonly side: string;
  readonly at: string;
  readonly hexes: readonly string[];
  readonly fp: number;
  readonly calibre: number;
  /** Guns on the map neither suppress nor shock (9.9.1). */
  readonly isOffMap?: true;
}

/** One roll for the hex, or one of its levels, for all in it and for those who crossed it; nobody is halved for being unseen (9.2.2, 9.2.3, 9.14.1/a). */
export function strikeHex(act: Act, { side, at, hexes, fp, calibre, isOffMap }: Strike): number {
  const { battle } = act;
  const movers = crossersOf(battle, at, side)
    .filter((unit) => isInfantry(unit) && !unit.broken)
    .map(({ id }) => id);
  putBack(act, movers, at);
  const column = columnOf(fp);
  const rolled = total(act.roll(`artillery on ${at}`, DR));
  const aboard = strikeVehicles(act, at, column, rolled, heavyPayload(calibre));
  const targets = targetsAt(battle, at).filter(({ id }) => !aboard.includes(id));
  const common = [
    ...coverFromAbove(coverAt(battle, at, [])),
    ...hexsides(battle, at, hexes),
    ...heavyPayload(calibre),
  ];
  const isCritical = shelters(battle, at, common) && isCriticalFromAbove(act, at, rolled);
  const aim = {
    at,
    shots: [],
    movers,
    isBarrage: true,
    ...(isCritical && { isCritical: true as const }),
    ...(isOffMap && { isBombardment: true as const }),
  } as const;
  const crews = vehiclesAt(battle, at).filter((unit) => isAfv(unit) && isManned(unit));
  const passengers = aboard.flatMap((id) => battle.unit(id) ?? []).filter(isOnMap);
  const all = [...targets.filter(isInfantry), ...crews, ...passengers];
  const shaken = all
    .filter((unit) => isOffMap && unit.barrage?.turn === battle.clock.turn - 1)
    .map(({ id }) => id);
  const seen = targets.filter(({ hidden }) => !hidden);
  const outcomes = outcomesOf(act, seen, common, { aim, column, rolled });
  const unseen = outcomesOf(
    act,
    targets.filter(({ hidden }) => hidden),
    common,
    { aim, column, rolled },
  );
  act.effect(
    'barrage',
    { side, at, fp, column: column ?? 0, rolled, outcomes },
    {
      changes: [...firedOnIn(seen, at), ...(isOffMap ? shelled(battle, all) : [])],
      cites: ['9.2.2/a'],
    },
  );
  desperation(act, targets, fp);
  if (unseen.some(({ result }) => result !== '-'))
    for (const one of battle.sideIds()) uncoverAll(act, at, one, '2.3.9.1');
  sufferAll(act, [...outcomes, ...unseen], at);
  shock(act, shaken);
  const kills = (modifiers: readonly Modifier[]) =>
    column !== undefined && resultOf(battle, column, rolled + sumOf(modifiers)) === 'KIA';
  if (kills(isCritical ? turnedRound(common) : common)) {
    destroyWeapons(act, at);
    if (calibre >= CUTS_WIRE) removeWire(act, at, '15.1.9');
    removeMines(act, at, false, '15.7.13.4');
    takeAntiTankMines(act, at, antiTankMinesAt(battle, at), '15.7.13.4');
  }
  if (kills(isCritical ? heavyPayload(calibre) : common)) collapse(act, at, '14.4.2/a');
  strikeBridge(act, at, column, rolled);
  igniteByBlast(act, at, column, rolled);
  sendOn(act, movers, at);
  return rolled;
}

/** Ground or works that everybody sees shelter men there (13.26.2). */
const shelters = (battle: Battle, at: string, cover: readonly Modifier[]): boolean => {
  const { entrenchment, trench, bunker } = battle.location(at);
  return (
    reversed(withoutAirBurst(cover)).length > 0 ||
    entrenchment === true ||
    trench !== undefined ||
    bunker !== undefined
  );
};

/** First the vehicles: crews that come out of them are struck with the others (9.2/q5); passengers with the dice of theirs, and then no more, and riders jump off (11.37.10/a). Gives the passengers. */
function strikeVehicles(
  act: Act,
  at: string,
  column: Column | undefined,
  rolled: number,
  heavy: readonly Modifier[],
): string[] {
  const { battle } = act;
  const struck: string[] = [];
  for (const vehicle of vehiclesAt(battle, at)) {
    const inside = passengersOf(battle, vehicle).filter(isInfantry);
    burstOn(act, vehicle, { column, rolled, modifiers: heavy, cites: ['9.2.6/a'], mayStop: true });
    const left = inside.filter(({ id }) => battle.unit(id)?.aboard === vehicle.id);
    if (column !== undefined && !isHalftrack(vehicle) && !isBoat(vehicle) && left.length > 0) {
      strikePassengers(act, vehicle, left, { column, rolled });
      struck.push(...left.map(({ id }) => id));
    }
    bailOut(act, vehicle.id);
  }
  return struck;
}

/** With the dice of what carries them (9.2.6/b). */
function strikePassengers(
  act: Act,
  vehicle: OnMap,
  left: readonly Unit[],
  { column, rolled }: { readonly column: Column; readonly rolled: number },
): void {
  const { battle } = act;
  const { at } = vehicle;
  const isMoving = battle.clock.phase === 'defensive-fire' && vehicle.moved === true;
  const modifiers = isMoving && groundAt(battle, at) === 'open ground' ? [UNDER_WAY] : [];
  const final = rolled + sumOf(modifiers);
  const result = resultOf(battle, column, final);
  const units = left.map(({ id }) => id);
  act.effect('passengers-shelled', { vehicle: vehicle.id, units, modifiers, result }, { cites: ['9.2.6/b'] });
  suffer(act, units, result, at);
}

const UNDER_WAY: Modifier = { why: 'moving in the open', value: -2, cites: '9.2.6/b' };

/** The best of the walls and hedges towards other hexes that are struck (9.2.2/b, 9.2/q3). */
function hexsides(battle: Battle, at: string, hexes: readonly string[]): Modifier[] {
  if (isUpstairs(at)) return [];
  const sides = neighbours(battle, at)
    .filter((hex) => hexes.includes(hex))
    .map((hex) => hexsideBetween(battle, at, hex));
  const side = sides.includes('wall') ? 'wall' : sides.includes('hedge') ? 'hedge' : undefined;
  return side ? [{ why: side, value: HEXSIDE[side], cites: '9.2.2/b' }] : [];
}

/** Men, and the crews of AFVs (9.9/q2): they keep their heads down in this turn, and know what is coming in the next one (9.2.8 to 9.2.10). */
const shelled = (battle: Battle, units: readonly OnMap[]): Change[] =>
  units.map((unit): Change => {
    const barrage = { turn: battle.clock.turn, row: rowOf(battle, unit), last: playerTurnOf(battle) };
    return { do: 'unit', unit: unit.id, set: { shelled: battle.clock.phase, barrage } };
  });

/** Game turns in a row, this one among them. */
function rowOf({ clock: { turn } }: Battle, { barrage }: Unit): number {
  if (barrage === undefined || barrage.turn < turn - 1) return 1;
  return barrage.row + (barrage.turn === turn ? 0 : 1);
}

/** From the second game turn in a row each costs those who live a level of morale, broken or not (9.9.2). */
function shock(act: Act, ids: readonly string[]): void {
  const units = ids.flatMap((id) => act.battle.unit(id) ?? []).filter((unit) => !isHero(unit));
  if (units.length === 0) return;
  act.effect(
    'shell-shocked',
    { units: units.filter(({ hidden }) => !hidden).map(({ id }) => id) },
    {
      changes: units.map(
        ({ id, shellShock = 0 }): Change => ({ do: 'unit', unit: id, set: { shellShock: shellShock + 1 } }),
      ),
      cites: ['9.9.2'],
    },
  );
}

/** Where it kills all weapons are lost, with men or without (9.2.5). */
function destroyWeapons(act: Act, at: string): void {
  const weapons = act.battle.unitsAt(at).filter((unit) => isWeapon(unit) && !unit.placed);
  if (weapons.length === 0) return;
  const changes = weapons.map(({ id }): Change => ({ do: 'leave', unit: id }));
  act.effect(
    'weapons-destroyed',
    { weapons: weapons.map(({ id }) => id), at },
    { changes, cites: ['9.2.5'] },
  );
}
