export { type Chapter, chapterOf, type TaskOf } from './chapter.js';
export { type EffectsOf, effects, type Name, says, type Telling, type Tells } from './effects.js';
export { type Given, orderOf } from './order.js';
export { rulebookOf } from './rulebook.js';
