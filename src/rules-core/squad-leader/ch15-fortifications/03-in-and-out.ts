/** Going into an entrenchment and out of it (15.3.7). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { stir } from '../ch02-sight/03-concealment.js';
import { letGo } from '../ch04-movement/01-march.js';
import { movers } from '../ch04-movement/01-move.js';
import { pushesMotorcycle } from '../ch04-movement/10-pushing.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { allowanceOf } from '../ch04-movement/costs.js';
import { order } from '../form.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isOnMap, ofSide } from '../units/kinds.js';
import { hasEntrenchment, isEntrenched, STEP } from './03-entrenchments.js';

const MOST_UNITS = 4;

export const takeCover = order({
  title: 'Go into an entrenchment, or out of it',
  description:
    'Units in a hex with an entrenchment go into it for one movement factor, before or after they move, or come out of it. Leaving the hex brings them out by itself.',
  cites: ['15.3.7', '4.5.4'],
  answers: ['movement'],
  asks: {
    units: z.array(z.string()).min(1).max(MOST_UNITS).describe('Who goes, all of one hex.'),
    out: z.literal(true).optional().describe('They come out, and stay in the hex.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by))
      if (isOnMap(unit) && hasEntrenchment(battle, unit.at))
        yield { units: [unit.id], ...(isEntrenched(unit) && { out: true as const }) };
  },
  read({ battle, by }, { units: ids, out }) {
    const [only, ...others] = ids;
    const unit = others.length === 0 ? battle.unit(only ?? '') : undefined;
    const isCareful = unit?.side === by && hasJustComeCarefully(unit);
    const units = isCareful ? [unit] : movers(battle, by, ids);
    return isRefusal(units)
      ? units
      : (cannotGo(battle, units, out) ?? { units: units.map(({ id }) => id), out });
  },
  listing: () => ({ cost: { MF: STEP } }),
  perform(act, { units: ids, out }) {
    const { battle } = act;
    stir(act, ids, '2.3.9.1', '2.4.1');
    const units = ids.map((id) => battle.theUnit(id));
    const at = (units[0] as Unit).at as string;
    act.effect(
      out ? 'came-out' : 'took-cover',
      { units: ids, at },
      { changes: [...letGo(battle, ids), ...units.map((unit) => stepOf(unit, at, out))], cites: ['15.3.7'] },
    );
  },
});

/** After Assault Movement into the hex it may still go in, with what it has left (4.5.4). */
const hasJustComeCarefully = ({ assaultMoved, track = [], at, broken }: Unit): boolean =>
  assaultMoved === true && !broken && at !== undefined && track.indexOf(at) === track.length - 1;

function cannotGo(battle: Battle, units: readonly Unit[], out: true | undefined): Refusal | undefined {
  const [first] = units as [Unit];
  if (first.at === undefined || !hasEntrenchment(battle, first.at))
    return refuse('NO_WAY', 'There is no entrenchment in their hex.', '15.3.7');
  if (units.some(({ onSkis }) => onSkis))
    return refuse('NO_WAY', 'Nobody goes into an entrenchment on skis.', '4.13.9');
  if (units.some((unit) => pushesMotorcycle(battle, unit)))
    return refuse('MOUNTED', 'They push motorcycles, for which there is no room in it.', '4.10.9/a');
  if (units.some(isMounted)) return refuse('MOUNTED', `${first.name} is mounted.`, '4.12.2');
  if (units.some((unit) => unit.berserk))
    return refuse('BERSERK', `${first.name} is berserk, and charges.`, '3.25.3');
  if (units.some((unit) => isEntrenched(unit) !== (out === true)))
    return out
      ? refuse('NO_WAY', 'They are not in the entrenchment.', '15.3.7')
      : refuse('NO_WAY', 'They are in the entrenchment.', '15.3.7');
  const left = allowanceOf(battle, units) - STEP;
  return left < 0 || (left === 0 && units.some(({ assaultMoved }) => assaultMoved))
    ? refuse('TOO_FAR', 'They have no movement factor left for it.', '15.3.7', '4.5.3')
    : undefined;
}

function stepOf(unit: Unit, at: string, out: true | undefined): Change {
  const { track = [], spent = 0 } = unit;
  const costs = unit.costs ?? track.map(() => 0);
  return {
    do: 'unit',
    unit: unit.id,
    set: {
      entrenched: out ? null : at,
      moved: true,
      ...(!unit.assaultMoved && { moving: true as const }),
      spent: spent + STEP,
      track: [...track, at],
      costs: [...costs, STEP],
      ...(unit.track === undefined && { setOut: at }),
    },
  };
}
