/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  starshell: says<{
    readonly unit: string;
    readonly at: string;
    readonly die?: number;
    readonly needed?: number;
    readonly isPlaced: boolean;
    readonly mortar?: string;
  }>(({ unit, at, die, needed, isPlaced, mortar }, name) => {
    if (mortar !== undefined) return `${name(unit)} has ${name(mortar)} light ${at} with a Starshell.`;
    const rolled = `(${die}, ${needed} or less needed)`;
    return isPlaced
      ? `${name(unit)} lights ${at} with a Starshell ${rolled}.`
      : `${name(unit)} fails to fire a Starshell at ${at} ${rolled}.`;
  }),
});
