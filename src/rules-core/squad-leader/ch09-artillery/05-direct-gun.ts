/** The orders of a spotter (9.5): a request, its correction, and fire for effect on one hex. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { isInArc } from '../../mechanics/facing.js';
import { distance } from '../../mechanics/places.js';
import { setExposed } from '../ch11-vehicles/exposure.js';
import { readyPiece } from '../ch13-direct-fire/02-plan.js';
import { isWalledIn } from '../ch15-fortifications/06-upstairs.js';
import { order } from '../form.js';
import { specialOf } from '../scenario-rules/special.js';
import { type Battle, noSuchHex, type Refusal, refuse } from '../system.js';
import { enemiesInView, isLeader, isMarker, isOnMap, type OnMap, ofSide } from '../units/kinds.js';
import { isRocketLauncher, type Piece, rocketsLeft } from '../units/ordnance.js';
import { canObserve, canSpot } from './01-accuracy.js';
import { counterOf, type Laid, layCounter } from './01-batteries.js';
import { moveRound } from './01-corrections.js';
import { FARTHEST_CORRECTION, FIRES } from './01-requests.js';
import {
  firesIndirectly,
  isBusy,
  nameOf,
  noteGun,
  outOfIndirectRange,
  spotterFor,
} from './05-indirect-fire.js';
import { rocketFalls } from './05-rockets.js';
import { withoutShells } from './17-smoke-shells.js';

export const directGun = order({
  title: 'Direct indirect fire',
  description:
    'A leader beside a gun of his side, or in contact with it by radio, directs its fire into a hex that he sees: first he requests it; a round is spotted there in the Close Combat Phase; in later turns he corrects it and says when it is fire for effect. Without a hex the fire ends.',
  cites: ['9.5.2', '9.5.3', '9.5.6', '9.5.9'],
  answers: ['artillery'],
  asks: {
    gun: z.string().describe('The gun.'),
    spotter: z.string().describe('The leader who sees the target.'),
    at: z.string().optional().describe('The hex; its counter is taken away when left out.'),
    rockets: z
      .int()
      .min(1)
      .optional()
      .describe('Of a rocket launcher: how many; one to be spotted, or all for effect, when left out.'),
    fire: z.enum(FIRES).optional().describe('Fire for effect; a spotting round when left out.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    const guns = ofSide(battle, by).filter(firesIndirectly);
    if (guns.length === 0) return;
    const spotters = ofSide(battle, by).filter((unit) => isLeader(unit) || unit.observer);
    const hexes = [...new Set(enemiesInView(battle, by).map(({ at }) => at))].sort();
    for (const { id: gun } of guns)
      for (const { id: spotter } of spotters) {
        const name = nameOf(battle, by, gun);
        const laid = name === undefined ? undefined : counterOf(battle, by, name);
        if (laid) yield { gun, spotter };
        for (const at of new Set([...(laid ? [laid.at] : []), ...hexes])) {
          yield { gun, spotter, at };
          if (laid) for (const fire of FIRES) yield { gun, spotter, at, fire };
        }
      }
  },
  read({ battle, by }, { gun, spotter: id, at, fire, rockets }) {
    const own = battle.unit(gun);
    const walled = own?.side === by && isOnMap(own) ? isWalledIn(battle, own) : undefined;
    if (walled) return { path: '$.gun', ...walled };
    const piece = readyPiece(battle, by, { unit: gun, at: at ?? '' });
    if (isRefusal(piece)) return { path: '$.gun', ...piece };
    if (!firesIndirectly(piece.unit))
      return refuse(
        'CANNOT_USE',
        `${piece.unit.name} fires only at what its crew sees.`,
        '9.5.1/a',
        '9.5.1/b',
      );
    const spotter = spotterFor(battle, piece.unit, id);
    if (isRefusal(spotter)) return { path: '$.spotter', ...spotter };
    const name = nameOf(battle, by, gun);
    const laid = name === undefined ? undefined : counterOf(battle, by, name);
    if (laid?.settled)
      return refuse('HAS_TRIED', `${piece.unit.name} has its orders for this turn.`, '9.1.12');
    if (at === undefined)
      return laid
        ? { gun, spotter: id }
        : refuse('NOTHING_THERE', `${piece.unit.name} has no counter on the map.`, '9.5.7');
    if (rockets !== undefined && !(isRocketLauncher(piece.unit) && rockets <= rocketsLeft(piece.unit)))
      return {
        ...refuse('NO_AMMUNITION', `${piece.unit.name} has no ${rockets} rockets.`, '10.7.8'),
        path: '$.rockets',
      };
    return (
      cannotDirect(battle, { piece, spotter, at, fire, laid }) ?? { gun, spotter: id, at, fire, rockets }
    );
  },
  perform(act, { gun, spotter, at, fire, rockets }, { by }) {
    const { battle } = act;
    const piece = battle.theUnit(gun) as OnMap;
    if (at === undefined) {
      const name = nameOf(battle, by, gun) as string;
      const { at: from = '' } = counterOf(battle, by, name) ?? {};
      act.effect(
        'artillery-lifted',
        { side: by, battery: name, at: from },
        { changes: layCounter(battle, by, name), cites: ['9.5.7'] },
      );
      return;
    }
    const man = battle.theUnit(spotter);
    if (man.aboard !== undefined && !man.exposed) setExposed(act, man, true);
    const name = noteGun(act, by, { gun, spotter, aimed: at, from: piece.at, rockets });
    const before = counterOf(battle, by, name);
    if (before && before.is !== 'request') {
      const landed = moveRound(act, {
        side: by,
        battery: name,
        observer: battle.theUnit(spotter) as OnMap,
        before,
        to: at,
        fire,
        rocket: isRocketLauncher(piece) ? 'spotted' : undefined,
        bears: (hex) => bearsOn(battle, piece, hex),
      });
      if (isRocketLauncher(piece) && !fire && at !== before.at) rocketFalls(act, piece, landed);
    } else
      act.effect(
        'artillery-requested',
        { side: by, battery: name, at },
        { changes: layCounter(battle, by, name, { at, is: 'request', settled: true }), cites: ['9.5.6'] },
      );
  },
});

interface Directed {
  readonly piece: Piece;
  readonly spotter: OnMap;
  readonly at: string;
  readonly fire: (typeof FIRES)[number] | undefined;
  readonly laid: Laid | undefined;
}

function cannotDirect(battle: Battle, { piece, spotter, at, fire, laid }: Directed): Refusal | undefined {
  if (!battle.table.map.named.has(at)) return noSuchHex(at, 'at');
  if (!canObserve(battle, spotter, at) || isUncertain(battle, spotter.side, at))
    return {
      ...refuse('NO_SIGHT', `${spotter.name} sees no target in ${at}.`, '9.5.2', '9.14.1/b'),
      path: '$.at',
    };
  const isSpotted = laid !== undefined && laid.is !== 'request';
  if (isSpotted && !canSpot(battle, spotter, laid.at))
    return refuse('NO_SIGHT', `${spotter.name} does not see where it lands now.`, '9.1.15');
  if (isSpotted && distance(battle, laid.at, at) > FARTHEST_CORRECTION)
    return { ...refuse('TOO_FAR', `${at} is more than 18 hexes from ${laid.at}.`, '9.1.13/a'), path: '$.at' };
  if (fire && !isSpotted)
    return { ...refuse('TOO_EARLY', 'A round has to be spotted first.', '9.5.6'), path: '$.fire' };
  if (fire && (specialOf(battle, 'no-artillery-until')?.turn ?? 0) > battle.clock.turn)
    return refuse('TOO_EARLY', 'There is no fire for effect yet: leave it a spotting round.', 'Sc12/12.3');
  if (fire && !bearsOn(battle, piece.unit, at))
    return { ...refuse('OUT_OF_ARC', `${piece.unit.name} does not point at ${at}.`, '9.5.9'), path: '$.at' };
  return (
    (fire === 'smoke' ? withoutShells(piece) : undefined) ??
    rangeRefusal(battle, piece.unit, at) ??
    isBusy(battle, spotter, piece.unit, at)
  );
}

function rangeRefusal(battle: Battle, gun: OnMap, at: string): Refusal | undefined {
  const isOut = outOfIndirectRange(battle, gun, at);
  return isOut && { ...isOut, path: '$.at' };
}

/** Where nothing but a '?' is seen, only batteries off the map can be asked for fire (9.14.1). */
function isUncertain(battle: Battle, side: string, at: string): boolean {
  const enemies = enemiesInView(battle, side).filter((unit) => unit.at === at);
  return enemies.length > 0 && enemies.every(isMarker);
}

/** Light mortars turn for nothing (10.4.5). */
export const bearsOn = (battle: Battle, unit: OnMap, at: string): boolean =>
  unit.weapon === 'mortar' || isInArc(battle, unit.at, unit.turret ?? unit.facing ?? 0, at);
