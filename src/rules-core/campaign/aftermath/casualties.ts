/** Who came back from a battle, and who did not. */
import type { Roll } from '../../kernel/dice/index.js';
import type { Json } from '../../kernel/position/position.js';
import type { RosterId, RosterRow, RosterState } from '../book/book.js';
import type { Setting } from '../book/changes.js';
import { rollOn } from '../book/dice.js';
import type { Deciding } from '../facts/decide.js';
import { isBetter } from '../policies/classes.js';
import { causeIn, type Fought, type FoughtUnit, foeOf, rowOf } from './fought.js';
import type { UnitReport } from './report.js';

const STATE_BY_FATE: { readonly [Fate in UnitReport['fate']]: RosterState } = {
  unhurt: 'ready',
  withdrawn: 'ready',
  reduced: 'ready',
  wounded: 'wounded',
  damaged: 'repairing',
  killed: 'lost',
  destroyed: 'lost',
  captured: 'captured',
  surrendered: 'captured',
  missing: 'missing',
  merged: 'merged',
};

interface Ending {
  readonly state: RosterState;
  readonly fate: string;
  readonly policy?: string;
  readonly roll?: Roll;
  readonly cites?: readonly string[] | undefined;
}

/** Brings one of them out of the battle. */
export function comeBack(fought: Fought, unit: FoughtUnit): void {
  changeCounter(fought, unit);
  leave(fought, unit, endingOf(fought, unit));
}

/** Its counter at the end is another: it was reduced, halved or replaced, or has become more than it was. */
function changeCounter(fought: Fought, { id, reported }: FoughtUnit): void {
  const { tell, battle } = fought;
  const row = rowOf(fought, id);
  const { counter = row.counter, kind = row.kind, fate, cause } = reported;
  if (counter === row.counter && kind === row.kind) return;
  tell({
    what: 'casualty',
    about: {
      unit: id,
      battle,
      fate: fate === 'reduced' ? 'reduced' : 'replaced',
      from: row.counter,
      to: counter,
    },
    changes: [{ in: 'roster', id, set: { counter, kind, ...madeUpTo(fought, row, { counter, kind }) } }],
    cause: causeIn({ battle }, cause),
    to: [row.side],
  });
}

/** What it is made up to from now on: its full strength, however often it was reduced; nothing where it has grown. */
function madeUpTo(
  { policies }: Fought,
  row: RosterRow,
  now: Pick<RosterRow, 'counter' | 'kind'>,
): Setting<RosterRow> {
  const hasJoined = row.kind !== 'squad' && now.kind === 'squad';
  const whole = row.was ?? (hasJoined ? now.counter : row.counter);
  const isGrown = (hasJoined && row.was === undefined) || isBetter(policies, row, whole, now.counter);
  return {
    was: isGrown || whole === now.counter ? null : whole,
    ...(isGrown && row.baseline && { baseline: null }),
  };
}

function endingOf(fought: Fought, unit: FoughtUnit): Ending {
  const { policies, report } = fought;
  const { fate } = unit.reported;
  const state = STATE_BY_FATE[fate];
  if (state === 'lost') return eliminated(fought, unit);
  const { winner } = report;
  if (
    state === 'missing' &&
    policies.casualties.loserMissingIsCaptured &&
    winner !== null &&
    winner !== unit.before.side
  )
    return { state: 'captured', fate, policy: 'casualties.loserMissingIsCaptured' };
  return { state, fate };
}

/** Dead, as the battle says; or the policy has its dice about that. */
function eliminated({ policies, dice, battle }: Fought, { id, before, reported }: FoughtUnit): Ending {
  const { fate } = reported;
  const rule = policies.casualties.eliminated.find(({ kinds }) => kinds.includes(before.kind));
  if (!rule) return { state: 'lost', fate };
  const { result, roll } = rollOn(
    rule.table,
    dice,
    `battle ${battle}/eliminated/${id}`,
    `casualty: ${before.name}`,
  );
  return { state: result, fate, policy: 'casualties.eliminated', roll, cites: rule.table.cites };
}

/** Tells how the battle ended for a unit: one that is ready has `returned`, any other is a `casualty`. */
export function leave(
  fought: Fought,
  unit: FoughtUnit,
  { state, fate, policy, roll, cites }: Ending,
  also: Setting<RosterRow> = {},
): void {
  const { tell, battle } = fought;
  const { id, reported } = unit;
  const row = rowOf(fought, id);
  const set = { ...outcome(fought, unit, state), ...(row.comes && { comes: null }), ...also };
  const shared = {
    changes: [{ in: 'roster', id, set: { ...set, state, battle: null, battles: row.battles + 1 } }] as const,
    cause: causeIn(fought, reported.cause, policy),
    ...(roll && { rolls: [roll] }),
    ...(cites && { cites }),
    to: [row.side],
  };
  if (state === 'ready') tell({ what: 'returned', about: { unit: id, battle }, ...shared });
  else tell({ what: 'casualty', about: { unit: id, battle, fate, from: 'battle', to: state }, ...shared });
  if (state === 'captured') taken(fought, unit);
}

/** What its state brings along: how long a wound takes, what damage is left, in whom it lives on. */
function outcome(fought: Fought, { id, reported }: FoughtUnit, state: RosterState): Setting<RosterRow> {
  const { is = {}, into, with: bearer } = reported;
  const row = rowOf(fought, id);
  const set: { -readonly [Member in keyof RosterRow]?: RosterRow[Member] | null } = {};
  if (bearer !== undefined) set.with = bearer;
  if (state === 'wounded') set.until = fought.turn + fought.policies.casualties.turnsWounded;
  if (state === 'merged' && into !== undefined) set.with = into;
  const isHurt = state === 'wounded' || state === 'repairing';
  const isOfIts = ([key]: [string, Json]) => !isHurt || fought.pieces.lasting?.has(key) === true;
  const all = Object.entries(is);
  const own = Object.fromEntries(all.filter(isOfIts));
  const hurt = Object.fromEntries(all.filter((one) => !isOfIts(one)));
  if (Object.keys(own).length > 0) set.is = merged(row.is, own);
  if (Object.keys(hurt).length > 0) set.hurt = { ...row.hurt, ...hurt };
  return set;
}

/** What it brings along from now on; what is null it no longer does. */
function merged(before: RosterRow['is'], now: Readonly<Record<string, Json>>): RosterRow['is'] | null {
  const kept = Object.entries({ ...before, ...now }).filter(([, value]) => value !== null);
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

function taken(fought: Fought, { id, before, reported }: FoughtUnit): void {
  const captor = reported.captor ?? foeOf(fought, before.side);
  fought.tell({
    what: 'captured',
    about: { unit: id, captor, battle: fought.battle },
    changes: [{ in: 'roster', id, set: { captor } }],
    cause: causeIn(fought, reported.cause),
    to: [before.side],
  });
}

/** Whom a weapon is with, though he was merged into another meanwhile. */
export function livesOnIn(deciding: Pick<Deciding, 'book'>, id: RosterId): RosterId {
  const seen = new Set<RosterId>();
  let at = id;
  for (let row = deciding.book.roster[at]; row?.state === 'merged' && row.with && !seen.has(at); ) {
    seen.add(at);
    at = row.with;
    row = deciding.book.roster[at];
  }
  return at;
}
