/**
 * Kernels of the census: a position and the numbers that belong to it, as text that a person can check and a change of
 * the rules cannot pass by. Lines: `orders 2 = 57`, `states 1 = 11`,
 * `chance blue {"order":"fire",...} = 24: 17 fired: Blue 1 | 7 fired: Blue 1, broken: Red 1`.
 */

import * as z from 'zod';
import { isRefusal, type Order } from '../decide/action.js';
import { open, parseOrder, settle } from '../decide/decide.js';
import type { KnownSystem, KnownSystems } from '../decide/known-system.js';
import { diceSeed, sha256Hex } from '../dice/index.js';
import { Battle } from '../position/battle.js';
import { readAs } from '../position/complaints.js';
import { DEEPEST, isTooDeep } from '../position/depth.js';
import { draftPosition } from '../position/draft.js';
import type { Json, SideId } from '../position/position.js';
import { pathOf } from '../position/validate.js';
import { beginScenario } from '../scenarios/begin.js';
import { divide, orderCensus, stateCensus } from './census.js';
import { type Distribution, distribution } from './lab.js';

const kernelSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'lower case letters, digits and hyphens, at most 60')
      .describe('Short name of the kernel'),
    about: z.string().min(1).max(400).describe('What it proves'),
    system: z.string().max(40).describe('The rulebook'),
    rules: z.string().max(50).describe('Version of the rulebook for which the numbers were counted'),
    position: z
      .record(z.string(), z.json())
      .optional()
      .describe('A position; what is left out has a sensible value'),
    scenario: z
      .union([z.string().max(80), z.record(z.string(), z.json())])
      .optional()
      .describe('Instead of a position: a scenario, by name or as it is written'),
    counts: z
      .array(z.string().max(20_000))
      .min(1)
      .max(100)
      .describe('The lines: what is counted = the number'),
  })
  .describe('A kernel of the census');

type Kernel = z.output<typeof kernelSchema>;

interface CensusProblem {
  readonly code: string;
  readonly path: string;
  readonly message: string;
}

/** One line, counted again. */
interface Count {
  readonly asked: string;
  /** Absent: nothing was written yet. */
  readonly written?: string;
  readonly counted: string;
  /** A census of orders split by its first order. */
  readonly parts?: ReadonlyMap<string, number>;
}

export interface CensusResult {
  readonly id: string;
  readonly counts: readonly Count[];
  readonly problems: readonly CensusProblem[];
}

interface CensusOptions {
  /** Split every census of orders by its first order. */
  readonly divide?: boolean;
}

type Asked =
  | { readonly count: 'orders' | 'states'; readonly depth: number }
  | { readonly count: 'chance'; readonly by: SideId; readonly order: Order };

/** Counts a kernel again and returns every line that differs; the caller decides what to do about it. */
export function runCensus(systems: KnownSystems, input: unknown, options: CensusOptions = {}): CensusResult {
  const read = readKernel(input);
  if (!read.ok) return { id: '', counts: [], problems: read.problems };
  const { kernel } = read;
  const system = systems.get(kernel.system);
  if (!system) {
    const message = `There is no rulebook "${kernel.system}"; there are: ${[...systems.keys()].sort().join(', ')}.`;
    return { id: kernel.id, counts: [], problems: [problem('UNKNOWN_SYSTEM', '$.system', message)] };
  }
  return count(system, kernel, options);
}

type Read = { ok: true; kernel: Kernel } | { ok: false; problems: CensusProblem[] };

export function readKernel(input: unknown): Read {
  if (isTooDeep(input))
    return {
      ok: false,
      problems: [problem('KERNEL_MALFORMED', '$', `At most ${DEEPEST} things may lie within each other.`)],
    };
  const read = readAs(kernelSchema, input);
  if (read.ok) return { ok: true, kernel: read.value };
  const problems = read.wrong
    .slice(0, 50)
    .map(({ path, message }) => problem('KERNEL_MALFORMED', pathOf(path), message));
  return { ok: false, problems };
}

function count(system: KnownSystem, kernel: Kernel, options: CensusOptions): CensusResult {
  const { id } = kernel;
  const problems: CensusProblem[] = [];
  const counts: Count[] = [];
  const begun = beginKernel(system, kernel);
  if ('problems' in begun) return { id, counts, problems: begun.problems };
  for (const [i, line] of kernel.counts.entries()) {
    const path = `$.counts[${i}]`;
    const { asked: text, written } = splitLine(line);
    const asked = readLine(system, text);
    if (typeof asked === 'string') problems.push(problem('BAD_LINE', path, asked));
    else
      try {
        const one = countLine(system, begun.battle, asked, options);
        counts.push({ asked: text, ...(written !== undefined && { written }), ...one });
        if (written !== one.counted) problems.push(differs(system, kernel, path, text, written, one.counted));
      } catch (error) {
        problems.push(problem('CANNOT_COUNT', path, error instanceof Error ? error.message : String(error)));
      }
  }
  if (problems.length === 0 && kernel.rules !== system.rulebook.version)
    problems.push(
      problem(
        'OTHER_RULES',
        '$.rules',
        `Counted for ${kernel.rules}, now ${system.rulebook.version}; the numbers are the same: update the kernel.`,
      ),
    );
  return { id, counts, problems };
}

