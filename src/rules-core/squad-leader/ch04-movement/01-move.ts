/** Moving (4.1): units that have not fired go hex by hex, alone or together, as far as their factors carry them. */

import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { carriedWith } from '../ch03-infantry/04-carrying.js';
import { hillBonus } from '../ch03-infantry/16-gurkhas.js';
import { chargingPaths, strays } from '../ch03-infantry/25-charge.js';
import { abandon, notGuardedBy } from '../ch03-infantry/29-prisoners.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { hasLostNerve, isBefore } from '../ch07-overrun/02-nerve.js';
import { shunned } from '../ch13-direct-fire/24-facing-flames.js';
import { depthAt } from '../ch14-terrain/22-streams.js';
import { staysOnCrest } from '../ch14-terrain/25-crests.js';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import { alwaysGetsOut, cannotLeaveWire, isWired } from '../ch15-fortifications/01-wire.js';
import { isShutIn } from '../ch15-fortifications/05-bunkers.js';
import { areGuided } from '../ch15-fortifications/07-minefields.js';
import { stairsBarred } from '../ch15-fortifications/08-stairway-mines.js';
import { order } from '../form.js';
import { isInPlay } from '../options/optional-rules.js';
import { tooManyStacks, waitsForSight } from '../scenario-rules/waiting.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isDummy, isInfantry, isLeader, isOnMap, ofSide } from '../units/kinds.js';
import { extraInto } from './01-march.js';
import { costOfPath, pathsOf, waysOf } from './01-ways.js';
import { isOverloaded, tooHeavy } from './02-portage.js';
import { bypassAsked, type Detour, detoursAround, detoursOn } from './06-bypass.js';
import { roadBonus } from './07-double-time.js';
import { needsMen } from './10-motorcycles.js';
import { isStony, pushesMotorcycle } from './10-pushing.js';
import { companionsOf, isMounted } from './12-cavalry.js';
import { allotmentOf, allowanceOf } from './costs.js';
import { hasRoomIn, roomFor } from './stacking.js';

/** A leader who comes into a house at once has so many left (15.8.9.4/q2). */
const MOST_CARE = 6;
const MOST_UNITS = 4;
const MOST_HEXES = 20;
const MOST_PRISONERS = 6;

export const move = order({
  title: 'Move',
  description:
    'Units that have not fired in this player turn move together from one hex, along a path of adjacent hexes, as far as their movement factors carry them. They may go on until another unit moves.',
  cites: ['4.1.1', '4.1.2', '4.1.5', '4.1.11', '4.3.3'],
  answers: ['movement'],
  asks: {
    units: z
      .array(z.string())
      .min(1)
      .max(MOST_UNITS)
      .describe('Who moves: all from one hex, or off the map.'),
    path: z.array(z.string()).min(1).max(MOST_HEXES).describe('The hexes entered, in their order.'),
    abandon: z
      .array(z.string())
      .min(1)
      .max(MOST_PRISONERS)
      .optional()
      .describe('Prisoners whom their guard leaves behind (3.29.17).'),
    assault: z
      .literal(true)
      .optional()
      .describe('By Assault Movement: one hex, and not for all factors (4.5.1).'),
    care: z
      .int()
      .min(1)
      .max(MOST_CARE)
      .optional()
      .describe(
        'Movement factors more than needed, to look for a booby trap in the house at the end (15.8.9.1).',
      ),
    bypass: z
      .array(bypassAsked)
      .min(1)
      .max(MOST_HEXES)
      .optional()
      .describe('Woods and buildings on the way that they go around (4.6.1).'),
  },
  byExample: true,
  *accepted({ battle, by }) {
    for (const stack of stacks(battle, by)) {
      const ids = stack.map(({ id }) => id);
      const units = movers(battle, by, ids);
      if (isRefusal(units)) continue;
      // Those who go along with a unit may be berserk too.
      yield* units.some(({ berserk }) => berserk)
        ? acceptedCharges(battle, by, ids, units)
        : acceptedMoves(battle, by, ids, units);
    }
  },
  read: ({ battle, by }, asked) => readMove(battle, by, asked),
  listing: (_eyes, _asked, { cost }) => ({ cost: { MF: cost } }),
  perform(act, { units, path, assault, left, detours, care }) {
    abandon(act, units, left);
    act.plan({
      task: 'march',
      units,
      path,
      ...(assault && { assault }),
      ...(detours.length > 0 && { detours }),
      ...(care && { care }),
    });
  },
});

/** With what they have more on such a way (4.7.1, 3.16.5). */
function allowanceOnThis(battle: Battle, units: readonly Unit[], path: readonly string[]): number {
  if (alwaysGetsOut(battle, units)) return Number.POSITIVE_INFINITY;
  const whole = Math.max(...units.map((unit) => allotmentOf(battle, unit, units)));
  return allowanceOf(battle, units) + roadBonus(battle, units, path) + hillBonus(battle, units, path, whole);
}

