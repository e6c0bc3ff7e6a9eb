/** The orders to fire (12.1): in an impulse, on the move, as Defensive Fire, in desperation. */

import * as z from 'zod';
import { groupedBy } from '../../mechanics/groups.js';
import { order } from '../form.js';
import { useUp } from '../morale/harm.js';
import { isLeader, isVehicle } from '../morale/status.js';
import { payOnTheMove } from '../movement/on-the-move.js';
import { revealFirers } from '../scenario/hidden.js';
import { spendImpulse } from '../sequence/impulse.js';
import { type Act, type Battle, type Change, type Decision, type Unit } from '../system.js';
import { fireDiscipline, keepsFireDiscipline } from '../vehicles/doctrine.js';
import { dismountRiders } from '../vehicles/passengers.js';
import { vehicleAftermath, vehicleMarks, vehicleOrders } from '../vehicles/shooting.js';
import { MACHINE_GUNS, TURNS, VEHICLE_WEAPONS } from '../vehicles/weapons.js';
import { resolveShot } from './attack.js';
import { type FireMembers, type Firer, occasionOf } from './firers.js';
import { readiness } from './readiness.js';
import { aim, mayFireFromHere, type Shot } from './shot.js';
import { enemyLocations, isInReach } from './targets.js';

export type FireOrder = FireMembers;

export const fire = order({
  title: 'Fire',
  description:
    'Fire one unit, a stack or a platoon at a location; without a visible target it is Reconnaissance by Fire.',
  cites: ['12.1.1', '12.7', '12.8.1', '3.3.4.3'],
  answers: ['impulse', 'moving', 'driving', 'reaction'],
  asks: {
    units: z.array(z.string()).min(1).max(24).describe('The firing units.'),
    at: z.string().describe("The target's location: a hex, or a level of it."),
    also: z.array(z.string()).max(2).optional().describe('Further hexes that a machine gun sweeps.'),
    traverse: z
      .enum(['fixed', 'searching', 'swinging'])
      .optional()
      .describe('How a machine gun fires; fixed unless told otherwise.'),
    leader: z
      .string()
      .optional()
      .describe('The leader who directs the fire (-5) in place of firing himself.'),
    spotter: z.string().optional().describe('The adjacent unit that sees for a mortar.'),
    acquire: z
      .boolean()
      .optional()
      .describe('Guns: leave an Acquired marker on the target; yes unless told otherwise.'),
    target: z.string().optional().describe('The armoured vehicle that armour-piercing shot is aimed at.'),
    weapon: z
      .enum(VEHICLE_WEAPONS)
      .optional()
      .describe('What a vehicle fires; its gun unless told otherwise.'),
    mgs: z
      .array(z.enum(MACHINE_GUNS))
      .min(1)
      .optional()
      .describe('Which machine guns of the vehicle; all that have not fired unless told otherwise.'),
    turn: z
      .enum(TURNS)
      .optional()
      .describe('What a vehicle turns where it has to; its turret first unless told otherwise.'),
  },
  byExample: true,
  *candidates({ battle, by, decision }) {
    yield* salvosAt(battle, by, decision);
    // Vehicles, and other units that can pierce armour.
    yield* vehicleOrders(battle, by, decision);
  },
  read({ battle, by, decision }, order) {
    const shot = aim(battle, order, by, decision);
    if ('refused' in shot) return shot;
    return mayFireFromHere(battle, shot) ?? fireDiscipline(battle, order.units) ?? { order, shot };
  },
  perform(act, { order, shot }, { by, decision }) {
    spendImpulse(act, decision, []);
    payOnTheMove(act, decision, order.units);
    if (!keepsFireDiscipline(act, order.units, order.at)) return;
    openFire(act, shot);
    if (decision.kind !== 'reaction')
      act.plan({ task: 'reaction', trigger: 'fire', side: by, units: order.units });
  },
});

/** Marks the firers, fires, and shows who did (12.1.1.1.1, 12.1.1.1.2, 3.3.4.2). */
function openFire(act: Act, shot: Shot): void {
  const { director, spotter } = shot;
  const units = shot.firers.map(({ unit }) => unit.id);
  const at = shot.attacks.map((attack) => attack.at);
  act.effect(
    'opened-fire',
    {
      units,
      at,
      ...(director && { leader: director.id }),
      ...(spotter && { spotter: spotter.id }),
      ...(shot.attacks.every(({ recon }) => recon) && { recon: true as const }),
    },
    { changes: marksOf(act.battle, shot), cites: ['12.1.1.1.1'] },
  );
  const ones = resolveShot(act, shot);
  aftermath(act, shot, ones);
  dismountRiders(act, units);
  revealFirers(act, [...units, ...(director ? [director.id] : [])], at);
}

