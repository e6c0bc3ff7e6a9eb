/** Units are taken off the map and HIDDEN UNIT counters placed, real ones and fakes (7.2.2, 7.2.3). */
import * as z from 'zod';
import { distance } from '../../mechanics/places.js';
import { commandRange } from '../command/available.js';
import { order } from '../form.js';
import { cell, terrainIn } from '../ground/terrain.js';
import { outOfPlay } from '../movement/route.js';
import { enemyOf } from '../sequence/sides.js';
import { mayCamouflage } from '../spotting/camouflage.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { carrierOf, formationIdOf, notYours } from '../units/kinds.js';
import { countersOf, isCounter, mayHide } from './counters.js';

const MOST_COUNTERS = 100;
const MOST_UNITS = 100;

interface Asked {
  readonly at: string;
  readonly units: readonly string[];
}

/** It is asked if the scenario, which everybody knows, gives a reason. */
export function conceal(act: Act, { side }: { readonly side: string }): void {
  const { battle } = act;
  const may = mayHide(battle, side) || mayCamouflage(battle, side);
  if (battle.clock.turn === 1 && may) act.ask({ side, kind: 'conceal' });
  else act.done();
}

export function hideStep(act: Act, { side }: { readonly side: string }): void {
  if (mayHide(act.battle, side)) act.ask({ side, kind: 'hide' });
  else act.done();
}

export const hideUnits = order({
  title: 'Place HIDDEN UNIT counters',
  description:
    'Take units that nobody has spotted off the map and place HIDDEN UNIT counters for them, each for units of one formation; one without units is a fake. Only your side knows which is which.',
  cites: ['7.2.1/c', '7.2.2/a', '7.2.2/d', '7.2.3/a', '7.2.3/b'],
  answers: ['conceal', 'hide'],
  asks: {
    counters: z
      .array(
        z.strictObject({
          at: z.string().describe('The hex of the counter, in which at least one of its units stands.'),
          units: z.array(z.string()).max(MOST_UNITS).describe('The units that it stands for; none: a fake.'),
        }),
      )
      .min(1)
      .max(MOST_COUNTERS)
      .describe('The new counters, in the order of their numbers.'),
  },
  sealed: true,
  byExample: true,
  *candidates({ battle, by }) {
    const able = battle.units().filter((unit) => unit.side === by && !cannotHide(battle, unit));
    const lying = able.filter(({ hidden }) => hidden);
    if (lying.length > 0) yield { counters: together(battle, lying) };
    for (const unit of able) yield { counters: [{ at: placeOf(battle, unit), units: [unit.id] }] };
    for (const at of placesForFakes(battle, by, able)) yield { counters: [{ at, units: [] }] };
  },
  read: ({ battle, by }, { counters }) => refusalOf(battle, by, counters) ?? { counters },
  foreseeable: () => true,
  perform(act, { counters }, { by }) {
    hide(act, by, counters);
  },
});

/** Beside its own units and counters; the first hex that will do, where a side has none. */
function placesForFakes(battle: Battle, by: string, able: readonly Unit[]): ReadonlySet<string> {
  const known = new Set([...able, ...countersOf(battle, by)].flatMap(({ at }) => at ?? []));
  const any = battle.table.map.hexes.find(({ name }) => !badGround(battle, by, name));
  return known.size > 0 || !any ? known : new Set([any.name]);
}

/** Riders that were set up hidden are where their vehicle is. */
const placeOf = (battle: Battle, { at, aboard }: Unit): string => at ?? battle.unit(aboard ?? '')?.at ?? '';

