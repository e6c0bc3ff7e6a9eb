import type { Decider } from '../decide.js';
export const reorganize: Decider<'reorganize'> = () => undefined;
