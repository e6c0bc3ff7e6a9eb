/** Everything that units, hexes, sides, the clock and the options can be marked with. */
export * from './battle.js';
export * from './forms.js';
export * from './places.js';
export * from './sides.js';
export * from './units.js';
export * from './weapons.js';
