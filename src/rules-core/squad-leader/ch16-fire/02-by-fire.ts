/** Flames and high explosive set fire to what they strike (16.2.7, 16.2.8). */
import { DR, total } from '../../kernel/dice/index.js';
import { hexOf } from '../../kernel/position/position.js';
import { type Column, resultOf } from '../ch05-fire/05-fire-table.js';
import type { Act, Battle } from '../system.js';
import { isOnFire, kindle } from './02-fires.js';
import { fuelAt } from './02-fuel.js';
import { conditionsOf } from './03-now.js';

const canCatch = (battle: Battle, at: string): boolean =>
  fuelAt(battle, hexOf(at)) !== undefined && !isOnFire(battle, at);

/** What is dry burns sooner: the weather is taken off the roll. */
const lessWeather = (battle: Battle, rolled: number): number => rolled - (conditionsOf(battle).kindling ?? 0);

/** A flame that kills, and that kills still in this weather (16.2.7). */
export function igniteByFlame(act: Act, at: string, column: Column | undefined, final: number): void {
  const { battle } = act;
  if (column === undefined || !canCatch(battle, at)) return;
  const kills = [final, lessWeather(battle, final)].every((roll) => resultOf(battle, column, roll) === 'KIA');
  if (kills) kindle(act, at, ['16.2.7']);
}

/** Where an unmodified roll kills, a second one says whether it burns (16.2.8). */
export function igniteByBlast(act: Act, at: string, column: Column | undefined, unmodified: number): void {
  const { battle } = act;
  if (column === undefined || !canCatch(battle, at) || resultOf(battle, column, unmodified) !== 'KIA') return;
  const rolled = total(act.roll(`fire in ${hexOf(at)}`, DR));
  const burns = resultOf(battle, column, lessWeather(battle, rolled)) === 'KIA';
  act.effect('blast-ignites', { at: hexOf(at), column, rolled, burns }, { cites: ['16.2.8'] });
  if (burns) kindle(act, at, ['16.2.8']);
}
