/** Parts of a book as the API shows them wherever they occur. */

import type { BookCause, DiceRoll } from '../../api/index.js';
import { battleId } from '../../api/index.js';
import type { CitationView } from '../../battles/index.js';
import type { Cause, Consequence } from '../../rules-core/campaign/facts/facts.js';
import { type Names, says, saysWhy } from '../../rules-core/campaign/views/describe.js';
import type { Roll } from '../../rules-core/kernel/dice/index.js';

interface Reasons {
  readonly cause?: Cause | undefined;
  readonly rolls?: readonly Roll[] | undefined;
  readonly cites?: readonly string[] | undefined;
}

/** Where the thing is told: what its ids and names mean. */
export interface Telling {
  readonly campaign: string;
  readonly system: string;
  readonly names: Names;
}

export function shownBattleId(campaign: string, battle: string | undefined | null): string | null {
  return battle == null ? null : battleId.encode(campaign, battle);
}

export function shownCause({ campaign, names }: Telling, cause: Cause | undefined): BookCause | null {
  if (!cause) return null;
  const { battle, version, effect, policy } = cause;
  return {
    battle: shownBattleId(campaign, battle),
    version: version ?? null,
    effect: effect ?? null,
    policy: policy ?? null,
    says: saysWhy(cause, names) || null,
  };
}

function shownRolls(rolls: readonly Roll[] = []): DiceRoll[] {
  return rolls.map(({ for: purpose, dice }) => ({
    purpose,
    to: null,
    dice: dice.map(({ sides, colour, face }) => ({ sides, colour, face })),
  }));
}

export function shownCites(
  { system }: Pick<Telling, 'system'>,
  cites: readonly string[] = [],
): CitationView[] {
  return cites.map((rule) => ({ system, rule }));
}

/** Cause, dice and citations. */
export function shownReasons(telling: Telling, { cause, rolls, cites }: Reasons) {
  return {
    cause: shownCause(telling, cause),
    rolls: shownRolls(rolls),
    cites: shownCites(telling, cites),
  };
}

export function shownConsequence(telling: Telling, consequence: Consequence) {
  const { what, about } = consequence;
  return { what, about, sentence: says(consequence, telling.names), ...shownReasons(telling, consequence) };
}
