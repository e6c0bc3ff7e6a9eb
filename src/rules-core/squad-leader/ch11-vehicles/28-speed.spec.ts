import { field, Trial } from '../testkit.testkit.js';

const driving = (units: object = {}, map = field()) =>
  new Trial({
    phase: 'movement',
    map,
    units: { gt: ['MkIVF2 at D9', { mp: 4 }], r9: '4-4-7 at N12', ...units } as never,
  });
const drive = (path: string[], more: object = {}) => ({ order: 'drive', unit: 'gt', path, ...more });
const FOUR = ['D8', 'D7', 'D6', 'D5'];
const FLAT_OUT = { flatOut: true };

describe('speed breakdowns', () => {
  test('[squad-leader 11.28.1, 11.28.2, 11.28.4] all its points it uses only if it says so before it sets out', () => {
    expect(driving().refusal('german', drive(FOUR))?.cites).toEqual(['11.28.2', '11.28.4']);
    const trial = driving().order('german', drive(FOUR, FLAT_OUT), 5, 6);
    expect(trial.told('speed-roll')).toMatchObject([{ from: 12, rolled: 11 }]);
    expect(trial.unit('gt')).toMatchObject({ at: 'D5', spent: 4 });
    const late = driving().order('german', drive(['D8']));
    expect(late.refusal('german', drive(['D7', 'D6', 'D5'], FLAT_OUT))?.cites).toEqual(['11.28.2']);
    expect(driving().refusal('german', drive(['D8'], FLAT_OUT), 3, 3)).toBeUndefined();
  });

  test.each<[string, number[], string]>([
    ['as far as a second roll has points', [1, 1], 'D7'],
    ['no farther than it has', [6, 6], 'D5'],
  ])(
    '[squad-leader-B-152] [squad-leader 11.28.3/a, 11.28.3/b] on a 12 it comes %s, and the enemy fires at it there and before',
    (_, far, at) => {
      const trial = driving({ gt: ['MkIVF2 at D9', { mp: 4, exposed: true }], r1: '4-4-7 at D2' });
      trial.order('german', drive(FOUR, FLAT_OUT), 6, 6, ...far);
      const seen = new Set([trial.unit('gt').at]);
      while (trial.awaits.includes('russian vehicle-fire')) {
        trial.order('russian', 'pass');
        seen.add(trial.unit('gt').at);
      }
      expect([...seen].at(-1)).toBe(at);
      expect(trial.unit('gt')).toMatchObject({ at, immobilized: true });
    },
  );

  test.each<[string, string, number[], number, boolean]>([
    ['in the open a point beyond', 'open-ground', [5, 5], 11, true],
    ['and not', 'open-ground', [5, 6], 11, false],
    ['wheat as open ground', 'grain', [5, 5], 11, true],
    ['brush two points beyond', 'brush', [4, 6], 10, false],
  ])('[squad-leader 11.28.5] then one hex more: %s', (_, ground, dice, from, goes) => {
    const map = field({ D4: ground } as never);
    const trial = driving({}, map).order('german', drive(FOUR, FLAT_OUT), 1, 1);
    expect(driving().refusal('german', drive(['D8', 'D7', 'D6', 'D5', 'D4'], FLAT_OUT))?.refused).toBe(
      'TOO_FAR',
    );
    trial.order('german', drive(['D4']), ...dice);
    expect(trial.told('speed-roll')).toMatchObject([{ from }]);
    expect(trial.unit('gt')).toMatchObject(goes ? { at: 'D4' } : { at: 'D5', immobilized: true });
    if (goes) expect(trial.refusal('german', drive(['D3']))?.refused).toBe('TOO_FAR');
  });

  test('[squad-leader 7.1/l, 11.28/q3] it overruns in that hex', () => {
    const trial = driving({ r1: '4-4-7 at D4' }).order('german', drive(FOUR, FLAT_OUT), 1, 1);
    trial.order('german', drive(['D4'], { overrun: ['bow'] }), 1, 1, 5, 5);
    expect(trial.told('overrun')).toMatchObject([{ at: 'D4', unit: 'gt' }]);
  });

  test('[squad-leader-B-153] [squad-leader 11.28.6, 11.28/q1] with red points it rolls once, when it has used two thirds, and not for all', () => {
    const frail = { gt: ['MkIVF2 at D9', { mp: 4, frail: true }] };
    const sound = driving(frail).order('german', drive(FOUR, FLAT_OUT), 1, 1);
    expect(sound.told('speed-roll')).toHaveLength(1);
    expect(sound.unit('gt').at).toBe('D5');
    const breaks = driving(frail).order('german', drive(['D8', 'D7', 'D6']), 6, 6);
    expect(breaks.unit('gt')).toMatchObject({ at: 'D6', immobilized: true });
    expect(driving(frail).order('german', drive(['D8', 'D7'])).kinds).not.toContain('speed-roll');
  });

  test('[squad-leader-B-154] [squad-leader 11.28/q2] wheels use all their points without a roll, and no more', () => {
    const truck = () => driving({ gt: ['truck at D9', { mp: 12 }] });
    expect(truck().order('german', drive(['D8', 'D7'])).kinds).not.toContain('speed-roll');
    expect(truck().refusal('german', drive(['D8', 'D7'], FLAT_OUT))?.cites).toEqual(['11.28/q2']);
    expect(truck().refusal('german', drive(['D8', 'D7', 'D6']))?.refused).toBe('TOO_FAR');
  });
});
