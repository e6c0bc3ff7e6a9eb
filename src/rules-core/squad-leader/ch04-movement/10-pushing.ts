/** Motorcycles and bicycles without riders are pushed, also where nobody rides (4.10.16, 4.11.4). */
import * as z from 'zod';
import { hindered } from '../ch06-close-combat/03-melee.js';
import { inRage } from '../ch10-guns/01-crews.js';
import { type Ground, groundAt } from '../ch14-terrain/ground.js';
import { order } from '../form.js';
import { type Battle, refuse, type Unit } from '../system.js';
import { isCycle, isInfantry, isMmc, isOnMap, ofSide, weaponsOf } from '../units/kinds.js';
import { isMounted, ridersOf } from './12-cavalry.js';

export const push = order({
  title: 'Push a machine',
  description:
    'A unit on foot takes motorcycles or bicycles of its hex along: as 4 portage points for those of a squad, 3 for bicycles, 2 for a single one.',
  cites: ['4.10.16', '4.11.4'],
  answers: ['movement', 'advance'],
  asks: { unit: z.string().describe('Who pushes.'), machine: z.string().describe('The machine.') },
  *candidates({ battle, by }) {
    for (const machine of ofSide(battle, by))
      if (isCycle(machine) && isOnMap(machine))
        for (const unit of battle.unitsAt(machine.at)) yield { unit: unit.id, machine: machine.id };
  },
  read({ battle, by }, { unit: id, machine: machineId }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`),
        path: '$.unit',
      };
    const machine = battle.unit(machineId);
    if (machine?.side !== by || !isCycle(machine) || machine.at !== unit.at)
      return {
        ...refuse('NOT_TOGETHER', `No machine "${machineId}" of yours is in ${unit.at}.`, '4.10.16'),
        path: '$.machine',
      };
    if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '3.21.1');
    if (unit.ti) return refuse('IMMOBILE', `${unit.name} is temporarily immobilized.`, '3.30.1');
    const isBound = inRage(unit) ?? hindered(battle, unit);
    if (isBound) return isBound;
    if (isMounted(unit) || ridersOf(battle, machine).length > 0)
      return refuse('MOUNTED', `Somebody sits on it, or ${unit.name} rides.`, '4.10.16');
    if (machine.possessor !== undefined || weaponsOf(battle, unit).some(isCycle))
      return refuse(
        'HAS_MOVED',
        `One pushes one: ${machine.name} is pushed, or ${unit.name} pushes another.`,
        '4.10.16',
      );
    return machine.machine === 'squad' && !isMmc(unit)
      ? refuse('TOO_HEAVY', `${unit.name} pushes a single machine only.`, '4.10.16')
      : { unit: id, machine: machineId };
  },
  perform(act, { unit, machine }) {
    const changes = [{ do: 'unit', unit: machine, set: { possessor: unit } }] as const;
    act.effect('led', { unit, mount: machine }, { changes, cites: ['4.10.16', '4.11.4'] });
  },
});

/** Those who push motorcycles, which go neither into rubble, crags, entrenchments nor sewers (4.10.9/a, 14.10.2). */
export const pushesMotorcycle = (battle: Battle, unit: Unit): boolean =>
  weaponsOf(battle, unit).some((machine) => isCycle(machine) && machine.wheels !== 'bicycle');

export const isStony = (battle: Battle, at: string): boolean => STONES.includes(groundAt(battle, at));

const STONES: readonly Ground[] = ['stone rubble', 'wooden rubble', 'crag'];
