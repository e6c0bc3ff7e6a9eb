import { agreed } from '../lists.testkit.js';
import { begin, field, refused, type Setup } from '../testkit.testkit.js';
import type { Battery } from './battery.js';

type Units = NonNullable<Setup['units']>;
const GRID = { columns: 16, rows: 16 };
const MAP = field({ H8: 'woods', L4: 'stone-building' }, GRID);
const gun = (id: string, by: Battery['by'], more: Partial<Battery> = {}): Battery => ({
  id,
  size: 105,
  by,
  ...more,
});
const AT_SET_UP = [
  { task: 'turn' as const },
  { task: 'conclusion' as const },
  { task: 'impulse' as const },
  { task: 'fortify' as const },
];

const OBSERVERS: Units = {
  g1: ['nco at B2', { radio: 'guns' }],
  g2: ['6-6 at B3', { radio: 'more' }],
  g3: ['nco at C9', { phone: 'wire', yellow: 'disrupted' }],
  g4: ['nco at A9', { radio: 'spent', fired: 1 }],
  g5: ['nco at A12', { radio: 'fought' }],
  g6: ['nco at A11', { radio: 'gone' }],
  g7: ['nco at A10', { radio: 'walked', marker: 'moved' }],
  g8: ['truck at A8', { radio: 'driven' }],
  a1: '7-6 at H8',
  a2: '7-6 at H8',
  a3: '7-6 at L4/1',
  a4: '7-6 at D3',
  a5: '7-6 at A12',
  a6: ['7-6 at F3', { hidden: true }],
  a7: '7-6',
};
const eye = (battery: string) => ({ battery, at: 'A5', level: 3 });

