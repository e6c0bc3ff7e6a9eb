/**
 * How a battle went that stands by itself, or that is told before its campaign has worked out what came of it: read out of its
 * log by its rulebook, and told as the battles of a campaign are. From a log as one viewer knows it comes what that viewer may know.
 */
import type { Action } from '../../kernel/decide/action.js';
import type { Position } from '../../kernel/position/position.js';
import type { Table } from '../../kernel/position/table.js';
import { CREATED } from '../aftermath/arisen.js';
import type { BattleReport } from '../aftermath/report.js';
import type { Consequence } from '../facts/facts.js';
import type { CampaignPieces } from '../pieces.js';
import { battleHistory } from './battle-history.js';
import type { SeenBook } from './views.js';

interface LoneBattle {
  readonly name: string;
  /** As it began, and what was done in it, both as the viewer may know them. */
  readonly start: Position;
  readonly actions: readonly { readonly version: number; readonly action: Action }[];
  readonly table: Table;
  readonly pieces: Pick<CampaignPieces, 'handOver'>;
}

export function loneBattleHistory({ name, start, actions, table, pieces }: LoneBattle): string {
  const drawn = Object.fromEntries(Object.keys(start.units).map((id) => [id, id]));
  const report = pieces.handOver({ start, table, actions, drawn, newId: (unit) => unit });
  const all = withThoseWhoArose(report);
  const { units } = start;
  const arisen = new Map(report.arisen.map((one) => [one.unit, one]));
  const roster = Object.fromEntries(
    all.units.map(({ unit }) => [unit, { side: units[unit]?.side ?? arisen.get(unit)?.side }]),
  );
  const book = { roster } as unknown as SeenBook;
  const consequences = [...deedsOf(report)] as Consequence[];
  return battleHistory({
    battle: name,
    report: all,
    consequences,
    book,
    names: {
      unit: (id) => units[id]?.name ?? arisen.get(id)?.name ?? id,
      side: (id) => start.sides[id]?.name ?? id,
      battle: (id) => id,
      node: (id) => id,
      formation: (id) => id,
    },
  });
}

/** Adds an end for the units that came into view during the battle. */
function withThoseWhoArose(report: BattleReport): BattleReport {
  const known = new Set(report.units.map(({ unit }) => unit));
  const later = report.arisen.filter(({ unit }) => !known.has(unit));
  const ended = later.map(({ unit, fate }) => ({
    unit,
    fate,
    actions: 0,
    checksPassed: 0,
    checksFailed: 0,
    deeds: [],
  }));
  return { ...report, units: [...report.units, ...ended] } as BattleReport;
}

/** What the aftermath of a campaign would note of everybody's deeds. */
function* deedsOf({ units, arisen }: BattleReport) {
  for (const { unit, deeds } of units) {
    const kills = deeds.filter(({ deed }) => deed === 'kill').reduce((sum, { times }) => sum + times, 0);
    if (kills > 0) yield { what: 'kill', about: { unit, battle: '', times: kills } };
  }
  for (const { unit, how, from } of arisen)
    if (CREATED.has(how)) yield { what: 'arisen', about: { unit, how, ...(from && { from }) } };
}
