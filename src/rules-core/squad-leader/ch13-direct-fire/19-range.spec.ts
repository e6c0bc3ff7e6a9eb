import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const CE = { exposed: true } as const;
const start = (units: Units, setup: Setup = {}) =>
  new Trial({ units: { r9: '4-4-7 at N12', ...units }, ...setup });
describe('range and armour', () => {
  const killAt = (range: number, order: object, units: Units, ...dice: number[]) =>
    start(
      { rt: [`T-34 at D${1 + range}`, { facing: 0 }], ...units },
      { map: field({}, { columns: 14, rows: 30 }), options: { year: 1944 } },
    )
      .order('german', { at: `D${1 + range}`, target: 'rt', ...order } as never, ...dice)
      .told('afv-kill')[0]
      ?.modifiers.filter(({ why }) => why === 'range')
      .map(({ value }) => value);
  const TANK: Units = { gt: ['MkIVF2 at D1', { ...CE, facing: 3 }] };
  const shot = { order: 'fire-ordnance', unit: 'gt' } as const;
  const HIT = [1, 2, 6, 6] as const;
  test.each([
    [6, 'AP', []],
    [12, 'AP', []],
    [13, 'AP', [1]],
    [19, 'AP', [2]],
    [25, 'AP', [3]],
    [13, 'HE', []],
  ])('[squad-leader 13.19.5] what solid shot loses over %i hexes, with %s', (range, ammunition, expected) =>
    expect(killAt(range, { ...shot, ammunition }, TANK, ...HIT)).toEqual(expected),
  );

  const RIFLE: Units = { g1: '4-6-7 at D1', gw: 'ATR with g1' };
  const GUN: Units = { g1: '4-6-7 at D1', gw: 'HMG with g1' };
  const BAZOOKA: Units = { g1: '4-6-7 at D1', gw: 'panzerschreck with g1' };
  const antiTank = { order: 'fire-anti-tank', weapon: 'gw', at: undefined } as const;
  const burst = { order: 'fire', firers: ['gw'], target: undefined, vehicle: 'rt' } as const;
  test.each<[string, Units, object, number, number[], number[]]>([
    ['a rifle near by', RIFLE, antiTank, 6, [2, 4, 6, 6], []],
    ['a rifle', RIFLE, antiTank, 7, [2, 4, 6, 6], [1]],
    ['a machine gun near by', GUN, burst, 6, [6, 5], []],
    ['a machine gun', GUN, burst, 7, [6, 5], [1]],
    ['a machine gun far off', GUN, burst, 13, [6, 5], [2]],
    ['a bazooka', BAZOOKA, antiTank, 4, [1, 1, 6, 6], []],
  ])('[squad-leader 13.19.6] what the shot of %s loses', (_, units, order, range, dice, expected) =>
    expect(killAt(range, order, units, ...dice)).toEqual(expected),
  );
});
