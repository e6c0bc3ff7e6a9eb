import { originalBoard } from '../../boards/index.js';
import type { Table } from '../../kernel/position/table.js';
import { isConcealed } from '../ch02-sight/03-concealment.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { drawn, field, type Trial } from '../testkit.testkit.js';
import {
  advance,
  BROKEN,
  begun,
  fire,
  HIDDEN,
  isGone,
  modifiersOf,
  move,
  refused,
  UNDER,
  type Units,
} from './positions.testkit.js';

const concealed = (trial: Trial, ...ids: string[]) => ids.map((id) => isConcealed(trial.unit(id)));
const board = originalBoard('village');
if (!board) throw new Error('There is no village.');
/** C7 is a small house in the open. */
const VILLAGE: Table = { map: board, charts: SQUAD_LEADER_CHARTS };
const around = (...units: string[]) => ({
  order: 'move',
  units,
  path: ['C7', 'C6'],
  bypass: [{ at: 'C7', past: 'left' }],
});

describe('bypass meets those who are not seen', () => {
  const HOLES = { D8: { sewer: true }, D5: { sewer: true } } as const;

  test('[squad-leader 4.9.8 × 2.3.7] who comes out of the sewer in a house is under a "?", in the open only where no enemy sees him', () => {
    const out = (map: Table, r1: string) => {
      const trial = begun('movement', { g1: '4-6-7 at D8', gl: '8-1 at D8', r1 }, { marks: HOLES, map });
      return concealed(
        trial.order('german', { order: 'go-below', units: ['gl', 'g1'], to: 'D5' }, 3),
        'g1',
        'gl',
      );
    };
    const house = field({ D5: 'stone-building', D4: 'woods' });
    expect(out(house, '4-4-7 at D3')).toEqual([true, true]);
    expect(out(field(), '4-4-7 at D3')).toEqual([false, false]);
    expect(out(field({ D4: 'woods' }), '4-4-7 at D3')).toEqual([true, true]);
  });

  test('[squad-leader 4.9.8 × 2.3.8.1] nobody is there to be covered where an enemy of the same building is beside the entrance', () => {
    const map = drawn({ columns: 14, rows: 12, buildings: [{ is: 'stone', hexes: 'D5 D6' }] });
    const out = (at: string) => {
      const trial = begun(
        'movement',
        { g1: '4-6-7 at D8', gl: '8-1 at D8', r1: `4-4-7 at ${at}` },
        { marks: HOLES, map },
      );
      trial.order('german', { order: 'go-below', units: ['gl', 'g1'], to: 'D5' }, 3);
      return concealed(trial, 'g1');
    };
    expect([out('D6'), out('D4')]).toEqual([[false], [true]]);
  });

  test('[squad-leader 2.4.3 × 4.4.1] they advance from wood to wood under a "?"; into the hex of an enemy without it', () => {
    const map = field({ D4: 'woods', D5: 'woods', D7: 'woods' });
    const to = (r1: string) => {
      const trial = begun('advance', { g1: ['4-6-7 at D4', UNDER], r1: `4-4-7 at ${r1}` }, { map });
      return concealed(trial.order('german', advance('g1', 'D5')), 'g1');
    };
    expect([to('D7'), to('D5')]).toEqual([[true], [false]]);
  });

  test('[squad-leader 2.4.1 × 4.7.2] double time does not shake off a "?" that nobody sees', () => {
    const map = field({ D3: 'woods', D4: 'woods', D5: 'woods', D8: 'woods', C8: 'woods', E8: 'woods' });
    const trial = begun(
      'movement',
      { g1: ['4-6-7 at D4', UNDER], r1: ['4-4-7 at N12', BROKEN] },
      { map, options: { optional: ['4.7'] } },
    );
    trial.order('german', { order: 'double-time', unit: 'g1' }).order('german', move('g1', 'D3'));
    trial.endPhase();
    expect([concealed(trial, 'g1'), trial.unit('g1').cx]).toEqual([[true], true]);
  });

  test('[squad-leader 2.5.5 × 4.1.13] who comes upon hidden men has ended his move, his leader with him', () => {
    const trial = begun(
      'movement',
      { g1: '4-6-7 at D8', gl: '8-1 at D8', r1: ['4-4-7 at D5', HIDDEN] },
      { map: field({ D5: 'woods' }) },
    );
    trial.order('german', move('g1 gl', 'D7 D6 D5'));
    expect([trial.unit('g1').at, trial.unit('gl').at, trial.unit('r1').hidden]).toEqual([
      'D6',
      'D6',
      undefined,
    ]);
    expect(refused(trial, 'german', move('g1', 'C6'))).toBe('HAS_MOVED');
    trial.endPhase().order('russian', fire('D6', 'r1'), 6, 5);
    expect(modifiersOf(trial, 'g1')).toEqual(['moved -1', 'in the open -1']);
  });

  test('[squad-leader 2.5.5 × 3.7.12] a scout goes on over them, the squad with him is thrown back', () => {
    const trial = begun(
      'movement',
      { g1: '4-6-7 at D7', gs: 'scout at D7', r1: ['4-4-7 at D5', HIDDEN] },
      { map: field({ D5: 'woods' }) },
    );
    trial.order('german', move('gs', 'D6 D5'));
    while (trial.awaits[0] === 'russian vehicle-fire') trial.order('russian', 'pass');
    expect([trial.unit('gs').at, trial.unit('r1').hidden]).toEqual(['D5', true]);
    trial.order('german', move('g1', 'D6 D5'));
    expect([trial.unit('g1').at, trial.unit('r1').hidden]).toEqual(['D6', undefined]);
  });

  test('[squad-leader 4.14.16 × 2.3.9.3] a swimmer does not search the bank', () => {
    const river = drawn({
      columns: 14,
      rows: 12,
      levels: { '-1': 'A4-N6' },
      terrain: { river: 'A4-N6', woods: 'E7' },
    });
    const trial = begun(
      'movement',
      { g1: ['4-6-7', { at: 'E6', swims: { since: 1 } }] as never, r1: ['4-4-7 at E7', HIDDEN] },
      { map: river },
    );
    expect(refused(trial, 'german', { order: 'search', unit: 'g1' })).toBe('IN_WATER');
  });

  test('[squad-leader 4.13.3 × 2.3.4] snow smocks help those who are seen, not those under a "?"', () => {
    const trial = begun(
      'prep-fire',
      {
        g1: '8-3-8 at D6',
        r1: ['4-4-7 at D8', { skill: 'skis', ...UNDER }],
        r2: ['4-4-7 at D8', { skill: 'skis' }],
      },
      { options: { snow: true }, map: field({ D8: 'woods' }) },
    );
    trial.order('german', fire('D8', 'g1'), 6, 5);
    const [attack] = trial.told('fire-attack');
    expect(attack?.outcomes.map(({ area, modifiers }) => [area ?? false, modifiers.length])).toEqual([
      [false, 2],
      [true, 1],
    ]);
  });
});

