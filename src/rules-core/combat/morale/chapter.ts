import { chapter } from '../form.js';
import { tells } from './effects.js';

export const moraleChapter = chapter({ tells });
