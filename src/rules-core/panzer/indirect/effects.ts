/** What the tasks of this chapter carry. */

export interface IndirectTasks {
  /** Indirect Fire of a side (6.5.1). */
  'indirect-fire': { side: string };
}
