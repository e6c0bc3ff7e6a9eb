import { field, type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
/** The Germans' Rally Phase: a Russian tank at D6 looks at D5. */
const facing = (units: Units, year: number, ...faces: number[]) =>
  new Trial(
    {
      phase: 'rally',
      map: field(),
      options: { year },
      units: { rt: 'T-34 at D6', r9: '4-4-7 at N9', ...units },
    },
    ...faces,
  );
const checked = (trial: Trial) => trial.told('morale-check').map(({ unit, check }) => `${unit} ${check}`);
const STAYS = [6, 5];

describe('the presence of AFVs', () => {
  test('[squad-leader 7.3.2, 7.3.3] before 1942 who stands before its guns checks; one behind it does not', () => {
    const units: Units = { g1: '4-6-7 at D5', g2: '4-6-7 at D7' };
    expect(checked(facing(units, 1941, 3, 3))).toEqual(['g1 presence of AFVs']);
    expect(checked(facing(units, 1943))).toEqual([]);
  });

  test('[squad-leader 7.3.8] leaders do not check, and help', () => {
    const trial = facing({ g1: '4-6-7 at D5', gl: '9-1 at D5' }, 1941);
    trial.order('german', 'pass', 4, 4);
    expect(trial.told('morale-check')).toMatchObject([
      { unit: 'g1', modifiers: [{ value: -1 }], passed: true },
    ]);
  });

  test('[squad-leader 7.3.3, 7.3.7, 7.3.7/a] who fails does not fire first, and breaks where he stays', () => {
    const trial = facing({ g1: '4-6-7 at D5' }, 1941, ...STAYS);
    expect(trial.unit('g1')).toMatchObject({ afraidOf: ['rt'] });
    expect(trial.unit('g1').broken).toBeUndefined();
    expect(trial.refusal('german', { order: 'fire', at: 'N9', firers: ['g1'] })?.refused).toBe('AFRAID');
    trial.endPhase().endPhase();
    expect(trial.unit('g1').broken).toBe(true);
  });

  test('[squad-leader 7.3.7] who moves away is none the worse for it', () => {
    const trial = facing({ g1: '4-6-7 at D5' }, 1941, ...STAYS).endPhase();
    trial.order('german', { order: 'move', units: ['g1'], path: ['D4'] }).endPhase();
    expect(trial.unit('g1').broken).toBeUndefined();
  });
});

describe('who stays all the same', () => {
  test('[squad-leader 7.3.4] a weapon in the hex that could destroy it as it stands spares all the check', () => {
    const armed = (year: number, weapon: string, tank: object = {}) =>
      facing(
        { g1: '4-6-7 at D5', g2: '4-6-7 at D5', gp: `${weapon} with g2`, rt: ['T-34 at D6', tank] } as Units,
        year,
        ...STAYS,
        ...STAYS,
      );
    expect(
      checked(facing({ g1: '4-6-7 at D5', g2: '4-6-7 at D5', gp: 'panzerfaust 44a with g2' }, 1941)),
    ).toEqual([]);
    expect(checked(armed(1941, 'LMG'))).toHaveLength(2);
  });

  test('[squad-leader 7.3.6] those who are dug in have 1 less', () => {
    const trial = new Trial(
      {
        phase: 'rally',
        options: { year: 1941 },
        marks: { D5: { entrenchment: true } },
        units: { rt: 'T-34 at D6', r9: '4-4-7 at N9', g1: ['4-6-7 at D5', { entrenched: 'D5' }] },
      },
      4,
      4,
    );
    expect(trial.told('morale-check')).toMatchObject([
      { modifiers: [{ why: 'entrenched', value: -1 }], passed: true },
    ]);
  });

  test('[squad-leader 7.3.6] the unseen have 1 less', () => {
    const trial = new Trial({
      phase: 'rally',
      map: field({ D5: 'woods' }),
      options: { year: 1941 },
      units: {
        rt: 'T-34 at D6',
        r9: '4-4-7 at N9',
        g1: ['4-6-7 at D5', { hidden: true, concealed: true }] as Placed,
      },
    });
    // A side with hidden units is asked in every step.
    while (trial.refusal('german', 'pass') === undefined) trial.order('german', 'pass');
    trial.order('german', 'pass', 4, 4);
    expect(trial.told('morale-check')).toMatchObject([
      { modifiers: [{ why: 'unseen', value: -1 }], passed: true },
    ]);
  });
});

test('[squad-leader-A-240] [squad-leader 7.3/Q] not of one from which only a cliff parts them', () => {
  const positions = (hexsides: object) =>
    new Trial(
      {
        phase: 'rally',
        map: field({ D5: { level: 1, hexsides } }),
        options: { year: 1941 },
        units: { rt: 'T-34 at D6', r9: '4-4-7 at N9', g1: '4-6-7 at D5' },
      },
      ...(Object.keys(hexsides).length > 0 ? [] : STAYS),
    );
  expect(checked(positions({}))).toEqual(['g1 presence of AFVs']);
  expect(checked(positions({ 3: 'cliff' }))).toEqual([]);
});
