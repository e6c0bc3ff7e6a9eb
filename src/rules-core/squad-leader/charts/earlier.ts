/** Charts of earlier versions, by what was different in them: battles that are pinned to them go on with them. */
import { ChartPack } from '../../kernel/charts/index.js';
import { SQUAD_LEADER_CHARTS } from './index.js';

type Cells = Record<string, Record<string, unknown>>;

/** Until 1.1.0: no column of small shaped charges, no supply chart, no carriers, and 88mm as 80mm. */
function third(): ChartPack {
  const { system, charts: ours } = structuredClone(SQUAD_LEADER_CHARTS.file);
  const { 'ammunition-supply': _, ...charts } = ours;
  const cellsOf = (chart: string, table: string) => charts[chart]?.tables[table]?.cells as unknown as Cells;
  delete cellsOf('afv-kill-basic', 'number')['H75 (HEAT)'];
  delete cellsOf('ift', 'fpByCalibre')['88'];
  delete cellsOf('vehicle-movement', 'tons').carrier;
  Object.assign(cellsOf('module-artillery', 'calibre').British ?? {}, { '2': 80 });
  const read = ChartPack.read({ system, version: '3', charts });
  if (!read.ok) throw new TypeError(JSON.stringify(read.problems));
  return read.pack;
}

const EARLIER: ReadonlyMap<string, () => ChartPack> = new Map([
  ['54da7513f56e0fcdc4ab3f6290f4e0e116eb7a4ad8b4196c95098507c735e052', third],
]);
const known = new Map<string, ChartPack>();

/** By the hash that a battle is pinned to. */
export function earlierCharts(hash: string): ChartPack | undefined {
  const pack = known.get(hash) ?? EARLIER.get(hash)?.();
  if (pack) known.set(hash, pack);
  return pack;
}
