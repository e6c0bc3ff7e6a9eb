/** The Rout Phase (3.21): broken units in the open or beside enemies run for cover, the attacker's first. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, total } from '../../kernel/dice/index.js';
import type { SideId } from '../../kernel/position/position.js';
import { couldBeAsked } from '../ch02-sight/03-concealment.js';
import { isTooMuch } from '../ch04-movement/02-portage.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { hasRoom, hasRoomIn } from '../ch04-movement/stacking.js';
import { intoTheObstacle, isBypassing } from '../ch05-fire/06-bypassing.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { isInHalftrack } from '../ch11-vehicles/13-halftracks.js';
import { isAtTheBank, isInBoat } from '../ch11-vehicles/42-boats.js';
import { stepsFrom } from '../ch14-terrain/03-levels.js';
import { groundAt, isCover, isOpen } from '../ch14-terrain/ground.js';
import { hasEntrenchment, isEntrenched } from '../ch15-fortifications/03-entrenchments.js';
import { isInBunker, isShutIn } from '../ch15-fortifications/05-bunkers.js';
import { knowsOfMines, minesKnownTo } from '../ch15-fortifications/07-minefields.js';
import { isAblaze } from '../ch16-fire/02-fires.js';
import { orderForAll } from '../form.js';
import { isInPlay } from '../options/optional-rules.js';
import {
  type Act,
  type Battle,
  type Change,
  type Refusal,
  refuse,
  sumOf,
  type Task,
  type Unit,
} from '../system.js';
import {
  attacker,
  defender,
  enemyOf,
  gunsServedBy,
  infantryAt,
  isGuard,
  isInfantry,
  isMarker,
  isOnMap,
  isPrisoner,
  leadersAt,
  moraleOf,
  type OnMap,
  ofSide,
  weaponsOf,
} from '../units/kinds.js';
import { leadershipOver } from './02-leaders.js';
import { lose } from './04-wounds.js';
import { eliminate, leaveBehind } from './20-casualties.js';
import { isNextToEnemy, knownEnemies, routesOf, runsTowards, stepOfRout } from './21-routes.js';
import { run } from './21-running.js';
import { isBeneathArmour } from './21-screens.js';
import { isSusceptible } from './28-surrender.js';
import { askFates, captorsOf, countPrisoners } from './29-prisoners.js';
import type { InfantryTasks } from './effects.js';

const MOST_HEXES = 12;

/** Those who are broken, are held by no melee and have not run in this phase. */
const brokenMen = (battle: Battle, side: SideId): OnMap[] =>
  ofSide(battle, side).filter(
    (unit): unit is OnMap =>
      isInfantry(unit) &&
      isOnMap(unit) &&
      unit.broken === true &&
      !unit.parachute &&
      !unit.routed &&
      !isPrisoner(unit) &&
      !(isInBoat(battle, unit) && !isAtTheBank(battle, unit.at)) &&
      !isInMelee(battle, unit),
  );

/** Enemies who have come out of the sewers in its hex do not let it go (4.9/b). */
const isHeldFromBelow = (battle: Battle, unit: OnMap): boolean =>
  infantryAt(battle, unit.at).some((other) => other.side !== unit.side && other.surfaced === unit.at);

/** Those of them whom nobody holds. */
const routers = (battle: Battle, side: SideId): OnMap[] =>
  brokenMen(battle, side).filter((unit) => !isHeldFromBelow(battle, unit) && !isShutIn(battle, unit));

/** In flames, outside cover, or next to any enemy; a crew may stay with its gun, men in a halftrack in it, and men in a bunker that no flames surround (3.21.2, 3.21.7, 3.21.17, 11.13.8, 15.5.7, 16.2.11.1). */
const mustRout = (battle: Battle, unit: OnMap): boolean =>
  !isInHalftrack(battle, unit) &&
  (isInBoat(battle, unit) ||
    isAblaze(battle, unit.at) ||
    (!isInBunker(unit) &&
      ((isInNeedOfCover(battle, unit) && !isAtItsOrdnance(battle, unit)) ||
        isNextToEnemy(battle, unit.side, unit.at)))) &&
  !isShutInByMines(battle, unit);

