import { d100, field, type Placed, Trial } from '../testkit.testkit.js';
import { gpResult } from './table.js';

const spotted = { spotted: true } as const;

/** A Panzer IV in D6 fires GP at what stands in D8; with a coax MG its roll counts 10 more. */
const shoot = (target: Placed, faces: readonly number[], more: object = {}, shooter: object = {}) =>
  new Trial({
    units: { g1: ['Panzer IV at D6', { facing: 3, coax: undefined, ...shooter }], s1: target },
    commands: { g1: 'fire' },
    ...more,
  }).fire('german', 'g1', 's1', 'GP', ...faces);

const squad: Placed = ['Soviet squad at D8', spotted];
const vehicle = (set: object): Placed => ['T-34 at D8', { facing: 0, ...spotted, ...set }];

describe('the GP Combat Table', () => {
  test('[panzer S.roll-direction/b, S.gp-combat/a] high is good for the shooter; below there is no effect', () => {
    const { battle } = shoot(squad, d100(1));
    expect([47, 48, 85, 86].map((net) => gpResult(battle, 0, net))).toEqual([
      'none',
      'suppressed',
      'suppressed',
      'effective',
    ]);
    expect([gpResult(battle, -9, 98), gpResult(battle, 20, 6)]).toEqual(['suppressed', 'effective']);
  });

  test('[panzer S.gp-factors/a, S.gp-factors/c] factor of the bracket less the GP Defense of the ground; a leg unit on the move has 2 less', () => {
    const fired = (target: Placed, more: object = {}) => shoot(target, d100(1), more).told('gp-fire')[0];
    expect(fired(squad)).toMatchObject({ factor: 5, defense: 3 });
    expect(fired(['Soviet squad at D8', { ...spotted, moved: true }])).toMatchObject({ defense: 1 });
    expect(fired(squad, { map: field({ D8: 'stone-building' }) })).toMatchObject({ defense: 8 });
    expect(fired(['Soviet squad at D8', { ...spotted, fullCover: true }])).toMatchObject({ defense: 5 });
    expect(fired(squad, { marks: { D8: { improvedPosition: true } } })).toMatchObject({ defense: 7 });
  });

  test('[panzer S.gp-combat/c, 7.1.5.1/a, 7.1.5.2/c, 7.57/c] coax, Suppressed, Damaged, morale, CREW add to the roll', () => {
    const net = (shooter: object, options: object = {}) =>
      shoot(squad, d100(50), { options }, shooter).told('gp-fire')[0]?.net;
    expect(net({})).toBe(50);
    expect(net({ coax: true })).toBe(60);
    expect([net({ suppressed: 'on' }), net({ turretDamaged: true }), net({ hullDamaged: true })]).toEqual([
      30, 40, 50,
    ]);
    expect([net({ hesitating: 'on' }), net({ broken: 'off' })]).toEqual([40, 30]);
    expect([net({ crewNoted: true }), net({ crewNoted: true }, { optional: ['7.57'] })]).toEqual([50, 45]);
  });

  test('[panzer S.gp-combat/c, S.smoke-and-sight] a moving vehicle, smoke on the line', () => {
    const net = (target: Placed, marks: object = {}) =>
      shoot(target, d100(20), { marks }).told('gp-fire')[0]?.net;
    expect(net(vehicle({ command: 'move' }))).toBe(10);
    expect(net(squad, { D7: { smoke: [{ density: 'open', face: 'on' }] } })).toBe(10);
    expect(net(squad, { D7: { smoke: [{ density: 'closed', face: 'on' }] } })).toBe(0);
  });
});

describe('leg and towed units', () => {
  test('[panzer CES.3, S.leg-results/a, S.gp-combat/a] Effective makes a squad a Suppressed half-squad', () => {
    const trial = shoot(squad, d100(100));
    expect(trial.told('reduced')).toHaveLength(1);
    expect(trial.unit('s1')).toMatchObject({ kind: 'half-squad', suppressed: 'on', points: 4 });
    expect(trial.unit('s1').weapons?.[0]?.rows[0]?.factor).toEqual({ P: 2, S: 2, M: 1, L: 1 });
    expect(trial.battle.side('soviet')).toMatchObject({ halved: 4 });
  });

  test('[panzer CES.3, S.leg-results/b, S.leg-results/a] smaller units and guns are eliminated', () => {
    for (const name of ['Rifle squad (DP), half-squad', 'HMG section (2 Maxim)', '45mm M37 ATG']) {
      const trial = shoot([`${name} at D8`, { ...spotted, spot: 'fire' }], d100(100));
      expect(trial.told('lost')).toEqual([{ unit: 's1', how: 'eliminated' }]);
    }
  });

  test('[panzer CES.3, S.suppression/a] Suppressed puts SUPPRESSED/ON', () => {
    expect(shoot(squad, d100(60)).unit('s1').suppressed).toBe('on');
    expect(
      shoot(['Soviet squad at D8', { ...spotted, suppressed: 'off' }], d100(60)).unit('s1').suppressed,
    ).toBe('on');
    expect(shoot(squad, d100(10)).unit('s1').suppressed).toBeUndefined();
  });
});

