/** A battle whose aftermath is worked out: who of the roster was in it, what it reported of each, and what each did. */
import type { SideId } from '../../kernel/position/position.js';
import {
  type BattleId,
  type BattleRow,
  campaignOf,
  ids,
  type RosterId,
  type RosterRow,
} from '../book/book.js';
import type { Deciding } from '../facts/decide.js';
import type { Cause } from '../facts/facts.js';
import { inForce, type Policies } from '../policies/policies.js';
import type { Arisen, BattleCause, BattleReport, UnitReport } from './report.js';

export interface Fought extends Deciding {
  readonly battle: BattleId;
  readonly row: BattleRow;
  readonly report: BattleReport;
  readonly turn: number;
  /** Those that apply. */
  readonly policies: Policies;
  /** By id: the units it drew, and those that arose in it, as soon as they are on the roster. */
  readonly units: Map<RosterId, FoughtUnit>;
  /** The units that arose, beside those that the battle drew. */
  readonly arisen: readonly Arisen[];
}

export interface FoughtUnit {
  readonly id: RosterId;
  /** As it went into the battle. */
  readonly before: RosterRow;
  readonly reported: UnitReport;
  readonly did: ReadonlyMap<string, Did>;
}

interface Did {
  readonly times: number;
  /** Where it did so, if it was once. */
  readonly cause?: BattleCause;
}

export type ReportedBattle = BattleRow & { readonly report: BattleReport };

export function isReported(row: BattleRow | undefined): row is ReportedBattle {
  return row?.status === 'reported' && row.report !== undefined;
}

export function foughtIn(deciding: Deciding, battle: BattleId, row: ReportedBattle): Fought {
  const { book } = deciding;
  const { policies, turn } = campaignOf(book);
  const { report } = row;
  const { reports, arisen } = halved(report, (id) => book.roster[id]);
  const units = new Map<RosterId, FoughtUnit>();
  const fought = { ...deciding, battle, row, report, turn, policies: inForce(policies), units, arisen };
  for (const id of Object.values(row.drawn).sort()) {
    const before = book.roster[id];
    if (before?.state === 'battle' && before.battle === battle)
      units.set(id, foughtUnit(fought, id, before, reports.get(id)));
  }
  return fought;
}

export function foughtUnit(
  { report, row }: Pick<Fought, 'report' | 'row'>,
  id: RosterId,
  before: RosterRow,
  reported: UnitReport = { ...UNHURT, unit: id },
): FoughtUnit {
  return { id, before, reported, did: didOf(before, reported, { report, row }) };
}

/** What is not named came back. */
const UNHURT: Omit<UnitReport, 'unit'> = {
  fate: 'unhurt',
  checksPassed: 0,
  checksFailed: 0,
  actions: 0,
  deeds: [],
};

/** Deeds by name; to have been in the battle, to have won it, checks, actions and one's own fate (`was-wounded`) are deeds as well. */
function didOf(
  { side }: RosterRow,
  { deeds, fate, checksPassed, checksFailed, actions }: UnitReport,
  { report }: Pick<Fought, 'report' | 'row'>,
): ReadonlyMap<string, Did> {
  const did = new Map<string, Did>([['battle', { times: 1 }]]);
  if (report.winner === side) did.set('victory', { times: 1 });
  for (const { deed, times, cause } of deeds) {
    const before = did.get(deed);
    did.set(deed, before ? { times: before.times + times } : { times, ...(cause && { cause }) });
  }
  const counted = {
    'check-passed': checksPassed,
    'check-failed': checksFailed,
    action: actions,
    [`was-${fate}`]: 1,
  };
  for (const [deed, times] of Object.entries(counted))
    if (times > 0 && !did.has(deed)) did.set(deed, { times });
  return did;
}

/**
 * A squad that was halved lives on in a half. Where the battle tells of the halves alone, the first that came back takes the
 * squad's place, with all that is reported of it; the others arise.
 */
function halved(
  report: BattleReport,
  rowOf: (id: RosterId) => RosterRow | undefined,
): { readonly reports: ReadonlyMap<RosterId, UnitReport>; readonly arisen: readonly Arisen[] } {
  const reports = new Map(report.units.map((one) => [one.unit, one]));
  const heirs = new Map<RosterId, Arisen>();
  for (const half of report.arisen) {
    const { how, from } = half;
    if (how !== 'halved' || from === undefined || rowOf(from)?.kind !== 'squad') continue;
    const whole = reports.get(from);
    if (whole && (whole.fate !== 'unhurt' || whole.kind === 'half-squad')) continue;
    const heir = heirs.get(from);
    if (!heir || (!CAME_BACK.has(heir.fate) && CAME_BACK.has(half.fate))) heirs.set(from, half);
  }
  for (const [squad, half] of heirs) {
    reports.set(squad, inItsPlace(squad, half, reports));
    reports.delete(half.unit);
  }
  const taken = new Set(heirs.values());
  return { reports, arisen: report.arisen.filter((one) => !taken.has(one)) };
}

const CAME_BACK: ReadonlySet<Arisen['fate']> = new Set(['unhurt', 'withdrawn', 'reduced', 'wounded']);

function inItsPlace(
  squad: RosterId,
  { unit, kind, counter, fate, is, cause }: Arisen,
  reports: ReadonlyMap<RosterId, UnitReport>,
): UnitReport {
  const whole = reports.get(squad) ?? { ...UNHURT, unit: squad };
  const half = reports.get(unit) ?? { ...UNHURT, unit };
  return {
    ...half,
    unit: squad,
    fate: fate === 'unhurt' ? 'reduced' : fate,
    kind,
    counter,
    ...(is && { is }),
    ...(cause && { cause }),
    checksPassed: whole.checksPassed + half.checksPassed,
    checksFailed: whole.checksFailed + half.checksFailed,
    actions: whole.actions + half.actions,
    deeds: [...whole.deeds, ...half.deeds],
  };
}

/** The cause of a consequence: this battle, and where in it. */
export function causeIn({ battle }: Pick<Fought, 'battle'>, cause?: BattleCause, policy?: string): Cause {
  return {
    battle,
    ...(cause?.version !== undefined && { version: cause.version }),
    ...(cause?.effect !== undefined && { effect: cause.effect }),
    ...(policy !== undefined && { policy }),
    ...(cause?.says !== undefined && { says: cause.says }),
  };
}

/** One of the roster as it stands now. */
export function rowOf({ book }: Pick<Deciding, 'book'>, id: RosterId): RosterRow {
  const row = book.roster[id];
  if (!row) throw new Error(`There is no "${id}" on the roster.`);
  return row;
}

/** Dead and gone, or living on in another. */
export function isGone({ state }: RosterRow): boolean {
  return state === 'lost' || state === 'merged';
}

/** Whose gain a loss of that side is: the winner's, else that of another side in the battle. */
export function foeOf(
  { book, report, units }: Pick<Fought, 'book' | 'report' | 'units'>,
  side: SideId,
): SideId {
  if (report.winner !== null && report.winner !== side) return report.winner;
  const others = ids(book.side).filter((other) => other !== side);
  const present = new Set([...units.values()].map(({ before }) => before.side));
  return others.find((other) => present.has(other)) ?? others[0] ?? side;
}