/** Among mines only the open does not do (15.7.8). */
const isInNeedOfCover = (battle: Battle, { at, side }: OnMap): boolean =>
  minesKnownTo(battle, side, at) > 0 ? isOpen(groundAt(battle, at)) : !isCover(groundAt(battle, at));

/** Men need not rout into mines that their side knows, even where all other ways are barred (15.7.9). */
const isShutInByMines = (battle: Battle, unit: OnMap): boolean =>
  knowsOfMines(battle, unit.side) &&
  minesKnownTo(battle, unit.side, unit.at) === 0 &&
  routesOf(battle, unit, minesOf(battle, unit)).ends.size === 0 &&
  routesOf(battle, unit).ends.size > 0;

const minesOf = (battle: Battle, { side }: Unit): ReadonlySet<string> =>
  new Set([...battle.table.map.named.keys()].filter((at) => minesKnownTo(battle, side, at) > 0));

/** The shortest ways, and those around mines (15.7.9) or around each '?', where it would be lost (3.21/i, 3.21/SQLA-13A). */
function choicesOf(battle: Battle, unit: OnMap): ReturnType<typeof routesOf>[] {
  const markers = markersOf(battle, unit);
  return [
    routesOf(battle, unit),
    ...(knowsOfMines(battle, unit.side) ? [routesOf(battle, unit, minesOf(battle, unit))] : []),
    ...(markers.length > 0 ? [routesOf(battle, unit, new Set(markers.map(({ at }) => at)))] : []),
  ];
}

/** One way to each end, and another where a choice goes around. */
const waysOut = (battle: Battle, unit: OnMap): string[][] => [
  ...new Map(
    choicesOf(battle, unit)
      .flatMap(({ ends }) => [...ends.values()])
      .map((path) => [path.join(' '), [...path]]),
  ).values(),
];

/** Each '?' of the enemy. */
const markersOf = (battle: Battle, { side }: Unit): OnMap[] =>
  battle.units().filter((one): one is OnMap => isMarker(one) && isOnMap(one) && one.side !== side);

const isAtItsOrdnance = (battle: Battle, unit: OnMap): boolean =>
  unit.kind === 'crew' && gunsServedBy(battle, unit).length > 0;

/** Fired on, not settled yet, or where there is no room for all (3.21.10, 3.21.11, 3.21.13). */
const mayRout = (battle: Battle, unit: OnMap): boolean =>
  mustRout(battle, unit) ||
  unit.dm === true ||
  !unit.settled ||
  !hasRoomIn(battle, unit.at, unit.side, [unit]);

/** Who must rout, and can. */
export const boundToRout = (battle: Battle, side: SideId): OnMap[] =>
  routers(battle, side).filter((unit) => mustRout(battle, unit) && routesOf(battle, unit).ends.size > 0);

/** Each side routs until it passes; then the enemy says what becomes of those who could not (3.21.2, 3.29.3.1). */
export const routTasks = (sides: readonly SideId[]): Task[] =>
  sides.toReversed().flatMap((side): Task[] => [
    { task: 'end-of-rout', side },
    { task: 'rout', sides: [side] },
  ]);

/** Who broke on his way around an obstacle has routed into it, but beside an enemy (3.21/p). */
export function routIntoObstacles(act: Act): void {
  const { battle } = act;
  for (const unit of battle.units()) {
    if (!unit.bypassed || !unit.broken || !isOnMap(unit) || !isBypassing(unit, unit.at)) continue;
    const { id, at, side } = unit;
    const isOpen = battle.asSeenBy({ side }, () => !isNextToEnemy(battle, side, at));
    if (!isOpen || !hasRoomIn(battle, at, side, [])) continue;
    const changes = [...intoTheObstacle(unit, at), { do: 'unit', unit: id, set: { routed: true } } as const];
    act.effect('into-the-obstacle', { units: [id], at }, { changes, cites: ['3.21/p'] });
  }
}

