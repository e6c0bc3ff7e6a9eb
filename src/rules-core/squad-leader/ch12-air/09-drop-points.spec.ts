import { originalBoard } from '../../boards/index.js';
import { layOut } from '../../kernel/boards/layout.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { Trial } from '../testkit.testkit.js';

/** Boards one below the other, by their numbers. */
const boards = (...names: string[]) => {
  const map = layOut({ boards: names.map((as) => [{ board: 'village', as }]) }, (name) =>
    originalBoard(name as 'village'),
  );
  if (!map.ok) throw new Error(JSON.stringify(map.problems));
  return { map: map.value, charts: SQUAD_LEADER_CHARTS };
};
const TWO = boards('1', '2');
const waiting = (map: typeof TWO, planes = 1) =>
  new Trial({
    phase: 'movement',
    map,
    units: {
      r1: '4-4-7 at 1P9',
      gl: '8-0 at 1A1',
      g1: ['4-6-8', { jumps: true, stick: 1 }],
      ...(planes > 1 && { g2: ['4-6-8', { jumps: true, stick: 2 }] as const }),
    },
    sides: { german: { airdrop: 'waiting' } },
  });
const drop = (at: string, more: object = {}, along = 1) => ({
  order: 'drop',
  drops: [{ plane: 1, at, ...more }],
  along,
});
const point = (trial: Trial) => trial.told('drop-point').map(({ rolled, at }) => [rolled, at]);

describe('drop points', () => {
  test.each([
    [1, '1D5'],
    [3, '1D5'],
    [4, '2D5'],
    [5, '2D5'],
    [6, '2D5'],
  ])('[squad-leader 12.9.4] with a %i on two boards: %s', (rolled, at) => {
    const trial = waiting(TWO).order('german', drop('1D5'), rolled, 1, 1);
    expect(point(trial)).toEqual([[rolled, at]]);
    expect(trial.told('drifted')[0]?.from).toBe(at);
  });

  test.each([
    [4, '3', '3D5'],
    [5, '2', '2D5'],
    [6, '2', '3D5'],
  ])('[squad-leader 12.9.4] with a %i on three boards, and %s named: %s', (rolled, board, at) => {
    const trial = waiting(boards('1', '2', '3')).order('german', drop('1D5', { board }), rolled, 1, 1);
    expect(point(trial)).toEqual([[rolled, at]]);
  });

  test('[squad-leader 12.9.4] every plane rolls for itself, after all have chosen', () => {
    const trial = waiting(TWO, 2);
    const drops = [
      { plane: 1, at: '1D5' },
      { plane: 2, at: '1K5' },
    ];
    trial.order('german', { order: 'drop', drops, along: 1 }, 1, 6, 1, 1, 1, 1);
    expect(point(trial)).toEqual([
      [1, '1D5'],
      [6, '2K5'],
    ]);
    const rolls = trial.action.rolls.map((roll) => roll.for);
    expect(rolls.slice(0, 2)).toEqual(['drop point of plane 1', 'drop point of plane 2']);
  });

  test('[squad-leader 12.9.4] the board that is named is another one', () => {
    expect(waiting(TWO).refusal('german', drop('1D5', { board: '1' }))?.refused).toBe('NO_SUCH_HEX');
    expect(waiting(TWO).refusal('german', drop('1D5', { board: '7' }))?.refused).toBe('NO_SUCH_HEX');
  });
});

describe('strings that leave the map', () => {
  /** Towards the south from the last rows of board 1: on board 2 there is nothing beyond. */
  const rows = originalBoard('village')?.rows ?? 0;
  const men = () => {
    const jumpers = Object.fromEntries(
      [1, 2, 3, 4, 5].map((n) => [`g${n}`, ['4-6-8', { jumps: true, stick: 1 }] as const]),
    );
    return new Trial({
      phase: 'movement',
      map: TWO,
      units: { r1: '4-4-7 at 1P9', gl: '8-0 at 1A1', ...jumpers },
      sides: { german: { airdrop: 'waiting' } },
    });
  };
  const order = drop(`1E${rows - 1}`, {}, 3);
  const ON_MAP = [1, 1] as const;

  test('[squad-leader-B-231] [squad-leader 12.9/q3] those beyond the edge drift as if the map went on, and may come back', () => {
    const back = men().order('german', order, 6, ...ON_MAP, ...ON_MAP, 1, 3, 1, 3, 1, 6);
    const landed = back.told('drifted').map(({ unit, to }) => [unit, to]);
    expect(landed.slice(2)).toEqual([
      ['g3', `2E${rows - 2}`],
      ['g4', `2E${rows - 1}`],
      ['g5', `2E${rows - 3}`],
    ]);
  });

  test('[squad-leader 12.9/q3] who does not is lost for some turns, as others off the map', () => {
    const lost = men().order('german', order, 6, ...ON_MAP, ...ON_MAP, 4, 1, 3, 4, 1, 3, 1, 3);
    expect(lost.told('strayed').map(({ unit }) => unit)).toEqual(['g3']);
    expect(lost.unit('g3').strayed?.hexes).toContain(`2E${rows}`);
  });
});
