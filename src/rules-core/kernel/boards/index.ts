export * from './board.js';
export { type DetailedBoard, type HexFeatures, hasFeatures } from './features.js';
export { type HexFacts, hexFacts } from './hex-facts.js';
export { crossingFrom, groundOf, type HexGround, type HexsideCrossing } from './hex-ground.js';
export { type InlineBoardText, inlineBoard, inlineBoardSchema } from './inline.js';
export {
  type BoardMap,
  isInPlay,
  layOut,
  layoutSchema,
  neighboursInPlay,
} from './layout.js';
export { paintBoard } from './paint/painter.js';
export { type BoardPlan, parseBoard } from './plan.js';
export { printBoard } from './print.js';
export type { BoardProblem, Result } from './problems.js';
export { type BoardText, boardJsonSchema, boardSchema } from './schema.js';
export { boardSvg, type SvgOptions } from './svg/svg.js';
export * from './terrain.js';
export { turnBoard } from './turn.js';
