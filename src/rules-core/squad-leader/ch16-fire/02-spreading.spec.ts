import { drawn, field, type Setup, Trial } from '../testkit.testkit.js';

const AFIRE = { burning: true } as const;
const spread = (map: Setup['map'], dice: readonly number[], setup: Setup = {}) =>
  new Trial({
    phase: 'advancing-fire',
    ...(map && { map }),
    marks: { D5: AFIRE },
    units: { g9: '4-6-7 at A12', r9: '4-4-7 at N12' },
    ...setup,
  }).endPhase(...dice);
const told = (trial: Trial) => trial.told('fire-spreads');

describe('spreading fires', () => {
  test.each([
    ['wooden-building', 8],
    ['stone-building', 9],
    ['stone-rubble', 9],
    ['orchard', 9],
    ['woods', 7],
    ['grain', 6],
    ['brush', 6],
  ] as const)('[squad-leader 16.2.10.1, 14.12.5, 14.16.7] to %s on %i', (ground, needs) => {
    const map = field({ D5: 'woods', D6: ground });
    const modifier = told(spread(map, [1, 1]))[0]?.modifiers.reduce((sum, { value }) => sum + value, 0) ?? 0;
    const least = needs - modifier;
    const low = Math.floor(least / 2);
    const caught = spread(map, [low, least - low]);
    expect(told(caught)).toMatchObject([{ from: 'D5', at: 'D6', needs, burns: true }]);
    expect([caught.at('D6').kindled, caught.at('D6').burning]).toEqual([2, undefined]);
    const spared = spread(map, [low - 1, least - low]);
    expect([told(spared)[0]?.burns, spared.at('D6').kindled]).toEqual([false, undefined]);
  });

  test('[squad-leader 16.2.10.1] open ground does not catch, nor does anything beside a fire that has just broken out', () => {
    expect(told(spread(field({ D5: 'woods' }), []))).toEqual([]);
    const young = { marks: { D5: { kindled: 2 } } };
    expect(told(spread(field({ D5: 'woods', D6: 'woods' }), [], young))).toEqual([]);
  });

  test('[squad-leader 16.2.10.1/q1] a hex beside two fires rolls once', () => {
    const map = field({ D5: 'woods', D6: 'woods', D7: 'woods' });
    const two = spread(map, [1, 1], { marks: { D5: AFIRE, D7: AFIRE } });
    expect(told(two).map(({ at }) => at)).toEqual(['D6']);
  });

  test.each([
    ['one building', 'D5 D6', []],
    ['another building', 'D5|D6', [['not attached', -2]]],
  ] as const)('[squad-leader 16.2.10.2] to %s', (_, hexes, modifiers) => {
    const buildings = hexes.split('|').map((one) => ({ is: 'wooden', hexes: one }));
    const trial = spread(drawn({ columns: 14, rows: 12, buildings }), [1, 1]);
    expect(told(trial)[0]?.modifiers.map(({ why, value }) => [why, value])).toEqual(modifiers);
  });

  test.each([
    [1, 0, 'downhill', -1],
    [0, 1, 'uphill', 1],
  ] as const)('[squad-leader 16.2.10.2] from level %i to %i: %s', (low, high, why, value) => {
    const map = field({ D5: { terrain: 'woods', level: low }, D6: { terrain: 'woods', level: high } });
    expect(told(spread(map, [1, 1]))[0]?.modifiers).toContainEqual({ why, value, cites: '16.2.10.2' });
  });

  test.each([
    ['D5 D6', []],
    ['D5|D6', ['weather']],
  ] as const)(
    '[squad-leader 16.3.3/q1] the weather counts between buildings, not within one: %s',
    (hexes, reasons) => {
      const buildings = hexes.split('|').map((one) => ({ is: 'wooden', hexes: one }));
      const map = drawn({ columns: 14, rows: 12, buildings });
      const [about] = told(spread(map, [1, 1], { options: { kindling: 2 } }));
      expect(about?.modifiers.map(({ why }) => why).filter((why) => why === 'weather')).toEqual(reasons);
    },
  );

  test.each([
    ['[squad-leader 16.4.1.1]', 'mild', 3, 2],
    ['[squad-leader 16.4.1.1]', 'mild', 2, 1],
    ['[squad-leader 16.4.1.1]', 'mild', 0, -2],
    ['[squad-leader 16.5.6.3]', 'heavy', 3, 4],
    ['[squad-leader 16.5.6.3]', 'heavy', 0, -4],
    ['[squad-leader 16.4.2.2]', 'none', 3, undefined],
  ] as const)(
    '%s a %s wind towards side %i and a fire that spreads to the south: %s',
    (_, force, towards, value) => {
      const [about] = told(
        spread(field({ D5: 'woods', D6: 'woods' }), [1, 1], { options: { wind: { force, towards } } }),
      );
      expect(about?.modifiers.find(({ why }) => why === 'wind')?.value).toBe(value);
    },
  );
});

describe('fires in houses with levels', () => {
  const HOUSE = drawn({
    columns: 14,
    rows: 12,
    buildings: [{ is: 'wooden', hexes: 'D5', upperLevels: 2, stairways: 'D5' }],
  });
  const burning = (fireFloors: { from: number; to: number }, units: object = {}) =>
    new Trial({
      phase: 'advancing-fire',
      map: HOUSE,
      marks: { D5: { burning: true, fireFloors } },
      units: { g9: '4-6-7 at A12', r9: '4-4-7 at N12', ...units },
    });

  test('[squad-leader 16.2.6] it begins on one level, and takes the next above it in each player turn', () => {
    const lit = new Trial({
      phase: 'advancing-fire',
      map: HOUSE,
      units: { g1: '4-6-7 at D5', r9: '4-4-7 at N12' },
    }).order('german', { order: 'start-fire', unit: 'g1' }, 6, 6);
    expect(lit.at('D5')).toMatchObject({ kindled: expect.any(Number), fireFloors: { from: 0, to: 0 } });
    const up = burning({ from: 0, to: 0 }).endPhase();
    expect(up.at('D5').fireFloors).toEqual({ from: 0, to: 1 });
    expect(burning({ from: 0, to: 1 }).endPhase().at('D5').fireFloors).toBeUndefined();
  });

  test.each([
    [[4, 4], 0],
    [[3, 4], 1],
  ] as const)(
    '[squad-leader 16.2.6] to the level below only on a roll as it spreads: on %j from %i',
    (dice, from) => {
      const trial = burning({ from: 1, to: 1 }).endPhase(...dice);
      expect(trial.at('D5').fireFloors?.from ?? 0).toBe(from);
    },
  );

  test('[squad-leader 16.2.6] who is where it does not burn yet stays there, and nobody goes where it does', () => {
    const trial = burning({ from: 1, to: 1 }, { g1: '4-6-7 at D5', g2: '4-6-7 at D5/2' }).endPhase(1, 1);
    expect(trial.told('fire-climbs')).toMatchObject([{ from: 1, to: 2 }]);
    while (trial.battle.clock.phase === 'rout') trial.endPhase();
    expect([trial.battle.unit('g1')?.at, trial.battle.unit('g2')]).toEqual(['D5', undefined]);
  });
});
