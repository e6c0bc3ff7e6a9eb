/** What is listed where a fight is on, at night, under aircraft, for guns, calls and Close Assaults. */
import { field, Trial } from './testkit.testkit.js';

const MAP = field({ D4: 'woods', E5: 'stone-building', F4: 'brush' }, { columns: 8, rows: 7 });
const MELEE = { melee: true } as const;

/** The members of the orders of one kind that are listed for a side. */
const listed = (trial: Trial, side: string, kind: string): object[] =>
  trial.legalOf(side, kind).map(({ order: _, ...members }) => members);
const kinds = (trial: Trial, side: string): string[] => [
  ...new Set(trial.legal(side).map(({ order }) => order)),
];

describe('Melee', () => {
  test('[lnlt 8.1/b] locked units fight on, or all withdraw together over the hexes that are open', () => {
    const trial = new Trial({
      map: MAP,
      marks: { C4: { melee: 'to-fight' } },
      units: {
        gl: ['Leader 7-1-6 at C4', MELEE],
        g1: ['1-6-4-5 at C4', MELEE],
        gx: ['1-6-4-5 at C4', { ...MELEE, shaken: true }],
        g2: '1-6-4-5 at C5',
        a1: ['2-5-4-6 at C4', MELEE],
        al: ['Leader 7-1-6 at C4', MELEE],
        a2: '2-5-4-6 at G2',
      },
    }).activate('german', 'C4');
    expect(kinds(trial, 'german')).toEqual(['end-impulse', 'fight', 'withdraw']);
    expect(listed(trial, 'german', 'fight')).toEqual([{ at: 'C4' }]);
    expect(listed(trial, 'german', 'withdraw')).toEqual(
      ['B3', 'B4', 'C3', 'C5', 'D4'].map((to) => ({ units: ['g1', 'gl', 'gx'], path: [to] })),
    );
  });

  test('[lnlt 8.0] the side that strikes names some of the fighters, or all', () => {
    const trial = new Trial({
      map: MAP,
      units: {
        gl: 'Leader 7-1-6 at C4',
        g1: '1-6-4-5 at C4',
        a1: '2-5-4-6 at C5',
        a2: '1-4-4-6 at C5',
        al: 'Leader 7-1-6 at C5',
        a3: '2-5-4-6 at G2',
      },
    }).activate('german', 'C4');
    trial.order('german', { order: 'move', units: ['gl', 'g1'], mode: 'move', path: ['C5'] });
    expect(listed(trial, 'german', 'strike').slice(0, 1)).toEqual([{ targets: ['a1', 'a2'] }]);
    expect(kinds(trial, 'german')).toEqual(['strike']);
  });
});

test('[lnlt 18.1, 4.0/m] a Leader and a Scout call the fire of a Mortar on what they see; the Scout steals away', () => {
  const trial = new Trial({
    map: MAP,
    units: {
      g5: '81mm Mortar at B6',
      gl: 'Leader 7-1-6 at C3',
      g1: '1-6-4-5 at C3',
      gs: 'Scout at C3',
      a1: '2-5-4-6 at F3',
      a2: '2-5-4-6 at G2',
    },
  }).activate('german', 'C3');
  expect(listed(trial, 'german', 'call-mortar')).toEqual(
    ['gl', 'gs'].flatMap((unit) => ['F3', 'G2'].map((at) => ({ unit, mortar: 'g5', at }))),
  );
  expect(listed(trial, 'german', 'fire')).toEqual(
    ['F3', 'G2'].flatMap((at) => [
      { at, units: ['g1'], leader: 'gl' },
      { at, units: ['g1'] },
    ]),
  );
  // Three alone and all together, in full and at a Low Crawl; the Scout by Stealth as well.
  expect(listed(trial, 'german', 'move')).toHaveLength((4 * 2 + 1) * 6);
  expect(
    listed(trial, 'german', 'move').filter((order) => 'mode' in order && order.mode === 'stealth'),
  ).toEqual(
    ['C2', 'D2', 'D3', 'C4', 'B3', 'B2'].map((to) => ({ units: ['gs'], mode: 'stealth', path: [to] })),
  );
});

