/** The ledger of one person, unit or vehicle across the battles of a campaign, as entries and as figures; as text: unit-history.ts. */
import type { Roll } from '../../kernel/dice/index.js';
import type { BattleId, RosterId } from '../book/book.js';
import { type LedgerRow, ledgersOf, type MomentRow, rowsUnder, type UnitRow } from '../book/ledgers.js';
import { bookOf, type Line } from '../book/lines.js';
import type { Cause, Meaning } from '../facts/facts.js';
import { type Names, namesOf, says, saysWhy } from './describe.js';
import { aCounter } from './prose.js';
import { momentAt } from './standing.js';
import type { SeenBook } from './views.js';

interface StoryEntry {
  /** The line of the book that tells it; absent: before the campaign. */
  readonly version?: number;
  readonly turn?: number;
  readonly date?: string;
  readonly what: Meaning | 'history';
  readonly says: string;
  readonly why?: string;
  readonly battle?: BattleId;
  readonly cause?: Cause;
  readonly rolls?: readonly Roll[];
  readonly cites?: readonly string[];
}

interface LifeStory {
  readonly unit: RosterId;
  readonly name: string;
  readonly entries: readonly StoryEntry[];
}

/** What of a ledger makes up a story: whatever it was, how it is called now. */
export interface StorySources {
  /** The rows of the ledger `unit/<id>`, oldest first. */
  readonly rows: Iterable<UnitRow>;
  readonly moments: readonly MomentRow[];
  readonly book: SeenBook;
}

export function lifeStory(unit: RosterId, { rows, moments, book }: StorySources): LifeStory {
  const entries: StoryEntry[] = [];
  const names = namesOf(book);
  let name: string | undefined;
  for (const row of rows) {
    name = row.name ?? name;
    if (row.what === 'enlisted') entries.push(...historyOf(row));
    entries.push(entryOf(row, momentAt(moments, row.version), called(names, unit, name)));
  }
  return { unit, name: name ?? names.unit(unit), entries };
}

/** The same out of a whole line. */
export function lifeStoryOf(line: Line, unit: RosterId, book: SeenBook = bookOf(line)): LifeStory {
  const ledgers = ledgersOf(line);
  return lifeStory(unit, {
    rows: rowsUnder(ledgers, `unit/${unit}`) as Iterable<UnitRow>,
    moments: [...rowsUnder(ledgers, 'moment')] as MomentRow[],
    book,
  });
}

interface UnitExperience {
  readonly battles: readonly BattleId[];
  readonly actions: number;
  readonly kills: number;
  /** Whom it put out of action, with the cause of each. */
  readonly lossesCaused: readonly { battle: BattleId; of?: string; times: number; cause?: Cause }[];
  readonly checksPassed: number;
  readonly checksFailed: number;
  /** Experience after each time it changed. */
  readonly experience: readonly { version: number; points: number; total: number; for: string }[];
  readonly levels: readonly { version: number; from: string | null; to: string }[];
  /** What it suffered. */
  readonly casualties: readonly { version: number; battle?: BattleId; fate: string }[];
}

/** The figures of one of the roster, out of its rows. */
export function unitExperience(rows: Iterable<LedgerRow>): UnitExperience {
  const battles = new Set<BattleId>();
  const figures = { actions: 0, kills: 0, checksPassed: 0, checksFailed: 0 };
  const lossesCaused: UnitExperience['lossesCaused'][number][] = [];
  const experience: UnitExperience['experience'][number][] = [];
  const levels: UnitExperience['levels'][number][] = [];
  const casualties: UnitExperience['casualties'][number][] = [];
  for (const row of rows) {
    if (row.ledger !== 'unit') continue;
    const { version, cause } = row;
    switch (row.what) {
      case 'drawn':
      case 'returned':
      case 'captured':
        battles.add(row.about.battle);
        break;
      case 'casualty': {
        const { battle, fate } = row.about;
        if (battle !== undefined) battles.add(battle);
        casualties.push({ version, ...(battle !== undefined && { battle }), fate });
        break;
      }
      case 'kill': {
        const { battle, of, times } = row.about;
        figures.kills += times;
        lossesCaused.push({ battle, ...(of !== undefined && { of }), times, ...(cause && { cause }) });
        break;
      }
      case 'checks':
        figures.actions += row.about.actions;
        figures.checksPassed += row.about.passed;
        figures.checksFailed += row.about.failed;
        break;
      case 'experience': {
        const { points, total, for: reason } = row.about;
        experience.push({ version, points, total, for: reason });
        break;
      }
      case 'level':
        levels.push({ version, from: row.about.from, to: row.about.to });
        break;
    }
  }
  return { battles: [...battles], ...figures, lossesCaused, experience, levels, casualties };
}

function* historyOf(row: UnitRow): Iterable<StoryEntry> {
  if (row.what !== 'enlisted') return;
  for (const { date, says } of row.about.history ?? []) yield { date, what: 'history', says };
}

function entryOf(row: UnitRow, moment: MomentRow | undefined, names: Names): StoryEntry {
  const { version, what, about, cause, rolls, cites } = row;
  const why = cause === undefined ? '' : saysWhy(cause, names);
  const battle = 'battle' in about ? about.battle : undefined;
  return {
    version,
    ...(moment && { turn: moment.turn, date: moment.date }),
    what,
    says: saysOfOne(row, names),
    ...(why !== '' && { why }),
    ...(battle !== undefined && { battle }),
    ...(cause && { cause }),
    ...(rolls && { rolls }),
    ...(cites && { cites }),
  };
}

/** What is told of many at once is told of one in its own story. */
export function saysOfOne(row: UnitRow, names: Names): string {
  const name = names.unit(row.unit);
  if (row.what === 'drawn') {
    const place = row.about.standIns?.find(({ unit }) => unit === row.unit)?.for;
    return `${name} went into "${names.battle(row.about.battle)}"${place === undefined ? '' : ` in the place of ${aCounter(place)}`}.`;
  }
  if (row.what === 'bought') return `${name} came with ${row.about.group}.`;
  return says(row, names);
}

/** The names as they are, but for the one whose story it is: as it was called then. */
export function called(names: Names, unit: RosterId, name: string | undefined): Names {
  return name === undefined ? names : { ...names, unit: (id) => (id === unit ? name : names.unit(id)) };
}
