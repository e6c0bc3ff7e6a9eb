/** Pushing what blocks a Narrow road to its shoulder (7.30): the whole allowance, and a roll. */
import * as z from 'zod';
import { D100, total } from '../../kernel/dice/index.js';
import { MOVEMENT } from '../charts/index.js';
import { commandOf } from '../command/known.js';
import { order } from '../form.js';
import { inActionOf } from '../sequence/sides.js';
import {
  type Battle,
  type Change,
  type Modifier,
  type Refusal,
  refuse,
  sumOf,
  type Unit,
} from '../system.js';
import { isImmobile, isTowed, isVehicle, notYours } from '../units/kinds.js';
import { allowanceOf } from './allowance.js';
import { cannotMove } from './move.js';
import { isNarrow } from './narrow.js';

const NEEDS = 51;
const STEP = 5;

export const push = order({
  title: 'Push off the road',
  description:
    'A tracked vehicle with MOVE spends its whole allowance to push a wreck, an immobile vehicle or a towed unit of its hex to the shoulder of the Narrow road.',
  cites: ['7.30/f', '7.30/g', '7.30/k'],
  answers: ['movement'],
  asks: {
    unit: z.string().describe('The vehicle that pushes.'),
    target: z.string().optional().describe('The immobile vehicle or towed unit.'),
    wreck: z
      .int()
      .min(0)
      .max(99)
      .optional()
      .describe('Or the wreck, by its place among those of the hex, 0 the first.'),
  },
  *candidates({ battle, by }) {
    for (const unit of inActionOf(battle, by)) {
      if (cannotPush(battle, unit)) continue;
      const at = unit.at as string;
      for (const { id } of battle.unitsAt(at)) yield { unit: unit.id, target: id };
      for (const wreck of (battle.location(at).wrecks ?? []).keys()) yield { unit: unit.id, wreck };
    }
  },
  read({ battle, by }, { unit: id, target, wreck }) {
    const unit = battle.unit(id);
    if (unit?.side !== by) return { ...notYours(id), path: '$.unit' };
    const why = cannotPush(battle, unit);
    if (why) return { ...why, path: '$.unit' };
    const load = loadOf(battle, unit, target, wreck);
    if (!load || (target !== undefined && wreck !== undefined))
      return {
        ...refuse(
          'NO_SUCH_TARGET',
          `Name one wreck, immobile vehicle or towed unit on the road in ${unit.at}.`,
          '7.30/f',
        ),
        path: wreck === undefined ? '$.target' : '$.wreck',
      };
    if (load.weight > (unit.weight ?? 0))
      return {
        ...refuse(
          'TOO_HEAVY',
          `${load.name} weighs more than ${unit.name}: bring a heavier vehicle.`,
          '7.30/f',
        ),
        path: wreck === undefined ? '$.target' : '$.wreck',
      };
    return { unit: id, target, wreck, name: load.name, heavier: (unit.weight ?? 0) - load.weight };
  },
  listing: (_, { unit: id }, { heavier }) => ({
    says: `${id} pushes with ${NEEDS - bonusOf(heavier)} or more.`,
  }),
  perform(act, { unit: id, target, wreck, name, heavier }) {
    const { battle } = act;
    const unit = battle.theUnit(id);
    const at = unit.at as string;
    const modifiers: Modifier[] =
      bonusOf(heavier) > 0 ? [{ why: 'heavier', value: bonusOf(heavier), cites: '7.30/g' }] : [];
    const rolled = total(act.rollOf('push', [id], D100));
    const net = rolled + sumOf(modifiers);
    const succeeds = net >= NEEDS;
    const aside: Change =
      target === undefined
        ? { do: 'location', at, set: { wrecks: pushedAside(battle, at, wreck as number) } }
        : { do: 'unit', unit: target, set: { onShoulder: true } };
    act.effect(
      'pushed',
      { unit: id, what: name, ...(target !== undefined && { target }), rolled, net, succeeds, modifiers },
      { changes: [spentOn(battle, unit), ...(succeeds ? [aside] : [])], cites: ['7.30/g', '7.30/k'] },
    );
  },
});

/** 5 for each full 5 tons. */
const bonusOf = (heavier: number): number => STEP * Math.floor(heavier / STEP);

function cannotPush(battle: Battle, unit: Unit): Refusal | undefined {
  if (!isVehicle(unit) || unit.traction !== 'T')
    return refuse('CANNOT_PUSH', `${unit.name} is not a tracked vehicle: it pushes nothing.`, '7.30/f');
  if (commandOf(battle, unit) !== 'move')
    return refuse('NO_MOVE_COMMAND', `${unit.name} has no MOVE: it pushes nothing.`, '7.30/k');
  const why = cannotMove(battle, unit);
  if (why) return why;
  return unit.spent !== undefined || !isNarrow(battle, unit.at as string)
    ? refuse('CANNOT_PUSH', `${unit.name} needs its whole allowance, on a Narrow road.`, '7.30/f')
    : undefined;
}

function loadOf(battle: Battle, unit: Unit, target?: string, wreck?: number) {
  const lightest = battle.table.charts.lookup(MOVEMENT.numbers, 'tons of a towed unit');
  if (wreck !== undefined) {
    const found = battle.location(unit.at as string).wrecks?.[wreck];
    return found && !found.onShoulder
      ? { name: `the wreck of ${found.name}`, weight: found.weight ?? 0 }
      : undefined;
  }
  const found = target === undefined ? undefined : battle.unit(target);
  if (
    !found ||
    found.at !== unit.at ||
    found.id === unit.id ||
    found.onShoulder ||
    found.aboard !== undefined
  )
    return undefined;
  if (isTowed(found)) return { name: found.name, weight: found.weight ?? lightest };
  return isVehicle(found) && isImmobile(found) ? { name: found.name, weight: found.weight ?? 0 } : undefined;
}

const pushedAside = (battle: Battle, at: string, wreck: number) =>
  (battle.location(at).wrecks ?? []).map((one, i) =>
    i === wreck ? { ...one, onShoulder: true as const } : one,
  );

/** All of it, whether it succeeds or not (7.30/k). */
const spentOn = (battle: Battle, unit: Unit): Change => ({
  do: 'unit',
  unit: unit.id,
  set: { spent: allowanceOf(battle, unit, 'crossCountry'), moved: true, usedEnginesFor: 'push' },
});
