/** The hashes of boards, so that a bundle tells which it rests on: the house's by their description, uploaded ones by their document. */
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Pins } from '../exchange/index.js';
import { ORIGINAL_BOARDS, originalBoardText } from '../rules-core/boards/index.js';
import { canonical } from '../rules-core/kernel/position/canonical.js';

export function pinnedBoards(pool: Pool): (names: readonly string[]) => Promise<Pins['boards']> {
  return async (names) => {
    const uploaded = await uploadedBoards(
      pool,
      names.filter((name) => UUID.test(name)),
    );
    const own = new Map<string, string>(
      ORIGINAL_BOARDS.map((name) => [name, hashOf(originalBoardText(name))]),
    );
    return Object.fromEntries(names.map((name) => [name, own.get(name) ?? uploaded.get(name) ?? null]));
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const hashOf = (document: unknown): string => createHash('sha256').update(canonical(document)).digest('hex');

async function uploadedBoards(pool: Pool, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<{ id: string; hash: string }>(
    `select id, hash from library_item where kind = 'BOARD' and id = any($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}
