/** What an E on the Firepower Factors Table breaks beside units (6.12.3, 7.4.3, 7.7.2, 7.8.3, 7.9.5). */
import { eliminate } from '../morale/harm.js';
import { unitsInHex } from '../morale/status.js';
import type { RuleId } from '../rules.js';
import type { Act, Battle, Marks, Unit } from '../system.js';
import { marksAt } from '../terrain/ground.js';
import { hexOf } from '../terrain/places.js';

export type Breakable = 'wire' | 'roadblock' | 'pillbox' | 'pontoon bridge' | 'bridge';

/** What fires, and with what: guns of 75mm and more, artillery and bombs bring bridges down as they do houses. */
interface Breaker {
  readonly manner: 'direct' | 'mortar' | 'artillery' | 'bombs';
  /** High explosive or a Demolition Charge. */
  readonly explosive: boolean;
  readonly charge: boolean;
  readonly size: number;
}

export const isBreakable = (battle: Battle, at: string): boolean => {
  const { wire, roadblock, pillbox, bridge } = marksAt(battle, at);
  return (
    wire === true ||
    roadblock !== undefined ||
    pillbox !== undefined ||
    bridge === 'pontoon' ||
    bridge === 'standing'
  );
};

/** Millimetres of the smallest gun that brings a bridge down, as it does a house (6.12.3, 6.6.1). */
const HEAVY = 75;

/** After an E on those units in that hex; a pillbox falls by what strikes its occupants, or when nobody is in it. */
export function breakIn(act: Act, at: string, breaker: Breaker, struck: readonly Unit[]): void {
  if (!breaker.explosive) return;
  const hex = hexOf(at);
  const { wire, roadblock, pillbox, bridge } = marksAt(act.battle, hex);
  const fromFar = breaker.manner === 'artillery' || breaker.manner === 'bombs';
  if (wire) take(act, hex, 'wire', { wire: null }, '7.4.3');
  if (roadblock && !fromFar) take(act, hex, 'roadblock', { roadblock: null }, '7.8.3');
  const inside = unitsInHex(act.battle, hex).filter(({ post }) => post === 'pillbox');
  const isMet = inside.length === 0 || struck.some(({ post }) => post === 'pillbox');
  if (pillbox && isMet && !breaker.charge) {
    take(act, hex, 'pillbox', { pillbox: null }, '7.9.5');
    lose(act, inside);
  }
  if (bridge === 'pontoon' && !breaker.charge) drop(act, hex, 'pontoon bridge', '7.7.2');
  if (bridge === 'standing' && (fromFar || breaker.size >= HEAVY)) drop(act, hex, 'bridge', '6.12.3');
}

function drop(act: Act, hex: string, what: 'bridge' | 'pontoon bridge', cites: RuleId): void {
  const on = unitsInHex(act.battle, hex);
  take(act, hex, what, { bridge: what === 'bridge' ? 'down' : null }, cites);
  lose(act, on);
}

type Taken = { readonly [K in 'wire' | 'roadblock' | 'pillbox']?: null } & {
  readonly bridge?: Marks['bridge'] | null;
};

function take(act: Act, hex: string, what: Breakable, set: Taken, cites: RuleId): void {
  act.effect('broken', { what, hex }, { changes: [{ do: 'location', at: hex, set }], cites: [cites] });
}

function lose(act: Act, units: readonly Unit[]): void {
  for (const { id } of units) if (act.battle.unit(id)) eliminate(act, id);
}
