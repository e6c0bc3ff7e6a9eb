import type { PanzerSystem, Task } from '../system.js';
import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

type Options = PanzerSystem['options'];
type Optional = readonly string[];
type Marks = Readonly<Record<string, PanzerSystem['location']>>;
type Units = Readonly<Record<string, Placed>>;

const plays = (...optional: Optional) => ({ optional }) as Options;
const weapon = (name: string, kind: string, factor: number, more: object = {}) => ({
  name,
  kind,
  field: 'A',
  rows: [{ ammo: 'GP', type: 'GP', range: { P: 4 }, factor: { P: factor } }],
  ...more,
});
/** Armor of one thickness, at every angle and level. */
const plates = (armor: number) => {
  const line = { TF: armor, TS: armor, TR: armor, HF: armor, HS: armor, HR: armor };
  const both = { even: line, oblique: line };
  return { level: both, rising: both, falling: both };
};

describe('fire on buildings', () => {
  const REST: Task = { task: 'movement', side: 'german' };

  test('[panzer 7.35.1/f × 7.25/a] a flamethrower that malfunctions has been resolved: the house burns', () => {
    const trial = new Trial({
      units: {
        g1: ['Pioneer squad at D4', { weapons: [weapon('Flamethrower', 'flamethrower', 8)] as never }],
        s1: ['Soviet squad at D5', { spotted: true }],
      },
      marks: { D5: { terrain: 'wood building' } },
      commands: { g1: 'fire' },
      options: plays('7.25', '7.35'),
      agenda: [REST, { task: 'fires' }, { task: 'direct-fire', side: 'german' }],
    }).fire('german', 'g1', 's1', 'GP', ...d100(1));
    expect(trial.unit('g1').weapons?.[0]?.state).toBe('malfunction');
    expect(trial.order('german', 'end-step').at('D5').fire).toBe(1);
  });

  test('[panzer 7.15/b × S.inside-a-building] a rocket: 10 less at a gun beside a building and at men in rubble, not at a gun inside', () => {
    const net = (s1: Placed, terrain: 'wood building' | 'rubble') =>
      new Trial({
        units: { g1: ['Rifle squad at D4', { weapons: [weapon('Rocket', 'hand-held', 4)] as never }], s1 },
        marks: { D6: { terrain } },
        commands: { g1: 'fire' },
        options: plays('7.15'),
      })
        .fire('german', 'g1', 's1', 'GP', ...d100(30))
        .told('gp-fire')[0]?.net;
    const pak = (set: object): Placed => ['45mm M37 ATG at D6', { facing: 0, spotted: true, ...set }];
    expect([net(pak({}), 'wood building'), net(pak({ inside: true }), 'wood building')]).toEqual([20, 30]);
    expect(net(['Soviet squad at D6', { spotted: true }], 'rubble')).toBe(20);
  });
});

describe('Tank Fright and cohesion', () => {
  test('[panzer 7.6/a × 7.1.2] it is a Forced Check, also when the formation has reached its Cohesion Point', () => {
    const formations = { a: { name: 'A', grade: 'Seasoned', cohesionNumber: 1, losses: 1 } } as const;
    const trial = new Trial({
      units: {
        i1: ['Rifle squad (fucilieri) at D4', { facing: 1, grade: 'Seasoned', formation: 'a' }],
        b1: ['Crusader II at E5', { facing: 4, fired: true }],
      },
      sides: { italian: { formations } },
      commands: { i1: 'move' },
      options: { ...plays('7.1', '7.6'), date: '1940-12' },
      clock: { phase: 'movement' },
      first: 'italian',
    }).order('italian', { order: 'close-assault', units: ['i1'], target: 'b1' }, ...d100(81), ...d100(1));
    expect(trial.told('tank-fright')).toMatchObject([{ net: 81 }]);
    expect(
      trial
        .told('tank-fright')[0]
        ?.modifiers.map(({ value }) => value)
        .toSorted(),
    ).toEqual([-20, 20]);
  });
});

