/** Boards, scenarios and chart packs beside those of the house: checked when they come, never changed afterwards. */
import { createHash } from 'node:crypto';
import type { Secrets } from '../accounts/index.js';
import type { Board } from '../rules-core/kernel/boards/index.js';
import { canonical } from '../rules-core/kernel/canonical.js';
import { ChartPack } from '../rules-core/kernel/charts/index.js';
import type { KnownSystem, KnownSystems } from '../rules-core/kernel/known-system.js';
import { boardsNamed, type OnTable, type Shelf } from '../rules-core/kernel/lay-table.js';
import { readScenario } from '../rules-core/kernel/scenarios/index.js';
import { boardFrom, type ShelfTexts } from '../workshop/index.js';
import type { ItemKind, LibraryItem, LibraryTable } from './library-table.js';

export interface Upload {
  /** Of the command: sent once more, it finds what it has uploaded. */
  readonly key: string;
  readonly kind: ItemKind;
  readonly name: string;
  /** The rulebook, for scenarios and chart packs. */
  readonly system: string | null;
  readonly owner: string;
  readonly document: unknown;
}

export interface UploadProblem {
  readonly code: string;
  readonly path: string;
  readonly message: string;
}

export type Uploaded =
  | { readonly ok: true; readonly item: LibraryItem; readonly isNew: boolean }
  | { readonly ok: false; readonly problems: readonly UploadProblem[] };

type Read =
  | { readonly ok: true; readonly document: unknown; readonly hash: string }
  | { readonly ok: false; readonly problems: readonly UploadProblem[] };

/** Painting a board takes a second: those in use are kept. */
const MOST_BOARDS = 24;
const MOST_PACKS = 50;

export class Library {
  private readonly boards = new Map<string, Board>();
  private readonly packs = new Map<string, ChartPack>();

  constructor(
    readonly table: LibraryTable,
    private readonly systems: KnownSystems,
    private readonly secrets: Pick<Secrets, 'uuid'>,
  ) {}

  /** Whoever knows the id of an item may read it, so it is foreseeable to nobody. */
  async upload({ document, key, ...upload }: Upload): Promise<Uploaded> {
    const read = this.read(upload.kind, upload.system, document);
    if (!read.ok) return read;
    const id = this.secrets.uuid('library item', upload.owner, key);
    const { item, isNew } = await this.table.add({ ...upload, id, document: read.document, hash: read.hash });
    return { ok: true, item, isNew };
  }

  private read(kind: ItemKind, system: string | null, document: unknown): Read {
    if (kind === 'BOARD') return readBoard(document);
    const known = this.systems.get(system ?? '');
    if (!known) return unknownSystem(system, this.systems);
    return kind === 'SCENARIO' ? readScenarioOf(known, document) : readPack(known, document);
  }

  /** What a table needs that the house does not have: uploaded boards by id, chart packs by hash. */
  async shelf(known: KnownSystem, { map, charts }: OnTable): Promise<Partial<Shelf>> {
    const boards = new Map<string, Board | undefined>();
    for (const name of boardsNamed(map)) boards.set(name, await this.board(name));
    const pack = charts === undefined || charts === known.charts.hash ? undefined : await this.pack(charts);
    return { board: (name) => boards.get(name), ...(pack && { pack: () => pack }) };
  }

  /** The same as texts, for a thread of the workshop. */
  async texts({ map, charts }: OnTable): Promise<ShelfTexts> {
    const boards: Record<string, string> = {};
    for (const id of boardsNamed(map)
      .filter((name) => UUID.test(name))
      .slice(0, MOST_BOARDS)) {
      const text = await this.table.textOf('BOARD', { id });
      if (text !== undefined) boards[id] = text;
    }
    const isOfHouse = [...this.systems.values()].some((system) => system.charts.hash === charts);
    const hash = isOfHouse ? undefined : charts;
    const pack = hash === undefined ? undefined : await this.table.textOf('CHART_PACK', { hash });
    return { boards, ...(pack !== undefined && { pack }) };
  }

  /** Keeps the pack that a battle is pinned to, so that it can be played and audited when the house has another. */
  async keep(pack: ChartPack): Promise<void> {
    if (this.packs.has(pack.hash)) return;
    const name = `${pack.system} ${pack.version}`;
    await this.table.add({
      id: idOfPack(pack.hash),
      kind: 'CHART_PACK',
      system: pack.system,
      name,
      owner: null,
      hash: pack.hash,
      document: pack.file,
    });
    remember(this.packs, pack.hash, pack, MOST_PACKS);
  }

  private async pack(hash: string): Promise<ChartPack | undefined> {
    const known = this.packs.get(hash);
    if (known) return known;
    const item = await this.table.byHash('CHART_PACK', hash);
    const read = item && ChartPack.read(item.document);
    if (!read?.ok) return undefined;
    remember(this.packs, hash, read.pack, MOST_PACKS);
    return read.pack;
  }

  /** An uploaded board. */
  async board(id: string): Promise<Board | undefined> {
    const known = this.boards.get(id);
    if (known) return known;
    const item = UUID.test(id) ? await this.table.find(id) : undefined;
    const read = item?.kind === 'BOARD' ? boardFrom(item.document) : undefined;
    if (!read?.ok) return undefined;
    const board = read.value();
    remember(this.boards, id, board, MOST_BOARDS);
    return board;
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function remember<Value>(kept: Map<string, Value>, key: string, value: Value, most: number): void {
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}

function readBoard(document: unknown): Read {
  const board = boardFrom(document);
  return board.ok ? { ok: true, document, hash: hashOf(document) } : board;
}

function readScenarioOf({ rulebook }: KnownSystem, document: unknown): Read {
  const read = readScenario(rulebook, document);
  return read.ok ? { ok: true, document, hash: hashOf(document) } : { ok: false, problems: read.problems };
}

/** Corrections are laid over the house's charts; the whole pack is kept, so that it stands without them. */
function readPack({ charts }: KnownSystem, document: unknown): Read {
  const corrected = charts.corrected(document);
  return corrected.ok
    ? { ok: true, document: corrected.pack.file, hash: corrected.pack.hash }
    : { ok: false, problems: corrected.problems };
}

function unknownSystem(system: string | null, systems: KnownSystems): Read {
  const known = [...systems.keys()].sort().join(', ');
  const message = `There is no rulebook "${system ?? ''}"; there are: ${known}.`;
  return { ok: false, problems: [{ code: 'UNKNOWN_SYSTEM', path: 'system', message }] };
}

function hashOf(document: unknown): string {
  return createHash('sha256').update(canonical(document)).digest('hex');
}

/** The same pack is kept once. Everybody who sees a battle that is pinned to it may read it. */
function idOfPack(hash: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify(['chart pack', hash]))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
