/** Snipers in treetops, and enemies beneath them (14.32.17, 14.32.18). */
import { hexOf } from '../../kernel/position/position.js';
import { uncoverAll } from '../ch02-sight/03-concealment.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isInfantry, isOnMap, isPrisoner, isVehicle, type OnMap } from '../units/kinds.js';
import { isTreetop, withTreetops } from './32-perches.js';

const enemiesBeneath = (battle: Battle, { at, side }: OnMap): Unit[] =>
  battle
    .unitsAt(hexOf(at))
    .filter((unit) => unit.side !== side && !isPrisoner(unit) && (isInfantry(unit) || isVehicle(unit)));

/** Nobody fires from the treetops with enemies beneath, but out of hiding at those who get out there (14.32.18). */
export function keepsQuiet(battle: Battle, sniper: OnMap, target?: Unit): Refusal | undefined {
  if (!isTreetop(battle, sniper.at)) return undefined;
  const isAtThoseGettingOut =
    sniper.hidden === true &&
    battle.clock.phase === 'defensive-fire' &&
    target?.at === hexOf(sniper.at) &&
    (target.leftVehicle === true || target.beneath?.at === target.at);
  return isAtThoseGettingOut || enemiesBeneath(battle, sniper).length === 0
    ? undefined
    : refuse('ENEMY_THERE', `There are enemies beneath ${sniper.name}: it keeps quiet.`, '14.32.18');
}

/** Enemies on foot have come beneath him: he fights them as on the ground (14.32.17, 14.32.18). */
export function comeDownToFight(act: Act, hex: string): void {
  const { battle } = act;
  const [, treetops] = withTreetops(battle, hex);
  if (treetops === undefined) return;
  const snipers = battle.unitsAt(treetops) as readonly OnMap[];
  const met = snipers.filter((unit) => isInfantry(unit) && enemiesBeneath(battle, unit).some(isInfantry));
  if (met.length === 0) return;
  const changes = met.map(({ id }): Change => ({ do: 'unit', unit: id, set: { at: hex } }));
  act.effect('left-treetops', { units: met.map(({ id }) => id), at: hex }, { changes, cites: ['14.32.17'] });
}

/** Those who got out of a vehicle beneath a sniper whom they did not see meet him in close combat (14.32.18). */
export function meetBeneathTrees(act: Act): void {
  const { battle } = act;
  if (!battle.options.perches) return;
  const above = battle.units().filter((unit): unit is OnMap => isOnMap(unit) && isTreetop(battle, unit.at));
  for (const { at, side } of above) {
    comeDownToFight(act, hexOf(at));
    if (battle.unitsAt(hexOf(at)).some((unit) => unit.side !== side && isInfantry(unit)))
      uncoverAll(act, hexOf(at), side, '14.32.18');
  }
}
