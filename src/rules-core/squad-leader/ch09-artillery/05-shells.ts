/** Indirect fire of guns on the map takes its course (9.5): rounds are spotted, corrected fire falls, or it ends. */

import type { ChartPack } from '../../kernel/charts/index.js';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, total } from '../../kernel/dice/index.js';
import { distance } from '../../mechanics/places.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { sees } from '../ch02-sight/sight.js';
import { firePhaseOf } from '../ch05-fire/06-at-once.js';
import { rangingDrm } from '../ch08-support-weapons/09-bore-sight.js';
import { readyPiece } from '../ch13-direct-fire/02-plan.js';
import { wearOut, wearyOf } from '../ch13-direct-fire/12-wear.js';
import { struckFromAbove } from '../ch14-terrain/03-levels.js';
import { IFT } from '../charts/index.js';
import type { Act, Battle, Change } from '../system.js';
import {
  attacker,
  defender,
  enemyOf,
  isInfantry,
  isOnMap,
  isVehicle,
  type OnMap,
  ofSide,
} from '../units/kinds.js';
import { isRocketLauncher, type Piece, rocketsLeft, shotsOf } from '../units/ordnance.js';
import { canObserve, canSpot, type Landing, land } from './01-accuracy.js';
import { layCounter } from './01-batteries.js';
import { strikeHex } from './02-fire-for-effect.js';
import { bearsOn } from './05-direct-gun.js';
import { gunsLaid, liftGun, spotterFor } from './05-indirect-fire.js';
import { launchForEffect, spotRockets } from './05-rockets.js';
import { canHang, lay } from './16-smoke.js';
import { LAST_ON } from './17-smoke-shells.js';

type LaidGun = ReturnType<typeof gunsLaid>[number];

/** A gun that is manned, and its spotter. */
interface Station {
  readonly piece: Piece;
  readonly spotter: OnMap;
}

/** It stands where it stood, its crew is ready, and its spotter is where he can direct it. */
function mannedAndSpotted(
  battle: Battle,
  side: string,
  { gun, spotter = '', from, laid }: LaidGun,
): Station | undefined {
  const piece = readyPiece(battle, side, { unit: gun, at: laid.at });
  if (isRefusal(piece) || piece.unit.at !== from) return undefined;
  const found = spotterFor(battle, piece.unit, spotter);
  return isRefusal(found) ? undefined : { piece, spotter: found };
}

/** Close Combat Phase: requests become spotting rounds, if the gun was turned towards them in time (9.5.6 to 9.5.8). */
export function spotGunRounds(act: Act): void {
  const { battle } = act;
  for (const side of [attacker(battle), defender(battle)])
    for (const one of gunsLaid(battle, side)) {
      const { aimed = one.laid.at, name, laid } = one;
      const set = mannedAndSpotted(battle, side, one);
      if (laid.is === 'fire for effect') continue;
      if (!set || !bearsOn(battle, set.piece.unit, aimed)) liftGun(act, side, one);
      else if (laid.is === 'request' && canObserve(battle, set.spotter, laid.at)) {
        const { accurate, at } = roundOf(act, set, one);
        const isSeen = at !== undefined && canSpot(battle, set.spotter, at);
        act.effect(
          'round-spotted',
          { side, battery: name, aimed: laid.at, at: isSeen ? at : undefined, accurate },
          {
            changes: isSeen ? layCounter(battle, side, name, { at, is: 'spotting round' }) : [],
            cites: ['9.5.6'],
          },
        );
      }
    }
}

/** Where it lands: of several rockets the one that came nearest. */
function roundOf(act: Act, { piece, spotter }: Station, { laid: { at }, rockets = 1 }: LaidGun): Landing {
  const { unit } = piece;
  const drm = rangingDrm(act.battle, unit, at);
  if (!isRocketLauncher(unit)) return land(act, { side: unit.side, observer: spotter, at, drm });
  const hex = spotRockets(act, { launcher: unit, spotter, at, rockets }, drm);
  return { accurate: hex === at, at: hex };
}

/** End of the step: fire that nobody has seen to goes on where the spotter sees it; all is open again for the next turn. */
export function leaveGuns(act: Act): void {
  const { battle } = act;
  for (const side of battle.sideIds())
    for (const one of gunsLaid(battle, side)) {
      const { laid, name } = one;
      const set = mannedAndSpotted(battle, side, one);
      const isSeen = set !== undefined && canSpot(battle, set.spotter, laid.at);
      if (!set || (laid.is === 'fire for effect' && !laid.settled && !isSeen)) {
        liftGun(act, side, one);
        continue;
      }
      const { settled, ...open } = laid;
      if (settled)
        act.effect(
          'artillery-settled',
          {},
          { changes: layCounter(battle, side, name, open), cites: ['1.3/1.7'] },
        );
    }
}

