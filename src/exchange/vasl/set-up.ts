/**
 * A set-up saved in VASL as a scenario of a rulebook: counters on known boards, each by its very name. What a save does not
 * say, or the rulebook does not know, is listed for a person to decide; nothing is guessed.
 */
import type { KnownSystem } from '../../rules-core/kernel/decide/known-system.js';
import type { Drafting } from '../../rules-core/kernel/decide/rulebook.js';
import type { Shelf } from '../../rules-core/kernel/position/lay-table.js';
import type { Json, Position, Side } from '../../rules-core/kernel/position/position.js';
import { beginScenario } from '../../rules-core/kernel/scenarios/index.js';
import { NATIONS } from '../vassal/counter.js';
import { isFighter } from '../vassal/fighters.js';
import type { CounterThere, VassalFile } from '../vassal/read.js';
import { placeInWords } from '../vassal/words.js';
import { type LaidBoards, layBoards } from './boards.js';
import { counterIn, nationalityOf } from './counters.js';

export interface SetUpAsked {
  /** What we call the boards of the save, by their names there: `{ "02": "village" }`. */
  readonly boards: Readonly<Record<string, string>>;
  /** Which nations fight together, by the key of their side; left out: each is a side. */
  readonly sides?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly turns?: number | undefined;
  readonly title?: string | undefined;
}

interface LeftOpen {
  readonly what: 'board' | 'counter' | 'condition' | 'marker' | 'side' | 'scenario';
  readonly says: string;
  /** So many alike. */
  readonly times: number;
}

export interface SetUpRead {
  /** As `upload` and `openBattle` take it; null: the boards or the sides are not known. */
  readonly scenario: Json | null;
  /** The same with everybody in place, for the lab. */
  readonly position: Position | null;
  readonly placed: number;
  /** What is for a person to decide. */
  readonly open: readonly LeftOpen[];
}

/** A scenario has to say: this stands there until somebody does. */
const TURNS = 10;
const BOARD = { columns: 33, rows: 10 };

export function setUpFrom(
  file: VassalFile,
  known: KnownSystem,
  asked: SetUpAsked,
  shelf: Partial<Shelf> = {},
): SetUpRead {
  const open = new Open();
  const { draft } = known.rulebook;
  if (!draft?.counter || !draft.counters || !draft.kinds) {
    open.add('scenario', `${known.rulebook.title} has no counters by name.`);
    return { scenario: null, position: null, placed: 0, open: open.all() };
  }
  const laid = layBoards(file.boards, asked.boards);
  for (const problem of laid.problems) open.add('board', problem);
  const isFit = laid.map !== undefined && fits(laid.map, known, shelf, open);
  const sides = sidesOf(file, known, asked, open);
  const takers = new Taking(known, draft, laid, sides, open);
  const forces = takers.all(file.end);
  open.addAll('scenario', unsaid(asked));
  if (!isFit || sides.length < 2 || takers.placed === 0) {
    if (takers.placed === 0) open.add('scenario', 'No counter that is known stands on a known board.');
    return { scenario: null, position: null, placed: takers.placed, open: open.all() };
  }
  const scenario = written(file, known, asked, laid, sides, forces);
  const lay = () => known.lay({ map: laid.map as Json }, shelf);
  const begun = beginScenario(known.rulebook, scenario, lay, { id: 'from-save' });
  if (!begun.ok)
    open.addAll(
      'scenario',
      begun.problems.map(({ path, message }) => `${path}: ${message}`),
    );
  return {
    scenario,
    position: begun.ok ? begun.position : null,
    placed: takers.placed,
    open: open.all(),
  };
}

class Open {
  private readonly times = new Map<string, LeftOpen & { times: number }>();

  add(what: LeftOpen['what'], says: string): void {
    const known = this.times.get(`${what} ${says}`);
    if (known) known.times++;
    else this.times.set(`${what} ${says}`, { what, says, times: 1 });
  }

