/** Places on fire (6.13.2): units inside when they catch fire have to get out, or are lost. */
import { eliminate } from '../morale/harm.js';
import { unitsInHex } from '../morale/status.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { marksAt } from './ground.js';
import { hexOf } from './places.js';

/** By the end of this turn, or of the next for those who have used their move already. */
export function caughtInFire(battle: Battle, hex: string): Change[] {
  const { turn } = battle.clock;
  return unitsInHex(battle, hex)
    .filter(({ kind }) => kind !== 'aircraft')
    .map(({ id, marker, fired = 0 }) => ({
      do: 'unit',
      unit: id,
      set: { escapes: marker !== undefined || fired > 0 ? turn + 1 : turn },
    }));
}

/** At the end of the phase. */
export function concludeFires(act: Act): void {
  const { battle } = act;
  const lost = battle.units().filter((unit) => isLost(battle, unit));
  for (const at of new Set(lost.map((unit) => unit.at as string))) endTogether(act, at);
  for (const { id, at } of lost) {
    if (!battle.unit(id)) continue;
    act.effect('burnt', { unit: id, at: hexOf(at as string) }, { cites: ['6.13.2'] });
    eliminate(act, id);
  }
}

const isLost = (battle: Battle, { at, escapes }: Unit): boolean =>
  at !== undefined &&
  escapes !== undefined &&
  escapes <= battle.clock.turn &&
  marksAt(battle, at).flame === true;

/** Where both sides burn in Close Combat nobody is left to hold the place, were it for a moment (3.2.3.3). */
function endTogether(act: Act, at: string): void {
  const { battle } = act;
  if (!battle.location(at).closeCombat || !battle.unitsAt(at).every((unit) => isLost(battle, unit))) return;
  act.effect(
    'close-combat-over',
    { at },
    { changes: [{ do: 'location', at, set: { closeCombat: null } }], cites: ['14.9/a'] },
  );
}

/** Those who are out of the fire have nothing to fear any more. */
export function outOfFire(battle: Battle): Change[] {
  return battle
    .units()
    .filter(({ at, escapes }) => escapes !== undefined && (at === undefined || !marksAt(battle, at).flame))
    .map(({ id }) => ({ do: 'unit', unit: id, set: { escapes: null } }));
}
