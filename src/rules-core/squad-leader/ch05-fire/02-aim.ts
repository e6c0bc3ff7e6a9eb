/** The hexes that one attack strikes (5.1.3, 8.9.2), and who is in them while it does. */

import { beneath } from '../ch02-sight/03-concealment.js';
import { canBeMadeOut } from '../ch02-sight/08-night.js';
import { targetsAt } from '../ch04-movement/12-cavalry.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { spares } from '../ch07-overrun/02-nerve.js';
import { targetVehicle } from '../ch08-support-weapons/08-afv-kill.js';
import { type Choice, penetrated } from '../ch08-support-weapons/09-penetration.js';
import { pierces } from '../ch08-support-weapons/09-vehicles.js';
import { flamesBeside } from '../ch08-support-weapons/10-flamethrowers.js';
import { aboardAt } from '../ch11-vehicles/18-fire-at-passengers.js';
import { menBeneath } from '../ch11-vehicles/20-beneath.js';
import { isSeenBeside } from '../ch11-vehicles/29-sight.js';
import { vulnerableAt } from '../ch11-vehicles/crews.js';
import { isAtEmplacedGun } from '../ch13-direct-fire/17-lost-guns.js';
import { isBelowOthers } from '../ch14-terrain/25-over-crests.js';
import { isBehindBank } from '../ch15-fortifications/03-banks.js';
import type { Battle } from '../system.js';
import {
  infantryAt,
  isMarker,
  isOfEngineers,
  isPrisoner,
  isShapedCharge,
  isVehicle,
  type OnMap,
  vehiclesAt,
} from '../units/kinds.js';
import { hexesOf } from './01-group.js';
import { isOfMachineGun, type Shot } from './04-firepower.js';
import { isAtOnce, onTheMove } from './06-at-once.js';
import { arrowOf, crossesArrow } from './06-bypassing.js';
import { crossersOf } from './06-movers.js';

/** A hex, what fires into it, and the enemies put back into it. */
export interface Aim {
  readonly at: string;
  readonly shots: readonly Shot[];
  readonly movers: readonly string[];
  /** Fire that only comes through strikes friend and enemy alike (8.9.2.2). */
  readonly isBeyond?: true;
  /** It is aimed at where those who bypass the hex turned, along these hexsides (4.6.8). */
  readonly juncture?: readonly number[];
  /** A vehicle drives over the hex (7.1). */
  readonly isOverrun?: true;
  /** Artillery falls on the hex, or a dive bomber upon it (9.2, 12.5.4). */
  readonly isBarrage?: true;
  /** Its shells strike those within their shelter, which turns against them (8.16.2, 13.26.7); or only those of them who are seen (13.19/q2). */
  readonly isCritical?: true | 'seen';
  /** Its roll To Hit has missed those who are not seen (13.19/q2). */
  readonly isAtSeen?: true;
  /** It is artillery off the map, under which men have lain before (9.2.8). */
  readonly isBombardment?: true;
  /** Machine guns are aimed at this vehicle: nobody else there is struck (8.9.4.1). */
  readonly vehicle?: string;
  /** Nobody else in the hex is struck: those who throw a charge, whose ever they are (8.11.9.2). */
  readonly only?: readonly string[];
}

/** Each mover is put back into the first of the hexes that it crossed; all are, unless some are named. */
export function aimsOf(
  battle: Battle,
  by: string,
  asked: {
    readonly at: string;
    readonly movers?: readonly string[] | undefined;
    readonly juncture?: true | undefined;
    readonly vehicle?: string | undefined;
  } & Choice,
  shots: readonly Shot[],
): Aim[] {
  const { at, movers, juncture, vehicle } = asked;
  if (vehicle !== undefined) return [{ at, shots, movers: [], vehicle }];
  const beyond = [...penetrated(battle, shots, at, asked)].map(
    ([hex, lost]) => ({ at: hex, shots: lost, isBeyond: true }) as const,
  );
  const arrow = juncture ? arrowAt(battle, at, by) : undefined;
  const main = { at, shots, ...(arrow && { juncture: arrow }) };
  return withMovers(battle, by, [main, ...beyond, ...flamesBeside(battle, at, shots)], movers);
}

