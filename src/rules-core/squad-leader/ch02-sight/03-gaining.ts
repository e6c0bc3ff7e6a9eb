/** Gaining a '?' (2.3.8): at the end of a player turn in which the enemy has had no reason to notice the unit. */

import * as z from 'zod';
import { neighbours } from '../../mechanics/places.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { areBeside } from '../ch14-terrain/03-levels.js';
import { isBehindHedgerow, isHedgerowBetween } from '../ch14-terrain/06-hedgerows.js';
import { groundAt } from '../ch14-terrain/ground.js';
import { isInBunker } from '../ch15-fortifications/05-bunkers.js';
import { order } from '../form.js';
import { specialOf } from '../scenario-rules/special.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import {
  attacker,
  enemiesInView,
  isLeader,
  isMmc,
  isOnMap,
  isPrisoner,
  isSniper,
  isVehicle,
  movedThisTurn,
  type OnMap,
  ofSide,
} from '../units/kinds.js';
import { conceals, goUnder } from './03-concealment.js';
import { vehicleInView } from './03-vehicles.js';
import { isNight } from './08-night.js';
import type { SightTasks } from './effects.js';
import { sees } from './sight.js';

const MOST_UNITS = 60;

/** Squads and leaders, and snipers, who hide as they do (2.3.8.1, 5.7.11). */
const couldGoUnder = (unit: Unit): boolean => isMmc(unit) || isLeader(unit) || isSniper(unit);

const isBesideEnemy = (battle: Battle, { at, side }: OnMap): boolean => {
  return enemiesInView(battle, side).some((enemy) => enemy.at === at || areBeside(battle, at, enemy.at));
};

/**
 * Squads and leaders, even broken ones (2.3.8.1); those in cover where a '?' can be gained (2.3.8.1/a). At night anywhere, also
 * beside enemies (2.8.20).
 */
function mayGoUnder(battle: Battle, unit: OnMap): Refusal | undefined {
  const no = (why: string) => refuse('IN_VIEW', `${unit.name} ${why}`, '2.3.8.1');
  if (!couldGoUnder(unit) && !isVehicle(unit)) return no('cannot be concealed.');
  if (unit.hidden) return refuse('IN_VIEW', `${unit.name} is out of view already.`, '2.3.8.3/a');
  if (specialOf(battle, 'no-concealment')?.side === unit.side)
    return refuse('NOT_IN_PLAY', `${unit.name} is too noisy to be concealed.`, 'Sc6/6.1');
  if (isPrisoner(unit)) return refuse('PRISONER', `${unit.name} is a prisoner.`, '3.29.10');
  if (isVehicle(unit)) return vehicleInView(battle, unit);
  if (isInBunker(unit))
    return refuse('IN_VIEW', `${unit.name} is in a bunker, which everybody sees.`, '2.3.8.3/b');
  const slips = slipsBehindHedgerow(battle, unit);
  if (!isNight(battle) && !slips && !conceals(groundAt(battle, unit.at)))
    return refuse('IN_VIEW', `${unit.name} is not in woods, a building or brush.`, '2.3.8.1/a');
  const hasGone = movedThisTurn(unit) || unit.parachute || unit.advancedFrom;
  if ((hasGone && !slips) || unit.fired || unit.firedIn || unit.directed)
    return no('has moved or fired in this player turn.');
  if (unit.noticed) return no('was fired on, in close combat or beside enemies in this player turn.');
  if (isInMelee(battle, unit)) return no('is in melee.');
  return !isNight(battle) && isBesideEnemy(battle, unit) ? no('is beside an enemy.') : undefined;
}

/** It has gone on behind hedgerows, and nobody sees it there but over one (14.6.7/a). */
const slipsBehindHedgerow = (battle: Battle, unit: OnMap): boolean =>
  battle.options.hedgerows !== undefined &&
  (unit.moved === true || unit.advancedFrom !== undefined) &&
  neighbours(battle, unit.at).some((next) => isHedgerowBetween(battle, unit.at, next)) &&
  enemiesInView(battle, unit.side).every(
    ({ at }) => !sees(battle, at, unit.at) || isBehindHedgerow(battle, unit.at, at),
  );

const eligible = (battle: Battle, side: string): OnMap[] =>
  ofSide(battle, side)
    .filter(isOnMap)
    .filter((unit) => mayGoUnder(battle, unit) === undefined);

export const conceal = order({
  title: 'Conceal',
  description:
    'At the end of their player turn units in woods, buildings or brush go under a "?", if they have done nothing and no enemy was beside them, or behind hedgerows along which they have gone; vehicles in woods and buildings where no enemy has seen them.',
  cites: ['2.3.8.1', '2.3.8.1/a', '2.3.8.2', '2.3.8.3'],
  answers: ['concealment'],
  asks: { units: z.array(z.string()).min(1).max(MOST_UNITS).describe('Who goes under a "?".') },
  byExample: true,
  *candidates({ battle, by }) {
    const units = eligible(battle, by).map(({ id }) => id);
    if (units.length > 0) yield { units };
    if (units.length > 1) for (const id of units) yield { units: [id] };
  },
  read({ battle, by }, { units: ids }) {
    for (const id of ids) {
      const unit = battle.unit(id);
      if (unit?.side !== by || !isOnMap(unit))
        return {
          ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`),
          path: '$.units',
        };
      const why = mayGoUnder(battle, unit);
      if (why) return { ...why, path: '$.units' };
    }
    return { units: ids };
  },
  perform(act, { units }) {
    goUnder(
      act,
      units.map((id) => act.battle.theUnit(id)),
      '2.3.8.1',
    );
  },
});

/** The side whose player turn ends is asked, as long as somebody could go under a '?'. */
export function concealing(act: Act, { sides: [side] }: SightTasks['conceal']): void {
  if (side !== undefined && act.couldAnswer(side, 'concealment', 'pass'))
    act.ask({ side, kind: 'concealment' });
  else act.done();
}

/** A unit that begins its player turn beside an enemy is noticed, whatever becomes of the enemy (2.3.8.1). */
export function noticeNeighbours(act: Act): void {
  const { battle } = act;
  if (isNight(battle)) return;
  const side = attacker(battle);
  const seen = battle.asSeenBy({ side }, () =>
    ofSide(battle, side)
      .filter(isOnMap)
      .filter((unit) => couldGoUnder(unit) && !unit.hidden && isBesideEnemy(battle, unit)),
  );
  if (seen.length === 0) return;
  const changes = seen.map(({ id }): Change => ({ do: 'unit', unit: id, set: { noticed: true } }));
  act.effect('noticed', { units: seen.map(({ id }) => id) }, { changes, cites: ['2.3.8.1'] });
}
