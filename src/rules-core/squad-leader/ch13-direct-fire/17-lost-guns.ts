/** Guns that are emplaced, and how they are lost (13.17): what fire of all kinds asks. */
import { die, type Roll } from '../../kernel/dice/index.js';
import type { Aim } from '../ch05-fire/02-aim.js';
import type { Result } from '../ch05-fire/05-fire-table.js';
import type { Outcome } from '../ch05-fire/effects.js';
import { crewOfGun } from '../ch10-guns/01-crews.js';
import { lostInTow } from '../ch10-guns/02-towing.js';
import type { RuleId } from '../rules.js';
import type { Act, Battle, Unit } from '../system.js';
import { isFlamethrower, isGun, isLightMortar, type OnMap } from '../units/kinds.js';
import { isRecoilless } from '../units/ordnance.js';

/** It stands where it was set up (13.17.2); recoilless rifles never do (8.21.4). */
export const isEmplaced = (gun: Unit): boolean => isGun(gun) && !gun.dislodged && !isRecoilless(gun);

/** Men at an emplaced gun in view are a target by themselves (13.17.8). */
export const isAtEmplacedGun = (battle: Battle, unit: Unit): boolean =>
  unit.at !== undefined &&
  battle
    .unitsAt(unit.at)
    .some((gun) => isGun(gun) && gun.possessor === unit.id && isEmplaced(gun) && !gun.hidden);

/** A heavy machine gun by itself, or a flame, breaks guns with the check of their crews, as shells do (13.17.6). */
export function breakGuns(act: Act, { at, shots }: Aim, roll: Roll, outcomes: readonly Outcome[]): void {
  const { battle } = act;
  if (shots.length !== 1 || !shots.every(({ firing }) => breaksGuns(firing))) return;
  for (const gun of battle.unitsAt(at).filter((unit) => isGun(unit) && !isLightMortar(unit))) {
    const crew = crewOfGun(battle, gun);
    const struck = crew && outcomes.find(({ units }) => units.includes(crew.id));
    if (struck && isShattered(roll, struck.result)) destroyGun(act, gun as OnMap, ['13.17.6']);
  }
}

const breaksGuns = (unit: Unit): boolean =>
  unit.weapon === 'MMG' || unit.weapon === 'HMG' || isFlamethrower(unit);

/** The coloured die does not exceed the level of the check (13.17.4/b). */
export const isShattered = (roll: Roll, result: Result): boolean =>
  result === 'KIA' || die(roll, 'coloured').face <= levelOf(result);

const levelOf = (result: Result): number => (result === '-' || result === 'M' ? 0 : Number(result));

/** It is gone, and shields nobody any more (10.3/q4). */
export function destroyGun(
  act: Act,
  gun: OnMap,
  cites: readonly RuleId[] = ['13.17.4/a', '13.17.4/b'],
): void {
  act.effect('gun-destroyed', { gun: gun.id, at: gun.at }, { changes: lostInTow(gun), cites });
}
