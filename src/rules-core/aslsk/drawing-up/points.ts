/** What counters are worth to somebody who draws up a scenario, and how rare they were when and where (chapter H). */
import * as z from 'zod';
import type { RuleId } from '../rules.js';
import type { Counter } from '../units/counters.js';
import points from './points.json' with { type: 'json' };

export const theatre = z.enum(['ETO', 'PTO', 'China', 'Malaya-Burma-India', 'Philippines']);

export interface Occasion {
  readonly year: number;
  readonly month: number;
  readonly theatre: z.output<typeof theatre>;
}

interface Rarity {
  readonly theatre: string;
  readonly from: string;
  readonly to: string;
  readonly rf: number;
}

interface Points {
  readonly nationality: string;
  readonly name: string;
  /** What kind of counter it is, where the name alone could mean another. */
  readonly kind?: string;
  readonly bpv: number;
  readonly rule: RuleId;
  /** The crew that the Basic Point Value includes. */
  readonly withCrew?: string;
  /** Absent: the book prints no Rarity Factor for it. */
  readonly rarity?: readonly Rarity[];
}

const POINTS = points as readonly Points[];

/** What the book says of a counter; undefined: it does not value it. */
export const pointsOf = ({ nationality, name, kind }: Counter): Points | undefined =>
  POINTS.find(
    (one) =>
      one.nationality === nationality && one.name === name && (one.kind === undefined || one.kind === kind),
  );

/** The Rarity Factor then, there, against these enemies; undefined if it is not available. */
export function rarityOf(
  rarity: readonly Rarity[],
  occasion: Occasion,
  enemies: readonly string[],
): number | undefined {
  const when = monthOf(occasion);
  const heading = headings(occasion, enemies).find((each) => rarity.some((row) => row.theatre === each));
  return rarity.find((row) => row.theatre === heading && row.from <= when && when <= row.to)?.rf;
}

export const monthOf = ({ year, month }: Occasion): string => `${year}-${String(month).padStart(2, '0')}`;

/**
 * Under which headings of its note a counter is looked up: the first that has any row counts. Japanese have figures of
 * their own against Russians, whatever the theatre, and against Americans where no theatre is named.
 */
function headings({ theatre }: Occasion, enemies: readonly string[]): string[] {
  if (enemies.includes('Russian')) return ['Russians', 'any'];
  if (theatre === 'ETO') return ['ETO', 'any'];
  const versusAmericans = enemies.some((nation) => nation === 'American' || nation === 'USMC');
  return [theatre, versusAmericans ? 'Americans' : 'elsewhere', 'PTO', 'any'];
}
