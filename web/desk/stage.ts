/** A battle on the desk: what is loaded, which version is shown, what is selected. */
import { type Action, ApiFailure, Battle, type Presentation, type Unit } from '../client/index.js';
import {
  PresentationDocument,
  type PresentationQuery,
  ViewerInDocument,
  type ViewerInQuery,
} from '../generated/documents.js';
import { messageOf } from './asked.js';
import { BoardIndex, type HexOnBoard } from './board-index.js';
import { Chronicle } from './chronicle.js';
import { type Note, notesOf } from './notes.js';
import type { Session } from './session.js';
import type { Sight } from './sight.js';

export interface Selection {
  readonly unit?: string;
  /** Any of the hex's names. */
  readonly hex?: string;
  /** The unit was dragged to this hex: only orders that lead it there are listed. */
  readonly drop?: string;
}

export type Rules = NonNullable<PresentationQuery['rulebook']>;
export type Standing = NonNullable<ViewerInQuery['campaign']>['viewer'];

const rulesRead = new Map<string, Promise<Rules>>();

/** A rulebook does not change while its server runs: it is asked for once. */
function rulesOf(session: Session, system: string): Promise<Rules> {
  const known = rulesRead.get(system);
  if (known) return known;
  const asked = session.connection
    .ask(PresentationDocument, { system })
    .then(({ rulebook }) => rulebook as Rules);
  rulesRead.set(system, asked);
  asked.catch(() => rulesRead.delete(system));
  return asked;
}

/** Undefined for a stranger to the campaign, who reads a battle that was published. */
async function standingOf(session: Session, campaignId: string): Promise<Standing | undefined> {
  try {
    return (await session.connection.ask(ViewerInDocument, { id: campaignId })).campaign?.viewer;
  } catch (fault) {
    if (fault instanceof ApiFailure && fault.code === 'NOT_FOUND') return undefined;
    throw fault;
  }
}

/** What the orders on offer speak of, to be marked on the board. */
export interface Offered {
  readonly units: ReadonlySet<string>;
  readonly goals: readonly string[];
}

const NOTHING_OFFERED: Offered = { units: new Set(), goals: [] };

/** Actions a second. */
export const SPEEDS = [0.5, 1, 2, 5, 20] as const;

export class Stage {
  selection: Selection = {};
  isPlaying = false;
  speed = 2;
  state: 'loading' | 'reading' | 'live' | 'waiting' | 'over' = 'loading';
  problem: string | undefined;
  /** The version that was asked for is shown. */
  isLaid = false;
  /** Drawn over the board while an order is looked at. */
  path: readonly string[] = [];
  offered = NOTHING_OFFERED;
  /** Units that are set up now stay hidden. */
  staysHidden = false;
  readonly index: BoardIndex;
  readonly chronicle: Chronicle;
  /** The hex under a point of the screen, where the board is there. */
  hexUnder: (clientX: number, clientY: number) => HexOnBoard | undefined = () => undefined;
  /** What is seen from a hex, drawn over the board. */
  sight: Sight | undefined;
  notes: readonly Note[];
  /** The note that came with the link. */
  given: Note | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly ending = new AbortController();
  private clock: ReturnType<typeof setTimeout> | undefined;
  private followsEnd = false;

  private constructor(
    readonly session: Session,
    readonly battle: Battle,
    readonly rules: Rules,
    readonly standing: Standing | undefined,
  ) {
    this.notes = notesOf(battle.head.id);
    this.index = new BoardIndex(battle.head.board);
    this.chronicle = new Chronicle(battle.replay.position, battle.replay.first, this.shown);
  }

  static async open(session: Session, id: string, eyes: string | null): Promise<Stage> {
    const battle = await Battle.open(session.connection, id, eyes);
    const [rules, standing] = await Promise.all([
      rulesOf(session, battle.head.system),
      standingOf(session, battle.head.campaignId),
    ]);
    return new Stage(session, battle, rules, standing);
  }

  get shown(): Presentation {
    return this.rules.presentation as Presentation;
  }

  get replay(): Battle['replay'] {
    return this.battle.replay;
  }

  get version(): number {
    return this.replay.version;
  }

  get action(): Action | undefined {
    return this.replay.step(this.version);
  }

  get isAtEnd(): boolean {
    return this.version === this.replay.latest;
  }

