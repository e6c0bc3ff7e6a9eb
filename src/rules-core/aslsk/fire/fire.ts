/** Firing (3.2.2): from the order to the results, and everything that the firers suffer for it. */
import { hexOf, type LocationId, type SideId, type UnitId } from '../../kernel/position/position.js';
import { giveAway } from '../concealment/concealment.js';
import { moraleChecks, withLeaderLoss } from '../morale/checks.js';
import { clumsiness } from '../pacific/japanese.js';
import type { AslAct, AslBattle, AslChange, AslUnit, Modifier } from '../system.js';
import { noMoreSmoke } from '../terrain/smoke.js';
import { isCaptured, isInexperienced, isInfantry, isLeader, isMmc, weaponsOf } from '../units/units.js';
import { moversAt, type Resolved, resolve, targetsAt } from './attack.js';
import { breakDown } from './breakdown.js';
import type { FirePart } from './effects.js';
import { partOf } from './firepower.js';
import { chains, type FireOrder, type Group, hexesOf, type Shot } from './group.js';
import { columnOf, shifted } from './ift.js';
import { firerModifiers } from './modifiers.js';
import { leaveResidual } from './residual.js';
import { canSee, occasion } from './window.js';

/** Those who see the target fire, in as many attacks as they hang together; the others have fired in vain (3.2.2/j). */
export function fireGroup(act: AslAct, group: Group, order: FireOrder, by: SideId): void {
  const { battle } = act;
  giveAway(
    act,
    [...group.shots.map(({ holder }) => holder.id), ...group.helpers.map(({ id }) => id)],
    '8.3/loss-a',
  );
  giveAway(
    act,
    group.leaders.map(({ id }) => id),
    '8.3/loss-j',
  );
  const blind = hexesOf(group.shots).filter((hex) => !canSee(battle, hex, order.at));
  if (blind.length > 0) fireInVain(act, inHexes(group, blind), order, by);
  const seeing = hexesOf(group.shots).filter((hex) => !blind.includes(hex));
  for (const chain of chains(battle, seeing)) fireAt(act, inHexes(group, chain), order, by);
}

function inHexes(group: Group, hexes: readonly LocationId[]): Group {
  const here = (unit: AslUnit) => hexes.includes(unit.at as LocationId);
  return {
    ...group,
    shots: group.shots.filter(({ holder }) => here(holder)),
    helpers: group.helpers.filter(here),
    leaders: group.leaders.filter(here),
  };
}

/** Blocked fire is not resolved, but its units and weapons have fired and may break down (3.2.1/k). */
function fireInVain(act: AslAct, group: Group, order: FireOrder, by: SideId): void {
  const units = group.shots.map(({ firing }) => firing.id);
  act.effect('line-of-sight-blocked', { units, at: order.at }, { cites: ['3.2.1/k', '3.2.2/j'] });
  const resolved = resolve(
    act,
    { at: order.at, from: hexesOf(group.shots), targets: [], fp: 0, modifiers: [], cowers: 0 },
    () => undefined,
  );
  breakDown(act, group.shots, resolved.original);
  mark(act, group, order, resolved, by);
}

function fireAt(act: AslAct, group: Group, order: FireOrder, by: SideId): void {
  const { battle } = act;
  const { at } = order;
  const targets = targetsAt(battle, at, by);
  const aim = { at, targets, directed: group.leaders.length > 0, helpers: group.helpers };
  const parts = group.shots.map(({ firing, manner }) => partOf(battle, firing, manner, aim));
  const from = hexesOf(group.shots);
  const firers = group.shots.map(({ holder }) => holder);
  const modifiers = [
    ...firerModifiers(battle, from, [...firers, ...group.helpers], group.leaders, at),
    ...(group.modifiers ?? []),
  ];
  const fp = parts.reduce((sum, part) => sum + part.fp, 0);
  const protective = finalProtective(group);
  const resolved = resolve(
    act,
    { at, from, targets, fp, modifiers, cowers: cowardice(battle, group) },
    (made) => tell(act, group, at, parts, fp, made, by),
  );
  const failed = breakDown(act, group.shots, resolved.original);
  leaveResidualFp(act, group, order, parts, resolved, modifiers, failed);
  mark(act, group, order, resolved, by);
  if (protective.length > 0) checkOwnNerves(act, protective, resolved.original);
}

