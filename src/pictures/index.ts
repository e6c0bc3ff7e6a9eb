export type { BoardView } from './board-pictures.js';
export { PicturesModule } from './pictures.module.js';
