/** What this book brings to campaigns. It prints no campaign rules: everything between battles is house policy. */
import { handOver, type Reading } from '../../campaign/aftermath/counting.js';
import type { CampaignPieces } from '../../campaign/pieces.js';
import { lnlt } from '../ruleset.js';
import type { LnltSystem } from '../system.js';
import { comparable } from './comparable.js';
import { tendWounded } from './medics.js';
import { halfOf, NATION_OF_SIDE, wholeOf } from './nations.js';
import { LINKED, PLAIN } from './policies.js';
import {
  bearerOf,
  captured,
  counterOf,
  draw,
  isLess,
  isNamed,
  kindOf,
  LASTING,
  rosterKindOf,
  stands,
} from './roster.js';
import { TELLS, TURNING } from './tells.js';
import { leftOn, staying } from './terrain.js';

const reading: Reading<LnltSystem> = {
  rulebook: lnlt,
  tells: TELLS,
  turning: TURNING,
  kindOf: rosterKindOf,
  counterOf,
  isLess,
  bearerOf,
  stands,
  terrain: leftOn,
};

export const lnltCampaign: CampaignPieces = {
  system: lnlt.system,
  version: lnlt.version,
  preset: LINKED,
  presets: Object.fromEntries([LINKED, PLAIN].map((policies) => [policies.preset, policies])),
  kindOf,
  wholeOf,
  reducedOf: (whole, { side, kind }) => (kind === 'half-squad' ? halfOf(side, whole) : undefined),
  draw,
  comparable,
  captured,
  isNamed,
  handOver: (battle) => handOver(reading, battle),
  staying,
  lasting: LASTING,
  reorganize: tendWounded,
  nations: NATION_OF_SIDE,
};
