import * as z from 'zod';
import type { Order } from '../../../src/rules-core/kernel/action.js';
import type { Battle } from '../../../src/rules-core/kernel/battle.js';
import { D6, DR, total } from '../../../src/rules-core/kernel/dice/index.js';
import { range } from '../../../src/rules-core/kernel/geometry/grid.js';
import type { SideId, System, UnitId } from '../../../src/rules-core/kernel/position.js';
import type { OrderDefinition, Rulebook } from '../../../src/rules-core/kernel/rulebook.js';

export const RULES = {
  '1': 'The sides fire in turn. Who rolls 8 or less on two dice hits, 1 less for each hex of range.',
  '2': 'A unit that is hit rolls a die: above its morale it is lost. A side without units loses.',
} as const;

const nothing = z.strictObject({});
const attributes = {
  unit: z.strictObject({ morale: z.int().min(1).max(6) }),
  location: nothing,
  side: nothing,
  secret: nothing,
  clock: nothing,
  options: nothing,
};

export interface Duel extends System {
  unit: z.infer<typeof attributes.unit>;
  task: { readonly task: 'turn' };
  effects: {
    fired: { unit: UnitId; target: UnitId; needs: number; rolled: number; hit: boolean };
    lost: { unit: UnitId; morale: number; rolled: number };
    'turn-began': { side: SideId };
    'battle-over': { winner: SideId };
  };
  decision: 'turn';
  rule: keyof typeof RULES;
}

type Fire = Order & { readonly unit: UnitId; readonly target: UnitId };

const fire: OrderDefinition<Duel, Fire> = {
  title: 'Fire',
  description: 'Fire one of your units at an enemy unit.',
  cites: ['1'],
  schema: z.strictObject({ unit: z.string(), target: z.string() }),
  check(battle, order, by) {
    if (battle.unit(order.unit)?.side !== by)
      return { refused: 'NOT_YOUR_UNIT', why: `You have no unit "${order.unit}".`, path: '$.unit' };
    const target = battle.unit(order.target);
    if (target && target.side !== by) return undefined;
    return { refused: 'NO_SUCH_TARGET', why: `There is no enemy "${order.target}".`, path: '$.target' };
  },
  perform(act, order) {
    const needs = 8 - distance(act.battle, order);
    const rolled = total(act.roll('fire', DR));
    act.effect('fired', { ...order, needs, rolled, hit: rolled <= needs }, { cites: ['1'] });
    if (rolled <= needs) checkMorale(act, order.target);
  },
  *list(battle, by) {
    for (const unit of battle.units())
      for (const target of battle.units())
        if (unit.side === by && target.side !== by)
          yield { order: { order: 'fire', unit: unit.id, target: target.id } };
  },
};

function distance(battle: Battle<Duel>, { unit, target }: Fire): number {
  const { map } = battle.table;
  const hexOf = (id: UnitId) => map.named.get(battle.theUnit(id).at ?? '') ?? 0;
  return range(map, hexOf(unit), hexOf(target));
}

type Act = Parameters<typeof fire.perform>[0];

function checkMorale(act: Act, id: UnitId): void {
  const { morale, side } = act.battle.theUnit(id);
  const rolled = total(act.roll('morale', D6));
  if (rolled <= morale) return;
  act.effect('lost', { unit: id, morale, rolled }, { changes: [{ do: 'leave', unit: id }], cites: ['2'] });
  if (act.battle.units().some((unit) => unit.side === side)) return;
  const winner = otherThan(act.battle, side);
  const over = { winner, why: 'The enemy has no unit left.' };
  act.effect('battle-over', { winner }, { changes: [{ do: 'clock', set: { over } }], cites: ['2'] });
}

const otherThan = (battle: Battle<Duel>, side: SideId) =>
  battle.sideIds().find((other) => other !== side) as SideId;

export const duel: Rulebook<Duel> = {
  system: 'duel',
  title: 'Duel',
  version: '1.0.0',
  attributes,
  orders: { fire },
  tasks: {
    turn(act) {
      const { battle } = act;
      const last = battle.clock.active;
      const side = last === undefined ? (battle.sideIds()[0] as SideId) : otherThan(battle, last);
      act.effect('turn-began', { side }, { changes: [{ do: 'clock', set: { active: side } }] });
      act.ask({ side, kind: 'turn', orders: ['fire'] });
    },
  },
  sentences: {
    fired: ({ unit, target, needs, rolled, hit }, name) =>
      `${name(unit)} fires at ${name(target)}: needs ${needs}, rolls ${rolled}: ${hit ? 'a hit' : 'nothing'}.`,
    lost: ({ unit, morale, rolled }, name) => `${name(unit)} is lost: morale ${morale}, rolled ${rolled}.`,
    'turn-began': ({ side }) => `It is the turn of ${side}.`,
    'battle-over': ({ winner }) => `${winner} wins.`,
  },
  draft: { clock: () => ({ phase: 'fire' }), agenda: () => [{ task: 'turn' }] },
};
