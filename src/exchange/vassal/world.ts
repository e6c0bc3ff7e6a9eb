/** What the commands of a save or log build: pieces, stacks and decks, each where it is. */
import { failed, type Read } from '../../rules-core/kernel/boards/vasl-problem.js';
import { split } from './tokens.js';
import { type Trait, traitsOf } from './traits.js';

interface Spot {
  /** Undefined: nowhere. */
  readonly map: string | undefined;
  readonly x: number;
  readonly y: number;
}

export interface Piece {
  readonly id: string;
  readonly type: string;
  traits: readonly Trait[];
  spot: Spot;
  stack: Stack | undefined;
}

interface Stack {
  readonly id: string;
  spot: Spot;
  /** From the bottom to the top. */
  members: string[];
}

const NOWHERE: Spot = { map: undefined, x: 0, y: 0 };
const MOST_PIECES = 20_000;

export class World {
  readonly pieces = new Map<string, Piece>();
  readonly stacks = new Map<string, Stack>();
  readonly decks = new Map<string, Stack>();

  /** Where a piece is: with its stack, unless that is on no map. */
  spotOf({ spot, stack }: Piece): Spot {
    return stack?.spot.map === undefined ? spot : stack.spot;
  }

  add(fields: readonly string[]): Read<void> {
    const [, id = '', type = '', state = ''] = fields;
    if (this.pieces.size + this.stacks.size >= MOST_PIECES)
      return failed('TOO_LARGE', `+/${id}`, `There are more than ${MOST_PIECES} pieces.`);
    const kind = split(type, ';')[0];
    if (kind === 'stack' || kind === 'deck') {
      const stack: Stack = { id, spot: NOWHERE, members: [] };
      this.remove(id);
      (kind === 'stack' ? this.stacks : this.decks).set(id, stack);
      this.fill(stack, state, kind === 'deck');
      return { ok: true, value: undefined };
    }
    const traits = traitsOf(type, state, `+/${id}`);
    if (!traits.ok) return traits;
    this.remove(id);
    this.pieces.set(id, { id, type, traits: traits.value, spot: spotIn(traits.value), stack: undefined });
    for (const stack of this.stacks.values()) if (stack.members.includes(id)) this.join(stack, id);
    return { ok: true, value: undefined };
  }

  /** A new state of a piece, or the members of a stack anew. */
  change([, id = '', state = '']: readonly string[]): Read<void> {
    const stack = this.stacks.get(id);
    if (stack) this.fill(stack, state, false);
    const piece = this.pieces.get(id);
    if (!piece) return { ok: true, value: undefined };
    const traits = traitsOf(piece.type, state, `D/${id}`);
    if (!traits.ok) return traits;
    piece.traits = traits.value;
    if (!piece.stack) piece.spot = spotIn(traits.value);
    return { ok: true, value: undefined };
  }

  remove(id: string): void {
    const piece = this.pieces.get(id);
    if (piece) this.leave(piece);
    this.pieces.delete(id);
    this.stacks.delete(id);
    this.decks.delete(id);
  }

  move([, id = '', map, x, y, under = 'null']: readonly string[]): void {
    const spot = spotOf(map, x, y);
    const stack = this.stacks.get(id);
    const piece = this.pieces.get(id);
    if (stack) this.moveStack(stack, spot, under);
    else if (piece) this.movePiece(piece, spot, under);
  }

  private movePiece(piece: Piece, spot: Spot, under: string): void {
    this.leave(piece);
    piece.spot = spot;
    const below = this.pieces.get(under)?.stack;
    if (below) this.join(below, piece.id, below.members.indexOf(under) + 1);
    else {
      const there = this.stackAt(spot);
      if (there) this.join(there, piece.id, 0);
    }
  }

  private moveStack(stack: Stack, spot: Spot, under: string): void {
    const onto = this.pieces.get(under)?.stack ?? this.stackAt(spot);
    if (!onto || onto === stack) {
      stack.spot = spot;
      return;
    }
    const at = onto.members.indexOf(under) + 1;
    for (const [i, id] of [...stack.members].entries()) this.join(onto, id, at + i);
  }

  private stackAt({ map, x, y }: Spot): Stack | undefined {
    if (map === undefined) return undefined;
    for (const stack of this.stacks.values())
      if (stack.members.length > 0 && stack.spot.map === map && stack.spot.x === x && stack.spot.y === y)
        return stack;
    return undefined;
  }

  private fill(stack: Stack, state: string, isDeck: boolean): void {
    const [map, x, y, ...rest] = split(state, ';');
    stack.spot = spotOf(map, x, y);
    const ids = isDeck ? split(rest[1] ?? '', ',') : rest.filter((id) => !id.startsWith('@@'));
    for (const id of [...stack.members]) {
      const piece = this.pieces.get(id);
      if (piece?.stack === stack) piece.stack = undefined;
    }
    stack.members = [...new Set(ids.filter((id) => id !== ''))];
    for (const id of stack.members) {
      const piece = this.pieces.get(id);
      if (!piece) continue;
      if (piece.stack && piece.stack !== stack) this.leave(piece);
      piece.stack = stack;
    }
  }

  private join(stack: Stack, id: string, at?: number): void {
    const piece = this.pieces.get(id);
    if (!piece) return;
    if (piece.stack) this.leave(piece);
    if (!stack.members.includes(id)) stack.members.splice(at ?? stack.members.length, 0, id);
    piece.stack = stack;
  }

  /** An empty stack is kept: an undone step may fill it again. */
  private leave(piece: Piece): void {
    const { stack } = piece;
    if (!stack) return;
    piece.spot = this.spotOf(piece);
    stack.members = stack.members.filter((id) => id !== piece.id);
    piece.stack = undefined;
  }
}

function spotIn(traits: readonly Trait[]): Spot {
  const [map, x, y] = split(traits.at(-1)?.state ?? '', ';');
  return spotOf(map, x, y);
}

function spotOf(map: string | undefined, x: string | undefined, y: string | undefined): Spot {
  return {
    map: map === undefined || map === 'null' || map === '' ? undefined : map,
    x: wholeOf(x),
    y: wholeOf(y),
  };
}

const wholeOf = (text: string | undefined): number => {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : 0;
};
