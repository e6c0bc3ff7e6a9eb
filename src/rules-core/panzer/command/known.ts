/** The command of a unit, by the eyes that ask. */
import type { Command } from '../attributes/index.js';
import type { Act, Battle, Change, Unit } from '../system.js';

/** Its own side knows it from the start (S.command-counters/b). */
export const commandOf = (battle: Battle, unit: Unit): Command =>
  unit.command ?? battle.secret(unit.side).commands?.[unit.id]?.command ?? 'none';

/** It can be seen to have another command than this: its counter was revealed. */
export const isKnownOther = (unit: Unit, ...commands: readonly Command[]): boolean =>
  unit.command !== undefined && !commands.includes(unit.command);

/** The change that turns its counter over. */
function turnedOver(battle: Battle, unit: Unit): Change[] {
  if (unit.command !== undefined) return [];
  const placed = battle.secret(unit.side).commands?.[unit.id];
  const set = {
    command: placed?.command ?? ('none' as const),
    ...(placed?.counter !== undefined && { shares: placed.counter }),
  };
  return [{ do: 'unit', unit: unit.id, set }];
}

/** Reveals the counters of those units, side by side in one effect (4.5). */
export function reveal(act: Act, side: string, units: readonly Unit[], more: readonly Change[] = []): void {
  const { battle } = act;
  const commands = Object.fromEntries(units.map((unit) => [unit.id, commandOf(battle, unit)]));
  const changes = [...units.flatMap((unit) => turnedOver(battle, unit)), ...more];
  if (units.length > 0)
    act.effect('commands-revealed', { side, commands }, { changes, cites: ['S.command-placement'] });
}
