import type { Order } from '../../kernel/decide/action.js';
import { begin, type Hexes, type Marks } from '../ground.testkit.js';
import { d100, fire, moves, type Placed, refused, type Setup } from '../testkit.testkit.js';

describe('mouseholes', () => {
  const blow = (side: number): Order => ({ order: 'blow-mousehole', unit: 'g1', side });
  const two: Hexes = { D4: 'stone-building', D5: 'stone-building' };
  const bars: Marks = { D4: { blackBars: [3] } };

  test('[combat 7.6.1] a charge opens walls of buildings, hexside terrain and pillboxes, no roadblock and no open ground', () => {
    const code = (map: Hexes, marks: Setup['marks'] = {}, unit: Placed = 'demo at D4') =>
      begin({ g1: unit }, { map, marks }).refusal('german', blow(3), 9, 9)?.refused;
    expect(code(two, bars)).toBeUndefined();
    expect(code({ D4: { hexsides: { 3: 'wall' } } })).toBeUndefined();
    expect(code({ D4: { hexsides: { 3: 'bocage' } } })).toBeUndefined();
    expect(code({}, { D5: { pillbox: { side: 'american', facing: 0 } } })).toBeUndefined();
    expect(code({})).toBe('NO_WALL');
    expect(code({ D4: { hexsides: { 3: 'cliff' } } })).toBe('NO_WALL');
    expect(code({}, { D4: { roadblock: { sides: [3] } } })).toBe('ROADBLOCK');
    expect(code(two, bars, 'molotov at D4')).toBe('NO_CHARGE');
    const trial = begin({ g1: 'demo at D4', g2: '6-6 at D4' }, { map: two, marks: bars })
      .order('german', blow(3), ...d100(20))
      .order('american', 'pass');
    trial.order('german', moves('cautious', { g2: ['D5'] }));
    expect(trial.told('entered')[0]).toMatchObject({ to: 'D5' });
  });

  test('[combat 7.6.1] across it costs 1 MP beside the terrain, and an inner wall can be seen through', () => {
    const open: Marks = { D4: { blackBars: [3], mouseholes: [3] }, D5: { mouseholes: [0] } };
    expect(
      refused(begin({ g1: '6-6 at D4', a1: '7-6 at D5' }, { map: two, marks: bars }), fire('g1', 'D5')),
    ).toBe('NO_LINE_OF_SIGHT');
    expect(
      refused(begin({ g1: '6-6 at D4', a1: '7-6 at D5' }, { map: two, marks: open }), fire('g1', 'D5')),
    ).toBeUndefined();
    const wall = { D4: { hexsides: { 3: 'wall' } } } as const;
    const through = begin({ g1: '6-6 at D4' }, { map: wall, marks: { D4: { mouseholes: [3] } } });
    through.order('german', moves('cautious', { g1: ['D5'] }));
    expect(through.told('entered')[0]).toMatchObject({ mp: 1 });
  });

  test('[combat 7.6.2] E, C and M+x open it, a plain M does not; then those behind are attacked with their terrain', () => {
    const at = (roll: number, ...more: number[]) =>
      begin({ g1: 'demo at D4', a1: ['7-6 at D5', {}] }, { map: two, marks: bars }).order(
        'german',
        blow(3),
        ...d100(roll),
        ...more,
      );
    const opened = at(50, ...d100(70));
    expect(opened.told('blows-a-hole')[0]).toMatchObject({
      hex: 'D4',
      side: 3,
      rolled: 50,
      result: 'M+1',
      opens: true,
    });
    expect(opened.told('attack')[0]).toMatchObject({
      at: 'D5',
      fp: 30,
      rolled: 70,
      results: [{ units: ['a1'], total: 90 }],
    });
    expect(opened.battle.location('D4').mouseholes).toEqual([3]);
    expect(opened.battle.location('D5').mouseholes).toEqual([0]);
    expect(opened.battle.unit('g1')).toBeUndefined();
    const plain = at(60);
    expect(plain.told('blows-a-hole')[0]).toMatchObject({ result: 'M', opens: false });
    expect(plain.told('attack')).toEqual([]);
    expect(plain.battle.location('D4').mouseholes).toBeUndefined();
    const all = begin(
      { g1: 'demo at D4', g2: 'nco at D4', a1: '7-6 at D5' },
      { map: two, marks: bars },
    ).order('german', blow(3), ...d100(100));
    expect([all.battle.unit('g2'), all.battle.unit('a1')]).toEqual([undefined, undefined]);
    expect([all.battle.location('D4').rubble, all.battle.location('D5').rubble]).toEqual([true, true]);
  });
});
