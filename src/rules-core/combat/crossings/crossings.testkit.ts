/**
 * Positions in which rules of different chapters meet, played in the lab: a line for each, with what must be told and
 * what must have become of the units. Where the script does not say otherwise, everybody lets be what he is asked.
 */
import { runLab } from '../../kernel/lab/lab-file.js';
import type { LabResult } from '../../kernel/lab/lab-form.js';
import { missing } from '../../kernel/testing/told.testkit.js';
import { ONLY, type Step } from '../lab.testkit.js';

type Dice = readonly (readonly number[])[];
type Placed = readonly [counter: string, at?: string, more?: object];

/** A position for the lab, its units as `[counter, place, attributes]`. */
export interface Scene {
  readonly units: Readonly<Record<string, Placed>>;
  readonly hexes?: object;
  readonly buildings?: readonly object[];
  readonly roads?: readonly object[];
  readonly watercourses?: readonly object[];
  readonly marks?: object;
  readonly sides?: Readonly<Record<string, object>>;
  readonly options?: object;
  readonly secrets?: object;
  readonly clock?: object;
  /** The side that has the impulse; the Germans unless it says otherwise. */
  readonly first?: string;
  /** The dice before anybody is asked. */
  readonly opening?: Dice;
}

export interface Crossing {
  readonly title: string;
  readonly scene: Scene;
  readonly steps: readonly Step[];
  /** Parts of sentences, told in this order; with "!" in front they must not be told. */
  readonly told?: readonly string[];
  /** The refusal that the last order meets, with its rules if it names them. */
  readonly refused?: string;
  /** What the units are at the end; null: gone. */
  readonly after?: Readonly<Record<string, object | null>>;
}

const ordersOf =
  (by: string) =>
  (order: string, members: object = {}, ...dice: number[][]): Step => ({
    by,
    order: { order, ...members },
    ...(dice.length > 0 && { dice }),
  });

export const german = ordersOf('german');
export const american = ordersOf('american');
export const russian = ordersOf('russian');

/** `on('running', { g1: 'D5 into-trench', g2: [...] })`: places to enter, things to do, `f3` to face, `stop`. */
export function on(mode: string, routes: Readonly<Record<string, string | readonly object[]>>, more = {}) {
  const paths = Object.entries(routes).map(([unit, path]) => ({
    unit,
    path: typeof path === 'string' ? path.split(' ').filter(Boolean).map(stepOf) : path,
  }));
  return { mode, routes: paths, ...more };
}

function stepOf(word: string): object {
  if (/^f\d$/.test(word)) return { face: Number(word[1]) };
  if (word === 'stop') return { stop: true };
  return /^[A-Z]/.test(word) ? { to: word } : { do: word };
}

const NATIONS: Readonly<Record<string, string>> = { g: 'german', a: 'american', r: 'russian' };

function fileOf({
  units,
  hexes,
  buildings,
  roads,
  watercourses,
  marks,
  sides,
  clock,
  first,
  ...rest
}: Scene) {
  const nations = Object.keys(units).map((id) => NATIONS[id[0] as string] as string);
  const names = ['german', 'american', 'russian'].filter((name) => nations.includes(name));
  const named = Object.fromEntries(names.map((name) => [name, sides?.[name] ?? {}]));
  const { opening, ...more } = rest;
  return {
    system: 'combat',
    position: {
      map: {
        columns: 13,
        rows: 14,
        hexes: hexes ?? {},
        ...(buildings && { buildings }),
        ...(roads && { roads }),
        ...(watercourses && { watercourses }),
      },
      clock: { phase: 'fire-and-movement', initiative: first ?? names[0], ...clock },
      sides: named,
      units: Object.fromEntries(
        Object.entries(units).map(([id, [counter, at, values]]) => [
          id,
          { counter, ...(at && { at }), ...values },
        ]),
      ),
      ...(marks && { locations: marks }),
      ...more,
    },
    ...(opening && { opening }),
  };
}

/** What is answered where the script is silent. */
const SILENT = ['hold-fire', 'stand', 'no-reply', 'stay', 'hold-off'] as const;

function silence({ awaiting = [] }: LabResult): Step | undefined {
  const [asked] = awaiting;
  if (!asked || asked.kind === 'impulse') return undefined;
  const answer = SILENT.find((kind) => asked.orders.includes(kind));
  return answer && { by: asked.side, order: { order: answer } };
}

export interface Played {
  readonly told: readonly string[];
  readonly refused: string | undefined;
  readonly unit: (id: string) => object | undefined;
}

const MOST = 60;
const ELSEWHERE = /^(NOT_NOW|NOT_YOUR_DECISION)$/;

export function played({ scene, steps }: Pick<Crossing, 'scene' | 'steps'>): Played {
  const file = fileOf(scene);
  const script = [...steps];
  for (let i = 0; i < MOST; i++) {
    const result = runLab(ONLY, { ...file, steps: script });
    const [problem] = result.problems;
    const at = Number(/steps\[(\d+)\]/.exec(problem?.path ?? '')?.[1] ?? script.length);
    if (!problem || (ELSEWHERE.test(problem.code) && at < script.length)) {
      const answer = silence(runLab(ONLY, { ...file, steps: script.slice(0, at) }));
      if (answer) script.splice(at, 0, answer);
      else if (!problem) return outcome(result);
      else throw new Error(`${problem.path}: ${problem.message}`);
    } else if (problem.cites || /^[A-Z_]+$/.test(problem.code)) return outcome(result);
  }
  throw new Error('The position comes to no end.');
}

function outcome({ steps, problems, position }: LabResult): Played {
  const told = steps.flatMap(({ effects = [] }) =>
    effects.flatMap(({ says, reasons }) => [says, ...reasons.map((reason) => reason.says)]),
  );
  const [problem] = problems;
  if (problem && /^(DICE_|POSITION_|MALFORMED|SHAPE)/.test(problem.code))
    throw new Error(`${problem.path}: ${problem.message}\n${told.join('\n')}`);
  return {
    told,
    refused: problem && [problem.code, ...(problem.cites ?? [])].join(' '),
    unit: (id) => {
      const unit = position?.units[id];
      return unit;
    },
  };
}

const only = (unit: object, keys: readonly string[]): object =>
  Object.fromEntries(keys.map((key) => [key, (unit as Readonly<Record<string, unknown>>)[key]]));

/** A test for each crossing. */
export function cross(crossings: readonly Crossing[]): void {
  test.each(crossings.map((crossing) => [crossing.title, crossing] as const))('%s', (_, crossing) => {
    const game = played(crossing);
    const { told = [], after = {} } = crossing;
    const lacks = missing(game.told, told);
    expect(lacks.length > 0 ? [...lacks, ...game.told] : []).toEqual([]);
    if (crossing.refused === undefined) expect(game.refused).toBeUndefined();
    else expect(game.refused).toContain(crossing.refused);
    for (const [id, values] of Object.entries(after)) {
      const unit = game.unit(id);
      if (values === null) expect([id, unit]).toEqual([id, undefined]);
      else expect([id, unit && only(unit, Object.keys(values))]).toEqual([id, values]);
    }
  });
}
