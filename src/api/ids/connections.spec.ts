import fc from 'fast-check';
import { type Connection, connection, connectionOf, encodeCursor, page } from './connections.js';

describe('pages', () => {
  it('put together are the whole list, whatever their size', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.integer({ min: 1, max: 100 }), (items, first) => {
        const seen: number[] = [];
        let after: string | null = null;
        for (;;) {
          const found: Connection<number> = connectionOf(
            items,
            page({ first, after }, ['number']),
            (item) => [item],
            (item) => item,
          );
          expect(found.nodes.length).toBeLessThanOrEqual(first);
          seen.push(...found.nodes);
          after = found.pageInfo.endCursor;
          if (!found.pageInfo.hasNextPage) break;
        }
        expect(seen).toEqual(items);
      }),
    );
  });

  it('say whether there is more by the one row too many', () => {
    const rows = [1, 2, 3];
    const two = connection(
      rows,
      2,
      (row) => [row],
      (row) => row,
    );
    expect(two).toMatchObject({
      nodes: [1, 2],
      pageInfo: { hasNextPage: true, endCursor: encodeCursor([2]) },
    });
    const three = connection(
      rows,
      3,
      (row) => [row],
      (row) => row,
    );
    expect(three.pageInfo.hasNextPage).toBe(false);
    expect(
      connection(
        [],
        3,
        () => [],
        (row) => row,
      ).pageInfo,
    ).toEqual({ hasNextPage: false, endCursor: null });
  });

  it.each([0, -1, 101, 1.5, Number.NaN])('of %d rows are refused', (first) => {
    expect(() => page({ first }, [])).toThrow(/1 to 100/);
  });

  it('take back no cursor but their own', () => {
    const own = encodeCursor(['2026-01-01T00:00:00.000Z', '00000000-0000-4000-8000-000000000000']);
    expect(page({ first: 1, after: own }, ['instant', 'uuid']).after).toHaveLength(2);
    for (const forged of [
      encodeCursor(["'; drop table", 'x']),
      encodeCursor([1]),
      'garbage',
      '',
      encodeCursor(['2026-99-99T00:00:00.000Z', '00000000-0000-4000-8000-000000000000']),
    ]) {
      expect(() => page({ first: 1, after: forged }, ['instant', 'uuid'])).toThrow(/not a cursor/);
    }
    fc.assert(
      fc.property(fc.string(), (after) => {
        try {
          page({ first: 1, after }, ['string']);
        } catch (refusal) {
          expect((refusal as Error).message).toMatch(/not a cursor/);
        }
      }),
    );
  });

  it.each(['0000-01-01T00:00:00.000Z', '2030-02-31T00:00:00.000Z', '2030-01-01T24:00:00.000Z'])(
    'take %s for no instant, as the database does',
    (instant) => {
      const forged = encodeCursor([instant]);
      expect(() => page({ first: 1, after: forged }, ['instant'])).toThrow(/not a cursor/);
    },
  );

  it('say so when the row of a cursor is gone', () => {
    expect(() =>
      connectionOf(
        [1, 2],
        page({ first: 1, after: encodeCursor([9]) }, ['number']),
        (item) => [item],
        (item) => item,
      ),
    ).toThrow(/no longer/);
  });
});
