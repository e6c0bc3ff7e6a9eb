/** Events (1.8): a marker is triggered by who occupies its hex, or by who sees it; its paragraph is read out once. */

import { sees } from '../sight/sight.js';
import type { Act, Battle } from '../system.js';
import { isInfantry, isVehicle } from '../units/kinds.js';

/** After units have come to a place: every marker that they trigger. */
export function events(act: Act): void {
  act.done();
  for (const at of Object.keys(act.battle.position.locations).sort())
    if (isTriggered(act.battle, at)) happen(act, at);
}

function isTriggered(battle: Battle, at: string): boolean {
  const { event } = battle.location(at);
  if (!event) return false;
  const able = battle
    .units()
    .filter(
      (unit) =>
        (isInfantry(unit) || isVehicle(unit)) && (event.side === undefined || unit.side === event.side),
    );
  if (event.by === 'occupation') return able.some((unit) => unit.at === at);
  return able.some((unit) => unit.at !== undefined && sees(battle, unit.at, at));
}

/** What the paragraph says happens to the map and the sides is the scenario's data: changes of the position. */
function happen(act: Act, at: string): void {
  const name = act.battle.location(at).event?.name ?? '';
  const paragraph = act.battle.options.events?.[name];
  act.effect(
    'event-happened',
    { event: name, at, says: paragraph?.says ?? 'nothing happens' },
    {
      changes: [{ do: 'location', at, set: { event: null } }, ...((paragraph?.changes ?? []) as never[])],
      cites: ['1.8/a', '1.8/b'],
    },
  );
}
