/** What flames and charges have in common: modifiers of their own, and nothing is left where they kill (8.10.9, 8.11.7). */
import type { Aim } from '../ch05-fire/02-aim.js';
import { coverAt } from '../ch05-fire/03-cover.js';
import type { Shot } from '../ch05-fire/04-firepower.js';
import type { Outcome } from '../ch05-fire/effects.js';
import type { Act, Battle, Change, Modifier } from '../system.js';
import { isFlamethrower, isOfEngineers, isWeapon } from '../units/kinds.js';
import { flameModifiers } from './10-flamethrowers.js';

/** The modifiers of such an attack; undefined where it is not one. */
export function engineersModifiers(battle: Battle, { at, shots }: Aim): Modifier[] | undefined {
  const shot = shots[0] as Shot;
  if (!isOfEngineers(shot.firing)) return undefined;
  return isFlamethrower(shot.firing) ? flameModifiers(battle, at, shot) : chargeModifiers(battle, at, shot);
}

/** The cover of those in the hex; from elsewhere it is thrown, less well (8.11.5, 8.11.9.1, 8.11.9/a). */
function chargeModifiers(battle: Battle, at: string, { holder }: Shot): Modifier[] {
  if (holder.at === at) return coverAt(battle, at, []);
  return [...coverAt(battle, at, [holder.at]), { why: 'thrown', value: 1, cites: '8.11.9.1' }];
}

/** All support weapons in a hex where such an attack kills, but for charges that are to go off there. */
export function destroyWeapons(
  act: Act,
  struck: readonly { readonly aim: Aim; readonly outcomes: readonly Outcome[] }[],
): void {
  for (const { aim, outcomes } of struck) {
    const kills = outcomes.some(({ result }) => result === 'KIA');
    if (!kills || !aim.shots.some(({ firing }) => isOfEngineers(firing))) continue;
    const weapons = act.battle.unitsAt(aim.at).filter((unit) => isWeapon(unit) && !unit.placed);
    if (weapons.length === 0) continue;
    const changes = weapons.map(({ id }): Change => ({ do: 'leave', unit: id }));
    act.effect(
      'weapons-destroyed',
      { weapons: weapons.map(({ id }) => id), at: aim.at },
      { changes, cites: aim.shots.some(({ firing }) => isFlamethrower(firing)) ? ['8.10.9'] : ['8.11.7'] },
    );
  }
}
