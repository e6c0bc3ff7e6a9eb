/** Continuous movement (15.5): a vehicle that has moved may keep its marker through the Admin Phase, and must then move on. */
import * as z from 'zod';
import { order } from '../form.js';
import { enemyOf } from '../sequence/sides.js';
import { type Act, type Battle, type Change, refuse, type Unit } from '../system.js';
import { isGoodOrder, isVehicle } from '../units/kinds.js';

const canKeep = (unit: Unit): boolean =>
  isVehicle(unit) &&
  isGoodOrder(unit) &&
  (unit.marker === 'moved' || unit.marker === 'assault-move') &&
  !unit.keepsMoving;

const keepers = (battle: Battle, side: string): Unit[] =>
  battle.units().filter((unit) => unit.side === side && canKeep(unit));

/** Each side chooses for its vehicles; a marker kept from the turn before lasts no longer. */
export function keeping(act: Act, { left }: { readonly left?: readonly string[] }): void {
  const { battle } = act;
  const { initiative } = battle.clock;
  const [side, ...rest] = left ?? [initiative, enemyOf(battle, initiative)];
  if (side === undefined) act.done();
  else if (keepers(battle, side).length > 0) act.ask({ side, kind: 'keep-moving' });
  else settle(act, side, rest, []);
}

function settle(act: Act, side: string, left: readonly string[], chosen: readonly string[]): void {
  const stale = act.battle.units().filter((unit) => unit.side === side && unit.keepsMoving);
  act.become({ task: 'keep-moving', left });
  if (chosen.length + stale.length === 0) return;
  act.effect(
    'kept-moving',
    { side, units: chosen },
    {
      changes: [
        ...stale.map(({ id }): Change => ({ do: 'unit', unit: id, set: { keepsMoving: null } })),
        ...chosen.map((id): Change => ({ do: 'unit', unit: id, set: { keepsMoving: true } })),
      ],
      cites: ['15.5'],
    },
  );
}

export const keepMoving = order({
  title: 'Keep moving',
  description:
    'These vehicles keep their Moved or Assault Move markers: hard to hit, they must move on in the next turn. Name none to remove all.',
  cites: ['15.5', '15.5/b'],
  answers: ['keep-moving'],
  byExample: true,
  asks: { units: z.array(z.string()).max(24).describe('The vehicles that move on.') },
  *candidates({ battle, by }) {
    const able = keepers(battle, by).map(({ id }) => id);
    yield { units: [] };
    for (const id of able) yield { units: [id] };
    if (able.length > 1) yield { units: able };
  },
  read({ battle, by }, { units }) {
    for (const [i, id] of units.entries()) {
      const unit = battle.unit(id);
      const path = `$.units[${i}]`;
      if (unit?.side !== by) return { ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}".`), path };
      if (units.indexOf(id) < i) return { ...refuse('TWICE', `${unit.name} is named twice.`), path };
      if (!canKeep(unit))
        return {
          ...refuse(
            'CANNOT_MOVE',
            `${unit.name} is not a vehicle in Good Order that moved this turn.`,
            '15.5',
          ),
          path,
        };
    }
    return { units };
  },
  perform: (act, { units }, { by }) =>
    settle(act, by, by === act.battle.clock.initiative ? [enemyOf(act.battle, by)] : [], units),
});
