/** Fire at paratroops in the air (12.9.10, 12.9.13 to 12.9.21): nothing hides them, and they are helpless. */
import * as z from 'zod';
import type { ChartPack } from '../../kernel/charts/index.js';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, isDoubles, total } from '../../kernel/dice/index.js';
import { hexesBetween } from '../../mechanics/line.js';
import { distance, hexAt } from '../../mechanics/places.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { sees } from '../ch02-sight/sight.js';
import { ratingOf } from '../ch03-infantry/02-leaders.js';
import { weariness } from '../ch04-movement/07-double-time.js';
import { marksOf } from '../ch05-fire/01-fire.js';
import { armsOf, groupOf } from '../ch05-fire/01-group.js';
import { bestLeaderIn } from '../ch05-fire/01-leaders.js';
import { partOf, type Shot } from '../ch05-fire/04-firepower.js';
import { columnBelow, columnOf, resultInWords, resultOf } from '../ch05-fire/05-fire-table.js';
import { sufferAll, withNerve } from '../ch05-fire/05-resolution.js';
import { breakDown } from '../ch08-support-weapons/09-breakdown.js';
import { mannedGuns } from '../ch11-vehicles/state.js';
import { readyPiece } from '../ch13-direct-fire/02-plan.js';
import { hitNumber } from '../ch13-direct-fire/03-to-hit.js';
import { nervesOf } from '../ch13-direct-fire/07-modifiers.js';
import { isOneBuilding } from '../ch14-terrain/ground.js';
import { isInBunker } from '../ch15-fortifications/05-bunkers.js';
import { IFT } from '../charts/index.js';
import { order } from '../form.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  noSuchHex,
  type Refusal,
  refuse,
  sumOf,
} from '../system.js';
import {
  enemyOf,
  isFlamethrower,
  isGun,
  isMmc,
  isOnMap,
  isVehicle,
  type OnMap,
  ofSide,
} from '../units/kinds.js';
import { flakMarks, heavyFlak, isOnTheMove, lightFlak, unsteadiness } from './04-anti-aircraft.js';
import { aloftOf, menAbove } from './09-drop.js';
import { gliderAbove, glidersAloft, sufferGlider } from './10-gliders.js';

const MOST_FIRERS = 24;
const HELPLESS: Modifier = { why: 'hazardous movement', value: -2, cites: '12.9.14' };

/** What fires together, and how strong it is; an AA gun without a fire value has to hit first. */
interface Volley {
  readonly shots: readonly Shot[];
  readonly leader: OnMap | undefined;
  readonly fp: number;
  readonly parts: readonly ReturnType<typeof partOf>[];
  readonly needs?: number;
  readonly aimed?: readonly Modifier[];
}

