import { inlineBoard } from '../../kernel/boards/index.js';
import { COMBAT_CHARTS } from '../charts/index.js';
import { by, drive, lab, refused, told, walk, wrong } from '../lab.testkit.js';
import { terrainIn } from '../terrain/ground.js';
import { begin, type Setup } from '../testkit.testkit.js';
import { lineOfSight } from './lost.js';

const HOUSE = { D5: { houses: { ne: 'stone' } } };
const german = by('german');

function begun(hexes: object, setup: Setup = {}) {
  const made = inlineBoard({ columns: 9, rows: 9, hexes });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return begin({ a9: 'nco at H8' }, { ...setup, map: { map: made.value, charts: COMBAT_CHARTS } }).battle;
}
const look = (from: string, to: string, hexes: object = HOUSE) => {
  const found = lineOfSight(begun(hexes), { at: from }, { at: to });
  return 'refused' in found ? found.cites?.[0] : found.rolls.map(({ row }) => row);
};

describe('a small house beside the centre dot', () => {
  test('[combat 6.1.1#2] leaves its hex what lies under the dot', () => {
    const battle = begun(HOUSE);
    expect(terrainIn(battle, 'D5')).toBe('open');
    expect(
      told(
        lab(
          { map: { hexes: HOUSE }, units: { g1: { counter: '6-6', at: 'D4' } } },
          german(walk('cautious', 'g1', 'D5')),
        ),
      ),
    ).toContain('6-6 enters D5 for 1 MP and has 5 left.');
    const tank = { g1: { counter: 'PzKw 4H', at: 'D4', facing: 3 } };
    expect(told(lab({ map: { hexes: HOUSE }, units: tank }, german(drive('g1', 'D5')))).join()).not.toContain(
      'rolls',
    );
  });

  test('[combat 5.1.5.2] blocks the lines that touch it, and no other through its hex', () => {
    expect([look('D3', 'D7'), look('C5', 'E5'), look('B4', 'F6')]).toEqual([[], [], []]);
    expect([look('C6', 'E5'), look('E5', 'C6'), look('B6', 'F4')]).toEqual(['5.1.5.2', '5.1.5.2', '5.1.5.2']);
    expect(look('C6', 'E5', {})).toEqual([]);
  });

  test('[combat 5.1.5.2 × 6.1.1#2] also out of its hex and into it: units there stand outside of it', () => {
    expect([look('D5', 'E5'), look('D5', 'F4'), look('E5', 'D5')]).toEqual(['5.1.5.2', '5.1.5.2', '5.1.5.2']);
    expect([look('D5', 'D4'), look('D5', 'E6'), look('C6', 'D5')]).toEqual([[], [], []]);
  });

  test('[combat 6.4.1.1 × 5.2.4 × 5.2.8] is a level high, with a blind hex behind it', () => {
    const from = (level: number) => ({ ...HOUSE, B6: { level } });
    expect([look('B6', 'F4', from(1)), look('B6', 'F4', from(2))]).toEqual(['5.1.5.2', []]);
    expect(look('B6', 'E5', from(3))).toBe('5.2.8');
    const hills = { ...HOUSE, B6: { level: 1 }, F4: { level: 1 } };
    expect(look('B6', 'F4', hills)).toBe('5.1.5.2');
  });

  test('[combat 6.4.7 × 6.3.1] stands beside a road', () => {
    const roads = [{ is: 'dirt-road', along: 'D3 D7' }];
    expect(wrong(lab({ map: { hexes: HOUSE, roads } }))).toEqual([]);
    expect(wrong(lab({ map: { hexes: { D5: { houses: { n: 'stone' } } }, roads } }))).toEqual([
      '$.position.map.houses.stone: a road or a watercourse leaves D5 where the house would stand; choose another side',
    ]);
  });

  test('what cannot be told is refused', () => {
    const map = (hex: object) => wrong(lab({ map: { hexes: { D5: hex } } }));
    expect(map({ terrain: 'woods', houses: { ne: 'stone' } })).toEqual([
      '$.position.map.houses.stone: D5 is woods already; a house beside the dot stands on open ground',
    ]);
    expect(map({ houses: { ne: 'stone', s: 'wooden' } })).toHaveLength(1);
    expect(map({ houses: { middle: 'stone' } })).toHaveLength(1);
    expect(map({ houses: { ne: 'woods' } })).toHaveLength(1);
    expect(refused(lab({ map: { hexes: HOUSE } }))).toBe('');
  });
});
