import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const MISS = [6, 5] as const;
const AREA = 7;

/** A Sturmovik has dived at D8, where there is nobody, and now uses what it carries. */
const dived = (
  counter: string,
  units: Units,
  { year = 1943 }: { year?: number } = {},
  dice: readonly number[] = MISS,
) => {
  const setup: Setup = {
    active: 'russian',
    enemy: 'german',
    units: { rs: counter, rl: '8-0 at A1', g1: '4-6-7 at A12', ...units },
    sides: { russian: { air: {} } },
    options: { year, month: 8 },
  };
  return new Trial(setup).order('russian', { order: 'dive', aircraft: 'rs', at: 'D8' }, 2, 3, ...dice);
};
const release = (trial: Trial, ...faces: number[]) =>
  trial.order('russian', { order: 'bomb', at: 'D8' }, ...faces);
const misses = (times: number) => Array.from({ length: times }, () => MISS).flat();

test.each([
  ['IL-2', 20],
  ['IL-2M3', 24],
  ['IL-2M3 modified', 24],
])('[squad-leader 12.6.1, 12.6.2, 12.6.4] the guns of an %s: %i', (counter, fp) => {
  expect(dived(counter, { g2: '4-6-7 at D8' }, {}, [...MISS, 1, 1]).told('air-strike')[0]?.fp).toBe(fp);
});

test('[squad-leader 12.6.2] the bombs of an IL-2 are smaller', () => {
  const trial = release(dived('IL-2', { g2: '4-6-7 at A11' }), 1, ...MISS);
  expect(trial.told('air-strike')[0]?.fp).toBe(24);
});

test('[squad-leader 12.6.12] those of an IL-2M3 as large as others', () => {
  const trial = release(dived('IL-2M3 bomber', {}), 1, ...MISS);
  expect(trial.told('air-strike')[0]?.fp).toBe(36);
});

test('[squad-leader 12.6.5] a modified one has a cannon of 37mm', () => {
  const trial = release(dived('IL-2M3 modified', {}));
  expect([trial.kinds.includes('bombed'), trial.unit('rs').load]).toEqual([false, '37L']);
});

describe('rockets', () => {
  test.each([
    [1942, 4, true],
    [1942, 5, false],
    [1943, 5, true],
    [1943, 6, false],
  ])(
    '[squad-leader 12.6.3, 12.6.6] are one volley, less sure in the first years: in %i a %i',
    (year, die, hit) => {
      const trial = release(dived('IL-2M', {}, { year }), die, ...(hit ? misses(AREA) : []));
      expect(trial.told('bombed')[0]).toMatchObject({ load: 'rockets', hit });
      expect(trial.battle.unit('rs')).toBeUndefined();
    },
  );

  test('[squad-leader 12.6.8] strike seven hexes as mortars of 82mm do', () => {
    const trial = release(dived('IL-2M', { g2: '4-6-7 at D7', r2: '4-4-7 at E9' }), 1, ...misses(AREA));
    expect(trial.told('air-strike').map(({ at, fp }) => [at, fp])).toEqual(
      ['C8', 'C9', 'D7', 'D8', 'D9', 'E8', 'E9'].map((at) => [at, 12]),
    );
    expect(
      trial.told('air-strike').flatMap(({ outcomes }) => outcomes.flatMap(({ units }) => units)),
    ).toEqual(['g2', 'r2']);
  });

  test.each([
    [1, 1],
    [3, 1],
    [5, 2],
    [6, 3],
  ])('[squad-leader 12.6.7, 12.6.9] and armour as often as a die tells: %i is %i', (die, rolls) => {
    const trial = dived('IL-2M', { gt: 'MkIVF2 at D8' }, {}, [...MISS, ...MISS]);
    const hit = release(trial, 1, ...misses(AREA), die, ...misses(rolls));
    expect(hit.told('afv-kill').map(({ column }) => column)).toEqual(
      Array.from({ length: rolls }, () => 'HE 75/76'),
    );
  });
});
