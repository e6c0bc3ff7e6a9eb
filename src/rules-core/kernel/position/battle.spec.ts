import { Battle } from './battle.js';
import type { Position } from './position.js';
import type { Table } from './table.js';

const TABLE = { map: {}, charts: { recorder: { tookEstimate: () => false } } } as unknown as Table;

function battle(): Battle {
  const unit = (id: string, side: string) => ({ id, side, name: id, at: 'A1' });
  const position: Position = {
    format: 1,
    id: 'test',
    system: 'none',
    rules: '1',
    options: {},
    map: null,
    clock: { turn: 1, phase: 'move' },
    sides: { blue: { name: 'Blue' }, red: { name: 'Red' } },
    secrets: { blue: {}, red: {} },
    units: { b1: unit('b1', 'blue'), r1: unit('r1', 'red') },
    locations: {},
    agenda: [],
    awaiting: [],
  };
  return new Battle(position, TABLE);
}

const idsFor = (here: Battle, side: string) =>
  here.asSeenBy({ side }, () => here.units().map(({ id }) => id));

describe('the units a viewer sees', () => {
  test('follow units that come, go, hide and show themselves, and changes taken back', () => {
    const here = battle();
    expect(idsFor(here, 'blue')).toEqual(['b1', 'r1']);
    const mark = here.mark();
    here.make({ do: 'unit', unit: 'r1', set: { hidden: true } });
    expect(idsFor(here, 'blue')).toEqual(['b1']);
    expect(idsFor(here, 'red')).toEqual(['b1', 'r1']);
    here.make({ do: 'enter', unit: 'a1', set: { side: 'blue', name: 'a1' } });
    expect(idsFor(here, 'blue')).toEqual(['a1', 'b1']);
    here.make({ do: 'leave', unit: 'b1' });
    expect(idsFor(here, 'blue')).toEqual(['a1']);
    here.rollback(mark);
    expect(idsFor(here, 'blue')).toEqual(['b1', 'r1']);
    here.settle([{ do: 'unit', unit: 'r1', set: { hidden: true } }]);
    expect(idsFor(here, 'blue')).toEqual(['b1']);
    here.make({ do: 'unit', unit: 'r1', set: { side: 'blue' } });
    expect(idsFor(here, 'blue')).toEqual(['b1', 'r1']);
  });

  test('show their present state in a list that stays while units come and go', () => {
    const here = battle();
    const before = here.units();
    here.make({ do: 'unit', unit: 'b1', set: { at: 'B2' } });
    here.make({ do: 'leave', unit: 'r1' });
    expect(here.units().map(({ id, at }) => `${id} ${at}`)).toEqual(['b1 B2']);
    expect(before.map(({ id, at }) => `${id} ${at}`)).toEqual(['b1 B2', 'r1 A1']);
  });
});

describe('what a list works out once', () => {
  test('is worked out again after every change, also one taken back, and for other eyes', () => {
    const here = battle();
    let times = 0;
    const namesSeen = (seen: Battle) => {
      times++;
      return seen
        .units()
        .map(({ name }) => name)
        .join();
    };
    const recalled = () => here.recall(namesSeen);
    expect([recalled(), recalled(), times]).toEqual(['b1,r1', 'b1,r1', 1]);
    const mark = here.mark();
    here.make({ do: 'unit', unit: 'r1', set: { name: 'x', hidden: true } });
    expect(recalled()).toBe('b1,x');
    expect(here.asSeenBy({ side: 'blue' }, recalled)).toBe('b1');
    expect([recalled(), here.asSeenBy({ side: 'red' }, recalled)]).toEqual(['b1,x', 'b1,x']);
    here.rollback(mark);
    expect(recalled()).toBe('b1,r1');
    here.settle([{ do: 'unit', unit: 'b1', set: { name: 'y' } }]);
    expect(recalled()).toBe('y,r1');
  });

  test('is told apart by what it is about, and by what is asked of it', () => {
    const here = battle();
    let times = 0;
    const nameOf = (seen: Battle, id: string) => {
      times++;
      return seen.theUnit(id).name;
    };
    const sideOf = (seen: Battle, id: string) => seen.theUnit(id).side;
    const all = () => ['b1', 'r1', 'b1'].map((id) => here.recallOf(id, nameOf));
    expect([all(), times, here.recallOf('b1', sideOf)]).toEqual([['b1', 'r1', 'b1'], 2, 'blue']);
    here.make({ do: 'unit', unit: 'b1', set: { name: 'x' } });
    expect(all()).toEqual(['x', 'r1', 'x']);
  });
});
