/** A battle that was fought on VASSAL: what its save lets one suppose, for the referee to correct. */
import { ResolveField, Resolver } from '@nestjs/graphql';
import { type ApiContext, ApiError, type BookResolvers } from '../../api/index.js';
import { diceOf, noteOf, reportRows } from '../../exchange/index.js';
import { LONGEST_NOTE } from '../../rules-core/campaign/aftermath/report.js';
import { Workshop } from '../../workshop/index.js';
import { writeCsv } from '../files/csv.js';
import type { BookView } from '../line/book-views.js';
import { theBattle } from './named.js';
import type { RosterUnitView } from './roster.resolver.js';
import { shouted } from './words.js';

interface Asked {
  readonly battle: string;
  readonly save: string;
  readonly before?: string | null;
  readonly matching: readonly { readonly unit: string; readonly counter: string }[];
}

const SECONDS = 10;
/** As the schema has it. */
const COST = 200;

@Resolver('Book')
export class ProposalField implements Pick<Required<BookResolvers>, 'proposeReport' | 'matching'> {
  constructor(private readonly workshop: Workshop) {}

  /** What the referee has found right so far. */
  @ResolveField()
  matching(view: BookView) {
    return Object.entries(matchingIn(view))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([unit, counter]) => ({ unit: unitIn(view, unit), counter }));
  }

  @ResolveField()
  async proposeReport(view: BookView, asked: Asked, context: ApiContext) {
    const drawn = view.book.battle[theBattle(view, asked.battle)]?.drawn ?? {};
    const expected = [...new Set(Object.values(drawn))].sort().flatMap((unit) => {
      const row = view.book.roster[unit];
      return row ? [{ unit, name: row.name, side: row.side, kind: row.kind, counter: row.counter }] : [];
    });
    const task = {
      save: asked.save,
      before: asked.before ?? undefined,
      expected,
      matching: {
        ...matchingIn(view),
        ...Object.fromEntries(asked.matching.map(({ unit, counter }) => [unit, counter])),
      },
    };
    const read = await this.workshop.doFor(context, 'fromVassal', task, { seconds: SECONDS, foreseen: COST });
    if (!read.ok)
      throw new ApiError(read.problem.code, `This is not a save or log of VASSAL: ${read.problem.message}`, {
        path: [read.problem.path],
      });
    const { units, counters, strangers, rolls, said } = read.value;
    return {
      units: units.map(({ unit, matched, supposed, mightBe }) => ({
        unit: unitIn(view, unit),
        counter: matched?.name ?? null,
        key: matched?.key ?? null,
        toldBy: matched ? shouted(matched.by) : null,
        fate: supposed ? shouted(supposed.fate) : null,
        says: supposed?.says ?? null,
        mightBe: [...mightBe],
      })),
      counters: counters.map((one) => ({ ...one })),
      strangers: [...strangers],
      dice: diceOf(rolls).map(({ player, pairs, singles }) => ({
        player,
        pairs: pairs.rolls,
        pairAverage: pairs.average ?? null,
        singles: singles.rolls,
        singleAverage: singles.average ?? null,
      })),
      said: said.map(({ step, what }) => ({ step, ...what })),
      note: noteOf(said, LONGEST_NOTE),
      unitsFile: writeCsv(['unit', 'fate', 'counter'], reportRows({ units, counters, strangers })),
    };
  }
}

const unitIn = (view: BookView, id: string): RosterUnitView => ({
  view,
  id,
  row: view.book.roster[id] as RosterUnitView['row'],
});

/** Of those who are still on the roster: a line may have taken them off. */
function matchingIn({ book }: BookView): Record<string, string> {
  const all = Object.values(book.side).flatMap(({ counters = {} }) => Object.entries(counters));
  return Object.fromEntries(all.filter(([unit]) => Object.hasOwn(book.roster, unit)));
}
