import { d100, type Placed } from '../testkit.testkit.js';
import { go, moving } from './ground.testkit.js';

const rolls = (...values: number[]) => values.flatMap((value) => [...d100(value)]);
const tank = (at: string, set: object = {}): Placed => [
  `Panzer IV at ${at}`,
  { facing: 3, crossCountry: 9, ...set },
];
const squad: Placed = ['Soviet squad at D5', { fired: true }];
const over = { order: 'overrun', unit: 'g1', path: ['D5', 'D6'], at: 'D5' };
const ROAD = { D3: 'dirt-road', D4: 'dirt-road', D5: 'dirt-road', D6: 'dirt-road' } as const;
const why = (...position: Parameters<typeof moving>) => moving(...position).refusal('german', over)?.refused;

describe('Overruns on their way meet', () => {
  const narrow = { map: ROAD, marks: { D5: { narrow: true } } } as const;

  test('[panzer 7.30/c × S.overrun/c] an enemy tank beside the squad bars a Narrow road', () => {
    const bars = (other: Placed) => why({ g1: tank('D4'), s1: squad, s2: other }, ['7.30'], narrow);
    expect(bars(['T-34 at D5', { fired: true }])).toBe('TOO_NARROW');
    expect(bars(['T-34 at Z13', { fired: true }])).toBe('DICE_MISSING');
  });

  test('[panzer 7.30/d × S.overrun/c] a friend there bars the way out', () => {
    const bars = (at: string) => why({ g1: tank('D4'), g2: tank(at), s1: squad }, ['7.30'], narrow);
    expect([bars('D5'), bars('Z1')]).toEqual(['TOO_NARROW', 'DICE_MISSING']);
  });

  test('[panzer S.stacking/b × S.overrun/c] it does not end in a full hex', () => {
    const full = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`g1${n}`, tank('D6')]));
    expect(why({ g1: tank('D4'), ...full, s1: squad })).toBe('NO_ROOM');
  });

  test('[panzer 7.31.2/c × S.overrun/c] mines for men do not hinder it', () => {
    const mines = [{ side: 'soviet', strength: 'hasty', personnel: true }] as never;
    const trial = moving({ g1: tank('D4'), s1: squad }, ['7.31'], { marks: { D5: { mines } } });
    trial.order('german', over, ...rolls(2));
    expect(trial.kinds).toContain('overrun');
    expect(trial.kinds).not.toContain('mine-attack');
  });

  test('[panzer 7.1.2/a × S.overrun/c] who Overruns has moved from its hex', () => {
    const trial = moving({ g1: tank('D4'), s1: squad }, ['7.1'], {
      sides: {
        german: { formations: { f: { name: 'F', grade: 'Regulars', cohesionNumber: 1, losses: 1 } } },
        soviet: { formations: { f: { name: 'F', grade: 'Regulars', cohesionNumber: 9, losses: 0 } } },
      },
    });
    trial.order('german', over, ...rolls(2, 100, 100));
    const checks = trial.told('morale-check').map(({ unit, forced }) => `${unit} ${forced}`);
    expect(checks.sort()).toEqual(['g1 false', 's1 true']);
  });
});

describe('ways meet', () => {
  test('[panzer 7.32 × 7.40/a] the path rate leads onto no bridge that is too weak', () => {
    const onto = (weight: number) =>
      moving({ g1: tank('E4', { weight, facing: 2 }) }, ['7.32', '7.40'], {
        map: { D4: 'dirt-road', D5: 'dirt-road', D6: 'dirt-road' },
        marks: { D5: { terrain: 'bridge', weightLimit: 10 } },
      }).refusal('german', go('g1', ['D4', 'D5']))?.refused;
    expect([onto(23), onto(9)]).toEqual(['TOO_HEAVY', undefined]);
  });

  test('[panzer 7.33 × 7.29/c] dual controls spare no roll for bogging down', () => {
    const trial = moving(
      { g1: ['PSW 231 (8-Rad) at D4', { facing: 3, crossCountry: 9 }] },
      ['7.29', '7.33'],
      {
        marks: { D4: { terrain: 'rough' } },
      },
    );
    trial.order('german', go('g1', ['D3'], { reverse: true }), ...rolls(1));
    expect(trial.unit('g1')).toMatchObject({ at: 'D4', bogged: true });
  });

  test('[panzer 7.38.12.1/b × 7.40/a] a trailer forbids reverse along a road, too', () => {
    const back = (card: string) =>
      moving({ i1: [`${card} at D4`, { facing: 3, crossCountry: 9 }] }, ['7.38', '7.40'], {
        map: ROAD,
      }).refusal('italian', go('i1', ['D3'], { reverse: true }))?.refused;
    expect([back('L3/35 Lf'), back('L3/35')]).toEqual(['NO_REVERSE', undefined]);
  });

  test('[panzer 7.38.12.2/a × 7.31.2.1/a] mines strike the tank, not its trailer', () => {
    const mines = [{ side: 'soviet', strength: 'hasty', vehicular: true }] as never;
    const trial = moving(
      { i1: ['L3/35 Lf at D4', { facing: 3, gpDefense: 3, trailer: 'attached' }] },
      ['7.31', '7.38'],
      {
        marks: { D5: { mines } },
      },
    );
    trial.order('italian', go('i1', ['D5']), ...rolls(10, 99));
    expect(trial.unit('i1')).toMatchObject({ hullDamaged: true, trailer: 'attached' });
  });

  test('[panzer 7.36.2/a × 7.30/f] by Cautious Movement a vehicle may push all the same', () => {
    const push = moving(
      { g1: ['Tiger at D4', { facing: 3 }], g2: tank('D4', { trackHit: true }) },
      ['7.30', '7.36'],
      {
        map: ROAD,
        marks: { D4: { narrow: true } },
        options: { visibility: { modifier: -1, cautious: true } },
      },
    ).order('german', { order: 'push', unit: 'g1', target: 'g2' }, ...rolls(99));
    expect(push.unit('g2').onShoulder).toBe(true);
  });

  test('[panzer 7.47/c × S.ko-bu-wreck/d] an FO whose tank is gone rides in another vehicle', () => {
    const trial = moving({ g1: 'SdKfz 251/1 at D4', g2: ['FO section at D4', { parent: 'g9' }] }, ['7.47']);
    trial.order('german', { order: 'mount', vehicle: 'g1', units: ['g2'] });
    expect(trial.unit('g2').aboard).toBe('g1');
  });
});
