/** Fuel and landings on the Rhine (Sc11/11.1, Sc11/11.4, Sc11/11.5). */
import { D6, total } from '../../kernel/dice/index.js';
import { goUnder, liesHidden } from '../ch02-sight/03-concealment.js';
import { immobilize } from '../ch11-vehicles/wrecks.js';
import { type Act, type Battle, type Refusal, refuse } from '../system.js';
import { isInfantry, isMmc, isOnMap, isVehicle, ofSide } from '../units/kinds.js';
import { specialOf } from './special.js';

const EMPTY = 6;

/** Each vehicle that has moved rolls a die, and on a 6 has come to the end of its fuel; its crew keeps calm (Sc11/11.1). */
export function useFuel(act: Act): void {
  const { battle } = act;
  const side = specialOf(battle, 'short-of-fuel')?.side;
  if (side === undefined) return;
  for (const { id, moved, spent, immobilized } of ofSide(battle, side).filter(isVehicle)) {
    if (immobilized || !(moved || (spent ?? 0) > 0)) continue;
    const rolled = total(act.rollOf('fuel', [id], D6));
    act.effect('fuel', { unit: id, rolled, empty: rolled === EMPTY }, { cites: ['Sc11/11.1'] });
    if (rolled === EMPTY) immobilize(act, id, ['Sc11/11.1'], { stuck: true });
  }
}

/** Nobody on the map goes into the river (Sc11/11.4). */
export const staysDry = (battle: Battle): Refusal | undefined =>
  specialOf(battle, 'no-rivers')
    ? refuse('NO_WAY', 'Nobody goes into the river in this battle: go another way.', 'Sc11/11.4')
    : undefined;

/** All squads of one side have landed: who lies hidden on the other one comes under a "?" (Sc11/11.5). */
export function showWhenLanded(act: Act): void {
  const { battle } = act;
  const rule = specialOf(battle, 'shown-when-landed');
  if (!rule) return;
  const isAfloat = ofSide(battle, rule.landing).some((unit) => isMmc(unit) && !isOnMap(unit));
  if (isAfloat) return;
  const hidden = ofSide(battle, rule.side).filter(
    (unit) => isOnMap(unit) && liesHidden(unit) && (isInfantry(unit) || isVehicle(unit)),
  );
  if (hidden.length > 0) goUnder(act, hidden, 'Sc11/11.5');
}
