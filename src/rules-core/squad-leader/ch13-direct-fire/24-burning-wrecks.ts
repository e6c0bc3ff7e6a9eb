/** Wrecks that burn (13.24.2): a fire may go out. */
import { D6, total } from '../../kernel/dice/index.js';
import { changedWreck } from '../ch11-vehicles/wrecks.js';
import type { Act } from '../system.js';
import { attacker } from '../units/kinds.js';

const OUT_ON = 1;

/** Their owner rolls for each at the start of his Rally Phase (13.24.2.2). */
export function tendFires(act: Act): void {
  const { battle } = act;
  const { nationality } = battle.side(attacker(battle));
  for (const [at, { wrecks = [] }] of Object.entries(battle.position.locations))
    for (const wreck of wrecks) {
      if (!wreck.burning || wreck.nationality !== nationality) continue;
      const rolled = total(act.roll(`fire in ${at}`, D6));
      const { burning: _, ...cold } = wreck;
      act.effect(
        'wreck-burns',
        { at, name: wreck.name, rolled, out: rolled === OUT_ON },
        {
          changes: rolled === OUT_ON ? [changedWreck(battle, at, wreck, { ...cold, burnt: true })] : [],
          cites: ['13.24.2.2'],
        },
      );
    }
}
