import type { PanzerSystem } from '../system.js';
import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

const GUN = {
  name: 'Gun',
  kind: 'gun',
  field: 'A',
  rows: [
    { ammo: 'AP', type: 'KE', range: { P: 9 }, factor: { P: 18 } },
    { ammo: 'HEAT', type: 'CE', range: { P: 9 }, factor: { P: 11 } },
  ],
} as const;

interface Parts {
  readonly g1?: object;
  readonly s1?: object;
  readonly units?: Readonly<Record<string, Placed>>;
  readonly map?: ReturnType<typeof field>;
  readonly options?: PanzerSystem['options'];
  readonly sides?: object;
}

const duel = ({ g1, s1, units = {}, options = {}, ...more }: Parts = {}) =>
  new Trial({
    units: {
      g1: ['Panzer IV at D4', { facing: 3, ...g1 }],
      s1: ['T-34 at D8', { facing: 0, spotted: true, ...s1 }],
      ...units,
    },
    commands: { g1: 'fire' },
    options,
    ...(more as object),
  });

const fire = (parts: Parts, ammo: string, ...faces: number[]) =>
  duel(parts).fire('german', 'g1', 's1', ammo, ...faces);

test('[panzer S.ap-combat/c] each shell has its own Penetration Factor: KE, or CE of HEAT and hand-held weapons', () => {
  const with2 = {
    g1: { weapons: [GUN] as never },
    options: { optional: ['7.10.2'] } as PanzerSystem['options'],
  };
  const penetration = (ammo: string) =>
    fire(with2, ammo, ...d100(1), ...d100(60), ...(ammo === 'AP' ? [1] : [])).told('hit-located')[0];
  expect(penetration('AP')).toMatchObject({ armor: 18, penetration: 18, penetrates: true });
  expect(penetration('HEAT')).toMatchObject({ armor: 18, penetration: 11, penetrates: false });
  // What spares S-Types spares them from KE only.
  const soft = (ammo: string, ...faces: number[]) =>
    fire({ ...with2, s1: { type: 'S', armor: undefined } }, ammo, ...d100(1), ...d100(60), 3, ...faces).told(
      'ap-damage',
    )[0];
  expect([soft('AP')?.net, soft('HEAT', 9, ...d100(100))?.net]).toEqual([1, 3]);
});

test('[panzer S.height/d] to a higher target the shot rises, on one level it is level', () => {
  const line = (map?: ReturnType<typeof field>) =>
    fire(
      {
        ...(map && { map }),
        g1: { weapons: [{ ...GUN, rows: [{ ...GUN.rows[0], factor: { P: 1 } }] }] as never },
      },
      'AP',
      ...d100(1),
      ...d100(60),
    ).told('hit-located')[0];
  expect(line()).toMatchObject({ line: 'level', armor: 18 });
  expect(line(field({ D8: { level: 1 } }))).toMatchObject({ line: 'from below', armor: 23 });
});

test('[panzer S.hit-location/a] hits strike turret or hull, each at front, side or rear, or the tracks', () => {
  const weak = { g1: { weapons: [{ ...GUN, rows: [{ ...GUN.rows[0], factor: { P: 1 } }] }] as never } };
  const at = (facing: number, rolled: number) => {
    const bails = rolled >= 95 ? d100(100) : [];
    return fire({ ...weak, s1: { facing } }, 'AP', ...d100(1), ...d100(rolled), ...bails).told(
      'hit-located',
    )[0]?.location;
  };
  const struck = [0, 1, 2, 3].flatMap((facing) => [5, 25, 45, 70, 95].map((rolled) => at(facing, rolled)));
  expect([...new Set(struck)].sort()).toEqual(['HF', 'HR', 'HS', 'TF', 'TK', 'TR', 'TS']);
});

test('[panzer S.dice/b] a (10) runs from 1 to 10: its 0 is the ten, and the worst damage', () => {
  const damage = (face: number) =>
    fire({}, 'AP', ...d100(1), ...d100(60), face, ...(face === 3 ? [9, ...d100(100)] : [])).told(
      'ap-damage',
    )[0];
  expect(damage(1)).toMatchObject({ rolled: 1, result: 'No Damage' });
  expect(damage(0)).toMatchObject({ rolled: 10, result: 'Brewed Up' });
});

describe('a Brew Up', () => {
  const sides = {
    soviet: {
      formations: {
        a: { name: 'A', grade: 'Seasoned', cohesionNumber: 1, losses: 5 },
        b: { name: 'B', grade: 'Seasoned', cohesionNumber: 1, losses: 5 },
      },
    },
  };
  const units: Record<string, Placed> = {
    s2: ['Soviet squad at D8', { formation: 'a' }],
    s3: ['Soviet squad at D8', { formation: 'b' }],
    s4: ['Soviet squad at D9', { formation: 'a' }],
  };
  const parts = (optional: PanzerSystem['options']['optional']): Parts => ({
    s1: { formation: 'a' },
    units,
    sides,
    options: { optional },
  });

  test('[panzer S.ko-bu-wreck/c] calls for morale checks of its formation in its hex', () => {
    const trial = fire(parts(['7.1']), 'AP', ...d100(1), ...d100(60), 0, ...d100(100));
    expect(trial.told('lost')).toMatchObject([{ unit: 's1', how: 'brewed-up' }]);
    expect(trial.told('morale-check').map(({ unit }) => unit)).toEqual(['s2']);
  });

  test('[panzer S.roll-direction/d] a high roll is good for morale, and for recovery from a Break', () => {
    const recovers = (rolled: number) =>
      new Trial(
        {
          units: { g1: ['Rifle squad at D4', { broken: 'off' }], s1: 'T-34 at P8' },
          options: { optional: ['7.1'] },
          agenda: [{ task: 'direct-fire', side: 'german' }, { task: 'recover-morale' }],
        },
        ...d100(rolled),
      ).told('break-roll')[0]?.recovers;
    expect([recovers(1), recovers(100)]).toEqual([false, true]);
    const result = (rolled: number) =>
      fire(parts(['7.1']), 'AP', ...d100(1), ...d100(60), 0, ...d100(rolled)).told('morale-check')[0]?.result;
    expect([result(1), result(100)]).toEqual(['breaks', 'hesitates']);
  });
});

test('[panzer 7.39/a] what takes from the roll makes the crew leave: a shaken crew goes at a roll at which others stay', () => {
  const leaves = (s1: object, optional: PanzerSystem['options']['optional']) =>
    fire({ s1, options: { optional } }, 'AP', ...d100(1), ...d100(95), ...d100(40)).told('bail-out')[0];
  expect(leaves({}, ['7.39'])).toMatchObject({ needs: 25, net: 40, leaves: false });
  expect(leaves({ broken: 'on' }, ['7.39'])).toMatchObject({ net: 20, leaves: true });
  expect(leaves({ hesitating: 'on' }, ['7.39'])).toMatchObject({ net: 30, leaves: false });
  expect(leaves({ broken: 'on' }, [])).toMatchObject({ net: 40, leaves: false });
});
