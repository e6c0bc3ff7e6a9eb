/** Everything that units, places, sides, the clock and the options can be marked with. */
export * from './battle.js';
export * from './places.js';
export * from './sides.js';
export * from './units.js';