test('[lnlt 18.2/k] the Spotting Round is shifted by a hex, left where it lies, or the call is aborted', () => {
  const trial = new Trial({
    map: MAP,
    units: { gl: 'Leader 7-1-6 at C3', a1: '2-5-4-6 at F3' },
    sides: { german: { missions: [{ name: '105', fp: 4, left: 1 }] } },
  }).activate('german', 'C3');
  trial.order('german', { order: 'call-artillery', unit: 'gl', mission: '105', at: 'F3' }, 1, 1);
  expect(listed(trial, 'german', 'fire-artillery')).toEqual(
    ['F3', 'F2', 'G3', 'G4', 'F4', 'E4', 'E3'].map((at) => ({ unit: 'gl', at })),
  );
  expect(listed(trial, 'german', 'abort-artillery')).toEqual([{ unit: 'gl' }]);
  expect(kinds(trial, 'german')).toHaveLength(2);
});

test('[lnlt 20.1, 20.1/b, 20.2] by night: fire at two hexes, or at units that have fired; Starshells', () => {
  const trial = new Trial({
    map: MAP,
    options: { night: true },
    units: {
      gl: 'Leader 7-1-6 at C3',
      g1: '1-6-4-5 at C3',
      a1: '2-5-4-6 at E3',
      a2: '2-5-4-6 at G2',
      a3: ['2-5-4-6 at G4', { fired: true }],
    },
  }).activate('german', 'C3');
  expect(listed(trial, 'german', 'fire')).toEqual(
    ['E3', 'G4'].flatMap((at) => [
      { at, units: ['g1'], leader: 'gl' },
      { at, units: ['g1'] },
    ]),
  );
  expect(listed(trial, 'german', 'starshell')).toHaveLength(32);
});

test('[lnlt 17.1, 17.1/b, 1.6/m] Close Assault of the tank that nobody guards; a Panzerfaust at either', () => {
  const trial = new Trial({
    map: MAP,
    units: {
      gl: 'Leader 7-1-6 at C3',
      g1: '1-6-4-5 at C3',
      gf: 'Panzerfaust with g1',
      gd: 'Medic at C3',
      gh: 'Hero 2-6-6 at C3',
      at: ['M4A1 Sherman at D3', { facing: 5 }],
      au: ['M4A1 Sherman at C4', { facing: 5 }],
      a1: '2-5-4-6 at C4',
      a2: '2-5-4-6 at G2',
    },
  }).activate('german', 'C3');
  expect(listed(trial, 'german', 'close-assault')).toEqual(
    ['g1', 'gh'].map((id) => ({ units: [id], vehicle: 'at' })),
  );
  const shots = [{ at: 'D3', vehicle: 'at' }, { at: 'C4', vehicle: 'au' }, { at: 'C4' }];
  expect(listed(trial, 'german', 'shoot')).toEqual(
    shots.flatMap((shot) => [
      { weapon: 'gf', ...shot },
      { weapon: 'gf', ...shot, leader: 'gl' },
    ]),
  );
  const groups = [['g1', 'gh'], ['g1'], ['gh']].map((units) => ({ units }));
  const targets = [{ at: 'C4' }, { at: 'C4', vehicle: 'au' }, { at: 'G2' }, { at: 'D3', vehicle: 'at' }];
  expect(listed(trial, 'german', 'fire')).toEqual(
    targets.flatMap((target) =>
      groups.flatMap((group) => [
        { ...target, ...group, leader: 'gl' },
        { ...target, ...group },
      ]),
    ),
  );
});

test('[lnlt 15.5, 15.5/a] vehicles that have moved may keep their markers, any of them', () => {
  const trial = new Trial({
    map: MAP,
    agenda: [{ task: 'turn' }, { task: 'admin' }, { task: 'keep-moving' }],
    units: {
      gt: ['Pz IV H at C3', { facing: 2, marker: 'moved' }],
      gu: ['Pz IV H at C4', { facing: 2, marker: 'assault-move' }],
      gv: ['Pz IV H at C5', { facing: 2 }],
      g1: ['1-6-4-5 at B3', { marker: 'moved' }],
      at: ['M4A1 Sherman at H4', { facing: 5, marker: 'moved' }],
    },
  });
  expect(listed(trial, 'german', 'keep-moving')).toEqual(
    [[], ['gt'], ['gu'], ['gt', 'gu']].map((units) => ({ units })),
  );
});

