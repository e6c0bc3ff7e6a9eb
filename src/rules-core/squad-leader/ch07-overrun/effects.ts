/** What happens between AFVs and infantry (chapter 7). */
import { effects, says } from '../../kernel/form/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { type Outcome, outcomeInWords } from '../ch05-fire/effects.js';

interface Overrun {
  readonly unit: UnitId;
  readonly at: string;
  readonly parts: readonly { readonly what: string; readonly fp: number }[];
  readonly fp: number;
  readonly column: number;
  readonly rolled: number;
  readonly outcomes: readonly Outcome[];
}

export const tells = effects({
  overrun: says<Overrun>(({ unit, at, parts, fp, column, rolled, outcomes }, name) =>
    `${name(unit)} overruns ${at} with ${fp} (${parts.map((part) => `${part.what} ${part.fp}`).join(', ')}) on the ${column} column: ${rolled}. ${outcomes.map((one) => outcomeInWords(one, name)).join(' ')}`.trim(),
  ),
  crushed: says<{ readonly weapons: readonly UnitId[]; readonly at: string }>(
    ({ weapons, at }, name) => `Crushed in ${at}: ${weapons.map(name).join(', ')}.`,
  ),
  displaced: says<{ readonly unit: UnitId; readonly from: string; readonly to: string }>(
    ({ unit, from, to }, name) => `${name(unit)} makes way for the AFV in ${from} and goes to ${to}.`,
  ),
});

export interface OverrunTasks {
  /** Infantry in the hex of an enemy AFV makes way for it (7.1.16). */
  displace: object;
}
