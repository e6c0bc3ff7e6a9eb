/** Who sets up hidden (2.5.1), and what the '?' that a scenario allots lie upon (2.3.3, 2.3.8.3). */
import { hexOf, type LocationId, type UnitId } from '../../kernel/position/position.js';
import { neighbours } from '../../mechanics/places.js';
import { isAfv } from '../ch11-vehicles/state.js';
import { groundAt, hexsideBetween, isCover } from '../ch14-terrain/ground.js';
import { hasEntrenchment } from '../ch15-fortifications/03-entrenchments.js';
import { specialOf } from '../scenario-rules/special.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import {
  canCarry,
  isDummy,
  isInfantry,
  isOnMap,
  isSniper,
  isVehicle,
  isWeapon,
  ofSide,
} from '../units/kinds.js';
import { liesHidden } from './03-concealment.js';
import { isSetUpMasked } from './07-hidden-guns.js';

/** Only in woods and buildings, and nothing but real units (2.5.1); field phones anywhere (9.7.2). */
export function hide(battle: Battle, unit: Unit, at: LocationId): Refusal | undefined {
  if (isDummy(unit)) return refuse('IN_VIEW', 'A "?" lies on the map.', '2.3.3');
  if (unit.phone) return undefined;
  if (isSniper(unit))
    return couldHideSniper(battle, at)
      ? undefined
      : refuse('IN_THE_OPEN', `${unit.name} cannot be hidden in the open.`, '5.7.2');
  if (isVehicle(unit) && !isAfv(unit))
    return refuse('IN_VIEW', `${unit.name} is not an AFV: only these are hidden.`, '2.5.7');
  return isCover(groundAt(battle, at))
    ? undefined
    : refuse('IN_VIEW', `${unit.name} can be hidden only in woods or a building.`, '2.5.1');
}

/** Anywhere but in the open, and there by an entrenchment, a wreck, a wall or a hedge (5.7.2). */
export const couldHideSniper = (battle: Battle, at: LocationId): boolean =>
  groundAt(battle, at) !== 'open ground' ||
  hasEntrenchment(battle, at) ||
  (battle.location(at).wrecks ?? []).length > 0 ||
  neighbours(battle, at).some((beside) => hexsideBetween(battle, at, beside) !== undefined);

/** A '?' in the hex conceals all who are set up there in view, cover hides guns (2.7.1); weapons are where their bearers are. */
export function veil(battle: Battle, unit: Unit, lying: ReadonlySet<UnitId>) {
  if (isWeapon(unit) && lying.has(bearerOf(battle, unit) ?? '')) return {};
  if (unit.at === undefined) return undefined;
  if (isDummy(unit) || unit.phone) return {};
  const isUnder = battle.unitsAt(unit.at).some((other) => other.side === unit.side && isDummy(other));
  if (isAtClosedBunker(battle, unit)) return {};
  if (isUnder) return { concealed: true } as const;
  return isSetUpMasked(battle, unit) ? ({ masked: true } as const) : undefined;
}

const bearerOf = (battle: Battle, { possessor, at, side }: Unit): UnitId | undefined =>
  possessor ??
  battle
    .unitsAt(at ?? '')
    .filter((unit) => unit.side === side && canCarry(unit))
    .sort((a, b) => Number(a.kind === 'leader') - Number(b.kind === 'leader'))[0]?.id;

/** Who may have hidden units is asked from now on whatever these could do (2.5.1). */
export function lieInWait(act: Act): void {
  const { battle } = act;
  const sides = battle.sideIds().filter((side) => ofSide(battle, side).some(liesHidden));
  if (sides.length === 0) return;
  const changes = sides.map((side): Change => ({ do: 'side', side, set: { hides: true } }));
  act.effect('lies-in-wait', { sides }, { changes, cites: ['2.5.1'] });
}

/** The uppermost '?' of a stack is the one that everybody sees: the others lie beneath it (2.3.3). */
export function layDummies(act: Act): void {
  const { battle } = act;
  const stacks = new Set<string>();
  const changes = battle.units().flatMap((unit): Change[] => {
    if (!isDummy(unit) || !isOnMap(unit) || unit.concealed) return [];
    const stack = `${unit.side} ${unit.at}`;
    if (stacks.has(stack)) return [{ do: 'unit', unit: unit.id, set: { concealed: true } }];
    stacks.add(stack);
    return [{ do: 'leave', unit: unit.id }];
  });
  if (changes.length > 0) act.effect('concealment-laid', {}, { changes, cites: ['2.3.3', '2.3.8.3'] });
}

/** It is not shown before everybody is inside, and goes under a '?' then (Sc9/9.2). */
const isAtClosedBunker = (battle: Battle, unit: Unit): boolean =>
  specialOf(battle, 'closed-bunkers') !== undefined &&
  (isInfantry(unit) || isWeapon(unit)) &&
  battle.location(hexOf(unit.at ?? '')).bunker !== undefined;
