/**
 * Deliberate destruction (8.7.1): in a Close Combat Phase in which they do not fight, men destroy what they have, or put it out of
 * order. They say so before, and nobody knows of it until it is done.
 */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { distance } from '../../mechanics/places.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { lostInTow } from '../ch10-guns/02-towing.js';
import { isManned } from '../ch11-vehicles/state.js';
import { immobilize } from '../ch11-vehicles/wrecks.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import {
  enemiesInView,
  enemyOf,
  gunsServedBy,
  infantryAt,
  isCharge,
  isMmc,
  isOnMap,
  isScout,
  isSmc,
  isVehicle,
  isWeapon,
  type OnMap,
  ofSide,
  vehiclesAt,
  weaponsOf,
} from '../units/kinds.js';

/** From the harshest to the mildest: a plan is made milder, and not harsher again in the same phase. */
const WAYS = ['destroy', 'jam', 'immobilize', 'keep'] as const;
type Way = (typeof WAYS)[number];

/** Examples are given of those who have an enemy so near; of one at least. */
const NEAR = 2;

export const scuttle = order({
  title: 'Destroy or jam what one has',
  description:
    'Men who will not fight in the Close Combat Phase destroy or jam a weapon of theirs then, and crews stop their vehicle or jam its arms. It is not known before it is done; until then it can be made milder or taken back, once and for all.',
  cites: ['8.7.1', '8.7.1/a', '8.7.1/b'],
  answers: ['defensive-fire', 'advance'],
  asks: {
    what: z.string().describe('The weapon, the gun, or the vehicle.'),
    how: z
      .enum(WAYS)
      .describe('What is done to it: vehicles are stopped or jammed, all else destroyed or jammed.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    const enemies = enemiesInView(battle, by);
    const isNear = ({ at }: OnMap) => enemies.some((enemy) => distance(battle, enemy.at, at) <= NEAR);
    const holders = ofSide(battle, by)
      .filter(
        (unit): unit is OnMap =>
          isOnMap(unit) && (isMmc(unit) || isSmc(unit) || isScout(unit) || isVehicle(unit)),
      )
      .filter((unit) => isVehicle(unit) || belongingsOf(battle, unit).length > 0);
    const near = holders.filter(isNear);
    for (const unit of near.length > 0 ? near : holders.slice(0, 1))
      for (const { id } of isVehicle(unit) ? [unit] : belongingsOf(battle, unit))
        for (const how of WAYS) yield { what: id, how };
  },
  read({ battle, by }, { what, how }) {
    const held = heldBy(battle, by, what);
    if (isRefusal(held)) return held;
    const { holder, thing } = held;
    const planned = battle.secret(by).scuttling ?? {};
    const before = planned[what];
    if (before !== undefined && WAYS.indexOf(how) <= WAYS.indexOf(before))
      return {
        ...refuse('SETTLED', `What becomes of ${thing.name} is said: it can only be made milder.`, '8.7.1'),
        path: '$.how',
      };
    if (how === 'keep')
      return before === undefined
        ? refuse('NOTHING_THERE', `${thing.name} is kept anyway.`, '8.7.1')
        : { what, how };
    const wrong = notSo(thing, how) ?? notAble(battle, holder);
    if (wrong) return wrong;
    const isOne =
      (isSmc(holder) || isScout(holder)) &&
      belongingsOf(battle, holder).some(({ id }) => id !== what && (planned[id] ?? 'keep') !== 'keep');
    return isOne
      ? refuse('HAS_TRIED', `${holder.name} sees to one weapon in a phase.`, '8.7.1')
      : { what, how };
  },
  perform(act, { what, how }, { by }) {
    const scuttling = { ...act.battle.secret(by).scuttling, [what]: how };
    act.effect(
      'scuttling-planned',
      { what, how },
      {
        changes: [
          {
            do: 'secret',
            side: by,
            set: { scuttling },
          },
        ],
        cites: ['8.7.1'],
        to: [by],
      },
    );
  },
});

const belongingsOf = (battle: Battle, unit: OnMap): Unit[] =>
  isScout(unit)
    ? battle.unitsAt(unit.at).filter((one) => isWeapon(one) && one.possessor === undefined)
    : [...weaponsOf(battle, unit).filter(isWeapon), ...gunsServedBy(battle, unit)];

/** Scouts have no weapons, and see to those that nobody has in their hex (3.7/e). */
const holderOf = (battle: Battle, by: string, thing: OnMap): Unit | undefined =>
  thing.possessor === undefined
    ? battle.unitsAt(thing.at).find((unit) => unit.side === by && isScout(unit))
    : battle.unit(thing.possessor);

/** What it is, and who has it: a vehicle its own crew (8.7.1/a). */
function heldBy(
  battle: Battle,
  by: string,
  id: string,
): { readonly thing: OnMap; readonly holder: OnMap } | Refusal {
  const thing = battle.unit(id);
  const isThere = thing !== undefined && isOnMap(thing);
  const holder = isThere && !isVehicle(thing) ? holderOf(battle, by, thing) : thing;
  return isThere &&
    holder?.side === by &&
    isOnMap(holder) &&
    (isVehicle(thing) || isWeapon(thing)) &&
    !thing.placed
    ? { thing, holder }
    : {
        ...refuse('NOT_YOUR_WEAPON', `You have neither weapon nor vehicle "${id}" on the map.`, '8.7.1'),
        path: '$.what',
      };
}

function notSo(thing: Unit, how: Way): Refusal | undefined {
  const isWrong = isVehicle(thing) ? how === 'destroy' : how === 'immobilize';
  if (isWrong)
    return {
      ...refuse(
        'CANNOT_USE',
        isVehicle(thing)
          ? `${thing.name} is destroyed when its crew leaves it: stop or jam it.`
          : `${thing.name} does not drive: destroy or jam it.`,
        '8.7.1/a',
      ),
      path: '$.how',
    };
  if (how === 'jam' && (isCharge(thing) || thing.malfunctioned))
    return {
      ...refuse('MALFUNCTIONED', `${thing.name} cannot be jammed: destroy it.`, '8.7.1/b'),
      path: '$.how',
    };
  return how === 'immobilize' && thing.immobilized
    ? refuse('IMMOBILE', `${thing.name} does not move any more.`, '8.7.1')
    : undefined;
}

/** Unbroken, in its senses, and with no enemy in its hex (8.7.1). */
function notAble(battle: Battle, holder: OnMap): Refusal | undefined {
  if (holder.broken) return refuse('BROKEN', `${holder.name} is broken.`, '8.7.1');
  if (holder.berserk) return refuse('BERSERK', `${holder.name} is berserk.`, '8.7.1');
  if (holder.swims) return refuse('IN_WATER', `${holder.name} swims, and does nothing else.`, '4.14.16');
  if (isVehicle(holder) && !isManned(holder))
    return refuse('NO_CREW', `${holder.name} has no crew in its senses.`, '8.7.1/a');
  const enemy = enemyOf(battle, holder.side);
  return infantryAt(battle, holder.at, enemy).length + vehiclesAt(battle, holder.at, enemy).length > 0
    ? refuse('ENEMY_THERE', `${holder.name} may have to fight in ${holder.at}.`, '8.7.1')
    : undefined;
}

/** When the Close Combat Phase begins, those do so who have nobody to fight (8.7.1). */
export function scuttleAll(act: Act): void {
  const { battle } = act;
  for (const side of battle.sideIds()) {
    const planned = Object.entries(battle.secret(side).scuttling ?? {});
    if (planned.length === 0) continue;
    for (const [id, how] of planned) {
      if (how === 'keep') continue;
      const held = heldBy(battle, side, id);
      if (isRefusal(held) || notSo(held.thing, how) || notAble(battle, held.holder)) continue;
      giveAway(act, [held.holder.id], '2.3.9.1');
      carryOut(act, battle.theUnit(id), how, held.holder.id);
    }
    act.effect(
      'scuttling-over',
      {},
      { changes: [{ do: 'secret', side, set: { scuttling: null } }], cites: ['8.7.1'], to: [side] },
    );
  }
}

function carryOut(act: Act, thing: Unit, how: Way, unit: string): void {
  act.effect(
    'scuttled',
    { unit, what: thing.id, how },
    {
      changes: doneTo(thing, how),
      cites: [how === 'jam' ? '8.7.1/b' : isVehicle(thing) ? '8.7.1/a' : '8.7.1'],
    },
  );
  if (how === 'immobilize') immobilize(act, thing.id, ['8.7.1/a']);
}

function doneTo(thing: Unit, how: Way): Change[] {
  const { id: unit } = thing;
  if (how === 'destroy') return lostInTow(thing);
  if (how !== 'jam') return [];
  if (!isVehicle(thing)) return [{ do: 'unit', unit, set: { malfunctioned: true, acquired: null } }];
  const set = {
    ...(thing.gun && !thing.gunOut && { gunOut: 'malfunctioned' as const }),
    ...(thing.mg && !thing.mgOut && { mgOut: 'malfunctioned' as const }),
  };
  return [{ do: 'unit', unit, set }];
}
