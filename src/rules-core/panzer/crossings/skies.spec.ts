import type { Battery } from '../attributes/sides.js';
import type { PanzerSystem } from '../system.js';
import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

type Options = PanzerSystem['options'];
type Optional = readonly string[];
type Units = Readonly<Record<string, Placed>>;
type Marks = Readonly<Record<string, PanzerSystem['location']>>;

const plays = (...optional: Optional) => ({ optional }) as Options;
const weapon = (name: string, kind: string, range: number, factor: number, more: object = {}) => ({
  name,
  kind,
  field: 'A',
  rows: [{ ammo: 'GP', type: 'GP', range: { P: range }, factor: { P: factor } }],
  ...more,
});
const AT_POINT = { a: { name: 'A', grade: 'Seasoned', cohesionNumber: 1, losses: 1 } } as const;

describe('aircraft meet', () => {
  const STUKA = {
    name: 'Ju 87',
    kind: 'aircraft',
    nation: 'german',
    points: 40,
    gpDefense: 3,
    speed: 4,
    altitude: 'Medium',
    weapons: [weapon('Bombs', 'bomb', 2, 9)],
  };
  const TABLES = [{ altitude: 'Medium', upToSpeed: 9, acquires: [1], range: 9, tracked: [1] }];
  const FLAK = weapon('Flak', 'gun', 8, 6, { field: 'F', antiAircraft: true });
  const plane: Placed = ['Ju 87 at F8', { flak: [{ from: 'F5', result: 'hit' }] as never }];
  const sky = (units: Units, optional: Optional, more: object = {}) =>
    new Trial({
      units: { g1: plane, g9: 'Rifle squad at A1', ...units },
      options: { ...plays(...optional), cards: [STUKA], air: TABLES } as never,
      agenda: [
        { task: 'direct-fire', side: 'german' },
        { task: 'air-attack', side: 'german' },
        { task: 'anti-aircraft', side: 'soviet' },
        { task: 'air', phase: 1 },
      ],
      ...more,
    });
  const bombs = (trial: Trial, ...faces: readonly number[]) => {
    if (trial.awaits[0] === 'soviet anti-aircraft') trial.order('soviet', 'end-step');
    const order = { order: 'air-attack', aircraft: 'g1', weapon: 'Bombs', ammo: 'GP', target: 's1' };
    return trial.order('german', order, ...faces);
  };
  /** Aimed at F8, they scatter to F9. */
  const SOUTH = [6, 4] as const;

  test('[panzer 7.16/b × CES.12/c] a gun on a platform faces every aircraft; one without, with its back to it, does not fire', () => {
    const gun = (set: object, facing: number) =>
      sky(
        {
          s1: ['45mm M37 ATG at F5', { facing, weapons: [FLAK] as never, ...set }],
          s2: 'Soviet squad at F8',
        },
        ['7.16'],
      );
    const order = { order: 'anti-aircraft', unit: 's1', weapon: 'Flak', target: 'g1' };
    const pivots = gun({ platform: true }, 0).order('soviet', order, ...d100(20));
    expect([pivots.told('flak').length, pivots.unit('s1').facing]).toEqual([1, 3]);
    expect(gun({}, 3).refusal('soviet', order, ...d100(20))).toBeUndefined();
    expect(gun({}, 0).refusal('soviet', order)?.refused).toBe('OUTSIDE_FIELD_OF_FIRE');
  });

  test('[panzer 7.1.2/b × 7.26/f] a friend on whom the bombs fall checks its morale', () => {
    const units: Units = {
      g2: ['Rifle squad at F9', { formation: 'a' }],
      g9: ['Rifle squad at A1', { formation: 'a' }],
      s1: 'Soviet squad at F8',
    };
    const trial = bombs(
      sky(units, ['7.1', '7.26'], { sides: { german: { formations: AT_POINT } } }),
      ...SOUTH,
      ...d100(2),
      ...d100(99),
    );
    expect(trial.told('morale-check').map(({ unit }) => unit)).toEqual(['g2']);
  });

  test('[panzer 7.35/a × 7.26/f] a fire may start where the bombs fall, not where they were aimed', () => {
    const marks: Marks = { F8: { terrain: 'wood building' }, F9: { terrain: 'wood building' } };
    const trial = bombs(sky({ s1: 'Soviet squad at F8' }, ['7.26', '7.35'], { marks }), ...SOUTH);
    expect([trial.at('F8').shelled, trial.at('F9').shelled]).toEqual([
      undefined,
      { factor: 9, by: 'german' },
    ]);
  });

  test('[panzer 7.2.2.3/b × 7.26/f] the counter on which they fall is shown', () => {
    const units: Units = {
      s1: 'Soviet squad at F8',
      s2: ['Soviet squad', { hidden: true }],
      s7: 'Hidden unit 1 at F9',
    };
    const trial = bombs(
      sky(units, ['7.2', '7.26'], {
        sides: { soviet: { hiddenLimit: 1 } },
        secrets: { soviet: { counters: { s7: { units: ['s2'] } } } },
      }),
      ...SOUTH,
    );
    expect(trial.awaits).toEqual(['soviet place-hidden']);
  });

  test('[panzer 7.17/a × S.aircraft/a] bombs that halve a squad may cost it what it carries', () => {
    const weapons = [
      weapon('Rifles', 'small-arms', 4, 4),
      weapon('HMG', 'machine-gun', 4, 4, { attached: true }),
    ];
    const trial = bombs(
      sky({ g1: 'Ju 87 at F8', s1: ['Soviet squad at F8', { weapons: weapons as never }] }, ['7.17']),
      ...d100(100),
      5,
    );
    expect(trial.told('attached-roll')).toMatchObject([{ weapon: 'HMG', destroyed: true }]);
  });
});

