/** A VASSAL save or log, read: who stands where, in what condition, what was rolled and said, and who is gone in the end. */
import type { Read } from '../../rules-core/kernel/boards/vasl-problem.js';
import { lineOf, type Roll } from './chat.js';
import { commandsOf } from './commands.js';
import { type Card, openContainer } from './container.js';
import { type Counter, counterOf } from './counter.js';
import { type BoardOnMap, boardsIn, onBoard } from './layout.js';
import { split } from './tokens.js';
import { Users } from './users.js';
import { type Piece, World } from './world.js';

export type Location =
  | {
      readonly kind: 'board';
      readonly board: string;
      readonly hex: string;
      readonly bypass?: string;
      readonly offCentre: number;
    }
  /** On the rim: order of battle, reinforcements, tracks, and dead counters too. */
  | { readonly kind: 'offboard' }
  | { readonly kind: 'casualties'; readonly zone: 'Allied' | 'Axis' }
  /** On a map whose hexes the file does not tell. */
  | { readonly kind: 'map'; readonly map: string }
  | { readonly kind: 'none' };

export interface CounterThere extends Omit<Counter, 'conceals'> {
  readonly id: string;
  readonly map: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly location: Location;
  readonly stack: string | undefined;
  /** From the bottom. */
  readonly index: number | undefined;
  /** Whose concealment counter it is. */
  readonly concealmentCounter: string | undefined;
}

/** The scenario window of VASL. */
interface ScenarioInfo {
  readonly movesFirst: string;
  readonly playerTurn: string;
  readonly turn: number | undefined;
  readonly axis: Standing;
  readonly allied: Standing;
}

interface Standing {
  readonly elr: string | undefined;
  readonly san: string | undefined;
}

interface Gone {
  /** The click of "next" at which it went. */
  readonly step: number;
  readonly id: string;
  readonly name: string;
  readonly nation: string | undefined;
  readonly how: 'removed' | 'casualties';
  readonly from: Location;
  /** What came in the same step: what it was replaced by, it may be. */
  readonly addedInSameStep: readonly string[];
}

interface InStep<T> {
  readonly step: number;
  readonly what: T;
}

interface Rolled extends Roll {
  readonly step: number;
  readonly undone: boolean;
}

export interface VassalFile {
  readonly kind: 'save' | 'log';
  readonly module: Card | undefined;
  readonly save: Card | undefined;
  readonly extensions: readonly { readonly name: string; readonly version: string }[];
  /** How many people's ids are in it, which are passwords and are not told. */
  readonly users: number;
  readonly players: readonly string[];
  /** Empty for VASL, which has no sides. */
  readonly roster: readonly { readonly name: string; readonly side: string }[];
  readonly info: ScenarioInfo | undefined;
  readonly boards: readonly BoardOnMap[];
  readonly notes: { readonly scenario: string; readonly public: string };
  readonly properties: ReadonlyMap<string, string>;
  /** As the file begins: for a log, before its first step. */
  readonly start: readonly CounterThere[];
  /** After the last step. */
  readonly end: readonly CounterThere[];
  readonly steps: number;
  readonly rolls: readonly Rolled[];
  readonly said: readonly InStep<{ readonly player: string; readonly text: string }>[];
  readonly turns: readonly InStep<string>[];
  readonly reports: readonly InStep<string>[];
  readonly gone: readonly Gone[];
  /** Commands of the module that are not known, by name. */
  readonly unknown: Readonly<Record<string, number>>;
}

export function readVassal(archive: Uint8Array): Read<VassalFile> {
  const container = openContainer(archive);
  if (!container.ok) return container;
  const commands = commandsOf(container.value.text);
  if (!commands.ok) return commands;
  const reader = new Reader(container.value.module, container.value.save);
  for (const command of commands.value.state) {
    const done = reader.follow(command, 0);
    if (!done.ok) return done;
  }
  reader.begin();
  for (const [i, step] of commands.value.steps.entries()) {
    const done = reader.step(step, i + 1);
    if (!done.ok) return done;
  }
  return { ok: true, value: reader.file(commands.value.steps.length) };
}

const DONE: Read<void> = { ok: true, value: undefined };
const IGNORED = new Set(['', '\\', 'begin_save', 'end_save', 'SETUP_STACK', 'UNDO']);
const MAIN_MAPS = new Set(['Main Map', 'Map0']);
const CASUALTIES = 'Casualties';
const ALLIED_ZONE = 260;

