import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { listed } from '../sentences.js';

/** A concealment marker as everybody sees it. */
export interface SeenMarker {
  readonly marker: UnitId;
  readonly at: string;
  /** MF spent so far by those who move under it. */
  readonly spent?: number;
}

/** What can happen to Concealment (8.3). */
export const tells = effects({
  concealed: says<{ readonly units: readonly UnitId[]; readonly at: string }>(
    ({ units, at }, name) => `${listed(units, name)} become concealed in ${at}.`,
  ),
  'concealment-lost': says<{ readonly units: readonly UnitId[]; readonly at: string }>(
    ({ units, at }, name) => `${listed(units, name)} lose Concealment in ${at}.`,
  ),
  /** Hidden units are placed under a marker (8.3.3). */
  'placed-concealed': says<{ readonly units: readonly UnitId[]; readonly at: string }>(
    ({ units, at }, name) => `${listed(units, name)} are placed in ${at}, concealed.`,
  ),
  /** Weapons go under the marker with their possessors, or come out with them. */
  'weapons-followed': says<{ readonly weapons: readonly UnitId[] }>(
    ({ weapons }, name) => `Under or out of Concealment with their possessors: ${listed(weapons, name)}.`,
    'silent',
  ),
  /** Forgets the units that fought from Concealment and did not go back under it. */
  'combat-forgotten': says<{ readonly at: string }>(
    ({ at }) => `The close combat in ${at} has shown who is there.`,
  ),
  'markers-arranged': says<{
    readonly side: SideId;
    readonly markers: readonly SeenMarker[];
    readonly removed: readonly UnitId[];
  }>(({ side, markers, removed }) => {
    const gone = removed.length > 0 ? ['a marker comes off'] : [];
    return `${side}: ${[...markers.map(told), ...gone].join(', ')}.`;
  }, 'silent'),
});

export type ConcealmentTask =
  /** At the begin of the Rout Phase a side may show units that routers would ignore (8.3.4). */
  { readonly task: 'unmask'; readonly side: SideId };

function told({ at, spent }: SeenMarker): string {
  return spent === undefined
    ? `units are concealed in ${at}`
    : `a concealed stack is in ${at} with ${spent} MF spent`;
}
