import { originalBoard } from '../../rules-core/boards/index.js';
import { layOut } from '../../rules-core/kernel/boards/index.js';
import type { KnownSystem } from '../../rules-core/kernel/decide/known-system.js';
import { centre, UNITS } from '../../rules-core/kernel/geometry/grid.js';
import { runLab } from '../../rules-core/kernel/lab/lab-file.js';
import { SYSTEMS } from '../../rules-core/systems.js';
import { readVassal } from '../vassal/read.js';
import { pieceText, saved, stackText } from '../vassal/vassal.testkit.js';
import { type SetUpAsked, setUpFrom, setUpInWords } from './set-up.js';

const RIM = 400;
const K5 = { x: 963, y: 690 };

interface Shown {
  readonly nation?: string;
  readonly x?: number;
  readonly y?: number;
  readonly map?: string;
  readonly label?: string;
  readonly hiddenBy?: string;
  readonly concealedBy?: string;
  readonly broken?: boolean;
  /** Texts of layers that are always on. */
  readonly layers?: readonly string[];
}

const layer = (text: string): [string, string] => [
  `emb2;;2;;;2;;;2;;;;0;false;0;0;ge/x;${text};true;;;;false;;1;1;true`,
  '1',
];

function counter(id: string, name: string, shown: Shown = {}): string {
  const { nation = 'ge', x = K5.x, y = K5.y, map = 'Main Map', label = '', layers = [] } = shown;
  const { hiddenBy = 'null', concealedBy = 'null', broken = false } = shown;
  return pieceText(id, [
    ['hide;72,130;HIP;255,255,255;player:', hiddenBy],
    ['label;76,130;Label;10;;;t;0;c;0;b;c;$pieceName$ ($label$);Dialog;0;0;TextLabel;', label],
    [`conceal;C;${nation}/qmark;${nation};;`, `${concealedBy};`],
    ['emb2;;2;F;;2;;;2;;;;0;false;0;0;ge/b1;broken +;true;BRK;;;false;;1;1;false', broken ? '1' : '-1'],
    ...layers.map(layer),
    [`piece;K;D;${nation}/x;${name}`, `${map};${x};${y};1;0`],
  ]);
}

const ENEMY = counter('99', '4-4-7 1sq', { nation: 'ru', x: 1413, y: 432 });
const INFO = 'INFO\tAllied\tAxis\t1\t3\t4\t2\t3\t?\t?\t';
const VILLAGE = { boards: { '02': 'village' } };
const known = (system: string) => SYSTEMS.get(system) as KnownSystem;

function setUp(commands: readonly string[], asked: SetUpAsked = VILLAGE, system = 'aslsk') {
  const read = readVassal(saved(commands));
  if (!read.ok) throw new Error(read.problem.message);
  return setUpFrom(read.value, known(system), asked);
}

// biome-ignore lint/suspicious/noExplicitAny: documents are looked into
type Document = any;
const unitsOf = (scenario: Document, side = 'german') =>
  scenario.sides[side].forces.flatMap(({ units }: Document) => units);
const says = ({ open }: ReturnType<typeof setUp>, what: string) =>
  open.filter((one) => one.what === what).map((one) => one.says);

test.each([
  ['aslsk', '4-6-7 1sq', 'ge', '4-6-7'],
  ['aslsk', '2-4-7 1hs', 'ge', 'half-squad 2-4-7'],
  ['aslsk', '2-2-8 Icr', 'ge', 'crew 2-2-8'],
  ['aslsk', '6-5-8 SSsq', 'ge', 'German SS 6-5-8'],
  ['aslsk', '50L AT PaK 38', 'ge', '50L AT'],
  ['aslsk', 'LMG', 'ge', 'LMG'],
  ['aslsk', '.50-cal', 'am', '.50 HMG'],
  ['aslsk', 'PzKw IVH', 'ge', 'PzKpfw IVH'],
  ['aslsk', 'T-34 M43', 'ru', 'T-34 M43'],
  ['aslsk', 'StuG III', 'ge', undefined],
  ['aslsk', '20L AA FlaK 38', 'ge', undefined],
  ['aslsk', 'SPW 251/1', 'ge', undefined],
  ['aslsk', '9-9-9 Esq', 'ge', undefined],
  ['squad-leader', '4-6-7 1sq', 'ge', '4-6-7'],
  ['squad-leader', 'DC', 'ge', 'demo charge'],
  ['squad-leader', 'FT', 'ge', 'flamethrower'],
  ['squad-leader', 'SU-152', 'ru', 'SU152'],
  ['squad-leader', '2-2-8 Icr', 'ge', undefined],
  ['squad-leader', 'T-34 M43', 'ru', undefined],
])('%s: VASL’s %s (%s) is our %s', (system, name, nation, ours) => {
  const enemy = nation === 'ru' ? counter('99', '4-6-7 1sq', { x: 1413, y: 432 }) : ENEMY;
  const { scenario, open } = setUp([counter('1', name, { nation }), enemy], VILLAGE, system);
  const side = { ge: 'german', ru: 'russian', am: 'american' }[nation] ?? '';
  const units = unitsOf(scenario ?? { sides: { [side]: { forces: [] } } }, side);
  expect(units.map((unit: { counter: string }) => unit.counter)).toEqual(ours === undefined ? [] : [ours]);
  const isListed = open.some(({ what, says: text }) => what === 'counter' && text.includes(name));
  expect(isListed).toBe(ours === undefined);
});

