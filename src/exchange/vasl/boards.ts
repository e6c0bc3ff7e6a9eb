/** The boards of a save as the map of a battle. Hexes keep their names: what is turned there is turned here. */
import type { BoardOnMap } from '../vassal/layout.js';

export interface LaidBoards {
  /** In the form of a scenario's `map`; undefined where a board is not known, or they cannot be laid like this. */
  readonly map: MapText | undefined;
  /** What stands in front of the names of its hexes, by the board's name there. */
  readonly prefixes: ReadonlyMap<string, string>;
  readonly problems: readonly string[];
}

type MapText =
  | { readonly board: string; readonly turned: boolean; readonly inPlay?: readonly { columns: string }[] }
  | { readonly boards: readonly (readonly Piece[])[] };

interface Piece {
  readonly board: string;
  readonly as: string;
  readonly turned: boolean;
}

/** They fill the picture and have no hexes to fight in. */
const FILLERS = /^(Blank\d*|NULV?)$/i;

/** `names`: what we call the boards, by their names there. */
export function layBoards(onMap: readonly BoardOnMap[], names: Readonly<Record<string, string>>): LaidBoards {
  const boards = onMap.filter(({ name }) => !FILLERS.test(name));
  const isAlone = boards.length === 1;
  const prefixes = new Map(boards.map(({ name }, i) => [name, isAlone ? '' : prefixOf(name, i)]));
  const problems = [...troubles(boards, names)];
  const isCropped = boards.some(({ crop }) => crop !== undefined);
  const isKnown = boards.length > 0 && boards.every(({ name }) => Object.hasOwn(names, name));
  if (!isKnown) return { map: undefined, prefixes, problems };
  if (isAlone && boards[0]) return { ...alone(boards[0], names, problems), prefixes };
  const rows = rowsOf(boards);
  if (isCropped)
    problems.push('Boards of which only a part lies on the table cannot be joined to others here.');
  if (!rows) problems.push('The boards do not lie in whole rows: put one where there is none.');
  if (!rows || isCropped) return { map: undefined, prefixes, problems };
  const piece = ({ name, reversed }: BoardOnMap): Piece => ({
    board: names[name] as string,
    as: prefixes.get(name) as string,
    turned: reversed,
  });
  return { map: { boards: rows.map((row) => row.map(piece)) }, prefixes, problems };
}

const prefixOf = (name: string, index: number): string =>
  /^\d{1,3}[a-z]{0,3}$|^[a-z]{1,3}$/.test(name) ? name : `b${String.fromCharCode(97 + (index % 26))}`;

function* troubles(boards: readonly BoardOnMap[], names: Readonly<Record<string, string>>): Iterable<string> {
  if (boards.length === 0) yield 'No board lies on the table.';
  const seen = new Set<string>();
  for (const { name, overlays, terrainRules, zoom } of boards) {
    if (!Object.hasOwn(names, name)) yield `Board ${name} is not known: name one of ours for it.`;
    if (seen.has(name)) yield `Board ${name} lies on the table twice: its hexes cannot be told apart.`;
    seen.add(name);
    for (const overlay of overlays) yield `Overlay ${overlay.name} on board ${name} is not laid.`;
    for (const rule of terrainRules)
      yield `The terrain of board ${name} is changed by "${rule}", and here it is not.`;
    if (zoom !== 1)
      yield `Board ${name} is drawn ${zoom} times as large: its hexes are those of its true size.`;
  }
}

const HEX_WIDTH = 56.25;
const LETTERS = 26;

function alone(
  { name, reversed, crop }: BoardOnMap,
  names: Readonly<Record<string, string>>,
  problems: string[],
): Pick<LaidBoards, 'map' | 'problems'> {
  const map = { board: names[name] as string, turned: reversed };
  if (!crop || (crop.width < 0 && crop.height < 0)) return { map, problems };
  const [first, last] = [crop.x / HEX_WIDTH, (crop.x + crop.width) / HEX_WIDTH].map(Math.round) as [
    number,
    number,
  ];
  const isWhole = crop.height < 0 && crop.width > 0 && last > first;
  if (isWhole)
    return { map: { ...map, inPlay: [{ columns: `${lettersOf(first)}-${lettersOf(last)}` }] }, problems };
  return {
    map,
    problems: [...problems, `Only a part of board ${name} lies on the table there, and all of it here.`],
  };
}

const lettersOf = (column: number): string =>
  String.fromCharCode(65 + (column % LETTERS)).repeat(Math.floor(column / LETTERS) + 1);

/** From north to south, each from west to east; undefined where one is missing. */
function rowsOf(boards: readonly BoardOnMap[]): BoardOnMap[][] | undefined {
  const numbers = [...new Set(boards.map(({ row }) => row))].sort((one, other) => one - other);
  const rows = numbers.map((number) =>
    boards.filter(({ row }) => row === number).sort((one, other) => one.column - other.column),
  );
  const places = (row: readonly BoardOnMap[] = []) => row.map(({ column }) => column).join();
  return rows.every((row) => places(row) === places(rows[0])) ? rows : undefined;
}
