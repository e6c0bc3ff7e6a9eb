/** What people are called: their rank goes with their name, and a person who arises without a name is given one. */
import { sha256Hex } from '../../kernel/dice/index.js';
import type { SideId } from '../../kernel/position/position.js';
import type { Book, RosterId, RosterRow } from '../book/book.js';
import type { CampaignPieces } from '../pieces.js';
import surnames from '../surnames.json' with { type: 'json' };

const SURNAMES: Readonly<Record<string, readonly string[]>> = surnames;
/** Rulebooks call one nation by several names. */
const SAME_NAMES: Readonly<Record<string, string>> = { soviet: 'russian' };

/** `Sergeant Ignatov` becomes `Staff Sergeant Ignatov`, and `Orlov` `Sergeant Orlov`; undefined: the name says something else. */
export function nameWithRank(name: string, from: string | null, to: string): string | undefined {
  if (from !== null && name.startsWith(`${from} `)) return `${to}${name.slice(from.length)}`;
  return /^\p{Lu}\p{Ll}+$/u.test(name) ? `${to} ${name}` : undefined;
}

type Nameless = Pick<RosterRow, 'side' | 'kind' | 'name' | 'counter'>;

/**
 * The name of somebody new: a person whom the battle knows by the counter alone gets a rank and a surname, unless his name is
 * printed on it and nobody of his side bears it yet.
 */
export function nameOf(
  id: RosterId,
  { side, kind, name, counter }: Nameless,
  rank: string | undefined,
  { book, pieces }: { readonly book: Book; readonly pieces: Pick<CampaignPieces, 'nations' | 'isNamed'> },
): string {
  const isNamed = pieces.isNamed?.(counter) ?? false;
  if (isNamed && !Object.values(book.roster).some((row) => row.side === side && row.name === name))
    return name;
  const surname = kind === 'person' && name === counter ? freeSurname(id, side, book, pieces) : undefined;
  return surname === undefined ? name : `${rank ?? (isNamed ? 'Hero' : titleOf(counter))} ${surname}`;
}

/** Where there are no ranks, a counter's name says what it is, unless it is a printed strength: "Hero 2-6-6" is a Hero. */
function titleOf(counter: string): string {
  return /^\d/.test(counter) ? 'Leader' : counter.replace(/ \d[-\d]*$/, '');
}

/** A surname of the side's nation that nobody on its roster bears yet; always the same for the same id. */
export function freeSurname(
  id: RosterId,
  side: SideId,
  book: Book,
  { nations }: Pick<CampaignPieces, 'nations'>,
): string | undefined {
  const nation = nations?.[side]?.toLowerCase() ?? '';
  const known = SURNAMES[SAME_NAMES[nation] ?? nation] ?? [];
  const own = Object.values(book.roster).filter((row) => row.side === side);
  const first = Number.parseInt(sha256Hex(id).slice(0, 8), 16);
  const isTaken = (surname: string) => own.some(({ name }) => name.endsWith(surname));
  return known.map((_, i) => known[(first + i) % known.length] as string).find((one) => !isTaken(one));
}
