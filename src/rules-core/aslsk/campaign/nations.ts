/** Nations by the names that sides usually have, and the classes of their men from the poorest to the best. */
import mmc from '../units/mmc.json' with { type: 'json' };

export const NATION_OF_SIDE: Readonly<Record<string, string>> = {
  german: 'German',
  russian: 'Russian',
  american: 'American',
  british: 'British',
  japanese: 'Japanese',
  italian: 'Italian',
  french: 'French',
  finnish: 'Finnish',
};

/** Counter to the counter that is one class better: the way that ELR goes, the other way round (5.1/b). */
export function betterCounters(nation: string): Record<string, string> {
  const better: Record<string, string> = {};
  for (const { nationality, strength, elr_replacement: poorer } of mmc)
    if (nationality === nation && poorer !== null && !Object.hasOwn(better, poorer))
      better[poorer] = strength;
  return better;
}

/** The squad of two such half-squads; undefined where squads of several names have the same half. */
export function wholeOf(counter: string): string | undefined {
  const wholes = mmc.flatMap(({ half_squad: half, strength }) => (half === counter ? strength : []));
  return new Set(wholes).size === 1 ? wholes[0] : undefined;
}

/** What is left of a squad of that side as a half-squad; undefined where nations differ and the side does not say which. */
export function halfOf(side: string, strength: string): string | undefined {
  const nation = NATION_OF_SIDE[side];
  const squads = mmc.filter((one) => one.strength === strength && one.half_squad !== null);
  const own = squads.filter(({ nationality }) => nationality === nation);
  const halves = new Set((own.length > 0 ? own : squads).map(({ half_squad: half }) => half));
  return halves.size === 1 ? ([...halves][0] ?? undefined) : undefined;
}
