/** What the tasks of this chapter carry. */

export interface SmokeTasks {
  /** Smoke Dischargers of a side, before commands are placed (7.9). */
  'smoke-dischargers': { side: string };
}
