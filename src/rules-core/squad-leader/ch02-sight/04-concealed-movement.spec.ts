import { copy } from '../../kernel/lab/match.js';
import { redact } from '../../kernel/views/views.js';
import { field, type Placed, Trial } from '../testkit.testkit.js';
import { isConcealed } from './03-concealment.js';

const UNDER = { hidden: true, concealed: true } as const;
/** Woods in row 6 keep those in the north from those in the south. */
const WALL = Object.fromEntries('ABCDEFGHIJKLMN'.split('').map((column) => [`${column}6`, 'woods'] as const));
const MAP = field({ ...WALL, C2: 'woods', D2: 'woods', D3: 'woods', F3: 'woods' });

const moving = (units: Record<string, Placed>, more: object = {}) =>
  new Trial({ map: MAP, phase: 'movement', units: { r1: '4-4-7 at D10', ...units }, ...more });
const go = (unit: string, ...path: string[]) => ({ order: 'move', units: [unit], path });
const markers = (trial: Trial) =>
  trial.battle.units().flatMap(({ kind, at }) => (kind === 'concealment' ? [at] : []));

describe('moving under a "?"', () => {
  test('[squad-leader 2.4.1] where no enemy sees the hexes left and entered it stays, and goes along', () => {
    const trial = moving({ g1: ['4-6-7 at D3', UNDER], g2: ['4-6-7 at D3', UNDER] });
    trial.order('german', go('g1', 'D4', 'D5'));
    expect([isConcealed(trial.unit('g1')), markers(trial).sort()]).toEqual([true, ['D3', 'D5']]);
    expect(trial.battle.unitsAt('D5').find(({ kind }) => kind === 'concealment')).toMatchObject({
      moved: true,
      track: ['D4', 'D5'],
    });
  });

  test('[squad-leader 2.4.1] a line of sight takes it at once, without a shot; the broken do not look', () => {
    const seen = (enemy: Placed) => {
      const trial = moving({ g1: ['4-6-7 at D4', UNDER], r2: enemy });
      return trial.order('german', go('g1', 'D5')).unit('g1').hidden === undefined;
    };
    expect([seen('4-4-7 at G5'), seen(['4-4-7 at G5', { broken: true }]), seen('4-4-7 at G9')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('[squad-leader 2.4.1/a] from off the map it comes on under one, where nobody sees it', () => {
    const entering = (enemy: string) =>
      moving({ g1: ['4-6-7', { entry: ['D2'] }], r2: enemy }).order('german', go('g1', 'D2'));
    expect(isConcealed(entering('4-4-7 at D9').unit('g1'))).toBe(true);
    expect(isConcealed(entering('4-4-7 at E2').unit('g1'))).toBe(false);
  });

  test('[squad-leader 2.4.2] "?" with nobody beneath go as infantry does, and come off when they are seen', () => {
    const trial = moving({ gd: ['? at D3', UNDER], g1: '4-6-7 at N1' });
    expect(trial.refusal('german', go('gd', 'D4', 'D5', 'C5', 'B5', 'A5'))?.refused).toBe('TOO_FAR');
    trial.order('german', go('gd', 'D4', 'D5'));
    expect(markers(trial)).toEqual(['D5']);
    const seen = moving({ gd: ['? at D3', UNDER], g1: '4-6-7 at N1', r2: '4-4-7 at G5' });
    seen.order('german', go('gd', 'D4', 'D5'));
    expect([markers(seen), seen.kinds.includes('dummies-removed')]).toEqual([[], true]);
  });

  test('[squad-leader 2.4.2 × 2.3.2] the enemy cannot tell them from men', () => {
    const told = (mover: Placed) => {
      const trial = moving({ gx: mover, g1: '4-6-7 at N1' });
      const before = copy(trial.battle.position);
      trial.order('german', go('gx', 'D4', 'D5'));
      return JSON.stringify(redact(before, trial.action, { side: 'russian' }));
    };
    expect(told(['? at D3', UNDER])).toBe(told(['4-6-7 at D3', UNDER]));
  });

  test('[squad-leader-A-18] [squad-leader 2.4.3/b] out of sight in the open it keeps it until an enemy comes to see it', () => {
    const trial = moving({ g1: ['4-6-7 at D5', UNDER], r1: '4-4-7 at E7' }, { active: 'russian' });
    expect(isConcealed(trial.unit('g1'))).toBe(true);
    trial.order('russian', go('r1', 'E6', 'E5'));
    expect(isConcealed(trial.unit('g1'))).toBe(false);
  });

  test('[squad-leader-A-15] [squad-leader 2.5.5, 2.3.9.2/b, 1.3/4.2] who goes into a hex with a "?" comes upon men, or finds nobody', () => {
    const into = (beneath: Placed) =>
      moving({ g1: '4-6-7 at D4', rx: beneath }).order('german', go('g1', 'D3'));
    const men = into(['4-4-7 at D3', UNDER]);
    expect([men.unit('g1').at, men.unit('rx').hidden, men.kinds.includes('ran-into')]).toEqual([
      'D4',
      undefined,
      true,
    ]);
    expect(men.refusal('german', go('g1', 'E4'))?.refused).toBe('HAS_MOVED');
    const nobody = into(['? at D3', UNDER]);
    expect([nobody.unit('g1').at, markers(nobody)]).toEqual(['D3', []]);
  });
});

describe('advancing under a "?"', () => {
  const advanced = (from: string, to: string, units: Record<string, Placed> = {}) =>
    moving({ g1: [`4-6-7 at ${from}`, UNDER], r2: '4-4-7 at B3', ...units }, { phase: 'advance' }).order(
      'german',
      { order: 'advance', unit: 'g1', to },
    );

  test('[squad-leader 2.4.3] by way of woods also in sight of the enemy, not over open ground', () => {
    expect(isConcealed(advanced('C2', 'D2').unit('g1'))).toBe(true);
    expect(isConcealed(advanced('D3', 'C3').unit('g1'))).toBe(false);
    expect(isConcealed(advanced('C2', 'D2', { r3: '4-4-7 at D2' }).unit('g1'))).toBe(false);
  });

  test('[squad-leader 2.3.9.2/a, 2.3.9.2] those who were not seen strike first, and only survivors strike back', () => {
    const begun = (enemy: Placed) =>
      moving({ g1: '4-6-7 at F4', rx: enemy }, { phase: 'advance' })
        .order('german', { order: 'advance', unit: 'g1', to: 'F3' })
        .endPhase()
        .order('german', { order: 'close-combat', attackers: ['g1'], defenders: ['rx'] });
    const strikes = { order: 'close-combat', attackers: ['rx'], defenders: ['g1'] };
    const hidden = begun(['4-4-7 at F3', { hidden: true }]);
    expect(hidden.unit('rx').hidden).toBeUndefined();
    hidden.order('russian', strikes, 1, 2);
    expect(hidden.told('close-combat-attack').map(({ side }) => side)).toEqual(['russian']);
    expect(hidden.battle.unit('rx')?.at).toBe('F3');
    const both = begun(['4-4-7 at F3', UNDER]).order('russian', strikes, 6, 5, 6, 5);
    expect(both.told('close-combat-attack').map(({ side }) => side)).toEqual(['russian', 'german']);
    expect(
      begun('4-4-7 at F3').order('russian', strikes, 1, 2, 1, 2).told('close-combat-attack')[0]?.side,
    ).toBe('german');
  });
});
