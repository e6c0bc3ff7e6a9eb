/** Speed breakdowns (11.28): tracked vehicles that use all their movement points, or go one hex beyond them. */
import { DR, total } from '../../kernel/dice/index.js';
import { type Act, type Refusal, refuse, type Unit } from '../system.js';
import { pointsLeft } from './costs.js';
import { isDrawn, isTracked } from './state.js';
import { immobilize } from './wrecks.js';

const BREAKS_ON = 12;
/** After so much of its points a vehicle that has them in red may break down (11.28.6). */
const FRAIL_AFTER = 2 / 3;

/** Why it cannot say now that it uses all its points. */
export function notFlatOut(vehicle: Unit): Refusal | undefined {
  const { name, spent = 0, loaded = 0, flatOut } = vehicle;
  if (isDrawn(vehicle) && vehicle.cx)
    return refuse('EXHAUSTED', `The animals of ${name} are tired.`, '11.38.16', '11.39.16');
  if (!isTracked(vehicle) && !isDrawn(vehicle))
    return refuse('CANNOT_MOVE', `${name} has no tracks: leave "flatOut" out.`, '11.28/q2');
  return spent > loaded || flatOut
    ? refuse('HAS_MOVED', `${name} can say so only before it sets out.`, '11.28.2')
    : undefined;
}

/** One hex more, when all its points are spent or would not do (11.28.5). */
export const exceeds = (vehicle: Unit, path: readonly string[], cost: number): boolean =>
  vehicle.flatOut === true &&
  !isDrawn(vehicle) &&
  vehicle.moving === true &&
  path.length === 1 &&
  pointsLeft(vehicle) >= 0 &&
  cost > pointsLeft(vehicle);

/** Rolled as it sets out, with its whole way before all eyes: so far it comes when it breaks down (11.28.3/a, 11.28.3/b). */
export function strain(act: Act, unit: Unit): number | undefined {
  const { id, mp = 0, frail } = unit;
  if (frail || isDrawn(unit) || !breaks(act, id, BREAKS_ON)) return undefined;
  return Math.min(mp, total(act.rollOf('how far', [id], DR)));
}

/** The farther beyond its points, the sooner it breaks down; then it does not come into the hex (11.28.5). */
export function goesBeyond(act: Act, vehicle: Unit, cost: number): boolean {
  const beyond = Math.ceil(cost - pointsLeft(vehicle));
  if (!breaks(act, vehicle.id, BREAKS_ON - beyond)) return true;
  immobilize(act, vehicle.id, ['11.28.5']);
  return false;
}

/** Those with red points roll once, as soon as they have gone so far (11.28.6, 11.28/q1). */
export function strainFrail(act: Act, { id, frail, strained, mp = 0, spent = 0 }: Unit): void {
  if (!frail || strained || spent <= mp * FRAIL_AFTER) return;
  if (breaks(act, id, BREAKS_ON)) immobilize(act, id, ['11.28.6']);
}

function breaks(act: Act, id: string, from: number): boolean {
  const rolled = total(act.rollOf('speed breakdown', [id], DR));
  const set = { strained: true } as const;
  act.effect(
    'speed-roll',
    { unit: id, rolled, from },
    { changes: [{ do: 'unit', unit: id, set }], cites: ['11.28.3/a'] },
  );
  return rolled >= from;
}
