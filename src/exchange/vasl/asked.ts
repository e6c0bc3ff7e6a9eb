/** What is in a save, and what set-up it makes, worked out aside: what goes in and out is plain data. */
import type { Read } from '../../rules-core/kernel/boards/vasl-problem.js';
import type { KnownSystem } from '../../rules-core/kernel/decide/known-system.js';
import type { Shelf } from '../../rules-core/kernel/position/lay-table.js';
import { readVassal } from '../vassal/read.js';
import { vassalAsJson, vassalInWords } from '../vassal/words.js';
import { type SetUpAsked, type SetUpRead, setUpFrom } from './set-up.js';

interface FileTask {
  /** Base64. */
  readonly file: string;
}

interface FileTold {
  readonly text: string;
  readonly json: string;
  /** The names of the boards that lie on the table. */
  readonly boards: readonly string[];
}

export function fileAsked({ file }: FileTask): Read<FileTold> {
  const read = readVassal(Buffer.from(file, 'base64'));
  if (!read.ok) return read;
  const boards = read.value.boards.map(({ name }) => name);
  return { ok: true, value: { text: vassalInWords(read.value), json: vassalAsJson(read.value), boards } };
}

export function setUpAsked(
  { file, ...asked }: FileTask & SetUpAsked,
  known: KnownSystem,
  shelf: Partial<Shelf>,
): Read<SetUpRead> {
  const read = readVassal(Buffer.from(file, 'base64'));
  return read.ok ? { ok: true, value: setUpFrom(read.value, known, asked, shelf) } : read;
}
