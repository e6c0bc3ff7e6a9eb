/** Boards and chart packs beside those of the house, as texts on their way to a thread. */
import type { Board } from '../rules-core/kernel/boards/index.js';
import { ChartPack } from '../rules-core/kernel/charts/index.js';
import type { Shelf } from '../rules-core/kernel/position/lay-table.js';
import { boardFrom } from './board-document.js';
import { Kept } from './kept.js';
import { bytesOfBoard, bytesOfPack } from './weights.js';

export interface ShelfTexts {
  /** Board descriptions by the id that maps name. What has an id never changes. */
  readonly boards: Readonly<Record<string, string>>;
  /** The chart pack that is asked for, where it is not the house's. */
  readonly pack?: string;
}

const MOST_BOARD_BYTES = 16e6;
const MOST_PACK_BYTES = 8e6;

const boards = new Kept<string, Board>(MOST_BOARD_BYTES, bytesOfBoard);
const packs = new Kept<string, ChartPack>(MOST_PACK_BYTES, bytesOfPack);

/** The same boards and packs, painted and read; each thread keeps those that it used last. */
export function shelfFrom({ boards: texts, pack }: ShelfTexts): Partial<Shelf> {
  const read = pack === undefined ? undefined : packFrom(pack);
  return {
    board: (id) => (Object.hasOwn(texts, id) ? painted(id, texts[id] as string) : undefined),
    ...(read && { pack: (hash) => (hash === read.hash ? read : undefined) }),
  };
}

function painted(id: string, text: string): Board | undefined {
  const known = boards.get(id);
  if (known) return known;
  const read = boardFrom(JSON.parse(text));
  if (!read.ok) return undefined;
  const board = read.value();
  boards.set(id, board);
  return board;
}

function packFrom(text: string): ChartPack | undefined {
  const known = packs.get(text);
  if (known) return known;
  const read = ChartPack.read(JSON.parse(text));
  if (read.ok) packs.set(text, read.pack);
  return read.ok ? read.pack : undefined;
}
