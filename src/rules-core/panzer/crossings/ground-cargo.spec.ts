import { d100, type Placed, Trial } from '../testkit.testkit.js';
import { moving } from './ground.testkit.js';

const rolls = (...values: number[]) => values.flatMap((value) => [...d100(value)]);
const carrier: Placed = ['SdKfz 251/1 at D4', { facing: 3, crossCountry: 8 }];
const mined = (kind: object) =>
  ({ D4: { mines: [{ side: 'soviet', strength: 'hasty', ...kind }] } }) as never;
const company = (more: object = {}) => ({
  german: { formations: { f: { name: 'F', grade: 'Elite', cohesionNumber: 9, losses: 0, ...more } } },
});
const out = (unit: string) => ({ order: 'dismount', vehicle: 'g1', units: [unit] });

describe('unloading meets', () => {
  test('[panzer 7.31.2/f × S.mounting] a carrier that unloads among mines for vehicles does not move among them', () => {
    const trial = moving({ g1: carrier, g2: ['Rifle squad', { aboard: 'g1' }] }, ['7.31'], {
      marks: mined({ vehicular: true }),
    });
    trial.order('german', out('g2'));
    expect(trial.kinds).not.toContain('mine-attack');
  });

  test('[panzer 7.31.2/e × S.towed-units] a gun that is unhitched among mines for men is lost to them', () => {
    const trial = moving(
      { g1: ['SdKfz 7 at D4', { facing: 3 }], g2: ['3.7cm PaK 36', { aboard: 'g1' }] },
      ['7.31'],
      { marks: mined({ personnel: true }) },
    );
    trial.order('german', out('g2'), ...rolls(1));
    expect(trial.told('lost').map(({ unit }) => unit)).toEqual(['g2']);
  });

  test('[panzer 7.16/b × S.mounting] a platform gun does not fire while it is hitched', () => {
    const why = (gun: Placed) => {
      const trial = new Trial({
        units: { g1: ['SdKfz 7 at D4', { facing: 3 }], g2: gun, s1: ['T-34 at D8', { spotted: true }] },
        commands: { g1: 'fire', g2: 'fire' },
        options: { optional: ['7.16'] },
      });
      const order = { order: 'fire', target: 's1', shots: [trial.aim('g2')] };
      return trial.refusal('german', order, ...rolls(100))?.refused;
    };
    const hitched: Placed = ['8.8cm FlaK 36 ATG/AAG', { aboard: 'g1', facing: 3 }];
    expect([why(hitched), why('8.8cm FlaK 36 ATG/AAG at D4')]).toEqual(['CANNOT_FIRE', undefined]);
  });
});

describe('a carrier that is lost meets', () => {
  const burning = (
    units: Readonly<Record<string, Placed>>,
    optional: readonly string[],
    ...faces: number[]
  ) =>
    new Trial(
      {
        units: {
          g1: ['SdKfz 251/1 at D4', { facing: 3, collateral: ['fuel'] }],
          ...units,
          s9: 'T-34 at Z14',
        },
        options: { optional: ['7.23', ...optional] as never },
        clock: { phase: 'movement' },
        sides: company() as never,
      },
      ...faces,
    );
  const CHQ: Placed = ['CHQ half-squad', { aboard: 'g1', post: 'CHQ' }];

  test('[panzer 7.52/f × S.bail-out/e] a CHQ that falls with it is lost to the formation', () => {
    const trial = burning({ g2: CHQ, g3: 'Panzer IV at Z1' }, ['7.52'], ...[2, ...rolls(99)]);
    expect(trial.battle.side('german').formations?.f?.headquartersLost).toEqual(['CHQ']);
  });

  test('[panzer 7.1.3/c × S.bail-out/e] and a unit near it owes a Forced Check', () => {
    const trial = burning(
      { g2: CHQ, g3: 'Panzer IV at D5', g4: 'Panzer IV at Z1' },
      ['7.1'],
      ...[2, ...rolls(99, 100)],
    );
    expect(trial.told('morale-check').map(({ unit, forced }) => [unit, forced])).toEqual([['g3', true]]);
  });

  test('[panzer CES.9/b × S.bail-out/e] a gun stands unhitched when its tractor is Knocked Out', () => {
    const trial = moving(
      {
        g1: ['Rifle squad at D4', { facing: 3 }],
        s1: ['ZiS-5 truck at D5', { facing: 0, fired: true }],
        s2: ['45mm M37 ATG', { aboard: 's1' }],
      },
      [],
      { first: 'german' },
    );
    trial.order('german', { order: 'close-assault', units: ['g1'], target: 's1' }, ...rolls(99), 9);
    expect(trial.told('lost').map(({ unit }) => unit)).toEqual(['s1']);
    expect(trial.unit('s2')).toMatchObject({ at: 'D5', suppressed: 'on' });
    expect(trial.unit('s2').aboard).toBeUndefined();
  });
});

