/** What a HIDDEN UNIT counter stands for comes to light: its units are placed, a fake comes off (7.2.2.1, 7.2.2.3). */
import * as z from 'zod';
import { distance, neighbours } from '../../mechanics/places.js';
import { reachedFrom } from '../../mechanics/reach.js';
import { commandRange } from '../command/available.js';
import { order } from '../form.js';
import { tooHeavy } from '../ground/bridges.js';
import { hasRoom } from '../ground/stacking.js';
import { costToEnter } from '../movement/costs.js';
import { isBarred, outOfPlay } from '../movement/route.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Task, type Unit } from '../system.js';
import {
  type Class,
  classOf,
  countersOf,
  isCounter,
  isFake,
  struckOff,
  under,
  unitsUnder,
} from './counters.js';
import type { HiddenTasks } from './effects.js';

export const showCounter = order({
  title: 'Show a HIDDEN UNIT counter',
  description:
    'Turn one of your counters over: its units are placed and may act, a fake comes off. Hidden units cannot fight before.',
  cites: ['7.2.2.3/a', '7.2.2.1/d'],
  answers: ['direct-fire', 'overwatch', 'interrupt', 'assaults', 'movement'],
  asks: { counter: z.string().describe('The counter.') },
  *candidates({ battle, by }) {
    for (const { id } of countersOf(battle, by)) yield { counter: id };
  },
  read({ battle, by }, { counter: id }) {
    return countersOf(battle, by).some((counter) => counter.id === id)
      ? { counter: id }
      : {
          ...refuse('NO_SUCH_COUNTER', `You have no HIDDEN UNIT counter "${id}": name one of yours.`),
          path: '$.counter',
        };
  },
  perform(act, { counter }, { by }) {
    act.plan({ task: 'expose', counter });
    act.effect('counter-shown', { side: by, counter }, { cites: ['7.2.2.3/a'] });
  },
});

export function expose(act: Act, { counter: id, type }: HiddenTasks['expose']): void {
  const { battle } = act;
  const counter = battle.unit(id);
  if (counter && !isFake(battle, counter)) {
    act.ask({ side: counter.side, kind: 'place-hidden', about: { counter: id, ...(type && { type }) } });
    return;
  }
  act.done();
  if (!counter) return;
  act.effect(
    'fake-exposed',
    { counter: id, called: counter.name },
    { changes: [{ do: 'leave', unit: id }, struckOff(battle, counter)], cites: ['7.2.2.1/e'] },
  );
}

/** Counters that are struck are shown before anything comes of it, fakes too (7.2.2.3/b, 7.2.2.3/c). */
export function strikeCounters(act: Act, units: readonly Unit[], then: Task): boolean {
  const struck = units.filter(isCounter);
  if (struck.length === 0) return false;
  act.plan(then, ...struck.map(({ id }) => ({ task: 'expose', counter: id }) as const).reverse());
  for (const { id } of struck)
    act.effect('counter-struck', { counter: id }, { cites: ['7.2.2.3/b', '7.2.2.3/c'] });
  return true;
}

interface Placement {
  readonly unit: string;
  readonly at: string;
  readonly facing?: number | undefined;
  readonly turretFacing?: number | undefined;
  readonly hatch?: 'open' | 'buttoned' | undefined;
}

interface About {
  readonly counter: string;
  readonly type?: Class;
}

const hexside = z.int().min(0).max(5).optional();
const MOST_UNITS = 100;

export const placeHidden = order({
  title: 'Place hidden units',
  description:
    'Place all units that the counter stands for: at least one of the type that was spotted in its hex, the others there or within Command Range of it.',
  cites: ['7.2.2.1/a', '7.2.2.1/c'],
  answers: ['place-hidden'],
  asks: {
    placements: z
      .array(
        z.strictObject({
          unit: z.string().describe('A unit under the counter; riders come with their vehicle.'),
          at: z.string().describe('Where it stands.'),
          facing: hexside.describe('The hexside that it faces; absent: 0.'),
          turretFacing: hexside.describe('The hexside that its turret faces; absent: as the hull.'),
          hatch: z.enum(['open', 'buttoned']).optional().describe('Open or Buttoned Up.'),
        }),
      )
      .min(1)
      .max(MOST_UNITS)
      .describe('Each unit once.'),
  },
  byExample: true,
  *candidates({ battle, decision }) {
    const { counter: id } = decision.about as unknown as About;
    const counter = battle.theUnit(id);
    const units = afoot(battle, counter).map((unit) => unit.id);
    const at = counter.at as string;
    for (let facing = 0; facing < 6; facing++)
      yield { placements: units.map((unit) => ({ unit, at, facing })) };
    for (const beside of neighbours(battle, at))
      for (const stays of units)
        yield { placements: units.map((unit) => ({ unit, at: unit === stays ? at : beside, facing: 0 })) };
  },
  read({ battle, decision }, { placements }) {
    const { counter: id, type } = decision.about as unknown as About;
    return refusalOf(battle, battle.theUnit(id), type, placements) ?? { placements };
  },
  perform(act, { placements }, { decision }) {
    const { counter, type } = decision.about as unknown as About;
    place(act, act.battle.theUnit(counter), type, placements);
  },
});

/** Riders and towed guns stay with their vehicle. */
const afoot = (battle: Battle, counter: Unit): Unit[] =>
  unitsUnder(battle, counter).filter(({ aboard }) => aboard === undefined);

