/** Fire at aircraft while they attack (12.4): AA guns, medium and heavy machine guns, and those on the roofs of AFVs. */
import * as z from 'zod';
import type { ChartPack } from '../../kernel/charts/index.js';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { distance } from '../../mechanics/places.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { weariness } from '../ch04-movement/07-double-time.js';
import { unready } from '../ch05-fire/01-group.js';
import { isAlone } from '../ch05-fire/04-firepower.js';
import { columnOf, resultInWords, resultOf } from '../ch05-fire/05-fire-table.js';
import { isStrange } from '../ch08-support-weapons/06-captured.js';
import { breakDown } from '../ch08-support-weapons/09-breakdown.js';
import { shakenByShells } from '../ch09-artillery/02-under-shells.js';
import { arrival, isInStrangeHands, strangeness } from '../ch10-guns/01-crews.js';
import { mannedGuns } from '../ch11-vehicles/state.js';
import { readyPiece } from '../ch13-direct-fire/02-plan.js';
import { hitNumber } from '../ch13-direct-fire/03-to-hit.js';
import { nervesOf, PINNED } from '../ch13-direct-fire/07-modifiers.js';
import { arcModifiers, traverseAt, turnedTo } from '../ch13-direct-fire/09-covered-arc.js';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import { IFT } from '../charts/index.js';
import { order } from '../form.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  type Refusal,
  refuse,
  sumOf,
  type Unit,
} from '../system.js';
import {
  attacker,
  enemyOf,
  isGuard,
  isGun,
  isOnMap,
  isVehicle,
  movedThisTurn,
  type OnMap,
  ofSide,
} from '../units/kinds.js';
import { type Piece, pieceOf, shotsOf } from '../units/ordnance.js';
import { isUnderTrees } from './03-mistaken-attacks.js';
import { endItsFire, observersOf } from './11-observers.js';
import { isBlind } from './blind-hexes.js';
import { attacking, isDiveBomber, isObserver, loseAircraft } from './planes.js';

/** The aircraft of the enemy that attacks, and the hex that it is over. */
function underFire(battle: Battle, by: string): { readonly plane: Unit; readonly at: string } | undefined {
  const plane = attacking(battle) ?? watched(battle, by);
  const at = plane && whereOf(plane);
  return plane && at !== undefined && plane.side !== by ? { plane, at } : undefined;
}

/** A dive bomber is above its target; off the map nobody reaches an aircraft. */
const whereOf = ({ over, run, watch }: Unit): string | undefined =>
  over ?? run?.path[run.step] ?? watch?.at ?? undefined;

/** Observation planes are fired at in every fire phase (12.4.8). */
const watched = (battle: Battle, by: string): Unit | undefined =>
  battle.clock.phase.endsWith('fire') ? observersOf(battle, enemyOf(battle, by))[0] : undefined;

/** A weapon that could fire at it. */
interface Flak {
  readonly unit: OnMap;
  readonly fp: number;
  /** It has to hit first (12.4.6). */
  readonly needs?: number;
  readonly modifiers?: readonly Modifier[];
}

const LIGHT = 45;
const LIGHT_REACH = 24;
const HEAVY_REACH = 48;
const ROOF_REACH = 8;

const CASE_J: Modifier = { why: 'in flight', value: 2, cites: '12.4.6' };

export const fireAtAircraft = order({
  title: 'Fire at an aircraft',
  description:
    'An AA gun, a medium or heavy machine gun, or that on the roof of an AFV fires at the aircraft that attacks; in any fire phase at an observation plane.',
  cites: ['12.4.1/a', '12.4.1/b', '12.4.3', '12.4.4'],
  answers: ['anti-aircraft', 'prep-fire', 'defensive-fire', 'advancing-fire'],
  asks: { unit: z.string().describe('The gun, the machine gun, or the vehicle.') },
  *candidates({ battle, by }) {
    if (!underFire(battle, by)) return;
    for (const unit of ofSide(battle, by)) if (mayReach(unit)) yield { unit: unit.id };
  },
  read({ battle, by }, { unit }) {
    const flak = flakOf(battle, by, unit);
    return isRefusal(flak) ? { path: '$.unit', ...flak } : { unit, fp: flak.fp };
  },
  listing: (_eyes, _asked, { fp }) => ({ says: `With ${fp} factors.` }),
  perform(act, { unit }, { by }) {
    const holder = act.battle.theUnit(unit).possessor ?? unit;
    giveAway(act, [holder], '2.3.9.1');
    const flak = flakOf(act.battle, by, unit);
    if (isRefusal(flak)) throw new Error(flak.why);
    shoot(act, by, flak);
  },
});

const mayReach = (unit: Unit): boolean =>
  unit.weapon === 'MMG' || unit.weapon === 'HMG' || unit.gun?.type === 'AA' || unit.mg?.aa !== undefined;

