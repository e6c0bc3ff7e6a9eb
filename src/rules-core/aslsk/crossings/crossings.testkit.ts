/** Positions in which rules of different chapters meet: what is ordered, with which dice, and what must come of it. */
import { by, lab, refused, type Step, unitsOf } from '../lab.testkit.js';

export interface Crossing {
  /** The rules that meet: `3.3.5/c × 1.2.5/e`. */
  readonly rules: string;
  readonly what: string;
  /** The position, as LAB.md has it; Germans and Russians, unless it says otherwise. */
  readonly units: Readonly<Record<string, object>>;
  readonly phase: string;
  readonly active: string;
  readonly hexes?: object;
  readonly roads?: readonly object[];
  readonly locations?: object;
  readonly options?: object;
  readonly step?: string;
  readonly sides?: object;
  readonly opening?: readonly (readonly number[])[];
  readonly steps?: readonly Step[];
  /** Sentences, or parts of them, that must be told, in this order. */
  readonly says?: readonly string[];
  /** What must not be told. */
  readonly silent?: readonly string[];
  /** The code and rules of the refusal of the last step. */
  readonly refused?: string;
  /** What the units must be like at the end; null: gone. */
  readonly after?: Readonly<Record<string, object | null>>;
}

export const russian = by('russian');
export const german = by('german');
export const american = by('american');
export const british = by('british');
export const japanese = by('japanese');

export const fire = (at: string, firers: string[], leaders?: string[]) => ({
  order: 'fire',
  at,
  firers,
  ...(leaders && { leaders }),
});
export const move = (units: string[], path: string[], how: object = {}) => ({
  order: 'move',
  units,
  path,
  ...how,
});
/** "start", "stop", "delay", the hexspine to turn to, or the hex to enter. */
export const drive = (vehicle: string, ...steps: (string | number)[]) => ({
  order: 'drive',
  vehicle,
  steps: steps.map((step) =>
    typeof step === 'number'
      ? { do: 'turn', vca: step }
      : ['start', 'stop', 'delay'].includes(step)
        ? { do: step }
        : { do: 'enter', to: step },
  ),
});
export const shoot = (weapon: string, at: string, type: string, more: object = {}) => ({
  order: 'shoot',
  weapon,
  at,
  type,
  ...more,
});
export const END = { order: 'end-phase' };
export const PASS = { order: 'pass' };

/** Germans who see nothing and can do nothing: their side must have somebody. */
export const FAR = { counter: '4-6-7', at: 'N10', fire: 'final' };

/** Japanese and Americans in PTO Terrain, with concealment. */
export const PTO = { sides: { japanese: {}, american: {} }, options: { pto: true, concealment: true } };

export function crossings(subject: string, rows: readonly Crossing[]): void {
  describe(subject, () => {
    for (const row of rows) test(`[aslsk ${row.rules}] ${row.what}`, () => play(row));
  });
}

function play(row: Crossing): void {
  if (!row.says && !row.silent && !row.refused && !row.after) throw new Error('It expects nothing.');
  const { hexes = {}, roads, locations, options, phase, active, step, units, opening, steps = [] } = row;
  const result = lab(
    {
      ...(opening && { opening }),
      map: { columns: 14, rows: 10, hexes, ...(roads && { roads }) },
      ...(locations && { locations }),
      options: { year: 1943, month: 7, ...options },
      clock: { phase, active, ...(step && { step }) },
      sides: row.sides ?? { russian: {}, german: {} },
      units,
    },
    ...steps,
  );
  expect(refused(result).split('; ').at(-1)).toBe(row.refused ?? '');
  const told = result.steps.flatMap(({ effects = [] }) => effects.map(({ says }) => says));
  mustBeTold(told, row.says ?? []);
  for (const not of row.silent ?? []) expect(told.filter((says) => says.includes(not))).toEqual([]);
  const end = unitsOf(result);
  for (const [id, like] of Object.entries(row.after ?? {}))
    if (like === null) expect(end[id]).toBeUndefined();
    else expect({ id, ...nothing(like), ...end[id] }).toMatchObject(like);
}

/** Attributes that must not be there are null in what is expected. */
const nothing = (like: object) => Object.fromEntries(Object.keys(like).map((key) => [key, null]));

function mustBeTold(told: readonly string[], wanted: readonly string[]): void {
  let from = 0;
  for (const part of wanted) {
    const found = told.findIndex((says, at) => at >= from && says.includes(part));
    if (found < 0) expect(told.slice(from)).toContain(part);
    from = found + 1;
  }
}
