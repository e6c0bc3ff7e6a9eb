/** Spraying Fire (8.9.3): a heavier machine gun sweeps three hexes that meet at a point, with half its fire. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { hexOf } from '../../kernel/position/position.js';
import { distance, neighbours } from '../../mechanics/places.js';
import { isTooDark } from '../ch02-sight/08-night.js';
import { sees } from '../ch02-sight/sight.js';
import { marksOf } from '../ch05-fire/01-fire.js';
import { type Group, groupOf } from '../ch05-fire/01-group.js';
import { type Aim, hasTarget, withMovers } from '../ch05-fire/02-aim.js';
import { resolveFire } from '../ch05-fire/05-resolution.js';
import { isPlace } from '../ch14-terrain/03-levels.js';
import { floorOf, isUpstairs } from '../ch14-terrain/03-storeys.js';
import { groundAt, isBuilding, levelAt } from '../ch14-terrain/ground.js';
import { rangeOf } from '../ch16-fire/05-in-rain-and-snow.js';
import { order } from '../form.js';
import { type Battle, noSuchHex, type Refusal, refuse } from '../system.js';
import { enemiesInView, ofSide } from '../units/kinds.js';
import { sustainedOf } from './09-sustained-fire.js';

const CLUSTER = 3;
const MOST_MOVERS = 24;

interface Asked {
  readonly weapon: string;
  readonly hexes: readonly string[];
  readonly own?: string | undefined;
  readonly leader?: string | undefined;
  readonly sustained?: true | undefined;
  readonly movers?: readonly string[] | undefined;
}

export const spray = order({
  title: 'Spraying Fire',
  description:
    'A medium or heavy machine gun fires with half its firepower at three hexes that meet at a point, with one roll; its squad may add its own fire in one of them.',
  cites: ['8.9.3.1', '8.9.3.2', '8.9.3.5'],
  answers: ['prep-fire', 'defensive-fire', 'advancing-fire'],
  asks: {
    weapon: z.string().describe('The machine gun.'),
    hexes: z
      .array(z.string())
      .length(CLUSTER)
      .describe(
        'Three hexes, each adjacent to the others; or two, and the level above the one of them that is a building.',
      ),
    own: z.string().optional().describe('The one at which its squad fires besides.'),
    leader: z.string().optional().describe('The leader who directs it.'),
    sustained: z.literal(true).optional().describe('Sustained Fire (8.9.7.1).'),
    movers: z
      .array(z.string())
      .max(MOST_MOVERS)
      .optional()
      .describe('Enemies put back into hexes that they crossed; all who did when left out.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    const guns = ofSide(battle, by).filter(({ weapon, fired }) => isHeavy(weapon) && !fired);
    for (const at of new Set(enemiesInView(battle, by).map((unit) => unit.at)))
      for (const hexes of clustersOf(battle, at)) for (const { id } of guns) yield { weapon: id, hexes };
  },
  read({ battle, by }, asked) {
    const group = sprayingOf(battle, by, asked);
    if (isRefusal(group)) return group;
    const aims = aimsOf(battle, by, group, asked);
    return aims.some((aim) => hasTarget(battle, aim, by))
      ? asked
      : { ...refuse('NOBODY_THERE', 'No enemy is seen in any of these hexes.', '5.1.1'), path: '$.hexes' };
  },
  perform(act, asked, { by }) {
    const { battle } = act;
    const group = sprayingOf(battle, by, asked);
    if (isRefusal(group)) throw new Error(group.why);
    resolveFire(act, {
      by,
      aims: aimsOf(battle, by, group, asked),
      leaders: group.leaders,
      marks: marksOf(battle, group, asked.own ?? (asked.hexes[0] as string)),
    });
  },
});

const isHeavy = (weapon: string | undefined): boolean => weapon === 'MMG' || weapon === 'HMG';

/** The first two clusters around a place; others are the firer's to name. */
function clustersOf(battle: Battle, at: string): string[][] {
  const around = neighbours(battle, at);
  if (isUpstairs(at)) return around.slice(0, 2).map((beside) => [at, hexOf(at), beside]);
  return around
    .flatMap((one, i) =>
      around.slice(i + 1).flatMap((other) => (distance(battle, one, other) === 1 ? [[at, one, other]] : [])),
    )
    .slice(0, 2);
}

