import { chapter } from '../form.js';
import { tells } from './effects.js';
import { shellSmoke } from './shells.js';

export const smokeChapter = chapter({ tells, orders: { 'shell-smoke': shellSmoke } });
