/** Firing (5.1): the order, and everything that the firers suffer for it. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { neighbours, placesOf } from '../../mechanics/places.js';
import { mayHarbour } from '../ch02-sight/05-blind-fire.js';
import { flashesIn } from '../ch02-sight/08-night.js';
import { sees } from '../ch02-sight/sight.js';
import { rawGuns } from '../ch03-infantry/25-crews.js';
import { daresToStrike } from '../ch07-overrun/02-nerve.js';
import { servedBy } from '../ch08-support-weapons/03-usage.js';
import type { Choice } from '../ch08-support-weapons/09-penetration.js';
import { notAtVehicle } from '../ch08-support-weapons/09-vehicles.js';
import { firedAboard } from '../ch11-vehicles/13-halftracks.js';
import { aboardAt } from '../ch11-vehicles/18-fire-at-passengers.js';
import { whichBoat } from '../ch11-vehicles/43-under-fire.js';
import { isBoat } from '../ch11-vehicles/state.js';
import { isPlace } from '../ch14-terrain/03-levels.js';
import { seesSomebody } from '../ch14-terrain/11-standing-out.js';
import { orderForAll } from '../form.js';
import {
  type Act,
  type Battle,
  type Change,
  noSuchPlace,
  type Refusal,
  refuse,
  type Unit,
} from '../system.js';
import {
  enemiesInView,
  enemyOf,
  isFlamethrower,
  isHero,
  isMachineGun,
  isMount,
  isOnMap,
  isScout,
  ofSide,
  vehiclesAt,
} from '../units/kinds.js';
import { armsOf, flamesOf, type Group, groupOf, hexesOf } from './01-group.js';
import { bestLeaderIn } from './01-leaders.js';
import { type Aim, aimsOf, hasTarget, targetsOf } from './02-aim.js';
import { isInReach } from './04-firepower.js';
import { resolveFire } from './05-resolution.js';
import { firePhaseOf, isAtOnce, onTheMove } from './06-at-once.js';

const MOST_FIRERS = 24;
const MOST_LEADERS = 8;

export const fire = orderForAll({
  title: 'Fire',
  description:
    'Units and machine guns fire at a hex as one group, flamethrowers each by itself. In the Defensive Fire Phase enemies that crossed the hex are put back into it.',
  cites: ['5.1.1', '5.1.2', '5.1.5', '5.1.6', '5.6.1'],
  answers: ['prep-fire', 'defensive-fire', 'advancing-fire', 'vehicle-fire'],
  asks: {
    at: z.string().describe('The hex fired at; `K5/1` for the first level of its building.'),
    firers: z
      .array(z.string())
      .min(1)
      .max(MOST_FIRERS)
      .describe(
        'Units that fire themselves, and their weapons; a leader or hero who helps another to serve a machine gun.',
      ),
    leaders: z
      .array(z.string())
      .min(1)
      .max(MOST_LEADERS)
      .optional()
      .describe('The leader who directs it, one in each hex.'),
    heroes: z
      .array(z.string())
      .min(1)
      .max(MOST_LEADERS)
      .optional()
      .describe('Heroes who help the group instead of firing, for -1 each.'),
    heroic: z
      .array(z.string())
      .min(1)
      .max(MOST_LEADERS)
      .optional()
      .describe('Machine guns that a hero fires at full strength, for +1 to the dice.'),
    movers: z
      .array(z.string())
      .max(MOST_FIRERS)
      .optional()
      .describe('Enemies put back into hexes that they crossed; all who did when left out.'),
    sustained: z
      .array(z.string())
      .min(1)
      .max(MOST_FIRERS)
      .optional()
      .describe('Machine guns that use Sustained Fire (8.9.7).'),
    past: z
      .literal(true)
      .optional()
      .describe('Penetrating fire passes woods and buildings beside its line and goes on (8.9.2.7).'),
    juncture: z
      .literal(true)
      .optional()
      .describe('At those alone who bypassed the hex, where the hexsides of their way meet (4.6.8).'),
    vehicle: z
      .string()
      .optional()
      .describe(
        'The vehicle at which machine guns are aimed: it alone is struck (8.9.4.1); or the boat that all fire at (11.43.5).',
      ),
    side: z
      .enum(['left', 'right'])
      .optional()
      .describe('Where penetrating fire runs along hexsides: which of the hexes it strikes (8.9.2.8).'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    let isIdle = true;
    for (const at of targetHexes(battle, by))
      for (const attack of attacksOn(battle, by, at)) {
        isIdle = false;
        yield attack;
      }
    if (isIdle && !isAtOnce(battle)) for (const at of suspected(battle, by)) yield* attacksOn(battle, by, at);
  },
  read: ({ battle, by }, asked) => readFire(battle, by, asked),
  perform(act, asked, { by }) {
    const { battle } = act;
    const group = groupOf(battle, by, asked);
    if (isRefusal(group)) throw new Error(group.why);
    const aims = aimsOf(battle, by, asked, group.shots);
    if (!dareAll(act, aims[0] as Aim, by)) return;
    const marks = marksOf(battle, group, asked.at);
    resolveFire(act, { by, aims, leaders: group.leaders, heroes: group.heroes, marks });
  },
});

type Asked = Parameters<typeof groupOf>[2] &
  Choice & {
    readonly movers?: readonly string[] | undefined;
    readonly juncture?: true | undefined;
    readonly vehicle?: string | undefined;
  };

/** Who has lost his nerve before an AFV still fires at men (7.2.4/b). */
function dareAll(act: Act, aim: Aim, by: string): boolean {
  const isForAfv = aim.vehicle !== undefined || aim.shots.some(({ firing }) => isFlamethrower(firing));
  if (!isForAfv) return true;
  const dares = aim.shots.map(({ holder }) => daresToStrike(act, holder.id, aim.at));
  return !dares.includes(false) || targetsOf(act.battle, aim, by).length > 0 || aim.movers.length > 0;
}

