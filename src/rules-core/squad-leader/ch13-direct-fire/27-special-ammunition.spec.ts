import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Size = { readonly calibre: number; readonly length?: 'L' | 'LL' };
const TANKS = { g: 'MkIVF2', a: 'M4A4', r: 'T-34', b: 'Cromwell IV' } as const;
const SIDES = { g: 'german', a: 'american', r: 'russian', b: 'british' } as const;
type Side = keyof typeof TANKS;

const sizeOf = (size: string): Size => ({
  calibre: Number.parseInt(size, 10),
  ...(size.includes('L') && { length: size.endsWith('LL') ? 'LL' : 'L' }),
});
/** A tank with a gun of that size, five hexes from one of the enemy that shows it its side. */
const armed = (by: Side, size: string, [year, month = 1]: readonly number[], more: Setup = {}) => {
  const enemy = by === 'g' ? 'r' : 'g';
  return new Trial({
    active: SIDES[by],
    enemy: SIDES[enemy],
    ...more,
    options: { year, month, optional: ['13.27'], ...more.options } as NonNullable<Setup['options']>,
    units: {
      [`${by}t`]: [`${TANKS[by]} at D9`, { exposed: true, gun: sizeOf(size) }],
      [`${enemy}u`]: [`${TANKS[enemy]} at D4`, { facing: 2, armour: { front: 12 } }],
      ...more.units,
    } as Readonly<Record<string, Placed>>,
  });
};
const shot = (by: Side, ammunition: string, more: object = {}) => ({
  order: 'fire-ordnance',
  unit: `${by}t`,
  at: 'D4',
  target: by === 'g' ? 'ru' : 'gu',
  ammunition,
  ...more,
});
/** On the number of the chart it was the last one, and one below it was not. */
const lastOn = (by: Side, size: string, date: readonly number[], ammunition: string) => {
  const spends = (rolled: number) => {
    const dice = [rolled > 6 ? 6 : rolled - 1, rolled > 6 ? rolled - 6 : 1];
    const isTwice = sizeOf(size).calibre <= 40 && rolled <= 5;
    const misses = isTwice ? [6, 6, 6, 6] : [6, 6];
    const trial = armed(by, size, date).order(SIDES[by], shot(by, ammunition), ...dice, ...misses);
    return trial.unit(`${by}t`).usedUp?.includes(ammunition as never) === true;
  };
  return [3, 4, 5, 6, 7].find(spends);
};

