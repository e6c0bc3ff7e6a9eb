/** Manhandling a Gun (6.5): pushed into the next hex, if the crew is strong enough. */
import * as z from 'zod';
import { DR, total } from '../../kernel/dice/index.js';
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { takenAway, unitWith } from '../../mechanics/marks.js';
import { MANHANDLING } from '../charts/index.js';
import { chartsOf } from '../fire/ift.js';
import { order } from '../form.js';
import { sum } from '../morale/checks.js';
import { ppCarried } from '../movement/allotment.js';
import { entryCost } from '../movement/cost.js';
import { endMovesHere, enter, runInto } from '../movement/move.js';
import { alarm, beginMove, cannotMove, exposed, mfLeft } from '../movement/mover.js';
import type { AslAct, AslBattle, AslChange, AslRefusal, AslUnit, Modifier } from '../system.js';
import { adjacentHexes, areAdjacent, onMap } from '../terrain/map.js';
import { groundAt, isBuilding, TERRAIN } from '../terrain/terrain.js';
import { hasRoom } from '../units/stacking.js';
import { enemiesAt, isLeader, isMmc, possessorOf } from '../units/units.js';
import { loseAcquisition, trackAcquisitions } from './acquisition.js';
import { reveal } from './hidden.js';
import { isGun } from './weapon.js';

interface Manhandle {
  readonly gun: UnitId;
  /** Who pushes: the unit that mans it, others of its hex, a leader who goes along. */
  readonly units: readonly UnitId[];
  readonly to: LocationId;
  readonly ca?: number | undefined;
  readonly doubleTime?: boolean | undefined;
}

const MOST_HELP = -4;

export const manhandle = order({
  title: 'Manhandle a Gun',
  description: 'Push a QSU Gun into an adjacent hex, by the unit that mans it and others that help.',
  cites: ['6.5/a', '6.5/b', '6.5/d', '6.5/f'],
  answers: ['movement'],
  asks: {
    gun: z.string().describe('The Gun.'),
    units: z.array(z.string()).min(1).max(8).describe('The units that push it, and a leader with them.'),
    to: z.string().describe('The adjacent hex.'),
    ca: z.number().int().min(0).max(5).optional().describe('Where it points when it has arrived.'),
    doubleTime: z.boolean().optional().describe('Double Time: two MF more, and Counter Exhausted.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const gun of battle.units()) {
      if (gun.side !== by || !isGun(gun) || gun.at === undefined) continue;
      for (const units of teams(battle, gun))
        for (const to of adjacentHexes(battle, gun.at))
          for (const doubleTime of [{}, { doubleTime: true }])
            yield { gun: gun.id, units, to, ...doubleTime };
    }
  },
  read: ({ battle, by }, order) => checkPush(battle, order, by) ?? order,
  listing: ({ battle }, order) => ({ cost: { mf: costOf(battle, order) ?? 0 } }),
  perform: (act, order) => push(act, order),
});

/** The crew alone, with its leader, and with everybody at hand. */
function teams(battle: AslBattle, gun: AslUnit): UnitId[][] {
  const holder = possessorOf(battle, gun);
  if (!holder || holder.at === undefined) return [];
  const others = battle
    .unitsAt(holder.at)
    .filter((unit) => unit.side === gun.side && unit.id !== holder.id && !cannotMove(unit));
  const leaders = others.filter(isLeader).map(({ id }) => id);
  const helpers = others.filter(isMmc).map(({ id }) => id);
  const found = [[holder.id]];
  if (leaders.length > 0) found.push([holder.id, leaders[0] as UnitId]);
  if (helpers.length > 0)
    found.push([holder.id, ...helpers], [holder.id, ...helpers, ...leaders.slice(0, 1)]);
  return [...new Map(found.map((team) => [team.join(), team])).values()];
}

/** Twice the MF of the terrain; the Smoke in it costs no more than it does everybody (6.5/a). */
function costOf(battle: AslBattle, { gun: id, to }: Manhandle): number | undefined {
  const from = battle.unit(id)?.at;
  const cost = from === undefined ? undefined : entryCost(battle, from, to);
  if (!cost || !Number.isFinite(cost.mf)) return undefined;
  return cost.smoke ? 2 * (cost.mf - 1) + 1 : 2 * cost.mf;
}

