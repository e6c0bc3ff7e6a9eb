import type { PanzerSystem } from '../system.js';
import { d100, type Placed, Trial } from '../testkit.testkit.js';

type Options = PanzerSystem['options'];

interface Parts {
  readonly g1?: Placed;
  readonly s1?: Placed;
  readonly units?: Readonly<Record<string, Placed>>;
  readonly commands?: object;
  readonly optional?: readonly string[];
  readonly options?: Options;
  readonly more?: object;
}

const tank = (set: object = {}, at = 'D4'): Placed => [
  `Panzer IV at ${at}`,
  { facing: 3, spotted: true, ...set },
];

/** A Soviet unit with FIRE, of the First Player, against a German one with N/C that may return it. */
const attacked = ({ g1, s1, units, commands, optional = [], options, more }: Parts = {}) =>
  new Trial({
    units: { g1: g1 ?? tank(), s1: s1 ?? ['T-34 at D8', { facing: 0 }], ...units },
    commands: { g1: 'none', s1: 'fire', ...commands },
    options: { optional: ['7.50', ...optional], ...options } as Options,
    first: 'soviet',
    ...more,
  });
const shoots = (trial: Trial, ...faces: readonly number[]) =>
  trial.fire('soviet', 's1', 'g1', 'AP', ...(faces.length > 0 ? faces : d100(100)));
const back = (trial: Trial, target = 's1', ammo = 'AP') => ({
  order: 'fire',
  target,
  shots: [trial.aim('g1', ammo)],
});
const why = (trial: Trial, kind: 'ap-fire' | 'gp-fire' = 'ap-fire') =>
  trial.told(kind)[0]?.modifiers.map(({ why: reason, value }) => `${reason} ${value}`);

describe('Defensive Fire meets the dark', () => {
  /** Night; the Panzer stands in the light of a flare, the T-34 so many hexes to the south of it. */
  const atNight = (far: number, set: object = {}, parts: Parts = {}) =>
    shoots(
      attacked({
        g1: tank({ spot: 'fire', ...set }),
        s1: [`T-34 at D${4 + far}`, { facing: 0 }],
        ...parts,
        optional: ['7.27', '7.36', ...(parts.optional ?? [])],
        options: { visibility: { modifier: -5 } },
        more: { marks: { D4: { illumination: 'on' } }, ...parts.more },
      }),
    ).awaits[0];
  const ASKED = 'german defensive-fire';
  const NOT = 'soviet direct-fire';

  test('[panzer 7.50/a × 7.36.1/a] a unit that fires out of the dark is fired back at as far as its SPOT/FIRE shows it', () => {
    expect([atNight(7), atNight(8)]).toEqual([ASKED, NOT]);
  });

  test('[panzer 7.50/a × 7.27/b × 7.36.1/a] a flare over the firer brings it to light', () => {
    const marks = { D4: { illumination: 'on' }, D12: { illumination: 'off' } };
    expect(atNight(8, {}, { more: { marks } })).toBe(ASKED);
  });

  test('[panzer 7.50/a × 7.8.3/c × 7.36.1/a] Buttoned Up it sees the firer one row less far', () => {
    const buttoned = (far: number) => atNight(far, { hatch: 'buttoned' }, { optional: ['7.8'] });
    expect([buttoned(5), buttoned(6)]).toEqual([ASKED, NOT]);
  });

  test('[panzer 7.50/a × 7.1.5.2/b × 7.36.1/a] Broken it sees the firer two rows less far', () => {
    const broken = (far: number) => atNight(far, { broken: 'on' });
    expect([broken(4), broken(5)]).toEqual([ASKED, NOT]);
  });

  test('[panzer 7.50/a × 7.55.2/j × 7.36.1/a] the P of its leader lets it fire back farther', () => {
    const led = (far: number) => atNight(far, { leader: { name: 'Stein', P: 1 } }, { optional: ['7.55'] });
    expect([led(8)]).toEqual([ASKED]);
  });
});

