/** Initiative (4.3, 6.3): each Force rolls, the higher is First Player. */
import { plays } from '../sequence/sides.js';
import type { Act } from '../system.js';
import { usualGrouping } from './groups.js';
import { rollInitiative } from './roll.js';
import { firstFormation } from './staggered.js';

export function initiative(act: Act): void {
  if (plays(act.battle, '7.42')) staggered(act);
  else single(act);
}

function single(act: Act): void {
  const { first, rolled } = rollInitiative(act, act.battle.sideIds());
  act.done();
  act.effect(
    'initiative',
    { first, rolled },
    { changes: [{ do: 'clock', set: { first } }], cites: ['S.initiative/a'] },
  );
}

/** What the formations are is settled once, for the whole scenario (7.42/b). */
function staggered(act: Act): void {
  const { battle } = act;
  if (!battle.clock.groupedBy) {
    const groupedBy = usualGrouping(battle);
    act.effect(
      'grouped',
      { groupedBy },
      { changes: [{ do: 'clock', set: { groupedBy } }], cites: ['7.42/b'] },
    );
  }
  firstFormation(act);
}
