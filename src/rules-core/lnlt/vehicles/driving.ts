/** Vehicles on the move (15.1, 15.2), each by itself or with people on foot beside it (6.5). */
import * as z from 'zod';
import type { Mode } from '../attributes/index.js';
import { opened } from '../fire/window.js';
import { order } from '../form.js';
import { becomes } from '../ground/costs.js';
import { hexesAround, hexOf } from '../ground/places.js';
import { allowanceOf } from '../movement/allowance.js';
import { enter, finish } from '../movement/march.js';
import { modeRefusal, setOutRefusal } from '../movement/move.js';
import { lostSight } from '../ordnance/acquisition.js';
import { ACTED, isFresh } from '../sequence/sides.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { enemiesAt, isInfantry, isVehicle } from '../units/kinds.js';
import { asGoer } from './costs.js';
import { facingOf } from './facing.js';
import {
  after,
  type Costs,
  inSteps,
  leftOf,
  readVehicleStep,
  STEPS,
  type Step,
  vehicleAllowance,
} from './steps.js';

export const VEHICLE_MODES = ['move', 'assault-move'] as const;
export type VehicleMode = (typeof VEHICLE_MODES)[number];

export const canDrive = (unit: Unit): boolean =>
  isVehicle(unit) &&
  unit.activated !== undefined &&
  !unit.abandoned &&
  !unit.fires &&
  isFresh(unit) &&
  !unit.spent;

export const drive = order({
  title: 'Drive',
  description: 'A vehicle sets out, by itself or together with people on foot of its hex.',
  cites: ['15.1', '15.1/a', '15.1/b', '15.2', '6.5'],
  answers: ['acting'],
  byExample: true,
  asks: {
    units: z
      .array(z.string())
      .min(1)
      .max(12)
      .describe('The vehicle, and the units on foot that start and finish with it (6.5).'),
    mode: z.enum(VEHICLE_MODES).describe('How it moves.'),
    steps: STEPS,
  },
  *candidates({ battle, by }) {
    for (const vehicle of battle.units().filter((unit) => unit.side === by && canDrive(unit)))
      for (const mode of VEHICLE_MODES)
        for (const steps of nextSteps(battle, vehicle)) yield { units: [vehicle.id], mode, steps };
  },
  read({ battle, by }, { units: ids, mode, steps }) {
    const units: Unit[] = [];
    for (const [i, id] of ids.entries()) {
      const refused = memberRefusal(battle, by, id, units);
      if (refused) return { ...refused, path: `$.units[${i}]` };
      units.push(battle.theUnit(id));
    }
    const refused = togetherRefusal(battle, units, mode);
    if (refused) return refused;
    const allowances = units.map((unit) =>
      isVehicle(unit)
        ? vehicleAllowance(unit, mode)
        : allowanceOf(battle, unit, units.filter(isInfantry), mode),
    );
    const movers = units.map((unit, i): Unit => ({ ...unit, allowance: allowances[i] as number, spent: 0 }));
    return (
      routeRefusal(battle, movers, steps, mode) ?? {
        units: ids,
        mode,
        steps,
        allowances,
        from: units[0]?.at as string,
      }
    );
  },
  perform(act, { units, mode, steps, allowances, from }) {
    const { battle } = act;
    const onFoot = units.some((id) => !isVehicle(battle.theUnit(id)));
    const place = battle.theUnit(units[0] as string).activated;
    const groups = (battle.clock.groups ?? []).map((group) =>
      onFoot && group.at === place ? { ...group, moved: true as const } : group,
    );
    act.effect(
      'set-out',
      { units, from, mode },
      {
        changes: [
          ...units.map(
            (id, i): Change => ({ do: 'unit', unit: id, set: underWay(battle, id, mode, allowances[i]) }),
          ),
          ACTED,
          { do: 'clock', set: { groups } },
        ],
        cites: onFoot ? ['6.5', '15.1/b'] : mode === 'assault-move' ? ['15.2', '15.1/i'] : ['15.1', '15.1/a'],
      },
    );
    const vehicle = units.find((id) => isVehicle(battle.theUnit(id))) as string;
    act.plan({ task: 'parked', vehicle }, { task: 'drive', units, steps: inSteps(steps) });
  },
});