  addAll(what: LeftOpen['what'], all: readonly string[]): void {
    for (const says of all) this.add(what, says);
  }

  all(): LeftOpen[] {
    return [...this.times.values()].map((one) => ({ ...one }));
  }
}

const unsaid = ({ turns }: SetUpAsked): string[] => [
  ...(turns === undefined
    ? [`How many turns it lasts: ${TURNS} are written, because a scenario has to say.`]
    : []),
  'Who wins, and when: a draw is written.',
];

/** On boards of another size the hexes of VASL are others than those that a save lets one work out. */
function fits(map: Json | object, known: KnownSystem, shelf: Partial<Shelf>, open: Open): boolean {
  const pieces =
    'boards' in (map as object) ? (map as { boards: { board: string }[][] }).boards.flat() : [map];
  let isFit = true;
  for (const { board } of pieces as { board: string }[]) {
    const laid = known.lay({ map: { board } }, shelf);
    const { columns, rows } = laid.ok ? laid.table.map : BOARD;
    const problems = laid.ok
      ? columns === BOARD.columns && rows === BOARD.rows
        ? []
        : [`Board ${board} has ${columns} x ${rows} hexes; hexes can be told on boards of 33 x 10.`]
      : laid.problems.map(({ message }) => message);
    open.addAll('board', problems);
    if (problems.length > 0) isFit = false;
  }
  return isFit;
}

interface SideRead {
  readonly key: string;
  readonly name: string;
  readonly nations: readonly string[];
  readonly side: Side & { readonly nationality: string };
}

const keyOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const AXIS: ReadonlySet<string> = new Set(['ax', 'fi', 'ge', 'hu', 'it', 'ja', 'ss', 'vf']);

/** The side that moves first comes first, where the save says which one it is. */
function sidesOf(file: VassalFile, known: KnownSystem, { sides }: SetUpAsked, open: Open): SideRead[] {
  const there = [
    ...new Set(file.end.flatMap((one) => (isFighter(one) && isOnBoard(one) ? [one.nation as string] : []))),
  ].sort();
  const grouped: readonly (readonly [string, readonly string[]])[] = sides
    ? Object.entries(sides).map(([key, nations]) => [
        key,
        nations.flatMap((nation) => nationCalled(nation) ?? []),
      ])
    : there.map((nation) => [keyOf(NATIONS[nation] as string), [nation]]);
  for (const nation of there)
    if (!grouped.some(([, nations]) => nations.includes(nation)))
      open.add('side', `For whom the ${NATIONS[nation]} fight.`);
  if (grouped.length !== 2)
    open.add(
      'side',
      `Which nations fight together: there are counters of ${there.map((one) => NATIONS[one]).join(', ') || 'none'}.`,
    );
  const read = grouped.flatMap(([key, nations]): SideRead[] => {
    const [first] = nations;
    const nationality = first === undefined ? undefined : nationalityOf(first);
    const side = { name: key, nationality: nationality ?? '' };
    const isKnown = nationality !== undefined && (known.rulebook.draft?.counters?.(side) ?? []).length > 0;
    if (!isKnown) open.add('side', `${known.rulebook.title} has no counters of the nation of "${key}".`);
    return isKnown ? [{ key, name: sides ? key : (NATIONS[first as string] as string), nations, side }] : [];
  });
  const first = file.info?.movesFirst;
  const isFirst = ({ nations }: SideRead) => nations.some((one) => AXIS.has(one)) === (first === 'Axis');
  if (first !== 'Axis' && first !== 'Allied') open.add('side', 'Who moves first.');
  else read.sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
  return grouped.length === 2 && read.length === 2 ? read : [];
}

const nationCalled = (name: string): string | undefined =>
  Object.keys(NATIONS).find((code) => code === name || NATIONS[code]?.toLowerCase() === name.toLowerCase());

