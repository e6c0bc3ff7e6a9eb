/** What an action on the move costs: firing during Assault Movement takes 1 MP (10.1.5). */
import type { Act, Decision } from '../system.js';
import { payForFire } from '../vehicles/drive.js';

export function payOnTheMove(act: Act, decision: Decision, units: readonly string[]): void {
  const march = act.battle.position.agenda.at(-1);
  if (decision.kind === 'driving') payForFire(act, units);
  if (decision.kind !== 'moving' || march?.task !== 'march') return;
  const cost = march.mode === 'assault' ? 1 : 0;
  const movers = march.movers.map((mover) =>
    units.includes(mover.unit) ? { ...mover, left: mover.left - cost } : mover,
  );
  act.become({ ...march, movers, quiet: true });
}
