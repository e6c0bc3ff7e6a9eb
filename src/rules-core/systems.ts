/** The rulebooks that Hexledger knows, each with its charts, boards, scenarios and the text of its rules. */
import { aslskCampaign } from './aslsk/campaign/index.js';
import { ASLSK_CAMPAIGNS } from './aslsk/campaigns/index.js';
import { ASLSK_CHARTS } from './aslsk/charts/index.js';
import { aslsk } from './aslsk/ruleset.js';
import { ASLSK_SCENARIOS } from './aslsk/scenarios/index.js';
import { originalBoard } from './boards/index.js';
import type { CampaignPieces } from './campaign/pieces.js';
import { combatCampaign } from './combat/campaign/index.js';
import { COMBAT_CAMPAIGNS } from './combat/campaigns/index.js';
import { COMBAT_CHARTS } from './combat/charts/index.js';
import { combat } from './combat/ruleset.js';
import { COMBAT_SCENARIOS } from './combat/scenarios/index.js';
import { type KnownSystem, knownSystem, type SystemParts, systemsOf } from './kernel/decide/known-system.js';
import type { System } from './kernel/position/position.js';
import { lnltCampaign } from './lnlt/campaign/index.js';
import { LNLT_CAMPAIGNS } from './lnlt/campaigns/index.js';
import { LNLT_CHARTS } from './lnlt/charts/index.js';
import { lnlt } from './lnlt/ruleset.js';
import { LNLT_SCENARIOS } from './lnlt/scenarios/index.js';
import { panzerCampaign } from './panzer/campaign/index.js';
import { PANZER_CAMPAIGNS } from './panzer/campaigns/index.js';
import { PANZER_CHARTS } from './panzer/charts/index.js';
import { panzer } from './panzer/ruleset.js';
import { PANZER_SCENARIOS } from './panzer/scenarios/index.js';
import { ruleText, type SystemName } from './rule-text.js';
import { squadLeaderCampaign } from './squad-leader/campaign/index.js';
import { SQUAD_LEADER_CAMPAIGNS } from './squad-leader/campaigns/index.js';
import { earlierCharts } from './squad-leader/charts/earlier.js';
import { SQUAD_LEADER_CHARTS } from './squad-leader/charts/index.js';
import { squadLeader } from './squad-leader/ruleset.js';
import { SQUAD_LEADER_SCENARIOS } from './squad-leader/scenarios/index.js';

function published<S extends System>(
  name: SystemName,
  parts: Pick<
    SystemParts<S>,
    'rulebook' | 'charts' | 'earlierCharts' | 'scenarios' | 'campaign' | 'campaigns'
  >,
): KnownSystem {
  return knownSystem({
    ...parts,
    board: originalBoard,
    ruleText: async (rule) => {
      const row = await ruleText(name, rule as never);
      return row?.requirement;
    },
  });
}

export const SYSTEMS = systemsOf(
  import.meta.url,
  published('aslsk', {
    rulebook: aslsk,
    charts: ASLSK_CHARTS,
    scenarios: ASLSK_SCENARIOS,
    campaign: aslskCampaign,
    campaigns: ASLSK_CAMPAIGNS,
  }),
  published('combat', {
    rulebook: combat,
    charts: COMBAT_CHARTS,
    scenarios: COMBAT_SCENARIOS,
    campaign: combatCampaign,
    campaigns: COMBAT_CAMPAIGNS,
  }),
  published('lnlt', {
    rulebook: lnlt,
    charts: LNLT_CHARTS,
    scenarios: LNLT_SCENARIOS,
    campaign: lnltCampaign,
    campaigns: LNLT_CAMPAIGNS,
  }),
  published('panzer', {
    rulebook: panzer,
    charts: PANZER_CHARTS,
    scenarios: PANZER_SCENARIOS,
    campaign: panzerCampaign,
    campaigns: PANZER_CAMPAIGNS,
  }),
  published('squad-leader', {
    rulebook: squadLeader,
    charts: SQUAD_LEADER_CHARTS,
    earlierCharts,
    scenarios: SQUAD_LEADER_SCENARIOS,
    campaign: squadLeaderCampaign,
    campaigns: SQUAD_LEADER_CAMPAIGNS,
  }),
);

/** What each rulebook brings to campaigns, also where its battles are not fought on the server: they are reported. */
export const CAMPAIGN_PIECES: ReadonlyMap<string, CampaignPieces> = new Map(
  [aslskCampaign, combatCampaign, lnltCampaign, panzerCampaign, squadLeaderCampaign].map((pieces) => [
    pieces.system,
    pieces,
  ]),
);
