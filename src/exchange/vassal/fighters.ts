import type { CounterThere } from './read.js';

/** Those of a nation that are neither markers nor concealment. */
export const isFighter = ({ nation, concealmentCounter, counterType }: CounterThere): boolean =>
  nation !== undefined && concealmentCounter === undefined && counterType !== 'global';
