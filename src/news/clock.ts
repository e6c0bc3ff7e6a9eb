/** What the clock on somebody's wall shows. Time zones are those that Intl knows. */

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 1_440;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The zone by its usual name; undefined where Intl knows none. */
export function knownZone(name: string): string | undefined {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch (fault) {
    if (fault instanceof RangeError) return undefined;
    throw fault;
  }
}

/** Minutes since midnight. */
export function minutesIn(zone: string, at: Date): number {
  return Math.floor((wallOf(zone, at) % DAY_MS) / MINUTE_MS);
}

/** The next time at which the clock shows so many minutes since midnight; where it leaps over them, as much later. */
export function nextTime(zone: string, minutes: number, after: Date): Date {
  const today = Math.floor(wallOf(zone, after) / DAY_MS) * DAY_MS;
  for (let day = 0; ; day++) {
    const moment = momentOf(zone, today + day * DAY_MS + minutes * MINUTE_MS);
    if (moment.getTime() > after.getTime()) return moment;
  }
}

/** A span of the day, perhaps over midnight, in minutes since midnight. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

export function isWithin({ from, until }: Span, minutes: number): boolean {
  return from <= until ? minutes >= from && minutes < until : minutes >= from || minutes < until;
}

export function minutesOf(text: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(text) ?? [];
  const found = Number(hours) * HOUR_MINUTES + Number(minutes);
  return found < DAY_MINUTES && Number(minutes) < HOUR_MINUTES ? found : undefined;
}

export function timeOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / HOUR_MINUTES))}:${two(minutes % HOUR_MINUTES)}`;
}

/** What the clock shows, as if it were UTC. */
function wallOf(zone: string, at: Date): number {
  const shown = new Map(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** When the clock shows this. The distance to UTC is taken from about that time, and once more from the guess that it gives. */
function momentOf(zone: string, wall: number): Date {
  const before = distance(zone, wall - DAY_MS);
  const guess = wall - distance(zone, wall - before);
  return new Date(wallOf(zone, new Date(guess)) === wall ? guess : wall - before);
}

function distance(zone: string, at: number): number {
  return wallOf(zone, new Date(at)) - Math.floor(at / 1_000) * 1_000;
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}
