/** Close Assault on a vehicle (6.6.1): a GP combat with the factor of the primary attacker, results by CES.9. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { D100, total } from '../../kernel/dice/index.js';
import { order } from '../form.js';
import { GP_WORDS, gpResult } from '../gp/table.js';
import { effectOnVehicle } from '../gp/vehicles.js';
import { gpDefenseOf } from '../ground/cover.js';
import { takeChecks } from '../morale/check.js';
import { undaunted } from '../morale/tank-fright.js';
import { attacked } from '../morale/triggers.js';
import { enemyOf, inActionOf } from '../sequence/sides.js';
import { type Act, type Battle, type Change, type Refusal, refuse, sumOf, type Unit } from '../system.js';
import { isVehicle } from '../units/kinds.js';
import { flamesAt } from '../weather/kindling.js';
import type { AssaultTasks } from './effects.js';
import { closeAssaultModifiers } from './modifiers.js';
import { type Attack, approaches, movesOf, planAttack, readAttack, stillAttacking } from './party.js';

const MOST_ATTACKERS = 20;

export const attackers = z
  .array(z.string())
  .min(1)
  .max(MOST_ATTACKERS)
  .describe('The units that attack, all of one hex, the primary attacker first.');

export const via = z
  .string()
  .optional()
  .describe('The hex into which an Advancing Attack moves first, from two hexes away (6.6.1.1).');

export const cover = z
  .string()
  .optional()
  .describe('The vehicle that advances with them, whose counter they share (7.49).');

export const closeAssault = order({
  title: 'Close Assault',
  description: 'Leg units with MOVE attack a vehicle beside them, or after a move of one hex.',
  cites: ['S.close-assault/a', 'S.close-assault/d', 'CES.9/a'],
  answers: ['assaults'],
  asks: { units: attackers, target: z.string().describe('The enemy vehicle.'), via, cover },
  byExample: true,
  *candidates({ battle, by }) {
    const targets = targetsOf(battle, by);
    const goals = [...new Set(targets.map(({ at }) => at as string))];
    for (const { goal, ...party } of approaches(battle, by, goals))
      for (const target of targets) if (target.at === goal) yield { ...party, target: target.id };
  },
  read({ battle, by }, { units, target: id, via, cover: behind }) {
    const target = targetsOf(battle, by).find((one) => one.id === id);
    if (!target)
      return {
        ...refuse('NO_SUCH_TARGET', `There is no enemy vehicle "${id}" to assault.`, 'S.close-assault/d'),
        path: '$.target',
      };
    const attack = readAttack(battle, by, { units, via, cover: behind }, target.at as string);
    if (isRefusal(attack)) return attack as Refusal;
    return { ...(attack as Attack), target: id };
  },
  perform(act, { moves, units, from, target }) {
    const steady = undaunted(act, units);
    if (steady.length === 0) act.effect('assault-stopped', { units }, { cites: ['7.6/e'] });
    else planAttack(act, movesOf(moves, steady), { task: 'close-assault', units: steady, from, target });
  },
});

const targetsOf = (battle: Battle, by: string): Unit[] =>
  inActionOf(battle, enemyOf(battle, by)).filter((unit) => isVehicle(unit) && unit.aboard === undefined);

export function resolveCloseAssault(act: Act, party: AssaultTasks['close-assault']): void {
  const { battle } = act;
  const able = stillAttacking(battle, party);
  const target = battle.unit(party.target);
  act.done();
  if (able.length === 0 || !target) {
    act.effect('assault-stopped', { units: party.units }, { cites: ['S.advancing-attack'] });
    return;
  }
  strike(act, able, target);
  attacked(act, target.id, 'Close Assault', able.some(hasFlamethrower));
  takeChecks(act);
}

function strike(act: Act, able: readonly Unit[], target: Unit): void {
  const { battle } = act;
  const primary = able[0] as Unit;
  const by = able.map(({ id }) => id);
  const factor = primary.closeAssault ?? 0;
  const defense = gpDefenseOf(battle, target).base;
  const modifiers = closeAssaultModifiers(battle, able, target);
  const rolled = total(act.rollOf('Close Assault', [primary.id], D100));
  const net = rolled + sumOf(modifiers);
  const result = gpResult(battle, factor - defense, net);
  act.effect(
    'close-assault',
    { by, target: target.id, factor, defense, rolled, net, result: GP_WORDS[result], modifiers },
    {
      changes: [
        ...by.map((unit): Change => ({ do: 'unit', unit, set: { assaulted: true } })),
        ...flamesAt(battle, target.at as string, primary.side, able.some(hasFlamethrower)),
      ],
      cites: ['S.close-assault/b', 'S.close-assault/d'],
    },
  );
  if (result === 'none') return;
  effectOnVehicle(act, target, {
    shooter: primary,
    kind: 'close-assault',
    result,
    net,
    effectiveness: Math.floor(factor / 2),
    factor,
    bracket: 'P',
    ...(able.some(hasFlamethrower) && { flame: true }),
  });
}

/** In working order: one that has malfunctioned sets nothing alight. */
export const hasFlamethrower = ({ weapons }: Unit): boolean =>
  weapons?.some(({ kind, state }) => kind === 'flamethrower' && !state) === true;
