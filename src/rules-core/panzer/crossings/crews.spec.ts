import type { PanzerSystem } from '../system.js';
import { d100, type Placed, Trial } from '../testkit.testkit.js';

type Options = PanzerSystem['options'];
type Optional = readonly string[];
type Units = Readonly<Record<string, Placed>>;

const plays = (...optional: Optional) => ({ optional }) as Options;
/** Armor of one thickness, at every angle and level. */
const plates = (armor: number) => {
  const line = { TF: armor, TS: armor, TR: armor, HF: armor, HS: armor, HR: armor };
  const both = { even: line, oblique: line };
  return { level: both, rising: both, falling: both };
};
const GUN = {
  name: 'Gun',
  kind: 'gun',
  field: 'A',
  rows: [
    { ammo: 'AP', type: 'KE', range: { P: 9 }, factor: { P: 20 }, damageClass: '75-76mm KE' },
    { ammo: 'GP', type: 'GP', range: { P: 9 }, factor: { P: 4 } },
  ],
};
const RIFLES = {
  name: 'Rifles',
  kind: 'small-arms',
  field: 'A',
  rows: [{ ammo: 'GP', type: 'GP', range: { P: 1, S: 3 }, factor: { P: 4, S: 4 } }],
};

describe('recovery', () => {
  test('[panzer 7.50/c × 7.55.2/h] S of a leader is taken off the 20 of a unit that has defended itself', () => {
    const net = (leader?: object) =>
      new Trial(
        {
          units: {
            g1: [
              'Panzer IV at D4',
              { command: 'none', defended: true, suppressed: 'off', ...(leader && { leader }) } as never,
            ],
            s1: 'T-34 at D8',
          },
          options: plays('7.50', '7.55'),
          agenda: [{ task: 'direct-fire', side: 'german' }, { task: 'recover-suppression' }],
        },
        ...d100(45),
      ).told('suppression-roll')[0]?.net;
    expect([net(), net({ name: 'Stein', S: 10 })]).toEqual([65, 55]);
  });
});

describe('Collateral Damage meets', () => {
  test('[panzer 7.23.1/a × S.overrun/c] an Overrun is not Direct Fire: optics do not matter', () => {
    const net = (set: object) =>
      new Trial({
        units: {
          g1: ['Panzer IV at D4', { facing: 3, coax: undefined, ...set }],
          s1: ['Soviet squad at D5', { fired: true }],
        },
        commands: { g1: 'move' },
        clock: { phase: 'movement' },
        options: plays('7.23'),
        first: 'soviet',
      })
        .order('german', { order: 'overrun', unit: 'g1', path: ['D5', 'D6'], at: 'D5' }, ...d100(10))
        .told('overrun')[0]?.net;
    expect(net({ collateral: ['optics'] })).toBe(net({}));
  });

  const driving = (set: object, optional: Optional, more: object = {}) => {
    const trial = new Trial({
      units: {
        g1: ['Panzer IV at D4', { facing: 3, tt: 2, ...set }],
        s1: ['T-34 at Y12', { command: 'none' }],
      },
      commands: { g1: 'move' },
      clock: { phase: 'movement' },
      options: plays(...optional),
      first: 'soviet',
      ...more,
    });
    return (order: object) =>
      trial.refusal('german', { order: 'move', unit: 'g1', path: ['D5'], ...order })?.refused;
  };
  const ring: object = { collateral: ['turret-ring'] };

  test('[panzer 7.23.2/a × 7.8.1/b] a turret ring that is shot does not turn on the move either', () => {
    expect([driving({}, ['7.8', '7.23'])({ turret: 2 }), driving({}, ['7.8', '7.23'])({})]).toEqual([
      undefined,
      undefined,
    ]);
    expect(driving(ring, ['7.8', '7.23'])({ turret: 2 })).toBe('NO_TURRET');
    expect(driving(ring, ['7.8', '7.23'])({})).toBeUndefined();
  });

  test('[panzer 7.20/b × 7.23.2/a] a Long Gun that is stuck to the side does not come into a Grove any more', () => {
    const grove = { marks: { D5: { terrain: 'grove (medium)' } } };
    const sideways: object = { longGun: true, turretFacing: 2 };
    const turned = (set: object) => driving(set, ['7.8', '7.20', '7.23'], grove)({ turret: 3 });
    expect(turned(sideways)).toBeUndefined();
    expect(turned({ ...sideways, ...ring })).toBe('NO_TURRET');
    expect(driving({ ...sideways, ...ring }, ['7.8', '7.20', '7.23'], grove)({})).toBe('LONG_GUN');
  });
});

