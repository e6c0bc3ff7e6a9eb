import type { Decider } from '../decide.js';
export const begin: Decider<'begin'> = () => undefined;
export const enlist: Decider<'enlist'> = () => undefined;
