/** Our own scenarios, on our own boards. */
import type { Json } from '../../kernel/position/position.js';
import theChurchQuarter from './the-church-quarter.json' with { type: 'json' };

const ALL = [theChurchQuarter] as const;

export const LNLT_SCENARIOS: Readonly<Record<string, Json>> = Object.fromEntries(
  ALL.map((scenario) => [scenario.scenario, scenario as Json]),
);
