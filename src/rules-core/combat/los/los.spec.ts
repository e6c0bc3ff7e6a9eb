import { plainBoard } from '../../kernel/boards/board.js';
import { inlineBoard } from '../../kernel/boards/index.js';
import type { Ground } from '../../kernel/testing/field.testkit.js';
import { lineBetween } from '../../mechanics/line.js';
import { levelOf } from '../terrain/ground.js';
import { field, type Setup, Trial } from '../testkit.testkit.js';
import { lineOfSight } from './lost.js';
import { numberedBetween, sight } from './sight.js';

type Hexes = Readonly<Record<string, Ground>>;
const GRID = { columns: 6, rows: 11 };
const battle = (hexes: Hexes, setup: Setup = {}) => new Trial({ ...setup, map: field(hexes, GRID) }).battle;

/** What stands between two places of a map, in words. */
function look(from: string, to: string, hexes: Hexes = {}, setup: Setup = {}) {
  const found = lineOfSight(battle(hexes, setup), { at: from }, { at: to });
  if ('refused' in found) return found.refused === 'NO_LINE_OF_SIGHT' ? 'blocked' : found.refused;
  return found.rolls.length === 0
    ? 'clear'
    : found.rolls.map(({ row, needs }) => `${row} ${needs}`).join(', ');
}
const between = (from: string, to: string): string[] => {
  const { map } = field();
  const line = lineBetween(map, map.named.get(from) as number, map.named.get(to) as number);
  return line.between.map(({ hex }) => hex.name);
};

describe('the line', () => {
  test('[combat 5.1.1, 5.1.2] runs from dot to dot; every hex it touches is intervening, both along a hexside', () => {
    expect(between('D4', 'D8')).toEqual(['D5', 'D6', 'D7']);
    expect(between('D4', 'D5')).toEqual([]);
    expect(between('D4', 'F4')).toEqual(['E4', 'E5']);
    expect(between('D4', 'F7')).toEqual(between('F7', 'D4').reverse());
    expect(between('D4', 'F7')).toEqual(['D5', 'E5', 'E6', 'E7', 'F6']);
  });

  test.each(['C3', 'C4', 'D3', 'D4'])(
    '[combat 5.1.5.2] a house in %s blocks in no other hex, told hex by hex',
    (house) => {
      const made = inlineBoard({ columns: 7, rows: 7, hexes: { [house]: 'stone-building' } });
      if (!made.ok) throw new Error(JSON.stringify(made.problems));
      const board = made.value;
      const at = board.named.get(house) as number;
      const drawn = board.hexes.flatMap(({ index }) => {
        const { between, atEnds } = lineBetween(board, at, index);
        const end = index === at ? [] : atEnds[1];
        return [...between.map(({ codes }) => codes), end].filter((codes) => codes.length > 0);
      });
      expect(drawn).toEqual([]);
    },
  );

  test('[combat 5.1.3] what is in doubt is blocked: woods beside the hexside that the line runs along', () => {
    expect(look('D4', 'F4', { E4: 'woods' })).toBe('blocked');
    expect(look('D4', 'F4', { E5: 'woods' })).toBe('blocked');
    expect(look('D4', 'F4', { E6: 'woods' })).toBe('clear');
  });
});

