/** What a position says twice, on a counter and on the map or with the side: said once, it is filled in (3.2). */

import type { Position } from '../../kernel/position/position.js';
import type { CombatSystem, Marks, Unit } from '../system.js';

type Start = Position<CombatSystem>;
type Places = Record<string, Marks>;

/** Acquired markers, artillery markers, trenches above units under them, riders in the hex of their transport. */
export function withDoubles(position: Start): Start {
  const units = aimed(withTransport(position.units), position.locations);
  const locations: Places = { ...position.locations };
  for (const { id, at, acquired, post } of Object.values(units)) {
    if (acquired !== undefined) add(locations, acquired, 'acquired', id);
    if (at !== undefined && post === 'trench') locations[at] = { trench: true, ...locations[at] };
    if (at !== undefined && post === 'at-trench') locations[at] = { atTrench: true, ...locations[at] };
  }
  const sides = withFire(position);
  for (const { batteries = [] } of Object.values(sides))
    for (const { id, cff, ffe, brackets = [] } of batteries) {
      if (cff !== undefined) add(locations, cff, 'cff', id);
      if (ffe !== undefined) add(locations, ffe, 'ffe', id);
      for (const at of brackets) add(locations, at, 'brackets', id);
    }
  return { ...position, units, sides, locations: locations as Start['locations'] };
}

function add(places: Places, at: string, mark: 'acquired' | 'cff' | 'ffe' | 'brackets', id: string): void {
  const there = places[at]?.[mark] ?? [];
  if (!there.includes(id)) places[at] = { ...places[at], [mark]: [...there, id] };
}

const placeOf = (places: Start['locations'], mark: 'acquired' | 'cff' | 'ffe', id: string) =>
  Object.keys(places).find((at) => places[at]?.[mark]?.includes(id));

function withTransport(units: Start['units']): Record<string, Unit> {
  return mapped(units, (unit) => {
    const at = unit.at ?? (unit.aboard === undefined ? undefined : units[unit.aboard]?.at);
    return at === undefined ? unit : { ...unit, at };
  });
}

function aimed(units: Record<string, Unit>, places: Start['locations']): Record<string, Unit> {
  return mapped(units, (unit) => {
    const acquired = unit.acquired ?? placeOf(places, 'acquired', unit.id);
    return acquired === undefined ? unit : { ...unit, acquired };
  });
}

function withFire({ sides, locations }: Start): Start['sides'] {
  return mapped(sides, (side) => {
    if (!side.batteries) return side;
    const batteries = side.batteries.map((battery) => {
      const ffe = battery.ffe ?? placeOf(locations, 'ffe', battery.id);
      const cff = battery.cff ?? placeOf(locations, 'cff', battery.id);
      return { ...battery, ...(cff !== undefined && { cff }), ...(ffe !== undefined && { ffe }) };
    });
    return { ...side, batteries };
  });
}

const mapped = <T>(bag: Readonly<Record<string, T>>, each: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(bag).map(([key, value]) => [key, each(value)]));
