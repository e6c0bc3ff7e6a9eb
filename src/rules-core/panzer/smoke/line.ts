/** Smoke that a shot or a glance goes through (5.11). */
import { hexesBetween } from '../../mechanics/line.js';
import { hexAt } from '../../mechanics/places.js';
import type { Battle, Unit } from '../system.js';

interface Smoky {
  readonly hex: string;
  readonly row: 'open' | 'closed' | 'wreck';
}

/** Each smoke hex and each smoking wreck on the line, its ends included; from the air no cloud of a vehicle (7.9/d). */
export function smokeOnLine(battle: Battle, from: Unit, to: Unit): Smoky[] {
  const isFlown = from.kind === 'aircraft' || to.kind === 'aircraft';
  const discharged = isFlown
    ? []
    : [from, to].filter((unit) => isInOwnCloud(battle, unit)).map(({ at }) => at);
  return hexesOnLine(battle, from, to).flatMap((hex) => {
    const row = thickestIn(battle, hex, from, to) ?? (discharged.includes(hex) ? 'open' : undefined);
    const wrecks = (battle.location(hex).wrecks ?? []).filter(({ smokes }) => smokes);
    return [...(row ? [{ hex, row }] : []), ...wrecks.map(() => ({ hex, row: 'wreck' }) as const)];
  });
}

/** SMOKE counters that a glance goes through; the clouds of Smoke Dischargers are for fire only (7.9/d). */
export function smokeInSight(battle: Battle, from: Unit, to: Unit): Smoky[] {
  const { locations } = battle.position;
  if (!Object.values(locations).some(({ smoke }) => smoke?.length)) return [];
  return hexesOnLine(battle, from, to).flatMap((hex) => {
    const row = thickestIn(battle, hex, from, to);
    return row ? [{ hex, row }] : [];
  });
}

function hexesOnLine(battle: Battle, from: Unit, to: Unit): string[] {
  const [a, b] = [hexAt(battle, from.at as string), hexAt(battle, to.at as string)];
  const between = hexesBetween(battle.table.map, a.index, b.index).map(({ name }) => name);
  return [...new Set([a.name, ...between, b.name])];
}

function thickestIn(battle: Battle, hex: string, from: Unit, to: Unit): 'open' | 'closed' | undefined {
  const { smoke = [] } = battle.location(hex);
  const clouds = smoke.filter(({ only }) => only === undefined || only === from.id || only === to.id);
  if (clouds.length === 0) return undefined;
  return clouds.some(({ density }) => density === 'closed') ? 'closed' : 'open';
}

/** The cloud of its Smoke Dischargers covers a vehicle and those whom it carries (7.9/d). */
function isInOwnCloud(battle: Battle, unit: Unit): boolean {
  const vehicle = unit.aboard === undefined ? unit : battle.unit(unit.aboard);
  return vehicle?.smoke === 'cloud';
}