describe('radios that are shot', () => {
  const silent: object = { platoon: '2', collateral: ['radio'], noRadio: true };

  test('[panzer 7.23.2/c × 7.4.1] hand no spot off to another platoon, and receive none', () => {
    const fires = (by: object, of: object) => {
      const trial = new Trial({
        units: {
          g1: ['Panzer IV at D4', { facing: 3, ...of }],
          g2: ['Panzer IV at E4', { facing: 3, ...by }],
          s1: ['T-34 at D7', { spotted: true, spotters: ['g2'] }],
        },
        options: plays('7.4', '7.23', '7.23.2/c'),
        commands: { g1: 'fire' },
      });
      const order = { order: 'fire', target: 's1', shots: [trial.aim('g1')] };
      return trial.refusal('german', order)?.refused;
    };
    const one: object = { platoon: '1' };
    expect([fires({ platoon: '2' }, one), fires(silent, one), fires(one, silent)]).toEqual([
      'DICE_MISSING',
      'NOT_SPOTTED',
      'NOT_SPOTTED',
    ]);
    expect(fires(silent, { platoon: '2' })).toBe('DICE_MISSING');
  });

  test('[panzer 7.43/a × 7.23.2/b] a recon vehicle spots no farther than others from then on', () => {
    /** It sees men 8 hexes off as a recon unit only; the roll is for what the shot has broken. */
    const sees = (broken: number) => {
      const trial = new Trial({
        units: {
          g1: ['Panzer IV at D8', { facing: 1, spotted: true, recon: true, armor: plates(5) }],
          s1: ['T-34 at D4', { facing: 3 }],
          s2: 'Soviet squad at L10',
        },
        commands: { s1: 'fire' },
        clock: { turn: 2 },
        options: plays('7.23', '7.43'),
        first: 'soviet',
        agenda: [
          { task: 'movement', side: 'german' },
          { task: 'spotting' },
          { task: 'direct-fire', side: 'soviet' },
        ],
      }).fire('soviet', 's1', 'g1', 'AP', ...d100(1), ...d100(30), 1, broken);
      return trial.order('soviet', 'end-step').unit('s2').spotted === true;
    };
    expect([sees(3), sees(2)]).toEqual([true, false]);
  });

  test('[panzer 7.24/d × 7.4.1] a unit that was seen through its camouflage is not handed off to a vehicle without radio of another platoon', () => {
    const fires = (platoon: string) => {
      const trial = new Trial({
        units: {
          g1: ['Panzer IV at D5', { facing: 3, noRadio: true, platoon: '1' }],
          g2: ['Panzer IV at D4', { facing: 3, noRadio: true, platoon }],
          s1: ['T-34 at D8', { spotted: true, spotters: ['g2'], camouflage: { upTo: 4 } }],
        },
        sides: { soviet: { camouflage: true } },
        secrets: { soviet: { camouflaged: ['s1'] } },
        options: plays('7.4', '7.24'),
        commands: { g1: 'fire' },
      });
      const order = { order: 'fire', target: 's1', shots: [trial.aim('g1')] };
      return trial.refusal('german', order)?.refused;
    };
    expect([fires('1'), fires('2')]).toEqual(['DICE_MISSING', 'NOT_SPOTTED']);
  });
});

describe('clouds and wrecks', () => {
  test('[panzer 7.9/d × 7.38.1/a] a section that fires out of the cloud of its carrier has 10 less', () => {
    const values = (smoke?: 'cloud') =>
      new Trial({
        units: {
          b1: ['Universal Carrier at D4', { facing: 3, ...(smoke && { smoke }) }],
          b2: ['MMG section (2 Vickers) at D4', { aboard: 'b1', facing: 3 }],
          g1: ['Rifle squad at D6', { spotted: true }],
        },
        commands: { b1: 'fire' },
        options: plays('7.9', '7.38'),
        first: 'british',
      })
        .fire('british', 'b2', 'g1', 'GP', ...d100(20))
        .told('gp-fire')[0]
        ?.modifiers.map(({ value }) => value);
    expect([values(), values('cloud')]).toEqual([[], [-10]]);
  });

  test('[panzer S.cover/a × S.ko-bu-wreck/d] men beside a wreck in the open are in Light Cover: they are spotted at 4 hexes, not at 6', () => {
    const spotted = (far: number, marks: Marks = {}) =>
      new Trial({
        units: { g1: ['Panzer IV at D2', { facing: 3 }], s1: `Soviet squad at D${2 + far}` },
        marks,
        clock: { phase: 'spotting', turn: 2 },
        agenda: [{ task: 'turn' }],
      }).unit('s1').spotted === true;
    const wreck = (far: number): Marks => ({ [`D${2 + far}`]: { wrecks: [{ name: 'T-70 M42' }] } });
    expect([spotted(6), spotted(4, wreck(4)), spotted(5, wreck(5))]).toEqual([true, true, false]);
  });

  test('[panzer S.damaged-vehicle/b × S.gp-combat/c] Damaged in turret and hull it has 10 less, and 3 less with AP', () => {
    const values = (set: object, ammo: 'AP' | 'GP') => {
      const trial = new Trial({
        units: {
          g1: ['Panzer IV at D4', { facing: 3, coax: undefined, ...set }],
          s1: ['T-34 at D7', { facing: 0, spotted: true, size: 0 }],
        },
        commands: { g1: 'fire' },
      }).fire('german', 'g1', 's1', ammo, ...d100(ammo === 'AP' ? 100 : 2));
      const [shot] = ammo === 'AP' ? trial.told('ap-fire') : trial.told('gp-fire');
      return shot?.modifiers.map(({ value }) => value);
    };
    const both = { turretDamaged: true, hullDamaged: true };
    expect([values(both, 'AP'), values(both, 'GP')]).toEqual([[-3], [-10]]);
    expect([values({ hullDamaged: true }, 'AP'), values({ hullDamaged: true }, 'GP')]).toEqual([[], []]);
  });
});

