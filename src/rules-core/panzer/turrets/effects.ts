/** What the tasks of this chapter carry. */

export interface TurretTasks {
  /** A side turns its turrets, opens and closes hatches (7.8.1, 7.8.3). */
  'adjust-turrets': { side: string };
}
