/** What this book brings to campaigns. It prints no campaign rules: everything between battles is house policy. */
import { handOver, type Reading } from '../../campaign/aftermath/counting.js';
import type { CampaignPieces } from '../../campaign/pieces.js';
import { aslsk } from '../ruleset.js';
import type { Asl } from '../system.js';
import { comparable } from './comparable.js';
import { NATION_OF_SIDE, wholeOf } from './nations.js';
import { LINKED, PACIFIC, PLAIN } from './policies.js';
import {
  bearerOf,
  captured,
  counterOf,
  draw,
  isLess,
  kindOf,
  reducedOf,
  rosterKindOf,
  stands,
} from './roster.js';
import { TELLS, TURNING } from './tells.js';
import { leftOn, staying } from './terrain.js';

const reading: Reading<Asl> = {
  rulebook: aslsk,
  tells: TELLS,
  turning: TURNING,
  kindOf: rosterKindOf,
  counterOf,
  isLess,
  bearerOf,
  stands,
  terrain: leftOn,
};

export const aslskCampaign: CampaignPieces = {
  system: aslsk.system,
  version: aslsk.version,
  preset: LINKED,
  presets: Object.fromEntries([LINKED, PACIFIC, PLAIN].map((policies) => [policies.preset, policies])),
  kindOf,
  wholeOf,
  reducedOf,
  draw,
  comparable,
  captured,
  handOver: (battle) => handOver(reading, battle),
  staying,
  nations: NATION_OF_SIDE,
};
