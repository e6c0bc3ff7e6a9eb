/** Morale Checks (3.20): those that fire calls for, and those that the loss of a leader calls for. */
import { DR, total } from '../../kernel/dice/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { fallOff } from '../ch04-movement/10-crash.js';
import { isOnMotorcycle } from '../ch04-movement/10-motorcycles.js';
import { isMounted, unhorse } from '../ch04-movement/12-cavalry.js';
import { areInCompany, companyWith } from '../ch11-vehicles/42-boats.js';
import { dismay } from '../ch14-terrain/18-marsh.js';
import { goUnderWater } from '../ch14-terrain/28-drowning.js';
import type { RuleId } from '../rules.js';
import { fanaticism } from '../scenario-rules/fanatics.js';
import { type Act, type Modifier, sumOf, type Unit } from '../system.js';
import {
  isHero,
  isLeader,
  isMmc,
  isOnMap,
  isPrisoner,
  isScout,
  moraleOf,
  shellShockOf,
} from '../units/kinds.js';
import { leadershipOver } from './02-leaders.js';
import { lose } from './04-wounds.js';
import { hurtHero, mayBeHeroic } from './08-heroes.js';
import { showItsLevel } from './11-experience-level.js';
import { breakUnit, eliminate, reduce } from './20-casualties.js';
import { dropExcess, goBerserk, isEnraged } from './25-berserk.js';
import { traitsOf } from './nationalities.js';

interface MoraleCheck {
  /** What is checked, as at the table: "2MC", "leader loss". */
  readonly check: string;
  readonly modifiers?: readonly Modifier[];
  /** It comes of the fire table, 0 for a normal check: an unmodified 12 costs a squad men (3.20.8). */
  readonly level?: number;
  /** All whom the fire strikes that calls for it. */
  readonly struck?: readonly UnitId[];
  /** Nobody fired: it brings no Desperation Morale, and shows nobody's experience (3.28.5.3, 3.11.2/a). */
  readonly calmly?: true;
  /** The morale when it is not the unit's own as it stands (3.20.4/c). */
  readonly morale?: number;
  /** The leader who failed before it (3.20.4). */
  readonly because?: UnitId;
  readonly cites: readonly RuleId[];
}

/** How a check went: with what it rolled, and against what. */
interface Checked {
  readonly passed: boolean;
  /** The highest roll that still passes (3.24.1). */
  readonly barely: boolean;
}

const FATE = 12;

/** A unit makes its check, and suffers what comes of it. */
function moraleCheck(act: Act, id: UnitId, check: MoraleCheck): Checked {
  const unit = act.battle.theUnit(id);
  const modifiers = [
    ...(check.modifiers ?? []),
    ...leadershipOver(act.battle, unit, check.struck),
    ...dismay(act.battle, unit),
    ...fanaticism(act.battle, unit),
  ];
  const needs = check.morale ?? moraleOf(unit);
  const roll = act.rollOf(check.check, [id], DR);
  const rolled = total(roll);
  const made = rolled + sumOf(modifiers);
  const isFated =
    rolled === FATE && (check.level !== undefined || unit.kind !== 'squad' || unit.broken === true);
  const enraged = isEnraged(unit, rolled, check.level);
  const passed = enraged || (made <= needs && !isFated);
  act.effect(
    'morale-check',
    {
      unit: id,
      check: check.check,
      needs,
      rolled,
      modifiers,
      passed,
      ...(check.because !== undefined && { because: check.because }),
    },
    {
      ...(check.level !== undefined &&
        !unit.noticed && { changes: [{ do: 'unit', unit: id, set: { noticed: true } }] }),
      cites: check.cites,
    },
  );
  if (!passed) {
    if (!goUnderWater(act, unit, roll, isFated)) fail(act, unit, isFated, check.calmly);
    if (!check.calmly) showItsLevel(act, id, made - needs);
  }
  if (enraged) goBerserk(act, id);
  if (check.level !== undefined) mayBeHeroic(act, id, rolled);
  return { passed, barely: passed && made === needs };
}

/** Broken when it was not; a broken squad is halved, anything smaller is lost; fate takes men even of the unbroken (3.20.5 to 3.20.8). */
function fail(act: Act, unit: Unit, isFated: boolean, calmly?: true): void {
  if (isPrisoner(unit)) {
    eliminate(act, unit.id, ['3.29/h']);
    return;
  }
  if (isHero(unit)) {
    hurtHero(act, unit, isFated);
    return;
  }
  if (isScout(unit)) {
    eliminate(act, unit.id, ['3.7.6']);
    return;
  }
  if (unit.berserk && isMounted(unit)) {
    unhorse(act, unit.id, '4.12.26');
    return;
  }
  if (unit.berserk) {
    thin(act, unit);
    return;
  }
  if (isOnMotorcycle(unit) && !unit.broken && !isFated) {
    fallOff(act, unit.id);
    return;
  }
  const isWholeSquad = unit.kind === 'squad' && !(isFated && unit.broken);
  if ((isFated || unit.broken) && !isWholeSquad) lose(act, unit.id, [isFated ? '3.20.8' : '3.20.6']);
  else {
    if (isFated || unit.broken) reduce(act, unit.id, [isFated ? '3.20.8' : '3.20.6']);
    if (!unit.broken && act.battle.unit(unit.id)) breakUnit(act, unit.id, ['3.20.5'], calmly);
  }
}

