/** The Command Phase (4.2, 6.2): both sides place their counters unseen; what is placed cannot be changed. */
import * as z from 'zod';
import { COMMANDS, type Command, type Placed } from '../attributes/index.js';
import { order } from '../form.js';
import { isCounter, unitsUnder } from '../hidden/counters.js';
import { isCombatUnit } from '../sequence/sides.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { notYours } from '../units/kinds.js';
import { commandable } from './available.js';
import { isHeldBack } from './delay.js';
import { examplesOf } from './examples.js';
import { commandOf } from './known.js';
import { type Counter, tooMany } from './limits.js';
import { platoonApart, refusalOfSharing } from './sharing.js';

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
          units: z.array(z.string()).min(1).max(60).describe('The units that share the counter.'),
        }),
      )
      .max(200)
      .describe('The counters, each with its units.'),
  },
  sealed: true,
  byExample: true,
  *candidates({ battle, by }) {
    const mayHave = (unit: Unit, command: Command) => !refusalFor(battle, unit, command);
    for (const counters of examplesOf(battle, by, mayHave)) yield { counters };
  },
  read: ({ battle, by }, { counters }) => refusalOf(battle, by, counters) ?? { counters },
  // The second side's counters bring on the Initiative Phase.
  foreseeable: ({ battle, by }) => battle.position.awaiting.some(({ side }) => side !== by),
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
  const changes = battle
    .units()
    .filter((unit) => unit.fullCover && commandOf(battle, unit) !== 'none')
    .map(({ id }): Change => ({ do: 'unit', unit: id, set: { fullCover: null } }));
  act.effect('commands-committed', {}, { changes, cites: ['S.command-placement', 'S.full-cover/a'] });
}

function refusalOf(battle: Battle, by: string, counters: readonly Counter[]): Refusal | undefined {
  const given = new Set<string>();
  for (const [i, { command, units: ids }] of counters.entries()) {
    const units: Unit[] = [];
    for (const id of ids) {
      const unit = battle.unit(id);
      const path = `$.counters[${i}].units`;
      if (unit?.side !== by) return { ...notYours(id), path };
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
    const refusal = refusalOfSharing(battle, units, command);
    if (refusal) return { ...refusal, path: `$.counters[${i}].units` };
  }
  return platoonApart(battle, counters) ?? tooMany(battle, by, counters);
}

/** Whose command it is: that of the unit, or of those under the counter who do not ride. */
const afoot = (battle: Battle, unit: Unit): Unit[] =>
  isCounter(unit) ? unitsUnder(battle, unit).filter(({ aboard }) => aboard === undefined) : [unit];

function refusalFor(battle: Battle, unit: Unit, command: Command): Refusal | undefined {
  if (!commandable(battle, unit.side).some(({ id }) => id === unit.id))
    return refuse(
      'CANNOT_COMMAND',
      `${unit.name} is not on the map by itself: it takes no counter.`,
      'S.command-counters/a',
    );
  const late = afoot(battle, unit).find((one) => isHeldBack(battle, one));
  if (command !== 'none' && late)
    return refuse('DELAYED', `${late.name} has not come round to what it met: leave it with N/C.`, '7.48/a');
  if (!isCombatUnit(unit) && !isCounter(unit) && !UNARMED.has(command))
    return refuse(
      'UNARMED',
      `${unit.name} is unarmed: give it MOVE, SHORT HALT or N/C.`,
      'S.activated-unarmed-unit',
    );
  return undefined;
}
