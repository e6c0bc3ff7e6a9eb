/** What a side writes down about its batteries before the battle: plots, observers, registrations (15.1.4.1, 15.4.1, 15.7.1). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { order } from '../form.js';
import { type Battle, type Change, type CombatSystem, type Refusal, refuse } from '../system.js';
import { isHexName, isInPlay, neighbours } from '../terrain/places.js';
import { type Battery, batteriesOf, batteryOf } from './battery.js';
import { OBSERVATION_LEVEL } from './observer.js';

type NoteOrder = {
  readonly battery: string;
  readonly at: readonly string[];
  readonly turn?: number;
  readonly registers?: boolean;
};

/** Plots are two hexes and one turn for both, an observer looks from a hex at the edge of the map. */
function noteRefusal(
  battle: Battle,
  { battery: id, at, turn, registers }: NoteOrder,
  by: string,
): Refusal | undefined {
  const battery = batteryOf(battle, by, id);
  if (!battery) return refuse('NO_SUCH_BATTERY', `There is no battery "${id}" of yours.`, '15.1');
  const off = at.find((hex) => !isHexName(battle, hex) || !isInPlay(battle, hex));
  if (off !== undefined) return refuse('NO_SUCH_HEX', `${off} is not a hex in play.`, '3.2.5');
  if (registers)
    return (battery.registers ?? 0) > 0 && at.length === 1
      ? undefined
      : refuse('NO_REGISTRATION', `${id} has no registration hex left to note.`, '15.7.1');
  if (battery.by === 'plotted')
    return at.length === 2 && turn !== undefined
      ? undefined
      : refuse('TWO_HEXES', 'Plot two hexes and one turn for both.', '15.1.4.1');
  if (battery.by !== 'observer')
    return refuse('NOTHING_TO_NOTE', `${id} is called by ${battery.by}.`, '15.1.4.2');
  return at.length === 1 && neighbours(battle, at[0] as string).length < 6
    ? undefined
    : refuse('NOT_AT_THE_EDGE', 'An observer off the map looks from a hex at its edge.', '15.4.1');
}

type Notes = Partial<CombatSystem['secret']>;
const without = <T extends { readonly battery: string }>(notes: readonly T[] | undefined, id: string): T[] =>
  (notes ?? []).filter(({ battery }) => battery !== id);

function changesFor(
  battle: Battle,
  by: string,
  { battery: id, at, turn = 0, registers }: NoteOrder,
): Change[] {
  const notes: Notes = battle.secret(by);
  const [first = ''] = at;
  if (registers) {
    const left = batteriesOf(battle, by).map((each) => (each.id === id ? fewer(each) : each));
    return [
      { do: 'side', side: by, set: { batteries: left } },
      {
        do: 'secret',
        side: by,
        set: { registrations: [...(notes.registrations ?? []), { battery: id, at: first }] },
      },
    ];
  }
  const set =
    batteryOf(battle, by, id)?.by === 'plotted'
      ? { plots: [...without(notes.plots, id), { battery: id, at: [...at], turn }] }
      : {
          observers: [...without(notes.observers, id), { battery: id, at: first, level: OBSERVATION_LEVEL }],
        };
  return [{ do: 'secret', side: by, set }];
}

function fewer({ registers = 0, ...battery }: Battery): Battery {
  return registers > 1 ? { ...battery, registers: registers - 1 } : battery;
}

const KINDS = { plotted: 'plot', observer: 'observer' } as const;

export const noteFire = order({
  title: 'Note artillery',
  description: 'Write down the plots of a battery, the hex of its observer off the map, or a registered hex.',
  cites: ['15.1.4.1', '15.4.1', '15.7.1'],
  answers: ['fortify'],
  asks: {
    battery: z.string().describe('The battery.'),
    at: z.array(z.string()).min(1).max(2).describe('Two plots, or one hex.'),
    turn: z.int().min(1).optional().describe('The turn in which plotted fire is to come.'),
    registers: z.boolean().optional().describe('A hex in which its fire is more accurate.'),
  },
  sealed: true,
  byExample: true,
  *candidates({ battle, by }) {
    const [a, b] = battle.table.map.hexes.map(({ name }) => name).filter((hex) => isInPlay(battle, hex));
    if (a === undefined || b === undefined) return;
    for (const { id } of batteriesOf(battle, by))
      for (const more of [
        { at: [a, b], turn: battle.clock.turn },
        { at: [a] },
        { at: [a], registers: true },
      ]) {
        const order = { battery: id, ...more };
        if (!isNoted(battle, by, order) && !isRefusal(noteRefusal(battle, order, by) ?? {})) yield order;
      }
  },
  read: ({ battle, by }, order) => noteRefusal(battle, order, by) ?? order,
  perform(act, order, { by }) {
    const battery = batteryOf(act.battle, by, order.battery) as Battery;
    const what = order.registers ? 'registration' : KINDS[battery.by as keyof typeof KINDS];
    act.effect(
      'fire-noted',
      { battery: battery.id, what },
      { changes: changesFor(act.battle, by, order), cites: ['15.1.4.1', '15.4.1', '15.7.1'] },
    );
  },
});

/** Notes are listed once for each battery; any others may be given in their place. */
function isNoted(battle: Battle, by: string, { battery: id, registers }: NoteOrder): boolean {
  const { plots, observers } = battle.secret(by);
  return !registers && [...(plots ?? []), ...(observers ?? [])].some(({ battery }) => battery === id);
}
