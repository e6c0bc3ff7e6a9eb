/** From the API's typed inputs to facts. What a fact may say is checked where facts are read; here is only the spelling. */
import * as z from 'zod';
import type {
  CorrectedFactInput,
  FormationInput,
  RosterUnitInput,
  SealedOrdersInput,
  TypedReportInput,
} from '../../api/index.js';
import { displayText, idempotencyKey, longText } from '../../api/index.js';
import { spoken } from '../api/words.js';

const line = z.string().nullish();
const expectedVersion = z.int().min(0, 'is below 0').nullish();
const why = longText(400).min(1, 'must not be empty');

/** The shapes of this feature's inputs, beyond what the schema's types and the facts say. */
export const shapes = {
  command: z.object({ idempotencyKey, line, expectedVersion }),
  ruling: z.object({ idempotencyKey, line, expectedVersion, why }),
  branch: z.object({ idempotencyKey, line, version: z.int().min(1, 'is below 1'), name: displayText(80) }),
  correct: z.object({
    idempotencyKey,
    line,
    expectedVersion,
    version: z.int().min(1, 'is below 1'),
    fact: z.looseObject({ fact: z.string() }, 'needs to be a fact: { "fact": … }').nullish(),
    instead: z.custom<CorrectedFactInput>().nullish(),
    why,
  }),
};

export function formation({ parent, ...entry }: FormationInput) {
  return { ...entry, ...(parent != null && { parent }) };
}

export function rosterUnit({ kind, state, ...entry }: RosterUnitInput) {
  return { ...said(entry), kind: spoken(kind), state: spoken(state) };
}

export function sealedOrders({ stance, purchases, deployments, priorities, choices }: SealedOrdersInput) {
  return {
    ...(stance != null && { stance: spoken(stance) }),
    ...(purchases.length > 0 && { purchases: summed(purchases.map(({ group, count }) => [group, count])) }),
    ...(deployments.length > 0 && {
      deployments: joined(deployments.map(({ node, units }) => [node, units])),
    }),
    ...(priorities.length > 0 && { priorities }),
    ...(choices.length > 0 && { choices: Object.fromEntries(choices.map(({ node, edge }) => [node, edge])) }),
  };
}

export function typedReport({ winner, points, units, arisen, usedUp, ...more }: TypedReportInput) {
  return {
    ...said(more),
    winner: winner ?? null,
    points: summed(points.map((one) => [one.side, one.points])),
    ...(usedUp.length > 0 && { usedUp: joined(usedUp.map(({ side, what }) => [side, what])) }),
    units: units.map(({ fate, kind, ...unit }) => ({
      ...said(unit),
      fate: spoken(fate),
      ...(kind != null && { kind: spoken(kind) }),
      deeds: unit.deeds.map(said),
    })),
    arisen: arisen.map(({ fate, kind, ...unit }) => ({
      ...said(unit),
      fate: spoken(fate),
      kind: spoken(kind),
    })),
  };
}

/** What is there to be said; null says nothing. */
function said<Entry extends object>(entry: Entry): Partial<Entry> {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value != null)) as Partial<Entry>;
}

function summed(pairs: readonly (readonly [string, number])[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [key, count] of pairs) sums.set(key, (sums.get(key) ?? 0) + count);
  return Object.fromEntries(sums);
}

function joined(pairs: readonly (readonly [string, readonly string[]])[]): Record<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const [key, list] of pairs) lists.set(key, [...(lists.get(key) ?? []), ...list]);
  return Object.fromEntries(lists);
}
