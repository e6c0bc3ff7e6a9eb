/** The Normandy Upgrade (16.1): an older scenario's order of battle becomes one of these rules. */
import * as z from 'zod';
import { drawingUp as builder, type Lot, type ToDrawUp } from '../../kernel/scenarios/index.js';
import type { Reason } from '../../kernel/views/reasons.js';
import type { RuleId } from '../rules.js';
import { roundUp } from '../system.js';
import { counterNamed } from '../units/catalogue.js';
import upgrade from './normandy.json' with { type: 'json' };
import { type Entry, isMen, type Note, type Side, squadsIn, typed } from './squads.js';

const NOTES = upgrade.scenarios as Readonly<Record<string, Note>>;
const REPLACED = upgrade.replaced as Readonly<Record<string, { by: string; rule: RuleId }>>;

const terms = z.strictObject({
  olderScenario: z
    .int()
    .min(1)
    .max(99)
    .optional()
    .describe('The number of the earlier scenario: it may have a note of its own'),
  counterMix: z
    .record(z.string(), z.int().min(0))
    .default({})
    .describe('How many squads of a type are in the box, where they may not suffice: { "5-4": 9 }'),
  platoons: z
    .array(z.int().min(1).max(10))
    .max(60)
    .default([])
    .describe('Scenario 13: a d10 for each German reinforcement platoon, in the order of the forces'),
});

type Terms = z.output<typeof terms>;

const noteOf = ({ olderScenario }: Terms): Note | undefined => NOTES[String(olderScenario)];

export const drawingUp = builder({
  terms,
  *lots(side, said) {
    yield* lotsOf(side, said);
  },
  notes: (said) => {
    const own = noteOf(said);
    const general = upgrade.notes.map(({ says, rule }) => ({ says, cites: [rule] }));
    return [...general, ...(own?.note === undefined ? [] : [because(own.note, own.rule)])];
  },
});

function lotsOf(side: ToDrawUp, said: Terms): Lot[] {
  const nation = String(side.is.nationality);
  const entries = entriesOf(side);
  if (!Object.hasOwn(upgrade.added, nation)) return entries.map((entry) => notOfNormandy(entry, nation));
  const note = noteOf(said);
  return [
    ...typed(nation as Side, entries, note, said),
    ...withOfficers(entries.filter(isLeader), squadsIn(entries), nation === 'american' ? note : undefined),
    ...replaced(entries, nation as Side, note),
    ...added(nation as Side, entries),
  ];
}

const entriesOf = ({ forces }: ToDrawUp): Entry[] =>
  forces.flatMap(({ about = '', turn, units }, force) =>
    units.map((unit) => ({ force, unit, about, isReinforcement: turn !== undefined })),
  );

const notOfNormandy = ({ force, unit }: Entry, nation: string): Lot => ({
  force,
  unit,
  reasons: [],
  lacking: because(
    `The Normandy Upgrade is for German and American orders of battle, not for ${nation} ones.`,
    '16.1',
  ),
});

const isLeader = ({ unit }: Entry): boolean => unit.counter === 'NCO' || unit.counter === 'Officer';

/** With twelve squads or more one NCO is an officer (16.1.1.2), unless the scenario's note says how many there are. */
function withOfficers(leaders: readonly Entry[], squads: number, note: Note | undefined): Lot[] {
  const rule: RuleId = note?.officers ? note.rule : '16.1.1.2';
  const parts = [...new Set(leaders.map(({ force }) => force))];
  const promoted = new Set(note?.officers === 'each part' ? parts : parts.slice(0, 1));
  const isDue = note?.officers !== undefined || squads >= upgrade.officerFrom;
  return leaders.flatMap((entry) => {
    const { force, unit } = entry;
    const now = note?.officers ? 'NCO' : unit.counter;
    if (!isDue || now !== 'NCO' || !promoted.delete(force)) return [same(entry, now)];
    const officer = {
      force,
      unit: { ...unit, counter: 'Officer', count: 1 },
      reasons: [because('an officer', rule)],
    };
    return unit.count === 1
      ? [officer]
      : [officer, same({ ...entry, unit: { ...unit, count: unit.count - 1 } }, now)];
  });
}

const same = ({ force, unit }: Entry, counter = unit.counter): Lot => ({
  force,
  unit: { ...unit, ...(counter !== undefined && { counter }) },
  reasons: [],
});

