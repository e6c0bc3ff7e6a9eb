/** Trail Breaks (11.30): tanks leave a track through woods and mines, along which others follow. */
import { sideTowards } from '../../mechanics/places.js';
import { clear } from '../ch01-sequence/markers.js';
import { isForestRoad } from '../ch14-terrain/17-forest-roads.js';
import { groundAt } from '../ch14-terrain/ground.js';
import type { Act, Battle, Change, Modifier, SquadLeader, Unit } from '../system.js';
import { vehiclesAt } from '../units/kinds.js';
import { isTracked } from './state.js';

type Trail = NonNullable<SquadLeader['location']['trails']>[number];

/** A wreck or a vehicle that does not move lies on it (11.30.4); beside a road it leads around them (14.17.7). */
const isBlocked = (battle: Battle, at: string): boolean =>
  !isForestRoad(battle, at) &&
  ((battle.location(at).wrecks ?? []).length > 0 ||
    vehiclesAt(battle, at).some(({ immobilized }) => immobilized));

/** The tracks that lead over that hexside and are free. */
function trailsOver(battle: Battle, at: string, side: number): readonly Trail[] {
  const trails = (battle.location(at).trails ?? []).filter((ends) => ends.includes(side));
  return trails.length > 0 && !isBlocked(battle, at) ? trails : [];
}

interface Step {
  readonly from: string | undefined;
  readonly to: string;
  /** Where it goes after that on this way. */
  readonly next: string | undefined;
}

/** A track that the vehicle can follow from there through the woods (11.30.3). */
export function trailFor(battle: Battle, vehicle: Unit, { from, to, next }: Step): Trail | undefined {
  if (!isTracked(vehicle) || from === undefined || !battle.location(to).trails) return undefined;
  const come = sideTowards(battle, to, from);
  if (come === undefined) return undefined;
  const go = next === undefined ? undefined : sideTowards(battle, to, next);
  return trailsOver(battle, to, come).find((ends) => go === undefined || ends.includes(go));
}

/** Through woods, or over mines that are known, it leaves a track (11.30.2, 11.30.6). */
const isTrackable = (battle: Battle, at: string): boolean =>
  groundAt(battle, at) === 'woods' || battle.location(at).mines !== undefined;

/** It has come across into such a hex: on a track, or with one behind it. */
export function beginTrail(
  act: Act,
  id: string,
  { from, to }: Pick<Step, 'from' | 'to'>,
  onTrail?: Trail,
): void {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  const come = from === undefined ? undefined : sideTowards(battle, to, from);
  if (!isTracked(vehicle) || vehicle.immobilized || come === undefined || !isTrackable(battle, to)) return;
  const set = onTrail ? { onTrail } : { blazes: come };
  act.effect(
    onTrail ? 'followed-trail' : 'began-trail',
    { unit: id, at: to },
    { changes: [{ do: 'unit', unit: id, set }], cites: [onTrail ? '11.30.3' : '11.30.2'] },
  );
}

/** It leaves its track for untouched woods. */
export const leavesTrail = (battle: Battle, { at, onTrail }: Unit, to: string): boolean =>
  onTrail !== undefined && at !== undefined && !onTrail.includes(sideTowards(battle, at, to) as number);

/** As it goes out: the track leads from the hexside by which it came to that by which it goes (11.30.2). */
export function endTrail(battle: Battle, { id, at, blazes, onTrail }: Unit, to: string): Change[] {
  if (at === undefined || (blazes === undefined && onTrail === undefined)) return [];
  const forgotten: Change = { do: 'unit', unit: id, set: { blazes: null, onTrail: null } };
  const go = sideTowards(battle, at, to);
  if (blazes === undefined || go === undefined || go === blazes) return [forgotten];
  const trails = battle.location(at).trails ?? [];
  const isKnown = trails.some((ends) => ends.includes(go) && ends.includes(blazes));
  return isKnown
    ? [forgotten]
    : [forgotten, { do: 'location', at, set: { trails: [...trails, [blazes, go]] } }];
}

/** Men who go along a track over the hexside towards that hex meet no mines (11.30.6). */
export const isInTheTracks = (battle: Battle, at: string, other: string | undefined): boolean => {
  if (other === undefined || !battle.location(at).trails) return false;
  const side = sideTowards(battle, at, other);
  return side !== undefined && trailsOver(battle, at, side).length > 0;
};

/** They keep to the tracks, and all who fire at them there find them the more easily (11.30.6). */
export function keepToTracks(act: Act, ids: readonly string[], at: string): void {
  const changes = ids.map((unit): Change => ({ do: 'unit', unit, set: { inTracks: at } }));
  act.effect('kept-to-tracks', { units: ids, at }, { changes, cites: ['11.30.6'] });
}

/** Who has gone elsewhere does not keep to them when he comes back another way (11.30.6). */
export const outOfTheTracks = (battle: Battle): Change[] =>
  clear(battle, ['inTracks'], ({ inTracks, at }) => inTracks !== at);

export const inTheTracks = ({ inTracks }: Unit, at: string): Modifier[] =>
  inTracks === at ? [{ why: 'in the tracks', value: -1, cites: '11.30.6' }] : [];
