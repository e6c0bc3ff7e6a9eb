/** Every counter by what is printed on it. */
import boats from './boats.json' with { type: 'json' };
import infantry from './infantry.json' with { type: 'json' };
import { ANTI_TANK_TEAMS, type Counter, GUNS, VEHICLES } from './vehicles.js';

export const INFANTRY = infantry as unknown as readonly Counter[];
export const BOATS = boats as unknown as readonly Counter[];

const ALL = [...INFANTRY, ...VEHICLES, ...GUNS, ...ANTI_TANK_TEAMS, ...BOATS];
const PREFIX = /^(German|American|Russian) (.+)$/;

/** "6-6", "NCO", "PzKw 4H"; "Russian RATR" for a counter of another nation (captured weapons, lent tanks). */
export function counterNamed(name: string, nationality: string): Counter | undefined {
  const own = ALL.find((counter) => counter.name === name && counter.nationality === nationality);
  if (own) return own;
  const [, nation, rest] = PREFIX.exec(name) ?? [];
  return nation === undefined
    ? undefined
    : ALL.find((counter) => counter.name === rest && counter.nationality === nation.toLowerCase());
}

/** The counters of a nation, by name. */
export const countersOf = (nationality: string): string[] => [
  ...new Set(ALL.filter((counter) => counter.nationality === nationality).map(({ name }) => name)),
];
