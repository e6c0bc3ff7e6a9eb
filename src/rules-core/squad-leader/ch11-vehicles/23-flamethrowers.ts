/** Flamethrowers of AFVs (11.23): they strike as those on foot do, and turning counts against them. */
import * as z from 'zod';
import { DR, total } from '../../kernel/dice/index.js';
import { distance } from '../../mechanics/places.js';
import { isTooDark } from '../ch02-sight/08-night.js';
import { aimsOf, hasTarget } from '../ch05-fire/02-aim.js';
import type { Shot } from '../ch05-fire/04-firepower.js';
import { columnOf } from '../ch05-fire/05-fire-table.js';
import { outcomesOf, resolveFire, sufferAll } from '../ch05-fire/05-resolution.js';
import { useUpFlame } from '../ch08-support-weapons/09-breakdown.js';
import { destroyWeapons, strikeVehicles } from '../ch08-support-weapons/11-blast.js';
import { arcModifiers, isFrozen, traverseAt, turnedTo } from '../ch13-direct-fire/09-covered-arc.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import {
  enemiesInView,
  infantryAt,
  isOnMap,
  isVehicle,
  type OnMap,
  ofSide,
  shownVehiclesAt,
} from '../units/kinds.js';
import type { Piece } from '../units/ordnance.js';
import { isInSight } from './29-sight.js';
import { tooFastToFire } from './31-motion.js';
import { bailOut } from './37-bailing-out.js';
import { tooMadToFire } from './berserk.js';
import { isManned, isSoft } from './state.js';

export const hasFlame = ({ flame, flameOut }: Unit): boolean => flame !== undefined && !flameOut;

/** As a gun that turns with the turret, or with the hull (11.23.5). */
const asPiece = (unit: OnMap): Piece => ({
  unit,
  gun: { calibre: 0 },
  crew: unit,
  traverse: unit.flame?.mount === 'turret' && unit.vehicle === 'tank' ? 'T' : 'NT',
});

function shotOf(battle: Battle, unit: OnMap, at: string): Shot {
  const { fp = 0, range = 0 } = unit.flame ?? {};
  const arc =
    at === unit.at
      ? []
      : arcModifiers(battle, asPiece(unit), traverseAt(battle, asPiece(unit), at, isInBow(unit)));
  return { firing: { ...unit, weapon: 'FT', fp, range }, holder: unit, arc };
}

const isInBow = ({ flame }: Unit): boolean => flame?.mount === 'bow';

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
    if (!battle.table.map.named.has(at))
      return { ...refuse('NO_SUCH_HEX', `The map has no hex ${at}.`), path: '$.at' };
    return silent(battle, unit, at) ?? outOfReach(battle, by, unit, at) ?? { unit: id, at };
  },
  perform(act, { unit: id, at }, { by }) {
    const { battle } = act;
    const unit = battle.theUnit(id) as OnMap;
    const shot = shotOf(battle, unit, at);
    const piece = asPiece(unit);
    const aims = aimsOf(battle, by, { at, shots: [shot] });
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
  return tooMadToFire(battle, unit, at) ?? tooFastToFire(battle, unit) ?? cannotTurn(battle, unit, at);
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
  if (distance(battle, unit.at, at) > (unit.flame?.range ?? 0))
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

/** In an overrun it strikes with a roll of its own, with all it has; only that roll is the end of it (7.1/j). */
export function flameOver(act: Act, id: string, at: string): void {
  const { battle } = act;
  const vehicle = battle.theUnit(id) as OnMap;
  const shot = shotOf(battle, vehicle, vehicle.at);
  const aim = { at, shots: [shot], movers: [], isOverrun: true } as const;
  const rolled = total(act.rollOf(`flames over ${at}`, [id], DR));
  const men = infantryAt(battle, at).filter(({ side }) => side !== vehicle.side);
  const { fp = 0 } = shot.firing;
  const column = columnOf(fp);
  const outcomes = outcomesOf(act, men, [], { aim, column, rolled });
  const parts = [{ what: 'flamethrower', fp }];
  act.effect(
    'overrun',
    { unit: id, at, parts, fp, column: column ?? 0, rolled, outcomes },
    { cites: ['7.1/j'] },
  );
  sufferAll(act, outcomes, at);
  destroyWeapons(act, [{ aim, outcomes }]);
  if (shownVehiclesAt(battle, at).some((unit) => unit.side !== vehicle.side && isSoft(unit)))
    strikeVehicles(act, vehicle.side, [aim], rolled);
  useUpFlame(act, id, rolled);
}
