/** Our own scenarios, on our own boards. */
import type { Json } from '../../kernel/position/position.js';
import ridersAtDawn from './riders-at-dawn.json' with { type: 'json' };
import theBunkersOnTheHeight from './the-bunkers-on-the-height.json' with { type: 'json' };
import theChurchQuarter from './the-church-quarter.json' with { type: 'json' };

import theNightOfTheHuts from './the-night-of-the-huts.json' with { type: 'json' };

const ALL = [theChurchQuarter, theBunkersOnTheHeight, ridersAtDawn, theNightOfTheHuts] as const;

export const LNLT_SCENARIOS: Readonly<Record<string, Json>> = Object.fromEntries(
  ALL.map((scenario) => [scenario.scenario, scenario as Json]),
);
