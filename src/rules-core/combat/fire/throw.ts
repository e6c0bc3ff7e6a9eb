/** Demolition Charges and Molotov Cocktails (12.9.1 to 12.9.6): thrown from close by, and used up. */
import * as z from 'zod';
import { D100, total } from '../../kernel/dice/index.js';
import { equivalentRow, type FireResult, fftRow, fireResult } from '../cards.js';
import { isInCloseCombat } from '../close-combat/apart.js';
import { order } from '../form.js';
import { breakIn } from '../fortifications/breaking.js';
import { removeMines } from '../fortifications/mines.js';
import { eyeOf, lineOfSight } from '../los/lost.js';
import { moraleCheck } from '../morale/checks.js';
import { eliminate, useUp } from '../morale/harm.js';
import { isDisrupted, isVehicle } from '../morale/status.js';
import { spendImpulse } from '../sequence/impulse.js';
import { type Act, type Battle, type Decision, type Refusal, refuse, type Unit } from '../system.js';
import { isBuilding, marksAt } from '../terrain/ground.js';
import { distance, floorOf, hexOf, insideOf, isGround, isInPlay, neighbours } from '../terrain/places.js';
import { isAboveSewer } from '../terrain/sewers.js';
import { destroyVehicle } from '../vehicles/damage.js';
import { blast } from './blast.js';
import { makeRubble, setAblaze } from './destruction.js';

type ThrowOrder = { readonly unit: string; readonly at: string; readonly target?: string };

/** A cellar is a level below the ground floor (6.5.1.2). */
const storeyOf = (at: string): number | undefined => (insideOf(at) === 'cellar' ? -1 : floorOf(at));

/** Same hex up to a level apart, next door on the same level or below (12.9.2). */
function isInThrowingReach(battle: Battle, from: string, to: string): boolean {
  if (isAboveSewer(battle, from, to)) return true;
  const [a, b] = [storeyOf(from), storeyOf(to)];
  if (a === undefined || b === undefined) return false;
  const far = distance(battle, from, to);
  return far === 0 ? Math.abs(a - b) <= 1 : far === 1 && a >= b;
}

function throwRefusal(
  battle: Battle,
  { unit: id, at, target }: ThrowOrder,
  by: string,
  decision: Decision,
): Refusal | undefined {
  const unit = battle.unit(id);
  if (!unit || unit.side !== by || unit.at === undefined)
    return refuse('NO_SUCH_UNIT', `There is no unit "${id}" of yours.`);
  if (unit.weapon !== 'demo' && unit.weapon !== 'molotov')
    return refuse('NOTHING_TO_THROW', `${unit.name} has nothing to throw.`, '12.9.1');
  const refusal = mayUseCharge(battle, unit, decision);
  if (refusal) return refusal;
  const places = decision.about?.at as readonly string[] | undefined;
  if (decision.kind === 'reaction' && !places?.includes(at))
    return refuse(
      'NOT_THE_TRIGGER',
      'Defensive Fire is at the units that have just moved or fired.',
      '12.1.2.1',
    );
  if (!isInPlay(battle, at) || !isInThrowingReach(battle, unit.at, at))
    return refuse('OUT_OF_REACH', `${at} is out of the reach of ${unit.name}.`, '12.9.2');
  const line = throwLine(battle, unit, at);
  if ('refused' in line) return line;
  return targetRefusal(battle, unit, at, target);
}

/** A charge is dropped down a manhole as into a cellar: no line of sight leads there (6.5.1.7.3). */
const throwLine = (battle: Battle, unit: Unit, at: string) =>
  lineOfSight(battle, eyeOf(unit), { at: isAboveSewer(battle, unit.at as string, at) ? hexOf(at) : at });

function targetRefusal(
  battle: Battle,
  unit: Unit,
  at: string,
  target: string | undefined,
): Refusal | undefined {
  const enemies = battle.unitsAt(at).filter((other) => other.side !== unit.side);
  if (unit.weapon === 'demo')
    return enemies.length > 0 || (isGround(at) && hasObstacle(battle, at))
      ? undefined
      : refuse('NO_TARGET', `Nobody is seen in ${at}, and no wire or mines lie there.`, '12.9.1', '12.9.2');
  const vehicle = enemies.find((other) => other.id === target);
  if (vehicle && isVehicle(vehicle)) return undefined;
  return refuse('NOT_A_VEHICLE', 'A Molotov Cocktail attacks one vehicle.', '12.9.6');
}

