/** Swimming (4.14): into the water after a check, from water hex to water hex in the Advance Phase, and out again. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { neighbours } from '../../mechanics/places.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { bankBetween, isTooCold, isWaterAt } from '../ch14-terrain/28-rivers.js';
import { order } from '../form.js';
import { staysDry } from '../scenario-rules/shortages.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import {
  enemiesInView,
  isGuard,
  isInfantry,
  isMmc,
  isOnMap,
  type OnMap,
  ofSide,
  weaponsOf,
} from '../units/kinds.js';
import { movers } from './01-move.js';
import { keptBy, loadFor } from './02-portage.js';
import { companionsOf, isMounted } from './12-cavalry.js';
import { comeAshore, goIn, swimOn } from './14-in-the-water.js';
import { costOfComingOn } from './costs.js';
import { hasRoomIn } from './stacking.js';

const MOST_WEAPONS = 20;
/** Portage points that an armed swimmer takes along (4.14.13). */
const LOAD = { man: 1, men: 2 } as const;
export const swim = order({
  title: 'Swim',
  description:
    'Next to the water when the Movement Phase begins, a unit that passes a normal check goes in with all its movement factors, without its weapons and arms unless it passes by 4 or has rafts. It swims on in the Advance Phase, and comes out in the Movement Phase.',
  cites: ['4.14.5', '4.14.7', '4.14.12', '4.14.13'],
  answers: ['movement', 'advance'],
  asks: {
    unit: z.string().describe('Who swims.'),
    to: z.string().describe('The adjacent hex.'),
    carry: z
      .array(z.string())
      .min(1)
      .max(MOST_WEAPONS)
      .optional()
      .describe('Weapons that it takes into the water if it can; the others stay behind.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by))
      if (isInfantry(unit) && isOnMap(unit))
        for (const to of neighbours(battle, unit.at))
          if (unit.swims || isWaterAt(battle, to)) yield { unit: unit.id, to };
  },
  read({ battle, by }, { unit: id, to, carry = [] }) {
    const units = battle.clock.phase === 'advance' ? swimmer(battle, by, id) : movers(battle, by, [id]);
    if (isRefusal(units)) return units;
    const [unit] = units as [OnMap];
    const refusal =
      staysDry(battle) ??
      cannotSwim(battle, units, to) ??
      (battle.clock.phase === 'advance'
        ? notOnward(battle, unit, to)
        : unit.swims
          ? notAshore(battle, units, to)
          : (notIntoTheWater(battle, units, to) ?? tooMuch(battle, unit, carry)));
    return refusal ?? { units: units.map((one) => one.id), to, carry };
  },
  perform(act, { units, to, carry }) {
    const [first] = units as [string];
    if (act.battle.clock.phase === 'advance') swimOn(act, units, to);
    else if (act.battle.theUnit(first).swims) comeAshore(act, units, to);
    else goIn(act, units, to, carry);
  },
});

function swimmer(battle: Battle, by: string, id: string): Unit[] | Refusal {
  const unit = battle.unit(id);
  if (unit?.side !== by || !unit.swims || !isOnMap(unit))
    return { ...refuse('NOT_YOUR_UNIT', `You have no swimmer "${id}": name one of yours.`), path: '$.unit' };
  if (isInMelee(battle, unit)) return refuse('IN_MELEE', `${unit.name} is locked in melee.`, '6.3.1');
  return unit.advanced
    ? refuse('HAS_MOVED', `${unit.name} has advanced.`, '4.4.1')
    : companionsOf(battle, unit);
}

function cannotSwim(battle: Battle, units: readonly Unit[], to: string): Refusal | undefined {
  const [{ at, side, name }] = units as [Unit];
  if (at === undefined || !neighbours(battle, at).includes(to))
    return {
      ...refuse('NOT_ADJACENT', `${to} is not adjacent to ${at ?? 'where it is'}.`, '4.14.5'),
      path: '$.to',
    };
  if (units.some(({ wheels, onSkis }) => wheels || onSkis))
    return refuse('MOUNTED', `${name} swims on foot, or on a horse.`, '4.14.15');
  return hasRoomIn(battle, to, side, units)
    ? undefined
    : { ...refuse('NO_ROOM', `There is no room in ${to}.`, '4.14.7'), path: '$.to' };
}

/** From the bank, at the beginning of its move (4.14.2, 4.14.3, 4.14.5). */
function notIntoTheWater(battle: Battle, units: readonly Unit[], to: string): Refusal | undefined {
  const [unit] = units as [OnMap];
  if (isTooCold(battle)) return refuse('NOT_IN_PLAY', 'Nobody swims in winter, or in snow.', '4.14.2');
  if (!isWaterAt(battle, to) || isWaterAt(battle, unit.at))
    return { ...refuse('NO_WAY', `${unit.name} cannot go into the water of ${to}.`, '4.14.5'), path: '$.to' };
  const mad = units.find(({ berserk }) => berserk);
  if (mad) return refuse('BERSERK', `${mad.name} is berserk: it charges over dry land.`, '14.28.3');
  const wounded = units.find(({ wounds }) => wounds);
  if (wounded) return refuse('WOUNDED', `${wounded.name} is wounded, and does not swim.`, '4.14.3');
  if (units.some((one) => isGuard(battle, one)))
    return refuse('ESCORTED', `${unit.name} has prisoners: leave them behind.`, '4.14.12');
  if (unit.balked) return refuse('HAS_TRIED', `${unit.name} has shrunk from the water.`, '4.14.5');
  if (units.some(({ moved }) => moved))
    return refuse('HAS_MOVED', `${unit.name} swims from where it begins its move.`, '4.14.5');
  const bank = bankBetween(battle, to, unit.at);
  if (bank === 'blue' || bank === 'marsh')
    return refuse('NO_WAY', 'It goes in from a grassy bank, or off a cliff.', '4.14.5');
  return enemiesInView(battle, unit.side).some(({ at }) => at === to)
    ? refuse('ENEMY_THERE', `There are enemies in ${to}.`, '4.1.11')
    : undefined;
}

/** Cavalry takes along what its horses carry for nothing (4.14.13, 4.14.15). */
function tooMuch(battle: Battle, unit: Unit, carry: readonly string[]): Refusal | undefined {
  const kept = keptBy(battle, unit, carry);
  if (isRefusal(kept)) return { ...kept, path: '$.carry' };
  const taken = weaponsOf(battle, unit).filter(({ id }) => carry.includes(id));
  const most = isMounted(unit) ? loadFor(unit) : isMmc(unit) ? LOAD.men : LOAD.man;
  return taken.reduce((sum, weapon) => sum + loadFor(unit, weapon), 0) > most
    ? {
        ...refuse('TOO_HEAVY', `${unit.name} swims with at most ${most} portage points.`, '4.14.13'),
        path: '$.carry',
      }
    : undefined;
}

/** Out of the water over a bank, in the Movement Phase (4.14.7). */
function notAshore(battle: Battle, units: readonly Unit[], to: string): Refusal | undefined {
  const [unit] = units as [OnMap];
  if (isWaterAt(battle, to))
    return refuse('NOT_NOW', `${unit.name} swims on in the Advance Phase.`, '4.14.7');
  const bank = bankBetween(battle, unit.at, to);
  if (bank === 'cliff') return refuse('IMPASSABLE', `A cliff rises to ${to}.`, '4.14.7');
  if (bank === 'marsh')
    return refuse('NOT_NOW', `${unit.name} swims into the marsh in the Advance Phase.`, '4.14.7/a');
  if (costOfComingOn(battle, to, units) === undefined)
    return refuse('IMPASSABLE', `${unit.name} cannot enter ${to}.`, '4.1.6/T', '15.1.3');
  return enemiesInView(battle, unit.side).some(({ at }) => at === to)
    ? refuse('ENEMY_THERE', `There are enemies in ${to}.`, '4.1.11')
    : undefined;
}

/** To the next water hex, or into a marsh (4.14.7, 4.14.7/a). */
const notOnward = (battle: Battle, unit: OnMap, to: string): Refusal | undefined =>
  isWaterAt(battle, to) || bankBetween(battle, unit.at, to) === 'marsh'
    ? undefined
    : refuse('NOT_NOW', `${unit.name} comes ashore in the Movement Phase.`, '4.14.7', '4.14.7/a');
