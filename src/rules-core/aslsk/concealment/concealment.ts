/** Concealment (8.3): who is concealed, who sees whom, how it is gained and lost. */
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { sight } from '../sight/sight.js';
import type { AslAct, AslBattle, AslChange, AslUnit, RuleId } from '../system.js';
import { groundAt, isConcealmentTerrain } from '../terrain/terrain.js';
import { isCombatant, isGoodOrder, isInfantry, weaponsOf } from '../units/units.js';

/** Only with PTO Terrain or by SSR (8.3/a). */
export function isConcealmentInPlay({ options }: AslBattle): boolean {
  return options.pto === true || options.concealment === true;
}

/** Hidden without a marker: nobody on the other side knows that there is anything (HIP). */
export function isHip({ hidden, concealed }: AslUnit): boolean {
  return hidden === true && !concealed;
}

/** An enemy that is not hidden and unbroken has a line of sight to the location. */
function watchers(
  battle: AslBattle,
  side: string,
  at: LocationId,
  watches: (enemy: AslUnit) => boolean,
): boolean {
  return battle
    .units()
    .some(
      (enemy) =>
        enemy.side !== side &&
        enemy.at !== undefined &&
        isCombatant(enemy) &&
        !isHip(enemy) &&
        watches(enemy) &&
        !sight(battle, enemy.at, at).blocked,
    );
}

/** What a unit does there, the enemy sees: Concealment is lost by it (8.3). */
export function isSeen(battle: AslBattle, { side }: AslUnit, at: LocationId): boolean {
  return watchers(battle, side, at, isGoodOrder);
}

/** Nobody conceals himself under the eyes of an unbroken enemy (8.3.1). */
function mayConceal(battle: AslBattle, unit: AslUnit): boolean {
  return (
    isInfantry(unit) &&
    isGoodOrder(unit) &&
    !unit.hidden &&
    unit.at !== undefined &&
    isConcealmentTerrain(groundAt(battle, unit.at)) &&
    !watchers(battle, unit.side, unit.at, ({ broken }) => !broken)
  );
}

/** A unit and what it carries share their status, Guns too (8.3.3/a). */
function withWeapons(battle: AslBattle, units: readonly AslUnit[]): UnitId[] {
  return units.flatMap((unit) => [unit.id, ...weaponsOf(battle, unit).map(({ id }) => id)]);
}

const HIDE = { hidden: true, concealed: true } as const;
const SHOW = { hidden: null, concealed: null } as const;

function setting(units: readonly UnitId[], set: typeof HIDE | typeof SHOW): AslChange[] {
  return units.map((unit) => ({ do: 'unit', unit, set }));
}

export function byLocation(units: readonly AslUnit[]): Map<LocationId, AslUnit[]> {
  const found = new Map<LocationId, AslUnit[]>();
  for (const unit of units) {
    if (unit.at === undefined) continue;
    const there = found.get(unit.at);
    if (there) there.push(unit);
    else found.set(unit.at, [unit]);
  }
  return found;
}

export function conceal(act: AslAct, units: readonly AslUnit[], ...cites: RuleId[]): void {
  for (const [at, there] of byLocation(units)) {
    const ids = there.map(({ id }) => id);
    const changes = setting(withWeapons(act.battle, there), HIDE);
    act.effect('concealed', { units: ids, at }, { changes, cites });
  }
}

/** Whatever the reason: the units are seen from now on. Units that are not concealed stay as they are. */
export function lose(act: AslAct, units: readonly AslUnit[], ...cites: RuleId[]): void {
  const concealed = units.filter((unit) => unit.concealed && unit.hidden);
  for (const [at, there] of byLocation(concealed)) {
    const ids = there.map(({ id }) => id);
    const changes = setting([...new Set(withWeapons(act.battle, there))], SHOW);
    act.effect('concealment-lost', { units: ids, at }, { changes, cites });
  }
}

/** Hidden units are placed on the map, but under a marker (8.3.3). */
export function placeConcealed(act: AslAct, units: readonly AslUnit[], ...cites: RuleId[]): void {
  for (const [at, there] of byLocation(units.filter(isHip))) {
    const ids = there.map(({ id }) => id);
    const changes = setting([...new Set(withWeapons(act.battle, there))], HIDE);
    act.effect('placed-concealed', { units: ids, at }, { changes, cites });
  }
}

/** They do something that gives them away to a Good Order enemy who sees it, from where they are. */
export function giveAway(act: AslAct, ids: readonly UnitId[], cite: RuleId): void {
  const { battle } = act;
  const doing = [...new Set(ids)].flatMap((id) => battle.unit(id) ?? []).filter(({ hidden }) => hidden);
  if (doing.length === 0) return;
  placeConcealed(
    act,
    doing.filter((unit) => isHip(unit) && isInfantry(unit)),
    '8.1.8.5',
    '6.4/c',
  );
  const inPlay = isConcealmentInPlay(battle);
  const seen = doing.filter(
    (unit) => unit.at !== undefined && unit.concealed && (!inPlay || isSeen(battle, unit, unit.at)),
  );
  lose(act, seen, cite);
}

/** At the end of its Player Turn a side goes under cover wherever it can (8.3.1). */
export function gainConcealment(act: AslAct, side: string): void {
  const { battle } = act;
  if (!isConcealmentInPlay(battle)) return;
  conceal(
    act,
    battle.units().filter((unit) => unit.side === side && mayConceal(battle, unit)),
    '8.3.1',
  );
}
