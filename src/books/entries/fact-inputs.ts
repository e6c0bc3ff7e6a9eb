/** Facts as people send them, typed or as files: what they come to, and where in the input something is wrong. */
import type {
  BattleReportInput,
  CorrectedFactInput,
  RosterInput,
  SealedOrdersInput,
} from '../../api/index.js';
import {
  type Fact,
  type FactKind,
  type FactRefused,
  refusedFact,
} from '../../rules-core/campaign/facts/facts.js';
import type { FileProblem } from '../files/csv.js';
import { inFile, type LinesOf, reportFromCsv, rosterFromCsv, rosterFromJson } from '../files/roster-files.js';
import type { CorrectedFact } from '../line/book-reader.js';
import type { FactInput } from './books.js';
import { formation, rosterUnit, sealedOrders, typedReport } from './inputs.js';
import { placeInOrders } from './place-in-orders.js';

type Path = readonly string[];

/** Names what is wrong with a fact by its place in the input. */
type InInput = (refused: FactRefused) => FactRefused;

export type FromInput<Value> =
  | { readonly value: Value; readonly inInput: InInput; readonly problem?: undefined }
  | { readonly problem: FileProblem; readonly path: Path };

export function reportIn({ typed, json, csv }: BattleReportInput, path: Path): FromInput<unknown> {
  if (!csv) return { value: typed ? typedReport(typed) : json, inInput: moved(['report'], path) };
  const at = [...path, 'csv', 'units'];
  const file = reportFromCsv(csv);
  if (file.problem) return { problem: file.problem, path: at };
  return { value: file.value, inInput: inFileAt(at, file.lines) };
}

/** The report with a note beside it; one that is there already stays where no other is given. */
export function withNote(report: unknown, note: string | null | undefined): unknown {
  return note == null || typeof report !== 'object' || report === null ? report : { ...report, note };
}

export function rosterIn({ units, csv, json }: RosterInput, path: Path): FromInput<object> {
  if (units)
    return {
      value: { roster: units.roster.map(rosterUnit), formations: units.formations.map(formation) },
      inInput: moved([], [...path, 'units']),
    };
  const at = [...path, csv != null ? 'csv' : 'json'];
  const read = csv != null ? rosterFromCsv(csv) : rosterFromJson(json as string);
  if (read.problem) return { problem: read.problem, path: at };
  return { value: read.value, inInput: read.lines ? inFileAt(at, read.lines) : moved([], at) };
}

export function ordersIn(orders: SealedOrdersInput, path: Path): FromInput<object> {
  const inInput: InInput = ({ path: place = [], ...refused }) =>
    moved(['orders'], path)({ ...refused, path: placeInOrders(orders, place) });
  return { value: sealedOrders(orders), inInput };
}

/** What should have been entered: a fact as JSON, or typed. */
export function factAsked({ fact, instead }: CorrectionInput): FromInput<CorrectedFact> {
  if ((fact == null) === (instead == null))
    return {
      problem: { code: 'NOTHING_CORRECTED', message: 'Give either `fact` or `instead`.' },
      path: ['instead'],
    };
  if (instead) return correctedIn(instead, ['instead']);
  // What is wrong with the fact is said from its beginning on; what is wrong with its place is not.
  const inInput: InInput = (refused) =>
    PLACE_OF_A_FACT.has(String(refused.path?.[0])) ? refused : moved([], ['fact'])(refused);
  return { value: fact as FactInput, inInput };
}

interface CorrectionInput {
  readonly fact?: unknown;
  readonly instead?: CorrectedFactInput | null | undefined;
}

const PLACE_OF_A_FACT: ReadonlySet<string> = new Set(['version', 'fact']);

/** What stands in the place of an entry: of the same kind as that, or nothing. */
function correctedIn(
  { report, roster, orders, nothing }: CorrectedFactInput,
  path: Path,
): FromInput<CorrectedFact> {
  if (report)
    return inPlaceOf('report', reportIn(report, [...path, 'report']), (entered, value) => ({
      ...entered,
      report: withNote(value, noteIn(value) ?? entered.report.note),
    }));
  if (roster)
    return inPlaceOf('enlist', rosterIn(roster, [...path, 'roster']), (_, value) => ({
      fact: 'enlist',
      ...(value as object),
    }));
  if (orders)
    return inPlaceOf('seal', ordersIn(orders, [...path, 'orders']), (entered, value) => ({
      ...entered,
      orders: value,
    }));
  if (nothing) return { value: () => ({ fact: 'nothing' }), inInput: (refused) => refused };
  return {
    problem: {
      code: 'NOTHING_CORRECTED',
      message: 'Say what should have been entered; `nothing` is only given by true.',
    },
    path,
  };
}

/** A report as JSON may have a note of its own. */
const noteIn = (report: unknown): string | undefined =>
  typeof report === 'object' && report !== null && 'note' in report && typeof report.note === 'string'
    ? report.note
    : undefined;

function inPlaceOf<Kind extends FactKind, Value>(
  kind: Kind,
  read: FromInput<Value>,
  put: (entered: Extract<Fact, { fact: Kind }>, value: Value) => FactInput,
): FromInput<CorrectedFact> {
  if (read.problem) return read;
  const { value, inInput } = read;
  return {
    value: (entered) =>
      entered.fact === kind
        ? put(entered as Extract<Fact, { fact: Kind }>, value)
        : refusedFact(
            'OTHER_KIND',
            `The entry is "${entered.fact}", not "${kind}": correct it in its own form.`,
            'version',
          ),
    inInput,
  };
}

/** What is wrong below one place is wrong below another; what is wrong elsewhere stays where it is. */
function moved(from: Path, to: Path): InInput {
  return ({ path = [], ...refused }) => {
    const isBelow = path.length > 0 && from.every((step, i) => path[i] === step);
    return {
      ...refused,
      ...(path.length > 0 && { path: isBelow ? [...to, ...path.slice(from.length)] : path }),
    };
  };
}

function inFileAt(path: Path, lines: LinesOf = {}): InInput {
  return (refused) => {
    const told = inFile(refused, lines);
    return told === refused ? refused : { ...told, path: [...path] };
  };
}