type OnBoard = CounterThere & { readonly location: Extract<CounterThere['location'], { kind: 'board' }> };

const isOnBoard = (one: CounterThere): one is OnBoard => one.location.kind === 'board';

interface Taken {
  readonly id: string;
  readonly kind: string;
  readonly unit: Readonly<Record<string, Json>>;
}

const MEN: ReadonlySet<string> = new Set(['squad', 'half-squad', 'crew', 'leader', 'hero']);
const CARRIED: ReadonlySet<string> = new Set(['weapon', 'gun']);
const FACES = ['vca', 'tca', 'ca'];
const LONGEST_NAME = 80;

/** Counter after counter, from the bottom of each stack. */
class Taking {
  placed = 0;
  private readonly taken = new Map<string, Taken>();

  constructor(
    private readonly known: KnownSystem,
    private readonly draft: Drafting,
    private readonly laid: LaidBoards,
    private readonly sides: readonly SideRead[],
    private readonly open: Open,
  ) {}

  /** The units of each side. */
  all(counters: readonly CounterThere[]): ReadonlyMap<string, Readonly<Record<string, Json>>[]> {
    const units = new Map<string, Readonly<Record<string, Json>>[]>(this.sides.map(({ key }) => [key, []]));
    const fromBelow = [...counters].sort((one, other) => (one.index ?? 0) - (other.index ?? 0));
    for (const counter of fromBelow) {
      if (!isFighter(counter)) this.marker(counter);
      else if (!isOnBoard(counter))
        this.open.add('counter', `${nameOf(counter)} is ${placeInWords(counter.location)}.`);
      else this.take(counter, counters, units);
    }
    return units;
  }

  /** What VASL calls global (labels, tracks, perimeters) changes nothing where it lies. */
  private marker({ baseName, counterType, location }: CounterThere): void {
    if (location.kind !== 'board') return;
    this.open.add(
      'marker',
      counterType === 'global' ? `${baseName}.` : `${baseName} in ${placeInWords(location)}.`,
    );
  }

  private take(
    counter: OnBoard,
    all: readonly CounterThere[],
    units: ReadonlyMap<string, Readonly<Record<string, Json>>[]>,
  ): void {
    const side = this.sides.find(({ nations }) => nations.includes(counter.nation as string));
    const where = placeInWords(counter.location);
    const prefix = this.laid.prefixes.get(counter.location.board);
    if (prefix === undefined || !side) {
      this.open.add('counter', `${nameOf(counter)} in ${where}.`);
      return;
    }
    const own = { ...side.side, nationality: nationalityOf(counter.nation as string) ?? '' };
    const found = counterIn(this.draft, own, counter) ?? counterIn(this.draft, side.side, counter);
    if (!found) {
      const { title } = this.known.rulebook;
      this.open.add('counter', `${nameOf(counter)} in ${where}: ${title} has no counter of this name.`);
      return;
    }
    const id = `${side.key.slice(0, 20)}-${(units.get(side.key)?.length ?? 0) + 1}`;
    const { kind } = found;
    const label = counter.labels.map(plain).find((text) => text !== '' && text.length <= LONGEST_NAME);
    const isForeign = own.nationality !== side.side.nationality && kind !== 'leader';
    const unit = {
      counter:
        isForeign && !found.counter.startsWith(own.nationality)
          ? `${own.nationality} ${found.counter}`
          : found.counter,
      id,
      ...(label !== undefined && { name: label }),
      at: `${prefix}${counter.location.hex}`,
      ...(counter.hiddenBy !== undefined && { hidden: true }),
      is: this.attributes(counter, kind, all),
    };
    units.get(side.key)?.push(unit);
    this.taken.set(counter.id, { id, kind, unit });
    this.placed++;
  }

