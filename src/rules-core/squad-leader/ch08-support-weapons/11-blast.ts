/** What flames and charges have in common: modifiers of their own, and nothing is left where they kill (8.10.9, 8.11.7). */
import { distance } from '../../mechanics/places.js';
import { weariness } from '../ch04-movement/07-double-time.js';
import type { Aim } from '../ch05-fire/02-aim.js';
import { coverAt, heightOver } from '../ch05-fire/03-cover.js';
import { partOf, type Shot } from '../ch05-fire/04-firepower.js';
import { columnOf } from '../ch05-fire/05-fire-table.js';
import type { Outcome } from '../ch05-fire/effects.js';
import { spares } from '../ch07-overrun/02-nerve.js';
import { lostInTow } from '../ch10-guns/02-towing.js';
import { facingOfHull } from '../ch13-direct-fire/20-location.js';
import { collapse } from '../ch14-terrain/04-collapse.js';
import { strikeBridge } from '../ch14-terrain/29-destroyed.js';
import { bridgeAt } from '../ch14-terrain/ground.js';
import type { Act, Battle, Change, Modifier } from '../system.js';
import { isCharge, isFlamethrower, isLeader, isOfEngineers, isWeapon, type OnMap } from '../units/kinds.js';
import { UNFAMILIAR } from './06-captured.js';
import { armourOn, strikeVehicle, targetVehicle } from './08-afv-kill.js';
import { flameModifiers } from './10-flamethrowers.js';

/** The modifiers of such an attack; undefined where it is not one. */
export function engineersModifiers(battle: Battle, { at, shots }: Aim): Modifier[] | undefined {
  const shot = shots[0] as Shot;
  if (!isOfEngineers(shot.firing)) return undefined;
  return isFlamethrower(shot.firing) ? flameModifiers(battle, at, shot) : chargeModifiers(battle, at, shot);
}

/** The cover of those in the hex, and height where it was placed from below; from elsewhere it is thrown, less well (8.11.5, 5.3.5.1, 8.11.9.1, 8.11.9/a). */
function chargeModifiers(battle: Battle, at: string, { firing, holder }: Shot): Modifier[] {
  const tired = weariness([holder], '4.7.11');
  const from = firing.placed ? [firing.placed.from] : [];
  if (holder.at === at) return [...coverAt(battle, at, []), ...heightOver(battle, at, from), ...tired];
  return [...coverAt(battle, at, [holder.at]), ...tired, { why: 'thrown', value: 1, cites: '8.11.9.1' }];
}

/** Flames and charges strike one vehicle in the hex with the roll of the attack (8.10.10, 8.11.9.1). */
export function strikeVehicles(act: Act, by: string, aims: readonly Aim[], rolled: number): void {
  for (const { at, shots, only } of aims) {
    const { firing, holder } = shots[0] as Shot;
    const vehicle = only || !isOfEngineers(firing) ? undefined : targetVehicle(act.battle, at, by);
    if (!vehicle || spares(act.battle, act.battle.unit(holder.id), vehicle)) continue;
    if (isFlamethrower(firing)) burn(act, vehicle, shots[0] as Shot, rolled);
    else blowUp(act, vehicle, { firing, holder }, rolled);
  }
}

/** Twice the number next to it, without a roof, or at a crew that looks out (8.10.12). */
function burn(act: Act, vehicle: OnMap, { holder: { at: from }, arc = [] }: Shot, rolled: number): void {
  const isNear = distance(act.battle, from, vehicle.at) <= 1;
  strikeVehicle(act, vehicle, {
    column: 'Flamethrower',
    facing: facingOfHull(act.battle, vehicle, from),
    rolled,
    modifiers: arc,
    isDoubled: isNear || vehicle.openTopped === true || vehicle.exposed === true,
    cites: ['8.10.10', '8.10.12'],
  });
}