const underWay = (battle: Battle, id: string, mode: Mode, allowance = 0) => ({
  moving: mode,
  spent: 0,
  allowance,
  began: true as const,
  ...(battle.theUnit(id).keepsMoving && { keepsMoving: null, marker: null }),
});

/** Every hex it could enter as it stands, and every pivot. */
function* nextSteps(battle: Battle, vehicle: Unit): Iterable<{ face?: number; to?: string }[]> {
  for (const to of hexesAround(battle, vehicle.at as string)) yield [{ to }];
  for (let face = 0; face < 6; face++) yield [{ face }];
}

function memberRefusal(battle: Battle, by: string, id: string, before: readonly Unit[]): Refusal | undefined {
  const unit = battle.unit(id);
  if (!unit || !isVehicle(unit) || unit.side !== by) return setOutRefusal(unit, by, before, id);
  if (before.some((other) => other.id === id)) return refuse('TWICE', `${unit.name} is named twice.`);
  if (unit.activated === undefined)
    return refuse('NOT_ACTIVATED', `${unit.name} is not activated in this impulse.`, '4.0/b');
  if (before[0] && before[0].at !== unit.at)
    return refuse('NOT_TOGETHER', `${unit.name} does not start in ${before[0].at}.`, '6.5');
  return canDrive(unit)
    ? undefined
    : refuse('CANNOT_MOVE', `${unit.name} cannot move any more in this turn.`, '4.0/m', '14.1.1');
}

/** One vehicle to a move; units that go with it on foot may use the same way of moving (6.5). */
function togetherRefusal(battle: Battle, units: readonly Unit[], mode: Mode): Refusal | undefined {
  const vehicles = units.filter(isVehicle);
  const [vehicle] = vehicles;
  if (!vehicle || vehicles.length > 1)
    return refuse('VEHICLES_ALONE', 'Name exactly one vehicle: vehicles move one by one.', '15.1/a', '6.5');
  if (mode === 'assault-move' && vehicle.shaken)
    return refuse('SHAKEN', `${vehicle.name} is Shaken: it cannot use Assault Movement.`, '15.0/b', '6.1');
  const foot = units.filter((unit) => !isVehicle(unit));
  if (foot.length === 0) return undefined;
  if (battle.clock.groups?.find((group) => group.at === foot[0]?.activated)?.moved)
    return refuse(
      'HAS_MOVED',
      `Units from ${foot[0]?.at} have moved on foot: all move together.`,
      '4.0/j',
      '6.0/a',
    );
  return modeRefusal(foot, mode);
}

export function routeRefusal(
  battle: Battle,
  start: readonly Unit[],
  asked: Parameters<typeof inSteps>[0],
  mode: Mode,
): Refusal | undefined {
  let movers = start;
  for (const [i, each] of asked.entries()) {
    const steps = inSteps([each]);
    if (steps.length === 0)
      return {
        ...refuse('NO_STEP', 'Name a hex to enter or a vertex to face.', '15.1'),
        path: `$.steps[${i}]`,
      };
    for (const step of steps) {
      const costs = readVehicleStep(battle, movers, step, mode);
      if ('refused' in costs) return { ...costs, path: `$.steps[${i}]` };
      movers = after(movers, step, costs);
    }
  }
  return undefined;
}

/** The vehicle that is on the move and those beside it. */
const driversOf = (battle: Battle, side: string): Unit[] => {
  const movers = battle
    .units()
    .filter((unit) => unit.side === side && unit.moving !== undefined && !unit.waits);
  return movers.some(isVehicle) ? movers : [];
};

