/** Anti-tank weapons that men fire from the shoulder or the bipod (8.15 to 8.20): each by itself, at a vehicle or, with shells, at a hex. */

import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, type Roll, total } from '../../kernel/dice/index.js';
import { isInArc } from '../../mechanics/facing.js';
import { distance } from '../../mechanics/places.js';
import { giveAway, uncoverAll } from '../ch02-sight/03-concealment.js';
import { isEnemyMarker, vehicleBeneath } from '../ch02-sight/03-vehicles.js';
import { firesAtFlashes, flashesIn, isTooDark } from '../ch02-sight/08-night.js';
import { sees } from '../ch02-sight/sight.js';
import { ratingOf } from '../ch03-infantry/02-leaders.js';
import { weariness } from '../ch04-movement/07-double-time.js';
import { notBeside, unready } from '../ch05-fire/01-group.js';
import { unfitToDirect } from '../ch05-fire/01-leaders.js';
import { hasTarget } from '../ch05-fire/02-aim.js';
import { firePhaseOf, isAtOnce } from '../ch05-fire/06-at-once.js';
import { shakenByShells } from '../ch09-artillery/02-under-shells.js';
import { smokeDrm } from '../ch09-artillery/16-in-the-line.js';
import { canHang } from '../ch09-artillery/16-smoke.js';
import { bailOut } from '../ch11-vehicles/37-bailing-out.js';
import { isSoft } from '../ch11-vehicles/state.js';
import {
  AT_FLASHES,
  CONCEALED,
  targetModifiers,
  terrainModifiers,
} from '../ch13-direct-fire/07-modifiers.js';
import { blast, lineFor, riddle } from '../ch13-direct-fire/17-guns.js';
import { facingOfHull, facingOfTurret, isOnTurret } from '../ch13-direct-fire/20-location.js';
import { aimAtTracks, stopTracks } from '../ch13-direct-fire/23-immobilization.js';
import { isCritical } from '../ch13-direct-fire/25-critical-hits.js';
import { isPlace } from '../ch14-terrain/03-levels.js';
import { makesOut } from '../ch14-terrain/11-standing-out.js';
import { besideTheFront } from '../ch14-terrain/25-over-crests.js';
import { pastGraves } from '../ch14-terrain/27-graveyards.js';
import { groundAt, isUpACliff, levelAt } from '../ch14-terrain/ground.js';
import { orderForAll } from '../form.js';
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
  enemiesInView,
  isGun,
  isHero,
  isLeader,
  isMarker,
  isOnMap,
  isShapedCharge,
  isSmc,
  isVehicle,
  movedThisTurn,
  type OnMap,
  ofSide,
} from '../units/kinds.js';
import { marksOfUse, usedUp } from './03-usage.js';
import { isStrange, UNFAMILIAR } from './06-captured.js';
import { strikeVehicle } from './08-afv-kill.js';
import { breakDown } from './09-breakdown.js';
import { pastVehicles } from './09-vehicles.js';
import { rifleModifiers } from './15-anti-tank-rifles.js';
import { backBlast } from './16-backblast.js';
import {
  chargeAtGun,
  hitNumber,
  hullDown,
  isHullHidden,
  isShoulderWeapon,
  type ShoulderWeapon,
  strikesGuns,
  toKill,
} from './16-to-hit.js';
import { breach, isAvailable } from './17-panzerfausts.js';
import { hasPhosphorus, LAST_PHOSPHORUS, layPhosphorus, spendPhosphorus } from './18-phosphorus.js';
import { aimAtMen, burstAmong, isSeenToMiss, nobodyIsSeen } from './18-shells.js';

const HERO_ALONE = 1;
const CAME_TO_IT = 2;

interface Armed {
  readonly weapon: Unit;
  readonly type: ShoulderWeapon;
  readonly holder: OnMap;
  /** Two leaders serve a bazooka together (8.18.5). */
  readonly second?: OnMap;
  readonly leader?: OnMap;
}

