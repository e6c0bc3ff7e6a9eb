/** Taking prisoners (3.29.3): the enemy says what becomes of units that can go no further, that give up or are overpowered. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { unhorse } from '../ch04-movement/12-cavalry.js';
import { loseBoreSights } from '../ch08-support-weapons/09-bore-sight.js';
import { minesTaken } from '../ch15-fortifications/08-laying-mines.js';
import { order } from '../form.js';
import type { RuleId } from '../rules.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { disarmed } from '../units/catalogue.js';
import {
  enemyOf,
  gunsServedBy,
  infantryAt,
  isOnMap,
  isWeapon,
  type OnMap,
  ofSide,
  playerTurnOf,
  weaponsOf,
} from '../units/kinds.js';
import { lose } from './04-wounds.js';
import { eliminate } from './20-casualties.js';
import { countLoss } from './27-battlefield-integrity.js';
import { endSurrender, isSusceptible, shakeByCapture } from './28-surrender.js';
import { FREE } from './29-freed.js';
import { captorsOf, isDoomed } from './29-prisoners.js';

/** What no longer counts of somebody who is in the enemy's hands. */
const STATES = [
  'dm',
  'pinned',
  'melee',
  'withdrawing',
  'accompanies',
  'settled',
  'cx',
  'fate',
  'escaped',
  'aboard',
  'reloads',
  'mends',
] as const;

function captive(unit: Unit): object {
  const ends = STATES.filter((key) => unit[key] !== undefined);
  return { broken: true, ...disarmed(unit), ...Object.fromEntries(ends.map((key) => [key, null])) };
}

/** Its weapons stay where it gave up, and nobody serves its gun. */
function dropWeapons(act: Act, unit: Unit): Change[] {
  const weapons = [...weaponsOf(act.battle, unit), ...gunsServedBy(act.battle, unit)];
  loseBoreSights(act, weapons);
  return weapons.map(({ id, acquired }) => ({
    do: 'unit',
    unit: id,
    set: { possessor: null, ...(acquired && { acquired: null }) },
  }));
}

/** Beaten in close combat: where nobody is left to hold them, they stay broken and free (3.29.5, 3.29.6). */
export function overpower(act: Act, ids: ReadonlySet<UnitId>): void {
  const { battle } = act;
  for (const id of ids) {
    unhorse(act, id);
    const unit = { ...battle.theUnit(id) } as OnMap;
    const isHeld = infantryAt(battle, unit.at, enemyOf(battle, unit.side)).some(
      (enemy) => !enemy.broken && !ids.has(enemy.id),
    );
    const set = {
      ...captive(unit),
      ...(isHeld ? { fate: 'overpowered' as const } : FREE),
    };
    act.effect(
      'overpowered',
      { unit: id, at: unit.at },
      {
        changes: [...dropWeapons(act, unit), { do: 'unit', unit: id, set }],
        cites: isHeld ? ['3.29.3.3'] : ['3.29.5'],
      },
    );
    if (!isHeld) countLoss(act, unit);
  }
}

export const capture = order({
  title: 'Take prisoner',
  description:
    'An enemy unit that gives up, or has no way out, comes into the hands of one of your units, in whose hex it is guarded from now on.',
  cites: ['3.29.3.1', '3.29.3.3', '3.28.5.1'],
  answers: ['captives'],
  asks: {
    unit: z.string().describe('The enemy unit.'),
    guard: z.string().describe('Your unit that guards it.'),
  },
  *candidates({ battle, by }) {
    for (const unit of inHand(battle, by))
      for (const { id } of captorsOf(battle, unit, givesUp(battle, unit))) yield { unit: unit.id, guard: id };
  },
  read({ battle, by }, { unit: id, guard }) {
    const unit = unitInHand(battle, by, id);
    if (isRefusal(unit)) return unit;
    if (unit.fate === 'breaks again')
      return refuse('CANNOT_GUARD', `${unit.name} stays where it is, or is lost.`, '3.28.8');
    if (isDoomed(battle, unit))
      return refuse('CANNOT_GUARD', `Russians take no prisoners of the SS: ${unit.name} is lost.`, '3.13.8');
    return captorsOf(battle, unit, givesUp(battle, unit)).some((captor) => captor.id === guard)
      ? { unit: id, guard }
      : {
          ...refuse('CANNOT_GUARD', `"${guard}" cannot take ${unit.name} prisoner.`, '3.29.3.1', '3.29.12'),
          path: '$.guard',
        };
  },
  perform(act, { unit: id, guard }) {
    const { battle } = act;
    const unit = { ...battle.theUnit(id) } as OnMap;
    const { at } = battle.theUnit(guard) as OnMap;
    const taken = playerTurnOf(battle);
    const set = { ...captive(unit), at, guard, taken, ...(givesUp(battle, unit) && { surrendered: true }) };
    act.effect(
      'captured',
      { unit: id, guard, at },
      {
        changes: [
          ...dropWeapons(act, unit),
          { do: 'unit', unit: id, set } as Change,
          ...minesTaken(unit, battle.theUnit(guard)),
        ],
        cites: citesOf(unit),
      },
    );
    countLoss(act, unit);
    shakeByCapture(act, unit);
  },
});

