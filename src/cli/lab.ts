import { OperatorError } from '../config/index.js';
import type { KnownSystems } from '../rules-core/kernel/decide/known-system.js';
import { describeSpec } from '../rules-core/kernel/dice/index.js';
import { runLab } from '../rules-core/kernel/lab/lab-file.js';
import { type LabResult, type LabStep, labJsonSchema } from '../rules-core/kernel/lab/lab-form.js';
import type { Position, Unit } from '../rules-core/kernel/position/position.js';
import { SYSTEMS } from '../rules-core/systems.js';
import { afterAction, briefing } from './battle-in-words.js';
import { print, readJson, readOptions, readText } from './command-line.js';

const USAGE = `Usage: npx hexledger lab FILE [options]        FILE - reads the standard input

  FILE is JSON: a system, a position (or a scenario, or orders of battle to draw up) and orders with their dice.

    { "system": "aslsk",
      "position": { "map": { "columns": 9, "rows": 9, "hexes": { "E4": "woods" } }, "clock": { "phase": "PFPh" }, ... },
      "steps": [{ "by": "a", "order": { "order": "fire", ... }, "dice": [[3, 4]] },
                { "by": "a", "order": { ... }, "dice": "all" }] }

  Each rulebook's folder tells how its positions are written down: LAB.md in src/rules-core/aslsk and combat.
  Dice are the rolls in their order. "all" counts every way they can fall; [[3, 4], "all"] chooses the first roll.

  --json      actions, effects with their reasons, the state after each step
  --orders    list what may be ordered at the end; with --unit ID, --kind ORDER, --at HEX only what is for that unit,
              of that kind (several times for several) or names that place
  --sight D5-F5   what is seen from one place to another (several times for several)
  --briefing  what the scenario says of itself, and who wins when
  --report    the after-action report: what the orders came to, who was lost, who stood out
  --ways N    count at most N ways in which dice can fall (200000)
  --schema    the JSON Schema of FILE`;

const LARGEST = 4 << 20;

export async function run(argv: string[], systems: KnownSystems = SYSTEMS): Promise<number> {
  const { values, positionals } = readOptions(argv, USAGE, {
    json: { type: 'boolean' },
    orders: { type: 'boolean' },
    unit: { type: 'string' },
    kind: { type: 'string', multiple: true },
    at: { type: 'string' },
    sight: { type: 'string', multiple: true },
    ways: { type: 'string' },
    briefing: { type: 'boolean' },
    report: { type: 'boolean' },
    schema: { type: 'boolean' },
  });
  if (values.schema) return print(JSON.stringify(labJsonSchema(), null, 2));
  const [name] = positionals;
  if (values.help || name === undefined) return print(USAGE);
  const file = readSmall(name);
  const asked = withOptions(file, values);
  const result = runLab(systems, asked, values.ways === undefined ? {} : { ways: waysOf(values.ways) });
  print(values.json ? JSON.stringify(result, null, 2) : labReport(result));
  const words = [
    ...(values.briefing ? ['', ...briefing(systems, file, result)] : []),
    ...(values.report ? ['', ...afterAction(systems, file, result)] : []),
  ];
  if (words.length > 0 && !values.json) print(words.join('\n'));
  return result.problems.length > 0 ? 1 : 0;
}

export interface AskedOptions {
  readonly orders?: boolean | undefined;
  readonly unit?: string | undefined;
  readonly kind?: readonly string[] | undefined;
  readonly at?: string | undefined;
  readonly sight?: readonly string[] | undefined;
}

/** The file, with everything that the options add to it. */
export function withOptions(file: unknown, options: AskedOptions): unknown {
  return isBag(file) ? { ...file, ...listAsked(options), ...sightAsked(options.sight) } : file;
}

/** A filter asks for the list by itself. */
function listAsked({ orders, unit, kind, at }: AskedOptions): object {
  const filter = {
    ...(unit !== undefined && { unit }),
    ...(kind && { kinds: kind }),
    ...(at !== undefined && { at }),
  };
  if (Object.keys(filter).length > 0) return { orders: filter };
  return orders ? { orders: true } : {};
}

function sightAsked(lines: readonly string[] | undefined): object {
  if (!lines) return {};
  const sight = lines.map((line) => {
    const [from = '', to = '', ...more] = line.split('-');
    if (from !== '' && to !== '' && more.length === 0) return { from, to };
    throw new OperatorError('BAD_ARGUMENTS', `"${line}" names no two places`, 'Say D5-F5.', '--sight');
  });
  return { sight };
}

const isBag = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function waysOf(text: string): number {
  const ways = Number(text);
  if (Number.isInteger(ways) && ways > 0) return ways;
  throw new OperatorError(
    'BAD_ARGUMENTS',
    `"${text}" is not a number of ways`,
    'Give a whole number.',
    '--ways',
  );
}

function readSmall(name: string): unknown {
  const text = readText(name);
  if (text.length <= LARGEST) return readJson(name, text);
  throw new OperatorError('TOO_LARGE', `${name} is larger than ${LARGEST} bytes`, 'Send less at once.', name);
}

