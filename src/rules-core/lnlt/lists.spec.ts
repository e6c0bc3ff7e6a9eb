/** What is listed in crowded positions: every order that can be given, and no other. */
import { field, type Placed, Trial } from './testkit.testkit.js';

const MAP = field({ D4: 'woods', E5: 'stone-building', F4: 'brush' }, { columns: 8, rows: 7 });
const ENEMY = { a1: '2-5-4-6 at F4', at: ['M4A1 Sherman at E3', { facing: 5 }] } as const;
const RIDER = ['1-6-4-5', { aboard: 'gt', riding: 'outside' }] as const;

/** The members of the orders listed for a side, by kind. */
function listed(trial: Trial, side: string): Record<string, object[]> {
  const kinds: Record<string, object[]> = {};
  for (const { order, ...members } of trial.legal(side)) kinds[order] = [...(kinds[order] ?? []), members];
  return kinds;
}

const numbers = (kinds: Record<string, object[]>) =>
  Object.fromEntries(Object.entries(kinds).map(([kind, orders]) => [kind, orders.length]));

test('[lnlt 3.0/b, 3.0/j, 3.0/k, 3.0/r, 1.6/g, 11.3] in the Rally Phase', () => {
  const units: Record<string, Placed> = {
    gl: 'Leader 7-1-6 at C3',
    g1: ['1-6-4-5 at C3', { shaken: true }],
    g2: '1-6-4-5 at C3',
    gm: 'MG34 with g2',
    g3: '1-5-4-5 at D3',
    g4: '1-5-4-5 at D3',
    gd: 'Medic at C3',
    gw: ['1-6-4-5 at E3', { shaken: true }],
    gf: 'Flamethrower at C3',
    gh: ['HMG Team at B3', { facing: 0 }],
    gk: 'Panzerfaust with g4',
    gt: ['Pz IV H at B5', { facing: 2, shaken: true }],
    gc: 'American M1919A4 with g3',
    a1: '2-5-4-6 at H6',
  };
  const trial = new Trial({
    map: MAP,
    clock: { phase: 'rally' },
    agenda: [{ task: 'turn' }, { task: 'admin' }, { task: 'operations' }, { task: 'rally', side: 'german' }],
    units,
  });
  expect(listed(trial, 'german')).toEqual({
    rally: [{ unit: 'g1' }, { unit: 'gt' }],
    tend: [{ medic: 'gd', unit: 'g1', what: 'rally' }],
    'pick-up': [
      { unit: 'g2', weapon: 'gf' },
      { unit: 'gl', weapon: 'gf' },
    ],
    swap: [
      { weapon: 'gc', to: 'g4', back: 'gk' },
      { weapon: 'gk', to: 'g3', back: 'gc' },
      { weapon: 'gm', to: 'gl' },
    ],
    drop: [{ weapon: 'gc' }, { weapon: 'gk' }, { weapon: 'gm' }],
    destroy: [{ weapon: 'gc' }, { weapon: 'gk' }, { weapon: 'gm' }],
    flip: [{ weapon: 'gc' }],
    'end-rally': [{}],
  });
});

test('[lnlt 4.0/b, 4.0/e, 4.0/o, 10.1/j, 11.4] at the beginning of an impulse', () => {
  const trial = new Trial({
    map: MAP,
    units: {
      gl: 'Leader 7-1-6 at C3',
      g1: '1-6-4-5 at B3',
      g2: '1-6-4-5 at D3',
      gx: 'Leader 6-1-6 at D3',
      gt: ['Pz IV H at D2', { facing: 2 }],
      gs: 'Sniper',
      a1: '2-5-4-6 at F4',
      a2: '2-5-4-6 at H6',
    },
  });
  expect(listed(trial, 'german')).toEqual({
    activate: [
      { at: 'B3' },
      { at: 'C3' },
      { at: 'C3', by: [{ leader: 'gl', places: ['D3', 'B3'] }] },
      { at: 'D2' },
      { at: 'D3' },
      { at: 'D3', by: [{ leader: 'gx', places: ['C3'] }] },
    ],
    pass: [{}],
    spot: ['g2', 'gl', 'gt', 'gx'].map((unit) => ({ unit, at: 'F4' })),
    'place-sniper': [
      { unit: 'gs', at: 'D4' },
      { unit: 'gs', at: 'E5' },
    ],
  });
});

