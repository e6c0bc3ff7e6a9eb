/** Boards, scenarios and chart packs beside those of the house: checked when they come, never changed afterwards. */
import { createHash } from 'node:crypto';
import type { Secrets } from '../accounts/index.js';
import { ChartPack } from '../rules-core/kernel/charts/index.js';
import type { KnownSystem, KnownSystems } from '../rules-core/kernel/decide/known-system.js';
import { boardsNamed } from '../rules-core/kernel/position/boards-named.js';
import type { OnTable } from '../rules-core/kernel/position/lay-table.js';
import type { Position } from '../rules-core/kernel/position/position.js';
import { bytesOfPack, type Customer, Kept, type ShelfTexts, type Workshop } from '../workshop/index.js';
import type { ItemKind, LibraryItem, LibraryTable } from './library-table.js';

interface Upload {
  /** Of the command: sent once more, it finds what it has uploaded. */
  readonly key: string;
  readonly kind: ItemKind;
  readonly name: string;
  /** The rulebook, for scenarios and chart packs. */
  readonly system: string | null;
  readonly owner: string;
  readonly document: unknown;
}

interface UploadProblem {
  readonly code: string;
  readonly path: string;
  readonly message: string;
}

type Uploaded =
  | { readonly ok: true; readonly item: LibraryItem; readonly isNew: boolean }
  | { readonly ok: false; readonly problems: readonly UploadProblem[] };

const MOST_BOARDS = 24;
/** How long a document may be checked, and what the schema says that it costs. */
const UPLOAD = { seconds: 10, foreseen: 100 };
const MOST_PACK_BYTES = 16_000_000;

export class Library {
  private readonly packs = new Kept<string, ChartPack>(MOST_PACK_BYTES, bytesOfPack);

  constructor(
    readonly table: LibraryTable,
    private readonly systems: KnownSystems,
    private readonly secrets: Pick<Secrets, 'uuid'>,
    private readonly workshop: Workshop,
  ) {}

  /** Everybody who knows the id of an item may read it, so nobody can foresee it. */
  async upload({ document, key, ...upload }: Upload, customer: Customer): Promise<Uploaded> {
    const { kind, system, owner } = upload;
    const task = { kind, system, document: JSON.stringify(document) };
    const read = await this.workshop.doFor(customer, 'read', task, UPLOAD);
    if (!read.ok) return read;
    const id = this.secrets.uuid('library item', owner, key);
    const { item, isNew } = await this.table.add({ ...upload, id, hash: read.hash }, read.document);
    return { ok: true, item, isNew };
  }

  knows(system: string): boolean {
    return this.systems.has(system);
  }

  /** The names that uploaders gave their boards, by id. */
  async names(boards: readonly string[]): Promise<Record<string, string>> {
    const names: Record<string, string> = {};
    for (const id of boards.filter((name) => UUID.test(name)).slice(0, MOST_BOARDS)) {
      const item = await this.table.nameOf(id);
      if (item !== undefined) names[id] = item;
    }
    return names;
  }

  /** The chart pack that a position is pinned to, where it is not the house's. */
  async packOf(known: KnownSystem, charts: string | undefined): Promise<ChartPack | undefined> {
    return charts === undefined || charts === known.charts.hash ? undefined : this.pack(charts);
  }

  /** What a table needs that the house does not have, as texts for a thread: uploaded boards by id, the chart pack. */
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

  /** Keeps the pack that a position is pinned to, so that it can be played and audited when the house has another. */
  async keepCharts({ system, charts }: Pick<Position, 'system' | 'charts'>): Promise<void> {
    const pack = this.systems.get(system)?.charts;
    if (!pack || pack.hash !== charts || this.packs.get(pack.hash)) return; // Others are in the library already.
    const item = {
      id: idOfPack(pack.hash),
      kind: 'CHART_PACK' as const,
      system,
      name: `${system} ${pack.version}`,
      owner: null,
      hash: pack.hash,
    };
    await this.table.add(item, JSON.stringify(pack.file));
    this.packs.set(pack.hash, pack);
  }

  private async pack(hash: string): Promise<ChartPack | undefined> {
    const known = this.packs.get(hash);
    if (known) return known;
    const item = await this.table.byHash('CHART_PACK', hash);
    const read = item && ChartPack.read(item.document);
    if (!read?.ok) return undefined;
    this.packs.set(hash, read.pack);
    return read.pack;
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The same pack is kept once. Everybody who sees a battle that is pinned to it may read it. */
function idOfPack(hash: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify(['chart pack', hash]))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
