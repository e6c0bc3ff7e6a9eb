import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { listed } from '../sentences.js';

/** What can happen in the Rout Phase (3.6). */
export const tells = effects({
  'rout-began': says<{ readonly unit: UnitId; readonly leader: UnitId | null; readonly lowCrawl: boolean }>(
    ({ unit, leader, lowCrawl }, name) =>
      `${name(unit)} ${lowCrawl ? 'crawls away' : 'routs'}${leader ? ` with ${name(leader)}` : ''}.`,
    'silent',
  ),
  'must-rout': says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} must rout.`),
  routed: says<{ readonly unit: UnitId; readonly from: string; readonly to: string; readonly mf: number }>(
    ({ unit, from, to, mf }, name) => `${name(unit)} routs from ${from} to ${to} for ${mf} MF.`,
    'silent',
  ),
  interdicted: says<{ readonly unit: UnitId; readonly at: string; readonly by: readonly UnitId[] }>(
    ({ unit, at, by }, name) => `${name(unit)} is interdicted in ${at} by ${listed(by, name)}.`,
  ),
  'rout-ended': says<{ readonly unit: UnitId; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} ends its rout in ${at}.`,
    'silent',
  ),
  'failed-to-rout': says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} fails to rout.`),
});

export type RoutTask =
  /** The sides that still rout, the ATTACKER first. */
  | { readonly task: 'routs'; readonly sides: readonly SideId[] }
  | {
      readonly task: 'rout';
      readonly unit: UnitId;
      readonly path: readonly string[];
      readonly leader?: UnitId;
    };
