/** Overruns (15.3): a vehicle drives over infantry, which may Close Assault it, and must give way if it stays. */
import * as z from 'zod';
import type { Mode } from '../attributes/index.js';
import { eliminate } from '../damage/fate.js';
import { attackPlace } from '../fire/attack.js';
import { footAt } from '../fire/targets.js';
import { order } from '../form.js';
import { entryCost } from '../ground/costs.js';
import { hexesAround } from '../ground/places.js';
import { hasRoom } from '../ground/stacking.js';
import { classOf } from '../ground/tec.js';
import { terrainIn } from '../ground/terrain.js';
import { digsInAtFirst, firesMet } from '../movement/march.js';
import { gunRefusal } from '../movement/step.js';
import { lostSight } from '../ordnance/acquisition.js';
import { passing } from '../sequence/control.js';
import { enemyOf } from '../sequence/sides.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  type Refusal,
  refuse,
  type Unit,
} from '../system.js';
import { enemiesAt, isGoodOrder, isVehicle, lmOf, trainOf, weaponsOf } from '../units/kinds.js';
import { commanderOf } from './crew.js';
import { ridersOf } from './passengers.js';

/** What an Overrun costs beside the way into the hex (15.3/b). */
export const OVERRUN_COST = 4;
/** What every Overrun adds (15.3/i). */
const BONUS = 2;

/** Why these movers cannot overrun who is in that hex. */
export function overrunRefusal(
  battle: Battle,
  movers: readonly Unit[],
  to: string,
  mode: Mode,
): Refusal | undefined {
  const vehicle = movers.find(isVehicle) as Unit;
  const tank = enemiesAt(battle, to, vehicle.side).find(isVehicle);
  if (tank)
    return refuse(
      'ENEMY_THERE',
      `${tank.name} is in ${to}: enemy vehicles are not driven through.`,
      '15.1/d',
    );
  if (battle.location(to).melee)
    return refuse('MELEE_THERE', `There is Melee in ${to}: no vehicle drives into it.`, '15.3', '5.0/g');
  if (movers.length > 1)
    return refuse('ENEMY_THERE', `${to} is held by the enemy: an Overrun is for the vehicle alone.`, '15.3');
  if (mode !== 'move')
    return refuse('WRONG_MODE', 'An Overrun is not for Assault Movement: move normally.', '15.2/a');
  if (vehicle.shaken) return refuse('SHAKEN', `${vehicle.name} is Shaken: it cannot Overrun.`, '15.0/b');
  if (!vehicle.mgs && vehicle.he === undefined)
    return refuse('NO_GUNS', `${vehicle.name} has no weapon for an Overrun.`, '15.3');
  if (ridersOf(battle, vehicle, 'outside').length > 0)
    return refuse('RIDERS', `${vehicle.name} carries passengers on top: they must dismount first.`, '15.3/h');
  return allowsOverrun(battle, to)
    ? undefined
    : refuse('CLOSED_TERRAIN', `The terrain of ${to} does not allow an Overrun.`, '15.3', 'RRT-17');
}

const CROPS: ReadonlySet<string> = new Set(['Brush', 'Low Crops', 'Wheatfield']);

/** Open terrain but water, and what hides nobody from tracks (15.3, RRT-17). */
function allowsOverrun(battle: Battle, at: string): boolean {
  const row = terrainIn(battle, at);
  return CROPS.has(row) || (classOf(battle, row) === 'open' && row !== 'Pond, River, Surf, Ocean');
}

/** The gun as often as it fires, every machine gun that can, two more, and the Armor Leader (15.3/i, 15.3/c). */
function strengthOf(battle: Battle, vehicle: Unit): Modifier[] {
  const { he = 0, shots = 1, mgs = [], buttoned } = vehicle;
  const leader = commanderOf(battle, vehicle);
  return [
    { why: 'HE-equivalent', value: he * shots, cites: shots > 1 ? '15.3/c' : '15.3/i' },
    ...mgs
      .filter(({ asterisk }) => !asterisk || !buttoned)
      .map(({ fp }): Modifier => ({ why: 'machine gun', value: fp, cites: '15.3/i' })),
    { why: 'Overrun', value: BONUS, cites: '15.3/i' },
    ...(leader ? [{ why: leader.name, value: lmOf(leader), cites: '15.3/i' } as const] : []),
  ];
}

/** The attack; then the enemy may Close Assault the vehicle in his hex. Nobody fires at it here (15.3/a). */
export function overrun(act: Act, { vehicle: id }: { readonly vehicle: string }): void {
  const { battle } = act;
  const vehicle = battle.unit(id);
  // Mines or Fire for Effect may have stopped it as it came in (6.0/g).
  if (vehicle?.moving === undefined || vehicle.abandoned) {
    act.done();
    return;
  }
  const at = vehicle.at as string;
  act.become({ task: 'beset', vehicle: id });
  attackPlace(act, {
    at,
    strength: strengthOf(battle, vehicle),
    cover: [],
    targets: footAt(battle, at, vehicle.side).map(({ id: unit }) => ({ unit, modifiers: [] })),
    cites: ['15.3/i', '15.3/d', '15.3/j'],
  });
}

