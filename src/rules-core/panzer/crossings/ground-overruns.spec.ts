import { d100, type Placed } from '../testkit.testkit.js';
import { moving } from './ground.testkit.js';

const rolls = (...values: number[]) => values.flatMap((value) => [...d100(value)]);
const tank = (set: object = {}): Placed => ['Panzer IV at D4', { facing: 3, crossCountry: 9, ...set }];
const squad: Placed = ['Soviet squad at D5', { fired: true }];
const over = { order: 'overrun', unit: 'g1', path: ['D5', 'D6'], at: 'D5' };
const ROUGH = { terrain: 'rough' } as const;

describe('Overruns meet', () => {
  const net = (set: object, optional: readonly string[]) =>
    moving({ g1: tank(set), s1: squad }, optional as never)
      .order('german', over, ...rolls(40))
      .told('overrun')[0]?.net;

  test('[panzer 7.23.1/b × S.overrun/c] without its coax the roll is 10 less', () => {
    expect(net({ collateral: ['coax'] }, ['7.23'])).toBe((net({}, ['7.23']) as number) - 10);
  });

  test('[panzer 7.23.1/a × S.overrun/c] damaged optics hinder Direct Fire only', () => {
    expect(net({ collateral: ['optics'] }, ['7.23'])).toBe(net({}, ['7.23']));
  });

  test('[panzer 7.57/g × S.overrun/c] and so does a lone crewman', () => {
    expect(net({ crewNoted: true }, ['7.57'])).toBe(net({}, ['7.57']));
  });

  test('[panzer S.overrun/c × S.towed-units] a gun that is hitched is not Overrun, one on its wheels is', () => {
    const why = (gun: Placed) =>
      moving({ g1: tank(), s1: ['ZiS-5 truck at D5', { fired: true }], s2: gun }).refusal('german', over)
        ?.refused;
    expect([why(['45mm M37 ATG', { aboard: 's1' }]), why(['45mm M37 ATG at D5', { fired: true }])]).toEqual([
      'NO_SUCH_TARGET',
      'DICE_MISSING',
    ]);
  });

  test('[panzer 7.29/c × S.overrun/c] a unit that bogs down after the attack stays among the enemies', () => {
    const trial = moving({ g1: tank(), s1: squad }, ['7.29'], { marks: { D5: ROUGH } });
    trial.order('german', over, ...rolls(2, 1));
    expect(trial.told('overrun')).toHaveLength(1);
    expect(trial.unit('g1')).toMatchObject({ at: 'D5', bogged: true });
    expect(trial.unit('s1').at).toBe('D5');
  });

  test('[panzer 7.29/e × S.overrun/c] a unit that bogs down before it attacks nobody, and nobody is shaken', () => {
    const trial = moving({ g1: tank(), s1: squad }, ['7.29', '7.1'], { marks: { D4: ROUGH } });
    trial.order('german', over, ...rolls(1));
    expect(trial.kinds).not.toContain('overrun');
    expect(trial.kinds).not.toContain('check-owed');
    expect(trial.unit('g1')).toMatchObject({ at: 'D4', bogged: true });
  });

  test('[panzer 7.42.2/b × S.overrun/c] an Overrun waits for its formation', () => {
    const formations = { a: { name: 'A', grade: 'Regulars' }, b: { name: 'B', grade: 'Regulars' } };
    const trial = moving(
      { g1: tank({ formation: 'a' }), g2: ['Panzer IV at Z1', { formation: 'b' }], s1: squad },
      ['7.42'],
      {
        sides: { german: { formations } },
        clock: { phase: 'movement', won: ['a', 'b'].map((formation) => ({ side: 'german', formation })) },
      },
    );
    while (!trial.awaits.includes('german movement'))
      trial.order(trial.awaits[0]?.split(' ')[0] ?? '', 'end-step');
    expect(trial.refusal('german', over)?.refused).toBe('FORMATION_WAITS');
  });

  test('[panzer 7.1.2/g × S.mounting] a unit that rides in the hex sees a unit of its formation fall', () => {
    const trial = moving(
      {
        g1: tank(),
        s1: ['Soviet squad at D5', { kind: 'half-squad', fired: true, formation: 'f' }],
        s2: ['ZiS-5 truck at D5', { fired: true, formation: 'f' }],
        s3: ['Soviet squad', { aboard: 's2', formation: 'f', fired: true }],
      },
      ['7.1'],
      {
        sides: {
          soviet: { formations: { f: { name: 'F', grade: 'Regulars', cohesionNumber: 9, losses: 0 } } },
        },
      },
    );
    trial.order('german', over, ...rolls(100, 100));
    expect(trial.told('morale-check').map(({ unit, forced }) => [unit, forced])).toEqual([['s3', true]]);
  });
});
