/** Nations by the names that sides usually have, and the counters of their squads and half-squads. */
import { counterNamed, NATIONS } from '../units/catalogue.js';

export const NATION_OF_SIDE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(NATIONS.map((nation) => [nation, nation])),
  russian: 'soviet',
};

type Found = NonNullable<ReturnType<typeof counterNamed>>;

/** That counter of every nation that has one. */
const everywhere = (name: string): Found[] => NATIONS.flatMap((nation) => counterNamed(name, nation) ?? []);

const only = (names: readonly (string | undefined)[]): string | undefined =>
  new Set(names).size === 1 ? names[0] : undefined;

/** The squad of two such half-squads; undefined where squads of several names have the same half. */
export const wholeOf = (counter: string): string | undefined =>
  only(everywhere(counter).flatMap(({ full }) => full?.name ?? []));

/** What is left of a squad of that side; undefined where nations differ and the side does not say which. */
export function halfOf(side: string, squad: string): string | undefined {
  const own = counterNamed(squad, NATION_OF_SIDE[side] ?? '');
  return only((own ? [own] : everywhere(squad)).flatMap(({ half }) => half?.name ?? []));
}
