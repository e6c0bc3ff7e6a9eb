import * as fc from 'fast-check';
import { isWithin, knownZone, minutesIn, minutesOf, nextTime, timeOf } from './clock.js';

const at = (text: string) => new Date(text);

describe('the clock on the wall', () => {
  it.each([
    ['Europe/Berlin', '2026-01-10T06:30:00Z', '07:30'],
    ['Europe/Berlin', '2026-07-10T06:30:00Z', '08:30'],
    ['America/New_York', '2026-01-10T04:59:59Z', '23:59'],
    ['Asia/Kathmandu', '2026-01-10T00:00:00Z', '05:45'],
    ['UTC', '2026-01-10T00:00:00Z', '00:00'],
  ])('in %s at %s shows %s', (zone, moment, shown) =>
    expect(timeOf(minutesIn(zone, at(moment)))).toBe(shown),
  );

  it('is known by its name alone', () => {
    expect(knownZone('Europe/Berlin')).toBe('Europe/Berlin');
    expect(knownZone('europe/berlin')).toBe('Europe/Berlin');
    for (const name of ['', 'Mars/Olympus', '../etc/passwd', 'x'.repeat(99), '+01:00'])
      expect(knownZone(name)).toBeUndefined();
  });
});

describe('the next time at which it shows', () => {
  it.each([
    [
      'seven in the morning, later today',
      'Europe/Berlin',
      '07:00',
      '2026-01-10T05:00:00Z',
      '2026-01-10T06:00:00Z',
    ],
    [
      'seven in the morning, tomorrow',
      'Europe/Berlin',
      '07:00',
      '2026-01-10T06:00:00Z',
      '2026-01-11T06:00:00Z',
    ],
    [
      'seven on the day on which summer begins',
      'Europe/Berlin',
      '07:00',
      '2026-03-28T20:00:00Z',
      '2026-03-29T05:00:00Z',
    ],
    [
      'seven on the day on which summer ends',
      'Europe/Berlin',
      '07:00',
      '2026-10-24T20:00:00Z',
      '2026-10-25T06:00:00Z',
    ],
    [
      'a time that is leapt over: as much later',
      'Europe/Berlin',
      '02:30',
      '2026-03-28T20:00:00Z',
      '2026-03-29T01:30:00Z',
    ],
    [
      'a time that comes twice: the first',
      'Europe/Berlin',
      '02:30',
      '2026-10-24T20:00:00Z',
      '2026-10-25T00:30:00Z',
    ],
    [
      'a time that came twice: not again',
      'Europe/Berlin',
      '02:30',
      '2026-10-25T00:30:00Z',
      '2026-10-26T01:30:00Z',
    ],
    [
      'midnight beyond the date line',
      'Pacific/Auckland',
      '00:00',
      '2026-01-10T10:59:00Z',
      '2026-01-10T11:00:00Z',
    ],
  ])('%s', (_, zone, time, after, next) => {
    expect(nextTime(zone, minutesOf(time) as number, at(after)).toISOString()).toBe(at(next).toISOString());
  });

  it('is ahead, within two days, and shown as asked but for leaps', () => {
    const zones = fc.constantFrom(
      'Europe/Berlin',
      'America/St_Johns',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'UTC',
    );
    fc.assert(
      fc.property(
        zones,
        fc.integer({ min: 0, max: 1_439 }),
        fc.date({ min: at('2020-01-01'), max: at('2030-01-01'), noInvalidDate: true }),
        (zone, minutes, after) => {
          const next = nextTime(zone, minutes, after);
          expect(next.getTime()).toBeGreaterThan(after.getTime());
          expect(next.getTime() - after.getTime()).toBeLessThanOrEqual(2 * 86_400_000);
          const late = (minutesIn(zone, next) - minutes + 1_440) % 1_440;
          expect([0, 30, 60]).toContain(late);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a span of the day', () => {
  it.each([
    ['22:00', '07:00', '23:30', true],
    ['22:00', '07:00', '06:59', true],
    ['22:00', '07:00', '07:00', false],
    ['22:00', '07:00', '12:00', false],
    ['12:00', '13:00', '12:00', true],
    ['12:00', '13:00', '13:00', false],
    ['12:00', '12:00', '12:00', false],
  ])('from %s until %s holds %s: %s', (from, until, time, held) => {
    const span = { from: minutesOf(from) as number, until: minutesOf(until) as number };
    expect(isWithin(span, minutesOf(time) as number)).toBe(held);
  });

  it('is written as hours and minutes', () => {
    for (const bad of ['24:00', '7:00', '07:60', '', '07:00:00']) expect(minutesOf(bad)).toBeUndefined();
    expect(timeOf(minutesOf('07:05') as number)).toBe('07:05');
  });
});
