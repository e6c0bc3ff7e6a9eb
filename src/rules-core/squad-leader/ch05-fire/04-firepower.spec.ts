import { field, Trial } from '../testkit.testkit.js';

test('[squad-leader 5.4.6] fire at a "?" is halved', () => {
  const power = (is: object) =>
    new Trial({
      phase: 'defensive-fire',
      map: field({ D4: 'woods' }),
      units: { g1: ['4-6-7', { at: 'D4', ...is }], r1: '4-4-7 at D8' } as never,
    })
      .order('russian', { order: 'fire', at: 'D4', firers: ['r1'] }, 6, 6)
      .told('fire-attack')[0]?.fp;
  expect([power({}), power({ concealed: true })]).toEqual([4, 2]);
});
