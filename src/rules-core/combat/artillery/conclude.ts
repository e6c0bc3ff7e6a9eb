/** Artillery at the end of a turn (15.7.5, 15.7.9, 15.1.4.1.2). */
import type { Act } from '../system.js';
import { batteriesOf } from './battery.js';
import { lift, setBattery } from './calling.js';

/** Every FFE becomes a CFF again; plotted fire is over for good, a Bombardment for now. */
export function concludeArtillery(act: Act): void {
  for (const side of act.battle.sideIds())
    for (const { id, ffe, by, bombardment } of batteriesOf(act.battle, side)) {
      if (ffe === undefined) continue;
      const call = { side, battery: id };
      if (by === 'plotted' || bombardment) lift(act, call, 'over');
      else
        act.effect(
          'fire-slackens',
          { battery: id, at: ffe },
          { changes: setBattery(act, call, { cff: ffe, ffe: null }), cites: ['15.7.5'] },
        );
    }
}

/** The attempts of this phase are forgotten. */
export const freshAttempts = (act: Act, side: string) => {
  const batteries = batteriesOf(act.battle, side);
  const fresh = batteries.map(({ tried: _, ...battery }) => battery);
  return batteries.some(({ tried }) => tried) ? { batteries: fresh } : {};
};
