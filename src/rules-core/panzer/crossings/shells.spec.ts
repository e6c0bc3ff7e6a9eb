import type { Battery } from '../attributes/sides.js';
import type { PanzerSystem, Task } from '../system.js';
import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

type Options = PanzerSystem['options'];
type Marks = Readonly<Record<string, PanzerSystem['location']>>;

const MISSION = { by: 'g1', at: 'H8', ammo: 'GP', sheaf: 'closed', called: 1, turns: 0 } as const;
const EARS: Battery = { name: 'Ears', gp: 9, points: 50, counterBattery: true };
/** What a German forward observer needs. */
const NEEDS = 4;
/** Fire that is called to H8 and scatters one hex to the south falls on these. */
const SOUTH = [6, 4] as const;

interface Parts {
  readonly units?: Readonly<Record<string, Placed>>;
  readonly mission?: object;
  readonly battery?: object;
  readonly optional?: readonly string[];
  readonly map?: ReturnType<typeof field>;
  readonly marks?: Marks;
  readonly sides?: object;
  readonly after?: readonly Task[];
  readonly secrets?: object;
}

const plays = (optional: readonly string[] = []) => ({ optional }) as Options;

/** Turn 2: a battery of GP Factor 9 was called to H8 by an observer in D4; the Soviets have a Counter Battery unit. */
const called = ({
  units = {},
  mission = {},
  battery = {},
  optional,
  sides = {},
  after = [],
  ...more
}: Parts) =>
  new Trial({
    units: { g1: ['HMG section at D4', { observer: true, facing: 3 }], s9: 'Soviet squad at Z13', ...units },
    sides: {
      german: { batteries: [{ name: 'Guns', gp: 9, mission: { ...MISSION, ...mission }, ...battery }] },
      soviet: { batteries: [EARS] },
      ...sides,
    },
    commands: { g1: 'overwatch' },
    clock: { turn: 2 },
    options: plays(optional),
    agenda: [
      { task: 'movement', side: 'german' },
      ...after,
      { task: 'counter-battery', side: 'soviet', after: 'german' },
      { task: 'indirect-fire', side: 'german' },
    ],
    ...(more as object),
  });
const rolls = (parts: Parts, face: number, ...faces: readonly number[]) =>
  called(parts).order('german', { order: 'fire-mission', battery: 'Guns' }, face, ...faces);
const comes = (trial: Trial) => trial.told('fire-response')[0]?.comes;
const guns = (trial: Trial) => trial.battle.side('german').batteries?.[0];
const nets = (trial: Trial) => trial.told('indirect-attack').map(({ target, net }) => [target, net]);

describe('Counter Battery Fire meets', () => {
  const searches = (trial: Trial) => {
    if (trial.awaits[0] === 'german indirect-fire') trial.order('german', 'end-step');
    return trial.awaits[0];
  };
  const ASKED = 'soviet counter-battery';

  test('[panzer 7.28.1/b × S.illumination-and-smoke-rounds] a battery that has fired smoke or light is searched for, too', () => {
    const fired = (ammo: string) => searches(rolls({ mission: { ammo }, optional: ['7.27', '7.28'] }, 9));
    expect([fired('Smoke'), fired('Illumination')]).toEqual([ASKED, ASKED]);
    expect(searches(rolls({ mission: { ammo: 'Smoke' }, optional: ['7.28'] }, 2))).not.toBe(ASKED);
  });

  test('[panzer 7.28.1/b × 7.26/b] it has responded, even where its fire scatters off the map', () => {
    const off = rolls({ mission: { at: 'D0' }, optional: ['7.26', '7.28'] }, NEEDS, 1, 1);
    expect(off.kinds).toContain('mission-over');
    expect(searches(off)).toBe(ASKED);
  });
});

