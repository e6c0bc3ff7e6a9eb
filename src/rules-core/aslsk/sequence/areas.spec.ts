import { layOut } from '../../kernel/boards/layout.js';
import { paintBoard } from '../../kernel/boards/paint/painter.js';
import { parseBoard } from '../../kernel/boards/plan.js';
import { Areas } from '../../kernel/scenarios/index.js';

function board(name: string) {
  const plan = parseBoard({ board: name, columns: 5, rows: 4 });
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return paintBoard(plan.value);
}

describe('areas on several boards', () => {
  const BOARDS = new Map(['north', 'south'].map((name) => [name, board(name)]));
  const laid = layOut({ boards: [[{ board: 'north', as: 'm' }], [{ board: 'south', as: 'n' }]] }, (name) =>
    BOARDS.get(name),
  );
  if (!laid.ok) throw new Error(JSON.stringify(laid.problems));

  test('[aslsk 1.3/b] a scenario that names a board leaves out the half hexes it shares with another', () => {
    const areas = new Areas(laid.value);
    const whole = areas.hexes({ board: 'm' }, '$');
    const own = areas.hexes({ all: [{ board: 'm' }, { not: { board: 'n' } }] }, '$');
    const seam = whole.filter((hex) => !own.includes(hex));
    expect(seam).toEqual(areas.hexes({ all: [{ board: 'm' }, { board: 'n' }] }, '$'));
    expect(seam).toEqual(['mB4', 'mD4']);
    expect(own).toContain('mA4');
    expect(areas.problems).toEqual([]);
  });
});
