/** How a rulebook's log is to be read: what its effects tell of units, and what its units are to a roster. */

import type { Rulebook } from '../../../kernel/decide/rulebook.js';
import type { Battle } from '../../../kernel/position/battle.js';
import type { System, Unit, UnitId } from '../../../kernel/position/position.js';
import type { RosterKind } from '../../book/book.js';
import type { BattleReport, UnitReport } from '../report.js';
import type { Notes } from './notes.js';

export type Fate = UnitReport['fate'];

/** How a unit stands at the end of the battle, apart from reductions and changed sides; `is` stays with it. */
export type Standing = Pick<UnitReport, 'is' | 'captor'> & { readonly fate?: Fate };

export interface Reading<S extends System> {
  readonly rulebook: Rulebook<S>;
  /** Effects that are not here tell nothing. Told before their changes are made: those who are about to leave are still there. */
  readonly tells: {
    readonly [Kind in keyof S['effects']]?: (about: S['effects'][Kind], note: Notes<S>) => void;
  };
  /** Effects after which the battle may have turned. */
  readonly turning: ReadonlySet<keyof S['effects'] & string>;
  /** Undefined: a marker, an aircraft, nothing that a roster knows. */
  kindOf(unit: Unit<S>): RosterKind | undefined;
  /** The counter it is, as scenarios name it; `foreign`: in the hands of another nation. */
  counterOf(unit: Unit<S>, foreign: boolean): string;
  /** Has it fewer men than before? */
  isLess(now: Unit<S>, before: Unit<S>): boolean;
  /** Whom a weapon is with; null: nobody; undefined: the unit is nothing that anybody has. */
  bearerOf(unit: Unit<S>): UnitId | null | undefined;
  stands(unit: Unit<S>, battle: Battle<S>): Standing;
  /** What each side has used up for the rest of the campaign. */
  usedUp?(battle: Battle<S>): NonNullable<BattleReport['usedUp']>;
  /** Marks on the map of which something stays. */
  terrain(battle: Battle<S>): BattleReport['terrain'];
}
