import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

const start = (units: Readonly<Record<string, Placed>>, setup: Setup = {}) =>
  new Trial({
    units: { g1: '8-3-8 at D4', gf: 'flamethrower with g1', r9: '4-4-7 at N12', ...units },
    ...setup,
  });
const flame = (at: string) => ({ order: 'fire', at, firers: ['gf'] }) as const;
const kill = (trial: Trial) => trial.told('afv-kill')[0];

describe('flames and vehicles', () => {
  test('[squad-leader 8.10.10, 8.10.11] it hits by itself, on its column, and the same roll is for the men beside it', () => {
    const trial = start({ rt: ['SU152 at D6', { facing: 0 }], r1: '4-4-7 at D6' }).order(
      'german',
      flame('D6'),
      3,
      2,
      1,
      2,
    );
    expect(kill(trial)).toMatchObject({
      unit: 'rt',
      column: 'Flamethrower',
      rolled: 5,
      modifiers: [],
      isKill: false,
    });
    expect(trial.told('fire-attack')).toMatchObject([
      { column: 20, rolled: 5, outcomes: [{ units: ['r1'] }] },
    ]);
  });

  test('[squad-leader 8.10.10, 8.14.9] a tank that it destroys burns', () => {
    const trial = start({ rt: ['T-34 at D6', { facing: 3 }] }).order('german', flame('D6'), 1, 2);
    expect(kill(trial)).toMatchObject({ facing: 'rear', isKill: true });
    expect(trial.at('D6').wrecks).toMatchObject([{ name: 'T-34', burning: true }]);
  });

  test.each<[string, string, object, number]>([
    ['at two hexes', 'D6', {}, 6],
    ['next to it', 'D5', {}, 12],
    ['with the crew exposed', 'D6', { exposed: true }, 12],
    ['both, and twice only', 'D5', { exposed: true }, 12],
  ])('[squad-leader 8.10.12] the number counts twice %s', (_, at, values, needs) => {
    const trial = start({ rt: [`T-34 at ${at}`, { facing: 3, ...values }] }).order('german', flame(at), 6, 2);
    expect(kill(trial)).toMatchObject({ facing: 'rear', needs });
  });
});

describe('charges and vehicles', () => {
  const CHARGE = { g1: '8-3-8 at D4', gd: 'demo charge with g1' } as const;

  test('[squad-leader 8.11/Q] a charge acts on the facing at which it was placed', () => {
    const trial = start({ ...CHARGE, rt: ['T-34 at D5', { facing: 3 }] }, { phase: 'movement' });
    trial.order('german', { order: 'place-charge', weapon: 'gd', at: 'D5' });
    expect(trial.unit('gd').placed).toMatchObject({ against: { unit: 'rt', facing: 'rear' } });
    trial.endPhase().endPhase().order('german', { order: 'detonate', weapon: 'gd' }, 6, 5);
    expect(kill(trial)).toMatchObject({ column: 'Demo charge', facing: 'rear', needs: 11, isKill: true });
  });

  test('[squad-leader 8.11.9.1] thrown at a tank that moves it adds two, and the vehicle beside it is unhurt', () => {
    const trial = start(
      { ...CHARGE, rt: ['T-34 at D5', { facing: 0, moved: true }], ru: 'truck at D5', r1: '4-4-7 at D5' },
      { phase: 'defensive-fire', active: 'russian' },
    ).order('german', { order: 'throw-charge', weapon: 'gd', at: 'D5' }, 6, 4, 1, 2, 1, 2);
    expect(trial.told('afv-kill')).toMatchObject([
      { unit: 'rt', facing: 'front', rolled: 10, modifiers: [{ why: 'thrown', value: 2 }], isKill: false },
    ]);
    expect(trial.battle.unit('ru')).toBeDefined();
  });

  test('[squad-leader 8.11.9/b] thrown at a tank that has overrun the hex it acts on the rear', () => {
    const trial = start(
      { ...CHARGE, rt: ['T-34 at D5', { facing: 0, moved: true, overran: 'D5' }] },
      { phase: 'defensive-fire', active: 'russian' },
    ).order('german', { order: 'throw-charge', weapon: 'gd', at: 'D5' }, 6, 4, 1, 2);
    expect(kill(trial)).toMatchObject({ facing: 'rear', needs: 11 });
  });
});
