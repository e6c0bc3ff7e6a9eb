export * from './policy.js';
export { createSight, type Obscurity, type Sight } from './sight.js';
