/** Entrenchments (15.3): who is in one, what it costs to come out, and what it is worth against fire. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { clear } from '../ch01-sequence/markers.js';
import {
  bankedRoadAt,
  GROUND,
  groundAt,
  isBuilding,
  isIce,
  isRunway,
  isStream,
} from '../ch14-terrain/ground.js';
import { ENTRENCHMENT } from '../charts/index.js';
import type { Battle, Change, Modifier, Unit } from '../system.js';
import { isInfantry, isOnMap, isVehicle } from '../units/kinds.js';
import { isInBunker } from './05-bunkers.js';

/** Movement factors to go in, and to come out (15.3.7). */
export const STEP = 1;
const DITCH = 2;

type Attack = 'flamethrower' | 'infantry fire, HE, demo charge' | 'overrun, off-board or indirect artillery';

/** In the entrenchment of the hex where it is; a unit that is put back into another hex is not, nor one that mounts (15.3/q2, 4.12.2). */
export const isEntrenched = ({
  entrenched,
  at,
  byTrench,
  rides,
}: Pick<Unit, 'entrenched' | 'at' | 'byTrench' | 'rides'>): boolean =>
  entrenched !== undefined && rides === undefined && (entrenched === at || byTrench === true);

export const hasEntrenchment = (battle: Battle, at: string): boolean =>
  battle.location(at).entrenchment === true || battle.location(at).trench !== undefined;

/** Neither in a building nor in water, marsh, on ice, among crags or on a runway (15.3.1, 14.10.6, 14.18.10, 14.22.1, 14.28.4, 14.31.5). */
export const canBeDugIn = (battle: Battle, at: string): boolean => {
  const ground = groundAt(battle, at);
  return (
    !isBuilding(ground) &&
    !GROUND[ground].soft &&
    !isStream(battle, at) &&
    !isRunway(battle, at) &&
    !isIce(battle, at) &&
    !bankedRoadAt(battle, at)
  );
};

/** What comes on top of the next hex for those who are still in one, or in a bunker (15.3.7, 15.5.4). */
export const costOfLeaving = (units: readonly Unit[], from: string): number =>
  units.some((unit) => (isEntrenched(unit) || isInBunker(unit)) && unit.at === from) ? STEP : 0;

/** An anti-tank ditch shelters all on foot (15.4.8.2). */
const isInDitch = (battle: Battle, { at, aboard }: Unit): boolean =>
  at !== undefined && aboard === undefined && battle.location(at).ditch === true;

/** What a ditch costs men besides (15.4.8.2). */
export const costOfDitch = (battle: Battle, at: string): number =>
  battle.location(at).ditch === true ? DITCH : 0;

/** For those in it, or at a crest that is as good (14.25.1), by what strikes; shell holes around it are worth nothing to them (15.3.10, 15.3/q3). */
export function coverInside(
  battle: Battle,
  unit: Unit,
  cover: readonly Modifier[],
  attack: Attack,
  isCrested = false,
): readonly Modifier[] {
  if (!isEntrenched(unit) && !isInDitch(battle, unit) && !isCrested) return cover;
  const value = (battle.table.charts as ChartPack).lookup(ENTRENCHMENT.drm, attack);
  const around = cover.filter(({ why }) => why !== 'shell hole');
  return value === 0 ? around : [{ why: 'entrenched', value, cites: '15.3.10' }, ...around];
}

/** Those who have gone elsewhere in any way are in it no more. */
export const leftBehind = (battle: Battle): Change[] =>
  clear(battle, ['entrenched'], (unit) => !isEntrenched(unit));

/** A unit that sets up on foot where there is one is in it when the battle begins (15.3.1). */
export function settleIn(battle: Battle): Change[] {
  const { turn, phase } = battle.clock;
  if (turn !== 1 || phase !== 'rally') return [];
  return battle
    .units()
    .flatMap((unit): Change[] =>
      isInfantry(unit) && isOnMap(unit) && !unit.rides && hasEntrenchment(battle, unit.at)
        ? [{ do: 'unit', unit: unit.id, set: { entrenched: unit.at } }]
        : isVehicle(unit) && isOnMap(unit) && battle.location(unit.at).trench !== undefined
          ? [{ do: 'unit', unit: unit.id, set: { dugIn: unit.at } }]
          : [],
    );
}

/** Beneath a trench, where it was set up (15.4.4). */
export const isDugIn = ({ dugIn, at }: Pick<Unit, 'dugIn' | 'at'>): boolean =>
  dugIn !== undefined && dugIn === at;
