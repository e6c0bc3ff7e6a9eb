export {
  type CounterFacts,
  counterFacts,
  effectFacts,
  marksOf,
} from './facts.js';
export { placeOf } from './place.js';
export {
  MARKS,
  type MarkName,
  PLAIN,
  type Presentation,
  type PresentationOf,
  SYMBOLS,
  TONES,
} from './presentation.js';
export { type CounterLook, counterSvg, markSvg } from './symbol.js';