describe('the Line-of-Sight Table', () => {
  test('[combat 5.1.4, 5.1.5] OK, BLOCK or a number', () => {
    expect(look('D4', 'D8')).toBe('clear');
    expect(look('D4', 'D8', { D6: 'stone-building' })).toBe('blocked');
    expect(look('D4', 'D8', { D6: 'grain' })).toBe('Grainfield 50');
  });

  test('[combat 5.1.4.1] out of the own hex', () => {
    expect(look('D4', 'D8', { D4: 'woods' })).toBe('clear');
    expect(look('D4', 'D8', {}, { marks: { D4: { smoke: 'grenade' } } })).toBe('Smoke 50');
  });

  test('[combat 5.1.4.2] inside the hex', () => {
    expect(look('D4', 'D4', { D4: 'stone-building' })).toBe('Building (stone) 75');
    expect(look('D4', 'D4', { D4: 'woods' })).toBe('clear');
  });

  test('[combat 5.1.4.3] through', () => {
    expect(look('D4', 'D8', { D6: 'brush' })).toBe('Brush 60');
    expect(look('D4', 'D8', { D6: 'woods' })).toBe('blocked');
  });

  test('[combat 5.1.4.4] into the target hex, even an empty one', () => {
    expect(look('D4', 'D8', { D8: 'woods' })).toBe('Woods 55');
    expect(look('D4', 'D8', { D8: 'stone-building' })).toBe('Building (stone) 45');
  });

  test('[combat 5.1.5.1] one roll for each type of terrain, at its lowest number', () => {
    expect(look('D4', 'D8', { D6: 'grain', D8: 'grain' })).toBe('Grainfield 50');
    expect(look('D4', 'D8', { D5: 'brush', D6: 'grain', D8: 'woods' })).toBe(
      'Brush 60, Grainfield 50, Woods 55',
    );
  });

  test('[combat 5.1.5.2, 5.1.5.3] only terrain that the line touches counts', () => {
    expect(look('D4', 'D8', { C6: 'woods', E6: 'woods', E7: 'grain' })).toBe('clear');
    expect(look('D4', 'F7', { E5: 'grain' })).toBe('Grainfield 50');
  });

  test('[combat 5.1.5.3.1] orchards, debris, rubble, smoke, fire and wrecks fill their hex', () => {
    expect(look('D4', 'D8', { D6: 'orchard' })).toBe('Orchard 65');
    expect(look('D4', 'D8', { D6: 'debris' })).toBe('Debris 60');
    expect(look('D4', 'D8', { D6: 'stone-rubble' })).toBe('blocked');
    const marked = (marks: object) => look('D4', 'D8', {}, { marks: { D6: marks } });
    expect(marked({ smoke: 'shell' })).toBe('Smoke 40');
    expect(marked({ flame: true })).toBe('Fire (Flame) 40');
    expect(marked({ wrecks: 1 })).toBe('Wreck / AFV 70');
    expect(marked({ burningWrecks: 1 })).toBe('Wreck / AFV 70');
    expect(look('D4', 'D8', {}, { units: { g1: 'tank at D6' } })).toBe('Wreck / AFV 70');
    expect(look('D4', 'D8', { D6: 'stone-building' }, { marks: { D6: { rubble: true } } })).toBe('blocked');
  });

  test('[combat 5.1.6.1, 5.1.7] [combat-9] no line through a fourth hex with a number, of the same kind or not', () => {
    const grain: Hexes = { D5: 'grain', D6: 'grain', D7: 'grain', D8: 'grain' };
    expect(look('D4', 'D9', grain)).toBe('TOO_MANY_HINDRANCES');
    expect(look('D4', 'D8', grain)).toBe('Grainfield 50');
    expect(look('D4', 'D9', { D5: 'brush', D6: 'grain', D7: 'orchard' })).toBe(
      'Brush 60, Grainfield 50, Orchard 65',
    );
  });

  test('[combat 5.1.6] no range is too far to see, but at night', () => {
    expect(look('A1', 'F11')).toBe('clear');
    const night = (from: string, to: string, units: Setup['units'] = {}) =>
      look(from, to, {}, { options: { night: 4 }, units });
    expect(night('D4', 'D8')).toBe('clear');
    expect(night('D4', 'D9')).toBe('blocked');
    expect(night('D4', 'D9', { a1: ['7-6 at D9', { fired: 1 }] })).toBe('blocked');
    expect(look('D4', 'D9')).toBe('clear');
  });

  test('[combat 1.2.3] along a hexside smoke, wrecks and vehicles on either side count', () => {
    expect(look('D4', 'F4', {}, { marks: { E5: { smoke: 'grenade' } } })).toBe('Smoke 40');
    expect(look('D4', 'F4', {}, { marks: { E4: { wrecks: 1 } } })).toBe('Wreck / AFV 70');
  });

  test('[combat 5.1.9] each direction is looked at for itself', () => {
    expect(look('D4', 'D8', { D8: 'woods' })).toBe('Woods 55');
    expect(look('D8', 'D4', { D8: 'woods' })).toBe('clear');
  });
});

