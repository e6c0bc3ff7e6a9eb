/**
 * A battle's counters as a sheet to set them up from by hand, in VASL or at a table: by side, by place, with what carries
 * what, and how each stands. It is made of a position that is redacted already, so that each viewer gets what they may know.
 */
import { html, list, type Markup, paper, table } from '../papers/index.js';
import type { Drafting } from '../rules-core/kernel/decide/rulebook.js';
import type {
  Force,
  Json,
  LocationId,
  Position,
  SideId,
  Unit,
} from '../rules-core/kernel/position/position.js';
import { counterFacts, marksOf, type Presentation } from '../rules-core/kernel/presentation/index.js';

interface Shown {
  readonly position: Position;
  readonly presentation: Presentation;
  readonly drafting: Pick<Drafting, 'vaslNames' | 'vaslClass'>;
  /** What the battle is called. */
  readonly name: string;
  /** Board names as people chose them, by reference. */
  readonly boards?: Readonly<Record<string, string>>;
}

interface Row {
  readonly at: string;
  /** As VASL's players call it. */
  readonly counter: string;
  readonly name: string;
  readonly how: string;
}

interface Group {
  readonly title: string;
  readonly rows: readonly Row[];
}

interface SideSheet {
  readonly title: string;
  readonly groups: readonly Group[];
}

/** As HTML for paper. */
export function orderOfBattlePage(shown: Shown): string {
  const body = html`${list(heading(shown))}${sheetsOf(shown).map(
    ({ title, groups }, i) => html`<section${i > 0 && html` class="page"`}><h2>${title}</h2>
${groups.map(groupOnPaper)}</section>
`,
  )}${marksOnPaper(shown)}`;
  return paper({ title: 'Order of battle', head: shown.name, body });
}

const COLUMNS = ['Hex', 'Counter', 'Name', 'How it stands'];

const groupOnPaper = ({ title, rows }: Group): Markup => html`<h3>${title}</h3>
${table(
  COLUMNS,
  rows.map(({ at, counter, name, how }) => [at, counter, name, how]),
)}`;

function marksOnPaper(shown: Shown): Markup {
  const marks = markLines(shown);
  return marks.length === 0 ? html`` : html`<h2>On the map</h2>\n${list(marks)}`;
}

/** As a text, for a mail or a chat. */
export function orderOfBattleText(shown: Shown): string {
  const sides = sheetsOf(shown).flatMap(({ title, groups }) => [
    '',
    title.toUpperCase(),
    ...groups.flatMap(({ title: group, rows }) => [`${group}:`, ...rows.map(inALine)]),
  ]);
  const marks = markLines(shown).map((line) => `  ${line}`);
  return [
    shown.name,
    ...heading(shown),
    ...sides,
    ...(marks.length > 0 ? ['', 'ON THE MAP', ...marks] : []),
  ].join('\n');
}

const inALine = ({ at, counter, name, how }: Row): string =>
  `  ${[at.padEnd(6), counter, name && `"${name}"`, how && `(${how})`].filter(Boolean).join(' ')}`;

function heading({ position, boards = {} }: Shown): string[] {
  const { turn, phase, active } = position.clock;
  const whose = active === undefined ? '' : ` of the ${position.sides[active]?.name ?? active}`;
  return [`Boards: ${boardsInWords(position.map, boards)}.`, `Turn ${turn}, ${phase}${whose}.`];
}

function boardsInWords(map: Json, names: Readonly<Record<string, string>>): string {
  const rows = rowsIn(map);
  if (!rows) return 'told hex by hex';
  const one = ({ board, as, turned }: PieceText): string => {
    const name = names[board] ?? board;
    return `${as && as !== name ? `${as} (${name})` : name}${turned ? ', turned' : ''}`;
  };
  return rows.map((row) => row.map(one).join(' | ')).join(' / ');
}

interface PieceText {
  readonly board: string;
  readonly as?: string;
  readonly turned?: boolean;
}

function rowsIn(map: Json): readonly (readonly PieceText[])[] | undefined {
  const { boards, ...one } = (map ?? {}) as {
    boards?: readonly (readonly PieceText[])[];
  } & Partial<PieceText>;
  if (boards) return boards;
  return one.board === undefined ? undefined : [[{ ...one, board: one.board }]];
}