describe('Defensive Fire meets other modifiers', () => {
  test('[panzer 7.50/b × 7.1.5.2/c] a Broken crew: -2, -1 and -5', () => {
    const trial = shoots(attacked({ g1: tank({ broken: 'off' }) }));
    trial.order('german', back(trial), ...d100(100));
    expect(why(trial)?.toSorted()).toEqual(['Defensive Fire -2', 'Overwatch Front -1', 'shooter Broken -5']);
  });

  test('[panzer 7.50/b × 7.9/d] the cloud of the firer hinders both shots', () => {
    const trial = attacked({ s1: ['T-34 at D8', { facing: 0, smoke: 'cloud' }], optional: ['7.9'] });
    shoots(trial);
    expect(trial.told('ap-fire')).toHaveLength(1);
    expect(why(trial)).toEqual([expect.stringMatching(/^smoke.* -2$/)]);
    trial.order('german', back(trial), ...d100(100));
    expect(why(trial)).toContainEqual(expect.stringMatching(/^smoke.* -2$/));
  });

  test('[panzer 7.50/b × 7.23.1/a × 7.55.2/e × 7.57/c] optics, a lone crewman and his leader count beside it', () => {
    const g1 = tank({ collateral: ['optics'], crewNoted: true, leader: { name: 'Stein', A: 2 } });
    const trial = shoots(attacked({ g1, optional: ['7.23', '7.55', '7.57'] }));
    trial.order('german', back(trial), ...d100(100));
    const values = trial.told('ap-fire')[0]?.modifiers.map(({ value }) => value) ?? [];
    expect(values.toSorted((a, b) => a - b)).toEqual([-2, -1, -1, -1, 2]);
  });

  test('[panzer 7.50/b × 7.36.4/a] a Khamsin hinders the shot and its answer', () => {
    const visibility = { modifier: -1, ap: -3, gp: -20, khamsin: true } as const;
    const trial = shoots(attacked({ optional: ['7.36'], options: { visibility } }));
    expect(why(trial)).toEqual(['Khamsin -3']);
    trial.order('german', back(trial), ...d100(100));
    expect(why(trial)?.toSorted()).toEqual(['Defensive Fire -2', 'Khamsin -3', 'Overwatch Front -1']);
  });

  test('[panzer 7.50/e × 7.23.2/a] a turret ring that is shot does not turn to the firer', () => {
    const awaits = (set: object) =>
      shoots(attacked({ g1: tank({ turretFacing: 1, ...set }), optional: ['7.8', '7.23'] })).awaits[0];
    expect([awaits({}), awaits({ collateral: ['turret-ring'] })]).toEqual([
      'german defensive-fire',
      'soviet direct-fire',
    ]);
  });

  test('[panzer 7.50/e × 7.16/b, 7.50/e × 7.16/c] a gun on a platform answers to its rear as to its front, and stands that way then', () => {
    const trial = attacked({
      g1: ['8.8cm FlaK 36 ATG/AAG at D4', { facing: 0, spotted: true, platform: true }],
      s1: 'Soviet squad at D7',
      optional: ['7.16'],
    }).fire('soviet', 's1', 'g1', 'GP', ...d100(2));
    trial.order('german', back(trial, 's1', 'GP'), ...d100(2));
    expect(why(trial, 'gp-fire')).toEqual(['Defensive Fire -10', 'Overwatch Front -5']);
    expect(trial.unit('g1').facing).toBe(3);
  });

  test('[panzer 7.50/a × 7.18/a] Pinning Fire is of FIRE, SHORT HALT and OVERWATCH: not of units that answer with N/C', () => {
    const trial = attacked({
      g1: ['Rifle squad at D4', { spotted: true }],
      s1: 'Soviet squad at D6',
      optional: ['7.18'],
    }).fire('soviet', 's1', 'g1', 'GP', ...d100(2));
    const shots = [{ ...trial.aim('g1', 'GP'), pinning: true }];
    expect(trial.refusal('german', { order: 'fire', target: 's1', shots })?.refused).toBe('CANNOT_PIN');
    trial.order('german', back(trial, 's1', 'GP'), ...d100(50));
    expect(trial.told('gp-fire')[0]).toMatchObject({ net: 35 });
  });
});

describe('Overwatch all round', () => {
  const answer = (g1: Placed, ammo: 'AP' | 'GP') => {
    const trial = shoots(attacked({ g1 }));
    trial.order('german', back(trial, 's1', ammo), ...d100(ammo === 'AP' ? 100 : 2));
    return why(trial, ammo === 'AP' ? 'ap-fire' : 'gp-fire');
  };

  test('[panzer 7.50/e × S.facing-and-field-of-fire/b] a gun that turns all round on its hull has its front everywhere; a turret has not', () => {
    expect(answer(tank({ facing: 0, turret: 'turretless-360', tt: 0 }), 'AP')).toContain(
      'Overwatch Front -1',
    );
    expect(answer(tank({ facing: 0 }), 'AP')).toContain('Overwatch Adjust -3');
  });

  test('[panzer 7.50/e × S.facing-of-leg-units] and so have men on foot', () => {
    const trial = attacked({
      g1: ['Rifle squad at D4', { facing: 0, spotted: true }],
      s1: 'Soviet squad at D6',
    }).fire('soviet', 's1', 'g1', 'GP', ...d100(2));
    trial.order('german', back(trial, 's1', 'GP'), ...d100(50));
    expect(why(trial, 'gp-fire')).toEqual(['Defensive Fire -10', 'Overwatch Front -5']);
  });
});

