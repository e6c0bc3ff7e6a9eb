/** Nations as the tables of morale name them, and how far a printed level may be varied (7.1.1.1). */
import { COHESION, type Cohesion, type Nation } from '../attributes/index.js';

export const BREAK_ROW = {
  german: 'German',
  british: 'UK',
  american: 'USA',
  soviet: 'Soviet',
  french: 'French',
  italian: 'Italian',
} as const satisfies Readonly<Record<Nation, string>>;

/** Until which month each row of the Cohesion Point Table holds; the last row has no end. */
const PERIODS: Readonly<Record<Nation, readonly (readonly [until: string, row: string])[]>> = {
  german: [
    ['1942-12', 'German 1940-42'],
    ['', 'German 1943-45'],
  ],
  british: [
    ['1940-12', 'UK 1940'],
    ['', 'UK 1941-45'],
  ],
  american: [
    ['1943-12', 'USA 1942-43'],
    ['', 'USA 1944-45'],
  ],
  french: [['', 'French 1940']],
  soviet: [
    ['1941-12', 'Soviet 1941'],
    ['1942-12', 'Soviet 1942'],
    ['', 'Soviet 1943-45'],
  ],
  italian: [
    ['1940-12', 'Italian 1940'],
    ['1941-06', 'Italian early-41'],
    ['1941-12', 'Italian late-41'],
    ['', 'Italian 1942-43'],
  ],
};

const UNDATED = '1942-07';

export function periodOf(nation: Nation, date = UNDATED): string {
  const month = date.slice(0, 7);
  const [, row] = PERIODS[nation].find(([until]) => until === '' || month <= until) as [string, string];
  return row;
}

/** Levels up and down from the one that is printed; Soviets are not named (CHOICES.md, 7.1.1.1/f). */
const LIMITS: Readonly<Record<Nation, readonly [up: number, down: number]>> = {
  german: [2, 2],
  british: [2, 2],
  soviet: [2, 2],
  italian: [1, COHESION.length],
  american: [1, COHESION.length],
  french: [1, COHESION.length],
};

export function withinLimits(nation: Nation, printed: Cohesion | undefined, level: Cohesion): Cohesion {
  if (printed === undefined) return level;
  const [up, down] = LIMITS[nation];
  const at = COHESION.indexOf(printed);
  const best = Math.max(0, at - up);
  const worst = Math.min(COHESION.length - 1, at + down);
  return COHESION[Math.min(worst, Math.max(best, COHESION.indexOf(level)))] as Cohesion;
}
