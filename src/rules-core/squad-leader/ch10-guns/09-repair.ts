/** Repair of what is built into vehicles (10.9.2): a die for each in the Rally Phase. */
import * as z from 'zod';
import { D6, total } from '../../kernel/dice/index.js';
import { commanderModifier, showCommander } from '../ch03-infantry/03-armour-leaders.js';
import { isManned, isOneMan } from '../ch11-vehicles/state.js';
import { order } from '../form.js';
import { type Change, refuse, sumOf, type Unit } from '../system.js';
import { isVehicle, ofSide } from '../units/kinds.js';

const ARMAMENT = ['gun', 'machine guns'] as const;
const REPAIRED_ON = 1;
const DISABLED_ON = 6;

const stateOf = ({ gunOut, mgOut }: Unit, what: (typeof ARMAMENT)[number]) =>
  what === 'gun' ? gunOut : mgOut;

export const repairArmament = order({
  title: 'Repair the armament of a vehicle',
  description:
    'The crew of a vehicle tries to repair its gun, or its machine guns: on a 1, and a 6 is the end of them.',
  cites: ['10.9.2.1', '10.9.2.2', '3.10.4/a'],
  answers: ['repair'],
  asks: {
    unit: z.string().describe('The vehicle.'),
    what: z.enum(ARMAMENT).describe('What is repaired.'),
  },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by))
      for (const what of ARMAMENT) if (stateOf(unit, what) === 'malfunctioned') yield { unit: unit.id, what };
  },
  read({ battle, by }, { unit: id, what }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isVehicle(unit))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no vehicle "${id}": name one of yours.`),
        path: '$.unit',
      };
    if (stateOf(unit, what) !== 'malfunctioned')
      return refuse('NOT_MALFUNCTIONED', `The ${what} of ${unit.name} cannot be repaired.`, '10.9.2.1');
    if (unit.captured)
      return refuse('CANNOT_USE', `${unit.name} is captured: nobody knows how to repair it.`, '10.9.1.3');
    if (
      (!isManned(unit) || unit.driverOnly) &&
      !battle.units().some(({ mends, broken }) => mends === id && !broken)
    )
      return refuse('NO_CREW', `${unit.name} has no crew that is in its senses.`, '11.8.3', '13.22.3');
    return unit.mended?.includes(what)
      ? refuse('HAS_TRIED', `The ${what} of ${unit.name} was tried in this Rally Phase.`, '10.9.2.1')
      : { unit: id, what };
  },
  perform(act, { unit: id, what }) {
    const rolled = total(act.rollOf('repair', [id], D6));
    const led = commanderModifier(act.battle, act.battle.theUnit(id));
    if (led.length > 0) showCommander(act, id);
    const result =
      rolled < DISABLED_ON && rolled + sumOf(led) <= REPAIRED_ON
        ? 'repaired'
        : rolled >= DISABLED_ON
          ? 'disabled'
          : 'nothing';
    const { mended = [] } = act.battle.theUnit(id);
    const key = what === 'gun' ? 'gunOut' : 'mgOut';
    const after = { repaired: { [key]: null }, disabled: { [key]: 'disabled' }, nothing: {} }[result];
    const isBusy = isOneMan(act.battle.theUnit(id)) && { tinkered: true };
    const set = { mended: [...mended, what], ...isBusy, ...after };
    act.effect(
      'armament-repair',
      { unit: id, what, rolled, result },
      {
        changes: [{ do: 'unit', unit: id, set } as Change],
        cites: what === 'gun' ? ['10.9.2.1'] : ['10.9.2.2'],
      },
    );
  },
});
