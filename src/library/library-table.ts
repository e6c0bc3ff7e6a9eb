/** Where the library keeps its items. */
import type { Pool } from 'pg';

export type ItemKind = 'BOARD' | 'SCENARIO' | 'CHART_PACK';

export interface LibraryItem {
  readonly id: string;
  readonly kind: ItemKind;
  readonly system: string | null;
  readonly name: string;
  /** Null: put there by the house. */
  readonly owner: string | null;
  readonly hash: string;
  readonly document: unknown;
  readonly createdAt: Date;
}

const HEAD = 'id, kind, system, name, owner, hash, created_at as "createdAt"';

export class LibraryTable {
  constructor(private readonly pool: Pool) {}

  /** Adds an item with its document, as JSON, unless its id is there; answers with what is there. */
  async add(
    item: Omit<LibraryItem, 'createdAt' | 'document'>,
    document: string,
  ): Promise<{ item: LibraryItem; isNew: boolean }> {
    const { rowCount } = await this.pool.query(
      `insert into library_item (id, kind, system, name, owner, hash, document)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing`,
      [item.id, item.kind, item.system, item.name, item.owner, item.hash, document],
    );
    return { item: (await this.find(item.id)) as LibraryItem, isNew: rowCount === 1 };
  }

  async find(id: string): Promise<LibraryItem | undefined> {
    const { rows } = await this.pool.query<LibraryItem>(
      `select ${HEAD}, document from library_item where id = $1`,
      [id],
    );
    return rows[0];
  }

  async nameOf(id: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ name: string }>('select name from library_item where id = $1', [
      id,
    ]);
    return rows[0]?.name;
  }

  /** The document of an item as text. */
  async textOf(
    kind: ItemKind,
    named: { readonly id: string } | { readonly hash: string },
  ): Promise<string | undefined> {
    const [column, value] = 'id' in named ? ['id', named.id] : ['hash', named.hash];
    const { rows } = await this.pool.query<{ text: string }>(
      `select document::text as text from library_item where kind = $1 and ${column} = $2
       order by created_at limit 1`,
      [kind, value],
    );
    return rows[0]?.text;
  }

  async byHash(kind: ItemKind, hash: string): Promise<LibraryItem | undefined> {
    const { rows } = await this.pool.query<LibraryItem>(
      `select ${HEAD}, document from library_item where kind = $1 and hash = $2 order by created_at limit 1`,
      [kind, hash],
    );
    return rows[0];
  }

  /** Somebody's items, newest first, without their documents. */
  async ownedBy(
    owner: string,
    {
      kind,
      after,
      first,
    }: { kind: ItemKind | null; after: { createdAt: string; id: string } | null; first: number },
  ): Promise<Omit<LibraryItem, 'document'>[]> {
    const { rows } = await this.pool.query<Omit<LibraryItem, 'document'>>(
      `select ${HEAD} from library_item
       where owner = $1 and ($2::text is null or kind = $2)
         and ($3::timestamptz is null or (created_at, id) < ($3::timestamptz, $4::uuid))
       order by created_at desc, id desc limit $5`,
      [owner, kind, after?.createdAt ?? null, after?.id ?? null, first],
    );
    return rows;
  }
}
