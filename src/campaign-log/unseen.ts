/**
 * Which events of a campaign's log somebody may know nothing of, by their positions. An event is unseen for good or seen for
 * good: what was the referee's own affair when it happened stays out of the log of the others, also when they may read it
 * elsewhere later on.
 */
import {
  BATTLE_ACTION,
  BATTLE_OPENED,
  type BattleOpened,
  type InLine,
  isInUse,
  linesInUse,
} from '../battles/index.js';
import type { RecentEvents } from '../campaigns/index.js';
import type { Event, EventStore } from '../event-store/index.js';
import type { Viewer } from '../rules-core/kernel/position/battle.js';
import { told } from './sight.js';

/** Positions in rising order. */
type Places = number[];

interface Line {
  readonly line: string;
  readonly from: { readonly line: string; readonly version: number } | null;
}

interface OfBook {
  readonly from?: { readonly line: string; readonly version: number };
  readonly line?: string;
  readonly battle?: string;
  readonly fact?: { readonly battle?: string };
}

/** What the log has told so far, as far as it decides who may know what. */
class Course {
  until = 0;
  private readonly unseen = new Map<string, { readonly viewer: Viewer; readonly places: Places }>();
  private readonly lines = new Map<string, Line>();
  private current: string | undefined;
  private readonly battles = new Map<string, InLine>();
  /** Battles that are fought aside, and since when, in the part of the log that is being read. */
  private aside = new Map<string, number>();
  private spans: Aside[] = [];

  constructor() {
    this.unseen.set(nameOf('public'), { viewer: 'public', places: [] });
  }

  placesOf(viewer: Viewer): Places {
    const own = this.unseen.get(nameOf(viewer)) ?? this.unseen.get(nameOf('public'));
    return own?.places ?? [];
  }

  /** Takes in events that are not actions of battles. */
  add(events: readonly Event[]): void {
    for (const event of events) {
      this.note(event);
      const isAside = this.aside.has(battleIn(event) ?? '');
      for (const { viewer, places } of this.unseen.values())
        if (isAside || told(event, viewer) === undefined) places.push(event.position);
    }
  }

  /** Of these battles the actions are still to be looked for. */
  asideUpTo(until: number): readonly Aside[] {
    for (const [battle, after] of this.aside) this.spans.push({ battle, after, until });
    for (const battle of this.aside.keys()) this.aside.set(battle, until);
    const { spans } = this;
    this.spans = [];
    return spans.filter((span) => span.until > span.after);
  }

  /** Actions that were fought aside. */
  addActions(positions: readonly number[]): void {
    if (positions.length === 0) return;
    for (const { places } of this.unseen.values()) {
      places.push(...positions);
      places.sort((a, b) => a - b);
    }
  }

  private note({ kind, battle: stream, position, version, payload }: Event): void {
    if (kind === 'campaign.created') for (const { key } of (payload as Sides).sides) this.addSide(key);
    if (kind === 'campaign.side-added') this.addSide((payload as { key: string }).key);
    const said = payload as OfBook;
    if (kind === 'book.begin') this.addLine(stream as string, null);
    if (kind === 'book.branched' && said.from) this.addLine(stream as string, said.from);
    if (kind === 'book.line-taken') this.take(said.line as string, position);
    if (kind === BATTLE_OPENED) this.addBattle(stream as string, (payload as BattleOpened).inLine, position);
    // Before battles said so themselves, the entry was the first to say whose they are.
    if (kind === 'book.open-battle' && said.fact?.battle !== undefined && !this.battles.has(said.fact.battle))
      this.addBattle(said.fact.battle, this.placeIn(stream as string, version as number), position);
  }

  private addSide(side: string): void {
    const { places } = this.unseen.get(nameOf('public')) as { places: Places };
    this.unseen.set(nameOf({ side }), { viewer: { side }, places: [...places] });
  }

  private addLine(line: string, from: Line['from']): void {
    this.lines.set(line, { line, from });
    this.current ??= line;
  }

  private placeIn(line: string, version: number): InLine {
    const { from } = this.lines.get(line) ?? { from: null };
    return { line, version: version + (from ? from.version - 1 : 0) };
  }

  private addBattle(battle: string, inLine: InLine | undefined, position: number): void {
    if (!inLine) return;
    this.battles.set(battle, inLine);
    if (!this.isInUse(inLine)) this.aside.set(battle, position - 1);
  }

  private take(line: string, position: number): void {
    this.current = line;
    const before = this.aside;
    this.aside = new Map();
    for (const [battle, inLine] of this.battles) {
      const since = before.get(battle);
      if (!this.isInUse(inLine)) this.aside.set(battle, since ?? position);
      else if (since !== undefined) this.spans.push({ battle, after: since, until: position });
    }
  }

  private isInUse(inLine: InLine): boolean {
    const lines = [...this.lines.values()].map((one) => ({ ...one, current: one.line === this.current }));
    return isInUse(inLine, linesInUse(lines));
  }
}

interface Aside {
  readonly battle: string;
  readonly after: number;
  readonly until: number;
}

interface Sides {
  readonly sides: readonly { readonly key: string }[];
}

function nameOf(viewer: Viewer): string {
  return typeof viewer === 'string' ? viewer : `side ${viewer.side}`;
}

/** The battle that an event beside the actions is about; what happens in a line of a book is about none. */
function battleIn({ kind, battle, payload }: Event): string | undefined {
  if (!kind.startsWith('battle.')) return undefined;
  return battle ?? (payload as { battle?: string }).battle;
}

const MOST_CAMPAIGNS = 500;

export class Unseen {
  private readonly courses = new Map<string, { readonly course: Course; read: Promise<unknown> }>();

  constructor(
    private readonly store: EventStore,
    private readonly recent: RecentEvents,
  ) {}

  /** The positions of the events that a viewer may know nothing of: all up to a position, and maybe later ones. */
  async placesOf(campaign: string, viewer: Viewer, until: number): Promise<readonly number[]> {
    const known = this.courses.get(campaign) ?? { course: new Course(), read: Promise.resolve() };
    this.courses.delete(campaign);
    this.courses.set(campaign, known);
    const [oldest] = this.courses.keys();
    if (this.courses.size > MOST_CAMPAIGNS && oldest !== undefined) this.courses.delete(oldest);
    if (known.course.until < until) {
      const reading = known.read.then(() => this.read(campaign, known.course, until));
      known.read = reading.catch(() => this.courses.delete(campaign));
      await reading;
    }
    return known.course.placesOf(viewer);
  }

  private async read(campaign: string, course: Course, until: number): Promise<void> {
    const after = course.until;
    if (after >= until) return;
    const range = { after, until };
    const held = this.recent.held(campaign, range);
    if (held) course.add(held.filter(({ kind }) => kind !== BATTLE_ACTION));
    else
      for await (const events of this.store.readBesideKind(campaign, BATTLE_ACTION, range))
        course.add(events);
    for (const { battle, ...span } of course.asideUpTo(until))
      course.addActions(await this.store.positionsIn(campaign, battle, BATTLE_ACTION, span));
    // Only now, so that questions in the meantime wait until the actions are there.
    course.until = until;
  }
}
