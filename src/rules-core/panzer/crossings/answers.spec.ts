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
const weapon = (name: string, kind: string, range: number, more: object = {}) => ({
  name,
  kind,
  field: 'A',
  rows: [{ ammo: 'GP', type: 'GP', range: { P: range }, factor: { P: 4 } }],
  ...more,
});
const gun = (range: number) => ({
  ...weapon('Gun', 'gun', range),
  rows: [{ ammo: 'AP', type: 'KE', range: { P: range }, factor: { P: 20 }, damageClass: '75-76mm KE' }],
});
const ROCKET = {
  ...weapon('Rocket', 'hand-held', 3),
  rows: [
    { ammo: 'HEAT', type: 'CE', range: { P: 3 }, factor: { P: 20 } },
    { ammo: 'GP', type: 'GP', range: { P: 3 }, factor: { P: 5 } },
  ],
};
const CANNON_FLAK = weapon('Flak', 'gun', 8, { antiAircraft: true });

const seen = (by: string, more: object = {}) => ({ spotted: true as const, spotters: [by], ...more });
/** Gives an order that may be resolved at once, or wait for an answer. */
const announce = (trial: Trial, side: string, order: object, ...faces: readonly number[]) => {
  const isWaiting = trial.refusal(side, order as never) === undefined;
  return trial.order(side, order as never, ...(isWaiting ? [] : faces));
};

