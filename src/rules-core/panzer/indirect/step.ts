/** The Indirect Fire Step of a side: planned fire comes by itself, then its batteries are directed (6.5.1). */
import type { Act } from '../system.js';
import { batteriesOf, batteryOf } from './batteries.js';
import { land } from './impact.js';

/** Everybody knows which batteries a side has: only one without any is not asked. */
export function indirectStep(act: Act, { side }: { readonly side: string }): void {
  const { agenda } = act.battle.position;
  const before = agenda.length;
  plannedFire(act, side);
  if (agenda.length > before) return;
  if (batteriesOf(act.battle, side).length > 0) act.ask({ side, kind: 'indirect-fire' });
  else act.done();
}

/** A mission written before play comes in its turn, without observer or response roll (S.planned-fire). */
function plannedFire(act: Act, side: string): void {
  const { battle } = act;
  const { planned = [] } = battle.secret(side);
  const due = planned.filter(({ turn }) => turn === battle.clock.turn);
  if (due.length === 0) return;
  const left = planned.filter(({ turn }) => turn !== battle.clock.turn);
  const coming = due.filter(
    ({ battery, at }) => batteryOf(battle, side, battery) && battle.table.map.named.has(at),
  );
  act.effect(
    'planned-fire',
    { side, batteries: coming.map(({ battery }) => battery) },
    {
      changes: [{ do: 'secret', side, set: { planned: left.length > 0 ? left : null } }],
      cites: ['S.planned-fire'],
    },
  );
  for (const { battery, at, ammo, sheaf } of coming) land(act, side, battery, { at, ammo, sheaf });
}