/** Led through mines they pay twice for each such hex (3.30/Tc). */
function tollOn(battle: Battle, units: readonly Unit[], path: readonly string[]): number {
  const [{ at }] = units as [Unit];
  if (!areGuided(battle, units)) return 0;
  return path.reduce((sum, to, i) => sum + extraInto(battle, path[i - 1] ?? at, to, units), 0);
}

interface Asked {
  readonly units: readonly string[];
  readonly path: readonly string[];
  readonly assault?: true | undefined;
  readonly abandon?: readonly string[] | undefined;
  readonly bypass?: Parameters<typeof detoursOn>[3] | undefined;
  readonly care?: number | undefined;
}

export function readMove(
  battle: Battle,
  by: string,
  { units: ids, path, assault, abandon: left = [], bypass = [], care }: Asked,
) {
  const units = movers(battle, by, ids);
  if (isRefusal(units)) return units;
  const notHeld = notGuardedBy(battle, units, left);
  if (notHeld) return notHeld;
  const isHeld =
    tooHeavy(battle, units, path.length) ??
    besideATrap(units) ??
    stairsBarred(battle, units, path) ??
    leftWithoutLeader(battle, units) ??
    cannotLeaveWire(battle, units, path, assault) ??
    staysOnCrest(battle, units, path[0] ?? '');
  if (isHeld) return isHeld;
  const detours = detoursOn(battle, units, path, bypass);
  if (isRefusal(detours)) return detours;
  const priced = costOfPath(battle, units, path, {
    allowance: allowanceOnThis(battle, units, path) - tollOn(battle, units, path),
    detours,
  });
  if (isRefusal(priced)) return priced;
  const { cost } = priced;
  const careless = care === undefined ? undefined : tooCareful(battle, units, path, { cost, care });
  if (careless) return careless;
  if (units.some((unit) => pushesMotorcycle(battle, unit)) && path.some((at) => isStony(battle, at)))
    return refuse('IMPASSABLE', 'Motorcycles are not pushed into rubble or crags.', '4.10.9/a', '14.10.2');
  if (isTooWorn(battle, units, path))
    return refuse('EXHAUSTED', 'The exhausted do not wade into a deep stream.', '14.22.9');
  if (isDaunted(battle, units, path))
    return refuse('HAS_TRIED', 'Their nerve is gone: they ride at no AFV.', '4.12.19');
  const shy = shunned(units, path);
  if (shy) return { ...shy, path: '$.path' };
  const raging = chargeRefusal(battle, units, path, assault);
  if (raging) return raging;
  const last = path.at(-1) as string;
  if (!hasRoomIn(battle, last, by, units, left))
    return { ...refuse('NO_ROOM', `There is no room in ${last}.`, '4.3.1', '4.3.3'), path: '$.path' };
  if (assault && !isInPlay(battle, '4.5'))
    return refuse('NOT_IN_PLAY', 'This battle has no Assault Movement.', '4.5.1');
  if (assault && units.some(isMounted))
    return refuse('MOUNTED', 'Cavalry makes no Assault Movement.', '4.5.3');
  if (assault && units.some(({ moved }) => moved))
    return refuse('HAS_MOVED', 'Assault Movement is declared before the move.', '4.5.1');
  if (assault && (path.length > 1 || cost >= allowanceOf(battle, units)))
    return refuse(
      'TOO_FAR',
      'Assault Movement is one hex, and must leave movement factors.',
      '4.5.1',
      '4.5.3',
    );
  return { units: units.map(({ id }) => id), path, assault, left, detours, cost, care };
}

/** What `readMove` would say of every way, asked once for all of them. */
function* acceptedMoves(battle: Battle, by: string, ids: readonly string[], units: readonly Unit[]) {
  if (notGuardedBy(battle, units, []) || leftWithoutLeader(battle, units) || besideATrap(units)) return;
  if (areGuided(battle, units)) {
    yield* acceptedWithGuide(battle, by, ids, units);
    return;
  }
  const all = units.map(({ id }) => id);
  const left: readonly string[] = [];
  const detours: Detour[] = [];
  const hasRoom = roomFor(battle, by, units);
  const pushes = units.some((unit) => pushesMotorcycle(battle, unit));
  for (const { path, cost } of waysOf(battle, units))
    if (
      hasRoom(path.at(-1) as string) &&
      !tooHeavy(battle, units, path.length) &&
      !isDaunted(battle, units, path) &&
      !(pushes && path.some((at) => isStony(battle, at))) &&
      !isTooWorn(battle, units, path) &&
      !stairsBarred(battle, units, path) &&
      !shunned(units, path)
    )
      yield {
        members: { units: ids, path },
        plan: { units: all, path, assault: undefined, left, detours, cost, care: undefined },
      };
  for (const way of detoursAround(battle, units[0] as Unit)) {
    const around = readMove(battle, by, { units: ids, ...way });
    if (!isRefusal(around)) yield { members: { units: ids, ...way }, plan: around };
  }
}

