import type { Json } from './position.js';
import { reasonsOf } from './reasons.js';
import { HALF, reckon } from './reckoning.js';

test('the numbers of an effect are found with their labels and rules, wherever they stand', () => {
  const fp = reckon<string>('FP', 4, '3.2/a').times(HALF, 'long range', '3.2/b').done();
  const about = {
    parts: [{ fp, factors: [{ label: 'point blank', times: 2, cites: ['3.2/c'] }] }],
    results: [
      {
        modifiers: [
          { label: 'woods', value: 1, cites: ['1.1/w'] },
          { why: 'hedge', drm: -2, cites: '1.1/h' },
        ],
      },
    ],
    unit: 'a1',
    label: 'no number here',
  };
  expect(reasonsOf(about as unknown as Json)).toEqual([
    { says: expect.stringMatching(/^4 FP .*long range.* 2$/), cites: ['3.2/a', '3.2/b'] },
    { says: 'point blank x2', cites: ['3.2/c'] },
    { says: 'woods +1', cites: ['1.1/w'] },
    { says: 'hedge -2', cites: ['1.1/h'] },
  ]);
  expect(reasonsOf(null)).toEqual([]);
});
