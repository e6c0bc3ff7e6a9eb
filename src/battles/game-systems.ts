/** The rulebooks that this server knows, each with the way to lay its table. */
import type { Json, Position } from '../rules-core/kernel/position.js';
import type { Rulebook } from '../rules-core/kernel/rulebook.js';
import type { Table } from '../rules-core/kernel/table.js';

export interface GameSystem {
  readonly rulebook: Rulebook;
  /** Lays out the map and the charts that a position speaks of; throws with a reason when it cannot. */
  table(position: Pick<Position, 'map' | 'charts'>): Table | Promise<Table>;
  /** The text of a rule, in our own words. */
  ruleText?(rule: string): Promise<string | undefined>;
}

export const GAME_SYSTEMS = Symbol('GameSystems');

export class GameSystems {
  private readonly bySystem: ReadonlyMap<string, GameSystem>;

  constructor(systems: readonly GameSystem[]) {
    this.bySystem = new Map(systems.map((system) => [system.rulebook.system, system]));
  }

  find(system: string): GameSystem | undefined {
    return this.bySystem.get(system);
  }

  /** The system of a battle that exists: its rulebook must be here. */
  of(system: string): GameSystem {
    const found = this.bySystem.get(system);
    if (!found)
      throw new Error(`This server has no rulebook "${system}"; it has: ${this.names().join(', ')}.`);
    return found;
  }

  all(): GameSystem[] {
    return [...this.bySystem.values()];
  }

  names(): string[] {
    return [...this.bySystem.keys()].sort();
  }
}

export type { Json };
