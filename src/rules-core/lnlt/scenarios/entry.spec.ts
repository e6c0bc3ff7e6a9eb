import type { Viewer } from '../../kernel/position/battle.js';
import { draftPosition } from '../../kernel/position/draft.js';
import { view } from '../../kernel/views/views.js';
import { lnlt } from '../ruleset.js';
import { field, type Placed, position, Trial } from '../testkit.testkit.js';

const RESERVE: Readonly<Record<string, Placed>> = {
  g1: ['1-6-4-5', { enters: { turn: 1, hexes: ['A3', 'A4'] } }],
  g2: ['1-6-4-5', { enters: { turn: 2, hexes: ['A3'] } }],
  gm: ['MG34 with g1', {}],
  a1: '2-5-4-6 at J9',
};

describe('reinforcements', () => {
  test('[lnlt 22.0] pay for every hex, the first one included, and bring what they carry', () => {
    const trial = new Trial({ units: RESERVE, map: field({ A3: 'light-woods' }) });
    trial.order('german', { order: 'enter-map', units: ['g1'], mode: 'move', path: ['A3', 'B3'] });
    expect(trial.unit('g1')).toMatchObject({ at: 'B3', spent: 3 });
    expect(trial.unit('gm').at).toBe('B3');
    trial.order('german', 'stop');
    expect(trial.unit('g1')).toMatchObject({ marker: 'moved' });
    expect(trial.awaits).toEqual(['american impulse']);
  });

  test('[lnlt 22.0/e] cannot be held back, nor come before their turn', () => {
    const trial = new Trial({ units: RESERVE });
    expect(trial.refusal('german', 'pass')).toMatchObject({ refused: 'MUST_ENTER' });
    expect(
      trial.refusal('german', { order: 'enter-map', units: ['g2'], mode: 'move', path: ['A3'] }),
    ).toMatchObject({
      refused: 'NOT_DUE',
    });
  });

  test('[lnlt 22.0] enter over their own hexes', () => {
    const trial = new Trial({ units: RESERVE });
    expect(
      trial.refusal('german', { order: 'enter-map', units: ['g1'], mode: 'move', path: ['C1'] }),
    ).toMatchObject({
      refused: 'NOT_AN_ENTRY_HEX',
    });
  });

  test('[lnlt 22.0/d] one stack an impulse: others wait for the next', () => {
    const trial = new Trial({
      units: { ...RESERVE, g3: ['1-6-4-5', { enters: { turn: 1, hexes: ['A4'] } }] },
    });
    trial
      .order('german', { order: 'enter-map', units: ['g1'], mode: 'move', path: ['A3'] })
      .order('german', 'stop');
    expect(trial.awaits).toEqual(['american impulse']);
    trial.order('american', 'pass');
    expect(trial.refusal('german', 'pass')).toMatchObject({ refused: 'MUST_ENTER' });
  });
});

describe('vehicles as reinforcements', () => {
  const COLUMN: Readonly<Record<string, Placed>> = {
    gt: ['Pz IV H', { enters: { turn: 1, hexes: ['A3', 'A4'] } }],
    gl: ['Armor Leader 7-1', { leader: 'gt' }],
    g1: ['1-6-4-5', { aboard: 'gt', riding: 'outside', enters: { turn: 1, hexes: ['A3'] } }],
    gm: 'MG34 with g1',
    a1: '2-5-4-6 at N9',
  };
  const come = (more: object = {}) => ({
    order: 'drive-in',
    unit: 'gt',
    mode: 'move',
    at: 'A3',
    face: 2,
    ...more,
  });

  test('[lnlt 22.0 × 15.1] [lnlt 22.0 × 16.2] pay for the first hex, bring all who ride, and drive on', () => {
    const trial = new Trial({ units: COLUMN, map: field({ A3: 'light-woods' }) });
    trial.order('german', come({ steps: [{ to: 'B3' }] }));
    expect(trial.unit('gt')).toMatchObject({ at: 'B3', facing: 2, spent: 5, hasMoved: true });
    expect(['gl', 'g1', 'gm'].map((id) => trial.unit(id).at)).toEqual(['B3', 'B3', 'B3']);
    expect(trial.battle.units().filter(({ enters }) => enters)).toEqual([]);
    trial.order('german', { order: 'drive-on', steps: [{ to: 'C4' }] }).order('german', 'stop');
    expect([trial.unit('gt').marker, ...trial.awaits]).toEqual(['moved', 'american impulse']);
  });

  test('[lnlt 22.0/e × 15.1] they cannot be held back, nor come elsewhere or into closed terrain', () => {
    const trial = new Trial({ units: COLUMN, map: field({ A4: 'woods' }) });
    expect(trial.refusal('german', 'pass')).toMatchObject({ refused: 'MUST_ENTER' });
    const refused = (more: object) => trial.refusal('german', come(more))?.refused;
    expect([refused({ at: 'C1' }), refused({ at: 'A4' }), refused({ unit: 'g1' })]).toEqual([
      'NOT_AN_ENTRY_HEX',
      'CLOSED_TERRAIN',
      'NOT_DUE',
    ]);
    expect(refused({ steps: [{ to: 'A2' }] })).toBe('WRONG_FACING');
  });

  test('[lnlt 22.0 × 5.3] [lnlt 22.0 × 15.2] the enemy fires at them where they come in; by Assault Move they fire then', () => {
    const trial = new Trial({ units: { ...COLUMN, a2: '2-5-4-6 at C4' } });
    trial.order('german', come({ mode: 'assault-move' }));
    expect(trial.awaits).toEqual(['american opportunity']);
    trial.order('american', { order: 'fire', at: 'A3', units: ['a2'], vehicle: 'gt' }, 1, 6);
    trial.order('german', 'stop');
    expect(trial.unit('gt')).toMatchObject({ marker: 'assault-move' });
    trial.order('german', { order: 'fire-machine-gun', unit: 'gt', mg: 0, at: 'C4' }, 1, 6);
    expect(trial.told('attacked')[0]?.strength).toBe(4 + 1 - 2);
  });
});

