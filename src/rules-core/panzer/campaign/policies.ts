/** Policies of the house for this book: what its units learn is their Unit Grade, the persons it names are leaders of the book. */
import { CASUALTIES, MATERIEL, PROMOTIONS } from '../../campaign/policies/house.js';
import { type Policies, policiesSchema } from '../../campaign/policies/policies.js';

const MEN = ['squad', 'half-squad', 'crew', 'person'] as const;
/** A gun is those who serve it, a vehicle its crew. */
const ALL = [...MEN, 'gun', 'vehicle'] as const;

/** Unit Grades, worst first (5.8). */
const LEVELS = [
  { level: 'green', from: 0, says: 'New to it', grade: 'Green' },
  { level: 'regulars', from: 5, says: 'Has stood its first fire', grade: 'Regulars' },
  { level: 'seasoned', from: 12, says: 'Knows its trade', grade: 'Seasoned' },
  { level: 'veteran', from: 24, says: 'Nothing surprises it', grade: 'Veteran' },
  { level: 'elite', from: 44, says: 'The enemy knows its name', grade: 'Elite' },
] as const;

export const LINKED: Policies = policiesSchema.parse({
  preset: 'panzer-linked',
  experience: {
    earns: [
      { for: 'battle', points: 2, kinds: [...ALL] },
      { for: 'victory', points: 1, kinds: [...ALL] },
      { for: 'kill', points: 2 },
      { for: 'close-combat-kill', points: 3 },
      { for: 'directed-kill', points: 1 },
      { for: 'casualty', points: 1 },
      { for: 'hurt', points: 1 },
      { for: 'self-rally', points: 1 },
    ],
    levels: LEVELS.map(({ level, from, says, grade }) => ({
      level,
      from,
      says,
      kinds: [...ALL],
      gives: { is: { grade } },
    })),
    keptWhenReplaced: 0.5,
  },
  promotion: {
    ladder: ['Sergeant', 'Sergeant Major', 'Lieutenant', 'Captain', 'Major'].map((rank) => ({ rank })),
    rules: PROMOTIONS,
  },
  casualties: CASUALTIES,
  materiel: MATERIEL,
  replacements: { perBattleWon: 2, madeUpEachTurn: 2 },
  victory: { perLossInflicted: [{ kinds: [...MEN, 'gun', 'vehicle'], points: 1 }], draw: 2 },
  awards: [
    { award: 'Ace', when: { kills: 3 }, kinds: ['vehicle'] },
    { award: 'Great Ace', when: { kills: 6 }, kinds: ['vehicle'] },
    {
      award: 'Tank Destruction Badge',
      when: { deed: { deed: 'close-combat-kill', times: 1 } },
      kinds: [...MEN],
    },
    { award: 'Long Service', when: { battles: 4 }, kinds: [...ALL] },
  ],
});

/** Nothing but losses and victory points. */
export const PLAIN: Policies = policiesSchema.parse({
  preset: 'panzer-plain',
  victory: { perLossInflicted: [{ kinds: [...MEN, 'gun', 'vehicle'], points: 1 }] },
});
