/** Paratroops drop (12.9.1 to 12.9.8): planes string them out along a hex grain, and each parachute drifts. The hexes are named when they come. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { D6, DR, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { around, distance } from '../../mechanics/places.js';
import { eliminate } from '../ch03-infantry/20-casualties.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, noSuchHex, type Refusal, refuse, type Unit } from '../system.js';
import { attacker, enemyOf, isInfantry, isMmc, isWeapon, ofSide } from '../units/kinds.js';
import { isCanister } from './09-canisters.js';
import { elsewhere, findDropPoints, type Place, placeOf, walk } from './09-drop-points.js';

const ROOM = 7;
const MOST_SQUADS = 5;
/** A plane needs so many hexes, and planes are so far apart (12.9.5, 12.9.6). */
const STRING = 5;
const APART = 5;

/** It comes out of the sky, and by no entry hex. */
export const comesByAir = ({ jumps, strayed, glides, airframe }: Unit): boolean =>
  jumps === true || strayed !== undefined || glides !== undefined || airframe !== undefined;

/** They get into planes of seven counters, five of them squads at most, as many of them full as can be (12.9.3, 12.9/q2). */
export function boardPlanes(act: Act, ids: readonly UnitId[]): void {
  const { battle } = act;
  const waiting = ids.map((id) => battle.theUnit(id)).filter((unit) => unit.stick === undefined);
  if (waiting.length === 0) return;
  const [first] = waiting as [Unit];
  const squads = waiting.filter(isMmc);
  const canisters = waiting.filter(isCanister);
  const others = waiting.filter((unit) => !isMmc(unit) && !isCanister(unit));
  const changes: Change[] = [];
  for (let stick = 1; squads.length + others.length > 0; stick++) {
    const aboard: Unit[] = [];
    while (squads[0] && sizeOf([...aboard, squads[0]]) <= MOST_SQUADS && aboard.length < ROOM)
      aboard.push(squads.shift() as Unit);
    const arms = canisters.splice(0, aboard.length);
    aboard.push(...others.splice(0, ROOM - aboard.length), ...arms);
    changes.push(...aboard.map(({ id }): Change => ({ do: 'unit', unit: id, set: { stick } })));
  }
  changes.push({ do: 'side', side: first.side, set: { airdrop: 'waiting' } });
  act.effect('planes-boarded', { side: first.side }, { changes, cites: ['12.9.3'] });
}

/** Two crews are as one squad (12.9/q4). */
const sizeOf = (men: readonly Unit[]): number =>
  men.reduce((sum, { kind }) => sum + (kind === 'crew' ? 1 / 2 : 1), 0);

/** The counters in each plane that waits. */
function planesOf(battle: Battle, side: string): Map<number, Unit[]> {
  const planes = new Map<number, Unit[]>();
  for (const unit of ofSide(battle, side))
    if (unit.stick !== undefined) planes.set(unit.stick, [...(planes.get(unit.stick) ?? []), unit]);
  return planes;
}

const MOST_PLANES = 12;

const drops = z
  .array(
    z.strictObject({
      plane: z.int().min(1).describe('The number of the plane.'),
      at: z.string().describe('The hex over which its first parachute opens.'),
      board: z
        .string()
        .optional()
        .describe(
          'On a map of several boards: the one on which they had rather land if they miss it (12.9.4).',
        ),
    }),
  )
  .min(1)
  .max(MOST_PLANES)
  .describe('Where each plane drops its men; all planes are named.');