/** Before all other fire of its phase, once in a player turn, and on one hex (9.5.6, 9.5.13). */
export function fireGuns(act: Act, side: string): void {
  for (const one of gunsLaid(act.battle, side)) {
    if (one.laid.is !== 'fire for effect') continue;
    const gun = act.battle.unit(one.gun);
    if (gun && isRocketLauncher(gun) && isInDefence(act.battle)) continue;
    const piece = readyPiece(act.battle, side, { unit: one.gun, at: one.laid.at });
    if (isRefusal(piece) || piece.unit.at !== one.from) liftGun(act, side, one);
    else fireGun(act, side, one, piece);
  }
}

/** Rockets are not for defence (10.7.6). */
const isInDefence = (battle: Battle): boolean => firePhaseOf(battle) === 'defensive-fire';

function fireGun(act: Act, side: string, one: LaidGun, piece: Piece): void {
  const { battle } = act;
  const { name, laid } = one;
  showSelf(act, piece);
  const { unit, gun } = piece;
  const weary = wearyOf(piece);
  const depletion = laid.smoke ? total(act.rollOf('smoke', [unit.id], DR)) : undefined;
  const smoke = depletion !== undefined && depletion <= LAST_ON;
  act.effect(
    'fire-mission',
    { side, battery: name, at: laid.at, calibre: gun.calibre, smoke },
    {
      changes: [
        ...marksOf(battle, piece, depletion),
        ...(smoke && canHang(battle, laid.at, 'full') ? [lay(battle, laid.at, side, 'full')] : []),
      ],
      cites: laid.smoke ? ['9.5.11'] : ['9.5.6', '9.5.13'],
    },
  );
  const rolled = smoke ? depletion : falls(act, one, piece);
  const fired = { plan: { ammunition: 'HE' }, intensive: false, weary } as const;
  if (rolled !== undefined) wearOut(act, piece, { ...fired, rolled });
}

/** The first of its rolls is the one that wears it out (9.5/q1). */
function falls(
  act: Act,
  { laid: { at: hex }, spotter, rockets }: LaidGun,
  { unit, gun }: Piece,
): number | undefined {
  const { battle } = act;
  const { side } = unit;
  if (isRocketLauncher(unit)) {
    const observer = battle.unit(spotter ?? '');
    return launchForEffect(act, {
      launcher: unit,
      spotter: observer && isOnMap(observer) ? observer : unit,
      at: hex,
      rockets: rockets ?? rocketsLeft(unit),
    });
  }
  const fp = (battle.table.charts as ChartPack).lookup(IFT.fpByCalibre, gun.calibre);
  const [first] = struckFromAbove(battle, hex).map((at) =>
    strikeHex(act, { side, at, hexes: [hex], fp, calibre: gun.calibre }),
  );
  return first;
}

/** All its shots are one attack, and its crew does nothing else (9.5.7, 9.5.13). */
function marksOf(battle: Battle, piece: Piece, depletion: number | undefined): Change[] {
  const { unit, crew } = piece;
  const phase = firePhaseOf(battle);
  const { usedUp = [] } = unit;
  const isLast = depletion !== undefined && depletion >= LAST_ON;
  const own = {
    shotsFired: shotsOf(piece),
    acquired: null,
    ...(isLast && { usedUp: [...usedUp, 'smoke' as const] }),
  };
  const fired = {
    firedIn: phase,
    fired: true as const,
    ...(phase === 'prep-fire' && { prep: true as const, cx: null }),
  };
  return [
    { do: 'unit', unit: unit.id, set: own },
    { do: 'unit', unit: crew.id, set: fired },
  ];
}

const FAR_FROM_ENEMIES = 12;

/** It stays hidden far from all enemies, and where none of them sees it (2.5.9). */
function showSelf(act: Act, { unit, crew }: Piece): void {
  const { battle } = act;
  if (!crew.hidden) return;
  const isNear = ofSide(battle, enemyOf(battle, crew.side)).some(
    (enemy) =>
      isOnMap(enemy) &&
      (isInfantry(enemy) || isVehicle(enemy)) &&
      (distance(battle, enemy.at, unit.at) < FAR_FROM_ENEMIES || sees(battle, enemy.at, unit.at)),
  );
  if (isNear) giveAway(act, [crew.id], '2.5.9');
}
