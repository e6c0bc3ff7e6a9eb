/** A demolition charge cuts wire where it kills (15.1.8). */
import type { Aim } from '../ch05-fire/02-aim.js';
import { partOf } from '../ch05-fire/04-firepower.js';
import { columnOf, resultOf } from '../ch05-fire/05-fire-table.js';
import { engineersModifiers } from '../ch08-support-weapons/11-blast.js';
import { type Act, sumOf } from '../system.js';
import { isCharge } from '../units/kinds.js';
import { isWired, removeWire } from './01-wire.js';

export function blowWire(act: Act, aim: Aim, rolled: number): void {
  const { battle } = act;
  if (!isWired(battle, aim.at) || !aim.shots.some(({ firing }) => isCharge(firing))) return;
  const column = columnOf(aim.shots.reduce((sum, shot) => sum + partOf(battle, shot, aim.at).fp, 0));
  const final = rolled + sumOf(engineersModifiers(battle, aim) ?? []);
  if (column !== undefined && resultOf(battle, column, final) === 'KIA') removeWire(act, aim.at, '15.1.8');
}
