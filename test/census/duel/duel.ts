import * as z from 'zod';
import type { Act } from '../../../src/rules-core/kernel/decide/act.js';
import { D6, DR, total } from '../../../src/rules-core/kernel/dice/index.js';
import {
  chapterOf,
  type EffectsOf,
  effects,
  orderOf,
  rulebookOf,
  says,
} from '../../../src/rules-core/kernel/form/index.js';
import { range } from '../../../src/rules-core/kernel/geometry/grid.js';
import type { Battle } from '../../../src/rules-core/kernel/position/battle.js';
import type { SideId, System, UnitId } from '../../../src/rules-core/kernel/position/position.js';

export const RULES = {
  '1': 'The sides fire in turn. A unit hits by rolling 8 or less on two dice, 1 less for each hex of range.',
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

const tells = effects({
  fired: says<{ unit: UnitId; target: UnitId; needs: number; rolled: number; hit: boolean }>(
    ({ unit, target, needs, rolled, hit }, name) =>
      `${name(unit)} fires at ${name(target)}: needs ${needs}, rolls ${rolled}: ${hit ? 'a hit' : 'nothing'}.`,
    'silent',
  ),
  lost: says<{ unit: UnitId; morale: number; rolled: number }>(
    ({ unit, morale, rolled }, name) => `${name(unit)} is lost: morale ${morale}, rolled ${rolled}.`,
  ),
  'turn-began': says<{ side: SideId }>(({ side }) => `It is the turn of ${side}.`, 'silent'),
  'battle-over': says<{ winner: SideId }>(({ winner }) => `${winner} wins.`),
});

export interface Duel extends System {
  unit: z.infer<typeof attributes.unit>;
  location: Record<string, never>;
  task: { readonly task: 'turn' };
  effects: EffectsOf<typeof tells>;
  decision: 'turn';
  rule: keyof typeof RULES;
}

const fire = orderOf<Duel>()({
  title: 'Fire',
  description: 'Fire one of your units at an enemy unit.',
  cites: ['1'],
  answers: ['turn'],
  asks: { unit: z.string().describe('The unit that fires.'), target: z.string().describe('Its target.') },
  *candidates({ battle }) {
    for (const unit of battle.units())
      for (const target of battle.units()) yield { unit: unit.id, target: target.id };
  },
  read({ battle, by }, { unit, target }) {
    if (battle.unit(unit)?.side !== by)
      return { refused: 'NOT_YOUR_UNIT', why: `You have no unit "${unit}".`, path: '$.unit' };
    const enemy = battle.unit(target);
    if (!enemy || enemy.side === by)
      return { refused: 'NO_SUCH_TARGET', why: `There is no enemy "${target}".`, path: '$.target' };
    return { unit, target, needs: 8 - distance(battle, unit, target) };
  },
  listing: (_eyes, _asked, { needs }) => ({ says: `Hits with ${needs} or less.` }),
  perform(act, shot) {
    const rolled = total(act.roll('fire', DR));
    const hit = rolled <= shot.needs;
    act.effect('fired', { ...shot, rolled, hit }, { cites: ['1'] });
    if (hit) checkMorale(act, shot.target);
  },
});

function distance(battle: Battle<Duel>, unit: UnitId, target: UnitId): number {
  const { map } = battle.table;
  const hexOf = (id: UnitId) => map.named.get(battle.theUnit(id).at ?? '') ?? 0;
  return range(map, hexOf(unit), hexOf(target));
}

function checkMorale(act: Act<Duel>, id: UnitId): void {
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

/** The only task: it stays on the agenda and asks the next side. */
function turn(act: Act<Duel>): void {
  const { battle } = act;
  const last = battle.clock.active;
  const side = last === undefined ? (battle.sideIds()[0] as SideId) : otherThan(battle, last);
  act.effect('turn-began', { side }, { changes: [{ do: 'clock', set: { active: side } }] });
  act.ask({ side, kind: 'turn' });
}

const firing = chapterOf<Duel>()({ tells, orders: { fire }, tasks: { turn } });

export const duel = rulebookOf<Duel>()({
  system: 'duel',
  title: 'Duel',
  version: '1.0.0',
  attributes,
  chapters: [firing],
  draft: { clock: () => ({ phase: 'fire' }), agenda: () => [{ task: 'turn' }] },
});
