/** Acquisition (8.5), an option: who wants a weapon that nobody has must lay hands on it first, with a die. */
import { D6, total } from '../../kernel/dice/index.js';
import { distance } from '../../mechanics/places.js';
import { isNight } from '../ch02-sight/08-night.js';
import { sees } from '../ch02-sight/sight.js';
import { smokeDrm } from '../ch09-artillery/16-in-the-line.js';
import { groundAt, isBuilding, isWater } from '../ch14-terrain/ground.js';
import { isDeepSnow, weatherOf } from '../ch16-fire/03-now.js';
import { isChosen, isInPlay } from '../options/optional-rules.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  type Refusal,
  refuse,
  sumOf,
  type Unit,
} from '../system.js';
import { enemiesInView, hasFirepower, isInfantry, isSmc, isVehicle, type OnMap } from '../units/kinds.js';

/** It is not found on so much. */
const FAILS_ON = 6;
const WET: readonly string[] = ['marsh', 'mud flat', 'deep stream'];
const ROUGH: readonly string[] = ['wheatfield', 'brush', 'woods', 'crag', 'stone rubble', 'wooden rubble'];
/** Weather that hinders those who look for something on the ground (8.5.2/a). */
const THICK: readonly string[] = ['fog', 'rain', 'falling snow'];

const isAdvancing = ({ clock }: Battle): boolean => clock.phase === 'advance';

/** Does he have to look for it? What a friend has he is given (8.5.4). */
export const mustSeek = (battle: Battle, weapon: OnMap): boolean =>
  weapon.possessor === undefined && isChosen(battle, '8.5');

/** Why a unit cannot look for it here and now (8.4.5, 8.5.1, 8.5.1/a). */
export function cannotSeek(battle: Battle, unit: OnMap, weapon: OnMap): Refusal | undefined {
  if (unit.grounded)
    return refuse('CANNOT_MOVE', `${unit.name} has gone to ground, and takes up no weapon.`, '8.4.5');
  if (!mustSeek(battle, weapon)) return undefined;
  if (unit.lookedFor?.includes(weapon.id))
    return refuse('HAS_TRIED', `${unit.name} has looked for ${weapon.name} in this phase.`, '8.5.1');
  if (isWater(groundAt(battle, unit.at)) || WET.includes(groundAt(battle, unit.at)))
    return refuse('IMPASSABLE', `Nobody finds ${weapon.name} in water or mud.`, '8.5.1/a');
  const isThere = (one: OnMap) => one.at === unit.at && (isInfantry(one) || isVehicle(one));
  return enemiesInView(battle, unit.side).some(isThere)
    ? refuse('ENEMY_THERE', `Enemies in ${unit.at} keep ${unit.name} from ${weapon.name}.`, '8.5.1/a')
    : undefined;
}

/** It rolls, and has what it spends behind it; does it get hold of the weapon (8.5.1 to 8.5.3)? */
export function seek(act: Act, unit: OnMap, weapon: OnMap, spend: number): boolean {
  const { battle } = act;
  const { modifiers, rolled, isFound } = layHandsOn(act, unit, weapon, spend);
  const changes: Change[] = [{ do: 'unit', unit: unit.id, set: effortOf(battle, unit, weapon, spend) }];
  act.effect(
    'weapon-sought',
    { unit: unit.id, weapon: weapon.id, rolled, modifiers, isFound },
    { changes, cites: ['8.5.1'] },
  );
  return isFound;
}

interface Sought extends Pick<Unit, 'parachute'> {
  readonly isTunnel?: true;
}

/** The die, with what helps and hinders (8.5.1, 8.5.2): for weapons, and for what else must be found. */
export function layHandsOn(act: Act, unit: OnMap, sought: Sought, spend = 0) {
  const modifiers = [...chancesOf(act.battle, unit, sought, spend), ...smokeDrm(act, [unit.at], unit.at)];
  const rolled = total(act.rollOf('acquisition', [unit.id], D6));
  return { modifiers, rolled, isFound: rolled + sumOf(modifiers) < FAILS_ON };
}

/** What it does beyond the roll: the time that it takes is movement, and one factor Assault Movement (8.5.2); who stays for it in the Advance Phase stays (8.5.3). */
function effortOf(battle: Battle, unit: OnMap, weapon: OnMap, spend: number) {
  const lookedFor = [...(unit.lookedFor ?? []), weapon.id];
  if (isAdvancing(battle)) return { lookedFor, advanced: true as const };
  if (spend === 0) return { lookedFor };
  const { track, costs = [] } = unit;
  const isCareful = spend === 1 && !unit.moved && isInPlay(battle, '4.5');
  return {
    lookedFor,
    moved: true as const,
    moving: true as const,
    spent: (unit.spent ?? 0) + spend,
    assaultMoved: isCareful || null,
    ...(track
      ? { costs: [...costs.slice(0, -1), (costs.at(-1) ?? 0) + spend] }
      : { track: [unit.at], costs: [spend] }),
  };
}

/** What makes it easier or harder; leaders are of no help (8.5.2, 8.5.2/T, 8.5.2/a, 8.5.3, 8.5.4). */
function chancesOf(battle: Battle, unit: OnMap, sought: Sought, spend: number): Modifier[] {
  const ground = groundAt(battle, unit.at);
  const found: Modifier[] = [];
  const add = (why: string, value: number, cites: Modifier['cites'] = '8.5.2/T') =>
    found.push({ why, value, cites });
  if (spend > 0) add('takes its time', -spend, '8.5.2');
  if (isAdvancing(battle) && !unit.advanced) add('stays there', -1, '8.5.3');
  if (isNight(battle)) add('night', 1);
  if (!isBuilding(ground)) for (const weather of hindering(battle)) add(weather, 1, '8.5.2/a');
  if (isSwept(battle, unit)) add('under the eyes of the enemy', 1);
  if (ROUGH.includes(ground)) add(ground, 1);
  if (unit.kind === 'squad') add('squad', -1);
  if (isSmc(unit)) add('a single man', 1);
  if (sought.isTunnel) add('tunnel', 1);
  if (sought.parachute) add('parachute', -2);
  return found;
}

const hindering = (battle: Battle): string[] => [
  ...[weatherOf(battle)].filter((weather) => THICK.includes(weather)),
  ...(isDeepSnow(battle) ? ['deep snow'] : []),
];

const isSwept = (battle: Battle, { side, at }: OnMap): boolean =>
  enemiesInView(battle, side).some(
    (enemy) =>
      !enemy.broken &&
      hasFirepower(enemy) &&
      distance(battle, enemy.at, at) <= (enemy.range ?? 0) &&
      sees(battle, enemy.at, at),
  );
