/** Who can Ambush (8.4, 13.0): by the scenario, or by nationality. */
import { NATIONALITY } from '../charts/index.js';
import { terrainIn } from '../ground/terrain.js';
import { sees } from '../sight/sight.js';
import type { Battle, Unit } from '../system.js';
import { fightersAt } from './strength.js';

const ROWS: Readonly<Record<string, string>> = {
  american: 'US',
  german: 'German',
  british: 'British/Commonwealth',
  french: 'French',
  soviet: 'Soviet',
  japanese: 'Japanese',
  partisan: 'Partisan',
};

function isAmbusher(battle: Battle, { side, nation }: Unit, at: string): boolean {
  if (battle.side(side).ambush) return true;
  const row = ROWS[nation];
  const written = row === undefined ? false : battle.table.charts.lookup(NATIONALITY.cells, row, 'ambush');
  return written === true || (written === 'in jungle' && terrainIn(battle, at).includes('Jungle'));
}

/** Those of the entering units whom nobody in the place could see at the start of their impulse. */
export function ambushersOf(battle: Battle, entering: readonly Unit[], at: string): Unit[] {
  const enemies = battle.unitsAt(at).filter(({ side }) => side !== entering[0]?.side);
  const [enemy] = enemies;
  if (!enemy || fightersAt(battle, at, enemy.side).length === 0) return [];
  return entering.filter(
    (unit) =>
      unit.activated !== undefined && isAmbusher(battle, unit, at) && !sees(battle, at, unit.activated),
  );
}
