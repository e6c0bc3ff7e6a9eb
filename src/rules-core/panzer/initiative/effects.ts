/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  initiative: says<{ readonly first: string; readonly rolled: Readonly<Record<string, number>> }>(
    ({ first, rolled }) => {
      const each = Object.entries(rolled).map(([side, net]) => `${side} ${net}`);
      return `Initiative: ${each.join(', ')}; ${first} is First Player.`;
    },
  ),
});

export interface InitiativeTasks {
  initiative: object;
}
