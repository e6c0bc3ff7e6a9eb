/**
 * Line of sight (10.3): centre dot to centre dot, over what stands in between. Blocked, clear, or degraded by up to two
 * hexes. The same both ways (10.3/b).
 */
import type { Hex } from '../../kernel/boards/board.js';
import { range } from '../../kernel/geometry/grid.js';
import { centreOf, touchOf } from '../../kernel/geometry/line.js';
import { lineBetween } from '../../mechanics/line.js';
import { floorOf, hexAt, hexOf, isShelter } from '../ground/places.js';
import { isTwoStory, levelOf } from '../ground/terrain.js';
import type { RuleId } from '../rules.js';
import type { Battle } from '../system.js';
import { bocageOn, type Obstacle, obstaclesIn } from './obstacles.js';

/** A hex that degrades the line, once whatever it holds (10.3/l). */
interface Degrading {
  readonly hex: string;
  readonly what: string;
}

interface Sight {
  readonly blocked?: { readonly by: RuleId; readonly hex: string; readonly what: string };
  readonly degrading: readonly Degrading[];
}

const CLEAR: Sight = { degrading: [] };
/** More than two such hexes block (10.3/k). */
const MOST_DEGRADING = 2;

interface Ends {
  readonly low: Hex;
  readonly high: Hex;
  readonly lowLevel: number;
  readonly highLevel: number;
  /** The high end is an aircraft. */
  readonly flies?: true;
}

/** What one hex, or two that share a hexside, does to the line. */
interface Effect {
  readonly is: 'blocks' | 'degrades';
  readonly by: RuleId;
  readonly hex: string;
  readonly what: string;
}

export const sees = (battle: Battle, from: string, to: string): boolean => !sight(battle, from, to).blocked;

export function sight(battle: Battle, from: string, to: string): Sight {
  if (from === to) return CLEAR;
  const floors = betweenFloors(battle, from, to);
  if (floors) return floors;
  if (hexOf(from) === hexOf(to)) return CLEAR;
  return throughTheHexes(battle, from, to, endsOf(battle, from, to));
}

/** An aircraft flies at a level of its own: only what stands next to the looker hides it (19.1/e, 19.1/k). */
export const sightOfPlane = (battle: Battle, from: string, to: string, level: number): Sight =>
  hexOf(from) === hexOf(to)
    ? CLEAR
    : throughTheHexes(battle, from, to, { ...endsOf(battle, from, to, level), flies: true });

function throughTheHexes(battle: Battle, from: string, to: string, ends: Ends): Sight {
  const found = [...alongTheLine(battle, from, to, ends)];
  const block = found.find(({ is }) => is === 'blocks');
  if (block) return { blocked: block, degrading: [] };
  const degrading = found.map(({ hex, what }) => ({ hex, what }));
  const third = degrading[MOST_DEGRADING];
  return third ? { blocked: { by: '10.3/k', ...third }, degrading } : { degrading };
}

/** Nobody sees between the floors of one hex, nor from a floor to another of a Building next to it (10.2/c). */
function betweenFloors(battle: Battle, from: string, to: string): Sight | undefined {
  if (floorOf(from) === floorOf(to) || isShelter(from) || isShelter(to)) return undefined;
  const near = range(battle.table.map, hexAt(battle, from).index, hexAt(battle, to).index) <= 1;
  if (!near || !isTwoStory(battle, from) || !isTwoStory(battle, to)) return undefined;
  return { blocked: { by: '10.2/c', hex: hexOf(to), what: 'the floor' }, degrading: [] };
}

function endsOf(battle: Battle, from: string, to: string, level = levelOf(battle, to)): Ends {
  const [a, b] = [levelOf(battle, from), level];
  const [low, high] = a <= b ? [from, to] : [to, from];
  return {
    low: hexAt(battle, low),
    high: hexAt(battle, high),
    lowLevel: Math.min(a, b),
    highLevel: Math.max(a, b),
  };
}

