/**
 * What happened in a demonstration: orders that a staff could have sealed, and the report of a battle as a referee types it in.
 * Both follow from the book alone, so that a demonstration that is begun again tells the same.
 */
import {
  type BattleId,
  type Book,
  campaignOf,
  ids,
  type RosterId,
  type RosterKind,
  type RosterRow,
  type SealedOrders,
} from '../rules-core/campaign/book/book.js';
import { costOfAttack, fixedStance } from '../rules-core/campaign/facts/purchases.js';
import type { SideId } from '../rules-core/kernel/position/position.js';

/** The side that began the campaign attacks where it can pay for that; a side with points left buys what is cheapest. */
export function ordersOf(book: Book, side: SideId): SealedOrders {
  const { points = 0, bought = {} } = book.side[side] ?? {};
  const { policies } = campaignOf(book);
  const stance = policies.planning.stances ? stanceOf(book, side) : undefined;
  const left = points - (stance === undefined ? 0 : costOfAttack(book, side, stance));
  const [group] = policies.replacements.groups
    .filter((one) => one.side === side && one.cost <= left)
    .filter(({ group: name, atMost = Number.POSITIVE_INFINITY }) => (bought[name] ?? 0) < atMost)
    .sort((one, other) => one.cost - other.cost);
  const hurt = ids(book.roster).filter(
    (id) => book.roster[id]?.side === side && book.roster[id]?.state === 'wounded',
  );
  return {
    ...(stance !== undefined && { stance }),
    ...(group && { purchases: { [group.group]: 1 } }),
    ...(hurt.length > 0 && { priorities: hurt }),
  };
}

function stanceOf(book: Book, side: SideId): 'attack' | 'hold' {
  const wished = fixedStance(book, side) ?? (side === ids(book.side)[0] ? 'attack' : 'hold');
  const canPay = costOfAttack(book, side, 'attack') <= (book.side[side]?.points ?? 0);
  return wished === 'attack' && !canPay && fixedStance(book, side) === undefined ? 'hold' : wished;
}

interface Drawn {
  readonly id: RosterId;
  readonly row: RosterRow;
}

/** The sides win by turns. There are kills and a wound, a leader arises, and the losers pay for the field. */
export function reportOf(book: Book, battle: BattleId): Readonly<Record<string, unknown>> {
  const sides = ids(book.side);
  const told = Object.values(book.battle).filter(({ status }) => status !== 'open').length;
  const winner = sides[told % sides.length] as SideId;
  const [loser = winner] = sides.filter((side) => side !== winner);
  const won = new Force(book, battle, winner);
  const lost = new Force(book, battle, loser);
  const [leader, second] = won.all('person');
  const [squad] = won.all('squad');
  const losses = lost.losses();
  const victims = losses.filter(({ fate }) => fate === 'killed' || fate === 'destroyed');
  const kills = victims.map(({ unit }) => ({ deed: 'kill', to: unit }));
  const reports = [
    leader && { unit: leader.id, fate: 'unhurt', checksPassed: 3, actions: 6, deeds: [...kills, RALLIES] },
    second && { unit: second.id, fate: 'wounded', checksFailed: 1, actions: 2 },
    squad && { unit: squad.id, fate: 'unhurt', checksPassed: 2, checksFailed: 1, actions: 8, deeds: [KILL] },
    ...losses,
  ];
  return {
    winner,
    why: `The ${book.side[winner]?.name} held the field when it grew dark.`,
    margin: losses.length,
    turns: 6,
    points: { [winner]: losses.length, [loser]: 1 },
    units: reports.flatMap((one) => one ?? []),
    arisen: squad ? won.arisen(squad, battle) : [],
  };
}

const RALLIES = { deed: 'rally', times: 2 };
const KILL = { deed: 'kill' };

/** Those of a side who are in a battle, by id. */
class Force {
  private readonly drawn: readonly Drawn[];

  constructor(
    book: Book,
    battle: BattleId,
    private readonly side: SideId,
  ) {
    const of = (id: RosterId): Drawn => ({ id, row: book.roster[id] as RosterRow });
    const everybody = Object.values(book.battle[battle]?.drawn ?? {}).sort();
    this.drawn = everybody.map(of).filter(({ row }) => row.side === side);
  }

  all(kind: RosterKind): readonly Drawn[] {
    return this.drawn.filter(({ row }) => row.kind === kind);
  }

  /** The last of those who have a rank, where anybody has one. */
  private leader(): Drawn | undefined {
    const people = this.all('person');
    return people.findLast(({ row }) => row.rank !== undefined) ?? people.at(-1);
  }

  /** Of each kind one or two; never the last of their leaders. */
  losses(): { readonly unit: RosterId; readonly fate: string; readonly checksFailed?: number }[] {
    const people = this.all('person').slice(1, 2);
    const [dead, taken, missing] = this.all('squad');
    const vehicles = this.all('vehicle').slice(0, 1);
    return [
      ...people.map(({ id }) => ({ unit: id, fate: 'killed' })),
      ...(dead ? [{ unit: dead.id, fate: 'killed', checksFailed: 2 }] : []),
      ...(taken ? [{ unit: taken.id, fate: 'surrendered', checksFailed: 1 }] : []),
      ...(missing ? [{ unit: missing.id, fate: 'missing' }] : []),
      ...vehicles.map(({ id }) => ({ unit: id, fate: 'destroyed' })),
    ];
  }

  /** A leader like the last of those who are there already. */
  arisen({ id, row }: Drawn, battle: BattleId): object[] {
    const like = this.leader();
    if (!like) return [];
    const unit = `${this.side.slice(0, 12)}-leader-${battle.replaceAll('-', '').slice(0, 6)}`;
    const name = `The sergeant of ${row.name}`;
    const { counter } = like.row;
    return [{ unit, side: this.side, kind: 'person', name, counter, from: id, how: 'leader-created' }];
  }
}