/** The berserk do not break: a squad is halved, and anything smaller is lost (3.25.2). */
function thin(act: Act, unit: Unit): void {
  if (unit.kind === 'squad') reduce(act, unit.id, ['3.25.2']);
  else lose(act, unit.id, ['3.25.2']);
  if (act.battle.unit(unit.id)) dropExcess(act, unit.id);
}

/** A leader who failed, where he stood: all others there check once more (3.20.4). */
interface Shock {
  readonly leader: UnitId;
  readonly at: string;
  readonly side: SideId;
  /** With him in this vehicle, or else on foot. */
  readonly aboard: string | undefined;
}

/** Checks of all these units, leaders first; a leader who fails shakes those with him, and heroes make those of the fire table alone (3.20.3, 3.20.4, 3.8.3). */
export function moraleChecks(
  act: Act,
  ids: readonly UnitId[],
  check: MoraleCheck | ((id: UnitId) => MoraleCheck),
): Map<UnitId, Checked> {
  const { battle } = act;
  const made = new Map<UnitId, Checked>();
  const shocks = new Shocks(act);
  const leadersFirst = [...ids].sort((a, b) => rankOf(battle.theUnit(a)) - rankOf(battle.theUnit(b)));
  for (const id of leadersFirst) {
    const unit = battle.unit(id);
    if (!unit) continue;
    const asked = typeof check === 'function' ? check(id) : check;
    const isAbove = isHero(unit) && asked.level === undefined;
    const checked = isAbove ? { passed: true, barely: false } : moraleCheck(act, id, asked);
    made.set(id, checked);
    if (!checked.passed) shocks.add(unit);
    shocks.answer(id);
  }
  shocks.answerAll();
  return made;
}

const rankOf = (unit: Unit): number => (isLeader(unit) ? (unit.leadership ?? 0) - 100 : isMmc(unit) ? 1 : 0);

/** A leader is lost otherwise than by a check of fire: every other unit with him takes a normal check (3.20.4, 3.23.8/a). */
export function leaderLoss(act: Act, { id: leader, at = '', side, aboard }: Unit): void {
  const shocks = new Shocks(act);
  shocks.all.push({ leader, at, side, aboard });
  shocks.answerAll();
}

/** The failures of leaders in one attack, each of which everybody else in the hex answers once (3.20.4/a, 3.20.4/b). */
class Shocks {
  readonly all: Shock[] = [];
  private readonly answered = new Map<UnitId, number>();

  constructor(private readonly act: Act) {}

  add(unit: Unit): void {
    if (isLeader(unit) && isOnMap(unit) && !this.all.some(({ leader }) => leader === unit.id))
      this.all.push({ leader: unit.id, at: unit.at, side: unit.side, aboard: unit.aboard });
  }

  /** One unit makes the checks that it owes for the failures so far. */
  answer(id: UnitId): void {
    for (let next = this.answered.get(id) ?? 0; next < this.all.length; next++) {
      this.answered.set(id, next + 1);
      const unit = this.act.battle.unit(id);
      const { leader, at, side, aboard } = this.all[next] as Shock;
      if (unit?.at !== at || unit.side !== side || unit.id === leader || !heedsLeaders(unit)) continue;
      if (!areInCompany(this.act.battle, unit, { aboard, at })) continue;
      const { passed } = moraleCheck(this.act, id, {
        check: 'leader loss',
        morale: unit.berserk ? moraleOf(unit) : (unit.morale ?? 0) - shellShockOf(unit),
        because: leader,
        cites: ['3.20.4', '3.20.4/c'],
      });
      if (!passed) this.add(unit);
    }
  }

  /** Leaders before their men, until nobody owes a check: what they fail shakes the others again. */
  answerAll(): void {
    for (let told = -1; told !== this.all.length; ) {
      told = this.all.length;
      const places = new Map(this.all.map((shock) => [`${shock.at} ${shock.aboard}`, shock]));
      for (const place of places.values())
        for (const { id } of companyWith(this.act.battle, place).sort((a, b) => rankOf(a) - rankOf(b)))
          this.answer(id);
    }
  }
}

/** Finns are not shaken by the loss of a leader, nor are heroes and those on a cliff (3.17.4, 3.8.3, 14.8.11). */
const heedsLeaders = (unit: Unit): boolean =>
  unit.kind !== 'hero' && !unit.climbs && !traitsOf(unit).needsNoLeader;
