/** The morale of AFV crews (3.22): by nation, by what they sit in, and by the year. */
import type { Battle, Unit } from '../system.js';
import { parentOf } from '../units/nations.js';
import { commanderOf } from './03-armour-leaders.js';

const GREEN = 6;
const EARLY = 6;

/** Whom Guards and Elite make braver (3.22.1). */
const LEARN: readonly string[] = ['American', 'Russian'];

/** An armour leader lends them his own (3.3.3). */
export function crewMorale(battle: Battle, vehicle: Unit): number {
  const commander = commanderOf(battle, vehicle);
  return commander ? commander.morale : ofCrew(battle, vehicle);
}

/** Of nations that may sit in vehicles of another make; the rest have it on their own vehicles. */
const RATING: Readonly<Record<string, number>> = {
  German: 8,
  'German SS': 9,
  British: 8,
  French: 7,
  'Allied Minor': 6,
};
const FRANCE_FELL = 1940;

function ofCrew({ options: { year } }: Battle, vehicle: Unit): number {
  const { morale = 0, quality, manned, nationality, name } = vehicle;
  const nation = manned ?? nationality;
  if (quality === 'green') return GREEN;
  const isEarlyRussian = nation === 'Russian' && year === 1941;
  const isEarlyFrench = nation === 'French' && year <= FRANCE_FELL;
  const isEarly = isEarlyFrench || (isEarlyRussian && !/^(T-?34|KV)/.test(name));
  const base = isEarly ? EARLY : (RATING[nation] ?? RATING[parentOf(nation)] ?? morale);
  const learns = LEARN.includes(nation) || isEarlyFrench;
  return base + (quality === 'elite' && learns && !isEarlyRussian ? 1 : 0);
}
