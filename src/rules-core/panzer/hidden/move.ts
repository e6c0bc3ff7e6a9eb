/** HIDDEN UNIT counters move as the slowest of their units does, fakes as any unit of their side could (7.2.2.2). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { neighbours, sideTowards } from '../../mechanics/places.js';
import { commandOf } from '../command/known.js';
import { order } from '../form.js';
import { notItsFormation } from '../initiative/groups.js';
import { minesStrike } from '../mines/entry.js';
import { minesAgainst, partFor } from '../mines/fields.js';
import { takeChecks } from '../morale/check.js';
import { mayBeInterrupted } from '../movement/interrupt.js';
import { routeOf, waysTowards } from '../movement/route.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isVehicle } from '../units/kinds.js';
import { countersOf, inSecret, isFake, lookOf, under, unitsUnder } from './counters.js';
import type { HiddenTasks } from './effects.js';
import { strikeCounters } from './expose.js';

const LONGEST = 40;

export const moveCounter = order({
  title: 'Move a HIDDEN UNIT counter',
  description:
    'Move a counter with MOVE or SHORT HALT along a path: no faster than the slowest unit under it; a fake as any unit of your side could.',
  cites: ['7.2.2.2/a', '7.2.2.2/c'],
  answers: ['movement'],
  asks: {
    counter: z.string().describe('The counter.'),
    path: z.array(z.string()).min(1).max(LONGEST).describe('The hexes it enters, in their order.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const counter of countersOf(battle, by)) {
      if (cannotMove(battle, counter)) continue;
      for (const beside of neighbours(battle, counter.at as string))
        yield { counter: counter.id, path: [beside] };
      for (const mover of moversOf(battle, counter).slice(0, 1))
        for (let side = 0; side < 6; side++)
          for (const { course } of waysTowards(battle, { ...mover, facing: side }, side))
            if (course.path.length > 1) yield { counter: counter.id, path: [...course.path] };
    }
  },
  read({ battle, by }, { counter: id, path }) {
    const counter = countersOf(battle, by).find((one) => one.id === id);
    if (!counter)
      return {
        ...refuse('NO_SUCH_COUNTER', `You have no HIDDEN UNIT counter "${id}": name one of yours.`),
        path: '$.counter',
      };
    const why = cannotMove(battle, counter) ?? cannotGo(battle, counter, path);
    return why ?? { counter: id, path };
  },
  perform(act, { counter, path }, { by }) {
    const { battle } = act;
    const isFast = inSecret(battle, () => movesAsVehicle(battle, battle.theUnit(counter), path));
    if (isFast) markAsVehicle(act, by, counter);
    act.plan({ task: 'march-counter', counter, path });
  },
});

function cannotMove(battle: Battle, counter: Unit): Refusal | undefined {
  const command = commandOf(battle, counter);
  if (command !== 'move' && command !== 'short-halt')
    return refuse(
      'NO_MOVE_COMMAND',
      `${counter.name} has neither MOVE nor SHORT HALT.`,
      'S.command-counters/a',
    );
  return counter.moved || unitsUnder(battle, counter).some(({ spent }) => spent !== undefined)
    ? refuse('HAS_MOVED', `${counter.name} has moved in this turn.`, 'S.movement-costs/a')
    : notItsFormation(battle, counter);
}

/** Those who must all get there, or, under a fake, those of whom one must. */
const moversOf = (battle: Battle, counter: Unit): Unit[] =>
  isFake(battle, counter)
    ? battle
        .units()
        .filter((unit) => unit.side === counter.side && !unit.aboard && (unit.crossCountry ?? 0) > 0)
        .map((unit) => pretended(counter, unit))
    : unitsUnder(battle, counter)
        .filter(({ aboard }) => aboard === undefined)
        .map((unit) => under(counter, unit));

/** A unit of that make in good order, with the command of the counter. */
function pretended(counter: Unit, unit: Unit): Unit {
  const { hidden, suppressed, broken, hullDamaged, damaged, trackHit, bailedOut, spent, command, ...fit } =
    unit;
  return { ...under(counter, fit), id: counter.id, ...(counter.command && { command: counter.command }) };
}

