/** What hidden units do under their counter, unseen: they mount, dismount, take Full Cover (7.2.2.2). */
import * as z from 'zod';
import { isHeldBack } from '../command/delay.js';
import { commandOf } from '../command/known.js';
import { order } from '../form.js';
import { cell, terrainIn } from '../ground/terrain.js';
import { notItsFormation } from '../initiative/groups.js';
import { minesAgainst, partFor } from '../mines/fields.js';
import { plays } from '../sequence/sides.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { fits } from '../transport/capacity.js';
import { isLeg, isTowed, isVehicle } from '../units/kinds.js';
import { counterOver, countersOf, unitsUnder } from './counters.js';
import { strikeCounters } from './expose.js';

const ACTS = ['mount', 'dismount', 'full-cover'] as const;
type What = (typeof ACTS)[number];
const MOST_UNITS = 20;

export const shiftHidden = order({
  title: 'Move under a counter',
  description:
    'Hidden units with MOVE or SHORT HALT mount a vehicle under their counter, dismount, or take Full Cover. Their counter does not move in this turn. Nobody sees it.',
  cites: ['7.2.2.2/b'],
  answers: ['movement'],
  asks: {
    units: z
      .array(z.string())
      .min(1)
      .max(MOST_UNITS)
      .describe('The units that do it, all under one counter.'),
    does: z.enum(ACTS).describe('What they do.'),
    vehicle: z.string().optional().describe('The vehicle that they mount.'),
  },
  sealed: true,
  byExample: true,
  *candidates({ battle, by }) {
    for (const counter of countersOf(battle, by)) {
      const units = unitsUnder(battle, counter);
      for (const { id } of units) {
        for (const does of ['dismount', 'full-cover'] as const) yield { units: [id], does };
        for (const vehicle of units.filter(isVehicle))
          yield { units: [id], does: 'mount', vehicle: vehicle.id };
      }
    }
  },
  read({ battle, by }, { units: ids, does, vehicle }) {
    const units: Unit[] = [];
    for (const [i, id] of ids.entries()) {
      const unit = battle.unit(id);
      const why =
        unit?.side !== by || !counterOver(battle, unit)
          ? refuse('NOT_YOUR_UNIT', `You have no hidden unit "${id}": name one of yours.`)
          : ids.indexOf(id) < i
            ? refuse('HAS_MOVED', `${unit.name} is named twice: name each unit once.`, '7.2.2.2/b')
            : cannotShift(battle, unit, does);
      if (why) return { ...why, path: `$.units[${i}]` };
      units.push(unit as Unit);
    }
    const counter = counterOver(battle, units[0] as Unit) as Unit;
    const apart = units.find((unit) => counterOver(battle, unit)?.id !== counter.id);
    if (apart)
      return refuse(
        'NOT_TOGETHER',
        `${apart.name} is under another counter: name those of one.`,
        '7.2.2.2/b',
      );
    const full = does === 'mount' ? cannotMount(battle, counter, units, vehicle) : undefined;
    if (full) return { ...full, path: '$.vehicle' };
    return hasLoaded(battle, units, vehicle) ?? { units: ids, does, vehicle };
  },
  foreseeable: ({ battle }, { does }) => does === 'mount' || !plays(battle, '7.31'),
  perform(act, { units, does, vehicle }, { by }) {
    const busy = { mounted: true as const, spent: 0 };
    const carriers = units.flatMap((id) => act.battle.theUnit(id).aboard ?? []);
    const vehicles = new Set([...(vehicle === undefined ? [] : [vehicle]), ...carriers]);
    const set = {
      mount: { ...busy, aboard: vehicle ?? null, fullCover: null },
      dismount: { ...busy, aboard: null },
      'full-cover': { spent: 0, fullCover: true as const },
    }[does];
    const changes: Change[] = [
      ...[...vehicles].map((unit): Change => ({ do: 'unit', unit, set: busy })),
      ...units.map((unit): Change => ({ do: 'unit', unit, set })),
    ];
    act.effect('hidden-shifted', { units, does: WORDS[does] }, { to: [by], changes, cites: ['7.2.2.2/b'] });
    if (does !== 'mount') minesUnderfoot(act, units);
  },
});

