/** Hidden guns (2.7): a gun that was set up in cover fires out of hiding until the enemy finds it out. */

import { die, type Roll } from '../../kernel/dice/index.js';
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import { distance } from '../../mechanics/places.js';
import { isMortar } from '../ch10-guns/04-mortars.js';
import { isManned } from '../ch11-vehicles/state.js';
import { traverseAt } from '../ch13-direct-fire/09-covered-arc.js';
import { areBeside } from '../ch14-terrain/03-levels.js';
import { groundAt } from '../ch14-terrain/ground.js';
import { type Act, type Battle, type Change, type Modifier, sumOf, type Unit } from '../system.js';
import {
  enemiesInView,
  enemyOf,
  infantryAt,
  isGun,
  isInfantry,
  isLightMortar,
  isMarker,
  isOnMap,
  isSmc,
  isVehicle,
  type OnMap,
  vehiclesAt,
} from '../units/kinds.js';
import { type Piece, pointsAt } from '../units/ordnance.js';
import { conceals, giveAway } from './03-concealment.js';
import { sees } from './sight.js';

/** The coloured die from which on a gun is found out (2.7.2). */
const FOUND_FROM = 6;
const HEXES_FOR_ONE = 6;
/** Its bombs come from above. */
const MORTAR = -2;

/** A crew at its gun in cover goes out of view when its side has set up (2.7.1, 2.7.1/a). */
export const isSetUpMasked = (battle: Battle, unit: Unit): boolean =>
  isOnMap(unit) &&
  conceals(groundAt(battle, unit.at)) &&
  (isGun(unit) ? crewsAt(battle, unit).length > 0 : unit.kind === 'crew' && gunsAt(battle, unit).length > 0);

const isPair = (gun: Unit, crew: Unit): boolean =>
  gun.side === crew.side && (gun.possessor === undefined || gun.possessor === crew.id);

const crewsAt = (battle: Battle, gun: OnMap): Unit[] =>
  battle.unitsAt(gun.at).filter((unit) => unit.kind === 'crew' && isPair(gun, unit));

const gunsAt = (battle: Battle, crew: OnMap): Unit[] =>
  battle.unitsAt(crew.at).filter((unit) => isGun(unit) && isPair(unit, crew));

/** When all have set up: those whose hex an enemy sees are in view after all (2.7.1). */
export function unmask(act: Act): void {
  const { battle } = act;
  const masked = battle.units().filter((unit): unit is OnMap => unit.masked === true && isOnMap(unit));
  if (masked.length === 0) return;
  const isInSight = ({ side, at }: OnMap) =>
    battle
      .asSeenBy({ side }, () => enemiesInView(battle, side))
      .some((enemy) => !isMarker(enemy) && sees(battle, enemy.at, at));
  const changes = masked.map(
    (unit): Change => ({
      do: 'unit',
      unit: unit.id,
      set: { masked: null, ...(isInSight(unit) && { hidden: null }) },
    }),
  );
  act.effect('guns-unmasked', {}, { changes, cites: ['2.7.1'] });
}

/** Only a crew knows how to fire out of hiding, and only a gun on foot (2.7.1, 2.7.1/a). */
export const mayStayHidden = ({ unit, crew }: Piece): boolean =>
  unit.hidden === true && (isGun(unit) || isLightMortar(unit)) && crew.kind === 'crew';

/** It is out of view as it fires: the enemy learns neither its name nor its kind (2.7.3). */
export const isFiringUnseen = ({ unit }: Piece): boolean => unit.hidden === true;

/** Who may know what would tell of a hidden unit: its own side; undefined when everybody may. */
export const toldTo = ({ hidden, side }: Unit): SideId[] | undefined => (hidden ? [side] : undefined);

/** What the shot may give away, as things stood before it. */
interface Exposure {
  readonly side: SideId;
  readonly at: LocationId;
  readonly turned: boolean;
  /** The vehicle or gun fired at, or the men in view. */
  readonly targets: readonly UnitId[];
  /** Enemies in the hex who were in view. */
  readonly witnesses: readonly UnitId[];
}

