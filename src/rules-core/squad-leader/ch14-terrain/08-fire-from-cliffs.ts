/** Fire of those who hang on cliffs (14.8.6, 14.8.12). */
import { distance } from '../../mechanics/places.js';
import type { Shot } from '../ch05-fire/04-firepower.js';
import { type Battle, type Refusal, refuse } from '../system.js';

/** They fire after their moves alone, at what is beside them, and no weapons (14.8.6, 14.8.12). */
export function tooHighToFire(battle: Battle, shots: readonly Shot[], at: string): Refusal | undefined {
  for (const { firing, holder } of shots) {
    if (!holder.climbs) continue;
    const isFree = battle.clock.phase === 'advancing-fire' && distance(battle, holder.at, at) === 1;
    if (!isFree || firing.id !== holder.id)
      return refuse(
        'HAS_MOVED',
        `${holder.name} hangs on a cliff: it fires in the Advancing Fire Phase, without weapons, at the next hex.`,
        '14.8.6',
        '14.8.12',
      );
  }
  return undefined;
}
