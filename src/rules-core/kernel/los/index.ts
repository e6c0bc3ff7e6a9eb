export * from './policy.js';
export { createSight, type Hindrance, type Obscurity, type Sight, type SightLine } from './sight.js';
