/** Machine guns, rifles and mortars that crews take off halftracks and carriers, and put back (11.13.10, 11.14.9). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { neighbours } from '../../mechanics/places.js';
import { portageOf } from '../ch04-movement/02-portage.js';
import { entryCost } from '../ch04-movement/costs.js';
import { inRage } from '../ch10-guns/01-crews.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { type Counter, counterNamed } from '../units/catalogue.js';
import { enemiesInView, isOnMap, isVehicle, type OnMap, ofSide, weaponsOf } from '../units/kinds.js';
import { crewOf, withoutItsCrew } from './abandoning.js';
import { isHalftrack, isManned } from './state.js';

const GUNS = ['bow', 'coaxial', 'aa'] as const;
const ARMAMENT = [...GUNS, 'mortar', 'rifle'] as const;
type Armament = (typeof ARMAMENT)[number];

export const removeArmament = order({
  title: 'Take off armament',
  description:
    'In the Advance Phase the crew of a halftrack or carrier that has neither moved nor fired takes machine guns, anti-tank rifle and mortar off it, into its hex or an adjacent one. It may go with them, and leaves a driver.',
  cites: ['11.13.10', '11.14.9', '11.13/q6'],
  answers: ['advance'],
  asks: {
    unit: z.string().describe('The halftrack or carrier.'),
    what: z.array(z.enum(ARMAMENT)).min(1).describe('What is taken off.'),
    to: z.string().optional().describe('The adjacent hex where it is put; its own when left out.'),
    crew: z.literal(true).optional().describe('The crew gets out, and has the weapons.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) {
      if (!isHalftrack(unit) || !isOnMap(unit)) continue;
      const what = armamentOf(battle, unit);
      if (what.length === 0) continue;
      yield { unit: unit.id, what };
      yield { unit: unit.id, what, crew: true as const };
    }
  },
  read({ battle, by }, { unit: id, what, to, crew }) {
    const unit = idleCrewOf(battle, by, id);
    if (isRefusal(unit)) return unit;
    const lacking = what.find((one, i) => !armamentOf(battle, unit).includes(one) || what.indexOf(one) !== i);
    if (lacking !== undefined)
      return {
        ...refuse('NO_WEAPON', `${unit.name} has no ${lacking} that could be taken off.`, '11.13.10'),
        path: '$.what',
      };
    const at = to ?? unit.at;
    const isReached =
      at === unit.at || (neighbours(battle, unit.at).includes(at) && canStand(battle, unit, at));
    return isReached
      ? { unit: id, what, at, crew }
      : { ...refuse('NOT_ADJACENT', `Nobody puts them down in ${at}.`, '11.13.10'), path: '$.to' };
  },
  perform(act, { unit: id, what, at, crew }) {
    const vehicle = act.battle.theUnit(id);
    const out = crew ? crewOf(act, vehicle, { at, leftVehicle: true }) : undefined;
    if (out)
      act.effect(
        'vehicle-left',
        { unit: id, crew: out.crew, to: at },
        {
          changes: [
            ...out.changes,
            { do: 'unit', unit: id, set: { driverOnly: true, ...withoutItsCrew(vehicle) } },
          ],
          cites: ['11.13.10'],
        },
      );
    for (const one of what) takeOff(act, id, one, { at, ...(out && { possessor: out.crew }) });
  },
});

/** The vehicle is without it, and it is a counter of its own. */
function takeOff(
  act: Act,
  id: string,
  one: Armament,
  more: { readonly at: string; readonly possessor?: string },
): void {
  const vehicle = act.battle.theUnit(id) as OnMap;
  const { weapon, change } = weaponFor(act, vehicle, one, more);
  const { mg = {}, unshipped = [] } = vehicle;
  const left = Object.fromEntries(Object.entries(mg).filter(([place]) => place !== one));
  const set = {
    ...(vehicle.mg && { mg: Object.keys(left).length > 0 ? left : null }),
    ...(one === 'mortar' && { gun: null }),
    unshipped: [...unshipped, { what: one, weapon }],
  };
  act.effect(
    'armament-removed',
    { unit: id, weapon, at: more.at },
    {
      changes: [{ do: 'unit', unit: id, set }, change],
      cites: [vehicle.vehicle === 'carrier' ? '11.14.9' : '11.13.10'],
    },
  );
}

