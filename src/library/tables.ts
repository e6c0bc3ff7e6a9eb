/** The tables of battles. Maps are laid in threads, as painting a board takes a while, and kept by their weight. */
import { type Board, TERRAIN_BY_CODE } from '../rules-core/kernel/boards/index.js';
import type { KnownSystem, KnownSystems } from '../rules-core/kernel/decide/known-system.js';
import { canonical } from '../rules-core/kernel/position/canonical.js';
import type { OnTable, TableResult } from '../rules-core/kernel/position/lay-table.js';
import { bytesOfBoard, type Customer, HOUSE, Kept, type LayTask, type Workshop } from '../workshop/index.js';
import type { Library } from './library.js';

const MOST_BYTES = 32_000_000;
const SECONDS = 20;

interface Origin {
  readonly task: LayTask;
  readonly digest: string;
}

type Laid = TableResult | { readonly ok: true; readonly map: Board };

export class Tables {
  private readonly kept = new Kept<string, { readonly map: Board; readonly key: string }>(
    MOST_BYTES,
    ({ map, key }) => bytesOfBoard(map) + 2 * key.length,
  );
  private readonly coming = new Map<string, Promise<Laid>>();
  private readonly origins = new WeakMap<Board, Origin>();

  constructor(
    private readonly systems: KnownSystems,
    private readonly library: Library,
    private readonly workshop: Workshop,
  ) {}

  /** An uploaded board; which rulebook looks at it makes no difference. */
  async board(id: string, customer: Customer = HOUSE): Promise<Board | undefined> {
    const [known] = this.systems.values();
    const laid = known && (await this.lay(known, { map: { board: id } }, customer));
    return laid?.ok ? laid.table.map : undefined;
  }

  /** Tells maps apart by their ground. */
  digest(map: Board): string {
    return this.originOf(map).digest;
  }

  /** The picture of a map that was laid here. */
  async picture(map: Board, customer: Customer = HOUSE): Promise<string> {
    return this.workshop.doFor(customer, 'picture', this.originOf(map).task, { seconds: SECONDS });
  }

  private originOf(map: Board): Origin {
    const origin = this.origins.get(map);
    if (!origin) throw new Error(`The map ${map.name} was not laid here.`);
    return origin;
  }

  /** Lays the table that a position speaks of, or tells what is missing. */
  async lay(known: KnownSystem, { map, charts }: OnTable, customer: Customer = HOUSE): Promise<TableResult> {
    const laid = await this.laid(known, map, customer);
    if (!('map' in laid)) return laid;
    const pack = await this.library.packOf(known, charts);
    return known.lay(
      { map, ...(charts !== undefined && { charts }) },
      { laid: laid.map, ...(pack && { pack: () => pack }) },
    );
  }

  /** Equal maps are one map, also while the first is still being laid. */
  private async laid(known: KnownSystem, map: OnTable['map'], customer: Customer): Promise<Laid> {
    const key = `${known.rulebook.system} ${canonical(map)}`;
    const found = this.kept.get(key);
    if (found) return { ok: true, map: found.map };
    const coming = this.coming.get(key) ?? this.layAside(known, map, customer);
    this.coming.set(key, coming);
    try {
      const laid = await coming;
      if ('map' in laid) this.kept.set(key, { map: laid.map, key });
      return laid;
    } finally {
      this.coming.delete(key);
    }
  }

  private async layAside(known: KnownSystem, map: OnTable['map'], customer: Customer): Promise<Laid> {
    const task = {
      system: known.rulebook.system,
      map: JSON.stringify(map),
      shelf: await this.library.texts({ map }),
    };
    const output = await this.workshop.doFor(customer, 'lay', task, { seconds: SECONDS });
    if ('problems' in output) return { ok: false, problems: output.problems };
    const laid: Board = { terrains: TERRAIN_BY_CODE, ...output.map };
    this.origins.set(laid, { task, digest: output.digest });
    return { ok: true, map: laid };
  }
}
