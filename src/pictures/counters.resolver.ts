import { ResolveField, Resolver } from '@nestjs/graphql';
import type {
  BattleLocationResolvers,
  BattleUnitResolvers,
  CounterTone,
  RulebookResolvers,
} from '../api/index.js';
import { GameSystems, type LocationView, type UnitView } from '../battles/index.js';
import type { KnownSystem } from '../rules-core/kernel/decide/known-system.js';
import { counterFacts, marksOf, PLAIN, type Presentation } from '../rules-core/kernel/presentation/index.js';
import { counterPath, markPath } from './paths.js';

const presentationOf = ({ rulebook }: KnownSystem): Presentation =>
  (rulebook.presentation as Presentation | undefined) ?? PLAIN;

@Resolver('BattleUnit')
export class UnitCounterResolver implements Pick<Required<BattleUnitResolvers>, 'counter'> {
  constructor(private readonly systems: GameSystems) {}

  @ResolveField()
  counter({ unit, system, place }: UnitView) {
    const facts = counterFacts(presentationOf(this.systems.of(system)), unit);
    return {
      symbol: facts.symbol,
      title: facts.title,
      nation: facts.nation ?? null,
      strength: facts.strength ?? null,
      numbers: [...facts.numbers],
      facing: facts.facing ?? null,
      turret: facts.turret ?? null,
      carrier: facts.carrier ?? null,
      states: facts.states.map(({ says, tone, badge }) => ({
        says,
        tone: tone.toUpperCase() as CounterTone,
        badge: badge ?? null,
      })),
      picture: counterPath(facts, place),
    };
  }
}

@Resolver('BattleLocation')
export class LocationMarksResolver implements Pick<Required<BattleLocationResolvers>, 'marks' | 'control'> {
  constructor(private readonly systems: GameSystems) {}

  @ResolveField()
  marks({ attributes, system }: LocationView) {
    const marks = marksOf(presentationOf(this.systems.of(system)), attributes);
    return marks.map(({ mark, says }) => ({ mark, says, picture: markPath(mark) }));
  }

  @ResolveField()
  control({ attributes, system }: LocationView) {
    const { control } = presentationOf(this.systems.of(system));
    const side = control && (attributes as Record<string, unknown>)[control];
    return typeof side === 'string' ? side : null;
  }
}

@Resolver('Rulebook')
export class PresentationResolver implements Pick<Required<RulebookResolvers>, 'presentation'> {
  @ResolveField()
  presentation(known: KnownSystem) {
    return presentationOf(known);
  }
}