/** What is built into it and can be taken off. */
function armamentOf(battle: Battle, vehicle: OnMap): Armament[] {
  const { mg, mgOut, gun, gunOut } = vehicle;
  const rifles = weaponsOf(battle, vehicle).filter(({ mounted }) => mounted);
  return [
    ...(mgOut ? [] : GUNS.filter((one) => (mg?.[one] ?? 0) > 0)),
    ...(gun?.type === 'Mtr' && !gunOut ? (['mortar'] as const) : []),
    ...(rifles.length > 0 ? (['rifle'] as const) : []),
  ];
}

/** A halftrack or carrier whose crew has done nothing in this player turn. */
function idleCrewOf(battle: Battle, by: string, id: string): OnMap | Refusal {
  const unit = battle.unit(id);
  if (unit?.side !== by || !isVehicle(unit) || !isOnMap(unit) || !isHalftrack(unit))
    return {
      ...refuse('NOT_YOUR_UNIT', `You have no halftrack or carrier "${id}" on the map: name one of yours.`),
      path: '$.unit',
    };
  if (!isManned(unit) || unit.driverOnly)
    return refuse('NO_CREW', `${unit.name} has no crew that could do it.`, '11.13.10');
  const isMad = inRage(unit);
  if (isMad) return isMad;
  if (unit.moved) return refuse('HAS_MOVED', `${unit.name} has moved in this player turn.`, '11.13.10');
  return unit.fired || unit.prep || unit.firedIn !== undefined || unit.shotsFired
    ? refuse('HAS_FIRED', `${unit.name} has fired in this player turn.`, '11.13.10')
    : unit;
}

const canStand = (battle: Battle, { at, side }: OnMap, to: string): boolean =>
  entryCost(battle, at, to, []) !== undefined && enemiesInView(battle, side).every((one) => one.at !== to);

/** The counter that stands for it: with the factors of the vehicle (11.13/q6). */
function counterFor(vehicle: OnMap, one: Armament): Counter {
  const { nationality, mg, gun } = vehicle;
  if (one === 'mortar')
    return (
      counterNamed(`${gun?.calibre}mm mortar`, nationality) ?? {
        kind: 'weapon',
        weapon: 'gun',
        name: `${gun?.calibre}mm mortar`,
        nationality,
        ...(gun && { gun }),
      }
    );
  const fp = one === 'rifle' ? 0 : (mg?.[one] ?? 0);
  const own = ['LMG', 'MMG', 'HMG'].flatMap((name) => counterNamed(name, nationality) ?? []);
  const like = own.find((counter) => counter.fp === fp) ?? own[0] ?? counterNamed('LMG', 'German');
  if (!like) throw new Error(`There is no machine gun counter for ${nationality}.`);
  return { ...like, nationality, fp };
}

function weaponFor(
  act: Act,
  vehicle: OnMap,
  one: Armament,
  more: { readonly at: string; readonly possessor?: string },
): { readonly weapon: string; readonly change: Change } {
  const rifle = weaponsOf(act.battle, vehicle).find(({ mounted }) => mounted);
  if (one === 'rifle' && rifle) {
    const set = { mounted: null, possessor: null, ...more };
    return { weapon: rifle.id, change: { do: 'unit', unit: rifle.id, set } };
  }
  const weapon = act.offspring(vehicle.id);
  const set = { ...counterFor(vehicle, one), side: vehicle.side, ...more } as const;
  return { weapon, change: { do: 'enter', unit: weapon, set } as Change };
}

