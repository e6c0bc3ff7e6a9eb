/** Rallying (3.0): two dice at or below Morale, for units that somebody rallies or that rally by themselves. */
import * as z from 'zod';
import { DR, total } from '../../kernel/dice/index.js';
import { coverToMorale } from '../damage/morale.js';
import { order } from '../form.js';
import { isAdjacent } from '../ground/adjacent.js';
import { hasSkill } from '../heroes/skills.js';
import { type Battle, type Modifier, type Refusal, refuse, type Unit } from '../system.js';
import { isGoodOrder, isOfBadge, isSmc, isVehicle, lmOf, moraleOf, ownAt } from '../units/kinds.js';

export const rallyUnit = order({
  title: 'Rally',
  description: 'A Shaken unit tries to return to Good Order, once in a Rally Phase; Leaders before others.',
  cites: ['3.0/b', '3.0/d', '3.0/l', '3.0/m', '3.0/n'],
  answers: ['rally'],
  asks: { unit: z.string().describe('The Shaken unit.') },
  *candidates({ battle, by }) {
    for (const unit of battle.units())
      if (unit.side === by && unit.shaken && !unit.tried && unit.at !== undefined) yield { unit: unit.id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || unit.at === undefined)
      return refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map.`);
    return rallyRefusal(battle, unit) ?? { unit: id };
  },
  perform(act, { unit: id }) {
    const { battle } = act;
    const unit = battle.theUnit(id);
    const modifiers = [...leadership(battle, unit), ...coverToMorale(battle, unit.at, unit)];
    const rolled = total(act.rollOf('rally', [id], DR));
    const modified = modifiers.reduce((sum, { value }) => sum + value, rolled);
    const morale = moraleOf(armourLeader(battle, unit) ?? unit);
    const success = modified <= morale;
    act.effect(
      'rally-tried',
      { unit: id, rolled, modified, morale, success },
      {
        changes: [{ do: 'unit', unit: id, set: { tried: true, ...(success && { shaken: null }) } }],
        cites: ['3.0/b', ...(success ? (['1.5/c'] as const) : []), ...modifiers.map(({ cites }) => cites)],
      },
    );
  },
});

function rallyRefusal(battle: Battle, unit: Unit): Refusal | undefined {
  if (!unit.shaken) return refuse('NOT_SHAKEN', `${unit.name} is not Shaken.`, '3.0/b');
  if (unit.tried) return refuse('HAS_TRIED', `${unit.name} has tried to rally in this phase.`, '3.0/m');
  const isLate = unit.kind === 'leader' && battle.units().some((each) => triedBefore(each, unit));
  if (isLate)
    return refuse(
      'LEADERS_FIRST',
      `Others have tried to rally before ${unit.name}: Leaders are first.`,
      '3.0/l',
    );
  if (ralliesItself(unit) || ralliers(battle, unit).length > 0) return undefined;
  return refuse(
    'NOBODY_TO_RALLY',
    `Nobody in ${unit.at} can rally ${unit.name}.`,
    '3.0/d',
    '3.0/e',
    '11.1/e',
  );
}

const triedBefore = (each: Unit, leader: Unit): boolean =>
  each.side === leader.side && each.tried === true && each.kind !== 'leader' && each.kind !== 'weapon';

/** Vehicles, Weapon Teams, all single men, and units marked SR (3.0/d). */
const ralliesItself = (unit: Unit): boolean =>
  isVehicle(unit) || isSmc(unit) || unit.kind === 'weapon-team' || unit.selfRally === true;

/** Good Order Leaders and Heroes of their own in the place; a Charismatic Leader from the next hex too. */
const ralliers = (battle: Battle, unit: Unit): Unit[] =>
  isVehicle(unit)
    ? []
    : battle
        .units()
        .filter(
          (each) =>
            each.side === unit.side &&
            each.id !== unit.id &&
            each.at !== undefined &&
            (each.kind === 'leader' || each.kind === 'hero') &&
            isGoodOrder(each) &&
            isOfBadge(each, unit) &&
            reaches(battle, each, unit),
        );

const reaches = (battle: Battle, leader: Unit, unit: Unit): boolean =>
  leader.at === unit.at ||
  (leader.kind === 'leader' &&
    hasSkill(leader, 'Charismatic') &&
    !leader.wounded &&
    isAdjacent(battle, leader.at as string, unit.at as string));

/** The LM of the best Leader at hand, also for units that rally by themselves (3.0/c, 3.0/g); of the Armor Leader in his tank. */
function leadership(battle: Battle, unit: Unit): Modifier[] {
  const own = armourLeader(battle, unit);
  if (own) return [{ why: own.name, value: -lmOf(own), cites: '11.5/b' }];
  const [best] = ralliers(battle, unit)
    .filter(({ kind }) => kind === 'leader')
    .sort((a, b) => lmOf(b) - lmOf(a));
  return best ? [{ why: best.name, value: -lmOf(best), cites: ralliesItself(unit) ? '3.0/g' : '3.0/c' }] : [];
}

const armourLeader = (battle: Battle, unit: Unit): Unit | undefined =>
  isVehicle(unit)
    ? ownAt(battle, unit.at as string, unit.side).find(({ leader }) => leader === unit.id)
    : undefined;