export const fireAtParatroops = order({
  title: 'Fire at paratroops',
  description:
    'In the Defensive Fire Phase units and machine guns fire at those who come down above a hex, whatever lies between; AA guns and the guns on the roofs of AFVs by themselves.',
  cites: ['12.9.10', '12.9.13', '12.9.14', '12.9.21'],
  answers: ['defensive-fire'],
  asks: {
    at: z.string().describe('The hex above which they are.'),
    firers: z
      .array(z.string())
      .min(1)
      .max(MOST_FIRERS)
      .describe('Units, their machine guns; or one AA gun or AFV.'),
    leader: z.string().optional().describe('The leader who directs it.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    const enemy = enemyOf(battle, by);
    const above = new Set([
      ...aloftOf(battle, enemy).flatMap(({ aloft }) => aloft ?? []),
      ...glidersAloft(battle, enemy).flatMap(({ lands }) => lands?.at ?? []),
    ]);
    if (above.size === 0) return;
    for (const at of [...above].sort())
      for (const unit of ofSide(battle, by)) {
        if (!isOnMap(unit) || unit.broken) continue;
        if (unit.mg?.aa || unit.gun?.type === 'AA') yield { at, firers: [unit.id] };
        const arms = armsOf(battle, unit);
        const leader = bestLeaderIn(battle, unit.at, by);
        if (arms.length > 0) yield { at, firers: arms, ...(leader && { leader: leader.id }) };
      }
  },
  read({ battle, by }, { at, firers, leader }) {
    const volley = volleyOf(battle, by, { at, firers, leader });
    return isRefusal(volley) ? volley : { at, firers, leader, fp: volley.fp };
  },
  listing: (_eyes, _asked, { fp }) => ({ says: `With ${fp} factors.` }),
  perform(act, { at, firers, leader }, { by }) {
    const volley = volleyOf(act.battle, by, { at, firers, leader });
    if (isRefusal(volley)) throw new Error(volley.why);
    giveAway(
      act,
      [...volley.shots.map(({ holder }) => holder.id), ...(leader === undefined ? [] : [leader])],
      '2.3.9.1',
    );
    shoot(act, by, at, withNerveFor(act, at, volley));
  },
});

interface Asked {
  readonly at: string;
  readonly firers: readonly string[];
  readonly leader?: string | undefined;
}

function volleyOf(battle: Battle, by: string, asked: Asked): Volley | Refusal {
  const { at, firers } = asked;
  if (!battle.table.map.named.has(at)) return noSuchHex(at, 'at');
  if (menAbove(battle, by, at).length === 0 && !gliderAbove(battle, by, at))
    return { ...refuse('NOBODY_THERE', `Nobody comes down above ${at}.`, '12.9.10'), path: '$.at' };
  const alone = firers.length === 1 ? battle.unit(firers[0] as string) : undefined;
  const volley =
    alone && isOnMap(alone) && (isGun(alone) || isVehicle(alone))
      ? flakOf(battle, by, alone, at)
      : groupAt(battle, by, asked);
  if (isRefusal(volley)) return { path: '$.firers', ...volley };
  const below = volley.shots.find(({ holder }) => isInBunker(holder));
  if (below)
    return refuse(
      'INDOORS',
      `${below.holder.name} is in a bunker: it fires at those who have landed.`,
      '12.9.13',
    );
  const within = volley.shots.find(({ holder }) => isThroughItsHouse(battle, holder.at, at));
  return within
    ? refuse('INDOORS', `${within.holder.name} would fire through its own building.`, '12.9.13')
    : volley;
}

/** Fire through other hexes of the same building does not reach them (12.9.13). */
function isThroughItsHouse(battle: Battle, from: string, at: string): boolean {
  if (from === at || sees(battle, from, at)) return false;
  const between = hexesBetween(battle.table.map, hexAt(battle, from).index, hexAt(battle, at).index);
  return between.some(({ name }) => distance(battle, from, name) === 1 && isOneBuilding(battle, from, name));
}

/** Half as far as otherwise, and as long range as far as normal range was (12.9.21, 12.9/q6), but for flames, which have none (8.10.1). */
function groupAt(battle: Battle, by: string, { at, firers, leader }: Asked): Volley | Refusal {
  const group = groupOf(battle, by, { at, firers, ...(leader !== undefined && { leaders: [leader] }) });
  if (isRefusal(group)) return group;
  const shots = group.shots.map((shot) => ({
    ...shot,
    firing: { ...shot.firing, range: Math.floor((shot.firing.range ?? 0) / 2) },
  }));
  const short = group.shots.find(
    ({ firing, holder }, n) =>
      distance(battle, holder.at, at) > ((isFlamethrower(firing) ? shots[n]?.firing : firing)?.range ?? 0),
  );
  if (short) return refuse('OUT_OF_RANGE', `${short.firing.name} does not reach so high.`, '12.9.21');
  const parts = shots.map((shot) => partOf(battle, shot, at));
  return { shots, leader: group.leaders[0], parts, fp: parts.reduce((sum, { fp }) => sum + fp, 0) };
}

const LIGHT = 45;
const LIGHT_REACH = 12;
const HEAVY_REACH = 24;
const ROOF_REACH = 8;

/** Of ordnance AA guns alone, and of AFVs the guns on their roofs (12.9.15, 12.9.18, 12.9/q17). */
function flakOf(battle: Battle, by: string, unit: OnMap, at: string): Volley | Refusal {
  const far = distance(battle, unit.at, at);
  const shots = [{ firing: unit, holder: unit }];
  if (isVehicle(unit)) {
    if (unit.side !== by) return refuse('NOT_YOUR_UNIT', `${unit.name} is not yours.`);
    if (unit.fired) return refuse('HAS_FIRED', `${unit.name} has fired in this player turn.`, '5.1.2');
    if (!mannedGuns(unit).includes('aa'))
      return refuse('NO_WEAPON', `Nobody serves a gun on the roof of ${unit.name}.`, '12.9.18');
    if (far > ROOF_REACH) return refuse('OUT_OF_RANGE', `${unit.name} does not reach so high.`, '12.9.21');
    const part = roofPart(battle, unit, far);
    return { shots, leader: undefined, fp: part.fp, parts: [part] };
  }
  if (unit.gun?.type !== 'AA')
    return refuse('NO_WEAPON', `${unit.name} is not an AA gun: it does not fire into the sky.`, '12.9.15');
  const piece = readyPiece(battle, by, { unit: unit.id, at });
  if (isRefusal(piece)) return piece;
  if (unit.shotsFired) return refuse('HAS_FIRED', `${unit.name} has fired in this player turn.`, '12.4.4');
  const { calibre, equivalent } = unit.gun;
  const isLight = equivalent !== undefined && calibre <= LIGHT;
  if (far > (isLight ? LIGHT_REACH : HEAVY_REACH))
    return refuse('OUT_OF_RANGE', `${unit.name} does not reach so far.`, '12.9.21');
  const fp = isLight
    ? lightFlak(battle, piece, equivalent)
    : (battle.table.charts as ChartPack).lookup(IFT.fpByCalibre, calibre);
  const line = gliderAbove(battle, by, at) ? 'vehicle' : 'infantry';
  const needs = isLight
    ? {}
    : { needs: hitNumber(battle, piece, line, at), aimed: heavyFlak(battle, piece, at) };
  return {
    shots: [{ firing: unit, holder: piece.crew }],
    leader: undefined,
    fp,
    parts: [{ unit: unit.id, fp, why: [] }],
    ...needs,
  };
}

/** The gun on its roof is that of one who moves, or is pinned, as in other fire (11.31.5, 3.24.3/a). */
function roofPart(battle: Battle, unit: OnMap, far: number): ReturnType<typeof partOf> {
  const halves = [
    ...(far > ROOF_REACH / 2 ? ['long range x1/2'] : []),
    ...(isOnTheMove(battle, unit) ? ['in motion x1/2'] : []),
    ...(unit.pinned ? ['pinned x1/2'] : []),
  ];
  const isNear = far <= 1;
  const fp = ((unit.mg?.aa ?? 0) * (isNear ? 2 : 1)) / 2 ** halves.length;
  return { unit: unit.id, fp, why: [...(isNear ? ['point blank x2'] : []), ...halves] };
}

/** Raw men beside them double only if they keep their nerve (3.9.8, 3.26.3). */
function withNerveFor(act: Act, at: string, volley: Volley): Volley {
  const [{ firing }] = volley.shots as [Shot];
  if (isGun(firing) || isVehicle(firing)) return volley;
  const { shots } = withNerve(act, { at, shots: volley.shots, movers: [] });
  const parts = shots.map((shot) => partOf(act.battle, shot, at));
  return { ...volley, shots, parts, fp: parts.reduce((sum, { fp }) => sum + fp, 0) };
}

function shoot(
  act: Act,
  by: string,
  at: string,
  { shots, leader, fp, parts, needs, aimed = [] }: Volley,
): void {
  const { battle } = act;
  const [{ firing }] = shots as [Shot];
  const isFlak = isGun(firing) || isVehicle(firing);
  const marks: Change[] = isFlak
    ? flakMarks(battle, firing as OnMap, at)
    : marksOf(battle, { shots, leaders: leader ? [leader] : [], heroes: [] }, at);
  if (needs !== undefined) {
    const rolled = total(act.rollOf('to hit', [firing.id], DR));
    const hit = rolled + sumOf(aimed) <= needs;
    act.effect(
      'flak-at-men',
      { unit: firing.id, at, needs, rolled, modifiers: aimed, hit },
      { changes: marks, cites: ['12.9/q17'] },
    );
    if (!hit) return;
  }
  const roll = act.roll(`fire above ${at}`, DR);
  const rolled = total(roll);
  const cowered = isDoubles(roll) && !leader && shots.some((shot) => isMmc(shot.firing));
  const full = columnOf(fp);
  const column = full && (cowered ? columnBelow(full) : full);
  const directs = leader ? shots.map(({ holder }) => ratingOf(leader, holder)) : [];
  const worst = directs.sort((a, b) => b.value - a.value)[0];
  const glider = gliderAbove(battle, by, at);
  const firers = shots.map(({ holder }) => holder);
  const weary = sumOf(weariness(firers, '4.7.11'));
  // Nothing modifies a flame (8.10.2).
  const modifiers = isFlamethrower(firing)
    ? []
    : [
        ...(worst ? [worst] : []),
        ...(glider ? [] : [HELPLESS]),
        ...(needs === undefined ? unsteadiness(firers) : []),
        ...(isVehicle(firing) ? nervesOf(firing) : []),
      ];
  const final = rolled + sumOf(modifiers);
  const result = column === undefined ? '-' : resultOf(battle, column, final);
  const units = glider ? [glider.id] : menAbove(battle, by, at).map(({ id }) => id);
  act.effect(
    'fire-attack',
    {
      side: by,
      at,
      parts,
      leaders: leader ? [leader.id] : [],
      fp,
      column: column ?? 0,
      cowered,
      rolled,
      outcomes: [{ units, modifiers, final, result }],
    },
    { changes: needs === undefined ? marks : [], cites: ['12.9.10', '12.9.14'] },
  );
  if (!isFlak) breakDown(act, shots, rolled + weary);
  if (glider) sufferGlider(act, glider.id, result, resultInWords(result));
  else sufferAll(act, [{ units, result }], at);
}
