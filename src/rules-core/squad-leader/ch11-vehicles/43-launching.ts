/** Boats between land and water, in the Advance Phase (11.43.9, 11.43.10): launched, landed, made fast. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { hexOf } from '../../kernel/position/position.js';
import { neighbours } from '../../mechanics/places.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { advanceInto } from '../ch04-movement/01-unseen.js';
import { advancer } from '../ch04-movement/04-advancer.js';
import { costOfEntering } from '../ch04-movement/costs.js';
import { hasRoomIn } from '../ch04-movement/stacking.js';
import { inRage } from '../ch10-guns/01-crews.js';
import { bankBetween, isWaterAt } from '../ch14-terrain/28-rivers.js';
import { isPontoonOver } from '../ch14-terrain/29-beneath.js';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import { meetMines } from '../ch15-fortifications/07-mines.js';
import { order, orderForAll } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { enemiesInView, infantryAt, isOnMap, type OnMap, ofSide, weaponsOf } from '../units/kinds.js';
import { passengersOf } from './37-passengers.js';
import {
  isAfloat,
  isAtTheBank,
  isFit,
  isInBoat,
  isOnFoot,
  menIn,
  paceWith,
  takesBoats,
  tooManyFor,
} from './42-boats.js';
import { isFullOfBoats, isHeld } from './43-afloat.js';
import { isBoat } from './state.js';

const MOST_MEN = 14;

export const launch = order({
  title: 'Launch a boat',
  description: 'Infantry puts a boat from the bank into an adjacent hex of water, and is in it.',
  cites: ['11.43.9', '11.43/q3'],
  answers: ['advance'],
  asks: {
    boat: z.string().describe('The boat, in the hex of the infantry.'),
    units: z.array(z.string()).max(MOST_MEN).describe('Who gets in, with all that they carry.'),
    to: z.string().describe('The adjacent hex of water.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const boat of ofSide(battle, by)) {
      if (!isBoat(boat) || !isOnMap(boat) || isAfloat(battle, boat)) continue;
      const men = infantryAt(battle, boat.at, by).map(({ id }) => id);
      for (const to of neighbours(battle, boat.at).filter((hex) => takesBoats(battle, hex))) {
        for (const id of men) yield { boat: boat.id, units: [id], to };
        if (men.length !== 1) yield { boat: boat.id, units: men, to };
      }
    }
  },
  read({ battle, by }, { boat: id, units, to }) {
    const boat = boatOf(battle, by, id);
    if (isRefusal(boat)) return boat;
    if (isAfloat(battle, boat))
      return refuse(
        'HAS_MOVED',
        `${boat.name} is in the water already, and takes nobody aboard there.`,
        '11.43/q3',
        '11.43/q5',
      );
    const men = crewFor(battle, by, boat, units);
    if (isRefusal(men)) return { path: '$.units', ...men };
    const shut = noWayInto(battle, boat, to);
    if (shut) return { ...shut, path: '$.to' };
    if (paceWith(boat, men) === 0)
      return refuse('NO_CREW', `${boat.name} needs more hands than these.`, '11.42.3', '11.42.5');
    return tooManyFor(battle, boat, men) ?? { boat: id, units, to };
  },
  perform(act, { boat: id, units, to }) {
    giveAway(act, units, '2.5.2');
    const { battle } = act;
    const from = battle.theUnit(id).at ?? to;
    const aboard = { at: to, aboard: id, advanced: true, entrenched: null, bunkered: null } as const;
    act.effect(
      'boat-launched',
      { boat: id, units, from, to },
      {
        changes: [
          { do: 'unit', unit: id, set: { at: to, launched: true, advanced: true } },
          ...units.flatMap((unit) => taken(battle, battle.theUnit(unit), aboard)),
        ],
        cites: ['11.43.9'],
      },
    );
  },
});

/** Men, and what they carry, brought somewhere. */
export const taken = (battle: Battle, unit: Unit, set: object): Change[] => [
  { do: 'unit', unit: unit.id, set } as Change,
  ...weaponsOf(battle, unit).map(
    (one): Change => ({ do: 'unit', unit: one.id, set: { at: (set as OnMap).at } }),
  ),
];

function boatOf(battle: Battle, by: string, id: string): OnMap | Refusal {
  const boat = battle.unit(id);
  if (boat?.side !== by || !isBoat(boat) || !isOnMap(boat))
    return {
      ...refuse('NOT_YOUR_UNIT', `You have no boat "${id}" on the map: name one of yours.`),
      path: '$.boat',
    };
  return boat.advanced
    ? refuse('HAS_MOVED', `${boat.name} was launched, landed or made fast in this phase.`, '11.43.9')
    : boat;
}