function flakOf(battle: Battle, by: string, id: UnitId): Flak | Refusal {
  const target = underFire(battle, by);
  if (!target) return refuse('NOBODY_THERE', 'No enemy aircraft attacks now.', '12.4.3');
  const unit = battle.unit(id);
  if (!unit || !isOnMap(unit) || !mayReach(unit))
    return refuse(
      'NO_WEAPON',
      `"${id}" does not fire at aircraft: name an AA gun or a machine gun.`,
      '12.4.1/b',
    );
  const flak = isGun(unit)
    ? gunFlak(battle, by, unit, target.at)
    : isVehicle(unit)
      ? roofFlak(battle, by, unit)
      : machineGunFlak(battle, by, unit);
  if (isRefusal(flak)) return flak;
  const reach = reachOf(unit);
  if (distance(battle, unit.at, target.at) > reach)
    return refuse('OUT_OF_RANGE', `${unit.name} reaches ${reach} hexes.`, '12.4.5');
  if (isObserver(target.plane)) return flak;
  if (isDiveBomber(target.plane))
    return isUnderTrees(battle, unit.at)
      ? refuse('NO_SIGHT', `Nobody in ${unit.at} sees it dive.`, '12.5.1')
      : flak;
  return isBlind(battle, target.at, unit.at)
    ? refuse('NO_SIGHT', `${unit.at} is a blind hex to it.`, '12.4.1/b')
    : flak;
}

function reachOf(unit: Unit): number {
  if (isVehicle(unit)) return ROOF_REACH;
  if (unit.gun) return unit.gun.calibre <= LIGHT ? LIGHT_REACH : HEAVY_REACH;
  return unit.range ?? 0;
}

/** Half of what it has, within its normal range, and once in a player turn (12.4.1/b, 12.4.6). */
function machineGunFlak(battle: Battle, by: string, unit: OnMap): Flak | Refusal {
  const holder = battle.unit(unit.possessor ?? '');
  if (holder?.side !== by || !isOnMap(holder))
    return refuse('NOT_YOUR_UNIT', `Nobody of yours has ${unit.name}.`, '12.4.1/b');
  return (
    unready(battle, unit, holder) ?? {
      unit,
      fp: (unit.fp ?? 0) / 2 ** (1 + hindrancesOf(battle, unit, holder)),
      modifiers: unsteadiness([holder]),
    }
  );
}

/** Each of these halves it once more: a move, a pin, prisoners, a gun of the enemy, and one man alone (5.4.5, 3.24.2, 3.29.14, 8.6.5, 8.9.1.2). */
const hindrancesOf = (battle: Battle, unit: OnMap, holder: OnMap): number =>
  [
    isOnTheMove(battle, holder),
    holder.pinned,
    isGuard(battle, holder),
    isStrange(unit, holder),
    isAlone({ firing: unit, holder }),
  ].filter(Boolean).length;

/** It has moved in this player turn, or is in motion while the enemy has his, by itself or with what carries it (5.4.5, 11.31.5). */
export const isOnTheMove = (battle: Battle, unit: Unit): boolean =>
  [unit, battle.unit(unit.aboard ?? '')].some(
    (one) => one?.motion || (one && movedThisTurn(one) && one.side === attacker(battle)),
  );

function roofFlak(battle: Battle, by: string, unit: OnMap): Flak | Refusal {
  if (unit.side !== by) return refuse('NOT_YOUR_UNIT', `${unit.name} is not yours.`);
  if (unit.fired) return refuse('HAS_FIRED', `${unit.name} has fired in this player turn.`, '12.4.1/b');
  return mannedGuns(unit).includes('aa')
    ? {
        unit,
        fp: (unit.mg?.aa ?? 0) / (2 * (unit.pinned ? 2 : 1) * (isOnTheMove(battle, unit) ? 2 : 1)),
        modifiers: [...unsteadiness([unit]), ...nervesOf(unit)],
      }
    : refuse('NOT_EXPOSED', `Nobody serves the gun on the roof of ${unit.name}.`, '12.4.1/b');
}

/** Light ones use their fire value, heavy ones have to hit, at half strength; from a building none fires (12.4.4 to 12.4.6, 12.4/q1). */
function gunFlak(battle: Battle, by: string, unit: OnMap, at: string): Flak | Refusal {
  if (unit.gun?.type !== 'AA') return refuse('NO_WEAPON', `${unit.name} is not an AA gun.`, '12.4.1/a');
  const piece = readyPiece(battle, by, { unit: unit.id, at });
  if (isRefusal(piece)) return piece;
  if (unit.limbered) return refuse('CANNOT_USE', `${unit.name} is limbered.`, '10.6/q1');
  if (unit.shotsFired) return refuse('HAS_FIRED', `${unit.name} has fired in this player turn.`, '12.4.4');
  if (isBuilding(groundAt(battle, unit.at)))
    return refuse('INDOORS', `${unit.name} stands in a building.`, '12.4/q1');
  const { calibre, equivalent } = unit.gun;
  if (equivalent !== undefined && calibre <= LIGHT)
    return { unit, fp: lightFlak(battle, piece, equivalent), modifiers: unsteadiness([piece.crew]) };
  const fp = (battle.table.charts as ChartPack).lookup(IFT.fpByCalibre, calibre) / 2;
  const modifiers = [CASE_J, ...heavyFlak(battle, piece, at)];
  return { unit, fp, needs: hitNumber(battle, piece, 'vehicle', at), modifiers };
}

