import { runLab } from '../../kernel/lab/lab-file.js';
import { SYSTEMS } from '../../systems.js';
import { field, Trial } from '../testkit.testkit.js';
import { entryCost } from './costs.js';
import { isCovered } from './cover.js';
import { targetModifier } from './tec.js';

const FIELD = field({ C8: 'woods', D9: 'stone-building', F5: 'light-woods', H8: 'shallow-ocean' });
const BUNKER = { C8: { bunker: { tm: 2, facing: 0 } }, E5: { bunker: { tm: 3, facing: 3 } } };
const fire = (at: string, ...units: string[]) => ({ order: 'fire', at, units });
const move = (unit: string, ...path: string[]) => ({ order: 'move', units: [unit], mode: 'move', path });
const leg = { going: 'leg', side: 'german' } as const;

describe('Bunkers', () => {
  const trial = () => new Trial({ units: { a9: '2-5-4-6 at N12' }, marks: BUNKER, map: FIELD });

  test('[lnlt 21.1/a] [lnlt 21.1/e] a hex within a hex: 2 MPs in, 2 MPs out, from the hex around it alone', () => {
    const { battle } = trial();
    expect(entryCost(battle, leg, 'C8', 'C8/bunker')).toBe(2);
    expect(entryCost(battle, leg, 'C8/bunker', 'C8')).toBe(2);
    expect(entryCost(battle, leg, 'C9', 'C8/bunker')).toMatchObject({ refused: 'NOT_ADJACENT' });
    expect(entryCost(battle, leg, 'C9', 'C8')).toBe(3);
  });

  test('[lnlt 21.1/d] no vehicle goes in', () => {
    expect(entryCost(trial().battle, { going: 'T', side: 'german' }, 'E5', 'E5/bunker')).toMatchObject({
      refused: 'NO_VEHICLES',
    });
  });

  test('[lnlt 21.1/c] [lnlt 21.1/g] its modifier adds to that of its hex, and helps to rally in the open', () => {
    const { battle } = trial();
    expect([targetModifier(battle, 'C8/bunker'), targetModifier(battle, 'E5/bunker')]).toEqual([4, 3]);
    expect([isCovered(battle, 'E5'), isCovered(battle, 'E5/bunker')]).toEqual([false, true]);
  });

  const shots = (firer: string, target: string) =>
    new Trial({
      units: {
        g1: [`1-6-4-5 at ${firer}`, {}],
        a1: [`2-5-4-6 at ${target}`, { fired: true }],
        ...{ a9: '2-5-4-6 at N12' },
      },
      marks: BUNKER,
      map: FIELD,
    }).activate('german', firer);

  test('[lnlt 21.1/b] fire out of it goes through its front three hexes', () => {
    expect(shots('E5/bunker', 'E8').refusal('german', fire('E8', 'g1'), 1, 6)).toBeUndefined();
    expect(shots('E5/bunker', 'E2').refusal('german', fire('E2', 'g1'))).toMatchObject({
      refused: 'OUT_OF_ARC',
    });
  });

  test('[lnlt 21.1.2] fire from elsewhere does not hit who is inside', () => {
    expect(shots('E8', 'E5/bunker').refusal('german', fire('E5/bunker', 'g1'), 1, 6)).toBeUndefined();
    expect(shots('E2', 'E5/bunker').refusal('german', fire('E5/bunker', 'g1'))).toMatchObject({
      refused: 'OUT_OF_ARC',
    });
  });

  test('[lnlt 21.1.2] [lnlt 21.1/f] but from on top of it, as if adjacent, and the other way round', () => {
    const down = shots('E5', 'E5/bunker').order('german', fire('E5/bunker', 'g1'), 1, 6);
    expect(down.told('attacked')[0]).toMatchObject({ strength: 3 });
    const up = shots('E5/bunker', 'E5').order('german', fire('E5', 'g1'), 1, 6);
    expect(up.told('attacked')[0]).toMatchObject({ strength: 3 });
  });

  test('[lnlt 21.1.2 × 1.6.3] a Satchel Charge is thrown into it from behind', () => {
    const behind = new Trial({
      units: {
        g1: '1-6-4-5 at E4',
        gs: 'Satchel Charge with g1',
        a1: '2-5-4-6 at E5/bunker',
        a9: '2-5-4-6 at N12',
      },
      marks: BUNKER,
      map: FIELD,
    }).activate('german', 'E4');
    const thrown = { order: 'fire', at: 'E5/bunker', weapons: ['gs'] };
    expect(behind.refusal('german', { ...thrown, units: ['g1'] })).toMatchObject({ refused: 'OUT_OF_ARC' });
    expect(behind.refusal('german', thrown, 1, 6)).toBeUndefined();
  });

  test('[lnlt 21.1.1] [lnlt 21.1.1/a] it does not block the line; it is spotted by itself', () => {
    const set = (from: string, spotted: string) =>
      new Trial({
        units: {
          g1: `1-6-4-5 at ${from}`,
          a1: '2-5-4-6 at E5',
          a2: '2-5-4-6 at E5/bunker',
          a3: '2-5-4-6 at E4',
        },
        marks: { ...BUNKER, [spotted]: { ...(BUNKER as Record<string, object>)[spotted], spotted: true } },
        map: FIELD,
      }).activate('german', from);
    expect(set('E8', 'E5').refusal('german', fire('E4', 'g1'), 1, 6)).toBeUndefined();
    expect(set('E8', 'E5').refusal('german', fire('E5/bunker', 'g1'))).toMatchObject({
      refused: 'NOT_SPOTTED',
    });
    expect(set('E8', 'E5/bunker').refusal('german', fire('E5/bunker', 'g1'), 1, 6)).toBeUndefined();
  });

  test('[lnlt 21.1.1/b] a unit that stands next to it spots the Bunker and the hex around it', () => {
    expect(
      new Trial({
        units: { g1: '1-6-4-5 at E6', a2: '2-5-4-6 at E5/bunker', a9: '2-5-4-6 at N12' },
        marks: BUNKER,
        map: FIELD,
      })
        .activate('german', 'E6')
        .refusal('german', fire('E5/bunker', 'g1'), 1, 6),
    ).toBeUndefined();
  });
});

