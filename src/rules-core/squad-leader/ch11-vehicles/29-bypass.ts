/** Bypass of vehicles (11.29): around the woods or the building of a hex, along its hexsides, on or to a stop beside it. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { HEXSIDES, type Hexside } from '../../kernel/geometry/grid.js';
import { around, neighbours, sideTowards } from '../../mechanics/places.js';
import { uncoverAll } from '../ch02-sight/03-concealment.js';
import { sidesBetween } from '../ch04-movement/06-bypass.js';
import { rubbleAt } from '../ch14-terrain/03-storeys.js';
import { groundAt, isCover, isRoadblocked } from '../ch14-terrain/ground.js';
import { touchedSides } from '../ch14-terrain/symbols.js';
import { isAblaze } from '../ch16-fire/02-fires.js';
import { type Act, type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { enemyOf, ofSide, vehiclesAt } from '../units/kinds.js';
import { bypassCost, inReverse } from './costs.js';

const MOST_SIDES = 5;
const MOST_HEXES = 12;

export const bypassAsked = z
  .array(
    z.strictObject({
      at: z
        .string()
        .describe('A hex of the path, or its own hex as the first, where it goes on around the obstacle.'),
      past: z
        .enum(['left', 'right'])
        .describe('On which side it passes the obstacle: left, when it has the obstacle to its right.'),
      sides: z
        .int()
        .min(1)
        .max(MOST_SIDES)
        .optional()
        .describe('Along how many hexsides it goes where its way ends there: one when left out.'),
    }),
  )
  .max(MOST_HEXES);
type Asked = z.infer<typeof bypassAsked>[number];

/** How it stands beside the obstacle: the hexsides that it went along, and the corner that it points at (11.29.4). */
type Beside = NonNullable<Unit['beside']>;

/** A hex of its way that it bypasses. */
export interface Pass {
  readonly at: string;
  readonly beside: Beside;
  readonly mp: number;
}

/** The hexes that it bypasses on its way; a refusal where one of them is not open. */
export function passesOn(
  battle: Battle,
  vehicle: Unit,
  path: readonly string[],
  asked: readonly Asked[],
  reverse?: true | undefined,
): Pass[] | Refusal {
  if (reverse) return backOn(battle, vehicle, path, asked);
  const found: Pass[] = [];
  for (const [i, one] of asked.entries()) {
    const here = path.indexOf(one.at);
    const [from, to] = [here === 0 ? vehicle.at : path[here - 1], path[here + 1]];
    const pass =
      here < 0 || from === undefined || found.some(({ at }) => at === one.at)
        ? refuse('NO_WAY', `${one.at} is not a hex of the way, or it comes from off the map.`, '11.29.4')
        : passOf(battle, vehicle, { ...one, from, to });
    if (isRefusal(pass)) return { ...pass, path: `$.bypass[${i}]` };
    found.push(pass);
  }
  return found;
}

/** It backs along the way by which it came around the obstacle, and stays beside it (11.27/q3, 11.27/q4). */
function backOn(
  battle: Battle,
  vehicle: Unit,
  path: readonly string[],
  [asked, ...others]: readonly Asked[],
): Pass[] | Refusal {
  const { at, beside } = vehicle;
  const { sides = 1 } = asked ?? {};
  if (!asked || at === undefined || !beside || asked.at !== at || path.length !== 1 || others.length > 0)
    return refuse(
      'NO_WAY',
      'In reverse it goes back around the obstacle of its own hex, or out of it.',
      '11.27/q3',
    );
  const back = beside.along.slice(-sides);
  if (back.length < sides)
    return refuse('NO_WAY', `${vehicle.name} has not come so far around it.`, '11.27/q3');
  const first = back[0] as Hexside;
  const corner = beside.past === 'left' ? first : (first + 1) % 6;
  const mp = inReverse(vehicle) * bypassCost(battle, vehicle, { from: at, at, sides: back });
  return [{ at, mp, beside: { ...beside, along: beside.along.slice(0, -sides), corner } }];
}

interface Passing extends Asked {
  readonly from: string;
  readonly to: string | undefined;
}

function passOf(battle: Battle, vehicle: Unit, asked: Passing): Pass | Refusal {
  const { at, past, from, to } = asked;
  const closed = closedTo(battle, vehicle, at);
  if (closed) return closed;
  const sides = sidesOf(battle, vehicle, asked);
  if (sides.length === 0 || to === from)
    return refuse('NO_WAY', `There is nothing to bypass in ${at} on that way.`, '11.29.2');
  if (sides.some((side) => touchedSides(battle, at).includes(side)))
    return refuse('NO_WAY', `The obstacle in ${at} touches a hexside on that way.`, '11.29.3');
  if (sides.some((side) => isBesideRoadblock(battle, at, side)))
    return refuse('NO_WAY', `A roadblock stands at the hexsides of ${at} on that way.`, '11.29.3', '15.2.2');
  const last = sides.at(-1) as Hexside;
  const corner = past === 'left' ? (last + 1) % 6 : last;
  if (sides.some((side) => isTaken(battle, vehicle, at, side)))
    return refuse('NO_ROOM', `Another vehicle stands in the way beside the obstacle in ${at}.`, '11.29.20');
  const came = vehicle.at === at ? vehicle.beside?.came : sideTowards(battle, at, from);
  const mp = bypassCost(battle, vehicle, { from, at, sides });
  if (mp === Number.POSITIVE_INFINITY)
    return refuse(
      'IMPASSABLE',
      `${vehicle.name} cannot go beside the obstacle in ${at} on that way.`,
      '11.29.2',
    );
  return { at, mp, beside: { along: sides, corner, past, came: came ?? 0 } };
}