test('the face of a counter counts: class, leader, weapon in parts', () => {
  const { scenario } = setUp([
    counter('1', '4-6-8 Esq', { layers: ['4-4-7 2sq'] }),
    counter('2', 'geLDR', { layers: ['9-2'] }),
    counter('3', 'geLDR', { layers: ['6\\+1'] }),
    ENEMY,
  ]);
  expect(unitsOf(scenario).map((unit: { counter: string }) => unit.counter)).toEqual(['4-4-7', '9-2', '6+1']);
});

test('who stands where, how, and who carries what; the lab goes on from there', () => {
  const read = setUp([
    INFO,
    counter('1', '4-6-7 1sq', { label: 'First Squad', broken: true }),
    counter('2', 'LMG'),
    counter('3', '4-6-7 1sq', { hiddenBy: 'a password' }),
    stackText('9', K5.x, K5.y, '1', '2', '3'),
    ENEMY,
  ]);
  expect(read.placed).toBe(4);
  expect(unitsOf(read.scenario)).toEqual([
    { counter: '4-6-7', id: 'german-1', name: 'First Squad', at: 'K5', is: { broken: true } },
    { counter: 'LMG', id: 'german-2', at: 'K5', is: { possessor: 'german-1' } },
    { counter: '4-6-7', id: 'german-3', at: 'K5', hidden: true, is: {} },
  ]);
  expect(JSON.stringify(read)).not.toContain('password');
  // The Allied side moves first, and has its ELR from the scenario window.
  expect(
    Object.entries((read.scenario as { sides: object }).sides).map(([key, { is }]) => [key, is]),
  ).toEqual([
    ['russian', { nationality: 'Russian', elr: 2 }],
    ['german', { nationality: 'German', elr: 3 }],
  ]);
  const result = runLab(SYSTEMS, { system: 'aslsk', scenario: read.scenario, steps: [] });
  expect(result.problems).toEqual([]);
  expect(read.position?.units['german-1']).toMatchObject({ at: 'K5', broken: true });
});

test('what the save does not say, or the rulebook does not have, is listed and left alone', () => {
  const read = setUp([
    counter('1', 'PzKw IVH', { layers: ['+ CE'] }),
    counter('2', '4-6-7 1sq', { concealedBy: 'a password' }),
    counter('3', 'LMG', { x: 1019, y: 658 }),
    counter('4', '4-6-7 1sq', { x: 100, y: 100 }),
    counter('5', '4-6-7 1sq', { x: 100, y: 100 }),
    ENEMY,
  ]);
  expect(says(read, 'condition')).toEqual([
    'Which way German PzKw IVH CE in 02 K5 faces.',
    'German 4-6-7 1sq in 02 K5 is concealed.',
    'Who has German LMG in 02 L4.',
  ]);
  expect(says(read, 'side')).toEqual(['Who moves first.']);
  expect(says(read, 'scenario')).toEqual([
    'How many turns it lasts: 10 are written, because a scenario has to say.',
    'Who wins, and when: a draw is written.',
  ]);
  expect(setUpInWords(read)).toContain('German 4-6-7 1sq is beside the boards. (2 times)');
});

