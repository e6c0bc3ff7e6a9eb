/** Air Bursts (7.46): shells that burst in the trees of a grove. */
import { GP } from '../charts/index.js';
import { terrainIn } from '../ground/terrain.js';
import { plays } from '../sequence/sides.js';
import type { Battle, Modifier, Unit } from '../system.js';

const ROW = 'air bursts in Light Grove/Grove vs S, P, Open A';

export function airBurst(battle: Battle, target: Unit): Modifier[] {
  const terrain = terrainIn(battle, target.at as string);
  const inGrove = terrain === 'light grove' || terrain === 'grove (medium)';
  if (!plays(battle, '7.46') || !inGrove || isShut(battle, target)) return [];
  return [{ why: 'air burst', value: Number(battle.table.charts.lookup(GP.modifiers, ROW)), cites: '7.46' }];
}

/** Without 7.8 no armored vehicle counts as Open (7.46/a). */
const isShut = (battle: Battle, { type, hatch }: Unit): boolean =>
  type === 'A' && (!plays(battle, '7.8') || hatch === 'buttoned');