function marksOf(battle: Battle, shot: Shot): Change[] {
  const changes: Change[] = shot.firers.map(({ unit, ready }) => ({
    do: 'unit',
    unit: unit.id,
    set: ready.armament
      ? vehicleMarks(unit, ready.armament, shot.swing)
      : { ...markOf(unit, ready.mark), ...turned(shot, unit) },
  }));
  for (const helper of [shot.director, shot.spotter])
    if (helper) {
      const ready = readiness(battle, helper, helper.moving ? 'moving' : 'reaction');
      changes.push({
        do: 'unit',
        unit: helper.id,
        set: markOf(helper, 'refused' in ready ? 'fired' : ready.mark),
      });
    }
  return changes;
}

type FireMark = { fired: number } | { marker: 'assault-fired' | 'crawled-fired' };

export function markOf(unit: Unit, mark: 'fired' | 'assault-fired' | 'crawled-fired'): FireMark {
  return mark === 'fired' ? { fired: (unit.fired ?? 0) + 1 } : { marker: mark };
}

function turned({ screened }: Shot, unit: Unit): { facing?: number } {
  return screened && screened.turns > 0 && unit.facing !== undefined ? { facing: screened.facing } : {};
}

/** What the ones die does to the weapon: a flamethrower runs dry, a swinging machine gun jams (12.9.8.3, 12.8.1.3.1). */
function aftermath(act: Act, shot: Shot, ones: readonly number[]): void {
  for (const { unit, ready } of shot.firers) {
    if (ready.armament) {
      vehicleAftermath(act, unit, ready.armament, shot.traverse === 'swinging', ones);
      continue;
    }
    if (unit.weapon === 'panzerfaust' && shot.piercing) useUp(act, unit.id, '12.9.9.2');
    if (ready.fireClass === 'flamethrower' && ones.some((die) => die >= 8)) {
      act.effect('out-of-fuel', { unit: unit.id }, { cites: ['12.9.8.3'] });
      useUp(act, unit.id, '12.9.8.3');
    }
    if (shot.traverse === 'swinging' && ones.some((die) => die <= 3))
      act.effect(
        'jammed',
        { unit: unit.id },
        {
          changes: [{ do: 'unit', unit: unit.id, set: { face: 'move', jammed: true } }],
          cites: ['12.8.1.3.1'],
        },
      );
  }
}

/** Single units at every target, and whole stacks with and without their leader's direction. */
function* salvosAt(battle: Battle, by: string, decision: Decision): Iterable<FireOrder> {
  const occasion = occasionOf(decision);
  const only = decision.about?.at as readonly string[] | undefined;
  const movers = decision.about?.units as readonly string[] | undefined;
  const targets = decision.kind === 'reaction' && only ? only : enemyLocations(battle, by);
  const firers = battle
    .units()
    .filter((unit) => unit.side === by && unit.at !== undefined && !isVehicle(unit))
    .filter(({ id }) => occasion !== 'moving' || movers?.includes(id))
    .flatMap((unit): Firer[] => {
      const ready = readiness(battle, unit, occasion);
      return 'refused' in ready ? [] : [{ unit, ready }];
    });
  for (const stack of groupedBy(firers, ({ unit }) => unit.at).values())
    for (const at of targets) {
      const able = stack
        .filter(({ unit, ready }) => isInReach(battle, unit, ready, at))
        .map(({ unit }) => unit);
      if (able.length === 0) continue;
      yield* salvos(able, at);
    }
}

function* salvos(stack: readonly Unit[], at: string): Iterable<FireOrder> {
  for (const unit of stack) yield { units: [unit.id], at };
  const troops = stack.filter(
    (unit) => !isLeader(unit) && !(unit.kind === 'gun' && unit.face !== 'move') && isCombining(unit),
  );
  const leader = stack.find(isLeader);
  const ids = troops.map(({ id }) => id);
  if (ids.length > 1) yield { units: ids, at };
  if (leader && ids.length > 0) yield { units: ids, at, leader: leader.id };
}

const isCombining = (unit: Unit): boolean =>
  unit.weapon === undefined || unit.weapon === 'mg' || unit.face === 'move';
