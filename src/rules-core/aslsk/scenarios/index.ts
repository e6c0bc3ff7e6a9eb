/** Our own scenarios, on our own boards. */
import type { Json } from '../../kernel/position/position.js';
import gunsInTheBocage from './guns-in-the-bocage.json' with { type: 'json' };
import overTheSaddle from './over-the-saddle.json' with { type: 'json' };
import theCoconutRoad from './the-coconut-road.json' with { type: 'json' };
import theWalledChurch from './the-walled-church.json' with { type: 'json' };

const ALL = [theWalledChurch, gunsInTheBocage, overTheSaddle, theCoconutRoad] as const;

export const ASLSK_SCENARIOS: Readonly<Record<string, Json>> = Object.fromEntries(
  ALL.map((scenario) => [scenario.scenario, scenario as Json]),
);
