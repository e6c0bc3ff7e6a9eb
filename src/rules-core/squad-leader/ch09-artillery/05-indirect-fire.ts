/** Guns on the map that fire at what only a spotter sees (9.5): which they are, who spots for them, and what is noted of it. */
import { distance } from '../../mechanics/places.js';
import { hindered } from '../ch06-close-combat/03-melee.js';
import { levelAt } from '../ch14-terrain/ground.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isHero, isLeader, isOnMap, isRadio, isVehicle, type OnMap, ofSide } from '../units/kinds.js';
import { counterOf, type Laid, layCounter } from './01-batteries.js';

const TYPES: readonly NonNullable<Unit['gun']>['type'][] = ['Mtr', 'Inf', 'Art', 'Rct'];
/** Smaller guns against aircraft do not (9.5.1/a). */
const LARGE_FLAK = 75;

/** Mortars, howitzers, artillery, large flak; of vehicles those without a roof that are no tanks (9.5.1). */
export function firesIndirectly(unit: Unit): boolean {
  const { gun, vehicle, openTopped } = unit;
  if (gun === undefined || gun.only === 'AP') return false;
  if (isVehicle(unit))
    return gun.type === 'Mtr' || gun.type === 'Rct' || (vehicle === 'sp-gun' && openTopped === true);
  return TYPES.includes(gun.type) || (gun.type === 'AA' && gun.calibre >= LARGE_FLAK);
}

const LEAST = 12;
/** Mortars up to this calibre reach no farther than is printed (9.5.5). */
const SMALL_MORTAR = 76;

export function outOfIndirectRange(
  battle: Battle,
  { name, gun, at: from }: OnMap,
  at: string,
): Refusal | undefined {
  const range = distance(battle, from, at);
  const isMortar = gun?.type === 'Mtr';
  const least = isMortar ? (gun.least ?? 1) : LEAST;
  const most = isMortar && gun.calibre <= SMALL_MORTAR ? (gun.most ?? range) : range;
  return range < least || range > most
    ? refuse('OUT_OF_RANGE', `${name} does not reach ${at} so.`, '9.5.5')
    : undefined;
}

/** What forces a side has is no secret, wherever they lie. */
export const hasIndirectFire = (battle: Battle, side: string): boolean =>
  battle.units().some((unit) => unit.side === side && firesIndirectly(unit));

type Laying = NonNullable<ReturnType<Battle['secret']>['laidGuns']>[string];

const layingsOf = (battle: Battle, side: string): Readonly<Record<string, Laying>> =>
  battle.secret(side).laidGuns ?? {};

/** The name on the counter of a gun: which gun it is the enemy is not told. */
export const nameOf = (battle: Battle, side: string, gun: string): string | undefined =>
  Object.entries(layingsOf(battle, side)).find(([, one]) => one.gun === gun)?.[0];

/** Notes the gun, in secret, and who spots for it at what; returns its name. */
export function noteGun(act: Act, side: string, laying: Laying): string {
  const { battle } = act;
  const all = layingsOf(battle, side);
  const name = nameOf(battle, side, laying.gun) ?? `gun ${Object.keys(all).length + 1}`;
  const laidGuns = { ...all, [name]: { ...all[name], ...laying } };
  act.effect(
    'gun-laid',
    { gun: laying.gun, battery: name },
    { changes: [{ do: 'secret', side, set: { laidGuns } }], cites: ['9.5.6'], to: [side] },
  );
  return name;
}

interface LaidGun extends Laying {
  readonly name: string;
  readonly laid: Laid;
}

/** The guns of a side that have a counter on the map. */
export const gunsLaid = (battle: Battle, side: string): LaidGun[] =>
  Object.entries(layingsOf(battle, side)).flatMap(([name, one]) => {
    const laid = counterOf(battle, side, name);
    return laid ? [{ ...one, name, laid }] : [];
  });

/** A gun with a counter on the map does nothing else (9.5.7). */
export function isLaying(battle: Battle, { id, name, side }: Unit): Refusal | undefined {
  const of = nameOf(battle, side, id);
  return of !== undefined && counterOf(battle, side, of)
    ? refuse('SETTLED', `${name} fires indirectly: it has a counter on the map.`, '9.5.7')
    : undefined;
}

