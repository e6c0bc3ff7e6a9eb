import { field, Trial } from '../testkit.testkit.js';
import { bandOf } from './check.js';

type Units = NonNullable<ConstructorParameters<typeof Trial>[0]>['units'];
const FAR = { g9: '1-6-4-5 at N1', a9: '2-5-4-6 at N12' };
const shot = (units: Units, ...faces: number[]) =>
  new Trial({ units: { ...FAR, g1: '1-6-4-5 at C3', ...units } })
    .activate('german', 'C3')
    .order('german', { order: 'fire', at: 'C6', units: ['g1'] }, ...faces);

describe('the Morale Check', () => {
  test('[lnlt 1.5/a] two dice at or below Morale pass, [lnlt 1.5/b] with -2 in covered terrain', () => {
    const rallies = (at: string, ...dice: number[]) =>
      new Trial({
        units: { ...FAR, g1: [`1-6-4-5 at ${at}`, { shaken: true, selfRally: true }] },
        map: field({ C3: 'woods' }),
        clock: { phase: 'rally' },
        agenda: [
          { task: 'turn' },
          { task: 'admin' },
          { task: 'operations' },
          { task: 'rally', side: 'german' },
        ],
      })
        .order('german', { order: 'rally', unit: 'g1' }, ...dice)
        .told('rally-tried')[0]?.success;
    expect([rallies('C4', 2, 3), rallies('C4', 2, 4)]).toEqual([true, false]);
    expect([rallies('C3', 3, 4), rallies('C3', 4, 4)]).toEqual([true, false]);
  });
});

describe('the Damage Check', () => {
  test('[lnlt 5.1] bands are multiples of Morale, by column', () => {
    const { battle } = new Trial({ units: FAR });
    const row = (column: Parameters<typeof bandOf>[1]) =>
      [5, 6, 10, 15].map((sum) => bandOf(battle, column, sum, 5));
    expect(row('GO MMC')).toEqual(['no effect', 'Shaken', 'Casualties', 'Eliminated']);
    expect(row('Armored vehicle')).toEqual(['no effect', 'Shaken', 'Shaken', 'Abandoned']);
  });

  test('[lnlt 5.1/i] Casualties of Shaken units; [lnlt 1.5] [lnlt 1.1.1] another Morale on the Shaken side counts', () => {
    const trial = shot(
      {
        a1: ['1-4-4-5 at C6', { shaken: true }],
        a2: ['2-5-4-5 at C6', { shaken: true, shakenMorale: 8 }],
      },
      6,
      1,
      2,
      2,
    );
    expect(trial.told('damage-check')).toMatchObject([
      { unit: 'a1', morale: 5, difference: 6, result: 'Casualties' },
      { unit: 'a2', morale: 8, difference: 6, result: 'no effect' },
    ]);
    expect(trial.battle.unit('a1')).toBeUndefined();
  });

  test('[lnlt 5.1/w] [lnlt 5.1/m] a wounded Leader has one less of Morale and LM', () => {
    const checks = (state: object) =>
      shot({ al: ['Leader 7-1-6 at C6', state], a1: '2-5-4-5 at C6' }, 3, 1, 2, 2).told('damage-check');
    expect(checks({ wounded: true })).toMatchObject([
      { unit: 'al', morale: 6 },
      { unit: 'a1', lm: 0 },
    ]);
    expect(checks({})).toMatchObject([
      { unit: 'al', morale: 7 },
      { unit: 'a1', lm: 1 },
    ]);
  });
});