export const fireAntiTank = orderForAll({
  title: 'Fire an anti-tank weapon',
  description:
    'Men fire a Panzerfaust, bazooka, Panzerschreck, PIAT or anti-tank rifle at a vehicle, or at a hex: with shells at those in it, with a Panzerfaust at a wooden building.',
  cites: ['8.15.1/a', '8.17.2', '8.18.3', '8.18.9', '8.20.1'],
  answers: ['prep-fire', 'defensive-fire', 'advancing-fire', 'vehicle-fire'],
  asks: {
    weapon: z.string().describe('The weapon.'),
    target: z
      .string()
      .optional()
      .describe(
        'The vehicle fired at, or a "?" for a vehicle that may be beneath it; the gun too, but not of a Panzerfaust.',
      ),
    at: z.string().optional().describe('The hex fired at, unless it is a vehicle.'),
    leader: z.string().optional().describe('The leader in the hex who directs it.'),
    second: z.string().optional().describe('A second leader or hero, who serves it with the first.'),
    immobilize: z
      .literal(true)
      .optional()
      .describe('It aims at the tracks of an AFV, on its side or rear, to stop it (13.23.1.4).'),
    phosphorus: z
      .literal(true)
      .optional()
      .describe('A bazooka of 1945 fires white phosphorus at the hex (8.18.4).'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    const weapons = ofSide(battle, by).filter((unit) => isShoulderWeapon(unit) && unit.possessor);
    if (weapons.length === 0) return;
    const enemies = enemiesInView(battle, by);
    const hexes = [...new Set(enemies.filter((unit) => !isVehicle(unit)).map(({ at }) => at))];
    for (const arm of weapons) {
      const second = partnerOf(battle, arm, battle.unit(arm.possessor ?? ''));
      const weapon = arm.id;
      const shot = { weapon, ...(second && { second: second.id }) };
      for (const one of enemies) if (isVehicle(one) || isMarker(one)) yield { ...shot, target: one.id };
      if (strikesGuns(arm)) for (const gun of battle.units().filter(isGun)) yield { ...shot, target: gun.id };
      for (const at of hexes) yield { ...shot, at };
      if (hasPhosphorus(arm)) for (const at of hexes) yield { ...shot, at, phosphorus: true as const };
    }
  },
  read({ battle, by }, asked) {
    const shot = shotOf(battle, by, asked);
    return isRefusal(shot) ? shot : { ...asked, needs: shot.needs, drm: sumOf(shot.modifiers) };
  },
  listing: (_eyes, _asked, { needs, drm }) => ({ says: `Hits with ${needs - drm} or less.` }),
  perform(act, asked, { by }) {
    const shot = shotOf(act.battle, by, asked);
    if (isRefusal(shot)) throw new Error(shot.why);
    shoot(act, shot);
  },
});

interface Asked {
  readonly weapon: string;
  readonly target?: string | undefined;
  readonly at?: string | undefined;
  readonly leader?: string | undefined;
  readonly second?: string | undefined;
  readonly immobilize?: true | undefined;
  readonly phosphorus?: true | undefined;
}

interface AntiTankShot extends Armed {
  readonly at: string;
  readonly vehicle?: OnMap;
  readonly gun?: OnMap;
  readonly needs: number;
  readonly modifiers: readonly Modifier[];
  readonly immobilize?: true | undefined;
  readonly phosphorus?: true;
}

function shotOf(battle: Battle, by: string, asked: Asked): AntiTankShot | Refusal {
  const armed = armedWith(battle, by, asked);
  if (isRefusal(armed)) return armed;
  const target = asked.target === undefined ? undefined : battle.unit(asked.target);
  const isAtGun = target !== undefined && strikesGuns(armed.weapon) && isGun(target);
  if (
    asked.target !== undefined &&
    (target?.at === undefined ||
      target.side === by ||
      !(isVehicle(target) || isAtGun || isSuspect(battle, by, target)))
  )
    return {
      ...refuse('NOBODY_THERE', `There is no enemy vehicle "${asked.target}".`, '8.15.2/a', '8.17.2'),
      path: '$.target',
    };
  const at = target?.at ?? asked.at;
  if (at === undefined || !isPlace(battle, at))
    return { ...refuse('NO_SUCH_HEX', 'Name a vehicle, or a hex of the map.'), path: '$.at' };
  if (
    asked.phosphorus &&
    (target || !hasPhosphorus(armed.weapon) || !canHang(battle, at, 'white phosphorus'))
  )
    return {
      ...refuse('NO_SMOKE', `${armed.weapon.name} fires no white phosphorus there.`, '8.18.4/b', '9.16.9.3'),
      path: '$.phosphorus',
    };
  const needs = hitNumber(battle, isAtGun ? { ...armed, line: lineFor(target) } : armed, at);
  if (needs === undefined)
    return refuse('OUT_OF_RANGE', `${armed.weapon.name} does not reach ${at}.`, '8.15.3', '8.17.2', '8.20.1');
  const tracks = asked.immobilize
    ? aimAtTracks(
        battle,
        armed.holder.at,
        isAtGun ? undefined : (target as OnMap | undefined),
        isShapedCharge(armed.weapon),
      )
    : [];
  if (isRefusal(tracks)) return { path: '$.immobilize', ...tracks };
  const aimed = { ...armed, at, ...(target && { [isAtGun ? 'gun' : 'vehicle']: target as OnMap }), needs };
  return (
    outsideItsArc(battle, aimed) ??
    outOfSight(battle, aimed) ??
    (target ? notMoving(battle, target) : asked.phosphorus ? tooNear(aimed) : notAtMen(battle, by, aimed)) ??
    (asked.phosphorus
      ? { ...aimed, needs: LAST_PHOSPHORUS, modifiers: [], phosphorus: true }
      : { ...aimed, modifiers: [...modifiersOf(battle, aimed), ...tracks], immobilize: asked.immobilize })
  );
}

/** In the bow of a carrier it fires ahead (11.14.7). */
const outsideItsArc = (
  battle: Battle,
  { holder, weapon, at }: Pick<Armed, 'holder' | 'weapon'> & { readonly at: string },
): Refusal | undefined =>
  weapon.mounted && isVehicle(holder) && !isInArc(battle, holder.at, holder.facing ?? 0, at)
    ? refuse('OUT_OF_ARC', `${at} does not lie in the covered arc of ${holder.name}.`, '11.14.7')
    : undefined;

/** A '?' beneath which a vehicle may stand (2.3.5). */
const isSuspect = (battle: Battle, by: string, { id, at = '' }: Unit): boolean =>
  !isAtOnce(battle) && isEnemyMarker(battle, by, id, at);

/** Who fires it, and with whom (8.3, 8.16.5, 8.17.8, 8.18.5). */
function armedWith(battle: Battle, by: string, asked: Asked): Armed | Refusal {
  const weapon = battle.unit(asked.weapon);
  const holder = battle.unit(weapon?.possessor ?? '');
  if (!weapon || !isShoulderWeapon(weapon) || holder?.side !== by || holder.at === undefined)
    return {
      ...refuse('NOT_YOUR_WEAPON', `Nobody of yours on the map has an anti-tank weapon "${asked.weapon}".`),
      path: '$.weapon',
    };
  const armed = { weapon, type: weapon.weapon, holder: holder as OnMap };
  const cannot =
    unready(battle, weapon, armed.holder) ??
    (holder.pinned ? refuse('PINNED', `${holder.name} is pinned.`, '8.16.5', '3.24.2') : undefined) ??
    usedUp(battle, armed.type, holder) ??
    tooEarly(battle, weapon) ??
    hasMoved(battle, armed);
  return cannot ?? withHelp(battle, armed, asked);
}

function tooEarly(battle: Battle, { name, weapon, model }: Unit): Refusal | undefined {
  const from = weapon === 'panzerschreck' ? '43b' : weapon === 'ATR' ? undefined : model;
  return from === undefined || isAvailable(battle, from)
    ? undefined
    : refuse('TOO_EARLY', `There is no ${name} at that time.`, '8.17.3', '8.19.2');
}

/** A crew that has come to a rifle that lay there fires it, less well (4.2.5/b). */
const hasComeTo = ({ type, weapon, holder }: Armed): boolean =>
  type === 'ATR' &&
  holder.kind === 'crew' &&
  weapon.takenUp === true &&
  holder.carried?.includes(weapon.id) !== true;

/** An anti-tank rifle fires in the Advancing Fire Phase only where it has stayed (8.15.1/b). */
const hasMoved = (battle: Battle, armed: Armed): Refusal | undefined =>
  armed.type === 'ATR' &&
  battle.clock.phase === 'advancing-fire' &&
  movedThisTurn(armed.holder) &&
  !hasComeTo(armed)
    ? refuse('HAS_MOVED', `${armed.holder.name} has moved: its rifle does not fire now.`, '8.15.1/b')
    : undefined;

const TAKES_TWO: readonly ShoulderWeapon[] = ['bazooka', 'panzerschreck'];

/** A leader directs, but not anti-tank rifles; two single men serve a bazooka, or a hero less well (8.3/f, 8.3/k, 8.15.5). */
function withHelp(battle: Battle, armed: Armed, { leader: named, second: helper }: Asked): Armed | Refusal {
  const { holder, type } = armed;
  const leader = named === undefined ? undefined : directorBeside(battle, holder, named);
  if (named !== undefined && (!leader || isLeader(holder) || type === 'ATR'))
    return {
      ...refuse('CANNOT_LEAD', `"${named}" cannot direct this.`, '8.15.5', '8.18.6'),
      path: '$.leader',
    };
  const second = helper === undefined ? undefined : freeMan(battle, armed, helper);
  const takesTwo = isSmc(holder) && TAKES_TWO.includes(type);
  if (helper !== undefined && (!second || !takesTwo || helper === named))
    return { ...refuse('CANNOT_LEAD', `"${helper}" cannot serve it too.`, '8.18.5'), path: '$.second' };
  if (isLeader(holder) && takesTwo && !second)
    return refuse(
      'TAKES_TWO',
      `${holder.name} needs a second leader to fire it: name one.`,
      '8.18.5',
      '8.3/f',
    );
  return { ...armed, ...(leader && { leader }), ...(second && { second }) };
}

/** A leader or hero beside the first. */
function manWith(battle: Battle, holder: OnMap, id: string): OnMap | undefined {
  const unit = battle.unit(id);
  const isWith = unit?.side === holder.side && unit.at === holder.at && id !== holder.id && isSmc(unit);
  return isWith && !notBeside(unit, holder) ? (unit as OnMap) : undefined;
}

/** Who directs it has done nothing else; a pin does not hinder him (3.24.2). */
function directorBeside(battle: Battle, holder: OnMap, id: string): OnMap | undefined {
  const leader = manWith(battle, holder, id);
  return leader && isLeader(leader) && !leader.firedIn && !unfitToDirect(battle, leader) ? leader : undefined;
}

/** Who serves it with the first could fire it himself. */
function freeMan(
  battle: Battle,
  { holder, weapon }: Pick<Armed, 'holder' | 'weapon'>,
  id: string,
): OnMap | undefined {
  const man = manWith(battle, holder, id);
  return man && !man.pinned && !unready(battle, weapon, man) ? man : undefined;
}

function partnerOf(battle: Battle, weapon: Unit, holder: Unit | undefined): OnMap | undefined {
  if (!holder || !isOnMap(holder) || !isSmc(holder)) return undefined;
  return battle
    .unitsAt(holder.at)
    .flatMap(({ id }) => freeMan(battle, { holder, weapon }, id) ?? [])
    .find(() => true);
}

/** In view, not down a steep angle with a PIAT, nor up a cliff (8.16.3/b, 8.20.2). */
function outOfSight(
  battle: Battle,
  { type, weapon, holder, at, vehicle }: Armed & { at: string; vehicle?: OnMap },
): Refusal | undefined {
  if (!(vehicle ? makesOut(battle, holder, vehicle, at) : sees(battle, holder.at, at)))
    return refuse('NO_SIGHT', `${at} is not seen.`, '2.1.2');
  if (isTooDark(battle, holder.at, at))
    return refuse('TOO_DARK', `${holder.name} sees nothing in ${at} tonight.`, '2.8.1');
  const isNear = distance(battle, holder.at, at) <= 1;
  if (type === 'PIAT' && isNear && levelAt(battle, at) < levelAt(battle, holder.at))
    return refuse('OUT_OF_RANGE', `${weapon.name} cannot be pointed so far down.`, '8.20.2');
  return type !== 'ATR' && type !== 'PIAT' && isNear && isUpACliff(battle, holder.at, at)
    ? refuse('IMPASSABLE', `A cliff rises to ${at}.`, '8.16.3/b')
    : undefined;
}

const notMoving = (battle: Battle, vehicle: Unit): Refusal | undefined =>
  battle.clock.phase === 'movement' && !vehicle.moving
    ? refuse('NOBODY_THERE', `${vehicle.name} is not moving.`, '5.6.7.1')
    : undefined;

const tooNear = ({ holder, at }: { readonly holder: OnMap; readonly at: string }): Refusal | undefined =>
  at === holder.at ? refuse('SAME_HEX', `${holder.name} does not fire at its own hex.`, '8.18.9') : undefined;

/** Shells at men; a Panzerfaust at the walls of a wooden building; a rifle never (8.15.2/a, 8.17.11, 8.18.9). */
function notAtMen(battle: Battle, by: string, { type, weapon, holder, at }: Armed & { at: string }) {
  if (type === 'ATR')
    return refuse('NOBODY_THERE', `${weapon.name} is fired at vehicles and guns: name one.`, '8.15.2/a');
  const isTooNear = tooNear({ holder, at });
  if (isTooNear) return isTooNear;
  if (type === 'PF' && groundAt(battle, at) !== 'wooden building')
    return refuse('NOBODY_THERE', `${weapon.name} does nothing to men in ${at}.`, '8.17.11');
  if (battle.unitsAt(at).some(({ swims }) => swims))
    return refuse('IN_WATER', `${weapon.name} is not used against swimmers.`, '4.14.10');
  return hasTarget(battle, aimAtMen(battle, { weapon, holder, at }), by)
    ? undefined
    : { ...refuse('NOBODY_THERE', `No enemy is seen in ${at}.`, '5.1.1'), path: '$.at' };
}

/** Of a vehicle: that it moves, its terrain, and a wall or hedge before it; of all: who fires (8.16/q1, 8.16/q2, 8.16.1, 8.6.5). */
function modifiersOf(battle: Battle, shot: Omit<AntiTankShot, 'modifiers'>): Modifier[] {
  const { weapon, type, holder, second, leader, vehicle, gun, at } = shot;
  const found: Modifier[] = [];
  const led = leader ?? (isLeader(holder) && type !== 'ATR' ? holder : undefined);
  if (led) found.push({ ...ratingOf(led, holder), cites: '8.17.9' });
  if (isStrange(weapon, holder)) found.push({ why: 'captured', value: UNFAMILIAR, cites: '8.6.5' });
  if (hasComeTo(shot)) found.push({ why: 'came to the gun', value: CAME_TO_IT, cites: '4.2.5/b' });
  if (isHeroic(shot) && !second) found.push({ why: 'hero alone', value: HERO_ALONE, cites: '8.3/k' });
  found.push(...alongTheLine(battle, holder, at));
  const target = vehicle ?? gun;
  if (!target) return [...found, ...(type !== 'PF' && nobodyIsSeen(battle, shot) ? [CONCEALED] : [])];
  found.push(...targetModifiers(battle, { unit: holder }, target, at));
  if (type === 'ATR') found.push(...rifleModifiers(battle, holder, at));
  return [
    ...found,
    ...(gun && type !== 'ATR' ? chargeAtGun(gun) : []),
    ...besideTheFront(battle, holder, at),
    ...(gun
      ? terrainModifiers(battle, { unit: holder }, gun, at)
      : hullDown(battle, target, holder.at, type)),
  ];
}

/** As for all who aim: who they are, and what they see past (2.8.9, 4.7.11, 9.2.9, 11.20.1/a). */
const alongTheLine = (battle: Battle, holder: OnMap, at: string): Modifier[] => [
  ...weariness([holder], '4.7.11'),
  ...shakenByShells([holder]),
  ...(firesAtFlashes(battle, holder.at, at) ? [AT_FLASHES] : []),
  ...pastVehicles(battle, [holder.at], at),
  ...pastGraves(battle, [holder.at], at),
];

const isHeroic = ({ holder, type }: Armed): boolean => isHero(holder) && TAKES_TWO.includes(type);

function shoot(act: Act, shot: AntiTankShot): void {
  const { battle } = act;
  const { weapon, holder, second, leader, at, needs } = shot;
  giveAway(
    act,
    [holder, second, leader].flatMap((unit) => unit?.id ?? []),
    '2.3.9.1',
    '2.3.9.5',
  );
  const weary = sumOf(weariness([holder], '4.7.11'));
  const roll = act.rollOf(weapon.name, [holder.id], DR);
  const rolled = total(roll);
  const smoke = shot.phosphorus ? [] : smokeDrm(act, [holder.at], at);
  const suspect = shot.vehicle && isMarker(shot.vehicle) ? shot.vehicle : undefined;
  const real = suspect ? asItIs(battle, shot, suspect) : shot;
  const final = rolled + sumOf([...(real ?? shot).modifiers, ...smoke]);
  const struck = real && final <= needs ? real : undefined;
  if (suspect && struck) uncoverAll(act, at, suspect.side, '2.3.9.1/b');
  const told = struck ?? shot;
  const aimed = told.vehicle ?? told.gun;
  const isPartly = struck !== undefined && isAtMen(struck) && isSeenToMiss(battle, struck, final);
  act.effect(
    'anti-tank-shot',
    {
      unit: holder.id,
      weapon: weapon.id,
      at,
      ...(aimed && { target: aimed.id }),
      needs,
      rolled,
      modifiers: [...told.modifiers, ...smoke],
      isHit: struck !== undefined,
      ...(isPartly && { missesConcealed: true as const }),
    },
    {
      changes: marksOf(battle, shot),
      cites: [
        shot.vehicle ? '8.17.7' : shot.gun ? '8.15.2/a' : '8.18.9',
        ...(isPartly ? ['13.19/q2' as const] : []),
      ],
    },
  );
  if (struck) strike(act, struck, { roll, final, isCritical: isCriticalHit(act, struck, rolled) });
  if (shot.phosphorus) spendPhosphorus(act, weapon, rolled);
  const fired = {
    firing: weapon,
    holder,
    ...(isStrange(weapon, holder) && { strange: true as const }),
    ...(isHeroic(shot) && !second && { heroic: true as const }),
  };
  if (battle.unit(weapon.id)) breakDown(act, [fired], rolled + weary);
  if (shot.type !== 'ATR' && shot.type !== 'PIAT') backBlast(act, shot);
}

/** At the vehicle that is beneath a '?', if there is one (2.3.5). */
function asItIs(battle: Battle, shot: AntiTankShot, marker: OnMap): AntiTankShot | undefined {
  const vehicle = vehicleBeneath(battle, marker);
  return vehicle && { ...shot, vehicle, modifiers: modifiersOf(battle, { ...shot, vehicle }) };
}

/** A Panzerfaust is gone whatever comes of it (8.17.1). */
function marksOf(battle: Battle, { weapon, type, holder, second, leader }: AntiTankShot): Change[] {
  const phase = firePhaseOf(battle);
  const marks = { firedIn: phase, ...(phase === 'prep-fire' && { prep: true as const, cx: null }) };
  return [
    ...flashesIn(battle, [holder.at]),
    type === 'PF' ? { do: 'leave', unit: weapon.id } : { do: 'unit', unit: weapon.id, set: { fired: true } },
    { do: 'unit', unit: holder.id, set: { ...marksOfUse(battle, type, holder), ...marks } },
    ...(second ? [{ do: 'unit', unit: second.id, set: { directed: true, ...marks } } as const] : []),
    ...(leader ? [{ do: 'unit', unit: leader.id, set: { directed: true } } as const] : []),
  ];
}

/** Shells; not phosphorus, nor a Panzerfaust at walls (8.18.9). */
const isAtMen = ({ vehicle, gun, type, phosphorus }: AntiTankShot): boolean =>
  !vehicle && !gun && !phosphorus && type !== 'PF';

/** Of shells, at men and guns (8.16.2). */
const isCriticalHit = (act: Act, { weapon, type, vehicle, needs, modifiers }: AntiTankShot, rolled: number) =>
  vehicle === undefined &&
  type !== 'ATR' &&
  type !== 'PF' &&
  isCritical(act, { gun: weapon.id, rolled, needs, modified: sumOf(modifiers) });

interface Struck {
  readonly roll: Roll;
  /** With all modifiers. */
  readonly final: number;
  /** A lucky shell (8.16.2). */
  readonly isCritical: boolean;
}

function strike(act: Act, shot: AntiTankShot, { roll, final, isCritical }: Struck): void {
  const { battle } = act;
  const { weapon, type, holder, vehicle, gun, at } = shot;
  // With half of what it needs a rifle goes in twice (13.13.1).
  const isTwice = final <= shot.needs / 2;
  if (gun) {
    if (type === 'ATR') riddle(act, gun, weapon.id);
    else blast(act, gun, { weapon, from: holder.at, isCritical });
    return;
  }
  if (shot.phosphorus) {
    layPhosphorus(act, weapon, at, isCritical);
    return;
  }
  if (vehicle) {
    const first = shot.immobilize ? undefined : pierce(act, shot, vehicle, roll);
    if (!first) stopTracks(act, vehicle);
    const left = battle.unit(vehicle.id);
    if (first && type === 'ATR' && isTwice && !isSoft(vehicle) && left && isOnMap(left)) {
      act.effect('hit-twice', { unit: left.id }, { cites: ['13.13.1'] });
      pierce(act, shot, left, first);
    }
    if (type !== 'ATR') bailOut(act, vehicle.id);
    return;
  }
  if (type === 'PF') {
    breach(act, at);
    return;
  }
  burstAmong(act, shot, { rolled: total(roll), final, isCritical });
}

/** Of a hull that is hidden only the turret is hit; the dice of the hit tell where (13.20.2 to 13.20.4). */
function pierce(act: Act, shot: AntiTankShot, target: OnMap, hit: Roll): Roll {
  const { battle } = act;
  const { type, holder } = shot;
  const turret = isHullHidden(battle, target, holder.at, type) || isOnTurret(hit, false);
  const facing = (turret ? facingOfTurret : facingOfHull)(battle, target, holder.at);
  const roll = act.rollOf('AFV kill', [target.id], DR);
  strikeVehicle(act, target, {
    ...toKill(battle, shot, target, { facing, turret }),
    facing,
    rolled: total(roll),
    mayStop: !turret,
    antiTank: type === 'ATR' ? 'rifle' : 'shell',
  });
  return roll;
}
