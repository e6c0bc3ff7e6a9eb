import { drawn, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const HOUSE = drawn({
  buildings: [
    { is: 'stone', hexes: 'D5 D6', upperLevels: 2, stairways: 'D5' },
    { is: 'stone', hexes: 'G5' },
  ],
});
const play = (units: Readonly<Record<string, Placed>>, more: Setup = {}, mines: object = { D5: 6 }) =>
  new Trial({
    map: HOUSE,
    phase: 'movement',
    secrets: { russian: { stairMines: mines as Record<string, number> } },
    units: { r9: '4-4-7 at K9', ...units },
    ...more,
  });
const climb = (units: readonly string[], care?: number, path: readonly string[] = ['D5/1']) => ({
  order: 'move',
  units,
  path,
  ...(care && { care }),
});
const exploded = (trial: Trial) => trial.told('trap-exploded');

describe('mines on stairs', () => {
  test('[squad-leader 15.8.10.1] who is about to go up by them hears of it, and stays on his floor', () => {
    const trial = play({ g1: '4-6-7 at D5' }).order('german', climb(['g1'], 1));
    expect(trial.told('trap-found')).toEqual([{ units: ['g1'], at: 'D5', care: 1 }]);
    expect(trial.unit('g1')).toMatchObject({ at: 'D5', trapped: 'finder' });
  });

  test.each([
    ['down from there', { 'D5/1': 6 }, '4-6-7 at D5/1', ['D5'], 1],
    ['up from another floor', { D5: 6 }, '4-6-7 at D5/1', ['D5/2'], 0],
    ['in by the door', { D5: 6 }, '4-6-7 at D4', ['D5'], 0],
    ['along the floor', { D5: 6 }, '4-6-7 at D5', ['D6'], 0],
  ] as const)(
    '[squad-leader 15.8.10.1] only on the stairs of that floor: %s',
    (_, mines, g1, path, found) => {
      const trial = play({ g1 }, {}, mines).order('german', climb(['g1'], undefined, path));
      expect(trial.told('trap-found')).toHaveLength(found);
    },
  );

  test('[squad-leader 15.8.10.1] those of the side that laid them go up and down', () => {
    const trial = new Trial({
      map: HOUSE,
      phase: 'movement',
      secrets: { german: { stairMines: { D5: 6 } } },
      units: { g1: '4-6-7 at D5', r9: '4-4-7 at K9' },
    });
    expect(trial.order('german', climb(['g1'])).unit('g1').at).toBe('D5/1');
  });

  test('[squad-leader 15.8.10.1, 15.8.10.2] who goes on sets it off where he is, with the walls against him', () => {
    const units = { g1: '4-6-7 at D5', g2: '4-6-7 at D5', g3: '4-6-7 at D5/1' };
    const trial = play(units).order('german', climb(['g1']));
    trial.order('german', climb(['g1']), 4, 4, 1, 1, 1, 1);
    expect(exploded(trial)).toMatchObject([
      { at: 'D5', factors: 6, rolled: 8, modifiers: [{ value: -3 }], units: ['g1', 'g2'] },
    ]);
    expect(trial.battle.secret('russian').stairMines).toBeUndefined();
  });

  test.each([
    [6, [1, 2], true, undefined],
    [6, [6, 6], undefined, undefined],
    [36, [1, 1, 1, 1], undefined, 0],
  ] as const)(
    '[squad-leader 15.8.10.2] what %i factors do to the house on %j: stairs gone %s, rubble from %s',
    (factors, dice, noStairs, from) => {
      const trial = play({ g1: '4-6-7 at D5' }, {}, { D5: factors }).order('german', climb(['g1']));
      trial.endPhase(...dice);
      expect(exploded(trial)).toHaveLength(1);
      expect([trial.at('D5').noStairs, trial.at('D5').rubble?.from]).toEqual([noStairs, from]);
    },
  );

  test('[squad-leader 15.8.10.2] without stairs nobody goes up', () => {
    const trial = play(
      { g1: '4-6-7 at D5' },
      { marks: { D5: { noStairs: true } }, clock: { rubble: true } },
      {},
    );
    expect(trial.refusal('german', climb(['g1']))?.refused).toBe('NOT_ADJACENT');
    expect(play({ g1: '4-6-7 at D5' }, {}, {}).refusal('german', climb(['g1']))).toBeUndefined();
  });

  test('[squad-leader 15.8.10.3] it is disarmed as those at doors are; until then nobody else uses the stairs', () => {
    const trial = play({ g1: '4-6-7 at D5', g2: '4-6-7 at D5' }).order('german', climb(['g1'], 2));
    expect(trial.refusal('german', climb(['g2']))?.cites).toEqual(['15.8.10.3']);
    trial.order('german', { order: 'disarm-trap', unit: 'g1' }, 2);
    expect([exploded(trial), trial.battle.secret('russian').stairMines, trial.at('D5').stairTrap]).toEqual([
      [],
      undefined,
      undefined,
    ]);
    expect(trial.order('german', climb(['g2'])).unit('g2').at).toBe('D5/1');
    const fails = play({ g1: '4-6-7 at D5' }).order('german', climb(['g1'], 2));
    fails.order('german', { order: 'disarm-trap', unit: 'g1' }, 3, 6, 6);
    expect(exploded(fails)).toMatchObject([{ at: 'D5' }]);
  });

  test.each([
    [2, true],
    [3, false],
  ] as const)(
    '[squad-leader 15.8.10.1, 15.8.9.6] who advances by them tries at once: on a %i %s',
    (die, disarmed) => {
      const trial = play({ g1: '4-6-7 at D5' }, { phase: 'advance' });
      const up = { order: 'advance', unit: 'g1', to: 'D5/1' };
      trial.order('german', up, die, ...(disarmed ? [] : [6, 6]));
      expect([exploded(trial).length === 0, trial.unit('g1').at]).toEqual([disarmed, 'D5']);
    },
  );

  test('[squad-leader 15.8.11.1] broken men set off those on their stairs too', () => {
    const trial = play(
      { g1: '4-6-7 at D3', r1: ['4-4-7 at D5', { broken: true }] },
      {},
      { D5: 6, 'D5/1': 3 },
    ).order('german', climb(['g1'], undefined, ['D4']), 6, 6, 6, 6);
    expect(trial.battle.secret('russian').stairMines).toBeUndefined();
  });

  test.each([
    ['on the stairs of a floor', [{ at: 'D5/1', stairs: true }], undefined],
    ['and at the door', [{ at: 'D5' }, { at: 'D5', stairs: true }], undefined],
    [
      'one on the stairs of a hex',
      [
        { at: 'D5', stairs: true },
        { at: 'D5/1', stairs: true },
      ],
      'IMPASSABLE',
    ],
    ['where there are stairs', [{ at: 'D6', stairs: true }], 'IMPASSABLE'],
  ] as const)('[squad-leader 15.8.10.1, 15.8/q1] they are set %s', (_, traps, refused) => {
    const trial = new Trial({
      map: HOUSE,
      phase: 'rally',
      units: { g1: '4-6-7 at D9', r1: '4-4-7 at A1' },
      sides: { german: { works: { mines: 12, traps: true } } },
    });
    const works = traps.map((one) => ({ is: 'booby trap', number: 2, ...one }));
    const fortify = { order: 'fortify', works };
    expect(trial.refusal('german', fortify)?.refused).toBe(refused);
    if (refused) return;
    expect(Object.keys(trial.order('german', fortify).battle.secret('german').stairMines ?? {})).toHaveLength(
      1,
    );
  });
});

describe('mines in houses of several levels', () => {
  const given = (works: object) =>
    new Trial({
      map: HOUSE,
      phase: 'rally',
      units: { g1: '4-6-7 at A1', r9: '4-4-7 at K9' },
      sides: { german: { works: works as never } },
      options: { without: ['4.6'] },
    });
  const fortify = (works: object, ...set: object[]) =>
    given(works).refusal('german', { order: 'fortify', works: set } as never)?.refused;

  test('[squad-leader 14.3.20.7/q1] they are booby traps, at the door of the house or on the stairs of a level that is named', () => {
    const TRAPS = { mines: 20, traps: true };
    expect(fortify(TRAPS, { is: 'mines', at: 'D5', number: 6 })).toBe('IMPASSABLE');
    expect(fortify(TRAPS, { is: 'booby trap', at: 'D5', number: 2 })).toBeUndefined();
    expect(fortify(TRAPS, { is: 'booby trap', at: 'D5/1', number: 2, stairs: true })).toBeUndefined();
    expect(fortify(TRAPS, { is: 'booby trap', at: 'D5/1', number: 2 })).toBeDefined();
    expect(fortify(TRAPS, { is: 'booby trap', at: 'D5/3', number: 2, stairs: true })).toBeDefined();
  });
});