describe('Foxholes', () => {
  test('[lnlt 21.2] [lnlt 21.2/b] +1 for all in the hex, and help to rally in the open', () => {
    const { battle } = new Trial({
      units: { a9: '2-5-4-6 at N12' },
      marks: { E5: { foxholes: true }, C8: { foxholes: true } },
      map: FIELD,
    });
    expect([targetModifier(battle, 'E5'), targetModifier(battle, 'C8')]).toEqual([1, 3]);
    expect([isCovered(battle, 'E5'), isCovered(battle, 'E6')]).toEqual([true, false]);
  });

  test('[lnlt 21.2/a] vehicles and guns only where they set up; machine-gun teams and men wherever they come', () => {
    const cover = (counter: string, comes: boolean) => {
      const from = comes ? 'E6' : 'E5';
      const drives = counter === 'Pz IV H';
      const trial = new Trial({
        units: {
          g1: [`${counter} at ${from}`, drives ? { facing: 0 } : {}],
          a1: '2-5-4-6 at E2',
          a9: '2-5-4-6 at N12',
        },
        marks: { E5: { foxholes: true } },
        ...(comes ? {} : { active: 'american' }),
      });
      if (comes) {
        trial.activate('german', 'E6');
        trial.order(
          'german',
          drives
            ? { order: 'drive', units: ['g1'], mode: 'move', steps: [{ to: 'E5' }] }
            : { order: 'move', units: ['g1'], mode: 'move', path: ['E5'] },
        );
      } else trial.activate('american', 'E2');
      const aim = drives ? { vehicle: 'g1' } : {};
      trial.order('american', { order: 'fire', at: 'E5', units: ['a1'], ...aim }, 1, 6);
      const [attack] = trial.told('attacked');
      return [attack?.cover, attack?.against[0]?.difference];
    };
    // 1 + 2 against 6 + 1; a unit that has moved is hit with one more, a vehicle with one less, behind armor of 2.
    expect([cover('1-6-4-5', false), cover('1-6-4-5', true)]).toEqual([
      [1, -4],
      [1, -3],
    ]);
    expect([cover('HMG Team', false), cover('HMG Team', true)]).toEqual([
      [1, -4],
      [1, -3],
    ]);
    expect([cover('50mm Mortar', false), cover('50mm Mortar', true)]).toEqual([
      [1, -4],
      [1, -2],
    ]);
    expect([cover('Pz IV H', false), cover('Pz IV H', true)]).toEqual([
      [3, -6],
      [2, -6],
    ]);
  });

  test('[lnlt 21.2/a × 14.1] a shell at a gun that came up', () => {
    const set = (state: object) =>
      new Trial({
        units: {
          at: ['M4A1 Sherman at E8', { facing: 0 }],
          g1: ['50mm Mortar at E5', { fired: true, ...state }],
        },
        marks: { E5: { foxholes: true } },
        active: 'american',
      }).activate('american', 'E8');
    const shell = (state: object) =>
      set(state).order('american', { order: 'shoot', weapon: 'at', at: 'E5' }, 6, 6).told('to-hit')[0]
        ?.modified;
    expect([shell({}), shell({ hasMoved: true })]).toEqual([12, 11]);
  });

  test('[lnlt 21.2/d] in Buildings too, up to +4 in all', () => {
    const { battle } = new Trial({
      units: { a9: '2-5-4-6 at N12' },
      marks: { D9: { foxholes: true, smoke: 1 } },
      map: FIELD,
    });
    expect(targetModifier(battle, 'D9')).toBe(4);
  });
});

