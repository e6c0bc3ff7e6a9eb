/** Crest counters (14.25): men at the edge of low ground, or on a hedgerow (14.6.13), who look out over three hexsides. */
import { hexOf } from '../../kernel/position/position.js';
import { lineBetween } from '../../mechanics/line.js';
import { around, hexAt, sideTowards } from '../../mechanics/places.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import type { OnMap } from '../units/kinds.js';
import { isHedgerowBetween } from './06-hedgerows.js';
import { bankedRoadAt, bedAt, groundAt, isRoadAcross, isWater, levelAt } from './ground.js';
import { isCourseAcross } from './symbols.js';

type Crested = Pick<Unit, 'onCrest' | 'at'>;

/** A unit that has gone elsewhere has left it. */
export const isOnCrest = ({ onCrest, at }: Crested): boolean => onCrest !== undefined && onCrest.at === at;

/** A sunken road, gully or stream (14.25.1). */
export const isSunk = (battle: Battle, at: string): boolean =>
  bedAt(battle, at) !== undefined || bankedRoadAt(battle, at) === 'sunken';

/** Down in low ground, where one does not see out (14.25.1). */
export const isDown = (battle: Battle, at: string): boolean =>
  isSunk(battle, at) || isWater(groundAt(battle, at));

const frontOf = (side: number): number[] => [(side + 5) % 6, side, (side + 1) % 6];

/** Why no counter lies there: its middle hexside is neither across the road nor the water (14.25.1). */
export function noCrest(battle: Battle, at: string, side: number): Refusal | undefined {
  const beside = around(battle, at)[side];
  if (beside !== undefined && isHedgerowBetween(battle, at, beside)) return undefined;
  if (!isSunk(battle, at))
    return refuse(
      'NO_CREST',
      `${at} is neither low ground nor behind a hedgerow there.`,
      '14.25.1/a',
      '14.6.13',
    );
  const isAlong = bankedRoadAt(battle, at) === 'sunken' ? isRoadAcross : isCourseAcross;
  return isAlong(battle, at, side)
    ? refuse('NO_CREST', `The way through ${at} leads over that hexside: name another.`, '14.25.1/a')
    : undefined;
}

/** Set up on a counter where none lies. */
export const hasNoCrest = (battle: Battle, { onCrest, at }: Unit): boolean =>
  onCrest !== undefined && (onCrest.at !== at || noCrest(battle, onCrest.at, onCrest.side) !== undefined);

/** Over which hexsides the line comes into its hex. */
const entering = (battle: Battle, at: string, from: string) =>
  lineBetween(battle.table.map, hexAt(battle, from).index, hexAt(battle, at).index).enters;

/** The line to or from there crosses its front. */
export function isOverCrest(battle: Battle, { onCrest, at }: Crested, other: string): boolean {
  if (onCrest === undefined || at !== onCrest.at || hexOf(other) === at) return false;
  const front = frontOf(onCrest.side);
  return entering(battle, at, other).every((side) => front.includes(side));
}

/** So much higher one looks down into the low ground itself (14.25.1). */
const LOOKS_IN = 4;

/** It is as good as dug in against fire from there: not from above, nor along the low ground (14.25.1). */
export const isSheltered = (battle: Battle, unit: OnMap, from: string): boolean =>
  isSunk(battle, unit.at) &&
  isOverCrest(battle, unit, from) &&
  levelAt(battle, from) - levelAt(battle, unit.at) < LOOKS_IN &&
  !(isSunk(battle, from) && isAlongTheBottom(battle, unit.at, from));

const isAlongTheBottom = (battle: Battle, at: string, from: string): boolean => {
  const isAlong = bankedRoadAt(battle, at) === 'sunken' ? isRoadAcross : isCourseAcross;
  return entering(battle, at, from).some((side) => isAlong(battle, at, side));
};

/** The hexes on its side, to which it comes out as out of an entrenchment (14.25.2). */
export const isOnItsSide = (battle: Battle, { onCrest }: Crested, from: string, to: string): boolean => {
  const side = sideTowards(battle, from, to);
  return (
    side !== undefined && onCrest !== undefined && frontOf(onCrest.side).includes(side) && !isSunk(battle, to)
  );
};

/** Nobody goes elsewhere before he has come off the counter (14.25.2). */
export function staysOnCrest(battle: Battle, units: readonly Unit[], to: string): Refusal | undefined {
  const bound = units.find(
    (unit) => isOnCrest(unit) && unit.at !== undefined && !isOnItsSide(battle, unit, unit.at, to),
  );
  return bound
    ? refuse(
        'SETTLED',
        `${bound.name} is at the crest of ${bound.at}: come off it first, with "crest".`,
        '14.25.2',
      )
    : undefined;
}

/** What they fire from there (14.25.4). */
const LIGHT: readonly Unit['weapon'][] = [
  'LMG',
  'ATR',
  'DC',
  'PIAT',
  'bazooka',
  'PF',
  'panzerschreck',
  'radio',
];

export const isTooHeavyThere = (firing: Unit, holder: Unit): boolean =>
  isOnCrest(holder) && firing.kind === 'weapon' && !LIGHT.includes(firing.weapon);

/** It fires at what lies beside its front or behind it (14.25.3). */
export const isBesideItsFront = (battle: Battle, holder: Unit, at: string): boolean =>
  isOnCrest(holder) && !isOverCrest(battle, holder, at);
