/** The builders of this rulebook's orders and chapters. */
import { chapterOf, orderOf } from '../kernel/form/index.js';
import { adapted, type OldOrder } from '../kernel/form/old.js';
import type { OrderDefinition } from '../kernel/rulebook.js';
import { ANSWERS } from './decisions.js';
import type { Asl } from './system.js';

export const order = orderOf<Asl>();
export const chapter = chapterOf<Asl>();

const BY_EXAMPLE: ReadonlySet<string> = new Set([
  'move',
  'fire',
  'rout',
  'advance',
  'designate',
  'banzai',
  'charge',
  'end-charge',
  'shoot',
  'panzerfaust',
  'place-smoke-shell',
  'manhandle',
  'drive',
  'vehicle-fire',
  'assault',
  'motion-attempt',
  'turn-vehicle',
]);

// biome-ignore lint/suspicious/noExplicitAny: orders differ in type; each is checked where it is defined
export function asBefore(orders: Readonly<Record<string, OldOrder<Asl, any>>>) {
  const all: Record<string, OrderDefinition<Asl>> = {};
  for (const [kind, old] of Object.entries(orders)) all[kind] = adapted(kind, old, ANSWERS, BY_EXAMPLE);
  return all;
}
