/** A battle begins with some of the roster, and hands over what came of it. What that means for each is the aftermath's to say. */

import { canonical } from '../../kernel/position/canonical.js';
import { readAs } from '../../kernel/position/complaints.js';
import type { SideId } from '../../kernel/position/position.js';
import type { BattleReport } from '../aftermath/report.js';
import { type Book, campaignOf, ids, type RosterId } from '../book/book.js';
import { allHold, battleAt, graphNode } from '../graph/conditions.js';
import type { SideMuster } from '../muster/told.js';
import type { Decider } from './decide.js';
import { expectNotOver, expectPhase, expectSide, noSuchBattle, notOpen } from './expect.js';
import { type FactOf, type FactRefused, refusedFact, rosterId } from './facts.js';

export const openBattle: Decider<'open-battle'> = ({ book, tell }, fact) => {
  const { battle, node, name, mode, drawn, mustered = [] } = fact;
  for (const fault of wrongOpening(book, fact)) return fault;
  tell({
    what: 'battle-opened',
    about: { battle, name, ...(node !== undefined && { node }) },
    changes: [
      {
        in: 'battle',
        id: battle,
        add: {
          ...(node !== undefined && { node }),
          name,
          mode,
          status: 'open',
          turn: campaignOf(book).turn,
          drawn,
        },
      },
      ...(node !== undefined ? [{ in: 'node', id: node, set: { battle } } as const] : []),
    ],
  });
  const units = Object.values(drawn).sort();
  for (const side of ids(book.side)) {
    const own = units.filter((unit) => book.roster[unit]?.side === side);
    const told = toldOf(book, side, own, mustered);
    if (own.length > 0 || Object.keys(told).length > 0)
      tell({
        what: 'drawn',
        about: { battle, side, units: own, ...told },
        ...(own.length > 0 && {
          changes: own.map((id) => ({ in: 'roster', id, set: { state: 'battle', battle } }) as const),
        }),
        to: [side],
      });
  }
  return undefined;
};

/** What there is to say of a side's muster, as far as it is so: a corrected opening may draw others than were mustered. */
function toldOf(
  book: Book,
  side: SideId,
  drawn: readonly RosterId[],
  mustered: readonly SideMuster[],
): Partial<Omit<SideMuster, 'side'>> {
  const muster = mustered.find((one) => one.side === side);
  if (!muster) return {};
  const isLeft = (unit: RosterId) => book.roster[unit]?.side === side && !drawn.includes(unit);
  const standIns = muster.standIns.filter(({ unit }) => drawn.includes(unit));
  const leftOut = muster.leftOut.flatMap(({ why, units }) => {
    const left = units.filter(isLeft);
    return left.length > 0 ? [{ why, units: left }] : [];
  });
  return {
    ...(standIns.length > 0 && { standIns }),
    ...(muster.empty.length > 0 && { empty: muster.empty }),
    ...(leftOut.length > 0 && { leftOut }),
  };
}

function* wrongOpening(book: Book, { battle, node, drawn }: FactOf<'open-battle'>): Iterable<FactRefused> {
  const phase = expectPhase(book, 'battles');
  if (phase) yield phase;
  if (Object.hasOwn(book.battle, battle))
    yield refusedFact('TWICE', `There is a battle "${battle}" already.`, 'battle');
  if (node !== undefined) yield* wrongNode(book, node);
  const drawnFrom = node === undefined ? undefined : graphNode(book, node)?.drawnFrom;
  const seen = new Map<RosterId, string>();
  for (const [unit, id] of Object.entries(drawn)) {
    const path = ['drawn', unit] as const;
    const row = Object.hasOwn(book.roster, id) ? book.roster[id] : undefined;
    if (!row) yield refusedFact('NO_SUCH_UNIT', `There is no "${id}" on the roster.`, ...path);
    else if (row.state !== 'ready')
      yield refusedFact('NOT_READY', `"${id}" is not ready for battle: it is "${row.state}".`, ...path);
    else if (drawnFrom && !drawnFrom.includes(row.side))
      yield refusedFact(
        'SIDE_NOT_DRAWN',
        `At "${node}" ${row.side} fights with what the scenario gives.`,
        ...path,
      );
    const twin = seen.get(id);
    if (twin !== undefined) yield refusedFact('TWICE', `"${id}" is drawn as "${twin}" already.`, ...path);
    seen.set(id, unit);
  }
}