describe('Wire', () => {
  test.each(['F5', 'F6'])('[lnlt 21.3] 4 MPs on foot in all, whatever lies beneath: %s [lnlt-54]', (at) => {
    const { battle } = new Trial({
      units: { a9: '2-5-4-6 at N12' },
      marks: { F5: { wire: true }, F6: { wire: true } },
      map: FIELD,
    });
    expect(entryCost(battle, leg, at === 'F5' ? 'F4' : 'F7', at)).toBe(4);
  });
});

describe('Mines', () => {
  const mined = (mines: { side: string; fp: number }[], unit = '1-6-4-5') =>
    new Trial({
      units: { g1: `${unit} at E5`, g2: '1-6-4-5 at E6', a9: '2-5-4-6 at N12' },
      marks: { E6: { mines } },
      map: FIELD,
    }).activate('german', 'E5');

  test('[lnlt 21.4] attack each enemy unit that comes into their hex, not those who are there', () => {
    const trial = mined([{ side: 'american', fp: 1 }]).order('german', move('g1', 'E6'), 1, 6);
    expect(trial.told('attacked')[0]).toMatchObject({ at: 'E6', strength: 1, against: [{ unit: 'g1' }] });
  });

  test('[lnlt 21.4/d] each marker by itself', () => {
    const trial = mined([
      { side: 'american', fp: 1 },
      { side: 'american', fp: 2 },
    ]).order('german', move('g1', 'E6'), 1, 6, 1, 6);
    expect(trial.told('attacked').map(({ strength }) => strength)).toEqual([1, 2]);
  });

  test('[lnlt 21.4 × 5.1/h] a unit that is Shaken by the first is met by the second as well', () => {
    const trial = mined([
      { side: 'american', fp: 1 },
      { side: 'american', fp: 1 },
    ]).order('german', move('g1', 'E6'), 3, 1, 3, 1, 6);
    expect(trial.told('attacked')).toHaveLength(2);
    expect(trial.unit('g1')).toMatchObject({ shaken: true, marker: 'moved', at: 'E6' });
  });

  test('[lnlt 21.4/f] one’s own cost 1 MP more and do nothing', () => {
    const trial = mined([{ side: 'german', fp: 1 }]).order('german', move('g1', 'E6'));
    expect(trial.kinds).not.toContain('attacked');
    expect(entryCost(trial.battle, leg, 'E5', 'E6')).toBe(2);
  });
});

describe('ground on which they cannot be', () => {
  const problems = (locations: object) =>
    runLab(SYSTEMS, {
      system: 'lnlt',
      position: {
        map: { columns: 14, rows: 12, hexes: { D9: 'stone-building', H8: 'shallow-ocean' } },
        sides: { german: {}, american: {} },
        units: { g1: { counter: '1-6-4-5', at: 'A1' }, a1: { counter: '2-5-4-6', at: 'K5' } },
        locations,
      },
      opening: [[1], [2]],
      orders: true,
    }).problems.map(({ message }) => message);

  test.each([
    [
      '[lnlt 21.1]',
      'a Bunker in a Building',
      { D9: { bunker: { tm: 2, facing: 0 } } },
      /Bunker cannot stand/,
    ],
    ['[lnlt 21.2/c]', 'Foxholes in water', { H8: { foxholes: true } }, /Foxholes cannot be dug/],
    [
      '[lnlt 21.4/b]',
      'Mines in a Building',
      { D9: { mines: [{ side: 'german', fp: 1 }] } },
      /Mines cannot be laid/,
    ],
  ])('%s %s', (_, __, locations, says) => {
    expect(problems(locations)[0]).toMatch(says);
    expect(problems({ F6: Object.values(locations)[0] })).toEqual([]);
  });
});
