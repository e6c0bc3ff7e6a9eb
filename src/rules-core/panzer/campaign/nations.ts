/** Nations by the names that sides usually have, and the cards of their squads and half-squads. */
import { NATIONS, type Nation } from '../attributes/index.js';
import { type Card, cardNamed, cardsOf } from '../units/catalogue.js';
import { halfOf } from '../units/recovered.js';

export const NATION_OF_SIDE: Readonly<Record<string, Nation>> = {
  ...Object.fromEntries(NATIONS.map((nation) => [nation, nation])),
  russian: 'soviet',
  us: 'american',
};

const isNation = (name: string): name is Nation => NATIONS.some((nation) => nation === name);

/** A nation, by its own name or by that of its side. */
export function nationNamed(name: string | undefined): Nation | undefined {
  if (name === undefined) return undefined;
  return NATION_OF_SIDE[name] ?? (isNation(name) ? name : undefined);
}

/** The card of that name, of this nation; without one, of the first that has such a card. */
export function printed(counter: string, nation: Nation | undefined): Card | undefined {
  const nations = nation === undefined ? NATIONS : [nation];
  return nations.flatMap((one) => cardNamed(counter, one) ?? [])[0];
}

const SQUAD_OF: ReadonlyMap<string, string> = new Map(
  NATIONS.flatMap((nation) =>
    cardsOf(nation).flatMap((name): [string, string][] => {
      const card = cardNamed(name, nation);
      return card?.kind === 'squad' ? [[halfOf(card).name, name]] : [];
    }),
  ),
);

/** The squad of which that half-squad is left. */
export const wholeOf = (half: string): string | undefined => SQUAD_OF.get(half);

/** What is left of that squad. */
export function halfNamed(squad: string): string | undefined {
  const card = printed(squad, undefined);
  return card?.kind === 'squad' ? halfOf(card).name : undefined;
}
