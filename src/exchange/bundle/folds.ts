/** What comes of the events: battles and lines of the book, folded as they come by. */
import { deflateSync, inflateSync } from 'fflate';
import { type Book, emptyBook } from '../../rules-core/campaign/book/book.js';
import { type BookChange, makeChange } from '../../rules-core/campaign/book/changes.js';
import type { Action } from '../../rules-core/kernel/decide/action.js';
import { canonical } from '../../rules-core/kernel/position/canonical.js';
import { fold } from '../../rules-core/kernel/position/fold.js';
import type { Position } from '../../rules-core/kernel/position/position.js';
import { BATTLE_ACTION, BATTLE_OPENED } from './format.js';
import { type Ground, hashOf, utf8 } from './ground.js';

/** So many are kept as they are; the others lie packed until they go on. */
const MOST_OPEN = 24;
/** More than this, packed, no campaign comes to. */
const MOST_PACKED = 96 * 1024 * 1024;

export class TooManyStreams extends Error {}

type State = { readonly battle: Position } | { readonly book: Book };

interface Packed {
  readonly bytes: Uint8Array;
  readonly isBook: boolean;
  readonly hash: string;
}

export class Folds {
  private readonly open = new Map<string, State>();
  private readonly packed = new Map<string, Packed>();
  /** What cannot be folded any further, or begins in a way that is not known here. */
  private readonly given = new Set<string>();
  private bytes = 0;

  /** `isRedacted`: of a line of the book only its own part is known, which does not fold. */
  constructor(
    private readonly ground: Pick<Ground, 'sha256'>,
    private readonly isRedacted: boolean,
  ) {}

  /** Why the event does not fit; undefined when it does. */
  add(kind: string, stream: string, payload: unknown): string | undefined {
    if (this.given.has(stream)) return undefined;
    try {
      const state = this.open.get(stream) ?? this.unpacked(stream) ?? begun(kind, payload, this.isRedacted);
      if (!state) {
        this.given.add(stream);
        return undefined;
      }
      if ('book' in state) makeOnBook(state.book, payload as BookPayload);
      else if (kind === BATTLE_ACTION) fold(state.battle, [payload as Action]);
      this.keep(stream, state);
      return undefined;
    } catch (fault) {
      if (fault instanceof TooManyStreams) throw fault;
      this.giveUp(stream);
      return fault instanceof Error ? fault.message : String(fault);
    }
  }

  /** Part of it is missing: nothing comes of the rest. */
  giveUp(stream: string): void {
    this.open.delete(stream);
    this.packed.delete(stream);
    this.given.add(stream);
  }

  /** By stream, in the order of their ids. */
  hashes(): Record<string, string> {
    const all = new Map<string, string>();
    for (const [stream, { hash }] of this.packed) all.set(stream, hash);
    for (const [stream, state] of this.open) all.set(stream, hashOf(this.ground, textOf(state)));
    return Object.fromEntries([...all].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  private keep(stream: string, state: State): void {
    this.open.delete(stream);
    this.open.set(stream, state);
    if (this.open.size <= MOST_OPEN) return;
    const [oldest] = this.open;
    if (oldest) this.pack(...oldest);
  }

  private pack(stream: string, state: State): void {
    const text = utf8(textOf(state));
    const bytes = deflateSync(text, { level: 1 });
    this.bytes += bytes.length;
    if (this.bytes > MOST_PACKED)
      throw new TooManyStreams(`its battles need more than ${MOST_PACKED} bytes at once`);
    this.packed.set(stream, { bytes, isBook: 'book' in state, hash: hashOf(this.ground, text) });
    this.open.delete(stream);
  }

  private unpacked(stream: string): State | undefined {
    const found = this.packed.get(stream);
    if (!found) return undefined;
    this.packed.delete(stream);
    this.bytes -= found.bytes.length;
    const value: unknown = JSON.parse(new TextDecoder().decode(inflateSync(found.bytes)));
    return found.isBook ? { book: value as Book } : { battle: value as Position };
  }
}

const textOf = (state: State): string => canonical('book' in state ? state.book : state.battle);

/** Undefined: nothing that folds begins with such an event. */
function begun(kind: string, payload: unknown, isRedacted: boolean): State | undefined {
  if (kind === BATTLE_OPENED) {
    const { position } = payload as { position?: Position };
    if (typeof position !== 'object' || position === null)
      throw new TypeError('the battle begins without a position');
    return { battle: position };
  }
  if (isRedacted || (kind !== 'book.begin' && kind !== 'book.branched')) return undefined;
  return { book: emptyBook() };
}

/** Entries have consequences; corrections and branches carry the difference itself. */
interface BookPayload {
  readonly consequences?: readonly { readonly changes?: readonly BookChange[] }[];
  readonly changes?: readonly BookChange[];
}

function makeOnBook(book: Book, { consequences = [], changes = [] }: BookPayload): void {
  for (const change of changes) makeChange(book, change);
  for (const { changes = [] } of consequences) for (const change of changes) makeChange(book, change);
}
