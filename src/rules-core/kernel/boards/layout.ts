import { z } from 'zod';
import { type Grid, neighbours } from '../geometry/grid.js';
import { readAs } from '../position/complaints.js';
import type { Board } from './board.js';
import type { DetailedBoard } from './features.js';
import { allHexes, type HexIndex } from './hexes.js';
import { joinBoards, movedHex, type Placed } from './join.js';
import { Problems, type Result } from './problems.js';
import { fitsOthers, turnBoard } from './turn.js';

const MOST_BOARDS_ACROSS = 6;

const prefix = z
  .string()
  .regex(/^\d{0,3}[a-z]{0,3}$/, 'digits or lower case letters, as in 3K7 or yN5')
  .describe('What stands in front of the names of its hexes');

/** Boards laid side by side into the map of a battle. */
const layoutSchema = z
  .strictObject({
    boards: z
      .array(
        z
          .array(
            z.strictObject({
              board: z.string().max(40),
              as: prefix.default(''),
              turned: z.boolean().default(false).describe('Laid upside down'),
            }),
          )
          .min(1)
          .max(MOST_BOARDS_ACROSS),
      )
      .min(1)
      .max(MOST_BOARDS_ACROSS)
      .describe('Rows of boards from north to south, each from west to east'),
    inPlay: z
      .array(
        z.strictObject({
          as: prefix.default(''),
          columns: z
            .string()
            .regex(/^[A-Z]{1,4}(-[A-Z]{1,4})?$/, 'columns such as A-P')
            .optional(),
          rows: z
            .string()
            .regex(/^\d{1,3}(-\d{1,3})?$/, 'hex numbers such as 1-5')
            .optional(),
        }),
      )
      .max(MOST_BOARDS_ACROSS ** 2)
      .optional()
      .describe('Parts of boards that are in play; everything when nothing is said'),
  })
  .describe('Boards laid side by side');

type FullLayout = z.output<typeof layoutSchema>;

/** The map of a battle: the boards as one board, and which of its hexes are in play. */
export interface BoardMap extends DetailedBoard {
  /** 1 where a hex is in play, by hex number. */
  readonly inPlay: Uint8Array;
}

export const isInPlay = (map: Pick<BoardMap, 'inPlay'>, hex: HexIndex): boolean => map.inPlay[hex] === 1;

/** The hexes around a hex that are in play. */
export const neighboursInPlay = (map: BoardMap, hex: HexIndex): HexIndex[] =>
  neighbours(map, hex).filter((next) => isInPlay(map, next));

/** Lays boards out; `find` gives the boards by name. */
export function layOut(input: unknown, find: (name: string) => Board | undefined): Result<BoardMap> {
  const problems = new Problems();
  const text = readAs(layoutSchema, input);
  if (!text.ok) {
    problems.addWrong(text.wrong);
    return problems.failed();
  }
  const rows = findBoards(text.value, find, problems);
  if (problems.any) return problems.failed();
  checkFit(rows, problems);
  checkPrefixes(text.value, problems);
  if (problems.any) return problems.failed();
  const { grid, placed } = place(text.value, rows);
  const inPlay = playable(grid, text.value, placed, problems);
  return problems.result(() => ({ ...joinBoards(nameOf(text.value), grid, placed), inPlay }));
}

const nameOf = ({ boards }: FullLayout): string =>
  boards.map((row) => row.map(({ board }) => board).join(' ')).join(' / ');

function findBoards(
  text: FullLayout,
  find: (name: string) => Board | undefined,
  problems: Problems,
): Board[][] {
  return text.boards.map((row, y) =>
    row.flatMap(({ board, turned }, x) => {
      const found = find(board);
      const at = `boards[${y}][${x}]`;
      if (!found) {
        problems.add('UNKNOWN_BOARD', `${at}.board`, `there is no board "${board}"`);
        return [];
      }
      if (turned && !fitsOthers(found)) {
        problems.add('BAD_FIT', `${at}.turned`, `${board} cannot be turned: ${FITTING}`);
        return [];
      }
      return [turned ? turnBoard(found) : found];
    }),
  );
}

