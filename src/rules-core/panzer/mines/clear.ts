/** Minefields are attacked as terrain: one Effective Result clears a hex (7.31.3). */
import { D100, total } from '../../kernel/dice/index.js';
import { TERRAIN } from '../charts/index.js';
import { GP_WORDS, gpResult } from '../gp/table.js';
import type { RuleId } from '../rules.js';
import { type Act, type Battle, type Change, type Modifier, sumOf } from '../system.js';
import { type Mines, markedIn } from './fields.js';

export const defenseOf = ({ table: { charts } }: Battle, { strength, defense }: Mines): number =>
  defense ?? charts.lookup(TERRAIN.others, `${strength} minefield, terrain defense`);

interface Shells {
  readonly by: string;
  readonly factor: number;
  readonly modifiers: readonly Modifier[];
  readonly cites: RuleId;
}

/** Shells, bombs and rockets attack the mines of a hex that everybody sees, and no others (7.31.3/c). */
export function shellMines(act: Act, at: string, { by, factor, modifiers, cites }: Shells): void {
  const { battle } = act;
  for (const mines of markedIn(battle, at)) {
    const defense = defenseOf(battle, mines);
    const rolled = total(act.roll(`attack on the mines in ${at}`, D100));
    const net = rolled + sumOf(modifiers);
    const result = gpResult(battle, factor - defense, net);
    act.effect(
      'minefield-shelled',
      { by, at, factor, defense, rolled, net, result: GP_WORDS[result], modifiers },
      { cites: [cites, '7.31.3/b'] },
    );
    if (result === 'effective') clearMines(act, at, mines.side);
  }
}

/** All mines of that side in the hex are gone, plotted or marked. */
export function clearMines(act: Act, at: string, side: string): void {
  const { battle } = act;
  const left = markedIn(battle, at).filter((mines) => mines.side !== side);
  const { mines: plots } = battle.secret(side);
  const changes: Change[] = [
    { do: 'location', at, set: { mines: left.length > 0 ? left : null } },
    ...(plots?.some(({ hexes }) => hexes.includes(at))
      ? [{ do: 'secret', side, set: { mines: plots.map((plot) => without(plot, at)) } } as const]
      : []),
  ];
  act.effect('minefield-cleared', { at, side }, { changes, cites: ['7.31.3/a', '7.31.3/b'] });
}

const without = <P extends { readonly hexes: readonly string[] }>(plot: P, at: string) => ({
  ...plot,
  hexes: plot.hexes.filter((hex) => hex !== at),
});
