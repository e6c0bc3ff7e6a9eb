import { layOut } from './graph-layout.js';

const node = (id: string, ...to: string[]) => ({ id, edges: to.map((one) => ({ to: one })) });

test('a scenario stands below all that lead to it', () => {
  const { spots, layers } = layOut([node('a', 'b', 'c'), node('b', 'd'), node('c', 'b'), node('d')]);
  expect(layers).toBe(4);
  expect([...'abcd'].map((id) => spots.get(id)?.layer)).toEqual([0, 2, 1, 3]);
});

test('those of one row stand beside each other, near those that lead to them', () => {
  const { spots, widest } = layOut([node('left', 'x'), node('right', 'y'), node('y'), node('x')]);
  expect(widest).toBe(2);
  expect(spots.get('x')?.x).toBeLessThan(spots.get('y')?.x ?? 0);
});

test('a circle, a way to nowhere and a campaign without scenarios can be drawn', () => {
  const { spots } = layOut([node('a', 'b'), node('b', 'a', 'gone')]);
  expect(spots.size).toBe(2);
  expect(layOut([]).spots.size).toBe(0);
});
