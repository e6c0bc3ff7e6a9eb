/** Our own scenarios, on our own boards. */
import type { Json } from '../../kernel/position/position.js';
import aRiverLine from './a-river-line.json' with { type: 'json' };
import armourOnTheHighStreet from './armour-on-the-high-street.json' with { type: 'json' };
import card1Counterattack from './card-1-counterattack.json' with { type: 'json' };
import card2Works from './card-2-works.json' with { type: 'json' };
import card3Streets from './card-3-streets.json' with { type: 'json' };
import card4Hedgehog from './card-4-hedgehog.json' with { type: 'json' };
import card5Crest from './card-5-crest.json' with { type: 'json' };
import card6Escape from './card-6-escape.json' with { type: 'json' };
import card7Station from './card-7-station.json' with { type: 'json' };
import card8Salient from './card-8-salient.json' with { type: 'json' };
import card9Strongpoint from './card-9-strongpoint.json' with { type: 'json' };
import card10Crossing from './card-10-crossing.json' with { type: 'json' };
import card11Landing from './card-11-landing.json' with { type: 'json' };
import card12Road from './card-12-road.json' with { type: 'json' };
import ridersOnTheBrookRoad from './riders-on-the-brook-road.json' with { type: 'json' };
import shellsOnTheRidge from './shells-on-the-ridge.json' with { type: 'json' };
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
  card1Counterattack,
  card2Works,
  card3Streets,
  card4Hedgehog,
  card5Crest,
  card6Escape,
  card7Station,
  card8Salient,
  card9Strongpoint,
  card10Crossing,
  card11Landing,
  card12Road,
  ridersOnTheBrookRoad,
  shellsOnTheRidge,
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