  /** Conditions that the rulebook has, too; the others are listed. */
  private attributes(
    counter: OnBoard,
    kind: string,
    all: readonly CounterThere[],
  ): Readonly<Record<string, Json>> {
    const has = this.draft.kinds?.have[kind] ?? [];
    const is: Record<string, Json> = {};
    const named = `${nameOf(counter)} in ${placeInWords(counter.location)}`;
    const isDismantled = counter.levels.some(({ text }) => /^dm\b/.test(text));
    const isExposed = counter.levels.some(({ text }) => /^\+ CE\b/.test(text));
    for (const condition of [...counter.conditions, ...(isDismantled ? ['dismantled'] : [])])
      if (has.includes(condition)) is[condition] = true;
      else this.open.add('condition', `${named} is ${condition}.`);
    if (isExposed && has.includes('ce')) is.ce = true;
    if (counter.concealedBy !== undefined) this.open.add('condition', `${named} is concealed.`);
    if (counter.location.bypass !== undefined) this.open.add('condition', `${named} stands on a hexside.`);
    if (kind !== 'weapon' && FACES.some((face) => has.includes(face)))
      this.open.add('condition', `Which way ${named} faces.`);
    if (CARRIED.has(kind)) {
      const bearer = this.beneath(counter, all);
      if (bearer && has.includes('possessor')) is.possessor = bearer;
      else this.open.add('condition', `Who has ${named}.`);
    }
    return is;
  }

  /** A weapon lies on its possessor: the next men below it in its stack. */
  private beneath({ stack, index = 0 }: CounterThere, all: readonly CounterThere[]): string | undefined {
    if (stack === undefined) return undefined;
    const below = all
      .filter((one) => one.stack === stack && (one.index ?? 0) < index && this.taken.has(one.id))
      .sort((one, other) => (other.index ?? 0) - (one.index ?? 0))
      .map(({ id }) => this.taken.get(id) as Taken)
      .find(({ kind }) => MEN.has(kind));
    return below?.id;
  }
}

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const nameOf = ({ nation, name }: CounterThere): string =>
  `${NATIONS[nation ?? ''] ?? ''} ${plain(name).slice(0, LONGEST_NAME)}`.trim();

function written(
  file: VassalFile,
  { rulebook }: KnownSystem,
  { title, turns }: SetUpAsked,
  { map }: LaidBoards,
  sides: readonly SideRead[],
  forces: ReadonlyMap<string, readonly Readonly<Record<string, Json>>[]>,
): Json {
  const called = title ?? (file.save?.description || 'A set-up from VASL');
  const hasElr = 'elr' in rulebook.attributes.side.shape;
  const elrOf = ({ nations }: SideRead) => {
    const standing = nations.some((nation) => AXIS.has(nation)) ? file.info?.axis : file.info?.allied;
    const elr = Number(standing?.elr);
    return hasElr && Number.isSafeInteger(elr) && elr > 0 ? { elr } : {};
  };
  const written = sides.map((side) => [
    side.key,
    {
      name: side.name,
      is: { nationality: side.side.nationality, ...elrOf(side) },
      forces: [{ units: forces.get(side.key) ?? [] }].filter(({ units }) => units.length > 0),
    },
  ]);
  return JSON.parse(
    JSON.stringify({
      scenario: 'from-vasl',
      title: plain(called).slice(0, 120) || 'A set-up from VASL',
      about: 'Set up in VASL. How long it lasts and who wins, its save does not tell.',
      system: rulebook.system,
      map,
      turns: turns ?? TURNS,
      sides: Object.fromEntries(written),
    }),
  );
}

/** For people who read it before they go on. */
export function setUpInWords({ placed, open }: SetUpRead): string {
  const lines = open.map(
    ({ what, says, times }) => `  ${what}: ${says}${times > 1 ? ` (${times} times)` : ''}`,
  );
  const counted = placed === 1 ? '1 counter stands' : `${placed} counters stand`;
  return [`${counted} on the map.`, ...(lines.length > 0 ? ['To be decided:', ...lines] : [])].join('\n');
}