describe('who may answer', () => {
  test('[panzer 7.50/a × 7.48/a] a unit that waits for its reaction has N/C, and defends itself', () => {
    const delayed = { until: 'spots a moving enemy', turns: 2 } as const;
    expect(shoots(attacked({ g1: tank({ delayed }), optional: ['7.48'] })).awaits).toEqual([
      'german defensive-fire',
    ]);
  });

  test('[panzer 7.50/a × 7.14/a] a closer tank does not keep it from answering the one that fired', () => {
    const s2: Placed = ['T-34 at D6', { facing: 0, spotted: true }];
    const trial = shoots(attacked({ units: { s2 }, optional: ['7.14'] }));
    trial.order('german', back(trial), ...d100(100));
    expect(trial.told('ap-fire')[0]?.target).toBe('s1');
  });

  test('[panzer 7.50/d × S.bail-out/d] whose crew leaves it after a Track hit does not answer', () => {
    const hit = (bail: number) => shoots(attacked(), ...d100(1), ...d100(95), ...d100(bail));
    expect(hit(25).unit('g1').bailedOut).toBe(true);
    expect([hit(25).awaits[0], hit(26).awaits[0]]).toEqual(['soviet direct-fire', 'german defensive-fire']);
  });

  test('[panzer 7.50/a × 7.24/f] a camouflaged unit that answers gives itself away for good', () => {
    const trial = shoots(
      attacked({
        g1: tank({ camouflage: { upTo: 4 } }),
        optional: ['7.24'],
        more: {
          sides: { german: { camouflage: true } },
          secrets: { german: { camouflaged: ['g1'], commands: { g1: { command: 'none' } } } },
        },
      }),
    );
    trial.order('german', back(trial), ...d100(100));
    expect(trial.kinds).toContain('camouflage-lost');
    expect(trial.battle.secret('german').camouflaged).toBeUndefined();
  });

  test('[panzer 7.50/c × 7.1.6.2/b] a unit that has answered recovers from a Break with 20 less', () => {
    const recovered = (roll: number, defended?: true) =>
      new Trial(
        {
          units: {
            g1: ['Panzer IV at D4', { broken: 'off', ...(defended && { defended }) }],
            s1: 'T-34 at Z13',
          },
          commands: { g1: 'none' },
          options: { optional: ['7.1', '7.50'] },
          clock: { phase: 'adjustment' },
        },
        ...d100(roll),
      ).unit('g1').broken === undefined;
    expect([recovered(51), recovered(70, true), recovered(71, true)]).toEqual([true, false, true]);
  });
});

