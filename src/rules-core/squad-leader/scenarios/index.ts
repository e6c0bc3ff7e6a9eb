/** Our own scenarios, on our own boards. */
import type { Json } from '../../kernel/position/position.js';
import aRiverLine from './a-river-line.json' with { type: 'json' };
import armourOnTheHighStreet from './armour-on-the-high-street.json' with { type: 'json' };
import theAirstripAtTheWells from './the-airstrip-at-the-wells.json' with { type: 'json' };
import theCornerHouses from './the-corner-houses.json' with { type: 'json' };
import theFarmsInTheGrain from './the-farms-in-the-grain.json' with { type: 'json' };
import theGunsInTheVillage from './the-guns-in-the-village.json' with { type: 'json' };
import theManorAtDawn from './the-manor-at-dawn.json' with { type: 'json' };
import theMillHamlet from './the-mill-hamlet.json' with { type: 'json' };
import theRequisitionedGrain from './the-requisitioned-grain.json' with { type: 'json' };
import theSnowboundPost from './the-snowbound-post.json' with { type: 'json' };

const ALL = [
  aRiverLine,
  armourOnTheHighStreet,
  theAirstripAtTheWells,
  theCornerHouses,
  theFarmsInTheGrain,
  theGunsInTheVillage,
  theManorAtDawn,
  theMillHamlet,
  theRequisitionedGrain,
  theSnowboundPost,
] as const;

export const SQUAD_LEADER_SCENARIOS: Readonly<Record<string, Json>> = Object.fromEntries(
  ALL.map((scenario) => [scenario.scenario, scenario as Json]),
);
