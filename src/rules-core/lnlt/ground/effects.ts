/** What can happen in this chapter, and how it is told. */
import { effects } from '../../kernel/form/index.js';

export const tells = effects({});

export interface GroundTasks {
  /** Mines attack the units that have just come into their hex. */
  mines: { readonly units: readonly string[]; readonly at: string };
}