describe('Quickdraw meets', () => {
  const duel = (g1: Placed, optional: Optional, s1: Placed = ['T-34 at D8', { facing: 0, ...seen('g1') }]) =>
    new Trial({
      units: { s1, g1 },
      commands: { s1: 'fire', g1: 'fire' },
      options: plays('7.54', ...optional),
      first: 'soviet',
    });
  const attacked = (trial: Trial, ammo = 'AP', ...faces: readonly number[]) =>
    announce(
      trial,
      'soviet',
      { order: 'fire', target: 'g1', shots: [trial.aim('s1', ammo)] },
      ...(faces.length > 0 ? faces : d100(ammo === 'AP' ? 99 : 2)),
    );
  const tank = (more: object): Placed => [
    'Panzer IV at D4',
    { facing: 3, grade: 'Veteran', ...seen('s1'), ...more },
  ];

  test('[panzer 7.54/b × S.range-bands] nobody draws on a firer beyond the range of his weapons', () => {
    const asked = (range: number) => attacked(duel(tank({ weapons: [gun(range)] as never }), [])).awaits;
    expect([asked(4), asked(3)]).toEqual([['german quickdraw'], ['soviet direct-fire']]);
  });

  test('[panzer 7.54/a × S.ko-bu-wreck/b] the Brew Up of one firer Suppresses his friend in the hex when both have fired', () => {
    const trial = new Trial({
      units: {
        s1: ['T-34 at D8', { facing: 0, armor: plates(5), ...seen('g1') }],
        s2: ['T-34 at D8', { facing: 0, ...seen('g1') }],
        g1: tank({ weapons: [gun(9)] as never, armor: plates(60) }),
      },
      commands: { s1: 'fire', s2: 'fire', g1: 'fire' },
      options: plays('7.54'),
      first: 'soviet',
    });
    trial.order('soviet', { order: 'fire', target: 'g1', shots: [trial.aim('s1'), trial.aim('s2')] });
    const draw = { order: 'fire', target: 's1', shots: [trial.aim('g1')] };
    trial.order('german', draw, ...d100(1), ...d100(99), ...d100(99), ...d100(60), 0);
    const fired = trial
      .told('ap-fire')
      .map(({ shooter, modifiers }) => [shooter, modifiers.map(({ value }) => value)]);
    expect(fired).toContainEqual(['s2', []]);
    expect(trial.told('lost')).toMatchObject([{ unit: 's1', how: 'brewed-up' }]);
    expect(trial.unit('s2').suppressed).toBe('on');
  });

  test('[panzer 7.54/b × CES.12/c] a unit that has fired at aircraft in this turn draws on nobody', () => {
    const flak = { weapons: [CANNON_FLAK, gun(9)] as never };
    expect(attacked(duel(tank(flak), [])).awaits).toEqual(['german quickdraw']);
    expect(attacked(duel(tank({ ...flak, fired: true }), [])).awaits).toEqual(['soviet direct-fire']);
  });

  const carried = (first: 'german', command: 'fire' | 'none', optional: Optional) =>
    new Trial({
      units: {
        g1: ['Panzer IV at D7', { facing: 0, spotted: true, spotters: ['b1', 'b2'], spot: 'fire' }],
        b1: ['Universal Carrier at D4', { facing: 3, grade: 'Veteran', ...seen('g1') }],
        b2: ['MMG section (2 Vickers) at D4', { aboard: 'b1', facing: 3, grade: 'Veteran' }],
      },
      commands: { g1: 'fire', b1: command },
      options: plays('7.38', ...optional),
      first,
    });
  const section = (trial: Trial) => ({
    order: 'fire',
    target: 'g1',
    shots: [{ unit: 'b2', weapon: trial.unit('b2').weapons?.[0]?.name ?? '', ammo: 'GP' }],
  });

  test('[panzer 7.54/f × 7.38.1/a, 7.50/a × 7.38.1/a] the fire is at the carrier: the section aboard neither draws nor defends', () => {
    for (const [command, rule] of [
      ['fire', '7.54'],
      ['none', '7.50'],
    ] as const) {
      const trial = carried('german', command, [rule]);
      announce(trial, 'german', { order: 'fire', target: 'b1', shots: [trial.aim('g1')] }, ...d100(99));
      expect(trial.awaits[0]).toMatch(/^british/);
      expect(trial.refusal('british', section(trial))?.refused).toBe('NOT_FIRED_AT');
    }
  });

  test('[panzer 7.35.3 × 7.54/a] the rocket that is drawn on a tank in rubble and misses may start a fire', () => {
    const trial = new Trial({
      units: {
        s1: ['T-34 at D5', { facing: 0, ...seen('g1') }],
        g1: ['Rifle squad at D4', { grade: 'Veteran', weapons: [ROCKET] as never, ...seen('s1') }],
      },
      marks: { D5: { terrain: 'rubble' } },
      commands: { s1: 'fire', g1: 'fire' },
      options: plays('7.35', '7.35.3', '7.54'),
      first: 'soviet',
    });
    trial.order('soviet', { order: 'fire', target: 'g1', shots: [trial.aim('s1', 'GP')] });
    const draw = { order: 'fire', target: 's1', shots: [{ unit: 'g1', weapon: 'Rocket', ammo: 'HEAT' }] };
    trial.order('german', draw, ...d100(99), ...d100(2));
    expect(trial.at('D5').shelled).toEqual({ factor: 5, by: 'german' });
  });
});

