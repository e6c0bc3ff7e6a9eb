/** What this book brings to campaigns: its own campaign game (19), the player's ranks (17), and what a battle hands over. */
import { handOver, type Reading } from '../../campaign/aftermath/counting.js';
import type { CampaignPieces } from '../../campaign/pieces.js';
import { combat } from '../ruleset.js';
import type { CombatSystem } from '../system.js';
import { INFANTRY } from '../units/catalogue.js';
import { supplies, usedUp } from './artillery.js';
import { reorganizeBook } from './between.js';
import { comparable } from './comparable.js';
import { CAMPAIGN_GAME, PRESETS } from './policies.js';
import { captured, counterOf, draw, isLess, kindOf, rosterKindOf, stands } from './roster.js';
import { TELLS, TURNING } from './tells.js';
import { leftOn, staying } from './terrain.js';

const reading: Reading<CombatSystem> = {
  rulebook: combat,
  tells: TELLS,
  turning: TURNING,
  kindOf: rosterKindOf,
  counterOf,
  isLess,
  /** A team is its weapon: nobody carries it. */
  bearerOf: () => undefined,
  stands,
  usedUp,
  terrain: leftOn,
};

export const combatCampaign: CampaignPieces = {
  system: combat.system,
  version: combat.version,
  preset: CAMPAIGN_GAME,
  presets: Object.fromEntries(PRESETS.map((policies) => [policies.preset, policies])),
  kindOf,
  wholeOf,
  draw,
  comparable,
  captured,
  supplies,
  handOver: (battle) => handOver(reading, battle),
  staying,
  reorganize: reorganizeBook,
  seesTo: ['wounded', 'repairing'],
  nations: { german: 'german', american: 'american', russian: 'russian' },
};

/** Undefined where half-squads of two nations share a name. */
function wholeOf(counter: string): string | undefined {
  const wholes = INFANTRY.flatMap(({ name, full }) => (name === counter && full ? full.name : []));
  return new Set(wholes).size === 1 ? wholes[0] : undefined;
}