export const drop = order({
  title: 'Drop paratroops',
  description:
    'In its Movement Phase all planes of a side drop their men and weapons, one parachute after the other along the same hex grain; then each drifts.',
  cites: ['12.9.3', '12.9.5', '12.9.6', '12.9.8'],
  answers: ['movement'],
  asks: {
    drops,
    along: z
      .int()
      .min(0)
      .max(5)
      .describe('The hexside towards which the planes fly: 0 is north, then clockwise.'),
  },
  byExample: true,
  candidates: ({ battle, by }) => proposals(battle, by),
  read({ battle, by }, { drops, along }) {
    if (battle.side(by).airdrop !== 'waiting')
      return refuse('NOT_NOW', 'No paratroops of yours wait in their planes.', '12.9.1');
    const planes = planesOf(battle, by);
    const named = drops.map(({ plane }) => plane);
    const isEach = named.length === planes.size && [...planes.keys()].every((plane) => named.includes(plane));
    if (!isEach)
      return {
        ...refuse(
          'NOT_TOGETHER',
          `Name each of the planes once: ${[...planes.keys()].join(', ')}.`,
          '12.9.6',
        ),
        path: '$.drops',
      };
    const lost = drops.find(({ at, board }) => board !== undefined && !elsewhere(battle, at).includes(board));
    if (lost)
      return {
        ...refuse('NO_SUCH_HEX', `Board "${lost.board}" is not another board with that hex.`, '12.9.4'),
        path: '$.drops',
      };
    const strings = drops.map(({ at }) => stringFrom(battle, at, along));
    const [wrong] = strings.flatMap((string) => (isRefusal(string) ? [string] : []));
    if (wrong) return { ...wrong, path: '$.drops' };
    const isClose = drops.some(({ at }, i) =>
      drops.some((other, j) => i < j && distance(battle, at, other.at) < APART),
    );
    return isClose
      ? {
          ...refuse('NO_ROOM', 'Planes drop their men at least 5 hexes from each other.', '12.9.6'),
          path: '$.drops',
        }
      : { drops, along };
  },
  perform(act, { drops, along }, { by }) {
    const { battle } = act;
    const planes = planesOf(battle, by);
    const found = findDropPoints(act, by, drops);
    const opened = found.flatMap(({ plane, at }) =>
      seated(planes.get(plane) ?? []).map(({ unit, place }) => ({
        unit: unit.id,
        at,
        place: walk(battle, placeOf(battle, at), along, place % STRING),
      })),
    );
    act.effect(
      'dropped',
      { side: by, drops: found.map(({ plane, at }) => ({ plane, at })), along },
      {
        changes: [
          ...opened.map(
            ({ unit, at, place }): Change => ({
              do: 'unit',
              unit,
              set: { aloft: place.at ?? at, stick: null },
            }),
          ),
          { do: 'side', side: by, set: { airdrop: 'aloft' } },
        ],
        cites: ['12.9.5', '12.9.7'],
      },
    );
    for (const { unit, at, place } of opened)
      if (place.at !== undefined) drift(act, unit, place.at);
      else driftBack(act, unit, { from: at, place, along });
  },
});

/**
 * Squads first, each by itself, two crews as one: who shares a hex with a squad is a leader or a weapon (12.9.5, 12.9.7, 12.9/q4).
 * Canisters come down with their squads.
 */
function seated(units: readonly Unit[]): { readonly unit: Unit; readonly place: number }[] {
  const places = Array.from({ length: STRING }, (): Unit[] => []);
  const seats: { unit: Unit; place: number }[] = [];
  const seat = (unit: Unit) => {
    const isOpen = (there: readonly Unit[]) =>
      there.length === 0 ||
      (there.length === 1 && (unit.kind === 'crew' ? there[0]?.kind === 'crew' : !isMmc(unit)));
    const halfFull =
      unit.kind === 'crew' ? places.findIndex((there) => there.length === 1 && isOpen(there)) : -1;
    const empty = places.findIndex((there) => there.length === 0);
    const shared = places.findIndex(isOpen);
    const place = [halfFull, empty, shared].find((index) => index >= 0) ?? 0;
    places[place]?.push(unit);
    seats.push({ unit, place });
  };
  for (const unit of units.filter(isMmc)) seat(unit);
  for (const unit of units.filter((one) => !isMmc(one) && !isCanister(one))) seat(unit);
  const arms = units.filter(isCanister).map((unit, n) => ({ unit, place: seats[n]?.place ?? n }));
  return [...seats, ...arms];
}

/** Five hexes in a line (12.9.5). */
function stringFrom(battle: Battle, at: string, along: number): string[] | Refusal {
  if (!battle.table.map.named.has(at)) return noSuchHex(at);
  const hexes = [at];
  while (hexes.length < STRING) {
    const next = around(battle, hexes.at(-1) as string)[along];
    if (next === undefined)
      return refuse('NO_WAY', `From ${at} the string of parachutes would leave the map.`, '12.9.5');
    hexes.push(next);
  }
  return hexes;
}

/** Planes do not wait where there is a place for all of them. */
export const boundToDrop = (battle: Battle, by: string): boolean =>
  proposals(battle, by).next().done === false;

/** So many hexes lie between those that are proposed. */
const STRIDE = 7;

/** One proposal for each direction and each of some hexes; further planes beside the first as near as they may come. */
function* proposals(battle: Battle, by: string) {
  if (battle.side(by).airdrop !== 'waiting') return;
  const planes = [...planesOf(battle, by).keys()];
  const hexes = [...battle.table.map.named.keys()];
  for (let n = 0; n < hexes.length; n += STRIDE)
    for (let along = 0; along < 6; along++) {
      const chosen = spread(battle, hexes, hexes[n] as string, along, planes.length);
      if (chosen) yield { drops: planes.map((plane, i) => ({ plane, at: chosen[i] as string })), along };
    }
}

function spread(
  battle: Battle,
  hexes: readonly string[],
  first: string,
  along: number,
  count: number,
): string[] | undefined {
  const chosen = [first];
  while (chosen.length < count) {
    const last = chosen.at(-1) as string;
    const next = hexes.find(
      (hex) =>
        distance(battle, hex, last) === APART &&
        chosen.every((one) => distance(battle, hex, one) >= APART) &&
        !isRefusal(stringFrom(battle, hex, along)),
    );
    if (next === undefined) return undefined;
    chosen.push(next);
  }
  return isRefusal(stringFrom(battle, first, along)) ? undefined : chosen;
}

