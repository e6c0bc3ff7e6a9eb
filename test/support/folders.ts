import { rm } from 'node:fs/promises';
import { removeData } from '../../src/database/index.js';

/** Removes data folders with all they keep; when root ran the test, their data may lie outside of them. */
export async function removeFolders(outermost: string, ...dataFolders: string[]): Promise<void> {
  for (const folder of [outermost, ...dataFolders]) await removeData(folder);
  await rm(outermost, { recursive: true, force: true });
}
