/** The orders to move on foot (10.1, 10.5): one unit, or a platoon at the same time. */
import * as z from 'zod';
import type { Listing } from '../../kernel/decide/rulebook.js';
import type { Reason } from '../../kernel/views/reasons.js';
import { MODES, type Mode } from '../attributes.js';
import { order } from '../form.js';
import { isDisrupted, isLeader, isPinned } from '../morale/status.js';
import { exitRefusal, OFF_MAP } from '../scenario/edges.js';
import { spendImpulse } from '../sequence/impulse.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { entryCost, isTrench, reasonsOf } from '../terrain/costs.js';
import { floorsIn, hasCellar, hasFeature, hasRoof, isBuilding, marksAt } from '../terrain/ground.js';
import { floorOf, hexOf, insideOf, neighbours } from '../terrain/places.js';
import { climbingDownRefusal } from '../terrain/sewers.js';
import { ACTS, DEEDS, type Step } from './acts.js';
import { ALLOWANCE, MARKER, mayFireOnTheMove, mayMove, mustFlip } from './modes.js';
import { routeRefusal, stepCost } from './route.js';
import { standTogether } from './together.js';

export type Route = {
  readonly unit: string;
  readonly path: readonly Step[];
};
interface MoveMembers {
  readonly mode: Mode;
  readonly routes: readonly Route[];
  /** Ask again when the paths are walked, instead of ending the move. */
  readonly more?: boolean;
  /** Declares that the move is to search for hidden units (3.3.4.3.2). */
  readonly search?: boolean;
  /** Begin with the Action Check for a Bayonet Charge. */
  readonly charge?: boolean;
}
type MoveOrder = MoveMembers;

const stepSchema = z.strictObject({
  to: z.string().optional().describe('The location to enter.'),
  shellholes: z.boolean().optional().describe('Pay 1 more for the cover of its shellholes.'),
  trench: z.boolean().optional().describe('Go under the trench there.'),
  do: z.enum(DEEDS).optional().describe('Something to do instead of entering a place.'),
  at: z.string().optional().describe('The hex or unit that the deed is about.'),
});
export const routesSchema = z
  .array(
    z.strictObject({
      unit: z.string().describe('The unit that moves.'),
      path: z.array(stepSchema).max(16).describe('Its steps, in order.'),
    }),
  )
  .min(1)
  .max(24);

