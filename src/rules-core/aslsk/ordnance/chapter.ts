/** Chapter 6: Guns and other ordnance. */
import { chapter } from '../form.js';
import { vehicleHit } from '../vehicles/hit.js';
import { tells } from './effects.js';
import { ife } from './ife.js';
import { manhandle } from './manhandle.js';
import { panzerfaust } from './panzerfaust.js';
import { shoot } from './shoot.js';
import { placeSmokeShell } from './smoke-shell.js';
import { turnGun } from './turn-gun.js';

export const ordnanceChapter = chapter({
  tells,
  orders: {
    shoot,
    'place-smoke-shell': placeSmokeShell,
    ife,
    'turn-gun': turnGun,
    manhandle,
    panzerfaust,
  },
  tasks: { 'vehicle-hit': vehicleHit },
});
