import { begin, d100, field, fire, type Setup, type Trial } from '../testkit.testkit.js';
import { leaveEnfilade } from './enfilade.js';

type Units = NonNullable<Setup['units']>;

describe('the marker', () => {
  const leaving = (units: Units, marked?: string[]) => {
    const { battle } = begin(
      { a9: 'nco at L9', ...units },
      marked ? { marks: { D4: { enfilade: marked } } } : {},
    );
    return leaveEnfilade(battle, battle.theUnit('g1'));
  };
  const set = (enfilade: string[] | null) => [{ do: 'location', at: 'D4', set: { enfilade } }];

  test('[combat 12.6.1.1] it goes with the last unit of its side to leave', () => {
    expect(leaving({ g1: '6-6 at D4' })).toEqual([]);
    expect(leaving({ g1: '6-6 at D4' }, ['german'])).toEqual(set(null));
    expect(leaving({ g1: '6-6 at D4', g2: '6-6 at D4' }, ['german'])).toEqual([]);
    expect(leaving({ g1: '6-6 at D4', a1: '7-6 at D4' }, ['german'])).toEqual(set(null));
    expect(leaving({ g1: '6-6 at D4', a1: '7-6 at D4' }, ['american', 'german'])).toEqual(set(['american']));
    expect(leaving({ g1: '6-6 at D4' }, ['american'])).toEqual([]);
    expect(leaving({ g1: '6-6' }, ['german'])).toEqual([]);
  });
});

describe('two impulses of fire', () => {
  const units: Units = {
    g1: '6-6 at D2',
    g2: '6-6 at D6',
    g3: '6-6 at C2',
    g4: '6-6 at F9',
    a1: '7-6 at D4',
    a2: '7-6 at H9',
  };
  function shots(
    order: readonly (readonly [unit: string, at: string])[],
    setup: Setup = {},
    more: Units = {},
  ): Trial {
    const trial = begin({ ...units, ...more }, setup);
    for (const [i, [unit, at]] of order.entries()) {
      trial.order('german', fire(unit, at), ...d100(99));
      if (i === order.length - 1) break;
      while (trial.awaits[0] === 'american reaction') trial.order('american', 'hold-fire');
      trial.order('american', 'pass');
    }
    return trial;
  }
  const marked = (trial: Trial) => trial.told('enfilade');

  test('[combat 12.6.1] from two hexsides apart or more, one after the other, at one target', () => {
    expect(
      marked(
        shots([
          ['g1', 'D4'],
          ['g2', 'D4'],
        ]),
      ),
    ).toEqual([{ at: 'D4', side: 'american' }]);
    expect(marked(shots([['g1', 'D4']]))).toEqual([]);
    expect(
      marked(
        shots([
          ['g1', 'D4'],
          ['g3', 'D4'],
        ]),
      ),
    ).toEqual([]);
    expect(
      marked(
        shots([
          ['g4', 'H9'],
          ['g2', 'D4'],
        ]),
      ),
    ).toEqual([]);
    expect(
      marked(
        shots([
          ['g1', 'D4'],
          ['g4', 'H9'],
          ['g2', 'D4'],
        ]),
      ),
    ).toEqual([]);
  });

  test('[combat 12.6.1] once for a side', () => {
    const trial = shots(
      [
        ['g1', 'D4'],
        ['g2', 'D4'],
      ],
      { marks: { D4: { enfilade: ['american'] } } },
    );
    expect(marked(trial)).toEqual([]);
    expect(trial.battle.location('D4').enfilade).toEqual(['american']);
    const fresh = shots([
      ['g1', 'D4'],
      ['g2', 'D4'],
    ]);
    expect(fresh.battle.location('D4').enfilade).toEqual(['american']);
  });

  const woods: Setup = { map: field({ D4: 'woods' }) };
  test('[combat 12.6.1 × 5.1.10] a shot without a line of sight is not crossfire', () => {
    const trial = begin(units, woods).order('german', fire('g1', 'D4'), ...d100(56));
    expect(trial.told('line-of-sight-rolled')).toMatchObject([{ needs: 55, seen: false }]);
    trial.order('american', 'hold-fire').order('american', 'pass');
    trial.order('german', fire('g2', 'D4'), ...d100(55), ...d100(99));
    expect(trial.told('attack')).toHaveLength(1);
    expect(marked(trial)).toEqual([]);
  });

  test('[combat 12.6.1 × 5.1.10] nor does one mark the target of the shot before', () => {
    const trial = begin(units, woods).order('german', fire('g1', 'D4'), ...d100(55), ...d100(99));
    while (trial.awaits[0] === 'american reaction') trial.order('american', 'hold-fire');
    trial.order('american', 'pass').order('german', fire('g2', 'D4'), ...d100(56));
    expect(marked(trial)).toEqual([]);
    expect(trial.battle.location('D4').enfilade).toBeUndefined();
  });

  test('[combat 12.6.1 × 9.1.2] the marker counts against the Morale Checks of the second shot', () => {
    const trial = begin(units).order('german', fire('g1', 'D4'), ...d100(99));
    while (trial.awaits[0] === 'american reaction') trial.order('american', 'hold-fire');
    trial.order('american', 'pass').order('german', fire('g2', 'D4'), ...d100(30), 5);
    expect(trial.told('morale-check')[0]?.modifiers).toMatchObject([{ why: 'Enfilade', drm: 1 }]);
  });
});
