/** Before a Flamethrower the Shaken retreat one hex: away from it, no nearer to any enemy in sight (1.6.3/a-f). */
import * as z from 'zod';
import { eliminate } from '../damage/fate.js';
import { order } from '../form.js';
import { entryCost } from '../ground/costs.js';
import { distance, floorOf, hexesAround } from '../ground/places.js';
import { hasRoom } from '../ground/stacking.js';
import { placesOf } from '../ground/terrain.js';
import { firesMet } from '../movement/march.js';
import { gunRefusal } from '../movement/step.js';
import { sees } from '../sight/sight.js';
import { type Act, type Battle, type Change, refuse, type Unit } from '../system.js';
import { enemiesAt, isWeapon, trainOf } from '../units/kinds.js';
import type { OpenWindow } from './effects.js';

const fleeing = (battle: Battle): Unit | undefined => battle.units().find((unit) => unit.flees !== undefined);

const mpOf = (battle: Battle, unit: Unit, to: string) =>
  entryCost(battle, { going: 'leg', side: unit.side }, unit.at as string, to);

function refugesOf(battle: Battle, unit: Unit): string[] {
  const from = unit.at as string;
  const feared = battle
    .units()
    .flatMap((enemy) =>
      enemy.side !== unit.side && enemy.at !== undefined && !isWeapon(enemy) && sees(battle, from, enemy.at)
        ? [enemy.at]
        : [],
    );
  const flames = unit.flees as string;
  return placesAround(battle, from).filter(
    (to) =>
      distance(battle, flames, to) > distance(battle, flames, from) &&
      feared.every((enemy) => distance(battle, enemy, to) >= distance(battle, enemy, from)) &&
      enemiesAt(battle, to, unit.side).length === 0 &&
      typeof mpOf(battle, unit, to) === 'number' &&
      gunRefusal(battle, unit, to) === undefined &&
      hasRoom(battle, to, [unit]),
  );
}

/** The hexes around, on the same floor where they belong to the same house. */
const placesAround = (battle: Battle, from: string): string[] =>
  hexesAround(battle, from).flatMap((hex) =>
    floorOf(from) === 1 ? placesOf(battle, hex).filter((place) => floorOf(place) === 1) : [hex],
  );

export function flight(act: Act, { after }: { readonly after?: OpenWindow }): void {
  const { battle } = act;
  const unit = fleeing(battle);
  if (!unit) {
    act.done();
    act.effect(
      'flight-over',
      {},
      { changes: [{ do: 'clock', set: { window: after ?? null } }], cites: ['1.6.3/e'] },
    );
    return;
  }
  if (refugesOf(battle, unit).length > 0) act.ask({ side: unit.side, kind: 'flight' });
  else eliminate(act, unit.id, '1.6.3/f');
}

export const retreat = order({
  title: 'Retreat before the flames',
  description: 'A unit Shaken by a Flamethrower retreats one hex.',
  cites: ['1.6.3/a', '1.6.3/d'],
  answers: ['flight'],
  asks: { to: z.string().describe('The hex it retreats to.') },
  *candidates({ battle }) {
    const unit = fleeing(battle);
    if (unit) for (const to of refugesOf(battle, unit)) yield { to };
  },
  read({ battle }, { to }) {
    const unit = fleeing(battle);
    if (!unit || !refugesOf(battle, unit).includes(to))
      return refuse(
        'NO_RETREAT',
        `${to} does not lead away from the flames, or leads nearer to an enemy in sight. Choose another hex.`,
        '1.6.3/a',
      );
    return { unit: unit.id, to };
  },
  perform(act, { unit: id, to }) {
    const { battle } = act;
    const unit = battle.theUnit(id);
    const mp = mpOf(battle, unit, to) as number;
    const from = unit.at;
    const { window } = battle.clock;
    act.become({ task: 'flight', ...(window && { after: window }) });
    act.effect(
      'retreated',
      { unit: id, to },
      {
        changes: [
          { do: 'unit', unit: id, set: { at: to, flees: null, marker: 'moved' } },
          ...carried(battle, unit, to),
          { do: 'clock', set: { window: { at: to, movers: [id], shots: mp } } },
        ],
        cites: ['1.6.3/d', '1.6.3/e'],
      },
    );
    act.plan({ task: 'window' }, ...firesMet(battle, [id], from, to));
  },
});

const carried = (battle: Battle, unit: Unit, to: string): Change[] =>
  trainOf(battle, unit).map(
    (each): Change =>
      each.tripod === 'assembled'
        ? { do: 'unit', unit: each.id, set: { possessor: null } }
        : { do: 'unit', unit: each.id, set: { at: to } },
  );
