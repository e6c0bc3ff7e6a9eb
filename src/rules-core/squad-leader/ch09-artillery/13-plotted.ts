/** What was plotted (9.13): fire that waits for the enemy to move. */
import { type Battle, type Change } from '../system.js';
import { playerTurnOf } from '../units/kinds.js';

type Plot = NonNullable<ReturnType<Battle['secret']>['plots']>[string];

const plotsOf = (battle: Battle, side: string): Readonly<Record<string, Plot>> =>
  battle.secret(side).plots ?? {};

/** Plots of this player turn, by battery. */
export const plotsNow = (battle: Battle, side: string): [string, Plot][] =>
  Object.entries(plotsOf(battle, side)).filter(([, { turn }]) => turn === playerTurnOf(battle));

export const isPlotted = (battle: Battle, side: string, battery: string): boolean =>
  plotsOf(battle, side)[battery]?.turn === playerTurnOf(battle);

export const plotted = (battle: Battle, side: string, battery: string, plot: Omit<Plot, 'turn'>): Change => ({
  do: 'secret',
  side,
  set: { plots: { ...plotsOf(battle, side), [battery]: { ...plot, turn: playerTurnOf(battle) } } },
});

export const forgetPlots = (side: string): Change => ({ do: 'secret', side, set: { plots: null } });
