/** Surrender (3.28): who would rather give up than fight on. */
import { D6, total } from '../../kernel/dice/index.js';
import { sees } from '../ch02-sight/sight.js';
import { printedOf } from '../ch05-fire/08-unarmed.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { isAfv } from '../ch11-vehicles/state.js';
import { isInPlay } from '../options/optional-rules.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import {
  enemyOf,
  infantryAt,
  isInfantry,
  isLeader,
  isMmc,
  isOnMap,
  isPrisoner,
  type OnMap,
  ofSide,
  vehiclesAt,
} from '../units/kinds.js';
import { isRaw } from './09-inexperience.js';
import { breakUnit } from './20-casualties.js';
import { isNextToEnemy } from './21-routes.js';
import { askFates } from './29-prisoners.js';

const MANY = 3;
const SEVERAL = 2;
/** Of unarmed men (5.8.1). */
const UNARMED = 6;

/** Raw troops always, others by special rule or when they have lost heart (3.28.2, 3.28.3). */
export function isSusceptible(battle: Battle, unit: Unit): boolean {
  if (battle.side(unit.side).defiant || !isInPlay(battle, '3.28')) return false;
  if (isRaw(battle, unit)) return true;
  const lost = levelsLost(unit);
  if (isStubborn(battle, unit)) return lost >= MANY;
  return lost >= SEVERAL || battle.options.surrender?.includes(unit.side) === true;
}

/** Morale levels that it has lost since it came into the battle. */
function levelsLost(unit: Unit): number {
  const { unarmed, morale = 0, strength = '' } = unit;
  const printed = printedOf(unit)?.morale ?? (Number(strength.split('-').at(-1)) || morale);
  return (unarmed && isMmc(unit) ? UNARMED : printed) - morale;
}

const STUBBORN = ['Finnish', 'Japanese', 'Gurkha', 'German SS'];

/** Single men count as elite; Germans hold out against Russians (3.28.3). */
const isStubborn = (battle: Battle, unit: Unit): boolean =>
  !isMmc(unit) ||
  unit.quality === 'elite' ||
  unit.partisan === true ||
  STUBBORN.includes(unit.nationality) ||
  (unit.nationality === 'German' && battle.side(enemyOf(battle, unit.side)).nationality === 'Russian');

/** All of them susceptible, and no unbroken leader in the hex who keeps them together (3.28.5.2, 3.28.5.2/a). */
export const wouldGiveUp = (battle: Battle, units: readonly OnMap[]): boolean =>
  units.every(
    (unit) =>
      isSusceptible(battle, unit) &&
      !infantryAt(battle, unit.at, unit.side).some(
        (one) => isLeader(one) && !one.broken && !one.withdrawing && !isSusceptible(battle, one),
      ),
  );

/** Men take heart from an AFV of theirs whose crew is in it, stunned or not (3.28.5.1, 3.28.5.3). */
export const isCrewedAfv = (unit: Unit): boolean => isAfv(unit) && !unit.abandoned;

/** At the start of the Rout Phase: the broken next to the enemy, whom no friend in the hex holds (3.28.5.1). */
export function layDownArms(act: Act): void {
  const { battle } = act;
  if (battle.clock.step !== STEP) {
    const units = battle.options.order.flatMap((side) =>
      battle.asSeenBy({ side }, () => ofSide(battle, side).filter((unit) => surrenders(battle, unit))),
    );
    if (units.length > 0)
      act.effect(
        'surrenders',
        { units: units.map(({ id }) => id) },
        {
          changes: [
            ...units.map(({ id }): Change => ({ do: 'unit', unit: id, set: { fate: 'surrenders' } })),
            { do: 'clock', set: { step: STEP } },
          ],
          cites: ['3.28.5.1'],
        },
      );
  }
  if (askFates(act)) return;
  if (battle.clock.step === STEP)
    act.effect(
      'step-began',
      { step: 'rout' },
      { changes: [{ do: 'clock', set: { step: null } }], cites: ['1.3/6'] },
    );
  act.done();
}

export const STEP = 'surrender';

const surrenders = (battle: Battle, unit: Unit): boolean =>
  isInfantry(unit) &&
  isOnMap(unit) &&
  unit.broken === true &&
  !isPrisoner(unit) &&
  !isInMelee(battle, unit) &&
  isSusceptible(battle, unit) &&
  infantryAt(battle, unit.at, unit.side).every(({ broken }) => broken) &&
  !vehiclesAt(battle, unit.at, unit.side).some(isCrewedAfv) &&
  isNextToEnemy(battle, unit.side, unit.at, 'unbroken');

/** A leader in the enemy's hands: those who see it and waver may break (3.28.8). */
export function shakeByCapture(act: Act, leader: OnMap): void {
  if (!isLeader(leader)) return;
  const { battle } = act;
  const { at } = battle.theUnit(leader.id) as OnMap;
  const best = isBest(battle, leader) ? 1 : 0;
  const needs = Math.max(0, -(leader.leadership ?? 0));
  for (const unit of ofSide(battle, leader.side)) {
    if (!isInfantry(unit) || !isOnMap(unit) || isPrisoner(unit) || unit.hidden || unit.fate) continue;
    if (!isSusceptible(battle, unit) || !sees(battle, at, unit.at)) continue;
    const rolled = total(act.rollOf('leader captured', [unit.id], D6));
    const shaken = rolled - best <= needs;
    act.effect(
      'capture-seen',
      { unit: unit.id, leader: leader.id, needs: needs + best, rolled, shaken },
      { cites: ['3.28.8'] },
    );
    if (shaken) breakAgain(act, unit);
  }
}

/** Nobody unbroken of his side is better in leadership and morale; as good as he does no harm. */
function isBest(battle: Battle, { id, side, leadership = 0, morale = 0 }: Unit): boolean {
  return ofSide(battle, side).every(
    (other) =>
      other.id === id ||
      !isLeader(other) ||
      other.broken === true ||
      ((other.leadership ?? 0) >= leadership && (other.morale ?? 0) <= morale),
  );
}

function breakAgain(act: Act, unit: Unit): void {
  if (!unit.broken) breakUnit(act, unit.id, ['3.28.8'], true);
  else
    act.effect(
      'breaks-again',
      { unit: unit.id },
      { changes: [{ do: 'unit', unit: unit.id, set: { fate: 'breaks again' } }], cites: ['3.28.8/a'] },
    );
}

/** Friends have seen what becomes of those who give up: nobody of the side does any more (3.28.9/a). */
export function endSurrender(act: Act, side: string, at: string): void {
  const { battle } = act;
  const isSeen = ofSide(battle, side).some(
    (unit) => isInfantry(unit) && isOnMap(unit) && !isPrisoner(unit) && sees(battle, unit.at, at),
  );
  if (!isSeen || battle.side(side).defiant) return;
  act.effect(
    'surrender-ended',
    { side },
    { changes: [{ do: 'side', side, set: { defiant: true } }], cites: ['3.28.9/a'] },
  );
}
