import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { calendarOf, type Deadline } from './icalendar.js';

const deadline = (more: Partial<Deadline> = {}): Deadline => ({
  uid: 'c-turn-3@hexledger.example',
  at: new Date('2026-05-01T18:00:00Z'),
  summary: 'The long road, turn 3: orders are due',
  link: 'https://hexledger.example/c/campaign.1',
  sequence: 2,
  changedAt: new Date('2026-04-28T10:11:12.345Z'),
  isCancelled: false,
  ...more,
});

/** The events, as another program reads them. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.name).toBe('vcalendar');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      sequence: event.sequence,
      at: event.startDate.toJSDate().toISOString(),
      stamp: String(component.getFirstPropertyValue('dtstamp')),
      status: component.getFirstPropertyValue('status'),
      url: component.getFirstPropertyValue('url'),
    };
  });
}

describe('the calendar of deadlines', () => {
  it('is read by another program as it was meant', () => {
    expect(read(calendarOf([deadline(), deadline({ uid: 'other', isCancelled: true })]))).toEqual([
      {
        uid: 'c-turn-3@hexledger.example',
        summary: 'The long road, turn 3: orders are due',
        sequence: 2,
        at: '2026-05-01T18:00:00.000Z',
        stamp: '2026-04-28T10:11:12Z',
        status: 'CONFIRMED',
        url: 'https://hexledger.example/c/campaign.1',
      },
      expect.objectContaining({ uid: 'other', status: 'CANCELLED' }),
    ]);
  });

  it('is a calendar also with nothing in it', () => {
    const text = calendarOf([]);
    expect(read(text)).toEqual([]);
    expect(text).toMatch(/BEGIN:VTIMEZONE\r\n/);
  });

  it('keeps any name whole, in lines of 75 octets, with nothing in it that is read as something else', () => {
    const names = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom(
        'a;b,c\\d\ne',
        'END:VEVENT\r\nBEGIN:VALARM',
        'Ü'.repeat(90),
        '\u{1F600}'.repeat(50),
        'x:y="z"',
      ),
    );
    fc.assert(
      fc.property(names, (summary) => {
        const text = calendarOf([deadline({ summary })]);
        expect(text.endsWith('\r\n')).toBe(true);
        for (const line of text.slice(0, -2).split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
        const [event, ...more] = read(text);
        expect(more).toEqual([]);
        expect(event?.summary).toBe(summary.replaceAll(/\r\n|\r/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, ' '));
      }),
    );
  });

  it('is the same bytes for the same deadlines', () => {
    expect(calendarOf([deadline()])).toBe(calendarOf([deadline()]));
  });
});
