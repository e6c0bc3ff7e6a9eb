/** Before the first Spotting Phase a side says what lies hidden, where the scenario lets it hide something (7.24). */
import type { Act } from '../system.js';
import { mayCamouflage } from './camouflage.js';

/** Whether it is asked follows from the scenario, which everybody knows. */
export function conceal(act: Act, { side }: { readonly side: string }): void {
  const { battle } = act;
  if (battle.clock.turn === 1 && mayCamouflage(battle, side)) act.ask({ side, kind: 'conceal' });
  else act.done();
}
