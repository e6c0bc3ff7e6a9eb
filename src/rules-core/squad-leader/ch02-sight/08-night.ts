/** Night (2.8): who moves is seen as far as the Night Visibility Range; gun flashes and light show all who are there. */

import { D6, DR, total } from '../../kernel/dice/index.js';
import type { LocationId } from '../../kernel/position/position.js';
import { distance } from '../../mechanics/places.js';
import { isFoggy, isInFog, isThroughFog } from '../ch16-fire/05-fog.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { attacker, isVehicle, sidesInTurn } from '../units/kinds.js';

const SHELL_LIGHTS = 3;
const FIRE_LIGHTS = 2;
const THIS_PLAYER_TURN = 2;

export const isNight = (battle: Battle): boolean => isDark(battle) || isFoggy(battle);

/** Not in fog: star shells and gun flashes are of the night alone (16.5.5.1). */
export const isDark = ({ options }: Battle): boolean => options.night === true;

/** How far those who move are seen: nobody is where it was not rolled yet (2.8.3). */
export const visibilityOf = ({ clock }: Battle): number => clock.visibility ?? 0;

/** As by day, near a star shell or a fire, of a wreck too (2.8.24, 2.8.25, 13.24.2.10). */
export const isLit = (battle: Battle, at: LocationId): boolean =>
  !isNight(battle) ||
  (!isDark(battle) && !isInFog(battle, at)) ||
  Object.entries(battle.position.locations).some(([source, { starShell, burning, wrecks }]) => {
    const isAblaze = burning || wrecks?.some((wreck) => wreck.burning);
    const reach = starShell ? SHELL_LIGHTS : isAblaze ? FIRE_LIGHTS : -1;
    return reach >= 0 && distance(battle, source, at) <= reach;
  });

const isFlashing = (battle: Battle, at: LocationId): boolean => battle.location(at).flash !== undefined;

/** All in the hex can be fired at from any distance: it is lit, or its gun flashes show it (2.8.6, 2.8.7). */
export const isShown = (battle: Battle, at: LocationId): boolean =>
  isLit(battle, at) || isFlashing(battle, at);

/** Vehicles are seen, or heard, from farther off, with all who are aboard (2.8.4, 2.8.5). */
const VEHICLES_FARTHER = 3;
const rangeTo = (battle: Battle, unit: Unit): number =>
  visibilityOf(battle) + (isVehicle(unit) || unit.aboard !== undefined ? VEHICLES_FARTHER : 0);

/**
 * A unit that can be fired at in a hex: at night one that has moved, near enough to all who fire, where the hex itself does not
 * show it (2.8.2, 2.8.4, 2.8.10).
 */
export const canBeMadeOut = (
  battle: Battle,
  unit: Unit,
  at: LocationId,
  from: readonly LocationId[],
): boolean => from.every((hex) => isClear(battle, hex, at) || isNear(battle, hex, at, unit));

/** Neither darkness nor fog lies at either end (2.8.7, 16.5.5.3). */
const isClear = (battle: Battle, from: LocationId, at: LocationId): boolean =>
  isShown(battle, at) && !isInFog(battle, from);

/** In fog the next hex is always near enough (16.5.5.1). */
const isNear = (battle: Battle, from: LocationId, at: LocationId, unit: Unit): boolean => {
  const hexes = distance(battle, from, at);
  return (
    (isOnTheMove(battle, unit) && hexes <= rangeTo(battle, unit)) ||
    (hexes <= 1 && isThroughFog(battle, from, at))
  );
};

/** It has moved, or goes on moving while the enemy has his turn, with all who are aboard (2.8.2, 11.31.4). */
const isOnTheMove = (battle: Battle, { moved, motion, aboard }: Unit): boolean =>
  moved === true || motion === true || (aboard !== undefined && battle.unit(aboard)?.motion === true);

/** Nobody is seen there from so far off, nor a vehicle that has moved. */
export const isTooDark = (battle: Battle, from: LocationId, at: LocationId): boolean =>
  !isClear(battle, from, at) &&
  distance(battle, from, at) >
    Math.max(
      visibilityOf(battle) + (hasVehicleMoved(battle, at) ? VEHICLES_FARTHER : 0),
      isThroughFog(battle, from, at) ? 1 : 0,
    );

const hasVehicleMoved = (battle: Battle, at: LocationId): boolean =>
  battle.unitsAt(at).some((unit) => isVehicle(unit) && isOnTheMove(battle, unit) && !unit.hidden);

/** Flashes farther off than one sees are fired at as an area (2.8.6). */
export const firesAtFlashes = (battle: Battle, from: LocationId, at: LocationId): boolean =>
  isFlashing(battle, at) && !isLit(battle, at) && distance(battle, from, at) > visibilityOf(battle);

/** Hexes that give themselves away in this player turn and the next (2.8.6, 2.8.8). */
export const flashesIn = (battle: Battle, hexes: Iterable<LocationId>): Change[] =>
  isDark(battle)
    ? [...new Set(hexes)].map((at): Change => ({ do: 'location', at, set: { flash: THIS_PLAYER_TURN } }))
    : [];

/** When a player turn ends star shells burn out, and flashes are forgotten after the next one (2.8.6, 2.8.22). */
export function nightFalls({ position: { locations } }: Battle): Change[] {
  return Object.keys(locations)
    .sort()
    .flatMap((at): Change[] => {
      const { flash, starShell } = locations[at] ?? {};
      const fading = flash !== undefined && { flash: flash > 1 ? flash - 1 : null };
      const set = { ...fading, ...(starShell && { starShell: null }) };
      return fading || starShell ? [{ do: 'location', at, set }] : [];
    });
}

/** At the end of the first Rally Phase of a game turn, for all of it (2.8.3). */
export function rollVisibility(act: Act): void {
  const { battle } = act;
  if (!isNight(battle) || attacker(battle) !== sidesInTurn(battle)[0]) return;
  const visibility = isFoggy(battle)
    ? Math.floor(total(act.roll('visibility', D6)) / 2)
    : total(act.roll('visibility', DR));
  act.effect(
    'visibility',
    { hexes: visibility },
    { changes: [{ do: 'clock', set: { visibility } }], cites: [isFoggy(battle) ? '16.5.5.1' : '2.8.3'] },
  );
}
