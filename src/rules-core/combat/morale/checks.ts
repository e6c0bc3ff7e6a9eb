/** Morale Checks and Action Checks (9.1, 9.2, 12.3.1.5). */
import { D10, total } from '../../kernel/dice/index.js';
import { moraleEffect, moraleSupport } from '../cards.js';
import type { RuleId } from '../rules.js';
import { type Act, type Battle, type Modifier, sumOf, type Unit } from '../system.js';
import { hexOf } from '../terrain/places.js';
import { suffer } from './harm.js';
import {
  hasAbleLeader,
  isCourageous,
  isDisrupted,
  isInfantry,
  isLeader,
  isVehicle,
  officersAround,
  statusOf,
  unitsInHex,
} from './status.js';

declare module '../system.js' {
  interface Effects {
    'morale-check': {
      readonly unit: string;
      readonly rolled: number;
      readonly modifiers: readonly Modifier[];
      readonly needs: number;
      readonly passed: boolean;
      /** What failing it by so much means. */
      readonly margin?: number;
      readonly result?: string;
    };
    'action-check': {
      readonly unit: string;
      readonly to: string;
      readonly rolled: number;
      readonly needs: number;
      readonly passed: boolean;
    };
    courage: { readonly unit: string; readonly with: readonly string[] };
  }
}

export interface CheckNotes {
  /** The +x of M+x. */
  readonly plus?: number;
  readonly cites?: readonly RuleId[];
  /** The number on a die rolled already (12.6.2). */
  readonly die?: number;
}

/** Takes the check and whatever failing it brings. Units immune to checks pass without a roll. */
export function moraleCheck(act: Act, id: string, notes: CheckNotes = {}): boolean {
  const { battle } = act;
  const unit = battle.theUnit(id);
  if (isCourageous(battle, unit)) return true;
  const own = unit.hidden ? [unit.side] : undefined;
  const rolled = notes.die ?? total(act.roll('morale check', D10, own));
  if (rolled === 10 && total(act.roll('courage', D10, own)) === 10) {
    encourage(act, unit);
    return true;
  }
  const modifiers = checkModifiers(battle, unit, notes.plus ?? 0);
  const margin = rolled + sumOf(modifiers) - unit.tq;
  const about = { unit: id, rolled, modifiers, needs: unit.tq, passed: margin <= 0 };
  const cites: RuleId[] = ['9.1.4.1', ...(notes.cites ?? [])];
  if (margin <= 0) {
    act.effect('morale-check', about, { cites });
    return true;
  }
  const result = isVehicle(unit) ? 'Crew Panic' : moraleEffect(battle, statusOf(unit), margin);
  act.effect('morale-check', { ...about, margin, result }, { cites: [...cites, '12.3.1.5.1'] });
  if (!isVehicle(unit)) suffer(act, id, result);
  return false;
}

/** The Morale Support Table (9.1.2). */
export function checkModifiers(battle: Battle, unit: Unit, plus: number): Modifier[] {
  const found: Modifier[] = [];
  const add = (why: string, drm: number, cites: RuleId) => found.push({ why, drm, cites });
  if (plus > 0) add(`M+${plus}`, plus, '12.3.1.3/Mx');
  if (unit.at === undefined) return found;
  if (!isLeader(unit) && !isVehicle(unit) && isSupported(battle, unit, unit.at))
    add(
      'leader',
      moraleSupport(
        battle,
        'non-leader with a non-Disrupted leader in location, or adjacent officer/Commissar',
      ),
      '9.1.2',
    );
  if (isDisrupted(unit)) add('Disrupted', moraleSupport(battle, 'Disrupted'), '9.1.2');
  const hex = hexOf(unit.at);
  if (
    battle.location(unit.at).enfilade?.includes(unit.side) ||
    battle.location(hex).enfilade?.includes(unit.side)
  )
    add('Enfilade', moraleSupport(battle, 'Enfilade'), '12.6.1');
  if (battle.location(hex).acquired?.some((firer) => battle.unit(firer)?.side !== unit.side))
    add('Acquired', moraleSupport(battle, 'Acquired marker anywhere in hex'), '9.1.2');
  if (unit.suppressed) add('Suppressed', 1, '12.3.3.2.1');
  return found;
}

function isSupported(battle: Battle, unit: Unit, at: string): boolean {
  return hasAbleLeader(battle, at, unit.side) || officersAround(battle, at, unit.side).length > 0;
}

/** 0 and again 0: courage for the rest of the scenario; a leader takes his men with him (9.2.1, 9.2.2). */
function encourage(act: Act, unit: Unit): void {
  const followers =
    isLeader(unit) && unit.at !== undefined
      ? act.battle
          .unitsAt(unit.at)
          .filter(
            (other) =>
              other.side === unit.side && other.id !== unit.id && isInfantry(other) && !isLeader(other),
          )
      : [];
  const all = [unit, ...followers];
  act.effect(
    'courage',
    { unit: unit.id, with: followers.map(({ id }) => id) },
    {
      changes: all.map(({ id }) => ({ do: 'unit', unit: id, set: { courage: true } })),
      cites: followers.length > 0 ? ['9.2.1', '9.2.2'] : ['9.2.1'],
    },
  );
}

/** An Action Check has no modifiers; failing it only means that the action is not done (9.1.4). */
export function actionCheck(act: Act, id: string, to: string, ...cites: RuleId[]): boolean {
  const unit = act.battle.theUnit(id);
  if (isCourageous(act.battle, unit)) return true;
  const rolled = total(act.roll('action check', D10, unit.hidden ? [unit.side] : undefined));
  const passed = rolled <= unit.tq;
  act.effect(
    'action-check',
    { unit: id, to, rolled, needs: unit.tq, passed },
    { cites: ['9.1.4.2', ...cites] },
  );
  return passed;
}

/** Leaders take their checks first, location by location (9.1.4.3). */
export function leadersFirst(units: readonly Unit[]): Unit[] {
  return [...units.filter(isLeader), ...units.filter((unit) => !isLeader(unit))];
}

/** Every infantry unit of his side in the hex of a leader who is lost takes a Morale Check at once (9.2.3). */
export function panic(act: Act, leader: string, side: string, at: string): void {
  const shaken = unitsInHex(act.battle, hexOf(at)).filter(
    (unit) => unit.side === side && unit.id !== leader && isInfantry(unit),
  );
  for (const { id } of leadersFirst(shaken))
    if (act.battle.unit(id)) moraleCheck(act, id, { cites: ['9.2.3'] });
}
