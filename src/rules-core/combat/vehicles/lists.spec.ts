import { agreed, listed } from '../lists.testkit.js';
import { begin, field, refused, type Setup, type Trial } from '../testkit.testkit.js';
import { drives, drivesIn, drivesOn } from './testkit.testkit.js';

type Units = NonNullable<Setup['units']>;
const EAST = { facing: 2 } as const;
const single = (units: readonly string[], all: readonly object[]) =>
  units.flatMap((unit) => all.map((step) => [{ unit, path: [step] }]));
const into = (...hexes: string[]) => hexes.map((to) => ({ to }));

/** The single steps listed, by vehicle and mode. */
function waysOf(trial: Trial, kind: 'drive' | 'drive-on', side = 'german'): Record<string, string> {
  const ways: Record<string, string> = {};
  for (const order of listed(trial, side, kind)) {
    const [, mode, unit, step] = /^drive(?:-on)? ?(\w*) (\w+)>(\S+) more$/.exec(order) ?? [];
    if (!unit) continue;
    const key = `${unit} ${mode}`.trim();
    ways[key] = [ways[key] ?? [], step].flat().join(' ');
  }
  return ways;
}

const UNITS: Units = {
  g1: ['tank at D6', EAST],
  g2: ['tank at D6', { ...EAST, mKill: true }],
  g3: ['tank at D6', { ...EAST, drove: true }],
  g4: ['tank at D6', { ...EAST, fired: 1 }],
  g5: ['tank at D6', { ...EAST, mgFired: ['bmg'] }],
  g6: ['tank at B3', { ...EAST, marker: 'assault-moved', rolling: 'forward' }],
  g7: ['truck at B9', { ...EAST, capacity: { squads: 1, tows: true } }],
  g8: ['6-6 at B9', { aboard: 'g7' }],
  g9: '6-6 at B9',
  ga: ['75mm gun at B9', { face: 'move', facing: 0 }],
  gb: ['tank', { ...EAST, enters: { hexes: ['A2', 'A3'], turn: 1 } }],
  gc: ['tank', { ...EAST, enters: { hexes: ['A2'], turn: 3 } }],
  gd: ['tank at H3', { ...EAST, gear: 'reverse' }],
  ge: ['tank at H3', { ...EAST, mpUsed: 14 }],
  gf: 'nco at B9',
  gg: 'tank',
  gh: ['6-6 at K6', { marker: 'moved' }],
  gi: '6-6 at K6',
  gj: ['tank at K6', EAST],
  a1: '7-6 at E6',
  a2: ['truck at E7', EAST],
  a3: ['tank at E7', EAST],
};
const MAP = field({ E9: 'woods', C9: 'stone-building' });
const scene = () => begin(UNITS, { map: MAP });

