/** What is wrong with the policies of a campaign beyond their form, in words a referee can act on. */

import { highestOf } from '../book/dice.js';
import type { Problem } from '../graph/graph-check.js';
import type { CampaignPieces } from '../pieces.js';
import type { OutcomeTable, Policies } from './policies.js';

interface PoliciesKnown {
  readonly sides: readonly string[];
  readonly pieces: Pick<CampaignPieces, 'kindOf' | 'nations'>;
}

export function checkPolicies(policies: Policies, known: PoliciesKnown): Problem[] {
  return [
    ...levels(policies),
    ...ranks(policies),
    ...tables(policies),
    ...sides(policies, known),
    ...groups(policies, known),
  ];
}

function* levels({ experience }: Policies): Iterable<Problem> {
  for (const [i, { level, from }] of experience.levels.entries()) {
    const path = ['experience', 'levels', i] as const;
    const before = experience.levels.slice(0, i);
    if (before.some((other) => other.level === level))
      yield problem('TWICE', `There are two levels "${level}".`, ...path, 'level');
    const last = before.at(-1);
    if (last && from < last.from)
      yield problem(
        'NOT_RISING',
        `The level "${level}" needs less experience than "${last.level}" before it: put the lowest first.`,
        ...path,
        'from',
      );
  }
}

function* ranks({ promotion }: Policies): Iterable<Problem> {
  const ladder = promotion.ladder.map(({ rank }) => rank);
  yield* twice(ladder, 'rank', 'promotion', 'ladder');
  yield* twice(
    promotion.rules.map(({ rule }) => rule),
    'rule',
    'promotion',
    'rules',
  );
  if (promotion.rules.length > 0 && ladder.length < 2)
    yield problem(
      'NO_LADDER',
      'Rules of promotion need a ladder of at least two ranks.',
      'promotion',
      'ladder',
    );
  const { successor, player } = promotion;
  if (successor && !ladder.includes(successor.rank))
    yield problem(
      'UNKNOWN_RANK',
      `There is no rank "${successor.rank}" on the ladder.`,
      'promotion',
      'successor',
      'rank',
    );
  for (const [i, { rank, victories }] of (player?.ranks ?? []).entries()) {
    const last = player?.ranks[i - 1];
    if (last && victories <= last.victories)
      yield problem(
        'NOT_RISING',
        `The rank "${rank}" needs no more victories than "${last.rank}" before it.`,
        'promotion',
        'player',
        'ranks',
        i,
      );
  }
}

function* twice(names: readonly string[], what: string, ...path: (string | number)[]): Iterable<Problem> {
  for (const [i, name] of names.entries())
    if (names.indexOf(name) < i) yield problem('TWICE', `There are two ${what}s "${name}".`, ...path, i);
}

type Place = readonly (string | number)[];

function* tables({ casualties, materiel }: Policies): Iterable<Problem> {
  const tables: (readonly [OutcomeTable | undefined, Place])[] = [
    [casualties.missing, ['casualties', 'missing']],
    [casualties.recovery, ['casualties', 'recovery']],
    [materiel.repair, ['materiel', 'repair']],
    [materiel.retention, ['materiel', 'retention']],
  ];
  for (const [i, { table }] of casualties.eliminated.entries())
    tables.push([table, ['casualties', 'eliminated', i, 'table']]);
  for (const [table, path] of tables) if (table) yield* rows(table, ...path, 'upTo');
}

function* rows({ dice, upTo }: OutcomeTable, ...path: (string | number)[]): Iterable<Problem> {
  const highest = highestOf(dice);
  for (const [i, [most]] of upTo.entries()) {
    const before = upTo[i - 1]?.[0] ?? 0;
    if (most <= before)
      yield problem('NOT_RISING', `The rows of a table rise; ${most} comes after ${before}.`, ...path, i);
    else if (before >= highest)
      yield problem(
        'NEVER_ROLLED',
        `${dice} rolls ${highest} at most: nothing comes to the row up to ${most}. Take it away, or lower the one before it.`,
        ...path,
        i,
      );
  }
}

function* sides({ replacements }: Policies, known: PoliciesKnown): Iterable<Problem> {
  const unknown = function* (side: string, ...path: (string | number)[]): Iterable<Problem> {
    if (!known.sides.includes(side))
      yield problem(
        'NO_SUCH_SIDE',
        `There is no side "${side}"; there are: ${known.sides.join(', ')}.`,
        'replacements',
        ...path,
      );
  };
  for (const side of Object.keys(replacements.income)) yield* unknown(side, 'income', side);
  for (const side of Object.keys(replacements.start)) yield* unknown(side, 'start', side);
  for (const [i, { side }] of replacements.groups.entries()) yield* unknown(side, 'groups', i, 'side');
  for (const [i, { side }] of replacements.delineated.entries())
    yield* unknown(side, 'delineated', i, 'side');
}

function* groups({ replacements }: Policies, { pieces }: PoliciesKnown): Iterable<Problem> {
  for (const [i, { group, side, units, kinds }] of replacements.groups.entries()) {
    const path = ['replacements', 'groups', i] as const;
    const same = replacements.groups.findIndex((other) => other.group === group && other.side === side);
    if (same < i) yield problem('TWICE', `There are two groups "${group}" of "${side}".`, ...path, 'group');
    const nationality = pieces.nations?.[side];
    for (const counter of Object.keys(units))
      if (!kinds[counter] && !pieces.kindOf(counter, { ...(nationality !== undefined && { nationality }) }))
        yield problem(
          'UNKNOWN_COUNTER',
          `The rulebook has no counter "${counter}": name it otherwise, or say of which kind it is.`,
          ...path,
          'units',
          counter,
        );
  }
}

function problem(code: string, why: string, ...path: (string | number)[]): Problem {
  return { code, why, path };
}
