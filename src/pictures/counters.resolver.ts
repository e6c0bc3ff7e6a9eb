import { ResolveField, Resolver } from '@nestjs/graphql';
import type {
  BattleLocationResolvers,
  BattleResolvers,
  BattleUnitResolvers,
  CounterTone,
  RulebookResolvers,
} from '../api/index.js';
import { type BattleView, GameSystems, type LocationView, type UnitView } from '../battles/index.js';
import { Library } from '../library/index.js';
import type { KnownSystem } from '../rules-core/kernel/decide/known-system.js';
import { boardsNamed } from '../rules-core/kernel/position/boards-named.js';
import { counterFacts, marksOf, PLAIN, type Presentation } from '../rules-core/kernel/presentation/index.js';
import { orderOfBattlePage, orderOfBattleText } from './order-of-battle.js';
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

@Resolver('Battle')
export class OrderOfBattleResolver implements Pick<Required<BattleResolvers>, 'orderOfBattle'> {
  constructor(
    private readonly systems: GameSystems,
    private readonly library: Library,
  ) {}

  @ResolveField()
  async orderOfBattle(view: BattleView, { format }: { format: 'HTML' | 'TEXT' }) {
    const known = this.systems.of(view.row.system);
    const position = await view.position();
    const shown = {
      position,
      presentation: presentationOf(known),
      drafting: known.rulebook.draft ?? {},
      name: view.row.name,
      boards: await this.library.names(boardsNamed(position.map)),
    };
    return format === 'TEXT' ? orderOfBattleText(shown) : orderOfBattlePage(shown);
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
