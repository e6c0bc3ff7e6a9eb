/** Vehicles, passengers, Close Assault (15-17). */
import { chapter } from '../form.js';
import { tells } from './effects.js';

export const vehiclesChapter = chapter({ tells });
