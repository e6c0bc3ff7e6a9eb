/** The boards that come with Hexledger: original ground, free to use. */
import { type DetailedBoard, paintBoard, parseBoard } from '../kernel/boards/index.js';
import bocage from './bocage.json' with { type: 'json' };
import city from './city.json' with { type: 'json' };
import desert from './desert.json' with { type: 'json' };
import hills from './hills.json' with { type: 'json' };
import jungle from './jungle.json' with { type: 'json' };
import river from './river.json' with { type: 'json' };
import village from './village.json' with { type: 'json' };

const TEXTS = { bocage, city, desert, hills, jungle, river, village };

type OriginalBoard = keyof typeof TEXTS;

export const ORIGINAL_BOARDS = Object.keys(TEXTS) as OriginalBoard[];

const painted = new Map<OriginalBoard, DetailedBoard>();

/** An original board, painted when it is first asked for; undefined when there is none of that name. */
export function originalBoard(name: string): DetailedBoard | undefined {
  if (!isOriginal(name)) return undefined;
  const known = painted.get(name);
  if (known) return known;
  const plan = parseBoard(TEXTS[name]);
  if (!plan.ok) throw new Error(`The board ${name} is broken: ${JSON.stringify(plan.problems)}`);
  const board = paintBoard(plan.value);
  painted.set(name, board);
  return board;
}

/** The description a board was painted from. */
export const originalBoardText = (name: OriginalBoard): unknown => TEXTS[name];

const isOriginal = (name: string): name is OriginalBoard => Object.hasOwn(TEXTS, name);
