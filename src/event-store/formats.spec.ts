import { Formats } from './formats.js';

const formats = new Formats({
  promoted: [
    ({ name }: { name: string }) => ({ who: name }),
    ({ who }: { who: string }) => ({ who, rank: 'private' }),
  ],
});

describe('formats of events', () => {
  it('lead an old payload step by step to the current format', () => {
    expect(formats.upcast('promoted', 1, { name: 'Berg' }, 'c/1')).toEqual({ who: 'Berg', rank: 'private' });
    expect(formats.upcast('promoted', 2, { who: 'Berg' }, 'c/1')).toEqual({ who: 'Berg', rank: 'private' });
    const current = { who: 'Berg', rank: 'sergeant' };
    expect(formats.upcast('promoted', 3, current, 'c/1')).toBe(current);
  });

  it('begin at 1 and grow with every step', () => {
    expect(formats.current('promoted')).toBe(3);
    expect(formats.current('noted')).toBe(1);
  });

  it.each([0, 4])('refuse format %i, which this build does not know', (format) => {
    expect(() => formats.upcast('promoted', format, {}, 'c/17')).toThrow(
      expect.objectContaining({ code: 'UNKNOWN_FORMAT', path: 'c/17' }),
    );
  });
});
