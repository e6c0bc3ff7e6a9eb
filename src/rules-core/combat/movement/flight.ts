/** Fleeing and bugging out (10.6). */
import * as z from 'zod';
import type { Mode } from '../attributes.js';
import { terrainDrm } from '../cards.js';
import { isInCloseCombat } from '../close-combat/apart.js';
import { heldRefusal } from '../close-combat/leaving.js';
import { order } from '../form.js';
import { isBlockedQuickly } from '../los/known.js';
import { TEC_ROWS } from '../los/rows.js';
import { eyeOf } from '../los/sight.js';
import { moraleCheck } from '../morale/checks.js';
import { isDisrupted, isInfantry, isPinned, isShaken } from '../morale/status.js';
import { spendImpulse } from '../sequence/impulse.js';
import { enemyOf } from '../sequence/sides.js';
import { type Act, type Battle, type Decision, type Refusal, refuse, type Unit } from '../system.js';
import { entryCost } from '../terrain/costs.js';
import { marksAt, terrainsIn } from '../terrain/ground.js';
import { distance, hexOf, isInPlay, neighbours } from '../terrain/places.js';
import { alight } from '../vehicles/passengers.js';
import { isRidingHalfTrack } from '../vehicles/status.js';
import { hasEnemy } from './entry.js';
import type { Mover } from './march.js';
import { ALLOWANCE, isWading } from './modes.js';

/** With how many Movement Points it runs, and whether it has come to where it is on this move. */
interface Start {
  readonly mp: number;
  readonly came?: true;
}

const AT_WILL: Start = { mp: ALLOWANCE.cautious };

/** Nobody makes for a place on fire (6.13.2). */
const hasCover = (battle: Battle, hex: string): boolean =>
  !marksAt(battle, hex).flame &&
  terrainsIn(battle, hex).some((terrain) => terrainDrm(battle, TEC_ROWS[terrain]).fire > 0);

/** How many hexes to the nearest terrain with a positive DRM and no enemy in it (10.6.1); undefined: none on the map. */
function toCover(battle: Battle, unit: Unit, from: string): number | undefined {
  let edge = [hexOf(from)];
  const seen = new Set(edge);
  for (let far = 0; edge.length > 0; far++) {
    if (edge.some((hex) => hasCover(battle, hex) && !hasEnemy(battle, hex, unit.side))) return far;
    edge = edge.flatMap((hex) => neighbours(battle, hex)).filter((hex) => !seen.has(hex) && seen.add(hex));
  }
  return undefined;
}

/** Movement Points of a step away: whatever side the counter shows, and never into an enemy (10.3.2, 10.6.1). */
export function flightCost(battle: Battle, unit: Unit, to: string, metNow = false): number | Refusal {
  if (!isInPlay(battle, to)) return refuse('NO_SUCH_HEX', `${to} is not in play.`, '3.2.5');
  const held = heldRefusal(battle, unit, metNow);
  if (held) return held;
  const cost = entryCost(battle, unit, to);
  if ('refused' in cost) return cost;
  return hasEnemy(battle, to, unit.side)
    ? refuse('TOWARDS_ENEMY', `${unit.name} does not flee towards the enemy.`, '10.6.1', '6.13.2')
    : cost.mp;
}

/** Fleeing heads for cover by the shortest way in hexes, never into an enemy and never towards one in sight (6.13.2). */
function flightRefusal(
  battle: Battle,
  unit: Unit,
  path: readonly string[],
  { mp, came }: Start,
): Refusal | undefined {
  if (unit.phone !== undefined)
    return refuse('PHONE', 'A unit that carries a phone may only crawl.', '15.6.3.1');
  if (isWading(battle, unit)) return refuse('WADING', `${unit.name} may only crawl in the water.`, '6.12.2');
  let from = unit.at as string;
  let left = mp;
  for (const [i, to] of path.entries()) {
    const far = toCover(battle, unit, from);
    if (far === undefined || far === 0)
      return refuse('NO_NEED', `${unit.name} has no cover to flee to.`, '10.6.1');
    const cost = flightCost(battle, { ...unit, at: from }, to, came && i === 0);
    if (typeof cost === 'object') return cost;
    left -= cost;
    if (left < 0 && i > 0)
      return refuse('TOO_FAR', `${unit.name} has too few Movement Points to flee so far.`, '10.6.1');
    if ((toCover(battle, unit, to) ?? far) >= far)
      return refuse('NOT_TO_COVER', `${to} is not on the way to the nearest cover.`, '10.6.1');
    if (isTowardsEnemy(battle, unit, from, to))
      return refuse('TOWARDS_ENEMY', `${unit.name} does not flee towards the enemy.`, '10.6.1', '6.13.2');
    from = to;
  }
  return undefined;
}

