/** What a rulebook brings to campaigns. Everything the campaign engine and the service do with a rulebook's units starts here. */
import type { Action } from '../kernel/decide/action.js';
import type { Json, LocationId, Position, SideId, UnitId } from '../kernel/position/position.js';
import type { Table } from '../kernel/position/table.js';
import type { Scenario } from '../kernel/scenarios/index.js';
import type { BattleReport } from './aftermath/report.js';
import type { Book, RosterId, RosterKind, RosterRow, RosterState } from './book/book.js';
import type { CampaignDice } from './book/dice.js';
import type { Consequence } from './facts/facts.js';
import type { Policies } from './policies/policies.js';

/** A unit as scenarios write it: a counter with what is said beside it. */
export interface WrittenUnit {
  readonly counter?: string;
  readonly count?: number;
  readonly id?: string;
  readonly name?: string;
  readonly at?: string;
  readonly hidden?: true;
  readonly is?: Readonly<Record<string, Json>>;
}

export interface HandedOver {
  /** The position the battle began with. */
  readonly start: Position;
  /** The table it was fought on: what its points were, and how it swung, is read off the map. */
  readonly table: Table;
  /** Its actions, oldest first, with their versions. */
  readonly actions: Iterable<{ readonly version: number; readonly action: Action }>;
  readonly drawn: Readonly<Record<UnitId, RosterId>>;
  /** Names a new entry of the roster for a unit that arose in the battle. */
  readonly newId: (unit: UnitId) => RosterId;
}

export interface CampaignPieces {
  readonly system: string;
  readonly version: string;
  /** The policies a campaign of this rulebook begins with; `presets` has this one and others by name. */
  readonly preset: Policies;
  readonly presets: Readonly<Record<string, Policies>>;
  /** What a counter is on a roster; undefined: no counter of this name. */
  kindOf(counter: string, side: { readonly nationality?: string }): RosterKind | undefined;
  /** The squad that two half-squads of this counter make, where the counter alone tells. */
  wholeOf?(counter: string): string | undefined;
  /** The counter that is left of this one when it is reduced to that kind; undefined: the book has none, or more than one. */
  reducedOf?(whole: string, left: Pick<RosterRow, 'side' | 'kind' | 'counter'>): string | undefined;
  /** One of the roster as a unit of a scenario; `together`: all that are drawn with it (a weapon's bearer may be missing). */
  draw(unit: RosterRow, id: RosterId, together?: ReadonlySet<RosterId>): WrittenUnit;
  /**
   * How far one of the roster is from the counter that a scenario asks for, where the book's own terms make them comparable: the
   * less, the nearer. Undefined: it may not stand in. Both are of one kind.
   */
  comparable?(
    unit: Pick<RosterRow, 'counter' | 'kind'>,
    asked: string,
    side: { readonly nationality?: string },
  ): number | undefined;
  /** Returns true if the counter is of one man, whose name is printed on it. */
  isNamed?(counter: string): boolean;
  /** What a counter of that side is called in the hands of its captor. */
  captured?(counter: string, from: SideId): string;
  /** What a scenario gives a side besides units, and the side may use up for the rest of the campaign: batteries. */
  readonly supplies?: {
    readonly cites: readonly string[];
    /** The side as the scenario writes it, without used-up supplies and the units that are there only for these. */
    without(side: Scenario['sides'][string], usedUp: readonly string[]): Scenario['sides'][string];
  };
  /** The side as a scenario writes it, with what its formations have become: grades, losses, headquarters. */
  formed?(
    side: Scenario['sides'][string],
    drawn: { readonly book: Book; readonly units: readonly RosterId[] },
  ): Scenario['sides'][string];
  /** Reads out of a battle what it hands over. */
  handOver(battle: HandedOver): BattleReport;
  /** Marks of a map that stay for the next battle on it, as a scenario's `locations` take them. */
  staying(
    marks: Readonly<Record<LocationId, Readonly<Record<string, Json>>>>,
  ): Record<LocationId, Record<string, Json>>;
  /** What a report says of a unit that is neither wound nor damage, so that it stays when these have healed: Skills. */
  readonly lasting?: ReadonlySet<string>;
  /** The book's own reorganization (Combat! 19.1.8), after that of the policies. */
  reorganize?(book: Book, dice: CampaignDice): Iterable<Consequence>;
  /** States that this reorganization ends: units in them wait for it where no table of a policy says otherwise. */
  readonly seesTo?: readonly RosterState[];
  /** What of the ledger a policy or consequence rests on is cited as; the rulebook's own rank of a side, nations. */
  readonly nations?: Readonly<Record<SideId, string>>;
}
