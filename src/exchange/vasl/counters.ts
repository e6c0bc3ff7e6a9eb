/** Counters of VASL in a rulebook's words: those that it knows by the very name, and no others. */
import type { Drafting } from '../../rules-core/kernel/decide/rulebook.js';
import type { Side } from '../../rules-core/kernel/position/position.js';
import type { CounterThere } from '../vassal/read.js';

interface KnownCounter {
  /** As scenarios write it. */
  readonly counter: string;
  /** What kind of unit it is, in the rulebook's word. */
  readonly kind: string;
}

/** Nations of VASL in the rulebooks' words, where those are others. */
const NATIONALITIES: Readonly<Record<string, string>> = {
  al: 'Allied Minor',
  am: 'American',
  ax: 'Axis Minor',
  br: 'British',
  ff: 'Free French',
  fi: 'Finnish',
  fr: 'French',
  ge: 'German',
  hu: 'Hungarian',
  it: 'Italian',
  ja: 'Japanese',
  pa: 'Partisan',
  ru: 'Russian',
  ss: 'German SS',
};

export const nationalityOf = (nation: string): string | undefined => NATIONALITIES[nation];

/** Those of a side, as its rulebook drafts them. */
export function counterIn(drafting: Drafting, side: Side, there: CounterThere): KnownCounter | undefined {
  const names = drafting.counters?.(side) ?? [];
  for (const { name, kind } of candidates(there, drafting.vaslNames ?? {})) {
    const found: { readonly name: string } | undefined = drafting.counter?.(name, side, {});
    if (!found) continue;
    const own = kindOf(drafting, found);
    // A name cut short finds a counter, too: that would be a guess, and so would one of two that are called alike.
    const isItself = kind === undefined ? names.filter((one) => one === name).length === 1 : own === kind;
    if (isItself && own !== undefined) return { counter: name, kind: own };
  }
  return undefined;
}

function kindOf(drafting: Drafting, found: object): string | undefined {
  const of = drafting.kinds?.of;
  const kind = of === undefined ? undefined : (found as Readonly<Record<string, unknown>>)[of];
  return typeof kind === 'string' ? kind : undefined;
}

interface Candidate {
  readonly name: string;
  /** Undefined: whatever has this very name. */
  readonly kind?: string;
}

/** "4-6-7 1sq", "2-4-7 1hs", "2-2-8 Icr", "6-5-8 SSsq". */
const MEN = /^(\d+-\d+-\d+) (SS)?\w*?(sq|hs|cr)$/i;
const KINDS: Readonly<Record<string, string>> = { sq: 'squad', hs: 'half-squad', cr: 'crew' };
const LEADER = /LDR$/;
const RANK = /^\d+[-+]\d$/;
/** "50L AT PaK 38" is the 50L AT. */
const GUN = /^(\d+\*?L*) (AT|AA|ART|INF)\b/;

function* candidates(
  { baseName, switched, levels }: CounterThere,
  aliases: Readonly<Record<string, string>>,
): Iterable<Candidate> {
  const printed = [...switched, ...levels].map(({ text }) => text.replaceAll('\\+', '+'));
  const men = [...printed, baseName].map((text) => MEN.exec(text)).find((match) => match !== null);
  if (men) {
    const [, strength = '', ss, suffix = ''] = men;
    const kind = KINDS[suffix.toLowerCase()] as string;
    const nation = ss === undefined ? '' : 'German SS ';
    yield { name: `${nation}${kind === 'squad' ? '' : `${kind} `}${strength}`, kind };
    if (kind === 'squad' && ss !== undefined) yield { name: strength, kind };
    return;
  }
  if (LEADER.test(baseName)) {
    const rank = printed.find((text) => RANK.test(text));
    if (rank !== undefined) yield { name: rank, kind: 'leader' };
    return;
  }
  const alias = Object.hasOwn(aliases, baseName) ? aliases[baseName] : undefined;
  if (alias !== undefined) yield { name: alias };
  yield { name: baseName };
  const gun = GUN.exec(baseName);
  if (gun) yield { name: `${gun[1]} ${gun[2]}` };
}
