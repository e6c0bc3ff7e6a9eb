import type { Ground } from '../../kernel/testing/field.testkit.js';
import type { Marks, Unit } from '../system.js';
import { begin, field } from '../testkit.testkit.js';
import { isOpenGround, obstacles, vehicleEntry } from './costs.js';

/** From D6 to D5, for each drive: the parts of the cost, and what asks for an Immobilization roll. */
function going(
  map: Record<string, Ground>,
  marks: Record<string, Marks> = {},
  to = 'D5',
  values: Partial<Unit> = {},
) {
  return (['tracked', 'half-tracked', 'wheeled'] as const).map((drive) => {
    const { battle } = begin(
      { g1: ['tank at D6', { drive, facing: 0, ...values }], a1: 'nco at L9' },
      { map: field(map), marks },
    );
    const cost = vehicleEntry(battle, battle.theUnit('g1'), to);
    const parts =
      'refused' in cost ? cost.refused : cost.parts.map(({ why, mp }) => `${why} ${mp}`).join(', ');
    return [parts, ...obstacles(battle, battle.theUnit('g1'), 'D6', to)].join(' | ');
  });
}
const tracks = (all: string, wheels: string) => [all, all, wheels];

describe('what entering a hex costs a vehicle', () => {
  test.each([
    ['[combat 6.2] open ground', {}, tracks('Open Ground 1', 'Open Ground 2')],
    ['woods', { D5: 'woods' }, tracks('Woods 4 | Woods, tracked', 'NO_GOING')],
    ['brush', { D5: 'brush' }, tracks('Brush 2', 'Brush 4')],
    ['debris', { D5: 'debris' }, tracks('Debris 2 | Debris, tracked', 'Debris 4 | Debris, wheeled')],
    ['[combat 6.6.1] rubble', { D5: 'stone-rubble' }, tracks('Rubble 4 | Rubble, tracked', 'NO_GOING')],
    [
      '[combat 6.4.7] a stone building',
      { D5: 'stone-building' },
      tracks('Building, stone 4 | Building, tracked', 'NO_GOING'),
    ],
    [
      '[combat 6.4.7] a wooden building',
      { D5: 'wooden-building' },
      tracks('Building, wood 4 | Building, tracked', 'NO_GOING'),
    ],
    ['orchard', { D5: 'orchard' }, tracks('Orchard 2', 'Orchard 4')],
    ['grain', { D5: 'grain' }, tracks('Grainfield 1', 'Grainfield 2')],
    [
      '[combat 6.9.1] shellholes',
      { D5: 'shellholes' },
      tracks('Open Ground 1, shellholes 1', 'Open Ground 2, shellholes 2'),
    ],
    ['graveyard', { D5: 'graveyard' }, tracks('Graveyard 2', 'Graveyard 4')],
    ['[combat 6.12.1] a river', { D5: 'river' }, tracks('WATER', 'WATER')],
    ['a creek', { D5: 'shallow-stream' }, tracks('Creek 2 | Gully or Creek, tracked', 'NO_GOING')],
    [
      '[combat 6.10.1] a gully',
      { D5: 'dry-stream' },
      tracks('Gully 4 | Gully or Creek, tracked', 'NO_GOING'),
    ],
    [
      '[combat 5.2.9] up one level',
      { D5: { level: 1 } },
      tracks('Open Ground 1, uphill 2', 'Open Ground 2, uphill 4'),
    ],
    [
      '[combat 5.2.9.1] up two levels',
      { D5: { level: 2 } },
      tracks('Open Ground 1, uphill 4', 'Open Ground 2, uphill 8'),
    ],
    ['[combat 5.2.9] down one level', { D6: { level: 1 } }, tracks('Open Ground 1', 'Open Ground 2')],
    [
      '[combat 5.2.9.1] down two levels',
      { D6: { level: 2 } },
      tracks('Open Ground 1, steep descent 4', 'Open Ground 2, steep descent 8'),
    ],
  ] as [string, Record<string, Ground>, string[]][])('%s', (_, map, expected) => {
    expect(going(map)).toEqual(expected);
  });

  const OPEN = tracks('Open Ground 1', 'Open Ground 2');
  test.each([
    ['wall', tracks('Open Ground 1, Wall hexside 1', 'NO_GATE'), OPEN],
    ['hedge', tracks('Open Ground 1, Hedge hexside 1', 'NO_GATE'), OPEN],
    ['bocage', tracks('Open Ground 1, Bocage hexside 2 | Bocage, tracked', 'NO_GATE'), OPEN],
    ['cliff', tracks('CLIFF', 'CLIFF'), tracks('CLIFF', 'CLIFF')],
  ] as const)(
    '[combat 6.7.1.1] [combat 5.2.10.1] %s hexsides from either hex, with and without a gate',
    (terrain, barred, open) => {
      const near: Record<string, Ground> = { D6: { hexsides: { 0: terrain } } };
      expect(going(near)).toEqual(barred);
      expect(going({ D5: { hexsides: { 3: terrain } } })).toEqual(barred);
      expect(going({ D6: { hexsides: { 1: terrain } } })).toEqual(OPEN);
      expect(going(near, { D6: { gates: [0] } })).toEqual(open);
      expect(going(near, { D5: { gates: [3] } })).toEqual(open);
      expect(going(near, { D5: { gates: [0] } })).toEqual(barred);
    },
  );

  test.each([
    [
      '[combat 7.2.2] a trench',
      { trench: true },
      ['Open Ground 1 | Trench, tracked', 'TRENCH | Trench, tracked', 'TRENCH'],
    ],
    ['[combat 7.2.2] an anti-tank trench', { atTrench: true }, tracks('AT_TRENCH', 'AT_TRENCH')],
    ['[combat 7.4.2] wire', { wire: true }, tracks('Open Ground 1 | Wire, tracked', 'Open Ground 2')],
    ['[combat 6.3.3] a wreck', { wrecks: 1 }, tracks('Open Ground 1, wreck 1', 'Open Ground 2, wreck 2')],
    [
      '[combat 6.3.3] a burning wreck',
      { burningWrecks: 1 },
      tracks('Open Ground 1, wreck 1', 'Open Ground 2, wreck 2'),
    ],
    ['[combat 6.13.2] a fire', { flame: true }, tracks('FLAME', 'FLAME')],
    [
      '[combat 5.2.5.1] a minor crest',
      { minorCrest: [3] },
      tracks('Open Ground 1, minor crest 2', 'Open Ground 2, minor crest 4'),
    ],
    ['[combat 5.2.5.1] a minor crest elsewhere', { minorCrest: [0] }, OPEN],
    [
      '[combat 6.3.5.1/1] onto a raised railway',
      { features: ['raised-railway'] },
      tracks('Open Ground 1, railway bank 2, railway bank 3', 'BANK'),
    ],
    ['a railway', { features: ['railway'] }, OPEN],
    [
      '[combat 6.5.1.5.1] machine parts',
      { features: ['machine-parts'] },
      tracks('Machine Parts, Lumber Yard 4 | Machine Parts, Lumber Yard, tracked', 'NO_GOING'),
    ],
    ['[combat 6.5.1.6.3] rail cars', { features: ['rail-cars'] }, tracks('NO_GOING', 'NO_GOING')],
    ['[combat 7.8.2] a roadblock', { roadblock: { sides: [3] } }, tracks('ROADBLOCK', 'ROADBLOCK')],
    ['[combat 7.8.2] a roadblock on other hexsides', { roadblock: { sides: [0] } }, OPEN],
  ] as [string, Marks, string[]][])('%s', (_, marks, expected) => {
    expect(going({}, { D5: marks })).toEqual(expected);
  });

  test('[combat 6.3.1] a road leads around what stands in the hex, but not around debris', () => {
    const road = (...features: string[]): Record<string, Marks> => ({
      D5: { features: ['road', ...features] as never },
      D6: { features: ['road'] },
    });
    expect(going({ D5: 'woods' }, road())).toEqual(['road 1', 'road 1', 'road 1']);
    expect(going({}, road('debris'))).toEqual(tracks('road 1 | Debris, tracked', 'road 1 | Debris, wheeled'));
    expect(going({}, { D6: { features: ['raised-railway'] } })).toEqual(
      tracks('Open Ground 1 | Raised railway down, tracked', 'Open Ground 2 | Raised railway down, wheeled'),
    );
  });

  test('[combat 11.1.5] backwards four times the cost, on wheels twice', () => {
    expect(going({ D7: 'brush' }, {}, 'D7', { gear: 'reverse' })).toEqual(
      tracks('Brush 2, in reverse 6', 'Brush 4, in reverse 4'),
    );
    expect(going({}, {}, 'D9')).toEqual(tracks('NOT_ADJACENT', 'NOT_ADJACENT'));
    expect(going({}, {}, 'D5/1')).toEqual(tracks('NOT_ON_GROUND', 'NOT_ON_GROUND'));
  });

  test.each([
    ['open ground', {}, {}, true],
    ['woods', { D4: 'woods' }, {}, false],
    ['smoke', {}, { D4: { smoke: 'shell' } }, false],
    ['a fire', {}, { D4: { flame: true } }, false],
    ['a wreck', {}, { D4: { wrecks: 1 } }, false],
    ['a burning wreck', {}, { D4: { burningWrecks: 1 } }, false],
    ['both', {}, { D4: { wrecks: 1, burningWrecks: 1 } }, false],
    ['a trench', {}, { D4: { trench: true } }, true],
  ] as [string, Record<string, Ground>, Record<string, Marks>, boolean][])(
    '[combat 6.2] [combat 14.2.3] open ground for an overrun: %s',
    (_, map, marks, expected) => {
      const open = (other: string) =>
        isOpenGround(
          begin({ g1: 'tank at D4', a1: `${other} at D4` }, { map: field(map), marks }).battle,
          'D4',
        );
      expect([open('7-6'), open('truck'), open('tank')]).toEqual([expected, expected, false]);
    },
  );
});
