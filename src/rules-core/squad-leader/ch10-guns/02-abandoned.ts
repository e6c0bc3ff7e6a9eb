/** Guns that their crews leave: an AFV stands among them (10.2.15), or they are past repair (10.9/q2). */
import { staysInside } from '../ch07-overrun/01-displaced.js';
import { isAfv, isManned } from '../ch11-vehicles/state.js';
import type { Act, Battle, Unit } from '../system.js';
import { attacker, isGun, isOnMap, type OnMap, playerTurnOf, vehiclesAt } from '../units/kinds.js';
import { lostInTow } from './02-towing.js';
import { hasShield } from './03-shields.js';

/** When an AFV ends its turn there, the crew leaves the gun for anyone to take; not for one that stands beside the obstacle in which they are (10.2.15, 11.29.22). */
export function abandonGuns(act: Act): void {
  const { battle } = act;
  const side = attacker(battle);
  const isDrivenOver = (gun: Unit): gun is OnMap =>
    isGun(gun) &&
    isOnMap(gun) &&
    gun.side !== side &&
    gun.possessor !== undefined &&
    vehiclesAt(battle, gun.at, side).some(
      (unit) =>
        isAfv(unit) &&
        isManned(unit) &&
        !staysInside(battle, unit.id, battle.unit(gun.possessor ?? '') ?? gun),
    );
  for (const { id } of battle.units().filter(isDrivenOver))
    act.effect(
      'gun-abandoned',
      { gun: id },
      { changes: [{ do: 'unit', unit: id, set: { possessor: null, acquired: null } }], cites: ['10.2.15'] },
    );
}

/** Its shield is of use to its crew for a game turn, and no longer (10.9/q2). */
export const isShelter = (battle: Battle, id: string): boolean => {
  const gun = battle.theUnit(id);
  return isGun(gun) && hasShield(gun) && battle.unit(gun.possessor ?? '')?.kind === 'crew';
};

/** When the player turn after that one ends (10.9/q2). */
export function leaveRuins(act: Act): void {
  const { battle } = act;
  for (const gun of battle.units().filter(isGun))
    if ((gun.ruined ?? Number.MAX_SAFE_INTEGER) < playerTurnOf(battle))
      act.effect('gun-abandoned', { gun: gun.id }, { changes: lostInTow(gun), cites: ['10.9/q2'] });
}