describe('guns against vehicles', () => {
  const A = (gpDefense: number, more: object = {}) => vehicle({ type: 'A', gpDefense, ...more });

  test('[panzer CES.4/a, CES.4/b, CES.4/g, S.target-types-a-p-s] the GP Defense gate: Effective counts if the maximum effectiveness reaches it', () => {
    expect(shoot(A(5), d100(50)).unit('s1').suppressed).toBe('on');
    expect(shoot(A(6), d100(99)).unit('s1').suppressed).toBe('on');
    expect(shoot(A(5), [...d100(99), 5]).told('lost')).toHaveLength(1);
    // Partly armored vehicles have the gate too, soft ones do not.
    expect(shoot(vehicle({ type: 'P', gpDefense: 6 }), d100(99)).unit('s1').suppressed).toBe('on');
    expect(shoot(vehicle({ type: 'S', gpDefense: 6 }), [...d100(99), 6]).told('lost')).toEqual([
      { unit: 's1', how: 'knocked-out' },
    ]);
  });

  test('[panzer CES.4/c, CES/a, CES/b, S.gp-combat/b, S.damage-results-ap/d] a result that ends in 5 is Damage, turret on 4 or less, and Bail Out follows', () => {
    const trial = shoot(A(2), [...d100(95), 4, ...d100(80)]);
    expect(trial.unit('s1').turretDamaged).toBe(true);
    expect(trial.told('bail-out')).toHaveLength(1);
    expect(shoot(A(2), [...d100(95), 5, ...d100(80)]).unit('s1').hullDamaged).toBe(true);
    expect(shoot(A(2, { unarmed: true }), [...d100(95), ...d100(80)]).unit('s1').hullDamaged).toBe(true);
  });

  test('[panzer CES.4/d, CES/a, S.gp-combat/b] one that ends in 0 is a Track hit', () => {
    const trial = shoot(A(2), [...d100(100), ...d100(80)]);
    expect(trial.unit('s1').trackHit).toBe(true);
    expect(trial.told('bail-out')).toHaveLength(1);
  });

  test('[panzer CES.4/e, CES/b] otherwise (10) within the maximum effectiveness is BU, above it KO', () => {
    expect(shoot(A(2), [...d100(99), 5]).told('lost')).toEqual([{ unit: 's1', how: 'brewed-up' }]);
    expect(shoot(A(2), [...d100(99), 6]).told('lost')).toEqual([{ unit: 's1', how: 'knocked-out' }]);
  });

  test('[panzer 7.11/b, 7.11/c, 7.11/d, CES.4/e] with 7.11 a BU-noted vehicle takes 2 off a KO, which may make it a BU', () => {
    const burns = (rolled: number, optional: readonly '7.11'[]) =>
      shoot(A(2, { buNoted: true }), [...d100(99), rolled], { options: { optional } }).told('lost')[0]?.how;
    expect([burns(7, []), burns(7, ['7.11']), burns(8, ['7.11'])]).toEqual([
      'knocked-out',
      'brewed-up',
      'knocked-out',
    ]);
  });

  test('[panzer CES.5/a, CES.5/b, CES.5/c, CES.5/d] soft vehicles have no gate', () => {
    const strong = (rolled: number, ...more: number[]) => {
      const gun = {
        name: 'Gun',
        kind: 'gun',
        field: 'A',
        rows: [{ ammo: 'GP', type: 'GP', range: { P: 9 }, factor: { P: 14 } }],
      };
      return shoot(vehicle({ type: 'S', gpDefense: 9 }), [...d100(rolled), ...more], {}, { weapons: [gun] });
    };
    expect(strong(20).unit('s1').suppressed).toBe('on');
    expect(strong(95, 4, ...d100(80)).unit('s1').turretDamaged).toBe(true);
    expect(strong(100, ...d100(80)).unit('s1').trackHit).toBe(true);
    expect(strong(99, 0).told('lost')).toEqual([{ unit: 's1', how: 'brewed-up' }]);
  });

  test('[panzer CES.4/f, 7.8.3/d] with turrets an Open one below the gate has its turret damaged, a Buttoned Up one is Suppressed', () => {
    const options = { options: { optional: ['7.8'] } };
    const open = shoot(A(6), [...d100(99), ...d100(80)], options);
    expect(open.unit('s1').turretDamaged).toBe(true);
    expect(shoot(A(6, { hatch: 'buttoned' }), d100(99), options).unit('s1')).toMatchObject({
      suppressed: 'on',
    });
  });
});

