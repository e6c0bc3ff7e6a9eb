import type { OptionalRule } from '../options/switches.js';
import { d100, Trial } from '../testkit.testkit.js';

const OR: OptionalRule[] = ['7.25'];

describe('weapons that malfunction', () => {
  const fired = (ammo: string, rolled: number, optional = OR) =>
    new Trial({
      units: {
        g1: ['Panzer IV at D4', { facing: 3, coax: undefined }],
        s1: ['T-34 at D8', { facing: 0, spotted: true }],
      },
      commands: { g1: 'fire' },
      options: { optional },
    }).fire('german', 'g1', 's1', ammo, ...d100(rolled));
  const state = (trial: Trial) => trial.unit('g1').weapons?.[0]?.state;

  test('[panzer 7.25/a, S.roll-direction/a, S.roll-direction/b] AP on 00, GP on 01, by the die as it lies; only with the option', () => {
    expect([state(fired('AP', 100)), state(fired('AP', 99)), state(fired('AP', 100, []))]).toEqual([
      'malfunction',
      undefined,
      undefined,
    ]);
    expect([state(fired('GP', 1)), state(fired('GP', 2))]).toEqual(['malfunction', undefined]);
    expect(fired('AP', 100).told('ap-fire')).toHaveLength(1);
  });

  const repaired = (
    rolled: number,
    command: 'none' | 'fire',
    state: 'malfunction' | 'out-of-action' = 'malfunction',
  ) => {
    const [gun, ...others] =
      new Trial({ units: { g1: 'Panzer IV at D4', s1: 'T-34 at P8' } }).unit('g1').weapons ?? [];
    const trial = new Trial({
      units: { g1: ['Panzer IV at D4', { weapons: [{ ...gun!, state }, ...others] }], s1: 'T-34 at P8' },
      options: { optional: OR },
      clock: { phase: 'command' },
    });
    trial.order('soviet', { order: 'place-commands', counters: [] });
    const counters = command === 'none' ? [] : [{ command, units: ['g1'] }];
    const faces = state === 'malfunction' ? [rolled % 10] : [];
    trial.order('german', { order: 'place-commands', counters }, ...faces, ...d100(70), ...d100(30));
    return trial.unit('g1').weapons?.[0]?.state;
  };

  test('[panzer 7.25/b, 7.25/e] at the end of the Command Phase (10): 2 or less repairs, N/C takes 2 off', () => {
    expect([repaired(2, 'fire'), repaired(3, 'fire')]).toEqual([undefined, 'malfunction']);
    expect([repaired(4, 'none'), repaired(5, 'none')]).toEqual([undefined, 'malfunction']);
  });

  test('[panzer 7.25/c, 7.25/d] a 10 puts it out of action for good, not with N/C', () => {
    expect([repaired(10, 'fire'), repaired(10, 'none')]).toEqual(['out-of-action', 'malfunction']);
    expect(repaired(1, 'fire', 'out-of-action')).toBe('out-of-action');
  });
});
