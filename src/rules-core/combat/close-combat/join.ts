/** Coming to grips (14.2): the Close Combat marker, and who may strike at once. */

import { groupedBy } from '../../mechanics/groups.js';
import { isVehicle } from '../morale/status.js';
import type { March } from '../movement/march.js';
import type { Act } from '../system.js';
import { facedBy } from './apart.js';

type Arrival = Pick<March, 'side' | 'mode' | 'charge'> & {
  readonly movers: readonly { readonly unit: string }[];
};

/** After all fire of the move: a marker where those who came meet the enemy (14.2). Chargers and assaulters may strike now. */
export function joinCloseCombat(act: Act, march: Arrival): void {
  const { battle } = act;
  const joining = march.movers
    .flatMap(({ unit }) => battle.unit(unit) ?? [])
    .filter((unit) => unit.at && !isVehicle(unit) && facedBy(battle, unit, unit.at).length > 0);
  for (const [at, units] of groupedBy(joining, (unit) => unit.at as string)) {
    const how = entryOf(march);
    act.effect(
      'close-combat-joined',
      { at, entered: units.map(({ id }) => id) },
      {
        changes: [
          { do: 'location', at, set: { closeCombat: true } },
          ...units.map(({ id }) => ({ do: 'unit' as const, unit: id, set: { entered: how } })),
        ],
        cites: ['14.2'],
      },
    );
    if (how !== 'later') act.plan({ task: 'onslaught', at, side: march.side });
  }
}

function entryOf({ mode, charge }: Arrival): 'halved' | 'charged' | 'later' {
  if (charge === 'made') return 'charged';
  return mode === 'assault' || mode === 'crawling' ? 'halved' : 'later';
}

export function onslaught(act: Act, { at, side }: { readonly at: string; readonly side: string }): void {
  act.done();
  const { battle } = act;
  if (!battle.unitsAt(at).some((unit) => facedBy(battle, unit, at).length > 0)) return;
  act.ask({ side, kind: 'onslaught', about: { at } });
}
