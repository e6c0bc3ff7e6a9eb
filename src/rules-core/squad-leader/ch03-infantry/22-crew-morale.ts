/** The morale of AFV crews (3.22): by nation, by what they sit in, and by the year. */
import type { Battle, Unit } from '../system.js';
import { parentOf } from '../units/nations.js';
import { commanderOf } from './03-armour-leaders.js';

const GREEN = 6;
const EARLY = 6;
const SS = 9;

/** Whom Guards and Elite make braver (3.22.1). */
const LEARN: readonly string[] = ['American', 'Russian', 'French'];

/** An armour leader lends them his own (3.3.3). */
export function crewMorale(battle: Battle, vehicle: Unit): number {
  const commander = commanderOf(battle, vehicle);
  return commander ? commander.morale : ofCrew(battle, vehicle);
}

function ofCrew({ options: { year } }: Battle, vehicle: Unit): number {
  const { morale = 0, quality, manned, nationality, name } = vehicle;
  const nation = manned ?? nationality;
  if (quality === 'green') return GREEN;
  if (nation === 'German SS') return SS;
  const isEarlyRussian = nation === 'Russian' && year === 1941;
  const isBetter = quality === 'elite' && LEARN.includes(parentOf(nation)) && !isEarlyRussian;
  const base = isEarlyRussian && !/^(T-?34|KV)/.test(name) ? EARLY : morale;
  return base + (isBetter ? 1 : 0);
}
