/** What the ground does to fire (5.3), and what moving in it does (5.6.8). */
import { hexOf } from '../../kernel/position/position.js';
import { distance } from '../../mechanics/places.js';
import { sees } from '../ch02-sight/sight.js';
import { isOnMotorcycle } from '../ch04-movement/10-motorcycles.js';
import { isSmoky } from '../ch09-artillery/16-smoke.js';
import { underParachute } from '../ch12-air/09-landing.js';
import { isOnCliff } from '../ch14-terrain/03-levels.js';
import { floorOf, isUpstairs } from '../ch14-terrain/03-storeys.js';
import { hedgerowCover } from '../ch14-terrain/06-hedgerows.js';
import { isPastOrchard } from '../ch14-terrain/11-standing-out.js';
import { isOpenOnRoad } from '../ch14-terrain/17-forest-roads.js';
import { railsBefore, riggingAt } from '../ch14-terrain/29-bridges.js';
import { isPerch, isRoof } from '../ch14-terrain/32-perches.js';
import {
  bedAt,
  bridgeAt,
  GROUND,
  groundAt,
  isOneBuilding,
  isOpen,
  isRunway,
  levelAt,
} from '../ch14-terrain/ground.js';
import { crossedBy } from '../ch14-terrain/hexsides.js';
import { isEntrenched } from '../ch15-fortifications/03-entrenchments.js';
import { isFortified, THICKER } from '../ch15-fortifications/06-fortified.js';
import { isInPlay } from '../options/optional-rules.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { isAboard } from '../units/kinds.js';
import { firePhaseOf } from './06-at-once.js';
import { isBypassing, isInTheOpenBeside } from './06-bypassing.js';
import { placeIn } from './06-track.js';

/** What a hexside is worth before the target (5.3.1). */
export const HEXSIDE = { wall: 2, hedge: 1 } as const;

/** The terrain of the target hex, the wall or hedge before it, and height: neither of these for upper levels (5.3.1 to 5.3.5, 14.3.20.6). */
export function coverAt(battle: Battle, at: string, from: readonly string[]): Modifier[] {
  if (isPerch(battle, at)) return heightOver(battle, at, from);
  const ground = groundAt(battle, at);
  if (isOnCliff(battle, at))
    return ground === 'woods' && floorOf(at) === 1 ? [{ why: ground, value: 1, cites: '14.8.11/a' }] : [];
  const { tem, cites } = GROUND[ground];
  const isOpened = ground === 'wooden building' && battle.location(hexOf(at)).breached;
  const found: Modifier[] = tem === 0 || isOpened ? [] : [{ why: ground, value: tem, cites }];
  if (isFortified(battle, at)) found.push(THICKER);
  if (isRunway(battle, at)) found.push({ why: 'runway', value: -1, cites: '14.31.4' });
  found.push(...railsBefore(battle, at, from));
  const hedgerow = hedgerowCover(battle, at, from, found);
  if (hedgerow) found.splice(0, found.length, ...hedgerow);
  else found.push(...hexsideBefore(battle, at, from));
  found.push(...heightOver(battle, at, from));
  return found;
}

/** Uphill fire, of whatever kind it is, is harder; not at the upper levels of a building, but at its roof (5.3.5.1, 5.3.5.2, 14.32.11). */
export const heightOver = (battle: Battle, at: string, from: readonly string[]): Modifier[] =>
  (!isUpstairs(at) || isRoof(battle, at)) &&
  from.some((hex) => levelAt(battle, hex) < levelAt(battle, at) && !isInGullyBelow(battle, at, hex)) &&
  isInPlay(battle, '5.3.5')
    ? [{ why: 'height', value: 1, cites: '5.3.5.1' }]
    : [];

/** On a bridge over a gully nobody has the better of those in it (14.29.5.7/q1). */
const isInGullyBelow = (battle: Battle, at: string, from: string): boolean =>
  bridgeAt(battle, at)?.over === 'gully' &&
  bedAt(battle, from) === 'gully' &&
  distance(battle, from, at) <= 1;

/** Only where every line of the group crosses such a hexside of the target hex (5.3.1/a, 5.3.4); the lowest counts. */
function hexsideBefore(battle: Battle, at: string, from: readonly string[]): Modifier[] {
  const crossed = from.map((hex) => behind(battle, at, hex)).sort((a, b) => a.value - b.value);
  return crossed.filter(({ value }, i) => i === 0 && value > 0);
}

/** What the hexside is worth against fire from there: less from high above (5.3.5.3). */
function behind(battle: Battle, at: string, from: string): Modifier {
  const side = isUpstairs(at) ? undefined : crossedBy(battle, at, from);
  if (!side) return { why: 'in view', value: 0, cites: '5.3.4' };
  const above = levelAt(battle, from) - levelAt(battle, at);
  const isSteep = above > distance(battle, from, at);
  return isSteep
    ? { why: `${side} seen from above`, value: Math.max(0, HEXSIDE[side] - (above - 1)), cites: '5.3.5.3' }
    : { why: side, value: HEXSIDE[side], cites: '5.3.1/a' };
}

