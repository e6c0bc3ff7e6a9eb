/** What can happen in this chapter, how it is told, and what its tasks carry. */
import { effects, says } from '../../kernel/form/index.js';
import { type GpAttack, gpInWords, type Told } from '../told.js';

export const tells = effects({
  'mines-plotted': says<{ readonly side: string }>(({ side }) => `${side} plots its minefields.`, 'silent'),
  'minefields-laid': says<Readonly<Record<string, never>>>(() => 'All minefields are laid.', 'silent'),
  'minefield-entered': says<{
    readonly unit: string;
    readonly at: string;
    readonly side: string;
    readonly strength: string;
  }>(
    ({ unit, at, side, strength }, name) =>
      `${name(unit)} in ${at} is among mines of ${side}: a ${strength} minefield.`,
  ),
  'mine-attack': says<{
    readonly unit: string;
    readonly at: string;
    readonly strength: string;
    readonly rolled: number;
    readonly net: number;
    readonly result: string;
    readonly modifiers: readonly Told[];
  }>(
    ({ unit, net, result }, name) => `Mines attack ${name(unit)}: ${net} after modifiers: ${result}.`,
    'silent',
  ),
  'minefield-shelled': says<
    {
      readonly by: string;
      readonly at: string;
    } & GpAttack
  >(({ by, at, ...attack }) => `${by} attacks the minefield in ${at}: ${gpInWords(attack)}`, 'silent'),
  'minefield-cleared': says<{ readonly at: string; readonly side: string }>(
    ({ at, side }) => `The mines of ${side} in ${at} are cleared.`,
  ),
});

export interface MineTasks {
  /** Before set-up: sides that may lay minefields plot them, unseen (7.31.1). */
  'plot-mines': object;
}
