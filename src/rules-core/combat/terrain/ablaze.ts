/** Places on fire (6.13.2): who is inside when they catch fire has to get out, or is lost. */
import { eliminate } from '../morale/harm.js';
import { unitsInHex } from '../morale/status.js';
import type { Act, Battle, Change } from '../system.js';
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
  for (const { id, at, escapes } of battle.units()) {
    if (escapes === undefined || !battle.unit(id)) continue;
    const burns = at !== undefined && marksAt(battle, at).flame === true;
    if (burns && escapes <= battle.clock.turn) {
      act.effect('burnt', { unit: id, at: hexOf(at) }, { cites: ['6.13.2'] });
      eliminate(act, id);
    }
  }
}

/** Those who are out of the fire have nothing to fear any more. */
export function outOfFire(battle: Battle): Change[] {
  return battle
    .units()
    .filter(({ at, escapes }) => escapes !== undefined && (at === undefined || !marksAt(battle, at).flame))
    .map(({ id }) => ({ do: 'unit', unit: id, set: { escapes: null } }));
}