describe('what a vehicle may do next', () => {
  test('[combat 11.1.1] [combat 11.1.2] [combat 11.1.5] [combat 11.3.1] [combat 11.5.5] ahead, a turn either way, a gear, overruns, riders and tows, by those who may drive', () => {
    const tank = '1 3 E6 E6.a1 E7 E7.a2 reverse';
    const truck = '1 3 C10 g8 ga gf reverse';
    expect(waysOf(scene(), 'drive')).toEqual({
      'g1 assault': tank,
      'g1 normal': tank,
      'g6 assault': '1 3 C3 C4 true',
      'g7 assault': truck,
      'g7 normal': truck,
      'gb assault': 'A2 A3',
      'gb normal': 'A2 A3',
      'gd assault': '1 3 G3 G4 forward',
      'gd normal': '1 3 G3 G4 forward',
      'gj assault': '1 3 L5 L6 reverse',
      'gj normal': '1 3 L5 L6 reverse',
    });
  });

  test('[combat 11.1.2] what is not listed is refused', () => {
    const steps = [
      ...into(
        'E6',
        'E7',
        'D5',
        'D7',
        'C6',
        'C7',
        'C3',
        'C4',
        'B4',
        'A2',
        'A3',
        'C9',
        'C10',
        'I3',
        'I4',
        'G3',
      ),
      ...into('G4', 'H4', 'H2', 'Z99', 'E6/1', 'F6', 'L6', 'L7'),
      ...[['a1'], ['a1', 'a1'], ['nobody']].map((overrun) => ({ to: 'E6', overrun })),
      ...[['a2'], ['a3'], ['a2', 'a3']].map((overrun) => ({ to: 'E7', overrun })),
      { to: 'D5', overrun: ['a1'] },
      { face: 1 },
      { face: 3 },
      { stop: true },
      { exit: true },
      { gear: 'reverse' },
      { gear: 'forward' },
      ...['g8', 'g9', 'nobody'].map((unload) => ({ unload })),
      ...['g8', 'g9', 'ga', 'gf', 'a1', 'nobody'].map((load) => ({ load })),
    ];
    const routes = single([...Object.keys(UNITS), 'nobody'], steps);
    const near = { mode: ['normal', 'assault'], routes, more: [true] };
    expect(agreed(scene(), 'german', 'drive', near).length).toBeGreaterThan(50);
  });

  test.each([
    ['[combat 12.3.3.1.3] M-KILLED', 'g2', 'M_KILLED'],
    ['[combat 4.4.7] has driven', 'g3', 'HAS_MOVED'],
    ['[combat 11.1.6] has fired its gun', 'g4', 'HAS_FIRED'],
    ['[combat 11.1.6] has fired a machine gun', 'g5', 'HAS_FIRED'],
    ['[combat 11.1.7.1/b] rolls in the other mode', 'g6', 'OTHER_MODE'],
    ['[combat 3.2.2.1] before its turn of entry', 'gc', 'CANNOT_DRIVE'],
    ['off the map', 'gg', 'CANNOT_DRIVE'],
    ['[combat 11.5.5] no Movement Points left', 'ge', 'NO_MP_LEFT'],
    ['[combat 11.2.3] infantry without a tank', 'g9', 'NOT_WITH_AFV'],
    ["an enemy's", 'a3', 'NOT_YOUR_UNIT'],
    ['nobody', 'nobody', 'NO_SUCH_UNIT'],
  ])('%s', (_, unit, code) => {
    expect(refused(scene(), drives({ [unit]: [{ face: 3 }] }))).toBe(code);
  });

  test.each([
    ['[combat 11.1.2] no steps', { g1: [] }, 'NO_STEPS'],
    ['[combat 11.1.2] an empty step', { g1: [{}] }, 'EMPTY_STEP'],
    ['[combat 11.3.1] nobody to overrun', { g1: [{ to: 'E6', overrun: [] }] }, 'NO_SUCH_TARGET'],
    ['[combat 11.3.1] an AFV', { g1: [{ to: 'E7', overrun: ['a3'] }] }, 'NO_SUCH_TARGET'],
    ['[combat 11.3.1] by a truck', { g7: [{ to: 'C10', overrun: ['a1'] }] }, 'NO_OVERRUN'],
    ['[combat 11.1.3] stopping when it stands', { g1: [{ stop: true }] }, 'STANDING'],
    ['[combat 11.1.5] the same gear', { g1: [{ gear: 'forward' }] }, 'SAME_GEAR'],
    ['[combat 11.1.5] the same gear', { gd: [{ gear: 'reverse' }] }, 'SAME_GEAR'],
    ['[combat 3.2.2.1] turning off the map', { gb: [{ face: 1 }] }, 'OFF_MAP'],
    ['[combat 11.1.2] behind', { g1: ['D5'] }, 'OUT_OF_ARC'],
    ['[combat 11.1.2] ahead in reverse', { gd: ['I3'] }, 'OUT_OF_ARC'],
    ['[combat 11.1.2] far off', { g1: ['F6'] }, 'NOT_ADJACENT'],
    ['[combat 3.2.5] off the map', { g1: ['Z99'] }, 'NO_SUCH_HEX'],
    ['[combat 6.4.1] upstairs', { g1: ['E6/1'] }, 'NOT_ON_GROUND'],
    ['[combat 11.5.5] nobody to load', { g7: [{ load: 'nobody' }] }, 'NO_SUCH_UNIT'],
    ["[combat 11.5.5] an enemy's", { g7: [{ load: 'a1' }] }, 'NO_SUCH_UNIT'],
    ['[combat 11.5.5] aboard already', { g7: [{ load: 'g8' }] }, 'NO_TRANSPORT'],
    ['[combat 11.5.2] no room', { g7: [{ load: 'g9' }] }, 'NO_ROOM'],
    ['[combat 11.5.5] on foot', { g7: [{ unload: 'g9' }] }, 'NOT_RIDING'],
    ['[combat 11.2.3] infantry only', { gi: ['K7'] }, 'NOT_WITH_AFV'],
    ['[combat 11.2.3] along with the tank', { gj: ['L6'], gi: ['L6'] }, undefined],
    ['[combat 11.2.3] along, but not by a deed', { gj: ['L6'], gi: [{ face: 1 }] }, 'ON_FOOT'],
    ['[combat 4.4.7] along, but has moved', { gj: ['L6'], gh: ['L6'] }, 'HAS_MOVED'],
    ['[combat 11.2.3] from another hex', { gj: ['L6'], g9: ['B8'] }, 'NOT_WITH_AFV'],
  ])('%s', (_, routes, code) => {
    expect(refused(scene(), drives(routes as never))).toBe(code);
  });
});

