/** One line for an order: what the book calls it, who carries it out, and the rest of its members in words. */
import type { Order } from '../decide/action.js';
import type { Rulebook } from '../decide/rulebook.js';
import type { Json, System } from '../position/position.js';

/** Says a value of a member: a unit by its name, a place with what stands there. */
type SayValue = (value: string, member: string) => string;

/** What a member is called in a sentence; an empty word leaves the value to speak for itself. */
const WORDS: Readonly<Record<string, string>> = {
  unit: '',
  units: '',
  firers: '',
  attackers: '',
  vehicle: '',
  weapon: '',
  weapons: '',
  placements: '',
  routes: '',
  attacks: '',
  steps: '',
  do: '',
  mode: '',
  places: '',
  where: '',
  path: 'by',
  by: 'then',
  back: 'for',
  mission: 'with',
  carrier: 'its vehicle',
  mg: 'machine gun',
  leader: 'led by',
  leaders: 'led by',
  target: 'against',
  targets: 'against',
  defenders: 'against',
  also: 'and',
  more: 'to be asked again',
};

export function orderInWords<S extends System>(
  rulebook: Rulebook<S>,
  { order, ...members }: Order,
  say: SayValue,
): string {
  const title = rulebook.orders[order]?.title ?? order;
  // "Move: 4-6-7, move" says the same twice.
  const others = Object.entries(members).filter(([, value]) => value !== order);
  const said = membersInWords(Object.fromEntries(others), say);
  return said === '' ? `${title}.` : `${title}: ${said}.`;
}

/** The members that name the actors come first, in whatever order they were written. */
function membersInWords(members: Members, say: SayValue, within = ''): string {
  return Object.entries(members)
    .sort(([a], [b]) => Number(wordFor(a, within) !== '') - Number(wordFor(b, within) !== ''))
    .flatMap(([member, value]) => memberInWords(member, value, say, within))
    .join(isRoute(within) ? ' ' : ', ');
}

type Members = Readonly<Record<string, Json | undefined>>;

function memberInWords(member: string, value: Json | undefined, say: SayValue, within: string): string[] {
  if (value === undefined || value === null || value === false) return [];
  const word = wordFor(member, within);
  if (value === true) return [word || plain(member)];
  const text = valueInWords(value, member, say);
  return text === '' ? [] : [`${word} ${text}`.trim()];
}

function valueInWords(value: Json, member: string, say: SayValue): string {
  if (Array.isArray(value)) {
    const parts = value.map((part) => valueInWords(part, member, say));
    return parts.join(value.some(isGroup) && !isRoute(member) ? '; ' : ', ');
  }
  return isGroup(value) ? membersInWords(value, say, member) : say(String(value), member);
}

/** On a route every step says by itself where it leads. */
const wordFor = (member: string, within: string): string =>
  member === 'to' && isRoute(within) ? '' : (WORDS[member] ?? plain(member));

const isRoute = (member: string): boolean => member === 'path' || member === 'steps';

const isGroup = (value: Json): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `doubleTime` -> `double time` */
const plain = (member: string): string => member.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
