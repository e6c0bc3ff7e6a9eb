/** A demolition charge cuts wire and removes a roadblock of the hex where it kills (15.1.8, 15.2.4). */
import type { Aim } from '../ch05-fire/02-aim.js';
import { partOf } from '../ch05-fire/04-firepower.js';
import { columnOf, resultOf } from '../ch05-fire/05-fire-table.js';
import { engineersModifiers } from '../ch08-support-weapons/11-blast.js';
import { type Act, sumOf } from '../system.js';
import { isCharge } from '../units/kinds.js';
import { isWired, removeWire } from './01-wire.js';
import { removeRoadblock } from './02-roadblocks.js';

export function blowUpWorks(act: Act, aim: Aim, rolled: number): void {
  const { battle } = act;
  const { at } = aim;
  const { roadblock, ditch } = battle.location(at);
  const isFortified = isWired(battle, at) || roadblock !== undefined || ditch;
  if (!isFortified || !aim.shots.some(({ firing }) => isCharge(firing))) return;
  const column = columnOf(aim.shots.reduce((sum, shot) => sum + partOf(battle, shot, at).fp, 0));
  if (column === undefined) return;
  const isPlaced = aim.shots.some(({ firing }) => firing.placed);
  if (ditch && isPlaced && resultOf(battle, column, rolled) === 'KIA') fillDitch(act, at);
  const final = rolled + sumOf(engineersModifiers(battle, aim) ?? []);
  if (resultOf(battle, column, final) !== 'KIA') return;
  removeWire(act, at, '15.1.8');
  removeRoadblock(act, at, '15.2.4');
}

/** Placed, not thrown, and whatever the terrain (15.4.8.3). */
function fillDitch(act: Act, at: string): void {
  act.effect(
    'ditch-filled',
    { at },
    { changes: [{ do: 'location', at, set: { ditch: null } }], cites: ['15.4.8.3'] },
  );
}