function sheetsOf(shown: Shown): SideSheet[] {
  const { sides, units } = shown.position;
  return Object.keys(sides)
    .sort()
    .map((side) => {
      const own = Object.values(units).filter((unit) => unit.side === side);
      const there = own.filter(({ at }) => at !== undefined);
      const away = own.filter(({ at }) => at === undefined);
      const groups = [
        { title: 'On the map', rows: rowsOf(shown, there) },
        ...waiting(shown, side, away),
      ].filter(({ rows }) => rows.length > 0);
      return { title: sides[side]?.name ?? side, groups };
    });
}

/** Those who set up, those who come later, and those who are gone. */
function waiting(shown: Shown, side: SideId, away: readonly Unit[]): Group[] {
  const forces = shown.position.secrets[side]?.forces ?? [];
  const inForce = (force: Force) => away.filter(({ id }) => force.units.includes(id));
  const known = new Set(forces.flatMap(({ units }) => units));
  return [
    ...forces.map((force) => ({ title: titleOf(force), rows: rowsOf(shown, inForce(force)) })),
    {
      title: 'Off the map',
      rows: rowsOf(
        shown,
        away.filter(({ id }) => !known.has(id)),
      ),
    },
  ];
}

const MOST_HEXES = 40;

function titleOf({ turn, hexes }: Force): string {
  const where =
    hexes.length > MOST_HEXES ? `${hexes.length} hexes from ${hexes[0]} to ${hexes.at(-1)}` : hexes.join(' ');
  return turn === undefined ? `Sets up in ${where}` : `Comes in turn ${turn} in ${where}`;
}

/** By hex; what is carried stands behind its carrier. */
function rowsOf(shown: Shown, units: readonly Unit[]): Row[] {
  const carrierOf = (unit: Unit) => counterFacts(shown.presentation, unit).carrier;
  const order = (unit: Unit): string => {
    const carrier = carrierOf(unit);
    return carrier === undefined ? `${unit.id} ` : `${carrier} ${unit.id}`;
  };
  const key = (unit: Unit) => `${placeKey(unit.at ?? '')} ${order(unit)}`;
  return [...units]
    .sort((one, other) => (key(one) < key(other) ? -1 : 1))
    .map((unit) => {
      const counter = vaslNameOf(unit, shown);
      const isNamed = unit.name !== counter && unit.name !== (unit as { strength?: unknown }).strength;
      return { at: unit.at ?? '', counter, name: isNamed ? unit.name : '', how: howOf(unit, shown) };
    });
}

/** `02K10` after `02K9`. */
const placeKey = (at: LocationId): string => at.replace(/\d+/g, (number) => number.padStart(4, '0'));

const SUFFIX: Readonly<Record<string, string>> = { squad: 'sq', 'half-squad': 'hs', crew: 'cr' };

function vaslNameOf(unit: Unit, { presentation, drafting }: Shown): string {
  const { symbol, strength, nation } = counterFacts(presentation, unit);
  const suffix = SUFFIX[symbol];
  if (suffix !== undefined && strength !== undefined) {
    const isSs = nation?.endsWith(' ss') ?? false;
    const letter = isSs ? 'SS' : symbol === 'crew' ? 'I' : (drafting.vaslClass?.(unit) ?? '');
    return `${strength} ${letter}${suffix}`;
  }
  if (strength !== undefined) return strength;
  const names = Object.entries(drafting.vaslNames ?? {});
  return names.find(([, ours]) => ours === unit.name)?.[0] ?? unit.name;
}

/** A hex has corners to its left and right. */
const CORNERS: Readonly<Record<number, string>> = {
  30: 'upper right',
  90: 'right',
  150: 'lower right',
  210: 'lower left',
  270: 'left',
  330: 'upper left',
};

function howOf(unit: Unit, { presentation, position }: Shown): string {
  const { states, carrier, facing, turret } = counterFacts(presentation, unit);
  const corner = (degrees: number | undefined) => (degrees === undefined ? undefined : CORNERS[degrees]);
  const [hull, gun] = [corner(facing), corner(turret)];
  const carried = carrier === undefined ? undefined : position.units[carrier];
  return [
    ...(carried ? [`with ${carried.name}`] : []),
    ...(hull ? [`faces the ${hull} corner`] : []),
    ...(gun && gun !== hull ? [`turret to the ${gun} corner`] : []),
    ...states.map(({ says }) => says.toLowerCase()),
  ].join(', ');
}

function markLines({ position, presentation }: Shown): string[] {
  return Object.keys(position.locations)
    .sort((one, other) => (placeKey(one) < placeKey(other) ? -1 : 1))
    .flatMap((at) => {
      const marks = marksOf(presentation, position.locations[at] as object).map(({ says }) => says);
      return marks.length > 0 ? [`${at}: ${marks.join(', ')}`] : [];
    });
}
