/** Radios and phones that the order of battle forgets: its side adds one for each battery before the battle (15.6.1). */
import * as z from 'zod';
import { order } from '../form.js';
import { isInfantry } from '../morale/status.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { type Battery, batteriesOf, batteryOf } from './battery.js';

const SETS = ['radio', 'phone'] as const;
export type Kind = (typeof SETS)[number];

type IssueOrder = { readonly battery: string; readonly what: Kind; readonly unit: string };

/** Of a side without any plotted fire, those called by a set that nobody has. */
export function withoutSet(batteries: readonly Battery[], units: readonly Unit[], side: string): Battery[] {
  if (batteries.some(({ by }) => by === 'plotted')) return [];
  const own = units.filter((unit) => unit.side === side);
  return batteries.filter(
    ({ id, by }) =>
      (by === 'radio' || by === 'phone') && !own.some(({ radio, phone }) => radio === id || phone === id),
  );
}

function issueRefusal(battle: Battle, { battery, unit: id }: IssueOrder, by: string): Refusal | undefined {
  if (!batteryOf(battle, by, battery))
    return refuse('NO_SUCH_BATTERY', `There is no battery "${battery}" of yours.`, '15.1');
  if (!withoutSet(batteriesOf(battle, by), battle.units(), by).some((each) => each.id === battery))
    return refuse('NO_SET_NEEDED', `${battery} needs no radio or phone.`, '15.6.1');
  const unit = battle.unit(id);
  const carries = unit?.radio !== undefined || unit?.phone !== undefined;
  return unit?.side === by && isInfantry(unit) && !carries
    ? undefined
    : refuse('NO_CARRIER', 'Name infantry of yours that carries no radio or phone yet.', '15.6.1', '15.6.3');
}

export const issueSet = order({
  title: 'Issue a radio or phone',
  description: 'Add a radio or a phone for a battery that the order of battle gave none.',
  cites: ['15.6.1'],
  answers: ['fortify'],
  asks: {
    battery: z.string().describe('The battery.'),
    what: z.enum(SETS).describe('A radio, or a phone.'),
    unit: z.string().describe('The infantry unit that carries it.'),
  },
  *candidates({ battle, by }) {
    for (const { id } of withoutSet(batteriesOf(battle, by), battle.units(), by))
      for (const unit of battle.units())
        for (const what of SETS) {
          yield { battery: id, what, unit: unit.id };
        }
  },
  read: ({ battle, by }, order) => issueRefusal(battle, order, by) ?? order,
  perform(act, { battery: id, what, unit }, { by }) {
    const batteries = batteriesOf(act.battle, by).map((each) =>
      each.id === id ? { ...each, by: what } : each,
    );
    act.effect(
      'set-issued',
      { battery: id, what, unit },
      {
        changes: [
          { do: 'side', side: by, set: { batteries } },
          { do: 'unit', unit, set: { [what]: id } },
        ],
        cites: ['15.6.1'],
      },
    );
  },
});
