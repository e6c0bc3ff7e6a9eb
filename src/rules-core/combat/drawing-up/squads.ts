/** Of which type the squads of an older order of battle are under these rules (16.1.1.6, 16.1.11). */
import type { Lot } from '../../kernel/scenarios/index.js';
import type { Reason } from '../../kernel/views/reasons.js';
import type { RuleId } from '../rules.js';
import { counterNamed } from '../units/catalogue.js';
import upgrade from './normandy.json' with { type: 'json' };

export type Side = keyof typeof upgrade.added;
type Unit = Lot['unit'];

/** One entry of an order of battle, in one of its parts. */
export interface Entry {
  readonly force: number;
  readonly unit: Unit;
  /** What the part is called. */
  readonly about: string;
  readonly isReinforcement: boolean;
}

/** So many squads are of the nation's other type: in one part, among reinforcements, or all of them. */
interface OtherType {
  readonly part?: string;
  readonly reinforcements?: true;
  readonly count?: number;
  /** Out of so many. */
  readonly of?: number;
}

export interface Note {
  readonly rule: RuleId;
  readonly note?: string;
  readonly other?: readonly OtherType[];
  readonly officers?: string;
  readonly platoon?: readonly { readonly upTo: number; readonly counter: string }[];
  readonly replaced?: { readonly counter: string; readonly by: string; readonly count: number };
}

/** What else the person says: what is left in the box, and the dice for platoons. */
interface Given {
  readonly counterMix: Readonly<Record<string, number>>;
  readonly platoons: readonly number[];
}

const HALF = 'half-squad';
export const isMen = ({ counter }: Unit): boolean => counter === 'squad' || counter === HALF;

/** In squads: two half-squads count as one (16.1.1.6). */
export const squadsIn = (entries: readonly Entry[]): number =>
  entries
    .filter(({ unit }) => isMen(unit))
    .reduce((sum, { unit }) => sum + unit.count * (unit.counter === HALF ? 0.5 : 1), 0);

/** The squads and half-squads of the order of battle as counters of these rules. */
export function typed(side: Side, entries: readonly Entry[], note: Note | undefined, given: Given): Lot[] {
  const men = entries.filter(({ unit }) => isMen(unit));
  return side === 'german' ? germans(men, note, given) : americans(men, note, given);
}

/** Of five squads three are 5-4 and two 6-6, the 5-4 first; platoons of scenario 13 are rolled for. */
function germans(men: readonly Entry[], note: Note | undefined, { counterMix, platoons }: Given): Lot[] {
  const rolledFor = note?.platoon ? men.filter(({ isReinforcement }) => isReinforcement) : [];
  const rest = men.filter((entry) => !rolledFor.includes(entry));
  const { first, then } = upgrade.squads.german;
  const firsts = firstsOf(squadsIn(rest), counterMix);
  let given = 0;
  const mixed = rest.flatMap((entry) =>
    inTypes(entry, '16.1.1.6', (weight) => {
      given += weight;
      return given <= firsts ? first.counter : then.counter;
    }),
  );
  const parts = [...new Set(rolledFor.map(({ force }) => force))];
  const rolled = rolledFor.flatMap((entry) =>
    platoonOf(entry, note as Note, platoons[parts.indexOf(entry.force)]),
  );
  return [...mixed, ...rolled];
}

/** How many are of the first type; what the counter mix lacks of the second it makes up, and the other way round. */
function firstsOf(squads: number, counterMix: Given['counterMix']): number {
  const { of, first, then } = upgrade.squads.german;
  const total = Math.ceil(squads);
  const wanted = first.count * Math.floor(total / of) + Math.min(total % of, first.count);
  const has = (counter: string) => counterMix[counter] ?? Number.POSITIVE_INFINITY;
  return Math.min(wanted + Math.max(0, total - wanted - has(then.counter)), has(first.counter));
}

function platoonOf(entry: Entry, { platoon = [], rule }: Note, roll: number | undefined): Lot[] {
  const type = platoon.find(({ upTo }) => roll !== undefined && roll <= upTo)?.counter;
  if (type !== undefined) return inTypes(entry, rule, () => type);
  const says =
    'Roll a d10 for each reinforcement platoon and give the rolls in `platoons`, in the order of the forces.';
  return [{ ...entry, reasons: [], lacking: { says, cites: [rule] } }];
}

/** All squads are 7-6 and half-squads 4-6 unless the scenario's note or the counter mix makes them 6-5. */
function americans(men: readonly Entry[], note: Note | undefined, { counterMix }: Given): Lot[] {
  const { usual, other } = upgrade.squads.american;
  const notes = note?.other ?? [];
  const missing = notes.flatMap(({ part }) => (part && !men.some(isOf(part)) ? [part] : []));
  if (missing.length > 0) {
    const says = `Say in \`about\` which force is that of ${missing.join(', ')}.`;
    return men.map((entry) => ({ ...entry, reasons: [], lacking: { says, cites: [(note as Note).rule] } }));
  }
  const others = notes.flatMap((one) => shares(men, one));
  let left = counterMix[usual] ?? Number.POSITIVE_INFINITY;
  return men.flatMap((entry) =>
    inTypes(entry, note?.other ? note.rule : '16.1.1.6', (weight) => {
      const share = others.find((one) => one.left >= weight && one.takes(entry));
      if (share && (weight === 1 || share.left === Number.POSITIVE_INFINITY)) {
        share.left -= weight;
        return other;
      }
      left -= weight;
      return left < 0 ? other : usual;
    }),
  );
}

const isOf = (part: string) => (entry: Entry) => entry.about.toLowerCase().includes(part.toLowerCase());

interface Share {
  left: number;
  readonly takes: (entry: Entry) => boolean;
}

/** A number out of twelve is meant of each part where every part has twelve squads, else of all together. */
function shares(men: readonly Entry[], { part, reinforcements, count, of }: OtherType): Share[] {
  const left = count ?? Number.POSITIVE_INFINITY;
  const parts = [...new Set(men.map(({ force }) => force))];
  const inPart = (force: number) => squadsIn(men.filter((entry) => entry.force === force));
  if (of !== undefined && parts.every((force) => inPart(force) === of))
    return parts.map((force) => ({ left, takes: (entry) => entry.force === force }));
  const isMeant = part === undefined ? () => true : isOf(part);
  return [{ left, takes: (entry) => isMeant(entry) && (!reinforcements || entry.isReinforcement) }];
}

/** An entry as lots of one type each; `typeOf` is asked for one squad or half-squad after the other. */
function inTypes(entry: Entry, rule: RuleId, typeOf: (weight: number) => string): Lot[] {
  const { unit, force } = entry;
  const isHalf = unit.counter === HALF;
  const counts = new Map<string, number>();
  for (let i = 0; i < unit.count; i++) {
    const squad = typeOf(isHalf ? 0.5 : 1);
    const counter = isHalf ? halfOf(squad) : squad;
    counts.set(counter, (counts.get(counter) ?? 0) + 1);
  }
  const reasons: Reason[] = [{ says: `${unit.counter} of this type`, cites: [rule] }];
  return [...counts].map(([counter, count]) => ({ force, unit: { ...unit, counter, count }, reasons }));
}

const halfOf = (squad: string): string =>
  (counterNamed(squad, 'german') ?? counterNamed(squad, 'american'))?.half?.name ?? squad;
