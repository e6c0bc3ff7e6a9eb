import { afterBattle } from './aftermath.testkit.js';

const marks = { C3: { rubble: true }, D4: { wreck: 1 } };
const before = { mill: { marks } };
const now = { D4: {}, E5: { trench: true } };

describe('what stays changed on the ground', () => {
  it('is the whole map as a battle on the server left it', () => {
    const { book, all } = afterBattle({ terrain: before, report: { terrain: { E5: { trench: true } } } });
    expect(book.terrain.mill?.marks).toEqual({ E5: { trench: true } });
    expect(all('terrain')).toMatchObject([{ about: { ground: 'mill', locations: 1, battle: 'b' } }]);
  });

  it('is what a typed report adds to it, or says is gone', () => {
    const { book } = afterBattle({ mode: 'RECORD', terrain: before, report: { terrain: now } });
    expect(book.terrain.mill?.marks).toEqual({ C3: { rubble: true }, E5: { trench: true } });
  });

  it('begins with the first battle there', () => {
    expect(afterBattle({ report: { terrain: marks } }).book.terrain.mill?.marks).toEqual(marks);
    expect(afterBattle({}).book.terrain).toEqual({});
  });

  it('is nothing where the graph does not carry it over, or the node has no ground', () => {
    const carryOver = { carryOver: { terrain: false } };
    expect(afterBattle({ graph: carryOver, report: { terrain: marks } }).book.terrain).toEqual({});
    expect(afterBattle({ node: { ground: undefined }, report: { terrain: marks } }).book.terrain).toEqual({});
  });
});
