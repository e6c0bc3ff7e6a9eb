/** Variable AP Penetration (7.12): two dice, read singly, move the factor of one hit. */
import { several, value } from '../../kernel/dice/index.js';
import { AP_PENETRATION } from '../charts/index.js';
import type { Shot } from '../fire/shot.js';
import { plays } from '../sequence/sides.js';
import type { Act } from '../system.js';

const WEAKEST = 5;

export function variedPenetration(act: Act, { shooter, target }: Shot, factor: number): number {
  const { battle } = act;
  if (!plays(battle, '7.12')) return factor;
  const rolled = act.rollOf('penetration', [shooter.id], several(2, 10)).dice.map(value);
  const by = factor < WEAKEST ? 0 : adjustment(act, factor, rolled);
  act.effect(
    'penetration-varied',
    { target: target.id, rolled, by, penetration: factor + by },
    { cites: ['7.12/a', '7.12/b'] },
  );
  return factor + by;
}

/** The sum of both, within the Max Value of the row. */
function adjustment({ battle }: Act, factor: number, rolled: readonly number[]): number {
  const { charts } = battle.table;
  const look = (column: string) => charts.lookup(AP_PENETRATION.rows, factor, column);
  const sum = rolled.reduce((total, die) => total + look(String(die)), 0);
  const max = look('max');
  return Math.min(max, Math.max(-max, sum));
}