function refusalOf(
  battle: Battle,
  counter: Unit,
  type: Class | undefined,
  placements: readonly Placement[],
): Refusal | undefined {
  const units = afoot(battle, counter);
  const placed: Unit[] = [];
  for (const [i, { unit: id, at }] of placements.entries()) {
    const unit = units.find((one) => one.id === id);
    const why = !unit
      ? refuse('NOT_YOUR_UNIT', `"${id}" is not under ${counter.name}: name units that are.`, '7.2.2.1/a')
      : placed.some((one) => one.id === id)
        ? refuse('NOT_TOGETHER', `${unit.name} is placed twice: place it once.`, '7.2.2.1/a')
        : misplaced(battle, counter, unit, at, placed);
    if (why) return { ...why, path: `$.placements[${i}]` };
    placed.push({ ...(unit as Unit), at });
  }
  const left = units.find(({ id }) => !placed.some((one) => one.id === id));
  if (left)
    return {
      ...refuse('NOT_ALL_PLACED', `${left.name} is still to be placed: place them all.`, '7.2.2.1/a'),
      path: '$.placements',
    };
  const stays = placed.some((unit) => unit.at === counter.at && (!type || classOf(unit) === type));
  return stays
    ? undefined
    : {
        ...refuse(
          'NOT_TOGETHER',
          `One ${type ?? 'unit'} at least must be in ${counter.at}, where the counter is.`,
          '7.2.2.1/c',
        ),
        path: '$.placements',
      };
}

function misplaced(battle: Battle, counter: Unit, unit: Unit, at: string, placed: readonly Unit[]) {
  const from = counter.at as string;
  if (at === from) return undefined;
  if (!battle.table.map.named.has(at)) return refuse('NO_SUCH_HEX', `The map has no hex ${at}.`);
  const here = under(counter, unit);
  const barred = outOfPlay(battle, at) ?? isBarred(battle, here, at);
  if (barred) return barred;
  if (!withinReach(battle, here).has(at))
    return refuse(
      'OUT_OF_COMMAND_RANGE',
      `${unit.name} cannot be in ${at}: it stands within Command Range of ${from}, on ground that it can cross.`,
      '7.2.2.1/c',
    );
  const others = [...battle.unitsAt(at), ...placed.filter((one) => one.at === at)];
  return hasRoom(battle, unit, others)
    ? undefined
    : refuse('NO_ROOM', `There is no room in ${at} for ${unit.name}.`, 'S.stacking/b');
}

/** Hexes within Command Range that it comes to without crossing what it cannot enter. */
function withinReach(battle: Battle, unit: Unit): ReadonlySet<string> {
  const from = unit.at as string;
  const range = commandRange(battle, unit);
  const isOpen = (at: string, next: string) =>
    distance(battle, from, next) <= range &&
    costToEnter(battle, unit, at, next) !== undefined &&
    !tooHeavy(battle, unit, next);
  return reachedFrom(from, (at) => neighbours(battle, at).filter((next) => isOpen(at, next)));
}

/** The units have what the counter showed: its SPOT counter, its command, its move. */
function place(act: Act, counter: Unit, type: Class | undefined, placements: readonly Placement[]): void {
  const { battle } = act;
  const { id, side, name: called, command, spot, moved } = counter;
  const all = unitsUnder(battle, counter).map((unit) => unit.id);
  const { commands } = battle.secret(side);
  const placed = commands?.[id];
  const shown = {
    hidden: null,
    ...(command !== undefined && { command }),
    ...(spot && { spot }),
    ...(moved && { moved, spent: 0 }),
  };
  const changes = placements.flatMap(({ unit, ...stance }): Change[] => [
    { do: 'unit', unit, set: { ...shown, facing: 0, ...defined(stance) } },
    ...ridersOf(battle, all, unit).map(
      (rider): Change => ({ do: 'unit', unit: rider, set: { ...shown, at: stance.at } }),
    ),
  ]);
  const handed = placed && Object.fromEntries(all.map((unit) => [unit, placed]));
  act.effect(
    'hidden-placed',
    { side, called, units: placements.map(({ unit, at }) => ({ unit, at })) },
    {
      changes: [
        { do: 'leave', unit: id },
        struckOff(battle, counter, { ...commands, ...handed }),
        ...changes,
        ...windowMoves(battle, counter, type, placements),
      ],
      cites: ['7.2.2.1/a', '7.2.2.1/c'],
    },
  );
}

const ridersOf = (battle: Battle, under: readonly string[], carrier: string): string[] =>
  under.filter((id) => battle.theUnit(id).aboard === carrier);

const defined = (stance: Omit<Placement, 'unit'>) =>
  Object.fromEntries(Object.entries(stance).filter(([, value]) => value !== undefined));

/** Overwatch Fire at a counter that moves goes on at what it stood for, at those in its hex first. */
function windowMoves(
  battle: Battle,
  counter: Unit,
  type: Class | undefined,
  placements: readonly Placement[],
): Change[] {
  const { window } = battle.clock;
  if (window?.unit !== counter.id) return [];
  const isFirst = ({ unit, at }: Placement) =>
    at === counter.at && (!type || classOf(battle.theUnit(unit)) === type);
  const first = placements.find(isFirst) ?? placements[0];
  const also = placements.flatMap(({ unit }) => (unit === first?.unit ? [] : [unit]));
  const set = { ...window, unit: first?.unit as string, ...(also.length > 0 && { also }) };
  return [{ do: 'clock', set: { window: set } }];
}
