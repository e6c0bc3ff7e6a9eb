/** Recall (7.10/recall-c): leaving by the friendly edge, in Motion, as fast as it can; and any vehicle that exits. */
import * as z from 'zod';
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import { order } from '../form.js';
import type { AslBattle, AslChange, AslRefusal, AslUnit } from '../system.js';
import { around } from '../terrain/map.js';
import { vcaOf } from './arcs.js';
import { mpLeft } from './cost.js';
import { cannotDrive } from './drive.js';
import { beginDrive } from './expend.js';
import { isNonStopped } from './state.js';

/** Hexes beyond the edge are open ground, or the road that goes on (3.3/f). */
const OFF_MAP = 1;

export const exitVehicle = order({
  title: 'Drive off the map',
  description: 'A vehicle at the edge leaves the map through a hexside ahead of it.',
  cites: ['3.3/f', '7.10/recall-c'],
  answers: ['movement'],
  asks: { vehicle: z.string().describe('The vehicle.') },
  *candidates({ battle, by }) {
    for (const vehicle of battle.units())
      if (vehicle.side === by && vehicle.kind === 'vehicle') yield { vehicle: vehicle.id };
  },
  read: ({ battle, by }, asked) => checkExit(battle, asked.vehicle, by) ?? asked,
  listing: () => ({ cost: { mp: OFF_MAP } }),
  perform(act, { vehicle: id }) {
    beginDrive(act, id);
    const vehicle = act.battle.theUnit(id);
    const side = act.battle.side(vehicle.side);
    const changes: AslChange[] = [{ do: 'leave', unit: id }];
    if (!vehicle.recalled)
      changes.unshift({ do: 'side', side: vehicle.side, set: { exited: [...(side.exited ?? []), id] } });
    act.effect(
      'vehicle-exited',
      { vehicle: id, from: vehicle.at as LocationId },
      { changes, cites: vehicle.recalled ? ['7.10/recall-c'] : ['3.3/f'] },
    );
  },
});

function checkExit(battle: AslBattle, id: UnitId, by: SideId): AslRefusal | undefined {
  const vehicle = battle.unit(id);
  if (!vehicle || vehicle.side !== by || vehicle.kind !== 'vehicle' || vehicle.at === undefined)
    return {
      refused: 'NO_SUCH_UNIT',
      why: `There is no vehicle "${id}" of yours on the map.`,
      path: '$.vehicle',
    };
  const refusal = cannotDrive(vehicle);
  if (refusal) return refusal;
  const refuse = (
    refused: AslRefusal['refused'],
    why: string,
    ...cites: AslRefusal['cites'] & object
  ): AslRefusal => ({
    refused,
    why: `${vehicle.name}: ${why}`,
    cites,
  });
  if (vehicle.bogged) return refuse('BOGGED', 'it is bogged.', '7.6/f');
  if (!isNonStopped(vehicle)) return refuse('STOPPED', 'it must start first.', '3.3.2/i');
  if (mpLeft(vehicle) < OFF_MAP) return refuse('NOT_ENOUGH_MP', 'it has no MP left.', '3.3.2/a');
  const beyond = edgesAhead(battle, vehicle);
  if (beyond.length === 0) return refuse('NOT_AT_THE_EDGE', 'no edge of the map is ahead of it.', '3.3/f');
  if (vehicle.recalled) {
    const { edge } = battle.side(by);
    return edge === undefined || beyond.includes(edge)
      ? undefined
      : refuse('WRONG_EDGE', `it is recalled to the ${edge}.`, '7.10/recall-c');
  }
  const exits = battle.options.exits?.[by];
  return exits?.some((edge) => beyond.includes(edge as Edge))
    ? undefined
    : refuse('NO_EXIT', 'its side may not leave the map there.', '3.3/f');
}

type Edge = 'north' | 'east' | 'south' | 'west';

/** By hexside, clockwise from north; the slanting ones lead off both edges of a corner. */
const EDGES: readonly (readonly Edge[])[] = [
  ['north'],
  ['north', 'east'],
  ['south', 'east'],
  ['south'],
  ['south', 'west'],
  ['north', 'west'],
];

/** The edges that lie beyond the two hexsides the vehicle faces. */
function edgesAhead(battle: AslBattle, vehicle: AslUnit): Edge[] {
  const beside = around(battle, vehicle.at as LocationId);
  const ahead = [(vcaOf(vehicle) + 5) % 6, vcaOf(vehicle)].filter((side) => beside[side] === undefined);
  return ahead.flatMap((side) =>
    (EDGES[side] as readonly Edge[]).filter((edge) => isEdge(battle, vehicle, edge)),
  );
}

/** East and west: the columns end there. */
function isEdge(battle: AslBattle, { at }: AslUnit, edge: Edge): boolean {
  const beside = around(battle, at as LocationId);
  if (edge === 'north') return beside[0] === undefined;
  if (edge === 'south') return beside[3] === undefined;
  const sides = edge === 'east' ? [1, 2] : [4, 5];
  return sides.every((side) => beside[side] === undefined);
}