const citesOf = ({ fate }: Unit): RuleId[] =>
  fate === 'surrenders' ? ['3.28.5.1'] : fate === 'overpowered' ? ['3.29.3.3'] : ['3.29.3.1'];

/** It surrenders, rather than being taken by force (3.28.5.1, 3.28.9). */
const givesUp = (battle: Battle, unit: Unit): boolean =>
  unit.fate === 'surrenders' || (unit.fate === 'cannot rout' && isSusceptible(battle, unit));

const inHand = (battle: Battle, by: SideId): OnMap[] =>
  ofSide(battle, enemyOf(battle, by)).filter(
    (unit): unit is OnMap => unit.fate !== undefined && isOnMap(unit) && !isWeapon(unit),
  );

function unitInHand(battle: Battle, by: SideId, id: string): OnMap | Refusal {
  return (
    inHand(battle, by).find((unit) => unit.id === id) ?? {
      ...refuse('NOBODY_THERE', `No enemy "${id}" is in your hands.`, '3.29.3'),
      path: '$.unit',
    }
  );
}

export const spare = order({
  title: 'Spare',
  description:
    'An enemy unit that could not rout, with nobody beside it who could take it, stays where it is; so does a broken one that breaks again.',
  cites: ['3.29.3.1/a', '3.28.8/a'],
  answers: ['captives'],
  asks: { unit: z.string().describe('The enemy unit.') },
  *candidates({ battle, by }) {
    for (const { id } of inHand(battle, by)) yield { unit: id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = unitInHand(battle, by, id);
    if (isRefusal(unit)) return unit;
    const isFree =
      unit.fate === 'breaks again' ||
      (unit.fate === 'cannot rout' && captorsOf(battle, unit, givesUp(battle, unit)).length === 0);
    return isFree
      ? { unit: id }
      : refuse('CANNOT_GUARD', `${unit.name} is taken prisoner, or is lost.`, '3.29.3.1/a');
  },
  perform(act, { unit }) {
    const isStranded = act.battle.theUnit(unit).fate === 'cannot rout';
    act.effect(
      'spared',
      { unit },
      {
        changes: [{ do: 'unit', unit, set: { fate: null, ...(isStranded && { spared: true }) } }],
        cites: [isStranded ? '3.29.3.1/a' : '3.28.8/a'],
      },
    );
  },
});

export const noQuarter = order({
  title: 'Give no quarter',
  description: 'All enemy units that are in your hands, and that you have not taken or spared, are lost.',
  cites: ['3.21.16', '3.29.7'],
  answers: ['captives'],
  asks: {},
  perform(act, _plan, { by }) {
    const units = inHand(act.battle, by).map((unit) => ({ ...unit }));
    act.effect(
      'no-quarter',
      { side: by, units: units.map(({ id }) => id) },
      {
        changes: units.map(({ id }): Change => ({ do: 'unit', unit: id, set: { fate: null } })),
        cites: ['3.29.7'],
      },
    );
    for (const unit of units) kill(act, unit);
  },
});

/** Who could not rout is lost as ever (3.21.16); the others had given up (3.28.9/a). */
function kill(act: Act, { id, fate, side, at }: OnMap): void {
  if (fate === 'cannot rout') lose(act, id, ['3.21.16', '3.4.1']);
  else eliminate(act, id, fate === 'breaks again' ? ['3.28.8/a'] : ['3.29.7']);
  if (fate === 'surrenders' || fate === 'overpowered') endSurrender(act, side, at);
}
