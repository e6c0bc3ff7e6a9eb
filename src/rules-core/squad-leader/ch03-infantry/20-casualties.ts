/** Breaking, reduction and elimination (3.20). */
import type { UnitId } from '../../kernel/position/position.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { unhorse } from '../ch04-movement/12-cavalry.js';
import { unarmedHalfOf } from '../ch05-fire/08-unarmed.js';
import { loseBoreSights } from '../ch08-support-weapons/09-bore-sight.js';
import { takeBackCharges } from '../ch08-support-weapons/11-placed-charges.js';
import { fallOff } from '../ch11-vehicles/37-falling-off.js';
import { isWaterAt } from '../ch14-terrain/28-rivers.js';
import { isPerch } from '../ch14-terrain/32-perches.js';
import type { RuleId } from '../rules.js';
import { countFallen, countHalved } from '../scenario-rules/losses.js';
import { shakesGarrison } from '../scenario-rules/surrender.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { type Counter, remnantOf } from '../units/catalogue.js';
import {
  attacker,
  defender,
  gunsServedBy,
  isAboard,
  isInfantry,
  isPrisoner,
  isScout,
  isSniper,
  weaponsOf,
} from '../units/kinds.js';
import { countLoss } from './27-battlefield-integrity.js';

/** It is inverted, and was fired on (3.20.5, 3.23.6); on a cliff, on a roof or in the treetops it is lost (14.8.11, 14.32.14). */
export function breakUnit(act: Act, id: UnitId, cites: readonly RuleId[], calmly?: true): void {
  const { climbs, at: perch = '' } = act.battle.theUnit(id);
  if (climbs || isPerch(act.battle, perch)) {
    eliminate(act, id, [climbs ? '14.8.11' : '14.32.14']);
    return;
  }
  unhorse(act, id);
  const { pinned } = act.battle.theUnit(id);
  takeBackCharges(act, act.battle.theUnit(id), true);
  const set = {
    broken: true,
    ...(!calmly && { dm: true as const }),
    ...(pinned && { pinned: null }),
  } as const;
  act.effect('broken', { unit: id }, { changes: [{ do: 'unit', unit: id, set }], cites });
  fallOff(act, id);
  const unit = act.battle.theUnit(id);
  loseBoreSights(act, [...weaponsOf(act.battle, unit), ...gunsServedBy(act.battle, unit)]);
}

/** What is printed on a counter; the states of the unit stay when another counter takes its place. */
const PRINTED = [
  'kind',
  'strength',
  'quality',
  'fp',
  'range',
  'morale',
  'brokenMorale',
  'leadership',
  'aim',
] as const;

/** A squad becomes a half-squad of its kind; anything smaller is lost. */
export function reduce(act: Act, id: UnitId, cites: readonly RuleId[]): void {
  const unit = { ...act.battle.theUnit(id) };
  const half = unit.unarmed ? unarmedHalfOf(unit) : remnantOf(unit);
  if (!half) {
    eliminate(act, id, cites);
    return;
  }
  act.effect(
    'reduced',
    { unit: id, was: unit.strength ?? unit.name, now: half.name },
    { changes: [becomes(unit, half, { squad: unit.strength }), ...countHalved(act.battle, unit)], cites },
  );
  countLoss(act, unit, { ...half, squad: unit.strength });
}

/** Another counter takes its place: what is printed changes, and so does the name; `more` changes with it. */
export const becomes = (unit: Unit, counter: Counter, more: object = {}): Change =>
  ({
    do: 'unit',
    unit: unit.id,
    set: { ...asPrinted(unit, counter), ...(unit.daunted && { daunted: null }), ...more },
  }) as Change;

/** What is printed on the counter that takes the place of a unit's own; nothing where the new one has nothing. */
export function asPrinted(unit: Unit, counter: Counter): Record<string, unknown> {
  const set: Record<string, unknown> = { name: unit.name.replace(unit.strength ?? unit.name, counter.name) };
  for (const key of PRINTED) set[key] = counter[key] ?? null;
  return { ...set, ...heartened(counter, unit.heart) };
}

/** What has raised or lowered its morale lasts, whatever counter it has (3.29.20, 3.30.5, 3.30/Ta). */
const heartened = (
  { morale, brokenMorale }: Pick<Unit, 'morale' | 'brokenMorale'>,
  heart?: number,
): Pick<Unit, 'morale' | 'brokenMorale'> => ({
  ...(heart && morale !== undefined && { morale: morale + heart }),
  ...(heart && brokenMorale !== undefined && { brokenMorale: brokenMorale + heart }),
});

/** Its morale changes for the rest of the battle, by so many levels. */
export const hearten = (unit: Unit, by: 1 | -1): Change => ({
  do: 'unit',
  unit: unit.id,
  set: { ...heartened(unit, by), heart: (unit.heart ?? 0) + by || null },
});

/** Off the map; its weapons stay where it was, and nobody has them (3.21.18). */
export function eliminate(act: Act, id: UnitId, cites: readonly RuleId[]): void {
  const { battle } = act;
  giveAway(act, [id], '2.3.9.1');
  const unit = battle.theUnit(id);
  takeBackCharges(act, unit, true);
  const weapons = weaponsOf(battle, unit);
  const guns = gunsServedBy(battle, unit);
  act.effect(
    'eliminated',
    { unit: id, side: unit.side },
    {
      changes: [
        ...[...weapons, ...guns].map(isAboard(unit) || isWaterAt(battle, unit.at) ? goneWithIt : dropped),
        ...lossOf(battle, unit),
        ...countFallen(battle, unit),
        ...shakesGarrison(battle, unit),
        { do: 'leave', unit: id },
      ],
      cites,
    },
  );
  loseBoreSights(act, [...weapons, ...guns]);
  countLoss(act, unit);
}

/** Prisoners who fall to the fire of their own side count double, to that of their captors not at all (3.29.8); scouts never count (3.7.6). */
function lossOf(battle: Battle, unit: Unit): Change[] {
  if (!isInfantry(unit) || isScout(unit)) return [];
  const { id, side } = unit;
  const { lost = [], lostAsPrisoners = [], snipersLost = 0 } = battle.side(side);
  const sniper = isSniper(unit) && { snipersLost: snipersLost + 1 };
  if (!isPrisoner(unit)) return [{ do: 'side', side, set: { lost: [...lost, id], ...sniper } }];
  const firing = battle.clock.phase === 'defensive-fire' ? defender(battle) : attacker(battle);
  return firing === side
    ? [{ do: 'side', side, set: { lost: [...lost, id], lostAsPrisoners: [...lostAsPrisoners, id] } }]
    : [];
}

/** In a vehicle nothing is left of his weapons, nor in the water (11.37.8, 4.14.13, 14.28.8.9). */
const goneWithIt = ({ id }: Unit): Change => ({ do: 'leave', unit: id });

const dropped = ({ id }: Unit): Change => ({ do: 'unit', unit: id, set: { possessor: null } });

/** Weapons that a unit leaves where it is. */
export function leaveBehind(act: Act, id: UnitId, weapons: readonly UnitId[], cites: RuleId): void {
  if (weapons.length === 0) return;
  const changes = weapons.map((weapon) => dropped(act.battle.theUnit(weapon)));
  act.effect('abandoned', { unit: id, weapons }, { changes, cites: [cites] });
}
