/** What the tasks of this chapter carry. */

export interface WeatherTasks {
  /** Fires start, and eliminate who is still in them (7.35). */
  fires: object;
}
