import { parseValue } from 'graphql';
import { canonicalJson } from './canonical.js';
import { DateTimeScalar, JsonScalar } from './scalars.js';

describe('scalars', () => {
  it('read instants and nothing else', () => {
    expect(DateTimeScalar.parseValue('2026-03-01T20:30:00+02:00').toISOString()).toBe(
      '2026-03-01T18:30:00.000Z',
    );
    expect(DateTimeScalar.serialize(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
    for (const text of ['yesterday', '2026-03-01', '2026-13-01T00:00:00Z', 5, null, '2026-03-01T18:30:00']) {
      expect(() => DateTimeScalar.parseValue(text)).toThrow(/instant/);
    }
    expect(() => DateTimeScalar.parseLiteral(parseValue('5'))).toThrow(/instant/);
  });

  it('pass JSON on as it is', () => {
    expect(JsonScalar.parseLiteral(parseValue('{ a: [1, "x", null, { b: true }] }'))).toEqual({
      a: [1, 'x', null, { b: true }],
    });
  });

  it('refuse JSON that nests so deep that reading it would run out of stack', () => {
    const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
    expect(JsonScalar.parseValue(nested(64))).toEqual(nested(64));
    expect(() => JsonScalar.parseValue(nested(65))).toThrow(/nests deeper than 64/);
    expect(() => JsonScalar.parseValue(nested(5_000))).toThrow(/nests deeper/);
    expect(() => JsonScalar.parseLiteral(parseValue(`${'['.repeat(100)}${']'.repeat(100)}`))).toThrow(
      /deeper/,
    );
  });

  it('are written in one way, whatever the order they came in', () => {
    expect(canonicalJson({ b: 1, a: { d: undefined, c: [{ y: 1, x: 2 }] } })).toBe(
      '{"a":{"c":[{"x":2,"y":1}]},"b":1}',
    );
  });
});
