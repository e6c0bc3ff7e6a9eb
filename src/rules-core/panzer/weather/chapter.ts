/** Weather, night and fire (7.27, 7.35, 7.36). */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { burnOut, startFires } from './fires.js';

export const weatherChapter = chapter({
  tells,
  tasks: { fires: startFires, 'burn-out': burnOut },
});