function checkPush(battle: AslBattle, order: Manhandle, by: string): AslRefusal | undefined {
  const refuse = (
    refused: AslRefusal['refused'],
    why: string,
    ...cites: NonNullable<AslRefusal['cites']>
  ): AslRefusal => ({
    refused,
    why,
    cites,
  });
  const gun = battle.unit(order.gun);
  if (!gun || gun.side !== by || !isGun(gun) || gun.at === undefined)
    return refuse('NO_GUN', `You have no Gun "${order.gun}" on the map.`);
  if (!gun.quickSetUp || gun.manhandling === undefined)
    return refuse('LIMBERED', `${gun.name} cannot be moved in the battle.`, '1.2.6/e', '6.5/a');
  if (gun.turned || gun.moved)
    return refuse('STAYS', `${gun.name} cannot move any more in this Player Turn.`, '6.5/a', '3.2.4/CA-d');
  if (gun.fire) return refuse('HAS_FIRED', `${gun.name} has fired.`, '3.3/a');
  const units: AslUnit[] = [];
  for (const id of order.units) {
    const unit = battle.unit(id);
    if (!unit || unit.side !== by || unit.at !== gun.at)
      return refuse('NO_SUCH_UNIT', `There is no unit "${id}" of yours with ${gun.name}.`);
    const refusal = cannotMove(unit);
    if (refusal) return refusal;
    if (unit.assaultMove || ppCarried(battle, unit) > 0)
      return refuse('BURDENED', `${unit.name} must carry nothing and not assault.`, '6.5/b');
    units.push(unit);
  }
  if (gun.possessor === undefined || !order.units.includes(gun.possessor))
    return refuse('NOT_POSSESSED', `The unit that mans ${gun.name} must push it.`, '6.5/a');
  if (!units.some(isMmc) || !isMmc(battle.theUnit(gun.possessor)))
    return refuse('TOO_FEW', 'A squad, half-squad or crew must push it.', '6.5/a');
  if (new Set(order.units).size < units.length) return refuse('TWICE', 'Name each unit once.');
  if (units.some((unit) => (unit.moving ?? false) !== (units[0]?.moving ?? false)))
    return refuse('NOT_TOGETHER', 'They begin their move together.', '3.3.1/e');
  return checkTempo(units, order) ?? checkWay(battle, gun, units, order, by);
}

function checkTempo(units: readonly AslUnit[], { doubleTime }: Manhandle): AslRefusal | undefined {
  const fresh = units.every((unit) => !unit.moving && !unit.wounded && !unit.cx && !unit.winded);
  if (!doubleTime || fresh) return undefined;
  return { refused: 'NO_DOUBLE_TIME', why: 'They cannot Double Time.', cites: ['3.3.1/g', '6.5/b'] };
}

function checkWay(
  battle: AslBattle,
  gun: AslUnit,
  units: readonly AslUnit[],
  order: Manhandle,
  by: string,
): AslRefusal | undefined {
  const { to } = order;
  const refuse = (
    refused: AslRefusal['refused'],
    why: string,
    ...cites: NonNullable<AslRefusal['cites']>
  ): AslRefusal => ({
    refused,
    why,
    cites,
    path: '$.to',
  });
  if (!onMap(battle, to) || !areAdjacent(battle, gun.at as LocationId, to))
    return refuse('NOT_ADJACENT', `${to} is not adjacent to ${gun.name}.`, '6.5/a');
  if (enemiesAt(battle, to, by).length > 0)
    return refuse('ENEMY_THERE', `There are enemy units in ${to}.`, '3.3/c');
  if (!hasRoom(battle, to, by, units))
    return refuse('NO_ROOM', `There is no room in ${to}.`, '3.3/b', '3.3.1/d');
  if (isBuilding(groundAt(battle, to)) && !fitsBuilding(gun))
    return refuse('TOO_BIG', `${gun.name} does not fit into a building.`, '1.2.6/f');
  const cost = costOf(battle, order);
  if (cost === undefined || groundAt(battle, to) === 'bamboo')
    return refuse('IMPASSABLE', `No Gun can be pushed into ${to}.`, '8.2.1/bamboo-d');
  for (const unit of units) {
    const left = mfLeft(battle, unit, units, (unit.doubleTime ?? false) || (order.doubleTime ?? false));
    if (cost > left)
      return refuse(
        'NOT_ENOUGH_MF',
        `${unit.name} has ${left} MF left; the way takes ${cost}.`,
        '6.5/a',
        '6.5/b',
      );
  }
  return undefined;
}