describe('while activated units act', () => {
  const acting = () =>
    new Trial({
      map: MAP,
      units: {
        gl: 'Leader 7-1-6 at C3',
        g1: '1-6-4-5 at C3',
        g2: '1-6-4-5 at C3',
        gm: 'MG34 with g2',
        gk: 'Panzerfaust with g1',
        gd: 'Medic at C3',
        gt: ['Pz IV H at C3', { facing: 2 }],
        gr: RIDER,
        gs: 'Sniper',
        ga: ['75mm ATG at B3', { facing: 2 }],
        g5: '81mm Mortar at B3',
        ...ENEMY,
        a2: '2-5-4-6 at D4',
      },
      sides: { german: { missions: [{ name: '105', fp: 4, left: 1 }] } },
    }).activate('german', 'C3', { leader: 'gl', places: ['B3'] });

  test('[lnlt 4.0/n, 6.0/a, 7.0, 15.1, 16.4] so many of each kind', () => {
    // Four alone to six hexes in two ways, all of them to the five with room; gun and mortar alone to six, together to five.
    const moves = 4 * 6 * 2 + 5 * 2 + 6 + 6 + 5;
    expect(numbers(listed(acting(), 'german'))).toEqual({
      'end-impulse': 1,
      move: moves,
      fire: 10,
      spot: 12,
      'place-sniper': 1,
      shoot: 4,
      'turn-gun': 4,
      // Two hexes ahead, two in reverse, five vertices, in two ways.
      drive: 2 * (2 + 2 + 5),
      hatches: 1,
      'fire-machine-gun': 1,
      mount: 4,
      dismount: 2,
      'lay-smoke': 4 * 7,
      'call-artillery': 3,
    });
  });

  test('[lnlt 5.2, 14.0, 18.2/i, 11.4] fire and all that is aimed', () => {
    const kinds = listed(acting(), 'german');
    const tank = { at: 'E3', vehicle: 'at' };
    const groups = [
      { ...tank, units: ['g1', 'g2', 'gr'], weapons: ['gm'] },
      { ...tank, units: ['g1'] },
      { ...tank, units: ['g2'] },
      { ...tank, weapons: ['gm'] },
      { ...tank, units: ['gr'] },
    ];
    expect(kinds.fire).toEqual(groups.flatMap((group) => [{ ...group, leader: 'gl' }, group]));
    expect(kinds.shoot).toEqual([
      { weapon: 'ga', ...tank },
      { weapon: 'gk', ...tank },
      { weapon: 'gk', ...tank, leader: 'gl' },
      { weapon: 'gt', ...tank },
    ]);
    expect(kinds['fire-machine-gun']).toEqual([{ unit: 'gt', mg: 0, ...tank }]);
    expect(kinds['place-sniper']).toEqual([{ unit: 'gs', at: 'E5' }]);
    expect(kinds['call-artillery']).toEqual(
      ['D4', 'E3', 'F4'].map((at) => ({ unit: 'gl', mission: '105', at })),
    );
    expect(kinds['turn-gun']).toEqual([0, 1, 3, 4].map((face) => ({ unit: 'ga', face })));
    expect(kinds.mount).toEqual(
      ['gd', 'gl'].flatMap((unit) =>
        ['move', 'assault-move'].map((mode) => ({ units: [unit], vehicle: 'gt', where: 'outside', mode })),
      ),
    );
  });
});

test('[lnlt 5.3, 5.3/b, 1.6/j, 6.0/g] on foot: the enemy may fire, then the stack goes on, stops or takes a weapon up', () => {
  const trial = new Trial({
    map: MAP,
    units: {
      gl: 'Leader 7-1-6 at C3',
      g1: '1-6-4-5 at C3',
      gm: 'MG34 at C4',
      ...ENEMY,
      ag: ['57mm ATG at E5', { facing: 5 }],
      as: 'Sniper',
      al: 'Leader 7-1-6 at F4',
      am: 'M1919A4 with a1',
    },
  }).activate('german', 'C3');
  trial.order('german', { order: 'move', units: ['g1', 'gl'], mode: 'move', path: ['C4'] });
  expect(listed(trial, 'american')).toEqual({
    'hold-fire': [{}],
    shoot: [{ weapon: 'at', at: 'C4' }],
    'fire-machine-gun': [{ unit: 'at', mg: 0, at: 'C4' }],
  });
  trial.order('american', 'hold-fire');
  expect(listed(trial, 'german')).toEqual({
    'go-on': ['C3', 'D3', 'D4', 'C5', 'B4', 'B3'].map((to) => ({ path: [to] })),
    stop: [{}],
    'take-up': ['g1', 'gl'].map((unit) => ({ unit, weapon: 'gm' })),
  });
});

test('[lnlt 5.3, 15.1, 16.2/e] on tracks: the riders may fire, the others have to wait', () => {
  const trial = new Trial({
    map: MAP,
    units: { gt: ['Pz IV H at C3', { facing: 2 }], gr: RIDER, g1: '1-6-4-5 at D3', ...ENEMY },
  }).activate('german', 'C3');
  trial.order('german', { order: 'drive', units: ['gt'], mode: 'move', steps: [{ to: 'D3' }] });
  expect(listed(trial, 'american')).toEqual({
    'hold-fire': [{}],
    fire: [{ at: 'D3', vehicle: 'gt', units: ['a1'] }],
    shoot: [{ weapon: 'at', at: 'D3', vehicle: 'gt' }],
    'fire-machine-gun': [{ unit: 'at', mg: 0, at: 'D3', vehicle: 'gt' }],
  });
  trial.order('american', 'hold-fire');
  expect(listed(trial, 'german')).toEqual({
    stop: [{}],
    fire: [{ at: 'E3', vehicle: 'at', units: ['gr'] }],
    'drive-on': [
      ...['E4', 'C4', 'C3'].map((to) => ({ steps: [{ to }] })),
      ...[0, 1, 3, 4, 5].map((face) => ({ steps: [{ face }] })),
    ],
    dismount: [{ units: ['gr'], mode: 'move', carrier: 'move' }],
  });
});
