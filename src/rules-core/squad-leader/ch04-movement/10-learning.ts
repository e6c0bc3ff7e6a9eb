/** Men who try to ride a motorcycle that is not theirs, or that they have not learnt to ride (4.10.29). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { D6, total } from '../../kernel/dice/index.js';
import { leadershipOver } from '../ch03-infantry/02-leaders.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { order } from '../form.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  type Refusal,
  refuse,
  sumOf,
  type Unit,
} from '../system.js';
import { enemyOf, infantryAt, isCycle, isInfantry, isOnMap, type OnMap } from '../units/kinds.js';

const RIDES_ON = 2;
const WRECKED_FROM = 5;

/** Americans know engines, Russians and Japanese do not (4.10.32). */
const HANDY: Readonly<Record<string, number>> = { American: -1, Russian: 1, Japanese: 1 };

const handOf = ({ nationality }: Unit): Modifier[] => {
  const value = HANDY[nationality];
  return value === undefined ? [] : [{ why: nationality, value, cites: '4.10.32' }];
};

export const tryMachine = order({
  title: 'Try a motorcycle',
  description:
    'Men who have not learnt it try a motorcycle of their hex, their own or one that the enemy has left: they can ride it on a die of 1 or 2, and it is gone on 5 or 6. One that does not run is tried by those who did nothing else in the last player turn.',
  cites: ['4.10.29', '4.10.30', '4.10.31', '4.10.32', '4.10.33'],
  answers: ['repair'],
  asks: { unit: z.string().describe('Who tries.'), machine: z.string().describe('The motorcycle.') },
  *candidates({ battle, by }) {
    for (const machine of battle.units())
      if (isCycle(machine) && isOnMap(machine))
        for (const unit of infantryAt(battle, machine.at, by)) yield { unit: unit.id, machine: machine.id };
  },
  read({ battle, by }, { unit: id, machine: machineId }) {
    const machine = battle.unit(machineId);
    const unit = learner(battle, by, id, machine?.malfunctioned === true);
    if (isRefusal(unit)) return unit;
    if (!machine || !isCycle(machine) || machine.wheels === 'bicycle' || machine.at !== unit.at)
      return {
        ...refuse('NOT_TOGETHER', `No motorcycle "${machineId}" is in ${unit.at}.`, '4.10.29'),
        path: '$.machine',
      };
    if (battle.units().some(({ rides }) => rides === machineId))
      return refuse('MOUNTED', `Somebody sits on ${machine.name}.`, '4.10.29');
    return machine.side !== by && infantryAt(battle, unit.at, enemyOf(battle, by)).length > 0
      ? refuse('ENEMY_THERE', `${machine.name} is guarded.`, '4.10.29')
      : { unit: id, machine: machineId };
  },
  perform(act, { unit: id, machine }, { by }) {
    const { battle } = act;
    const unit = battle.theUnit(id);
    const hand = handOf(unit);
    const leaders = leadershipOver(battle, unit);
    const rolled = total(act.rollOf('motorcycle', [id], D6));
    const isGone = rolled + sumOf(hand) >= WRECKED_FROM;
    const rides = !isGone && rolled + sumOf([...hand, ...leaders]) <= RIDES_ON;
    const tried: Change = { do: 'unit', unit: id, set: { tried: true } };
    const changes: Change[] = isGone
      ? [{ do: 'leave', unit: machine }]
      : rides
        ? [
            ...(unit.skill === 'motorcycles' ? [] : [learnt(id)]),
            { do: 'unit', unit: machine, set: { side: by, malfunctioned: null } },
          ]
        : [{ do: 'unit', unit: machine, set: { malfunctioned: true } }];
    act.effect(
      'machine-tried',
      {
        unit: id,
        mount: machine,
        rolled,
        modifiers: [...hand, ...leaders],
        result: isGone ? 'gone' : rides ? 'rides' : 'stalls',
      },
      { changes: [tried, ...changes], cites: ['4.10.29', '4.10.31'] },
    );
  },
});

const learnt = (unit: string): Change => ({
  do: 'unit',
  unit,
  set: { skill: 'motorcycles', novice: true },
});

/** Men who did something else beside a machine that does not run have not worked on it (4.10.30). */
export function noteIdlers(act: Act): void {
  const { battle } = act;
  const dead = new Set(
    battle.units().flatMap((unit) => (isCycle(unit) && unit.malfunctioned ? (unit.at ?? []) : [])),
  );
  const changes = battle.units().flatMap((unit): Change[] => {
    const acted = isInfantry(unit) && dead.has(unit.at ?? '') && isBusy(unit);
    return acted ? [{ do: 'unit', unit: unit.id, set: { acted } }] : [];
  });
  if (changes.length > 0)
    act.effect(
      'kept-busy',
      { units: changes.flatMap((change) => ('unit' in change ? change.unit : [])) },
      { changes, cites: ['4.10.30'] },
    );
}

const isBusy = ({ moved, fired, firedIn, directed, advancedFrom }: Unit): boolean =>
  Boolean(moved || fired || firedIn || directed || advancedFrom);

/** Unbroken, free, and not yet able to ride; one who is, makes a machine run that does not (4.10.30). */
function learner(battle: Battle, by: string, id: string, isDead: boolean): OnMap | Refusal {
  const unit = battle.unit(id);
  if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit))
    return {
      ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`),
      path: '$.unit',
    };
  if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '3.21.1');
  if (isInMelee(battle, unit)) return refuse('IN_MELEE', `${unit.name} is locked in melee.`, '6.3.1');
  if (unit.acted && isDead)
    return refuse('HAS_FIRED', `${unit.name} did something else in the last player turn.`, '4.10.30');
  if (unit.skill === 'motorcycles' && !isDead)
    return refuse('CANNOT_RIDE', `${unit.name} can ride already: mount.`, '4.10.29');
  return unit.tried ? refuse('HAS_TRIED', `${unit.name} has tried in this Rally Phase.`, '4.10.29') : unit;
}
