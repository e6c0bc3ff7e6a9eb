import { drawn, field, type Setup, Trial } from '../testkit.testkit.js';

const driving = (units: object = {}, map: Setup['map'] = field()) =>
  new Trial({
    phase: 'movement',
    map: map as never,
    units: { gt: 'MkIVF2 at D9', r9: '4-4-7 at N12', ...units } as never,
  });
const back = (...path: string[]) => ({ order: 'drive', unit: 'gt', path, reverse: true });
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
/** It stands at the western corner of the house in D8, by the south-western hexside. */
const BESIDE = { along: [4], corner: 5, past: 'left', came: 3 } as const;

describe('reverse', () => {
  test('[squad-leader 11.27.1, 11.27.2, 11.27.3] it backs into a hex behind it for four times the cost, and keeps its facing', () => {
    const trial = driving().order('german', back('D10'));
    expect(trial.unit('gt')).toMatchObject({ at: 'D10', facing: 0, spent: 4 });
    expect(driving().refusal('german', back('D8'))?.cites).toEqual(['11.27.2']);
    expect(driving().refusal('german', back('C10'))?.refused).toBe('NO_WAY');
    expect(trial.order('german', back('D11')).unit('gt')).toMatchObject({ at: 'D11', facing: 0, spent: 8 });
  });

  test('[squad-leader 11.27.3, 11.27.4] from there turning costs two points, and so does the other gear', () => {
    const turned = driving()
      .order('german', back('D10'))
      .order('german', { ...drive(), facing: 3 });
    expect(turned.unit('gt')).toMatchObject({ facing: 3, spent: 6 });
    const forward = driving().order('german', back('D10')).order('german', drive('D9'));
    expect(forward.unit('gt').spent).toBe(4 + 2 + 1);
    const again = driving().order('german', drive('D8')).order('german', back('D9'));
    expect(again.unit('gt').spent).toBe(1 + 2 + 4);
  });

  test.each([
    [20, undefined],
    [10, undefined],
  ])(
    '[squad-leader 11.27/q1] uphill it costs 20 of its %d points, and one hex it always goes',
    (mp, refused) => {
      const trial = driving({ gt: ['MkIVF2 at D9', { mp }] }, field({ D10: { level: 1 } }));
      expect(trial.refusal('german', back('D10'))?.refused).toBe(refused);
      expect(trial.order('german', back('D10')).unit('gt').spent).toBe(20);
    },
  );

  test('[squad-leader-B-150] [squad-leader 11.27/q2] along a forest road as well', () => {
    const map = drawn({
      hexes: { D9: 'woods', D10: 'woods' },
      roads: [{ is: 'dirt-road', along: 'D8 D11' }],
    });
    const trial = driving({ gt: ['MkIVF2 at D9', { exposed: true }] }, map).order('german', back('D10'));
    expect(trial.unit('gt')).toMatchObject({ at: 'D10', facing: 0, spent: 2 });
    expect(trial.kinds).not.toContain('breakdown-roll');
  });

  test.each<[string, object, object]>([
    [
      'one hexside back for 8',
      { path: ['D8'], bypass: [{ at: 'D8', past: 'left' }] },
      { at: 'D8', spent: 8, facing: 4 },
    ],
    ['out by the way it came for 12', { path: ['D9'] }, { at: 'D9', spent: 12 }],
  ])(
    '[squad-leader-B-151] [squad-leader-B-165] [squad-leader 11.27/q3, 11.27/q4, 11.29.8] around a house, %s',
    (_, order, after) => {
      const map = drawn({ houses: { wooden: 'D8/ne' } });
      const trial = driving({ gt: ['MkIVF2 at D8', { beside: BESIDE, facing: 5, mp: 13 }] }, map);
      expect(trial.refusal('german', back('E8'))?.refused).toBe('NO_WAY');
      expect(
        trial.order('german', { order: 'drive', unit: 'gt', reverse: true, ...order } as never).unit('gt'),
      ).toMatchObject(after);
    },
  );
});
