/** What the month and the snow leave of what grows (14.11.5, 14.12.8, 14.16.6, 14.16.10). */
import { isDeep } from '../ch16-fire/03-now.js';
import type { Battle } from '../system.js';
import type { Ground } from './ground.js';

type Options = Battle['options'];

const isBetween = (month: number, first: number, last: number): boolean => month >= first && month <= last;

/** From June to October (14.11.5). */
const isGrainHigh = ({ month }: Options): boolean => isBetween(month, 6, 10);

/** From April to November (14.16.6); in the other months one sees farther through them (14.16.10). */
export const isInLeaf = ({ month }: Options): boolean => isBetween(month, 4, 11);

/** Mown or under the snow it is open ground (14.11.5, 14.12.8), and so are shell holes in the mud (16.5.9.3). */
export const isBare = (ground: Ground, options: Options): boolean =>
  (ground === 'wheatfield' && !isGrainHigh(options)) ||
  (ground === 'brush' && isDeep(options)) ||
  (ground === 'shell hole' && options.underfoot === 'mud');

const HEDGEROWS: readonly string[] = ['none', 'walls', 'hedges', 'both'];

/** Equal for all battles in which the same things can be seen through. */
export const seasonOf = (options: Options): number =>
  (isGrainHigh(options) ? 1 : 0) +
  (isInLeaf(options) ? 2 : 0) +
  (isDeep(options) ? 4 : 0) +
  (options.snow ? 8 : 0) +
  16 * HEDGEROWS.indexOf(options.hedgerows?.are ?? 'none');
