/**
 * Chapters 17 and 19 as policies. The cards of the book's campaigns, with their prices, are not available: what groups consist of, what
 * they and an attack cost, and what a side is paid are values of the house, and cite nothing.
 */
import { type Policies, policiesSchema } from '../../campaign/policies/policies.js';
import type { RuleId } from '../rules.js';
import { PROMOTION_RULES, RANKS } from './promotion.js';

type Group = Policies['replacements']['groups'][number];
type Nation = 'german' | 'american' | 'russian';

/** The Americans have no edge of the book's: they come from opposite the Germans. */
const EDGES = { german: 'west', american: 'east', russian: 'east' } as const;

const ATTACK = 3;
/** What it costs more to set a group up on the map (19.1.7/2). */
const ON_MAP = 1;
/** In a campaign of this nation. */
const MOST = 2;
const START = 6;
const INCOME = 4;

/** By nation: what the group is called, what it costs, and what comes. */
const GROUPS: Readonly<Record<Nation, readonly (readonly [string, number, Record<string, number>])[]>> = {
  german: [
    ['Grenadier Squads', 4, { '6-6': 2, NCO: 1 }],
    ['Machine Gun Section', 3, { 'MG 34': 2 }],
    ['Pioneer Group', 5, { '8-2': 1, Demo: 1, Flamethrower: 1 }],
    ['Anti-Tank Gun', 4, { 'PaK 38': 1 }],
    ['Panzer Section', 9, { 'PzKw 4H': 1, 'PzKw IIIJ': 1 }],
  ],
  american: [
    ['Rifle Squads', 4, { '7-6': 2, NCO: 1 }],
    ['Automatic Weapons', 3, { BAR: 1, 'MG 8-9': 1 }],
    ['Mortar Section', 3, { 'M2 mortar': 1 }],
    ['Bazooka Team', 3, { 'M1 Bazooka': 1 }],
    ['Tank Section', 9, { M4A1: 2 }],
  ],
  russian: [
    ['Rifle Squads', 3, { '4-4': 2, NCO: 1 }],
    ['Submachine Gunners', 4, { '6-3': 2 }],
    ['Tank Hunters', 3, { RATR: 1, Molotov: 1 }],
    ['Anti-Tank Gun', 4, { '45mm gun': 1 }],
    ['Tank Section', 9, { 'T-34 76B': 2 }],
  ],
};

/** Nobody pushes a gun across the map: it is set up, for what it costs. */
const SET_UP: ReadonlySet<string> = new Set(['Anti-Tank Gun']);

/** The groups that a side of that nation may buy: to come over its edge of the map, or to be set up there for more. */
function groupsOf(nation: Nation, side: string = nation): Group[] {
  return GROUPS[nation].flatMap(([group, cost, units]): Group[] => {
    const common = { side, units, kinds: {}, atMost: MOST, cites: ['19.1.7/2', '19.1.9'] satisfies RuleId[] };
    if (SET_UP.has(group)) return [{ ...common, group, cost, comes: 'set-up' }];
    return [
      { ...common, group, cost, comes: EDGES[nation] },
      { ...common, group: `${group}, set up on the map`, cost: cost + ON_MAP, comes: 'set-up' },
    ];
  });
}

/** So many of each counter as come with two groups of each kind, however they come (19.1.9). */
function counterMixOf(...nations: readonly Nation[]): Record<string, number> {
  const mix: Record<string, number> = {};
  for (const nation of nations)
    for (const [, , units] of GROUPS[nation])
      for (const [counter, many] of Object.entries(units))
        mix[counter] = Math.max(mix[counter] ?? 0, MOST * many);
  return mix;
}

/** Without groups and points to buy them with: those need sides. */
export const CAMPAIGN_GAME: Policies = policiesSchema.parse({
  preset: 'combat-campaign',
  promotion: { player: { cards: 'per-side', ranks: [...RANKS], cites: [...PROMOTION_RULES] } },
  casualties: { turnsWounded: 0, loserMissingIsCaptured: true },
  materiel: { capturedIsUsed: true },
  replacements: { attackCost: ATTACK },
  planning: { stances: true, absent: { stance: 'hold' }, cites: ['19.1.5'] satisfies RuleId[] },
});

function between(one: Nation, other: Nation): Policies {
  const points = (each: number) => ({ [one]: each, [other]: each });
  return policiesSchema.parse({
    ...CAMPAIGN_GAME,
    preset: `combat-campaign-${one}-${other}`,
    replacements: {
      attackCost: ATTACK,
      start: points(START),
      income: points(INCOME),
      groups: [...groupsOf(one), ...groupsOf(other)],
      counterMix: counterMixOf(one, other),
    },
  });
}

/** Nothing but losses and victory points. */
const PLAIN: Policies = policiesSchema.parse({
  preset: 'combat-plain',
  victory: {
    perLossInflicted: [{ kinds: ['person', 'squad', 'half-squad', 'crew', 'gun', 'vehicle'], points: 1 }],
  },
});

export const PRESETS: readonly Policies[] = [
  CAMPAIGN_GAME,
  between('german', 'american'),
  between('german', 'russian'),
  PLAIN,
];
