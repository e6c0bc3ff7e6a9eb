import { begin, moves, type Trial } from '../testkit.testkit.js';
import { resume } from './resume.js';

const above = ({ battle: { position } }: Trial) => ({
  real: position.agenda.at(-1),
  resumed: resume({ ...position, agenda: [] })?.agenda.at(-1),
});

test('[combat 14.10 × 12.1.2.4] the reply in Close Combat is resumed with the leader who directs the attack', () => {
  const trial = begin(
    { g1: '6-6 at D5', g2: 'nco at D5', a1: '7-6 at D5', a9: 'nco at L11' },
    { marks: { D5: { closeCombat: true } } },
  ).order('german', { order: 'close-combat', at: 'D5', units: ['g1'], targets: ['a1'], leader: 'g2' });
  const { real, resumed } = above(trial);
  expect(resumed).toEqual(real);
});

test('[combat 14.9 × 10.1.8] a move is resumed with the units that have come to their places on it', () => {
  const trial = begin({ g1: 'nco at D4', g2: '6-6 at D4', a9: 'nco at L11' }).order(
    'german',
    moves('cautious', { g1: ['D5'], g2: ['D5'] }, true),
  );
  const { real, resumed } = above(trial);
  const movers = real?.task === 'march' && real.movers;
  expect(resumed).toMatchObject({ movers });
});