test('[squad-leader 2.3.6 × 4.6.8] fire at a house strikes men under a "?" in it with half, and those who passed it in full', () => {
  const trial = begun(
    'movement',
    { g1: '4-6-7 at C8', g2: ['4-6-7 at C7', UNDER], r1: '4-4-7 at B6' },
    { map: VILLAGE },
  );
  trial.order('german', around('g1'));
  trial.endPhase().order('russian', fire('C7', 'r1'), 6, 5);
  const [attack] = trial.told('fire-attack');
  expect(attack?.outcomes.map(({ units, area }) => [units, area ?? false])).toEqual([
    [['g1'], false],
    [[], true],
  ]);
});

test('[squad-leader 2.3.9.2 × 4.6.1] hidden men stay so when enemies pass around their house', () => {
  const trial = begun(
    'movement',
    { g1: '4-6-7 at C8', r1: ['4-4-7 at C7', HIDDEN], r2: '4-4-7 at I1' },
    { map: VILLAGE },
  );
  trial.order('german', around('g1'));
  expect([trial.unit('g1').at, trial.unit('r1').hidden, isGone(trial, 'r1')]).toEqual(['C6', true, false]);
});

test('[squad-leader 2.8.19 × 4.4.1] at night each part of a stack that advances has a "?" of its own', () => {
  const trial = begun(
    'advance',
    { g1: ['4-6-7 at D4', UNDER], g2: ['4-6-7 at D4', UNDER], r1: '4-4-7 at D7' } as Units,
    { options: { night: true }, clock: { visibility: 6 } },
  );
  trial.order('german', advance('g1', 'D5'));
  expect(concealed(trial, 'g1', 'g2')).toEqual([true, true]);
  expect(
    trial.battle
      .units()
      .filter(({ kind }) => kind === 'concealment')
      .map(({ at }) => at)
      .sort(),
  ).toEqual(['D4', 'D5']);
});