/** Fire of MMC without a leader's direction cowers on doubles, twice as far with the Inexperienced; never a Gun (3.2.2/e, 5.4, 6.8/d). */
export function cowardice(battle: AslBattle, { shots, leaders }: Group): 0 | 1 | 2 {
  const mmc = shots
    .filter(({ firing }) => firing.kind !== 'gun')
    .flatMap(({ holder }) => (isMmc(holder) ? [holder] : []));
  if (leaders.length > 0 || mmc.length === 0) return 0;
  return mmc.some((unit) => isInexperienced(battle, unit)) ? 2 : 1;
}

function tell(
  act: AslAct,
  group: Group,
  at: LocationId,
  parts: readonly FirePart[],
  fp: number,
  { white, coloured, cowered, column, results }: Resolved,
  side: SideId,
): void {
  const leaders = group.leaders.map(({ id }) => id);
  const about = { side, at, parts, leaders, fp, column: column ?? 0, cowered, white, coloured, results };
  act.effect('fire-attack', about, { cites: cowered > 0 ? ['3.2.3/a', '3.2.2/e'] : ['3.2.3/a'] });
}

/** What fired by Defensive First Fire stays dangerous (3.3.5), but not for the share of weapons that fire again or failed. */
function leaveResidualFp(
  act: AslAct,
  { shots }: Group,
  order: FireOrder,
  parts: readonly FirePart[],
  { coloured, cowered }: Resolved,
  modifiers: readonly Modifier[],
  failed: readonly UnitId[],
): void {
  if (act.battle.clock.phase !== 'MPh') return;
  const fp = shots.reduce((sum, shot, i) => {
    const { firing } = shot;
    const silent =
      firing.weapon === 'ATR' ||
      failed.includes(firing.id) ||
      keepsRof(act.battle, shot, coloured, cowered, order);
    return silent ? sum : sum + (parts[i]?.fp ?? 0);
  }, 0);
  const column = columnOf(fp);
  const after = column && shifted(column, -cowered);
  if (after) leaveResidual(act, order.at, after, modifiers);
}

/** The coloured die is within the Rate of Fire of an unpinned weapon that is not on its last shots (1.2.4.1/a). */
function keepsRof(
  battle: AslBattle,
  { firing, holder, manner }: Shot,
  coloured: number,
  cowered: number,
  order: FireOrder,
): boolean {
  if (isInfantry(firing) || order.spendRof || cowered > 0 || holder.pinned) return false;
  if (manner !== 'prep' && manner !== 'first' && manner !== 'final') return false;
  return coloured <= rofOf(battle, firing, holder);
}

/** Captured weapons fire one slower (4.0/k), and so do the heavier ones in Japanese hands (8.1.8.2). */
function rofOf(battle: AslBattle, weapon: AslUnit, holder: AslUnit): number {
  return (weapon.rof ?? 0) - (isCaptured(battle, weapon) ? 1 : 0) - clumsiness(weapon, holder);
}

/** Puts the fire markers on, remembers the shots and the leaders' direction, and takes CX off Prep Firers. */
export function mark(
  act: AslAct,
  group: Group,
  order: FireOrder,
  { coloured, cowered }: Pick<Resolved, 'coloured' | 'cowered'>,
  by: SideId,
): void {
  const { battle } = act;
  const marker = markerOf(group, cowered > 0, battle.clock.phase);
  const now = occasion(battle, order.at);
  const changes: AslChange[] = [];
  const marked: UnitId[] = [];
  for (const shot of group.shots) {
    const { firing, holder } = shot;
    const kept = keepsRof(battle, shot, coloured, cowered, order);
    if (battle.unit(firing.id))
      changes.push({ do: 'unit', unit: firing.id, set: { firedAt: now, ...(kept ? {} : { fire: marker }) } });
    if (kept && battle.unit(firing.id))
      act.effect('rate-of-fire-kept', { weapon: firing.id }, { cites: ['1.2.4.1/a'] });
    else marked.push(firing.id);
    if (firing.id !== holder.id) changes.push(useOf(battle.theUnit(holder.id), firing.id, changes));
    if (marker === 'prep' && holder.cx && battle.clock.phase === 'PFPh')
      changes.push({ do: 'unit', unit: holder.id, set: { cx: null } });
  }
  if (marker === 'final') changes.push(...finish(act, group, marked));
  const served = group.shots.filter(({ holder }) => isLeader(holder)).map(({ firing }) => firing.id);
  for (const helper of group.helpers)
    changes.push({ do: 'unit', unit: helper.id, set: { fire: marker, used: served, serving: true } });
  for (const leader of group.leaders) changes.push(direction(battle, leader, group, marker));
  changes.push(...shots(act, group, order.at, by), ...noMoreSmoke(battle, by));
  act.effect(
    'fire-marked',
    { units: marked.filter((id) => battle.unit(id)), marker },
    { changes, cites: marker === 'prep' ? ['3.2.5/a'] : ['3.3.3/c'] },
  );
}

