/** Two Half-squads become a Squad (3.0/j). */
import * as z from 'zod';
import { order } from '../form.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { badgeOf, isGoodOrder, ownAt, weaponsOf } from '../units/kinds.js';

export const combine = order({
  title: 'Combine Half-squads',
  description: 'Two Good Order Half-squads of one kind, with a Good Order Leader, form a Squad.',
  cites: ['3.0/j', '3.0/i'],
  answers: ['rally'],
  asks: { units: z.array(z.string()).length(2).describe('The two Half-squads.') },
  *candidates({ battle, by }) {
    const halves = battle.units().filter((unit) => unit.side === by && unit.kind === 'half-squad' && unit.at);
    for (const [i, a] of halves.entries())
      for (const b of halves.slice(i + 1)) if (a.at === b.at) yield { units: [a.id, b.id] };
  },
  read({ battle, by }, { units: [a = '', b = ''] }) {
    const [one, other] = [battle.unit(a), battle.unit(b)];
    if (one?.side !== by || other?.side !== by || a === b)
      return refuse('NOT_YOUR_UNIT', 'Name two Half-squads of yours.');
    return combineRefusal(battle, one, other) ?? { units: [a, b] as const };
  },
  perform(act, { units: [a, b] }) {
    const { battle } = act;
    const [one, other] = [battle.theUnit(a), battle.theUnit(b)];
    const squad = act.offspring(a);
    const set = squadOf(one, other);
    act.effect(
      'combined',
      { units: [a, b], squad, to: set.name },
      {
        changes: [
          { do: 'enter', unit: squad, set },
          ...[one, other].flatMap((half) => [
            ...weaponsOf(battle, half).map(
              ({ id }): Change => ({ do: 'unit', unit: id, set: { possessor: squad } }),
            ),
            { do: 'leave' as const, unit: half.id },
          ]),
        ],
        cites: ['3.0/j'],
      },
    );
  },
});

function combineRefusal(battle: Battle, one: Unit, other: Unit): Refusal | undefined {
  for (const unit of [one, other])
    if (unit.kind !== 'half-squad' || !unit.full || !isGoodOrder(unit) || unit.melee)
      return refuse(
        'CANNOT_COMBINE',
        `${unit.name} must be a Half-squad in Good Order, not locked in Melee.`,
        '3.0/j',
      );
  if (one.at !== other.at || badgeOf(one) !== badgeOf(other) || one.full?.name !== other.full?.name)
    return refuse('CANNOT_COMBINE', 'The two must be of one kind and in one place.', '3.0/j');
  return ownAt(battle, one.at as string, one.side).some((unit) => unit.kind === 'leader' && isGoodOrder(unit))
    ? undefined
    : refuse('NO_LEADER', 'A Good Order Leader must be with them.', '3.0/j');
}

function squadOf(one: Unit, other: Unit): Omit<Unit, 'id'> & { name: string } {
  const { id: _, full, tried: __, name, fp = 0, range = 0, mf = 0, morale = 0, ...rest } = one;
  const skills = [...(one.skills ?? []), ...(other.skills ?? [])];
  return {
    ...rest,
    name,
    ...full,
    kind: 'squad',
    half: { name, fp, range, mf, morale },
    ...(skills.length > 0 && { skills }),
  };
}