/** One counter for the units of each formation in each hex. */
function together(battle: Battle, units: readonly Unit[]): Asked[] {
  const groups = new Map<string, Asked & { units: string[] }>();
  for (const unit of units) {
    const at = placeOf(battle, unit);
    const key = `${at} ${formationIdOf(battle, unit)}`;
    const group = groups.get(key) ?? { at, units: [] };
    group.units.push(unit.id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Nobody has spotted it, and it has no marker that must stay on the map (7.2.3/c). */
function cannotHide(battle: Battle, unit: Unit): Refusal | undefined {
  const { name } = unit;
  const rides = unit.hidden && unit.aboard !== undefined;
  if ((unit.at === undefined && !rides) || unit.bailedOut || isCounter(unit) || unit.kind === 'aircraft')
    return refuse('CANNOT_HIDE', `${name} is not a ground unit on the map: name others.`, '7.2.1/a');
  if (unit.spotted)
    return refuse('CANNOT_HIDE', `${name} is spotted: only unspotted units can be hidden.`, '7.2.3/c');
  if (unit.suppressed || unit.broken || unit.hesitating)
    return refuse('CANNOT_HIDE', `${name} must recover first: its marker stays on the map.`, '7.2.3/c');
  if (rollsEachTurn(unit))
    return refuse(
      'CANNOT_HIDE',
      `${name} leaks fuel or has a weapon to repair, and rolls for it in every turn: hide others.`,
      '7.2.3/c',
    );
  return unit.aboard !== undefined && battle.unit(unit.aboard) === undefined
    ? refuse('CANNOT_HIDE', `${name} is aboard a vehicle that is not there.`, '7.2.3/c')
    : undefined;
}

/** Everybody would see the roll, and what lies there (7.23.4/b, 7.25/e). */
const rollsEachTurn = ({ collateral, outOfFuel, weapons }: Unit): boolean =>
  (collateral?.includes('fuel') && !outOfFuel) ||
  weapons?.some(({ state }) => state === 'malfunction') === true;

function refusalOf(battle: Battle, by: string, counters: readonly Asked[]): Refusal | undefined {
  if (!mayHide(battle, by))
    return refuse('NOT_IN_PLAY', 'Your side has no HIDDEN UNIT counters: end the step.', '7.2.1/a');
  const limit = battle.side(by).hiddenLimit ?? 0;
  const left = limit - countersOf(battle, by).length;
  if (counters.length > left)
    return {
      ...refuse(
        'TOO_MANY_COUNTERS',
        `Your side has ${limit} HIDDEN UNIT counters, ${left} of them free: place fewer.`,
        '7.2.2/a',
        '7.2.3/b',
      ),
      path: '$.counters',
    };
  const given = new Set<string>();
  for (const [i, counter] of counters.entries()) {
    const refusal = misplaced(battle, by, counter, given);
    if (refusal) return { ...refusal, path: `$.counters[${i}]${refusal.path ?? ''}` };
  }
  return undefined;
}

function misplaced(battle: Battle, by: string, { at, units: ids }: Asked, given: Set<string>) {
  const ground = badGround(battle, by, at);
  if (ground) return { ...ground, path: '.at' };
  const units: Unit[] = [];
  for (const [i, id] of ids.entries()) {
    const unit = battle.unit(id);
    const why =
      unit?.side !== by
        ? notYours(id)
        : given.has(id)
          ? refuse('CANNOT_HIDE', `${unit.name} is named twice: name it once.`, '7.2.1/c')
          : cannotHide(battle, unit);
    if (why) return { ...why, path: `.units[${i}]` };
    given.add(id);
    units.push(unit as Unit);
  }
  return units.length > 0 ? badGroup(battle, units, at) : undefined;
}

/** Any hex where somebody could stand, with no enemy in sight there. */
function badGround(battle: Battle, by: string, at: string): Refusal | undefined {
  if (!battle.table.map.named.has(at)) return refuse('NO_SUCH_HEX', `The map has no hex ${at}.`);
  const outside = outOfPlay(battle, at);
  if (outside) return outside;
  if (cell(battle, terrainIn(battle, at), 'leg') === 'P')
    return refuse('CLOSED_TERRAIN', `Nobody can be in ${at}: name another hex.`, '7.2.2/a', '7.2.2/d');
  const enemy = enemyOf(battle, by);
  return battle.unitsAt(at).some(({ side }) => side === enemy)
    ? refuse('ENEMY_THERE', `The enemy is in ${at}: name another hex.`, '7.2.2/a')
    : undefined;
}

/** Of one formation, one of them in that hex and the others within Command Range of it; riders with their vehicle. */
function badGroup(battle: Battle, units: readonly Unit[], at: string): Refusal | undefined {
  const [first] = units;
  if (units.some((unit) => formationIdOf(battle, unit) !== formationIdOf(battle, first as Unit)))
    return refuse(
      'OTHER_FORMATION',
      'A HIDDEN UNIT counter stands for units of one formation: place one for each.',
      '7.2.1/c',
    );
  if (!units.some((unit) => unit.at === at))
    return refuse('NOT_TOGETHER', `None of these units is in ${at}: name the hex of one.`, '7.2.2/c');
  const stray = units.find(
    (unit) => unit.at !== undefined && distance(battle, unit.at, at) > commandRange(battle, unit),
  );
  if (stray)
    return refuse(
      'OUT_OF_COMMAND_RANGE',
      `${stray.name} is not within Command Range of ${at}: place another counter for it.`,
      '7.2.2.1/c',
    );
  const ids = units.map(({ id }) => id);
  const parted = battle
    .units()
    .find(({ id, aboard }) => aboard !== undefined && ids.includes(aboard) !== ids.includes(id));
  return parted
    ? refuse('NOT_TOGETHER', `${parted.name} and its vehicle are hidden together.`, '7.2.3/c')
    : undefined;
}

function hide(act: Act, by: string, asked: readonly Asked[]): void {
  const { battle } = act;
  const { nation } = battle.side(by);
  const numbers = freeNumbers(battle, by);
  const counters = asked.map(({ at, units }, i) => {
    const number = numbers[i] as number;
    return { id: `${by}-hidden-${number}`, name: `Hidden unit ${number}`, at, units };
  });
  const hidden = counters.flatMap(({ units }) => units).sort();
  const { forces } = battle.secret(by);
  // Counters first, then the units by name: the order of the changes must not reveal which of them lies where.
  const changes: Change[] = [
    ...counters.map(
      ({ id, name, at }): Change => ({
        do: 'enter',
        unit: id,
        set: { side: by, name, kind: 'counter', nation, at },
      }),
    ),
    ...hidden.map(
      (unit): Change => ({
        do: 'unit',
        unit,
        set: { hidden: true, at: null, spot: null, camouflage: null },
      }),
    ),
    {
      do: 'secret',
      side: by,
      set: {
        counters: {
          ...battle.secret(by).counters,
          ...Object.fromEntries(counters.map(({ id, units }) => [id, { units: [...units] }])),
        },
        // Units that have been on the map are not reinforcements.
        ...(forces && {
          forces: forces.map((force) => ({
            ...force,
            units: force.units.filter((id) => !hidden.includes(id)),
          })),
        }),
      },
    },
  ];
  act.effect(
    'counters-placed',
    { side: by, counters: counters.map(({ id, at }) => ({ unit: id, at })) },
    { changes, cites: ['7.2.2/a', '7.2.2/d', '7.2.3/a'] },
  );
  for (const { id, units } of counters)
    act.effect('hidden-under', { counter: id, units }, { to: [by], cites: ['7.2.2/b', '7.2.1/c'] });
}

/** The lowest numbers that no counter of the side has; one that came off is free again (7.2.2.1/e). */
function freeNumbers(battle: Battle, by: string): number[] {
  const limit = battle.side(by).hiddenLimit ?? 0;
  return Array.from({ length: limit }, (_, i) => i + 1).filter(
    (number) => battle.unit(`${by}-hidden-${number}`) === undefined,
  );
}

/** Units set up hidden but under no counter stand on the map from the first Spotting Phase on. */
export function showUncovered(act: Act): void {
  const { battle } = act;
  for (const side of battle.sideIds()) {
    const lies = (unit: Unit | undefined) => unit?.hidden === true && unit.at !== undefined;
    const units = battle
      .units()
      .filter((unit) => unit.side === side && (lies(unit) || (unit.hidden && lies(carrierOf(battle, unit)))));
    if (units.length === 0) continue;
    act.effect(
      'units-shown',
      { side, units: units.map(({ id }) => id) },
      {
        changes: units.map((unit) => ({
          do: 'unit',
          unit: unit.id,
          set: { hidden: null, at: placeOf(battle, unit) },
        })),
        cites: ['7.2.1/a'],
      },
    );
  }
}
