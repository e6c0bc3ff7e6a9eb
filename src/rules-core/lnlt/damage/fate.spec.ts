import { penOn, Trial } from '../testkit.testkit.js';
import { eliminate } from './fate.js';

type Units = NonNullable<ConstructorParameters<typeof Trial>[0]>['units'];
const FAR = { g9: '1-6-4-5 at N1', a9: '2-5-4-6 at N12' };
/** The Germans of C3 fire at C6 with these dice: attack, defence, checks. */
const shot = (units: Units, ...faces: number[]) =>
  new Trial({ units: { ...FAR, g1: '1-6-4-5 at C3', ...units } })
    .activate('german', 'C3')
    .order('german', { order: 'fire', at: 'C6', units: ['g1'] }, ...faces);

describe('what becomes of units', () => {
  test('[lnlt 5.1/a] Shaken is the back of the counter; [lnlt 5.1/g] a Hero is wounded and never Shaken', () => {
    const trial = shot({ a1: '2-5-4-6 at C6', ah: 'Hero 2-6-6 at C6' }, 6, 1, 2, 2);
    expect(trial.told('damage-check').map(({ unit, result }) => [unit, result])).toEqual([
      ['a1', 'Shaken'],
      ['ah', 'Wounded'],
    ]);
    expect([trial.unit('a1').shaken, trial.unit('ah').shaken]).toEqual([true, undefined]);
    expect(trial.unit('ah').wounded).toBe(true);
  });

  test('[lnlt 5.1/i] Casualties leave a Shaken Half-squad of a Squad, under its markers, and nothing of less', () => {
    const trial = shot(
      { a1: ['2-5-4-5 at C6', { fired: true }], a2: '1-4-4-5 at C6', am: 'BAR with a1' },
      6,
      1,
      4,
      4,
    );
    expect(trial.unit('a1a')).toMatchObject({
      kind: 'half-squad',
      name: '1-4-4-5',
      shaken: true,
      fired: true,
    });
    expect(trial.unit('am').possessor).toBe('a1a');
    expect([trial.battle.unit('a1'), trial.battle.unit('a2')]).toEqual([undefined, undefined]);
    expect(trial.battle.side('american').lost).toBe(1);
  });

  test('[lnlt 5.1/j] a wound Shakes, [lnlt 5.1/l] a second one kills, [lnlt 1.6/r] his weapon stays', () => {
    const leader = (state: object) =>
      shot({ al: ['Leader 7-1-6 at C6', { morale: 4, ...state }], am: 'BAR with al' }, 6, 1, 2);
    const hurt = leader({});
    expect(hurt.unit('al')).toMatchObject({ wounded: true, shaken: true });
    expect(hurt.unit('am').possessor).toBe('al');
    const dead = leader({ wounded: true });
    expect(dead.battle.unit('al')).toBeUndefined();
    expect(dead.unit('am')).toMatchObject({ at: 'C6' });
    expect(dead.unit('am').possessor).toBeUndefined();
  });

  test('[lnlt 1.6/r × 16.0] with a vehicle go those who ride in it, their weapons stay', () => {
    const trial = new Trial({
      units: {
        gt: 'SdKfz 251/1 at C3',
        g1: ['1-6-4-5', { aboard: 'gt', riding: 'inside' }],
        gm: 'MG34 with g1',
        a1: '2-5-4-6 at J9',
      },
    });
    eliminate(penOn(trial), 'gt', '15.4');
    expect([trial.battle.unit('g1'), trial.unit('gm').possessor]).toEqual([undefined, undefined]);
  });
});