describe('a drive that is not over', () => {
  const units: Units = {
    g1: ['tank at D6', EAST],
    g2: '6-6 at D6',
    g3: ['tank at K11', EAST],
    a1: 'nco at H12',
  };
  const under = () => begin(units).order('german', drives({ g1: ['E7'] }, 'normal', true));

  test('[combat 11.1.2] goes on ahead, turns or stops; nobody else joins', () => {
    expect(waysOf(under(), 'drive-on')).toEqual({ g1: '1 3 F6 F7 true' });
    const steps = [
      ...into('F6', 'F7', 'E6', 'D6', 'L11'),
      { face: 1 },
      { face: 3 },
      { stop: true },
      { gear: 'reverse' },
    ];
    const routes = single(['g1', 'g2', 'g3', 'a1', 'nobody'], steps);
    expect(agreed(under(), 'german', 'drive-on', { routes, more: [true] })).toHaveLength(5);
    expect(listed(under(), 'german', 'end-drive')).toEqual(['end-drive']);
  });

  test.each([
    ['[combat 11.1.2] no steps', { g1: [] }, 'NO_STEPS'],
    ['[combat 11.1.2] a unit that is not in it', { g3: ['L11'] }, 'NOT_MOVING'],
    [
      '[combat 11.1.2] too far',
      { g1: Array.from({ length: 12 }, (_, i) => ({ face: i % 2 ? 2 : 3 })) },
      'TOO_FAR',
    ],
  ])('%s', (_, routes, code) => {
    expect(refused(under(), drivesOn(routes as never))).toBe(code);
  });

  test('[combat 11.2.1] each once', () => {
    const [route] = drivesOn({ g1: ['F7'] }).routes as unknown as [object];
    expect(refused(under(), { order: 'drive-on', routes: [route, route] as never })).toBe('TWICE');
    const [first] = drives({ g1: ['E7'] }).routes as unknown as [object];
    expect(refused(begin(units), { order: 'drive', mode: 'normal', routes: [first, first] as never })).toBe(
      'TWICE',
    );
  });

  test('[combat 11.2.3] with infantry the tank may go on alone or in step', () => {
    const trial = begin(units).order('german', drives({ g1: ['E7'], g2: ['E7'] }, 'normal', true));
    const all = agreed(trial, 'german', 'drive-on', {
      routes: [[{ unit: 'g2', path: [{ face: 3 }] }], [{ unit: 'g1', path: [{ to: 'F7' }] }]],
      more: [true],
    });
    expect(all).toContain('drive-on g1>F7 more');
    expect(all).toContain('drive-on g1>F7 g2>F7 more');
    expect(refused(trial, drivesOn({ g2: [{ face: 3 }] }))).toBe('ON_FOOT');
  });

  test('[combat 11.1.3] ending it leaves it moving', () => {
    const trial = under().order('german', 'end-drive');
    expect(trial.told('drive-over')).toHaveLength(1);
    expect(trial.unit('g1')).toMatchObject({ rolling: 'forward', marker: 'moved' });
    expect(trial.awaits).toEqual(['american impulse']);
  });
});

