/** What a scenario lets a side build before the battle (15.1.1, 15.2.1, 15.7.1): where it stands, and what the enemy does not see of it. */
import * as z from 'zod';
import { hexOf } from '../../kernel/position/position.js';
import { boreSighter } from '../ch08-support-weapons/09-bore-sight.js';
import { isPlace } from '../ch14-terrain/03-levels.js';
import { floorOf, hasStairs, isUpstairs } from '../ch14-terrain/03-storeys.js';
import { isMarshy } from '../ch14-terrain/18-marsh.js';
import { isWaterAt } from '../ch14-terrain/28-rivers.js';
import { groundAt, isBuilding, isCover } from '../ch14-terrain/ground.js';
import { order } from '../form.js';
import { isInPlay } from '../options/optional-rules.js';
import { tooThin } from '../scenario-rules/works.js';
import {
  type Act,
  type Battle,
  type Change,
  noSuchHex,
  type Refusal,
  refuse,
  type SquadLeader,
} from '../system.js';
import { infantryAt } from '../units/kinds.js';
import { isInSightOfEnemy, showWorks } from './01-hidden-works.js';
import { canBeDugIn, settleIn } from './03-entrenchments.js';
import { hasBunker, settleInBunkers } from './05-bunkers.js';
import { cannotTunnel } from './06-tunnels.js';
import { canBeMined } from './07-minefields.js';

const MOST_WORKS = 200;
/** Factors of a minefield that each factor of a booby trap costs (15.8.1). */
const FACTORS_FOR_A_TRAP = 2;
/** Factors of a minefield that are worth one anti-tank mine (15.7.12.1). */
const FACTORS_FOR_ONE = 5;

const KINDS = [
  'wire',
  'entrenchment',
  'trench',
  'roadblock',
  'bunker',
  'fortified building',
  'mines',
  'anti-tank mines',
  'booby trap',
  'tunnel',
] as const;
const BUNKERS = ['1+3+5', '2+3+5', '3+3+5', '1+5+7', '2+5+7', '3+5+7'] as const;
type Kind = (typeof KINDS)[number];

const work = z.strictObject({
  is: z.enum(KINDS).describe('What it is.'),
  at: z.string().describe('The hex.'),
  number: z.int().min(1).optional().describe('Of mines: factors, or anti-tank mines; 1 when left out.'),
  as: z.enum(BUNKERS).optional().describe('Of a bunker: what is printed on it (15.5.1).'),
  side: z
    .int()
    .min(0)
    .max(5)
    .optional()
    .describe(
      'Of a roadblock: the hexside across which it lies; of a trench: the one on which its back lies; of a bunker: the hexspine that it faces.',
    ),
  stairs: z
    .literal(true)
    .optional()
    .describe('A booby trap on the stairs of that floor, not at the door (15.8.10.1).'),
  hidden: z.literal(true).optional().describe('The enemy does not see it.'),
  way: z
    .array(z.string())
    .min(2)
    .max(4)
    .readonly()
    .optional()
    .describe('Of a tunnel: its hexes from a fortified one to its other end (15.6.12.2).'),
});
type Work = z.infer<typeof work>;

