/** Wheat, brush, marsh and orchards (14.11, 14.12, 14.16, 14.18.7) in the line of sight, and who stands out of them. */
import { CLEAR, DEPENDS, type Feature, type Heights, type Verdict } from '../../kernel/los/index.js';
import type { RuleId } from '../rules.js';
import type { Battle, Unit } from '../system.js';
import { isGun, isVehicle } from '../units/kinds.js';
import { readAsGround } from './ground.js';
import { isBare, isInLeaf } from './seasons.js';

type Options = Battle['options'];

/** What hides men on its own level, by the rule that says so. */
const SCREENS = { wheatfield: '14.11.2', brush: '14.12.9', marsh: '14.18.7' } as const;
export const ORCHARDS = '14.16.5';
export const MARSH = SCREENS.marsh;
/** Hexes of orchards through which one sees on their level, with the leaves on and without (14.16.5, 14.16.10). */
export const orchardsSeenThrough = (options: Options): number => (isInLeaf(options) ? 2 : 3);

const screens = (why: RuleId): Verdict<RuleId> => ({ effect: 'hinders', value: 1, why: [why] });

export const isOrchard = (terrain: Feature['terrain']): boolean => readAsGround(terrain) === 'orchard';

/** Of one hex; how many there are is counted for the whole line. Nothing of what does not grow. */
export function growthInLine(
  { terrain, ground }: Feature,
  { low, high }: Heights,
  options: Options,
): Verdict<RuleId> | undefined {
  const found = readAsGround(terrain);
  if (found === 'orchard') {
    if (2 * ground === high) return screens(ORCHARDS);
    return low < high && isInLeaf(options) && 2 * ground + 2 > low ? DEPENDS : CLEAR;
  }
  if (found !== 'wheatfield' && found !== 'brush' && found !== 'marsh') return undefined;
  return low === high && 2 * ground === low && !isBare(found, options) ? screens(SCREENS[found]) : CLEAR;
}

/** From above, the hex behind an orchard is out of sight (14.16.6). */
export const behindOrchard = (fromLow: number): Verdict<RuleId> =>
  fromLow <= 1 ? { effect: 'blocks', why: ['14.16.6'] } : CLEAR;

interface Hindrance {
  readonly hex: number;
  readonly why: readonly RuleId[];
}

/** The first hex that hides men at the other end, or the last orchard of too many, which hides everybody. */
export function screenOf(
  found: readonly Hindrance[],
  orchards: { readonly atEnds: boolean; readonly ranges: ReadonlySet<number> },
  options: Options,
): (Hindrance & { readonly isForAll: boolean }) | undefined {
  const through = orchards.ranges.size + (orchards.atEnds ? 1 : 0);
  if (orchards.ranges.size > 0 && through > orchardsSeenThrough(options)) {
    const last = found.findLast(({ why }) => why[0] === ORCHARDS) as Hindrance;
    return { ...last, isForAll: true };
  }
  const screen = found.find(({ why }) => why[0] !== ORCHARDS);
  return screen && { ...screen, isForAll: false };
}

const TOO_SMALL = 2;

/** Whom wheat and brush do not hide: vehicles that are not small, cavalry, and guns as large as vehicles that are not dug in (14.11.3, 14.12.9, 4.12.17). */
export function standsOut(unit: Unit): boolean {
  if (isVehicle(unit)) return unit.size !== TOO_SMALL;
  if (isGun(unit)) return unit.gun?.vehicleSized === true && unit.dislodged === true;
  return unit.rides !== undefined && unit.wheels === undefined;
}
