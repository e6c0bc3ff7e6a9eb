import { field, type Placed, Trial } from '../testkit.testkit.js';

const RUNWAY = field({ D7: 'runway', D8: 'runway' });
const move = (...path: string[]) => ({ order: 'move', units: ['g1'], path });
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
const fire = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });
const moving = (units: Readonly<Record<string, Placed>>, options: object = {}) =>
  new Trial({ phase: 'movement', map: RUNWAY, units: { r9: '4-4-7 at N12', ...units }, options });
const why = (trial: Trial) =>
  trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map((one) => `${one.why} ${one.value}`);

describe('runways', () => {
  test('[squad-leader 14.31.1, 14.31.2, 14.31.3] from one hex of it to the next as by road, from beside it as in the open; mud does not matter', () => {
    const spent = (options: object = {}) =>
      moving({ g1: '4-6-7 at D9' }, options).order('german', move('D8', 'D7')).unit('g1').spent;
    expect([spent(), spent({ underfoot: 'mud' })]).toEqual([1.5, 1.5]);
    const truck = moving({ gt: 'truck at D9' }).order('german', drive('D8', 'D7')).unit('gt');
    expect(truck.costs ?? truck.passed?.map(({ mp }) => mp)).toEqual([0, 6, 0.5]);
  });

  test('[squad-leader 14.31.4] men on it are hit more easily, moving or not, and are in the open', () => {
    const still = new Trial({ map: RUNWAY, units: { g1: '4-6-7 at D4', r1: '4-4-7 at D7' } });
    expect(why(still.order('german', fire('D7', 'g1'), 6, 5))).toEqual(['runway -1']);
    const trial = moving({ g1: '4-6-7 at D9', r1: '4-4-7 at D5' }).order('german', move('D8')).endPhase();
    expect(why(trial.order('russian', fire('D8', 'r1'), 6, 6))).toEqual([
      'runway -1',
      'moved -1',
      'in the open -1',
    ]);
    const runs = new Trial({
      phase: 'rout',
      map: field({ D8: 'runway', D7: 'woods', D9: 'brush' }),
      units: { g1: ['4-6-7', { at: 'D9', broken: true, dm: true }], r1: '4-4-7 at G10' },
    });
    expect(runs.refusal('german', { order: 'rout', unit: 'g1', path: ['D8', 'D7'] })?.refused).toBe(
      'NOT_NOW',
    );
  });

  test('[squad-leader 14.31.5] nobody digs in there', () => {
    const dig = new Trial({
      phase: 'prep-fire',
      map: RUNWAY,
      units: { g1: '4-6-7 at D8', r9: '4-4-7 at N12' },
    });
    expect(dig.refusal('german', { order: 'dig-in', unit: 'g1' })?.refused).toBe('IMPASSABLE');
  });
});
