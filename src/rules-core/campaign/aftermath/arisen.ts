/** Who arose in a battle: leaders created, halves of squads, crews without their vehicle. */

import * as z from 'zod';
import type { Roll } from '../../kernel/dice/index.js';
import { readAs } from '../../kernel/position/complaints.js';
import type { RosterId, RosterRow } from '../book/book.js';
import { nameOf } from '../views/people.js';
import { causeIn, type Fought, type FoughtUnit, foughtUnit } from './fought.js';
import { rankOf } from './promotions.js';
import type { Arisen, UnitReport } from './report.js';

/** Ways in which one of many rises to be somebody. */
export const CREATED: ReadonlySet<string> = new Set(['leader-created', 'hero-created']);

const OF_MANY: ReadonlySet<string> = new Set(['squad', 'half-squad', 'crew']);

/** Enters them on the roster as they stood in the battle; their own fate comes next. */
export function arise(fought: Fought): FoughtUnit[] {
  const reports = new Map(fought.report.units.map((one) => [one.unit, one]));
  return fought.arisen.filter((one) => isKept(fought, one)).map((one) => entered(fought, one, reports));
}

/** What a side has taken comes onto its roster only where it may use it. */
function isKept({ policies }: Fought, { how }: Arisen): boolean {
  return how !== 'captured' || policies.materiel.capturedIsUsed;
}

function entered(fought: Fought, one: Arisen, reports: ReadonlyMap<RosterId, UnitReport>): FoughtUnit {
  const { unit: id, side, how, fate, is, cause, cites, with: bearer } = one;
  const own = fought.book.roster[one.from ?? '']?.side === side;
  const from = own ? one.from : undefined;
  const row = rowFor(fought, one, from);
  const rolls = rollsOf(one.rolls);
  const said = {
    cause: causeIn(fought, cause),
    ...(rolls.length > 0 && { rolls }),
    ...(cites && { cites }),
    to: [side],
  };
  fought.tell({
    what: 'arisen',
    about: { unit: id, ...(from !== undefined && { from }), how, battle: fought.battle },
    changes: [{ in: 'roster', id, add: row }],
    ...said,
  });
  if (CREATED.has(how))
    fought.tell({
      what: 'promotion',
      about: {
        how: 'created',
        unit: id,
        side,
        from: null,
        to: rankOf(fought.policies.promotion, row)?.rank ?? (how === 'hero-created' ? 'Hero' : row.counter),
        rule: how,
        battle: fought.battle,
      },
      ...said,
    });
  inherit(fought, one, from);
  const reported: UnitReport = {
    checksPassed: 0,
    checksFailed: 0,
    actions: 0,
    deeds: [],
    ...(cause && { cause }),
    ...(is && { is }),
    ...(bearer !== undefined && { with: bearer }),
    fate,
    ...reports.get(id),
    unit: id,
  };
  const unit = foughtUnit(fought, id, row, reported);
  fought.units.set(id, unit);
  return unit;
}

function rowFor(fought: Fought, one: Arisen, from: RosterId | undefined): RosterRow {
  const { book, battle, policies } = fought;
  const { unit, side, kind, counter } = one;
  const origin = from === undefined ? undefined : book.roster[from];
  const rank = rankOf(policies.promotion, { counter })?.rank;
  return {
    side,
    kind,
    name: nameOf(unit, one, rank, fought),
    counter,
    state: 'battle',
    battle,
    experience: 0,
    battles: 0,
    kills: 0,
    ...(origin?.formation !== undefined && { formation: origin.formation }),
    ...(from !== undefined && { from }),
  };
}

/** Men who were a squad before keep what they have learned, and the counter they may be made up to. */
function inherit(fought: Fought, { unit, kind, side }: Arisen, from: RosterId | undefined): void {
  if (from === undefined || !OF_MANY.has(kind)) return;
  const { book, battle, tell } = fought;
  const origin = fought.units.get(from)?.before ?? book.roster[from];
  if (!origin || origin.kind === 'person') return;
  const was = origin.kind === 'squad' && kind === 'half-squad' ? (origin.was ?? origin.counter) : undefined;
  const { experience, level, baseline } = origin;
  const said = { cause: causeIn(fought), to: [side] };
  if (experience !== 0 || was !== undefined)
    tell({
      what: 'experience',
      about: { unit, points: experience, total: experience, for: 'carried-over', times: 1, battle },
      changes: [{ in: 'roster', id: unit, set: { experience, ...(was !== undefined && { was }) } }],
      ...said,
    });
  if (level !== undefined)
    tell({
      what: 'level',
      about: { unit, from: null, to: level },
      changes: [{ in: 'roster', id: unit, set: { level, ...(was && baseline && { baseline }) } }],
      ...said,
    });
}

const stored: z.ZodType<Roll[]> = z.array(
  z.object({
    for: z.string(),
    dice: z
      .array(
        z.object({
          sides: z.int(),
          colour: z.enum(['white', 'coloured', 'tens', 'ones']),
          face: z.int(),
        }),
      )
      .min(1),
  }),
);

/** The dice as the battle's log has them; anything else that a typed-in report holds is not dice. */
function rollsOf(written: unknown): Roll[] {
  const read = readAs(stored, written);
  return read.ok ? read.value : [];
}
