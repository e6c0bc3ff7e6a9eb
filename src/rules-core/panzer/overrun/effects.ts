/** What can happen in this chapter, how it is told, and what its tasks carry. */
import { effects, says } from '../../kernel/form/index.js';
import { type GpAttack, gpInWords } from '../told.js';

export const tells = effects({
  overrun: says<
    {
      readonly unit: string;
      readonly target: string;
    } & GpAttack
  >(({ unit, target, ...attack }, name) => `${name(unit)} Overruns ${name(target)}: ${gpInWords(attack)}`),
});

export interface OverrunTasks {
  /** A vehicle attacks all on foot in the hex that it has entered; then it goes on (6.6.5). */
  overrun: { unit: string; at: string };
}