export const move = order({
  title: 'Move',
  description:
    'Move a unit, or a platoon of units in up to three adjacent hexes with a leader, hex by hex at the same time.',
  cites: ['10.1.2', '10.5.1'],
  answers: ['impulse'],
  asks: {
    mode: z.enum(MODES).describe('Running, Cautious, Assault Movement or Crawling.'),
    routes: routesSchema.describe('One route for each unit.'),
    more: z.boolean().optional().describe('Be asked again at the end of the paths.'),
    search: z.boolean().optional().describe('Search for hidden units on the way.'),
    charge: z.boolean().optional().describe('Begin with the Action Check for a Bayonet Charge.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of battle.units()) if (unit.side === by) yield* movesOf(battle, unit);
    yield* stackMoves(battle, by);
  },
  read: ({ battle, by }, order) => checkMove(battle, order, by) ?? order,
  listing: ({ battle }, order) => costOf(battle, order),
  perform(act, { mode, routes, more, charge, search }, { by, decision }) {
    const ids = routes.map(({ unit }) => unit);
    spendImpulse(act, decision, ids);
    const changes: Change[] = ids.map((unit) => ({
      do: 'unit',
      unit,
      set: { ...begins(act.battle.theUnit(unit), mode), ...(search && { searching: true as const }) },
    }));
    act.effect('set-out', { units: ids, mode }, { changes, cites: ['10.1.1'] });
    const movers = routes.map(({ unit, path }) => ({ unit, path, left: ALLOWANCE[mode] }));
    act.plan({
      task: 'march',
      side: by,
      mode,
      movers,
      ...(more && { more: true as const }),
      ...(routes.length > 1 && { platoon: true as const }),
    });
    if (charge) act.plan({ task: 'charge', side: by });
    if (mode === 'assault' && standsStill(routes))
      act.plan({ task: 'reaction', trigger: 'move', side: by, units: ids });
  },
});

/** Markers of the mode go on at once; a gun moving weapon side up counts as Cautious (10.4.1). */
function begins(unit: Unit, mode: Mode) {
  const weaponUp = unit.kind === 'gun' && unit.face === 'weapon';
  return {
    moving: weaponUp ? ('cautious' as const) : mode,
    marker: MARKER[mode],
    ...(unit.hidden && { hidden: null }),
  };
}

function checkMove(battle: Battle, order: MoveOrder, by: string): Refusal | undefined {
  const units: Unit[] = [];
  for (const [i, { unit: id, path }] of order.routes.entries()) {
    const unit = battle.unit(id);
    if (!unit) return { ...refuse('NO_SUCH_UNIT', `There is no unit "${id}".`), path: `$.routes[${i}].unit` };
    if (unit.side !== by) return refuse('NOT_YOUR_UNIT', `${unit.name} is not yours.`);
    const refusal =
      mayMove(battle, unit, order.mode) ??
      routeRefusal(battle, unit, path, order.mode, ALLOWANCE[order.mode]);
    if (refusal) return refusal;
    units.push(unit);
  }
  const unled = climbingDownRefusal(battle, order.routes);
  if (unled) return unled;
  const isOfUse = order.search || units.some((unit) => mayFireOnTheMove(battle, unit, order.mode));
  if (standsStill(order.routes) && !(order.more && isOfUse))
    return refuse(
      'NO_STEPS',
      'Give at least one step; with "more" units may search, or fire by Assault Movement or crawling, before it.',
      '10.1.2',
      '10.1.5',
      '10.1.6',
    );
  if (order.charge && order.mode !== 'running' && order.mode !== 'cautious')
    return refuse('NO_CHARGE', 'A Bayonet Charge is made running or by Cautious Movement.', '10.5.3.1#2');
  return order.routes.length > 1 ? platoonRefusal(battle, order, units) : undefined;
}

/** No step yet: to fire or to search first (10.1.5, 10.1.6, 3.3.4.3.2). */
const standsStill = (routes: readonly Route[]): boolean => routes.every(({ path }) => path.length === 0);

/** A platoon: up to three adjacent hexes with a leader who moves along, and together again at the end (10.5.1, 10.5.2). */
function platoonRefusal(battle: Battle, order: MoveOrder, units: readonly Unit[]): Refusal | undefined {
  if (new Set(units.map(({ id }) => id)).size !== units.length)
    return refuse('TWICE', 'Name each unit once.', '10.5.1');
  const start = [...new Set(units.map((unit) => hexOf(unit.at ?? OFF_MAP)))];
  if (start.includes(OFF_MAP) && start.length > 1)
    return refuse('NOT_A_PLATOON', 'A platoon starts on the map or off it.', '10.5.1');
  if (start.length > 3 || !standTogether(battle, start))
    return refuse('NOT_A_PLATOON', 'A platoon starts in up to three adjacent hexes.', '10.5.1');
  if (!units.some((unit) => isLeader(unit) && !isPinned(unit) && !isDisrupted(unit)))
    return refuse('NO_LEADER', 'A platoon needs a leader.', '10.5.1');
  const ends = order.routes.map(({ path }, i) => hexOf(lastPlace(path) ?? units[i]?.at ?? OFF_MAP));
  if (standTogether(battle, ends)) return undefined;
  return refuse('TORN_APART', 'A platoon ends its move adjacent or in the same hex.', '10.5.2');
}

const lastPlace = (path: readonly Step[]): string | undefined =>
  path.findLast(({ to }) => to !== undefined)?.to;

/** First steps in every direction; longer paths are made of them. */
function* movesOf(battle: Battle, unit: Unit): Iterable<MoveOrder> {
  if (unit.marker !== undefined || (unit.at === undefined && !unit.enters)) return;
  const modes = MODES.filter((mode) => !mayMove(battle, unit, mode));
  if (modes.length === 0) return;
  for (const mode of modes)
    if (mayFireOnTheMove(battle, unit, mode))
      yield { mode, routes: [{ unit: unit.id, path: [] }], more: true };
  for (const step of firstSteps(battle, unit))
    for (const mode of modes) yield { mode, routes: [{ unit: unit.id, path: [step] }], more: true };
}

/** What the step of one unit costs; a platoon's units pay each for itself. */
function costOf(battle: Battle, { mode, routes }: MoveOrder): Listing {
  const [only, ...others] = routes;
  if (!only || others.length > 0) return {};
  const [step] = only.path;
  const mp = step ? stepCost(battle, battle.theUnit(only.unit), step, mode) : 0;
  if (typeof mp !== 'number') return {};
  const isEntry = step && mode !== 'crawling';
  return { cost: { mp }, reasons: isEntry ? whyItCosts(battle, battle.theUnit(only.unit), step) : [] };
}

/** What entering a place is made of; a deed has its price. */
function whyItCosts(battle: Battle, unit: Unit, { to, shellholes, trench }: Step): Reason[] {
  if (to === undefined) return [];
  const cost = entryCost(battle, unit, to, {
    ...(shellholes && { shellholes }),
    ...(trench && { intoTrench: trench }),
  });
  return 'refused' in cost ? [] : reasonsOf(cost);
}

/** Everything a unit might do next, possible or not. */
export function* firstSteps(battle: Battle, unit: Unit): Iterable<Step> {
  if (unit.aboard !== undefined) {
    yield { do: 'dismount' };
    yield { do: 'disembark' };
    return;
  }
  if (unit.at === undefined) {
    for (const to of unit.enters?.hexes ?? []) yield { to };
    return;
  }
  const { at } = unit;
  if (mustFlip(unit) || (unit.face === 'move' && !unit.jammed)) yield { do: 'flip' };
  if (insideOf(at) === '') {
    for (const to of neighbours(battle, at)) {
      yield { to };
      const marks = marksAt(battle, to);
      if (hasFeature(marks, 'shellholes')) yield { to, shellholes: true };
      if (isTrench(battle, to)) yield { to, trench: true };
    }
  }
  yield* upAndDown(battle, at);
  if (unit.inCover) yield { do: 'uncover' };
  if (unit.post === 'trench' || unit.post === 'at-trench') yield { do: 'out-of-trench' };
  else if (isTrench(battle, at)) yield { do: 'into-trench' };
  if (battle.side(unit.side).smokeGrenades) yield { do: 'smoke', at: hexOf(at) };
  if (!exitRefusal(battle, unit)) yield { do: 'exit' };
  yield* lesserDeeds(battle, unit, at);
}

function* upAndDown(battle: Battle, at: string): Iterable<Step> {
  if (!isBuilding(battle, at)) return;
  const hex = hexOf(at);
  const marks = marksAt(battle, hex);
  const floor = floorOf(at);
  if (floor !== undefined && floor < floorsIn(battle, at)) yield { to: `${hex}/${floor + 1}` };
  if (floor === 1) yield { to: hex };
  if (floor !== undefined && floor > 1) yield { to: `${hex}/${floor - 1}` };
  const top = floorsIn(battle, at) === 0 ? hex : `${hex}/${floorsIn(battle, at)}`;
  if (insideOf(at) === 'roof' || insideOf(at) === 'steeple') yield { to: top };
  if (at === top && hasFeature(marks, 'steeple')) yield { to: `${hex}/steeple` };
  if (at === top && hasRoof(battle, hex)) yield { to: `${hex}/roof` };
  if (at === hex && hasCellar(battle, hex)) yield { to: `${hex}/cellar` };
  if (insideOf(at) === 'cellar') yield { to: hex };
}

function* lesserDeeds(battle: Battle, unit: Unit, at: string): Iterable<Step> {
  const marks = marksAt(battle, at);
  if (marks.emptyDugIn && !unit.dugIn) yield { do: 'into-foxhole' };
  if (hasFeature(marks, 'gully') && !unit.onLip) yield { do: 'climb' };
  if (marks.radio || marks.phone) yield { do: 'pick-up' };
  for (const other of battle.unitsAt(at))
    if (other.side === unit.side && other.kind === 'vehicle') yield { do: 'mount', at: other.id };
    else if (other.side === unit.side && other.kind === 'raft') yield { do: 'embark', at: other.id };
  for (const deed of NEARBY) if (typeof ACTS[deed].cost(battle, unit, {}) === 'number') yield { do: deed };
}

/** Things to do that depend on nothing but the place. */
const NEARBY = [
  'take-cover',
  'into-pillbox',
  'out-of-pillbox',
  'close-gate',
  'smash',
  'carry-off',
  'into-sewer',
  'out-of-sewer',
  'disembark',
] as const;

/** A leader and everybody with him, one step in every direction. */
function* stackMoves(battle: Battle, by: string): Iterable<MoveOrder> {
  for (const leader of battle.units()) {
    if (leader.side !== by || !isLeader(leader) || leader.at === undefined || leader.marker) continue;
    const stack = battle.unitsAt(leader.at).filter((unit) => unit.side === by);
    for (const mode of MODES) {
      const able = stack.filter(
        (unit) => !mayMove(battle, unit, mode) && !(mustFlip(unit) && mode !== 'crawling'),
      );
      if (able.length < 2 || !able.includes(leader)) continue;
      for (const to of insideOf(leader.at) === '' ? neighbours(battle, leader.at) : []) {
        const routes = able.map((unit) => ({ unit: unit.id, path: [{ to }] }));
        const order: MoveOrder = { mode, routes, more: true };
        yield order;
        if (mayFindSomebody(battle, by, mode)) yield { ...order, search: true };
      }
      for (const step of [{ do: 'into-sewer' }, { do: 'out-of-sewer' }] as const) {
        const party = able.filter((unit) => typeof stepCost(battle, unit, step, mode) === 'number');
        if (party.length > 1 && party.includes(leader))
          yield { mode, routes: party.map((unit) => ({ unit: unit.id, path: [step] })), more: true };
      }
    }
  }
}

/** Searching takes time, and an enemy who may have hidden units (3.3.4.3.2). */
const mayFindSomebody = (battle: Battle, by: string, mode: Mode): boolean =>
  (mode === 'cautious' || mode === 'crawling') &&
  battle.sideIds().some((side) => side !== by && battle.side(side).mayHide);
