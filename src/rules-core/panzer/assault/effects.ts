/** What the tasks of this chapter carry. */

export interface AssaultTasks {
  /** Close Assaults and Hand-to-Hand combats of a side (6.6.1). */
  assaults: { side: string };
}