/** Teams, guns and vehicles are the counters of the same name or those that took their place (16.1.1). */
function replaced(entries: readonly Entry[], side: Side, note: Note | undefined): Lot[] {
  let swaps = side === 'american' ? (note?.replaced?.count ?? 0) : 0;
  return entries
    .filter((entry) => !isMen(entry.unit) && !isLeader(entry))
    .flatMap((entry) => {
      const { unit } = entry;
      const count = unit.counter === note?.replaced?.counter ? Math.min(swaps, unit.count) : 0;
      swaps -= count;
      const swapped = count > 0 ? [inTheBox(entry, side, { ...(note as Required<Note>), count })] : [];
      return count === unit.count ? swapped : [...swapped, newVersion(entry, side, unit.count - count)];
    });
}

function inTheBox({ force, unit }: Entry, side: Side, swap: Required<Note> & { count: number }): Lot {
  const { by } = swap.replaced;
  const reasons = [because(`takes the place of ${unit.counter}`, swap.rule)];
  return { force, unit: { ...unit, counter: by, count: swap.count }, reasons, ...lackOf(by, side) };
}

function newVersion({ force, unit }: Entry, side: Side, count: number): Lot {
  const old = unit.counter ?? '';
  const known = Object.keys(REPLACED).find((name) => name.toLowerCase() === old.toLowerCase());
  const now =
    known === undefined
      ? { by: old, rule: ruleOf(old, side) }
      : (REPLACED[known] as (typeof REPLACED)[string]);
  const says = now.by === old ? `the new ${old}` : `takes the place of ${old}`;
  return {
    force,
    unit: { ...unit, counter: now.by, count },
    reasons: [because(says, now.rule)],
    ...lackOf(now.by, side),
  };
}

function ruleOf(name: string, side: Side): RuleId {
  if (name === 'MG 42') return '16.1.1.1.1';
  return counterNamed(name, side)?.kind === 'gun' ? '16.1.1.4' : '16.1.1.1';
}

const lackOf = (name: string, side: Side): Pick<Lot, 'lacking'> =>
  counterNamed(name, side)
    ? {}
    : { lacking: because(`The counter mix has no "${name}" for the ${side} side.`, '16.1.1') };

/** Adds light machine-guns and demolition charges in proportion to the squads of each part (16.1.1.1.2, 16.1.1.1.3). */
function added(side: Side, entries: readonly Entry[]): Lot[] {
  const { lightMachineGun, demolition } = upgrade.added[side];
  const all = squadsIn(entries);
  const guns = shared(entries, Math.floor(all / lightMachineGun.perSquads), lightMachineGun.perSquads);
  const charges = shared(entries, roundUp(all / demolition.perSquads), demolition.perSquads);
  const lots = (counts: readonly number[], counter: string, reason: Reason): Lot[] =>
    counts.flatMap((count, force) =>
      count > 0 ? [{ force, unit: { counter, count, is: {} }, reasons: [reason] }] : [],
    );
  const every = (n: number) => `one for every ${n} squads`;
  return [
    ...lots(guns, lightMachineGun.counter, because(every(lightMachineGun.perSquads), '16.1.1.1.2')),
    ...lots(charges, demolition.counter, because(every(demolition.perSquads), '16.1.1.1.3')),
  ];
}

/** So many for each part; what is left over goes to the parts with the largest rest, the first of equal ones. */
function shared(entries: readonly Entry[], due: number, per: number): number[] {
  const parts = Math.max(-1, ...entries.map(({ force }) => force)) + 1;
  const squads = Array.from({ length: parts }, (_, part) =>
    squadsIn(entries.filter(({ force }) => force === part)),
  );
  const counts = squads.map((count) => Math.floor(count / per));
  const leftOver = (part: number) => (squads[part] as number) % per;
  const byNeed = squads.map((_, part) => part).sort((a, b) => leftOver(b) - leftOver(a) || a - b);
  const given = counts.reduce((sum, count) => sum + count, 0);
  for (const part of byNeed.slice(0, Math.max(0, due - given))) counts[part] = (counts[part] as number) + 1;
  return counts;
}

const because = (says: string, ...cites: RuleId[]): Reason => ({ says, cites });
