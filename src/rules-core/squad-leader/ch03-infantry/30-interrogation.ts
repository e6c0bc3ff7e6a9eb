/** Interrogation (3.30): a leader questions the prisoners of his hex, and may learn what helps him. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { D6, DR, total } from '../../kernel/dice/index.js';
import type { SideId } from '../../kernel/position/position.js';
import { hindered } from '../ch06-close-combat/03-melee.js';
import { order } from '../form.js';
import { type Act, type Battle, type Modifier, type Refusal, refuse, sumOf, type Unit } from '../system.js';
import { infantryAt, isLeader, isOnMap, isPrisoner, type OnMap, ofSide } from '../units/kinds.js';
import { benefitOf } from './30-benefits.js';

export const interrogate = order({
  title: 'Interrogate a prisoner',
  description:
    'An unbroken leader who begins his player turn with prisoners in his hex questions one of them, and may go on to the next. He does nothing else in this player turn, and the prisoner stays.',
  cites: ['3.30.1', '3.30.2', '3.30.3'],
  answers: ['interrogation'],
  asks: { leader: z.string().describe('Who asks.'), unit: z.string().describe('The prisoner.') },
  *candidates({ battle, by }) {
    for (const leader of ofSide(battle, by))
      if (isLeader(leader) && isOnMap(leader))
        for (const unit of battle.unitsAt(leader.at))
          if (isPrisoner(unit)) yield { leader: leader.id, unit: unit.id };
  },
  read({ battle, by }, { leader: leaderId, unit: id }) {
    const leader = battle.unit(leaderId);
    if (leader?.side !== by || !isLeader(leader) || !isOnMap(leader) || leader.broken)
      return {
        ...refuse('CANNOT_LEAD', `"${leaderId}" is not an unbroken leader of yours.`, '3.30.1'),
        path: '$.leader',
      };
    const cannot = hindered(battle, leader);
    if (cannot) return cannot;
    const unit = captiveOf(battle, leader, id);
    return isRefusal(unit) ? unit : { leader: leaderId, unit: id };
  },
  listing: ({ battle }, _asked, { unit: id }) => {
    const unit = battle.theUnit(id) as OnMap;
    return { says: `Talks on more than ${(unit.brokenMorale ?? 0) - sumOf(company(battle, unit))}.` };
  },
  perform: (act, { leader, unit }) => question(act, leader, unit),
});

function captiveOf(battle: Battle, leader: OnMap, id: string): OnMap | Refusal {
  const unit = battle.unit(id);
  if (!unit || !isOnMap(unit) || !isPrisoner(unit) || unit.at !== leader.at || unit.side === leader.side)
    return { ...refuse('PRISONER', `No prisoner "${id}" is with ${leader.name}.`, '3.30.1'), path: '$.unit' };
  return unit.interrogated
    ? refuse('HAS_TRIED', `${unit.name} has been questioned in this player turn.`, '3.30.2')
    : unit;
}

/** Captive leaders hold the others together, until they talk (3.30.4, 3.30.4/a). */
const company = (battle: Battle, unit: OnMap): Modifier[] =>
  isLeader(unit)
    ? []
    : infantryAt(battle, unit.at)
        .filter((other) => isLeader(other) && isPrisoner(other) && other.side === unit.side)
        .map((other): Modifier => {
          const rating = other.leadership ?? 0;
          return {
            why: other.name,
            value: other.interrogated === 'talked' ? -rating : rating,
            cites: '3.30.4',
          };
        });

function question(act: Act, leader: string, id: string): void {
  const { battle } = act;
  const unit = battle.theUnit(id) as OnMap;
  const modifiers = company(battle, unit);
  const needs = unit.brokenMorale ?? 0;
  const rolled = total(act.rollOf('interrogation', [id], DR));
  const passed = rolled + sumOf(modifiers) <= needs;
  act.effect(
    'interrogation',
    { leader, unit: id, needs, rolled, modifiers, passed },
    {
      changes: [
        { do: 'unit', unit: leader, set: { ti: true } },
        { do: 'unit', unit: id, set: { interrogated: passed ? 'silent' : 'talked' } },
      ],
      cites: ['3.30.1', '3.30.3'],
    },
  );
  if (!passed) reveal(act, battle.theUnit(leader).side, unit);
}

/** The die goes on until something of it is of use (3.30.7). */
function reveal(act: Act, captor: SideId, unit: Unit): void {
  const rolled = total(act.rollOf('interrogation benefit', [unit.id], D6));
  const modifier = isLeader(unit) ? (unit.leadership ?? 0) : 0;
  const { number, says, reap } = benefitOf(act.battle, captor, unit as OnMap, rolled + modifier);
  act.effect('talked', { unit: unit.id, rolled, modifier, number, says }, { cites: ['3.30.7', '3.30/T'] });
  reap?.(act);
}
