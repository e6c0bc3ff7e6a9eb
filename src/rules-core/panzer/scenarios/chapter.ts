/** Objectives, scenarios, victory (3.6, 8, 9). */
import { chapter } from '../form.js';
import { tells } from './effects.js';

export const scenarioChapter = chapter({ tells });