/** The way on which units have bypassed the hex (4.6.5). */
const arrowAt = (battle: Battle, at: string, by: string): readonly number[] | undefined =>
  crossersOf(battle, at, by)
    .map((unit) => arrowOf(unit, at))
    .find((arrow) => arrow !== undefined);

/** Where it can be struck: beside an obstacle only across its way (4.6.9). */
const isOpenTo = (battle: Battle, unit: OnMap, { at, shots, juncture }: Omit<Aim, 'movers'>): boolean =>
  (unit.beside !== undefined && shots.every(({ holder }) => isSeenBeside(battle, holder.at, unit))) ||
  (unit.beside === undefined && isOnItsWay(battle, unit, { at, shots, juncture }));

const isOnItsWay = (
  battle: Battle,
  unit: OnMap,
  { at, shots, juncture }: Pick<Aim, 'at' | 'shots' | 'juncture'>,
): boolean =>
  (unit.bypassed === undefined && juncture === undefined) ||
  crossesArrow(battle, unit, at, {
    from: shots.map(({ holder }) => holder.at),
    isAtJuncture: juncture !== undefined,
  });

export function withMovers(
  battle: Battle,
  by: string,
  hexes: readonly Omit<Aim, 'movers'>[],
  named: readonly string[] | undefined,
): Aim[] {
  if (battle.clock.phase !== 'defensive-fire') return hexes.map((aim) => ({ ...aim, movers: [] }));
  const meant = named?.flatMap((id) => behind(battle, id));
  const taken = new Set<string>();
  const standing = new Set(hexes.flatMap(({ at }) => infantryAt(battle, at).map(({ id }) => id)));
  return hexes.map((aim) => {
    const movers = crossersOf(battle, aim.at, by)
      .filter((unit) => isOpenTo(battle, unit, aim))
      .map(({ id }) => id)
      .filter((id) => (meant ? meant.includes(id) : !standing.has(id) || aim === hexes[0]) && !taken.has(id));
    for (const id of movers) taken.add(id);
    return { ...aim, movers };
  });
}

/** Those who stand in the hex, put back into it or not (5.6.2); in a melee friends too, and prisoners with their guards (6.3.4, 3.29.16); and vehicles that fire can hurt. */
export function targetsOf(battle: Battle, aim: Aim, by: string): OnMap[] {
  const { at, shots, isBeyond, only, vehicle } = aim;
  if (vehicle !== undefined) return targetsAboard(battle, aim, vehicle);
  if (only) return battle.unitsAt(at).filter((unit): unit is OnMap => only.includes(unit.id));
  if (isAtOnce(battle))
    return targetsAtOnce(battle, at, shots, by).filter((unit) => isOpenTo(battle, unit, aim));
  const found = [
    ...targetsAt(battle, at),
    ...aboardAt(battle, at, hexesOf(shots)),
    ...hurtBy(battle, at, shots),
  ].filter(
    (unit) =>
      (isBeyond || unit.side !== by || isPrisoner(unit) || isInMelee(battle, unit)) &&
      canBeMadeOut(battle, unit, at, hexesOf(shots)) &&
      isOpenTo(battle, unit, aim) &&
      !shots.every(({ holder }) => isBehindBank(battle, unit, holder.at)) &&
      !isBelowOthers(
        battle,
        unit,
        at,
        shots.map(({ holder }) => holder),
      ),
  );
  return shots.some(({ firing }) => isShapedCharge(firing)) ? withoutGunners(battle, found) : found;
}

/** Shells at men do not strike those at an emplaced gun beside them (13.17.8/a). */
function withoutGunners(battle: Battle, found: OnMap[]): OnMap[] {
  const others = found.filter((unit) => !isAtEmplacedGun(battle, unit));
  return others.some(({ hidden }) => !hidden) ? others : found;
}