describe('the supply of shot with a hard core', () => {
  test.each<[string, Side, string, readonly (readonly [number, number])[]]>([
    [
      '[squad-leader 13.27.1.2/a]',
      'g',
      '50L',
      [
        [1941, 5],
        [1942, 6],
        [1943, 5],
        [1944, 4],
      ],
    ],
    [
      '[squad-leader 13.27.1.2/a]',
      'g',
      '37L',
      [
        [1941, 4],
        [1942, 5],
        [1943, 4],
        [1944, 3],
      ],
    ],
    [
      '[squad-leader 13.27.1.2/a]',
      'g',
      '47L',
      [
        [1941, 4],
        [1942, 5],
        [1943, 4],
        [1944, 3],
      ],
    ],
    [
      '[squad-leader 13.27.1.2/a]',
      'g',
      '50',
      [
        [1941, 4],
        [1942, 5],
        [1943, 4],
        [1944, 3],
      ],
    ],
    [
      '[squad-leader 13.27.1.2/a]',
      'g',
      '75',
      [
        [1942, 5],
        [1943, 4],
        [1944, 3],
      ],
    ],
    [
      '[squad-leader 13.27.1.2/a]',
      'g',
      '75L',
      [
        [1942, 5],
        [1943, 4],
        [1944, 3],
      ],
    ],
    [
      '[squad-leader 13.27.1.2/a]',
      'g',
      '76L',
      [
        [1942, 5],
        [1943, 4],
        [1944, 3],
      ],
    ],
    [
      '[squad-leader 13.27.1.2/a]',
      'g',
      '88L',
      [
        [1942, 5],
        [1943, 4],
        [1944, 3],
      ],
    ],
    ['[squad-leader 13.27.1.2/b]', 'a', '76L', [[1945, 5]]],
    ['[squad-leader 13.27.1.2/b]', 'a', '90L', [[1945, 5]]],
    [
      '[squad-leader 13.27.1.2/c]',
      'r',
      '45L',
      [
        [1942, 4],
        [1943, 5],
        [1944, 6],
        [1945, 7],
      ],
    ],
    [
      '[squad-leader 13.27.1.2/c]',
      'r',
      '45LL',
      [
        [1942, 4],
        [1943, 5],
        [1944, 6],
        [1945, 7],
      ],
    ],
    [
      '[squad-leader 13.27.1.2/c]',
      'r',
      '76L',
      [
        [1942, 4],
        [1943, 5],
        [1944, 6],
        [1945, 7],
      ],
    ],
    [
      '[squad-leader 13.27.1.2/c]',
      'r',
      '57LL',
      [
        [1943, 4],
        [1944, 5],
        [1945, 6],
      ],
    ],
    [
      '[squad-leader 13.27.1.2/c]',
      'r',
      '85L',
      [
        [1944, 5],
        [1945, 6],
      ],
    ],
    ['[squad-leader 13.27.1.2/d]', 'b', '57L', [[1945, 7]]],
    ['[squad-leader 13.27.1.2/d]', 'b', '76LL', [[1945, 6]]],
    ['[squad-leader 13.27.1.2/d]', 'b', '77L', [[1945, 6]]],
  ])('%s of %s: %s runs out on the number of the year', (_, by, size, years) => {
    const ammunition = by === 'b' ? 'APDS' : 'APCR';
    for (const [year, number] of years)
      expect([year, lastOn(by, size, [year], ammunition)]).toEqual([year, number]);
  });

  test.each<[string, Side, string, readonly number[], readonly number[], number]>([
    ['[squad-leader 13.27.1.2/b]', 'a', '76L', [1944, 7], [1944, 8], 4],
    ['[squad-leader 13.27.1.2/b]', 'a', '90L', [1944, 12], [1945, 1], 5],
    ['[squad-leader 13.27.1.2/c]', 'r', '85L', [1943, 12], [1944, 1], 5],
    ['[squad-leader 13.27.1.2/d]', 'b', '57L', [1944, 5], [1944, 6], 6],
    ['[squad-leader 13.27.1.2/d]', 'b', '76LL', [1944, 8], [1944, 9], 5],
    ['[squad-leader 13.27.1.2/a]', 'g', '75L', [1941, 12], [1942, 1], 5],
  ])('%s of %s: %s has none in %j, and then it has', (_, by, size, before, from, number) => {
    const ammunition = by === 'b' ? 'APDS' : 'APCR';
    expect(armed(by, size, before).refusal(SIDES[by], shot(by, ammunition))?.cites).toContain('13.27.1.2');
    expect(lastOn(by, size, from, ammunition)).toBe(number);
  });

  test.each<[string, Side, string, number[], Setup]>([
    ['when the Germans have no more of it', 'g', '75L', [1945], {}],
    ['of a size that is not on the chart', 'g', '75LL', [1944], {}],
    ['of another nation', 'a', '75L', [1944], {}],
    ['where the option is not played', 'g', '75L', [1943], { options: { optional: [] } as never }],
  ])('[squad-leader 13.27.1.2] there is none %s', (_, by, size, date, more) => {
    expect(armed(by, size, date, more).refusal(SIDES[by], shot(by, 'APCR'))?.refused).toBe('NO_AMMUNITION');
  });

  test('[squad-leader 13.27.1.2/a] short 75mm guns have it on vehicles alone', () => {
    const units = { gg: ['75 AT gun with gc', { facing: 3 }], gc: 'crew 2-4-7 at D9' } as const;
    const trial = armed('g', '75', [1943], { units });
    expect(trial.refusal('german', shot('g', 'APCR', { unit: 'gg' }))?.refused).toBe('NO_AMMUNITION');
    expect(trial.refusal('german', shot('g', 'APCR'), 6, 6)).toBeUndefined();
  });

  test('[squad-leader 13.27.1.2] it is for armour, goes deeper, and above the number it was AP', () => {
    const hit = armed('g', '75L', [1942]).order('german', shot('g', 'APCR'), 3, 1, 6, 6);
    expect(hit.told('afv-kill')[0]?.modifiers).toContainEqual({ why: 'APCR', value: -2, cites: '13.27.3.4' });
    const none = armed('g', '75L', [1942]).order('german', shot('g', 'APCR'), 5, 1, 6, 6);
    expect(none.told('ordnance-fired')[0]?.ammunition).toBe('AP');
    expect(none.unit('gt').usedUp).toEqual(['APCR']);
    expect(hit.refusal('german', { ...shot('g', 'APCR'), target: undefined })?.refused).toBeDefined();
  });
});
