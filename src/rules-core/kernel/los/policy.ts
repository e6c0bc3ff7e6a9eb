/**
 * What a rulebook says about seeing: the engine knows where a line runs, the policy what it means. Policies are pure,
 * and never told which end fires, so that seeing is mutual by construction.
 */
import type { Hex } from '../boards/board.js';
import type { Terrain } from '../boards/terrain.js';

/** What stands in the way, and the rules that say so. */
export type Verdict<Rule extends string = string> =
  | { readonly effect: 'clear' }
  | { readonly effect: 'hinders'; readonly value: number; readonly why: readonly Rule[] }
  | { readonly effect: 'blocks'; readonly why: readonly Rule[] }
  /** It depends on where along the line it stands: the engine asks `weigh` at each such place. */
  | { readonly effect: 'depends' };

export const CLEAR = { effect: 'clear' } as const;
export const DEPENDS = { effect: 'depends' } as const;

/** The heights of both ends in half levels above ground level 0. */
export interface Heights {
  readonly low: number;
  readonly high: number;
}

/** Ground and terrain drawn at a place between the two hexes. */
export interface Feature {
  readonly terrain: Terrain;
  /** Level of the ground where it is drawn. */
  readonly ground: number;
  /** The hex it is drawn in. */
  readonly hex: Hex;
}

/** A feature and where along the line it stands, in hexes from either end. */
interface Standing extends Feature, Heights {
  readonly range: number;
  readonly fromLow: number;
  readonly fromHigh: number;
}

/** The line passes from one level of ground to another. */
export interface Crest extends Heights {
  readonly levels: readonly [number, number];
  /** The hexes of the two places: mostly the same one. */
  readonly hexes: readonly [number, number];
  readonly lowHex: number;
  readonly highHex: number;
}

export interface SightPolicy<Rule extends string = string> {
  /** What a feature outside the two end hexes does between ends of these heights. */
  judge(feature: Feature, heights: Heights): Verdict<Rule>;
  /** The same where `judge` said that it depends: blind zones, shadows. */
  weigh?(standing: Standing): Verdict<Rule>;
  /** Asked for each change of ground level along a line between ends of different height. */
  crest?(crest: Crest): Verdict<Rule>;
  /** Terrain that counts for its whole hex, hexsides included, wherever it is drawn in it. */
  fillsHex(terrain: Terrain): boolean;
  /** Terrain filling its hex that lets a line pass which never leaves a road in that hex. */
  sparesRoad?(terrain: Terrain): boolean;
  /** Hindrance from which a line is blocked. */
  readonly limit?: { readonly hindrance: number; readonly why: readonly Rule[] };
}