/** Those in it and on it, too, as far as fire reaches them, and those beneath it (8.9.4.1, 11.20.4, 11.43.5). */
const targetsAboard = (battle: Battle, { at, shots }: Aim, id: string): OnMap[] => [
  ...aboardAt(battle, at, hexesOf(shots)).filter(({ aboard }) => aboard === id),
  ...vulnerableAt(battle, at, hexesOf(shots)).filter((one) => one.id === id),
  ...vehiclesAt(battle, at).flatMap((one) => (one.id === id ? menBeneath(battle, one) : [])),
];

/** Those who are overrun fire at passengers alone (7.1.9), those whom a vehicle goes around at its crew too (11.29/q9). Flames and charges strike vehicles on a table of their own (8.10.10); machine guns aimed at men strike them alone (8.9.4.1/a). */
const hurtBy = (battle: Battle, at: string, shots: readonly Shot[]): OnMap[] => {
  const isFromWithin = isAtOnce(battle) && shots.length > 0 && shots.every(({ holder }) => holder.at === at);
  if (isOfBlast(shots)) return [];
  const vehicles = vulnerableAt(battle, at, hexesOf(shots)).filter(
    ({ beside }) => !isFromWithin || beside !== undefined,
  );
  const isAtMen = vehicles.length > 0 && !isAtOnce(battle) && shots.every(isOfMachineGun);
  return isAtMen ? vehicles.filter(({ side }) => infantryAt(battle, at, side).length === 0) : vehicles;
};

const isOfBlast = (shots: readonly Shot[]): boolean => shots.some(({ firing }) => isOfEngineers(firing));

/** Riders, scouts and vehicles on the move alone; where riders have charged their enemies, also these, but for those who fire (4.12.16/a, 4.12.34/a). */
function targetsAtOnce(battle: Battle, at: string, shots: readonly Shot[], by: string): OnMap[] {
  const riders = onTheMove(battle).filter((unit) => unit.at === at && !isVehicle(unit));
  const aboard = aboardAt(battle, at, hexesOf(shots));
  const moving = [...riders, ...aboard, ...hurtBy(battle, at, shots)].filter((unit) =>
    canBeMadeOut(battle, unit, at, hexesOf(shots)),
  );
  if (!moving.some(({ charged }) => charged?.includes(at))) return moving;
  return [
    ...moving,
    ...infantryAt(battle, at, by).filter(({ id }) => !shots.some(({ holder }) => holder.id === id)),
  ];
}

/** An AFV next to him only as long as he has not lost his nerve (7.2.4/b). */
function isAtVehicle(battle: Battle, { at, shots }: Aim, by: string): boolean {
  const vehicle = targetVehicle(battle, at, by);
  return vehicle !== undefined && !shots.some(({ holder }) => spares(battle, holder, vehicle));
}

/** Whether anybody of the enemy would be struck. */
export const hasTarget = (battle: Battle, aim: Aim, by: string): boolean =>
  aim.movers.length > 0 ||
  (aim.vehicle !== undefined && pierces(battle, aim)) ||
  targetsOf(battle, aim, by).some((unit) => unit.side !== by && !isPrisoner(unit)) ||
  (isOfBlast(aim.shots) && isAtVehicle(battle, aim, by)) ||
  battle
    .unitsAt(aim.at)
    .some(
      (unit) => unit.side !== by && isMarker(unit) && canBeMadeOut(battle, unit, aim.at, hexesOf(aim.shots)),
    );

/** An order that names a '?' means those beneath it, once it is known who they are. */
function behind(battle: Battle, id: string): string[] {
  const unit = battle.unit(id);
  const all = unit?.at !== undefined && isMarker(unit) ? beneath(battle, unit.at, unit.side) : [];
  return all.length > 0 ? all.map((one) => one.id) : [id];
}