  /** The unit that is selected, where it is on the board or off it; gone when it is neither. */
  get selectedUnit(): Unit | undefined {
    const { unit } = this.selection;
    return unit === undefined ? undefined : this.replay.position.units[unit];
  }

  /** Those who see everything may look through the eyes of a side. */
  get seesAll(): boolean {
    return this.standing === undefined || this.standing.role === 'REFEREE' || this.standing.role === 'PUBLIC';
  }

  sideName(key: string | undefined | null): string {
    return this.battle.head.sides.find((side) => side.key === key)?.name ?? key ?? '';
  }

  unitName(id: string): string {
    return this.replay.position.units[id]?.name ?? this.chronicle.nameOf(id) ?? id;
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Reads the battle and follows it. `wanted` is shown as soon as it is known; without it the end of a battle under way. */
  async run(wanted: number | undefined): Promise<void> {
    const { signal } = this.ending;
    const target = () =>
      wanted ?? (this.battle.head.outcome ? this.chronicle.opening : this.battle.head.version);
    try {
      await this.battle.read(() => {
        this.tellNew();
        if (this.state === 'loading' && this.version < target()) this.replay.seek(target());
        this.isLaid = this.version >= target();
        this.changed();
      }, signal);
      this.followsEnd = this.isAtEnd;
      this.state = this.battle.head.outcome ? 'over' : 'live';
      this.changed();
      if (!this.standing) return;
      await this.battle.watch({
        signal,
        onActions: () => this.tellNew() && this.arrived(),
        onState: (state) => {
          if (this.state !== 'over') this.state = state;
          this.changed();
        },
      });
    } catch (fault) {
      if (signal.aborted) return;
      this.problem = messageOf(fault);
      this.changed();
    }
  }

  close(): void {
    this.ending.abort();
    clearTimeout(this.clock);
  }

  /** An answer to one's own order is shown at once. */
  took(actions: readonly Action[]): void {
    for (const action of actions) this.battle.take(action);
    this.tellNew();
    this.seek(this.replay.latest);
  }

  seek(version: number): void {
    this.pause();
    if (this.state === 'loading') this.state = 'reading';
    this.show(version);
  }

  step(by: number): void {
    this.seek(this.version + by);
  }

  select(selection: Selection): void {
    this.selection = selection;
    this.path = [];
    this.changed();
  }

  drawPath(path: readonly string[]): void {
    this.path = path;
    this.changed();
  }

  offer(offered: Offered = NOTHING_OFFERED): void {
    if (offered === this.offered) return;
    this.offered = offered;
    this.changed();
  }

  hide(staysHidden: boolean): void {
    this.staysHidden = staysHidden;
    this.changed();
  }

  setSight(sight: Sight | undefined): void {
    this.sight = sight;
    this.changed();
  }

  setNotes(notes: readonly Note[]): void {
    this.notes = notes;
    this.changed();
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    this.changed();
  }

  toggle(): void {
    if (this.isPlaying) {
      this.pause();
      return;
    }
    if (this.isAtEnd) this.show(this.replay.first);
    this.isPlaying = true;
    this.beat();
    this.changed();
  }

  pause(): void {
    clearTimeout(this.clock);
    this.isPlaying = false;
    this.changed();
  }

  /** To the next or the last version of a list, as seen from the one shown. */
  jump(versions: readonly number[], direction: 1 | -1): void {
    const next =
      direction > 0
        ? versions.find((version) => version > this.version)
        : versions.findLast((version) => version < this.version);
    if (next !== undefined) this.seek(next);
  }

  changed(): void {
    for (const listener of this.listeners) listener();
  }

  private beat(): void {
    this.clock = setTimeout(() => {
      this.show(this.version + 1);
      if (this.isAtEnd) this.pause();
      else this.beat();
    }, 1000 / this.speed);
  }

  private show(version: number): void {
    this.replay.seek(version);
    this.followsEnd = this.isAtEnd;
    this.changed();
  }

  private tellNew(): boolean {
    for (let version = this.chronicle.latest + 1; version <= this.replay.latest; version++)
      this.chronicle.add(this.replay.step(version) as Action);
    return true;
  }

  /** A viewer at the end stays at the end; one who looks back is left there. */
  private arrived(): void {
    if (this.followsEnd && !this.isPlaying) this.show(this.replay.latest);
    else this.changed();
  }
}
