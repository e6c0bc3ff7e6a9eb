import { penOn, Trial } from '../testkit.testkit.js';
import { eliminate, reduce, shake, wound } from './fate.js';

const ENEMY = { a1: '2-5-4-6 at J9' };

describe('what becomes of units', () => {
  test('[lnlt 5.1/a] Shaken is the back of the counter; [lnlt 5.1/g] a Hero never is', () => {
    const trial = new Trial({ units: { g1: '1-6-4-5 at C3', gh: 'Hero 2-6-6 at C3', ...ENEMY } });
    const act = penOn(trial);
    shake(act, 'g1', '5.1');
    shake(act, 'gh', '5.1');
    expect(trial.unit('g1').shaken).toBe(true);
    expect(trial.unit('gh').shaken).toBeUndefined();
  });

  test('[lnlt 5.1/f] a Shaken vehicle buttons up', () => {
    const trial = new Trial({ units: { gt: 'Tiger I at C3', ...ENEMY } });
    shake(penOn(trial), 'gt', '5.1/f');
    expect(trial.unit('gt')).toMatchObject({ shaken: true, buttoned: true });
  });

  test('[lnlt 5.1/h] who is Shaken on the move stops under its marker', () => {
    const trial = new Trial({
      units: { g1: ['1-6-4-5 at C3', { moving: 'move', spent: 1, allowance: 4 }], ...ENEMY },
    });
    shake(penOn(trial), 'g1', '5.1/h');
    expect(trial.unit('g1')).toMatchObject({ shaken: true, marker: 'moved' });
    expect(trial.unit('g1').moving).toBeUndefined();
  });

  test('[lnlt 5.1/i] Casualties leave a Shaken Half-squad of a Squad and nothing of less', () => {
    const trial = new Trial({
      units: {
        g1: ['1-6-4-5 at C3', { fired: true }],
        g2: '1-5-4-5 at C4',
        gm: 'MG34 with g1',
        gn: 'MG42 with g1',
        ...ENEMY,
      },
    });
    const act = penOn(trial);
    expect(reduce(act, 'g1', '5.1/i')).toBe('g1a');
    expect(trial.unit('g1a')).toMatchObject({
      kind: 'half-squad',
      name: '1-5-4-5',
      shaken: true,
      fired: true,
    });
    expect([trial.unit('gm').possessor, trial.unit('gn').possessor]).toEqual(['g1a', 'g1a']);
    expect(reduce(act, 'g2', '5.1/i')).toBeUndefined();
    expect(trial.battle.unit('g2')).toBeUndefined();
    expect(trial.battle.side('german').lost).toBe(1);
  });

  test('[lnlt 5.1/j] a wound Shakes, [lnlt 5.1/l] a second one kills, [lnlt 1.6/r] his weapon stays', () => {
    const trial = new Trial({
      units: { gl: 'Leader 7-1-6 at C3', gm: 'MG34 with gl', gh: 'Hero 2-6-6 at C3', ...ENEMY },
    });
    const act = penOn(trial);
    wound(act, 'gl', '5.1/j');
    expect(trial.unit('gl')).toMatchObject({ wounded: true, shaken: true });
    wound(act, 'gl', '5.1/l');
    expect(trial.battle.unit('gl')).toBeUndefined();
    expect(trial.unit('gm')).toMatchObject({ at: 'C3' });
    expect(trial.unit('gm').possessor).toBeUndefined();
    wound(act, 'gh', '5.1/j');
    expect(trial.unit('gh').shaken).toBeUndefined();
  });

  test('[lnlt 1.6/r × 16.0] with a vehicle go those who ride in it, their weapons stay', () => {
    const trial = new Trial({
      units: {
        gt: 'SdKfz 251/1 at C3',
        g1: ['1-6-4-5', { aboard: 'gt', riding: 'inside' }],
        gm: 'MG34 with g1',
        ...ENEMY,
      },
    });
    expect(trial.unit('gm').at).toBe('C3');
    eliminate(penOn(trial), 'gt', '15.4');
    expect([trial.battle.unit('g1'), trial.unit('gm').possessor]).toEqual([undefined, undefined]);
  });
});
