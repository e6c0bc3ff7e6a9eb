import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApolloServerPlugin } from '@apollo/server';
import { ApiError } from '../access/problems.js';

/** The operations that may run in allow-list mode, by the SHA-256 of their text. */
export type AllowList = ReadonlyMap<string, string>;

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Every `*.graphql` file of a folder is one allowed operation, text for text; so is each text in the desk's own list. */
export async function readAllowList(folder: string, ofDesk: string | null): Promise<AllowList> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.graphql')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const desk: string[] = ofDesk === null ? [] : JSON.parse(await readFile(ofDesk, 'utf8'));
  return new Map([...texts, ...desk].map((text) => [hashOf(text), text]));
}

export function refuseUnlisted(list: AllowList, text: string): void {
  if (list.has(hashOf(text))) return;
  throw new ApiError(
    'OPERATION_NOT_LISTED',
    'This server runs listed operations only. Send the hash or the exact text of one.',
    {
      http: { status: 403 },
    },
  );
}

/** Apollo's store for persisted operations, filled from the list and closed to everything else. */
export function listedOperations(list: AllowList) {
  return {
    get: async (key: string): Promise<string | undefined> => list.get(key.slice(key.indexOf(':') + 1)),
    set: async (): Promise<void> => undefined, // refuseUnlisted has judged the text; there is nothing to remember
    delete: async (): Promise<boolean> => false,
  };
}

export function onlyListed(list: AllowList): ApolloServerPlugin {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ source }) {
          refuseUnlisted(list, source);
        },
      };
    },
  };
}
