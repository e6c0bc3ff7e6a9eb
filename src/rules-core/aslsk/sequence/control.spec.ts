import { german, leader, type Placed, russian, type SetUp, setUp } from '../testkit.testkit.js';
import { m8, t34 } from '../vehicles/testkit.testkit.js';
import { buildingOf, controlBy, controllerOf } from './control.js';

/** A building of two hexes, and another one of stone that touches it. */
const terrain = { E5: 'wooden-building', E6: 'wooden-building', F5: 'stone-building' } as const;
const claimed = (
  a1: Placed,
  more: NonNullable<SetUp['units']> = {},
  locations: SetUp['locations'] = {},
  options: SetUp['options'] = {},
) => {
  const { battle } = setUp({
    terrain,
    locations,
    options,
    units: { a1, bz: russian('4-4-7', 'J8'), ...more },
  });
  const unit = battle.theUnit('a1');
  return controlBy(battle, unit, unit.at as string)
    .flatMap((change) => (change.do === 'location' ? [`${change.at} ${change.set.control}`] : []))
    .sort();
};

describe('who takes a hex', () => {
  test.each<[string, Placed, NonNullable<SetUp['units']>, string[]]>([
    ['[aslsk 2.0/Control-a] an MMC', german('4-6-7', 'A1'), {}, ['A1 a']],
    ['[aslsk 2.0/Control-a] no leader', leader('German', '8-0', 'A1'), {}, []],
    ['[aslsk 2.0/Control-a] no vehicle', m8('A1'), {}, []],
    ['[aslsk 2.0/Control-a] nobody broken', german('4-6-7', 'A1', { broken: true }), {}, []],
    [
      '[aslsk 2.0/Control-a] nobody with an enemy beside him',
      german('4-6-7', 'A1'),
      { b1: russian('4-4-7', 'A1', { broken: true }) },
      [],
    ],
    ['[aslsk 2.0/Control-b] with the whole building', german('4-6-7', 'E5'), {}, ['E5 a', 'E6 a']],
    [
      '[aslsk 2.0/Control-b] with his hex where an enemy is in it',
      german('4-6-7', 'E5'),
      { b1: russian('4-4-7', 'E6') },
      ['E5 a'],
    ],
    [
      '[aslsk 2.0/Control-b] an enemy next door does not matter',
      german('4-6-7', 'E5'),
      { b1: russian('4-4-7', 'F5') },
      ['E5 a', 'E6 a'],
    ],
  ])('%s', (_, unit, more, expected) => expect(claimed(unit, more)).toEqual(expected));

  const HIDDEN = { hidden: true } as const;
  const UNDER = { hidden: true, concealed: true } as const;

  test.each<[string, Placed, NonNullable<SetUp['units']>, string[]]>([
    ['nobody whom the enemy does not see', german('4-6-7', 'A1', HIDDEN), {}, []],
    ['nobody beneath a "?"', german('4-6-7', 'A1', UNDER), {}, []],
    [
      'the whole building over the head of a hidden enemy',
      german('4-6-7', 'E5'),
      { b1: russian('4-4-7', 'E6', HIDDEN) },
      ['E5 a', 'E6 a'],
    ],
    [
      'his hex where a "?" is in the building',
      german('4-6-7', 'E5'),
      { b1: russian('4-4-7', 'E6', UNDER) },
      ['E5 a'],
    ],
  ])('[aslsk 2.0/Control-a × 8.3/a] %s', (_, unit, more, expected) =>
    expect(claimed(unit, more, {}, { concealment: true })).toEqual(expected),
  );

  test('[aslsk 2.0/Control-a × 8.3/a] a unit that is hidden to the end takes its hex when the last turn is over', () => {
    const controlled = { side: 'a', hexes: ['A1'] };
    const here = setUp({
      ...{ phase: 'APh', active: 'b', turn: 6 },
      units: { a1: german('4-6-7', 'A1', HIDDEN), az: german('4-6-7', 'A8'), b1: russian('4-4-7', 'J8') },
      options: { fog: true, victory: { wins: [{ side: 'a', when: 'end', is: { control: controlled } }] } },
    });
    const done = here.order('b', { order: 'end-phase' });
    expect(done.all('control-gained')).toEqual([{ side: 'a', at: 'A1' }]);
    expect(here.battle.clock.over?.winner).toBe('a');
  });

  test('not what is his, but what is not', () => {
    expect(claimed(german('4-6-7', 'A1'), {}, { A1: { control: 'a' } })).toEqual([]);
    expect(claimed(german('4-6-7', 'A1'), {}, { A1: { control: 'b' } })).toEqual(['A1 a']);
    expect(claimed(german('4-6-7', 'E5'), {}, { E5: { control: 'a' } })).toEqual(['E6 a']);
  });

  test('a building ends where another kind begins', () => {
    const { battle } = setUp({ terrain, units: { a1: german('4-6-7', 'A1'), b1: russian('4-4-7', 'J8') } });
    expect(buildingOf(battle, 'E6').sort()).toEqual(['E5', 'E6']);
    expect(buildingOf(battle, 'F5')).toEqual(['F5']);
  });
});

describe('who controls a hex [aslsk 2.0/Control-c]', () => {
  const controller = (units: NonNullable<SetUp['units']>, what: SetUp = {}) =>
    controllerOf(
      setUp({ ...what, units: { az: german('4-6-7', 'J1'), bz: russian('4-4-7', 'J8'), ...units } }).battle,
      'E5',
    );
  const taken: SetUp = { locations: { E5: { control: 'a' } } };

  test.each<[string, NonNullable<SetUp['units']>, SetUp, string | undefined]>([
    ['nobody', {}, {}, undefined],
    ['who took it last', {}, taken, 'a'],
    ['else in whose area it lies', {}, { sides: { b: { area: ['E5'] } } }, 'b'],
    ['not in whose area it lies once it is taken', {}, { ...taken, sides: { b: { area: ['E5'] } } }, 'a'],
    ['an AFV that stands there', { b1: t34('E5') }, taken, 'b'],
    ['no wreck', { b1: t34('E5', { wreck: true } as object) }, taken, 'a'],
    ['not with a Good Order enemy', { b1: t34('E5'), a1: german('4-6-7', 'E5') }, taken, 'a'],
    ['with a broken one', { b1: t34('E5'), a1: german('4-6-7', 'E5', { broken: true }) }, taken, 'b'],
  ])('%s', (_, units, what, side) => expect(controller(units, what)).toBe(side));
});
