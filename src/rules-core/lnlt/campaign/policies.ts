/**
 * Policies for linked battles. The book prints no campaign rules: what is earned, healed and repaired here is of the house, and cites
 * nothing. Ranks, SR and the superscripts of its counters are the book's own terms for what experience gives.
 */
import { CASUALTIES, MATERIEL, PROMOTIONS } from '../../campaign/policies/house.js';
import { type Policies, policiesSchema } from '../../campaign/policies/policies.js';

const MMC = ['squad', 'half-squad'] as const;
const MEN = ['squad', 'half-squad', 'crew', 'person'] as const;

/** A weapon learns nothing; a vehicle is its crew, and a gun is those who serve it. */
const WHO_LEARN = [...MEN, 'vehicle', 'gun'] as const;

/** What a counter may have printed on it: SR (3.0/d), M (8.5), A (5.6). */
const STEPS = [
  { level: 'green', from: 0, says: 'New to it' },
  { level: 'line', from: 8, says: 'Has stood its first fire' },
  {
    level: 'seasoned',
    from: 16,
    says: 'Knows its trade: SR, rallies without a Leader',
    is: { selfRally: true },
  },
  {
    level: 'veteran',
    from: 28,
    says: 'Nothing surprises it: SR, and the superscript M',
    is: { selfRally: true, meleeBonus: true },
  },
] as const;

export const LINKED: Policies = policiesSchema.parse({
  preset: 'lnlt-linked',
  experience: {
    earns: [
      { for: 'battle', points: 2, kinds: [...WHO_LEARN] },
      { for: 'victory', points: 1, kinds: [...WHO_LEARN] },
      { for: 'kill', points: 2 },
      { for: 'close-combat-kill', points: 3 },
      { for: 'directed-kill', points: 1, kinds: ['person'] },
      { for: 'casualty', points: 1 },
      { for: 'captured', points: 1 },
      { for: 'heal', points: 2, kinds: ['person'] },
      { for: 'rally', points: 1, kinds: ['person'] },
      { for: 'self-rally', points: 1 },
    ],
    levels: STEPS.map(({ level, from, says, ...gives }) => ({ level, from, says, kinds: [...MMC], gives })),
    keptWhenReplaced: 0.5,
  },
  promotion: {
    ladder: [
      { rank: 'Corporal', counter: 'Leader 6-0-6' },
      { rank: 'Sergeant', counter: 'Leader 6-1-6' },
      { rank: 'Lieutenant', counter: 'Leader 7-1-6' },
      { rank: 'Captain', counter: 'Leader 7-2-6' },
    ],
    rules: PROMOTIONS,
    successor: { rank: 'Corporal' },
  },
  casualties: CASUALTIES,
  materiel: MATERIEL,
  replacements: { perBattleWon: 2, madeUpEachTurn: 2 },
  victory: { perLossInflicted: [{ kinds: [...MEN, 'vehicle', 'gun'], points: 1 }], draw: 2 },
  awards: [
    { award: 'Close Combat Clasp', when: { deed: { deed: 'close-combat-kill', times: 1 } }, kinds: [...MEN] },
    { award: 'Medical Badge', when: { deed: { deed: 'heal', times: 2 } }, kinds: ['person'] },
    { award: 'Mentioned in Dispatches', when: { kills: 3 }, kinds: [...MEN, 'vehicle', 'gun'] },
    { award: 'Long Service', when: { battles: 4 }, kinds: [...MEN] },
  ],
});

/** Nothing but losses and victory points. */
export const PLAIN: Policies = policiesSchema.parse({
  preset: 'lnlt-plain',
  victory: { perLossInflicted: [{ kinds: [...MEN, 'vehicle', 'gun'], points: 1 }] },
});