export const planRout = (act: Act): void =>
  act.plan(...routTasks([attacker(act.battle), defender(act.battle)]), { task: 'lay-down-arms' });

export function routing(act: Act, { sides: [side] }: { readonly sides: readonly SideId[] }): void {
  countPrisoners(act);
  if (side !== undefined && couldBeAsked(act, side, 'rout')) act.ask({ side, kind: 'rout' });
  else act.done();
}

export function endOfRout(act: Act, { side }: { readonly side: SideId }): void {
  const { battle } = act;
  const left = battle
    .asSeenBy({ side }, () =>
      brokenMen(battle, side).filter(
        (unit) =>
          !unit.spared &&
          !unit.fate &&
          (isHeldFromBelow(battle, unit) || (mustRout(battle, unit) && !mayWait(battle, unit))),
      ),
    )
    .filter((unit) => !staysBeneath(act, unit));
  const stranded = left.filter((unit) => !isInBoat(battle, unit) || canBeTaken(battle, unit));
  for (const { id } of left.filter((unit) => !stranded.includes(unit))) lose(act, id, ['11.43.11.7']);
  if (!isInPlay(battle, '3.29')) for (const { id } of stranded) lose(act, id, ['3.21.16']);
  else if (stranded.length > 0)
    act.effect(
      'stranded',
      { units: stranded.map(({ id }) => id) },
      {
        changes: stranded.map(({ id }): Change => ({ do: 'unit', unit: id, set: { fate: 'cannot rout' } })),
        cites: ['3.21.16', '3.29.3.1'],
      },
    );
  if (askFates(act)) return;
  act.done();
  for (const { id } of crowded(battle, side)) eliminate(act, id, ['3.21/q']);
  settle(act, side);
}

/** Out of a boat by enemies on the bank, instead of being lost in it (3.29.3.1, 11.43.11.7). */
const canBeTaken = (battle: Battle, unit: OnMap): boolean =>
  isInPlay(battle, '3.29') && captorsOf(battle, unit, isSusceptible(battle, unit)).length > 0;

/** In wheat, shell holes, orchards, brush, gullies and by an entrenchment they wait for a way to cover (3.21.7.2/a, 3.21.15, 15.3.12). */
const mayWait = (battle: Battle, unit: OnMap): boolean =>
  ((groundAt(battle, unit.at) !== 'open ground' && !isInBoat(battle, unit)) ||
    hasEntrenchment(battle, unit.at)) &&
  !isNextToEnemy(battle, unit.side, unit.at);

/** With no way open it may lie beneath an AFV or a wreck; where that burns, if it passes a check (3.21/m). */
function staysBeneath(act: Act, unit: OnMap): boolean {
  const { battle } = act;
  if (!isBeneathArmour(battle, unit.at) || isNextToEnemy(battle, unit.side, unit.at)) return false;
  const { burning, wrecks = [] } = battle.location(unit.at);
  if (!burning && !wrecks.some((wreck) => wreck.burning)) return true;
  const needs = moraleOf(unit);
  const modifiers = leadershipOver(battle, unit);
  const rolled = total(act.rollOf('burning wreck', [unit.id], DR));
  const passed = rolled + sumOf(modifiers) <= needs;
  act.effect(
    'morale-check',
    { unit: unit.id, check: 'burning wreck', needs, rolled, modifiers, passed },
    { cites: ['3.21/m'] },
  );
  return passed;
}

/** The broken of a hex for whom there is still no room. */
function crowded(battle: Battle, side: SideId): Unit[] {
  const hexes = new Set(
    ofSide(battle, side).flatMap((unit) => (isOnMap(unit) && unit.broken ? unit.at : [])),
  );
  return [...hexes].flatMap((at) => {
    const here = infantryAt(battle, at, side);
    const lost: Unit[] = [];
    for (const unit of here.filter(({ broken }) => broken).toReversed())
      if (
        !hasRoom(
          battle,
          at,
          here.filter((one) => !lost.includes(one)),
        )
      )
        lost.push(unit);
    return lost;
  });
}

