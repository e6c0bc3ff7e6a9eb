/** The chain of command: formations over formations, and the command units in them (7.3, 7.52, 7.1.2/e). */
import type { Battle, Unit } from '../system.js';
import { formationIdOf } from '../units/kinds.js';

const LEVELS = ['CHQ', 'BHQ', 'RHQ'] as const;
export type Post = (typeof LEVELS)[number];

const levelOf = ({ post }: Unit): number => (post === undefined ? -1 : LEVELS.indexOf(post));

/** A formation and all above it. */
export function chainOf(battle: Battle, side: string, formation: string): string[] {
  const { formations } = battle.side(side);
  const chain: string[] = [];
  let next: string | undefined = formation;
  while (next !== undefined && !chain.includes(next)) {
    chain.push(next);
    next = formations?.[next]?.above;
  }
  return chain;
}

/** A command unit of its own formation or of one above it; to a command unit only one of a higher level. */
export const commands = (battle: Battle, commander: Unit, unit: Unit): boolean =>
  commander.side === unit.side &&
  levelOf(commander) > levelOf(unit) &&
  chainOf(battle, unit.side, formationIdOf(battle, unit)).includes(formationIdOf(battle, commander));
