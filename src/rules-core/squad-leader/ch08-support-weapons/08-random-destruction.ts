/** Where fire kills, every weapon in the hex may be lost too (8.8.1): a roll for each on the next lower column. */
import { DR, total } from '../../kernel/dice/index.js';
import type { Aim } from '../ch05-fire/02-aim.js';
import { isPointBlank } from '../ch05-fire/04-firepower.js';
import { type Column, columnBelow, resultOf } from '../ch05-fire/05-fire-table.js';
import { lostInTow } from '../ch10-guns/02-towing.js';
import { isInPlay } from '../options/optional-rules.js';
import { type Act, type Battle, type Modifier, sumOf, type Unit } from '../system.js';
import { isMachineGun, isVehicle, isWeapon } from '../units/kinds.js';

/** A kill on the lowest column spares them all (8.8.1/a). */
export function destroyAtRandom(
  act: Act,
  at: string,
  column: Column | undefined,
  modifiers: readonly Modifier[],
  isMeant: (weapon: Unit) => boolean = () => true,
): void {
  const { battle } = act;
  const below = column && columnBelow(column);
  if (below === undefined || !isInPlay(battle, '8.8')) return;
  for (const weapon of battle.unitsAt(at).filter((unit) => isWeapon(unit) && !unit.placed && isMeant(unit))) {
    const rolled = total(act.rollOf('weapon', [weapon.id], DR));
    const isLost = resultOf(battle, below, rolled + sumOf(modifiers)) === 'KIA';
    const changes = isLost ? lostInTow(weapon) : [];
    act.effect(
      'weapon-struck',
      { weapon: weapon.id, at, column: below, rolled, modifiers, isLost },
      { changes, cites: ['8.8.1', '8.8.1/b'] },
    );
  }
}

const SMALL_ARMS: Modifier = { why: 'small arms', value: 1, cites: '8.8.1/c' };

/** Small arms alone, and not from the next hex, do less harm to them (8.8.1/c). */
export const harmOf = (battle: Battle, { at, shots }: Aim): Modifier[] =>
  shots.every(
    ({ firing, holder }) =>
      isMachineGun(firing) ||
      isVehicle(firing) ||
      (!isWeapon(firing) && !isPointBlank(battle, holder.at, at)),
  )
    ? [SMALL_ARMS]
    : [];
