export * from './policy.js';
export { createSight, drawNothing, type Obscurity, type Sight } from './sight.js';
