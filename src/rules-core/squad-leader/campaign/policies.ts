/**
 * Policies of campaigns: the personal-leader game, six linked scenarios in which one leader for each player rises and falls with
 * élan and cowardice. Ranks are counters (`8-0`), and what a leader did is told as the deeds below.
 */
import { type Policies, policiesSchema } from '../../campaign/policies/policies.js';
import chart from '../charts/campaign-game.json' with { type: 'json' };
import type { RuleId } from '../rules.js';

const { cells } = chart.tables.cells;

export const cite = (...rules: RuleId[]): string[] => rules;
const PRINTED = cite('GEN/campaign');

/** What a leader can do, or fail to do, as a report names it, and what the chart calls it. */
const DEEDS: {
  readonly elan: Readonly<Record<keyof typeof cells.elan, string>>;
  readonly cowardice: Readonly<Record<keyof typeof cells.cowardice, string>>;
} = {
  elan: {
    'destroyed, or led a squad that destroyed, an AFV without anti-tank weapons': 'afv-by-infantry',
    'close combat that eliminated every enemy in the hex': 'hex-cleared',
    'destroyed an AFV with anti-tank weapons': 'afv-by-weapon',
    'rallied a squad (each)': 'rally',
    'directed fire that killed a squad (each)': 'directed-kill',
    'side won the scenario': 'victory',
    'later sets: led a squad that captured an enemy squad in close combat': 'captured-in-close-combat',
    'later sets: led a squad that captured an enemy squad in the rout phase': 'captured-in-rout',
    'later sets: lightly wounded leader stays in play': 'stayed-wounded',
  },
  cowardice: {
    'total cowardice: 12 on a rally roll, or broke twice without rallying': 'total-cowardice',
    'a squad in his hex surrendered (12 on rally)': 'squad-surrendered',
    'his breaking broke a squad in the hex (each)': 'broke-a-squad',
    'support weapon under his direction malfunctioned': 'weapon-malfunctioned',
    'broke under fire (each)': 'broke-under-fire',
  },
};

/** What the later sets say in their rules. */
const LATER: Readonly<Record<string, string[]>> = {
  'captured-in-close-combat': cite('3.29/a'),
  'captured-in-rout': cite('3.29/a'),
  'stayed-wounded': cite('3.4.7'),
};

const STEP = 10;
/** A leader who became a hero: his own rank waits for him (3.8.12). */
export const BECAME_HERO = 'became-hero';

function marksOf(deeds: Readonly<Record<string, string>>, points: Readonly<Record<string, number>>) {
  return Object.entries(deeds).map(([printed, deed]) => ({
    mark: 'elan',
    for: deed,
    points: points[printed] ?? 0,
    cites: LATER[deed] ?? PRINTED,
  }));
}

/** The personal-leader game as it is printed. */
export const PERSONAL: Policies = policiesSchema.parse({
  preset: 'squad-leader-personal',
  promotion: {
    ladder: cells.ranks.map(([rank, counter]) => ({ rank, counter })),
    marks: [
      ...marksOf(DEEDS.elan, cells.elan),
      ...marksOf(DEEDS.cowardice, cells.cowardice),
      { mark: 'hero', for: BECAME_HERO, points: 1, cites: cite('3.8.12') },
    ],
    rules: [
      {
        rule: 'hero',
        says: 'A leader who became a hero returns one rank higher, with the points he has earned.',
        when: { mark: { mark: 'hero', atLeast: 1, pays: 1 } },
        cites: cite('3.8.12'),
      },
      {
        rule: 'elan',
        says: 'Ten points of élan are one rank up.',
        when: { mark: { mark: 'elan', atLeast: STEP, pays: STEP } },
        cites: PRINTED,
      },
      {
        rule: 'cowardice',
        says: 'Ten points of cowardice are one rank down; a leader who has none to lose is busted.',
        steps: -1,
        when: { mark: { mark: 'elan', atMost: -STEP, pays: -STEP } },
        cites: PRINTED,
      },
    ],
    successor: { rank: cells.start, cites: PRINTED },
  },
  /** A wound lasts for the scenario (3.4.2). */
  casualties: { turnsWounded: 0 },
  victory: { perRankAtEnd: cells.victory_points['each rank above Corporal if alive at the end'] },
});

const MMC = ['squad', 'half-squad'] as const;

/**
 * Formations beside the personal leaders: experience is an Experience Level Rating (3.11.2), better by one for each class as in
 * 3.11.3. What it takes to rise is of the house. A squad that turned Green does so for the scenario (3.11.4): it can be made up.
 */
export const LINKED: Policies = policiesSchema.parse({
  ...PERSONAL,
  preset: 'squad-leader-linked',
  experience: {
    earns: [
      { for: 'battle', points: 2, kinds: [...MMC] },
      { for: 'victory', points: 1, kinds: [...MMC] },
      { for: 'kill', points: 2, kinds: [...MMC] },
    ],
    levels: [
      { level: 'second-line', from: 0, says: 'Second Line: ELR 2', elr: 2 },
      { level: 'first-line', from: 8, says: 'First Line: ELR 3', elr: 3 },
      { level: 'elite', from: 20, says: 'Elite: ELR 4', elr: 4 },
    ].map(({ elr, ...level }) => ({
      ...level,
      kinds: [...MMC],
      gives: { is: { elr } },
      cites: cite('3.11.2', '3.11.3/a'),
    })),
  },
  replacements: { madeUpEachTurn: 2 },
});
