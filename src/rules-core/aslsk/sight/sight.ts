/** Seeing (3.2.1): the line of sight between two locations of this battle, with terrain, Smoke and vehicles in its way. */
import { KnownLines } from '../../family/asl/lines.js';
import type { Board } from '../../kernel/boards/board.js';
import { createSight, type Obscurity, type Sight } from '../../kernel/los/index.js';
import { hexOf, type LocationId } from '../../kernel/position/position.js';
import { hutHexes } from '../pacific/hut-hexes.js';
import type { AslBattle, Modifier, RuleId } from '../system.js';
import { hexAt } from '../terrain/map.js';
import { smokeAt } from '../terrain/smoke.js';
import { standingHulks } from '../vehicles/hulks.js';
import { aslskSight, type Pacific, seasonOf } from './los.js';

interface View {
  readonly blocked: boolean;
  /** Everything that hinders, Smoke included. */
  readonly hindrance: number;
  readonly hindrances: readonly Modifier[];
  readonly why: readonly RuleId[];
  /** The hex that blocks the line; undefined where hindrances together do. */
  readonly blockedIn?: string | undefined;
}

interface Lines {
  readonly sight: Sight<RuleId>;
  readonly known: KnownLines<View>;
}

const HERE: View = { blocked: false, hindrance: 0, hindrances: [], why: [] };
const BY_BOARD = new WeakMap<Board, Map<string, Lines>>();

/** The line between two locations; the same both ways. */
export function sight(battle: AslBattle, from: LocationId, to: LocationId): View {
  const obscurities = obscuritiesOf(battle, from, to);
  if (hexOf(from) === hexOf(to) && obscurities.length === 0) return HERE;
  const a = hexAt(battle, from).index;
  const b = hexAt(battle, to).index;
  const lines = linesOf(battle);
  const { map } = battle.table;
  if (obscurities.length > 0) return look(map, lines.sight, a, b, obscurities);
  const known = lines.known.get(a, b);
  return known ?? lines.known.keep(a, b, look(map, lines.sight, Math.min(a, b), Math.max(a, b), []));
}

function linesOf(battle: AslBattle): Lines {
  const { map } = battle.table;
  const bySeason = BY_BOARD.get(map) ?? new Map<string, Lines>();
  if (bySeason.size === 0) BY_BOARD.set(map, bySeason);
  const fallen = collapsedHuts(battle);
  const season = `${battle.options.month}${battle.options.pto ? ' PTO' : ''} ${fallen.join(' ')}`;
  let lines = bySeason.get(season);
  if (!lines) {
    const pacific = pacificOf(battle, fallen);
    const sight = createSight(map, aslskSight(seasonOf(battle.options.month), pacific));
    lines = { sight, known: new KnownLines() };
    bySeason.set(season, lines);
  }
  return lines;
}

/** Huts that fell in this battle hinder less than they did (8.2.1/hut-e). */
function collapsedHuts(battle: AslBattle): LocationId[] {
  if (!battle.options.pto) return [];
  const { locations } = battle.position;
  const fallen: LocationId[] = [];
  for (const at in locations) if (locations[at]?.collapsed) fallen.push(at);
  return fallen.sort();
}

function pacificOf({ options, table }: AslBattle, fallen: readonly LocationId[]): Pacific | undefined {
  if (!options.pto) return undefined;
  const huts = hutHexes(table.map);
  return { isHut: ({ index }) => huts.has(index), isCollapsed: ({ name }) => fallen.includes(name) };
}

function look(
  map: Board,
  engine: Sight<RuleId>,
  from: number,
  to: number,
  obscurities: readonly Obscurity<RuleId>[],
): View {
  if (from === to) return inHex(map, from, obscurities);
  const line = engine.check(from, to, 0, 0, obscurities);
  return {
    blocked: line.blocked,
    hindrance: line.hindrance,
    hindrances: line.hindrances.map((one) => named(map, one)),
    why: line.why,
    blockedIn: line.at === undefined ? undefined : map.hexes[line.at]?.name,
  };
}

function inHex(map: Board, hex: number, obscurities: readonly Obscurity<RuleId>[]): View {
  const here = obscurities.filter((one) => one.hex === hex && one.atEnds);
  const hindrance = here.reduce((sum, { value }) => sum + value, 0);
  return { blocked: false, hindrance, hindrances: here.map((one) => named(map, one)), why: [] };
}

/** What a Hindrance in that hex is called. */
export const hindranceIn = (hex: string) => `hindrance in ${hex}`;

function named(
  map: Board,
  { hex, value, why }: Obscurity<RuleId> | Omit<Obscurity<RuleId>, 'atEnds'>,
): Modifier {
  return { label: hindranceIn(map.hexes[hex]?.name ?? `${hex}`), value, cites: why };
}

/** Vehicles and wrecks hinder in between, each hex once (7.4.1); so does Smoke, also in the hexes at both ends (1.2.5/e, 3.2.1/e). */
function obscuritiesOf(battle: AslBattle, from: LocationId, to: LocationId): Obscurity<RuleId>[] {
  const found: Obscurity<RuleId>[] = [];
  for (const { at } of standingHulks(battle))
    if (at !== undefined && isOnLevel(battle, at, from, to))
      found.push({
        hex: hexAt(battle, at).index,
        value: 1,
        why: ['7.4.1', '2.0/Hindrance'],
        atEnds: false,
        once: true,
      });
  for (const at in battle.position.locations) {
    const value = smokeAt(battle, at);
    if (value > 0) found.push({ hex: hexAt(battle, at).index, value, why: ['1.2.5/e'], atEnds: true });
  }
  return found;
}

/** It hinders a sight along its own level only (7.4.1). */
function isOnLevel(battle: AslBattle, at: LocationId, from: LocationId, to: LocationId): boolean {
  const level = hexAt(battle, at).level;
  return hexAt(battle, from).level === level && hexAt(battle, to).level === level;
}
