/** What the log keeps of a battle. */
import type { Action } from '../rules-core/kernel/decide/action.js';
import type { Commitment, CommitmentFrom } from '../rules-core/kernel/dice/index.js';
import type { Outcome, Position, SideId } from '../rules-core/kernel/position/position.js';
import type { InLine } from './whose-battles.js';

export type BattleMode = 'RECORD' | 'ASSIST' | 'ENFORCE';

/** What a scenario says of itself. */
export interface Briefing {
  readonly title?: string;
  readonly about?: string;
}

/** Version 1 of every battle: how it stands before anybody has done anything. */
export interface BattleOpened {
  readonly name: string;
  readonly mode: BattleMode;
  readonly position: Position;
  /** Where it began with a scenario; battles of before have none. */
  readonly briefing?: Briefing;
  /** Where it is a battle of the campaign's book. */
  readonly inLine?: InLine;
  /** The hash of the seed of the server's dice. */
  readonly dice: Commitment;
}

/** Every later version. */
export type BattleAction = Action;

/** In the campaign's log beside the battle: the end, with the seed, so that anybody can check the dice. */
export interface BattleClosed {
  readonly battle: string;
  readonly outcome: Outcome;
  readonly seed: string;
}

/** The end is taken back. Its seed is known by now: from here on the dice come from another one, and this is its hash. */
export interface BattleReopened {
  readonly battle: string;
  readonly dice: CommitmentFrom;
}

/** The seed of an open battle was not in the bundle that it came with: from here on its dice come from another one. */
export type BattleDiceDrawn = BattleReopened;

export interface UndoAsked {
  readonly battle: string;
  readonly side: SideId;
  /** The battle stood at this version when the question was asked; it lapses when the battle goes on. */
  readonly version: number;
  readonly toVersion: number;
  readonly why?: string;
}

export interface UndoDeclined {
  readonly battle: string;
  readonly by: SideId | 'referee';
}

export const BATTLE_OPENED = 'battle.opened';
export const BATTLE_ACTION = 'battle.action';
export const BATTLE_CLOSED = 'battle.closed';
export const BATTLE_REOPENED = 'battle.reopened';
export const BATTLE_DICE_DRAWN = 'battle.dice-drawn';
export const UNDO_ASKED = 'battle.undo-asked';
export const UNDO_DECLINED = 'battle.undo-declined';