/** Those who can still advance out of its hex, one by one as fording asks (4.4.1). */
function crewFor(battle: Battle, by: string, { at }: OnMap, ids: readonly string[]): Unit[] | Refusal {
  const men: Unit[] = [];
  for (const id of ids) {
    const found = advancer(battle, by, [id]);
    if (isRefusal(found)) return found;
    const [unit] = found as [Unit];
    const isMad = inRage(unit);
    if (isMad) return isMad;
    if (unit.at !== at || !isOnFoot(unit) || found.length > 1 || men.includes(unit))
      return refuse(
        'NOT_TOGETHER',
        `${unit.name} is not on foot beside the boat, or is named twice.`,
        '11.43.9',
      );
    men.push(unit);
  }
  return men;
}

function noWayInto(battle: Battle, boat: OnMap, to: string): Refusal | undefined {
  if (!neighbours(battle, boat.at).includes(to) || !takesBoats(battle, to))
    return refuse('NOT_ADJACENT', `${to} is not water beside ${boat.at}.`, '11.43.9');
  if (bankBetween(battle, to, boat.at) === 'cliff')
    return refuse('IMPASSABLE', `A cliff stands between ${boat.at} and ${to}.`, '11.43.9');
  if (isHeld(battle, boat.side, to))
    return refuse('ENEMY_THERE', `There are enemies in the water of ${to}.`, '11.43/q4');
  return isFullOfBoats(battle, to, boat)
    ? refuse('NO_ROOM', `There are three boats in ${to}.`, '11.43.4')
    : undefined;
}

export const landBoat = orderForAll({
  title: 'Land a boat',
  description:
    'A boat goes ashore with all aboard, where no enemy is; or infantry that stays in its hex pulls it there.',
  cites: ['11.43.10'],
  answers: ['advance'],
  asks: {
    boat: z.string().describe('The boat in the water.'),
    to: z.string().describe('The adjacent hex of land.'),
    hauler: z.string().optional().describe('Who pulls it ashore, and stays in that hex.'),
  },
  *candidates({ battle, by }) {
    for (const boat of ofSide(battle, by))
      if (isOnMap(boat) && isAfloat(battle, boat))
        for (const to of neighbours(battle, boat.at).filter((hex) => !isWaterAt(battle, hex))) {
          yield { boat: boat.id, to };
          for (const { id } of infantryAt(battle, to, by)) yield { boat: boat.id, to, hauler: id };
        }
  },
  read({ battle, by }, { boat: id, to, hauler }) {
    const boat = boatOf(battle, by, id);
    if (isRefusal(boat)) return boat;
    if (!isAfloat(battle, boat)) return refuse('NOT_NOW', `${boat.name} lies on land.`, '11.43.10');
    const men = menIn(battle, boat);
    const hand = hauler === undefined ? undefined : advancer(battle, by, [hauler]);
    if (hand && isRefusal(hand)) return { ...hand, path: '$.hauler' };
    if (hand && (hand[0]?.at !== to || hand[0]?.aboard))
      return { ...refuse('NOT_ADJACENT', `"${hauler}" is not in ${to}.`, '11.43.10'), path: '$.hauler' };
    if (!hand && paceWith(boat, men) === 0)
      return refuse('NO_CREW', `Nobody aboard ${boat.name} brings it ashore.`, '11.43.10');
    const shut =
      noWayAshore(battle, boat, to) ??
      (isBuilding(groundAt(battle, to))
        ? refuse('INDOORS', `A boat does not go into the building in ${to}.`, '11.43.8')
        : undefined) ??
      (enemiesInView(battle, by).some(({ at }) => at === to)
        ? refuse('ENEMY_THERE', `There are enemies in ${to}: the men go ashore without the boat.`, '11.43.10')
        : undefined) ??
      (hasRoomIn(battle, to, by, men) ? undefined : refuse('NO_ROOM', `There is no room in ${to}.`, '4.3.1'));
    return shut ? { ...shut, path: '$.to' } : { boat: id, to, hauler };
  },
  perform(act, { boat: id, to, hauler }) {
    const { battle } = act;
    const boat = battle.theUnit(id) as OnMap;
    const men = menIn(battle, boat);
    giveAway(act, hauler === undefined ? [] : [hauler], '2.5.2');
    act.effect(
      'boat-landed',
      { boat: id, units: men.map((one) => one.id), from: boat.at, to },
      {
        changes: [
          { do: 'unit', unit: id, set: { at: to, advanced: true, anchored: null } },
          ...(hauler === undefined ? [] : [{ do: 'unit', unit: hauler, set: { advanced: true } } as const]),
          ...men.flatMap((one) => taken(battle, one, { at: to, aboard: null, advanced: true })),
        ],
        cites: ['11.43.10'],
      },
    );
    arrive(act, boat, men, to);
  },
});

/** They come upon mines and hidden men as those do who advance. */
function arrive(act: Act, { at, side }: OnMap, men: readonly Unit[], to: string): void {
  const ids = men.map(({ id }) => id);
  if (ids.length === 0) return;
  meetMines(act, ids, to, at);
  advanceInto(act, side, to);
}

