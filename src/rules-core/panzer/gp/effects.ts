/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';
import { type GpAttack, gpInWords } from '../told.js';

export const tells = effects({
  'gp-fire': says<
    {
      readonly shooter: string;
      readonly target: string;
    } & GpAttack
  >(
    ({ shooter, target, ...attack }, name) =>
      `${name(shooter)} attacks ${name(target)}: ${gpInWords(attack)}`,
    'silent',
  ),
  'burn-roll': says<{ readonly target: string; readonly rolled: number; readonly burns: boolean }>(
    ({ target, rolled, burns }, name) =>
      `${name(target)} rolls ${rolled}: ${burns ? 'it burns' : 'it is knocked out'}.`,
    'silent',
  ),
});