describe('a Brew Up meets passengers', () => {
  const formations = { a: { name: 'A', grade: 'Seasoned', cohesionNumber: 1, losses: 1 } } as const;
  const burnt = (optional: Optional, ...faces: readonly number[]) =>
    new Trial({
      units: {
        g1: ['Panzer IV at D4', { facing: 3, weapons: [GUN] as never }],
        s1: ['T-34 at D8', { facing: 0, spotted: true, armor: plates(5), formation: 'a' }],
        s2: ['Soviet squad at D8', { aboard: 's1', formation: 'a' }],
        s3: ['Soviet squad at Z12', { formation: 'a' }],
      },
      sides: { soviet: { formations } },
      commands: { g1: 'fire' },
      options: plays(...optional),
    }).fire('german', 'g1', 's1', 'AP', ...d100(1), ...d100(60), 0, ...d100(50), ...faces);

  test('[panzer S.ko-bu-wreck/b × S.bail-out/e, 7.1.2/d × S.bail-out/e] a unit that comes out of the burning carrier is Suppressed, and checks its morale', () => {
    expect(burnt([]).unit('s2')).toMatchObject({ suppressed: 'on', kind: 'squad' });
    const trial = burnt(['7.1'], ...d100(99));
    expect(trial.told('morale-check').map(({ unit }) => unit)).toEqual(['s2']);
  });
});

describe('Open hatches meet', () => {
  const fired = (weapon: object, s1: Placed, optional: Optional, ...faces: readonly number[]) =>
    new Trial({
      units: { g1: ['Rifle squad at D4', { weapons: [weapon] as never }], s1 },
      commands: { g1: 'fire' },
      options: plays(...optional),
    }).fire('german', 'g1', 's1', 'GP', ...faces);
  const open = (at: string): Placed => [
    `T-34 at ${at}`,
    { facing: 0, spotted: true, hatch: 'open', gpDefense: 5 },
  ];

  test('[panzer 7.8.3/d × CES.4/d] fire that is too weak for them: turret damage, no Track hit, on a result that ends in 0', () => {
    const trial = fired(GUN, open('D6'), ['7.8'], ...d100(100), ...d100(100));
    expect(trial.unit('s1')).toMatchObject({ turretDamaged: true });
    expect(trial.unit('s1').trackHit).toBeUndefined();
  });

  test('[panzer 7.8.3/e × CES/a] small arms that damage a turret drive nobody out', () => {
    const near: Placed = ['T-34 at D5', { facing: 0, spotted: true, hatch: 'open', gpDefense: 2 }];
    const trial = fired(RIFLES, near, ['7.8'], ...d100(99));
    expect(trial.unit('s1').turretDamaged).toBe(true);
    expect(trial.kinds).not.toContain('bail-out');
  });
});

describe('shaken crews meet', () => {
  test('[panzer 7.39 × CES.7/b] rifles that damage a half-track beside them: a Broken crew leaves on 55', () => {
    const leaves = (roll: number) =>
      new Trial({
        units: {
          g1: ['Rifle squad at D4', { weapons: [RIFLES] as never }],
          s1: ['T-34 at D5', { facing: 0, spotted: true, type: 'P', gpDefense: 2, broken: 'on' }],
        },
        commands: { g1: 'fire' },
        options: plays('7.1', '7.39'),
      })
        .fire('german', 'g1', 's1', 'GP', ...d100(99), 9, ...d100(roll))
        .unit('s1').bailedOut === true;
    expect([leaves(55), leaves(56)]).toEqual([true, false]);
  });

  test('[panzer 7.39 × CES.9/a] a Track hit in Close Assault: a Hesitating crew leaves on 35', () => {
    const leaves = (roll: number) => {
      const trial = new Trial({
        units: {
          g1: ['Rifle squad at D4', {}],
          s1: ['T-34 at D5', { facing: 0, fired: true, hesitating: 'on', suppressed: undefined }],
        },
        commands: { g1: 'move' },
        options: plays('7.1', '7.39'),
        clock: { phase: 'movement' },
      });
      trial.order(
        'german',
        { order: 'close-assault', units: ['g1'], target: 's1' },
        ...d100(100),
        ...d100(roll),
      );
      expect(trial.unit('s1').trackHit).toBe(true);
      return trial.unit('s1').bailedOut === true;
    };
    expect([leaves(35), leaves(36)]).toEqual([true, false]);
  });
});

