/** The tables of battles. Maps are laid in threads, as painting a board takes a while, and kept by their weight. */
import {
  type Board,
  type BoardOutline,
  boardOf,
  type HexFacts,
  hexFacts,
  TERRAIN_BY_CODE,
} from '../rules-core/kernel/boards/index.js';
import type { KnownSystem, KnownSystems } from '../rules-core/kernel/decide/known-system.js';
import { canonical } from '../rules-core/kernel/position/canonical.js';
import type { OnTable, TableProblem, TableResult } from '../rules-core/kernel/position/lay-table.js';
import {
  bytesOfBoard,
  bytesOfOutline,
  type Customer,
  HOUSE,
  Kept,
  type LayTask,
  type Workshop,
} from '../workshop/index.js';
import type { Library } from './library.js';

const MOST_BYTES = 32_000_000;
const MOST_OUTLINE_BYTES = 16_000_000;
const SECONDS = 20;

interface Origin {
  readonly task: LayTask;
  readonly digest: string;
  /** Where the map has no raster to read them from. */
  readonly facts?: readonly HexFacts[];
}

type Laid<Map> =
  | { readonly ok: true; readonly map: Map }
  | { readonly ok: false; readonly problems: readonly TableProblem[] };

/** What a thread laid. */
type LaidAside<Map> =
  | ({ readonly map: Map } & Omit<Origin, 'task'>)
  | { readonly problems: readonly TableProblem[] };

type LayAside<Map> = (task: LayTask, customer: Customer) => Promise<LaidAside<Map>>;

export class Tables {
  private readonly origins = new WeakMap<BoardOutline, Origin>();
  private readonly maps: Maps<Board>;
  private readonly outlines: Maps<BoardOutline>;

  constructor(
    private readonly systems: KnownSystems,
    private readonly library: Library,
    private readonly workshop: Workshop,
  ) {
    const known = { library, origins: this.origins };
    const how = { seconds: SECONDS };
    this.maps = new Maps(known, MOST_BYTES, bytesOfBoard, async (task, customer) => {
      const laid = await workshop.doFor(customer, 'lay', task, how);
      if ('problems' in laid) return laid;
      return { map: boardOf(whole(laid.map), laid.raster), digest: laid.digest };
    });
    this.outlines = new Maps(known, MOST_OUTLINE_BYTES, bytesOfOutline, async (task, customer) => {
      const laid = await workshop.doFor(customer, 'outline', task, how);
      return 'problems' in laid ? laid : { ...laid, map: whole(laid.map) };
    });
  }

  /** An uploaded board; which rulebook looks at it makes no difference. */
  async board(id: string, customer: Customer = HOUSE): Promise<BoardOutline | undefined> {
    const [known] = this.systems.values();
    const laid = known && (await this.outline(known, { board: id }, customer));
    return laid?.ok ? laid.map : undefined;
  }

  /** A map to be shown and told. Its raster stays in the thread: nobody has to hold it here. */
  outline(known: KnownSystem, map: OnTable['map'], customer: Customer): Promise<Laid<BoardOutline>> {
    return this.outlines.laid(known, map, customer);
  }

  /** What there is to be said of each hex. */
  facts(map: BoardOutline): readonly HexFacts[] {
    return this.originOf(map).facts ?? hexFacts(map as Board);
  }

  /** Identifies a map by its ground. */
  digest(map: BoardOutline): string {
    return this.originOf(map).digest;
  }

  /** The picture of a map that was laid here. */
  async picture(map: BoardOutline, customer: Customer = HOUSE): Promise<string> {
    return this.workshop.doFor(customer, 'picture', this.originOf(map).task, { seconds: SECONDS });
  }

  private originOf(map: BoardOutline): Origin {
    const origin = this.origins.get(map);
    if (!origin) throw new Error(`The map ${map.name} was not laid here.`);
    return origin;
  }

  /** Lays the table that a position names, or returns what is missing. */
  async lay(known: KnownSystem, { map, charts }: OnTable, customer: Customer = HOUSE): Promise<TableResult> {
    const laid = await this.maps.laid(known, map, customer);
    if (!laid.ok) return laid;
    const pack = await this.library.packOf(known, charts);
    return known.lay(
      { map, ...(charts !== undefined && { charts }) },
      { laid: laid.map, ...(pack && { pack: () => pack }) },
    );
  }
}

function whole(map: Omit<BoardOutline, 'terrains'>): BoardOutline {
  return { terrains: TERRAIN_BY_CODE, ...map };
}

/** Maps that were laid, with or without their raster. */
class Maps<Map extends BoardOutline> {
  private readonly kept: Kept<string, { readonly map: Map; readonly key: string }>;
  private readonly coming = new globalThis.Map<string, Promise<Laid<Map>>>();

  constructor(
    private readonly known: { readonly library: Library; readonly origins: WeakMap<BoardOutline, Origin> },
    mostBytes: number,
    bytesOf: (map: Map) => number,
    private readonly layAside: LayAside<Map>,
  ) {
    this.kept = new Kept(mostBytes, ({ map, key }) => bytesOf(map) + 2 * key.length);
  }

  /** Equal maps are one map, also while the first is still being laid. */
  async laid(known: KnownSystem, map: OnTable['map'], customer: Customer): Promise<Laid<Map>> {
    const key = `${known.rulebook.system} ${canonical(map)}`;
    const found = this.kept.get(key);
    if (found) return { ok: true, map: found.map };
    const coming = this.coming.get(key) ?? this.lay(known, map, customer);
    this.coming.set(key, coming);
    try {
      const laid = await coming;
      if (laid.ok) this.kept.set(key, { map: laid.map, key });
      return laid;
    } finally {
      this.coming.delete(key);
    }
  }

  private async lay(known: KnownSystem, map: OnTable['map'], customer: Customer): Promise<Laid<Map>> {
    const shelf = await this.known.library.texts({ map });
    const task = { system: known.rulebook.system, map: JSON.stringify(map), shelf };
    const laid = await this.layAside(task, customer);
    if ('problems' in laid) return { ok: false, problems: laid.problems };
    const { map: made, ...origin } = laid;
    this.known.origins.set(made, { task, ...origin });
    return { ok: true, map: made };
  }
}
