/** Coming to grips (14.2): the Close Combat marker, and who may strike at once. */

import { isVehicle } from '../morale/status.js';
import type { March } from '../movement/march.js';
import type { Act, Battle, Unit } from '../system.js';

type Arrival = Pick<March, 'side' | 'mode' | 'charge'> & {
  readonly movers: readonly { readonly unit: string }[];
};

/** After all fire of the move: a marker where those who came meet the enemy (14.2). Chargers and assaulters may strike now. */
export function joinCloseCombat(act: Act, march: Arrival): void {
  const { battle } = act;
  const places = new Map<string, Unit[]>();
  for (const { unit: id } of march.movers) {
    const unit = battle.unit(id);
    if (!unit?.at || isVehicle(unit) || !isMixed(battle, unit.at)) continue;
    places.set(unit.at, [...(places.get(unit.at) ?? []), unit]);
  }
  for (const [at, units] of places) {
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

function isMixed(battle: Battle, at: string): boolean {
  return (
    new Set(
      battle
        .unitsAt(at)
        .filter((unit) => unit.kind !== 'aircraft')
        .map(({ side }) => side),
    ).size > 1
  );
}

export function onslaught(act: Act, { at, side }: { readonly at: string; readonly side: string }): void {
  act.done();
  if (!isMixed(act.battle, at)) return;
  act.ask({ side, kind: 'onslaught', about: { at } });
}