describe('those under an overrun', () => {
  const units: Units = {
    g1: ['tank at D6', EAST],
    a1: '7-6 at E7',
    a2: ['7-6 at E7', { yellow: 'disrupted' }],
    a3: 'nco at E7',
    a4: ['7-6 at E7', { fired: 2 }],
    a5: '7-6 at H12',
    a6: ['nco at E7', { yellow: 'disrupted' }],
  };
  function overrun(targets = ['a1', 'a2', 'a3', 'a4', 'a6']): Trial {
    const order = drives({ g1: [{ to: 'E7', overrun: targets }] }, 'normal', true);
    const trial = drivesIn(begin(units), 'german', order, 5);
    while (trial.awaits[0] === 'american reaction') trial.order('american', 'hold-fire');
    return trial;
  }

  test('[combat 11.3.6] those with an attack left resist, together or under their leader', () => {
    const near = {
      units: [['a1'], ['a4'], ['a5'], ['g1'], ['nobody']],
      leader: ['a1', 'a5', 'a6', 'g1', 'nobody'],
    };
    const all = agreed(overrun(), 'american', 'resist', near);
    expect(all.length).toBeGreaterThan(0);
    expect(all.some((order) => order.includes('a4') || order.includes('a5'))).toBe(false);
    expect(all.filter((order) => order.endsWith(' a3'))).toHaveLength(1);
    const code = (ids: string[], leader?: string) =>
      refused(overrun(), { order: 'resist', units: ids, ...(leader && { leader }) }, 'american');
    expect(code(['a1'])).toBeUndefined();
    expect(code(['a1'], 'a3')).toBeUndefined();
    expect(code(['a1', 'a1'])).toBe('TWICE');
    expect(code(['a3'], 'a3')).toBe('TWICE');
    expect(code(['a5'])).toBe('CANNOT_RESIST');
    expect(code(['a4'])).toBe('CANNOT_RESIST');
    expect(code(['a1'], 'a6')).toBe('NO_SUCH_LEADER');
    expect(code(['a1'], 'a4')).toBe('NO_SUCH_LEADER');
    expect(code(['a1'], 'nobody')).toBe('NO_SUCH_LEADER');
  });
});

describe('who is listed to resist', () => {
  test.each([
    ['men', { a1: '7-6 at E7' }, ['a1']],
    ['men and a leader', { a1: '7-6 at E7', a3: 'nco at E7' }, ['a1 a3', 'a1+a3']],
    ['men and a Disrupted leader', { a1: '7-6 at E7', a3: ['nco at E7', { yellow: 'disrupted' }] }, ['a1']],
    ['a leader', { a3: 'nco at E7' }, ['a3']],
  ] as [string, Units, string[]][])('[combat 11.3.6] %s', (_, placed, expected) => {
    const trial = begin({ g1: ['tank at D6', EAST], a9: 'nco at L12', ...placed });
    const overrun = Object.keys(placed);
    drivesIn(trial, 'german', drives({ g1: [{ to: 'E7', overrun }] }, 'normal', true), 5);
    while (trial.awaits[0] === 'american reaction') trial.order('american', 'hold-fire');
    expect(agreed(trial, 'american', 'resist')).toEqual(expected.map((each) => `resist ${each}`));
  });
});

describe('rolling on', () => {
  test('[combat 11.1.7] only the vehicle in question answers', () => {
    const agenda = [{ task: 'turn' as const }, { task: 'rolling-on' as const, side: 'german' }];
    const rolling = { ...EAST, drove: true, marker: 'moved', rolling: 'forward' } as const;
    const trial = begin(
      { g1: ['tank at D6', rolling], g2: ['tank at F6', EAST], a1: '7-6 at H12' },
      { agenda, clock: { phase: 'fire-and-movement' } },
    );
    const unit = ['g1', 'g2', 'a1', 'nobody'];
    expect(agreed(trial, 'german', 'roll-on', { unit })).toEqual(['roll-on g1']);
    expect(agreed(trial, 'german', 'come-to-rest', { unit })).toEqual(['come-to-rest g1']);
    expect(refused(trial, { order: 'roll-on', unit: 'g2' })).toBe('NOT_ASKED');
  });
});
