export { Lab } from './lab.js';
export { Library } from './library.js';
export { LibraryModule } from './library.module.js';
export { type ItemView, libraryItemId } from './library.resolver.js';

export { KNOWN_SYSTEMS } from './rulebooks.resolver.js';
export { Tables } from './tables.js';
