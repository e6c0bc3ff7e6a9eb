import { d100, type Placed, Trial } from '../testkit.testkit.js';
import { go, moving } from './ground.testkit.js';

const rolls = (...values: number[]) => values.flatMap((value) => [...d100(value)]);
const aboard = (set: object = {}, vehicle = 'g1'): Placed => ['Rifle squad', { aboard: vehicle, ...set }];
const carrier = (set: object = {}): Placed => ['SdKfz 251/1 at D4', { facing: 3, crossCountry: 8, ...set }];
const company = (number: number, losses: number) => ({
  german: { formations: { f: { name: 'F', grade: 'Regulars', cohesionNumber: number, losses } } },
});
const losses = (trial: Trial) => trial.battle.side('german').formations?.f?.losses;
/** The fuel of g1 is rolled for as the Movement Phase begins. */
const leaking = (
  units: Readonly<Record<string, Placed>>,
  optional: readonly string[],
  number: number,
  ...faces: number[]
) =>
  new Trial(
    {
      units: { s9: 'T-34 at Z14', g9: 'Panzer IV at Z1', ...units },
      options: { optional: ['7.23', ...optional] as never },
      clock: { phase: 'movement' },
      sides: company(number, 0) as never,
    },
    ...faces,
  );
const dismount = { order: 'dismount', vehicle: 'g1', units: ['g2'] };

describe('riding meets', () => {
  test('[panzer 7.1.2/a × S.mounting] a unit that mounts or dismounts has not moved from its hex', () => {
    const out = moving({ g1: carrier(), g2: aboard() }, ['7.1'], { sides: company(1, 1) });
    expect(out.order('german', dismount).kinds).not.toContain('check-owed');
    const into = moving({ g1: carrier(), g2: 'Rifle squad at D4' }, ['7.1'], { sides: company(1, 1) });
    into.order('german', { order: 'mount', vehicle: 'g1', units: ['g2'] });
    expect(into.kinds).not.toContain('check-owed');
  });

  test('[panzer 7.1.5.2/f × S.mounting] a Broken carrier that has loaded has nothing left to drive with', () => {
    const why = (set: object) => {
      const trial = moving({ g1: carrier(set), g2: 'Rifle squad at D4' }, ['7.1']);
      trial.order('german', { order: 'mount', vehicle: 'g1', units: ['g2'] });
      return trial.refusal('german', go('g1', ['D5']))?.refused;
    };
    expect([why({ broken: 'on' }), why({})]).toEqual(['TOO_FAR', undefined]);
  });

  test('[panzer S.stacking/b × S.mounting] nobody dismounts into a full hex', () => {
    const why = (squads: number) =>
      moving({
        g1: carrier(),
        g2: aboard(),
        ...Object.fromEntries([...Array(squads).keys()].map((n) => [`g1${n}`, 'Rifle squad at D4'])),
      }).refusal('german', dismount)?.refused;
    expect([why(6) === undefined, why(5)]).toEqual([false, undefined]);
  });

  test('[panzer 7.23.4/b × 7.1.2/d] a carrier that burns shakes all of its formation in the hex, riders too', () => {
    const trial = leaking(
      {
        g1: carrier({ collateral: ['fuel'] }),
        g2: aboard(),
        g3: carrier(),
        g4: aboard({}, 'g3'),
        g5: 'Rifle squad at E9',
      },
      ['7.1'],
      1,
      ...[2, ...rolls(20)],
      ...rolls(100, 100, 100),
    );
    expect(
      trial
        .told('morale-check')
        .map(({ unit }) => unit)
        .sort(),
    ).toEqual(['g2', 'g3', 'g4']);
  });

  test('[panzer 7.1.1.2/a × S.passengers-under-fire] a lorry is not a loss of its formation, but units that fall with it are', () => {
    const lost = (set: object, placed: string) =>
      losses(
        leaking(
          { g1: [placed, { facing: 3, collateral: ['fuel'] }], g2: aboard({ kind: 'half-squad', ...set }) },
          ['7.1'],
          9,
          ...[2, ...rolls(99)],
        ),
      );
    expect([lost({}, 'Opel Blitz truck at D4'), lost({}, 'SdKfz 251/1 at D4')]).toEqual([1, 2]);
  });

  test('[panzer 7.38.1/a × 7.9/d] the cloud of a carrier hinders who fires out of it', () => {
    const modifiers = (set: object) => {
      const trial = new Trial({
        units: {
          b1: ['Universal Carrier at D4', { facing: 0, ...set }],
          b2: ['MMG section (2 Vickers)', { aboard: 'b1', facing: 0 }],
          g1: ['Rifle squad at D6', { spotted: true, facing: 0 }],
        },
        commands: { b1: 'fire' },
        options: { optional: ['7.38', '7.9'] },
        first: 'british',
      });
      trial.fire('british', 'b2', 'g1', 'GP', ...d100(20));
      return trial.told('gp-fire')[0]?.modifiers.filter(({ why }) => why.includes('smoke')).length;
    };
    expect([modifiers({ smoke: 'cloud' }), modifiers({})]).toEqual([1, 0]);
  });

  test('[panzer S.mounting × S.full-cover/a] a unit that has dismounted takes no Full Cover in the same turn', () => {
    const trial = moving({ g1: carrier(), g2: aboard() }, [], { marks: { D4: { terrain: 'scrub' } } });
    trial.order('german', dismount);
    expect(
      trial.refusal('german', { order: 'take-position', unit: 'g2', position: 'full-cover' })?.refused,
    ).toBe('HAS_MOVED');
  });

  test('[panzer 7.55.1/h × S.mounting] a leader goes over to a squad that rides in his hex, not to its carrier', () => {
    const trial = new Trial({
      units: {
        g1: carrier(),
        g2: aboard(),
        g3: ['Rifle squad at D4', { leader: { name: 'Otto', G: 5 } }],
        s9: 'T-34 at Z14',
      },
      options: { optional: ['7.55'] },
      clock: { phase: 'adjustment' },
    });
    const to = (unit: string) => ({ order: 'transfer-leader', from: 'g3', to: unit });
    expect(trial.refusal('german', to('g1'))?.refused).toBe('CANNOT_TRANSFER');
    trial.order('german', to('g2'));
    expect(trial.unit('g2').leader?.name).toBe('Otto');
  });

  test('[panzer 7.55.1/c × S.bail-out/e] a leader lives on with half of his squad, and falls with a half-squad', () => {
    const lives = (set: object) =>
      leaking(
        { g1: carrier({ collateral: ['fuel'] }), g2: aboard({ leader: { name: 'Otto' }, ...set }) },
        ['7.55'],
        9,
        ...[2, ...rolls(99)],
      )
        .battle.units()
        .some((unit) => unit.leader);
    expect([lives({}), lives({ kind: 'half-squad' })]).toEqual([true, false]);
  });

  test('[panzer S.bail-out/e × S.stacking/b] a unit that is thrown out into a full hex stands there', () => {
    const squads = Object.fromEntries([...Array(6).keys()].map((n) => [`g1${n}`, 'Rifle squad at D4']));
    const trial = leaking(
      { g1: carrier({ collateral: ['fuel'] }), g2: aboard(), ...squads },
      [],
      9,
      1,
      ...rolls(1),
    );
    expect(trial.unit('g2')).toMatchObject({ at: 'D4', kind: 'squad', suppressed: 'on' });
  });
});
