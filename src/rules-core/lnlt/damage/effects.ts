/** What becomes of units, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  shaken: says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} is Shaken.`),
  wounded: says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} is wounded.`),
  reduced: says<{ readonly unit: string; readonly half: string; readonly to: string }>(
    ({ unit, to }, name) => `${name(unit)} takes Casualties: a Shaken Half-squad ${to} is left.`,
  ),
  eliminated: says<{ readonly unit: string; readonly dropped: readonly string[] }>(
    ({ unit, dropped }, name) =>
      `${name(unit)} is eliminated${dropped.length === 0 ? '' : `; ${dropped.map(name).join(', ')} left behind`}.`,
  ),
});
