/** What the tasks of this chapter carry. */

export interface LeaderTasks {
  /** Leaders change units at the very end of the turn (7.55.1/i). */
  'transfer-leaders': { side: string };
}
