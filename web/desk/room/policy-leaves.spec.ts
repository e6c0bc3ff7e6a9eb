import { leavesOf } from './policy-leaves.js';

test('policies are told apart by their paths, and called by what their entries are called', () => {
  const document = {
    casualties: { turnsWounded: 2, heals: true },
    experience: { earns: [{ for: 'close-combat-kill', points: 3, cites: ['1.2'] }], levels: [] },
    recovery: { upTo: [[3, 'lost']] },
    nothing: null,
  };
  expect(leavesOf(document)).toEqual([
    { path: 'casualties.turnsWounded', says: 'casualties › turns wounded', value: 2 },
    { path: 'casualties.heals', says: 'casualties › heals', value: true },
    {
      path: 'experience.earns.0.for',
      says: 'experience › earns › close combat kill › for',
      value: 'close-combat-kill',
    },
    { path: 'experience.earns.0.points', says: 'experience › earns › close combat kill › points', value: 3 },
    { path: 'recovery.upTo.0.0', says: 'recovery › up to › 1 › 1', value: 3 },
    { path: 'recovery.upTo.0.1', says: 'recovery › up to › 1 › 2', value: 'lost' },
  ]);
});
