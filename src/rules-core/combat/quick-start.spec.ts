/**
 * The Quick Start play-through of the book (18.3), step by step with its dice. Where it breaks the book's own rules the
 * step is first shown to be refused, and then played as a referee's ruling; where it forgets a roll, the roll is made.
 */
import { d100, field, moves, type Placed, Trial } from './testkit.testkit.js';

const MAP = field(
  { O16: 'orchard', O20: 'woods', P20: 'stone-building', P21: 'stone-building', T16: 'shellholes' },
  { columns: 24, rows: 24 },
);
const enters = (hex: string) => ({ enters: { turn: 1, hexes: [hex] } });
const german = (name: string, hex: string, values: object = {}): Placed => [
  name,
  { ...enters(hex), ...values },
];

const UNITS: Readonly<Record<string, Placed>> = {
  g11: german('6-6', 'N19'),
  g12: german('6-6', 'N19'),
  g13: german('officer', 'N19'),
  g14: german('MG 42', 'N19', { face: 'move' }),
  g21: german('5-4', 'N15'),
  g22: german('5-4', 'N15'),
  g23: german('5-4', 'N15'),
  g24: german('nco', 'N15'),
  g31: german('5-4', 'N22'),
  g32: german('5-4', 'N22'),
  g33: german('5-4', 'N22'),
  g34: german('nco', 'N22', { radio: 'battery' }),
  g41: german('6-6', 'N16'),
  g42: german('5-4', 'N16'),
  g43: german('MG 34', 'N16', { face: 'move' }),
  g51: german('M2 mortar', 'N22', { name: 'Grtwfr 34', size: 81, face: 'move' }),
  a11: '7-6 at V21',
  a12: 'nco at V21',
  a2: '7-6 at X21',
  a31: 'bazooka at R18',
  a32: '4-6 at R18',
  a33: 'nco at R18',
  a4: 'demo at R15',
  a5: ['M2 mortar at U18', { facing: 5 }],
  a61: '7-6 at R16',
  a62: '7-6 at R16',
  a63: 'nco at R16',
  a71: ['7-6 at V20', { post: 'trench' }],
  a72: ['7-6 at V20', { post: 'trench' }],
  a73: ['7-6 at V20', { post: 'trench' }],
  a74: ['officer at V20', { post: 'trench' }],
};

const game = new Trial({ map: MAP, units: UNITS, marks: { V20: { trench: true }, W21: { trench: true } } });

/** Nobody in the book uses Defensive Fire. */
function quiet(): void {
  while (game.awaits[0]?.endsWith('reaction'))
    game.order(game.awaits[0].split(' ')[0] as string, 'hold-fire');
}
function german_(order: Parameters<Trial['order']>[1], ...faces: number[]): void {
  game.order('german', order, ...faces);
}
const together = (ids: readonly string[], path: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, path]));
const spentBy = (id: string) => UNITS[id] && game.battle.theUnit(id);

test('[combat-70] the Americans stand where the book puts them', () => {
  expect(['a11', 'a2', 'a31', 'a4', 'a5', 'a61', 'a71'].map((id) => game.unit(id).at)).toEqual([
    'V21',
    'X21',
    'R18',
    'R15',
    'U18',
    'R16',
    'V20',
  ]);
});

test('[combat-72] two 6-6 and their officer run into P20 and up: 7 of 8 MP; a machine gun may not run', () => {
  const path = ['N19', 'O20', 'P20', 'P20/1'];
  expect(
    game.refusal('german', moves('running', together(['g11', 'g12', 'g13', 'g14'], path))),
  ).toMatchObject({ refused: 'CANNOT_RUN' });
  german_(moves('running', together(['g11', 'g12', 'g13'], path)));
  quiet();
  expect(game.unit('g11')).toMatchObject({ at: 'P20/1', marker: 'moved' });
  game.ruling('the MG 42 runs along', {
    do: 'unit',
    unit: 'g14',
    set: { at: 'P20/1', marker: 'moved', enters: null },
  });
  expect(spentBy('g14')).toMatchObject({ at: 'P20/1' });
});

