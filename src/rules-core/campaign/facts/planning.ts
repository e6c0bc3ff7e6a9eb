import type { Decider } from '../decide.js';
export const seal: Decider<'seal'> = () => undefined;
export const deadline: Decider<'deadline'> = () => undefined;
export const reveal: Decider<'reveal'> = () => undefined;
