/** White phosphorus (9.16.9.5): it burns those on whom it is placed. */
import { D6, total } from '../../kernel/dice/index.js';
import { hexOf } from '../../kernel/position/position.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { moraleChecks } from '../ch03-infantry/20-morale.js';
import { coverAt } from '../ch05-fire/03-cover.js';
import { sufferFire } from '../ch11-vehicles/crews.js';
import { isSoft } from '../ch11-vehicles/state.js';
import { placesIn } from '../ch14-terrain/03-levels.js';
import { coverInside, hasEntrenchment } from '../ch15-fortifications/03-entrenchments.js';
import { behindConcrete, hasBunker } from '../ch15-fortifications/05-bunkers.js';
import type { Act, Battle, Modifier } from '../system.js';
import { isInfantry, isVehicle, type OnMap, vehiclesAt } from '../units/kinds.js';

const MORE: Modifier = { why: 'white phosphorus', value: 1, cites: '9.16.9.5/a' };
/** A second die of 1 turns the shelter against those in it (9.16.9.5/b). */
const CRITICAL = 1;

/** All on all levels of the hex check, of shells with the roll To Hit itself for a critical hit; but crews behind closed hatches; those who fail come into view (9.16.9.5, 9.16/q1). */
export function burnWith(act: Act, at: string, isLucky?: boolean): void {
  const { battle } = act;
  const hex = hexOf(at);
  const places = placesIn(battle, hex);
  const isCritical =
    places.some((place) => shelters(battle, place)) &&
    (isLucky ?? total(act.roll('critical hit', D6)) === CRITICAL);
  const men = places.flatMap((place) => battle.unitsAt(place)).filter(isInfantry);
  const checked = moraleChecks(
    act,
    men.map(({ id }) => id),
    (id) => ({
      check: '1MC',
      modifiers: [MORE, ...shelterOf(battle, battle.theUnit(id) as OnMap, isCritical)],
      calmly: true,
      cites: ['9.16.9.5/a', '9.16.9.5/b'],
    }),
  );
  const failed = [...checked].filter(([id, { passed }]) => !passed && battle.unit(id)).map(([id]) => id);
  giveAway(act, failed, '9.16.9.5/b');
  for (const vehicle of vehiclesAt(battle, hex))
    if (isSoft(vehicle) || (!vehicle.abandoned && (vehicle.exposed || vehicle.openTopped)))
      burnCrew(act, vehicle, isCritical);
}

/** Who fails under a "?" is seen (9.16.9.5/b). */
function burnCrew(act: Act, vehicle: OnMap, isCritical: boolean): void {
  const { battle } = act;
  const before = { stunned: vehicle.stunned, immobilized: vehicle.immobilized, abandoned: vehicle.abandoned };
  sufferFire(act, vehicle.id, '1', false, shelterOf(battle, vehicle, isCritical));
  const now = battle.unit(vehicle.id);
  if (
    now?.hidden &&
    (now.stunned !== before.stunned ||
      now.immobilized !== before.immobilized ||
      now.abandoned !== before.abandoned)
  )
    giveAway(act, [now.id], '9.16.9.5/b');
}

/** Ground or works that everybody sees. */
const shelters = (battle: Battle, place: string): boolean =>
  groundCover(battle, place).length > 0 || hasEntrenchment(battle, place) || hasBunker(battle, place);

const groundCover = (battle: Battle, at: string): Modifier[] =>
  coverAt(battle, at, []).filter(({ value }) => value > 0);

/** What shelters men and crews helps them, or is against them (9.16.9.5/a, 9.16.9.5/b). */
function shelterOf(battle: Battle, unit: OnMap, isCritical: boolean): Modifier[] {
  const ground = groundCover(battle, unit.at);
  const cover = isVehicle(unit)
    ? ground
    : behindConcrete(
        battle,
        unit,
        { shots: [], isBarrage: true },
        coverInside(battle, unit, ground, 'infantry fire, HE, demo charge'),
      );
  return cover.map(({ why, value }) => ({
    why,
    value: isCritical ? value : -value,
    cites: isCritical ? '9.16.9.5/b' : '9.16.9.5/a',
  }));
}
