export { chapterOf, type TaskOf } from './chapter.js';
export { type EffectsOf, effects, type Name, says } from './effects.js';
export { orderOf } from './order.js';
export { rulebookOf } from './rulebook.js';
