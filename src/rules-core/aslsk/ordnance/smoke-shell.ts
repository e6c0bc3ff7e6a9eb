/** The order to fire Smoke or White Phosphorus (6.2/s, 6.2/WP). */
import * as z from 'zod';
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { isForbidden } from '../fire/group.js';
import { order } from '../form.js';
import { hitListed, smokeShotsToTry } from './list.js';
import { fireShot } from './shoot.js';
import { type ShotOrder, shotOf } from './shot.js';

export interface SmokeOrder {
  readonly weapon: UnitId;
  readonly at: LocationId;
  readonly ammo: 'smoke' | 'WP';
  readonly ca?: number | undefined;
  readonly intensive?: boolean | undefined;
}

export const placeSmokeShell = order({
  title: 'Fire Smoke',
  description:
    'Fire a Smoke or White Phosphorus shell at a hex, before anything else is fired in the phase; WP also at units that move.',
  cites: ['1.2.5/b', '6.2/s', '6.2/WP'],
  answers: ['prep-fire', 'final-fire', 'defensive-fire'],
  asks: {
    weapon: z.string().describe('The Gun or mortar.'),
    at: z.string().describe('The hex fired at.'),
    ammo: z.enum(['smoke', 'WP']).describe('Which shell.'),
    ca: z.number().int().min(0).max(5).optional().describe('The hexspine to turn to first.'),
    intensive: z.boolean().optional().describe('Intensive Fire, when the Rate of Fire is lost.'),
  },
  byExample: true,
  candidates: ({ battle, by }) => smokeShotsToTry(battle, by),
  read({ battle, by }, order) {
    const shot = shotOf(battle, asShot(order), by);
    return isForbidden(shot) ? shot : { shot };
  },
  listing: ({ battle, by }, _asked, { shot }) => hitListed(battle, shot, by),
  perform: (act, { shot }, { by }) => fireShot(act, shot, by),
});

function asShot(order: SmokeOrder): ShotOrder {
  return { ...order, type: 'ATT' };
}
