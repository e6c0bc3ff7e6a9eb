import { emptyBook } from '../book/book.js';
import type { Consequence } from '../facts/facts.js';
import { randomCampaign } from '../random-campaign.testkit.js';
import { BOOK, LINE } from '../small-line.testkit.js';
import { namesOf, says, saysFact, saysWhy } from './describe.js';
import { aCounter, theSide } from './prose.js';

const names = namesOf(BOOK);

describe('sentences', () => {
  it.each<[Pick<Consequence, 'what' | 'about'>, string]>([
    [{ what: 'turn-begun', about: { turn: 2, date: '1944-06-08' } }, 'Turn 2 began on 8 June 1944.'],
    [
      { what: 'revealed', about: { side: 'red', turn: 2, stance: 'attack' } },
      'Turn 2: the Reds chose to attack.',
    ],
    [
      { what: 'revealed', about: { side: 'red', turn: 2, stance: 'hold', absent: true } },
      'Turn 2: the Reds sealed no orders and had to hold.',
    ],
    [
      {
        what: 'bought',
        about: { side: 'red', group: 'Rifles', cost: 3, units: ['a', 'b'], missing: { 'squad-1': 1 } },
      },
      'The Reds bought Rifles for 3 points (2 units; 1 squad-1 could not be had).',
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
      '2 units of the Blues went into "The Mill". Stand-ins: Rocca for a 9-1. Empty places: 2 MMG (the bearer stays away). ' +
        'Left out: c, d, e, f, g, h and 2 others (the scenario has no place left for them).',
    ],
    [
      {
        what: 'victory-points',
        about: { side: 'blue', points: -1, total: 2, for: 'loss-inflicted', turn: 1 },
      },
      'The Blues lost 1 victory point (loss inflicted); 2 in all.',
    ],
    [
      {
        what: 'casualty',
        about: { unit: 'rocca', fate: 'wounded', battle: 'b1', from: 'battle', to: 'wounded' },
      },
      'Rocca was wounded in "The Mill".',
    ],
    [
      {
        what: 'casualty',
        about: { unit: 'rocca', fate: 'killed', battle: 'b1', from: 'battle', to: 'wounded' },
      },
      'Rocca was reported killed in "The Mill" but survived with a wound.',
    ],
    [
      {
        what: 'casualty',
        about: { unit: 'rocca', fate: 'reduced', battle: 'b1', from: '4-6-7', to: '2-4-7' },
      },
      'Rocca was reduced from a 4-6-7 to a 2-4-7 in "The Mill".',
    ],
    [
      { what: 'casualty', about: { unit: 'rocca', fate: 'ruling', from: 'lost', to: 'ready' } },
      'Rocca is ready by word of the referee, no longer lost.',
    ],
    [
      {
        what: 'level',
        about: { unit: 'rocca', from: 'green', to: 'veteran', counter: { from: '4-6-7', to: '4-5-8' } },
      },
      'Rocca went from green to veteran (4-6-7 became 4-5-8).',
    ],
    [
      {
        what: 'promotion',
        about: { how: 'created', unit: 'bell', side: 'blue', from: null, to: '8-0', rule: 'x', battle: 'b1' },
      },
      'bell rose from the ranks as 8-0 in "The Mill".',
    ],
    [
      { what: 'promotion', about: { how: 'player', side: 'blue', from: null, to: 'Private', rule: '17.1' } },
      'The commander of the Blues became Private.',
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
      'Rocca became Captain by word of the referee.',
    ],
    [
      { what: 'over', about: { winner: null, why: 'All is fought.' } },
      'The campaign is over: it is a draw. All is fought.',
    ],
    [
      { what: 'over', about: { winner: 'blue', why: 'All is fought.' } },
      'The campaign is over: the Blues won. All is fought.',
    ],
    [
      { what: 'recovered', about: { unit: 'rocca', from: 'wounded', to: 'wounded' } },
      'Rocca is still wounded.',
    ],
    [
      { what: 'recovered', about: { unit: 'rocca', from: 'wounded', to: 'ready' } },
      'Rocca recovered from a wound.',
    ],
    [{ what: 'recovered', about: { unit: 'rocca', from: 'wounded', to: 'lost' } }, 'Rocca died of wounds.'],
    [
      { what: 'recovered', about: { unit: 'rocca', from: 'repairing', to: 'repairing' } },
      'Rocca is still under repair.',
    ],
    [
      {
        what: 'arisen',
        about: { unit: 'bell', from: 'rocca', how: 'leader-created', battle: 'b1' },
      },
      'Rocca produced a new leader in "The Mill": bell.',
    ],
    [
      {
        what: 'experience',
        about: { unit: 'rocca', points: -2, total: 1, for: 'recruits', times: 1 },
      },
      'Rocca lost 2 points of experience (recruits joined); 1 in all.',
    ],
    [
      {
        what: 'experience',
        about: { unit: 'rocca', points: 1, total: 2, for: 'self-rally', times: 2, battle: 'b1' },
      },
      'Rocca earned 1 point of experience in "The Mill" (rallying unaided, twice); 2 in all.',
    ],
    [
      { what: 'kill', about: { unit: 'rocca', battle: 'b1', of: '8-1', times: 1 } },
      'Rocca put an 8-1 out of action in "The Mill".',
    ],
    [
      { what: 'kill', about: { unit: 'rocca', battle: 'b1', of: '4-6-7', times: 3 } },
      'Rocca put three 4-6-7s out of action in "The Mill".',
    ],
    [
      { what: 'kill', about: { unit: 'rocca', battle: 'b1', of: 'a sniper', times: 1 } },
      'Rocca put a sniper out of action in "The Mill".',
    ],
    [
      { what: 'kill', about: { unit: 'rocca', battle: 'b1', times: 2 } },
      'Rocca put two enemies out of action in "The Mill".',
    ],
    [
      { what: 'checks', about: { unit: 'rocca', battle: 'b1', passed: 1, failed: 0, actions: 1 } },
      'Rocca acted once in "The Mill", passed one check and failed none.',
    ],
    [
      {
        what: 'promotion',
        about: {
          how: 'policy',
          unit: 'rocca',
          side: 'blue',
          from: 'Sergeant',
          to: 'Corporal',
          rule: 'x',
          down: true,
        },
      },
      'Rocca was demoted from Sergeant to Corporal.',
    ],
    [
      { what: 'award', about: { unit: 'rocca', award: 'Mentioned in Dispatches', battle: 'b1' } },
      'Rocca was mentioned in dispatches after "The Mill".',
    ],
    [
      { what: 'points', about: { side: 'red', points: -3, total: 1, for: 'made-up' } },
      'The Reds paid 3 points (units made up); 1 in hand.',
    ],
    [
      {
        what: 'battle-reported',
        about: { battle: 'b1', winner: 'blue', why: 'They held the mill' },
      },
      'The Blues won "The Mill": They held the mill.',
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

it('sides are named as people name them', () => {
  expect(
    ['Germans', 'The Blues', 'US Marines', 'British', 'Germany', 'Blue', 'Japanese'].map(theSide),
  ).toEqual(['the Germans', 'the Blues', 'the US Marines', 'the British', 'Germany', 'Blue', 'the Japanese']);
});

it('counters have their article as they are spoken', () => {
  expect(
    ['8-1', '9-1', '4-6-7', '11-1', 'MMG', 'T-34', 'StuG IIIG', 'Officer', 'PzKw 4H'].map(aCounter),
  ).toEqual([
    'an 8-1',
    'a 9-1',
    'a 4-6-7',
    'an 11-1',
    'an MMG',
    'a T-34',
    'a StuG IIIG',
    'an Officer',
    'a PzKw 4H',
  ]);
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
      'A campaign of the Blues against the Reds is set up.',
      'The orders of the Reds for turn 1 are sealed.',
      'The sealed orders of turn 1 are revealed.',
      'The battle "The Mill" is opened.',
      'The report of "The Mill".',
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
