import { opposed } from '../fire/attack.js';
import { field, penOn, Trial } from '../testkit.testkit.js';
import { bandOf, damageChecks } from './check.js';
import { coverToMorale, moraleCheck } from './morale.js';

const ENEMY = { a1: '2-5-4-6 at J9', a9: '2-5-4-6 at N12' };

describe('the Morale Check', () => {
  test('[lnlt 1.5/a] two dice at or below Morale pass, [lnlt 1.5/b] with -2 in covered terrain', () => {
    const trial = new Trial({ units: { g1: '1-6-4-5 at C3', ...ENEMY }, map: field({ C3: 'woods' }) });
    const unit = trial.unit('g1');
    expect(coverToMorale(trial.battle, 'C4')).toEqual([]);
    const covered = coverToMorale(trial.battle, 'C3');
    expect(moraleCheck(penOn(trial, 3, 4), unit, covered, '1.5')).toBe(true);
    expect(moraleCheck(penOn(trial, 4, 4), unit, covered, '1.5')).toBe(false);
    expect(moraleCheck(penOn(trial, 2, 3), unit, [], '1.5')).toBe(true);
    expect(moraleCheck(penOn(trial, 2, 4), unit, [], '1.5')).toBe(false);
  });
});

describe('the Damage Check', () => {
  test('[lnlt 5.1] bands are multiples of Morale, by column', () => {
    const { battle } = new Trial({ units: { g1: '1-6-4-5 at C3', ...ENEMY } });
    const row = (column: Parameters<typeof bandOf>[1]) =>
      [5, 6, 10, 15].map((sum) => bandOf(battle, column, sum, 5));
    expect(row('GO MMC')).toEqual(['no effect', 'Shaken', 'Casualties', 'Eliminated']);
    expect(row('Armored vehicle')).toEqual(['no effect', 'Shaken', 'Shaken', 'Abandoned']);
  });

  test('[lnlt 5.1/i] Casualties of who is Shaken; [lnlt 1.5 × 1.1.1] another Morale on the Shaken side counts', () => {
    const trial = new Trial({
      units: {
        g1: ['1-5-4-5 at C3', { shaken: true }],
        g2: ['1-6-4-5 at C3', { shaken: true, shakenMorale: 8 }],
        ...ENEMY,
      },
    });
    damageChecks(penOn(trial, 2, 2), [
      { unit: 'g1', difference: 6 },
      { unit: 'g2', difference: 6 },
    ]);
    expect(trial.battle.unit('g1')).toBeUndefined();
    expect(trial.unit('g2').shaken).toBe(true);
  });

  test('[lnlt 5.1/w] [lnlt 5.1/m] a wounded Leader has one less of Morale and LM', () => {
    const trial = new Trial({
      units: { gl: ['Leader 7-1-6 at C3', { wounded: true }], g1: '1-6-4-5 at C3', ...ENEMY },
    });
    const pen = penOn(trial, 2, 2);
    damageChecks(pen, [
      { unit: 'gl', difference: 2 },
      { unit: 'g1', difference: 2 },
    ]);
    expect(pen.effects.map(({ about }) => about)).toMatchObject([
      { unit: 'gl', morale: 6, lm: 0 },
      { unit: 'g1', lm: 0 },
    ]);
  });

  test('[lnlt 11.4/a] [lnlt 18.1] two dice are added for Snipers, the higher counts for Mortars', () => {
    const trial = new Trial({ units: { g1: '1-6-4-5 at C3', ...ENEMY } });
    const attack = {
      at: 'C3',
      strength: [],
      cover: [],
      targets: [{ unit: 'g1', modifiers: [] }],
      cites: ['5.0'] as const,
    };
    expect(opposed(penOn(trial, 3, 4, 2), { ...attack, dice: 'two' })).toEqual([
      { unit: 'g1', difference: 5 },
    ]);
    expect(opposed(penOn(trial, 3, 4, 2), { ...attack, dice: 'higher of two' })).toEqual([
      { unit: 'g1', difference: 2 },
    ]);
  });
});
