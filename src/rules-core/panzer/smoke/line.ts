/** Smoke that a shot or a glance goes through (5.11). */
import { hexesBetween } from '../../mechanics/line.js';
import { hexAt } from '../../mechanics/places.js';
import type { Battle, Unit } from '../system.js';

interface Smoky {
  readonly hex: string;
  readonly row: 'open' | 'closed' | 'wreck';
}

/** Each smoke hex and each smoking wreck on the line, its ends included. */
export function smokeOnLine(battle: Battle, from: Unit, to: Unit): Smoky[] {
  const [a, b] = [hexAt(battle, from.at as string), hexAt(battle, to.at as string)];
  const between = hexesBetween(battle.table.map, a.index, b.index).map(({ name }) => name);
  const discharged = [from, to].filter((unit) => isInOwnCloud(battle, unit)).map(({ at }) => at);
  return [...new Set([a.name, ...between, b.name])].flatMap((hex) => {
    const { smoke = [], wrecks = [] } = battle.location(hex);
    const clouds = smoke.filter(({ only }) => only === undefined || only === from.id || only === to.id);
    const thickest = clouds.some(({ density }) => density === 'closed') ? 'closed' : 'open';
    return [
      ...(clouds.length > 0 || discharged.includes(hex) ? [{ hex, row: thickest } as const] : []),
      ...wrecks.filter(({ smokes }) => smokes).map(() => ({ hex, row: 'wreck' }) as const),
    ];
  });
}

/** The cloud of its Smoke Dischargers covers a vehicle and those whom it carries (7.9/d). */
function isInOwnCloud(battle: Battle, unit: Unit): boolean {
  const vehicle = unit.aboard === undefined ? unit : battle.unit(unit.aboard);
  return vehicle?.smoke === 'cloud';
}
