import { greedyBot, randomBot } from '../../src/rules-core/kernel/lab/bots.js';
import { SYSTEMS } from '../../src/rules-core/systems.js';
import { fightMany } from './run.js';

/** `npm run battles` fights hundreds; here each scenario is fought once by either kind of player. */
describe.each([...SYSTEMS.keys()])('%s: battles between bots', (name) => {
  const system = SYSTEMS.get(name)!;
  const count = Object.keys(system.scenarios).length;

  test.each([
    ['random', randomBot],
    ['greedy', (seed: number) => greedyBot(seed, { width: 6, throws: 1 })],
  ] as const)(
    '%s players reach the end; nothing listed is refused and the audit agrees',
    (_, bot) => {
      const { fought, wrong } = fightMany(system, count, 11, bot);
      expect(wrong).toEqual([]);
      expect(fought.filter(({ isOver }) => !isOver)).toEqual([]);
      expect(fought).toHaveLength(count);
    },
    240_000,
  );
});