test('[lnlt 19.1/b, 19.1/d, 19.1/i, 19.1.1] an aircraft from the north, flak at it, its cannon and its bombs', () => {
  const trial = new Trial(
    {
      map: MAP,
      units: {
        g1: '1-6-4-5 at D1',
        gf: ['20mm Flak at E3', { facing: 0 }],
        b1: '2-5-4-6 at A1',
      },
      sides: { british: { airSupport: [{ aircraft: 'Hurricane', due: true as const }] } },
      enemy: 'british',
      agenda: [{ task: 'turn' }, { task: 'admin' }, { task: 'keep-moving' }, { task: 'operations' }],
    },
    1,
  );
  expect(listed(trial, 'british', 'fly-in')).toEqual(
    ['A1', 'B0', 'C1', 'D0', 'E1', 'F0', 'G1', 'H0'].flatMap((at) =>
      [2, 3, 4].map((towards) => ({ at, towards })),
    ),
  );
  trial.order('british', { order: 'fly-in', at: 'D0', towards: 3 });
  expect(kinds(trial, 'german')).toEqual(['hold-fire', 'shoot-plane']);
  expect(listed(trial, 'german', 'shoot-plane')).toEqual([{ weapon: 'gf' }]);
  while (trial.awaits[0] === 'german anti-aircraft') trial.order('german', 'hold-fire');
  expect(trial.awaits).toEqual(['british flying']);
});

test('[lnlt 16.1, 16.4, 15.0/d, 15.2] a half-track with a Squad inside', () => {
  const trial = new Trial({
    map: MAP,
    units: {
      gt: ['SdKfz 251/1 at C3', { facing: 2 }],
      gr: ['1-6-4-5', { aboard: 'gt', riding: 'inside' }],
      gm: 'MG34 with gr',
      a1: '2-5-4-6 at F4',
      a2: '2-5-4-6 at D3',
    },
  }).activate('german', 'C3');
  expect(kinds(trial, 'german')).toEqual([
    'end-impulse',
    'spot',
    'drive',
    'hatches',
    'fire-machine-gun',
    'dismount',
  ]);
  expect(listed(trial, 'german', 'fire-machine-gun')).toEqual([{ unit: 'gt', mg: 0, at: 'D3' }]);
  expect(listed(trial, 'german', 'dismount')).toEqual(
    ['move', 'assault-move'].map((carrier) => ({ units: ['gr'], mode: 'move', carrier })),
  );
  // By Assault Movement it cannot overrun who stands in D3.
  expect(listed(trial, 'german', 'drive')).toHaveLength(4 + 5 + 3 + 5);
});

test('[lnlt 21.1/e, 1.7/q] out of a Bunker the way leads through its hex; its gun turns', () => {
  const trial = new Trial({
    map: MAP,
    marks: { C3: { bunker: { tm: 3, facing: 2 } } },
    units: {
      g1: '1-6-4-5 at C3/bunker',
      g2: '1-6-4-5 at C3',
      gh: 'HMG Team at C3/bunker',
      a1: '2-5-4-6 at F4',
    },
  }).activate('german', 'C3/bunker');
  expect(listed(trial, 'german', 'move')).toEqual([
    { units: ['g1'], mode: 'move', path: ['C3'] },
    { units: ['g1'], mode: 'low-crawl', path: ['C3'] },
    { units: ['gh'], mode: 'move', path: ['C3'] },
    { units: ['g1', 'gh'], mode: 'move', path: ['C3'] },
  ]);
  expect(listed(trial, 'german', 'turn-gun')).toEqual([1, 2, 3, 4, 5].map((face) => ({ unit: 'gh', face })));
  expect(listed(trial, 'german', 'lay-smoke')).toHaveLength(2 * 7);
});
