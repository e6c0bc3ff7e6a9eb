/** Who sets up concealed, and who hidden (8.3/b, 6.4/a, 8.1.8.5). */
import type { LocationId, SideId } from '../../kernel/position/position.js';
import { placesOf } from '../../mechanics/places.js';
import { hasPavedRoad } from '../ordnance/protection.js';
import { isGun } from '../ordnance/weapon.js';
import { isJapanese } from '../pacific/japanese.js';
import { sight } from '../sight/sight.js';
import type { AslAct, AslBattle, AslRefusal, AslUnit } from '../system.js';
import { groundAt, isConcealmentTerrain } from '../terrain/terrain.js';
import { enemyOf, isCombatant, isInfantry, isMmc, isWeapon, unitsOf } from '../units/units.js';
import { conceal, isConcealmentInPlay, isHip } from './concealment.js';

/**
 * Set up under a marker from the start, or in view; a request that was not granted is forgotten. A Weapon lies hidden with
 * those who have it: in view it would name them.
 */
export function veil(battle: AslBattle, unit: AslUnit, lying: ReadonlySet<string>) {
  if (isWeapon(unit) && holdersOf(battle, unit).every(({ id }) => lying.has(id))) return {};
  if (isVeiledFromTheStart(battle, unit)) return { concealed: true } as const;
  return unit.concealed ? ({ hidden: null, concealed: null } as const) : undefined;
}

/** Those who have the Weapon, or could have it when the battle begins. */
function holdersOf(battle: AslBattle, { possessor, at, side }: AslUnit): AslUnit[] {
  if (possessor !== undefined) return [battle.theUnit(possessor)];
  return battle.unitsAt(at as LocationId).filter((unit) => unit.side === side && isInfantry(unit));
}

/** The enemy has not seen them when his turn to set up comes. */
function isVeiledFromTheStart(battle: AslBattle, unit: AslUnit): boolean {
  if (!isConcealmentInPlay(battle) || unit.at === undefined) return false;
  if (!isInfantry(unit) && !isWeapon(unit)) return false;
  const men = isInfantry(unit)
    ? [unit]
    : battle.unitsAt(unit.at).filter((one) => one.side === unit.side && isInfantry(one));
  return men.some((one) => isUnderMarker(battle, one) || !isOnBoard(battle, enemyOf(battle, one.side)));
}

/** It asked for one of the markers of its order of battle, stands where they can be used, and there are enough. */
function isUnderMarker(battle: AslBattle, unit: AslUnit): boolean {
  const markers = battle.side(unit.side).concealmentMarkers ?? 0;
  const asking = unitsOf(battle, unit.side).filter(
    (one) =>
      one.concealed &&
      isInfantry(one) &&
      one.at !== undefined &&
      isConcealmentTerrain(groundAt(battle, one.at)),
  );
  const hexes = placesOf(asking).slice(0, markers);
  return asking.includes(unit) && hexes.includes(unit.at as LocationId);
}

function isOnBoard(battle: AslBattle, side: SideId): boolean {
  const forces = battle.secret(side).forces ?? [];
  return (
    forces.some(({ turn }) => turn === undefined) || unitsOf(battle, side).some(({ at }) => at !== undefined)
  );
}

/** All units are set up: those that no enemy sees may go under a marker too. */
export function concealAtSetUp(act: AslAct): void {
  const { battle } = act;
  if (!isConcealmentInPlay(battle)) return;
  const unseen = battle
    .units()
    .filter((unit) => isInfantry(unit) && unit.at !== undefined && !unit.hidden && !isLookedAt(battle, unit));
  conceal(act, unseen, '8.3/b');
}

function isLookedAt(battle: AslBattle, unit: AslUnit): boolean {
  return unitsOf(battle, enemyOf(battle, unit.side)).some(
    (enemy) =>
      enemy.at !== undefined &&
      isCombatant(enemy) &&
      !isHip(enemy) &&
      !sight(battle, enemy.at, unit.at as LocationId).blocked,
  );
}

const SHARE = 0.1;

/** Squad equivalents that the Japanese may hide: a tenth of what they set up on the map (8.1.8.5). */
export function hidingAllowance(battle: AslBattle, side: SideId): number {
  const squads = unitsOf(battle, side)
    .filter((unit) => isMmc(unit) && !unit.entry && !unit.arrives && !entersLater(battle, unit))
    .reduce((sum, unit) => sum + equivalent(unit), 0);
  return Math.ceil(SHARE * squads);
}

function entersLater(battle: AslBattle, { id, side }: AslUnit): boolean {
  return (battle.secret(side).forces ?? []).some(
    ({ turn, units }) => turn !== undefined && units.includes(id),
  );
}

function equivalent({ kind }: AslUnit): number {
  return kind === 'squad' ? 1 : 0.5;
}

/** Guns with their crews anywhere but on paved roads; Japanese Infantry out of the open, as far as the allowance goes. */
export function mayHide(battle: AslBattle, unit: AslUnit, at: LocationId): AslRefusal | undefined {
  if (unit.kind === 'vehicle')
    return { refused: 'CANNOT_HIDE', why: `${unit.name} cannot be hidden.`, cites: ['6.4/a'] };
  if (isGun(unit) || unit.kind === 'crew')
    return hasPavedRoad(battle, at)
      ? { refused: 'PAVED_ROAD', why: `${unit.name} cannot be hidden on a paved road.`, cites: ['6.4/a'] }
      : undefined;
  if (isWeapon(unit)) return undefined;
  if (!isJapanese(unit))
    return { refused: 'CANNOT_HIDE', why: `${unit.name} cannot be hidden.`, cites: ['8.1.8.5'] };
  if (groundAt(battle, at) === 'open-ground')
    return { refused: 'OPEN_GROUND', why: `Nobody hides in the open in ${at}.`, cites: ['8.1.8.5'] };
  if (!isMmc(unit)) return undefined;
  const allowance = hidingAllowance(battle, unit.side);
  return lyingSquads(battle, unit) + equivalent(unit) > allowance
    ? { refused: 'TOO_MANY_HIDDEN', why: `At most ${allowance} squads may be hidden.`, cites: ['8.1.8.5'] }
    : undefined;
}

function lyingSquads(battle: AslBattle, { id, side }: AslUnit): number {
  const lying = (battle.secret(side).forces ?? [])
    .flatMap((force) => force.lying ?? [])
    .filter((one) => one !== id);
  return lying
    .flatMap((one) => battle.unit(one) ?? [])
    .filter((unit) => unit.kind === 'squad' || unit.kind === 'half-squad')
    .reduce((sum, unit) => sum + equivalent(unit), 0);
}
