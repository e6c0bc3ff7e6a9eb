/** Vehicles that break down where the going is hard (11.33). */
import { DR, die, total } from '../../kernel/dice/index.js';
import { flatten } from '../ch14-terrain/04-collapse.js';
import { type Ground, groundAt } from '../ch14-terrain/ground.js';
import type { RuleId } from '../rules.js';
import type { Act } from '../system.js';
import { shootUp } from './abandoning.js';
import { breakdownNumber } from './costs.js';
import { isDrawn } from './state.js';
import { immobilize } from './wrecks.js';

const HARD: readonly Ground[] = ['woods', 'wooden building', 'wooden rubble', 'graveyard'];

const WHY: Partial<Record<Ground, RuleId>> = { graveyard: '14.27.5', 'wooden rubble': '14.4.4/b' };

/** Woods, wooden buildings, their rubble and graveyards are too much for many a tank (11.33.1, 14.4.4/b, 14.27.5). */
export function breakDown(act: Act, id: string, at: string): void {
  const { battle } = act;
  const ground = groundAt(battle, at);
  const vehicle = battle.theUnit(id);
  if (!HARD.includes(ground) || isDrawn(vehicle)) return;
  if (vehicle.dozer && ground === 'wooden rubble') return;
  const from = breakdownNumber(battle, vehicle);
  const roll = act.rollOf('breakdown', [id], DR);
  const rolled = total(roll);
  act.effect(
    'breakdown-roll',
    { unit: id, at, rolled, from },
    { cites: [WHY[ground] ?? '11.33.1', '11.33.2'] },
  );
  if (ground === 'wooden building') flatten(act, at, 'wooden', '14.4.12', '14.4.12/q2');
  if (ground === 'wooden building' && die(roll, 'coloured').face === CELLAR)
    shootUp(act, id, { burns: false, cites: ['14.4.12'] });
  else if (rolled >= from) immobilize(act, id, ['11.33.1', '11.32/q1'], { stuck: true });
}

/** On this number of the coloured die it falls through the floor (14.4.12). */
const CELLAR = 6;
