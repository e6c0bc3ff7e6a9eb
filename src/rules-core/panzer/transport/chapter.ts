/** Transport and towing (5.2, 6.6), special units (7.38), dismounted FOs (7.47). */
import { chapter } from '../form.js';
import { dismount } from './dismount.js';
import { tells } from './effects.js';
import { mount } from './mount.js';
import { dismountObserver } from './observer.js';

export const transportChapter = chapter({
  tells,
  orders: { mount, dismount, 'dismount-observer': dismountObserver },
});
