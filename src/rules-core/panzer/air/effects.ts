/** What the tasks of this chapter carry. */

export interface AirTasks {
  /** Aircraft acquire and attack, AA units track (6.4, 6.7). */
  air: { phase: 1 | 2 };
}