export function mayUseCharge(battle: Battle, unit: Unit, decision: Decision): Refusal | undefined {
  if (isInCloseCombat(battle, unit))
    return refuse('IN_CLOSE_COMBAT', `${unit.name} may only fight in Close Combat.`, '14.12');
  if (isDisrupted(unit)) return refuse('DISRUPTED', `${unit.name} is Disrupted.`, '12.3.1.5.4');
  if ((unit.fired ?? 0) > 0) return refuse('HAS_FIRED', `${unit.name} has fired.`, '12.1.1.1.1');
  const crawls = unit.marker === 'crawled' && decision.kind !== 'reaction';
  return unit.marker === undefined || crawls
    ? undefined
    : refuse('HAS_MOVED', `${unit.name} has moved.`, '10.1.4');
}

export const throwOrder = order({
  title: 'Throw',
  description: 'Use a Demolition Charge or a Molotov Cocktail; the counter is used up.',
  cites: ['12.9.2', '12.9.4', '12.9.6'],
  answers: ['impulse', 'reaction'],
  asks: {
    unit: z.string().describe('The Demo or Molotov team.'),
    at: z.string().describe('The location attacked.'),
    target: z.string().optional().describe('The vehicle that a Molotov is thrown at.'),
  },
  *candidates({ battle, by, decision }) {
    for (const unit of battle.units()) {
      if (unit.side !== by || unit.at === undefined || (unit.weapon !== 'demo' && unit.weapon !== 'molotov'))
        continue;
      for (const hex of [hexOf(unit.at), ...neighbours(battle, unit.at)])
        for (const at of [hex, `${hex}/1`, `${hex}/2`, `${hex}/cellar`, `${hex}/sewer`]) {
          const bare = { unit: unit.id, at };
          const isEmpty = battle.unitsAt(at).length === 0;
          if (unit.weapon === 'demo' && isEmpty && !throwRefusal(battle, bare, by, decision)) yield bare;
          for (const other of battle.unitsAt(at)) {
            const target = unit.weapon === 'molotov' ? { target: other.id } : {};
            const order = { unit: unit.id, at, ...target };
            const isFirst = unit.weapon === 'molotov' || battle.unitsAt(at)[0] === other;
            if (isFirst && !throwRefusal(battle, order, by, decision)) yield order;
          }
        }
    }
  },
  read: ({ battle, by, decision }, order) => throwRefusal(battle, order, by, decision) ?? order,
  perform(act, { unit, at, target }, { decision }) {
    spendImpulse(act, decision, []);
    act.effect('thrown', { unit, at, ...(target !== undefined && { target }) }, { cites: ['12.9.2'] });
    const { weapon } = act.battle.theUnit(unit);
    if (weapon === 'demo') explode(act, unit, at);
    else burn(act, at, target as string);
    useUp(act, unit, '12.9.4');
  },
});

/** A charge that was enough for an E brings a building down (12.9.5). */
function explode(act: Act, id: string, at: string): void {
  const { battle } = act;
  const unit = battle.theUnit(id);
  const line = throwLine(battle, unit, at);
  if ('refused' in line) return;
  const targets = battle
    .unitsAt(at)
    .filter((other) => other.id !== id && (other.side !== unit.side || battle.location(at).closeCombat));
  const isEnough = blast(act, { at, targets, line: line.sight, seen: line.sight, rule: '12.9.4' });
  if (isEnough && isBuilding(battle, at)) makeRubble(act, at, '12.9.5');
  if (isEnough && isGround(at)) tearOpen(act, at);
}

/** As a Bangalore torpedo a charge does away with wire and mines (12.9.1). */
const hasObstacle = (battle: Battle, at: string): boolean => {
  const { wire, mines } = marksAt(battle, at);
  return wire === true || mines !== undefined;
};

function tearOpen(act: Act, at: string): void {
  breakIn(act, at, { manner: 'direct', explosive: true, charge: true, size: 0 }, []);
  removeMines(act, hexOf(at), 'blown up');
}

/** A Molotov burns one vehicle on any C or E; its riders alone take an M (12.9.6/a). */
function burn(act: Act, at: string, target: string): void {
  const { battle } = act;
  const fp = equivalentRow(battle, 'MOL (Molotov)');
  const rolled = total(act.rollOf('Molotov', [target], D100));
  const result = fireResult(battle, fp, rolled);
  act.effect(
    'attack',
    {
      at,
      fp,
      row: fftRow(fp),
      rolled,
      modifiers: [],
      results: [{ units: [target], modifiers: [], total: rolled, result: result.says }],
    },
    { cites: ['12.9.6'] },
  );
  const riders = battle.unitsAt(at).filter((unit) => unit.aboard === target);
  if (kills(result)) {
    for (const rider of riders) eliminate(act, rider.id);
    destroyVehicle(act, battle.theUnit(target), true, '12.9.6/a');
  } else if (result.check !== undefined)
    for (const rider of riders)
      if (battle.unit(rider.id)) moraleCheck(act, rider.id, { plus: result.check, cites: ['12.9.6/a'] });
  if (result.eliminated > 0) setAblaze(act, at, '12.9.5');
}

const kills = (result: FireResult): boolean => result.eliminated > 0 || result.casualties;
