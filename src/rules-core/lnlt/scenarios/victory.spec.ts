import type { VictoryTerms } from '../../kernel/scenarios/index.js';
import { controlOf } from '../sequence/control.js';
import { field, type Placed, Trial } from '../testkit.testkit.js';
import { judge } from './judge.js';

const ENEMY = { a1: '2-5-4-6 at J9' };
const begin = (units: Readonly<Record<string, Placed>>, marks = {}, hexes = {}) =>
  new Trial({
    units: { ...ENEMY, ...units },
    marks,
    map: field(hexes),
    sides: { german: { setUp: ['D8'] } },
  });

describe('control', () => {
  test('[lnlt 22.1] goes by a Good Order MMC or Hero there, or the last to pass', () => {
    const marks = { C4: { control: 'american' }, C5: { control: 'american' }, C6: { control: 'american' } };
    const { battle } = begin(
      {
        g1: '1-6-4-5 at C4',
        gl: 'Leader 7-1-6 at C5',
        g2: ['1-6-4-5 at C6', { shaken: true }],
        gh: 'Hero 2-6-6 at C7',
      },
      marks,
    );
    expect(['C4', 'C5', 'C6', 'C7', 'D8', 'D9'].map((at) => controlOf(battle, at))).toEqual([
      'german',
      'american',
      'american',
      'german',
      'german',
      undefined,
    ]);
  });

  test('[lnlt 22.1/b] each floor, Bunker and Cave by itself', () => {
    const block = { B2: 'stone-building', B3: 'stone-building', B4: 'stone-building' };
    const { battle } = begin({ g1: '1-6-4-5 at B2/1' }, { B2: { control: 'american' } }, block);
    expect([controlOf(battle, 'B2/1'), controlOf(battle, 'B2')]).toEqual(['german', 'american']);
  });

  test('[lnlt 22.1/a] during a Melee the side that held it before still holds it', () => {
    const { battle } = begin(
      { g1: ['1-6-4-5 at C4', { melee: true }], a2: ['2-5-4-6 at C4', { melee: true }] },
      { C4: { control: 'american', melee: 'fought' } },
    );
    expect(controlOf(battle, 'C4')).toBe('american');
  });
});

describe('victory', () => {
  const victory: VictoryTerms = {
    wins: [{ side: 'german', when: 'end', is: { control: { side: 'german', hexes: ['C4'] } } }],
    otherwise: 'american',
  };
  const lastPass = (lastTurn: number) => {
    const trial = new Trial({
      units: { ...ENEMY, g1: '1-6-4-5 at C4' },
      options: { victory: victory as never },
      clock: { turn: 1, lastTurn, passes: 2 },
    });
    return lastTurn === 1 ? trial.order('german', 'pass') : trial.order('german', 'pass', 1, 6);
  };

  test('[lnlt 22.0/c] is looked at when all turns are played, not before', () => {
    expect(lastPass(1).told('battle-over')).toMatchObject([{ winner: 'german' }]);
    expect(lastPass(2).told('battle-over')).toEqual([]);
  });

  test('[lnlt 22.0/b] of Casualties a Half-squad counts as half a Squad', () => {
    const lost = (counter: string, state: object, die: number) => {
      const trial = new Trial({ units: { ...ENEMY, a2: [`${counter} at C6`, state], g1: '1-6-4-5 at C3' } })
        .activate('german', 'C3')
        .order('german', { order: 'fire', at: 'C6', units: ['g1'] }, 6, 1, die);
      return judge(trial.battle).casualties('american');
    };
    expect([lost('1-4-4-5', { shaken: true }, 2), lost('2-5-4-5', {}, 4)]).toEqual([0.5, 0.5]);
    expect(lost('2-5-4-5', { morale: 3 }, 4)).toBe(1);
  });
});
