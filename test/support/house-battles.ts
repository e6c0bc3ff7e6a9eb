/** Moments of the house's scenarios, played by bots: what must hold of every list of orders is looked at there. */

import { legalOrders } from '../../src/rules-core/kernel/decide/decide.js';
import type { KnownSystem } from '../../src/rules-core/kernel/decide/known-system.js';
import type { LegalOrder } from '../../src/rules-core/kernel/decide/rulebook.js';
import { randomBot } from '../../src/rules-core/kernel/lab/bots.js';
import { playOut } from '../../src/rules-core/kernel/lab/match.js';
import { Battle } from '../../src/rules-core/kernel/position/battle.js';
import type { SideId } from '../../src/rules-core/kernel/position/position.js';
import { beginScenario } from '../../src/rules-core/kernel/scenarios/index.js';

export interface Moment {
  readonly battle: Battle;
  readonly side: SideId;
  readonly listed: readonly LegalOrder[];
}

/** Looks at the lists of every so many actions of one battle for each scenario. */
export function watchHouseBattles(
  system: KnownSystem,
  look: (moment: Moment) => void,
  { every = 11, mostActions = 100 } = {},
): void {
  const { rulebook, scenarios } = system;
  for (const [name, scenario] of Object.entries(scenarios)) {
    const begun = beginScenario(rulebook, scenario, (position) => system.lay(position), { id: name });
    if (!begun.ok) throw new Error(`${name}: ${JSON.stringify(begun.problems)}`);
    const start = begun.position;
    const match = { rulebook, table: system.table(start), start, seed: 1, mostActions };
    playOut({ ...match, bots: (side) => randomBot(side.length) }, ({ battle, version }) => {
      if (version % every !== 0) return;
      for (const side of new Set(battle.position.awaiting.map((decision) => decision.side)))
        look({ battle: battle as Battle, side, listed: legalOrders(rulebook, battle, side) });
    });
  }
}
