/** Roads through woods (14.17): men who are in the open on them, and vehicles that turn round there. */
import { hexesAhead } from '../../mechanics/facing.js';
import { lineBetween } from '../../mechanics/line.js';
import { hexAt } from '../../mechanics/places.js';
import { facingOf } from '../ch11-vehicles/state.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { alongRoad } from './29-spans.js';
import { groundAt, isRoadAcross, isRoadBetween } from './ground.js';

/** A road leads through the woods there (14.17.1). */
export const isForestRoad = (battle: Battle, at: string): boolean =>
  hexAt(battle, at).roads !== 0 && groundAt(battle, at) === 'woods';

/** Trees close over the road: no aircraft attacks those beneath (14.17.5). */
export const safeFromTheAir = (battle: Battle, at: string): Refusal | undefined =>
  isForestRoad(battle, at)
    ? {
        ...refuse('NO_SIGHT', `Trees close over the road in ${at}: attack another hex.`, '14.17.5'),
        path: '$.at',
      }
    : undefined;

/** Who came along the road is in the open to those who look along it (14.17.4/q1). */
export function isOpenOnRoad(battle: Battle, unit: Unit, at: string, from: readonly string[]): boolean {
  if (groundAt(battle, at) !== 'woods' || from.length === 0) return false;
  const { track = [], setOut, firedOnAt = 0 } = unit;
  const before = [setOut, ...track][track.indexOf(at, firedOnAt)];
  return (
    before !== undefined &&
    isRoadBetween(battle, before, at) &&
    from.every((hex) => hex !== at && comesAlongRoad(battle, at, hex))
  );
}

function comesAlongRoad(battle: Battle, at: string, from: string): boolean {
  const { enters } = lineBetween(battle.table.map, hexAt(battle, from).index, hexAt(battle, at).index);
  return enters.every((side) => isRoadAcross(battle, at, side));
}

/** It would look along the road the way that it came. */
export function looksBack(battle: Battle, vehicle: Unit, at: string, facing: number): boolean {
  const along = alongRoad(battle, at);
  const seen = (looks: number) => along.filter((hex) => hexesAhead(battle, at, looks).includes(hex));
  const before = vehicle.at === at ? seen(facingOf(vehicle)) : along.filter((hex) => hex !== vehicle.at);
  return before.length > 0 && seen(facing).some((hex) => !before.includes(hex));
}

/** To turn round there takes a vehicle its whole Movement Phase (14.17.10). */
export const turnsInWoods = (battle: Battle, vehicle: Unit, at: string, facing: number): boolean =>
  groundAt(battle, at) === 'woods' && looksBack(battle, vehicle, at, facing);

export const noTimeToTurn = ({ name }: Unit): Refusal =>
  refuse(
    'HAS_MOVED',
    `${name} turns round on a road through woods only where it does nothing else.`,
    '14.17.10',
  );
