/** Flamethrowers of AFVs (11.23): they strike as those on foot do, and turning counts against them. */
import * as z from 'zod';
import { distance } from '../../mechanics/places.js';
import { isTooDark } from '../ch02-sight/08-night.js';
import { aimsOf, hasTarget } from '../ch05-fire/02-aim.js';
import { resolveFire } from '../ch05-fire/05-resolution.js';
import { withAGun } from '../ch10-guns/02-towing.js';
import { isFrozen, traverseAt, turnedTo } from '../ch13-direct-fire/09-covered-arc.js';
import { flameReach } from '../ch16-fire/05-in-rain-and-snow.js';
import { order } from '../form.js';
import { type Battle, type Change, noSuchHex, type Refusal, refuse, type Unit } from '../system.js';
import { enemiesInView, isOnMap, isVehicle, type OnMap, ofSide } from '../units/kinds.js';
import { tooShakenToFire } from './08-way-off.js';
import { asPiece, isInBow, shotOf } from './23-flames.js';
import { isInSight } from './29-sight.js';
import { tooFastToFire } from './31-motion.js';
import { bailOut } from './37-bailing-out.js';
import { behindScreens } from './41-amphibians.js';
import { tooMadToFire } from './berserk.js';
import { hasFlame, isManned } from './state.js';

export const fireFlame = order({
  title: 'Fire the flamethrower of an AFV',
  description:
    'An AFV sprays fire at a hex, without a roll To Hit. Turning for it counts as it does for a gun.',
  cites: ['11.23.1', '11.23.5', '8.10.2'],
  answers: ['prep-fire', 'defensive-fire', 'advancing-fire'],
  asks: { unit: z.string().describe('The AFV.'), at: z.string().describe('The hex fired at.') },
  *candidates({ battle, by }) {
    const flaming = ofSide(battle, by).filter(hasFlame);
    if (flaming.length === 0) return;
    const hexes = [...new Set(enemiesInView(battle, by).map(({ at }) => at))].sort();
    for (const unit of flaming) for (const at of hexes) yield { unit: unit.id, at };
  },
  read({ battle, by }, { unit: id, at }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isVehicle(unit) || !isOnMap(unit) || !hasFlame(unit))
      return {
        ...refuse(
          'NOT_YOUR_UNIT',
          `You have no AFV "${id}" with a flamethrower that works: name one of yours.`,
          '11.23.1',
        ),
        path: '$.unit',
      };
    if (!battle.table.map.named.has(at)) return noSuchHex(at, 'at');
    return silent(battle, unit, at) ?? outOfReach(battle, by, unit, at) ?? { unit: id, at };
  },
  perform(act, { unit: id, at }, { by }) {
    const { battle } = act;
    const unit = battle.theUnit(id) as OnMap;
    const shot = shotOf(battle, unit, at);
    const piece = asPiece(unit);
    const aims = aimsOf(battle, by, { at }, [shot]);
    const marks = [marked(battle, unit), turnedTo(piece, traverseAt(battle, piece, at, isInBow(unit)))];
    resolveFire(act, { by, aims, leaders: [], marks });
    bailOut(act, id);
  },
});

/** What bars it whatever it fires at. */
function silent(battle: Battle, unit: OnMap, at: string): Refusal | undefined {
  const { name, shotsFired, firedIn, fired, overran, moved } = unit;
  if (!isManned(unit))
    return refuse('NO_CREW', `${name} has no crew that is in its senses.`, '11.8.3', '13.22.3');
  if (shotsFired || firedIn || fired || overran !== undefined)
    return refuse('HAS_FIRED', `${name} has fired in this player turn.`, '5.1.2', '7.1.17');
  if (unit.openTopped && !unit.exposed)
    return refuse('NOT_EXPOSED', `The crew of ${name} must be exposed to fire.`, '11.10.1');
  if (at === unit.at) return refuse('SAME_HEX', `${name} does not fire at its own hex.`, '7.2.6/a');
  if (moved && battle.clock.phase === 'advancing-fire' && asPiece(unit).traverse === 'NT')
    return refuse('HAS_MOVED', `${name} has moved: what it has in its bow does not fire.`, '13.9.8');
  return (
    behindScreens(unit) ??
    withAGun(unit) ??
    tooShakenToFire(battle, unit) ??
    tooMadToFire(battle, unit, at) ??
    tooFastToFire(battle, unit) ??
    cannotTurn(battle, unit, at)
  );
}

function cannotTurn(battle: Battle, unit: OnMap, at: string): Refusal | undefined {
  const piece = asPiece(unit);
  const traversed = traverseAt(battle, piece, at, isInBow(unit));
  const isStuck = traversed.hull && (unit.immobilized || unit.beside) && traversed.to !== (unit.facing ?? 0);
  return isStuck
    ? refuse(
        'IMMOBILE',
        `The hull of ${unit.name} cannot turn: it does not bear on ${at}.`,
        '11.33.3',
        '11.29.9',
      )
    : isFrozen(piece, traversed);
}

function outOfReach(battle: Battle, by: string, unit: OnMap, at: string): Refusal | undefined {
  const no = (code: 'OUT_OF_RANGE' | 'NO_SIGHT' | 'TOO_DARK' | 'NOBODY_THERE', why: string) => ({
    ...refuse(code, why, '11.23.1'),
    path: '$.at',
  });
  if (distance(battle, unit.at, at) > flameReach(battle, unit.flame?.range ?? 0))
    return no('OUT_OF_RANGE', `The flame of ${unit.name} does not come as far as ${at}.`);
  if (!isInSight(battle, unit, at)) return no('NO_SIGHT', `${at} is not seen.`);
  if (isTooDark(battle, unit.at, at)) return no('TOO_DARK', `${unit.name} sees nothing in ${at} tonight.`);
  const aim = { at, shots: [shotOf(battle, unit, at)], movers: [] };
  return hasTarget(battle, aim, by)
    ? undefined
    : no('NOBODY_THERE', `Nobody is seen in ${at} whom it could hurt.`);
}

function marked({ clock: { phase } }: Battle, { id }: Unit): Change {
  const prep = phase === 'prep-fire' && { prep: true as const };
  return { do: 'unit', unit: id, set: { shotsFired: 1, firedIn: phase, ...prep } };
}