function readFire<A extends Asked>(battle: Battle, by: string, asked: A): A | Refusal {
  const { at, movers } = asked;
  if (!isPlace(battle, at)) return noSuchPlace(at, 'at');
  const group = groupOf(battle, by, asked);
  if (isRefusal(group)) return group;
  const isWithin = isOverrunning(battle) && group.shots.some(({ holder }) => holder.at === at);
  if (isWithin && !mayAnswer(battle, at) && !isPassed(battle, at))
    return refuse('SAME_HEX', 'Those who are overrun fire when the vehicles have moved.', '7.1/a');
  const aims = aimsOf(battle, by, asked, group.shots);
  const isNot = whichBoat(battle, by, asked) ?? notAtVehicle(battle, by, asked, group.shots);
  if (isNot) return isNot;
  const stranger = movers?.find((id) => !aims.some((aim) => aim.movers.includes(id)));
  if (stranger !== undefined)
    return { ...refuse('NOBODY_THERE', `"${stranger}" did not cross ${at}.`, '5.6.4'), path: '$.movers' };
  if (asked.juncture && aims[0]?.movers.length === 0)
    return {
      ...refuse('NOBODY_THERE', `Nobody is seen to have bypassed ${at}.`, '4.6.8'),
      path: '$.juncture',
    };
  if (!aims.some((aim) => hasTarget(battle, aim, by)) && !mayHarbour(battle, at, by))
    return { ...refuse('NOBODY_THERE', `No enemy is seen in ${at}.`, '5.1.1'), path: '$.at' };
  return asked;
}

/** Those who fired out of a halftrack as it overran the hex are fired at before it leaves (7.1.9). */
const mayAnswer = (battle: Battle, at: string): boolean =>
  aboardAt(battle, at, [at]).some(
    ({ exposed, aboard = '' }) => exposed && battle.unit(aboard)?.overran === at,
  );

/** Those who ride or drive into a hex with enemies. */
/** A vehicle goes around the obstacle of the hex, within reach of those in it (11.29.6/a). */
const isPassed = (battle: Battle, at: string): boolean =>
  onTheMove(battle).some((unit) => unit.beside !== undefined && unit.at === at);

const isOverrunning = (battle: Battle): boolean => isAtOnce(battle) && !onTheMove(battle).every(isScout);

/** A berserk crew that sees an enemy in the reach of its gun fires at one (3.25.9). */
export const boundToFire = (battle: Battle, by: string): Unit | undefined =>
  rawGuns(battle, by).find(({ crew, gun }) =>
    targetHexes(battle, by).some(
      (at) => sees(battle, crew.at, at) && !isRefusal(readFire(battle, by, { at, firers: [gun.id] })),
    ),
  )?.crew;

