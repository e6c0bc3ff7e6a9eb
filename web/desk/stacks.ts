/** Where counters lie on the board: those of one location in a stack, what is carried behind its carrier. */

import { counterSvg } from '../../src/rules-core/kernel/presentation/symbol.js';
import {
  type CounterFacts,
  counterFacts,
  type Position,
  type Presentation,
  placeOf,
  type Unit,
} from '../client/index.js';
import type { HexOnBoard } from './board-index.js';

export interface Placed {
  readonly unit: Unit;
  readonly facts: CounterFacts;
  readonly svg: string;
  readonly x: number;
  readonly y: number;
  /** The place in its stack, from the foot. */
  readonly depth: number;
  readonly isSmall: boolean;
}

const STEP = 4.5;
const SPREAD = 37;

const pictures = new Map<string, string>();

/** Counters that look alike are drawn once. */
export function pictureOf(facts: CounterFacts, side: number): string {
  const key = JSON.stringify([
    facts.symbol,
    facts.nation,
    facts.strength,
    facts.facing,
    facts.turret,
    facts.states,
    side,
  ]);
  const known = pictures.get(key);
  if (known) return known;
  const badges = facts.states.flatMap(({ badge, tone }) => (badge ? [{ text: badge, tone }] : []));
  const svg = counterSvg({ ...facts, side, badges });
  pictures.set(key, svg);
  return svg;
}

export function placeUnits(
  position: Position,
  shown: Presentation,
  hexOf: (at: string) => HexOnBoard | undefined,
  spread: string | undefined,
): Placed[] {
  const sides = Object.keys(position.sides).sort();
  const stacks = new Map<
    string,
    { hex: HexOnBoard; at: string; members: { unit: Unit; facts: CounterFacts }[] }
  >();
  for (const unit of Object.values(position.units)) {
    const hex = unit.at === undefined ? undefined : hexOf(unit.at);
    if (!hex || unit.at === undefined) continue;
    const stack = stacks.get(unit.at) ?? { hex, at: unit.at, members: [] };
    stack.members.push({ unit, facts: counterFacts(shown, unit) });
    stacks.set(unit.at, stack);
  }
  const placed: Placed[] = [];
  for (const { hex, at, members } of stacks.values()) {
    const ordered = inOrder(members);
    const centre = placeOf(hex, at);
    const isSpread = spread !== undefined && hex.names.includes(spread) && ordered.length > 1;
    const columns = Math.min(4, ordered.length);
    for (const [depth, { unit, facts }] of ordered.entries()) {
      const middle = (ordered.length - 1) / 2;
      const offset = isSpread
        ? {
            x: ((depth % columns) - (columns - 1) / 2) * SPREAD,
            y: (Math.floor(depth / columns) - (Math.ceil(ordered.length / columns) - 1) / 2) * SPREAD,
          }
        : { x: (depth - middle) * STEP, y: (middle - depth) * STEP };
      placed.push({
        unit,
        facts,
        svg: pictureOf(facts, sides.indexOf(unit.side)),
        x: centre.x + offset.x,
        y: centre.y + offset.y,
        depth: depth + (isSpread ? 100 : 0),
        isSmall: facts.carrier !== undefined && !isSpread,
      });
    }
  }
  return placed.sort((a, b) => (a.unit.id < b.unit.id ? -1 : 1));
}

/** Carried counters lie under their carrier, so that the carrier is seen. */
function inOrder<M extends { unit: Unit; facts: CounterFacts }>(members: readonly M[]): M[] {
  return [...members].sort(
    (a, b) =>
      Number(b.facts.carrier !== undefined) - Number(a.facts.carrier !== undefined) ||
      (a.unit.id < b.unit.id ? -1 : 1),
  );
}
