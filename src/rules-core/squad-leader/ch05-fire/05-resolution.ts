/** Resolving an attack (5.5): the column, the dice, and the results for each target. */
import { DR, isDoubles, total } from '../../kernel/dice/index.js';
import { sees } from '../ch02-sight/sight.js';
import { eliminate } from '../ch03-infantry/20-casualties.js';
import { moraleChecks } from '../ch03-infantry/20-morale.js';
import { type Act, type Change, type Modifier, sumOf, type Unit } from '../system.js';
import { isLeader, isMmc, type OnMap, weaponsOf } from '../units/kinds.js';
import { type Group, hexesOf, targetsAt } from './01-group.js';
import { coverAt, exposure } from './03-cover.js';
import { partOf, type Shot } from './04-firepower.js';
import { type Column, columnBelow, columnOf, type Result, resultOf } from './05-fire-table.js';
import { breakDown } from './breakdown.js';
import type { Outcome } from './effects.js';

interface Attack {
  readonly group: Group;
  readonly at: string;
  readonly by: string;
  /** Enemies put back into the hex. */
  readonly movers: readonly string[];
  /** That they have fired. */
  readonly marks: readonly Change[];
}

/** Those who see the hex fire at it; the others have fired in vain, and their guns may break down (2.1.2). */
export function resolveFire(act: Act, attack: Attack): void {
  const { group, at } = attack;
  const seeing = group.shots.filter(({ holder }) => sees(act.battle, holder.at, at));
  const blind = group.shots.filter((shot) => !seeing.includes(shot));
  if (blind.length > 0) fireInVain(act, blind, at, seeing.length === 0 ? attack.marks : []);
  if (seeing.length > 0) fireAt(act, { ...attack, group: { ...group, shots: seeing } });
}

function fireInVain(act: Act, shots: readonly Shot[], at: string, changes: readonly Change[]): void {
  const rolled = total(act.roll(`fire at ${at}`, DR));
  const units = shots.map(({ firing }) => firing.id);
  act.effect('fired-in-vain', { units, at, rolled }, { changes, cites: ['2.1.2'] });
  breakDown(act, shots, rolled);
}

function fireAt(act: Act, { group, at, by, movers, marks }: Attack): void {
  const { battle } = act;
  const { shots, leaders } = group;
  const parts = shots.map((shot) => partOf(battle, shot, at));
  const fp = parts.reduce((sum, part) => sum + part.fp, 0);
  const roll = act.roll(`fire at ${at}`, DR);
  const rolled = total(roll);
  const full = columnOf(fp);
  const cowered = isDoubles(roll) && leaders.length === 0 && shots.some(({ firing }) => isMmc(firing));
  const column = full && (cowered ? columnBelow(full) : full);
  const targets = targetsAt(battle, at, by, movers);
  const common = [...coverAt(battle, at, hexesOf(shots)), ...directionOf(leaders)];
  const outcomes = outcomesOf(act, targets, common, { at, column, rolled });
  act.effect(
    'fire-attack',
    {
      side: by,
      at,
      parts,
      leaders: leaders.map(({ id }) => id),
      fp,
      column: column ?? 0,
      cowered,
      rolled,
      outcomes,
    },
    { changes: marks, cites: cowered ? ['5.5.5', '5.5.6.1.1'] : ['5.5.5'] },
  );
  breakDown(act, shots, rolled);
  desperation(act, targets, fp);
  for (const { units, result } of outcomes) strike(act, units, result as Result, at);
}

/** The least effective leader of the group counts (3.2.2/a). */
function directionOf(leaders: readonly Unit[]): Modifier[] {
  const [worst] = [...leaders].sort((a, b) => (b.leadership ?? 0) - (a.leadership ?? 0));
  return worst ? [{ why: worst.name, value: worst.leadership ?? 0, cites: '3.2.2' }] : [];
}

/** One roll for all; movement counts against those who moved there (5.6.5, 5.6.6). */
function outcomesOf(
  { battle }: Act,
  targets: readonly OnMap[],
  common: readonly Modifier[],
  {
    at,
    column,
    rolled,
  }: { readonly at: string; readonly column: Column | undefined; readonly rolled: number },
): Outcome[] {
  const groups = new Map<number, { units: string[]; modifiers: Modifier[] }>();
  for (const target of targets) {
    const modifiers = [...common, ...exposure(battle, target, at)];
    const drm = sumOf(modifiers);
    const group = groups.get(drm) ?? { units: [], modifiers };
    group.units.push(target.id);
    groups.set(drm, group);
  }
  return [...groups].map(([drm, { units, modifiers }]) => ({
    units,
    modifiers,
    final: rolled + drm,
    result: column === undefined ? '-' : resultOf(battle, column, rolled + drm),
  }));
}

/** Fire of one factor or more leaves the broken no peace (3.23.6). */
function desperation(act: Act, targets: readonly Unit[], fp: number): void {
  const shaken = targets.filter(({ broken, dm }) => broken && !dm);
  if (fp < 1 || shaken.length === 0) return;
  const changes = shaken.map(({ id }): Change => ({ do: 'unit', unit: id, set: { dm: true } }));
  act.effect('fired-on', { units: shaken.map(({ id }) => id) }, { changes, cites: ['3.23.6'] });
}

function strike(act: Act, ids: readonly string[], result: Result, at: string): void {
  if (result === '-') return;
  if (result === 'KIA') {
    for (const id of ids) if (act.battle.unit(id)) eliminate(act, id, ['5.5.6']);
    return;
  }
  const value = result === 'M' ? 0 : Number(result);
  const checked = moraleChecks(act, ids, {
    check: result === 'M' ? 'MC' : `${value}MC`,
    modifiers: value === 0 ? [] : [{ why: 'fire', value, cites: '5.5.6' }],
    isOfFire: true,
    cites: ['3.20.3', '5.5.6'],
  });
  for (const [id, { passed, barely }] of checked) {
    if (passed && barely) pin(act, id);
    else if (!passed) stayWhereHit(act, id, at);
  }
}

/** Prep Fire that is barely withstood pins (3.24.1). */
function pin(act: Act, id: string): void {
  const unit = act.battle.unit(id);
  if (act.battle.clock.phase !== 'prep-fire' || !unit || unit.broken || unit.pinned || isLeader(unit)) return;
  act.effect(
    'pinned',
    { unit: id },
    { changes: [{ do: 'unit', unit: id, set: { pinned: true } }], cites: ['3.24.1'] },
  );
}

/** Who breaks in a hex that it crossed stays in it; the others go back to where they were (5.6.3). */
function stayWhereHit(act: Act, id: string, at: string): void {
  const { battle } = act;
  const unit = battle.unit(id);
  if (!unit?.broken || unit.at === at) return;
  const carried = weaponsOf(battle, unit).map(
    (weapon): Change => ({ do: 'unit', unit: weapon.id, set: { at } }),
  );
  act.effect(
    'stopped',
    { unit: id, at },
    { changes: [{ do: 'unit', unit: id, set: { at } }, ...carried], cites: ['5.6.3'] },
  );
}
