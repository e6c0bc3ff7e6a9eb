/** The Optional Rules that are built, each a switch of the battle by its number in the booklet (7.0). */

export const OPTIONAL_RULES = [
  '7.1',
  '7.1.1.1',
  '7.1.1.1/j',
  '7.2',
  '7.3',
  '7.4',
  '7.6',
  '7.6/b',
  '7.7',
  '7.8',
  '7.9',
  '7.10.2',
  '7.11',
  '7.12',
  '7.13',
  '7.14',
  '7.15',
  '7.16',
  '7.17',
  '7.18',
  '7.19',
  '7.20',
  '7.21',
  '7.22',
  '7.23',
  '7.23.2/c',
  '7.24',
  '7.25',
  '7.26',
  '7.27',
  '7.28',
  '7.29',
  '7.30',
  '7.31',
  '7.32',
  '7.33',
  '7.35',
  '7.35.3',
  '7.36',
  '7.37',
  '7.38',
  '7.39',
  '7.40',
  '7.41',
  '7.42',
  '7.42.3',
  '7.43',
  '7.46',
  '7.47',
  '7.48',
  '7.49',
  '7.50',
  '7.52',
  '7.53',
  '7.54',
  '7.55',
  '7.57',
] as const;

export type OptionalRule = (typeof OPTIONAL_RULES)[number];

/** Rules that ask for no records beyond counters; the booklet itself recommends none (CHOICES.md, 7.0). */
const RECOMMENDED: ReadonlySet<OptionalRule> = new Set([
  '7.1',
  '7.8',
  '7.10.2',
  '7.11',
  '7.13',
  '7.15',
  '7.16',
  '7.18',
  '7.19',
  '7.20',
  '7.21',
  '7.27',
  '7.29',
  '7.32',
  '7.33',
  '7.36',
  '7.38',
  '7.39',
  '7.43',
]);

/** They take the place of another rule in play, and are on only where they are asked for. */
const INSTEAD: ReadonlySet<OptionalRule> = new Set(['7.42.3']);

interface Chosen {
  readonly preset?: 'recommended' | 'all' | undefined;
  readonly optional?: readonly OptionalRule[] | undefined;
  readonly without?: readonly OptionalRule[] | undefined;
}

/** Any subset of the switches is legal; none is on unless the battle says so (7.0, 7.0/a). */
export function isInPlay(chosen: Chosen, rule: OptionalRule): boolean {
  let on = inPlay.get(chosen);
  if (!on) {
    on = new Set(OPTIONAL_RULES.filter((one) => isOn(chosen, one)));
    inPlay.set(chosen, on);
  }
  return on.has(rule);
}

/** The options of a battle never change. */
const inPlay = new WeakMap<Chosen, ReadonlySet<OptionalRule>>();

function isOn({ preset, optional, without }: Chosen, rule: OptionalRule): boolean {
  if (without?.includes(rule)) return false;
  if (optional?.includes(rule)) return true;
  return (preset === 'all' && !INSTEAD.has(rule)) || (preset === 'recommended' && RECOMMENDED.has(rule));
}
