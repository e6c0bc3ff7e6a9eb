export * from './policy.js';
export { createSight, drawNothing, type Obscurity, type Sight, walkedSight } from './sight.js';
