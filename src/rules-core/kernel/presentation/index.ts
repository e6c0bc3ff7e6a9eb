export {
  type CounterFacts,
  type CounterNumber,
  type CounterState,
  counterFacts,
  type EffectFacts,
  effectFacts,
  type Mark,
  marksOf,
} from './facts.js';
export { placeOf } from './place.js';
export {
  type CounterForm,
  MARKS,
  type MarkName,
  type Meaning,
  PLAIN,
  type Presentation,
  type PresentationOf,
  SYMBOLS,
  type SymbolName,
  TONES,
  type Tone,
} from './presentation.js';
export { type CounterLook, counterSvg, type MarkLook, markSvg } from './symbol.js';
