/** Roadblocks (15.2): walls across a hexside that no vehicle crosses, until they are cleared away. */
import * as z from 'zod';
import { around } from '../../mechanics/places.js';
import { stir } from '../ch02-sight/03-concealment.js';
import { canMove, isTracked } from '../ch11-vehicles/state.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isOnMap, isVehicle, type OnMap, ofSide } from '../units/kinds.js';
import { cannotWork } from './at-work.js';

/** The hexes on both sides of it: that of the counter, and the one across (15.2.2). */
function hexesBeside(battle: Battle, at: string): string[] {
  const { roadblock } = battle.location(at);
  const across = roadblock === undefined ? undefined : around(battle, at)[roadblock];
  return roadblock === undefined ? [] : [at, ...(across === undefined ? [] : [across])];
}

const roadblocksOn = (battle: Battle): string[] =>
  Object.entries(battle.position.locations).flatMap(([at, { roadblock }]) =>
    roadblock === undefined ? [] : [at],
  );

export const clearRoadblock = order({
  title: 'Clear a roadblock',
  description:
    'A squad on foot, a tank or a self-propelled gun next to the hexside spends a whole player turn on it without moving or firing. The roadblock is gone in the next Rally Phase.',
  cites: ['15.2.3'],
  answers: ['prep-fire'],
  asks: {
    unit: z.string().describe('Who clears it.'),
    at: z.string().describe('The hex of the roadblock.'),
  },
  *candidates({ battle, by }) {
    const roadblocks = battle.recall(roadblocksOn);
    if (roadblocks.length === 0) return;
    for (const { id } of ofSide(battle, by)) for (const at of roadblocks) yield { unit: id, at };
  },
  read({ battle, by }, { unit: id, at }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isOnMap(unit) || !(unit.kind === 'squad' || isTracked(unit)))
      return {
        ...refuse(
          'NOT_YOUR_UNIT',
          `You have no squad, tank or SP gun "${id}" on the map: name one.`,
          '15.2.3',
        ),
        path: '$.unit',
      };
    if (!hexesBeside(battle, at).includes(unit.at))
      return {
        ...refuse('NOT_ADJACENT', `${unit.name} is not next to a roadblock in ${at}.`, '15.2.3'),
        path: '$.at',
      };
    return cannotClear(battle, unit) ?? { unit: id, at };
  },
  perform(act, { unit, at }) {
    stir(act, [unit], '2.3.9.1', '2.5.2');
    const isMan = !isVehicle(act.battle.theUnit(unit));
    const changes: Change[] = [
      { do: 'unit', unit, set: { prep: true, clears: at, ...(isMan && { ti: true as const }) } },
    ];
    act.effect('clears-roadblock', { unit, at }, { changes, cites: ['15.2.3'] });
  },
});

function cannotClear(battle: Battle, unit: OnMap): Refusal | undefined {
  if (isVehicle(unit))
    return canMove(unit) && !unit.prep && !unit.fired
      ? undefined
      : refuse('CANNOT_MOVE', `${unit.name} has fired, or cannot move.`, '15.2.3');
  return cannotWork(battle, unit, '15.2.3');
}

const hasCleared = (battle: Battle, unit: Unit): boolean =>
  isOnMap(unit) &&
  !unit.broken &&
  !unit.moved &&
  (!isVehicle(unit) || canMove(unit)) &&
  hexesBeside(battle, unit.clears ?? '').includes(unit.at);

/** When the next Rally Phase begins, those who are still at it have finished (15.2.3). */
export function finishClearing(act: Act): void {
  const { battle } = act;
  const clearing = battle.units().filter(({ clears }) => clears !== undefined);
  for (const at of new Set(
    clearing.filter((unit) => hasCleared(battle, unit)).map(({ clears = '' }) => clears),
  ))
    removeRoadblock(act, at, '15.2.3');
  if (clearing.length === 0) return;
  const changes = clearing.map(({ id }): Change => ({ do: 'unit', unit: id, set: { clears: null } }));
  act.effect('done-clearing', { units: clearing.map(({ id }) => id) }, { changes, cites: ['15.2.3'] });
}

export function removeRoadblock(act: Act, at: string, cites: '15.2.3' | '15.2.4'): void {
  if (act.battle.location(at).roadblock === undefined) return;
  const changes: Change[] = [{ do: 'location', at, set: { roadblock: null } }];
  act.effect('roadblock-removed', { at }, { changes, cites: [cites] });
}
