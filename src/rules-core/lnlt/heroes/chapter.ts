/** Single men and Skills (11, 12). */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { heroPlacement, placeHero } from './placement.js';

export const heroesChapter = chapter({
  tells,
  orders: { 'place-hero': placeHero },
  tasks: { 'hero-placement': heroPlacement },
});
