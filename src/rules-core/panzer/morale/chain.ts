/** The chain of command: whose command units matter to a unit (7.1.2/e, 7.1.2/f). */
import { distance } from '../../mechanics/places.js';
import { commandRange } from '../command/available.js';
import type { Battle, Unit } from '../system.js';
import { formationIdOf } from '../units/kinds.js';

const LEVELS = ['CHQ', 'BHQ', 'RHQ'] as const;
const levelOf = ({ post }: Unit): number => (post === undefined ? -1 : LEVELS.indexOf(post));

/** A command unit of its own formation or of one above it; to a command unit only one of a higher level. */
export const commands = (battle: Battle, commander: Unit, unit: Unit): boolean =>
  commander.side === unit.side &&
  levelOf(commander) > levelOf(unit) &&
  chainOf(battle, unit).includes(formationIdOf(battle, commander));

/** Its formation and all above it. */
function chainOf(battle: Battle, unit: Unit): string[] {
  const { formations } = battle.side(unit.side);
  const chain: string[] = [];
  let next: string | undefined = formationIdOf(battle, unit);
  while (next !== undefined && !chain.includes(next)) {
    chain.push(next);
    next = formations?.[next]?.above;
  }
  return chain;
}

export const isNear = (battle: Battle, unit: Unit, other: Unit): boolean =>
  unit.at !== undefined &&
  other.at !== undefined &&
  distance(battle, unit.at, other.at) <= commandRange(battle, unit);
