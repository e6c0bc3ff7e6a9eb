/** Partisans (3.14): at home in the woods, where they lie in ambush, and poor at everything else. */
import type { SideId } from '../../kernel/position/position.js';
import { neighbours } from '../../mechanics/places.js';
import { groundAt } from '../ch14-terrain/ground.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { attacker, defender, infantryAt, isMmc } from '../units/kinds.js';
import { isCalledOff } from './30-called-off.js';

/** Woods that are large enough for an ambush (3.14.4/a). */
const WOOD = 3;

const isGuide = ({ partisan, broken }: Unit): boolean => partisan === true && !broken;

/** Partisans find their way through woods, and show it to those who go with them (3.14.2, 3.14.5). */
export const knowTheWoods = (units: readonly Unit[]): boolean =>
  units.length > 0 && (units.some(isGuide) || units.every(({ partisan }) => partisan));

/** Their leaders lead nobody else (3.14.7). */
export const leads = (leader: Unit, unit: Unit): boolean => !leader.partisan || unit.partisan === true;

/** They make twice as much of woods, also for others, whom their leaders alone teach nothing of the kind (3.14.3, 3.14.5). */
export const hidingInWoods = (battle: Battle, unit: Unit, at: string): Modifier[] =>
  groundAt(battle, at) === 'woods' &&
  !isCalledOff(battle, at) &&
  (unit.partisan ||
    infantryAt(battle, at, unit.side).some(
      (one) => isGuide(one) && isMmc(one) && (!one.hidden || unit.hidden),
    ))
    ? [{ why: 'partisans in woods', value: 1, cites: '3.14.3' }]
    : [];

/** The side that strikes first where the enemy has walked into its ambush (3.14.4). */
export function ambusherIn(battle: Battle, at: string): SideId | undefined {
  const side = defender(battle);
  const enemies = infantryAt(battle, at, attacker(battle));
  const isOld = infantryAt(battle, at).some(({ melee }) => melee);
  if (isOld || isCalledOff(battle, at) || enemies.length === 0 || !infantryAt(battle, at, side).some(isGuide))
    return undefined;
  const wood = woodAround(battle, at);
  const cameThrough = ({ advancedFrom }: Unit) => advancedFrom !== undefined && wood.has(advancedFrom);
  return wood.size >= WOOD && enemies.every(cameThrough) ? side : undefined;
}

/** The hexes of woods that hang together with this one; none outside woods (3.14.4/a). */
function woodAround(battle: Battle, at: string): ReadonlySet<string> {
  const isWood = (hex: string) => groundAt(battle, hex) === 'woods';
  const wood = new Set([at].filter(isWood));
  for (const hex of wood) for (const next of neighbours(battle, hex)) if (isWood(next)) wood.add(next);
  return wood;
}
