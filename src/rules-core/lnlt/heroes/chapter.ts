/** Single men and Skills (11, 12). */
import { chapter } from '../form.js';
import { goOver } from './assault.js';
import { tells } from './effects.js';
import { heroPlacement, placeHero } from './placement.js';
import { placeSniper, snipe } from './snipers.js';

export const heroesChapter = chapter({
  tells,
  orders: { 'place-hero': placeHero, 'go-over': goOver, 'place-sniper': placeSniper, snipe },
  tasks: { 'hero-placement': heroPlacement },
});
