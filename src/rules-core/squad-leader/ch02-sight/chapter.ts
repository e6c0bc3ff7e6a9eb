/** Chapter 2: sighting. */
import { chapter } from '../form.js';
import { starShell } from './08-star-shells.js';
import { tells } from './effects.js';

export const sightChapter = chapter({ tells, orders: { 'star-shell': starShell }, tasks: {} });
