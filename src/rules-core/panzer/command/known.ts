/** The command of a unit, by the eyes that ask. */
import type { Command } from '../attributes/index.js';
import { counterOver } from '../hidden/counters.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { carrierOf } from '../units/kinds.js';

const placedOn = (battle: Battle, unit: Unit) => battle.secret(unit.side).commands?.[unit.id];

/** Its own side knows it from the start (S.command-counters/b). A unit aboard or hidden has that of its carrier or counter. */
export function commandOf(battle: Battle, unit: Unit): Command {
  const known = unit.command ?? placedOn(battle, unit)?.command;
  if (known !== undefined) return known;
  const over = counterOver(battle, unit) ?? carrierOf(battle, unit);
  return over ? commandOf(battle, over) : 'none';
}

/** It can be seen to have another command than this: its counter was revealed. */
export const isKnownOther = (unit: Unit, ...commands: readonly Command[]): boolean =>
  unit.command !== undefined && !commands.includes(unit.command);

/** The change that turns its counter over. */
function turnedOver(battle: Battle, unit: Unit): Change[] {
  if (unit.command !== undefined) return [];
  const counter = placedOn(battle, unit)?.counter;
  const set = { command: commandOf(battle, unit), ...(counter !== undefined && { shares: counter }) };
  return [{ do: 'unit', unit: unit.id, set }];
}

/** Reveals the counters of those units, side by side in one effect (4.5); nobody sees those of hidden units. */
export function reveal(act: Act, side: string, all: readonly Unit[], more: readonly Change[] = []): void {
  const { battle } = act;
  const units = all.filter(({ hidden }) => !hidden);
  const commands = Object.fromEntries(units.map((unit) => [unit.id, commandOf(battle, unit)]));
  const changes = [...units.flatMap((unit) => turnedOver(battle, unit)), ...more];
  if (units.length > 0)
    act.effect('commands-revealed', { side, commands }, { changes, cites: ['S.command-placement'] });
}
