/** Chapter 2: sight, concealment, hiding, night. */
import { chapter } from '../form.js';
import { conceal, concealing } from './03-gaining.js';
import { show } from './03-giving-up.js';
import { search } from './03-search.js';
import { starShell } from './08-star-shells.js';
import { tells } from './effects.js';

export const sightChapter = chapter({
  tells,
  orders: { conceal, show, search, 'star-shell': starShell },
  tasks: { conceal: concealing },
});
