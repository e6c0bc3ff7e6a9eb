/**
 * Answers in the absence of a commander. The others notice such an answer at once. So it follows from the word that the
 * commander left and from what everybody sees, and from nothing else: it is worked out on a position without
 * hidden units and secrets. Battles that differ only in these are answered alike.
 */
import { Battle } from '../position/battle.js';
import type { Decision, Json, SideId, System } from '../position/position.js';
import { view } from '../views/views.js';
import type { Order } from './action.js';
import { definitionOf } from './decide.js';
import type { Rulebook } from './rulebook.js';

/** What a standing order answers now, if any does: the side and its order. */
export function standingAnswer<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
): { side: SideId; order: Order } | undefined {
  const { awaiting, secrets } = battle.position;
  const answered = awaiting.filter(({ side, roll }) => !roll && secrets[side]?.standing !== undefined);
  if (!rulebook.standing || answered.length === 0) return undefined;
  const inSight = new Battle(view(battle.position, 'public'), battle.table);
  for (const decision of answered) {
    const { side } = decision;
    const word = secrets[side]?.standing as Json;
    const order = inSight.asSeenBy(
      { side },
      () => rulebook.standing?.(inSight, decision, word) ?? idleAnswer(rulebook, inSight, decision, word),
    );
    if (order) return { side, order };
  }
  return undefined;
}

/** `idle` in the word: decline where nobody who is in sight of all could do anything else. */
function idleAnswer<S extends System>(
  { idle: declining, orders }: Rulebook<S>,
  battle: Battle<S>,
  decision: Decision<S['decision']>,
  word: Json,
): Order | undefined {
  const { kind, side: by } = decision;
  const { idle } = word as { readonly idle?: true | readonly string[] };
  const order = declining?.[kind];
  if (order === undefined || !(idle === true || idle?.includes(kind))) return undefined;
  const others = decision.orders.filter((other) => other !== order);
  for (const other of others)
    for (const _ of definitionOf({ orders }, other)?.list({ battle, by, decision }) ?? []) return undefined;
  return { order };
}