export const fortify = order({
  title: 'Fortify',
  description:
    'Before the battle a side builds what the scenario gives it. Where mines lie it alone knows; wire and entrenchments can be hidden in woods, roadblocks where no enemy sees their hex. For each anti-tank mine it gives up 5 factors of other mines.',
  cites: ['15.1.1', '15.1.2', '15.2.1', '15.7.1', '15.7.12.1'],
  answers: ['fortify'],
  sealed: true,
  asks: { works: z.array(work).max(MOST_WORKS).describe('All that it builds.') },
  byExample: true,
  *candidates({ battle, by }) {
    yield { works: [] };
    const { wire, mines } = battle.side(by).works ?? {};
    for (const { name: at } of battle.table.map.hexes) {
      if (wire) yield { works: [{ is: 'wire' as const, at }] };
      if (mines) yield { works: [{ is: 'mines' as const, at, number: mines }] };
    }
  },
  read({ battle, by }, { works }) {
    const over = tooMany(battle, by, works);
    if (over) return { ...over, path: '$.works' };
    for (const [i, one] of works.entries()) {
      const wrong =
        (one.is === 'tunnel' ? cannotTunnel(battle, works, one) : cannotStand(battle, by, one)) ??
        cannotHide(battle, by, one) ??
        tooThin(battle, one);
      if (wrong) return { ...wrong, path: `$.works[${i}]` };
    }
    return { works };
  },
  perform(act, { works }, { by }) {
    const { battle } = act;
    const secret = secretsOf(works);
    const shown = works.filter((one) => !isSecret(one));
    const changes: Change[] = [
      {
        do: 'side',
        side: by,
        set: {
          works: null,
          ...(works.some(isMine) && { minefields: true }),
          ...(battle.side(by).works?.traps && { boobyTraps: true }),
        },
      },
      ...shown.map((one): Change => ({ do: 'location', at: one.at, set: markOf(one) })),
    ];
    act.effect('fortified', { side: by, works: shown }, { changes, cites: ['15.1.1', '15.7.1'] });
    if (Object.keys(secret).length > 0)
      act.effect(
        'fortified-secretly',
        { side: by, works: works.filter(isSecret) },
        { changes: [{ do: 'secret', side: by, set: secret }], cites: ['15.7.1', '2.5.1/a'], to: [by] },
      );
    showWorks(act);
    const dug = [...settleIn(battle), ...settleInBunkers(battle)];
    if (dug.length > 0) act.effect('entrenched', { hexes: [] }, { changes: dug, cites: ['15.3.1'] });
    const lying = lieIn(battle, by);
    if (lying.length > 0)
      act.effect('entrenched', { hexes: [] }, { changes: lying, cites: ['2.5.1/a'], to: [by] });
  },
});

/** What everybody sees of it; what is printed on a bunker is its room and what it adds to fire (15.5.1). */
function markOf({ is, side = 0, as = '1+3+5' }: Work): SquadLeader['location'] {
  if (is === 'roadblock') return { roadblock: side };
  if (is === 'wire') return { wire: true };
  if (is === 'trench') return { trench: side };
  if (is !== 'bunker') return { entrenchment: true };
  const [squads = 1, front = 3, rear = 5] = as.split('+').map(Number);
  return { bunker: { squads, front, rear, facing: side } };
}

/** Those who lie hidden where their side has dug in unseen. */
const lieIn = (battle: Battle, side: string): Change[] =>
  (battle.secret(side).works ?? [])
    .filter(({ is }) => is === 'entrenchment')
    .flatMap(({ at }) => infantryAt(battle, at, side))
    .map(({ id, at }): Change => ({ do: 'unit', unit: id, set: { entrenched: at } }));

const isMine = ({ is }: Work): boolean => is === 'mines' || is === 'anti-tank mines';
const isTrap = ({ is }: Work): boolean => is === 'booby trap';
const isSecret = (one: Work): boolean =>
  isMine(one) || isTrap(one) || one.hidden === true || one.is === 'fortified building' || one.is === 'tunnel';
const countOf = (works: readonly Work[], is: Kind): number =>
  works.reduce((sum, one) => sum + (one.is === is ? (one.number ?? 1) : 0), 0);

/** As its side notes it down. */
function secretsOf(works: readonly Work[]): Partial<SquadLeader['secret']> {
  const noted = (is: Kind, onStairs = false) => {
    const fields: Record<string, number> = {};
    for (const one of works)
      if (one.is === is && (one.stairs === true) === onStairs)
        fields[one.at] = (fields[one.at] ?? 0) + (one.number ?? 1);
    return Object.keys(fields).length > 0 ? fields : undefined;
  };
  const mines = noted('mines');
  const antiTankMines = noted('anti-tank mines');
  const boobyTraps = noted('booby trap', false);
  const stairMines = noted('booby trap', true);
  const tunnels = works.flatMap(({ is, way }) => (is === 'tunnel' && way ? [way] : []));
  const hidden = works
    .filter((one) => isSecret(one) && !isMine(one) && !isTrap(one) && one.is !== 'tunnel')
    .map(({ is, at, side }) => ({ is: is as 'wire', at, ...(side !== undefined && { side }) }));
  return {
    ...(mines && { mines }),
    ...(antiTankMines && { antiTankMines }),
    ...(boobyTraps && { boobyTraps }),
    ...(stairMines && { stairMines }),
    ...(tunnels.length > 0 && { tunnels }),
    ...(hidden.length > 0 && { works: hidden }),
  };
}

