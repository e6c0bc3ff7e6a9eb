/** The Normandy Upgrade (16.1): what becomes of an older scenario's order of battle under these rules. */
import { roundUp } from '../system.js';
import upgrade from './normandy.json' with { type: 'json' };

export const NORMANDY = upgrade;

type Side = keyof typeof upgrade.added;

/** One part of an order of battle: how many there are of each counter. */
type Part = Readonly<Record<string, number>>;

const SQUAD = 'squad';
const HALF_SQUAD = 'half-squad';

const squadsIn = (part: Part): number => (part[SQUAD] ?? 0) + (part[HALF_SQUAD] ?? 0) / 2;

/** The same-named counter, or the one that has taken its place (16.1.1.1.4, 16.1.1.3, 16.1.1.4). */
export const replacementOf = (counter: string): string =>
  (upgrade.replaced as Readonly<Record<string, string>>)[counter] ?? counter;

/** Light machine-guns for each part, in proportion, none with more than one beyond its threes (16.1.1.1.2). */
export function lightMachineGuns(side: Side, parts: readonly Part[]): { counter: string; counts: number[] } {
  const { counter, perSquads } = upgrade.added[side]['light machine-gun'];
  const squads = parts.map(squadsIn);
  const counts = squads.map((count) => Math.floor(count / perSquads));
  const due = Math.floor(squads.reduce((sum, count) => sum + count, 0) / perSquads);
  const leftOver = (i: number) => (squads[i] as number) % perSquads;
  const byNeed = parts.map((_, i) => i).sort((a, b) => leftOver(b) - leftOver(a) || a - b);
  let given = counts.reduce((sum, count) => sum + count, 0);
  for (const i of byNeed) {
    if (given >= due) break;
    counts[i] = (counts[i] as number) + 1;
    given++;
  }
  return { counter, counts };
}

/** Demolition charges, which are Gammon Bombs for the Americans; fractions rounded up (16.1.1.1.3). */
export const demolitions = (side: Side, squads: number): number =>
  roundUp(squads / upgrade.added[side].demolition.perSquads);

/** How many NCOs become officers (16.1.1.2). */
export const officersGiven = (squads: number): number => (squads >= upgrade.officerFrom ? 1 : 0);

interface Mix {
  readonly [counter: string]: number;
}

/** German squads: of five three 5-4 and two 6-6, the 5-4 first; what a counter mix lacks the other type makes up (16.1.1.6). */
export function germanSquads(part: Part, left: Mix = {}): Mix {
  const { of, first, then } = upgrade.squads.german;
  const total = Math.ceil(squadsIn(part));
  const rest = total % of;
  const wanted = first.count * Math.floor(total / of) + Math.min(rest, first.count);
  const has = (counter: string) => left[counter] ?? Number.POSITIVE_INFINITY;
  const secondBest = Math.max(0, total - wanted - has(then.counter));
  const firsts = Math.min(wanted + secondBest, has(first.counter));
  return { [first.counter]: firsts, [then.counter]: total - firsts };
}

/** The squad type of a German reinforcement platoon in scenario 13, by a d10 (16.1.11.5). */
export function reinforcementSquad(roll: number): string {
  const row = upgrade.scenarios['13'].germanReinforcementSquad.find(({ upTo }) => roll <= upTo);
  return row?.counter ?? '';
}
