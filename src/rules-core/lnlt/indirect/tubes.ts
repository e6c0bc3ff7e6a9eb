/** Onboard Mortars and those who serve them: Weapon Teams, and Support Weapons in somebody's hands (18.1, 1.6). */
import { TEC } from '../charts/index.js';
import { servesWeapons } from '../fire/firers.js';
import type { Firers } from '../fire/strength.js';
import { distance, isShelter } from '../ground/places.js';
import { terrainIn } from '../ground/terrain.js';
import { isFresh } from '../sequence/sides.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isGoodOrder, isWeapon } from '../units/kinds.js';

interface Tube {
  readonly mortar: Unit;
  /** Who does what the Mortar does: the Weapon Team itself, or the unit that possesses it. */
  readonly crew: Unit;
}

function tubeOf(battle: Battle, mortar: Unit): Tube | undefined {
  if (mortar.weapon !== 'mortar' || mortar.at === undefined) return undefined;
  const crew = isWeapon(mortar) ? battle.unit(mortar.possessor ?? '') : mortar;
  return crew && (crew === mortar || servesWeapons(crew)) ? { mortar, crew } : undefined;
}

/** The Mortars of a side that somebody serves. */
export const tubesOf = (battle: Battle, side: string): Tube[] =>
  battle
    .units()
    .flatMap((unit) => tubeOf(battle, unit) ?? [])
    .filter(({ crew }) => crew.side === side);

/** Not under a roof nor under dense trees (18.1). */
const isOverhung = (battle: Battle, at: string): boolean =>
  isShelter(at) || battle.table.charts.find(TEC.cells, terrainIn(battle, at), 'mortar_fire')?.value === false;

/** A Mortar of that side which stands where Mortars can fire, or why there is none. */
export function readTube(battle: Battle, id: string, side: string): Tube | Refusal {
  const tube = tubesOf(battle, side).find(({ mortar }) => mortar.id === id);
  if (!tube)
    return refuse('NO_FIRER', `You have no Mortar "${id}" on the map that anybody serves.`, '18.1', '1.6/q');
  const { mortar } = tube;
  if (isOverhung(battle, mortar.at as string))
    return refuse(
      'CANNOT_FIRE',
      `${mortar.name} does not fire out of Buildings, Bunkers, Forest or Heavy Jungle: move it into the open.`,
      '18.1',
    );
  return tube;
}

/** The same for a Mortar that fires when somebody else calls: nothing done yet in this turn. */
export function readReadyTube(battle: Battle, id: string, side: string): Tube | Refusal {
  const tube = readTube(battle, id, side);
  if ('refused' in tube || isReady(tube)) return tube;
  return refuse(
    'CANNOT_FIRE',
    `${tube.mortar.name} is not ready: call a Mortar that has done nothing yet.`,
    '4.0/m',
  );
}

export const isReady = ({ crew, mortar }: Tube): boolean =>
  isGoodOrder(crew) &&
  isFresh(crew) &&
  !crew.melee &&
  crew.moving === undefined &&
  crew.aboard === undefined &&
  mortar.jammed === undefined;

export function reachRefusal(battle: Battle, { mortar }: Tube, at: string): Refusal | undefined {
  const { name, range = 0, minRange = 0 } = mortar;
  const hexes = distance(battle, mortar.at as string, at);
  return hexes > range || hexes < minRange
    ? refuse(
        'OUT_OF_RANGE',
        `${at} is ${hexes} away: ${name} reaches from ${minRange} to ${range} hexes.`,
        '18.1',
      )
    : undefined;
}

/** As an attack of direct fire: a single man serves a Support Weapon at half its FP (1.6/c). */
export const firersOf = ({ mortar, crew }: Tube, at: string): Firers => ({
  units: mortar === crew ? [mortar] : [],
  weapons: mortar === crew ? [] : [{ weapon: mortar, by: crew }],
  from: mortar.at as string,
  at,
  opportunity: false,
});
