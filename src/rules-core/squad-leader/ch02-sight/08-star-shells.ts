/** Star shells (2.8.22): leaders who make out an enemy at the end of the Rally Phase light up the ground. */
import * as z from 'zod';
import { distance, neighbours } from '../../mechanics/places.js';
import { commanderModifier, showCommander } from '../ch03-infantry/03-armour-leaders.js';
import { hindered } from '../ch06-close-combat/03-melee.js';
import { order } from '../form.js';
import { type Battle, noSuchHex, refuse, type Unit } from '../system.js';
import { enemiesInView, isLeader, isOnMap, type OnMap, ofSide } from '../units/kinds.js';
import { isDark, visibilityOf } from './08-night.js';
import { sees } from './sight.js';

const REACH = 5;

/** The enemies whom he could see tonight. */
const inSight = (battle: Battle, leader: OnMap): OnMap[] =>
  enemiesInView(battle, leader.side).filter(
    ({ at }) => distance(battle, leader.at, at) <= visibilityOf(battle) && sees(battle, leader.at, at),
  );

/** A crew that looks out may have an armour leader of whom nobody knows (2.8.23, 3.3.2). */
export const looksOutAtNight = (battle: Battle, side: string): boolean =>
  isDark(battle) && ofSide(battle, side).some((unit) => unit.exposed === true && isOnMap(unit));

/** The hex in his reach that is nearest to a place. */
function nearestTo(battle: Battle, leader: OnMap, to: string): string {
  let at = leader.at;
  for (let step = 0; step < REACH && at !== to; step++)
    at = neighbours(battle, at).reduce((best, hex) =>
      distance(battle, hex, to) < distance(battle, best, to) ? hex : best,
    );
  return at;
}

/** A leader, or an armour leader with a rating who looks out of his AFV (2.8.23). */
const isGunner = (battle: Battle, unit: Unit): boolean =>
  isLeader(unit) || (unit.exposed === true && commanderModifier(battle, unit).length > 0);

const canShoot = (battle: Battle, unit: Unit): unit is OnMap =>
  isGunner(battle, unit) && isOnMap(unit) && !unit.broken && !unit.shotUp && !hindered(battle, unit);

export const starShell = order({
  title: 'Star shell',
  description:
    'At night an unbroken leader who has enemies in his line of sight, within the visibility range, lights up the ground around a hex until the end of the player turn. It costs him nothing.',
  cites: ['2.8.22', '2.8.24'],
  answers: ['star-shells'],
  asks: {
    leader: z.string().describe('The leader, or the AFV whose armour leader looks out (2.8.23).'),
    at: z.string().describe('The hex of the star shell, at most five away.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    if (!isDark(battle)) return;
    for (const leader of ofSide(battle, by).filter((unit) => canShoot(battle, unit)))
      for (const at of new Set(inSight(battle, leader).map((enemy) => nearestTo(battle, leader, enemy.at))))
        yield { leader: leader.id, at };
  },
  read({ battle, by }, { leader: id, at }) {
    const leader = battle.unit(id);
    if (leader?.side !== by || !isGunner(battle, leader) || !isOnMap(leader))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no leader "${id}" on the map: name one of yours.`),
        path: '$.leader',
      };
    if (!isDark(battle)) return refuse('NOT_IN_PLAY', 'It is day.', '2.8/a');
    if (leader.broken) return refuse('BROKEN', `${leader.name} is broken.`, '2.8.22');
    if (leader.shotUp) return refuse('HAS_FIRED', `${leader.name} has placed a star shell.`, '2.8.22');
    const cannot = hindered(battle, leader);
    if (cannot) return cannot;
    if (!battle.table.map.named.has(at)) return noSuchHex(at, 'at');
    if (distance(battle, leader.at, at) > REACH)
      return {
        ...refuse('OUT_OF_RANGE', `A star shell goes at most ${REACH} hexes from ${leader.at}.`, '2.8.22'),
        path: '$.at',
      };
    return inSight(battle, leader).length > 0
      ? { leader: id, at }
      : refuse('NO_SIGHT', `${leader.name} makes out no enemy tonight.`, '2.8.22');
  },
  perform(act, { leader, at }) {
    showCommander(act, leader);
    act.effect(
      'star-shell',
      { leader, at },
      {
        changes: [
          { do: 'location', at, set: { starShell: true } },
          { do: 'unit', unit: leader, set: { shotUp: true } },
        ],
        cites: ['2.8.22', '2.8.24'],
      },
    );
  },
});