describe('small arms against vehicles', () => {
  /** An HMG section at that many hexes: pointblank to 2, short to 5. */
  const fire = (set: object, hex: string, faces: readonly number[], options: object = {}) =>
    new Trial({
      units: {
        g1: ['HMG section at D4', { facing: 3 }],
        s1: [`T-34 at ${hex}`, { facing: 0, gpDefense: 1, ...spotted, ...set }],
      },
      commands: { g1: 'fire' },
      options,
    }).fire('german', 'g1', 's1', 'GP', ...faces);

  test('[panzer CES.6/a, CES.6/c, CES/a, S.small-arms/a, S.small-arms/c] armored: Suppressed at pointblank, by an Effective at short, else nothing', () => {
    const A = { type: 'A' } as const;
    expect(fire(A, 'D6', d100(99)).unit('s1').suppressed).toBe('on');
    expect(fire(A, 'D8', d100(99)).unit('s1').suppressed).toBe('on');
    expect(fire(A, 'D8', d100(20)).told('unharmed')).toHaveLength(1);
    expect(fire(A, 'D11', d100(99)).told('unharmed')).toHaveLength(1);
    expect(fire(A, 'D6', d100(99)).kinds).not.toContain('bail-out');
  });

  test('[panzer CES.6/b, 7.8.3/e] Open, Effective at pointblank: the turret is damaged', () => {
    const options = { optional: ['7.8'] };
    expect(fire({ type: 'A' }, 'D6', d100(99), options).unit('s1').turretDamaged).toBe(true);
    expect(fire({ type: 'A', hatch: 'buttoned' }, 'D6', d100(99), options).unit('s1')).toMatchObject({
      suppressed: 'on',
    });
  });

  test('[panzer CES.7/a, CES.7/b, CES.7/c, CES/a] partly armored: Damaged at pointblank with Bail Out, Suppressed at short', () => {
    const P = { type: 'P' } as const;
    const damaged = fire(P, 'D6', [...d100(99), 4, ...d100(80)]);
    expect(damaged.unit('s1').turretDamaged).toBe(true);
    expect(damaged.told('bail-out')).toHaveLength(1);
    expect(fire(P, 'D8', d100(20)).unit('s1').suppressed).toBe('on');
    expect(fire(P, 'D11', d100(99)).told('unharmed')).toHaveLength(1);
  });

  test('[panzer CES.8/a, CES.8/b, CES.8/c, CES.8/d, S.dice/e] soft: no range gate; (10) within half of the factor burns', () => {
    const S = { type: 'S' } as const;
    expect(fire(S, 'D11', d100(60)).unit('s1').suppressed).toBe('on');
    expect(fire(S, 'D6', [...d100(95), 4, ...d100(80)]).unit('s1').turretDamaged).toBe(true);
    expect(fire(S, 'D6', [...d100(100), ...d100(80)]).unit('s1').trackHit).toBe(true);
    // Factor 7 at pointblank: half of it, rounded down, is 3.
    expect(fire(S, 'D6', [...d100(99), 3]).told('lost')[0]?.how).toBe('brewed-up');
    expect(fire(S, 'D6', [...d100(99), 4]).told('lost')[0]?.how).toBe('knocked-out');
  });
});

