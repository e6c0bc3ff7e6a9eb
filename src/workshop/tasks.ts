/** What can be had done in the workshop. Tasks are pure: what goes in and out is plain data, documents are JSON texts. */
import { createHash } from 'node:crypto';
import {
  fileAsked,
  proposalAsked,
  type SetUpAsked,
  type Sheet,
  setUpAsked,
  workbook,
} from '../exchange/index.js';
import { loneBattleHistory } from '../rules-core/campaign/views/lone-battle.js';
import {
  type Board,
  type BoardMap,
  type BoardOutline,
  boardSvg,
  type Hex,
  type HexFacts,
  hexFacts,
  isInPlay,
  type PackedRaster,
  packRaster,
} from '../rules-core/kernel/boards/index.js';
import type { KnownSystem, KnownSystems } from '../rules-core/kernel/decide/known-system.js';
import { runLab } from '../rules-core/kernel/lab/lab-file.js';
import { Battle } from '../rules-core/kernel/position/battle.js';
import type { TableProblem } from '../rules-core/kernel/position/lay-table.js';
import type { Position, SideId } from '../rules-core/kernel/position/position.js';
import { listing, type OrderFilter } from '../rules-core/kernel/views/listing.js';
import { beginBattle } from './beginning.js';
import { readDocument } from './documents.js';
import { raster } from './raster.js';
import { type ShelfTexts, shelfFrom } from './shelf.js';

interface LabTask {
  readonly document: string;
  readonly shelf: ShelfTexts;
  /** In how many ways the dice may fall, all odds together. */
  readonly ways: number;
  /** When the lab begins nothing more. */
  readonly seconds: number;
}

/** The answer of the lab as JSON. */
function lab(systems: KnownSystems, { document, shelf, ways, seconds }: LabTask): string {
  const end = performance.now() + seconds * 1000;
  const bounds = { ways, shelf: shelfFrom(shelf), isTimeUp: () => performance.now() > end };
  return JSON.stringify(runLab(systems, JSON.parse(document), bounds));
}

interface SetUpTask extends SetUpAsked {
  readonly system: string;
  /** Base64. */
  readonly file: string;
  readonly shelf: ShelfTexts;
}

export interface LayTask {
  readonly system: string;
  readonly map: string;
  readonly shelf: ShelfTexts;
}

/** The map of a position, with its raster packed. */
function lay(systems: KnownSystems, task: LayTask): LaidAside<{ raster: PackedRaster }> {
  return laidWith(systems, task, (board) => ({ raster: packRaster(board) }));
}

/** A map to be told: instead of its raster, what there is to be said of each hex. */
function outline(systems: KnownSystems, task: LayTask): LaidAside<{ facts: readonly HexFacts[] }> {
  return laidWith(systems, task, (board) => ({ facts: hexFacts(board) }));
}

function laidWith<More>(
  systems: KnownSystems,
  { system, map: text, shelf }: LayTask,
  more: (board: Board) => More,
): LaidAside<More> {
  const laid = theSystem(systems, system).lay({ map: JSON.parse(text) }, shelfFrom(shelf));
  if (!laid.ok) return { problems: laid.problems };
  const { terrains: _, elevation, terrain, ...map } = laid.table.map;
  const digest = createHash('sha256').update(terrain).update(elevation).digest('hex');
  return { map, digest, ...more(laid.table.map) };
}

/** The picture of a map, as SVG. */
function picture(systems: KnownSystems, { system, map, shelf }: LayTask): string {
  const laid = theSystem(systems, system).lay({ map: JSON.parse(map) }, shelfFrom(shelf));
  if (!laid.ok) throw new Error(`A map that was laid before cannot be laid: ${laid.problems[0]?.message}`);
  const board = laid.table.map;
  const shown = 'inPlay' in board ? { inPlay: ({ index }: Hex) => isInPlay(board as BoardMap, index) } : {};
  return boardSvg(board, shown);
}

