/** What can happen in chapter 7, and the tasks it leaves to do. */
// biome-ignore lint/suspicious/noEmptyInterface: the chapter's effects are declared by its files
export interface VehicleEffects {}

export type VehicleTask = never;
