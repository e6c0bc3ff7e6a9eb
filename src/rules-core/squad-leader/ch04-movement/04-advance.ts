/** Advancing (4.4): unbroken units of the attacker go one hex, even where the enemy is. */

import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { D6, total } from '../../kernel/dice/index.js';
import { leaveBehind } from '../ch03-infantry/20-casualties.js';
import { goalTowards, strays } from '../ch03-infantry/25-charge.js';
import { abandon, leadAway, notGuardedBy } from '../ch03-infantry/29-prisoners.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { daresToAdvance, hasLostNerve, meetsAfv, setOutAgainst } from '../ch07-overrun/02-nerve.js';
import { loseBoreSights } from '../ch08-support-weapons/09-bore-sight.js';
import { braveBackblast } from '../ch08-support-weapons/21-backblast.js';
import { goNear, shunned } from '../ch13-direct-fire/24-facing-flames.js';
import { advancesFrom } from '../ch14-terrain/03-levels.js';
import { depthAt } from '../ch14-terrain/22-streams.js';
import { wadeIn } from '../ch14-terrain/22-wading.js';
import { banksBetween } from '../ch14-terrain/24-roads.js';
import { staysOnCrest } from '../ch14-terrain/25-crests.js';
import { isWaterAt } from '../ch14-terrain/28-rivers.js';
import { isPontoonStep } from '../ch14-terrain/29-beneath.js';
import { isDoubleCrest, isOverACliff, levelAt } from '../ch14-terrain/ground.js';
import { isHeldByWire, isInWire, isWired } from '../ch15-fortifications/01-wire.js';
import { hasEntrenchment, isEntrenched } from '../ch15-fortifications/03-entrenchments.js';
import {
  cannotGoInside,
  hasBunker,
  isBarredFromAbove,
  isInBunker,
  isShutIn,
} from '../ch15-fortifications/05-bunkers.js';
import { barsTheWay, isFortified, isKeptOut, receive } from '../ch15-fortifications/06-fortified.js';
import { meetMines, stayBehind } from '../ch15-fortifications/07-mines.js';
import { disarmInPassing, disarmStairs } from '../ch15-fortifications/08-disarming.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import {
  enemiesInView,
  enemyOf,
  isDummy,
  isInfantry,
  isMount,
  isOnMap,
  isScout,
  isSmc,
  ofSide,
  weaponsOf,
} from '../units/kinds.js';
import { advanceInto, advanceUnseen } from './01-unseen.js';
import { excessOf, keptBy, takesTwoLeaders } from './02-portage.js';
import { isOnBicycle, isOnMotorcycle } from './10-motorcycles.js';
import { isStony, pushesMotorcycle } from './10-pushing.js';
import { baggageOf, companionsOf, isMounted, ridersOf, targetsAt } from './12-cavalry.js';
import { costOfEntering } from './costs.js';
import { hasRoomIn } from './stacking.js';

/** Ten portage points of the lightest (4.3.1). */
const MOST_WEAPONS = 20;
const MOST_PRISONERS = 6;

