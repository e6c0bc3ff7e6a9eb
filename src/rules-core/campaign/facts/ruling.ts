/** The referee's own word about one row. What may be set, and of which form, is listed here and nowhere else. */

import * as z from 'zod';
import { readAs } from '../../kernel/position/complaints.js';
import { pathOf } from '../../kernel/position/validate.js';
import { rankOf } from '../aftermath/promotions.js';
import { type Book, campaignOf, ROSTER_STATES, type RosterRow, type SideRow } from '../book/book.js';
import type { BookChange, Setting } from '../book/changes.js';
import { nameWithRank } from '../views/people.js';
import type { Decider, Deciding } from './decide.js';
import { expectNotOver, expectSide, named } from './expect.js';
import { type FactOf, type FactRefused, refusedFact } from './facts.js';

type Ruling = FactOf<'ruling'>;

const text = z.string().min(1).max(400);
const id = z.string().min(1).max(80);
const whole = z.int().min(-100_000).max(100_000);
const bag = z.record(z.string().max(80), z.json());

const rosterSetting = z.strictObject({
  name: text.optional(),
  counter: id.optional(),
  state: z.enum(ROSTER_STATES).exclude(['battle']).optional(),
  formation: id.nullable().optional(),
  with: id.nullable().optional(),
  captor: id.nullable().optional(),
  until: z.int().min(1).nullable().optional(),
  experience: z.int().min(0).max(100_000).optional(),
  level: id.optional(),
  rank: text.optional(),
  awards: z.array(text).max(60).optional(),
  is: bag.optional(),
  marks: z.record(id, whole).optional(),
});
type RosterSetting = z.infer<typeof rosterSetting>;

const SETTINGS = {
  roster: rosterSetting,
  side: z.strictObject({
    name: text.optional(),
    points: whole.optional(),
    victoryPoints: whole.optional(),
    battlesWon: z.int().min(0).max(10_000).optional(),
    usedUp: z.array(id).max(60).optional(),
  }),
  terrain: z.strictObject({ marks: z.record(id, bag) }),
  flag: z.strictObject({ value: z.union([z.string().max(200), z.number(), z.boolean()]) }),
};

export const ruling: Decider<'ruling'> = (deciding, fact) => {
  const refused = expectNotOver(deciding.book) ?? wrongSetting(fact);
  if (refused) return refused;
  switch (fact.what) {
    case 'roster':
      return ofRoster(deciding, fact, rosterSetting.parse(fact.set));
    case 'side':
      return ofSide(deciding, fact, SETTINGS.side.parse(fact.set));
    case 'terrain':
      return ofTerrain(deciding, fact, SETTINGS.terrain.parse(fact.set));
    case 'flag':
      return ofFlag(deciding, fact, SETTINGS.flag.parse(fact.set));
  }
};

function wrongSetting({ what, set }: Ruling): FactRefused | undefined {
  if (Object.keys(set).length === 0)
    return refusedFact('NOTHING_RULED', 'Say what is to be set, and to what.', 'set');
  const schema = SETTINGS[what];
  for (const key of Object.keys(set))
    if (!Object.hasOwn(schema.shape, key))
      return refusedFact(
        'NOT_SETTABLE',
        `"${key}" of a ${what} follows from what happened: correct that instead. Settable are: ${named(schema.shape)}.`,
        'set',
        key,
      );
  const read = readAs(schema, set);
  if (read.ok) return undefined;
  const [{ path, message }] = read.wrong;
  const where = pathOf(path).replace('$', 'set');
  return refusedFact('BAD_SETTING', `${where} ${message}.`, 'set', ...path);
}

