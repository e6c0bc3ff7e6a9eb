export type { CitationView, EffectView } from './actions.resolver.js';
export * from './battle-events.js';
export { BATTLE_FOLDING } from './battle-folding.js';
export { BattleTable } from './battle-table.js';
export {
  type ActionView,
  type BattleView,
  type LocationView,
  personOf,
  standingIn,
  type UnitView,
  untilOf,
  viewerOf,
} from './battle-view.js';
export { Battles, type BeginAside } from './battles.js';
export { BattlesModule } from './battles.module.js';
export { BattleMovedOn, Closings, type WithEntry } from './closings.js';
export { commandId } from './command-id.js';

export { drawMissingDice } from './dice-after-restore.js';
export { DiceSeeds, type DrawnSeed, type DrawSeed, diceOf, type KeptSeed, shownDice } from './dice-seeds.js';
export { HAND_OVER, type HandOver } from './ends.js';
export { GameSystems } from './game-systems.js';
export { BattleHistory } from './history.js';
export { LiveBattles } from './live-battles.js';
export { Orders } from './orders.js';
export { seenEvents } from './seen-events.js';
export { verifyDice } from './verify-dice.js';
export {
  type InLine,
  isInUse,
  LINES_IN_USE,
  type LineInUse,
  type LinesInUse,
  linesInUse,
  WhoseBattles,
} from './whose-battles.js';