/** The gun, and its squad where it fires besides: no other group may have it (8.9.3.1, 8.9.3.5). */
function sprayingOf(
  battle: Battle,
  by: string,
  { weapon, hexes, own, leader, sustained }: Asked,
): Group | Refusal {
  const gun = battle.unit(weapon);
  const holder = battle.unit(gun?.possessor ?? '');
  if (gun?.side !== by || !isHeavy(gun.weapon) || holder?.at === undefined)
    return {
      ...refuse('NOT_YOUR_WEAPON', `You have no machine gun "${weapon}" that sprays: MMG or HMG.`, '8.9.3.1'),
      path: '$.weapon',
    };
  const wrong = clusterRefusal(battle, hexes, holder.at, rangeOf(battle, gun));
  if (wrong) return { ...wrong, path: '$.hexes' };
  if (own !== undefined && !hexes.includes(own))
    return { ...refuse('NOT_ADJACENT', `${own} is not one of the three hexes.`, '8.9.3.5'), path: '$.own' };
  const group = groupOf(battle, by, {
    at: own ?? (hexes[0] as string),
    firers: own === undefined ? [weapon] : [weapon, holder.id],
    leaders: leader === undefined ? undefined : [leader],
    sprays: true,
  });
  if (isRefusal(group)) return group;
  const sprayed = group.shots.map((shot) =>
    shot.firing.id === weapon ? { ...shot, sprayed: true as const } : shot,
  );
  const shots = sustainedOf(battle, sprayed, sustained ? [weapon] : []);
  return isRefusal(shots) ? shots : { ...group, shots };
}

/** Three hexes of the map that meet, within normal range, no more than a level apart (8.9.3.1, 8.9.3.4). */
function clusterRefusal(
  battle: Battle,
  hexes: readonly string[],
  from: string,
  range: number,
): Refusal | undefined {
  const unknown = hexes.find((hex) => !isPlace(battle, hex));
  if (unknown !== undefined) return noSuchHex(unknown);
  if (hexes.some(isUpstairs)) {
    if (!isWithTheLevelAbove(battle, hexes))
      return refuse(
        'NOT_ADJACENT',
        'Of upper levels only the first of a building hex of the cluster is struck, in place of a hex without a building.',
        '8.9.3.4',
      );
  } else if (!areTogether(battle, hexes))
    return refuse('NOT_ADJACENT', 'Each of the three hexes must be adjacent to the others.', '8.9.3.1');
  if (hexes.every((hex) => isTooDark(battle, from, hex)))
    return refuse('TOO_DARK', 'Nobody is made out in these hexes tonight.', '2.8.1');
  if (hexes.some((hex) => distance(battle, from, hex) > range))
    return refuse('OUT_OF_RANGE', 'Spraying Fire reaches no farther than the normal range.', '8.9.3.1');
  const levels = hexes.map((hex) => levelAt(battle, hex));
  return Math.max(...levels) - Math.min(...levels) > 1
    ? refuse('NOT_TOGETHER', 'The hexes must be within one level of each other.', '8.9.3.4')
    : undefined;
}

const areTogether = (battle: Battle, hexes: readonly string[]): boolean =>
  hexes.every((one, i) => hexes.slice(i + 1).every((other) => distance(battle, one, other) === 1));

/** The level above a building hex stands for a third hex, on the ground and without a building (8.9.3.4). */
function isWithTheLevelAbove(battle: Battle, places: readonly string[]): boolean {
  const [upper = '', ...others] = places.filter(isUpstairs);
  const house = hexOf(upper);
  const beside = places.find((at) => !isUpstairs(at) && at !== house);
  if (others.length > 0 || floorOf(upper) !== 1 || beside === undefined || !places.includes(house))
    return false;
  return neighbours(battle, house).some(
    (third) => areTogether(battle, [house, beside, third]) && !isBuilding(groundAt(battle, third)),
  );
}

/** Only hexes whose centres the gun sees are struck; where it sees none, it fires in vain (8.9.3.2). */
function aimsOf(battle: Battle, by: string, { shots }: Group, { hexes, own, movers }: Asked): Aim[] {
  const [gun] = shots as [Group['shots'][number]];
  const { at: from } = gun.holder;
  const seen = hexes.filter((hex) => sees(battle, from, hex) && !isTooDark(battle, from, hex));
  const struck = seen.length > 0 ? seen : hexes.slice(0, 1);
  const aims = struck.map((at) => ({ at, shots: shots.filter((shot) => shot.sprayed || at === own) }));
  return withMovers(battle, by, aims, movers);
}