/** Who stays in cover has chosen to (3.21.13). */
function settle(act: Act, side: SideId): void {
  const { battle } = act;
  const changes = ofSide(battle, side).flatMap((unit): Change[] => {
    const isSettled =
      unit.broken === true &&
      isOnMap(unit) &&
      (isCover(groundAt(battle, unit.at)) || isInHalftrack(battle, unit));
    if (isSettled === (unit.settled === true)) return [];
    return [{ do: 'unit', unit: unit.id, set: { settled: isSettled ? true : null } }];
  });
  if (changes.length > 0) act.effect('settled', { side }, { changes, cites: ['3.21.13'] });
}

export const rout = orderForAll({
  title: 'Rout',
  description:
    'A broken unit runs by a shortest way towards the nearest cover. An unbroken leader of its hex may go along.',
  cites: ['3.21.5', '3.21.7', '3.21.8', '3.2.8'],
  answers: ['rout'],
  asks: {
    unit: z.string().describe('The broken unit.'),
    path: z.array(z.string()).min(1).max(MOST_HEXES).describe('The hexes entered, in their order.'),
    leader: z.string().optional().describe('The unbroken leader who goes along.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of routers(battle, by))
      for (const path of waysOut(battle, unit)) {
        yield { unit: unit.id, path };
        for (const { id } of leadersAt(battle, unit.at, by)) yield { unit: unit.id, path, leader: id };
      }
  },
  read({ battle, by }, { unit: id, path, leader: asked }) {
    const unit = routerOf(battle, id, by);
    if (isRefusal(unit)) return unit;
    const leader = asked === undefined ? undefined : companionOf(battle, unit, asked);
    if (leader && isRefusal(leader)) return leader;
    if (leader && isTooMuch(battle, leader))
      return refuse('TOO_HEAVY', `${leader.name} carries more than 3 portage points.`, '3.2.8');
    const way = costOfRout(battle, unit, path);
    if (isRefusal(way)) return way;
    const to = path.at(-1) as string;
    return leader && !hasRoomIn(battle, to, by, [unit, leader])
      ? refuse('NO_ROOM', `There is no room in ${to} for both.`, '4.3.1')
      : { unit: id, path, leader: leader?.id, ...way };
  },
  listing: (_eyes, _asked, { mf }) => ({ cost: { MF: mf } }),
  perform(act, { unit, path, leader, mf, entrenched }) {
    const carried = weaponsOf(act.battle, act.battle.theUnit(unit)).map(({ id }) => id);
    leaveBehind(act, unit, carried, '3.21.18');
    const way = { unit, path, ...(leader !== undefined && { leader }), mf, entrenched };
    if (!couldBeDenied(act.battle, unit, path)) run(act, way);
    else {
      const sides = [enemyOf(act.battle, act.battle.theUnit(unit).side)];
      act.plan({ task: 'run', ...way }, { task: 'deny-rout', sides });
    }
  },
});

/** Towards a '?' it may run, unless those beneath show themselves: they are asked wherever there is one (3.21/f). */
function couldBeDenied(battle: Battle, id: string, path: readonly string[]): boolean {
  const unit = battle.theUnit(id) as OnMap;
  const markers = markersOf(battle, unit);
  return markers.length > 0 && runsTowards(battle, unit, path, markers);
}

export function denyRout(act: Act, { sides: [side] }: InfantryTasks['deny-rout']): void {
  if (side === undefined) act.done();
  else act.ask({ side, kind: 'rout-denial' });
}

/** Who finds his way barred now is lost (3.21/f). */
export function running(act: Act, task: InfantryTasks['run']): void {
  const { battle } = act;
  act.done();
  const unit = battle.theUnit(task.unit) as OnMap;
  const { side } = unit;
  const isBarred = battle.asSeenBy({ side }, () =>
    runsTowards(battle, unit, task.path, knownEnemies(battle, side)),
  );
  if (isBarred) lose(act, unit.id, ['3.21/f']);
  else run(act, task);
}

function routerOf(battle: Battle, id: string, by: SideId): OnMap | Refusal {
  const unit = battle.unit(id);
  if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit))
    return {
      ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`),
      path: '$.unit',
    };
  if (!unit.broken) return refuse('NOT_BROKEN', `${unit.name} is not broken.`, '3.21.7');
  if (isPrisoner(unit)) return refuse('PRISONER', `${unit.name} is a prisoner.`, '3.29.10');
  if (isInMelee(battle, unit)) return refuse('IN_MELEE', `${unit.name} is held in melee.`, '6.4.1/a');
  const shut = isShutIn(battle, unit);
  if (shut) return shut;
  if (unit.routed) return refuse('HAS_MOVED', `${unit.name} has routed in this phase.`, '3.21.5');
  return mayRout(battle, unit)
    ? unit
    : refuse('SETTLED', `${unit.name} stays in cover until it rallies or is fired on.`, '3.21.10', '3.21.13');
}

/** He charges, is immobilized, guards prisoners, or has skis on and the other has not (3.25.3, 4.4.3, 3.29.17, 4.13.4). */
const isBound = (battle: Battle, leader: OnMap, unit: Unit): boolean =>
  leader.berserk === true || leader.ti === true || isGuard(battle, leader) || leader.onSkis !== unit.onSkis;

/** He was with the unit when the phase began, and goes with it alone (3.2.8). */
function companionOf(battle: Battle, unit: OnMap, id: string): Unit | Refusal {
  const leader = leadersAt(battle, unit.at, unit.side).find((one) => one.id === id);
  return leader &&
    !leader.routed &&
    !isMounted(leader) &&
    !isInMelee(battle, leader) &&
    !isBound(battle, leader, unit)
    ? leader
    : {
        ...refuse(
          'CANNOT_LEAD',
          `"${id}" is not an unbroken leader who can go along with ${unit.name}.`,
          '3.2.8',
        ),
        path: '$.leader',
      };
}

/** What the way costs; a refusal where it is not a shortest one to cover. */
function costOfRout(
  battle: Battle,
  unit: OnMap,
  path: readonly string[],
): { readonly mf: number; readonly entrenched: boolean } | Refusal {
  const choices = choicesOf(battle, unit);
  const [{ ends }] = choices as [(typeof choices)[0]];
  for (const routes of choices) {
    const cost = costOn(battle, unit, path, routes);
    if (cost) return cost;
  }
  return noWay(unit, ends);
}

function costOn(
  battle: Battle,
  unit: OnMap,
  path: readonly string[],
  { onTheWay, ends }: ReturnType<typeof routesOf>,
): { readonly mf: number; readonly entrenched: boolean } | undefined {
  let spent = 0;
  let from = { at: unit.at, entrenched: isEntrenched(unit) };
  for (const to of path) {
    const isNext = stepsFrom(battle, from.at).includes(to);
    const step = isNext ? stepOfRout(battle, unit, from, to) : undefined;
    spent += step?.mf ?? 0;
    if (!step || onTheWay.get(to) !== spent) return undefined;
    from = { at: to, entrenched: step.entrenched };
  }
  return ends.has(from.at) ? { mf: spent, entrenched: from.entrenched } : undefined;
}

const noWay = (unit: Unit, ends: ReadonlyMap<string, unknown>): Refusal => ({
  ...refuse(
    'NO_WAY',
    ends.size > 0
      ? `${unit.name} runs by a shortest way to cover that enemies leave open: to ${[...ends.keys()].join(' or ')}.`
      : `No way to cover is open to ${unit.name}.`,
    '3.21.7.1',
    '3.21.7.2',
    '3.21.8',
  ),
  path: '$.path',
});