describe('Defensive Fire meets', () => {
  const attack = (units: Units, optional: Optional, more: object = {}) =>
    new Trial({
      units,
      commands: { s1: 'fire', g1: 'none' },
      options: plays('7.50', ...optional),
      first: 'soviet',
      ...more,
    });
  const tank = (at: string, more: object = {}): Placed => [`T-34 at ${at}`, { facing: 0, ...more }];

  test('[panzer 7.50/a × CES.12/c] a unit that has fired at aircraft in this turn does not return fire', () => {
    const asked = (more: object) =>
      attack({ s1: tank('D8'), g1: ['Panzer IV at D4', { facing: 3, spotted: true, ...more }] }, []).fire(
        'soviet',
        's1',
        'g1',
        'AP',
        ...d100(99),
      ).awaits;
    expect([asked({}), asked({ fired: true })]).toEqual([['german defensive-fire'], ['soviet direct-fire']]);
  });

  test('[panzer 7.50/a × 7.38.3/a] an OP tank that is fired at from behind does not', () => {
    const asked = (facing: number) =>
      new Trial({
        units: {
          g1: ['Panzer IV at D6', { facing: 0 }],
          b1: ['Crusader III at D4', { facing, opTank: true, spotted: true }],
        },
        commands: { g1: 'fire', b1: 'none' },
        options: plays('7.38', '7.50'),
        first: 'german',
      }).fire('german', 'g1', 'b1', 'AP', ...d100(99)).awaits;
    expect([asked(3), asked(0)]).toEqual([['british defensive-fire'], ['german direct-fire']]);
  });

  test('[panzer 7.15/b × 7.50/b] a rocket in defence at men in the open: 10, 10 and 5 less', () => {
    const trial = attack(
      {
        s1: 'Soviet squad at D6',
        g1: ['Rifle squad at D4', { spotted: true, weapons: [ROCKET] as never }],
      },
      ['7.15'],
    ).fire('soviet', 's1', 'g1', 'GP', ...d100(2));
    const shots = [{ unit: 'g1', weapon: 'Rocket', ammo: 'GP' }];
    trial.order('german', { order: 'fire', target: 's1', shots }, ...d100(90));
    const values = trial.told('gp-fire')[0]?.modifiers.map(({ value }) => value) ?? [];
    expect(values.toSorted((a, b) => a - b)).toEqual([-10, -10, -5]);
  });

  test('[panzer 7.35.3 × 7.50/a] a rocket in defence that misses a tank in rubble may start a fire', () => {
    const trial = attack(
      { s1: tank('D5'), g1: ['Rifle squad at D4', { spotted: true, weapons: [ROCKET] as never }] },
      ['7.35', '7.35.3'],
      { marks: { D5: { terrain: 'rubble' } } },
    ).fire('soviet', 's1', 'g1', 'GP', ...d100(2));
    const shots = [{ unit: 'g1', weapon: 'Rocket', ammo: 'HEAT' }];
    trial.order('german', { order: 'fire', target: 's1', shots }, ...d100(99));
    expect(trial.at('D5').shelled).toEqual({ factor: 5, by: 'german' });
  });
});

describe('flames meet', () => {
  const FLAMES = weapon('Flamethrower', 'flamethrower', 1);
  const formations = { a: { name: 'A', grade: 'Seasoned', cohesionNumber: 9 } } as const;
  const burning = (command: 'fire' | 'none', optional: Optional) =>
    new Trial({
      units: {
        s1: ['Soviet squad at D5', { weapons: [FLAMES] as never, ...seen('g1') }],
        g1: ['Rifle squad at D4', { grade: 'Veteran', ...seen('s1') }],
      },
      sides: { german: { formations } },
      commands: { s1: 'fire', g1: command },
      options: plays('7.1', ...optional),
      first: 'soviet',
    });
  const shots = [{ unit: 's1', weapon: 'Flamethrower', ammo: 'GP' }];
  const back = (trial: Trial) => ({ order: 'fire', target: 's1', shots: [trial.aim('g1', 'GP')] });

  test('[panzer 7.1.3/a × 7.54/a] they frighten after the Quickdraw, which is not the worse for them', () => {
    const trial = burning('fire', ['7.54']).order('soviet', { order: 'fire', target: 'g1', shots });
    trial.order('german', back(trial), ...d100(2), ...d100(2), ...d100(20));
    expect(trial.told('gp-fire')[0]).toMatchObject({ shooter: 'g1', modifiers: [] });
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'g1', forced: true }]);
    expect(trial.kinds.lastIndexOf('gp-fire')).toBeLessThan(trial.kinds.indexOf('morale-check'));
  });

  test('[panzer 7.1.3/a × 7.50/d] they frighten before Defensive Fire: a unit that is Broken by them answers with 20 less', () => {
    const trial = burning('none', ['7.50']).order(
      'soviet',
      { order: 'fire', target: 'g1', shots },
      ...d100(2),
      ...d100(1),
    );
    expect(trial.unit('g1').broken).toBe('on');
    trial.order('german', back(trial), ...d100(2));
    expect(trial.told('gp-fire')[0]?.modifiers.map(({ value }) => value)).toContain(-20);
  });
});
