import type { Decider } from '../decide.js';
export const setPolicies: Decider<'policies'> = () => undefined;
export const setGraph: Decider<'graph'> = () => undefined;
export const decideWay: Decider<'decide'> = () => undefined;
export const ruling: Decider<'ruling'> = () => undefined;
export const concede: Decider<'concede'> = () => undefined;
