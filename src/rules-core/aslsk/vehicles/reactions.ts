/** What a DEFENDER can do with or against vehicles while somebody moves (3.3.2.1, 3.3.4, 7.5/b, 7.8). */
import type { SideId } from '../../kernel/position/position.js';
import type { AslBattle } from '../system.js';
import { disperseSmoke } from './dispensers.js';
import { hasVehicles } from './hulks.js';
import { vehicleFire } from './machine-guns.js';
import { motionAttempt } from './motion.js';
import { reactionFire } from './reaction-fire.js';

const REACTIONS = [vehicleFire, reactionFire, motionAttempt, disperseSmoke] as const;

export function couldReactWithVehicles(battle: AslBattle, side: SideId): boolean {
  if (!hasVehicles(battle)) return false;
  const decision = { side, kind: 'defensive-fire', orders: [] } as const;
  return REACTIONS.some((order) => {
    for (const _ of order.list({ battle, by: side, decision })) return true;
    return false;
  });
}
