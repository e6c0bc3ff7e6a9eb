/** Places of their own within a location: a pillbox (7.9.4), and the lip of a gully beside its bed (2.5.4). */
import type { Unit } from '../system.js';

export type Nook = 'pillbox' | 'lip';

export const nookOf = ({ post, onLip }: Pick<Unit, 'post' | 'onLip'>): Nook | undefined =>
  post === 'pillbox' ? 'pillbox' : onLip ? 'lip' : undefined;

export const standApart = (one: Unit, other: Unit): boolean => nookOf(one) !== nookOf(other);
