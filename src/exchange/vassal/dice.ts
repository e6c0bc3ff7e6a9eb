/** How the dice fell, player by player. */
import type { VassalFile } from './read.js';

interface PlayerDice {
  readonly player: string;
  readonly pairs: Tally;
  readonly singles: Tally;
}

interface Tally {
  readonly rolls: number;
  readonly average: number | undefined;
}

/** Rolls that were undone do not count. */
export function diceOf(rolls: VassalFile['rolls']): PlayerDice[] {
  const counted = rolls.filter(({ undone }) => !undone);
  const players = [...new Set(counted.map(({ player }) => player))].sort();
  return players.map((player) => {
    const his = counted.filter((roll) => roll.player === player);
    return {
      player,
      pairs: tallyOf(his.filter(({ kind }) => kind === 'DR')),
      singles: tallyOf(his.filter(({ kind }) => kind === 'dr')),
    };
  });
}

const tallyOf = (rolls: VassalFile['rolls']): Tally => ({
  rolls: rolls.length,
  average: rolls.length === 0 ? undefined : rolls.reduce((sum, { total }) => sum + total, 0) / rolls.length,
});