describe('Quickdraw meets', () => {
  /** A Seasoned Crusader I of the First Player and a Veteran Panzer III that holds FIRE. */
  const duel = ({ optional = [], options, more, ...parts }: Parts & { b1?: object; set?: object } = {}) =>
    new Trial({
      units: {
        b1: ['Crusader I at D4', { facing: 3, spotted: true, spotters: ['g1'], ...parts.b1 }],
        g1: [
          'PzKpfw IIIF/G/H (5cm L/42) at D7',
          { facing: 0, grade: 'Veteran', spotted: true, spotters: ['b1'], ...parts.set },
        ],
        ...parts.units,
      },
      commands: { b1: 'fire', g1: 'fire', ...parts.commands },
      options: { optional: ['7.54', ...optional], ...options } as Options,
      first: 'british',
      ...more,
    });
  const fires = (trial: Trial, ...faces: number[]) =>
    trial.order('british', { order: 'fire', target: 'g1', shots: [trial.aim('b1')] }, ...faces);
  const draw = (trial: Trial) => back(trial, 'b1');

  test('[panzer 7.54/b × 7.8/b] the turret: a unit that fires out of its Field-of-Fire is not drawn on', () => {
    expect(fires(duel({ optional: ['7.8'] })).awaits).toEqual(['german quickdraw']);
    const away = fires(duel({ set: { turretFacing: 2 }, optional: ['7.8'] }), ...d100(100));
    expect(away.awaits).toEqual(['british direct-fire']);
  });

  test('[panzer 7.54/c × 7.55.1/b] a leader does not make the Unit Grade better', () => {
    const set = { grade: 'Seasoned', leader: { name: 'Stein', A: 2 } };
    const trial = fires(duel({ set, optional: ['7.55'] }), ...d100(100));
    expect(trial.awaits).toEqual(['british direct-fire']);
  });

  test('[panzer 7.54/a × 7.55.2/e] his A counts in the Quickdraw', () => {
    const trial = fires(duel({ set: { leader: { name: 'Stein', A: 2 } }, optional: ['7.55'] }));
    trial.order('german', draw(trial), ...d100(100), ...d100(100));
    expect(why(trial)).toContain('Stein 2');
  });

  test('[panzer 7.54/a × 7.9/d] the cloud of the firer hinders the shot and the draw', () => {
    const trial = fires(duel({ b1: { smoke: 'cloud' }, optional: ['7.9'] }));
    trial.order('german', draw(trial), ...d100(100), ...d100(100));
    for (const { modifiers } of trial.told('ap-fire'))
      expect(modifiers).toContainEqual(expect.objectContaining({ why: 'smoke in D4', value: -2 }));
    expect(trial.told('ap-fire')).toHaveLength(2);
  });

  test('[panzer 7.54/a × S.bail-out/d] the crew that leaves its tank has fired all the same', () => {
    const trial = fires(duel());
    trial.order('german', draw(trial), ...d100(1), ...d100(1), ...d100(95), ...d100(1), ...d100(40), 0);
    expect(trial.unit('g1').bailedOut).toBe(true);
    expect(trial.told('lost').map(({ unit }) => unit)).toContain('b1');
  });

  test('[panzer 7.54/b × 7.24/f] a unit that draws from camouflage has lost it', () => {
    const trial = duel({
      set: { camouflage: { upTo: 3 } },
      optional: ['7.24'],
      more: {
        sides: { german: { camouflage: true } },
        secrets: { german: { camouflaged: ['g1'], commands: { g1: { command: 'fire' } } } },
      },
    });
    fires(trial).order('german', draw(trial), ...d100(100), ...d100(100));
    expect(trial.battle.secret('german').camouflaged).toBeUndefined();
  });

  test('[panzer 7.54/a × 7.36.4/a] a Khamsin takes from the draw, too', () => {
    const visibility = { modifier: -1, ap: -3, gp: -20, khamsin: true } as const;
    const trial = fires(duel({ optional: ['7.36'], options: { visibility } }));
    trial.order('german', draw(trial), ...d100(100), ...d100(100));
    const found = trial.told('ap-fire').map(({ modifiers }) => modifiers.map(({ value }) => value));
    expect(found.every((values) => values.includes(-3))).toBe(true);
  });

  test('[panzer 7.54/f × 7.14/a] at the firer, though another tank is closer', () => {
    const b2: Placed = ['Crusader I at D5', { facing: 3, spotted: true, spotters: ['g1'] }];
    const trial = fires(duel({ units: { b2 }, optional: ['7.14'] }));
    trial.order('german', draw(trial), ...d100(100), ...d100(100));
    expect(trial.told('ap-fire').map(({ target }) => target)).toEqual(['b1', 'g1']);
  });

  test('[panzer 7.54/e × 7.1.2/b] both were attacked: both check when all results are in', () => {
    const shaken = (id: string) => ({
      formations: { [id]: { name: id, grade: 'Seasoned', cohesionNumber: 1, losses: 1 } },
    });
    const trial = duel({
      b1: { formation: 'b' },
      set: { formation: 'g' },
      optional: ['7.1'],
      more: { sides: { british: shaken('b'), german: shaken('g') } },
    });
    fires(trial).order('german', draw(trial), ...d100(100), ...d100(100), ...d100(99), ...d100(99));
    expect(
      trial
        .told('morale-check')
        .map(({ unit }) => unit)
        .toSorted(),
    ).toEqual(['b1', 'g1']);
  });

  test('[panzer 7.54/a × 7.18/a, 7.54/a × 7.18/b] on foot the draw may be Pinning Fire: it Suppresses, and is Suppressed', () => {
    const trial = new Trial({
      units: {
        b1: ['Rifle section (Bren) at D4', { facing: 3, spotted: true, spotters: ['g1'] }],
        g1: ['Rifle squad at D6', { facing: 0, grade: 'Veteran', spotted: true, spotters: ['b1'] }],
      },
      commands: { b1: 'fire', g1: 'fire' },
      options: { optional: ['7.18', '7.54'] },
      first: 'british',
    });
    trial.order('british', { order: 'fire', target: 'g1', shots: [trial.aim('b1', 'GP')] });
    const shots = [{ ...trial.aim('g1', 'GP'), pinning: true }];
    trial.order('german', { order: 'fire', target: 'b1', shots }, ...d100(99), ...d100(60));
    const [drawn, fired] = trial.told('gp-fire');
    expect([drawn, fired]).toMatchObject([
      { shooter: 'g1', net: 119, result: 'Suppressed' },
      { shooter: 'b1', net: 60 },
    ]);
    expect(trial.unit('b1').suppressed).toBe('on');
  });
});
