import { isConcealed } from '../ch02-sight/03-concealment.js';
import { field, type Trial } from '../testkit.testkit.js';
import {
  advance,
  attacks,
  begun,
  fire,
  HIDDEN,
  isGone,
  MELEE,
  refused,
  UNDER,
  type Units,
  until,
} from './positions.testkit.js';

const WOODS = field({ D5: 'woods', D4: 'woods' });
const told = (trial: Trial) => trial.told('close-combat-attack');
const NIGHT = { options: { night: true }, clock: { visibility: 6 } } as const;

describe('close combat meets what was not seen', () => {
  const met = (hidden: object, units: Units = {}) => {
    const trial = begun(
      'advance',
      { g1: '4-6-7 at D4', r1: ['4-4-7 at D5', hidden] as never, ...units },
      { map: WOODS },
    );
    trial.order('german', advance('g1', 'D5'));
    return until(trial, 'russian close-combat');
  };

  test.each([
    ['under a "?"', UNDER],
    ['in hiding', HIDDEN],
  ])(
    '[squad-leader 2.3.9.2/a × 6.1.2] those %s strike first, and the dead do not strike back',
    (_, state) => {
      const trial = met(state);
      trial.order('russian', attacks('r1', 'g1'), 1, 3);
      expect([isGone(trial, 'g1'), isGone(trial, 'r1')]).toEqual([true, false]);
    },
  );

  test('[squad-leader 2.3.9.2/a × 6.5.1] who strikes first cowers like others, and is struck by those whom he missed', () => {
    const trial = begun(
      'close-combat',
      { g1: '4-6-7 at D5', r1: '4-4-7 at D5' },
      { marks: { D5: { ambush: 'russian' } } },
    );
    trial.order('german', attacks('g1', 'r1')).order('russian', attacks('r1', 'g1'), 3, 3, 1, 2);
    expect(told(trial)).toMatchObject([
      { side: 'russian', cowered: true },
      { side: 'german', cowered: false },
    ]);
    expect([isGone(trial, 'g1'), isGone(trial, 'r1')]).toEqual([false, true]);
  });

  test('[squad-leader 2.8.15 × 6.1.10] at night a pinned squad has a quarter against men who came under a "?"', () => {
    const trial = begun(
      'close-combat',
      { g1: ['4-6-7 at D5', { pinned: true }], r1: ['4-4-7 at D5', UNDER] },
      { ...NIGHT, active: 'russian', enemy: 'german' },
    );
    trial.order('russian', 'pass').order('german', attacks('g1', 'r1'), 6, 5);
    expect(told(trial)[0]).toMatchObject({ attack: 1, defence: 4 });
  });

  test('[squad-leader 2.8.7 × 6.1.1] after close combat in the dark the hex is fired at as one with flashes', () => {
    const trial = begun('close-combat', { g1: '4-6-7 at D5', r1: '4-4-7 at D5', r2: '4-4-7 at D9' }, {
      options: { night: true, order: ['german', 'russian'] },
      clock: { visibility: 2 },
    } as never);
    trial.order('german', 'pass').order('russian', 'pass');
    until(trial, 'russian prep-fire').order('russian', fire('D5', 'r2'), 6, 5);
    expect(trial.told('fire-attack')[0]).toMatchObject({ fp: 2 });
  });

  test('[squad-leader 2.8.20 × 6.3.1] men in melee get no "?", not even at night', () => {
    const trial = begun(
      'close-combat',
      { g1: ['4-6-7 at D5', MELEE], r1: ['4-4-7 at D5', MELEE], g2: '4-6-7 at D9' },
      NIGHT,
    );
    trial.order('german', 'pass').order('russian', 'pass');
    until(trial, 'german concealment');
    expect(refused(trial, 'german', { order: 'conceal', units: ['g1'] })).not.toBeUndefined();
    trial.order('german', { order: 'conceal', units: ['g2'] });
    expect(isConcealed(trial.unit('g2'))).toBe(true);
  });

  test('[squad-leader 6.3.6.1 × 2.5.1] who withdraws may go to the hex of hidden men: nobody tells him', () => {
    const trial = begun(
      'close-combat',
      { g1: ['4-6-7 at D4', MELEE], r1: ['4-4-7 at D4', MELEE], r2: ['4-4-7 at D5', HIDDEN] },
      { map: WOODS },
    );
    trial.order('german', { order: 'withdraw', unit: 'g1' });
    until(trial, 'german retreat');
    expect(refused(trial, 'german', { order: 'retreat', unit: 'g1', to: 'D5' })).toBeUndefined();
  });
});
