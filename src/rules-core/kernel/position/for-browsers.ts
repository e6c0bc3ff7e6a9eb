/** What a browser needs to follow, rewind and step through a battle: `npm run bundle` makes one file of it. */
export { canonical } from './canonical.js';
export { make } from './changes.js';
export { apply, fold } from './fold.js';
