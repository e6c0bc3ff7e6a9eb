/** What stays on the map from scenario to scenario: trenches, mouseholes, rubble and wrecks (19.1.1), and what 19.1.8 adds. */

import type { BattleReport } from '../../campaign/aftermath/report.js';
import { marksThatStay } from '../../campaign/staying.js';
import { isVehicle, nestHexes, unitsInHex } from '../morale/status.js';
import { controlOfBuilding } from '../scenario/control.js';
import type { Battle, CombatSystem, Marks } from '../system.js';
import { groundOf } from '../terrain/ground.js';

function stayingOf(marks: Marks): Marks {
  const { trench, atTrench, mouseholes, rubble, flame, wrecks = 0, burningWrecks = 0, mines, nest } = marks;
  const all = wrecks + burningWrecks;
  return {
    ...(trench && { trench }),
    ...(atTrench && { atTrench }),
    ...(mouseholes && { mouseholes }),
    ...((rubble || flame) && { rubble: true as const }),
    ...(all > 0 && { wrecks: all }),
    ...(mines !== undefined && { mines }),
    ...(nest !== undefined && { nest }),
  };
}

/** Fires leave rubble, and burning wrecks burn out, also where nobody has reorganized (19.1.8/1, 19.1.8/2). */
export const { staying } = marksThatStay<CombatSystem>(stayingOf);

/** As the battle leaves it, with what was hidden; what burns, burns until the reorganization. A fire outside of buildings leaves nothing. */
export function leftOn(battle: Battle): BattleReport['terrain'] {
  const left: Record<string, object> = {};
  for (const at of Object.keys(battle.position.locations).sort()) {
    const marks = leftIn(battle, at);
    if (Object.keys(marks).length > 0) left[at] = marks;
  }
  for (const side of battle.sideIds()) {
    const { mines = [], trenches = [] } = battle.secret(side);
    for (const at of mines) left[at] = { ...left[at], mines: side };
    for (const at of trenches) left[at] = { ...left[at], trench: true };
  }
  return left as BattleReport['terrain'];
}

function leftIn(battle: Battle, at: string): Marks {
  const { trench, atTrench, mouseholes, rubble, flame, wrecks, burningWrecks, mines, nest } =
    battle.location(at);
  const burns = flame && groundOf(battle, at).building !== undefined;
  return {
    ...(trench && { trench }),
    ...(atTrench && { atTrench }),
    ...(mouseholes && { mouseholes }),
    ...(rubble && { rubble }),
    ...(burns && { flame }),
    ...(wrecks !== undefined && { wrecks }),
    ...(burningWrecks !== undefined && { burningWrecks }),
    ...(mines !== undefined && { mines }),
    ...(nest !== undefined && staysNest(battle, at, nest) && { nest }),
  };
}

/** So many hexes of a building make a nest (9.2.4). */
const MOST_HEXES = 4;

/** Men of its side have stayed in the building, which may be a nest, and nobody else has (19.1.8/5). */
function staysNest(battle: Battle, at: string, side: string): boolean {
  const hexes = nestHexes(battle, at);
  const survivors = hexes.flatMap((hex) => unitsInHex(battle, hex)).filter((unit) => !isVehicle(unit));
  const control = controlOfBuilding(battle, at);
  const isHeld = typeof control === 'object' && control.side === side;
  return isHeld && hexes.length <= MOST_HEXES && survivors.some((unit) => unit.side === side);
}
