/** Demolition charges that wait in a hex to be set off (8.11.3, 8.11.4). */
import type { Act, Battle, Change, Unit } from '../system.js';
import { ofSide } from '../units/kinds.js';

/** When charges lie about that were not set off yet. */
const WAIT_IN: readonly string[] = ['movement', 'defensive-fire'];

/** Who breaks or is lost where he placed a charge, or before he came there, has not placed it: he has it where he is (8.11.3/a). */
export function takeBackCharges(act: Act, unit: Unit, isLost: boolean): void {
  const { battle } = act;
  if (!WAIT_IN.includes(battle.clock.phase)) return;
  const { track = [], firedOnAt = 0 } = unit;
  const here = track.indexOf(unit.at ?? '', firedOnAt);
  for (const charge of ofSide(battle, unit.side)) {
    if (charge.placed?.by !== unit.id) continue;
    const there = track.indexOf(charge.placed.from);
    if (isLost ? here > there : here >= there) continue;
    const set = { at: unit.at as string, possessor: unit.id, placed: null };
    const changes: Change[] = [{ do: 'unit', unit: charge.id, set }];
    act.effect('charge-kept', { unit: unit.id, weapon: charge.id }, { changes, cites: ['8.11.3/a'] });
  }
}

/** The hex from which it placed a charge before it set out: it can be fired on there too (5.6.4/a). */
export const placedBeforeMoving = (battle: Battle, unit: Unit): string[] =>
  unit.at !== undefined && ofSide(battle, unit.side).some(({ placed }) => placed?.by === unit.id)
    ? [unit.at]
    : [];

/** What its owner has not set off is taken off (8.11.4). */
export const unused = (battle: Battle): Change[] =>
  battle
    .units()
    .filter(({ placed }) => placed)
    .map(({ id }): Change => ({ do: 'leave', unit: id }));