/** Hex by hex; two hexes along whose hexside the line runs count together (10.3.2). */
function* alongTheLine(battle: Battle, from: string, to: string, ends: Ends): Iterable<Effect> {
  const { map } = battle.table;
  const [a, b] = [hexAt(battle, from), hexAt(battle, to)];
  const [first, last] = a.index < b.index ? [a, b] : [b, a];
  const line = lineBetween(map, first.index, last.index);
  const [start, end] = [centreOf(map, first.index), centreOf(map, last.index)];
  const beside: { readonly hex: Hex; readonly effect: Effect | undefined }[] = [];
  for (const { hex, codes } of line.between) {
    const touch = touchOf(start, end, centreOf(map, hex.index));
    if (touch === 'vertex' || touch === 'none') continue;
    const obstacles = obstaclesIn(battle, hex, touch === 'hexside' ? 'whole' : codes, [a, b]);
    const effect = strongest(obstacles.flatMap((obstacle) => effectOf(battle, obstacle, hex, ends) ?? []));
    if (touch === 'hexside') beside.push({ hex, effect });
    else if (effect) yield effect;
  }
  yield* pairs(beside);
  for (const obstacle of bocageOn(battle, line, [a, b])) {
    const effect = effectOf(battle, obstacle, obstacle.hex, ends);
    if (effect) yield effect;
  }
}

const strongest = (effects: readonly Effect[]): Effect | undefined =>
  effects.find(({ is }) => is === 'blocks') ?? effects[0];

/** Blocked where both sides block, degraded where both do something, else clear (10.3.2/b). */
function* pairs(
  beside: readonly { readonly hex: Hex; readonly effect: Effect | undefined }[],
): Iterable<Effect> {
  for (let i = 0; i + 1 < beside.length; i += 2) {
    const [one, other] = [beside[i]?.effect, beside[i + 1]?.effect];
    if (!one || !other) continue;
    const blocks = one.is === 'blocks' && other.is === 'blocks';
    yield {
      is: blocks ? 'blocks' : 'degrades',
      by: '10.3.2/b',
      hex: one.hex,
      what: `${one.what}, ${other.what}`,
    };
  }
}

function effectOf(battle: Battle, obstacle: Obstacle, hex: Hex, ends: Ends): Effect | undefined {
  const by = stopsBy(battle, obstacle, hex, ends);
  return by && { is: obstacle.blocks ? 'blocks' : 'degrades', by, hex: hex.name, what: obstacle.what };
}

/** The rule by which an obstacle of that total height meets the line; undefined: the line passes over it. */
function stopsBy(battle: Battle, obstacle: Obstacle, hex: Hex, ends: Ends): RuleId | undefined {
  const { top, ground, isBare } = obstacle;
  const { lowLevel, highLevel } = ends;
  if (top > highLevel) return '10.3/e';
  if (lowLevel === highLevel)
    return top === lowLevel && ground === lowLevel && !isBare ? '10.3/d' : undefined;
  if (ends.flies && top === lowLevel && ground === lowLevel && !isBare)
    return range(battle.table.map, hex.index, ends.low.index) <= 1 ? '19.1/e' : undefined;
  if (top <= lowLevel) return undefined;
  if (isBare && isClearSlope(battle, ends)) return undefined;
  const { map } = battle.table;
  const behind = range(map, hex.index, ends.low.index);
  if (top < highLevel) return behind <= 1 ? '10.3/i' : undefined;
  const shadow = range(map, ends.high.index, hex.index);
  return behind <= shadow ? (isBare ? '10.3.1/a' : '10.3/h') : undefined;
}

/** Down through Clear Hill hexes, each lower than the one before (10.3.1). */
function isClearSlope(battle: Battle, { low, high }: Ends): boolean {
  const { map } = battle.table;
  const line = lineBetween(map, Math.min(low.index, high.index), Math.max(low.index, high.index));
  const down = high.index < low.index ? line.between : [...line.between].reverse();
  const levels = [high, ...down.map(({ hex }) => hex), low].map(({ level }) => level);
  const falls = levels.every((level, i) => i === 0 || level < (levels[i - 1] as number));
  return (
    falls && down.every(({ hex }) => obstaclesIn(battle, hex, 'whole', []).every(({ isBare }) => isBare))
  );
}
