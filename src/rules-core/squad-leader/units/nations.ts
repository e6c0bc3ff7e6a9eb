/** Nations that fight with the counters, or under the rules, of another. */

/** Whose counters they use beside their own (3.13, 3.16.2, 3.18.1, 3.19.1). */
const COUNTERS_OF: Readonly<Record<string, string>> = {
  'German SS': 'German',
  Gurkha: 'British',
  Canadian: 'British',
  Australian: 'British',
  Commonwealth: 'British',
  'Free French': 'British',
  'Free Polish': 'British',
  Polish: 'Allied Minor',
  Belgian: 'Allied Minor',
  Dutch: 'Allied Minor',
  Norwegian: 'Allied Minor',
  Greek: 'Allied Minor',
  Yugoslav: 'Allied Minor',
  Hungarian: 'Rumanian',
  Bulgarian: 'Rumanian',
};

/** The nation whose counters it uses, which may be itself. */
export const parentOf = (nation: string): string => COUNTERS_OF[nation] ?? nation;

/** Itself, and the nation whose counters it uses besides. */
export const familyOf = (nation: string): readonly string[] => [...new Set([nation, parentOf(nation)])];
