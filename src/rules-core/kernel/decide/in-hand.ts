/**
 * Orders in hand: their dice are thrown at the players' table, one roll after the other. Where an order asks for a roll
 * that nobody has declared yet, what has happened so far is its action, and the battle awaits the roll in public. The order
 * `dice` declares it: the order in hand is decided again from its beginning, with the rolls so far and the new ones, and
 * what comes in addition is the next action. Nothing is refused for its dice, so no refusal tells what they would decide.
 */

import {
  type DeclaredRoll,
  describeSpec,
  fits,
  lowestFace,
  type RollAwaited,
  readDeclared,
} from '../dice/index.js';
import type { Battle } from '../position/battle.js';
import type { Change } from '../position/changes.js';
import type { AwaitedRoll, SideId, System } from '../position/position.js';
import type { Act } from './act.js';
import type { Order, Refusal, SecretRoll } from './action.js';

/** The order that declares a roll that is awaited, and the kind of decision that it answers. */
export const DICE = 'dice';

/** What the agenda keeps of it, which nobody may see. */
interface InHand<S extends System = System> {
  readonly task: typeof DICE;
  readonly by: SideId;
  readonly order: Order;
  readonly rolls: readonly SecretRoll[];
  /** How many effects have been told. */
  readonly effects: number;
  /** The changes that lead back to before the order. */
  readonly back: readonly Change<S>[];
}

/** Leaves what was written so far made, and asks for the roll. The battle stands before the order. */
export function keepInHand<S extends System>(
  act: Act<S>,
  { by, order, awaited }: { by: SideId; order: Order; awaited: RollAwaited },
): void {
  const { battle, rolls, effects } = act;
  const { agenda, awaiting } = battle.position;
  const inverses = effects.flatMap(({ changes = [] }) => changes.map((change) => battle.make(change)));
  const back: Change<S>[] = [
    ...inverses.reverse(),
    { do: 'agenda', keep: agenda.length, push: [] },
    { do: 'await', decisions: awaiting },
  ];
  const inHand: InHand<S> = { task: DICE, by, order, rolls, effects: effects.length, back };
  act.plan(inHand as unknown as S['task']);
  const roll: AwaitedRoll = { for: awaited.purpose, dice: awaited.dice };
  act.ask({ side: by, kind: DICE, orders: [DICE], roll });
}

/** The order that waits for dice, if there is one. */
export function inHand<S extends System>({ position }: Battle<S>): InHand<S> | undefined {
  const top = position.agenda.at(-1) as unknown as InHand<S> | undefined;
  return top?.task === DICE ? top : undefined;
}

export function facesOf({ faces }: Order): readonly DeclaredRoll[] {
  const read = readDeclared(faces);
  return read.ok ? read.rolls : [];
}

/** Why the faces are not those that are asked for in public; nothing else of an order of dice is ever refused. */
export function misfitOf({ for: purpose, dice }: AwaitedRoll, declared: readonly DeclaredRoll[]) {
  if (fits(declared[0]?.faces ?? [], dice)) return undefined;
  const faces = dice
    .map(({ sides }) => `${lowestFace(sides)} to ${lowestFace(sides) + sides - 1}`)
    .join(', ');
  const why = `"${purpose}" takes ${describeSpec(dice)}: begin with a list of ${dice.length} faces (${faces}).`;
  return { refused: 'DICE_MISFIT', why, path: '$.faces.0' } satisfies Refusal;
}
