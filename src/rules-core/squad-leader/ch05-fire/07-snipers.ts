/** Snipers (5.7): one shot at one counter, how much better it is out of hiding, and what it does. */
import * as z from 'zod';
import { DR, total } from '../../kernel/dice/index.js';
import { distance } from '../../mechanics/places.js';
import { beneath, giveAway, uncoverAll } from '../ch02-sight/03-concealment.js';
import { canBeMadeOut, firesAtFlashes, flashesIn, isTooDark } from '../ch02-sight/08-night.js';
import { sees } from '../ch02-sight/sight.js';
import { lose } from '../ch03-infantry/04-wounds.js';
import { hurtHero } from '../ch03-infantry/08-heroes.js';
import { eliminate } from '../ch03-infantry/20-casualties.js';
import { leaderLoss } from '../ch03-infantry/20-morale.js';
import { unhorse } from '../ch04-movement/12-cavalry.js';
import { pastVehicles } from '../ch08-support-weapons/09-vehicles.js';
import { shakenByShells } from '../ch09-artillery/02-under-shells.js';
import { smokeDrm } from '../ch09-artillery/16-in-the-line.js';
import { aboardAt } from '../ch11-vehicles/18-fire-at-passengers.js';
import { leaveWreck } from '../ch11-vehicles/37-bailing-out.js';
import { carrierOf, passengersOf } from '../ch11-vehicles/37-passengers.js';
import { isVulnerable, sufferSoft } from '../ch11-vehicles/crews.js';
import { isSoft } from '../ch11-vehicles/state.js';
import { wreck } from '../ch11-vehicles/wrecks.js';
import { CONCEALED } from '../ch13-direct-fire/07-modifiers.js';
import { movementModifiers } from '../ch13-direct-fire/16-moving-targets.js';
import { pastGraves } from '../ch14-terrain/27-graveyards.js';
import { keepsQuiet } from '../ch14-terrain/32-treetops.js';
import { isBehindBank } from '../ch15-fortifications/03-banks.js';
import { rangeOf } from '../ch16-fire/05-in-rain-and-snow.js';
import { order } from '../form.js';
import type { RuleId } from '../rules.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  type Refusal,
  refuse,
  type Unit,
} from '../system.js';
import {
  enemiesInView,
  enemyOf,
  isAboard,
  isHero,
  isInfantry,
  isLeader,
  isMarker,
  isMmc,
  isOnMap,
  isSniper,
  isVehicle,
  type OnMap,
  ofSide,
} from '../units/kinds.js';
import { unready } from './01-group.js';
import { coverAt } from './03-cover.js';
import { isInReach, isPointBlank } from './04-firepower.js';
import { desperation, outcomesOf, suffer } from './05-resolution.js';
import { crossersOf, firedOnIn, putBack, sendOn } from './06-movers.js';
import { goHunting } from './07-sniper-check.js';
import type { Outcome } from './effects.js';

/** A leader is killed on this or less, and wounded where the table kills on more (3.4.6). */
const KILLS_LEADERS = 0;