/** It begins the way facing along it: the counter faces nowhere. */
function routeFor(battle: Battle, mover: Unit, path: readonly string[]) {
  const towards = path[0] === undefined ? undefined : facingTo(battle, mover.at as string, path[0]);
  return routeOf(battle, { ...mover, ...(towards !== undefined && { facing: towards }) }, { path });
}

const facingTo = (battle: Battle, from: string, to: string): number | undefined =>
  battle.table.map.named.has(to) ? sideTowards(battle, from, to) : undefined;

function cannotGo(battle: Battle, counter: Unit, path: readonly string[]): Refusal | undefined {
  const routes = moversOf(battle, counter).map((mover) => routeFor(battle, mover, path));
  if (isFake(battle, counter) && routes.some((route) => !isRefusal(route))) return undefined;
  const why = routes.find((route) => isRefusal(route)) as Refusal | undefined;
  if (routes.length > 0) return why;
  return refuse('IMMOBILE', `${counter.name} cannot move as any unit of your side does.`, '7.2.2.2/c');
}

/** A way that nobody on foot could have gone (7.2.2.2/c). */
const movesAsVehicle = (battle: Battle, counter: Unit, path: readonly string[]): boolean =>
  isFake(battle, counter) &&
  !moversOf(battle, counter).some((mover) => !isVehicle(mover) && !isRefusal(routeFor(battle, mover, path)));

function markAsVehicle(act: Act, side: string, counter: string): void {
  const { counters = {} } = act.battle.secret(side);
  act.effect(
    'hidden-under',
    { counter, units: [] },
    {
      to: [side],
      changes: [
        {
          do: 'secret',
          side,
          set: { counters: { ...counters, [counter]: { units: [], asVehicle: true } } },
        },
      ],
      cites: ['7.2.2.2/c'],
    },
  );
}

/** The next hex, a window for Overwatch, and the rest of the way. Nobody sees what a hex costs it. */
export function marchCounter(act: Act, { counter: id, path }: HiddenTasks['march-counter']): void {
  const { battle } = act;
  const [to, ...rest] = path;
  const counter = battle.unit(id);
  if (!counter || to === undefined) {
    act.done();
    takeChecks(act);
    return;
  }
  act.become({ task: 'march-counter', counter: id, path: rest });
  act.effect(
    'counter-moved',
    { counter: id, to },
    {
      changes: [
        { do: 'unit', unit: id, set: { at: to, moved: true } },
        ...unitsUnder(battle, counter)
          .filter(({ fullCover }) => fullCover)
          .map((unit): Change => ({ do: 'unit', unit: unit.id, set: { fullCover: null } })),
      ],
      cites: ['7.2.2.2/a'],
    },
  );
  const moved = battle.theUnit(id);
  const mines = { task: 'mines-under', side: counter.side, at: to } as const;
  if (meetsMines(battle, moved) && strikeCounters(act, [moved], mines)) return;
  if (mayBeInterrupted(battle, battle.theUnit(id))) act.plan({ task: 'interrupt', unit: id });
}

/** Nothing is announced where no mines go off under its units; a fake counts as what it has moved as (7.31.2/c). */
function meetsMines(battle: Battle, counter: Unit): boolean {
  const mines = minesAgainst(battle, counter);
  const units = unitsUnder(battle, counter).filter(({ aboard }) => aboard === undefined);
  const entering = units.length > 0 ? units : [lookOf(battle, counter).as];
  return mines !== undefined && entering.some((unit) => mines[partFor(unit)]);
}

/** The mines of a hex go off under those who have come to light in it (7.31.2). */
export function minesUnder(act: Act, { side, at, units: named }: HiddenTasks['mines-under']): void {
  const { battle } = act;
  act.done();
  const isStruck = (unit: Unit) => (named ? named.includes(unit.id) : unit.spent === 0);
  const units = battle.unitsAt(at).filter((unit) => unit.side === side && isStruck(unit));
  for (const id of act.byName(units.map((unit) => unit.id))) minesStrike(act, id);
  takeChecks(act);
}
