/** What lies on the table beside the counters: the map and the charts. It never changes during a battle. */
import type { Board } from '../boards/board.js';
import type { ChartPack } from '../charts/index.js';

export interface Table {
  readonly map: Board;
  readonly charts: ChartPack;
}