const FITTING = 'a board that fits others has an even number of rows and 5, 9, 13, ... 33 ... columns';

/** Boards above each other must be equally wide, boards beside each other equally high. */
function checkFit(rows: readonly Board[][], problems: Problems): void {
  const first = rows[0]!;
  for (const [y, row] of rows.entries())
    for (const [x, board] of row.entries()) {
      const at = `boards[${y}][${x}]`;
      if (rows.length * first.length > 1 && !fitsOthers(board))
        problems.add('BAD_FIT', at, `${board.name} cannot be joined to others: ${FITTING}`);
      if (board.rows !== row[0]!.rows || board.columns !== first[x]?.columns)
        problems.add('BAD_FIT', at, `${board.name} is not of the size of its neighbours`);
    }
  for (const [y, row] of rows.entries())
    if (row.length !== first.length)
      problems.add(
        'BAD_FIT',
        `boards[${y}]`,
        `this row holds ${row.length} boards, the first ${first.length}`,
      );
}

/** Without different prefixes two hexes would have one name. */
function checkPrefixes({ boards, inPlay = [] }: FullLayout, problems: Problems): void {
  const seen = new Set<string>();
  for (const [y, row] of boards.entries())
    for (const [x, { as }] of row.entries()) {
      if (seen.has(as)) problems.add('CONFLICT', `boards[${y}][${x}].as`, `another board is "${as}" already`);
      seen.add(as);
    }
  for (const [i, { as }] of inPlay.entries())
    if (!seen.has(as)) problems.add('UNKNOWN_BOARD', `inPlay[${i}].as`, `no board of this layout is "${as}"`);
}

function place(text: FullLayout, rows: readonly Board[][]): { grid: Grid; placed: Placed[] } {
  const placed: Placed[] = [];
  let row = 0;
  let columns = 1;
  for (const [y, boards] of rows.entries()) {
    let column = 0;
    for (const [x, board] of boards.entries()) {
      placed.push({ board, prefix: text.boards[y]![x]!.as, column, row });
      column += board.columns - 1;
    }
    columns = column + 1;
    row += boards[0]!.rows;
  }
  return { grid: { columns, rows: row }, placed };
}

function playable(grid: Grid, text: FullLayout, placed: readonly Placed[], problems: Problems): Uint8Array {
  const inPlay = new Uint8Array(allHexes(grid).length);
  if (!text.inPlay) return inPlay.fill(1);
  for (const [i, { as, columns, rows }] of text.inPlay.entries()) {
    const at = placed.find(({ prefix: own }) => own === as)!;
    const wanted = [...at.board.named].filter(([, hex]) => within(at.board, hex, columns, rows));
    if (wanted.length === 0)
      problems.add('UNKNOWN_HEX', `inPlay[${i}]`, 'no hex of the board lies in these columns and rows');
    for (const [, hex] of wanted) inPlay[movedHex(grid, at, hex)] = 1;
  }
  return inPlay;
}

/** Returns true if a hex lies in printed columns and rows, whichever way up its board lies. */
function within(board: Board, hex: HexIndex, columns: string | undefined, rows: string | undefined): boolean {
  const [, letters = '', number = '0'] = /([A-Z]+)(\d+)$/.exec(board.hexes[hex]!.name) ?? [];
  const [first = '', last = first] = columns?.split('-') ?? [];
  const [low = '', high = low] = rows?.split('-') ?? [];
  const order = (name: string) => name.length * 100 + name.charCodeAt(0);
  return (
    (columns === undefined || (order(letters) >= order(first) && order(letters) <= order(last))) &&
    (rows === undefined || (Number(number) >= Number(low) && Number(number) <= Number(high)))
  );
}
