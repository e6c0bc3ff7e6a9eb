import { ResolveField, Resolver } from '@nestjs/graphql';
import { type BookResolvers, connectionOf, noSuch, page, type RosterUnitResolvers } from '../../api/index.js';
import { levelOf } from '../../rules-core/campaign/aftermath/experience.js';
import { ids, type RosterRow } from '../../rules-core/campaign/book/book.js';
import { lifeStory, unitExperience } from '../../rules-core/campaign/views/life-story.js';
import { unitHistory } from '../../rules-core/campaign/views/unit-history.js';
import { rosterAsCsv, rosterAsJson } from '../files/roster-files.js';
import type { BookView } from '../line/book-views.js';
import { mustBeASide } from './named.js';
import { shownBattleId, shownCause, shownReasons } from './shown.js';
import { shouted, spoken } from './words.js';

type Paged = { first: number; after?: string | null };
type Filter = NonNullable<Parameters<NonNullable<BookResolvers['roster']> & object>[1]['filter']>;

export interface RosterUnitView {
  readonly view: BookView;
  readonly id: string;
  readonly row: RosterRow;
}

type Fields = 'roster' | 'rosterUnit' | 'rosterFile';

@Resolver('Book')
export class RosterFields implements Pick<Required<BookResolvers>, Fields> {
  @ResolveField()
  roster(view: BookView, args: Paged & { filter?: Filter | null }) {
    const { side, formation } = args.filter ?? {};
    if (side != null) mustBeASide(view, side);
    if (formation != null && !Object.hasOwn(view.book.formation, formation)) throw noSuch('formation');
    const found = ids(view.book.roster)
      .map((id): RosterUnitView => ({ view, id, row: view.book.roster[id] as RosterRow }))
      .filter((unit) => isWanted(unit, args.filter ?? {}));
    const shown = connectionOf(
      found,
      page(args, ['string']),
      ({ id }) => [id],
      (unit) => unit,
    );
    return { ...shown, count: found.length };
  }

  @ResolveField()
  rosterFile({ book }: BookView, { format }: { format?: 'CSV' | 'JSON' }) {
    return format === 'JSON' ? rosterAsJson(book) : rosterAsCsv(book);
  }

  @ResolveField()
  rosterUnit(view: BookView, { id }: { id: string }): RosterUnitView {
    const { roster } = view.book;
    if (!Object.hasOwn(roster, id)) throw noSuch('unit');
    return { view, id, row: roster[id] as RosterRow };
  }
}

function isWanted(
  { view, id, row }: RosterUnitView,
  { side, kind, state, formation, level, text }: Filter,
): boolean {
  if (side != null && row.side !== side) return false;
  if (kind != null && row.kind !== spoken(kind)) return false;
  if (state != null && row.state !== spoken(state)) return false;
  if (formation != null && row.formation !== formation) return false;
  if (level != null && levelOf(view.campaign.policies, row) !== level) return false;
  if (text == null) return true;
  const part = text.toLowerCase();
  return [id, row.name, row.counter].some((word) => word.toLowerCase().includes(part));
}

@Resolver('RosterUnit')
export class RosterUnitResolver implements Omit<Required<RosterUnitResolvers>, '__isTypeOf'> {
  @ResolveField()
  id({ id }: RosterUnitView) {
    return id;
  }

  @ResolveField()
  side({ row }: RosterUnitView) {
    return row.side;
  }

  @ResolveField()
  kind({ row }: RosterUnitView) {
    return shouted(row.kind);
  }

  @ResolveField()
  name({ row }: RosterUnitView) {
    return row.name;
  }

  @ResolveField()
  counter({ row }: RosterUnitView) {
    return row.counter;
  }

  @ResolveField()
  state({ row }: RosterUnitView) {
    return shouted(row.state);
  }

  @ResolveField()
  formation({ row }: RosterUnitView) {
    return row.formation ?? null;
  }

  @ResolveField()
  with({ row }: RosterUnitView) {
    return row.with ?? null;
  }

  @ResolveField()
  from({ row }: RosterUnitView) {
    return row.from ?? null;
  }

  @ResolveField()
  was({ row }: RosterUnitView) {
    return row.was ?? null;
  }

  @ResolveField()
  hurt({ row }: RosterUnitView) {
    return row.hurt ?? null;
  }

  @ResolveField()
  group({ row }: RosterUnitView) {
    return row.group ?? null;
  }

  @ResolveField()
  captor({ row }: RosterUnitView) {
    return row.captor ?? null;
  }

  @ResolveField()
  battle({ view, row }: RosterUnitView) {
    return shownBattleId(view.campaignId, row.battle);
  }

  @ResolveField()
  until({ row }: RosterUnitView) {
    return row.until ?? null;
  }

  @ResolveField()
  rank({ row }: RosterUnitView) {
    return row.rank ?? null;
  }

  @ResolveField()
  level({ view, row }: RosterUnitView) {
    return levelOf(view.campaign.policies, row) ?? null;
  }

  @ResolveField()
  awards({ row }: RosterUnitView) {
    return [...(row.awards ?? [])];
  }

  @ResolveField()
  is({ row }: RosterUnitView) {
    return row.is ?? null;
  }

  @ResolveField()
  marks({ row }: RosterUnitView) {
    return row.marks ?? null;
  }

  @ResolveField()
  async experience({ view, id, row }: RosterUnitView) {
    const history = await view.history();
    const { battles, lossesCaused, experience, levels, casualties, ...counts } = unitExperience(
      history.of(id),
    );
    const battle = (one: string) => shownBattleId(view.campaignId, one) as string;
    const telling = await view.telling();
    return {
      ...counts,
      points: row.experience,
      battles: row.battles,
      kills: row.kills,
      battlesFought: battles.map(battle),
      lossesCaused: lossesCaused.map((loss) => ({
        battle: battle(loss.battle),
        of: loss.of ?? null,
        times: loss.times,
        cause: shownCause(telling, loss.cause),
      })),
      earned: experience.map((one) => ({ ...one, turn: history.moment(one.version).turn })),
      levels: levels.map((one) => ({ ...one, ...at(history.moment(one.version)) })),
      casualties: casualties.map(({ version, battle: where, fate }) => ({
        version,
        ...at(history.moment(version)),
        battle: shownBattleId(view.campaignId, where),
        fate,
      })),
    };
  }

  @ResolveField()
  async lifeStory({ view, id }: RosterUnitView) {
    const history = await view.history();
    const sources = { rows: history.of(id), moments: history.turns, book: view.book };
    const story = lifeStory(id, sources);
    const telling = await view.telling();
    return {
      text: unitHistory(id, sources),
      entries: story.entries.map(({ version, turn, date, what, says, ...reasons }) => ({
        version: version ?? null,
        turn: turn ?? null,
        date: date ?? null,
        what,
        says,
        ...shownReasons(telling, reasons),
      })),
    };
  }
}

const at = ({ turn, date }: { turn: number; date: string }) => ({ turn, date });
