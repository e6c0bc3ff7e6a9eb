/** Covered arcs (13.9): what turns so that a gun bears, and what it costs To Hit. */
import { arcsTowards, sixthsBetween } from '../../mechanics/facing.js';
import { rubbleAt } from '../ch14-terrain/03-storeys.js';
import type { Act, Battle, Change, Modifier, Refusal, Unit } from '../system.js';
import { refuse } from '../system.js';
import { isVehicle } from '../units/kinds.js';
import { isTurreted, type Piece, pointsAt, type Traverse } from '../units/ordnance.js';

/** What the first hexspine adds; each further one adds 1 (13.9.1). */
const FIRST: Readonly<Record<Exclude<Traverse, 'any'>, number>> = { T: 1, ST: 2, NT: 3 };

/** A gun that comes to bear: where it points then, and what is added for this and earlier changes. */
export interface Traversed {
  readonly to: number;
  /** The hull turns, and the turret with it. */
  readonly hull: boolean;
  readonly added: number;
}

const addedFor = (traverse: Traverse, sixths: number): number =>
  sixths === 0 || traverse === 'any' ? 0 : FIRST[traverse] + sixths - 1;

/** So that it points there; a turret is moved alone unless its owner wants the hull turned (13.9.4). */
export function traverseTo(piece: Piece, to: number, hull = false): Traversed {
  const turnsHull = hull || !isTurreted(piece);
  const sixths = sixthsBetween(turnsHull && hull ? (piece.unit.facing ?? 0) : pointsAt(piece), to);
  const traverse = hull ? 'NT' : piece.traverse;
  return { to, hull: turnsHull, added: (piece.unit.traversed ?? 0) + addedFor(traverse, sixths) };
}

/** The least that it has to turn for a target. */
export function traverseAt(battle: Battle, piece: Piece, at: string, hull = false): Traversed {
  const from = hull ? (piece.unit.facing ?? 0) : pointsAt(piece);
  return traverseTo(piece, arcsTowards(battle, piece.unit.at, from, at)[0] ?? from, hull);
}

/** Once a gun of the bow has fired, the hull stays as it is (11.7.10). */
export const isFrozen = ({ unit }: Piece, { to, hull }: Traversed): Refusal | undefined =>
  hull && isVehicle(unit) && unit.fired && to !== unit.facing
    ? refuse('SETTLED', `${unit.name} has fired its machine guns: its hull stays as it is.`, '11.7.10')
    : undefined;

/** What turns by three hexspines or fewer add up to: each of them adds 2 besides its hexspines. */
const WITHIN_THREE: readonly number[] = [0, 3, 4, 5, 6, 7, 9];

/** Guns on foot turn by three hexspines in a fire phase, not for each shot (13.9.3). */
export const turnedTooFar = ({ unit, traverse }: Piece, { added }: Traversed): Refusal | undefined =>
  traverse === 'NT' && !isVehicle(unit) && !WITHIN_THREE.includes(added)
    ? refuse('SETTLED', `${unit.name} has turned as far as it can in this fire phase.`, '13.9.3')
    : undefined;

/** Stuck in rubble it turns neither hull nor turret (14.4.13, 14.4.12/q2). */
export const isWedged = (battle: Battle, { unit }: Piece, { to }: Traversed): Refusal | undefined =>
  isVehicle(unit) && unit.immobilized && rubbleAt(battle, unit.at) && to !== (unit.turret ?? unit.facing ?? 0)
    ? refuse('IMMOBILE', `${unit.name} is stuck in rubble, and turns neither hull nor turret.`, '14.4.13')
    : undefined;

/** Of the gun as it points from now on. */
export function turnedTo({ unit, traverse }: Piece, { to, hull, added }: Traversed): Change {
  if (traverse === 'any') return { do: 'unit', unit: unit.id, set: { traversed: null } };
  const traversed = added > 0 ? added : null;
  if (hull) return { do: 'unit', unit: unit.id, set: { facing: to, turret: null, traversed } };
  return { do: 'unit', unit: unit.id, set: { turret: to === unit.facing ? null : to, traversed } };
}

/** Cases A to C: turned in this phase, turned or driven in the Movement Phase (13.9.1, 13.9.7, 13.9.8, 13.7/a). */
export function arcModifiers({ clock }: Battle, piece: Piece, { added }: Traversed): Modifier[] {
  const found: Modifier[] = added > 0 ? [{ why: 'covered arc changed', value: added, cites: '13.9.1' }] : [];
  const { unit, traverse } = piece;
  if (unit.motion && clock.phase === 'defensive-fire')
    return [...found, { why: 'in motion', value: newHex(unit), cites: '11.31.6' }];
  if (clock.phase !== 'advancing-fire') return found;
  if (unit.moved && isVehicle(unit)) found.push({ why: 'new hex', value: newHex(unit), cites: '13.9.8' });
  else if (unit.swung === 'hull') found.push({ why: 'pivoted', value: FIRST.NT, cites: '13.9.7' });
  else if (unit.swung === 'turret' && traverse === 'ST')
    found.push({ why: 'slow turret turned', value: 1, cites: '13.9.7' });
  return found;
}

const NEW_HEX = 5;
const STEADY_IN_NEW_HEX = 3;

/** Less with a gyrostabilizer (11.21.4). */
const newHex = ({ gyro }: Unit): number => (gyro === 'mastered' ? STEADY_IN_NEW_HEX : NEW_HEX);

/** It turns without firing (13.9.5/a). */
export function traverse(act: Act, piece: Piece, traversed: Traversed, changes: readonly Change[]): void {
  act.effect(
    'traversed',
    { unit: piece.unit.id, to: traversed.to, hull: traversed.hull },
    {
      changes: [
        turnedTo(piece, traversed),
        ...(isVehicle(piece.unit)
          ? [{ do: 'unit', unit: piece.unit.id, set: { noticed: true } } as const]
          : []),
        ...changes,
      ],
      cites: ['13.9.4', '13.9.5/a'],
    },
  );
}
