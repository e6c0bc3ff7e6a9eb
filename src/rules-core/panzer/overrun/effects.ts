/** What can happen in this chapter, how it is told, and what its tasks carry. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  overrun: says<{
    readonly unit: string;
    readonly target: string;
    readonly factor: number;
    readonly defense: number;
    readonly rolled: number;
    readonly net: number;
    readonly result: string;
    readonly modifiers: readonly { readonly why: string; readonly value: number; readonly cites: string }[];
  }>(
    ({ unit, target, factor, defense, net, result }, name) =>
      `${name(unit)} Overruns ${name(target)}: factor ${factor} against ${defense}, ${net} after modifiers: ${result}.`,
  ),
});

export interface OverrunTasks {
  /** A vehicle attacks all on foot in the hex that it has entered; then it goes on (6.6.5). */
  overrun: { unit: string; at: string };
}
