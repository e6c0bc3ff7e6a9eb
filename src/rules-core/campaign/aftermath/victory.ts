/** Victory points: of a battle, and of ranks when the campaign ends. */
import type { SideId } from '../../kernel/position/position.js';
import { type BattleId, campaignOf, ids, type RosterRow } from '../book/book.js';
import type { Deciding } from '../facts/decide.js';
import { inForce } from '../policies/policies.js';
import { causeIn, type Fought, foeOf, rowOf } from './fought.js';
import { rankOf } from './promotions.js';

interface Score {
  readonly side: SideId;
  readonly points: number;
  readonly for: string;
  readonly policy: string;
}

/** The winner has won one more battle. */
export function countVictory(fought: Fought): void {
  const { winner, why } = fought.report;
  if (winner === null) return;
  const total = (fought.book.side[winner]?.battlesWon ?? 0) + 1;
  fought.tell({
    what: 'battle-won',
    about: { side: winner, battle: fought.battle, total },
    changes: [{ in: 'side', id: winner, set: { battlesWon: total } }],
    cause: { ...causeIn(fought), says: why },
  });
}

/** Gives what the battle was worth, and returns how much each side got. */
export function scoreBattle(fought: Fought, risen: ReadonlyMap<SideId, number>): Record<SideId, number> {
  const { perPromotion } = fought.policies.victory;
  const promotions = [...risen].map(([side, times]) => ({
    side,
    points: times * perPromotion,
    for: 'promotions',
    policy: 'victory.perPromotion',
  }));
  const scored: Record<SideId, number> = {};
  for (const score of [...ofTheNode(fought), ...ofLosses(fought), ...promotions]) {
    tellScore(fought, score, fought.battle);
    if (score.points !== 0) scored[score.side] = (scored[score.side] ?? 0) + score.points;
  }
  return scored;
}

function* ofTheNode({ book, row, report }: Fought): Iterable<Score> {
  const worth = campaignOf(book).graph.nodes.find(({ node }) => node === row.node)?.worth;
  if (!worth) return;
  if (report.winner !== null)
    yield { side: report.winner, points: worth.win, for: 'victory', policy: 'graph.worth.win' };
  for (const side of ids(report.points))
    yield {
      side,
      points: Math.round((report.points[side] ?? 0) * worth.perPoint),
      for: 'points-made',
      policy: 'graph.worth.perPoint',
    };
}

const SEEN_LOST: ReadonlySet<string> = new Set(['killed', 'destroyed', 'captured', 'surrendered']);

/** Losses as both sides saw them in the battle: what becomes of the wounded later is nobody else's knowledge. */
function* ofLosses(fought: Fought): Iterable<Score> {
  const worth = new Map(
    fought.policies.victory.perLossInflicted.flatMap(({ kinds, points }) =>
      kinds.map((kind) => [kind, points] as const),
    ),
  );
  if (worth.size === 0) return;
  const points = new Map<SideId, number>();
  for (const { id, before, reported } of fought.units.values()) {
    const { state, captor = foeOf(fought, before.side) } = rowOf(fought, id);
    if (!SEEN_LOST.has(reported.fate) && state !== 'captured') continue;
    points.set(captor, (points.get(captor) ?? 0) + (worth.get(before.kind) ?? 0));
  }
  for (const [side, made] of [...points].sort())
    yield { side, points: made, for: 'losses-inflicted', policy: 'victory.perLossInflicted' };
}

function tellScore(
  deciding: Deciding,
  { side, points, for: reason, policy }: Score,
  battle?: BattleId,
): void {
  if (points === 0) return;
  const total = (deciding.book.side[side]?.victoryPoints ?? 0) + points;
  const { turn } = campaignOf(deciding.book);
  deciding.tell({
    what: 'victory-points',
    about: { side, points, total, for: reason, ...(battle !== undefined && { battle }), turn },
    changes: [{ in: 'side', id: side, set: { victoryPoints: total } }],
    cause: { ...(battle !== undefined && { battle }), policy },
  });
}

/** When the campaign ends: what the ranks of those who have lived to see it are worth. */
export function scoreRanks(deciding: Deciding): void {
  const { victory, promotion } = inForce(campaignOf(deciding.book).policies);
  if (victory.perRankAtEnd === 0) return;
  const ranks = new Map<SideId, number>();
  for (const id of ids(deciding.book.roster)) {
    const row = rowOf(deciding, id);
    if (row.kind !== 'person' || !isAlive(row)) continue;
    const rank = rankOf(promotion, row);
    const above = rank ? promotion.ladder.indexOf(rank) : 0;
    if (row.rank !== undefined && above > 0) ranks.set(row.side, (ranks.get(row.side) ?? 0) + above);
  }
  for (const [side, steps] of [...ranks].sort())
    tellScore(deciding, {
      side,
      points: steps * victory.perRankAtEnd,
      for: 'ranks',
      policy: 'victory.perRankAtEnd',
    });
}

function isAlive({ state }: RosterRow): boolean {
  return state === 'ready' || state === 'wounded' || state === 'battle';
}