describe('leaving the map', () => {
  const exits = [{ side: 'german', hexes: ['N4', 'N5'] }];
  const units: Readonly<Record<string, Placed>> = {
    g1: '1-6-4-5 at M4',
    g2: '1-6-4-5 at M4',
    gm: 'MG34 with g1',
    g9: '1-6-4-5 at A12',
    a1: '2-5-4-6 at A1',
  };
  const leave = (...ids: string[]) => ({ order: 'leave-map', units: ids });
  const walk = (path: string[]) => ({ order: 'move', units: ['g1', 'g2'], mode: 'move', path });

  test('[lnlt 22.0 × 6.0] on the move, for a Movement Point, with what they carry; the others go on', () => {
    const trial = new Trial({ units, options: { exits } })
      .activate('german', 'M4')
      .order('german', walk(['N4']));
    trial.order('german', leave('g1'));
    expect([trial.unit('g1').at, trial.unit('gm').at]).toEqual([undefined, undefined]);
    expect(trial.battle.side('german').exited).toEqual(['g1']);
    expect(trial.awaits).toEqual(['german moving']);
    trial.order('german', leave('g2'));
    expect(trial.awaits).toEqual(['american impulse']);
    expect(trial.battle.side('german').lost).toBeUndefined();
  });

  test('[lnlt 22.0] only by their own exits, and while they have a Movement Point left', () => {
    const trial = new Trial({ units, options: { exits } }).activate('german', 'M4');
    expect(trial.refusal('german', leave('g1'))).toMatchObject({ refused: 'NO_EXIT' });
    expect(trial.refusal('german', leave('g9'))).toMatchObject({ refused: 'NOT_ACTIVATED' });
    const tired = new Trial({
      units: { ...units, g1: ['1-6-4-5 at M4', { mf: 1 }], g3: '1-6-4-5 at N4' },
      options: { exits },
      marks: { N4: { wire: true } },
    }).activate('german', 'M4');
    tired.order('german', walk(['N4']));
    expect(tired.unit('g1')).toMatchObject({ at: 'N4', marker: 'moved' });
    expect(tired.refusal('german', leave('g1'))?.refused).toBe('NOT_YOUR_DECISION');
  });

  test('[lnlt 22.0 × 22.0/c] a tank with its riders, at the beginning of its move, by the hexes of the Victory Conditions', () => {
    const is = { exit: { side: 'german', hexes: ['N4'], atLeast: 2 } };
    const trial = new Trial({
      units: {
        gt: ['Pz IV H at N4', { facing: 2 }],
        g1: ['1-6-4-5', { aboard: 'gt', riding: 'outside' }],
        g9: '1-6-4-5 at A12',
        a1: '2-5-4-6 at A1',
      },
      options: { victory: { wins: [{ side: 'german', when: 'end', is }], otherwise: 'american' } },
      clock: { turn: 1, lastTurn: 1, passes: 0 },
    }).activate('german', 'N4');
    trial.order('german', leave('gt'));
    expect(trial.battle.side('german').exited).toEqual(['gt', 'g1']);
    trial.order('american', 'pass').order('german', 'pass').order('american', 'pass');
    expect(trial.told('battle-over')).toMatchObject([{ winner: 'german' }]);
  });
});