describe('who may be called', () => {
  const batteries = [
    gun('guns', 'radio'),
    gun('more', 'radio', { noSmoke: true }),
    gun('wire', 'phone'),
    gun('spent', 'radio'),
    gun('fought', 'radio'),
    gun('gone', 'radio', { used: true }),
    gun('walked', 'radio'),
    gun('driven', 'radio'),
    gun('lost', 'radio'),
    gun('plot', 'plotted'),
    gun('late', 'plotted'),
    gun('over', 'plotted', { used: true }),
    gun('owed', 'plotted', { owed: true }),
    gun('early', 'plotted'),
    gun('eye', 'observer'),
    gun('blind', 'observer'),
    gun('plane', 'spotter-plane'),
    gun('tried', 'observer', { tried: true }),
    gun('storm', 'observer', { bombardment: true }),
  ];
  const ids = [...batteries.map(({ id }) => id), 'nobody'];
  const plots = [
    { battery: 'plot', at: ['H8', 'L4'], turn: 2 },
    { battery: 'late', at: ['H8', 'D3'], turn: 3 },
    { battery: 'over', at: ['H8', 'L4'], turn: 2 },
    { battery: 'owed', at: ['A1', 'B1'], turn: 1 },
    { battery: 'early', at: ['A1', 'B1'], turn: 1 },
  ];
  const scene = () =>
    begin(OBSERVERS, {
      map: MAP,
      clock: { turn: 2 },
      marks: { A12: { closeCombat: true } },
      sides: { german: { batteries } },
      secrets: { german: { plots, observers: [eye('eye'), eye('tried'), eye('storm')] } },
    });
  const call = (battery: string, at = 'D3', more: object = {}) => ({
    order: 'call-fire',
    battery,
    at,
    ...more,
  });

  test('[combat 15.1.2] [combat 15.1.3] [combat 15.4.1] batteries with an able observer, at enemies that are seen', () => {
    const at = ['H8', 'L4', 'D3', 'A12', 'Z99'];
    expect(agreed(scene(), 'german', 'call-fire', { battery: ids, at })).toEqual(
      ['eye', 'guns', 'more', 'storm'].flatMap((id) =>
        ['A12', 'D3', 'H8', 'L4'].map((hex) => `call-fire ${id} ${hex}`),
      ),
    );
  });

  test.each([
    ['[combat 12.3.1.5.4] a Disrupted observer', 'wire', 'DISRUPTED'],
    ['[combat 15.1.2/a] an observer who has fired', 'spent', 'IS_SPENT'],
    ['[combat 15.1.2/a] an observer who has moved', 'walked', 'IS_SPENT'],
    ['[combat 14.12] an observer in Close Combat', 'fought', 'IN_CLOSE_COMBAT'],
    ['[combat 15.1.3/a] a truck', 'driven', 'NO_OBSERVER'],
    ['[combat 15.7.2] a battery that is through', 'gone', 'BATTERY_GONE'],
    ['[combat 15.1.4.2.1] a radio nobody has', 'lost', 'NO_SET'],
    ['[combat 15.1.4.1] a plotted battery', 'plot', 'PLOTTED'],
    ['[combat 15.4.1] an observer off the map who is not noted', 'blind', 'NO_OBSERVER'],
    ['[combat 15.4.2] without its plane', 'plane', 'NO_OBSERVER'],
    ['[combat 15.1.4.2.1.1] tried in this phase', 'tried', 'TRIED_ALREADY'],
    ['[combat 15.1] no battery', 'nobody', 'NO_SUCH_BATTERY'],
  ])('%s', (_, id, code) => {
    expect(refused(scene(), call(id))).toBe(code);
  });

  test.each([
    ['[combat 15.7.8] smoke', 'guns', 'D3', undefined],
    ['[combat 15.7.8] of guns without smoke', 'more', 'D3', 'NO_SMOKE'],
    ['[combat 15.7.9] of a Bombardment', 'storm', 'D3', 'NO_SMOKE'],
    ['[combat 3.2.5] off the map', 'guns', 'Z99', 'NO_SUCH_HEX'],
    ['[combat 3.2.5] on another level', 'guns', 'L4/1', 'NO_SUCH_HEX'],
  ])('%s', (_, id, at, code) => {
    expect(refused(scene(), call(id, at, { smoke: true }))).toBe(code);
  });

  test('[combat 15.1.4.1.1] [combat 15.1.4.1.1/a] plots are fired in their turn, or later if owed', () => {
    const at = ['H8', 'L4', 'D3', 'A1', 'B1', 'Z99'];
    expect(agreed(scene(), 'german', 'plotted-fire', { battery: ids, at })).toEqual(
      ['owed A1', 'owed B1', 'plot H8', 'plot L4'].map((plot) => `plotted-fire ${plot}`),
    );
  });

  test.each([
    ['[combat 15.1.4.1.1] before its turn', 'late', 'H8', 'NOT_DUE'],
    ['[combat 15.1.4.1.1] after its turn', 'early', 'A1', 'NOT_DUE'],
    ['[combat 15.1.4.1] another hex', 'plot', 'A1', 'NOT_PLOTTED'],
    ['[combat 15.1.4.1] a battery that is called', 'guns', 'H8', 'NOT_PLOTTED'],
    ['[combat 15.7.2] a battery that is through', 'over', 'H8', 'BATTERY_GONE'],
    ['[combat 15.1] no battery', 'nobody', 'H8', 'NO_SUCH_BATTERY'],
  ])('%s', (_, battery, at, code) => {
    expect(refused(scene(), { order: 'plotted-fire', battery, at })).toBe(code);
  });

  test('[combat 15.1.4.1.3] plotted fire that has not come is called off', () => {
    expect(agreed(scene(), 'german', 'call-off', { battery: ids })).toEqual(
      ['early', 'late', 'owed', 'plot'].map((id) => `call-off ${id}`),
    );
    expect(refused(scene(), { order: 'call-off', battery: 'guns' })).toBe('NOT_PLOTTED');
    expect(refused(scene(), { order: 'call-off', battery: 'over' })).toBe('BATTERY_GONE');
  });

  test('[combat 15.1.4.1.1] a side that owes an attempt neither passes nor ends the phase', () => {
    for (const order of ['pass', 'offer-end']) {
      expect(agreed(scene(), 'german', order, {})).toEqual([]);
      expect(refused(scene(), { order })).toBe('FIRE_OWED');
    }
  });
});

