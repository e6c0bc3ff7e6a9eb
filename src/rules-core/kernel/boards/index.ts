export * from './board.js';
export type { DetailedBoard } from './features.js';
export { type HexFacts, hexFacts } from './hex-facts.js';
export { groundOf } from './hex-ground.js';
export { inlineBoard } from './inline.js';
export {
  type BoardMap,
  isInPlay,
  layOut,
} from './layout.js';
export { boardOf, type PackedRaster, packRaster } from './packed.js';
export { paintBoard } from './paint/painter.js';
export { parseBoard } from './plan.js';

export type { Result } from './problems.js';
export { boardJsonSchema } from './schema.js';
export { boardSvg, type SvgOptions } from './svg/svg.js';
export * from './terrain.js';
export { turnBoard } from './turn.js';