describe('options of GP fire', () => {
  const section = (
    optional: ('7.18' | '7.15' | '7.16' | '7.11')[],
    faces: readonly number[],
    pinning?: true,
  ) => {
    const trial = new Trial({
      units: { g1: ['HMG section at D4', { facing: 3 }], s1: ['Soviet squad at D6', spotted] },
      commands: { g1: 'fire' },
      options: { optional },
    });
    const shot = { ...trial.aim('g1', 'GP'), ...(pinning && { pinning }) };
    return { trial, order: { order: 'fire', target: 's1', shots: [shot] }, faces };
  };

  test('[panzer 7.18/a, 7.18/b] Pinning Fire: +20, and an Effective Result is Suppressed', () => {
    const { trial, order, faces } = section(['7.18'], d100(99), true);
    trial.order('german', order, ...faces);
    expect(trial.told('gp-fire')[0]).toMatchObject({ net: 119, result: 'Suppressed' });
    expect(trial.unit('s1')).toMatchObject({ kind: 'squad', suppressed: 'on' });
  });

  test('[panzer 7.18/a] only small arms, only at leg and towed units, only with the option', () => {
    const without = section([], d100(1), true);
    expect(without.trial.refusal('german', without.order)?.refused).toBe('CANNOT_PIN');
    const gun = new Trial({
      units: { g1: ['Panzer IV at D4', { facing: 3 }], s1: ['Soviet squad at D6', spotted] },
      commands: { g1: 'fire' },
      options: { optional: ['7.18'] },
    });
    const shots = [{ ...gun.aim('g1', 'GP'), pinning: true }];
    expect(gun.refusal('german', { order: 'fire', target: 's1', shots })?.refused).toBe('CANNOT_PIN');
  });

  test('[panzer 7.15/b, 7.15/c, 7.15/a] a hand-held rocket at leg units in the open: -10, not at vehicles nor in buildings', () => {
    const rocket = {
      name: 'Panzerschreck',
      kind: 'hand-held',
      field: 'A',
      rows: [{ ammo: 'GP', type: 'GP', range: { P: 4 }, factor: { P: 4 } }],
    };
    const net = (target: Placed, more: object = {}) =>
      shoot(target, d100(30), { options: { optional: ['7.15'] }, ...more }, { weapons: [rocket] }).told(
        'gp-fire',
      )[0]?.net;
    expect(net(squad)).toBe(20);
    expect(net(squad, { options: {} })).toBe(30);
    expect(net(squad, { map: field({ D8: 'stone-building' }) })).toBe(30);
    expect(net(squad, { marks: { D8: { improvedPosition: true } } })).toBe(30);
    expect(net(vehicle({ type: 'A', gpDefense: 1 }))).toBe(30);
  });

  test('[panzer 7.16/b, 7.16/c, 7.16/d] [panzer-21] a gun on a platform fires all round and stays turned', () => {
    const flak = (optional: '7.16'[], facing: number) =>
      new Trial({
        units: {
          g1: ['8.8cm FlaK 36 ATG/AAG at D4', { facing }],
          s1: ['T-34 at D8', { facing: 0, ...spotted }],
        },
        commands: { g1: 'fire' },
        options: { optional },
      });
    const trial = flak(['7.16'], 0).fire('german', 'g1', 's1', 'AP', ...d100(100));
    expect(trial.unit('g1').facing).toBe(3);
    const plain = flak([], 0);
    expect(plain.refusal('german', { order: 'fire', target: 's1', shots: [plain.aim('g1')] })?.refused).toBe(
      'OUTSIDE_FIELD_OF_FIRE',
    );
    const watching = new Trial({
      units: { g1: ['8.8cm FlaK 36 ATG/AAG at D4', { facing: 0 }], s1: ['T-34 at D9', { facing: 0 }] },
      commands: { g1: 'overwatch', s1: 'move' },
      clock: { phase: 'movement' },
      options: { optional: ['7.16'] },
    });
    watching.order('soviet', { order: 'move', unit: 's1', path: ['D8'] });
    watching.fire('german', 'g1', 's1', 'AP', ...d100(100));
    expect(watching.told('ap-fire')[0]?.modifiers.map(({ value }) => value)).toEqual([-2, -1]);
  });

  test('[panzer 7.11/d, CES.4/e] [panzer-16] an M13/40 with a maximum of 2: 4 is a KO, 2 less makes it a BU', () => {
    const gun = {
      name: 'Gun',
      kind: 'gun',
      field: 'A',
      rows: [{ ammo: 'GP', type: 'GP', range: { P: 9 }, factor: { P: 2 } }],
    };
    const how = (optional: '7.11'[]) =>
      shoot(
        vehicle({ type: 'A', gpDefense: 2, buNoted: true }),
        [...d100(99), 4],
        { options: { optional } },
        { weapons: [gun] },
      ).told('lost')[0]?.how;
    expect([how([]), how(['7.11'])]).toEqual(['knocked-out', 'brewed-up']);
  });
});