describe('what may be done with a marker', () => {
  const batteries = [
    gun('guns', 'radio', { cff: 'H8' }),
    gun('more', 'radio', { ffe: 'L4' }),
    gun('eye', 'observer', { cff: 'D3', brackets: ['D4', 'D5'] }),
    gun('idle', 'observer'),
  ];
  const battery = ['guns', 'more', 'eye', 'idle', 'nobody'];
  const scene = (map = MAP) =>
    begin(OBSERVERS, {
      map,
      clock: { turn: 2 },
      marks: {
        H8: { cff: ['guns'] },
        L4: { ffe: ['more'] },
        D3: { cff: ['eye'] },
        D4: { brackets: ['eye'] },
        D5: { brackets: ['eye'] },
      },
      sides: { german: { batteries } },
      secrets: { german: { observers: [eye('eye'), eye('idle')] } },
    });

  test('[combat 15.1.4.2.2.2] a Call For Fire is corrected to another hex, or converted where it lies', () => {
    const at = ['H8', 'L4', 'D3', 'A12', 'Z99'];
    expect(agreed(scene(), 'german', 'correct-fire', { battery, at })).toEqual(
      ['eye A12', 'eye H8', 'eye L4', 'guns A12', 'guns D3', 'guns L4'].map((each) => `correct-fire ${each}`),
    );
    expect(agreed(scene(), 'german', 'fire-for-effect', { battery })).toEqual([
      'fire-for-effect eye',
      'fire-for-effect guns',
    ]);
    expect(agreed(scene(), 'german', 'call-fire', { battery, at: ['D3', 'A12', 'H8', 'L4'] })).toEqual(
      ['A12', 'D3', 'H8', 'L4'].map((hex) => `call-fire idle ${hex}`),
    );
  });

  test.each([
    ['[combat 15.1.4.2.2.2] nothing called', 'correct-fire', 'idle', 'D4', {}, 'NO_CFF'],
    ['[combat 15.1.4.2.2.2] an FFE', 'correct-fire', 'more', 'D4', {}, 'NO_CFF'],
    ['[combat 15.1.4.2.2.2] where it lies', 'correct-fire', 'guns', 'H8', {}, 'SAME_HEX'],
    ['[combat 3.2.5] off the map', 'correct-fire', 'guns', 'Z99', {}, 'NO_SUCH_HEX'],
    ['[combat 15.7.4] no Bracket there', 'correct-fire', 'eye', 'D6', { bracket: 'H8' }, 'NO_BRACKET'],
    ['[combat 15.7.4] a Bracket of its own', 'correct-fire', 'eye', 'D6', { bracket: 'D5' }, undefined],
    ['[combat 15.1.4.2.2.2] nothing called', 'fire-for-effect', 'idle', 'D4', {}, 'NO_CFF'],
    ['[combat 3.2.5] off the map', 'fire-for-effect', 'guns', 'Z99', {}, 'NO_SUCH_HEX'],
    ['[combat 15.1.1] in another hex', 'fire-for-effect', 'guns', 'H9', {}, undefined],
    ['[combat 15.1.1] where it lies', 'fire-for-effect', 'guns', 'H8', {}, undefined],
    ['[combat 15.7.4] no Bracket there', 'fire-for-effect', 'eye', 'D6', { bracket: 'H8' }, 'NO_BRACKET'],
    ['[combat 15.1.4.2.2.2] called already', 'call-fire', 'guns', 'D3', {}, 'CALLED_ALREADY'],
    ['[combat 15.1.4.2.2.2] an FFE is called already', 'call-fire', 'more', 'D3', {}, 'CALLED_ALREADY'],
    ['[combat 15.1] no battery', 'correct-fire', 'nobody', 'D3', {}, 'NO_SUCH_BATTERY'],
    ['[combat 15.1] no battery', 'fire-for-effect', 'nobody', 'D3', {}, 'NO_SUCH_BATTERY'],
  ])('%s: %s', (_, order, id, at, more, code) => {
    expect(refused(scene(), { order, battery: id, at, ...more })).toBe(code);
  });

  test('[combat 15.5/b] a marker out of sight is corrected into sight first', () => {
    const wall = Object.fromEntries(['D3', 'D4', 'D5', 'D6', 'D7', 'D8'].map((hex) => [hex, { level: 6 }]));
    const hidden = scene(field(wall, GRID));
    expect(refused(hidden, { order: 'fire-for-effect', battery: 'guns' })).toBe('MARKER_OUT_OF_SIGHT');
    expect(agreed(hidden, 'german', 'fire-for-effect', { battery })).not.toContain('fire-for-effect guns');
  });
});