function* acceptedWithGuide(battle: Battle, by: string, ids: readonly string[], units: readonly Unit[]) {
  for (const path of pathsOf(battle, units)) {
    const plan = readMove(battle, by, { units: ids, path });
    if (!isRefusal(plan)) yield { members: { units: ids, path }, plan };
  }
}

/** Exhausted until they move (4.7.12), they do not begin it in deep water (14.22.9). */
const isTooWorn = (battle: Battle, units: readonly Unit[], [first]: readonly string[]): boolean =>
  first !== undefined &&
  units.some(({ cx, berserk, rides }) => cx && !berserk && !rides) &&
  depthAt(battle, first) === 'deep stream';

/** Cavalry that has lost its nerve rides at no AFV in this player turn (4.12.19). */
const isDaunted = (battle: Battle, units: readonly Unit[], path: readonly string[]): boolean =>
  units.some(hasLostNerve) && path.some((hex) => isBefore(battle, units[0] as Unit, hex));

function* acceptedCharges(battle: Battle, by: string, ids: readonly string[], units: readonly Unit[]) {
  for (const path of chargesFor(battle, units)) {
    const plan = readMove(battle, by, { units: ids, path });
    if (!isRefusal(plan)) yield { members: { units: ids, path }, plan };
  }
}

/** The berserk run by a shortest way, and never carefully (3.25.3, 4.5.3). */
function chargeRefusal(
  battle: Battle,
  units: readonly Unit[],
  path: readonly string[],
  assault: true | undefined,
): Refusal | undefined {
  for (const unit of units) {
    if (!unit.berserk || !isOnMap(unit)) continue;
    if (isMounted(unit))
      return refuse('MUST_CHARGE', `${unit.name} is berserk, and charges on horseback.`, '4.12.26');
    if (assault) return refuse('BERSERK', `${unit.name} is berserk, and charges.`, '4.5.3');
    const refusal = strays(battle, unit, path);
    if (refusal) return refusal;
  }
  return undefined;
}

/** As far as its factors last, and room. */
function chargesFor(battle: Battle, units: readonly Unit[]): string[][] {
  const [first] = units as [Unit];
  if (!isOnMap(first)) return pathsOf(battle, units);
  return chargingPaths(battle, first, allowanceOf(battle, units)).flatMap((path) => {
    const end = path.findLastIndex((at) => hasRoomIn(battle, at, first.side, units));
    const last = isWired(battle, first.at) ? Math.min(end, 0) : end;
    return last < 0 ? [] : [path.slice(0, last + 1)];
  });
}

/** Berserk units that can still charge, and so must (3.25.3). */
export const boundToCharge = (battle: Battle, by: string): Unit | undefined =>
  ofSide(battle, by).find(
    (unit) =>
      unit.berserk &&
      mayMove(unit) &&
      isOnMap(unit) &&
      chargesFor(battle, [unit]).some((path) => !isRefusal(readMove(battle, by, { units: [unit.id], path }))),
  );

/** Each unit by itself, and all of a hex together where a leader is with them. */
function* stacks(battle: Battle, by: string): Iterable<Unit[]> {
  const able = ofSide(battle, by).filter((unit) => mayMove(unit) && (isOnMap(unit) || unit.entry));
  for (const unit of able) yield [unit];
  for (const leader of able.filter(isLeader)) {
    const group = able.filter(
      (unit) =>
        unit.at === leader.at &&
        isOnMap(unit) &&
        unit.id !== leader.id &&
        isMounted(unit) === isMounted(leader) &&
        unit.wheels === leader.wheels,
    );
    if (group.length > 0 && group.length < MOST_UNITS) yield [leader, ...group];
  }
}

/** Men, and '?' without anybody beneath them, which go as men do (2.4.2). */
const canWalk = (unit: Unit): boolean => isInfantry(unit) || isDummy(unit);

const mayMove = (unit: Unit): boolean =>
  canWalk(unit) &&
  !unit.broken &&
  !unit.prep &&
  !unit.fired &&
  !unit.dismounted &&
  !unit.searched &&
  (!unit.moved || unit.moving === true || unit.berserk === true);

