/** What can happen in this chapter, how it is told, and what its tasks carry. */
import { effects, says } from '../../kernel/form/index.js';
import type { Told } from '../told.js';

export const tells = effects({
  'fire-checked': says<{
    readonly at: string;
    readonly by: string;
    readonly factor: number;
    readonly rolled: number;
    readonly net: number;
    readonly needs: number;
    readonly starts: boolean;
    readonly modifiers: readonly Told[];
  }>(
    ({ at, by, factor, net, needs, starts }) =>
      `${by} rolls for a fire in ${at}: ${factor} GP Factors, ${net} against ${needs}: ${starts ? 'a fire starts' : 'no fire'}.`,
    'silent',
  ),
  'fire-started': says<{ readonly at: string }>(({ at }) => `${at} is on fire.`),
});

export interface WeatherTasks {
  /** Fires start (7.35.1). */
  fires: object;
  /** Fires of earlier turns eliminate who is in them (7.35.2). */
  'burn-out': object;
}