describe('targets seen anyway', () => {
  const seen = (values: object, at = 'D8') =>
    look('D4', at, { D6: 'grain', D8: 'woods' }, { units: { a1: ['7-6 at D8', values] } });

  test('[combat 5.1.8] an unmarked unit asks for the numbers', () => {
    expect(seen({})).toBe('Grainfield 50, Woods 55');
    expect(seen({ marker: 'crawled' })).toBe('Grainfield 50, Woods 55');
  });
  test('[combat 5.1.8/a] a unit in the act of moving, unless it crawls', () => {
    for (const moving of ['running', 'cautious', 'assault']) expect(seen({ moving })).toBe('clear');
    expect(seen({ moving: 'crawling' })).toBe('Grainfield 50, Woods 55');
  });
  test('[combat 5.1.8/b] a moving vehicle', () => {
    const tank = (values: object) =>
      look('D4', 'D8', { D6: 'grain' }, { units: { a1: ['tank at D8', values] } });
    expect(tank({ rolling: 'forward' })).toBe('clear');
    expect(tank({ moving: 'vehicle' })).toBe('clear');
  });
  test('[combat 5.1.8/c] a unit marked Fired, Assault Fired or Crawled Fired', () => {
    expect(seen({ fired: 1 })).toBe('clear');
    expect(seen({ marker: 'assault-fired' })).toBe('clear');
    expect(seen({ marker: 'crawled-fired' })).toBe('clear');
  });
  test('[combat 5.1.8/d, 5.1.8/n] Moved: only the terrain of its own hex is ignored', () => {
    expect(seen({ marker: 'moved' })).toBe('Grainfield 50');
    expect(seen({ marker: 'assault-moved' })).toBe('Grainfield 50');
  });
  test('[combat 5.1.8/e] an Acquired marker in the hex, for all its locations', () => {
    const aimed: Setup = {
      units: { g1: 'PaK 38 at A1', a1: '7-6 at D8/1' },
      marks: { D8: { acquired: ['g1'] } },
    };
    expect(look('D4', 'D8/1', { D6: 'grain', D8: 'stone-building-1-level' }, aimed)).toBe('clear');
  });
  test('[combat 12.3.2/a] a yellow marker', () => {
    expect(seen({ yellow: 'pinned' })).toBe('clear');
  });
  test('no status sees through what blocks', () => {
    expect(look('D4', 'D8', { D6: 'woods' }, { units: { a1: ['7-6 at D8', { fired: 1 }] } })).toBe('blocked');
  });
  test('[combat 5.1.11] [combat-11] an armoured vehicle in the location makes all there easier to see by ten', () => {
    const units = { a1: '7-6 at D8', a2: 'tank at D8' };
    expect(look('D4', 'D8', { D8: 'woods' }, { units })).toBe('Woods 65');
    expect(look('D4', 'D8', { D8: 'woods' }, { units: { a1: '7-6 at D8', a2: 'truck at D8' } })).toBe(
      'Woods 55',
    );
  });
  test('[combat 7.9.6] [combat-38] a Pillbox in the open needs a 15', () => {
    expect(look('D4', 'D8', {}, { units: { a1: ['7-6 at D8', { post: 'pillbox' }] } })).toBe(
      'Open Ground 15',
    );
    expect(look('D4', 'D8', { D8: 'woods' }, { units: { a1: ['7-6 at D8', { post: 'pillbox' }] } })).toBe(
      'Woods 15',
    );
    expect(look('D4', 'D8', { D8: 'brush' }, { units: { a1: ['7-6 at D8', { post: 'pillbox' }] } })).toBe(
      'Brush 15',
    );
  });
});