/** Who has fired, and at what; who has directed, unless it was his own gun. */
export function marksOf(battle: Battle, { shots, leaders, heroes }: Group, at: string): Change[] {
  const phase = firePhaseOf(battle);
  const isPrep = phase === 'prep-fire' && { prep: true as const, cx: null };
  const served = shots.flatMap(({ holder, second }) => [holder.id, ...(second ? [second.id] : [])]);
  const hands = new Set([...served, ...heroes.map(({ id }) => id)]);
  return [
    ...flashesIn(battle, hexesOf(shots)),
    ...firedAboard(
      battle,
      shots.map(({ holder }) => holder),
    ),
    ...shots.map(
      ({ firing, sprayed }): Change => ({
        do: 'unit',
        unit: firing.id,
        set: { fired: true, ...(!sprayed && { firedAt: at }) },
      }),
    ),
    ...heroes.map(({ id }): Change => ({ do: 'unit', unit: id, set: { fired: true, firedAt: at } })),
    ...[...hands].map(
      (id): Change => ({
        do: 'unit',
        unit: id,
        set: { firedIn: phase, ...isPrep, ...servedBy(shots, id, at) },
      }),
    ),
    ...leaders.map(({ id }): Change => ({ do: 'unit', unit: id, set: { directed: true, ...isPrep } })),
  ];
}

/** Where enemies are seen, or were while they moved. */
function targetHexes(battle: Battle, by: string): string[] {
  if (isAtOnce(battle)) return [...new Set(onTheMove(battle).map(({ at }) => at))];
  const hexes = new Set<string>(
    ofSide(battle, enemyOf(battle, by))
      .filter(isMount)
      .flatMap(({ at }) => at ?? []),
  );
  for (const { at, track = [] } of enemiesInView(battle, by)) {
    hexes.add(at);
    if (battle.clock.phase === 'defensive-fire') for (const hex of track) hexes.add(hex);
  }
  return [...hexes].sort();
}

/** Where nobody else can be fired at: the woods and buildings beside one's own units (2.5.4). */
const suspected = (battle: Battle, by: string): string[] =>
  [...new Set(placesOf(ofSide(battle, by)).flatMap((at) => neighbours(battle, at)))]
    .filter((at) => mayHarbour(battle, at, by))
    .sort();

/** Every unit with its guns by itself, and all of a hex together under its best leader. */
function* attacksOn(
  battle: Battle,
  by: string,
  at: string,
): Iterable<{ at: string; firers: string[]; leaders?: string[]; heroes?: string[]; vehicle?: string }> {
  const byHex = new Map<string, string[][]>();
  for (const unit of ofSide(battle, by)) {
    if (!isOnMap(unit) || unit.broken || !seesSomebody(battle, unit, at)) continue;
    const isNear = (id: string) => isInReach(battle, { firing: battle.theUnit(id), holder: unit }, at);
    for (const id of flamesOf(battle, unit).filter(isNear)) yield { at, firers: [id] };
    const arms = armsOf(battle, unit).filter(isNear);
    if (arms.length === 0) continue;
    yield { at, firers: arms };
    for (const vehicle of vehiclesAt(battle, at, enemyOf(battle, by)))
      for (const id of arms)
        if (isMachineGun(battle.theUnit(id)) || isBoat(vehicle))
          yield { at, firers: [id], vehicle: vehicle.id };
    if (arms.length > 1) for (const arm of arms) yield { at, firers: [arm] };
    const others = byHex.get(unit.at);
    if (others) others.push(arms);
    else byHex.set(unit.at, [arms]);
  }
  for (const [hex, armed] of byHex) {
    const firers = armed.flat();
    const leader = bestLeaderIn(battle, hex, by);
    if (leader) yield { at, firers, leaders: [leader.id] };
    else if (armed.length > 1) yield { at, firers };
    const heroes = firers.filter((id) => isHero(battle.theUnit(id)));
    if (heroes.length > 0) yield { at, firers: firers.filter((id) => !heroes.includes(id)), heroes };
  }
}
