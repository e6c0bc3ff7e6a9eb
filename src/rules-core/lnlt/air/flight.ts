/** Across the map in one impulse (19.1/c): over each hex the enemy may fire, and the aircraft attack. */
import { order } from '../form.js';
import { enemyOf } from '../sequence/sides.js';
import type { Act, Battle, Change, Unit } from '../system.js';

/** The aircraft over the map. */
export function planeOf(battle: Battle): Unit | undefined {
  const { air } = battle.clock;
  return air?.plane === undefined ? undefined : battle.unit(air.plane);
}

/** The hexes it has still to cross. */
export const pathOf = (battle: Battle, { at }: Unit): readonly string[] =>
  battle.location(at as string).flightPath ?? [];

/** It leaves play, its mission used (19.1/g). */
export const offTheMap = ({ id, at }: Unit): Change[] => [
  { do: 'location', at: at as string, set: { flightPath: null } },
  { do: 'leave', unit: id },
];

export function flying(act: Act): void {
  const { battle } = act;
  const plane = planeOf(battle);
  if (!plane) {
    end(act);
    return;
  }
  const enemy = enemyOf(battle, plane.side);
  if (!battle.clock.window?.held && act.couldAnswer(enemy, 'anti-aircraft', 'hold-fire'))
    act.ask({ side: enemy, kind: 'anti-aircraft' });
  else if (act.couldAnswer(plane.side, 'flying', 'fly-on')) act.ask({ side: plane.side, kind: 'flying' });
  else goOn(act);
}

function goOn(act: Act): void {
  const { battle } = act;
  const plane = planeOf(battle);
  if (!plane) return;
  const [to, ...rest] = pathOf(battle, plane);
  if (to === undefined) {
    act.effect('flew-off', { unit: plane.id }, { changes: offTheMap(plane), cites: ['19.1/c', '19.1/g'] });
    return;
  }
  act.effect(
    'flew-on',
    { unit: plane.id, at: to },
    {
      changes: [
        { do: 'location', at: plane.at as string, set: { flightPath: null } },
        { do: 'unit', unit: plane.id, set: { at: to } },
        { do: 'location', at: to, set: { flightPath: rest } },
        { do: 'clock', set: { window: { at: to, movers: [plane.id], shots: 0, vehicleShots: 1 } } },
      ],
      cites: ['19.1/c', '19.1/i'],
    },
  );
}

/** Units that fired at it and had shots left are marked Fired now. */
function end(act: Act): void {
  const { battle } = act;
  const fired = battle.units().filter(({ fires }) => fires !== undefined);
  act.done();
  act.effect(
    'air-over',
    { side: battle.clock.air?.side as string },
    {
      changes: [
        ...fired.map(
          ({ id }): Change => ({
            do: 'unit',
            unit: id,
            set: { fires: null, fired: true, opsComplete: null, began: null },
          }),
        ),
        { do: 'clock', set: { air: null, window: null } },
      ],
      cites: ['19.1/c'],
    },
  );
}

export const flyOn = order({
  title: 'Fly on',
  description: 'The aircraft does no more here and flies on to the next hex of its path.',
  cites: ['19.1/c', '19.1/i'],
  answers: ['flying'],
  asks: {},
  perform: goOn,
});
