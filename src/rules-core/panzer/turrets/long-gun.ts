/** Long guns (7.20): in alleys and groves the turret points straight ahead or straight back while the vehicle moves. */
import { hasTurret, turretFacingOf } from '../fire/arcs.js';
import { terrainIn } from '../ground/terrain.js';
import type { Route } from '../movement/route.js';
import { plays } from '../sequence/sides.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { turnedTowards, withHull } from './turning.js';

const TIGHT: ReadonlySet<string> = new Set(['alley', 'grove (medium)']);

const hasLongGun = (battle: Battle, unit: Unit): boolean =>
  unit.longGun === true && plays(battle, '7.20') && hasTurret(battle, unit);

/** Within such a hex, or into it; not along a path or road (7.20/b, 7.20/c). */
export function isStuck(battle: Battle, unit: Unit, at: string): boolean {
  if (!hasLongGun(battle, unit) || !TIGHT.has(terrainIn(battle, at))) return false;
  return (turretFacingOf(unit) - (unit.facing ?? 0) + 6) % 3 !== 0;
}

export const stuck = (unit: Unit, at: string): Refusal =>
  refuse(
    'LONG_GUN',
    `The gun of ${unit.name} is too long for ${at}: turn its turret to the front or rear.`,
    '7.20/b',
  );

/** The first hex of its way in which its gun stands across. */
export function gunCatches(
  battle: Battle,
  unit: Unit,
  { steps }: Route,
  turret: number | undefined,
  turnsTo: number | undefined,
): Refusal | undefined {
  if (!hasLongGun(battle, unit)) return undefined;
  let moving = unit;
  for (const [i, { to, facing, gait, along }] of steps.entries()) {
    moving = withHull(moving, facing);
    if (turret !== undefined) moving = { ...moving, turretFacing: turnedTowards(moving, turret) };
    if (!gait && !along && isStuck(battle, moving, to)) return { ...stuck(unit, to), path: `$.path[${i}]` };
  }
  const end = steps.at(-1)?.to ?? (unit.at as string);
  return turnsTo !== undefined && isStuck(battle, moving, end)
    ? { ...stuck(unit, end), path: '$.facing' }
    : undefined;
}