const LEVELS_APART = 3;

/** Beside the gun, and not much higher or lower (9.5.4). */
const isBeside = (battle: Battle, { at }: OnMap, gun: OnMap): boolean =>
  distance(battle, at, gun.at) <= 1 &&
  Math.abs(levelAt(battle, at) - levelAt(battle, gun.at)) <= LEVELS_APART;

/** With a radio, as long as the gun stands where it was when the battle began (9.5.12). */
const isInContact = (battle: Battle, { id, side }: OnMap, gun: OnMap): boolean =>
  !gun.dislodged &&
  ofSide(battle, side).some(
    (unit) =>
      isRadio(unit) &&
      unit.possessor === id &&
      unit.contact !== undefined &&
      unit.contact === nameOf(battle, side, gun.id),
  );

/** Who directs the fire of a gun: an unbroken leader in another hex, beside it or in contact (9.5.2, 9.5.3). */
export function spotterFor(battle: Battle, gun: OnMap, id: string): OnMap | Refusal {
  const spotter = battle.unit(id);
  if (spotter?.side !== gun.side || !isOnMap(spotter) || !mayObserve(spotter))
    return refuse('NOT_YOUR_UNIT', `You have no leader "${id}" on the map.`, '9.5.2');
  if (spotter.broken) return refuse('BROKEN', `${spotter.name} is broken.`, '9.5.2');
  if (spotter.at === gun.at)
    return refuse('SAME_HEX', `${spotter.name} spots from another hex than that of the gun.`, '9.5.2');
  const cannot = hindered(battle, spotter);
  if (cannot) return cannot;
  return isBeside(battle, spotter, gun) || isInContact(battle, spotter, gun)
    ? spotter
    : refuse(
        'NO_CONTACT',
        `${spotter.name} is neither beside ${gun.name} nor in contact with it.`,
        '9.5.3',
        '9.5.4',
      );
}

const mayObserve = (unit: Unit): boolean => isLeader(unit) || (isHero(unit) && unit.observer === true);

const MOST_GUNS = 2;

/** He directs two guns at most, in one hex and at one hex, and no other artillery (9.5.3, 9.5/q4, 9.5/q5). */
export function isBusy(battle: Battle, spotter: OnMap, gun: OnMap, at: string): Refusal | undefined {
  const others = gunsLaid(battle, spotter.side).filter(
    (one) => one.spotter === spotter.id && one.gun !== gun.id,
  );
  const isElsewhere = others.some(
    (one) => battle.unit(one.gun)?.at !== gun.at || (one.laid.settled && one.aimed !== at),
  );
  const calls = ofSide(battle, spotter.side).some(
    (unit) => isRadio(unit) && unit.possessor === spotter.id && callsBattery(battle, unit),
  );
  return others.length >= MOST_GUNS || isElsewhere || calls
    ? refuse('OCCUPIED', `${spotter.name} directs other fire already.`, '9.5.3', '9.5/q4', '9.5/q5')
    : undefined;
}

const callsBattery = (battle: Battle, { side, contact }: Unit): boolean =>
  contact !== undefined &&
  layingsOf(battle, side)[contact] === undefined &&
  counterOf(battle, side, contact) !== undefined;

/** Takes the counter of a gun away. */
export function liftGun(act: Act, side: string, { name, laid: { at } }: LaidGun): void {
  act.effect(
    'artillery-lifted',
    { side, battery: name, at },
    { changes: layCounter(act.battle, side, name), cites: ['9.5.7', '9.5.8'] },
  );
}

/** Vehicles that have left the hex where the battle found them are out of reach for radios (9.5.12). */
export function leaveGunPits(act: Act): void {
  const moved = act.battle
    .units()
    .filter((unit) => unit.moved && isVehicle(unit) && !unit.dislodged && firesIndirectly(unit));
  if (moved.length === 0) return;
  const weapons = moved.map(({ id }) => id);
  const changes = weapons.map((unit): Change => ({ do: 'unit', unit, set: { dislodged: true } }));
  act.effect('left-its-place', { weapons }, { changes, cites: ['9.5.12'] });
}