describe('heights', () => {
  test('[combat 5.2.1] an obstacle stands on the level of its hex and is seen over from above its top only', () => {
    const over = (level: number) =>
      look('D4', 'D9', { D4: { level }, D6: { terrain: 'stone-building', level: 1 }, D7: { level: 0 } });
    expect(over(2)).toBe('blocked');
    expect(over(3)).toBe('clear');
  });

  test('[combat 5.2.3] [combat-13] only a line that hits the building meets its height; its base counts', () => {
    const high = { D4: { level: 2 } };
    expect(look('D4', 'D9', { ...high, D6: 'stone-building-2-level' })).toBe('blocked');
    expect(look('D4', 'D9', { ...high, D6: { terrain: 'stone-building-2-level', level: -1 } })).toBe('clear');
    expect(look('D4', 'D9', { ...high, E6: 'stone-building-2-level' })).toBe('clear');
  });

  test('[combat 5.2.3.1, 6.4.2] one looks from the level of one’s location', () => {
    const map: Hexes = { D4: { terrain: 'stone-building-2-level', level: 1 }, E4: 'gully' };
    const here = battle(map);
    expect(['D4', 'D4/1', 'D4/2', 'D4/cellar', 'E4', 'F4'].map((at) => levelOf(here, at))).toEqual([
      1, 2, 3, 0, -1, 0,
    ]);
  });

  test('[combat 5.1.9.1] [combat-10] either end above the obstacle lifts the block; numbers into the target stay', () => {
    const map: Hexes = { D4: 'stone-building-2-level', D6: 'stone-building', D9: 'woods' };
    expect(look('D4', 'D9', map)).toBe('blocked');
    expect(look('D4/1', 'D9', map)).toBe('blocked');
    expect(look('D4/2', 'D9', map)).toBe('Woods 55');
    expect(look('D9', 'D4/2', map)).toBe('Building (stone) 45');
  });

  test('[combat 5.2.4] [combat-15] from above numbers of terrain in between are ignored', () => {
    expect(look('D4', 'D9', { D4: { level: 1 }, D6: 'grain', D7: 'brush' })).toBe('clear');
    expect(look('D4', 'D9', { D4: { level: 1 }, D6: 'orchard' })).toBe('Orchard 65');
    expect(look('D4', 'D9', { D4: { level: 3 }, D6: 'stone-building' })).toBe('clear');
  });

  test('[combat 5.2.7] low terrain does not matter from above, smoke and flame up to three levels do', () => {
    const low: Hexes = { D4: { level: 1 }, D6: { hexsides: { 0: 'wall' } } };
    expect(look('D4', 'D9', low)).toBe('clear');
    expect(look('D4', 'D9', { D4: { level: 1 } }, { marks: { D6: { wrecks: 1 } } })).toBe('clear');
    expect(look('D4', 'D9', { D4: { level: 3 } }, { marks: { D6: { smoke: 'shell' } } })).toBe('Smoke 40');
    expect(look('D4', 'D9', { D4: { level: 1 } }, { marks: { D6: { flame: true } } })).toBe(
      'Fire (Flame) 40',
    );
  });

  test('[combat 13.1.4] smoke reaches three levels above its hex', () => {
    const both = (level: number): Hexes => ({ D4: { level }, D9: { level } });
    expect(look('D4', 'D9', both(3), { marks: { D6: { smoke: 'grenade' } } })).toBe('Smoke 40');
    expect(look('D4', 'D9', both(4), { marks: { D6: { smoke: 'grenade' } } })).toBe('clear');
  });

  test('[combat 5.2.8] [combat-19] the hex behind an obstacle is blind for a viewer who looks down', () => {
    const map: Hexes = { D4: 'stone-building-2-level', D6: 'stone-building' };
    expect(look('D4/2', 'D7', map)).toBe('blocked');
    expect(look('D4/2', 'D8', map)).toBe('clear');
    expect(look('D7', 'D4/2', map)).toBe('blocked');
    expect(look('D4', 'D7', { D4: { level: 3 }, D6: 'grain' })).toBe('clear');
    expect(look('D4', 'D7', { D4: { level: 3 }, D6: { hexsides: { 3: 'wall' } } })).toBe('clear');
  });

  test('[combat 5.2.5] [combat-16] from below one sees the crest hex but nothing beyond it on the same level', () => {
    const hill: Hexes = {
      D6: { level: 3 },
      D5: { level: 3 },
      D4: { level: 3 },
      D8: { level: 2 },
      D7: { level: 2 },
    };
    expect(look('D8', 'D6', hill)).toBe('clear');
    expect(look('D8', 'D5', hill)).toBe('blocked');
    expect(look('D6', 'D9', hill)).toBe('clear');
    expect(look('D6', 'D10', hill)).toBe('clear');
    expect(look('D4', 'D8', hill)).toBe('blocked');
  });

  test('[combat 5.2.5.1, 5.2.5.1.1] [combat-17] a minor crest lifts the eye by one across its hexsides and blocks nothing beyond', () => {
    const map: Hexes = { D4: { level: 3 } };
    const marks = { D4: { minorCrest: [3] } };
    const here = battle(map, { marks });
    expect(sight(here, { at: 'D4' }, { at: 'D8' }).from).toBe(4);
    expect(sight(here, { at: 'D4' }, { at: 'D1' }).from).toBe(3);
    expect(sight(here, { at: 'D8' }, { at: 'D4' }).to).toBe(4);
    expect(look('D4', 'D9', {}, { marks: { D6: { minorCrest: [0] } } })).toBe('clear');
  });

  test('[combat 5.2.10.1] a cliff does not matter for the line', () => {
    expect(look('D4', 'D8', { D6: { hexsides: { 0: 'cliff' } } })).toBe('clear');
  });

  test('[combat 5.2.10] [combat-22] woods on a slope are woods, one level above the ground of their hex', () => {
    const low = { level: -3 };
    const map: Hexes = {
      D4: { level: -1 },
      D5: { level: -2 },
      D6: { terrain: 'woods', level: -2 },
      D7: low,
      D8: low,
      D9: low,
    };
    expect(look('D4', 'D9', map)).toBe('blocked');
    expect(look('D4', 'D9', { ...map, D4: { level: 0 } })).toBe('clear');
    expect(look('D4', 'D6', map)).toBe('Woods 55');
  });
});

