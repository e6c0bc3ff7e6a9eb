/** Vehicles that break down where the going is hard (11.33). */
import { DR, total } from '../../kernel/dice/index.js';
import { groundAt } from '../ch14-terrain/ground.js';
import type { Act } from '../system.js';
import { breakdownNumber } from './costs.js';
import { immobilize } from './wrecks.js';

/** Woods and wooden buildings are too much for many a tank (11.33.1). */
export function breakDown(act: Act, id: string, at: string): void {
  const { battle } = act;
  const ground = groundAt(battle, at);
  const vehicle = battle.theUnit(id);
  if (ground !== 'woods' && ground !== 'wooden building') return;
  const from = breakdownNumber(battle, vehicle);
  const rolled = total(act.rollOf('breakdown', [id], DR));
  act.effect('breakdown-roll', { unit: id, at, rolled, from }, { cites: ['11.33.1', '11.33.2'] });
  if (rolled >= from) immobilize(act, id, ['11.33.1']);
}