function ofRoster(deciding: Deciding, fact: Ruling, set: RosterSetting): FactRefused | undefined {
  const { book, tell } = deciding;
  const row = Object.hasOwn(book.roster, fact.id) ? book.roster[fact.id] : undefined;
  if (!row) return refusedFact('NO_SUCH_UNIT', `There is no "${fact.id}" on the roster.`, 'id');
  for (const fault of wrongForRoster(book, fact.id, row, set)) return fault;
  const { state, experience, level, rank, awards, marks, ...plain } = set;
  const to = [row.side];
  const cause = { says: fact.why };
  const { promotion } = campaignOf(book).policies;
  const before = rankOf(promotion, row)?.rank ?? null;
  const renamed =
    rank === undefined || set.name !== undefined ? undefined : nameWithRank(row.name, before, rank);
  const on = (setting: Setting<RosterRow>): BookChange => ({ in: 'roster', id: fact.id, set: setting });
  tell({
    what: 'ruled',
    about: { what: 'roster', id: fact.id, why: fact.why },
    ...(Object.keys(plain).length > 0 && {
      changes: [on({ ...plain, ...settled(row, set) } as Setting<RosterRow>)],
    }),
    to,
  });
  if (state !== undefined && state !== row.state)
    tell({
      what: 'casualty',
      about: { unit: fact.id, fate: 'ruling', from: row.state, to: state },
      changes: [on({ state, ...left(set) })],
      cause,
      to,
    });
  if (experience !== undefined && experience !== row.experience)
    tell({
      what: 'experience',
      about: {
        unit: fact.id,
        points: experience - row.experience,
        total: experience,
        for: 'ruling',
        times: 1,
      },
      changes: [on({ experience })],
      cause,
      to,
    });
  if (level !== undefined && level !== row.level)
    tell({
      what: 'level',
      about: { unit: fact.id, from: row.level ?? null, to: level },
      changes: [on({ level, ...(row.baseline && { baseline: null }) })],
      cause,
      to,
    });
  if (rank !== undefined && rank !== row.rank)
    tell({
      what: 'promotion',
      about: {
        how: 'referee',
        unit: fact.id,
        side: row.side,
        from: row.rank ?? null,
        to: rank,
        rule: 'ruling',
      },
      changes: [on({ rank, ...(renamed !== undefined && { name: renamed }) })],
      cause,
      to,
    });
  tellAwards(deciding, fact, row, awards);
  tellMarks(deciding, fact, row, marks);
  return undefined;
}

/** A counter by the referee's word is what the unit is: nobody makes it up to less, and its class is reckoned from there. */
function settled({ kind, was, baseline }: RosterRow, { counter }: RosterSetting): Setting<RosterRow> {
  if (counter === undefined) return {};
  return {
    ...(was !== undefined && kind !== 'half-squad' && { was: null }),
    ...(baseline && { baseline: null }),
  };
}

/** What no longer holds of somebody who is in another state now; what the ruling itself says of it stays. */
function left({ state, until, captor }: RosterSetting): { until?: null; captor?: null } {
  return {
    ...(until === undefined && state !== 'captured' && { until: null }),
    ...(captor === undefined && state !== 'captured' && { captor: null }),
  };
}

function* wrongForRoster(
  book: Book,
  unit: string,
  row: RosterRow,
  set: RosterSetting,
): Iterable<FactRefused> {
  const { policies } = campaignOf(book);
  if (set.state !== undefined && row.state === 'battle')
    yield refusedFact(
      'IN_BATTLE',
      `"${unit}" is in battle: its report says what becomes of it.`,
      'set',
      'state',
    );
  const { formation, with: bearer, captor, level } = set;
  if (formation != null && book.formation[formation]?.side !== row.side)
    yield refusedFact('UNKNOWN', `${row.side} has no formation "${formation}".`, 'set', 'formation');
  if (bearer != null && (bearer === unit || book.roster[bearer]?.side !== row.side))
    yield refusedFact('UNKNOWN', `${row.side} has nobody "${bearer}" who could bear this.`, 'set', 'with');
  if (captor != null && (!Object.hasOwn(book.side, captor) || captor === row.side))
    yield refusedFact('NO_SUCH_SIDE', `There is no other side "${captor}".`, 'set', 'captor');
  const levels = policies.experience.levels.map((one) => one.level);
  if (level !== undefined && !levels.includes(level))
    yield refusedFact(
      'UNKNOWN',
      `There is no level "${level}": ${levels.join(', ') || 'none'}.`,
      'set',
      'level',
    );
}

