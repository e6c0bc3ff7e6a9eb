import { Trial } from '../testkit.testkit.js';
import { attacks, BROKEN, begun, isGone, MELEE, refused, type Units, until } from './positions.testkit.js';

const told = (trial: Trial) => trial.told('close-combat-attack');
const fight = (units: Units) => begun('close-combat', units);
const FACING = { g1: '4-6-7 at D4', r1: '4-4-7 at D4' } as const;
const PRISONER = [`unarmed 4-4-7 at D4`, { ...BROKEN, guard: 'g1' }] as const;

describe('the men meet close combat', () => {
  test('[squad-leader 3.6.1.2 × 6.1.2] a leader who comes forward falls with the men of whom he came', () => {
    const trial = fight(FACING).order('german', attacks('g1', 'r1'));
    trial.order('russian', attacks('r1', 'g1'), 1, 1, 3, 1, 2);
    const leaders = trial.battle.units().filter(({ kind, at }) => kind === 'leader' && at === 'D4');
    expect([isGone(trial, 'g1'), leaders]).toEqual([true, []]);
  });

  test('[squad-leader 3.24.1/a × 6.1.6] a pinned squad has half, and its leader counts in full', () => {
    const trial = fight({ ...FACING, g1: ['4-6-7 at D4', { pinned: true }], gl: '9-2 at D4' });
    trial.order('german', attacks('g1', 'r1', { leader: 'gl' })).order('russian', 'pass', 4, 3);
    expect(told(trial)[0]).toMatchObject({ attack: 2, blows: [{ final: 5 }] });
  });

  test('[squad-leader 3.29.14 × 6.1.3] a guard strikes with half and is struck in full; when he falls his prisoners are free', () => {
    const trial = fight({ g1: '4-6-7 at D4', r1: PRISONER, r2: '4-4-7 at D4' });
    trial.order('german', attacks('g1', 'r2')).order('russian', attacks('r2', 'g1'), 6, 5, 1, 2);
    expect(told(trial)).toMatchObject([{ attack: 2 }, { defence: 4 }]);
    expect([trial.unit('r1').guard, trial.unit('r1').broken, trial.unit('r1').melee]).toEqual([
      undefined,
      true,
      undefined,
    ]);
  });

  test('[squad-leader 3.29.10 × 6.1.4] prisoners neither strike nor are struck', () => {
    const trial = fight({ g1: '4-6-7 at D4', g2: '4-6-7 at D4', r1: PRISONER, r2: '4-4-7 at D4' });
    expect(refused(trial, 'german', attacks('g2', 'r1'))).not.toBeUndefined();
    trial.order('german', 'pass');
    expect(refused(trial, 'russian', attacks('r1', 'g1'))).not.toBeUndefined();
  });

  test('[squad-leader 3.7.20 × 6.1.7] a scout is struck beside his squad, with a strength of 1; a leader there is not', () => {
    const trial = fight({
      g1: '4-6-7 at D4',
      r1: '4-4-7 at D4',
      g2: '4-6-7 at D4',
      rs: ['scout at D4', { engaged: true }],
      rl: '8-0 at D4',
    });
    expect(refused(trial, 'german', attacks('g1', 'rl'))).toBe('PROTECTED');
    trial.order('german', attacks('g1', 'rs')).order('german', attacks('g2', 'r1'));
    trial.order('russian', 'pass', 6, 5, 6, 5);
    expect(told(trial).map(({ defence }) => defence)).toEqual([1, 4]);
  });

  test('[squad-leader 3.25.8 × 6.3.1] berserk men who kill the last enemy come to themselves, and are in no melee', () => {
    const trial = fight({ ...FACING, g1: ['4-6-7 at D4', { berserk: true }] });
    expect(refused(trial, 'german', attacks('g1', 'r1', { capture: true }))).not.toBeUndefined();
    trial.order('german', attacks('g1', 'r1')).order('russian', 'pass', 1, 2);
    expect([trial.unit('g1').berserk, trial.unit('g1').melee]).toEqual([undefined, undefined]);
  });

  test('[squad-leader 3.20.5 × 6.1.9] a leader with broken men is not alone: he has no strength, and they protect him', () => {
    const trial = fight({ gl: '8-0 at D4', g1: ['4-6-7 at D4', BROKEN], r1: '4-4-7 at D4' });
    while (trial.awaits[0] !== 'russian close-combat') {
      expect(trial.awaits).not.toContain('german close-combat');
      trial.endPhase();
    }
    expect(refused(trial, 'russian', attacks('r1', 'gl'))).toBe('PROTECTED');
  });

  test('[squad-leader 3.8.10 × 6.5.1] a hero in the attack takes one off, and does not keep it from cowering', () => {
    const trial = fight({ ...FACING, gh: '1-4-9 at D4' });
    trial.order('german', attacks('g1', 'r1', { heroes: ['gh'] })).order('russian', 'pass', 3, 3);
    expect(told(trial)[0]).toMatchObject({ cowered: true, blows: [{ final: 5 }] });
  });

  test('[squad-leader 3.4.3 × 6.3.6.2] a wounded leader takes no weapon out of a melee for nothing', () => {
    const trial = fight({
      gl: ['8-1 at D4', { wounds: 1, ...MELEE }],
      gm: 'LMG with gl',
      g1: ['4-6-7 at D4', MELEE],
      r1: ['4-4-7 at D4', MELEE],
    });
    trial.order('german', { order: 'withdraw', unit: 'gl' }).order('german', 'pass');
    while (trial.awaits[0] !== 'russian close-combat') trial.endPhase();
    trial.order('russian', attacks('r1', 'gl'), 6, 5);
    expect(told(trial)[0]?.blows[0]?.modifiers).toMatchObject([
      { value: -2 },
      { why: 'carries too much', value: -2 },
      { value: 1 },
    ]);
  });

  test('[squad-leader 3.30.1 × 6.3.2] a leader in melee questions nobody', () => {
    const asked = (melee: { readonly melee?: true }) => {
      const units: Units = {
        gl: ['8-0 at D4', melee],
        g1: ['4-6-7 at D4', melee],
        r1: PRISONER,
        ...(melee.melee ? { r2: ['4-4-7 at D4', melee] as const } : {}),
        gk: '8-0 at D9',
        g2: '4-6-7 at D9',
        r3: ['unarmed 4-4-7 at D9', { ...BROKEN, guard: 'g2' }],
      };
      const trial = until(begun('rally', units), 'german interrogation');
      return refused(trial, 'german', { order: 'interrogate', leader: 'gl', unit: 'r1' });
    };
    expect([asked({}), asked(MELEE)]).toEqual(['DICE_MISSING', 'IN_MELEE']);
  });
});
