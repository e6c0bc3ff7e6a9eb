/** What Squad Leader brings to campaigns: its personal-leader game, and formations of the house beside it. */
import { handOver, type Reading } from '../../campaign/aftermath/counting.js';
import type { CampaignPieces } from '../../campaign/pieces.js';
import { marksThatStay } from '../../campaign/staying.js';
import { squadLeader } from '../ruleset.js';
import type { SquadLeader } from '../system.js';
import { reorganize } from './between.js';
import { NATIONS } from './nations.js';
import { LINKED, PERSONAL } from './policies.js';
import {
  bearerOf,
  captured,
  comparable,
  counterOf,
  draw,
  isLess,
  kindOf,
  reducedOf,
  rosterKindOf,
  stands,
} from './roster.js';
import { TELLS, TURNING } from './tells.js';

/** Wrecks stay on the map; markers of the turn do not. */
const { staying, leftOn } = marksThatStay<SquadLeader>(({ wrecks }) => (wrecks ? { wrecks } : {}));

const reading: Reading<SquadLeader> = {
  rulebook: squadLeader,
  tells: TELLS,
  turning: TURNING,
  kindOf: rosterKindOf,
  counterOf,
  isLess,
  bearerOf,
  stands,
  terrain: leftOn,
};

export const squadLeaderCampaign: CampaignPieces = {
  system: squadLeader.system,
  version: squadLeader.version,
  preset: PERSONAL,
  presets: { [PERSONAL.preset]: PERSONAL, [LINKED.preset]: LINKED },
  kindOf,
  reducedOf,
  draw,
  comparable,
  captured,
  handOver: (battle) => handOver(reading, battle),
  staying,
  reorganize,
  nations: NATIONS,
};
