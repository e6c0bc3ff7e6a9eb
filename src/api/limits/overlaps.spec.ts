import { parse } from 'graphql';
import { overlapsIn } from './overlaps.js';

const overlaps = (text: string): number => overlapsIn(parse(text));

describe('overlapping fields of a document', () => {
  it('are those with fields of their own that are asked for again under the same name', () => {
    expect(overlaps('{ a b { c } d { c } }')).toBe(0);
    expect(overlaps('{ b { c } b { c } b { c } a a a }')).toBe(3);
    expect(overlaps('{ one: b { c } two: b { c } }')).toBe(0);
  });

  it('count again in what comes together because of them', () => {
    expect(overlaps('{ b { c { d } } b { c { d } } }')).toBe(1 + 1);
    expect(overlaps('{ b { c { d } e { f } } b { c { d } } b { c { d } } }')).toBe(3 + 3);
  });

  it('are found through fragments, each spread once, and in the fragments by themselves', () => {
    const document = '{ ...F ... { b { c } } ...F } fragment F on T { b { c } ... on U { b { c } } }';
    expect(overlaps(document)).toBe(3 + 1);
  });

  it('are endless where fragments come back to themselves', () => {
    expect(overlaps('{ ...F } fragment F on T { a { ...F } b { ...F } }')).toBe(Number.POSITIVE_INFINITY);
  });
});
