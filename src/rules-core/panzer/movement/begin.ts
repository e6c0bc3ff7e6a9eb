/** The Movement Phase begins: all MOVE and SHORT HALT counters are turned over, and bring SPOT/MOVE (4.5). */
import { commandOf, reveal } from '../command/known.js';
import { fuelRolls } from '../damage/collateral.js';
import { actsWith, isStaggered, latecomers, nameOfGroup, unitsOfGroup } from '../initiative/groups.js';
import { takeChecks, takePending } from '../morale/check.js';
import { enemyOf, inActionOf } from '../sequence/sides.js';
import { loseCamouflage } from '../spotting/camouflage.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { dueUnits } from './arrive.js';

export function beginMovement(act: Act): void {
  const { battle } = act;
  act.done();
  fuelRolls(act);
  takeChecks(act);
  for (const side of battle.sideIds()) {
    const movers = inActionOf(battle, side).filter(
      (unit) => unit.aboard === undefined && ['move', 'short-halt'].includes(commandOf(battle, unit)),
    );
    const marks = movers.map(({ id }): Change => ({ do: 'unit', unit: id, set: { spot: 'move' } }));
    reveal(act, side, movers, marks);
    loseCamouflage(act, movers);
  }
}

interface Step {
  readonly side: string;
  readonly formation?: string;
}

/** A side moves its units as long as it likes: all of them, or those of one formation. */
export function movement(act: Act, { side, formation }: Step): void {
  const { battle } = act;
  if (moversOf(battle, side, formation).length === 0) {
    act.done();
    if (battle.clock.acting)
      act.effect(
        'step-over',
        { side, step: 'movement' },
        { changes: [{ do: 'clock', set: { acting: null } }], cites: ['7.42.2/b'] },
      );
    return;
  }
  if (formation !== undefined && !battle.clock.acting)
    act.effect(
      'formation-acts',
      { side, formation: nameOfGroup(battle, side, formation), what: 'moves' },
      { changes: [{ do: 'clock', set: { acting: { side, formation } } }], cites: ['7.42.2/b'] },
    );
  act.ask({ side, kind: 'movement', ...(formation !== undefined && { about: { formation } }) });
}

function moversOf(battle: Battle, side: string, formation?: string): Unit[] {
  const due = dueUnits(battle, side);
  if (!isStaggered(battle)) return [...inActionOf(battle, side), ...due];
  const there =
    formation === undefined ? latecomers(battle, side) : unitsOfGroup(battle, { side, formation });
  return [...there, ...due.filter((unit) => actsWith(battle, unit, formation))];
}

export function overrunChecks(act: Act, { by }: { readonly by: string }): void {
  act.done();
  takePending(act, 'Overrun', inActionOf(act.battle, enemyOf(act.battle, by)));
}
