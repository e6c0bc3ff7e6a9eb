/** The agenda of a position of which one side's view is known: worked out of whose decision is awaited. */
import type { SideId } from '../../kernel/position/position.js';
import { resumeBy } from '../../mechanics/resume.js';
import { routTasks } from '../ch03-infantry/21-rout.js';
import { STEP as SURRENDER } from '../ch03-infantry/28-surrender.js';
import { weaponsFor } from '../ch07-overrun/01-weapons.js';
import type { Position, SquadLeader, Task } from '../system.js';
import { isGun, isVehicle } from '../units/kinds.js';
import type { DecisionKind } from './decisions.js';

export const resume = resumeBy<SquadLeader>((seen, { kind, side }) => {
  const tasks = above(seen, kind, side);
  return tasks && [{ task: 'phase' }, ...tasks];
});

/** Undefined while a player declares dice, or a unit runs on a way that the other side does not know: that tells nothing of what comes. */
function above(position: Position, kind: DecisionKind, side: SideId): Task[] | undefined {
  switch (kind) {
    case 'prep-fire':
    case 'movement':
    case 'defensive-fire':
    case 'advancing-fire':
    case 'advance':
    case 'surface':
      return [];
    case 'set-up':
      return [
        { task: 'begin-battle' },
        { task: 'set-up', stages: [position.awaiting.map((each) => each.side)] },
      ];
    case 'fortify':
      return [{ task: 'begin-turns' }, { task: 'fortify' }];
    case 'bore-sight':
      return [{ task: 'begin-turns' }, { task: 'bore-sight' }];
    case 'underbelly':
      return [{ task: 'underbelly', sides: [side] }];
    case 'vehicle-fire':
      return [{ task: 'vehicle-fire', sides: [side] }];
    case 'overrun-fire':
      return atTheGuns(position, side);
    case 'sniper-check':
      return [{ task: 'sniper-check', sides: [side] }];
    case 'drift':
      return [{ task: 'adrift' }];
    case 'make-way':
      return [{ task: 'displace' }];
    case 'go-on':
      return [{ task: 'go-on' }];
    case 'afterwards':
      return position.clock.phase === 'rally'
        ? [{ task: 'end-phase' }, { task: 'rally-step', sides: fromOn(position, side) }]
        : [];
    case 'promotion':
    case 'deployment':
    case 'repair':
    case 'rally':
    case 'surrender':
    case 'radio':
    case 'artillery':
    case 'star-shells':
      return [{ task: 'end-phase' }, { task: 'rally-step', sides: fromOn(position, side) }];
    case 'anti-aircraft':
    case 'strafing':
    case 'bombing':
      return underAttack(position, side);
    case 'observation':
      return [{ task: 'end-phase' }, { task: 'observing' }];
    case 'steer':
      return [{ task: 'land', sides: [side] }];
    case 'air-loss':
      return [{ task: 'end-phase' }, { task: 'rally-step', sides: [] }];
    case 'air-combat':
    case 'snipers':
    case 'interrogation':
    case 'command':
      return [{ task: 'end-phase' }, { task: 'rally-step', sides: [side] }];
    case 'withdrawal':
    case 'close-combat':
    case 'retreat':
    case 'spoils':
      return [{ task: 'end-phase' }, { task: 'combat', step: kind, sides: fromOn(position, side) }];
    case 'captives':
      return withCaptives(position, side);
    case 'concealment':
      return [{ task: 'end-phase' }, { task: 'conceal', sides: [side] }];
    case 'rout-denial':
      return undefined;
    case 'rout':
      return [{ task: 'end-phase' }, ...routTasks(fromOn(position, side))];
  }
}

/** The AFV that comes upon a gun strikes when that has fired: with all that it has, as far as the gunners know (7.1.20). */
function atTheGuns({ units }: Position, side: SideId): Task[] {
  const fire: Task = { task: 'overrun-fire', sides: [side] };
  const all = Object.values(units);
  const vehicle = all.find(
    (one) =>
      isVehicle(one) &&
      one.side !== side &&
      one.moving &&
      one.overran === undefined &&
      all.some((gun) => isGun(gun) && gun.at === one.at),
  );
  if (vehicle?.at === undefined) return [fire];
  return [{ task: 'overrun', unit: vehicle.id, what: { at: vehicle.at, with: weaponsFor(vehicle) } }, fire];
}

/** The aircraft that attacks: after the enemy's fire its own side is asked. */
function underAttack({ units, options }: Position, side: SideId): Task[] | undefined {
  const plane = Object.values(units).find(({ over, run }) => over !== undefined || run !== undefined);
  if (!plane) return undefined;
  const sides = side === plane.side ? [side] : options.order.filter((one) => one === side).concat(plane.side);
  return [{ task: plane.run ? 'strafing' : 'dive', aircraft: plane.id, sides }];
}

/** In the Rout Phase before anybody routs, or after the enemy has; else after the attacks of close combat. */
function withCaptives(position: Position, side: SideId): Task[] {
  const { active, phase, step } = position.clock;
  const sides = fromOn(position, active ?? side);
  if (phase === 'close-combat') return [{ task: 'end-phase' }, { task: 'combat', step: 'retreat', sides }];
  if (phase !== 'rout') return [];
  if (step === SURRENDER) return [{ task: 'end-phase' }, ...routTasks(sides), { task: 'lay-down-arms' }];
  const others = sides.filter((other) => other !== side);
  const after = side === active ? [] : routTasks([side]);
  return [
    { task: 'end-phase' },
    ...after,
    ...others.map((other): Task => ({ task: 'end-of-rout', side: other })),
  ];
}

/** The side that is asked and those after it, the attacker first. */
function fromOn({ clock, options }: Position, side: SideId): SideId[] {
  const { active = options.order[0] } = clock;
  const sides = [active, ...options.order.filter((other) => other !== active)];
  return sides.slice(sides.indexOf(side));
}
