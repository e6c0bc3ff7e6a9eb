/** The window for Overwatch Fire at a unit that has just moved or turned (4.4.2, 7.8.1/c). */
import { isKnownOther } from '../command/known.js';
import { order } from '../form.js';
import { isCounter } from '../hidden/counters.js';
import { enemyOf, inActionOf, isCombatUnit } from '../sequence/sides.js';
import { sees } from '../sight/sight.js';
import type { Act, Battle, Unit } from '../system.js';
import { isFreeToFire } from '../transport/mounted-fire.js';

/**
 * Asked whenever it is possible in the eyes of the mover: some enemy in sight may hold an unrevealed OVERWATCH counter,
 * or something lies hidden. Whether one does is not told by the question.
 */
export function mayBeInterrupted(battle: Battle, mover: Unit): boolean {
  const enemy = enemyOf(battle, mover.side);
  return battle.asSeenBy('public', () =>
    inActionOf(battle, enemy).some(
      (unit) =>
        (isCombatUnit(unit) || isCounter(unit)) &&
        isFreeToFire(battle, unit) &&
        !unit.fired &&
        !isKnownOther(unit, 'overwatch') &&
        sees(battle, unit.at as string, mover.at as string),
    ),
  );
}

/** Asks until the enemy holds his fire, nobody is left who might fire, or the mover is gone. */
export function interrupt(act: Act, { unit: id }: { readonly unit: string }): void {
  const { battle } = act;
  const { window } = battle.clock;
  const mover = battle.unit(window?.unit ?? id);
  if (!window?.held && mover?.at !== undefined && !mover.bailedOut && mayBeInterrupted(battle, mover)) {
    if (!window)
      act.effect(
        'window-opened',
        { unit: id, at: mover.at },
        { changes: [{ do: 'clock', set: { window: { unit: id, at: mover.at } } }], cites: ['S.overwatch/a'] },
      );
    act.ask({ side: enemyOf(battle, mover.side), kind: 'interrupt' });
    return;
  }
  act.done();
  if (window)
    act.effect(
      'window-closed',
      { unit: id },
      { changes: [{ do: 'clock', set: { window: null } }], cites: ['S.overwatch/a'] },
    );
}

/** Is Overwatch open at this unit? Outside such a window everybody is a target. */
export const isOpenAt = ({ clock: { window } }: Battle, id: string): boolean =>
  !window || window.unit === id || window.also?.includes(id) === true;

export const holdFire = order({
  title: 'Hold your fire',
  description: 'Do not fire: no Overwatch Fire at this unit here, no answer to the fire at yours.',
  cites: ['S.overwatch/a'],
  answers: ['interrupt', 'quickdraw', 'defensive-fire'],
  asks: {},
  perform(act, _, { by, decision }) {
    const { window } = act.battle.clock;
    if (decision.kind !== 'interrupt') {
      act.done();
      const cites = decision.kind === 'quickdraw' ? (['7.54/a'] as const) : (['7.50/a'] as const);
      act.effect('held-fire', { side: by }, { cites });
      return;
    }
    if (!window) return;
    act.effect(
      'held-fire',
      { side: by },
      { changes: [{ do: 'clock', set: { window: { ...window, held: true } } }], cites: ['S.overwatch/a'] },
    );
  },
});
