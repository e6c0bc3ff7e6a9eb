export { type Beginning, type BeginTask, type Hindrance, onTable } from './beginning.js';
export { WorkshopError } from './bench.js';
export { Kept } from './kept.js';
export type { ShelfTexts } from './shelf.js';
export type { LayTask } from './tasks.js';
export { bytesOfBoard, bytesOfOutline, bytesOfPack } from './weights.js';
export { type Customer, HOUSE, Workshop } from './workshop.js';
