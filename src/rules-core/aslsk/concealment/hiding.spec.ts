import { gun } from '../ordnance/testkit.testkit.js';
import {
  crew,
  halfSquad,
  leader,
  type Placed,
  type SetUp,
  setUp,
  squad,
  us,
  weapon,
} from '../testkit.testkit.js';
import { m8 } from '../vehicles/testkit.testkit.js';
import { hidingAllowance, mayHide } from './set-up.js';

const japanese = (at: string | undefined, set = {}) => squad('Japanese', '4-4-7', at, set);
/** So many Japanese squads on the map, the first of them b1. */
const squads = (number: number): Record<string, Placed> =>
  Object.fromEntries(Array.from({ length: number }, (_, i) => [`b${i + 1}`, japanese('E5')]));
const game = (units: NonNullable<SetUp['units']>, more: SetUp = {}) =>
  setUp({
    options: { pto: true },
    sides: { a: { nationality: 'USMC' }, b: { nationality: 'Japanese' } },
    ...more,
    units: { az: us('6-6-6', 'A1'), ...units },
  });

describe('what the Japanese may hide [aslsk 8.1.8.5]', () => {
  test.each<[string, Record<string, Placed>, number]>([
    ['a tenth, rounded up', squads(1), 1],
    ['ten squads', squads(10), 1],
    ['eleven', squads(11), 2],
    ['half-squads and crews count half', { ...squads(10), bh: halfSquad('Japanese', '2-3-7', 'E5') }, 2],
    [
      'two of them one',
      { ...squads(9), bh: halfSquad('Japanese', '2-3-7', 'E5'), bc: crew('Japanese', '2-2-8', 'E5') },
      1,
    ],
    [
      'leaders and Weapons do not',
      { ...squads(10), bl: leader('Japanese', '9-0', 'E5'), bw: weapon('Japanese', 'LMG', { at: 'E5' }) },
      1,
    ],
    ['nor units that come later', { ...squads(10), bn: japanese(undefined, { entry: ['A1'] }) }, 1],
    ['nor the enemy', { ...squads(10), a1: us('6-6-6', 'H8') }, 1],
    ['nobody, nothing', {}, 0],
  ])('%s', (_, units, allowance) => expect(hidingAllowance(game(units).battle, 'b')).toBe(allowance));

  test.each<[string, Placed, SetUp, string | undefined]>([
    ['a squad in the woods', japanese('E5'), { terrain: { E5: 'woods' } }, undefined],
    ['not in the open', japanese('E5'), {}, 'OPEN_GROUND 8.1.8.5'],
    ['a leader in the woods', leader('Japanese', '9-0', 'E5'), { terrain: { E5: 'woods' } }, undefined],
    ['not a leader in the open', leader('Japanese', '9-0', 'E5'), {}, 'OPEN_GROUND 8.1.8.5'],
    ['not Marines', us('6-6-6', 'E5'), { terrain: { E5: 'woods' } }, 'CANNOT_HIDE 8.1.8.5'],
    ['[aslsk 6.4/a] a Gun in the open', gun('Japanese', '70* INF', { at: 'E5' }), {}, undefined],
    ['[aslsk 6.4/a] its crew with it', crew('Japanese', '2-2-8', 'E5'), {}, undefined],
    ['[aslsk 6.4/a] not a vehicle', m8('E5'), { terrain: { E5: 'woods' } }, 'CANNOT_HIDE 6.4/a'],
    ['a Weapon with its possessor', weapon('Japanese', 'LMG', { at: 'E5' }), {}, undefined],
  ])('%s', (_, unit, more, verdict) => {
    const { battle } = game({ ...squads(2), bx: unit }, more);
    const refusal = mayHide(battle, battle.theUnit('bx'), 'E5');
    expect(refusal && [refusal.refused, ...(refusal.cites ?? [])].join(' ')).toBe(verdict);
  });

  test('not more than a tenth', () => {
    const { battle } = game({ bh: halfSquad('Japanese', '2-3-7', 'E5') }, { terrain: { E5: 'woods' } });
    expect(mayHide(battle, battle.theUnit('bh'), 'E5')).toBeUndefined();
    const none = game({ bn: japanese('E5', { entry: ['A1'] }) }, { terrain: { E5: 'woods' } }).battle;
    expect(mayHide(none, none.theUnit('bn'), 'E5')).toMatchObject({
      refused: 'TOO_MANY_HIDDEN',
      cites: ['8.1.8.5'],
    });
  });
});
