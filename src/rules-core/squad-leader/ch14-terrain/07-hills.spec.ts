import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Hexes = NonNullable<Parameters<typeof field>[0]>;
const move = (...path: string[]) => ({ order: 'move', units: ['g1'], path });
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
const fire = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });
const moving = (hexes: Hexes, units: Readonly<Record<string, Placed>>, more: Setup = {}) =>
  new Trial({ phase: 'movement', map: field(hexes), units: { r9: '4-4-7 at N12', ...units }, ...more });
const spent = (hexes: Hexes, path: string[], more: Setup = {}) =>
  moving(hexes, { g1: '4-6-7 at D9' }, more)
    .order('german', move(...path))
    .unit('g1').spent;
const why = (trial: Trial) =>
  trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map((one) => `${one.why} ${one.value}`);

describe('hills', () => {
  test('[squad-leader-C-017] [squad-leader 14.2] what is in a hex adds up: a stone building uphill costs four factors, a wall before woods is worth three', () => {
    const up = { D8: { terrain: 'stone-building', level: 1 } } as const;
    expect(spent(up, ['D8'])).toBe(4);
    const trial = new Trial({
      map: field({ D6: { terrain: 'woods', hexsides: { 0: 'wall' } } }),
      units: { g1: '4-6-7 at D4', r1: '4-4-7 at D6' },
    });
    expect(why(trial.order('german', fire('D6', 'g1'), 6, 6))).toEqual(['woods 1', 'wall 2']);
  });

  test('[squad-leader 14.7.6] a hill without anything else is open ground', () => {
    const hill = { D9: { level: 1 }, D8: { level: 1 } } as const;
    expect(spent(hill, ['D8'])).toBe(1);
    const trial = moving(hill, { g1: '4-6-7 at D9', r1: '4-4-7 at D5' })
      .order('german', move('D8'))
      .endPhase();
    expect(why(trial.order('russian', fire('D8', 'r1'), 6, 6))).toEqual([
      'height 1',
      'moved -1',
      'in the open -1',
    ]);
  });

  test('[squad-leader 14.7.7, 14.7.8] over a crest line men pay two factors, a tank four points more and two by road', () => {
    expect([spent({ D8: { level: 1 } }, ['D8']), spent({ D9: { level: 1 } }, ['D8'])]).toEqual([2, 1]);
    const tank = (hexes: Hexes, state: object = {}) =>
      moving(hexes, { gt: ['MkIVF2 at D9', state] })
        .order('german', drive('D8'))
        .unit('gt').spent;
    expect([tank({ D8: { level: 1 } }), tank({})]).toEqual([5, 1]);
  });

  test('[squad-leader 14.7.10] by road men pay one factor along the hill and two uphill, and keep their bonus', () => {
    const map = drawn({
      hexes: { D8: { level: 1 }, D7: { level: 1 } },
      roads: [{ is: 'dirt-road', along: 'D11 D2' }],
    });
    const by = (path: string[]) => spent({}, path, { map, options: { optional: ['4.7'] } });
    expect([by(['D8']), by(['D8', 'D7']), by(['D10'])]).toEqual([2, 3, 1]);
  });
});