export function exposureOf(
  battle: Battle,
  piece: Piece,
  {
    at,
    target,
    hull,
  }: { readonly at: LocationId; readonly target?: string | undefined; readonly hull?: true | undefined },
): Exposure {
  const { side } = piece.crew;
  const witnesses = [
    ...infantryAt(battle, at, enemyOf(battle, side)),
    ...vehiclesAt(battle, at, enemyOf(battle, side)),
  ]
    .filter(({ hidden }) => !hidden)
    .map(({ id }) => id);
  const men = witnesses.filter((id) => isInfantry(battle.theUnit(id)));
  return {
    side,
    at,
    turned: !isMortar(piece.gun) && traverseAt(battle, piece, at, hull).to !== pointsAt(piece),
    targets: target === undefined ? men : [target],
    witnesses,
  };
}

/** After the shot: beside an enemy it is seen, and else by the coloured die To Hit and what is added to it (2.7.2). */
export function detect(act: Act, { unit, crew }: Piece, exposure: Exposure, roll: Roll): void {
  const { battle } = act;
  const gun = battle.unit(unit.id);
  if (!gun?.hidden) {
    giveAway(act, [crew.id], '2.7.2');
    return;
  }
  const modifiers = modifiersOf(battle, gun as OnMap, exposure);
  const coloured = die(roll, 'coloured').face;
  const beside = enemiesOf(battle, exposure.side).some(({ at }) => areBeside(battle, unit.at, at));
  const found = beside || coloured + sumOf(modifiers) >= FOUND_FROM;
  const set = found ? { unseenShots: null } : { unseenShots: (gun.unseenShots ?? 0) + 1 };
  act.effect(
    'gun-sought',
    { unit: gun.id, coloured, modifiers, beside, found },
    { to: [exposure.side], changes: [{ do: 'unit', unit: gun.id, set }], cites: ['2.7.2', '2.7.2/a'] },
  );
  if (found) giveAway(act, [crew.id], '2.7.2');
}

/** Whom the side of the gun sees of the enemy. */
const enemiesOf = (battle: Battle, side: SideId): OnMap[] =>
  battle.asSeenBy({ side }, () => enemiesInView(battle, side));

function modifiersOf(battle: Battle, gun: OnMap, { side, turned, targets, witnesses }: Exposure): Modifier[] {
  const found: Modifier[] = [];
  const add = (why: string, value: number, cites: Modifier['cites'] = '2.7.2/a') =>
    value !== 0 && found.push({ why, value, cites });
  add('covered arc changed', turned ? 1 : 0);
  add('earlier shots', gun.unseenShots ?? 0);
  add('mortar', gun.gun && isMortar(gun.gun) ? MORTAR : 0);
  const isLeft = (id: UnitId) =>
    battle.unit(id) !== undefined && !battle.theUnit(id).shock && !isStunned(battle, id);
  add('target not out of action', targets.length === 0 || targets.some(isLeft) ? 1 : 0);
  add('enemies look out of the target hex', witnesses.some((id) => looksOut(battle, id)) ? 1 : 0, '2.7.2/b');
  const ranges = enemiesOf(battle, side)
    .filter((enemy) => notices(enemy) && sees(battle, enemy.at, gun.at))
    .map((enemy) => distance(battle, enemy.at, gun.at));
  if (ranges.length > 0) add('range', -Math.floor(Math.min(...ranges) / HEXES_FOR_ONE));
  return found;
}

const isStunned = (battle: Battle, id: UnitId): boolean => battle.theUnit(id).stunned !== undefined;

/** Infantry in good order, or a crew that looks out (2.7.2/b). */
function looksOut(battle: Battle, id: UnitId): boolean {
  const unit = battle.unit(id);
  if (!unit || unit.broken) return false;
  return isVehicle(unit) ? unit.exposed === true && isManned(unit) : true;
}

/** Neither the broken nor single men, neither crews that are buttoned up nor a '?' (2.7.2/b). */
const notices = (enemy: OnMap): boolean =>
  !isMarker(enemy) &&
  !enemy.broken &&
  !isSmc(enemy) &&
  (!isVehicle(enemy) || (isManned(enemy) && (enemy.exposed === true || !enemy.armoured)));