describe('hexsides', () => {
  const wall = (side: 0 | 3, terrain: 'wall' | 'hedge' | 'bocage', hex = 'D6'): Hexes => ({
    [hex]: { hexsides: { [side]: terrain } },
  });

  test('[combat 18.1.1.4] [combat-61] a wall hit away from both ends blocks', () => {
    expect(look('D4', 'D9', wall(0, 'wall'))).toBe('blocked');
    expect(look('D4', 'D9', wall(0, 'hedge'))).toBe('blocked');
  });

  test('walls at the own hex are looked over, at the target’s they give a number', () => {
    expect(look('D4', 'D9', wall(3, 'wall', 'D4'))).toBe('clear');
    expect(look('D4', 'D9', wall(0, 'wall', 'D9'))).toBe('Wall hexside 60');
    expect(look('D4', 'D9', wall(3, 'hedge', 'D8'))).toBe('Hedge hexside 55');
    expect(look('D4', 'D5', wall(3, 'wall', 'D4'))).toBe('Wall hexside 60');
  });

  test('[combat 6.7.2, 6.7.2.2] bocage is a level high, and can be seen over without a blind hex', () => {
    expect(look('D4', 'D9', { ...wall(0, 'bocage'), D4: { level: 1 } })).toBe('blocked');
    expect(look('D4', 'D7', { ...wall(3, 'bocage'), D4: { level: 2 } })).toBe('clear');
    expect(look('D4', 'D9', wall(0, 'bocage', 'D9'))).toBe('Bocage hexside 40');
    expect(look('D4', 'D9', { ...wall(0, 'wall'), D4: { level: 1 } })).toBe('clear');
  });

  test('[combat 6.4.8] a black bar blocks, a mousehole in it opens it', () => {
    const map: Hexes = { D5: 'stone-building', D6: 'stone-building' };
    const bars = { D5: { blackBars: [3] } };
    expect(look('D5', 'D6', map, { marks: bars })).toBe('blocked');
    expect(look('D5', 'D6', map, { marks: { D5: { blackBars: [3], mouseholes: [3] } } })).toBe(
      'Building (stone) 45',
    );
  });

  test('a roadblock blocks like a wall', () => {
    expect(look('D4', 'D9', {}, { marks: { D6: { roadblock: { sides: [5, 0, 1] } } } })).toBe('blocked');
    expect(look('D4', 'D9', {}, { marks: { D9: { roadblock: { sides: [5, 0, 1] } } } })).toBe(
      'Roadblock hexside 60',
    );
  });
});

describe('gullies', () => {
  const bed: Hexes = { D5: 'gully', D6: 'gully', D7: 'gully', D8: 'gully' };
  test('[combat 6.10.1] [combat-36] along the gully and next to it only', () => {
    expect(look('D5', 'D8', bed)).toBe('clear');
    expect(look('D5', 'D4', bed)).toBe('clear');
    expect(look('D5', 'D9', bed)).toBe('blocked');
    expect(look('D10', 'D8', bed)).toBe('blocked');
    expect(look('D5', 'D8', { ...bed, D6: 'open-ground' })).toBe('blocked');
  });
  test('[combat 6.10.2] from the lip one looks over the ground', () => {
    const here = battle(bed);
    const lip = lineOfSight(here, { at: 'D5', onLip: true }, { at: 'D11' });
    expect(lip).toMatchObject({ rolls: [], sight: { from: 0 } });
  });
});

test('a gap in a drawn hexside lets the line pass', () => {
  const board = plainBoard('gate', { columns: 8, rows: 8 }, { D4: { hexsides: { 3: 'wall' } } });
  const index = (name: string) => board.named.get(name) as number;
  expect(lineBetween(board, index('D4'), index('D6')).sides).toHaveLength(1);
  board.terrain.fill(0);
  const other = plainBoard('gate 2', { columns: 8, rows: 8 }, { D4: { hexsides: { 3: 'wall' } } });
  other.terrain.fill(0);
  expect(lineBetween(other, index('D4'), index('D6')).sides).toHaveLength(0);
});

test('[combat 1.2.4] numbers are counted by the hexes between', () => {
  const found = sight(battle({ D5: 'grain', D6: 'grain', D8: 'grain' }), { at: 'D4' }, { at: 'D8' });
  expect(numberedBetween(found)).toBe(2);
});