export const mountArmament = order({
  title: 'Put armament back',
  description:
    'In the Advance Phase the crew of a halftrack or carrier that has neither moved nor fired puts a weapon that was taken off it, or one of the same type, back where it was.',
  cites: ['11.14/q1'],
  answers: ['advance'],
  asks: {
    unit: z.string().describe('The halftrack or carrier.'),
    weapon: z.string().describe('The weapon, in its hex.'),
  },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by))
      if (unit.unshipped && isOnMap(unit))
        for (const weapon of battle.unitsAt(unit.at))
          if (weapon.kind === 'weapon') yield { unit: unit.id, weapon: weapon.id };
  },
  read({ battle, by }, { unit: id, weapon: weaponId }) {
    const unit = idleCrewOf(battle, by, id);
    if (isRefusal(unit)) return unit;
    const weapon = battle.unit(weaponId);
    const holder = battle.unit(weapon?.possessor ?? '');
    if (
      !weapon ||
      weapon.at !== unit.at ||
      weapon.side !== by ||
      weapon.kind !== 'weapon' ||
      weapon.malfunctioned
    )
      return {
        ...refuse(
          'NOTHING_THERE',
          `There is no weapon "${weaponId}" at ${unit.name} that works.`,
          '11.14/q1',
        ),
        path: '$.weapon',
      };
    if (weapon.fired || weapon.firedIn !== undefined || holder?.moved || holder?.firedIn !== undefined)
      return refuse('HAS_FIRED', `${weapon.name} has been used in this player turn.`, '11.14/q1');
    const place = unit.unshipped?.find(
      (one) => one.weapon === weaponId || isLike(battle, one.weapon, weapon),
    );
    return place
      ? { unit: id, weapon: weaponId, place: place.what, instead: place.weapon }
      : {
          ...refuse('NO_WEAPON', `Only what was taken off ${unit.name} is put back there.`, '11.14/q1'),
          path: '$.weapon',
        };
  },
  perform(act, { unit: id, weapon: weaponId, place, instead }) {
    const { battle } = act;
    const { mg, unshipped = [] } = battle.theUnit(id);
    const weapon = battle.theUnit(weaponId);
    const left = unshipped.filter((one) => one.weapon !== instead);
    const built =
      place === 'mortar'
        ? { gun: weapon.gun ?? null }
        : place === 'rifle'
          ? {}
          : { mg: { ...mg, [place]: weapon.fp ?? 0 } };
    const changes: Change[] = [
      { do: 'unit', unit: id, set: { ...built, unshipped: left.length > 0 ? left : null } },
      place === 'rifle'
        ? { do: 'unit', unit: weaponId, set: { mounted: true, possessor: id } }
        : { do: 'leave', unit: weaponId },
    ];
    act.effect('armament-mounted', { unit: id, weapon: weaponId }, { changes, cites: ['11.14/q1'] });
  },
});

/** Of the same type, with as many factors. */
function isLike(battle: Battle, id: string, { weapon, fp, gun }: Unit): boolean {
  const one = battle.unit(id);
  return one !== undefined && one.weapon === weapon && one.fp === fp && one.gun?.calibre === gun?.calibre;
}

/** Room of a carrier for the weapons of its crew; a heavier armament leaves none (11.14.3). */
const ROOM = 5;
const TWO_POUNDER = 40;

const roomIn = ({ gun, flame }: Unit): number =>
  flame || gun?.type === 'Mtr' || gun?.calibre === TWO_POUNDER ? 0 : ROOM;

/** Why the crew does not get in with all that it has (11.14.3). */
export function tooMuchFor(battle: Battle, vehicle: Unit, crew: Unit): Refusal | undefined {
  const points = weaponsOf(battle, crew).reduce((sum, weapon) => sum + portageOf(weapon), 0);
  return vehicle.vehicle === 'carrier' && points > roomIn(vehicle)
    ? refuse('TOO_HEAVY', `${vehicle.name} takes ${roomIn(vehicle)} portage points.`, '11.14.3')
    : undefined;
}

/** What one has becomes the other's: of a crew that gets in or out. */
export const handedOver = (battle: Battle, from: Unit, to: string, at: string | undefined): Change[] =>
  weaponsOf(battle, from)
    .filter(({ mounted }) => !mounted)
    .map(
      ({ id }): Change => ({ do: 'unit', unit: id, set: { possessor: to, ...(at !== undefined && { at }) } }),
    );
