/** Hidden units (3.3.4): when they are revealed. Once revealed, never hidden again. */

import { sight } from '../los/sight.js';
import type { RuleId } from '../rules.js';
import type { Act, Battle, Unit } from '../system.js';

export function reveal(act: Act, units: readonly Unit[], ...cites: RuleId[]): void {
  const hidden = units.filter((unit) => act.battle.unit(unit.id)?.hidden);
  if (hidden.length === 0) return;
  const at = hidden[0]?.at;
  act.effect(
    'revealed',
    { units: hidden.map(({ id }) => id), ...(at !== undefined && { at }) },
    {
      changes: hidden.map(({ id }) => ({ do: 'unit', unit: id, set: { hidden: null } })),
      cites: ['3.3.4.2', ...cites],
    },
  );
}

/** Units that enter the location of hidden units find them. */
export function revealAt(act: Act, at: string, enemyOf: string): void {
  reveal(
    act,
    act.battle.unitsAt(at).filter((unit) => unit.side !== enemyOf),
    '3.3.4.2',
  );
}

/**
 * A hidden unit that has fired is revealed, unless the fire eliminated the only enemies that had a line of sight to it.
 */
export function revealFirers(act: Act, ids: readonly string[], targets: readonly string[]): void {
  const { battle } = act;
  const firers = ids.flatMap((id) => battle.unit(id) ?? []).filter((unit) => unit.hidden);
  if (firers.length === 0) return;
  const shotAway = targets.every((at) => !battle.unitsAt(at).some((unit) => unit.side !== firers[0]?.side));
  reveal(act, shotAway ? firers.filter((unit) => isWatched(battle, unit)) : firers);
}

function isWatched(battle: Battle, unit: Unit): boolean {
  const to = { at: unit.at as string };
  return battle
    .units()
    .some(
      (other) =>
        other.side !== unit.side && other.at !== undefined && !sight(battle, { at: other.at }, to).blocked,
    );
}
