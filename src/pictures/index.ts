export type { BoardView } from './board-pictures.js';
export { PicturesModule } from './pictures.module.js';
export { PREVIEW } from './preview-svg.js';
export { type Preview, Previews } from './previews.js';
