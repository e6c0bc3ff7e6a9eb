/** What kind of unit it is, whose it is, and what it can do as it stands. */
import type { SideId } from '../../kernel/position/position.js';
import type { Battle, Unit } from '../system.js';

export type OnMap = Unit & { readonly at: string };

export const isOnMap = (unit: Unit): unit is OnMap => unit.at !== undefined;
export const isWeapon = ({ kind }: Unit): boolean => kind === 'weapon';
export const isVehicle = ({ kind }: Unit): boolean => kind === 'vehicle';
/** Horses, with or without riders (4.12.12). */
export const isMount = ({ kind }: Unit): boolean => kind === 'horse';
/** Motorcycles and bicycles, with or without riders (4.10.1). */
export const isCycle = ({ kind }: Unit): boolean => kind === 'cycle';
/** Over the map, in no hex of it (12.5.1). */
export const isAircraft = ({ kind }: Unit): boolean => kind === 'aircraft';
export const isLeader = ({ kind }: Unit): boolean => kind === 'leader';
export const isHero = ({ kind }: Unit): boolean => kind === 'hero';
/** A man who goes ahead, and does not fight unless he must (3.7). */
export const isScout = ({ kind }: Unit): boolean => kind === 'scout';
/** A man who fires by himself, out of hiding (5.7). */
export const isSniper = ({ kind }: Unit): boolean => kind === 'sniper';
/** A scout who is in nobody's way: he neither fights nor is he held (3.7.15). */
export const isAtLarge = (unit: Unit): boolean => isScout(unit) && !unit.engaged && !unit.melee;
/** Single men: leaders and heroes, who serve and carry weapons alike (3.8.6). */
export const isSmc = (unit: Unit): boolean => isLeader(unit) || isHero(unit);
/** Multi-man counters: squads, half-squads and crews (1.1.2). */
export const isMmc = ({ kind }: Unit): boolean =>
  kind === 'squad' || kind === 'half-squad' || kind === 'crew';
export const isMachineGun = ({ weapon }: Unit): boolean =>
  weapon === 'LMG' || weapon === 'MMG' || weapon === 'HMG';
/** Who fires without a weapon of its own counter (1.1.2.1). */
export const hasFirepower = (unit: Unit): boolean => isMmc(unit) || isHero(unit) || isSniper(unit);
/** Guns on foot, which are not carried but served and pushed (10.1); dismantled mortars are carried (4.2.7.3). */
export const isGun = ({ weapon, dismantled }: Unit): boolean => weapon === 'gun' && !dismantled;
/** Of 60mm or less, carried and fired as a support weapon (10.4.10.1); American recoilless rifles are too (8.21.1). */
export const isLightMortar = ({ weapon }: Unit): boolean => weapon === 'mortar' || weapon === 'RCL';
/** Field phones, too (9.7). */
export const isRadio = ({ weapon }: Unit): boolean => weapon === 'radio';
export const isFlamethrower = ({ weapon }: Unit): boolean => weapon === 'FT';
export const isCharge = ({ weapon }: Unit): boolean => weapon === 'DC';
/** Rockets and bombs that go through armour (8.16). */
export const isShapedCharge = ({ weapon }: Unit): boolean =>
  weapon === 'PF' || weapon === 'bazooka' || weapon === 'panzerschreck' || weapon === 'PIAT';
/** What strikes by itself, and not as infantry fire does (8.10.1, 8.11.1). */
export const isOfEngineers = (unit: Unit): boolean => isFlamethrower(unit) || isCharge(unit);
/** Guarded by an enemy: it takes no part in the battle (3.29.10). */
export const isPrisoner = ({ guard }: Unit): boolean => guard !== undefined;
/** A '?' on the map: it stands for the units and dummies beneath it, which the enemy does not see (2.3.2). */
export const isMarker = ({ kind }: Unit): boolean => kind === 'concealment';
/** A '?' beneath another '?' (2.3.3). */
export const isDummy = ({ kind }: Unit): boolean => kind === 'dummy';
/** Men, as opposed to what they carry. */
export const isInfantry = (unit: Unit): boolean => canCarry(unit) || isScout(unit) || isSniper(unit);
/** Who has weapons: scouts and snipers do not (3.7.9, 5.7.14, 5.7.15). */
export const canCarry = (unit: Unit): boolean => isMmc(unit) || isSmc(unit);

export const enemyOf = (battle: Battle, side: SideId): SideId =>
  battle.options.order[0] === side ? battle.options.order[1] : battle.options.order[0];

/** As they take their player turns: a scenario may leave it to a die who begins (Sc3/setup). */
export function sidesInTurn({
  options: { order },
  clock,
}: Pick<Battle, 'options' | 'clock'>): readonly [SideId, SideId] {
  return clock.first === order[1] ? [order[1], order[0]] : order;
}

