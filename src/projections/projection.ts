/** A projection states what it shows; keeping it is the same for all of them. */
import type { Event } from '../event-store/index.js';

export interface Projection<Row extends object = object> {
  readonly name: string;
  /** Changes when the same events would give other rows: then it is built anew, beside the one in use. */
  readonly version: number;
  /** `inline`: rows commit together with the event. `behind`: a job keeps up with the log. */
  readonly when: 'inline' | 'behind';
  /** The kinds of event it looks at. */
  readonly kinds: readonly string[];
  /**
   * What an event changes, as new rows by key; null takes a row away. Pure: it depends on the event and on the rows it
   * reads, and is called once for each event, in the order of positions.
   */
  apply(event: Event, rows: Rows<Row>): Promise<Changes<Row>> | Changes<Row>;
}

export interface Rows<Row> {
  /** The row as it is before the event. */
  get(key: string): Promise<Row | undefined>;
}

export type Changes<Row> = Iterable<readonly [key: string, row: Row | null]>;

// biome-ignore lint/suspicious/noExplicitAny: projections differ in their rows; each is checked where it is declared
export type AnyProjection = Projection<any>;