export const driveOn = order({
  title: 'Drive on',
  description: 'The vehicle on the move goes on.',
  cites: ['15.1', '6.0/g'],
  answers: ['moving'],
  byExample: true,
  asks: { steps: STEPS },
  *candidates({ battle, by }) {
    const vehicle = driversOf(battle, by).find(isVehicle);
    if (vehicle && leftOf(vehicle) > 0) for (const steps of nextSteps(battle, vehicle)) yield { steps };
  },
  read({ battle, by }, { steps }) {
    const movers = driversOf(battle, by);
    if (movers.length === 0)
      return refuse('CANNOT_MOVE', 'No vehicle is on the move: use go-on for those on foot.', '15.1');
    const refused = routeRefusal(battle, movers, steps, movers[0]?.moving as Mode);
    return refused ?? { units: movers.map(({ id }) => id), steps: inSteps(steps) };
  },
  perform: (act, { units, steps }) => act.become({ task: 'drive', units, steps }),
});

/** Step after step, with the window for Opportunity Fire after each (5.3). */
export function driving(
  act: Act,
  { units: ids, steps }: { readonly units: readonly string[]; readonly steps: readonly Step[] },
): void {
  const { battle } = act;
  const movers = ids
    .flatMap((id) => battle.unit(id) ?? [])
    .filter((unit) => unit.moving !== undefined && unit.at !== undefined);
  const vehicle = movers.find(isVehicle);
  const mode = vehicle?.moving;
  if (!vehicle || mode === undefined) {
    if (movers.length > 0) act.become({ task: 'march', units: ids, path: [] });
    else finish(act);
    return;
  }
  if (vehicle.waits)
    act.effect(
      'drives-on',
      { unit: vehicle.id },
      { changes: [{ do: 'unit', unit: vehicle.id, set: { waits: null } }], cites: ['16.4/i'] },
    );
  const [step, ...rest] = steps;
  const costs = step && readVehicleStep(battle, movers, step, mode);
  if (!step || !costs || 'refused' in costs) {
    const side = vehicle.side;
    if (!step && act.couldAnswer(side, 'moving', 'stop')) act.ask({ side, kind: 'moving' });
    else if (step) act.become({ task: 'drive', units: ids, steps: [] });
    else finish(act);
    return;
  }
  act.become({ task: 'drive', units: ids, steps: rest });
  if ('face' in step) pivot(act, movers, vehicle, step.face, costs);
  else goTo(act, movers, vehicle, step.to, costs);
}

/** The turret turns with the hull. */
function pivot(act: Act, movers: readonly Unit[], vehicle: Unit, face: number, costs: Costs): void {
  const { id, at, turret, spent = 0 } = vehicle;
  const mp = costs.get(id) as number;
  const barrel = turret === undefined ? {} : { turret: (turret + face - facingOf(vehicle) + 6) % 6 };
  act.effect(
    'pivoted',
    { unit: id, face, mp },
    {
      changes: [
        { do: 'unit', unit: id, set: { facing: face, spent: spent + mp, ...barrel } },
        ...lostSight(act.battle, [vehicle]),
        opened(at as string, movers, costs),
      ],
      cites: ['15.1/j', '5.3/b'],
    },
  );
  act.plan({ task: 'window' });
}

function goTo(act: Act, movers: readonly Unit[], vehicle: Unit, to: string, costs: Costs): void {
  const left = becomes(act.battle, asGoer(vehicle), to);
  const wired = hexOf(vehicle.at as string);
  const crushes = vehicle.drive === 'T' && act.battle.location(wired).wire;
  const isOverrun = enemiesAt(act.battle, to, vehicle.side).length > 0;
  enter(act, movers, to, costs, isOverrun ? { task: 'overrun', vehicle: vehicle.id } : undefined);
  if (crushes)
    act.effect(
      'wire-crushed',
      { at: wired, unit: vehicle.id },
      { changes: [{ do: 'location', at: wired, set: { wire: null } }], cites: ['21.3.1'] },
    );
  if (left)
    act.effect(
      'rubbled',
      { at: to, unit: vehicle.id, becomes: left },
      { changes: [{ do: 'location', at: to, set: { terrain: left } }], cites: ['15.1', '1.3/c'] },
    );
}
