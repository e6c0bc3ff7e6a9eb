/** Which rulebooks, charts and boards the events of a log rest on. */
import type { Action } from '../../rules-core/kernel/decide/action.js';
import { boardsNamed } from '../../rules-core/kernel/position/boards-named.js';
import type { Position } from '../../rules-core/kernel/position/position.js';
import { BATTLE_ACTION, BATTLE_OPENED, type Pins } from './format.js';

export class PinsSeen {
  private readonly rules = new Map<string, Set<string>>();
  private readonly charts = new Map<string, Set<string>>();
  private readonly systems = new Map<string, string>();
  readonly boards = new Set<string>();

  add(kind: string, stream: string, payload: unknown): void {
    if (kind === BATTLE_OPENED) {
      const { system, rules, charts, map } = (payload as { position: Position }).position;
      this.systems.set(stream, system);
      noted(this.rules, system, rules);
      noted(this.charts, system, charts);
      for (const board of boardsNamed(map)) this.boards.add(board);
    }
    if (kind !== BATTLE_ACTION) return;
    const system = this.systems.get(stream);
    if (system !== undefined) noted(this.rules, system, (payload as Action).rules);
  }

  pins(boards: Pins['boards']): Pins {
    return { rules: listed(this.rules), charts: listed(this.charts), boards };
  }
}

function noted(all: Map<string, Set<string>>, system: string, value: unknown): void {
  if (typeof value !== 'string') return;
  const known = all.get(system) ?? new Set();
  all.set(system, known.add(value));
}

function listed(all: ReadonlyMap<string, ReadonlySet<string>>): Record<string, string[]> {
  const names = [...all.keys()].sort();
  return Object.fromEntries(names.map((name) => [name, [...(all.get(name) ?? [])].sort()]));
}
