/** Boards of players, read from where they lie: unpacked folders or archives, beside this repository and never in it. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Board } from '../../src/rules-core/kernel/boards/board.js';
import {
  type Read,
  readVaslArchive,
  readVaslBoard,
  VASL_FILES,
} from '../../src/rules-core/kernel/boards/vasl.js';

export const VASL_BOARDS = join(import.meta.dirname, '..', '..', '..', 'shared', 'boards', 'vasl');
export const LOS_TRUTH = join(VASL_BOARDS, '..', 'los-truth');

/** The names of the boards in a folder. */
export const boardNames = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name !== VASL_FILES.sharedMetadata)
        .sort()
    : [];

/** One board, or why it cannot be read. */
export function readBoard(folder: string, name: string): Read<Board> {
  const path = join(folder, name);
  const shared = join(folder, VASL_FILES.sharedMetadata);
  const sharedMetadata = existsSync(shared) ? readFileSync(shared) : undefined;
  if (!statSync(path).isDirectory()) return readVaslArchive(readFileSync(path), sharedMetadata);
  return readVaslBoard({
    losData: readFileSync(join(path, VASL_FILES.losData)),
    boardMetadata: readFileSync(join(path, VASL_FILES.boardMetadata)),
    ...(sharedMetadata && { sharedMetadata }),
  });
}

export function boardOrThrow(folder: string, name: string): Board {
  const board = readBoard(folder, name);
  if (!board.ok) throw new Error(`${name}: ${board.problem.path}: ${board.problem.message}`);
  return board.value;
}
