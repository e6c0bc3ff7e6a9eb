/** Entry, events, victory (1.8, 22). */
import { chapter } from '../form.js';
import { tells } from './effects.js';

export const scenarioChapter = chapter({ tells });
