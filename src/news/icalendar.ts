/** Deadlines as an iCalendar feed (RFC 5545). */

export interface Deadline {
  readonly uid: string;
  readonly at: Date;
  readonly summary: string;
  readonly link: string;
  /** How often it was changed, and when last. */
  readonly sequence: number;
  readonly changedAt: Date;
  readonly isCancelled: boolean;
}

const LONGEST_LINE = 75;

/** The same deadlines give the same bytes. */
export function calendarOf(deadlines: readonly Deadline[]): string {
  const components = deadlines.flatMap(eventOf);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hexledger//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'NAME:Hexledger',
    'X-WR-CALNAME:Hexledger',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...(components.length > 0 ? components : UTC),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A calendar holds one component at least. */
const UTC = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function eventOf({ uid, at, summary, link, sequence, changedAt, isCancelled }: Deadline): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${instant(changedAt)}`,
    `LAST-MODIFIED:${instant(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${instant(at)}`,
    `SUMMARY:${escaped(summary)}`,
    `URL:${link}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function instant(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** Lines of 75 octets at most, never cut within a character. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LONGEST_LINE) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}