function* wrongNode(book: Book, node: string): Iterable<FactRefused> {
  const row = Object.hasOwn(book.node, node) ? book.node[node] : undefined;
  if (row?.status !== 'open') yield notOpen(book, node, 'node');
  else if (graphNode(book, node)?.scenario === undefined)
    yield refusedFact('NODE_IS_CHOICE', `At "${node}" a way is chosen and nothing is fought.`, 'node');
  else if (battleAt(book, node))
    yield refusedFact(
      'NODE_HAS_BATTLE',
      `At "${node}" there is the battle "${battleAt(book, node)?.name}" already.`,
      'node',
    );
  else if (allHold(book))
    yield refusedFact('ALL_HOLD', 'No side attacks in this turn: nothing is fought.', 'node');
}

export const report: Decider<'report'> = ({ book, tell }, { battle, report: handedOver }) => {
  const row = Object.hasOwn(book.battle, battle) ? book.battle[battle] : undefined;
  const refused = expectNotOver(book);
  if (refused) return refused;
  if (!row) return noSuchBattle(book, battle);
  if (row.status !== 'open')
    return refusedFact(
      'BATTLE_NOT_OPEN',
      `"${row.name}" is over already: correct its report instead.`,
      'battle',
    );
  for (const fault of wrongReport(book, new Set(Object.values(row.drawn)), handedOver)) return fault;
  const { winner, why } = handedOver;
  tell({
    what: 'battle-reported',
    about: { battle, winner, why },
    changes: [{ in: 'battle', id: battle, set: { status: 'reported', report: handedOver } }],
  });
  return undefined;
};

/**
 * Which of two ends counts is the referee's to say: this one, by correcting the report; the first, by taking this entry out. Where
 * the report was taken out, the later end is the report.
 */
export const endAgain: Decider<'end-again'> = (deciding, { battle, report: handedOver, reported, entry }) => {
  const { book, tell } = deciding;
  const row = Object.hasOwn(book.battle, battle) ? book.battle[battle] : undefined;
  if (!row) return noSuchBattle(book, battle);
  if (row.status === 'open') return report(deciding, { fact: 'report', battle, report: handedOver });
  const { winner, why } = handedOver;
  const otherwise = canonical(handedOver as never) !== canonical(row.report as never);
  const endedOtherwise = otherwise ? { report: handedOver, reported, entry } : null;
  tell({
    what: 'ended-again',
    about: { battle, winner, why, reported, otherwise },
    changes: [{ in: 'battle', id: battle, set: { endedOtherwise } }],
    to: [],
  });
  return undefined;
};

function* wrongReport(
  book: Book,
  drawn: ReadonlySet<RosterId>,
  { winner, points, units, arisen, dice, usedUp }: BattleReport,
): Iterable<FactRefused> {
  const side = function* (
    id: string | null | undefined,
    ...path: (string | number)[]
  ): Iterable<FactRefused> {
    const refused = id == null ? undefined : expectSide(book, id, 'report', ...path);
    if (refused) yield refused;
  };
  yield* side(winner, 'winner');
  for (const id of ids(points)) yield* side(id, 'points', id);
  for (const id of ids(usedUp ?? {})) yield* side(id, 'usedUp', id);
  for (const [i, one] of dice.entries()) yield* side(one.side, 'dice', i, 'side');
  const arose = arisen.map(({ unit }) => unit);
  const was = function* (id: string | null | undefined, ...path: (string | number)[]): Iterable<FactRefused> {
    if (id != null && !drawn.has(id) && !arose.includes(id))
      yield refusedFact(
        'NOT_DRAWN',
        `"${id}" was not in this battle: name units that it has drawn, or report new ones among the arisen.`,
        'report',
        ...path,
      );
  };
  for (const [i, one] of arisen.entries()) {
    const path = ['arisen', i] as const;
    yield* side(one.side, ...path, 'side');
    if (!readAs(rosterId, one.unit).ok)
      yield refusedFact(
        'BAD_ID',
        `"${one.unit}" needs 1 to 40 letters, digits and . _ + -.`,
        'report',
        ...path,
        'unit',
      );
    if (Object.hasOwn(book.roster, one.unit) || arose.indexOf(one.unit) < i)
      yield refusedFact('TWICE', `There is "${one.unit}" on the roster already.`, 'report', ...path, 'unit');
    yield* was(one.from, ...path, 'from');
    yield* was(one.with, ...path, 'with');
  }
  const reported = units.map(({ unit }) => unit);
  for (const [i, { unit, captor, into, with: bearer }] of units.entries()) {
    const path = ['units', i] as const;
    yield* was(unit, ...path, 'unit');
    yield* was(into, ...path, 'into');
    yield* was(bearer, ...path, 'with');
    if (reported.indexOf(unit) < i)
      yield refusedFact('TWICE', `"${unit}" is reported twice.`, 'report', ...path, 'unit');
    yield* side(captor, ...path, 'captor');
  }
}
