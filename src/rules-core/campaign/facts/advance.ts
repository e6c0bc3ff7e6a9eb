import type { Decider } from '../decide.js';
export const advance: Decider<'advance'> = () => undefined;
