/** What the ground does to fire (5.3), and what moving in it does (5.6.8). */
import { lineBetween } from '../../mechanics/line.js';
import { around, hexAt } from '../../mechanics/places.js';
import { GROUND, groundAt, hexsideBetween, levelAt } from '../ch14-terrain/ground.js';
import type { Battle, Modifier, Unit } from '../system.js';

const HEXSIDE = { wall: 2, hedge: 1 } as const;

/** The terrain of the target hex, the wall or hedge before it, and height (5.3.1 to 5.3.5). */
export function coverAt(battle: Battle, at: string, from: readonly string[]): Modifier[] {
  const ground = groundAt(battle, at);
  const { tem, cites } = GROUND[ground];
  const found: Modifier[] = tem === 0 ? [] : [{ why: ground, value: tem, cites }];
  const behind = hexsideBefore(battle, at, from);
  if (behind) found.push({ why: behind, value: HEXSIDE[behind], cites: '5.3.1/a' });
  if (from.some((hex) => levelAt(battle, hex) < levelAt(battle, at)))
    found.push({ why: 'height', value: 1, cites: '5.3.5.1' });
  return found;
}

/** Only where every line of the group crosses such a hexside of the target hex (5.3.1/a, 5.3.4); the lowest counts. */
function hexsideBefore(battle: Battle, at: string, from: readonly string[]): 'wall' | 'hedge' | undefined {
  const crossed = from.map((hex) => crossedBy(battle, at, hex));
  if (crossed.length === 0 || crossed.includes(undefined)) return undefined;
  return crossed.includes('hedge') ? 'hedge' : 'wall';
}

/** A target on higher ground than the hexside has nothing of it (5.3.3). */
function crossedBy(battle: Battle, at: string, from: string): 'wall' | 'hedge' | undefined {
  if (from === at) return undefined;
  const { enters } = lineBetween(battle.table.map, hexAt(battle, from).index, hexAt(battle, at).index);
  const across = around(battle, at);
  for (const side of enters) {
    const before = across[side];
    if (before === undefined || levelAt(battle, at) > levelAt(battle, before)) continue;
    const drawn = hexsideBetween(battle, before, at);
    if (drawn) return drawn;
  }
  return undefined;
}

/** -1 for having moved on foot, and -1 more in the open; Assault Movement spares the first (5.6.8.1, 4.5.1). */
export function exposure(battle: Battle, unit: Unit, at: string): Modifier[] {
  if (battle.clock.phase !== 'defensive-fire' || !unit.track?.includes(at)) return [];
  const found: Modifier[] = [];
  if (!unit.assaultMoved) found.push({ why: 'moved', value: -1, cites: '5.6.8.1' });
  if (isOpen(battle, at)) found.push({ why: 'in the open', value: -1, cites: '5.6.8.1/c' });
  return found;
}

const isOpen = (battle: Battle, at: string): boolean => groundAt(battle, at) === 'open ground';
