import { ResolveField, Resolver } from '@nestjs/graphql';
import type { ApiContext, BattleActionResolvers, BattleEffect, CitationResolvers } from '../api/index.js';
import { type Action, changesOf, type Effect } from '../rules-core/kernel/decide/action.js';
import { sentences } from '../rules-core/kernel/views/explain.js';
import type { ActionView } from './battle-view.js';
import { GameSystems } from './game-systems.js';

/** Plain members: a resolver costs several promises for each, and a page of a log has thousands. */
export type EffectView = Omit<BattleEffect, '__typename' | 'cites'> & { readonly cites: CitationView[] };

export interface CitationView {
  readonly system: string;
  readonly rule: string;
}

@Resolver('BattleAction')
export class BattleActionResolver
  implements Required<Omit<BattleActionResolvers, '__isTypeOf' | 'version' | 'at'>>
{
  /** What an action says, told once to all who may know the same of it. */
  private readonly told = new WeakMap<Action, EffectView[]>();

  constructor(private readonly systems: GameSystems) {}

  @ResolveField()
  position({ campaign, position }: ActionView, _: object, context: ApiContext) {
    return context.shownPosition(campaign, position);
  }

  @ResolveField()
  by({ action }: ActionView) {
    return action.by;
  }

  @ResolveField()
  order({ action }: ActionView) {
    return action.order;
  }

  @ResolveField()
  dice({ action }: ActionView) {
    return action.dice;
  }

  @ResolveField()
  rolls({ action }: ActionView) {
    return action.rolls.map(({ for: purpose, dice, to }) => ({
      purpose,
      to: to ? [...to] : null,
      dice: dice.map(({ sides, colour, face }) => ({ sides, colour, face })),
    }));
  }

  @ResolveField()
  effects({ action, system, names }: ActionView): EffectView[] {
    const known = this.told.get(action);
    if (known) return known;
    const said = sentences(this.systems.of(system).rulebook, action.effects, names);
    const effects = action.effects.map((effect, i) => effectView(system, effect, said[i]!));
    this.told.set(action, effects);
    return effects;
  }

  @ResolveField()
  changes({ action }: ActionView) {
    return [...changesOf(action)];
  }

  @ResolveField()
  standing({ action }: ActionView) {
    return action.standing ?? false;
  }
}

function effectView(system: string, effect: Effect, sentence: string): EffectView {
  return {
    kind: effect.effect as string,
    sentence,
    about: effect.about,
    cites: (effect.cites ?? []).map((rule) => ({ system, rule })),
    estimated: effect.estimated ?? false,
  };
}

@Resolver('Citation')
export class CitationResolver implements Required<Omit<CitationResolvers, '__isTypeOf' | 'rule'>> {
  constructor(private readonly systems: GameSystems) {}

  @ResolveField()
  async text({ system, rule }: CitationView) {
    return (await this.systems.of(system).ruleText(rule)) ?? null;
  }
}