/** The side that moves in this player turn, and the other one (1.3.1). */
export const attacker = (battle: Battle): SideId => battle.clock.active ?? sidesInTurn(battle)[0];
export const defender = (battle: Battle): SideId => enemyOf(battle, attacker(battle));

/** Player turns from the beginning of the battle, by their number. */
export const playerTurnOf = (battle: Battle): number =>
  2 * battle.clock.turn + (attacker(battle) === sidesInTurn(battle)[0] ? 0 : 1);

export const ofSide = (battle: Battle, side: SideId): Unit[] =>
  battle.units().filter((unit) => unit.side === side);

/** In or on a vehicle: it moves, fights and is struck with it, and not as those on foot (11.37.2). */
export const isAboard = ({ aboard }: Unit): boolean => aboard !== undefined;

/** Everybody on foot in a hex, or all of a side who are not prisoners. */
export const infantryAt = (battle: Battle, at: string, side?: SideId): OnMap[] =>
  battle
    .unitsAt(at)
    .filter(
      (unit): unit is OnMap =>
        isInfantry(unit) &&
        !isAboard(unit) &&
        (side === undefined || (unit.side === side && !isPrisoner(unit))),
    );

export const vehiclesAt = (battle: Battle, at: string, side?: SideId): OnMap[] =>
  battle
    .unitsAt(at)
    .filter((unit): unit is OnMap => isVehicle(unit) && (side === undefined || unit.side === side));

/** Those that everybody sees. */
export const shownVehiclesAt = (battle: Battle, at: string, side?: SideId): OnMap[] =>
  vehiclesAt(battle, at, side).filter(({ hidden }) => !hidden);

export const weaponsOf = (battle: Battle, { id, at }: Unit): Unit[] =>
  (at === undefined ? battle.units() : battle.unitsAt(at)).filter(
    (unit) => unit.possessor === id && !isGun(unit) && !unit.phone,
  );

/** The guns that it serves, which stay where they are when it goes. */
export const gunsServedBy = (battle: Battle, { id, at }: Unit): Unit[] =>
  at === undefined ? [] : battle.unitsAt(at).filter((unit) => unit.possessor === id && isGun(unit));

/** Guns and mortars that it can fire where it is (10.1, 10.4.10.1). */
export const ordnanceOf = (battle: Battle, { id, at }: Unit): Unit[] =>
  at === undefined
    ? []
    : battle
        .unitsAt(at)
        .filter(
          (unit) =>
            unit.possessor === id && (isGun(unit) || isLightMortar(unit)) && unit.towedBy === undefined,
        );

export const prisonersOf = (battle: Battle, { id, at }: Unit): Unit[] =>
  at === undefined ? [] : battle.unitsAt(at).filter(({ guard }) => guard === id);

export const isGuard = (battle: Battle, unit: Unit): boolean => prisonersOf(battle, unit).length > 0;

/** Those of its side who are where it is: on foot in its hex, or in or on the same vehicle. */
export const companyOf = (
  battle: Battle,
  { at = '', side, aboard }: Pick<Unit, 'side' | 'at' | 'aboard'>,
): OnMap[] =>
  aboard === undefined
    ? infantryAt(battle, at, side)
    : battle.unitsAt(at).filter((one): one is OnMap => isInfantry(one) && one.aboard === aboard);

/** Leaders who can lead in a hex: unbroken and of that side, and no swimmers (3.2.1, 4.14.16). */
export const leadersAt = (battle: Battle, at: string, side: SideId): OnMap[] =>
  infantryAt(battle, at, side).filter((unit) => isLeader(unit) && !unit.broken && !unit.swims);

const BERSERK_MORALE = 10;

/** The morale that a unit checks against as it stands (3.20.5, 3.25.2, 9.9.2). */
export const moraleOf = (unit: Unit): number =>
  (unit.berserk ? BERSERK_MORALE : ((unit.broken ? unit.brokenMorale : unit.morale) ?? 0)) -
  shellShockOf(unit);

/** Levels of morale that bombardments have cost it; nothing shakes heroes (9.9.2, 3.8.3). */
export const shellShockOf = (unit: Unit): number => (isHero(unit) ? 0 : (unit.shellShock ?? 0));

/** What a commander sees of the enemy on the map; prisoners are no danger. */
export const enemiesInView = (battle: Battle, side: SideId): OnMap[] =>
  battle
    .units()
    .filter(
      (unit): unit is OnMap =>
        unit.side !== side &&
        isOnMap(unit) &&
        !isWeapon(unit) &&
        !isMount(unit) &&
        !isCycle(unit) &&
        !isPrisoner(unit),
    );

/** By itself, or by coming down in a glider: its landing is its Movement Phase (12.10.3). */
export const movedThisTurn = ({ moved, glided }: Unit): boolean => moved === true || glided === true;

/** Who is afraid moves, and does not fire first (7.3.7/a). */
export const isAfraid = ({ afraidOf }: Unit): boolean => afraidOf !== undefined;
