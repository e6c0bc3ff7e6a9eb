/** What becomes of units, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  'damage-check': says<{
    readonly unit: string;
    readonly die: number;
    readonly difference: number;
    readonly lm: number;
    readonly morale: number;
    readonly result: string;
  }>(({ unit, die, difference, lm, morale, result }, name) => {
    const led = lm === 0 ? '' : ` - ${lm}`;
    const sum = die + difference - lm;
    return `${name(unit)}: ${die} + ${difference}${led} = ${sum} against Morale ${morale}: ${result}.`;
  }),
  'morale-check': says<{
    readonly unit: string;
    readonly rolled: number;
    readonly modified: number;
    readonly morale: number;
    readonly passed: boolean;
  }>(
    ({ unit, modified, morale, passed }, name) =>
      `${name(unit)} ${passed ? 'passes' : 'fails'} its Morale Check with ${modified} against ${morale}.`,
  ),
  shaken: says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} is Shaken.`),
  wounded: says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} is wounded.`),
  reduced: says<{ readonly unit: string; readonly half: string; readonly to: string }>(
    ({ unit, to }, name) => `${name(unit)} takes Casualties: a Shaken Half-squad ${to} is left.`,
  ),
  'let-go': says<{ readonly weapon: string }>(({ weapon }, name) => `${name(weapon)} is left behind.`),
  eliminated: says<{ readonly unit: string; readonly dropped: readonly string[] }>(
    ({ unit, dropped }, name) =>
      `${name(unit)} is eliminated${dropped.length === 0 ? '' : `; ${dropped.map(name).join(', ')} left behind`}.`,
  ),
});

export interface DamageTasks {
  /** A Half-squad with two weapons lets one go (1.6/f). */
  'let-go': object;
}
