/** Addresses that need no login, because only one person has them. */
import { type Secrets, sameText } from '../accounts/index.js';
import { lengthen, shorten } from '../api/index.js';

const OFF = /^hxu\.([A-Za-z0-9_-]{22})\.[A-Za-z0-9_-]{43}$/;
const CALENDAR = /^hxk\.([A-Za-z0-9_-]{22})\.(\d{1,9})\.[A-Za-z0-9_-]{43}$/;

export class NewsLinks {
  constructor(
    private readonly secrets: Secrets,
    readonly site: string,
  ) {}

  unsubscribe(person: string): string {
    return new URL(`/news/off/${this.offToken(person)}`, this.site).href;
  }

  /** Whose link it is; null for one that this server did not make. */
  whoseOff(token: string): string | null {
    const person = lengthen(OFF.exec(token)?.[1] ?? '');
    return person && sameText(token, this.offToken(person)) ? person : null;
  }

  calendar(person: string, generation: number): string {
    return new URL(`/calendar/${this.calendarToken(person, generation)}.ics`, this.site).href;
  }

  /** Whose calendar it is, and which of the addresses that it has had. */
  whoseCalendar(token: string): { person: string; generation: number } | null {
    const match = CALENDAR.exec(token);
    const person = lengthen(match?.[1] ?? '');
    const generation = Number(match?.[2]);
    return person && sameText(token, this.calendarToken(person, generation)) ? { person, generation } : null;
  }

  private offToken(person: string): string {
    return `hxu.${shorten(person)}.${this.secrets.text('unsubscribe', person)}`;
  }

  private calendarToken(person: string, generation: number): string {
    return `hxk.${shorten(person)}.${generation}.${this.secrets.text('calendar', person, String(generation))}`;
  }
}
