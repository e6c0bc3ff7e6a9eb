/** The frame of the Rally Phase (3.0/a): each side in turn does what it wants until it is done. */
import { order } from '../form.js';
import type { Act } from '../system.js';

export function rally(act: Act, { side }: { readonly side: string }): void {
  if (act.couldAnswer(side, 'rally', 'end-rally')) act.ask({ side, kind: 'rally' });
  else act.done();
}

export const endRally = order({
  title: 'End the Rally Phase',
  description: 'You are done with rallies and weapons in this Rally Phase.',
  cites: ['3.0/a'],
  answers: ['rally'],
  asks: {},
  perform(act, _, { by }) {
    act.effect('rally-over', { side: by }, { cites: ['3.0/a'] });
    act.done();
  },
});
