import type { Battery } from '../attributes/sides.js';
import type { PanzerSystem } from '../system.js';
import { d100, type Placed, Trial } from '../testkit.testkit.js';

type Options = PanzerSystem['options'];
type Units = Readonly<Record<string, Placed>>;
type Marks = Readonly<Record<string, PanzerSystem['location']>>;

const plays = (optional: readonly string[] = []) => ({ optional }) as Options;
const EARS: Battery = { name: 'Ears', gp: 9, points: 50, counterBattery: true };
const MISSION = { by: 'g1', at: 'H8', ammo: 'GP', sheaf: 'closed', called: 1, turns: 0 } as const;
const AT_POINT = { a: { name: 'A', grade: 'Seasoned', cohesionNumber: 1, losses: 1 } } as const;

interface Parts {
  readonly units?: Units;
  readonly battery?: object;
  readonly optional?: readonly string[];
  readonly soviet?: object;
  readonly marks?: Marks;
  readonly secrets?: object;
}

describe('planned fire meets', () => {
  const planned = [{ battery: 'Guns', turn: 2, at: 'H8', ammo: 'GP', sheaf: 'closed' }] as const;
  const comes = (
    { units = {}, battery = {}, optional, soviet = {}, secrets = {} }: Parts,
    ...faces: readonly number[]
  ) =>
    new Trial(
      {
        units: { g1: 'Rifle squad at D4', s9: 'Soviet squad at Z13', ...units },
        sides: {
          german: { batteries: [{ name: 'Guns', gp: 9, ...battery }] },
          soviet: { batteries: [EARS], ...soviet } as never,
        },
        secrets: { german: { planned: [...planned] }, ...secrets },
        clock: { turn: 2 },
        options: plays(optional),
        agenda: [
          { task: 'movement', side: 'german' },
          { task: 'counter-battery', side: 'soviet', after: 'german' },
          { task: 'indirect-fire', side: 'german' },
        ],
      },
      ...faces,
    );

  test('[panzer 7.28.1/b × S.planned-fire] the battery is searched for', () => {
    const trial = comes({ optional: ['7.28'] }).order('german', 'end-step');
    expect(trial.awaits).toEqual(['soviet counter-battery']);
    const order = { order: 'search-battery', searcher: 'Ears', target: 'Guns' };
    expect(trial.order('soviet', order, ...d100(21)).told('battery-searched')).toHaveLength(1);
  });

  test('[panzer 7.28.2/i × S.planned-fire] that of a battery that is Knocked Out does not come', () => {
    const trial = comes({ battery: { knockedOut: true }, optional: ['7.28'] });
    expect(trial.kinds).not.toContain('fire-lands');
  });

  test('[panzer 7.28.2/f × S.planned-fire] that of a Suppressed one comes with 20 less', () => {
    const units: Units = { s1: 'Soviet squad at H8' };
    const trial = comes({ units, battery: { suppressed: 'on' }, optional: ['7.28'] }, ...d100(50));
    expect(trial.told('indirect-attack')).toMatchObject([{ target: 's1', net: 30 }]);
  });

  test('[panzer 7.2.2.3/b × S.planned-fire] on a HIDDEN UNIT counter it shows what that stands for', () => {
    const trial = comes({
      units: { s1: ['Soviet squad', { hidden: true }], s7: 'Hidden unit 1 at H8' },
      secrets: { soviet: { counters: { s7: { units: ['s1'] } } } },
      soviet: { hiddenLimit: 1 },
      optional: ['7.2'],
    });
    expect(trial.awaits).toEqual(['soviet place-hidden']);
  });
});