/** What came of it, for people. */
export function labReport(result: LabResult): string {
  const { steps, problems, position, awaiting = [], sight = [], orders = [], moreOrders, drawnUp } = result;
  return [
    ...(drawnUp ? drawnLines(drawnUp, position === undefined) : []),
    ...steps.flatMap(stepLines),
    ...(position ? ['', ...positionLines(position)] : []),
    ...awaiting.map(({ side, kind, orders }) => `${side} decides (${kind}): ${orders.join(', ')}`),
    ...sight.flatMap(({ range, says, reasons }) => [`${says} Range ${range}.`, ...reasons.map(reasonLine)]),
    ...orders.map((listed) => `  ${[mayOrder(listed), ...priceOf(listed), listed.says].join('  ')}`),
    ...(moreOrders ? [`  and ${moreOrders} more: ask for a --unit, a --kind or a place with --at`] : []),
    ...problems.flatMap(({ code, path, message, cites }) => [
      `${code} at ${path}`,
      `  ${message}${cites?.length ? ` [${cites.join(', ')}]` : ''}`,
    ]),
  ]
    .join('\n')
    .trim();
}

type Drawn = NonNullable<LabResult['drawnUp']>;

/** What was taken and for how much, what was left out and why; then the scenario, where no battle of it is told. */
function drawnLines({ sides, notes, scenario }: Drawn, withScenario: boolean): string[] {
  return [
    ...Object.entries(sides).flatMap(([side, { spent, budget, taken, leftOut }]) => [
      `${side}: ${spent}${budget === undefined ? '' : ` of ${budget}`} points`,
      ...taken.flatMap(({ counter, count, price, reasons }) => [
        `  ${count} x ${counter}${price === undefined ? '' : `  ${price}`}`,
        ...reasons.map(reasonLine),
      ]),
      ...leftOut.flatMap(({ counter, count, code, why, cites }) => [
        `  not ${count} x ${counter}: ${code}`,
        reasonLine({ says: why, cites }),
      ]),
    ]),
    ...notes.map((note) => reasonLine(note).trim()),
    ...(withScenario ? ['', JSON.stringify(scenario, null, 2)] : []),
  ];
}

type Listed = NonNullable<LabResult['orders']>[number];

const mayOrder = ({ by, order }: Listed): string => `${by} may ${JSON.stringify(order)}`;

/** "2 mf (grain 1.5, Smoke 0.5)": whatever it costs, in the game's own words, and what the cost is made of. */
function priceOf({ cost = {}, reasons = [] }: Listed): string[] {
  const prices = Object.entries(cost).map(([what, much]) => `${much} ${what}`);
  const why = reasons.length > 0 ? ` (${reasons.map(({ says }) => says).join(', ')})` : '';
  return prices.length > 0 ? [`${prices.join(', ')}${why}`] : [];
}

const reasonLine = ({ says, cites }: { readonly says: string; readonly cites: readonly string[] }): string =>
  `      ${says}${cites.length > 0 ? ` [${cites.join(', ')}]` : ''}`;

function stepLines({ by, order, action, effects = [], odds, rolls: soFar = [], next }: LabStep): string[] {
  const { order: kind, ...members } = order;
  const rest = Object.keys(members).length > 0 ? ` ${JSON.stringify(members)}` : '';
  const rolls = (action?.rolls ?? soFar).map(
    (roll) => `  ${roll.for}: ${roll.dice.map(({ face }) => face).join(', ')}`,
  );
  return [
    `${by}: ${kind}${rest}`,
    ...rolls,
    ...effects.flatMap(({ says, reasons, cites }) => [
      `  ${says}${cites.length > 0 ? ` [${cites.join(', ')}]` : ''}`,
      ...reasons.map(reasonLine),
    ]),
    ...(odds ? oddsLines(odds) : []),
    ...(next ? [`  next roll: ${next.for}: ${describeSpec(next.dice)}`] : []),
  ];
}

function oddsLines({ total, chances, estimated }: NonNullable<LabStep['odds']>): string[] {
  const width = total.length;
  const rows = chances.map(
    ({ outcome, cases }) => `  ${cases.padStart(width)} of ${total}  ${percent(cases, total)}  ${outcome}`,
  );
  return estimated ? [...rows, '  (rests on estimated values)'] : rows;
}

/** To a tenth of a percent; the fraction beside it is exact. */
function percent(cases: string, total: string): string {
  const tenths = (BigInt(cases) * 2_000n + BigInt(total)) / (2n * BigInt(total));
  return `${(Number(tenths) / 10).toFixed(1).padStart(5)} %`;
}

function positionLines({ clock, units, locations }: Position): string[] {
  const { turn, phase, active, over, ...rest } = clock;
  const head = [
    `Turn ${turn}, ${phase}`,
    ...(active === undefined ? [] : [active]),
    ...(over ? [over.why] : []),
  ];
  return [
    `${head.join(', ')}${marks(rest)}`,
    ...Object.values(units).sort(byPlace).map(unitLine),
    ...Object.entries(locations).map(([at, bag]) => `  ${at}${marks(bag as object)}`),
  ];
}

const byPlace = (a: Unit, b: Unit): number => ((a.at ?? '') + a.id < (b.at ?? '') + b.id ? -1 : 1);

function unitLine({ id, side, name, at, ...rest }: Unit): string {
  const called = name === id ? id : `${id} (${name})`;
  return `  ${(at ?? 'off map').padEnd(8)} ${side} ${called}${marks(rest)}`;
}

/** Attributes in short: flags by name, others with their value. */
function marks(bag: object): string {
  const told = Object.entries(bag).map(([key, value]) =>
    value === true ? key : `${key} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
  );
  return told.length > 0 ? `: ${told.join(', ')}` : '';
}