function isTowardsEnemy(battle: Battle, unit: Unit, from: string, to: string): boolean {
  return battle
    .units()
    .some(
      (enemy) =>
        enemy.side !== unit.side &&
        enemy.at !== undefined &&
        distance(battle, enemy.at, to) < distance(battle, enemy.at, from) &&
        !isBlockedQuickly(battle, unit, eyeOf(enemy)),
    );
}

/** Sets a unit running: it meets on its way what every mover meets, and the first hex is always in its reach (10.6.1). */
function setRunning(act: Act, id: string, path: readonly string[], mode: Mode, { mp, came }: Start): void {
  const unit = act.battle.theUnit(id);
  const first = flightCost(act.battle, unit, path[0] as string, came);
  act.effect(
    'fled',
    { unit: id, from: unit.at as string, to: path.at(-1) as string },
    { changes: [{ do: 'unit', unit: id, set: { fled: true } }], cites: ['10.6.1'] },
  );
  run(act, unit, path, mode, { mp: Math.max(mp, typeof first === 'number' ? first : 0), came }, 'flees');
}

function run(
  act: Act,
  { id, side }: Unit,
  path: readonly string[],
  mode: Mode,
  { mp, came }: Start,
  flight: 'flees' | 'bugs-out',
): void {
  const mover = { unit: id, path: path.map((to) => ({ to })), left: mp, ...(came && { came }) };
  act.plan({ task: 'march', side, mode, movers: [mover], flight });
}

const fleeSchema = z.strictObject({
  unit: z.string().describe('The Disrupted unit.'),
  path: z.array(z.string()).min(1).max(8).describe('The hexes on its way to the nearest cover.'),
});

function* flights(battle: Battle, unit: Unit, start: Start) {
  if (unit.at === undefined) return;
  for (const to of neighbours(battle, unit.at))
    if (!flightRefusal(battle, unit, [to], start)) yield { unit: unit.id, path: [to] };
}

/** In an impulse of its own (10.6.1, 10.6.2). */
export const fleeOrder = order({
  title: 'Flee',
  description: 'A Disrupted unit runs for the nearest cover, as the use of an impulse.',
  cites: ['10.6.1', '10.6.2'],
  answers: ['impulse'],
  asks: fleeSchema.shape,
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of battle.units())
      if (unit.side === by && !mayFlee(battle, unit)) yield* flights(battle, unit, AT_WILL);
  },
  read({ battle, by }, asked) {
    const { unit: id, path } = asked;
    const unit = battle.unit(id);
    if (!unit || unit.side !== by) return refuse('NO_SUCH_UNIT', `There is no unit "${id}" of yours.`);
    return mayFlee(battle, unit) ?? flightRefusal(battle, unit, path, AT_WILL) ?? asked;
  },
  perform(act, { unit, path }, { decision }) {
    spendImpulse(act, decision, [unit]);
    const fugitive = act.battle.theUnit(unit);
    if (fugitive.aboard !== undefined) alight(act, fugitive);
    act.effect(
      'set-out',
      { units: [unit], mode: 'cautious' },
      { changes: [{ do: 'unit', unit, set: { moving: 'cautious', marker: 'moved' } }], cites: ['10.6.2'] },
    );
    setRunning(act, unit, path, 'cautious', AT_WILL);
  },
});

function mayFlee(battle: Battle, unit: Unit): Refusal | undefined {
  if (unit.at === undefined || !isInfantry(unit) || !isDisrupted(unit))
    return refuse('NOT_DISRUPTED', `${unit.name} is not Disrupted.`, '10.6.1');
  if (unit.marker !== undefined || unit.fled)
    return refuse('HAS_MOVED', `${unit.name} has moved in this turn.`, '4.4.7');
  const mayAlight = unit.aboard === undefined || (isRidingHalfTrack(battle, unit) && !unit.shaken);
  return mayAlight ? undefined : refuse('RIDING', `${unit.name} rides on a vehicle.`, '11.5.8.2');
}

type Runner = Pick<Mover, 'unit' | 'left' | 'came'>;

/** The first unit that was Disrupted on this move and has not been asked yet. */
export function shakenAmong<R extends Runner>(
  battle: Battle,
  movers: readonly R[],
  asked: readonly string[] = [],
): R | undefined {
  return movers.find(({ unit: id }) => {
    const unit = battle.unit(id);
    return unit !== undefined && isInfantry(unit) && isShaken(unit) && !asked.includes(id);
  });
}

/** Asks whether it runs for cover, if there is a way. */
export function offerFlight(act: Act, side: string, mode: Mode, { unit: id, left, came }: Runner): void {
  const { battle } = act;
  const start: Start = { mp: Math.max(0, left), ...(came && { came }) };
  const ways = battle.asSeenBy({ side }, () => [...flights(battle, battle.theUnit(id), start)]);
  if (ways.length === 0) return;
  const about = { unit: id, ...start, mode: mode === 'crawling' ? 'cautious' : mode };
  act.ask({ side, kind: 'flee-now', about });
}

const startOf = ({ about }: Decision): Start => ({
  mp: about?.mp as number,
  ...(about?.came === true && { came: true }),
});

