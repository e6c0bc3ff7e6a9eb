/** A rulebook with everything that goes with it: charts, boards, the text of its rules, its scenarios. */
import type { CampaignPieces } from '../../campaign/pieces.js';
import type { ChartPack } from '../charts/index.js';
import { layTable, type OnTable, type Shelf, type TableResult, theTable } from '../position/lay-table.js';
import type { Json, System } from '../position/position.js';
import type { Table } from '../position/table.js';
import type { Rulebook } from './rulebook.js';

export interface KnownSystem {
  readonly rulebook: Rulebook;
  /** The charts of a battle that names none. */
  readonly charts: ChartPack;
  /** Scenarios as they are written, by name. */
  readonly scenarios: Readonly<Record<string, Json>>;
  /** What it brings to campaigns; absent: battles of it stand alone. */
  readonly campaign?: CampaignPieces;
  /** Campaigns as they are written, by name. */
  readonly campaigns: Readonly<Record<string, Json>>;
  /** Lays a table, or returns what is missing; boards and packs that are not the house's come from `more`. */
  lay(position: OnTable, more?: Partial<Shelf>): TableResult;
  /** The same where the position is known to be sound; throws a `TableError`. */
  table(position: OnTable): Table;
  /** The text of a rule, in our own words. */
  ruleText(rule: string): Promise<string | undefined>;
}

/** By the name of the system. */
export interface KnownSystems extends ReadonlyMap<string, KnownSystem> {
  /** The URL of the module that exports them as SYSTEMS, so that another thread can have the same. */
  readonly module?: string;
}

export interface SystemParts<S extends System> {
  readonly rulebook: Rulebook<S>;
  readonly charts: ChartPack;
  /** House packs of earlier versions, by their hash. */
  readonly earlierCharts?: NonNullable<Shelf['pack']>;
  readonly board: Shelf['board'];
  readonly scenarios?: Readonly<Record<string, Json>>;
  readonly campaign?: CampaignPieces;
  readonly campaigns?: Readonly<Record<string, Json>>;
  readonly ruleText?: (rule: string) => Promise<string | undefined>;
}

/** From here on nobody needs to know the rulebook's own types. */
export function knownSystem<S extends System>(parts: SystemParts<S>): KnownSystem {
  const { board, charts: house, earlierCharts: pack } = parts;
  const shelf: Shelf = { board, house, ...(pack && { pack }) };
  return {
    rulebook: parts.rulebook as unknown as Rulebook,
    charts: parts.charts,
    scenarios: parts.scenarios ?? {},
    ...(parts.campaign && { campaign: parts.campaign }),
    campaigns: parts.campaigns ?? {},
    lay: (position, more = {}) => layTable(position, withMore(shelf, more)),
    table: (position) => theTable(position, shelf),
    ruleText: parts.ruleText ?? (async () => undefined),
  };
}

/** What is uploaded stands beside what comes with the house; the house's own boards keep their names. */
function withMore(shelf: Shelf, { board, house, pack, laid }: Partial<Shelf>): Shelf {
  return {
    board: (name) => shelf.board(name) ?? board?.(name),
    house: house ?? shelf.house,
    pack: (hash) => shelf.pack?.(hash) ?? pack?.(hash),
    ...(laid && { laid }),
  };
}

export function knownSystems(...systems: readonly KnownSystem[]): KnownSystems {
  return new Map(systems.map((system) => [system.rulebook.system, system]));
}

/** The rulebooks that a module exports as SYSTEMS. */
export function systemsOf(module: string, ...systems: readonly KnownSystem[]): KnownSystems {
  return Object.assign(knownSystems(...systems) as Map<string, KnownSystem>, { module });
}
