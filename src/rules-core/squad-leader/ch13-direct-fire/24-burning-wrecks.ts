/** Wrecks that burn (13.24.2): a fire may go out. */
import { D6, total } from '../../kernel/dice/index.js';
import { removed } from '../ch11-vehicles/20-burning.js';
import { changedWreck, type Wreck } from '../ch11-vehicles/wrecks.js';
import type { Act, Battle, Change } from '../system.js';
import { attacker } from '../units/kinds.js';

const OUT_ON = 1;

/** Of a truck that has burnt nothing is left (11.20.7); an AFV never burns again (11.20.6). */
const goesOut = (battle: Battle, at: string, wreck: Wreck, cold: Wreck): Change =>
  wreck.armoured ? changedWreck(battle, at, wreck, { ...cold, burnt: true }) : removed(battle, at, wreck);

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
          changes: rolled === OUT_ON ? [goesOut(battle, at, wreck, cold)] : [],
          cites: wreck.armoured ? ['13.24.2.2'] : ['13.24.2.2', '11.20.7'],
        },
      );
    }
}
