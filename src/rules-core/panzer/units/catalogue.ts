/** Data Cards by name: those that a referee has uploaded, then those of the house. */
import type * as z from 'zod';
import type { Nation, printedOnCards } from '../attributes/index.js';
import more from './more.json' with { type: 'json' };
import { cardFrom, halfOf, type Recovered } from './recovered.js';
import recovered from './units.json' with { type: 'json' };

export type Card = Readonly<z.infer<typeof printedOnCards>>;

const NATIONS_OF: Readonly<Record<string, readonly Nation[]>> = {
  German: ['german'],
  Soviet: ['soviet'],
  British: ['british'],
  US: ['american'],
  Italian: ['italian'],
  'British/US': ['british', 'american'],
  'Soviet/German': ['soviet', 'german'],
  any: ['german', 'soviet', 'american', 'british', 'italian', 'french'],
};

const HOUSE: readonly Card[] = ([...recovered, ...more] as unknown as readonly Recovered[]).flatMap((row) =>
  (NATIONS_OF[row.nation] ?? []).flatMap((nation) => {
    const card = cardFrom(row, nation);
    return card.kind === 'squad' ? [card, halfOf(card)] : [card];
  }),
);

/** HIDDEN UNIT counters have no card (7.2). */
const HIDDEN = /^Hidden unit \d+$/;

/** A nation's own card of that name; "Soviet T-70 M42" names one that another nation has captured. */
export function cardNamed(name: string, nation: Nation, uploaded: readonly Card[] = []): Card | undefined {
  if (HIDDEN.test(name)) return { name, kind: 'counter', nation };
  const [first = '', ...rest] = name.split(' ');
  const find = (called: string, of: string) =>
    [...uploaded, ...HOUSE].find((card) => card.name === called && card.nation === of);
  const captured = () => find(rest.join(' '), first.toLowerCase());
  const card = find(name, nation) ?? captured();
  return card && { ...card, nation };
}

export const cardsOf = (nation: Nation): string[] =>
  HOUSE.filter((card) => card.nation === nation).map(({ name }) => name);