test.each<[string, readonly string[], SetUpAsked, string, string]>([
  [
    'a board that is not known',
    [],
    { boards: {} },
    'board',
    'Board 02 is not known: name one of ours for it.',
  ],
  ['a board of another size', [], { boards: { '02': 'nowhere' } }, 'board', 'there is no board "nowhere"'],
  [
    'an overlay',
    ['bd\t0\t0\t02\tVER\t6.7\tOVR\tx15\tK5\tK6'],
    VILLAGE,
    'board',
    'Overlay x15 on board 02 is not laid.',
  ],
  [
    'changed terrain',
    ['bd\t0\t0\t02\tVER\t6.7\tSSR\tNoRoads'],
    VILLAGE,
    'board',
    'The terrain of board 02 is changed by "NoRoads", and here it is not.',
  ],
  [
    'parts of boards side by side',
    ['bd\t0\t0\t02\t0\t0\t900\t-1\tVER\t6.7\tbd\t1\t0\t03\t900\t0\t900\t-1\tVER\t6.7'],
    { boards: { '02': 'village', '03': 'hills' } },
    'board',
    'Boards of which only a part lies on the table cannot be joined to others here.',
  ],
  [
    'a third nation',
    [counter('3', '6-6-6 1sq', { nation: 'am' })],
    VILLAGE,
    'side',
    'Which nations fight together: there are counters of American, German, Russian.',
  ],
])('%s is listed', (_, commands, asked, what, told) => {
  const read = setUp([counter('1', '4-6-7 1sq'), ENEMY, ...commands], asked);
  expect(says(read, what)).toContain(told);
});

test('nations that fight together are named; fillers are not boards; a part of one board is in play', () => {
  const boards = 'bd\t0\t0\t02\t0\t0\t900\t-1\tVER\t6.7\tbd\t1\t0\tBlank0\tVER\t6.7';
  const read = setUp(
    [
      boards,
      counter('1', '4-6-7 1sq'),
      counter('3', '6-6-6 1sq', { nation: 'am' }),
      counter('4', '4-4-7 1sq', { nation: 'ru', x: 738, y: 690 }),
    ],
    { ...VILLAGE, sides: { axis: ['German'], allied: ['Russian', 'am'] }, turns: 7, title: 'The Bridge' },
  );
  expect(read.scenario).toMatchObject({
    title: 'The Bridge',
    turns: 7,
    map: { board: 'village', turned: false, inPlay: [{ columns: 'A-Q' }] },
  });
  expect(unitsOf(read.scenario, 'allied').map((unit: { counter: string }) => unit.counter)).toEqual([
    'American 6-6-6',
    '4-4-7',
  ]);
  expect(read.position).not.toBeNull();
});

/** Every hex of four boards, two of them turned: where it lies on our map is where VASL draws it. */
test('hexes of boards beside, above and turned are the same hexes', () => {
  const layout =
    'bd\t0\t0\t02\tVER\t6.7\tbd\t1\t0\tr03\tVER\t6.7\tbd\t0\t1\tr04\tVER\t6.7\tbd\t1\t1\t05\tVER\t6.7';
  const boards = { '02': 'village', '03': 'hills', '04': 'bocage', '05': 'village' };
  const rows = [
    [
      { board: 'village', as: '02', turned: false },
      { board: 'hills', as: '03', turned: true },
    ],
    [
      { board: 'bocage', as: '04', turned: true },
      { board: 'village', as: '05', turned: false },
    ],
  ];
  const laid = layOut({ boards: rows }, originalBoard);
  if (!laid.ok) throw new Error(JSON.stringify(laid.problems));
  const map = laid.value;
  // The outermost half hexes have their centres on the edge of the picture, or beyond.
  const inside = map.hexes.filter(({ column, row }) => {
    const { x, y } = centre(column, row);
    return x > 0 && y > 0 && x < map.width * UNITS - UNITS && y < map.height * UNITS - UNITS;
  });
  const commands = inside.map(({ index, column, row }) => {
    const { x, y } = centre(column, row);
    return counter(String(index + 1), '4-4-7 1sq', {
      nation: index % 2 === 0 ? 'ge' : 'ru',
      x: RIM + Math.round(x / UNITS),
      y: RIM + Math.round(y / UNITS),
      label: `hex ${index}`,
    });
  });
  const read = setUp([layout, ...commands], { boards });
  expect((read.scenario as { map: unknown }).map).toEqual({ boards: rows });
  const units = ['german', 'russian'].flatMap((side) => unitsOf(read.scenario, side));
  expect(units).toHaveLength(inside.length);
  expect(inside.length).toBeGreaterThan(1200);
  const strayed = units.filter(({ name, at }) => map.named.get(at) !== Number(name.slice('hex '.length)));
  expect(strayed).toEqual([]);
});
