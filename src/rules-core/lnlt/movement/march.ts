/** A stack on the move: it enters place after place, and the enemy may fire at each (6.0/g, 5.3). */
import { halted } from '../damage/fate.js';
import { reachOf } from '../fire/group.js';
import { opened } from '../fire/window.js';
import { order } from '../form.js';
import { distance, hexOf } from '../ground/places.js';
import { entersFire } from '../indirect/barrage.js';
import { isMeleeAt } from '../melee/entry.js';
import { lostSight } from '../ordnance/acquisition.js';
import { awaitsEvents } from '../scenarios/events.js';
import { passing } from '../sequence/control.js';
import { enemyOf } from '../sequence/sides.js';
import type { Act, Battle, Change, Task, Unit } from '../system.js';
import { isGoodOrder, isVehicle, trainOf } from '../units/kinds.js';
import { readStep } from './step.js';

/** Those who are still on their way, a Hero made on it included (5.1/p). */
const stillMoving = (battle: Battle): Unit[] =>
  battle.units().filter(({ moving, waits }) => moving !== undefined && !waits);

export function march(
  act: Act,
  { units: ids, path }: { readonly units: readonly string[]; readonly path: readonly string[] },
): void {
  const { battle } = act;
  const units = stillMoving(battle);
  const isJoined = units.some(({ id }) => !ids.includes(id));
  const [to, ...rest] = isJoined ? [] : path;
  const mode = units[0]?.moving;
  if (mode === undefined) {
    finish(act);
    return;
  }
  const side = battle.clock.active as string;
  if (to === undefined) {
    if (act.couldAnswer(side, 'moving', 'stop')) act.ask({ side, kind: 'moving' });
    else finish(act);
    return;
  }
  const cost = readStep(battle, units, to, mode);
  if (typeof cost !== 'number') {
    act.become({ task: 'march', units: ids, path: [] });
    return;
  }
  act.become({ task: 'march', units: ids, path: rest });
  const then: Task = isMeleeAt(battle, to, side) ? { task: 'close-in', at: to } : { task: 'window' };
  enter(act, units, to, new Map(units.map(({ id }) => [id, cost])), then);
}

/** The stack and all it carries come to a place; then come, last planned first done: the fire it meets. */
export function enter(
  act: Act,
  units: readonly Unit[],
  to: string,
  costs: ReadonlyMap<string, number>,
  then: Task = { task: 'window' },
): void {
  const { battle } = act;
  const ids = units.map(({ id }) => id);
  const mp = Math.max(...costs.values());
  const from = units[0]?.at;
  act.effect(
    'entered',
    { units: ids, at: to, mp },
    {
      changes: [
        ...units.flatMap((unit) => [
          {
            do: 'unit' as const,
            unit: unit.id,
            set: {
              at: to,
              spent: (unit.spent ?? 0) + (costs.get(unit.id) ?? 0),
              ...(digsInAtFirst(unit) && { hasMoved: true as const }),
            },
          },
          ...trainOf(battle, unit).map((each) => carried(unit, each, to)),
        ]),
        ...passing(battle, units, to),
        ...lostSight(battle, units),
        then.task === 'window' ? opened(to, units, costs) : { do: 'clock', set: { window: null } },
      ],
      cites: ['6.0', '6.0/g'],
    },
  );
  act.plan(then, ...awaitsEvents(battle), ...firesMet(battle, ids, from, to));
}

/** Fire for Effect, and then Mines, attack units that enter, even those forced to (18.1/d, 18.2/e, 21.4). */
export function firesMet(
  battle: Battle,
  units: readonly string[],
  from: string | undefined,
  at: string,
): Task[] {
  if (entersFire(battle, from, at)) return [{ task: 'ffe', units, at }];
  return battle.location(at).mines ? [{ task: 'mines', units, at }] : [];
}

/** Vehicles and guns have Foxholes only where they set up (21.2/a). */
export const digsInAtFirst = (unit: Unit): boolean =>
  !unit.hasMoved && (isVehicle(unit) || (unit.kind === 'weapon-team' && unit.weapon !== 'machine-gun'));

/** What is assembled on its tripod is not carried on (1.6.1). */
export const carried = (unit: Unit, each: Unit, to: string): Change =>
  each.tripod === 'assembled' && each.possessor === unit.id
    ? { do: 'unit', unit: each.id, set: { possessor: null } }
    : {
        do: 'unit',
        unit: each.id,
        set: { at: to, ...(digsInAtFirst(each) && { hasMoved: true as const }) },
      };

/** Opportunity Fire, as long as the enemy has anything to fire and has not said that he holds it (5.3). */
export function window(act: Act): void {
  const { battle } = act;
  const { window: open } = battle.clock;
  const side = open?.movers.flatMap((id) => battle.unit(id)?.side ?? [])[0];
  const enemy = enemyOf(battle, side ?? (battle.clock.active as string));
  const isTarget = open?.movers.some((id) => hexOf(battle.unit(id)?.at ?? '') === hexOf(open.at));
  if (
    open &&
    isTarget &&
    !open.held &&
    fireGoesTo(battle, enemy, open.at) &&
    act.couldAnswer(enemy, 'opportunity', 'hold-fire')
  )
    act.ask({ side: enemy, kind: 'opportunity' });
  else act.done();
}

/** Returns true if any fire of theirs goes so far; most units on a map are out of range, and need not be read. */
const fireGoesTo = (battle: Battle, side: string, to: string): boolean =>
  battle
    .units()
    .some(
      (each) =>
        each.at !== undefined &&
        (each.side === side || each.kind === 'weapon') &&
        (each.toHit !== undefined ||
          each.kind === 'sniper' ||
          isVehicle(each) ||
          distance(battle, each.at, to) <= reachOf(each)),
    );

export const holdFire = order({
  title: 'Hold fire',
  description: 'No Opportunity Fire, or no more of it, at these movers here.',
  cites: ['5.3'],
  answers: ['opportunity', 'anti-aircraft'],
  asks: {},
  perform(act, _, { by }) {
    const open = act.battle.clock.window;
    if (!open) {
      act.done();
      return;
    }
    act.effect(
      'held-fire',
      { side: by, at: open.at },
      { changes: [{ do: 'clock', set: { window: { ...open, held: true } } }], cites: ['5.3'] },
    );
  },
});

/** The move is over: its marker goes on those who are left (4.0/m); by Stealth beyond half its MF nobody can fire (6.4). */
export function finish(act: Act): void {
  const { battle } = act;
  const units = battle.units().filter((unit) => unit.moving !== undefined && !unit.waits);
  const far = units.filter(
    ({ moving, spent = 0, mf = 0 }) => moving === 'stealth' && spent > Math.ceil(mf / 2),
  );
  act.done();
  act.effect(
    'move-over',
    { units: units.filter(isGoodOrder).map(({ id }) => id) },
    {
      changes: [
        ...units.flatMap(halted),
        ...far.map(({ id }): Change => ({ do: 'unit', unit: id, set: { wentFar: true } })),
        ...(battle.clock.window ? [{ do: 'clock' as const, set: { window: null } }] : []),
      ],
      cites: ['4.0/m'],
    },
  );
}