test('[combat-73] three 5-4 and an NCO assault-move into the orchard: 2 of 4 MP', () => {
  game.order('american', 'pass');
  german_(moves('assault', together(['g21', 'g22', 'g23', 'g24'], ['N15', 'O16'])));
  quiet();
  expect(game.unit('g24')).toMatchObject({ at: 'O16', marker: 'assault-moved' });
});

test('[combat-74] [combat-75] a pass; three 5-4 and an NCO with a radio move into P21 and up: 6 of 6 MP', () => {
  game.order('american', 'pass');
  expect(game.told('passed')).toEqual([{ side: 'american', inARow: 1 }]);
  const stack = ['g31', 'g32', 'g33', 'g34'];
  const path = ['N22', 'O22', 'P21', 'P21/1'];
  expect(game.refusal('german', moves('cautious', together(stack, [...path, 'P21'])))).toMatchObject({
    refused: 'TOO_FAR',
  });
  german_(moves('cautious', together(stack, path)));
  quiet();
  expect(game.unit('g34')).toMatchObject({ at: 'P21/1', marker: 'moved', radio: 'battery' });
});

test('[combat-76] [combat-77] another pass; 6-6, 5-4 and MG 34 have no leader and the gun may not assault', () => {
  game.order('american', 'pass');
  const path = ['N16', 'N15', 'O15'];
  expect(game.refusal('german', moves('assault', together(['g41', 'g42'], path)))).toMatchObject({
    refused: 'NO_LEADER',
  });
  expect(game.refusal('german', moves('assault', { g43: path }))).toMatchObject({ refused: 'NO_ASSAULT' });
  german_('pass');
  const set = { at: 'O15', marker: 'assault-moved', enters: null } as const;
  game.ruling(
    'they move as the book has it',
    ...['g41', 'g42', 'g43'].map((unit) => ({ do: 'unit' as const, unit, set })),
  );
});

test('[combat-78] [combat-79] the mortar pays for crowding and double for its hexes: 3, 2, and 1 to flip', () => {
  game.order('american', 'pass');
  german_(moves('cautious', { g51: ['N22', 'O22', { do: 'flip' }] }));
  quiet();
  expect(game.unit('g51')).toMatchObject({ at: 'O22', face: 'weapon', marker: 'moved' });
});

test('[combat-80] R16 fires at O16: 14 firepower on row 12, 38 - 5 - 10 = 23: M+1', () => {
  game.order(
    'american',
    { order: 'fire', units: ['a61', 'a62'], at: 'O16', leader: 'a63' },
    3,
    8,
    9,
    1,
    1,
    1,
    4,
    6,
    8,
  );
  expect(game.told('attack')).toMatchObject([
    {
      fp: 14,
      row: 12,
      rolled: 38,
      modifiers: [{ drm: -5 }],
      results: [{ modifiers: [{ drm: -10 }], total: 23, result: 'M+1' }],
    },
  ]);
  expect(game.unit('a61').fired).toBe(1);
});

test('[combat-81] the NCO is Disrupted; after the panic that the book forgets one 5-4 passes, one is Pinned, one Disrupted', () => {
  expect(['g24', 'g21', 'g22', 'g23'].map((id) => game.unit(id).yellow)).toEqual([
    'disrupted',
    undefined,
    'pinned',
    'disrupted',
  ]);
  expect(game.unit('g21').marker).toBe('assault-moved');
  quiet();
});

test('[combat-82] [combat-83] the bazooka is flipped and moves to U16 with its NCO: 5 of 6 MP', () => {
  german_('pass');
  const path = ['S18', 'T17', 'T16', 'U16'];
  game.order('american', moves('cautious', { a31: [{ do: 'flip' }, ...path], a32: path, a33: path }));
  quiet();
  expect(game.unit('a31')).toMatchObject({ at: 'U16', face: 'move', marker: 'moved' });
});

test('[combat-84] [combat-85] by mutual consent the phase ends; yellow markers stay', () => {
  german_('offer-end');
  game.order('american', 'agree');
  expect(game.battle.clock).toMatchObject({ turn: 2, phase: 'command' });
  expect([game.unit('g24').yellow, game.unit('g24').marker, game.unit('a61').fired]).toEqual([
    'disrupted',
    undefined,
    undefined,
  ]);
});

