/** A Spotted marker goes when everybody has left its place (10.1/n). */
import { tidyAcquisition } from '../ordnance/acquisition.js';
import type { Act } from '../system.js';
import { standingAt } from '../units/kinds.js';

export function tidy(act: Act): void {
  const { battle } = act;
  tidyAcquisition(act);
  for (const at in battle.position.locations)
    if (battle.location(at).spotted && standingAt(battle, at).length === 0)
      act.effect(
        'spotted-lost',
        { at },
        { changes: [{ do: 'location', at, set: { spotted: null } }], cites: ['10.1/n'] },
      );
}