describe('scatter meets', () => {
  test('[panzer 7.28.2/h × 7.26/a] a Damaged battery: 2 above the value scatters, 3 above hits, 1 above is nothing', () => {
    const damaged = (face: number, ...faces: number[]) =>
      comes(rolls({ battery: { damaged: true }, optional: ['7.26', '7.28'] }, face, ...faces));
    expect([damaged(NEEDS + 1), damaged(NEEDS + 2, ...SOUTH), damaged(NEEDS + 3)]).toEqual([
      'nothing',
      'scatters',
      'fires',
    ]);
  });

  test('[panzer 7.37/c × 7.28.2/h] a Damaged battery reconnoitres with 4 less', () => {
    const damaged = (face: number) =>
      comes(
        rolls({ mission: { byFire: true }, battery: { damaged: true }, optional: ['7.28', '7.37'] }, face),
      );
    expect([damaged(NEEDS + 3), damaged(NEEDS + 4)]).toEqual(['nothing', 'fires']);
  });

  test('[panzer 7.37/d × 7.26/d] reconnaissance by fire that scatters in sight is over all the same', () => {
    const trial = rolls({ mission: { byFire: true }, optional: ['7.26', '7.37'] }, NEEDS + 2, ...SOUTH);
    expect(trial.told('fire-lands')).toMatchObject([{ at: 'H9' }]);
    expect(guns(trial)?.mission).toBeUndefined();
  });

  test('[panzer 7.26/a × S.planned-fire] planned fire is not rolled for, and does not scatter', () => {
    const planned = [{ battery: 'Guns', turn: 2, at: 'H8', ammo: 'GP', sheaf: 'closed' }] as const;
    const trial = new Trial(
      {
        units: { g1: 'Rifle squad at D4', s1: 'Soviet squad at H8' },
        sides: { german: { batteries: [{ name: 'Guns', gp: 9 }] } },
        secrets: { german: { planned: [...planned] } },
        clock: { turn: 2 },
        options: plays(['7.26']),
        agenda: [{ task: 'indirect-fire', side: 'german' }],
      },
      ...d100(1),
    );
    expect(trial.kinds).toEqual(['planned-fire', 'fire-lands', 'indirect-attack']);
    expect(trial.told('fire-lands')[0]?.at).toBe('H8');
  });

  test('[panzer 7.46 × 7.26/b] shells burst in the trees where they fall, not where they were called to', () => {
    const map = field({ H10: 'orchard' });
    const units: Parts['units'] = { s1: 'Soviet squad at H10', s2: 'Soviet squad at H9' };
    const trial = rolls({ units, map, optional: ['7.26', '7.46'] }, NEEDS, 7, 4, ...d100(2), ...d100(2));
    expect(nets(trial)).toEqual([
      ['s1', 12],
      ['s2', 2],
    ]);
  });

  test('[panzer 7.35/d × 7.26/b] a fire may start where the shells fall, not where they were called to', () => {
    const marks: Marks = { H8: { terrain: 'wood building' }, H11: { terrain: 'wood building' } };
    const mission = { at: 'H9' };
    const shelled = (face: number, ...faces: number[]) => {
      const trial = rolls({ mission, marks, optional: ['7.26', '7.35'] }, face, ...faces);
      return ['H8', 'H11'].filter((hex) => trial.at(hex).shelled);
    };
    expect([shelled(NEEDS + 1), shelled(NEEDS, 7, 4)]).toEqual([['H8'], ['H11']]);
  });

  test('[panzer 7.27/c × 7.26/b] light shines where it falls', () => {
    const trial = rolls({ mission: { ammo: 'Illumination' }, optional: ['7.26', '7.27'] }, NEEDS, 9, 4);
    const lit = ['H7', 'H8', 'H9', 'H10'].filter((hex) => trial.at(hex).illumination === 'on');
    expect(lit).toEqual(['H9', 'H10']);
  });

  test('[panzer 7.55.2/l × 7.26/a] the R of his leader turns no answer into fire that scatters', () => {
    const g1: Placed = ['HMG section at D4', { observer: true, facing: 3, leader: { name: 'Vogt', R: 1 } }];
    const led = (face: number, ...faces: number[]) =>
      comes(rolls({ units: { g1 }, optional: ['7.26', '7.55'] }, face, ...faces));
    expect([led(NEEDS - 2), led(NEEDS - 1, ...SOUTH), led(NEEDS)]).toEqual(['nothing', 'scatters', 'fires']);
  });

  test('[panzer 7.2.2.3/b × 7.26/b] the counter on which the shells fall is shown, not the one that they have missed', () => {
    const units: Parts['units'] = {
      s1: ['Soviet squad', { hidden: true }],
      s2: ['Soviet squad', { hidden: true }],
      s7: 'Hidden unit 1 at H8',
      s8: 'Hidden unit 2 at H10',
    };
    const secrets = { soviet: { counters: { s7: { units: ['s1'] }, s8: { units: ['s2'] } } } };
    const sides = {
      german: { batteries: [{ name: 'Guns', gp: 9, mission: MISSION }] },
      soviet: { hiddenLimit: 2 },
    };
    const trial = rolls({ units, secrets, sides, optional: ['7.2', '7.26'] }, NEEDS, 7, 4);
    expect(trial.awaits).toEqual(['soviet place-hidden']);
    expect(trial.legalOf('soviet', 'place-hidden')[0]).toMatchObject({
      placements: [{ unit: 's2', at: 'H10' }],
    });
  });
});

