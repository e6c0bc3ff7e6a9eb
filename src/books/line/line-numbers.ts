/**
 * The numbers of a line's entries. An entry that a viewer may not know of has no number for them, so that nobody can count what
 * others have entered: a side that has sealed its orders, a correction that concerns one side alone. Entries are numbered as
 * they were when they were entered; a correction renumbers nothing.
 */
import { lastShownAs, shownAs } from '../../api/index.js';
import type { Event, EventStore } from '../../event-store/index.js';
import type { Consequence, Correction, Entry } from '../../rules-core/campaign/facts/facts.js';
import {
  type Owners,
  type ReadOtherwise,
  seenCorrection,
  seenEntry,
} from '../../rules-core/campaign/views/views.js';
import type { Viewer } from '../../rules-core/kernel/position/battle.js';
import type { SideId } from '../../rules-core/kernel/position/position.js';
import { sideOf } from '../../rules-core/kernel/views/views.js';
import { BOOK_BEGUN, BOOK_BRANCHED, BOOK_CORRECTED, type BookBranched, bookKind } from './book-events.js';
import { type BookLine, type BookTable, offsetOf } from './book-table.js';

/** How somebody counts the entries of a line. */
export class Numbering {
  constructor(private readonly unseen: readonly number[]) {}

  /** What an entry's version is for a viewer: how many entries up to it they may know of. */
  shown(version: number): number {
    return shownAs(this.unseen, version);
  }

  /** The last version, up to a limit, that is shown as this one. */
  stored(shown: number, limit: number): number {
    const beyond = shown - this.shown(limit);
    return beyond > 0 ? limit + beyond : lastShownAs(this.unseen, shown, limit);
  }
}

const AS_STORED = new Numbering([]);

/** What is known of a line so far. */
interface Course {
  until: number;
  /** By side, and of those who have none. */
  readonly unseen: Map<SideId | undefined, number[]>;
  readonly owners: Map<string, SideId>;
  reading: Promise<unknown>;
}

type Payload = (Entry | (Correction & { readonly otherwise?: ReadOtherwise })) & {
  readonly changes?: Consequence['changes'];
};

const NOTHING = bookKind('nothing');
const MOST_LINES = 500;

export class LineNumbers {
  private readonly courses = new Map<string, Promise<Course>>();

  constructor(
    private readonly store: EventStore,
    private readonly table: BookTable,
  ) {}

  async of(line: BookLine, viewer: Viewer, until: number): Promise<Numbering> {
    if (viewer === 'referee') return AS_STORED;
    const course = await this.course(line);
    if (course.until < until) {
      const reading = course.reading.then(() => this.read(line, course, until));
      course.reading = reading.catch(() => this.courses.delete(line.line));
      await reading;
    }
    return new Numbering(course.unseen.get(sideOf(viewer)) ?? course.unseen.get(undefined) ?? []);
  }

  private course(line: BookLine): Promise<Course> {
    const known = this.courses.get(line.line) ?? this.begun(line);
    this.courses.delete(line.line);
    this.courses.set(line.line, known);
    known.catch(() => this.courses.delete(line.line));
    const [oldest] = this.courses.keys();
    if (this.courses.size > MOST_LINES && oldest !== undefined) this.courses.delete(oldest);
    return known;
  }

  /** A branch counts on from where it leaves its base. */
  private async begun({ campaign, from }: BookLine): Promise<Course> {
    const course = { unseen: new Map([[undefined, []]]), owners: new Map(), reading: Promise.resolve() };
    const base = from && (await this.table.find(campaign, from.line));
    if (!base) return { ...course, until: 0 };
    await this.of(base, 'public', from.version);
    const { unseen } = await this.course(base);
    const before = [...unseen].map(
      ([side, places]) => [side, places.filter((version) => version <= from.version)] as const,
    );
    return { ...course, unseen: new Map(before), until: from.version };
  }

  private async read(line: BookLine, course: Course, until: number): Promise<void> {
    if (course.until >= until) return;
    const offset = offsetOf(line);
    const isBranchAtItsBeginning = line.from?.version === course.until;
    const range = {
      after: isBranchAtItsBeginning ? 0 : course.until - offset,
      until: until - offset,
    };
    for await (const event of this.store.readBattle(line.campaign, line.line, range))
      note(course, event, offset);
    course.until = until;
  }
}

function note(course: Course, { kind, version, payload }: Event, offset: number): void {
  if (kind === BOOK_BRANCHED) {
    own(course.owners, [payload as BookBranched]);
    return;
  }
  const entry = payload as Payload;
  if (kind === BOOK_BEGUN && 'consequences' in entry && entry.fact.fact === 'begin')
    for (const { side } of entry.fact.sides) course.unseen.set(side, []);
  own(course.owners, 'consequences' in entry ? entry.consequences : [entry]);
  // New dice are everybody's affair.
  if (kind === NOTHING && 'dice' in entry) return;
  const owners: Owners = (table, id) => course.owners.get(`${table}/${id}`);
  for (const [side, places] of course.unseen)
    if (!isSeen(kind, entry, side === undefined ? 'public' : { side }, owners))
      places.push((version as number) + offset);
}

function isSeen(kind: string, entry: Payload, viewer: Viewer, owners: Owners): boolean {
  const seen =
    kind === BOOK_CORRECTED
      ? seenCorrection(entry as Correction, viewer, owners)
      : seenEntry(entry as Entry, viewer, owners);
  return seen !== undefined;
}

/** Whose is what comes onto the roster. */
function own(owners: Map<string, SideId>, told: readonly Pick<Consequence, 'changes'>[]): void {
  for (const { changes = [] } of told)
    for (const change of changes)
      if ((change.in === 'roster' || change.in === 'formation') && 'add' in change)
        owners.set(`${change.in}/${change.id}`, change.add.side);
}