/** Where it was placed, or from where it is thrown; at what has overrun its hex from behind (8.11/Q, 8.11.9.1, 8.11.9/b). */
function blowUp(act: Act, vehicle: OnMap, { firing, holder }: Shot, rolled: number): void {
  const { against } = firing.placed ?? {};
  const isThrown = holder.at !== firing.at || !firing.placed;
  const towards = vehicle.overran === vehicle.at ? 'rear' : facingOfHull(act.battle, vehicle, holder.at);
  const facing = against?.unit === vehicle.id ? against.facing : towards;
  const isMoving = isThrown && (vehicle.moving || vehicle.moved) === true;
  strikeVehicle(act, vehicle, {
    column: 'Demo charge',
    facing,
    rolled,
    modifiers: [
      ...armourOn(act.battle, vehicle, facing),
      ...(isMoving ? [{ why: 'thrown', value: 2, cites: '8.11.9.1' } as const] : []),
    ],
    cites: isThrown ? ['8.11.9.1'] : ['8.11/Q'],
  });
}

/** All support weapons in a hex where such an attack kills, but for charges that are to go off there. */
export function destroyWeapons(
  act: Act,
  struck: readonly { readonly aim: Aim; readonly outcomes: readonly Outcome[] }[],
): void {
  for (const { aim, outcomes } of struck) {
    const kills = outcomes.some(({ result }) => result === 'KIA');
    if (!kills || !aim.shots.some(({ firing }) => isOfEngineers(firing))) continue;
    const weapons = act.battle.unitsAt(aim.at).filter((unit) => isWeapon(unit) && !unit.placed);
    if (weapons.length === 0) continue;
    const changes = weapons.flatMap(lostInTow);
    act.effect(
      'weapons-destroyed',
      { weapons: weapons.map(({ id }) => id), at: aim.at },
      { changes, cites: aim.shots.some(({ firing }) => isFlamethrower(firing)) ? ['8.10.9'] : ['8.11.7'] },
    );
  }
}

/** A charge that kills brings the building down on its level and above (14.4.2, 14.3.20.9). */
export function blowUpBuildings(
  act: Act,
  struck: readonly { readonly aim: Aim; readonly outcomes: readonly Outcome[] }[],
): void {
  for (const { aim, outcomes } of struck)
    if (aim.shots.some(({ firing }) => isCharge(firing)) && outcomes.some(({ result }) => result === 'KIA'))
      collapse(act, aim.at, '14.4.2/a');
}

/** A placed charge may take a bridge with it; leaders who stayed where it was placed from help (14.29.5.2, 14.29.5.3). */
export function blowUpBridges(act: Act, aims: readonly Aim[], rolled: number): void {
  const { battle } = act;
  for (const { at, shots } of aims) {
    const [shot] = shots;
    if (!shot || !isCharge(shot.firing) || !bridgeAt(battle, at)) continue;
    const from = shot.firing.placed?.from;
    const leader = from === undefined ? [] : steadyLeader(battle, from, shot.firing.side);
    strikeBridge(act, at, columnOf(partOf(battle, shot, at).fp), rolled, leader);
  }
}

/** The best of those who have not moved there or away (14.29.5.3). */
function steadyLeader(battle: Battle, at: string, side: string): Modifier[] {
  const [best] = battle
    .unitsAt(at)
    .filter((unit) => unit.side === side && isLeader(unit) && !unit.broken && !unit.moved)
    .sort((a, b) => (a.leadership ?? 0) - (b.leadership ?? 0));
  return best ? [{ why: best.name, value: best.leadership ?? 0, cites: '14.29.5.3' }] : [];
}

/** A charge that does not go off on 12, or 10 in strange hands: nothing is struck (8.11.8, 8.6/b). */
export function isDud(
  act: Act,
  [shot]: readonly Shot[],
  rolled: number,
  changes: readonly Change[],
): boolean {
  if (!shot || !isCharge(shot.firing)) return false;
  const from = (shot.firing.breakdown ?? 12) - (shot.strange ? UNFAMILIAR : 0);
  if (rolled < from) return false;
  act.effect(
    'dud',
    { weapon: shot.firing.id, rolled, from },
    { changes, cites: shot.strange ? ['8.11.8', '8.6/b'] : ['8.11.8'] },
  );
  return true;
}