function closedTo(battle: Battle, vehicle: Unit, at: string): Refusal | undefined {
  if (vehicle.tows)
    return refuse('TOO_HEAVY', `${vehicle.name} has a gun in tow: it goes around nothing.`, '11.29/q4');
  if (vehicle.screened)
    return refuse('NO_WAY', `${vehicle.name} has its screens up: it goes around nothing.`, '11.41.4');
  if (!isCover(groundAt(battle, at)))
    return refuse('NO_WAY', `Only woods and buildings are bypassed, and ${at} is neither.`, '11.29/q2');
  return isAblaze(battle, at) ? refuse('NO_WAY', `${at} burns.`, '11.29.17') : undefined;
}

/** On the hexside, or on one that meets it at a corner: no vehicle gets by (11.29.3). */
function isBesideRoadblock(battle: Battle, at: string, side: number): boolean {
  const beside = around(battle, at);
  const [before, across, after] = [5, 0, 1].map((turn) => beside[(side + turn) % 6]);
  return [
    [at, before],
    [at, across],
    [at, after],
    [across, before],
    [across, after],
  ].some(([one, other]) => one !== undefined && other !== undefined && isRoadblocked(battle, one, other));
}

/** From where it comes, or where it stands, on to where it goes, or for as many hexsides as it wants. */
function sidesOf(battle: Battle, vehicle: Unit, { at, past, from, to, sides = 1 }: Passing): Hexside[] {
  const isHere = from === at;
  if (isHere && vehicle.beside?.past !== past) return [];
  const come = isHere ? before(vehicle.beside?.corner ?? 0, past) : sideTowards(battle, at, from);
  const go = to === undefined ? undefined : sideTowards(battle, at, to);
  if (come === undefined || (to !== undefined && go === undefined)) return [];
  return go === undefined ? sidesAfter(come, past).slice(0, sides) : sidesBetween(come, go, past);
}

const stepOf = (past: Asked['past']): number => (past === 'left' ? 1 : 5);

/** The hexside that it has gone along to a corner: it goes on with the next one. */
const before = (corner: number, past: Asked['past']): Hexside =>
  (past === 'left' ? (corner + 5) % 6 : corner) as Hexside;

const sidesAfter = (come: Hexside, past: Asked['past']): Hexside[] =>
  HEXSIDES.slice(0, MOST_SIDES).map((_, n) => ((come + stepOf(past) * (n + 1)) % 6) as Hexside);

/** Another one, or a wreck, stands beside the obstacle there (11.29.20). */
function isTaken(battle: Battle, { id }: Unit, at: string, side: number): boolean {
  const others = vehiclesAt(battle, at).filter((other) => other.id !== id);
  const corners = [
    ...others.map(({ beside }) => beside?.corner),
    ...(battle.location(at).wrecks ?? []).map(({ corner }) => corner),
  ];
  return corners.some((corner) => corner === side || (corner !== undefined && (corner + 5) % 6 === side));
}

/** Who lies hidden in an obstacle is seen by those who have stayed beside it (11.29.25). */
export function noticeBeside(act: Act): void {
  for (const { at, side, beside } of act.battle.units())
    if (beside && at !== undefined) uncoverAll(act, at, enemyOf(act.battle, side), '11.29.25');
}

/** Ways past the obstacles next to it, straight on, half turned, and to a stop beside them. */
export function* passesAround(
  battle: Battle,
  vehicle: Unit & { readonly at: string },
): Iterable<{ path: string[]; bypass: Asked[] }> {
  const { at: from } = vehicle;
  for (const at of around(battle, from)) {
    if (at === undefined || !isCover(groundAt(battle, at))) continue;
    if (touchedSides(battle, at).length === HEXSIDES.length) continue;
    const come = sideTowards(battle, at, from) as Hexside;
    for (const past of ['left', 'right'] as const) {
      yield { path: [at], bypass: [{ at, past }] };
      for (const turn of [2, 3]) {
        const to = around(battle, at)[(come + stepOf(past) * turn) % 6];
        if (to !== undefined) yield { path: [at, to], bypass: [{ at, past }] };
      }
    }
  }
}

/** It stands beside a house that has collapsed or woods that burn, and has not gone: it must (11.29/q1). */
export const boundToGoOn = (
  battle: Battle,
  by: string,
  couldGo: (unit: Unit, path: string[]) => boolean,
): Unit | undefined =>
  ofSide(battle, by).find(
    ({ beside, at, ...unit }) =>
      beside !== undefined &&
      at !== undefined &&
      (isAblaze(battle, at) || rubbleAt(battle, at) !== undefined) &&
      neighbours(battle, at).some((to) => couldGo({ ...unit, beside, at } as Unit, [to])),
  );

/** Why it cannot stand beside the obstacle when the battle begins (11.29/q3). */
export function cannotStandBeside(
  battle: Battle,
  vehicle: Unit,
  at: string,
  { along, corner, past }: Beside,
): Refusal | undefined {
  const closed = closedTo(battle, vehicle, at);
  if (closed) return closed;
  const last = along.at(-1);
  const isOpen = !along.some(
    (side) => touchedSides(battle, at).includes(side as Hexside) || isTaken(battle, vehicle, at, side),
  );
  const isAtCorner = last !== undefined && corner === (past === 'left' ? (last + 1) % 6 : last);
  return isOpen && isAtCorner && vehicle.facing === corner
    ? undefined
    : refuse(
        'NO_WAY',
        `${vehicle.name} does not stand so beside the obstacle in ${at}.`,
        '11.29/q3',
        '11.29.4',
      );
}
