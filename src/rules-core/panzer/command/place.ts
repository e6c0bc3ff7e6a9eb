/** The Command Phase (4.2, 6.2): both sides place their counters unseen; what is placed cannot be changed. */
import * as z from 'zod';
import { COMMANDS, type Command, type Placed } from '../attributes/index.js';
import { order } from '../form.js';
import { isCounter, unitsUnder } from '../hidden/counters.js';
import { isBasic, isCombatUnit } from '../sequence/sides.js';
import { type Act, type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { formationIdOf } from '../units/kinds.js';
import { areInRange, availableCommands, commandable, isFree } from './available.js';
import { fitOf, fitting } from './fit.js';

interface Counter {
  readonly command: Command;
  readonly units: readonly string[];
}

const UNARMED: ReadonlySet<Command> = new Set(['move', 'short-halt', 'none']);

export const placeCommands = order({
  title: 'Place command counters',
  description:
    'Place all command counters of your side, unseen. A counter serves one unit, or several of one formation within Command Range of one another. A unit without a counter has N/C.',
  cites: ['S.command-counters/a', 'S.command-placement', 'S.available-commands/a'],
  answers: ['command'],
  asks: {
    counters: z
      .array(
        z.strictObject({
          command: z.enum(COMMANDS).describe('What they do in this turn.'),
          units: z.array(z.string()).min(1).max(60).describe('Who shares the counter.'),
        }),
      )
      .max(200)
      .describe('The counters, each with its units.'),
  },
  sealed: true,
  byExample: true,
  *candidates({ battle, by }) {
    yield { counters: [] };
    for (const counters of [suited(battle, by), ...PATTERNS.map((commands) => pattern(battle, by, commands))])
      if (counters.length > 0) yield { counters };
  },
  read: ({ battle, by }, { counters }) => refusalOf(battle, by, counters) ?? { counters },
  perform(act, { counters }, { by }) {
    const commands: Record<string, Placed> = {};
    for (const [i, { command, units }] of counters.entries())
      for (const unit of units) commands[unit] = { command, counter: i + 1 };
    act.effect(
      'commands-placed',
      { side: by },
      {
        to: [by],
        changes: [{ do: 'secret', side: by, set: { commands } }],
        cites: ['S.command-placement', 'S.command-counters/b'],
      },
    );
  },
});

/** Asks both sides at once; when both have placed, everybody knows so. */
export function placing(act: Act): void {
  const { battle } = act;
  const open = battle.sideIds().filter((side) => battle.secret(side).commands === undefined);
  if (open.length > 0) {
    act.ask(...open.map((side) => ({ side, kind: 'command' as const })));
    return;
  }
  act.done();
  act.effect('commands-committed', {}, { cites: ['S.command-placement'] });
}

function refusalOf(battle: Battle, by: string, counters: readonly Counter[]): Refusal | undefined {
  const given = new Set<string>();
  for (const [i, { command, units: ids }] of counters.entries()) {
    const units: Unit[] = [];
    for (const id of ids) {
      const unit = battle.unit(id);
      const path = `$.counters[${i}].units`;
      if (unit?.side !== by)
        return { ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}": name one of yours.`), path };
      const refusal = refusalFor(battle, unit, command);
      if (refusal) return { ...refusal, path };
      if (given.has(id))
        return {
          ...refuse('HAS_COMMAND', `${unit.name} has a counter already: place one on each unit.`),
          path,
        };
      given.add(id);
      units.push(unit);
    }
    const refusal = refusalOfSharing(battle, units);
    if (refusal) return { ...refusal, path: `$.counters[${i}].units` };
  }
  return tooMany(battle, by, counters);
}

function refusalFor(battle: Battle, unit: Unit, command: Command): Refusal | undefined {
  if (!commandable(battle, unit.side).some(({ id }) => id === unit.id))
    return refuse(
      'CANNOT_COMMAND',
      `${unit.name} is not on the map by itself: it takes no counter.`,
      'S.command-counters/a',
    );
  if (!isCombatUnit(unit) && !isCounter(unit) && !UNARMED.has(command))
    return refuse(
      'UNARMED',
      `${unit.name} is unarmed: give it MOVE, SHORT HALT or N/C.`,
      'S.activated-unarmed-unit',
    );
  return undefined;
}

/** Several units on one counter: of one formation, within Command Range (6.2.1.1.3). */
function refusalOfSharing(battle: Battle, units: readonly Unit[]): Refusal | undefined {
  const [first, ...others] = units;
  if (!first || others.length === 0) return undefined;
  if (units.some(isCounter))
    return refuse(
      'OWN_COUNTER',
      'A HIDDEN UNIT counter has a command counter of its own: place one for each.',
      '7.2.2.2/a',
    );
  if (isBasic(battle))
    return refuse(
      'OWN_COUNTER',
      'Each unit has a counter of its own in the Basic Game.',
      'S.command-sharing',
    );
  if (others.some((unit) => formationIdOf(battle, unit) !== formationIdOf(battle, first)))
    return refuse(
      'OTHER_FORMATION',
      'Units of different formations share no counter: place one for each.',
      'S.command-counters/d',
    );
  if (!areInRange(battle, units))
    return refuse(
      'OUT_OF_COMMAND_RANGE',
      'These units are not within Command Range of one another: place several counters.',
      'S.command-counters/c',
    );
  return undefined;
}

/** Each formation has so many counters; N/C needs none, and recon units have theirs besides. */
function tooMany(battle: Battle, by: string, counters: readonly Counter[]): Refusal | undefined {
  if (isBasic(battle)) return undefined;
  const used = new Map<string, number>();
  for (const { command, units } of counters) {
    const all = units.flatMap((id) => commandedBy(battle, battle.theUnit(id)));
    if (command === 'none' || all.every((unit) => isFree(battle, unit))) continue;
    const formation = formationIdOf(battle, all[0] as Unit);
    used.set(formation, (used.get(formation) ?? 0) + 1);
  }
  for (const [formation, number] of used) {
    const most = availableCommands(battle, by, formation);
    if (number > most) {
      const name = battle.side(by).formations?.[formation]?.name ?? formation;
      return {
        ...refuse(
          'TOO_MANY_COMMANDS',
          `${name} has ${most} ${most === 1 ? 'command' : 'commands'} in this turn, not ${number}.`,
          'S.available-commands/a',
          'S.available-commands/c',
        ),
        path: '$.counters',
      };
    }
  }
  return undefined;
}

/** A HIDDEN UNIT counter takes one command of the formation under it, a fake none. */
const commandedBy = (battle: Battle, unit: Unit): Unit[] =>
  isCounter(unit) ? unitsUnder(battle, unit) : [unit];

/** Examples besides what suits each: everybody the same, or commands dealt out in turn, as far as the commands reach. */
const PATTERNS: readonly (readonly Command[])[] = [
  ['fire'],
  ['overwatch'],
  ['move'],
  ['short-halt'],
  ['fire', 'move'],
  ['move', 'fire'],
  ['overwatch', 'move'],
  ['move', 'overwatch'],
  ['short-halt', 'fire'],
  ['fire', 'overwatch', 'move'],
  ['move', 'move', 'fire'],
  ['move', 'short-halt', 'overwatch', 'fire'],
];

function pattern(battle: Battle, side: string, commands: readonly Command[]): Counter[] {
  const left = new Map<string, number>();
  const counters: Counter[] = [];
  for (const [i, unit] of commandable(battle, side).entries()) {
    const command = commands[i % commands.length] as Command;
    if (refusalFor(battle, unit, command)) continue;
    const [first] = commandedBy(battle, unit);
    const formation = formationIdOf(battle, first ?? unit);
    const most = left.get(formation) ?? mostOf(battle, side, formation);
    const free = commandedBy(battle, unit).every((one) => isFree(battle, one));
    if (most === 0 && !free) continue;
    if (!free) left.set(formation, most - 1);
    counters.push({ command, units: [unit.id] });
  }
  return counters;
}

/** To each what suits it best, the most pressing first; who is near enough shares a counter. */
function suited(battle: Battle, side: string): Counter[] {
  const counters: { readonly command: Command; units: string[] }[] = [];
  const left = new Map<string, number>();
  const wishes = commandable(battle, side)
    .map((unit) => {
      const command = fitting(battle, unit);
      return { unit, command, fit: fitOf(battle, unit, command) };
    })
    .sort((one, other) => other.fit - one.fit);
  for (const { unit, command } of wishes) {
    if (refusalFor(battle, unit, command)) continue;
    const shared = counters.find(
      (one) => one.command === command && sharable(battle, [...one.units, unit.id]),
    );
    if (shared) {
      shared.units.push(unit.id);
      continue;
    }
    const formation = formationIdOf(battle, unit);
    const most = left.get(formation) ?? mostOf(battle, side, formation);
    if (most === 0 && !isFree(battle, unit)) continue;
    if (!isFree(battle, unit)) left.set(formation, most - 1);
    counters.push({ command, units: [unit.id] });
  }
  return counters;
}

const sharable = (battle: Battle, ids: readonly string[]): boolean =>
  !refusalOfSharing(
    battle,
    ids.map((id) => battle.theUnit(id)),
  );

const mostOf = (battle: Battle, side: string, formation: string): number =>
  isBasic(battle) ? Number.POSITIVE_INFINITY : availableCommands(battle, side, formation);
