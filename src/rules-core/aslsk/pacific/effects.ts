/** What can happen in chapter 8, and the tasks it leaves to do. */
// biome-ignore lint/suspicious/noEmptyInterface: the chapter's effects are declared by its files
export interface PacificEffects {}

export type PacificTask = never;
