/** What a referee may rule about, what may be set of it, in which form it is typed, and how it stands now. */
import type { RulableQuery, RulingSubject } from '../../generated/documents.js';
import type { Book } from './words.js';

type Rulable = NonNullable<NonNullable<RulableQuery['campaign']>['book']>;
export type Known = Pick<Rulable, 'formations' | 'flags' | 'terrain'> & {
  readonly roster: Rulable['roster']['nodes'];
};
type Unit = Known['roster'][number];

/** A list is typed with commas, a bag as JSON, a value as a number, as true or false, or else as text. */
export type Form = 'text' | 'number' | 'list' | 'bag' | 'value' | 'state' | 'formation' | 'unit' | 'side';

export const STATES = ['ready', 'wounded', 'repairing', 'missing', 'captured', 'lost'] as const;

export const MEMBERS: Readonly<Record<RulingSubject, Readonly<Record<string, Form>>>> = {
  ROSTER: {
    state: 'state',
    experience: 'number',
    rank: 'text',
    level: 'text',
    awards: 'list',
    name: 'text',
    counter: 'text',
    formation: 'formation',
    with: 'unit',
    captor: 'side',
    until: 'number',
    marks: 'bag',
    is: 'bag',
  },
  SIDE: { victoryPoints: 'number', points: 'number', battlesWon: 'number', usedUp: 'list', name: 'text' },
  TERRAIN: { marks: 'bag' },
  FLAG: { value: 'value' },
};

export const TITLES: Readonly<Record<RulingSubject, string>> = {
  ROSTER: 'one of the roster',
  SIDE: 'a side',
  TERRAIN: 'what stays on a ground',
  FLAG: 'a flag',
};

export const WORDS: Readonly<Record<string, string>> = {
  victoryPoints: 'victory points',
  points: 'points to spend',
  battlesWon: 'battles won',
  usedUp: 'what is used up',
  with: 'whom it is with',
  until: 'until which turn',
  is: 'what it brings into battle',
};

/** Those that are there. A flag and a ground may be new. */
export function subjectsOf(what: RulingSubject, known: Known, book: Book): { id: string; name: string }[] {
  switch (what) {
    case 'ROSTER':
      return known.roster.map(({ id, name, counter }) => ({ id, name: `${name}, ${counter}` }));
    case 'SIDE':
      return book.sides.map(({ key, name }) => ({ id: key, name }));
    case 'TERRAIN':
      return known.terrain.map(({ ground }) => ({ id: ground, name: ground }));
    case 'FLAG':
      return known.flags.map(({ flag }) => ({ id: flag, name: flag }));
  }
}

/** What may be chosen for a member; undefined: it is typed. */
export function choicesOf(
  form: Form | undefined,
  id: string,
  known: Known,
  book: Book,
): { id: string; name: string }[] | undefined {
  const side = known.roster.find((unit) => unit.id === id)?.side;
  if (form === 'state') return STATES.map((state) => ({ id: state, name: state }));
  if (form === 'formation') return known.formations.filter((one) => one.side === side);
  if (form === 'unit') return known.roster.filter((unit) => unit.side === side && unit.id !== id);
  if (form === 'side')
    return book.sides.filter(({ key }) => key !== side).map(({ key, name }) => ({ id: key, name }));
  return undefined;
}

/** Written as it is typed. */
export function asItStands(
  what: RulingSubject,
  id: string,
  member: string,
  known: Known,
  book: Book,
): string {
  const value = standing(what, id, member, known, book);
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}

function standing(what: RulingSubject, id: string, member: string, known: Known, book: Book): unknown {
  if (what === 'SIDE') return book.sides.find(({ key }) => key === id)?.[member as 'points'];
  if (what === 'TERRAIN') return known.terrain.find(({ ground }) => ground === id)?.marks;
  if (what === 'FLAG') return known.flags.find(({ flag }) => flag === id)?.value;
  const unit = known.roster.find((one) => one.id === id);
  if (member === 'state') return unit?.state.toLowerCase();
  return member === 'experience' ? unit?.experience.points : unit?.[member as keyof Unit];
}

/** Left empty, what may be taken away is taken away. */
export function typed(form: Form | undefined, value: string): unknown {
  const text = value.trim();
  switch (form) {
    case 'number':
      return text === '' ? null : Number(text);
    case 'list':
      return text.split(',').flatMap((one) => one.trim() || []);
    case 'bag':
      return JSON.parse(text) as unknown;
    case 'value':
      return /^(true|false|-?(0|[1-9]\d*)(\.\d+)?)$/.test(text) ? (JSON.parse(text) as unknown) : text;
    case 'formation':
    case 'unit':
    case 'side':
      return text === '' ? null : text;
    default:
      return text;
  }
}