describe('Indirect Fire meets', () => {
  const MISSION = { by: 'g1', at: 'H8', ammo: 'GP', sheaf: 'closed', called: 1, turns: 0 } as const;
  const NEEDS = 4;
  interface Parts {
    readonly units?: Units;
    readonly battery?: object;
    readonly marks?: Marks;
    readonly more?: object;
  }
  const step = ({ units = {}, battery = {}, marks = {}, more = {} }: Parts, ...optional: Optional) =>
    new Trial({
      units: {
        g1: ['HMG section at D4', { observer: true, facing: 3 }],
        s9: 'Soviet squad at Z13',
        ...units,
      },
      sides: { german: { batteries: [{ name: 'Guns', gp: 9, ...battery } as Battery] } },
      marks,
      commands: { g1: 'overwatch' },
      clock: { turn: 2 },
      options: plays(...optional),
      agenda: [
        { task: 'movement', side: 'german' },
        { task: 'indirect-fire', side: 'german' },
      ],
      ...more,
    });
  const rolls = (trial: Trial, ...faces: readonly number[]) =>
    trial.order('german', { order: 'fire-mission', battery: 'Guns' }, ...faces);
  const called = (more: object = {}) => ({ mission: { ...MISSION, ...more } });

  test('[panzer S.calling-fire/a × S.smoke-and-sight] smoke on the line does not keep an observer from calling', () => {
    const marks: Marks = { F6: { smoke: [{ density: 'closed', face: 'on' }] } };
    const trial = step({ units: { s1: ['Soviet squad at H8', { spotted: true }] }, marks });
    const call = {
      order: 'call-fire',
      battery: 'Guns',
      observer: 'g1',
      at: 'H8',
      ammo: 'GP',
      sheaf: 'closed',
    };
    expect(trial.order('german', call).kinds).toContain('fire-called');
  });

  test('[panzer 7.35.1/b × S.sheaf/b] an Open SHEAF starts fires with its halved factor', () => {
    const marks: Marks = { H8: { terrain: 'wood building' } };
    const trial = rolls(step({ battery: called({ sheaf: 'open' }), marks }, '7.35'), 9);
    expect(trial.at('H8').shelled).toEqual({ factor: 5, by: 'german' });
  });

  test('[panzer 7.35/d × 7.37/b] reconnaissance by fire into an empty house may set it alight', () => {
    const marks: Marks = { H8: { terrain: 'wood building' } };
    const trial = rolls(step({ battery: called({ byFire: true }), marks }, '7.35', '7.37'), 9);
    expect(trial.at('H8').shelled).toEqual({ factor: 9, by: 'german' });
  });

  test('[panzer 7.28.2/h × 7.27/a] a Damaged battery answers a call for light with 2 less', () => {
    const comes = (face: number) =>
      rolls(
        step({ battery: { ...called({ ammo: 'Illumination' }), damaged: true } }, '7.27', '7.28'),
        face,
      ).told('fire-response')[0]?.comes;
    expect([comes(NEEDS + 1), comes(NEEDS + 2)]).toEqual(['nothing', 'fires']);
  });

  test('[panzer 7.37/c × S.danger-close] reconnaissance by fire that falls short among friends is over', () => {
    const trial = rolls(
      step({ units: { g2: 'Rifle squad at H9' }, battery: called({ byFire: true }) }, '7.37'),
      1,
      ...d100(2),
    );
    expect(trial.told('indirect-attack')).toMatchObject([{ target: 'g2' }]);
    expect(trial.battle.side('german').batteries?.[0]?.mission).toBeUndefined();
  });

  test('[panzer 7.2.2.3/b × S.danger-close] own shells that fall short show what is hidden under them', () => {
    const trial = rolls(
      step(
        {
          units: { g2: ['Rifle squad', { hidden: true }], g7: 'Hidden unit 1 at H9' },
          more: {
            sides: { german: { hiddenLimit: 1, batteries: [{ name: 'Guns', gp: 9, ...called() }] } },
            secrets: {
              german: {
                commands: { g1: { command: 'overwatch', counter: 1 } },
                counters: { g7: { units: ['g2'] } },
              },
            },
          },
        },
        '7.2',
      ),
      1,
    );
    expect(trial.told('fire-response')[0]?.comes).toBe('short');
    expect(trial.awaits).toEqual(['german place-hidden']);
  });
});

