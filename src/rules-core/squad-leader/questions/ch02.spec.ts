/** What players asked about sight and night (chapter 2): a position, the question, and the answer. */
import { field, type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;

test('[squad-leader-A-2] [squad-leader 2.1.1/b] the building in which the line begins does not block it', () => {
  const trial = new Trial({
    map: field({ D4: 'stone-building' }),
    units: { g1: '4-6-7 at D4', r1: '4-4-7 at E6' },
  }).order('german', { order: 'fire', at: 'E6', firers: ['g1'] }, 6, 5);
  expect(trial.kinds).toContain('fire-attack');
});

test('[squad-leader-A-3] [squad-leader 2.1.2/a] the machine gun beside the main one may fire first, and find the line clear', () => {
  const trial = new Trial({
    units: { gt: ['MkIVF2 at D9', { mg: { coaxial: 4 } }], r1: '4-4-7 at D4', r9: '4-4-7 at N12' } as Units,
  });
  trial.order('german', { order: 'fire-machine-guns', unit: 'gt', at: 'D4' }, 6, 5);
  expect(trial.kinds).toContain('fire-attack');
  trial.order('german', { order: 'fire-ordnance', unit: 'gt', at: 'D4' }, 6, 5);
  expect(trial.kinds).toContain('ordnance-fired');
});

describe('how far one sees at night', () => {
  const refused = (target: string) =>
    new Trial({
      options: { night: true },
      clock: { visibility: 7 },
      units: { g1: '4-6-7 at A1', gm: 'HMG with g1', rx: [target, { moved: true }] } as Units,
    }).refusal('german', { order: 'fire', at: target.split(' ').at(-1) as string, firers: ['gm'] }, 6, 5)
      ?.refused;

  test.each([
    ['men seven hexes off', '4-4-7 at A8', undefined],
    ['men eight hexes off', '4-4-7 at A9', 'TOO_DARK'],
    ['a truck ten hexes off', 'truck at A11', undefined],
    ['a truck eleven hexes off', 'truck at A12', 'TOO_DARK'],
  ])('[squad-leader-A-45] [squad-leader 2.8.3, 2.8.4] after a 7: %s, which have moved', (_, target, code) => {
    expect(refused(target)).toBe(code);
  });
});
