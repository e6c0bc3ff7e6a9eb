/** Our own scenarios, on our own boards. */
import type { Json } from '../../kernel/position/position.js';
import blockAtTheRailYard from './block-at-the-rail-yard.json' with { type: 'json' };
import housesAtTheWell from './houses-at-the-well.json' with { type: 'json' };
import lanesToTheWell from './lanes-to-the-well.json' with { type: 'json' };
import meetingOnTheSteppe from './meeting-on-the-steppe.json' with { type: 'json' };
import nightOnTheBrookRoad from './night-on-the-brook-road.json' with { type: 'json' };

const ALL = [
  meetingOnTheSteppe,
  housesAtTheWell,
  blockAtTheRailYard,
  lanesToTheWell,
  nightOnTheBrookRoad,
] as const;

export const PANZER_SCENARIOS: Readonly<Record<string, Json>> = Object.fromEntries(
  ALL.map((scenario) => [scenario.scenario, scenario as Json]),
);