export const advance = order({
  title: 'Advance',
  description: 'An unbroken unit goes one hex, whatever it costs, also into a hex with enemies.',
  cites: ['4.4.1'],
  answers: ['advance'],
  asks: {
    unit: z.string().describe('Who advances.'),
    to: z.string().describe('The adjacent hex.'),
    abandon: z
      .array(z.string())
      .min(1)
      .max(MOST_PRISONERS)
      .optional()
      .describe('Prisoners whom it leaves behind (3.29.17).'),
    leave: z.array(z.string()).min(1).max(MOST_WEAPONS).optional().describe('Weapons that it leaves behind.'),
    beneath: z.literal(true).optional().describe('It goes into the entrenchment or bunker there.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by))
      if ((isInfantry(unit) || isMount(unit) || isDummy(unit)) && isOnMap(unit))
        for (const to of advancesFrom(battle, unit.at)) {
          const asked = { unit: unit.id, to, ...tooHeavyFor(battle, unit) };
          yield asked;
          if (hasEntrenchment(battle, to) || hasBunker(battle, to)) yield { ...asked, beneath: true };
        }
  },
  read: ({ battle, by }, asked) => readAdvance(battle, by, asked),
  perform(act, { units: ids, to, leave, left, beneath }) {
    const { battle } = act;
    const [first] = ids as [string];
    if (!daresToAdvance(act, first, to)) return;
    if (
      !goNear(
        act,
        ids.map((id) => battle.theUnit(id)),
        to,
      )
    )
      return;
    if (isKeptOut(act, ids, battle.theUnit(first).side, to)) return;
    if (disarmStairs(act, ids, to)) return;
    abandon(act, ids, left);
    leaveBehind(act, first, leave, '4.4.2');
    for (const id of ids) advanceUnseen(act, id, to);
    const from = battle.theUnit(first).at;
    if (from !== undefined && isTooSteepFor(battle, from, to) && slipsBack(act, ids, from)) return;
    const bold = braveBackblast(act, ids, to);
    const going = from === undefined ? bold : meetMines(act, bold, from, to);
    stayBehind(act, bold, going);
    if (going.length === 0) return;
    const units = going.map((id) => battle.theUnit(id));
    act.effect(
      'advanced',
      { units: going, ...(from !== undefined && { from }), to },
      { changes: units.flatMap((unit) => advanceOf(battle, unit, to, beneath)), cites: ['4.4.1'] },
    );
    loseBoreSights(
      act,
      going.flatMap((id) => weaponsOf(battle, battle.theUnit(id))),
    );
    wadeIn(act, going, to);
    const { side } = units[0] as Unit;
    meetMines(act, going, to, from);
    disarmInPassing(act, going, to);
    if (units.every(isScout)) return;
    advanceInto(act, side, to);
    receive(act, side, to);
  },
});

/** Over a double crest, and out of low ground onto an elevated road (14.9.8, 14.26.5). */
const isTooSteepFor = (battle: Battle, from: string, to: string): boolean =>
  isDoubleCrest(battle, from, to) ||
  (banksBetween(battle, from, to)?.into === 'elevated' && levelAt(battle, to) - levelAt(battle, from) > 1);

/** Who rolls this stays where he is. */
const SLIPS = 6;

function slipsBack(act: Act, ids: readonly string[], from: string): boolean {
  const rolled = total(act.rollOf('double crest', ids, D6));
  if (rolled < SLIPS) return false;
  const changes = ids.map((unit): Change => ({ do: 'unit', unit, set: { advanced: true } }));
  act.effect('slipped-back', { units: ids, at: from, rolled }, { changes, cites: ['14.9.8'] });
  return true;
}

interface Asked {
  readonly unit: string;
  readonly to: string;
  readonly leave?: readonly string[] | undefined;
  readonly abandon?: readonly string[] | undefined;
  readonly beneath?: true | undefined;
}

function readAdvance(
  battle: Battle,
  by: string,
  { unit: id, to, leave = [], abandon: left = [], beneath }: Asked,
) {
  const unit = battle.unit(id);
  if (unit?.side !== by || !(isInfantry(unit) || isMount(unit) || isDummy(unit)) || !isOnMap(unit))
    return {
      ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`),
      path: '$.unit',
    };
  if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '4.4.1');
  if (unit.parachute) return refuse('CANNOT_MOVE', `${unit.name} is still beneath its parachute.`, '12.9.1');
  if (unit.ti) return refuse('IMMOBILE', `${unit.name} is temporarily immobilized.`, '4.4.3', '3.30.1');
  if (unit.engaged || isInMelee(battle, unit))
    return refuse('IN_MELEE', `${unit.name} is locked in melee.`, '6.3.1', '3.7.18.4');
  if (unit.advanced) return refuse('HAS_MOVED', `${unit.name} has advanced.`, '4.4.1');
  if (hasLostNerve(unit) && meetsAfv(battle, unit, to))
    return refuse('HAS_TRIED', `${unit.name} has lost its nerve.`, '7.2.6.2');
  if (!advancesFrom(battle, unit.at).includes(to))
    return { ...refuse('NOT_ADJACENT', `${to} is not adjacent to ${unit.at}.`, '4.4.1'), path: '$.to' };
  if (isOverACliff(battle, unit.at, to))
    return refuse('IMPASSABLE', `A cliff lies between ${unit.at} and ${to}.`, '14.8.6');
  const isByPontoon = isPontoonStep(battle, unit.at, to);
  if (isWaterAt(battle, unit.at) && !isByPontoon)
    return refuse('IN_WATER', `${unit.name} is in the water: it swims or wades.`, '4.14.7', '14.28.8.4');
  const shut = isShutIn(battle, unit) ?? staysOnCrest(battle, [unit], to);
  if (shut) return shut;
  if (isInWire(battle, unit))
    return refuse('NO_WAY', `${unit.name} is in wire, and leaves it in the Movement Phase.`, '15.1.4');
  if ((unit.onSkis || unit.wheels || isMount(unit)) && isHeldByWire(battle, undefined, to))
    return refuse('IMPASSABLE', `${unit.name} does not go into wire.`, '4.13.9', '4.10.9/a');
  const units = companionsOf(battle, unit);
  const shy = shunned(units, [to]);
  if (shy) return shy;
  if (isMount(unit))
    return cannotBeLed(battle, unit, to) ?? { units: [id], to, leave, left, beneath: undefined };
  if (isOnMotorcycle(unit))
    return refuse('MOUNTED', `${unit.name} rides a motorcycle: it only gets off.`, '4.10.14');
  const spent = units.find(({ advanced, broken }) => advanced || broken);
  if (spent) return refuse('HAS_MOVED', `${spent.name} on the same horses has advanced.`, '4.12.37');
  if (!isByPontoon && costOfEntering(battle, to, isOnBicycle(unit) ? [] : units) === undefined)
    return refuse('IMPASSABLE', `${unit.name} cannot enter ${to}.`, '4.1.6/T', '4.12.2');
  if (isStony(battle, to) && pushesMotorcycle(battle, unit))
    return refuse('IMPASSABLE', 'Motorcycles are not pushed into rubble or crags.', '4.10.9/a', '14.10.2');
  if (unit.cx && !unit.berserk && depthAt(battle, to) === 'deep stream')
    return refuse('EXHAUSTED', `${unit.name} is exhausted: it does not wade in ${to}.`, '14.22.10');
  if (isFortified(battle, to) && enemiesIn(battle, by, to).some(barsTheWay))
    return refuse('ENEMY_THERE', `A squad bars the way into the fortified building in ${to}.`, '15.6.6');
  if (!(beneath && hasBunker(battle, to)) && !hasRoomIn(battle, to, by, units, left))
    return refuse('NO_ROOM', `There is no room in ${to}.`, '4.3.1');
  const notHeld = notGuardedBy(battle, units, left);
  if (notHeld) return notHeld;
  const kept = keptBy(battle, unit, leave);
  if (isRefusal(kept)) return kept;
  if (isTooHeavy(unit, kept))
    return refuse('TOO_HEAVY', `${unit.name} cannot advance with so much: name what it leaves.`, '4.4.2');
  const raging = unit.berserk ? strays(battle, unit, [to]) : undefined;
  if (unit.shod && levelAt(battle, to) >= levelAt(battle, unit.at))
    return refuse('HAS_MOVED', `${unit.name} has just put on its skis: it goes downhill only.`, '4.13.5');
  const exposed = beneath && cannotGoUnder(battle, unit, units, to);
  return raging ?? exposed ?? { units: units.map((one) => one.id), to, leave, left, beneath };
}

/** Berserk units that can still advance on the enemy, and so must (3.25.3). */
export const boundToAdvance = (battle: Battle, by: string): Unit | undefined =>
  ofSide(battle, by).find((unit) => unit.berserk && canAdvance(battle, by, unit));

/** Who has set its hex on fire, and can still leave it (16.2.5). */
export const boundToGoOut = (battle: Battle, by: string): Unit | undefined =>
  ofSide(battle, by).find((unit) => unit.hasLit && canAdvance(battle, by, unit));

const canAdvance = (battle: Battle, by: string, unit: Unit): boolean =>
  isOnMap(unit) &&
  advancesFrom(battle, unit.at).some(
    (to) => !isRefusal(readAdvance(battle, by, { unit: unit.id, to, ...tooHeavyFor(battle, unit) })),
  );

const enemiesIn = (battle: Battle, side: string, at: string): Unit[] =>
  enemiesInView(battle, side).filter((unit) => unit.at === at);

/** Into a bunker, unless wire lies around it (15.5.4, 15.1.3/q1). */
const cannotGoUnder = (
  battle: Battle,
  unit: Unit,
  units: readonly Unit[],
  to: string,
): Refusal | undefined => {
  if (!hasBunker(battle, to)) return cannotGoInto(battle, unit, to);
  const coming = comesFromWithin(unit);
  if (coming) return coming;
  if (isBarredFromAbove(battle, unit.side, to))
    return refuse('ENEMY_THERE', `There are enemies on top of the bunker in ${to}.`, '15.5.10/q1');
  return isWired(battle, to)
    ? refuse('NO_WAY', `Wire lies around the bunker in ${to}.`, '15.1.3/q1')
    : cannotGoInside(battle, units, to);
};

/** From one entrenchment or bunker nobody advances into the next (4.4.1/a). */
function cannotGoInto(battle: Battle, unit: Unit, to: string): Refusal | undefined {
  if (!hasEntrenchment(battle, to) || isMounted(unit) || unit.onSkis)
    return refuse('NO_WAY', `There is no entrenchment in ${to} that ${unit.name} can go into.`, '4.4.1/a');
  return comesFromWithin(unit);
}

const comesFromWithin = (unit: Unit): Refusal | undefined =>
  isEntrenched(unit) || isInBunker(unit)
    ? refuse('HAS_MOVED', `${unit.name} comes out of cover, and stays outside of what is there.`, '4.4.1/a')
    : undefined;

function advanceOf(battle: Battle, unit: Unit, to: string, beneath: true | undefined): Change[] {
  const own = isMount(unit)
    ? { moved: true as const }
    : { advanced: true as const, ...(unit.at !== undefined && { advancedFrom: unit.at }) };
  const charges = unit.berserk && isOnMap(unit) ? { charges: goalTowards(battle, unit, to) ?? null } : {};
  return [
    {
      do: 'unit',
      unit: unit.id,
      set: {
        at: to,
        ...own,
        ...charges,
        ...setOutAgainst(battle, unit, to),
        ...(beneath && (hasBunker(battle, to) ? { bunkered: to } : { entrenched: to })),
      },
    },
    ...baggageOf(battle, unit).map(
      (one): Change => ({
        do: 'unit',
        unit: one.id,
        set: { at: to, ...(isMount(one) && { moved: true }) },
      }),
    ),
    ...leadAway(battle, unit, to),
  ];
}

/** Horses whose handlers take them one hex, never among enemies (4.12.37). */
function cannotBeLed(battle: Battle, horse: Unit, to: string): Refusal | undefined {
  if (ridersOf(battle, horse).length > 0 || horse.possessor !== undefined)
    return refuse('MOUNTED', `${horse.name} goes where those go who ride or lead it.`, '4.12.37');
  if (horse.moved) return refuse('HAS_MOVED', `${horse.name} has moved in this player turn.`, '4.12.37');
  if (costOfEntering(battle, to) === undefined)
    return refuse('IMPASSABLE', `${horse.name} cannot enter ${to}.`, '4.1.6/T');
  return targetsAt(battle, to, enemyOf(battle, horse.side)).length > 0
    ? refuse('ENEMY_THERE', `There are enemies in ${to}.`, '4.12.37')
    : undefined;
}

/** One point more than its own capacity, and of a leader no weapon that takes two (4.4.2). */
const isTooHeavy = (unit: Unit, weapons: readonly Unit[]): boolean =>
  !isMounted(unit) && (excessOf(unit, weapons) > 1 || (isSmc(unit) && weapons.some(takesTwoLeaders)));

/** Everything stays behind where it is too much. */
function tooHeavyFor(battle: Battle, unit: Unit): { leave?: string[] } {
  const weapons = weaponsOf(battle, unit);
  return isTooHeavy(unit, weapons) ? { leave: weapons.map(({ id }) => id) } : {};
}
