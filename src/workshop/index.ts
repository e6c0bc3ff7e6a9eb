export { WorkshopError } from './bench.js';
export { boardFrom } from './board-document.js';
export { Kept } from './kept.js';
export type { ShelfTexts } from './shelf.js';
export { bytesOfBoard } from './weights.js';
export { type Asker, type Done, Workshop } from './workshop.js';