/** No more than the scenario gives (15.1.1, 15.7.1, 15.7.12.1). */
function tooMany(battle: Battle, by: string, works: readonly Work[]): Refusal | undefined {
  const given = battle.side(by).works ?? {};
  for (const is of KINDS) {
    if (is === 'anti-tank mines' || is === 'booby trap' || is === 'bunker' || is === 'tunnel') continue;
    const asked =
      countOf(works, is) +
      (is === 'mines'
        ? FACTORS_FOR_ONE * countOf(works, 'anti-tank mines') +
          FACTORS_FOR_A_TRAP * countOf(works, 'booby trap')
        : 0);
    const has = given[is] ?? 0;
    if (asked > has)
      return refuse(
        'TOO_MANY_WORKS',
        `That takes ${asked} of ${is}, and you have ${has}.`,
        '15.1.1',
        '15.7.1',
      );
  }
  const dug = countOf(works, 'tunnel') - (given.tunnel ?? 0);
  if (dug > 0 && dug + countOf(works, 'fortified building') > (given['fortified building'] ?? 0))
    return refuse(
      'TOO_MANY_WORKS',
      'Give up a fortified level for each tunnel that the scenario does not give you.',
      '15.6.12.1',
    );
  const traps = works.filter(isTrap);
  if (traps.length > 0 && !given.traps)
    return refuse('TOO_MANY_WORKS', 'The scenario gives you no booby traps.', '15.8.1/a');
  const places = traps.map(({ at, stairs }) => `${stairs ? 'stairs' : 'door'} ${hexOf(at)}`);
  if (new Set(places).size < traps.length)
    return refuse('IMPASSABLE', 'One booby trap is set at the door, and one on the stairs.', '15.8/q1');
  const floating = works.find((one) => one.is === 'fortified building' && !standsOnOthers(works, one.at));
  if (floating)
    return refuse(
      'IMPASSABLE',
      `Fortify ${floating.at} from the ground up: a level below it is not.`,
      '15.6.4',
    );
  const bunkers = works.filter(({ is }) => is === 'bunker');
  if (new Set(bunkers.map(({ at }) => at)).size < bunkers.length)
    return refuse('IMPASSABLE', 'One bunker stands in a hex.', '15.5.1');
  const excess = BUNKERS.find(
    (kind) => bunkers.filter(({ as }) => as === kind).length > (given.bunkers?.[kind] ?? 0),
  );
  return excess === undefined
    ? undefined
    : refuse('TOO_MANY_WORKS', `You have not so many bunkers ${excess}.`, '15.5.1');
}

/** All levels beneath it are fortified (15.6.4). */
const standsOnOthers = (works: readonly Work[], at: string): boolean =>
  Array.from({ length: floorOf(at) }, (_, floor) =>
    floor === 0 ? hexOf(at) : `${hexOf(at)}/${floor}`,
  ).every((below) => works.some((one) => one.is === 'fortified building' && one.at === below));

