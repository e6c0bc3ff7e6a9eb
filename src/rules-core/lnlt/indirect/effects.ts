/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  'smoke-laid': says<{
    readonly unit: string;
    readonly at: string;
    readonly die: number;
    readonly needed: number;
    readonly isLaid: boolean;
  }>(({ unit, at, die, needed, isLaid }, name) =>
    isLaid
      ? `${name(unit)} lays smoke in ${at} (${die}, ${needed} or less needed).`
      : `${name(unit)} fails to lay smoke in ${at} (${die}, ${needed} or less needed).`,
  ),
});
