/** The frame of the Rally Phase (3.0/a): each side in turn does what it wants until it is done, then looks to its jams. */
import { D6, total } from '../../kernel/dice/index.js';
import { order } from '../form.js';
import type { Act } from '../system.js';
import { isGoodOrder } from '../units/kinds.js';

export function rally(act: Act, { side }: { readonly side: string }): void {
  if (act.couldAnswer(side, 'rally', 'end-rally')) act.ask({ side, kind: 'rally' });
  else finish(act, side);
}

function finish(act: Act, side: string): void {
  act.done();
  for (const { id, side: whose, possessor = '', jammed } of act.battle.units()) {
    const holder = act.battle.unit(possessor);
    if (whose === side && jammed === 'jammed' && holder && isGoodOrder(holder)) clearJam(act, id);
  }
}

/** A 1 jams it for good, on a Map with Sand a 2 too (1.6.2/a). */
function clearJam(act: Act, weapon: string): void {
  const die = total(act.rollOf('jam', [weapon], D6));
  const cleared = die > (act.battle.options.sand ? 2 : 1);
  act.effect(
    'jam-tried',
    { weapon, die, cleared },
    {
      changes: [{ do: 'unit', unit: weapon, set: { jammed: cleared ? null : 'for-good' } }],
      cites: ['1.6.2/a'],
    },
  );
}

export const endRally = order({
  title: 'End the Rally Phase',
  description: 'You are done with rallies and weapons in this Rally Phase.',
  cites: ['3.0/a'],
  answers: ['rally'],
  asks: {},
  perform(act, _, { by }) {
    act.effect('rally-over', { side: by }, { cites: ['3.0/a'] });
    finish(act, by);
  },
});