describe('what is noted and issued at set-up', () => {
  const batteries = [
    gun('plot', 'plotted', { registers: 2 }),
    gun('eye', 'observer'),
    gun('old', 'observer'),
    gun('guns', 'radio', { registers: 1 }),
  ];
  const first = ['plot', 'eye', 'guns', 'nobody'];
  const scene = (all = batteries) =>
    begin(OBSERVERS, {
      map: MAP,
      agenda: AT_SET_UP,
      sides: { german: { batteries: all } },
      secrets: { german: { works: {}, observers: [{ battery: 'old', at: 'A1', level: 3 }] } },
    });
  const note = (battery: string, at: string[], more: object = {}) => ({
    order: 'note-fire',
    battery,
    at,
    ...more,
  });

  test('[combat 15.1.4.1] [combat 15.4.1] [combat 15.7.1] plots, observers and registrations, where the order of battle gives them', () => {
    expect(
      agreed(scene(), 'german', 'note-fire', { battery: first, at: [['A1']], registers: [undefined] }),
    ).toEqual([
      'note-fire eye A1',
      'note-fire guns A1 registers',
      'note-fire plot A1 registers',
      'note-fire plot A1+A2 1',
    ]);
  });

  test.each([
    ['[combat 15.1] no battery', note('nobody', ['A1']), 'NO_SUCH_BATTERY'],
    ['[combat 3.2.5] off the map', note('plot', ['A1', 'Z99'], { turn: 1 }), 'NO_SUCH_HEX'],
    ['[combat 15.1.4.1] one hex', note('plot', ['A1'], { turn: 1 }), 'TWO_HEXES'],
    ['[combat 15.1.4.1] no turn', note('plot', ['A1', 'A2']), 'TWO_HEXES'],
    ['[combat 15.1.4.2] called by radio', note('guns', ['A1']), 'NOTHING_TO_NOTE'],
    ['[combat 15.7.1] no registration left', note('eye', ['D5'], { registers: true }), 'NO_REGISTRATION'],
    ['[combat 15.7.1] one hex at a time', note('plot', ['A1', 'A2'], { registers: true }), 'NO_REGISTRATION'],
    ['[combat 15.7.1] any hex', note('plot', ['D5'], { registers: true }), undefined],
    ['[combat 15.4.1] not at the edge', note('eye', ['D5']), 'NOT_AT_THE_EDGE'],
    ['[combat 15.4.1] one observer', note('eye', ['A1', 'A2']), 'NOT_AT_THE_EDGE'],
    ['[combat 15.4.1] another place for him', note('old', ['A3']), undefined],
  ])('%s', (_, order, code) => {
    expect(refused(scene(), order)).toBe(code);
  });

  test('[combat 15.1.4.1] notes are secrets of their side; a new one takes the place of the old', () => {
    const trial = scene().order('german', note('plot', ['D5', 'D6'], { turn: 2 }));
    expect(trial.battle.secret('german').plots).toEqual([{ battery: 'plot', at: ['D5', 'D6'], turn: 2 }]);
    trial.order('german', note('plot', ['E5', 'E6'], { turn: 3 }));
    expect(trial.battle.secret('german').plots).toEqual([{ battery: 'plot', at: ['E5', 'E6'], turn: 3 }]);
    trial.order('german', note('old', ['A3']));
    expect(trial.battle.secret('german').observers).toEqual([{ battery: 'old', at: 'A3', level: 3 }]);
    expect(trial.told('fire-noted')).toEqual([{ battery: 'old', what: 'observer' }]);
  });

  test('[combat 15.7.1] as many registered hexes as the order of battle gives', () => {
    const registers = (trial: ReturnType<typeof scene>, id: string) =>
      trial.battle.side('german').batteries?.find((each) => each.id === id)?.registers;
    const trial = scene().order('german', note('plot', ['D5'], { registers: true }));
    expect(registers(trial, 'plot')).toBe(1);
    trial.order('german', note('plot', ['D6'], { registers: true }));
    expect(registers(trial, 'plot')).toBeUndefined();
    expect(registers(trial, 'guns')).toBe(1);
    expect(trial.told('fire-noted')).toEqual([{ battery: 'plot', what: 'registration' }]);
    expect(trial.battle.secret('german').registrations).toEqual([
      { battery: 'plot', at: 'D5' },
      { battery: 'plot', at: 'D6' },
    ]);
    expect(refused(trial, note('plot', ['D7'], { registers: true }))).toBe('NO_REGISTRATION');
  });

  test('[combat 15.6.1] a set for a battery that has none, unless fire is plotted', () => {
    const two = [gun('new', 'radio'), gun('eye', 'observer'), gun('guns', 'radio')];
    const near = {
      battery: ['new', 'eye', 'guns', 'nobody'],
      what: ['radio', 'phone'],
      unit: [...Object.keys(OBSERVERS), 'nobody'],
    };
    expect(agreed(scene(batteries), 'german', 'issue-set', near)).toEqual([]);
    const free = begin(
      { g1: ['nco at B2', { radio: 'guns' }], g2: '6-6 at B3', g3: 'tank at B4', a1: '7-6 at H8' },
      { agenda: AT_SET_UP, sides: { german: { batteries: two } }, secrets: { german: { works: {} } } },
    );
    expect(
      agreed(free, 'german', 'issue-set', { ...near, unit: ['g1', 'g2', 'g3', 'a1', 'nobody'] }),
    ).toEqual(['issue-set new phone g2', 'issue-set new radio g2']);
    const code = (battery: string, unit: string) =>
      refused(free, { order: 'issue-set', battery, what: 'radio', unit });
    expect(code('nobody', 'g2')).toBe('NO_SUCH_BATTERY');
    expect(code('guns', 'g2')).toBe('NO_SET_NEEDED');
    expect(code('new', 'g1')).toBe('NO_CARRIER');
    expect(code('new', 'g3')).toBe('NO_CARRIER');
    free.order('german', { order: 'issue-set', battery: 'new', what: 'phone', unit: 'g2' });
    expect(free.unit('g2').phone).toBe('new');
    expect(free.battle.side('german').batteries?.map(({ by }) => by)).toEqual(['phone', 'observer', 'radio']);
  });
});
