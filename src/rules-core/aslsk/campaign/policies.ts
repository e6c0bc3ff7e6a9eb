/**
 * Policies for linked battles. The book prints no campaign rules: what is earned, healed and repaired here is of the house, and cites
 * nothing. A better counter, a higher rank, a better ELR are the book's own terms for what experience gives.
 */
import { CASUALTIES, MATERIEL, PROMOTIONS } from '../../campaign/policies/house.js';
import { type Policies, policiesSchema } from '../../campaign/policies/policies.js';
import { betterCounters, NATION_OF_SIDE } from './nations.js';

const MMC = ['squad', 'half-squad'] as const;
const MEN = ['squad', 'half-squad', 'crew', 'person'] as const;

/** A weapon learns nothing; a vehicle is its crew. */
const WHO_LEARN = [...MEN, 'vehicle'] as const;

/** Each step takes a unit one class up on its Nationality Chart, as far as that goes. */
const countersOf = Object.fromEntries(
  Object.entries(NATION_OF_SIDE).map(([side, nation]) => [side, betterCounters(nation)]),
);
const STEPS = [
  { level: 'green', from: 0, says: 'New to it: ELR 2', elr: 2 },
  { level: 'line', from: 8, says: 'Has stood its first fire: ELR 3, one class better', elr: 3 },
  { level: 'seasoned', from: 18, says: 'Knows its trade: ELR 4, one class better', elr: 4 },
  { level: 'veteran', from: 32, says: 'Nothing surprises it: ELR 5, one class better', elr: 5 },
] as const;

export const LINKED: Policies = policiesSchema.parse({
  preset: 'aslsk-linked',
  experience: {
    earns: [
      { for: 'battle', points: 2, kinds: [...WHO_LEARN] },
      { for: 'victory', points: 1, kinds: [...WHO_LEARN] },
      { for: 'kill', points: 2 },
      { for: 'close-combat-kill', points: 3 },
      { for: 'directed-kill', points: 1, kinds: ['person'] },
      { for: 'casualty', points: 1 },
      { for: 'captured', points: 1 },
      { for: 'rally', points: 1, kinds: ['person'] },
      { for: 'self-rally', points: 1 },
      { for: 'replaced', points: -2, kinds: [...MMC] },
    ],
    levels: STEPS.map(({ level, from, says, elr }, step) => ({
      level,
      from,
      says,
      kinds: [...MMC],
      gives: { is: { elr }, ...(step > 0 && { countersOf }) },
    })),
    keptWhenReplaced: 0.5,
  },
  promotion: {
    ladder: [
      { rank: 'Corporal', counter: '6+1' },
      { rank: 'Sergeant', counter: '7-0' },
      { rank: 'Staff Sergeant', counter: '8-0' },
      { rank: 'Second Lieutenant', counter: '8-1' },
      { rank: 'Lieutenant', counter: '9-1' },
      { rank: 'Captain', counter: '9-2' },
      { rank: 'Major', counter: '10-2' },
    ],
    rules: PROMOTIONS,
  },
  casualties: CASUALTIES,
  materiel: MATERIEL,
  replacements: { perBattleWon: 2, madeUpEachTurn: 2 },
  victory: { perLossInflicted: [{ kinds: [...MEN, 'vehicle', 'gun'], points: 1 }], draw: 2 },
  awards: [
    { award: 'Close Combat Clasp', when: { deed: { deed: 'close-combat-kill', times: 1 } }, kinds: [...MEN] },
    { award: 'Mentioned in Dispatches', when: { kills: 3 }, kinds: [...MEN, 'vehicle', 'gun'] },
    { award: 'Long Service', when: { battles: 5 }, kinds: [...MEN] },
  ],
});

/** Ranks that the Japanese have as well as everybody else: their leaders go up a ladder of their own. */
export const PACIFIC: Policies = {
  ...LINKED,
  preset: 'aslsk-pacific',
  promotion: {
    ...LINKED.promotion,
    ladder: [
      { rank: 'Sergeant', counter: '8-0' },
      { rank: 'Lieutenant', counter: '9-1' },
      { rank: 'Major', counter: '10-2' },
    ],
  },
};

/** Nothing but losses and victory points. */
export const PLAIN: Policies = policiesSchema.parse({
  preset: 'aslsk-plain',
  victory: { perLossInflicted: [{ kinds: [...MEN, 'vehicle', 'gun'], points: 1 }] },
});