describe('spotting meets', () => {
  const looks = (units: Units, optional: Optional, marks: Marks, ...faces: readonly number[]) =>
    new Trial(
      {
        map: field({ D8: 'olive-grove' }),
        units,
        marks,
        sides: { soviet: { camouflage: true } },
        secrets: optional.includes('7.24') ? { soviet: { camouflaged: ['s1'] } } : {},
        options: plays(...optional),
        clock: { phase: 'spotting', turn: 2 },
        agenda: [{ task: 'turn' }],
      },
      ...faces,
    );

  test('[panzer 7.24/c × S.smoke-and-sight] a camouflaged tank in a Grove behind smoke is made out on 5, not on 7', () => {
    const units: Units = { g1: ['Panzer IV at D4', { facing: 3 }], s1: ['T-34 at D8', { facing: 0 }] };
    const needs = (marks: Marks) =>
      looks(units, ['7.24'], marks, 9)
        .told('camouflage-told')
        .map((told) => told.needs);
    expect(needs({})).toEqual([7]);
    expect(needs({ D6: { smoke: [{ density: 'open', face: 'on' }] } })).toEqual([5]);
  });

  test('[panzer 7.41/c × S.ko-bu-wreck/d] men beside a wreck in the open may lose their SPOT/FIRE, men in the open do not', () => {
    const units: Units = {
      g1: ['Panzer IV at D2', { facing: 3 }],
      s1: ['Soviet squad at D6', { spot: 'fire', spotted: true, suppressed: 'on', facing: 3 }],
    };
    expect(looks(units, ['7.41'], {}).kinds).not.toContain('spot-removal');
    const beside: Marks = { D6: { wrecks: [{ name: 'T-70 M42' }] } };
    expect(looks(units, ['7.41'], beside, ...d100(99)).told('spot-removal')).toMatchObject([{ unit: 's1' }]);
  });

  test('[panzer 7.41/j × 7.43/d] Recon among those who see it adds 10 once, with both options', () => {
    const units: Units = {
      g1: ['Panzer IV at D4', { facing: 3, recon: true, grade: 'Seasoned' }],
      s1: ['45mm M37 ATG at D8', { spot: 'fire', spotted: true, suppressed: 'on', facing: 3 }],
    };
    const values = looks(units, ['7.41', '7.43'], {}, ...d100(99)).told('spot-removal')[0]?.modifiers;
    expect(values?.map(({ value }) => value)).toEqual([10]);
  });
});
