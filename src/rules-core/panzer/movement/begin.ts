/** The Movement Phase begins: all MOVE and SHORT HALT counters are turned over, and bring SPOT/MOVE (4.5). */
import { commandOf, reveal } from '../command/known.js';
import { fuelRolls } from '../damage/collateral.js';
import { takeChecks } from '../morale/check.js';
import { inActionOf } from '../sequence/sides.js';
import { loseCamouflage } from '../spotting/camouflage.js';
import type { Act, Change } from '../system.js';

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

/** A side moves its units as long as it likes. */
export function movement(act: Act, { side }: { readonly side: string }): void {
  if (inActionOf(act.battle, side).length === 0) act.done();
  else act.ask({ side, kind: 'movement' });
}