/** The overrun infantry decides whether to Close Assault (15.3/e). */
export function beset(act: Act, { vehicle: id }: { readonly vehicle: string }): void {
  const { battle } = act;
  const vehicle = battle.unit(id);
  const side = enemyOf(battle, battle.clock.active as string);
  const canAnswer = vehicle && !vehicle.abandoned && act.couldAnswer(side, 'beset', 'let-pass');
  if (canAnswer) act.ask({ side, kind: 'beset' });
  else act.done();
}

export const letPass = order({
  title: 'Let it pass',
  description: 'Do not Close Assault the vehicle that has overrun these units.',
  cites: ['15.3/e'],
  answers: ['beset'],
  asks: {},
  perform: (act) => act.done(),
});

/** A vehicle that has stopped among enemies: Shaken Weapon Teams are lost, everybody else must leave (15.3/k, 15.3/l). */
export function parked(act: Act, { vehicle: id }: { readonly vehicle: string }): void {
  const { battle } = act;
  act.done();
  const vehicle = battle.unit(id);
  if (!vehicle || vehicle.abandoned || vehicle.at === undefined) return;
  const there = footAt(battle, vehicle.at, vehicle.side);
  for (const team of there.filter((unit) => unit.kind === 'weapon-team' && unit.shaken))
    eliminate(act, team.id, '15.3/l');
  mustLeave(
    act,
    there.filter((unit) => battle.unit(unit.id)).map((unit) => unit.id),
    '15.3/k',
  );
}

/** They leave for hexes of their owner's choice. */
export function mustLeave(act: Act, ids: readonly string[], cites: '15.3/k' | '17.1/t'): void {
  if (ids.length === 0) return;
  act.effect(
    'must-leave',
    { units: ids },
    { changes: ids.map((unit): Change => ({ do: 'unit', unit, set: { mustLeave: true } })), cites: [cites] },
  );
  act.plan({ task: 'give-way' });
}

const leavers = (battle: Battle, side?: string): Unit[] =>
  battle.units().filter((unit) => unit.mustLeave && (side === undefined || unit.side === side));

const exitsOf = (battle: Battle, unit: Unit): string[] =>
  hexesAround(battle, unit.at as string).filter((to) => exitRefusal(battle, unit, to) === undefined);

function exitRefusal(battle: Battle, unit: Unit, to: string): Refusal | undefined {
  const from = unit.at as string;
  const cost = entryCost(battle, { going: 'leg', side: unit.side }, from, to);
  if (typeof cost !== 'number') return cost;
  const tooHeavy = gunRefusal(battle, unit, to);
  if (tooHeavy) return tooHeavy;
  if (enemiesAt(battle, to, unit.side).length > 0 || !hasRoom(battle, to, [unit]))
    return refuse('NO_ROOM', `${unit.name} finds no room in ${to}: choose another hex.`, '15.3/k', '1.3/d');
  return undefined;
}

/** One after the other; a unit that has nowhere to go is lost. */
export function givingWay(act: Act): void {
  const { battle } = act;
  const [next] = leavers(battle);
  if (!next) act.done();
  else if (exitsOf(battle, next).length === 0) eliminate(act, next.id, '15.3/k');
  else act.ask({ side: next.side, kind: 'give-way' });
}

export const giveWay = order({
  title: 'Give way',
  description: 'A unit leaves the hex of an enemy vehicle for a hex around it, under a Moved marker.',
  cites: ['15.3/k', '17.1/t'],
  answers: ['give-way'],
  asks: {
    unit: z.string().describe('The unit that must leave.'),
    to: z.string().describe('The hex it goes to.'),
  },
  *candidates({ battle, by }) {
    for (const unit of leavers(battle, by))
      for (const to of exitsOf(battle, unit)) yield { unit: unit.id, to };
  },
  read({ battle, by }, { unit: id, to }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !unit.mustLeave)
      return refuse('NOT_YOUR_UNIT', `You have no unit "${id}" that must leave its hex.`);
    return exitRefusal(battle, unit, to) ?? { unit: id, to };
  },
  perform(act, { unit: id, to }) {
    const { battle } = act;
    const unit = battle.theUnit(id);
    const from = unit.at;
    const left = weaponsOf(battle, unit).filter(({ tripod }) => tripod === 'assembled');
    const carried = trainOf(battle, unit).filter((each) => !left.includes(each));
    act.effect(
      'gave-way',
      { unit: id, to },
      {
        changes: [
          {
            do: 'unit',
            unit: id,
            set: {
              at: to,
              marker: 'moved',
              mustLeave: null,
              ...(digsInAtFirst(unit) && { hasMoved: true as const }),
            },
          },
          ...passing(battle, [unit], to),
          ...lostSight(battle, [unit]),
          ...carried.map((each): Change => ({ do: 'unit', unit: each.id, set: { at: to } })),
          ...left.map((each): Change => ({ do: 'unit', unit: each.id, set: { possessor: null } })),
        ],
        cites: ['15.3/k'],
      },
    );
    act.plan(...firesMet(battle, [id], from, to));
  },
});

/** Good Order MMCs, no Weapon Teams, and Heroes of the overrun hex (15.3/e). */
export const isBesetter = (unit: Unit): boolean =>
  isGoodOrder(unit) &&
  unit.aboard === undefined &&
  ['squad', 'half-squad', 'crew', 'hero'].includes(unit.kind);
