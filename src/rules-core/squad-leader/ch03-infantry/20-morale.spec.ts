import { field, type Placed, Trial } from '../testkit.testkit.js';

/** A German squad fires at D6 from two hexes: 2 and 4 give an M, 1 and 3 a 1MC. */
const M = [2, 4];
const ONE = [1, 3];
const under = (units: Readonly<Record<string, Placed>>, ...faces: number[]) =>
  new Trial({ units: { g1: '4-6-7 at D4', ...units } }).order(
    'german',
    { order: 'fire', at: 'D6', firers: ['g1'] },
    ...faces,
  );
const checks = (trial: Trial) =>
  trial.told('morale-check').map(({ unit, check, passed }) => `${unit} ${check}${passed ? '' : ' failed'}`);

describe('morale checks of fire', () => {
  test('[squad-leader 3.20.1, 3.20.3] a unit passes with its morale number or less, leaders first', () => {
    const trial = under({ r1: '4-4-7 at D6', rl: '8-0 at D6' }, ...M, 4, 4, 3, 4);
    expect(checks(trial)).toEqual(['rl MC', 'r1 MC']);
    expect(trial.told('morale-check').map(({ needs, rolled }) => [needs, rolled])).toEqual([
      [8, 8],
      [7, 7],
    ]);
  });

  test('[squad-leader 3.20.5] who passes is unharmed; who fails breaks, and then checks with its broken side', () => {
    const trial = under(
      { r1: '4-4-7 at D6', r2: ['4-4-7 at D6', { broken: true, brokenMorale: 5 }] },
      ...M,
      5,
      3,
      3,
      3,
    );
    expect(trial.unit('r1')).toMatchObject({ broken: true });
    expect(trial.told('morale-check')[1]).toMatchObject({ needs: 5, rolled: 6, passed: false });
    const unharmed = under({ r1: '4-4-7 at D6' }, ...M, 3, 4);
    expect(unharmed.unit('r1').broken).toBeUndefined();
    expect(unharmed.kinds).not.toContain('broken');
  });

  test('[squad-leader 3.20.2] nobody checks but those in the hex that was hit', () => {
    expect(checks(under({ r1: '4-4-7 at D6', r2: '4-4-7 at E6' }, ...M, 3, 3))).toEqual(['r1 MC']);
  });

  test('[squad-leader 3.20.6] a broken squad that fails is halved, a broken half-squad or crew is lost', () => {
    const broken = { broken: true } as const;
    const units: Record<string, Placed> = {
      a1: ['6-6-6 at D6', broken],
      a2: ['half-squad 3-3-6 at D6', broken],
    };
    const trial = under(units, ...M, 5, 4, 5, 4);
    expect(trial.unit('a1')).toMatchObject({ kind: 'half-squad', strength: '3-3-6', broken: true });
    expect(trial.battle.unit('a2')).toBeUndefined();
  });

  test('[squad-leader 3.20.8] a 12 halves a squad, and kills half-squads, crews and who is broken', () => {
    const units: Record<string, Placed> = {
      a1: '6-6-6 at D6',
      a2: 'crew 2-3-7 at D6',
      a3: ['6-6-6 at D6', { broken: true }],
    };
    const trial = under(units, ...M, 6, 6, 6, 6, 6, 6);
    expect(trial.unit('a1')).toMatchObject({ kind: 'half-squad', broken: true });
    expect(trial.told('eliminated').map(({ unit }) => unit)).toEqual(['a2', 'a3']);
  });

  test('[squad-leader-A-298] [squad-leader 3.20.7] an 8-1 leader needs 8: his rating is not for himself', () => {
    const trial = under({ rl: '8-1 at D6' }, ...M, 5, 4);
    expect(trial.told('morale-check')).toMatchObject([{ needs: 8, modifiers: [], passed: false }]);
  });

  test('[squad-leader 3.2.1, 3.2.6] it is for all others in his hex, and only there', () => {
    const trial = under({ rl: '9-2 at D6', r1: '4-4-7 at D6' }, ...ONE, 1, 2, 5, 3);
    expect(trial.told('morale-check')[1]).toMatchObject({
      modifiers: [
        { why: 'fire', value: 1 },
        { why: '9-2', value: -2, cites: '3.2.1' },
      ],
      passed: true,
    });
    expect(
      under({ rl: '9-2 at D7', r1: '4-4-7 at D6' }, ...M, 3, 3).told('morale-check')[0]?.modifiers,
    ).toEqual([]);
  });

  test('[squad-leader-A-23] [squad-leader 3.2.1, 3.2.2/b] a +1 leader harms those with him', () => {
    const trial = under({ rl: '6+1 at D6', r1: '4-4-7 at D6' }, ...M, 1, 2, 3, 4);
    expect(trial.told('morale-check')[1]).toMatchObject({
      modifiers: [{ why: '6+1', value: 1 }],
      passed: false,
    });
  });

  test('[squad-leader-A-54] [squad-leader 3.2.7, 3.20.7/a] of two leaders one counts, and they help one another', () => {
    const trial = under({ rk: '9-2 at D6', rl: '8-1 at D6', r1: '4-4-7 at D6' }, ...M, 1, 2, 1, 2, 1, 2);
    expect(trial.told('morale-check').map(({ modifiers }) => modifiers.map(({ value }) => value))).toEqual([
      [-1],
      [-2],
      [-2],
    ]);
  });
});