/** What tires and shakes men counts at the sky, too (4.7.11, 9.2.9). */
export const unsteadiness = (firers: readonly Unit[]): Modifier[] => [
  ...weariness(firers, '4.7.11'),
  ...shakenByShells(firers),
];

/** A fire value counts half in strange hands, of the pinned, of guards, and of men who have come to the gun (3.24.2, 3.29.14, 8.6.5, 10.1.12/b). */
export function lightFlak(battle: Battle, piece: Piece, value: number): number {
  const { crew } = piece;
  const hindrances = [isInStrangeHands(piece), crew.pinned, isGuard(battle, crew), movedThisTurn(crew)];
  return value / 2 ** hindrances.filter(Boolean).length;
}

/** Cases of those who have to hit: who they are, whence they come, and that they turn (12.4/q3). */
export const heavyFlak = (battle: Battle, piece: Piece, at: string): Modifier[] => [
  ...strangeness(piece),
  ...arrival(piece),
  ...(piece.crew.pinned ? [PINNED] : []),
  ...arcModifiers(battle, piece, traverseAt(battle, piece, at)),
  ...unsteadiness([piece.crew]),
];

function shoot(act: Act, by: string, { unit, fp, needs, modifiers = [] }: Flak): void {
  const { battle } = act;
  const { plane, at } = underFire(battle, by) as { plane: Unit; at: string };
  const changes = flakMarks(battle, unit, at);
  if (needs !== undefined) {
    const rolled = total(act.rollOf('to hit', [unit.id], DR));
    const hit = rolled + sumOf(modifiers) <= needs;
    act.effect(
      'flak-aimed',
      { unit: unit.id, plane: plane.id, needs, rolled, modifiers, hit },
      { changes, cites: ['12.4.6', '12.4/q3'] },
    );
    if (!hit) return;
  }
  const holder = battle.unit(unit.possessor ?? '');
  const weary = sumOf(weariness(holder ? [holder] : [], '4.7.11'));
  const column = columnOf(fp);
  const rolled = total(act.rollOf('fire at an aircraft', [unit.id], DR));
  const common = needs === undefined ? modifiers : [];
  const result = column === undefined ? '-' : resultOf(battle, column, rolled + sumOf(common));
  act.effect(
    'flak',
    { unit: unit.id, plane: plane.id, fp, column: column ?? 0, rolled, modifiers: common, result },
    { changes: needs === undefined ? changes : [], cites: ['12.4.2/a'] },
  );
  if (unit.weapon !== 'gun' && holder && isOnMap(holder))
    breakDown(act, [{ firing: unit, holder }], rolled + weary);
  if (result === 'KIA') {
    endItsFire(act, plane);
    loseAircraft(act, plane.id, [isObserver(plane) ? '12.4.9' : '12.4.2/a', '12.4.7']);
  } else if (result !== '-') check(act, plane, result === 'M' ? 0 : Number(result), resultInWords(result));
}

/** It has fired in this player turn, at the sky or at the ground (12.4.1). */
export function flakMarks(battle: Battle, unit: OnMap, at: string): Change[] {
  const prep = battle.clock.phase === 'prep-fire' && { prep: true as const, cx: null };
  const fired: Change = { do: 'unit', unit: unit.id, set: { fired: true, ...(isVehicle(unit) && prep) } };
  const piece = isGun(unit) ? pieceOf(battle, unit) : undefined;
  if (piece)
    return [
      { do: 'unit', unit: unit.id, set: { shotsFired: shotsOf(piece), acquired: null } },
      { do: 'unit', unit: piece.crew.id, set: { fired: true, ...prep } },
      turnedTo(piece, traverseAt(battle, piece, at)),
    ];
  const { possessor } = unit;
  return possessor === undefined
    ? [fired]
    : [fired, { do: 'unit', unit: possessor, set: { served: 'MG', ...prep } }];
}

/** The morale of all aircraft that attack (12.4.2). */
const MORALE = 8;
/** Of those that only look (12.4.9). */
const MORALE_OF_OBSERVERS = 7;

/** Who fails is damaged, and leaves when its attack is over (12.4.2/a, 12.4.2/b). */
function check(act: Act, plane: Unit, value: number, said: string): void {
  const rolled = total(act.rollOf(said, [plane.id], DR));
  const needs = isObserver(plane) ? MORALE_OF_OBSERVERS : MORALE;
  const failedBy = Math.max(0, rolled + value - needs);
  const damage = (plane.damage ?? 0) + failedBy;
  act.effect(
    'aircraft-checked',
    { unit: plane.id, check: said, needs, rolled, value, failedBy },
    {
      changes: failedBy > 0 ? [{ do: 'unit', unit: plane.id, set: { damage } }] : [],
      cites: ['12.4.2/a', '12.4.2/b'],
    },
  );
}

/** Does the other side have to be asked? Off the map nobody reaches it. */
export const isWithinReach = (battle: Battle, side: string): boolean => underFire(battle, side) !== undefined;