describe('leaders meet', () => {
  test('[panzer 7.22.2/b × 7.55.1/b] they do not raise the Unit Grade that infantry smoke depends on', () => {
    const limit = (leader?: object) =>
      new Trial({
        units: { g1: ['Rifle squad at D4', { ...(leader && { leader }) } as never], s1: 'T-34 at H4' },
        commands: { g1: 'fire' },
        options: plays('7.22', '7.55'),
      })
        .order('german', { order: 'lay-smoke', unit: 'g1' }, 1)
        .told('infantry-smoke')[0]?.limit;
    expect([limit(), limit({ name: 'Stein', rank: 8, G: 5 })]).toEqual([5, 5]);
  });

  test('[panzer 7.52/c × 7.55.2/b] MOVE of a leader’s unit does not count as the company’s, and is not limited when others stray', () => {
    const company = (led: object): Units => ({
      g1: ['Panzer IV at D4', { formation: 'co', ...led }],
      g2: ['Panzer IV at D4', { formation: 'co' }],
      g3: ['Panzer IV at P4', { formation: 'co' }],
      g9: ['Panzer IV at D4', { formation: 'co', post: 'CHQ' }],
      s1: 'T-34 at Z14',
    });
    const refused = (led: object, moving: readonly string[]) =>
      new Trial({
        units: company(led),
        sides: { german: { formations: { co: { name: 'A Company', grade: 'Elite' } } } },
        options: plays('7.52', '7.55'),
        clock: { phase: 'command' },
      }).refusal('german', {
        order: 'place-commands',
        counters: moving.map((unit) => ({ command: 'move', units: [unit] })),
      } as never)?.refused;
    const leader = { leader: { name: 'Stein', M: 5 } };
    expect(refused({}, ['g1', 'g2', 'g9'])).toBe('TOO_MANY_MOVES');
    expect(refused(leader, ['g1', 'g2', 'g9'])).toBeUndefined();
    expect(refused(leader, ['g1', 'g2', 'g9', 'g3'])).toBe('TOO_MANY_MOVES');
  });
});

describe('damage meets', () => {
  test('[panzer 7.8.1/d × 7.8.4/a] Turret Damaged, it meets on Overwatch who is one hexside off its turret, not two', () => {
    const meets = (turretFacing: number, set: object = { turretDamaged: true }) =>
      new Trial({
        units: {
          g1: ['Panzer IV at D4', { facing: 3, turretFacing, tt: 2, ...set }],
          s1: ['T-34 at D9', { facing: 0 }],
        },
        commands: { g1: 'overwatch', s1: 'move' },
        clock: { phase: 'movement' },
        options: plays('7.8'),
        first: 'german',
      })
        .order('soviet', { order: 'move', unit: 's1', path: ['D8'] })
        .legalOf('german', 'fire').length > 0;
    expect([meets(1, {}), meets(1), meets(2)]).toEqual([true, false, true]);
  });

  test('[panzer 7.25/b × 7.38.12.2/e] a flamethrower that went with its trailer is not repaired', () => {
    const trial = new Trial({
      units: { i1: ['L3/35 Lf at D8', { facing: 3 }], b1: 'Crusader I at Y12' },
      options: plays('7.25', '7.38'),
      first: 'british',
      agenda: [
        { task: 'direct-fire', side: 'british' },
        { task: 'repair-weapons' },
        { task: 'direct-fire', side: 'italian' },
      ],
    });
    trial.order('italian', { order: 'jettison', unit: 'i1' }).order('italian', 'end-step');
    expect(trial.kinds).not.toContain('repair-roll');
    expect(trial.unit('i1').weapons?.[0]?.state).toBe('out-of-action');
  });
});