describe('crews that are shaken', () => {
  test('[panzer 7.23.4/b × 7.39] a Hesitating crew that runs out of fuel leaves on 35, a steady one on 25', () => {
    const leaves = (roll: number, set: object = {}) =>
      new Trial(
        {
          units: { g1: ['Panzer IV at D4', { collateral: ['fuel'], ...set }], s1: 'T-34 at Y12' },
          clock: { phase: 'movement' },
          options: plays('7.1', '7.23', '7.39'),
        },
        1,
        ...d100(roll),
      ).unit('g1').bailedOut === true;
    expect([leaves(25), leaves(26)]).toEqual([true, false]);
    const hesitating = { hesitating: 'on' } as const;
    expect([leaves(35, hesitating), leaves(36, hesitating)]).toEqual([true, false]);
  });

  test('[panzer 7.25/b × 7.48/a] a unit that waits in Delayed Reaction repairs with the 2 of N/C', () => {
    const [gun, ...others] = new Trial({ units: { g1: 'Panzer IV at D4' } }).unit('g1').weapons ?? [];
    const state = (face: number) => {
      const weapons = [{ ...gun, state: 'malfunction' }, ...others] as never;
      const delayed = { until: 'attacked', turns: 0 } as const;
      const trial = new Trial({
        units: { g1: ['Panzer IV at D4', { weapons, delayed }], s1: 'T-34 at P8' },
        options: plays('7.25', '7.48'),
        clock: { phase: 'command' },
      });
      const none = { order: 'place-commands', counters: [] };
      trial.order('soviet', none).order('german', none, face, ...d100(70), ...d100(30));
      return trial.unit('g1').weapons?.[0]?.state;
    };
    expect([state(4), state(5)]).toEqual([undefined, 'malfunction']);
  });
});

describe('aircraft meet', () => {
  const STUKA = {
    name: 'Ju 87',
    kind: 'aircraft',
    nation: 'german',
    points: 40,
    gpDefense: 3,
    speed: 4,
    altitude: 'Medium',
    weapons: [
      weapon('Bombs', 'bomb', 9),
      {
        ...weapon('Cannon', 'gun', 4),
        rows: [{ ammo: 'AP', type: 'KE', range: { P: 5 }, factor: { P: 20 }, damageClass: '75-76mm KE' }],
      },
    ],
  };
  const TABLES = [{ altitude: 'Medium', upToSpeed: 9, acquires: [1], range: 9, tracked: [] }];
  const attacks = (
    units: Units,
    order: { readonly weapon: string; readonly ammo: string },
    optional: Optional,
    map: ReturnType<typeof field>,
    ...faces: readonly number[]
  ) =>
    new Trial({
      map,
      units: { g1: 'Ju 87 at F8', g9: 'Rifle squad at A1', ...units },
      options: { ...plays(...optional), cards: [STUKA], air: TABLES } as never,
      agenda: [
        { task: 'direct-fire', side: 'german' },
        { task: 'air-attack', side: 'german' },
        { task: 'anti-aircraft', side: 'soviet' },
        { task: 'air', phase: 1 },
      ],
    }).order('german', { order: 'air-attack', aircraft: 'g1', target: 's1', ...order }, ...faces);
  const CANNON = { weapon: 'Cannon', ammo: 'AP' };
  const onHill = field({ F11: { level: 3 } });
  const tank = (at: string): Placed => [`T-34 at ${at}`, { facing: 0, armor: plates(60) }];

  test('[panzer 7.46 × 7.26/f] bombs that scatter burst in the trees where they fall', () => {
    const units: Units = {
      g1: ['Ju 87 at F8', { flak: [{ from: 'F5', result: 'hit' }] as never }],
      s1: 'Soviet squad at F8',
      s2: 'Soviet squad at F9',
    };
    const map = field({ F9: 'orchard' });
    const bombs = { weapon: 'Bombs', ammo: 'GP' };
    const trial = attacks(units, bombs, ['7.26', '7.46'], map, 6, 4, ...d100(2));
    expect(trial.told('air-strike')).toMatchObject([{ target: 's2', net: 12 }]);
  });

  test('[panzer 7.13.2 × S.aircraft/c] they strike from above: no lower hull, however high the hill', () => {
    const units: Units = { s1: tank('F11') };
    const hit = (optional: Optional) =>
      attacks(units, CANNON, optional, field({ F11: { level: 2 } }), ...d100(1), ...d100(50)).told(
        'hit-located',
      )[0];
    expect(hit(['7.13'])).toMatchObject({ location: 'HF', line: 'from above', armor: 60 });
  });

  test('[panzer S.los-hull-down/a × S.aircraft/c] nor does the height of the hill hide a hull from them', () => {
    const s1: Placed = ['T-34 at F11', { facing: 0, armor: plates(5) }];
    const hit = attacks({ s1 }, CANNON, [], onHill, ...d100(1), ...d100(51), 1);
    expect(hit.told('ap-damage')).toMatchObject([{ target: 's1', result: 'No Damage' }]);
  });

  test('[panzer 7.25/a × S.aircraft/a] their guns are not Direct Fire: 00 stops none', () => {
    const trial = attacks({ s1: tank('F9') }, CANNON, ['7.25'], field({}), ...d100(100));
    expect(trial.told('ap-fire')).toMatchObject([{ hits: 0 }]);
    expect(trial.unit('g1').weapons?.map(({ state }) => state)).not.toContain('malfunction');
  });
});
