/** How many committed rolls of two dice one core cuts per second: in actions of one roll (a hash per roll), and of four. */
import { D6, DR, diceSeed } from '../../src/rules-core/kernel/dice/index.js';
import { report } from './report.js';

const SEED = '5ca1ab1e'.repeat(8);
const SECONDS = 2;

function rollsPerSecond(rollsPerAction: number): number {
  const seed = diceSeed(SEED);
  const battle = '0199f3c2-7b1e-7c44-9a3f-2f6b1d5c8e10';
  let faces = 0;
  let version = 0;
  const start = performance.now();
  let elapsed = 0;
  do {
    for (let i = 0; i < 1000; i++) {
      const dice = seed.forAction(battle, ++version);
      for (let roll = 0; roll < rollsPerAction; roll++)
        faces += dice.roll('attack', ...(roll % 2 ? D6 : DR)).dice.length;
    }
    elapsed = (performance.now() - start) / 1000;
  } while (elapsed < SECONDS);
  if (faces === 0) throw new Error('No dice were rolled.');
  return (version * rollsPerAction) / elapsed;
}

rollsPerSecond(1);
report({ bench: 'dice.rolls', who: 'ours', value: rollsPerSecond(4), unit: 'rolls/s' });
report({ bench: 'dice.rolls.single', who: 'ours', value: rollsPerSecond(1), unit: 'rolls/s' });
