/** From a roster to the counters of a battle and back, as far as books do it alike. */
import type { Json, SideId, UnitId } from '../kernel/position/position.js';
import type { Standing } from './aftermath/counting/reading.js';
import type { RosterId, RosterRow } from './book/book.js';
import type { WrittenUnit } from './pieces.js';
import { capital } from './views/prose.js';

type States = Readonly<Record<string, Json>>;

/** Names of counters are no longer than this. */
const MOST_LETTERS = 80;

export const nameOnTable = (name: string): string => name.slice(0, MOST_LETTERS);

/** One of a roster as a scenario writes it; `name` where the unit bears one of its own. */
export const written = (
  counter: string,
  id: RosterId,
  name: string | undefined,
  is: States | object,
): WrittenUnit => ({
  counter,
  id,
  ...(name !== undefined && { name: nameOnTable(name) }),
  ...(Object.keys(is).length > 0 && { is: is as States }),
});

/** What a roster says of somebody that means something in the next battle. */
export const statesOf = ({ is = {} }: Pick<RosterRow, 'is'>, lasts: (state: string) => boolean): States =>
  Object.fromEntries(Object.entries(is).filter(([state]) => lasts(state))) as States;

/** What is carried is with its bearer where he comes too. */
export const bearerAmong = (
  { with: bearer }: Pick<RosterRow, 'with'>,
  together: ReadonlySet<RosterId> | undefined,
): RosterId | undefined => (bearer !== undefined && (together?.has(bearer) ?? true) ? bearer : undefined);

/** How somebody stands when the battle is over. */
export const standing = (fate: Standing['fate'], is: object): Standing => ({
  ...(fate && { fate }),
  ...(Object.keys(is).length > 0 && { is: is as NonNullable<Standing['is']> }),
});

interface Placed {
  readonly id: UnitId;
  readonly side: SideId;
  readonly at?: string;
  readonly possessor?: UnitId;
}

interface Left {
  side(id: SideId): { readonly exited?: readonly UnitId[] };
}

/** By an edge from which it may; what it carried went with it. */
export function hasLeft({ id, side, at, possessor }: Placed, battle: Left): boolean {
  const gone = battle.side(side).exited ?? [];
  return at === undefined && (gone.includes(id) || gone.includes(possessor ?? ''));
}

/** A captured counter is called by the nation it was made for; what bears a nation's name already keeps that. */
export const capturedFrom =
  (nations: Readonly<Record<SideId, string>>, isCounter: (name: string) => boolean) =>
  (counter: string, from: SideId): string => {
    const nation = nations[from];
    const named = nation === undefined ? counter : `${capital(nation)} ${counter}`;
    return isCounter(named) ? named : counter;
  };