describe('called fire meets', () => {
  const rolls = (
    { units = {}, battery = {}, optional, soviet = {}, marks = {} }: Parts,
    face: number,
    ...faces: readonly number[]
  ) =>
    new Trial({
      units: {
        g1: ['HMG section at D4', { observer: true, facing: 3 }],
        s9: 'Soviet squad at Z13',
        ...units,
      },
      sides: {
        german: { batteries: [{ name: 'Guns', gp: 9, mission: MISSION, ...battery }] },
        soviet: soviet as never,
      },
      marks,
      commands: { g1: 'overwatch' },
      clock: { turn: 2 },
      options: plays(optional),
      agenda: [
        { task: 'movement', side: 'german' },
        { task: 'indirect-fire', side: 'german' },
      ],
    }).order('german', { order: 'fire-mission', battery: 'Guns' }, face, ...faces);
  const NEEDS = 4;

  test('[panzer 7.1.2/b × 7.26/b] a unit that stands where the shells fall checks morale, not one that stands where they were called to', () => {
    const units: Units = {
      s1: ['Soviet squad at H7', { formation: 'a' }],
      s2: ['Soviet squad at H10', { formation: 'a' }],
      s9: ['Soviet squad at Z13', { formation: 'a' }],
    };
    const trial = rolls(
      { units, soviet: { formations: AT_POINT }, optional: ['7.1', '7.26'] },
      NEEDS,
      ...[7, 4],
      ...d100(2),
      ...d100(99),
    );
    expect(trial.told('morale-check').map(({ unit }) => unit)).toEqual(['s2']);
  });

  test('[panzer 7.31.3.1 × 7.26/b] mines where the shells fall are attacked, not those at which they were aimed', () => {
    const mines: NonNullable<Marks[string]['mines']> = [
      { side: 'soviet', strength: 'hasty', vehicular: true },
    ];
    const marks: Marks = { H8: { mines }, H10: { mines } };
    const trial = rolls({ marks, optional: ['7.26', '7.31'] }, NEEDS, ...[7, 4], ...d100(99));
    expect(trial.told('minefield-shelled').map(({ at }) => at)).toEqual(['H10']);
    expect([trial.at('H8').mines, trial.at('H10').mines]).toEqual([mines, undefined]);
  });

  test('[panzer 7.35/d × S.danger-close] a fire may start in the house of a friend on which they fall short', () => {
    const units: Units = { g2: 'Rifle squad at H9' };
    const marks: Marks = { H9: { terrain: 'wood building' }, H7: { terrain: 'wood building' } };
    const trial = rolls({ units, marks, optional: ['7.35'] }, 1, ...d100(2));
    expect(trial.told('fire-lands')).toMatchObject([{ at: 'H9' }]);
    expect([trial.at('H9').shelled, trial.at('H7').shelled]).toEqual([
      { factor: 9, by: 'german' },
      undefined,
    ]);
  });

  test('[panzer 7.47/b × S.pattern-attack] the shells that a dismounted FO directs are the fire of the battery, without his 10 less', () => {
    const units: Units = {
      g1: ['FO section at D4', { facing: 3, parent: 'g2' }],
      g2: ['Panzer IV at D5', { facing: 3 }],
      s1: 'Soviet squad at H8',
    };
    const trial = rolls({ units, optional: ['7.47'] }, 9, ...d100(50));
    expect(trial.told('indirect-attack')).toMatchObject([{ target: 's1', net: 50 }]);
  });

  test('[panzer 7.55.2/e × S.on-map-indirect-fire] G of the leader of a mortar section counts in its Indirect Fire', () => {
    const units: Units = {
      g2: ['8cm mortar section at B4', { mission: MISSION, leader: { name: 'Vogt', G: 5 } }],
      s1: 'Soviet squad at H8',
    };
    const trial = new Trial({
      units: { g1: ['HMG section at D4', { observer: true, facing: 3 }], ...units },
      commands: { g1: 'overwatch', g2: 'overwatch' },
      clock: { turn: 2 },
      options: plays(['7.55']),
      agenda: [
        { task: 'movement', side: 'german' },
        { task: 'indirect-fire', side: 'german' },
      ],
    }).order('german', { order: 'fire-mission', battery: 'g2' }, 9, ...d100(50));
    expect(trial.told('indirect-attack')).toMatchObject([{ target: 's1', net: 55 }]);
  });
});
