/** Command Span (7.52): how far command units reach, and what a formation loses where they do not. */
import { distance } from '../../mechanics/places.js';
import { allInActionOf, mayHide } from '../hidden/counters.js';
import { withFormation } from '../morale/cohesion.js';
import type { RuleId } from '../rules.js';
import { plays } from '../sequence/sides.js';
import type { Act, Battle, Unit } from '../system.js';
import { formationIdOf, hasCrewOfOne } from '../units/kinds.js';
import { chainOf, type Post } from './chain.js';
import { isWithoutRadio } from './radio.js';

const SPAN: Readonly<Record<Post, number>> = { CHQ: 10, BHQ: 20, RHQ: 20 };
/** Of a tank whose commander also loads and fires (7.57/e, 7.57/f). */
const SPAN_OF_ONE: Readonly<Record<Post, number>> = { CHQ: SPAN.CHQ, BHQ: 10, RHQ: 15 };
const ROWS_DOWN = 2;
const LOST: Readonly<Record<Post, RuleId>> = { CHQ: '7.52/f', BHQ: '7.52/l', RHQ: '7.52/p' };

function spanOf(battle: Battle, commander: Unit, post: Post): number {
  if (isWithoutRadio(battle, commander) || commander.broken) return 0;
  const formation = battle.side(commander.side).formations?.[formationIdOf(battle, commander)];
  const span = formation?.span ?? SPAN[post];
  return hasCrewOfOne(battle, commander) ? Math.min(span, SPAN_OF_ONE[post]) : span;
}

/** Any one of the command units is enough. */
const isInSpan = (battle: Battle, unit: Unit, commanders: readonly Unit[], post: Post): boolean =>
  commanders.some(
    (commander) =>
      distance(battle, unit.at as string, commander.at as string) <=
      (isWithoutRadio(battle, unit) ? 0 : spanOf(battle, commander, post)),
  );

export const commandUnits = (
  battle: Battle,
  side: string,
  post: Post,
  formations: readonly string[],
): Unit[] =>
  allInActionOf(battle, side).filter(
    (unit) => unit.post === post && formations.includes(formationIdOf(battle, unit)),
  );

const hasLost = (battle: Battle, side: string, post: Post, formations: readonly string[]): boolean =>
  formations.some((id) => lostBy(battle, side, id).includes(post));

/** A side with hidden units keeps it secret: it would reveal another command unit among them. */
const lostBy = (battle: Battle, side: string, id: string): readonly Post[] => [
  ...(battle.side(side).formations?.[id]?.headquartersLost ?? []),
  ...(battle.secret(side).headquartersLost?.[id] ?? []),
];

/** The most MOVE and SHORT HALT commands of a formation, out of all that it has (7.52/e, 7.52/f). */
export function mostMoves(battle: Battle, side: string, formation: string, commands: number): number {
  if (!plays(battle, '7.52')) return commands;
  const half = Math.max(1, Math.floor(commands / 2));
  if (hasLost(battle, side, 'CHQ', [formation]))
    return battle.options.spanHalvesAlike ? half : commands - Math.floor(commands / 2);
  const commanders = commandUnits(battle, side, 'CHQ', [formation]);
  const isComplete =
    commanders.length === 0 ||
    subordinatesOf(battle, side, formation).every((unit) => isInSpan(battle, unit, commanders, 'CHQ'));
  return isComplete ? commands : Math.min(half, commands);
}

/** Recon units stray as they like, and higher command units are nobody's subordinates here. */
const subordinatesOf = (battle: Battle, side: string, formation: string): Unit[] =>
  allInActionOf(battle, side).filter(
    (unit) =>
      formationIdOf(battle, unit) === formation &&
      !unit.recon &&
      unit.kind !== 'counter' &&
      unit.kind !== 'aircraft' &&
      unit.post !== 'BHQ' &&
      unit.post !== 'RHQ',
  );

/** Rows down on the Available Commands Table: two for each level that is out of span or lost (7.52/k, l, o, p, u). */
export function rowsDown(battle: Battle, side: string, formation: string): number {
  if (!plays(battle, '7.52')) return 0;
  const chain = chainOf(battle, side, formation);
  const companies = commandUnits(battle, side, 'CHQ', [formation]);
  const battalions = commandUnits(battle, side, 'BHQ', chain);
  const isCut = [
    isCutOff(battle, side, 'BHQ', chain, companies),
    isCutOff(battle, side, 'RHQ', chain, battalions),
  ];
  return ROWS_DOWN * isCut.filter(Boolean).length;
}

function isCutOff(
  battle: Battle,
  side: string,
  post: Post,
  chain: readonly string[],
  below: readonly Unit[],
): boolean {
  if (hasLost(battle, side, post, chain)) return true;
  const above = commandUnits(battle, side, post, chain);
  if (above.length > 0) return below.length > 0 && !below.some((unit) => isInSpan(battle, unit, above, post));
  return isOffMapOutOfSpan(battle, side, post, chain);
}

/** Off the map it is within span, unless the scenario says otherwise (7.52/j, 7.52/n). */
function isOffMapOutOfSpan(battle: Battle, side: string, post: Post, chain: readonly string[]): boolean {
  const id = chain[post === 'BHQ' ? 1 : 2];
  return id !== undefined && battle.side(side).formations?.[id]?.headquartersOffMap === 'out of span';
}

/** The last command unit of its kind in the formation is gone, for good; given as it was before. */
export function headquartersFall(act: Act, unit: Unit): void {
  const { battle } = act;
  const { side, post } = unit;
  if (post === undefined || !plays(battle, '7.52')) return;
  const id = formationIdOf(battle, unit);
  if (commandUnits(battle, side, post, [id]).length > 0) return;
  if (lostBy(battle, side, id).includes(post)) return;
  const { name = id, headquartersLost = [] } = battle.side(side).formations?.[id] ?? {};
  const about = { side, formation: name, post };
  if (!mayHide(battle, side)) {
    const set = { headquartersLost: [...headquartersLost, post] };
    act.effect('headquarters-lost', about, {
      changes: [withFormation(battle, side, id, set)],
      cites: [LOST[post]],
    });
    return;
  }
  const lost = battle.secret(side).headquartersLost ?? {};
  const set = { headquartersLost: { ...lost, [id]: [...(lost[id] ?? []), post] } };
  act.effect('headquarters-lost', about, {
    to: [side],
    changes: [{ do: 'secret', side, set }],
    cites: [LOST[post]],
  });
}