test('[combat-87] a 3 removes Pinned, a 4 reduces Disrupted, the NCO frees himself', () => {
  german_({ order: 'recover', unit: 'g22' }, 3);
  german_({ order: 'recover', unit: 'g23' }, 4);
  german_({ order: 'recover', unit: 'g24' });
  expect(['g22', 'g23', 'g24'].map((id) => game.unit(id).yellow)).toEqual([undefined, 'pinned', undefined]);
});

test('[combat-71] nothing else is to be commanded, and the Initiative is rolled for', () => {
  game.order('american', 'end-command', 4, 0);
  expect(game.told('initiative-rolled')).toEqual([{ rolls: { american: 4, german: 10 }, winner: 'german' }]);
  german_('go-first');
});

test('[combat-89] R16 fires again: 91 - 5 = 86, no effect, and no roll for the line to a Pinned target', () => {
  german_('pass');
  game.order('american', { order: 'fire', units: ['a61', 'a62'], at: 'O16', leader: 'a63' }, ...d100(91));
  expect(game.told('attack')).toMatchObject([{ row: 12, results: [{ total: 86, result: '-' }] }]);
  quiet();
});

test('[combat-90] the MG 42 crawls to flip', () => {
  german_(moves('crawling', { g14: [{ do: 'flip' }] }));
  quiet();
  expect(game.unit('g14')).toMatchObject({ face: 'weapon', marker: 'crawled' });
});

test('[combat-91] the M2 mortar at P20: 49 + 20 = 69, no effect, acquired; the rolls the book leaves out are made', () => {
  game.order('american', { order: 'fire', units: ['a5'], at: 'P20/1' }, ...d100(1), 9, ...d100(49));
  expect(game.told('screened-shot')).toMatchObject([{ exceeds: 2, hit: true }]);
  expect(game.told('attack')).toMatchObject([{ fp: 12, row: 12, results: [{ total: 69, result: '-' }] }]);
  expect(game.unit('a5')).toMatchObject({ acquired: 'P20', fired: 1 });
  quiet();
});

test('[combat-92] three 5-4 at long range, one of them Pinned: 6.25 is 7, row 6; 75 has no effect', () => {
  german_({ order: 'fire', units: ['g21', 'g22', 'g23'], at: 'U18' }, ...d100(75));
  expect(game.told('attack')).toMatchObject([{ fp: 7, row: 6, results: [{ total: 75, result: '-' }] }]);
  quiet();
});

test('[combat-93] the 7-6 in X21 crawls under the trench in W21', () => {
  game.order('american', moves('crawling', { a2: [{ to: 'W21', trench: true }] }));
  quiet();
  expect(game.unit('a2')).toMatchObject({ at: 'W21', post: 'trench', marker: 'crawled' });
});

test('[combat-94] the Germans in P20 at R16: 12 + 6 = 18, row 16, 20 - 5 = 15: C/M+2', () => {
  german_(
    { order: 'fire', units: ['g11', 'g12', 'g14'], at: 'R16', leader: 'g13' },
    ...d100(20),
    8,
    2,
    2,
    1,
    5,
    0,
    0,
  );
  expect(game.told('attack')).toMatchObject([{ fp: 18, row: 16, results: [{ total: 15, result: 'C/M+2' }] }]);
  expect([game.unit('g11').fired, game.unit('g14').marker]).toEqual([1, 'crawled-fired']);
});

test('[combat-95] the highest of 8, 2 and 2 suffers the casualty: a 7-6 flips', () => {
  expect(game.told('casualties-chosen')).toEqual([{ rolls: { a61: 8, a62: 2, a63: 2 }, chosen: ['a61'] }]);
  expect(game.unit('a61')).toMatchObject({ kind: 'half-squad', name: '4-6' });
});

test('[combat-96] M+2: the NCO passes with 3, the 4-6 with 6, the 7-6 rolls 0 and 0: courage', () => {
  expect(
    game
      .told('morale-check')
      .map(({ unit, rolled, modifiers, passed }) => [unit, rolled, modifiers.map(({ drm }) => drm), passed]),
  ).toEqual([
    ['a63', 1, [2], true],
    ['a61', 5, [2, -1], true],
  ]);
  expect(game.told('courage')).toEqual([{ unit: 'a62', with: [] }]);
});
