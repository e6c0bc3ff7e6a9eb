/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  'gp-fire': says<{
    readonly shooter: string;
    readonly target: string;
    readonly factor: number;
    readonly defense: number;
    readonly rolled: number;
    readonly net: number;
    readonly result: string;
    readonly modifiers: readonly { readonly why: string; readonly value: number; readonly cites: string }[];
  }>(
    ({ shooter, target, factor, defense, net, result }, name) =>
      `${name(shooter)} attacks ${name(target)}: factor ${factor} against ${defense}, ${net} after modifiers: ${result}.`,
    'silent',
  ),
  'burn-roll': says<{ readonly target: string; readonly rolled: number; readonly burns: boolean }>(
    ({ target, rolled, burns }, name) =>
      `${name(target)} rolls ${rolled}: ${burns ? 'it burns' : 'it is knocked out'}.`,
    'silent',
  ),
});