/** Small Guns, and AT and INF Guns that are not large (1.2.6/f). */
export function fitsBuilding({ size = 0, weapon }: AslUnit): boolean {
  return size > 0 || ((weapon === 'AT' || weapon === 'INF') && size === 0);
}

/** What makes the push harder or easier (6.5/e). */
function pushModifiers(battle: AslBattle, units: readonly AslUnit[], order: Manhandle): Modifier[] {
  const charts = chartsOf(battle);
  const gun = battle.theUnit(order.gun);
  const found: Modifier[] = [];
  const add = (label: string, value: number) => {
    if (value !== 0) found.push({ label, value, cites: ['6.5/e'] });
  };
  const from = gun.at as LocationId;
  add('MF of the hex', costOf(battle, order) ?? 0);
  add('TEM of the hex', TERRAIN[groundAt(battle, order.to)].tem);
  if (entryCost(battle, from, order.to)?.road)
    add('road hexside', charts.lookup(MANHANDLING.drm, 'road hexside'));
  const holder = battle.theUnit(gun.possessor as UnitId);
  if (holder.kind === 'squad')
    add('squad in place of a crew', charts.lookup(MANHANDLING.drm, 'squad pushing instead of a crew'));
  const helpers = units.filter((unit) => isMmc(unit) && unit.id !== holder.id);
  const each = (unit: AslUnit) =>
    charts.lookup(
      MANHANDLING.drm,
      unit.kind === 'squad' ? 'each extra squad' : 'each extra crew/HS (max -4 in all)',
    );
  add(
    'more hands',
    Math.max(
      MOST_HELP,
      helpers.reduce((drm, unit) => drm + each(unit), 0),
    ),
  );
  return found;
}

function push(act: AslAct, order: Manhandle): void {
  const { battle } = act;
  const { units: ids, to } = order;
  reveal(act, [battle.theUnit(order.gun)], '6.4/c');
  beginMove(act, ids, { doubleTime: order.doubleTime });
  const gun = battle.theUnit(order.gun);
  const units = ids.map((id) => battle.theUnit(id));
  const number = gun.manhandling as number;
  const mf = costOf(battle, order) as number;
  const modifiers = pushModifiers(battle, units, order);
  const dr = total(act.rollOf('manhandling', [gun.id], DR));
  const final = dr + sum(modifiers);
  const result = final > number ? 'does not move' : final === number ? 'moves and stops' : 'moves';
  const blocked = result !== 'does not move' && enemiesAt(battle, to, gun.side).length > 0;
  const moves = result !== 'does not move' && !blocked;
  const stops = result !== 'moves' || blocked;
  act.effect(
    'manhandled',
    { gun: gun.id, units: ids, to, mf, dr, modifiers, final, number, result },
    { changes: [...tried(gun, ids, stops), ...(moves ? placed(gun, order) : [])], cites: ['6.5/a', '6.5/d'] },
  );
  if (moves) {
    loseAcquisition(act, battle.theUnit(gun.id));
    const road = entryCost(battle, gun.at as LocationId, to)?.road ?? false;
    const pushing = ids.map((id) => battle.theUnit(id));
    enter(act, pushing, to, { mf, road, smoke: true }, gun.id);
    for (const id of ids) {
      alarm(act, battle.theUnit(id));
      trackAcquisitions(act, battle.theUnit(id));
    }
    if (stops) endMovesHere(act, ids);
    exposed(act, ids);
  } else if (blocked) runInto(act, units, to, mf);
  else endMovesHere(act, ids);
}

/** The attempt is Hazardous Movement; units that failed or only just managed stay where they are (6.5/a, c, d). */
function tried(gun: AslUnit, ids: readonly UnitId[], stops: boolean): AslChange[] {
  return [
    ...ids.map((unit): AslChange => ({ do: 'unit', unit, set: { hazardous: true, manhandled: true } })),
    { do: 'unit', unit: gun.id, set: { manhandled: true, ...(stops && { moved: true as const }) } },
  ];
}

/** A Gun that moves is no longer Emplaced, and may be pointed anywhere (6.3/b, 6.5/f). */
const placed = (gun: AslUnit, { ca }: Manhandle): AslChange[] =>
  unitWith(gun.id, { ...takenAway(gun, ['emplaced']), ...(ca !== undefined && { ca }) });
