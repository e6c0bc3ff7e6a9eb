/** Small parts of English that reports are made of: lists, numbers, dates, articles, names of sides. */

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** What somebody did, one thing after the other: `fought, was wounded, and came back`. */
export function inTurn(deeds: readonly string[]): string {
  if (deeds.length < 3) return deeds.join(' and ');
  return `${deeds.slice(0, -1).join(', ')}, and ${deeds.at(-1)}`;
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** `1 point`, `2 points`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `one point`, `two points`. */
export function countedInWords(count: number, one: string, many = `${one}s`): string {
  return `${inWords(count)} ${count === 1 ? one : many}`;
}

const TIMES = ['never', 'once', 'twice'];

export function times(count: number): string {
  return TIMES[count] ?? `${inWords(count)} times`;
}

/** A counter with its article: `a 4-6-7`, `an 8-1`, `an MMG`. */
export function aCounter(counter: string): string {
  return `${BEGINS_WITH_A_VOWEL.test(counter) ? 'an' : 'a'} ${counter}`;
}

/** As it is spoken: eight, eleven, eighteen, and letters that are spelled out. */
const BEGINS_WITH_A_VOWEL = /^(8|11(\D|$)|18(\D|$)|[AEIOaeio]|[FHLMNRSX][A-Z0-9])/;

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `11 August 1943` */
export function dateInWords(date: string): string {
  const [year, month, day] = date.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A side in the middle of a sentence: `the Germans`, `the British`, `Germany`, `Blue`. */
export function theSide(name: string): string {
  if (name.startsWith('The ')) return amid(name);
  return /(s|ish|ese|ench|utch)$/.test(name) ? `the ${name}` : name;
}

/** A name in the middle of a sentence: `the machine gun of Section Pohl`. */
export function amid(name: string): string {
  return name.replace(/^The /, 'the ');
}

/** With a full stop, unless it ends already. */
export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** `close-combat-kill` as people say it. */
export function spoken(key: string): string {
  return key.replaceAll('-', ' ');
}