describe('the loss of a leader', () => {
  test('[squad-leader 3.20.4, 3.2.5] his men check once more, without him', () => {
    const trial = under({ rl: '8-1 at D6', r1: '4-4-7 at D6' }, ...ONE, 5, 4, 3, 3, 4, 4);
    expect(checks(trial)).toEqual(['rl 1MC failed', 'r1 1MC', 'r1 leader loss failed']);
    expect(trial.told('morale-check')[2]).toMatchObject({ modifiers: [], needs: 7, rolled: 8 });
    expect(trial.told('morale-check')[1]?.modifiers).toEqual([expect.objectContaining({ why: 'fire' })]);
  });

  test('[squad-leader 3.20.4] a leader who was broken before shakes them too, and another unbroken one steadies them', () => {
    const units: Record<string, Placed> = {
      rk: ['9-1 at D6', { broken: true }],
      rl: '8-1 at D6',
      r1: '4-4-7 at D6',
    };
    const trial = under(units, ...M, 5, 6, 6, 5, 1, 2, 1, 2, 3, 3, 3, 3);
    expect(checks(trial).slice(-2)).toEqual(['r1 MC', 'r1 leader loss']);
    expect(trial.told('morale-check').at(-1)?.modifiers).toMatchObject([{ why: '8-1', value: -1 }]);
  });

  test('[squad-leader-A-52] [squad-leader-A-53] [squad-leader 3.20.4/a, 3.20.4/b] two leaders fail: the second checks twice, his men three times, the first twice', () => {
    const trial = under(
      { rk: '8-0 at D6', rl: '8-0 at D6', r1: '4-4-7 at D6' },
      ...M,
      5,
      4,
      3,
      3,
      5,
      4,
      1,
      2,
      1,
      2,
      1,
      2,
      1,
      2,
    );
    expect(checks(trial)).toEqual([
      'rk MC failed',
      'rl MC',
      'rl leader loss failed',
      'r1 MC',
      'r1 leader loss',
      'r1 leader loss',
      'rk leader loss',
    ]);
  });

  test('[squad-leader-A-56] [squad-leader 3.20.4/c] the check is against the unbroken number, also when the first one broke the unit', () => {
    const trial = under(
      { rl: '8-0 at D6', r1: ['4-4-7 at D6', { brokenMorale: 9 }] },
      ...M,
      5,
      4,
      5,
      3,
      5,
      3,
    );
    expect(trial.told('morale-check')[2]).toMatchObject({ check: 'leader loss', needs: 7, passed: false });
  });

  test('[squad-leader 3.17.4] Finns are not shaken', () => {
    const trial = new Trial({
      active: 'russian',
      enemy: 'finnish',
      units: { r1: '4-4-7 at D4', fl: '8-0 at D6', f1: '6-4-8 at D6' },
      map: field(),
    }).order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, ...M, 5, 4, 3, 3);
    expect(checks(trial)).toEqual(['fl MC failed', 'f1 MC']);
  });
});
