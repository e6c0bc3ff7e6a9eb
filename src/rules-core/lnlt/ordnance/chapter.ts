/** Ordnance (14). */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { turnGun } from './pivot.js';
import { shoot } from './shoot.js';

export const ordnanceChapter = chapter({ tells, orders: { shoot, 'turn-gun': turnGun } });
