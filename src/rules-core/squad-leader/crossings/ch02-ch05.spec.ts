import { isConcealed } from '../ch02-sight/03-concealment.js';
import { field } from '../testkit.testkit.js';
import { begun, fire, HIDDEN, move, UNDER, type Units } from './positions.testkit.js';

const WOODS = field({ D8: 'woods', D4: 'woods' });

describe('fire meets what is not seen', () => {
  test('[squad-leader 2.3.4 × 8.9.3.1] spraying fire is a quarter on the hex with the "?", and half on the others', () => {
    const units = {
      g1: '4-6-7 at D3',
      gm: 'HMG with g1',
      r1: ['4-4-7 at D8', UNDER],
      r2: '4-4-7 at C9',
    } as Units;
    const trial = begun('prep-fire', units, { map: field({ D8: 'woods' }) });
    trial.order('german', { order: 'spray', weapon: 'gm', hexes: ['D8', 'C9', 'D9'] }, 6, 5);
    expect(trial.told('fire-attack').map(({ at, fp }) => [at, fp])).toEqual([
      ['D8', 1.5],
      ['C9', 3],
    ]);
  });

  test('[squad-leader 2.8.6 × 5.7.9] at a flash beyond the visibility a sniper has half of his DRM', () => {
    const shot = (visibility: number) => {
      const trial = begun(
        'prep-fire',
        { gs: ['sniper -3 at D4', HIDDEN], r1: '4-4-7 at D10', rl: '8-0 at D10' },
        {
          options: { night: true },
          clock: { visibility },
          marks: { D10: { flash: 1 } },
          map: field({ D4: 'woods' }),
        },
      );
      trial.order('german', { order: 'snipe', unit: 'gs', target: 'rl' }, 6, 6);
      return trial.told('sniped')[0]?.drm;
    };
    expect([shot(6), shot(5)]).toEqual([-3, -1]);
  });

  test('[squad-leader 2.8.8 × 5.6.1] at night those who left the hex of their flash are put back into it and fired at as movers alone', () => {
    const trial = begun(
      'movement',
      { g1: '4-6-7 at D4', g2: '4-6-7 at A1', r1: '4-4-7 at D9' },
      { options: { night: true }, clock: { visibility: 2 }, marks: { D4: { flash: 1 } } },
    );
    trial.order('german', move('g1', 'D5')).endPhase();
    expect(trial.refusal('russian', fire('D5', 'r1'))?.refused).toBe('TOO_DARK');
  });

  test('[squad-leader 2.3.9.1 × 5.5.6.2.1] a check under a "?" that is just passed pins him who is seen now', () => {
    const trial = begun('prep-fire', { g1: '8-3-8 at D7', r1: ['4-4-7 at D8', UNDER] }, { map: WOODS });
    trial.order('german', fire('D8', 'g1'), 4, 3, 3, 4);
    expect([trial.unit('r1').pinned, isConcealed(trial.unit('r1'))]).toEqual([true, false]);
  });

  test('[squad-leader 2.3.6 × 8.10.1] a flame takes those in view with 20, and men under a "?" in the hex with 10', () => {
    const trial = begun(
      'prep-fire',
      { g1: '8-3-8 at D7', gf: 'flamethrower with g1', r1: ['4-4-7 at D8', UNDER], r2: '4-4-7 at D8' },
      { map: WOODS },
    );
    trial.order('german', fire('D8', 'gf'), 5, 3, 1, 2, 1, 2);
    const [attack] = trial.told('fire-attack');
    expect(attack?.fp).toBe(20);
    expect(
      attack?.outcomes.map(({ area, modifiers, result }) => [area ?? false, modifiers.length, result]),
    ).toEqual([
      [false, 0, '2'],
      [true, 0, 'M'],
    ]);
  });
});

test('[squad-leader 2.5.4 × 5.7.4] blind fire leaves a sniper hidden where it does nothing, and shows him where it tells', () => {
  const shot = (...dice: number[]) => {
    const units = { g1: '4-6-7 at D7', rs: ['sniper -3 at D8', HIDDEN], r1: '4-4-7 at L11' } as Units;
    return begun('prep-fire', units, { map: WOODS }).order('german', fire('D8', 'g1'), ...dice);
  };
  expect(shot(6, 5).unit('rs').hidden).toBe(true);
  expect(shot(2, 3, 1, 2).unit('rs').hidden).toBeUndefined();
});
