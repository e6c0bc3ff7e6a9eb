export * from './committed.js';
export * from './dice.js';
export * from './exhaustive.js';
export * from './given.js';
export { sha256Hex } from './sha256.js';
