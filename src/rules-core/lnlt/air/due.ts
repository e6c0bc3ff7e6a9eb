/** When air support comes (19.1/h, 19.1/a): on the impulse after doubles, or on the first one after the Rally Phase. */
import { value } from '../../kernel/dice/index.js';
import { enemyOf } from '../sequence/sides.js';
import type { Act, Battle } from '../system.js';

/** How many rolls of an action have been looked at. */
const seen = new WeakMap<Act, number>();

/** Any doubles of anybody bring in the next aircraft of each side that waits for one. */
export function watchForDoubles(act: Act): void {
  const rolls = act.rolls.slice(seen.get(act) ?? 0);
  seen.set(act, act.rolls.length);
  if (!rolls.some(({ dice }) => dice.length === 2 && new Set(dice.map((die) => value(die))).size === 1))
    return;
  const { battle } = act;
  for (const side of battle.sideIds()) {
    const { airSupport = [] } = battle.side(side);
    const next = airSupport.find(({ due, used }) => !due && !used);
    if (!next) continue;
    const waiting = airSupport.map((each) => (each === next ? { ...each, due: true as const } : each));
    act.effect(
      'air-support-due',
      { side, aircraft: next.aircraft },
      {
        changes: [{ do: 'side', side, set: { airSupport: waiting } }],
        cites: [battle.clock.phase === 'rally' ? '19.1/a' : '19.1/h'],
      },
    );
  }
}

/** Whose aircraft comes in now; where both have one, that of the side whose impulse would be next. */
export function sideOfDueAircraft(battle: Battle): string | undefined {
  const first = battle.clock.active ?? battle.clock.initiative;
  return [first, enemyOf(battle, first)].find((side) =>
    battle.side(side).airSupport?.some(({ due, used }) => due && !used),
  );
}
