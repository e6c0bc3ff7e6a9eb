/** What this book brings to campaigns. It prints no campaign rules: everything between battles is house policy. */
import { handOver, type Reading } from '../../campaign/aftermath/counting.js';
import type { CampaignPieces, HandedOver } from '../../campaign/pieces.js';
import { panzer } from '../ruleset.js';
import type { PanzerSystem, Unit } from '../system.js';
import { comparable } from './comparable.js';
import { formed } from './formations.js';
import { halfNamed, NATION_OF_SIDE, wholeOf } from './nations.js';
import { LINKED, PLAIN } from './policies.js';
import { captured, draw, isLess, kindOf, rosterKindOf, stands } from './roster.js';
import { TELLS, TURNING } from './tells.js';
import { leftOn, staying } from './terrain.js';

/** `start`: whom each leader was with when the battle began. */
const readingSince = (start: HandedOver['start']): Reading<PanzerSystem> => ({
  rulebook: panzer,
  tells: TELLS,
  turning: TURNING,
  kindOf: rosterKindOf,
  counterOf: ({ name }) => name,
  isLess,
  bearerOf: () => undefined,
  stands: (unit, battle) => stands(unit, battle, start.units[unit.id] as Unit | undefined),
  terrain: leftOn,
});

export const panzerCampaign: CampaignPieces = {
  system: panzer.system,
  version: panzer.version,
  preset: LINKED,
  presets: Object.fromEntries([LINKED, PLAIN].map((policies) => [policies.preset, policies])),
  kindOf,
  wholeOf,
  reducedOf: (whole, { kind }) => (kind === 'half-squad' ? halfNamed(whole) : undefined),
  draw,
  comparable,
  captured,
  formed,
  handOver: (battle) => handOver(readingSince(battle.start), battle),
  staying,
  nations: NATION_OF_SIDE,
};