/** With what is left of its move, and one hex in any case (10.6.1). */
export const runForCover = order({
  title: 'Run for cover',
  description:
    'The unit that was Disrupted on the move heads for the nearest cover with what is left of its move.',
  cites: ['10.6.1'],
  answers: ['flee-now'],
  asks: fleeSchema.shape,
  byExample: true,
  *candidates({ battle, decision }) {
    const unit = battle.unit(decision.about?.unit as string);
    if (unit) yield* flights(battle, unit, startOf(decision));
  },
  read({ battle, decision }, asked) {
    const { unit: id, path } = asked;
    const unit = decision.about?.unit === id ? battle.unit(id) : undefined;
    if (!unit) return refuse('NOT_ASKED', `"${id}" is not the unit that may flee now.`, '10.6.1');
    return flightRefusal(battle, unit, path, startOf(decision)) ?? asked;
  },
  perform(act, { unit, path }, { decision }) {
    setRunning(act, unit, path, decision.about?.mode as Mode, startOf(decision));
  },
});

export const stay = order({
  title: 'Stay',
  description: 'The Disrupted unit stays where it is.',
  cites: ['10.6.1'],
  answers: ['flee-now'],
  asks: {},
  perform: (act, _, { by }) => act.effect('stood-fast', { side: by }),
});

/** Before an enemy enters: a Morale Check to get out (10.6.4). */
export function bugOutTask(
  act: Act,
  { at, side, tried }: { readonly at: string; readonly side: string; readonly tried?: readonly string[] },
): void {
  const owner = enemyOf(act.battle, side);
  if (escapes(act.battle, owner, at, tried).length === 0) {
    act.done();
    return;
  }
  act.ask({
    side: owner,
    kind: 'bug-out',
    about: { at, ...(tried && { tried }) },
  });
}

function escapes(battle: Battle, side: string, at: string, tried: readonly string[] | undefined): Unit[] {
  return battle.unitsAt(at).filter((unit) => {
    const isFree =
      unit.side === side && isInfantry(unit) && !isPinned(unit) && !isDisrupted(unit) && !unit.hidden;
    return (
      isFree &&
      unit.aboard === undefined &&
      unit.phone === undefined &&
      !isWading(battle, unit) &&
      !isInCloseCombat(battle, unit) &&
      !tried?.includes(unit.id) &&
      exits(battle, unit).length > 0
    );
  });
}

const exits = (battle: Battle, unit: Unit): string[] =>
  neighbours(battle, unit.at as string).filter(
    (to) => !hasEnemy(battle, to, unit.side) && !('refused' in entryCost(battle, unit, to)),
  );

export const bugOut = order({
  title: 'Bug out',
  description: 'Take a Morale Check to leave the hex before the enemy enters it.',
  cites: ['10.6.4'],
  answers: ['bug-out'],
  asks: {
    unit: z.string().describe('The unit that leaves.'),
    to: z.string().describe('The hex it leaves for.'),
  },
  *candidates({ battle, by, decision }) {
    for (const unit of mayEscape(battle, by, decision))
      for (const to of exits(battle, unit)) yield { unit: unit.id, to };
  },
  read({ battle, by, decision }, { unit: id, to }) {
    const unit = mayEscape(battle, by, decision).find((each) => each.id === id);
    if (!unit) return refuse('CANNOT_BUG_OUT', `"${id}" cannot bug out.`, '10.6.4');
    return exits(battle, unit).includes(to)
      ? { unit: id, to }
      : refuse('NO_WAY_OUT', `${unit.name} cannot leave for ${to}.`, '10.6.4');
  },
  perform(act, { unit: id, to }) {
    const task = act.battle.position.agenda.at(-1);
    if (task?.task === 'bug-out') act.become({ ...task, tried: [...(task.tried ?? []), id] });
    const from = act.battle.theUnit(id).at as string;
    moraleCheck(act, id, { cites: ['10.6.4'] });
    const unit = act.battle.unit(id);
    if (!unit || isPinned(unit)) return;
    act.effect(
      'bugged-out',
      { unit: id, from, to },
      {
        changes: [{ do: 'unit', unit: id, set: { moving: 'cautious', marker: 'moved' } }],
        cites: ['10.6.4', '10.1.1'],
      },
    );
    const cost = entryCost(act.battle, unit, to);
    run(act, unit, [to], 'cautious', { mp: 'refused' in cost ? 0 : cost.mp }, 'bugs-out');
  },
});

const mayEscape = (battle: Battle, by: string, decision: Decision): Unit[] =>
  escapes(battle, by, decision.about?.at as string, decision.about?.tried as readonly string[] | undefined);

export const stand = order({
  title: 'Stand',
  description: 'Await the enemy.',
  cites: ['10.6.4'],
  answers: ['bug-out'],
  asks: {},
  perform(act, _, { by }) {
    act.effect('stood-fast', { side: by });
    act.done();
  },
});