/** A die for the direction and one for the distance (12.9.8). */
function drift(act: Act, unit: UnitId, from: string): void {
  const { battle } = act;
  const direction = total(act.rollOf('direction of drift', [unit], D6)) - 1;
  const far = total(act.rollOf('drift', [unit], D6));
  let last = from;
  for (let n = 0; n < far; n++) {
    const next = around(battle, last)[direction];
    if (next === undefined) {
      stray(act, unit, { from, last, direction });
      return;
    }
    last = next;
  }
  act.effect(
    'drifted',
    { unit, from, to: last },
    { changes: [{ do: 'unit', unit, set: { aloft: last } }], cites: ['12.9.8'] },
  );
}

interface Beyond {
  readonly from: string;
  readonly place: Place;
  readonly along: number;
}

/** Out beyond the edge it drifts as if the map went on, and may come back over it (12.9/q3). */
function driftBack(act: Act, unit: UnitId, { from, place, along }: Beyond): void {
  const { battle } = act;
  const direction = total(act.rollOf('direction of drift', [unit], D6)) - 1;
  const { at: to } = walk(battle, place, direction, total(act.rollOf('drift', [unit], D6)));
  if (to === undefined) {
    stray(act, unit, { from, last: lastOf(battle, from, along), direction: along });
    return;
  }
  act.effect(
    'drifted',
    { unit, from, to },
    { changes: [{ do: 'unit', unit, set: { aloft: to } }], cites: ['12.9/q3'] },
  );
}

/** The hex at the edge that the string has crossed. */
function lastOf(battle: Battle, from: string, along: number): string {
  const next = around(battle, from)[along];
  return next === undefined ? from : lastOf(battle, next, along);
}

interface Strayed {
  readonly from: string;
  readonly last: string;
  readonly direction: number;
}

/** Off the map weapons are lost, and men come back by that edge after some turns (12.9.27, 12.9/q11). */
function stray(act: Act, id: UnitId, { from, last, direction }: Strayed): void {
  act.effect('drifted', { unit: id, from, to: undefined }, { cites: ['12.9.27'] });
  strayFrom(act, id, { last, direction });
}

/** So many turns later they come back, where they live. */
export function strayFrom(act: Act, id: UnitId, { last, direction }: Omit<Strayed, 'from'>): void {
  const { battle } = act;
  const unit = battle.theUnit(id);
  if (!isInfantry(unit)) {
    eliminate(act, id, ['12.9/q11']);
    return;
  }
  const turns = total(act.rollOf('turns off the map', [id], DR));
  const strayed = { turn: battle.clock.turn + turns, hexes: edgeAt(battle, last, direction) };
  act.effect(
    'strayed',
    { unit: id, turns },
    { changes: [{ do: 'unit', unit: id, set: { strayed, aloft: null, jumps: null } }], cites: ['12.9.27'] },
  );
}

/** Across these hexsides one leaves the map by its north, east, south and west. */
const EDGES = [[0], [1, 2], [3], [4, 5]] as const;

/** All hexes of the edge that it crossed. */
function edgeAt(battle: Battle, last: string, direction: number): string[] {
  const isOnEdge = (hex: string, sides: readonly number[]) =>
    sides.every((side) => around(battle, hex)[side] === undefined);
  const edge =
    EDGES.find((sides) => (sides as readonly number[]).includes(direction) && isOnEdge(last, sides)) ??
    EDGES.find((sides) => isOnEdge(last, sides)) ??
    EDGES[0];
  return [...battle.table.map.named.keys()].filter((hex) => isOnEdge(hex, edge));
}

/** Those who came down off the map may enter now (12.9.27). */
export function comeBack(act: Act): void {
  const { battle } = act;
  const side = attacker(battle);
  if (battle.side(side).airdrop === undefined && battle.side(side).gliders === undefined) return;
  const due = ofSide(battle, side).filter(({ strayed }) => strayed && strayed.turn <= battle.clock.turn);
  if (due.length === 0) return;
  act.effect(
    'arrived',
    { side, units: due.map(({ id }) => id) },
    {
      changes: due.map(
        ({ id, strayed }): Change => ({
          do: 'unit',
          unit: id,
          set: { entry: strayed?.hexes ?? [], strayed: null },
        }),
      ),
      cites: ['12.9.27'],
    },
  );
}

/** Those of a side who are in the air. */
export const aloftOf = (battle: Battle, side: string): Unit[] =>
  battle.side(side).airdrop === 'aloft'
    ? ofSide(battle, side).filter(({ aloft }) => aloft !== undefined)
    : [];

/** At whom the side could fire above that hex; weapons come down unharmed. */
export const menAbove = (battle: Battle, by: string, at: string): Unit[] =>
  aloftOf(battle, enemyOf(battle, by)).filter((unit) => unit.aloft === at && !isWeapon(unit));
