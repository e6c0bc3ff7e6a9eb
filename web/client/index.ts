export {
  type CounterFacts,
  counterFacts,
  type EffectFacts,
  effectFacts,
  type Mark,
  marksOf,
} from '../../src/rules-core/kernel/presentation/facts.js';
export { placeOf } from '../../src/rules-core/kernel/presentation/place.js';
export type { Presentation } from '../../src/rules-core/kernel/presentation/presentation.js';
export { type Action, actionOf, Battle, type BattleHead, type Detail, speaksOf } from './battle.js';
export { ApiFailure, Connection, type ConnectionOptions } from './connection.js';
export { type FollowOptions, follow, type Positioned } from './follow.js';
export { copy, Gap, Replay, type Step } from './replay.js';
export type { Change, Document, Json, Position, Unit } from './types.js';
