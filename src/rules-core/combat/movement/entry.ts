/** Entering a place (10.1.8, 10.2.6, 6.13.2): what a unit finds there. */
import { walkIntoBlasts } from '../artillery/bombard.js';
import type { Mode } from '../attributes.js';
import { endWithoutFoes } from '../close-combat/leaving.js';
import { leaveEnfilade } from '../fire/enfilade.js';
import { arrive, type Going, getsOut, isUnderground } from '../fortifications/hazards.js';
import { moraleCheck } from '../morale/checks.js';
import { loseNest } from '../morale/harm.js';
import { isDisrupted, isLeader, unitsInHex } from '../morale/status.js';
import type { RuleId } from '../rules.js';
import { noteControl } from '../scenario/control.js';
import { entered, OFF_MAP } from '../scenario/edges.js';
import { revealAt } from '../scenario/hidden.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { carried } from '../terrain/afloat.js';
import { isTrench } from '../terrain/costs.js';
import { manhole, marksAt } from '../terrain/ground.js';
import { type Nook, nookOf } from '../terrain/nooks.js';
import { hexOf } from '../terrain/places.js';
import type { Step } from './acts.js';
import type { March } from './march.js';

export interface Paid {
  readonly mp: number;
  readonly left: number;
  readonly mode: Mode;
  /** It runs away, Disrupted or not. */
  readonly flees?: true;
}

/** Something that happens to every unit that leaves one place for another. Chapters add theirs. */
type OnEntry = (act: Act, unit: string, from: string, to: string, mode: Mode) => void;
const ON_ENTRY: readonly OnEntry[] = [meetDisrupted];

/** Goes there; what waits there comes when all who take this step have taken it (10.5.1). */
export function enter(
  act: Act,
  unit: Unit,
  step: Step,
  { mp, left, mode, flees }: Paid,
): Arrival | undefined {
  const from = unit.at ?? OFF_MAP;
  const to = step.to as string;
  const going: Going = {
    unit: unit.id,
    to,
    mode,
    ...(unit.at !== undefined && { from: unit.at }),
    ...(step.trench && { intoTrench: true }),
    ...(flees && { flees }),
  };
  const underground = isUnderground(act, going);
  if (!getsOut(act, going)) return undefined;
  act.effect(
    'entered',
    { unit: unit.id, from, to, mp, left },
    {
      changes: [...arrival(act.battle, unit, step, mode), ...carried(act.battle, unit, to)],
      cites: citesOf(mode),
    },
  );
  comeFrom(act, unit, from);
  return { going, underground };
}

/** Somebody who has just come to a place. */
export interface Arrival {
  readonly going: Going;
  readonly underground: boolean;
}

/** What waits for those who have taken their step at once: leaders first, and one blast for all in a hex (9.1.4.3, 10.5.1). */
export function meetTogether(act: Act, arrivals: readonly Arrival[]): void {
  const isLed = ({ going }: Arrival): boolean => {
    const unit = act.battle.unit(going.unit);
    return unit !== undefined && isLeader(unit);
  };
  const inOrder = [...arrivals.filter(isLed), ...arrivals.filter((each) => !isLed(each))];
  for (const { going } of inOrder) findFriendAndFoe(act, going);
  for (const { going, underground } of inOrder)
    if (act.battle.unit(going.unit)?.at === going.to) arrive(act, going, underground);
  const there = arrivals.filter(({ going }) => act.battle.unit(going.unit)?.at === going.to);
  for (const hex of new Set(there.map(({ going }) => hexOf(going.to))))
    walkIntoBlasts(
      act,
      there.filter(({ going }) => hexOf(going.to) === hex).map(({ going }) => going.unit),
      hex,
    );
}

function comeFrom(act: Act, unit: Unit, from: string): void {
  endWithoutFoes(act, unit, from);
  if (unit.rank === 'commissar' && from !== OFF_MAP) loseNest(act, unit.side, from);
}

/** Hidden enemies and Disrupted friends. */
function findFriendAndFoe(act: Act, { unit: id, to, mode, from = OFF_MAP }: Going): void {
  const unit = act.battle.unit(id);
  if (!unit) return;
  revealAt(act, to, unit.side);
  noteControl(act, to);
  for (const happen of ON_ENTRY) if (act.battle.unit(id)?.at === to) happen(act, id, from, to, mode as Mode);
}

/** The place that a step leads to, by a manhole too (6.5.1.7.2). */
export function leadsTo(battle: Battle, unit: Unit, { to, do: deed }: Step): string | undefined {
  return to ?? (deed === 'out-of-sewer' && unit.at ? manhole(battle, unit.at) : undefined);
}

