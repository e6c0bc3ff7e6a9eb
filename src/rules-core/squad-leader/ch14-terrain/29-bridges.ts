/** Bridges (14.29): what their rails are worth. */
import { lineBetween } from '../../mechanics/line.js';
import { hexAt } from '../../mechanics/places.js';
import type { Battle, Modifier } from '../system.js';
import { hasRails, isRoadAcross } from './ground.js';

const RAILS: Modifier = { why: 'bridge', value: 1, cites: '14.29.6.1/a' };

/** Where every line comes over the rails, not along the road (14.29.6.1, 14.29.6.2, 14.26.11). */
export function railsBefore(battle: Battle, at: string, from: readonly string[]): Modifier[] {
  if (from.length === 0 || !hasRails(battle, at)) return [];
  return from.every((hex) => comesOverRails(battle, at, hex)) ? [RAILS] : [];
}

function comesOverRails(battle: Battle, at: string, from: string): boolean {
  if (from === at) return false;
  const { enters } = lineBetween(battle.table.map, hexAt(battle, from).index, hexAt(battle, at).index);
  return enters.every((side) => !isRoadAcross(battle, at, side));
}

/** Out on the girders in the open, which cover nobody there (14.29.10.2). */
export const riggingAt = (battle: Battle, at: string, from: readonly string[]): Modifier[] => [
  { why: 'out on the girders', value: -2, cites: '14.29.10.2' },
  ...railsBefore(battle, at, from).map(
    ({ value }): Modifier => ({ why: 'not behind the girders', value: -value, cites: '14.29.10.2' }),
  ),
];
