/** What becomes of those who fail a check in the water (4.14.10, 14.28.8.9). */
import { die, type Roll } from '../../kernel/dice/index.js';
import { lose } from '../ch03-infantry/04-wounds.js';
import { eliminate, reduce } from '../ch03-infantry/20-casualties.js';
import type { Act, Change, Unit } from '../system.js';
import { enemyOf, isAboard, isHero, isOnMap, isPrisoner, weaponsOf } from '../units/kinds.js';
import { footholds, isWaterAt } from './28-rivers.js';

/**
 * Who would break in the water: a swimmer drowns (4.14.10/a); who fords drowns where the coloured die is the higher one, else the
 * enemy moves him, and he loses his weapons (14.28.8.9). Returns true if that is what happens.
 */
export function goUnderWater(act: Act, unit: Unit, roll: Roll, isFated: boolean): boolean {
  const { battle } = act;
  if (isAboard(unit) || !isWaterAt(battle, unit.at) || isHero(unit) || isPrisoner(unit) || unit.berserk)
    return false;
  if (unit.swims) {
    eliminate(act, unit.id, ['4.14.10/a']);
    return true;
  }
  if (die(roll, 'coloured').face > die(roll, 'white').face) {
    eliminate(act, unit.id, ['14.28.8.9/a']);
    return true;
  }
  if (isFated && unit.kind !== 'squad') {
    lose(act, unit.id, ['3.20.8']);
    return true;
  }
  if (isFated) reduce(act, unit.id, ['3.20.8']);
  if (battle.unit(unit.id)) loseFooting(act, unit.id);
  return true;
}

function loseFooting(act: Act, id: string): void {
  const { battle } = act;
  const unit = battle.theUnit(id);
  const canGo = isOnMap(unit) && footholds(battle, unit).length > 0;
  const changes: Change[] = [
    ...weaponsOf(battle, unit).map((weapon): Change => ({ do: 'leave', unit: weapon.id })),
    ...(canGo ? [{ do: 'unit', unit: id, set: { adrift: enemyOf(battle, unit.side) } } as const] : []),
  ];
  act.effect('lost-footing', { unit: id }, { changes, cites: ['14.28.8.9/a'] });
  if (canGo) act.plan({ task: 'adrift' });
}
