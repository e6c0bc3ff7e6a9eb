import type { Decider } from '../decide.js';
export const openBattle: Decider<'open-battle'> = () => undefined;
export const report: Decider<'report'> = () => undefined;