describe('who rides meets', () => {
  const recovers = (rider: object, kind: 'break-roll' | 'suppression-roll', command: string) => {
    const trial = new Trial(
      {
        units: {
          g1: ['SdKfz 251/1 at D4', { command } as never],
          g2: ['Rifle squad', { aboard: 'g1', ...rider }],
          s9: 'T-34 at Z14',
        },
        options: { optional: ['7.1', '7.53'] },
        clock: { phase: 'adjustment' },
        sides: company() as never,
      },
      ...rolls(50),
    );
    const { rolled = 0, net = 0 } = trial.told(kind)[0] ?? {};
    return net - rolled;
  };

  test('[panzer 7.1.6.2/b × S.mounting] a Broken rider recovers with the command of his carrier', () => {
    const net = (command: string) => recovers({ broken: 'off' }, 'break-roll', command);
    expect(net('move') - net('none')).toBe(-20);
  });

  test('[panzer S.suppression/b × S.mounting] and so does a Suppressed one', () => {
    const net = (command: string) => recovers({ suppressed: 'off' }, 'suppression-roll', command);
    expect(net('move') - net('none')).toBe(20);
  });

  test('[panzer S.close-assault/d × S.mounting] a unit that has assaulted mounts nothing in that turn', () => {
    const trial = moving(
      { g1: carrier, g2: 'Rifle squad at D4', s1: ['T-34 at D5', { facing: 0, fired: true }] },
      [],
      { first: 'german' },
    );
    trial.order('german', { order: 'close-assault', units: ['g2'], target: 's1' }, ...rolls(2));
    while (!trial.awaits.includes('german movement'))
      trial.order(trial.awaits[0]?.split(' ')[0] ?? '', 'end-step');
    expect(trial.refusal('german', { order: 'mount', vehicle: 'g1', units: ['g2'] })?.refused).toBe(
      'HAS_MOVED',
    );
  });

  test('[panzer S.available-commands/b × S.mounting] squads aboard count for the commands of their formation', () => {
    const lorry: Placed = ['Opel Blitz truck at D4', {}];
    const most = (squads: boolean) => {
      const riders = Object.fromEntries(
        [1, 2, 3, 4].map((n) => [`g1${n}`, ['Rifle squad', { aboard: `g${n}` }]]),
      );
      const trial = new Trial({
        units: {
          g1: lorry,
          g2: lorry,
          g3: lorry,
          g4: lorry,
          ...(squads && riders),
          s9: 'T-34 at Z14',
        } as never,
        clock: { phase: 'command' },
        sides: company() as never,
      });
      const may = (n: number) =>
        trial.refusal('german', {
          order: 'place-commands',
          counters: [1, 2, 3, 4].slice(0, n).map((k) => ({ command: 'move', units: [`g${k}`] })),
        }) === undefined;
      return [4, 3, 2, 1].find(may) ?? 0;
    };
    expect(most(true)).toBe(4);
    expect(most(false)).toBeLessThan(2);
  });
});
