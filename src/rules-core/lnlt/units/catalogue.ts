/** Every counter by what is printed on it. `estimate` names the figures that no source gives. */
import type { LnltSystem } from '../system.js';
import infantry from './infantry.json' with { type: 'json' };
import teams from './teams.json' with { type: 'json' };
import vehicles from './vehicles.json' with { type: 'json' };
import weapons from './weapons.json' with { type: 'json' };

type Counter = { readonly name: string } & LnltSystem['unit'];
type Row = Counter & { readonly estimate?: string };

const ROWS = [...infantry, ...teams, ...vehicles, ...weapons] as unknown as readonly Row[];

const ALL: readonly Counter[] = ROWS.map(({ estimate: _, ...counter }) => counter as Counter);

/** "1-6-4-5", "Leader 7-1-6", "MG34"; "German MG34" for a counter of another nation, which may be a captured weapon. */
export function counterNamed(name: string, nation: string): Counter | undefined {
  const [first = '', ...rest] = name.split(' ');
  const other = first.toLowerCase();
  return find(name, nation) ?? captured(find(rest.join(' '), other), nation);
}

const find = (name: string, nation: string): Counter | undefined =>
  ALL.find((counter) => counter.name === name && counter.nation === nation);

function captured(counter: Counter | undefined, nation: string): Counter | undefined {
  if (counter?.kind !== 'weapon' || counter.nation === nation) return counter;
  return { ...counter, madeBy: counter.nation, nation };
}

export const aircraftNamed = (name: string): Counter | undefined =>
  ALL.find((counter) => counter.kind === 'aircraft' && counter.name === name);

/** The counters of a nation, by name. */
export const countersOf = (nation: string): string[] => [
  ...new Set(ALL.filter((counter) => counter.nation === nation).map(({ name }) => name)),
];

export const NATIONS: readonly string[] = [...new Set(ALL.map(({ nation }) => nation))];