function noWayAshore(battle: Battle, { at }: OnMap, to: string): Refusal | undefined {
  if (isPontoonOver(battle, at) && hexOf(at) === to) return undefined;
  if (!neighbours(battle, at).includes(to) || isWaterAt(battle, to))
    return refuse('NOT_ADJACENT', `${to} is not land beside ${at}.`, '11.43.10');
  return bankBetween(battle, at, to) === 'cliff' || costOfEntering(battle, to) === undefined
    ? refuse('IMPASSABLE', `Nobody lands in ${to} out of ${at}.`, '11.43.10')
    : undefined;
}

/** Land beside it, and the pontoon above it (14.29.11.2). */
const landings = (battle: Battle, at: string): string[] => [
  ...neighbours(battle, at).filter((hex) => !isWaterAt(battle, hex)),
  ...(isPontoonOver(battle, at) ? [hexOf(at)] : []),
];

export const goAshore = orderForAll({
  title: 'Go ashore',
  description:
    'A unit goes out of a boat to an adjacent hex of land, also where the enemy is, or onto the pontoon bridge above it. The boat stays in the water.',
  cites: ['11.43.10', '11.43/q5'],
  answers: ['advance'],
  asks: {
    unit: z.string().describe('Who goes ashore, with all that it carries.'),
    to: z.string().describe('The adjacent hex of land.'),
  },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by))
      if (isOnMap(unit) && isInBoat(battle, unit))
        for (const to of landings(battle, unit.at)) yield { unit: unit.id, to };
  },
  read({ battle, by }, { unit: id, to }) {
    const found = advancer(battle, by, [id]);
    if (isRefusal(found)) return { ...found, path: '$.unit' };
    const [unit] = found as [OnMap];
    if (!isInBoat(battle, unit))
      return { ...refuse('NOT_NOW', `${unit.name} is not in a boat.`, '11.43/q5'), path: '$.unit' };
    if (keepsTheAnchor(battle, unit))
      return refuse(
        'CANNOT_MOVE',
        `${unit.name} made the boat fast, and stays aboard in this phase.`,
        '11.43.11.10',
      );
    const shut =
      noWayAshore(battle, unit, to) ??
      (hasRoomIn(battle, to, by, [unit])
        ? undefined
        : refuse('NO_ROOM', `There is no room in ${to}.`, '4.3.1'));
    return shut ? { ...shut, path: '$.to' } : { unit: id, to };
  },
  perform(act, { unit: id, to }) {
    const { battle } = act;
    const unit = battle.theUnit(id) as OnMap;
    act.effect(
      'went-ashore',
      { unit: id, from: unit.at, to },
      { changes: taken(battle, unit, { at: to, aboard: null, advanced: true }), cites: ['11.43/q5'] },
    );
    arrive(act, unit, [unit], to);
  },
});

/** The last unbroken unit in a boat that was anchored in this phase (11.43.11.10). */
function keepsTheAnchor(battle: Battle, unit: Unit): boolean {
  const boat = battle.unit(unit.aboard ?? '');
  return (
    boat?.advanced === true &&
    boat.anchored === true &&
    boat.boat !== 'storm boat' &&
    !passengersOf(battle, boat).some((other) => other.id !== unit.id && isFit(other))
  );
}

export const moor = orderForAll({
  title: 'Anchor a boat, or cast off',
  description: 'A boat beside the bank is made fast, so that no current carries it off, or is let go.',
  cites: ['11.43.11.10'],
  answers: ['advance'],
  asks: {
    boat: z.string().describe('The boat in the water.'),
    anchored: z.boolean().describe('Made fast, or let go.'),
  },
  *candidates({ battle, by }) {
    for (const boat of ofSide(battle, by))
      if (isAfloat(battle, boat)) yield { boat: boat.id, anchored: !boat.anchored };
  },
  read({ battle, by }, { boat: id, anchored }) {
    const boat = boatOf(battle, by, id);
    if (isRefusal(boat)) return boat;
    if (!isAfloat(battle, boat) || !isAtTheBank(battle, boat.at))
      return refuse('NOT_NOW', `${boat.name} is not in the water beside a bank.`, '11.43.11.10');
    if (anchored === (boat.anchored === true))
      return refuse('HAS_SWITCHED', `${boat.name} is so already.`, '11.43.11.10');
    return boat.boat === 'storm boat' || menIn(battle, boat).some(isFit)
      ? { boat: id, anchored }
      : refuse('NO_CREW', `Nobody in good order is aboard ${boat.name}.`, '11.43.11.10');
  },
  perform(act, { boat: id, anchored }) {
    const set = { anchored: anchored ? (true as const) : null, advanced: true } as const;
    act.effect(
      anchored ? 'anchored' : 'cast-off',
      { boat: id },
      { changes: [{ do: 'unit', unit: id, set }], cites: ['11.43.11.10'] },
    );
  },
});
