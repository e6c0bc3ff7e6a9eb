/** Skills (12.0): who can use them, and the cup from which new Heroes draw. */
import type { Kind } from '../attributes/index.js';
import { SKILLS } from '../charts/index.js';
import type { Battle, Unit } from '../system.js';

const NAMES = [
  'Deadly',
  'Charismatic',
  'Assaulter',
  'House: Steadfast',
  'House: Keen Eyes',
  'House: Close-in',
  'House: Brawler',
  'House: Field Medic',
] as const;

type Skill = (typeof NAMES)[number];

export const hasSkill = ({ skills }: Unit, skill: Skill): boolean => skills?.includes(skill) === true;

/** What is in the cup: what the scenario put there, or every Skill that nobody of the side has (12.0/b). */
export function cupOf(battle: Battle, side: string): readonly string[] {
  const pool = battle.side(side).skillPool;
  if (pool) return pool;
  const taken = new Set(battle.units().flatMap((unit) => (unit.side === side ? (unit.skills ?? []) : [])));
  return NAMES.filter((name) => !taken.has(name));
}

/** A Skill that the drawer cannot use goes back, and he draws again (11.2/i). */
export function usableBy({ table }: Battle, skill: string, kind: Kind): boolean {
  const who = String(table.charts.lookup(SKILLS.cells, skill, 'who')).toLowerCase();
  return who.includes('any') || who.includes(kind);
}