class Reader {
  private readonly world = new World();
  private readonly users = new Users();
  private readonly properties = new Map<string, string>();
  private readonly roster: { name: string; side: string }[] = [];
  private readonly names = new Set<string>();
  private readonly extensions: { name: string; version: string }[] = [];
  private readonly unknown: Record<string, number> = {};
  private readonly rolls: (Rolled & { undone: boolean })[] = [];
  private readonly said: VassalFile['said'][number][] = [];
  private readonly turns: InStep<string>[] = [];
  private readonly reports: InStep<string>[] = [];
  private readonly left = new Map<string, Gone>();
  private readonly notes = { scenario: '', public: '' };
  private boards: BoardOnMap[] = [];
  private info: ScenarioInfo | undefined;
  private start: readonly CounterThere[] = [];

  constructor(
    private readonly module: Card | undefined,
    private readonly save: Card | undefined,
  ) {}

  begin(): void {
    this.start = this.counters();
  }

  step(commands: readonly string[], step: number): Read<void> {
    const touched = new Map<string, CounterThere | undefined>();
    for (const command of commands) {
      for (const id of this.named(command)) {
        const piece = this.world.pieces.get(id);
        if (!touched.has(id)) touched.set(id, piece && this.counterThere(piece));
      }
      const done = this.follow(command, step);
      if (!done.ok) return done;
    }
    this.compare(touched, step);
    return DONE;
  }

