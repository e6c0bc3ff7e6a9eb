/** Morale Checks and Task Checks (3.2.3), one unit at a time and for all targets of an attack. */
import { DR, total } from '../../kernel/dice/index.js';
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import { isJapanese, staysCalm } from '../pacific/japanese.js';
import type { AslAct, AslUnit, Modifier, RuleId } from '../system.js';
import { failsByMoreThanElr } from '../units/elr.js';
import { canLead, isInfantry, isLeader, leadershipOf, moraleOf } from '../units/units.js';
import { breakUnit } from './breaking.js';
import { casualtyReduce, eliminate, isPinnable, pin } from './casualties.js';
import type { Check } from './effects.js';

interface CheckNotes {
  /** What is checked, as at the table: 2MC, LLMC, PTC. */
  readonly check: string;
  readonly modifiers?: readonly Modifier[];
  readonly cites: readonly RuleId[];
  /** The DR, when another roll serves (3.3.3/FPF-b). */
  readonly dr?: number;
  /** The morale, when it is not the unit's own (8.2.1/hut-f). */
  readonly morale?: number;
}

export function sum(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((total, { value }) => total + value, 0);
}

function check(act: AslAct, unit: AslUnit, notes: CheckNotes, modifiers: readonly Modifier[]): Check {
  const dr = notes.dr ?? total(act.rollOf(notes.check, [unit.id], DR, unit.hidden ? [unit.side] : undefined));
  return {
    unit: unit.id,
    morale: notes.morale ?? moraleOf(act.battle, unit),
    dr,
    modifiers,
    final: dr + sum(modifiers),
  };
}

/** A Morale Check of one unit with everything that comes of it; returns true if it passed. */
function moraleCheck(act: AslAct, id: UnitId, notes: CheckNotes, leader?: AslUnit): boolean {
  const unit = act.battle.theUnit(id);
  const made = check(act, unit, notes, withLeadership(notes.modifiers ?? [], leader));
  const passed = made.final <= made.morale && made.dr !== 12;
  act.effect('morale-check', { ...made, check: notes.check, passed }, { cites: notes.cites });
  if (!passed) fail(act, unit, made);
  else if (made.final === made.morale && !unit.broken) pin(act, id, ['3.2.3/pin-MC']);
  return passed;
}

function withLeadership(modifiers: readonly Modifier[], leader: AslUnit | undefined): readonly Modifier[] {
  if (!leader) return modifiers;
  return [...modifiers, { label: leader.name, value: leadershipOf(leader), cites: ['3.2.3/NMC-g'] }];
}

function fail(act: AslAct, unit: AslUnit, { dr, final, morale }: Check): void {
  if (unit.broken) {
    if (dr === 12) eliminate(act, unit.id, ['3.2.3/NMC-d']);
    else casualtyReduce(act, unit.id);
    return;
  }
  if (dr === 12) worstOf(act, unit);
  if (!act.battle.unit(unit.id)) return;
  failsByMoreThanElr(act, unit.id, final - morale);
  breakUnit(act, unit.id);
}

/** An original 12 reduces; it is the end of a Japanese leader (8.1.7/j). */
function worstOf(act: AslAct, unit: AslUnit): void {
  if (isLeader(unit) && isJapanese(unit)) eliminate(act, unit.id, ['8.1.7/j']);
  else casualtyReduce(act, unit.id);
}

/** A Task Check. Returns true if the unit passed; the caller decides what a failure means. */
export function taskCheck(act: AslAct, id: UnitId, notes: CheckNotes, leader?: AslUnit): boolean {
  const unit = act.battle.theUnit(id);
  const made = check(act, unit, notes, withLeadership(notes.modifiers ?? [], leader));
  const passed = made.final <= made.morale;
  act.effect('task-check', { ...made, check: notes.check, passed }, { cites: notes.cites });
  return passed;
}

/** A Pin Task Check: unbroken, unpinned units that fail are pinned (3.2.3/PTC-a). */
function pinTaskCheck(act: AslAct, id: UnitId, notes: CheckNotes, leader?: AslUnit): boolean {
  if (!isPinnable(act.battle, act.battle.theUnit(id))) return true;
  const passed = taskCheck(act, id, notes, leader);
  if (!passed) pin(act, id, ['3.2.3/PTC-a']);
  return passed;
}

/** Units that make the same check. */
export interface Due {
  readonly units: readonly UnitId[];
  readonly check: 'morale' | 'pin';
  readonly notes: CheckNotes;
}

