/**
 * The agenda of a position of which one side's view is known: worked out of whose decision is awaited and what it is
 * about. What the other side has still in hand, such as the rest of a move, is not in it: its impulse ends there.
 */
import type { Decision, Position } from '../../kernel/position/position.js';
import { resumeBy } from '../../mechanics/resume.js';
import type { Mode } from '../attributes.js';
import type { Blow } from '../close-combat/blow.js';
import type { CombatSystem, Task } from '../system.js';
import type { DriveMode } from '../vehicles/steps.js';

type Seen = Position<CombatSystem>;
type Asked = Decision<CombatSystem['decision']>;

export const resume = resumeBy<CombatSystem>(restOfTurn);

function restOfTurn(position: Seen, asked: Asked): Task[] | undefined {
  const sides = inOrder(position);
  const rolling = sides.map((side): Task => ({ task: 'rolling-on', side }));
  const end: Task[] = [{ task: 'turn' }, { task: 'conclusion' }];
  const fight: Task[] = [...end, ...rolling, { task: 'impulse' }];
  const commands: Task[] = [...fight, { task: 'initiative' }, { task: 'overstacking' }];
  const later = sides.slice(sides.indexOf(asked.side)).reverse();
  switch (asked.kind) {
    case 'set-up':
      return [{ task: 'turn' }, { task: 'begin-battle' }, settingUp(position)];
    case 'fortify':
      return [{ task: 'turn' }, { task: 'fortify' }];
    case 'command':
      return [...commands, ...later.map((side): Task => ({ task: 'command', side }))];
    case 'overstacked':
      return commands;
    case 'initiative':
    case 'impulse':
    case 'end-offered':
      return fight;
    case 'rolling':
      return [...end, ...rolling.slice(0, sides.indexOf(asked.side) + 1)];
    default: {
      const above = inAnImpulse(position, asked, sides);
      return above && [...fight.slice(0, -1), ...above];
    }
  }
}

const settingUp = ({ awaiting }: Seen): Task => ({
  task: 'set-up',
  stages: [awaiting.map(({ side }) => side)],
});

function inAnImpulse(
  position: Seen,
  { kind, side, about = {} }: Asked,
  sides: readonly string[],
): Task[] | undefined {
  const other = sides.find((each) => each !== side) as string;
  const units = texts(about.units);
  const over: Task = { task: 'impulse-over', units };
  switch (kind) {
    case 'moving':
      return [over, marchOf(side, about)];
    case 'driving':
      return [over, driveOf(side, about)];
    case 'flee-now':
    case 'onslaught':
    case 'air-target':
    case 'mistaken-attack':
    case 'lost-in-sewer':
      return [over];
    case 'anti-aircraft':
      return [over, { task: 'anti-aircraft', aircraft: text(about.aircraft), at: text(about.at) }];
    case 'overrun-reply':
    case 'overrun-despair':
      return [over, overrunOf(position, kind, side, about)];
    case 'reaction':
      return [over, reactionOf(other, about)];
    case 'bug-out':
      return [over, { task: 'bug-out', at: text(about.at), side: other, tried: texts(about.tried) }];
    case 'close-combat-reply':
      return [
        over,
        {
          task: 'close-combat',
          at: text(about.at),
          attack: attackOf(other, about),
          asked: true,
        },
      ];
    default:
      return undefined;
  }
}

type About = NonNullable<Asked['about']>;

/** Its units are all that take part, including the leader who directs. */
function attackOf(side: string, { units, targets, leader }: About): Blow {
  const fighters = texts(units).filter((id) => id !== leader);
  return {
    side,
    units: fighters,
    targets: texts(targets),
    ...(leader !== undefined && { leader: text(leader) }),
  };
}

function marchOf(side: string, about: About): Task {
  const movers = leftOf(about, texts(about.units)).map((mover) => ({ ...mover, path: [] }));
  return {
    task: 'march',
    side,
    mode: about.mode as Mode,
    movers,
    more: true,
    quiet: true,
    ...(about.charge !== undefined && { charge: about.charge as 'made' | 'failed' }),
    ...(about.platoon === true && { platoon: true }),
  };
}

function driveOf(side: string, about: About): Task {
  const drivers = leftOf(about, texts(about.drivers)).map((driver) => ({ ...driver, path: [] }));
  return { task: 'drive', side, mode: about.mode as DriveMode, drivers, more: true };
}

function reactionOf(side: string, about: About): Task {
  const trigger = about.trigger as 'move' | 'fire' | 'dig-in';
  return { task: 'reaction', trigger, side, units: texts(about.units), spent: texts(about.spent) };
}

/** The targets are the units of the side that stand there. */
function overrunOf(
  { units }: Seen,
  kind: 'overrun-reply' | 'overrun-despair',
  side: string,
  { vehicle, at }: About,
): Task {
  const there = Object.values(units).filter((unit) => unit.side === side && unit.at === at);
  return {
    task: 'overrun',
    vehicle: text(vehicle),
    at: text(at),
    side: units[text(vehicle)]?.side ?? '',
    targets: there.map(({ id }) => id),
    ...(kind === 'overrun-reply' ? { asked: true } : { made: true }),
  };
}

function leftOf({ left, came }: About, units: readonly string[]) {
  const points = (left ?? {}) as Readonly<Record<string, number>>;
  return units.map((unit) => ({
    unit,
    left: points[unit] ?? 0,
    ...(texts(came).includes(unit) && { came: true as const }),
  }));
}

/** The side with the Initiative first. */
function inOrder({ clock, sides }: Seen): string[] {
  const others = Object.keys(sides).sort();
  return [clock.initiative, ...others.filter((side) => side !== clock.initiative)];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
