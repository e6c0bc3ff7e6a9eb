/** Vehicles that break down where the going is hard (11.33). */
import { DR, total } from '../../kernel/dice/index.js';
import { type Ground, groundAt } from '../ch14-terrain/ground.js';
import type { RuleId } from '../rules.js';
import type { Act } from '../system.js';
import { isDrawn } from './38-horse-drawn.js';
import { breakdownNumber } from './costs.js';
import { immobilize } from './wrecks.js';

const HARD: readonly Ground[] = ['woods', 'wooden building', 'wooden rubble', 'graveyard'];

const WHY: Partial<Record<Ground, RuleId>> = { graveyard: '14.27.5', 'wooden rubble': '14.4.4/b' };

/** Woods, wooden buildings, their rubble and graveyards are too much for many a tank (11.33.1, 14.4.4/b, 14.27.5). */
export function breakDown(act: Act, id: string, at: string): void {
  const { battle } = act;
  const ground = groundAt(battle, at);
  const vehicle = battle.theUnit(id);
  if (!HARD.includes(ground) || isDrawn(vehicle)) return;
  const from = breakdownNumber(battle, vehicle);
  const rolled = total(act.rollOf('breakdown', [id], DR));
  act.effect(
    'breakdown-roll',
    { unit: id, at, rolled, from },
    { cites: [WHY[ground] ?? '11.33.1', '11.33.2'] },
  );
  if (rolled >= from) immobilize(act, id, ['11.33.1', '11.32/q1'], { stuck: true });
}