/** Those who are named, with all who sit on their horses or carry them, of one place and able to move. */
export function movers(battle: Battle, by: string, named: readonly string[]): Unit[] | Refusal {
  const units: Unit[] = [];
  const twice = named.find((id, i) => named.indexOf(id) !== i);
  if (twice !== undefined) return { ...refuse('TWICE', `Name "${twice}" once.`, '4.1.3'), path: '$.units' };
  for (const id of withCompanions(battle, named)) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !canWalk(unit) || !(isOnMap(unit) || unit.entry))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" that can move: name one of yours.`),
        path: '$.units',
      };
    if (unit.broken) return refuse('BROKEN', `${unit.name} is broken: it only routs.`, '3.21.1');
    if (unit.ti) return refuse('IMMOBILE', `${unit.name} is temporarily immobilized.`, '3.30.1');
    const idle = needsMen(battle, unit) ?? isShutIn(battle, unit);
    if (idle) return idle;
    if (unit.engaged || (isInMelee(battle, unit) && !ridesOut(unit)))
      return refuse('IN_MELEE', `${unit.name} is locked in melee.`, '6.3.1');
    if (unit.prep || unit.fired)
      return refuse('HAS_FIRED', `${unit.name} has fired in this player turn.`, '4.1.1');
    if (unit.searched) return refuse('HAS_MOVED', `${unit.name} has searched: its move is over.`, '2.3.9.3');
    if (unit.moved && !unit.moving && !unit.berserk)
      return refuse('HAS_MOVED', `${unit.name} has moved in this phase.`, '4.1.13');
    if (unit.dismounted) return refuse('HAS_MOVED', `${unit.name} has dismounted in this phase.`, '4.12.14');
    units.push(unit);
  }
  const [first] = units as [Unit];
  const held = waitsForSight(battle, units) ?? tooManyStacks(battle, first);
  if (held) return held;
  if (isMounted(first) && isOverloaded(battle, units))
    return refuse('TOO_HEAVY', 'A horse carries at most 8 portage points.', '4.12.15');
  if (units.some((unit) => unit.wheels !== first.wheels))
    return refuse('NOT_TOGETHER', 'Riders of one kind move together.', '4.10.12');
  if (units.some((unit) => isMounted(unit) !== isMounted(first)))
    return refuse('NOT_TOGETHER', 'Cavalry does not ride with those on foot.', '4.12.2');
  if (units.some(({ onSkis }) => onSkis !== first.onSkis))
    return refuse('NOT_TOGETHER', 'Those on skis do not go with those on foot.', '4.13.4');
  return units.every(({ at }) => at === first.at)
    ? units
    : refuse('NOT_TOGETHER', 'Units that move together begin in one hex.', '4.1.5');
}

/** Riders, cyclists and men on skis move out of a melee as they are (6.3.7). */
const ridesOut = (unit: Unit): boolean => isMounted(unit) || unit.onSkis === true;

const withCompanions = (battle: Battle, ids: readonly string[]): string[] => [
  ...new Set(ids.flatMap((id) => [id, ...companionsHere(battle, id)])),
];

const companionsHere = (battle: Battle, id: string): string[] => {
  const unit = battle.unit(id);
  return unit ? [...companionsOf(battle, unit), ...carriedWith(battle, unit)].map((one) => one.id) : [];
};

/** Led further than its own factors carry it, a unit is not left behind by its leader (4.1.5). */
function leftWithoutLeader(battle: Battle, units: readonly Unit[]): Refusal | undefined {
  const left = battle.units().filter((unit) => unit.moving && isInfantry(unit) && !units.includes(unit));
  return left.some((unit) => !isLeader(unit) && allowanceOf(battle, [unit, ...left.filter(isLeader)]) < 0)
    ? refuse('NO_LEADER', 'Those who went so far by their leader stay with him.', '4.1.5')
    : undefined;
}

/** Who has come to a booby trap after others stays there (15.8.9.3). */
const besideATrap = (units: readonly Unit[]): Refusal | undefined =>
  units.some(({ trapped }) => trapped === 'follower')
    ? refuse('HAS_MOVED', 'They have come into a house with a booby trap: their move is over.', '15.8.9.3')
    : undefined;

/** Only into a house, and without what double time or a leader gives (15.8.9.1, 15.8.9.5). */
function tooCareful(
  battle: Battle,
  units: readonly Unit[],
  path: readonly string[],
  { cost, care }: { readonly cost: number; readonly care: number },
): Refusal | undefined {
  const last = path.at(-1) as string;
  if (!isBuilding(groundAt(battle, last)))
    return refuse('INDOORS', `Care is taken in houses, and ${last} is none.`, '15.8.9.1');
  const alone = Math.min(
    ...units.map((unit) => allowanceOf(battle, [{ ...unit, doubleTime: undefined } as Unit])),
  );
  return cost + care > alone
    ? refuse('TOO_FAR', `That costs ${cost + care} MF, and they have ${alone} of their own.`, '15.8.9.5')
    : undefined;
}