  /** The pieces that a command adds, moves or takes away. */
  private named(command: string): readonly string[] {
    if (!/^[+\-M]\//.test(command)) return [];
    const [, id = ''] = split(command, '/');
    return this.world.stacks.get(id)?.members ?? [id];
  }

  /** Who was there before the step and is not there any more, or lies in the casualty bin. */
  private compare(before: ReadonlyMap<string, CounterThere | undefined>, step: number): void {
    const added = [...before].flatMap(([id, was]) => {
      const piece = was ? undefined : this.world.pieces.get(id);
      return piece ? [this.counterThere(piece).name] : [];
    });
    for (const [id, was] of before) {
      const piece = this.world.pieces.get(id);
      const isDead = piece && this.locationOf(piece).kind === 'casualties';
      if (piece && !isDead) this.left.delete(id);
      else if (was && was.location.kind !== 'casualties')
        this.left.set(id, {
          step,
          id,
          name: was.name,
          nation: was.nation,
          how: piece ? 'casualties' : 'removed',
          from: was.location,
          addedInSameStep: added,
        });
    }
  }

  follow(command: string, step: number): Read<void> {
    if (command.startsWith('CHAT')) this.hear(command.slice('CHAT'.length), step);
    else if (/^[+\-DM]\//.test(command)) return this.change(command);
    else this.note(command);
    return DONE;
  }

  private change(command: string): Read<void> {
    const fields = split(command, '/');
    switch (fields[0]) {
      case '+':
        return this.world.add(fields);
      case 'D':
        return this.world.change(fields);
      case 'M':
        if (fields[10]) this.users.named(fields[10]);
        this.world.move(fields);
        return DONE;
      default:
        this.world.remove(fields[1] ?? '');
        return DONE;
    }
  }

  private hear(text: string, step: number): void {
    const line = lineOf(text);
    switch (line.line) {
      case 'roll':
        this.names.add(line.roll.player);
        this.rolls.push({ ...line.roll, step, undone: false });
        return;
      case 'undone':
        this.takeBack(line.roll);
        this.reports.push({ step, what: text });
        return;
      case 'said':
        this.names.add(line.player);
        this.said.push({ step, what: { player: line.player, text: line.text } });
        return;
      case 'turn':
        this.turns.push({ step, what: line.text });
        return;
      case 'report':
        this.reports.push({ step, what: text });
        return;
      case 'noise':
    }
  }

  private takeBack({ player, faces, serial }: Roll): void {
    const roll = this.rolls.findLast(
      (one) =>
        !one.undone && one.player === player && one.serial === serial && one.faces.join() === faces.join(),
    );
    if (roll) roll.undone = true;
  }

  private note(command: string): void {
    const words = split(command, '\t');
    const [name = '', first = '', second = ''] = words;
    switch (name) {
      case 'bd':
        this.boards = boardsIn(command, this.module?.version ?? '');
        return;
      case 'INFO':
        this.info = infoIn(words);
        for (let i = 11; i < words.length; i += 2) this.users.named(words[i] as string);
        return;
      case 'EXT':
        this.extensions.push({ name: first, version: second });
        return;
      case 'NOTES':
        this.notes.scenario = unlined(first);
        return;
      case 'PNOTES':
        this.notes.public = unlined(first);
        return;
      case 'GlobalProperty': {
        const [, property, value] = split(command.slice(name.length + 1), ';');
        if (property !== undefined) this.properties.set(property, value ?? '');
        return;
      }
      case 'MutableProperty':
        this.properties.set(first, words[3] ?? '');
        return;
      case 'PNOTE':
        this.users.named(first);
        return;
      case 'PLAYER':
        this.users.named(first);
        this.names.add(second);
        this.roster.push({ name: second, side: words[3] ?? '' });
        return;
      case 'SNOTE':
        this.users.named(second);
        return;
      case 'UNMASK':
        for (const user of words.slice(1)) if (user !== '') this.users.named(user);
        return;
      default:
        if (name.startsWith('OBA/')) this.users.named(split(split(name, '/')[3] ?? '', ',')[0] as string);
        else if (!IGNORED.has(name) && !name.endsWith('BoardPicker') && !name.startsWith('TURN'))
          this.unknown[nameOfCommand(name)] = (this.unknown[nameOfCommand(name)] ?? 0) + 1;
    }
  }

  file(steps: number): VassalFile {
    const end = steps === 0 ? this.start : this.counters();
    for (const { lastMovedBy } of [...this.start, ...end]) if (lastMovedBy) this.names.add(lastMovedBy);
    return {
      kind: steps === 0 ? 'save' : 'log',
      module: this.module,
      save: this.save,
      extensions: this.extensions,
      users: this.users.count,
      players: [...this.names].sort(),
      roster: this.roster,
      info: this.info,
      boards: this.boards,
      notes: this.notes,
      properties: this.properties,
      start: this.start,
      end,
      steps,
      rolls: this.rolls,
      said: this.said,
      turns: this.turns,
      reports: this.reports,
      gone: [...this.left.values()].sort((one, other) => one.step - other.step),
      unknown: this.unknown,
    };
  }

  private counters(): CounterThere[] {
    return [...this.world.pieces.values()].map((piece) => this.counterThere(piece));
  }

  private counterThere(piece: Piece): CounterThere {
    const { conceals, hiddenBy, concealedBy, ...counter } = counterOf(piece.traits, this.properties);
    const { map, x, y } = this.world.spotOf(piece);
    const stack = piece.stack && this.world.stacks.get(piece.stack.id);
    const user = (id: string | undefined) => (id === undefined ? undefined : this.users.named(id));
    return {
      ...counter,
      id: piece.id,
      map,
      x,
      y,
      location: this.locationOf(piece),
      stack: stack?.id,
      index: stack?.members.indexOf(piece.id),
      hiddenBy: user(hiddenBy),
      concealedBy: user(concealedBy),
      concealmentCounter: user(conceals),
    };
  }

  private locationOf(piece: Piece): Location {
    const { map, x, y } = this.world.spotOf(piece);
    if (map === undefined) return { kind: 'none' };
    if (this.module !== undefined && this.module.name !== 'VASL') return { kind: 'map', map };
    if (map === CASUALTIES) return { kind: 'casualties', zone: x <= ALLIED_ZONE ? 'Allied' : 'Axis' };
    if (!MAIN_MAPS.has(map)) return { kind: 'map', map };
    const there = onBoard(this.boards, x, y);
    if (!there) return { kind: 'offboard' };
    const { bypass, ...rest } = there;
    return { kind: 'board', ...rest, ...(bypass !== undefined && { bypass }) };
  }
}

const LONGEST_NAME = 40;
/** Only the word: what follows may hold the ids of users. */
const nameOfCommand = (name: string): string => (/^[\w. -]*/.exec(name)?.[0] ?? '').slice(0, LONGEST_NAME);

/** Lines are parted by bars. */
const unlined = (text: string): string => split(text, '|').join('\n');

const UNSET = new Set(['', '?', 'null']);
const told = (word: string | undefined): string | undefined =>
  word === undefined || UNSET.has(word.trim()) ? undefined : word.trim();

function infoIn(words: readonly string[]): ScenarioInfo {
  const [, movesFirst = '', playerTurn = '', turn, axisElr, axisSan, alliedElr, alliedSan] = words;
  const number = Number(turn);
  return {
    movesFirst,
    playerTurn,
    turn: Number.isSafeInteger(number) ? number : undefined,
    axis: { elr: told(axisElr), san: told(axisSan) },
    allied: { elr: told(alliedElr), san: told(alliedSan) },
  };
}
