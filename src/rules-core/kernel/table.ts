/** What lies on the table beside the counters: the map and the charts. It never changes during a battle. */
import type { Board } from './boards/board.js';

/** Tells whether a chart cell that is only an estimate was read since it was asked last. */
export interface EstimateWatch {
  tookEstimate(): boolean;
}

export interface Table {
  readonly map: Board;
  readonly charts: { readonly recorder: EstimateWatch };
}