describe('events', () => {
  const paragraph = {
    says: 'A reserve comes up.',
    changes: [{ do: 'location', at: 'C6', set: { foxholes: true } }],
  };
  const options = { events: { A: paragraph } } as never;
  const walk = { order: 'move', units: ['g1'], mode: 'move', path: ['C4'] } as const;

  test('[lnlt 1.8, 1.8/b, 1.8/a] a unit that occupies its hex triggers an Occupation marker', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at C3', a1: '2-5-4-6 at J9' },
      marks: { C4: { event: { name: 'A', by: 'occupation' } } },
      options,
    });
    trial.activate('german', 'C3').order('german', walk);
    expect(trial.told('event-happened')).toEqual([{ event: 'A', at: 'C4', says: 'A reserve comes up.' }]);
    expect(trial.at('C6').foxholes).toBe(true);
    expect(trial.at('C4').event).toBeUndefined();
  });

  test('[lnlt 1.8/a] nobody reads a paragraph before it happens', () => {
    const start = position({
      units: { g1: '1-6-4-5 at C3', a1: '2-5-4-6 at J9' },
      marks: { C4: { event: { name: 'A', by: 'occupation' } } },
      options,
      agenda: [{ task: 'turn' }, { task: 'operations' }],
    });
    const told = (viewer: Viewer) => JSON.stringify(view(start, viewer));
    for (const side of ['german', 'american']) expect(told({ side })).not.toContain('reserve');
    expect(told('referee')).toContain('reserve');
    const asked = draftPosition(lnlt, {
      ...start,
      agenda: [],
      options,
      awaiting: [{ side: 'german', kind: 'impulse', orders: ['pass'] }],
    });
    expect(asked.ok).toBe(true);
    expect(asked.ok && asked.position.agenda[0]).toMatchObject({ task: 'paragraphs' });
    expect(asked.ok && asked.position.options).toEqual({});
  });

  test('[lnlt 1.8/b] but not by the other side, where one is named', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at C3', a1: '2-5-4-6 at J9' },
      marks: { C4: { event: { name: 'A', by: 'occupation', side: 'american' } } },
      options,
    });
    trial.activate('german', 'C3').order('german', walk);
    expect(trial.told('event-happened')).toEqual([]);
  });

  test('[lnlt 1.8/c] a Line of Sight marker is triggered by a unit that comes to see it', () => {
    const trial = new Trial({
      map: field({ C5: 'woods', B5: 'woods' }),
      units: { g1: '1-6-4-5 at C3', a1: '2-5-4-6 at N12' },
      marks: { C8: { event: { name: 'A', by: 'sight', side: 'german' } } },
      options,
    });
    trial.activate('german', 'C3').order('german', walk);
    expect(trial.told('event-happened')).toEqual([]);
    trial.order('german', { order: 'go-on', path: ['D4', 'E4'] });
    expect(trial.told('event-happened')).toHaveLength(1);
  });

  test('[lnlt 22.0/a] a unit brought into an enemy hex appears next to it, where its owner wants', () => {
    const brings = { says: 'Partisans!', changes: [{ do: 'unit', unit: 'a2', set: { at: 'C6' } }] };
    const trial = new Trial({
      units: {
        g1: '1-6-4-5 at C3',
        g2: '1-6-4-5 at C6',
        g3: '1-6-4-5 at C7',
        a1: '2-5-4-6 at J9',
        a2: '2-5-4-6',
        am: 'BAR with a2',
      },
      marks: { C4: { event: { name: 'A', by: 'occupation' } } },
      options: { events: { A: brings } } as never,
    });
    trial.activate('german', 'C3').order('german', walk);
    expect(trial.awaits).toEqual(['american appear']);
    expect(trial.refusal('american', { order: 'appear', unit: 'a2', at: 'C7' })).toMatchObject({
      refused: 'ENEMY_THERE',
    });
    expect(trial.refusal('american', { order: 'appear', unit: 'a2', at: 'C9' })).toMatchObject({
      refused: 'NOT_AN_ENTRY_HEX',
    });
    trial.order('american', { order: 'appear', unit: 'a2', at: 'D6' });
    expect([trial.unit('a2').at, trial.unit('am').at]).toEqual(['D6', 'D6']);
    expect(trial.unit('a2').enters).toBeUndefined();
    expect(trial.awaits).toEqual(['american opportunity']);
    trial.order('american', 'hold-fire');
    expect(trial.awaits).toEqual(['german moving']);
  });
});
