import type { Json } from '../position/position.js';
import { reasonsOf } from './reasons.js';

test('the numbers of an effect are found with their labels and rules, wherever they stand', () => {
  const about = {
    parts: [{ fp: 4, factors: [{ label: 'point blank', times: 2, cites: ['3.2/c'] }] }],
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
    { says: 'point blank x2', cites: ['3.2/c'] },
    { says: 'woods +1', cites: ['1.1/w'] },
    { says: 'hedge -2', cites: ['1.1/h'] },
  ]);
  expect(reasonsOf(null)).toEqual([]);
});