export function moraleChecks(act: AslAct, units: readonly UnitId[], notes: CheckNotes): void {
  checkAll(act, [{ units, check: 'morale', notes }]);
}

function pinTaskChecks(act: AslAct, units: readonly UnitId[], notes: CheckNotes): void {
  checkAll(act, [{ units, check: 'pin', notes }]);
}

/**
 * All checks that an attack asks for, whatever the DRM of each: the best leader makes his first; once he has come
 * through unharmed his modifier helps the others of his side, lesser leaders included, never himself (3.2.3/NMC-b,
 * NMC-g). So does a leader to whom nothing happened.
 */
export function checkAll(act: AslAct, dues: readonly Due[], unharmed: readonly UnitId[] = []): void {
  const { battle } = act;
  const jobs = dues.flatMap((due) =>
    due.units.map((id) => ({ unit: battle.theUnit(id), due })).filter(({ unit }) => isInfantry(unit)),
  );
  const spared = unharmed.map((id) => ({ unit: battle.theUnit(id), due: undefined }));
  const leaders = [...jobs, ...spared].filter(({ unit }) => isLeader(unit));
  const leading = new Map<SideId, AslUnit>();
  for (const { unit, due } of leaders.sort((a, b) => byQuality(a.unit, b.unit))) {
    const { id, side } = unit;
    const passed = !due || makeCheck(act, id, due, leading.get(side));
    const now = battle.unit(id);
    if (!leading.has(side) && passed && now && canLead(now)) leading.set(side, now);
  }
  for (const { unit, due } of jobs) if (!isLeader(unit)) makeCheck(act, unit.id, due, leading.get(unit.side));
}

function makeCheck(act: AslAct, id: UnitId, { check, notes }: Due, leader: AslUnit | undefined): boolean {
  return check === 'morale' ? moraleCheck(act, id, notes, leader) : pinTaskCheck(act, id, notes, leader);
}

function byQuality(a: AslUnit, b: AslUnit): number {
  return leadershipOf(a) - leadershipOf(b) || (b.morale ?? 0) - (a.morale ?? 0);
}

/** A leader as he was: units change in place. */
interface Remembered {
  readonly leader: AslUnit;
  readonly morale: number;
  readonly leadership: number;
}

/**
 * Does something that may cost leaders their lives or nerves, then makes those who were stacked with them check
 * (3.2.3/LLMC, LLTC).
 */
export function withLeaderLoss(act: AslAct, at: LocationId, side: SideId, work: () => void): void {
  const { battle } = act;
  const leaders = battle
    .unitsAt(at)
    .filter((unit) => unit.side === side && isLeader(unit))
    .map((leader) => ({
      wasBroken: leader.broken === true,
      was: { leader, morale: moraleOf(battle, leader), leadership: leadershipOf(leader) },
    }));
  work();
  const dead = leaders.filter(({ was }) => !battle.unit(was.leader.id));
  const shaken = leaders.filter(({ was, wasBroken }) => !wasBroken && battle.unit(was.leader.id)?.broken);
  for (const { was } of dead) withLeaderLoss(act, at, side, () => leaderLossCheck(act, at, was, 'LLMC'));
  for (const { was } of shaken) withLeaderLoss(act, at, side, () => leaderLossCheck(act, at, was, 'LLTC'));
}

function leaderLossCheck(
  act: AslAct,
  at: LocationId,
  { leader, morale, leadership }: Remembered,
  check: 'LLMC' | 'LLTC',
): void {
  const { battle } = act;
  const shaken = battle
    .unitsAt(at)
    .filter((unit) => unit.side === leader.side && isInfantry(unit) && unit.id !== leader.id)
    .filter((unit) => !unit.melee && battle.clock.combat !== at && moraleOf(battle, unit) < morale)
    .filter((unit) => check === 'LLMC' || !unit.broken);
  const value = Math.max(0, -leadership);
  const modifiers: Modifier[] = [{ label: `loss of ${leader.name}`, value, cites: [`3.2.3/${check}`] }];
  const notes = { modifiers, cites: [`3.2.3/${check}`] as const };
  const calm = shaken.filter((unit) => check === 'LLTC' || staysCalm(unit)).map(({ id }) => id);
  const others = shaken.map(({ id }) => id).filter((id) => !calm.includes(id));
  moraleChecks(act, others, { check: 'LLMC', ...notes });
  pinTaskChecks(act, calm, { check: 'LLTC', ...notes });
}
