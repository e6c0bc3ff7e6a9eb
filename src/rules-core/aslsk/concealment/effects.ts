import type { SideId, UnitId } from '../../kernel/position.js';

/** A concealment marker as everybody sees it. */
export interface SeenMarker {
  readonly marker: UnitId;
  readonly at: string;
  /** MF spent so far by those who move under it. */
  readonly spent?: number;
}

/** What can happen to Concealment (8.3). */
export interface ConcealmentEffects {
  concealed: { readonly units: readonly UnitId[]; readonly at: string };
  'concealment-lost': { readonly units: readonly UnitId[]; readonly at: string };
  /** Hidden units are placed under a marker (8.3.3). */
  'placed-concealed': { readonly units: readonly UnitId[]; readonly at: string };
  /** Weapons go under the marker with who took them, or come out. */
  'weapons-followed': { readonly weapons: readonly UnitId[] };
  /** Who fought from Concealment, and did not go back, is no longer remembered. */
  'combat-forgotten': { readonly at: string };
  'markers-arranged': {
    readonly side: SideId;
    readonly markers: readonly SeenMarker[];
    readonly removed: readonly UnitId[];
  };
}

export type ConcealmentTask =
  /** At the begin of the Rout Phase a side may show units that routers would ignore (8.3.4). */
  { readonly task: 'unmask'; readonly side: SideId };
