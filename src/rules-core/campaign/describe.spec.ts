import { emptyBook } from './book.js';
import { namesOf, says, saysFact, saysWhy } from './describe.js';
import type { Consequence } from './facts.js';
import { randomCampaign } from './random-campaign.testkit.js';
import { BOOK, LINE } from './small-line.testkit.js';

const names = namesOf(BOOK);

describe('sentences', () => {
  it.each<[Pick<Consequence, 'what' | 'about'>, string]>([
    [{ what: 'turn-begun', about: { turn: 2, date: '1944-06-08' } }, 'Turn 2 begins on 1944-06-08.'],
    [
      { what: 'revealed', about: { side: 'red', turn: 2, stance: 'attack' } },
      'Turn 2, The Reds: orders revealed, attack.',
    ],
    [
      { what: 'revealed', about: { side: 'red', turn: 2, stance: 'hold', absent: true } },
      'Turn 2, The Reds: nothing was sealed, hold.',
    ],
    [
      {
        what: 'bought',
        about: { side: 'red', group: 'Rifles', cost: 3, units: ['a', 'b'], missing: { 'squad-1': 1 } },
      },
      'Bought by The Reds for 3 points: Rifles (2 units; 1 squad-1 could not be had).',
    ],
    [
      {
        what: 'drawn',
        about: {
          battle: 'b1',
          side: 'blue',
          units: ['rocca', 'b'],
          standIns: [{ unit: 'rocca', for: '9-1' }],
          empty: [{ counter: 'MMG', count: 2, why: 'bearer-away' }],
          leftOut: [{ why: 'no-place', units: ['c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] }],
        },
      },
      '2 units of The Blues in "The Mill". Stand-ins: Rocca for 9-1. Empty: 2 MMG, for its bearer stays away. ' +
        'Left out: c, d, e, f, g, h and 2 others, for the scenario has no place left for them.',
    ],
    [
      {
        what: 'victory-points',
        about: { side: 'blue', points: -1, total: 2, for: 'loss-inflicted', turn: 1 },
      },
      'The Blues: -1 victory point for loss inflicted; 2 in all.',
    ],
    [
      {
        what: 'casualty',
        about: { unit: 'rocca', fate: 'wounded', battle: 'b1', from: 'battle', to: 'wounded' },
      },
      'Rocca is wounded in "The Mill".',
    ],
    [
      {
        what: 'casualty',
        about: { unit: 'rocca', fate: 'killed', battle: 'b1', from: 'battle', to: 'wounded' },
      },
      'Rocca, reported killed in "The Mill", is wounded now.',
    ],
    [
      {
        what: 'casualty',
        about: { unit: 'rocca', fate: 'reduced', battle: 'b1', from: '4-6-7', to: '2-4-7' },
      },
      'Rocca is reduced in "The Mill" (4-6-7, now 2-4-7).',
    ],
    [
      { what: 'casualty', about: { unit: 'rocca', fate: 'ruling', from: 'lost', to: 'ready' } },
      'Rocca was lost and is ready now, by word of the referee.',
    ],
    [
      {
        what: 'level',
        about: { unit: 'rocca', from: 'green', to: 'veteran', counter: { from: '4-6-7', to: '4-5-8' } },
      },
      'Rocca is veteran now, no longer green (4-6-7 becomes 4-5-8).',
    ],
    [
      {
        what: 'promotion',
        about: { how: 'created', unit: 'bell', side: 'blue', from: null, to: '8-0', rule: 'x', battle: 'b1' },
      },
      'bell rises from the ranks as 8-0 in "The Mill".',
    ],
    [
      { what: 'promotion', about: { how: 'player', side: 'blue', from: null, to: 'Private', rule: '17.1' } },
      'The commander of The Blues becomes Private.',
    ],
    [
      {
        what: 'promotion',
        about: {
          how: 'referee',
          unit: 'rocca',
          side: 'blue',
          from: 'Private',
          to: 'Captain',
          rule: 'ruling',
        },
      },
      'Rocca becomes Captain after Private by word of the referee.',
    ],
    [
      { what: 'over', about: { winner: null, why: 'All is fought.' } },
      'The campaign is over: a draw. All is fought.',
    ],
    [
      { what: 'over', about: { winner: 'blue', why: 'All is fought.' } },
      'The campaign is over: won by The Blues. All is fought.',
    ],
  ])('%j', (consequence, sentence) => {
    expect(says(consequence as Consequence, names)).toBe(sentence);
  });

  it('are whole for everything that ever happens', () => {
    const told = new Set<string>();
    for (let seed = 1; seed <= 20; seed++)
      for (const { campaign, ...happened } of randomCampaign(seed, 3)) {
        if (happened.what !== 'entered') continue;
        const now = namesOf(campaign.book);
        const { fact, consequences } = happened.entry;
        const sentences = [saysFact(fact, now), ...consequences.map((one) => says(one, now))];
        for (const one of consequences) told.add(one.what);
        expect(sentences.filter((text) => !/^\S.*([.!?]$|: \S)/.test(text))).toEqual([]);
        expect(sentences.filter((text) => /undefined|null|NaN|\[object/.test(text))).toEqual([]);
      }
    expect(told.size).toBeGreaterThan(30);
  });
});

describe('causes', () => {
  it('name battle, action and effect, what is said of it, and the policy', () => {
    expect(saysWhy({ battle: 'b1', version: 12, effect: 3, says: 'hit' }, names)).toBe(
      '"The Mill", action 12, effect 3: hit',
    );
    expect(saysWhy({ battle: 'b1', policy: 'experience.kill' }, names)).toBe(
      '"The Mill"; policy experience.kill',
    );
    expect(saysWhy({ says: 'so' }, names)).toBe('so');
    expect(saysWhy({}, names)).toBe('');
  });
});

describe('facts', () => {
  it('are told in one sentence, and out of sight where they are not to be known', () => {
    expect(LINE.map(({ fact }) => saysFact(fact, names))).toEqual([
      'A campaign of The Blues against The Reds is set up.',
      'The orders of The Reds for turn 1 are sealed.',
      'The sealed orders of turn 1 are revealed.',
      'The battle "The Mill" is opened.',
      '"The Mill" reports.',
      'The aftermath of "The Mill".',
    ]);
    expect(saysFact({ fact: 'unseen' }, names)).toBe('Something happens out of sight.');
  });
});

it('what has no name keeps its id', () => {
  const none = namesOf(emptyBook());
  expect([none.unit('u'), none.side('s'), none.battle('b'), none.node('n'), none.formation('f')]).toEqual([
    'u',
    's',
    'b',
    'n',
    'f',
  ]);
  expect(names.node('mill')).toBe('The Mill');
});