function markerOf({ shots }: Group, cowered: boolean, phase: string): 'prep' | 'first' | 'final' {
  if (phase === 'PFPh' || phase === 'AFPh') return 'prep';
  if (phase === 'DFPh' || cowered || shots.some(({ manner }) => manner !== 'first')) return 'final';
  return 'first';
}

export function useOf(holder: AslUnit, weapon: UnitId, soFar: readonly AslChange[]): AslChange {
  const earlier = soFar.findLast(
    (change) => change.do === 'unit' && change.unit === holder.id && change.set.used !== undefined,
  ) as (AslChange & { do: 'unit' }) | undefined;
  const used = earlier?.set.used ?? holder.used ?? [];
  return {
    do: 'unit',
    unit: holder.id,
    set: {
      used: used.includes(weapon) ? used : [...used, weapon],
      ...(isLeader(holder) && { serving: true as const }),
    },
  };
}

/** Final Fire marks the unit and all its Weapons, even those that did not fire (3.3.3/SFF-b). */
export function finish({ battle }: AslAct, { shots }: Group, marked: UnitId[]): AslChange[] {
  if (battle.clock.phase !== 'MPh') return [];
  const changes: AslChange[] = [];
  for (const holder of new Set(shots.map((shot) => shot.holder)))
    for (const unit of [holder, ...weaponsOf(battle, holder)]) {
      if (!battle.unit(unit.id)) continue;
      changes.push({ do: 'unit', unit: unit.id, set: { fire: 'final' } });
      if (!marked.includes(unit.id)) marked.push(unit.id);
    }
  return changes;
}

/** A leader who directs has attacked: he loses CX like other Prep Firers (3.2.2/n, 3.2.5/a). */
export function direction(
  { clock: { phase } }: AslBattle,
  leader: AslUnit,
  { shots }: Group,
  marker: 'prep' | 'first' | 'final',
): AslChange {
  const directed = leader.directed ?? shots.map(({ firing }) => firing.id);
  const rested = marker === 'prep' && leader.cx && phase === 'PFPh';
  return { do: 'unit', unit: leader.id, set: { directed, fire: marker, ...(rested && { cx: null }) } };
}

/** Counts the shots at each unit that moves (3.3.3/i). */
export function shots({ battle }: AslAct, { shots }: Group, at: LocationId, by: SideId): AslChange[] {
  if (battle.clock.phase !== 'MPh') return [];
  return moversAt(battle, at, by).map((mover) => {
    const shotAt: Record<UnitId, number> = { ...mover.shotAt };
    for (const { firing } of shots) shotAt[firing.id] = (shotAt[firing.id] ?? 0) + 1;
    return { do: 'unit', unit: mover.id, set: { shotAt } };
  });
}

/** The units that check morale with the DR of their own Final Protective Fire, and their leaders (3.3.3/FPF-b). */
function finalProtective({ shots, leaders }: Group): UnitId[] {
  const users = shots.filter(({ manner }) => manner === 'final-protective').map(({ holder }) => holder.id);
  return users.length === 0 ? [] : [...new Set([...users, ...leaders.map(({ id }) => id)])];
}

function checkOwnNerves(act: AslAct, ids: readonly UnitId[], dr: number): void {
  const { battle } = act;
  const first = battle.theUnit(ids[0] as UnitId);
  withLeaderLoss(act, hexOf(first.at as LocationId), first.side, () =>
    moraleChecks(
      act,
      ids.filter((id) => battle.unit(id) && (isMmc(battle.theUnit(id)) || isLeader(battle.theUnit(id)))),
      { check: 'Final Protective Fire', dr, cites: ['3.3.3/FPF-b'] },
    ),
  );
}