/** Seen on the wall, in the Defensive Fire Phase (14.3.20.2.3). */
const ON_THE_WALL: readonly Modifier[] = [
  { why: 'moved', value: -1, cites: '5.6.8.1' },
  { why: 'in the open', value: -1, cites: '14.3.20.2.3' },
];

/**
 * -1 for having moved on foot, and -1 more in the open; Assault Movement and going on inside a building spare the first, going to
 * ground both; hazardous movement is -2 by itself (5.6.8.1, 4.5.1, 5.6.10.1). Where it only placed a charge before it set out it
 * did not move (5.6.4/a).
 */
export function exposure(battle: Battle, unit: Unit, at: string, from: readonly string[]): Modifier[] {
  if (unit.parachute && firePhaseOf(battle) === 'defensive-fire') return underParachute(unit);
  if (unit.bailedOut) return [{ why: 'on top of a vehicle', value: -2, cites: '13.24.1' }];
  if (unit.mends) return REPAIRING;
  if (unit.reloads) return RELOADING;
  if (unit.rigs) return riggingAt(battle, at, from);
  if (unit.hitching) return isOpen(groundAt(battle, at)) ? HITCHING : [];
  if (isAboard(unit) || firePhaseOf(battle) !== 'defensive-fire' || !unit.track?.includes(at)) return [];
  if (isEntrenched(unit)) return [];
  if (unit.climbed) return [...ON_THE_WALL];
  if (unit.surfaced === at && from.every((hex) => hex === at)) return OUT_OF_A_SEWER;
  if (unit.costs?.[placeIn(unit, at)] === 0) return [];
  return [...charging(battle, unit, at, from), ...moving(battle, unit, at, from)];
}

/** They move about, from all sides and in every fire phase (10.3/q1). */
const HITCHING: Modifier[] = [
  { why: 'moved', value: -1, cites: '10.3/q1' },
  { why: 'in the open', value: -1, cites: '10.3/q1' },
];

/** Men who load rockets are in the open, whatever the ground is (10.7.11). */
const RELOADING: Modifier[] = [{ why: 'loads rockets', value: -2, cites: '10.7.11' }];

/** From all sides, in every fire phase (11.32.3). */
const REPAIRING: Modifier[] = [{ why: 'works on a vehicle', value: -2, cites: '11.32.3' }];

/** However they came, to those who stand above them (4.9.9.1). */
const OUT_OF_A_SEWER: Modifier[] = [
  { why: 'moved', value: -1, cites: '5.6.8.1' },
  { why: 'in the open', value: -1, cites: '4.9.9.1' },
];

/** -1 for every hex that the berserk have entered up to there, seen by all who fire (3.25.11, 3.25/n). */
function charging(battle: Battle, unit: Unit, at: string, from: readonly string[]): Modifier[] {
  if (!unit.berserk) return [];
  const entered = (unit.track ?? []).slice(0, placeIn(unit, at) + 1);
  const value = -entered.filter((hex) => from.every((one) => sees(battle, one, hex))).length;
  return value === 0 ? [] : [{ why: 'charging', value, cites: '3.25.11' }];
}

function moving(battle: Battle, unit: Unit, at: string, from: readonly string[]): Modifier[] {
  if (isOnMotorcycle(unit)) return [];
  if (unit.hazardous || isOnRoofBefore(battle, at, from))
    return [{ why: 'hazardous movement', value: -2, cites: '5.6.8.1/b' }];
  if (unit.grounded) return [];
  const found: Modifier[] = [];
  if (
    unit.doubleTime &&
    !isBypassing(unit, at) &&
    (IN_HASTE.includes(groundAt(battle, at)) || isSmoky(battle, at))
  )
    found.push({ why: 'double time', value: -1, cites: '4.7.5' });
  const isBeside = isBypassing(unit, at);
  if (!unit.assaultMoved && (isBeside || !cameThroughBuilding(battle, unit, at)))
    found.push({ why: 'moved', value: -1, cites: '5.6.8.1' });
  const isInTheOpen = isBeside
    ? isInTheOpenBeside(battle, unit, at)
    : isOpen(groundAt(battle, at)) ||
      groundAt(battle, at) === 'shell hole' ||
      isOpenOnRoad(battle, unit, at, from);
  if (isInTheOpen && (from.length === 0 || from.some((hex) => !isPastOrchard(battle, hex, at))))
    found.push({ why: 'in the open', value: -1, cites: '5.6.8.1/c' });
  return found;
}

/** On a roof, seen from as high as that (14.32.12). */
const isOnRoofBefore = (battle: Battle, at: string, from: readonly string[]): boolean =>
  isRoof(battle, at) && from.some((hex) => levelAt(battle, hex) >= levelAt(battle, at));

/** Where double time makes up for the cover (4.7.5). */
const IN_HASTE: readonly string[] = ['woods', 'wheatfield', 'wooden building', 'stone building'];

function cameThroughBuilding(battle: Battle, unit: Unit, at: string): boolean {
  const { track = [], setOut, firedOnAt = 0 } = unit;
  const from = [setOut, ...track][track.indexOf(at, firedOnAt)];
  return from !== undefined && isOneBuilding(battle, from, at);
}
