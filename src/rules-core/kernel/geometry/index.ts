export * from './area.js';
export * from './coordinates.js';
export * from './facing.js';
export * from './grid.js';
export * from './line.js';
