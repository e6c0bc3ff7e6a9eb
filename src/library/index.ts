export { Lab } from './lab.js';
export { Library, type Upload, type Uploaded } from './library.js';
export { LibraryModule } from './library.module.js';
export { type ItemView, libraryItemId } from './library.resolver.js';
export { type ItemKind, type LibraryItem, LibraryTable } from './library-table.js';
export { KNOWN_SYSTEMS } from './rulebooks.resolver.js';
export { Tables } from './tables.js';
