import { hexFacts } from '../rules-core/kernel/boards/index.js';
import type { KnownSystem } from '../rules-core/kernel/decide/known-system.js';
import { draftPosition } from '../rules-core/kernel/position/draft.js';
import type { Position } from '../rules-core/kernel/position/position.js';
import { hexOf } from '../rules-core/kernel/position/position.js';
import type { Presentation } from '../rules-core/kernel/presentation/index.js';
import { SYSTEMS } from '../rules-core/systems.js';
import { PREVIEW, previewSvg } from './preview-svg.js';

const known = SYSTEMS.get('aslsk') as KnownSystem;

function drawn(units: object): { view: number[]; svg: string; size: { width: number; height: number } } {
  const document = {
    system: 'aslsk',
    map: { columns: 40, rows: 30 },
    clock: { phase: 'PFPh', active: 'german' },
    sides: { german: {}, russian: {} },
    units,
  };
  const read = draftPosition(known.rulebook, document);
  const laid = known.lay({ map: document.map }, { boards: {} } as never);
  if (!read.ok || !laid.ok) throw new Error(JSON.stringify([read, laid]));
  const { map } = laid.table;
  const facts = hexFacts(map);
  const svg = previewSvg({
    board: '<g id="board"/>',
    size: map,
    hexNamed: (name) => facts[map.named.get(hexOf(name)) ?? -1],
    position: read.position as Position,
    shown: known.rulebook.presentation as unknown as Presentation,
  });
  return { svg, size: map, view: (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number) };
}

test('a preview shows the part of the board where the counters are, in the proportions of a link', () => {
  const { view, svg, size } = drawn({
    g: { counter: '4-6-7', at: 'E5' },
    r: { counter: '4-4-7', at: 'H7' },
  });
  const [x = 0, y = 0, width = 0, height = 1] = view;
  expect(width / height).toBeCloseTo(PREVIEW.width / PREVIEW.height);
  expect(width).toBeLessThan(size.width / 2);
  for (const [, at] of svg.matchAll(/translate\(([^)]+)\) scale/g)) {
    const [cx = 0, cy = 0] = (at ?? '').split(' ').map(Number);
    expect([cx > x, cx < x + width, cy > y, cy < y + height]).toEqual([true, true, true, true]);
  }
  expect(svg.match(/scale\(/g)).toHaveLength(2);
});

test('counters at opposite ends are all in it, and an empty board is shown whole', () => {
  const far = drawn({ g: { counter: '4-6-7', at: 'A1' }, r: { counter: '4-4-7', at: 'NN29' } });
  expect(far.view[2]).toBeGreaterThan(far.size.width * 0.9);
  const none = drawn({});
  expect(none.view[2]).toBeGreaterThanOrEqual(none.size.width);
  expect(none.svg).toContain('id="board"');
});
