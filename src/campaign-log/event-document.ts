/** An event as plain JSON, in the words of the API, for those who are told without asking. */
import { battleId, campaignId } from '../api/index.js';
import type { ActionView, GameSystems } from '../battles/index.js';
import { changesOf } from '../rules-core/kernel/decide/action.js';
import { sentences } from '../rules-core/kernel/views/explain.js';
import type { CampaignEventView } from './campaign-log.js';

export function eventDocument(
  { campaign, position, at, kind, battle, action, about }: CampaignEventView,
  systems: GameSystems,
): object {
  return {
    campaignId: campaignId.encode(campaign),
    position,
    at: at.toISOString(),
    kind,
    battleId: battle === null ? null : battleId.encode(campaign, battle),
    action: action && actionDocument(action, systems),
    about,
  };
}

/** What came of an action, effect by effect. */
export function actionSentences({ action, system, names }: ActionView, systems: GameSystems): string[] {
  return sentences(systems.of(system).rulebook, action.effects, names);
}

function actionDocument({ version, action, system, names }: ActionView, systems: GameSystems): object {
  const { rulebook } = systems.of(system);
  const { by, order, dice, rolls, standing = false } = action;
  const told = sentences(rulebook, action.effects, names);
  return {
    version,
    by,
    order,
    dice,
    rolls: rolls.map(({ for: purpose, dice: thrown }) => ({ purpose, dice: thrown })),
    effects: action.effects.map((effect, i) => ({
      kind: effect.effect,
      sentence: told[i],
      about: effect.about,
      cites: effect.cites ?? [],
      estimated: effect.estimated ?? false,
    })),
    changes: [...changesOf(action)],
    standing,
  };
}
