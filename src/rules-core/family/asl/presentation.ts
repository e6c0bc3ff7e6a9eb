/** How men and their weapons are drawn, and what is printed on their counters. */
import type { Presentation } from '../../kernel/presentation/index.js';

export const MEN = [
  { when: { kind: 'squad' }, symbol: 'squad', title: 'Squad' },
  { when: { kind: 'half-squad' }, symbol: 'half-squad', title: 'Half-squad' },
  { when: { kind: 'crew' }, symbol: 'crew', title: 'Crew' },
  { when: { kind: 'leader' }, symbol: 'leader', title: 'Leader' },
] as const satisfies Presentation['counters'];

export const FLAMES_AND_CHARGES = [
  { when: { kind: 'weapon', weapon: 'FT' }, symbol: 'flamethrower', title: 'Flamethrower' },
  { when: { kind: 'weapon', weapon: 'DC' }, symbol: 'charge', title: 'Demolition charge' },
] as const satisfies Presentation['counters'];

export const PRINTED = [
  { label: 'Firepower', of: 'fp' },
  { label: 'Range', of: 'range' },
  { label: 'Morale', of: 'morale' },
  { label: 'Broken morale', of: 'brokenMorale' },
  { label: 'Leadership', of: 'leadership' },
  { label: 'Breakdown number', of: 'breakdown' },
  { label: 'Repair number', of: 'repair' },
  { label: 'Movement points', of: 'mp' },
] as const satisfies Presentation['numbers'];

export const SHAKEN = [
  { when: { broken: true }, says: 'Broken', tone: 'bad', badge: 'BR' },
  { when: { dm: true }, says: 'Desperation Morale', tone: 'bad', badge: 'DM' },
  { when: { pinned: true }, says: 'Pinned', tone: 'bad', badge: 'PIN' },
] as const satisfies Presentation['states'];