interface ListTask {
  readonly position: string;
  readonly shelf: ShelfTexts;
  readonly side: SideId;
  readonly filter: OrderFilter;
}

/** A text of so many orders is read in a few milliseconds. */
const ORDERS_IN_A_TEXT = 200;

/** What a side may order in a position, as JSON texts of some orders each, so that they can be read little by little. */
function list(systems: KnownSystems, { position: text, shelf, side, filter }: ListTask): readonly string[] {
  const position = JSON.parse(text) as Position;
  const known = theSystem(systems, position.system);
  const laid = known.lay(position, shelfFrom(shelf));
  if (!laid.ok) throw new Error(`A table that was laid before cannot be laid: ${laid.problems[0]?.message}`);
  const listed = listing(known.rulebook, new Battle(position, laid.table), side, filter);
  const texts = Math.ceil(listed.length / ORDERS_IN_A_TEXT);
  return Array.from({ length: texts }, (_, n) =>
    JSON.stringify(listed.slice(n * ORDERS_IN_A_TEXT, (n + 1) * ORDERS_IN_A_TEXT)),
  );
}

interface TellTask {
  readonly name: string;
  /** The position it began with, and its actions, as JSON. */
  readonly start: string;
  readonly actions: string;
  readonly shelf: ShelfTexts;
}

/** How a battle went; null where its rulebook cannot tell. */
function tell(systems: KnownSystems, { name, start: text, actions, shelf }: TellTask): string | null {
  const start = JSON.parse(text) as Position;
  const known = theSystem(systems, start.system);
  const laid = known.lay(start, shelfFrom(shelf));
  if (!laid.ok) throw new Error(`A table that was laid before cannot be laid: ${laid.problems[0]?.message}`);
  if (!known.campaign) return null;
  const { campaign: pieces } = known;
  return loneBattleHistory({ name, start, actions: JSON.parse(actions), table: laid.table, pieces });
}

type LaidAside<More> =
  | { readonly problems: readonly TableProblem[] }
  | (More & {
      /** Its terrains are left out: they are the same everywhere. */
      readonly map: Omit<BoardOutline, 'terrains'>;
      /** Tells pictures of the ground apart. */
      readonly digest: string;
    });

function theSystem(systems: KnownSystems, name: string): KnownSystem {
  const found = systems.get(name);
  if (!found) throw new Error(`The threads of this server have no rulebook "${name}".`);
  return found;
}

export const TASKS = {
  begin: beginBattle,
  vassalFile: (_: KnownSystems, asked: Parameters<typeof fileAsked>[0]) => fileAsked(asked),
  setUpFromVasl: (systems: KnownSystems, { system, shelf, ...asked }: SetUpTask) =>
    setUpAsked(asked, theSystem(systems, system), shelfFrom(shelf)),
  fromVassal: (_: KnownSystems, asked: Parameters<typeof proposalAsked>[0]) => proposalAsked(asked),
  lab,
  lay,
  list,
  outline,
  picture,
  raster,
  read: readDocument,
  tell,
  /** The file in base64. */
  workbook: (_: KnownSystems, sheets: readonly Sheet[]) => Buffer.from(workbook(sheets)).toString('base64'),
};

/** What of an output changes hands instead of being copied: nobody here needs it any more. */
export const HANDED: { readonly [Name in TaskName]?: (output: TaskOutput<Name>) => ArrayBuffer[] } = {
  lay: (laid) =>
    'map' in laid
      ? [laid.raster.elevation, laid.raster.terrain].map(({ bytes }) => bytes.buffer as ArrayBuffer)
      : [],
  raster: ({ buffer }) => [buffer as ArrayBuffer],
};

export type TaskName = keyof typeof TASKS;
export type TaskInput<Name extends TaskName> = Parameters<(typeof TASKS)[Name]>[1];
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<(typeof TASKS)[Name]>>;
