/**
 * What a side may order now, told alike for every rulebook: who acts, where, against whom, and one line each that a
 * person can tell from all others.
 */
import type { Order } from '../decide/action.js';
import { legalOrders } from '../decide/decide.js';
import type { LegalOrder, Rulebook } from '../decide/rulebook.js';
import type { Battle } from '../position/battle.js';
import { distinctNames } from '../position/call-signs.js';
import {
  hexOf,
  type Json,
  type LocationId,
  type SideId,
  type System,
  type UnitId,
} from '../position/position.js';
import { orderInWords } from './order-in-words.js';

export interface ListedOrder extends LegalOrder {
  readonly says: string;
  /** The side's own units that the order names, in its words' sequence. */
  readonly units: readonly UnitId[];
  /** Where it is aimed, or where it leads in the end. */
  readonly at?: LocationId;
  /** All places that it names, in their sequence. */
  readonly places: readonly LocationId[];
  /** The units of others that it names; where it names none, those that are seen where it is aimed. */
  readonly targets: readonly UnitId[];
}

/** Which of the listed orders are wanted; what is left out does not matter. */
export interface OrderFilter {
  readonly kinds?: readonly string[];
  /** A unit that carries the order out. */
  readonly unit?: UnitId;
  /** A place that the order names, or a hex with all its places. */
  readonly at?: LocationId;
}

export function listing<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  by: SideId,
  filter: OrderFilter = {},
): ListedOrder[] {
  const legal = legalOrders(rulebook, battle, by, filter.kinds);
  return battle.asSeenBy({ side: by }, () => {
    const teller = new Teller(rulebook, battle, by);
    return legal.map((one) => teller.tell(one)).filter((one) => isWanted(one, filter));
  });
}

function isWanted({ units, places }: ListedOrder, { unit, at }: OrderFilter): boolean {
  if (unit !== undefined && !units.includes(unit)) return false;
  return at === undefined || places.some((place) => place === at || hexOf(place) === at);
}

class Teller<S extends System> {
  private readonly names: ReadonlyMap<UnitId, string>;

  constructor(
    private readonly rulebook: Rulebook<S>,
    private readonly battle: Battle<S>,
    private readonly by: SideId,
  ) {
    this.names = distinctNames(battle.units());
  }

  tell(legal: LegalOrder): ListedOrder {
    const { order: _, ...members } = legal.order;
    const words = [...new Set(wordsOf(members))];
    const units = words.filter((word) => this.names.has(word));
    const places = words.filter((word) => this.isPlace(word));
    const aim = this.aimOf(legal.order);
    const at = aim ?? places.at(-1);
    const named = units.filter((id) => this.battle.theUnit(id).side !== this.by);
    return {
      ...legal,
      says: this.says(legal, aim),
      units: units.filter((id) => !named.includes(id)),
      ...(at !== undefined && { at }),
      places,
      targets: named.length > 0 || aim === undefined ? named : this.othersAt(aim),
    };
  }

  /** The place that an order as a whole is aimed at; a path only leads somewhere. */
  private aimOf({ at }: Order): LocationId | undefined {
    return typeof at === 'string' && this.isPlace(at) ? at : undefined;
  }

  private isPlace(word: string): boolean {
    return !this.names.has(word) && this.battle.table.map.named.has(hexOf(word));
  }

  private othersAt(at: LocationId): UnitId[] {
    const there = this.battle.unitsAt(at).filter(({ side }) => side !== this.by);
    return there.map(({ id }) => id);
  }

  private says({ order, says }: LegalOrder, aim: LocationId | undefined): string {
    const line = orderInWords(this.rulebook, order, (value, member) => {
      const who = member === 'at' && value === aim ? this.othersAt(value).map((id) => this.nameOf(id)) : [];
      return who.length > 0 ? `${value} (${who.join(', ')})` : this.nameOf(value);
    });
    return says === undefined ? line : `${line} ${says}`;
  }

  private nameOf(id: string): string {
    return this.names.get(id) ?? id;
  }
}

/** Members that name something which may be called like a unit. */
const NOT_UNITS = new Set(['battery']);

function* wordsOf(value: Json | undefined): Iterable<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const [member, part] of Object.entries(value)) if (!NOT_UNITS.has(member)) yield* wordsOf(part);
}