function cannotStand(battle: Battle, by: string, { is, at, side, as, stairs }: Work): Refusal | undefined {
  const isInside = is === 'fortified building' || (is === 'booby trap' && stairs === true);
  if (!isPlace(battle, at) || (isUpstairs(at) && !isInside)) return noSuchHex(at);
  const { area } = battle.side(by);
  if (area && !area.includes(hexOf(at)))
    return refuse('OUT_OF_RANGE', `${at} is not in the area in which you set up.`, '15.1.1');
  if (isWaterAt(battle, at) || isMarshy(battle, at))
    return refuse('IMPASSABLE', `Nothing is built in ${at}: it is water or marsh.`, '15.7.1', '14.18.10');
  if (is === 'booby trap' && stairs)
    return hasStairs(battle, at)
      ? undefined
      : refuse('IMPASSABLE', `There are no stairs in ${at}: set the trap at the door.`, '15.8.10.1');
  if (is === 'booby trap')
    return isHouse(battle, at)
      ? undefined
      : refuse(
          'IMPASSABLE',
          `Booby traps are set in houses and rubble, and ${at} is neither.`,
          '15.8.9.1',
          '15.8/q2',
        );
  const aroundHouses = isInPlay(battle, '4.6');
  if (is === 'mines' && !aroundHouses && battle.side(by).works?.traps && isBuilding(groundAt(battle, at)))
    return refuse(
      'IMPASSABLE',
      `Who sets booby traps lays no mines in houses where nobody goes around them: name another hex than ${at}.`,
      '15.8.1/b',
    );
  if (is === 'fortified building')
    return isBuilding(groundAt(battle, at))
      ? undefined
      : refuse('IMPASSABLE', `Only buildings are fortified, and ${at} is none.`, '15.6.2');
  if ((is === 'mines' || is === 'anti-tank mines') && !canBeMined(battle, at))
    return refuse('IMPASSABLE', `No mines are laid in ${at}: name other ground.`, '14.10.6', '14.31.5');
  if (is === 'wire' && isBuilding(groundAt(battle, at)))
    return refuse('IMPASSABLE', `There is no wire in buildings: name another hex than ${at}.`, '15.1.2');
  if ((is === 'entrenchment' || is === 'trench') && !canBeDugIn(battle, at))
    return refuse('IMPASSABLE', `Nobody digs in ${at}.`, '15.3.1');
  if (is === 'bunker') return cannotStandBunker(battle, at, side, as);
  return (is === 'roadblock' || is === 'trench') && side === undefined
    ? refuse('NO_WAY', `Name the hexside of the ${is} in ${at}.`, is === 'trench' ? '15.4.2' : '15.2.2')
    : undefined;
}

/** Where a booby trap can be set. */
export const isHouse = (battle: Battle, at: string): boolean =>
  isBuilding(groundAt(battle, at)) || groundAt(battle, at).endsWith('rubble');

/** In neither building nor woods, and alone (15.5.1). */
function cannotStandBunker(
  battle: Battle,
  at: string,
  side: number | undefined,
  as: Work['as'],
): Refusal | undefined {
  if (side === undefined || as === undefined)
    return refuse('NO_WAY', `Say which bunker stands in ${at}, and how it faces.`, '15.5.1', '15.5.5');
  return isCover(groundAt(battle, at)) || hasBunker(battle, at)
    ? refuse('IMPASSABLE', `No bunker stands in ${at}: it is woods or a building, or has one.`, '15.5.1')
    : undefined;
}

function cannotHide(battle: Battle, by: string, { is, at, hidden }: Work): Refusal | undefined {
  if (!hidden) return undefined;
  if (is === 'bunker' || is === 'trench')
    return refuse('IN_VIEW', `A ${is} is not hidden.`, '15.5.1', '15.4.3');
  if (is === 'roadblock')
    return isInSightOfEnemy(battle, by, at)
      ? refuse('IN_VIEW', `The enemy sees ${at}: the roadblock there is not hidden.`, '15.2/q1')
      : undefined;
  return groundAt(battle, at) === 'woods'
    ? undefined
    : refuse('IN_VIEW', `Only in woods is ${is} hidden, and ${at} is not woods.`, '2.5.1/a');
}

const buildersOf = (battle: Battle): string[] =>
  battle.options.order.filter((side) => battle.side(side).works !== undefined);

/** Returns true if some side has something to build. */
export const isToBeFortified = (battle: Battle): boolean => buildersOf(battle).length > 0;

/** Asks one side after the other; then the guns are sighted in. */
export function fortifying(act: Act): void {
  const { battle } = act;
  const [side] = buildersOf(battle);
  if (side !== undefined) act.ask({ side, kind: 'fortify' });
  else if (boreSighter(battle) !== undefined) act.become({ task: 'bore-sight' });
  else act.done();
}