const MODE_RULES: Readonly<Record<Mode, RuleId>> = {
  running: '10.1.3',
  cautious: '10.1.4',
  assault: '10.1.5',
  crawling: '10.1.6',
};
const citesOf = (mode: Mode): RuleId[] => [MODE_RULES[mode]];

function arrival(battle: Battle, unit: Unit, step: Step, mode: Mode): Change[] {
  const to = step.to as string;
  const changes: Change[] = [...vacated(battle, unit), ...leaveEnfilade(battle, unit)];
  const under = step.trench && isTrench(battle, to);
  const post = under
    ? marksAt(battle, to).trench
      ? ('trench' as const)
      : ('at-trench' as const)
    : undefined;
  changes.push({
    do: 'unit',
    unit: unit.id,
    set: {
      at: to,
      ...(unit.enters && { enters: null }),
      ...((post || unit.post) && { post: post ?? null }),
      ...((step.shellholes || unit.inShellholes) && { inShellholes: step.shellholes ? true : null }),
      ...(unit.dugIn && { dugIn: null }),
      ...(unit.onLip && { onLip: null }),
      ...(unit.inCover && { inCover: null }),
      ...(marksAt(battle, to).wire && mode === 'crawling' && { marker: 'crawled-fired' as const }),
    },
  });
  if (unit.at === undefined)
    changes.push({ do: 'location', at: hexOf(to), set: { entered: entered(battle, unit, to) } });
  return changes;
}

/** A Dug-In marker left behind may be used by others until the end of the turn (7.1.2/a). */
function vacated(battle: Battle, unit: Unit): Change[] {
  if (!unit.dugIn || isLeader(unit) || unit.kind === 'gun') return [];
  const hex = hexOf(unit.at as string);
  return [{ do: 'location', at: hex, set: { emptyDugIn: (battle.location(hex).emptyDugIn ?? 0) + 1 } }];
}

export const hasEnemy = (battle: Battle, at: string, side: string): boolean =>
  battle.unitsAt(at).some((unit) => unit.side !== side && !unit.hidden && unit.kind !== 'aircraft');

/** Deeds that lead from one place of a hex to another: into a nook, or out of it among those outside. */
const WITHIN: Partial<Record<NonNullable<Step['do']>, Nook | 'outside'>> = {
  'into-pillbox': 'pillbox',
  'out-of-pillbox': 'outside',
  climb: 'lip',
};
export const changesNook = (step: Step): boolean => step.do !== undefined && WITHIN[step.do] !== undefined;

/** Does the step bring it face to face with enemies: in a hex, or in a place of its own there (2.5.4, 7.9.4)? */
export function meetsEnemy(battle: Battle, unit: Unit, step: Step): string | undefined {
  const nook = step.do && WITHIN[step.do];
  const at = nook ? unit.at : leadsTo(battle, unit, step);
  if (at === undefined) return undefined;
  const enemies = battle.unitsAt(at).filter((other) => other.side !== unit.side && !other.hidden);
  const met = enemies.some(
    (other) => other.kind !== 'aircraft' && (nookOf(other) ?? 'outside') === (nook ?? 'outside'),
  );
  return met ? at : undefined;
}

/** With a leader, in a platoon or charging no check is needed (10.1.8, 10.5.3.1#2). */
export const mayEnterEnemy = (unit: Unit, march: Pick<March, 'platoon' | 'charge'>): boolean =>
  isLeader(unit) || march.platoon === true || march.charge === 'made';

/** Its occupants have not yet been asked whether they bug out (10.6.4). */
export function isApproached(
  battle: Battle,
  to: string,
  { side, approached }: Pick<March, 'side' | 'approached'>,
): boolean {
  return hasEnemy(battle, to, side) && !approached?.includes(to);
}

/** Among Disrupted friends nerves fail, unless an able leader is in the hex (10.2.6). */
function meetDisrupted(act: Act, id: string, _: string, to: string): void {
  const { battle } = act;
  const unit = battle.theUnit(id);
  if (isLeader(unit)) return;
  const friends = battle.unitsAt(to).filter((other) => other.side === unit.side && other.id !== id);
  if (!friends.some(isDisrupted)) return;
  const led = unitsInHex(battle, hexOf(to)).some(
    (other) => other.side === unit.side && isLeader(other) && !isDisrupted(other),
  );
  if (!led) moraleCheck(act, id, { cites: ['10.2.6'] });
}