function differs(
  system: KnownSystem,
  kernel: Kernel,
  path: string,
  asked: string,
  written: string | undefined,
  counted: string,
): CensusProblem {
  if (written === undefined)
    return problem('NOT_COUNTED_YET', path, `${asked} = ${counted}: update the kernel.`);
  const advice =
    kernel.rules === system.rulebook.version
      ? 'Divide to find the first order that differs; when the rules were meant to change, raise the version of the rulebook and update.'
      : `The rules have changed from ${kernel.rules} to ${system.rulebook.version}: check that this was meant, and update.`;
  return problem('COUNT_DIFFERS', path, `${asked}: written ${written}, counted ${counted}. ${advice}`);
}

function beginKernel(
  system: KnownSystem,
  kernel: Kernel,
): { battle: Battle } | { problems: CensusProblem[] } {
  const { rulebook } = system;
  const { scenario, position } = kernel;
  if ((scenario === undefined) === (position === undefined))
    return { problems: [problem('KERNEL_MALFORMED', '$', 'Give a position or a scenario, one of the two.')] };
  const text = typeof scenario === 'string' ? system.scenarios[scenario] : scenario;
  const begun =
    position === undefined
      ? beginScenario(rulebook, text, system.lay, { id: kernel.id })
      : draftPosition(rulebook, { id: kernel.id, ...position });
  const where = position === undefined ? '$.scenario' : '$.position';
  const within = (found: CensusProblem) => ({ ...found, path: found.path.replace(/^\$/, where) });
  if (!begun.ok) return { problems: begun.problems.map(within) };
  const laid = system.lay(begun.position);
  if (!laid.ok) return { problems: laid.problems.map(within) };
  const battle = new Battle(begun.position, laid.table);
  try {
    if (battle.position.awaiting.length === 0 && !battle.isOver)
      settle(battle, open(rulebook, battle, diceSeed(sha256Hex('census')).forAction(kernel.id, 0)));
  } catch (error) {
    return {
      problems: [problem('CANNOT_COUNT', where, error instanceof Error ? error.message : String(error))],
    };
  }
  return { battle };
}

/** What stands left of the last ` = ` that follows an order or a number. */
function splitLine(line: string): { asked: string; written?: string } {
  const match = /^((?:orders|states) \d+|chance .*?\}) = (.*)$/s.exec(line);
  return match ? { asked: match[1] as string, written: match[2] as string } : { asked: line };
}

const FORMS = 'A line reads "orders N = ...", "states N = ..." or "chance SIDE {order} = ...".';
const DEEPEST_COUNT = 6;

function readLine({ rulebook }: KnownSystem, asked: string): Asked | string {
  const depth = /^(orders|states) (\d)$/.exec(asked);
  if (depth) {
    const n = Number(depth[2]);
    if (n < 1 || n > DEEPEST_COUNT) return `Count 1 to ${DEEPEST_COUNT} decisions.`;
    return { count: depth[1] as 'orders' | 'states', depth: n };
  }
  const chance = /^chance (\S+) (\{.*\})$/s.exec(asked);
  if (!chance) return FORMS;
  const json = jsonOf(chance[2] as string);
  if (json === undefined) return `The order is not JSON: ${chance[2]}`;
  const order = parseOrder(rulebook, json);
  return isRefusal(order) ? order.why : { count: 'chance', by: chance[1] as string, order };
}

function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function countLine(
  { rulebook }: KnownSystem,
  battle: Battle,
  asked: Asked,
  options: CensusOptions,
): Pick<Count, 'counted' | 'parts'> {
  if (asked.count === 'chance') {
    const odds = distribution(rulebook, battle, asked.by, asked.order);
    if (isRefusal(odds)) throw new Error(odds.why);
    return { counted: oddsText(odds) };
  }
  if (asked.count === 'states') return { counted: String(stateCensus(rulebook, battle, asked.depth)) };
  const parts = options.divide ? { parts: divide(rulebook, battle, asked.depth) } : {};
  return { counted: String(orderCensus(rulebook, battle, asked.depth)), ...parts };
}

/** `24: 17 nothing | 7 broken: Red 1`; outcomes of equal weight in the order of their names. */
function oddsText({ total, chances }: Distribution): string {
  const rows = [...chances].sort(
    (a, b) => Number(BigInt(b.cases) - BigInt(a.cases)) || (a.outcome < b.outcome ? -1 : 1),
  );
  return `${total}: ${rows.map(({ cases, outcome }) => `${cases} ${outcome}`).join(' | ')}`;
}

/** The kernel with its numbers as they are counted now. */
export function updated(kernel: Kernel, result: CensusResult, version: string): Kernel {
  const counted = new Map(result.counts.map(({ asked, counted }) => [asked, counted]));
  const counts = kernel.counts.map((line) => {
    const { asked } = splitLine(line);
    const now = counted.get(asked);
    return now === undefined ? line : `${asked} = ${now}`;
  });
  return { ...kernel, rules: version, counts };
}

function problem(code: string, path: string, message: string): CensusProblem {
  return { code, path, message };
}
