/** Smoke that a shot or a glance goes through (5.11). */
import { lineBetween } from '../../mechanics/line.js';
import { hexAt } from '../../mechanics/places.js';
import type { Battle, Unit } from '../system.js';

interface Smoky {
  readonly hex: string;
  readonly row: 'open' | 'closed' | 'wreck';
}

/** Each smoke hex and each smoking wreck on the line, its ends included. */
export function smokeOnLine(battle: Battle, from: Unit, to: Unit): Smoky[] {
  const [a, b] = [hexAt(battle, from.at as string), hexAt(battle, to.at as string)];
  const between = lineBetween(battle.table.map, a.index, b.index).between.map(({ hex }) => hex.name);
  return [...new Set([a.name, ...between, b.name])].flatMap((hex) => {
    const { smoke = [], wrecks = [] } = battle.location(hex);
    const clouds = smoke.filter(({ only }) => only === undefined || only === from.id || only === to.id);
    const thickest = clouds.some(({ density }) => density === 'closed') ? 'closed' : 'open';
    return [
      ...(clouds.length > 0 ? [{ hex, row: thickest } as const] : []),
      ...wrecks.filter(({ smokes }) => smokes).map(() => ({ hex, row: 'wreck' }) as const),
    ];
  });
}
