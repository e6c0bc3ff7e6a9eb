/** The Artillery Accuracy Table as the rules ask for it: contact, Battery Response, accuracy. */
import type { CellValue } from '../../kernel/charts/index.js';
import { packOf } from '../cards.js';
import { ARTILLERY } from '../charts/support.js';
import type { Battle } from '../system.js';

type Procedure = Parameters<(typeof ARTILLERY.procedure.axes)[0]['key']>[0];

const lookup = (battle: Battle, what: Procedure): CellValue =>
  packOf(battle).lookup(ARTILLERY.procedure, what);

/** The number that is written in the cell: "d100 <= 70", "+10 to the number". */
function numberIn(value: CellValue): number {
  const match = typeof value === 'string' ? /(?<!d)([+-]?\b\d+)/.exec(value) : null;
  return typeof value === 'number' ? value : Number(match?.[1] ?? 0);
}

export type Means = 'radio contact' | 'phone contact' | 'spotter plane contact';

/** The highest d100 that makes contact; keeping it is easier. */
export function contactNumber(battle: Battle, means: Means, maintained: boolean): number {
  const extra = maintained ? numberIn(lookup(battle, 'maintaining contact')) : 0;
  return numberIn(lookup(battle, means)) + extra;
}

export const responseDrm = (
  battle: Battle,
  what: 'High Ammunition, battery response d10' | 'Low Ammunition, battery response d10',
): number => numberIn(lookup(battle, what));

export const dangerCloseDrm = (battle: Battle): number =>
  numberIn(lookup(battle, 'Danger Close, battery response d10'));

export const accuracyDrm = (
  battle: Battle,
  what: 'registered hex DRM' | 'correction DRM per hex moved' | 'bracketed or between brackets',
): number => numberIn(lookup(battle, what));

export type Accuracy =
  | { readonly kind: 'on target' | 'delay' | 'lifted' }
  | { readonly kind: 'scatter'; readonly hexes: number };

export function accuracyAt(battle: Battle, roll: number): Accuracy {
  const says = packOf(battle).lookup(ARTILLERY.accuracy, roll);
  if (says.startsWith('On Target')) return { kind: 'on target' };
  if (says.startsWith('Delay')) return { kind: 'delay' };
  if (says.startsWith('Artillery Lifted')) return { kind: 'lifted' };
  return { kind: 'scatter', hexes: numberIn(says) };
}
