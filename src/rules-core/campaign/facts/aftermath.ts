import type { Decider } from '../decide.js';
export const aftermath: Decider<'aftermath'> = () => undefined;
