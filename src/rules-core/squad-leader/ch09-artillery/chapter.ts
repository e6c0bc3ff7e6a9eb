/** Chapter 9: smoke and artillery. */
import { chapter } from '../form.js';
import { placeSmoke } from './17-smoke-grenades.js';
import { tells } from './effects.js';

export const artilleryChapter = chapter({ tells, orders: { 'place-smoke': placeSmoke }, tasks: {} });
