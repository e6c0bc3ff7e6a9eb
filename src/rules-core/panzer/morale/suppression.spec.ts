import { d100, Trial } from '../testkit.testkit.js';

const recovers = (set: object, roll: number, commands: object = {}, options: object = {}) =>
  new Trial(
    {
      units: { g1: ['Panzer IV at D4', { suppressed: 'off', ...set }], s1: 'T-34 at P8' },
      commands: commands as never,
      options: options as never,
      clock: { phase: 'adjustment' },
    },
    ...d100(roll),
  );

describe('recovery from Suppression', () => {
  test('[panzer S.suppression/a, S.roll-direction/c, S.unit-grade-default] (100) at the Unit Grade or less; the formation’s where it has none', () => {
    expect(recovers({}, 50).unit('g1').suppressed).toBeUndefined();
    expect(recovers({}, 51).unit('g1').suppressed).toBe('off');
    expect(recovers({ grade: 'Elite' }, 70).unit('g1').suppressed).toBeUndefined();
    expect(recovers({ grade: 'Green' }, 31).unit('g1').suppressed).toBe('off');
  });

  test('[panzer S.suppression/a, S.sequence/f] ON turns to OFF and waits a turn', () => {
    const trial = new Trial({
      units: { g1: ['Panzer IV at D4', { suppressed: 'on' }], s1: 'T-34 at P8' },
      clock: { phase: 'adjustment' },
    });
    expect(trial.unit('g1').suppressed).toBe('off');
    expect(trial.kinds).not.toContain('suppression-roll');
  });

  test('[panzer S.suppression/b] a command other than N/C: +20, also when it was not carried out', () => {
    expect(recovers({}, 31, { g1: 'overwatch' }).unit('g1').suppressed).toBe('off');
    expect(recovers({}, 30, { g1: 'fire' }).unit('g1').suppressed).toBeUndefined();
    expect(recovers({}, 50, { g1: 'none' }).unit('g1').suppressed).toBeUndefined();
  });

  test('Defensive Fire counts as a command (7.50/c); the leader with the unit helps (7.55.2/h)', () => {
    expect(recovers({ defended: true }, 31).unit('g1').suppressed).toBe('off');
    const led = { leader: { name: 'Stein', S: 10 } };
    expect(recovers(led, 60, {}, { optional: ['7.55'] }).unit('g1').suppressed).toBeUndefined();
    expect(recovers(led, 60).unit('g1').suppressed).toBe('off');
  });
});