function tellAwards(
  { tell }: Deciding,
  { id: unit, why }: Ruling,
  row: RosterRow,
  awards?: readonly string[],
): void {
  if (!awards) return;
  const had = row.awards ?? [];
  const taken = had.filter((award) => !awards.includes(award));
  const kept = had.filter((award) => awards.includes(award));
  const given = awards.filter((award) => !had.includes(award));
  for (const [i, award] of given.entries())
    tell({
      what: 'award',
      about: { unit, award },
      changes: [{ in: 'roster', id: unit, set: { awards: [...kept, ...given.slice(0, i + 1)] } }],
      cause: { says: why },
      to: [row.side],
    });
  if (taken.length > 0 && given.length === 0)
    tell({
      what: 'ruled',
      about: { what: 'roster', id: unit, why: `No longer: ${taken.join(', ')}` },
      changes: [{ in: 'roster', id: unit, set: { awards: kept } }],
      to: [row.side],
    });
}

function tellMarks(
  { book, tell }: Deciding,
  { id: unit, why }: Ruling,
  row: RosterRow,
  marks: Readonly<Record<string, number>> = {},
): void {
  for (const [mark, total] of Object.entries(marks).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const points = total - (row.marks?.[mark] ?? 0);
    if (points === 0) continue;
    tell({
      what: 'mark',
      about: { unit, mark, points, total, for: 'ruling' },
      changes: [{ in: 'roster', id: unit, set: { marks: { ...book.roster[unit]?.marks, [mark]: total } } }],
      cause: { says: why },
      to: [row.side],
    });
  }
}

function ofSide(
  { book, tell }: Deciding,
  { id: side, why }: Ruling,
  { points, victoryPoints, usedUp, ...plain }: z.infer<typeof SETTINGS.side>,
): FactRefused | undefined {
  const row: SideRow | undefined = Object.hasOwn(book.side, side) ? book.side[side] : undefined;
  if (!row) return expectSide(book, side, 'id');
  const open = Object.keys({ ...plain, ...(victoryPoints !== undefined && { victoryPoints }) });
  const isSecret = points !== undefined || usedUp !== undefined;
  const set = { ...plain, ...(usedUp && { usedUp }) } as Partial<SideRow>;
  if (isSecret && open.length > 0)
    return refusedFact(
      'RULE_APART',
      `Points and what is used up are for the eyes of ${side} alone, the rest is for all to see: rule on them one by one.`,
      'set',
      ...open.slice(0, 1),
    );
  tell({
    what: 'ruled',
    about: { what: 'side', id: side, why },
    ...(Object.keys(set).length > 0 && { changes: [{ in: 'side', id: side, set } as const] }),
    ...(isSecret && { to: [side] }),
  });
  if (points !== undefined && points !== row.points)
    tell({
      what: 'points',
      about: { side, points: points - row.points, total: points, for: 'ruling' },
      changes: [{ in: 'side', id: side, set: { points } }],
      cause: { says: why },
      to: [side],
    });
  if (victoryPoints !== undefined && victoryPoints !== row.victoryPoints)
    tell({
      what: 'victory-points',
      about: {
        side,
        points: victoryPoints - row.victoryPoints,
        total: victoryPoints,
        for: 'ruling',
        turn: campaignOf(book).turn,
      },
      changes: [{ in: 'side', id: side, set: { victoryPoints } }],
      cause: { says: why },
    });
  return undefined;
}

function ofTerrain(
  { book, tell }: Deciding,
  { id: ground, why }: Ruling,
  { marks }: z.infer<typeof SETTINGS.terrain>,
): FactRefused | undefined {
  tell({ what: 'ruled', about: { what: 'terrain', id: ground, why } });
  const row = { marks } as Book['terrain'][string];
  tell({
    what: 'terrain',
    about: { ground, locations: Object.keys(marks).length },
    changes: [
      book.terrain[ground]
        ? { in: 'terrain', id: ground, set: row }
        : { in: 'terrain', id: ground, add: row },
    ],
  });
  return undefined;
}

function ofFlag(
  deciding: Deciding,
  { id: flag, why }: Ruling,
  { value }: z.infer<typeof SETTINGS.flag>,
): FactRefused | undefined {
  deciding.tell({ what: 'ruled', about: { what: 'flag', id: flag, why } });
  setFlag(deciding, flag, value);
  return undefined;
}

export function setFlag({ book, tell }: Deciding, flag: string, value: string | number | boolean): void {
  tell({
    what: 'flag',
    about: { flag, value },
    changes: [
      Object.hasOwn(book.flag, flag)
        ? { in: 'flag', id: flag, set: { value } }
        : { in: 'flag', id: flag, add: { value } },
    ],
  });
}
