/** Ammo Limits (5.16.2): (10) up to the number, and the ammo is there. */
import { D10, total } from '../../kernel/dice/index.js';
import { isBasic } from '../sequence/sides.js';
import type { Act } from '../system.js';
import type { Shot } from './shot.js';

/** The letter on the card that limits an Ammo Type; what has none of its own falls under the limit of the whole load. */
const LETTERS: Readonly<Record<string, string>> = { HVAP: 'A', HEAT: 'H', GP: 'G' };
const WHOLE_LOAD = 'all';

function limitOf({ weapon: { kind, limits = {} }, row }: Shot): number | undefined {
  const letter = kind === 'flamethrower' ? 'A' : LETTERS[row.ammo];
  return (letter === undefined ? undefined : limits[letter]) ?? limits[WHOLE_LOAD];
}

/** Rolled before each shot; without ammo nothing is fired, and the shot is spent. */
export function hasAmmo(act: Act, shot: Shot): boolean {
  const limit = limitOf(shot);
  if (limit === undefined || isBasic(act.battle)) return true;
  const { shooter, weapon, row } = shot;
  const rolled = total(act.rollOf(`ammo of ${weapon.name}`, [shooter.id], D10));
  const found = rolled <= limit;
  act.effect(
    'ammo-roll',
    { unit: shooter.id, weapon: weapon.name, ammo: row.ammo, limit, rolled, found },
    { cites: ['S.ammo-limits'] },
  );
  return found;
}