export const snipe = order({
  title: 'Snipe',
  description:
    'A sniper fires at one counter, or at a vehicle without armour or whose crew looks out. Out of hiding his DRM counts, doubled next to the target, halved far off and at a "?"; he stays hidden.',
  cites: ['5.7.3', '5.7.4', '5.7.9', '5.7.17.1', '5.7.17.2'],
  answers: ['prep-fire', 'defensive-fire', 'advancing-fire'],
  asks: {
    unit: z.string().describe('The sniper.'),
    target: z.string().describe('The counter at which he fires, or a "?".'),
    at: z.string().optional().describe('The hex that it crossed and is put back into, in Defensive Fire.'),
  },
  *candidates({ battle, by }) {
    for (const sniper of ofSide(battle, by))
      if (isSniper(sniper) && isOnMap(sniper) && !sniper.broken)
        for (const target of quarry(battle, by)) {
          yield { unit: sniper.id, target: target.id };
          for (const at of crossedBy(battle, by, target)) yield { unit: sniper.id, target: target.id, at };
        }
  },
  read({ battle, by }, { unit: id, target: targetId, at: asked }) {
    const sniper = battle.unit(id);
    if (sniper?.side !== by || !isSniper(sniper) || !isOnMap(sniper))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no sniper "${id}" on the map: name one of yours.`),
        path: '$.unit',
      };
    const isNotReady = unready(battle, sniper, sniper);
    if (isNotReady) return isNotReady;
    if (sniper.pinned) return refuse('PINNED', `${sniper.name} is pinned.`, '3.24.2');
    const target = quarry(battle, by).find((one) => one.id === targetId);
    if (!target)
      return {
        ...refuse(
          'NOBODY_THERE',
          `No enemy called "${targetId}" is seen whom he could hurt.`,
          '5.7.4',
          '5.7.17.2',
        ),
        path: '$.target',
      };
    const at = asked ?? target.at;
    if (at !== target.at && !crossedBy(battle, by, target).includes(at))
      return { ...refuse('NOBODY_THERE', `"${targetId}" did not cross ${at}.`, '5.6.4'), path: '$.at' };
    return (
      keepsQuiet(battle, sniper, target) ??
      outOfSight(battle, sniper, target, at) ?? { unit: id, target: targetId, at }
    );
  },
  listing: ({ battle }, _asked, { unit, target, at }) => {
    const [aim] = aimAt(battle, battle.theUnit(unit) as OnMap, at, isMarker(battle.theUnit(target)));
    return { says: `The Sniper DRM is ${aim?.value ?? 0}.` };
  },
  perform(act, { unit, target, at }) {
    shoot(act, unit, target, at);
  },
});

/** At whom a sniper of this side may fire: at men, one by one, at a '?', and at vehicles that he can hurt (5.7.4, 5.7.17.1, 5.7.17.2). */
const quarry = (battle: Battle, by: string): OnMap[] =>
  enemiesInView(battle, by).filter(
    (unit) => (isInfantry(unit) && !isInSoftVehicle(battle, unit)) || isMarker(unit) || isPrey(unit),
  );

/** At them he fires by firing at their vehicle (5.7.17.1). */
const isInSoftVehicle = (battle: Battle, unit: Unit): boolean => {
  const carrier = carrierOf(battle, unit);
  return carrier !== undefined && isSoft(carrier);
};

const isPrey = (unit: Unit): boolean => isVehicle(unit) && isVulnerable(unit);

/** Hexes into which it can be put back. */
const crossedBy = (battle: Battle, by: string, { id, track = [] }: OnMap): string[] =>
  [...new Set(track)].filter((at) => crossersOf(battle, at, by).some((unit) => unit.id === id));

function outOfSight(battle: Battle, sniper: OnMap, target: OnMap, at: string): Refusal | undefined {
  if (!isInReach(battle, { firing: sniper, holder: sniper }, at))
    return refuse('OUT_OF_RANGE', `${sniper.name} does not reach ${at}.`, '5.4.4');
  if (isTooDark(battle, sniper.at, at) || !canBeMadeOut(battle, target, at, [sniper.at]))
    return refuse('TOO_DARK', `${sniper.name} sees nothing in ${at} tonight.`, '2.8.1');
  if (isAboard(target) && !aboardAt(battle, at, [sniper.at]).some(({ id }) => id === target.id))
    return refuse('NO_SIGHT', `${target.name} is under cover in its vehicle.`, '11.13.6');
  return !sees(battle, sniper.at, at) || isBehindBank(battle, target, sniper.at)
    ? refuse('NO_SIGHT', `${sniper.name} does not see ${target.name} in ${at}.`, '2.1.2')
    : undefined;
}

/** Firepower is never doubled or halved, but the DRM is, with fractions dropped (5.7.9). Who is seen, or has moved, has none (5.7.3, 5.7.10). */
function aimAt(battle: Battle, sniper: OnMap, at: string, isArea: boolean): Modifier[] {
  if (!isUnseen(sniper)) return [];
  const doubled = (sniper.aim ?? 0) * (isPointBlank(battle, sniper.at, at) ? 2 : 1);
  const isFar = distance(battle, sniper.at, at) > rangeOf(battle, sniper);
  const halves = [isFar, isArea, firesAtFlashes(battle, sniper.at, at)].filter(Boolean);
  const value = halves.reduce((left) => Math.ceil(left / 2), doubled);
  return value < 0 ? [{ why: 'sniper', value, cites: '5.7.9' }] : [];
}

const isUnseen = ({ hidden, moved }: OnMap): boolean => hidden === true && !moved;

function shoot(act: Act, id: string, targetId: string, at: string): void {
  const { battle } = act;
  const before = battle.theUnit(id) as OnMap;
  if (!isUnseen(before)) giveAway(act, [id], '5.7.10');
  const enemy = enemyOf(battle, before.side);
  const marked = battle.theUnit(targetId) as OnMap;
  const isArea = isMarker(marked);
  const stack = isArea ? beneath(battle, marked.at, enemy) : [marked];
  const movers = stack.filter((unit) => unit.at !== at).map((unit) => unit.id);
  putBack(act, movers, at);
  const struck = topOf(stack.flatMap((unit) => (battle.unit(unit.id) as OnMap | undefined) ?? []));
  const outcome = resolve(act, { sniper: battle.theUnit(id) as OnMap, struck, at, isArea, targetId });
  desperation(act, [struck], 1);
  if (isPrey(struck)) strikeVehicle(act, struck, outcome.result, at);
  else if (outcome.result === 'KIA') {
    if (isArea) uncoverAll(act, at, enemy, '2.3.9.1', '2.5.4');
    kill(act, struck.id, outcome.final, at);
  }
  sendOn(act, movers, at);
  goHunting(act, id, enemy, at);
}

/** Under a '?' he cannot choose: men before dummies. */
const topOf = (stack: readonly OnMap[]): OnMap => (stack.find(isInfantry) ?? stack[0]) as OnMap;

interface Shot {
  readonly sniper: OnMap;
  readonly struck: OnMap;
  readonly at: string;
  readonly isArea: boolean;
  readonly targetId: string;
}

/** One factor, on the lowest column; those who are shot at learn the DRM, the dice and the result (5.7.5, 5.7.9). */
function resolve(act: Act, { sniper, struck, at, isArea, targetId }: Shot): Outcome {
  const { battle } = act;
  const shots = [{ firing: sniper, holder: sniper }];
  const aimed = aimAt(battle, sniper, at, isArea);
  const rolled = total(act.roll(`sniper fire at ${at}`, DR));
  const common = [
    ...aimed,
    ...smokeDrm(act, [sniper.at], at),
    ...coverAt(battle, at, [sniper.at]),
    ...pastVehicles(battle, [sniper.at], at),
    ...pastGraves(battle, [sniper.at], at),
    ...shakenByShells([sniper]),
    ...(isVehicle(struck) ? asVehicle(battle, struck, at, sniper.at) : []),
  ];
  const [outcome] = outcomesOf(act, [struck], common, {
    aim: { at, shots, movers: [] },
    column: 1,
    rolled,
  }) as [Outcome];
  const { phase } = battle.clock;
  const prep = phase === 'prep-fire' && { prep: true as const, cx: null };
  const set = { fired: true, firedIn: phase, ...prep } as const;
  const { modifiers, final } = outcome;
  act.effect(
    'sniper-aims',
    { unit: sniper.id, modifiers, final },
    { changes: [{ do: 'unit', unit: sniper.id, set }], cites: ['5.7.3', '5.7.9'] },
  );
  const changes: Change[] = [...flashesIn(battle, [sniper.at]), ...firedOnIn([struck], at)];
  const result = outcome.result === 'KIA' || isPrey(struck) ? outcome.result : '-';
  act.effect(
    'sniped',
    { side: sniper.side, target: targetId, at, drm: aimed[0]?.value ?? 0, rolled, result },
    { changes, cites: ['5.7.4', '5.7.5', ...citesOf(struck, result)] },
  );
  return outcome;
}

/** Men in a truck that stood still come out of it; one on the move takes them along (5.7.17.1/a). */
function strikeVehicle(act: Act, vehicle: OnMap, result: Outcome['result'], at: string): void {
  if (!isSoft(vehicle) || result === '-') {
    suffer(act, [vehicle.id], result, at);
    return;
  }
  const isInMotion = act.battle.clock.phase === 'defensive-fire' && vehicle.moved === true;
  sufferSoft(act, vehicle, result, (_, id, cites) => {
    const men = passengersOf(act.battle, vehicle);
    wreck(act, id, cites, false);
    leaveWreck(act, men, !isInMotion, ['5.7.17.1/a']);
  });
}

/** Cases J, K, O and P (5.7.17.1, 5.7.17.2). */
const asVehicle = (battle: Battle, vehicle: Unit, at: string, from: string): Modifier[] => [
  ...movementModifiers(battle, vehicle, at, from),
  ...(vehicle.hidden ? [CONCEALED] : []),
];

const citesOf = (struck: Unit, result: Outcome['result']): RuleId[] => {
  if (isPrey(struck)) return [isSoft(struck) ? '5.7.17.1' : '5.7.17.2'];
  return [result === 'KIA' ? '5.7.5.1' : '5.7.5.2'];
};

/** Single men are hit; squads and crews check their morale (5.7.5.1). A leader's death shakes those with him (5.7.4). */
function kill(act: Act, id: string, final: number, at: string): void {
  const unit = act.battle.unit(id);
  if (!unit || !isInfantry(unit)) return;
  if (isMmc(unit)) {
    suffer(act, [id], 'M', at);
    return;
  }
  unhorse(act, id);
  if (isHero(unit)) hurtHero(act, unit, false);
  else if (isLeader(unit) && final > KILLS_LEADERS) lose(act, id, ['3.4.6']);
  else eliminate(act, id, ['5.7.5.1']);
  if (isLeader(unit) && !act.battle.unit(id)) leaderLoss(act, unit);
}