/** Enemy mines attack units that dismount or move among them, and this reveals the counter (7.31.2/e, 7.31.2/f). */
function minesUnderfoot(act: Act, ids: readonly string[]): void {
  const { battle } = act;
  const counter = counterOver(battle, battle.theUnit(ids[0] as string)) as Unit;
  const mines = minesAgainst(battle, counter);
  if (!ids.some((id) => mines?.[partFor(battle.theUnit(id))])) return;
  const { side, at = '' } = counter;
  strikeCounters(act, [counter], { task: 'mines-under', side, at, units: ids });
}

const WORDS: Readonly<Record<What, string>> = {
  mount: 'mounted',
  dismount: 'dismounted',
  'full-cover': 'in Full Cover',
};

/** As with units that everybody sees: with a command for it, once in a turn, and instead of moving. */
function cannotShift(battle: Battle, unit: Unit, does: What): Refusal | undefined {
  const { name } = unit;
  const counter = counterOver(battle, unit) as Unit;
  const command = commandOf(battle, unit);
  if (command !== 'move' && command !== 'short-halt')
    return refuse('NO_MOVE_COMMAND', `${name} has neither MOVE nor SHORT HALT.`, '7.2.2.2/b');
  if (isHeldBack(battle, unit))
    return refuse('DELAYED', `${name} has not come round to what it met: leave it where it is.`, '7.48/a');
  if (counter.moved || unit.spent !== undefined)
    return refuse('HAS_MOVED', `${name} has moved in this turn.`, '7.2.2.2/b');
  if (!isLeg(unit) && !isTowed(unit))
    return refuse('CANNOT_MOUNT', `${name} is not a leg or towed unit: name others.`, 'S.mounting');
  if ((does === 'dismount') !== (unit.aboard !== undefined))
    return does === 'dismount'
      ? refuse('CANNOT_MOUNT', `${name} is not in a vehicle.`, 'S.mounting')
      : refuse('IS_ABOARD', `${name} is mounted.`, 'S.mounting');
  return (
    (does === 'full-cover' ? noCover(battle, unit, counter.at as string) : undefined) ??
    notItsFormation(battle, counter)
  );
}

/** A vehicle loads or unloads once in a turn. */
function hasLoaded(battle: Battle, units: readonly Unit[], mounted?: string): Refusal | undefined {
  const vehicles = [mounted, ...units.map(({ aboard }) => aboard)].map((id) => battle.unit(id ?? ''));
  const busy = vehicles.find((vehicle) => vehicle?.mounted);
  return (
    busy && {
      ...refuse(
        'HAS_MOVED',
        `${busy.name} has loaded or unloaded in this turn: name all at once.`,
        'S.mounting',
      ),
      path: '$.units',
    }
  );
}

function noCover(battle: Battle, unit: Unit, at: string): Refusal | undefined {
  const offers =
    cell(battle, terrainIn(battle, at), 'cover') !== 'none' || battle.location(at).improvedPosition;
  return offers && !unit.fullCover
    ? undefined
    : refuse('NO_POSITION', `${at} offers ${unit.name} no more cover.`, 'S.full-cover/a');
}

function cannotMount(battle: Battle, counter: Unit, units: readonly Unit[], id?: string) {
  const all = unitsUnder(battle, counter);
  const vehicle = all.find((unit) => unit.id === id && isVehicle(unit));
  if (!vehicle)
    return refuse(
      'NOT_YOUR_UNIT',
      `There is no vehicle "${id}" under ${counter.name}: name one.`,
      'S.mounting',
    );
  return fits(battle, vehicle, [...all.filter(({ aboard }) => aboard === id), ...units])
    ? undefined
    : refuse('NO_ROOM', `${vehicle.name} has no room for all of them.`, 'S.transport-and-towing/a');
}