describe('shells meet', () => {
  test('[panzer 7.28.2/f × 7.46] those of a Suppressed battery that burst in the trees: 20 less and 10 more', () => {
    const parts = { units: { s1: 'Soviet squad at H8' }, map: field({ H8: 'orchard' }) };
    const net = (optional: string[]) =>
      nets(rolls({ ...parts, battery: { suppressed: 'on' }, optional }, 9, ...d100(50)));
    expect([net(['7.28']), net(['7.28', '7.46'])]).toEqual([[['s1', 30]], [['s1', 40]]]);
  });

  test('[panzer 7.35/d × 7.27/a, 7.35/d × S.smoke] light and smoke set nothing alight', () => {
    const marks: Marks = { H8: { terrain: 'wood building' } };
    const shelled = (ammo: string) =>
      rolls({ mission: { ammo }, marks, optional: ['7.27', '7.35'] }, 9).at('H8').shelled;
    expect([shelled('Illumination'), shelled('Smoke'), shelled('GP')]).toEqual([
      undefined,
      undefined,
      { factor: 9, by: 'german' },
    ]);
  });

  const near: Parts = { units: { g2: ['Rifle squad at H9', {}] } };

  test('[panzer 7.17/a × S.danger-close] own shells that halve a squad may cost it what it carries', () => {
    const [arm] = new Trial({ units: { g3: 'HMG section at D4' } }).unit('g3').weapons ?? [];
    const squad = new Trial({ units: { g3: 'Rifle squad at D4' } }).unit('g3').weapons ?? [];
    const weapons = [...squad, { ...arm, name: 'HMG', attached: true }];
    const units = { g2: ['Rifle squad at H9', { weapons }] } as never;
    const trial = rolls({ units, optional: ['7.17'] }, 1, ...d100(100), 5);
    expect(comes(trial)).toBe('short');
    expect(trial.unit('g2').kind).toBe('half-squad');
    expect(trial.unit('g2').weapons?.map(({ name }) => name)).not.toContain('HMG');
  });

  test('[panzer 7.1.2/b × S.danger-close] a friend whom they attack checks its morale', () => {
    const formations = { a: { name: 'A', grade: 'Seasoned', cohesionNumber: 1, losses: 1 } };
    const sides = {
      german: { formations, batteries: [{ name: 'Guns', gp: 9, mission: MISSION }] },
    };
    const units: Parts['units'] = {
      g1: ['HMG section at D4', { observer: true, facing: 3, formation: 'a' }],
      g2: ['Rifle squad at H9', { formation: 'a' }],
    };
    const trial = rolls({ units, sides, optional: ['7.1'] }, 1, ...d100(2), ...d100(100));
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'g2', why: 'Indirect Fire' }]);
  });

  test('[panzer 7.1.2/b × S.illumination-and-smoke-rounds] smoke attacks nobody: no check', () => {
    const formations = { a: { name: 'A', grade: 'Seasoned', cohesionNumber: 1, losses: 1 } };
    const trial = rolls(
      {
        ...near,
        units: { s1: ['Soviet squad at H8', { formation: 'a' }] },
        mission: { ammo: 'Smoke' },
        sides: {
          german: { batteries: [{ name: 'Guns', gp: 9, mission: { ...MISSION, ammo: 'Smoke' } }] },
          soviet: { formations },
        },
        optional: ['7.1'],
      },
      9,
    );
    expect(trial.kinds).toContain('fire-lands');
    expect(trial.kinds).not.toContain('morale-check');
  });
});

describe('mortars on the map meet', () => {
  const mortar = (set: object, options: Options, agenda: Task, command: 'overwatch' | 'fire') =>
    new Trial({
      units: {
        g1: ['HMG section at D4', { observer: true, facing: 3 }],
        g2: ['8cm mortar section at B4', set],
        s1: ['Soviet squad at H8', { spotted: true, spot: 'fire' }],
      },
      commands: { g1: 'overwatch', g2: command },
      clock: { turn: 2 },
      options,
      agenda: [{ task: 'movement', side: 'german' }, agenda],
    });

  test('[panzer 7.25/a × S.on-map-indirect-fire] malfunction: by an unmodified 01 of its Direct Fire, not of its Indirect Fire', () => {
    const indirect = mortar(
      { mission: MISSION },
      plays(['7.25']),
      { task: 'indirect-fire', side: 'german' },
      'overwatch',
    );
    indirect.order('german', { order: 'fire-mission', battery: 'g2' }, 9, ...d100(1));
    expect(indirect.told('indirect-attack')).toMatchObject([{ rolled: 1 }]);
    expect(indirect.unit('g2').weapons?.[0]?.state).toBeUndefined();
    const direct = mortar({}, plays(['7.25']), { task: 'direct-fire', side: 'german' }, 'fire');
    direct.fire('german', 'g2', 's1', 'GP', ...d100(1));
    expect(direct.unit('g2').weapons?.[0]?.state).toBe('malfunction');
  });

  test('[panzer 7.38.1/b × S.on-map-indirect-fire] a section in a Universal Carrier fires indirectly without dismounting', () => {
    const trial = new Trial({
      units: {
        b1: ['FO section at D4', { facing: 3 }],
        b2: ['Universal Carrier at B4', { facing: 3 }],
        b3: ['3in mortar section at B4', { aboard: 'b2', mission: { ...MISSION, by: 'b1' } }],
        g1: ['Rifle squad at H8', { spotted: true }],
      },
      commands: { b1: 'overwatch', b2: 'overwatch' },
      clock: { turn: 2 },
      options: plays(['7.38']),
      first: 'british',
      agenda: [
        { task: 'movement', side: 'british' },
        { task: 'indirect-fire', side: 'british' },
      ],
    }).order('british', { order: 'fire-mission', battery: 'b3' }, 9, ...d100(50));
    expect(trial.told('indirect-attack')).toMatchObject([{ target: 'g1' }]);
  });
});
