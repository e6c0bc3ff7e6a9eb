import { counterNamed, halfSquadOf } from './catalogue.js';

test.each([
  ['German', '4-6-7', '2-4-7'],
  ['German', '5-4-8', '2-4-8'],
  ['German', '8-3-8', '3-3-8'],
  ['German SS', '6-5-8', '3-4-8'],
  ['American', '6-6-6', '3-3-6'],
  ['British', '6-3-8', '3-2-8'],
])('the half-squad of a %s %s is a %s', (nation, squad, half) => {
  const counter = counterNamed(squad, nation);
  expect(counter && halfSquadOf(counter)?.name).toBe(half);
});
