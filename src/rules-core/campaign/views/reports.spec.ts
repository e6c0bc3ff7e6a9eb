/** Whole reports of a small campaign: they must read as a unit history does, and the ledger must have all of it. */
import { type Enlisted, entered, type Faces } from '../aftermath/aftermath.testkit.js';
import type { RosterId } from '../book/book.js';
import { ledgersOf, rowsUnder } from '../book/ledgers.js';
import type { CampaignPieces } from '../pieces.js';
import { toyPieces } from '../toy-rulebook.testkit.js';
import { battleHistory } from './battle-history.js';
import { namesOf } from './describe.js';
import { lifeStoryOf } from './life-story.js';
import { standingsOver } from './standing.js';
import { turnHistory } from './turn-history.js';
import { unitHistory } from './unit-history.js';

const pieces: CampaignPieces = { ...toyPieces, nations: { blue: 'German', red: 'Russian' } };
const LEVELS = [
  { level: 'green', from: 0, says: 'Green' },
  {
    level: 'line',
    from: 8,
    says: 'Line',
    kinds: ['squad'],
    gives: { counters: { '4-4-7': '4-5-8' } },
  },
];
const POLICIES = {
  experience: {
    earns: [
      { for: 'battle', points: 2 },
      { for: 'victory', points: 1 },
      { for: 'kill', points: 2 },
      { for: 'self-rally', points: 1 },
      { for: 'replaced', points: -2 },
    ],
    levels: LEVELS,
  },
  promotion: {
    ladder: [
      { rank: 'Sergeant', counter: '7-0' },
      { rank: 'Staff Sergeant', counter: '8-0' },
    ],
    rules: [{ rule: 'valour', says: 'Three kills', when: { kills: 3 } }],
  },
  casualties: {
    turnsWounded: 0,
    eliminated: [
      {
        kinds: ['person'],
        table: {
          dice: 'd6',
          upTo: [
            [3, 'lost'],
            [6, 'wounded'],
          ],
        },
      },
    ],
    recovery: {
      dice: 'd6',
      upTo: [
        [1, 'lost'],
        [3, 'wounded'],
        [6, 'ready'],
      ],
    },
  },
  replacements: { madeUpEachTurn: 2 },
  victory: { perLossInflicted: [{ kinds: ['person', 'squad'], points: 1 }] },
  awards: [
    {
      award: 'Close Combat Clasp',
      kinds: ['squad'],
      when: { deed: { deed: 'close-combat-kill', times: 1 } },
    },
    { award: 'Mentioned in Dispatches', kinds: ['squad', 'person'], when: { kills: 3 } },
  ],
};

const section = (side: string, name: string, counter: string): Enlisted => [
  side,
  'squad',
  counter,
  { name, level: 'green' },
];
const ROSTER: Readonly<Record<string, Enlisted>> = {
  zuev: section('red', 'Section Zuev', '4-4-7'),
  chernov: section('red', 'Section Chernov', '4-4-7'),
  ignatov: ['red', 'person', '7-0', { name: 'Sergeant Ignatov' }],
  hartmann: ['blue', 'person', '9-1', { name: 'Lieutenant Hartmann' }],
  pohl: section('blue', 'Section Pohl', '4-6-7'),
  richter: section('blue', 'Section Richter', '4-6-7'),
  mg: ['blue', 'weapon', 'LMG', { name: 'The machine gun of Section Pohl', with: 'pohl' }],
};
const kills = (deed: string, to: string, times = 1) => ({ deed, times, to });
const REPORT = {
  winner: 'red',
  why: 'The mill was theirs at dusk',
  turns: 6,
  margin: 2,
  units: [
    {
      unit: 'zuev',
      fate: 'unhurt',
      checksPassed: 6,
      checksFailed: 1,
      actions: 16,
      deeds: [kills('kill', 'pohl'), kills('close-combat-kill', 'hartmann'), kills('kill', 'richter')],
    },
    {
      unit: 'chernov',
      fate: 'reduced',
      counter: '2-3-7',
      kind: 'half-squad',
      deeds: [{ deed: 'self-rally', times: 2 }],
    },
    { unit: 'ignatov', fate: 'killed', deeds: [kills('kill', 'a sniper', 3)] },
    {
      unit: 'hartmann',
      fate: 'killed',
      cause: { version: 311, effect: 4, turn: 5, says: '9-1 Lieutenant Hartmann is eliminated.' },
    },
    { unit: 'pohl', fate: 'killed', cause: { says: 'hit by a mortar' } },
    { unit: 'mg', fate: 'captured', captor: 'red' },
  ],
  arisen: [
    {
      unit: 'new',
      side: 'red',
      kind: 'person',
      name: '8-0',
      counter: '8-0',
      from: 'zuev',
      how: 'leader-created',
    },
  ],
  turningPoints: [
    { cause: { version: 69, turn: 1 }, swing: { blue: 14, red: -14 }, says: '4-2-6 Section Titov breaks.' },
    {
      cause: { version: 71, turn: 5 },
      swing: { blue: -19, red: 19 },
      says: '4-6-7 Section Pohl is eliminated.',
    },
    {
      cause: { version: 90, turn: 5 },
      swing: { blue: -9, red: 9 },
      says: '4-6-7 Section Pohl is eliminated.',
    },
    {
      cause: { version: 92, turn: 5 },
      swing: { blue: -9, red: 9 },
      says: '9-1 Lieutenant Hartmann is eliminated.',
    },
  ],
};
const DICE: Faces = {
  'battle b/eliminated/ignatov': [5],
  'battle b/eliminated/hartmann': [2],
  'turn 3/recovery/ignatov': [5],
};

const { book, line, told } = entered(
  {
    policies: POLICIES,
    roster: ROSTER,
    report: REPORT,
    node: { worth: { win: 3 } },
    sides: { blue: { name: 'Germans' }, red: { name: 'Russians' } },
  },
  [
    { fact: 'aftermath', battle: 'b' },
    { fact: 'reorganize', turn: 3 },
    { fact: 'advance', turn: 3 },
  ],
  { ...DICE },
  pieces,
);
const ledgers = ledgersOf(line);
const names = namesOf(book);
const moments = [...rowsUnder(ledgers, 'moment')] as never;
const storyOf = (unit: RosterId) =>
  unitHistory(unit, { rows: [...rowsUnder(ledgers, `unit/${unit}`)] as never, moments, book });

describe('the life of a unit', () => {
  it('has a paragraph for each battle and a sentence for what lies between', () => {
    expect(storyOf('zuev')).toBe(
      [
        'Section Zuev',
        '',
        '6 June 1944',
        '  Section Zuev joined the roster.',
        '  In "The Mill", a victory, Section Zuev put two 4-6-7s and a 9-1 out of action, produced a new leader (Staff Sergeant Rodionov), and came through unhurt (7 points of experience). Section Zuev received the award "Close Combat Clasp" and was mentioned in dispatches.',
      ].join('\n'),
    );
    expect(storyOf('chernov')).toBe(
      [
        'Section Chernov',
        '',
        '6 June 1944',
        '  Section Chernov joined the roster.',
        '  In "The Mill", a victory, Section Chernov rallied unaided twice and was reduced from a 4-4-7 to a 2-3-7 (5 points of experience).',
        '  Section Chernov was made up from a 2-3-7 to a 4-4-7 with recruits, who cost it 3 points of experience.',
      ].join('\n'),
    );
  });

  it('calls people by their ranks as they were then', () => {
    expect(storyOf('ignatov')).toBe(
      [
        'Staff Sergeant Ignatov',
        '',
        '6 June 1944',
        '  Sergeant Ignatov joined the roster.',
        '  In "The Mill", a victory, Sergeant Ignatov put a sniper (three times) out of action, was reported killed but survived with a wound, was promoted from Sergeant to Staff Sergeant, and was mentioned in dispatches (9 points of experience).',
        '  Staff Sergeant Ignatov recovered from a wound.',
      ].join('\n'),
    );
  });

  it('tells a cause once, and not where it says the same again', () => {
    expect(storyOf('hartmann')).toContain('  In "The Mill", a defeat, Lieutenant Hartmann was killed.');
    expect(storyOf('pohl')).toContain(
      '  In "The Mill", a defeat, Section Pohl was killed (hit by a mortar).',
    );
    expect(storyOf('mg')).toContain('a defeat, the machine gun of Section Pohl was captured by the Russians');
  });

  it('names who arose, and out of whom', () => {
    expect(storyOf('new')).toBe(
      [
        'Staff Sergeant Rodionov',
        '',
        '6 June 1944',
        '  Staff Sergeant Rodionov rose from Section Zuev in "The Mill", a victory. Staff Sergeant Rodionov came through unhurt (3 points of experience).',
      ].join('\n'),
    );
  });

  it('leaves every point to the ledger, one click below', () => {
    const { entries } = lifeStoryOf(line, 'zuev', book);
    expect(entries.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['drawn', 'returned', 'checks', 'kill', 'experience', 'arisen', 'award']),
    );
    expect(entries.filter(({ what }) => what === 'experience')).toHaveLength(3);
  });
});

describe('an after-action report', () => {
  const report = book.battle.b?.report;
  const tell = (consequences = told) =>
    report && battleHistory({ battle: 'b', report, consequences, book, names });

  it('tells who won, where it turned, what it cost, who stood out', () => {
    expect(tell()?.split('\n')).toEqual([
      '"The Mill" was won by the Russians after six turns, 2 points ahead. The mill was theirs at dusk. ' +
        'Turn 1: Section Titov breaks. Turn 5: Section Pohl is eliminated. Lieutenant Hartmann is eliminated.',
      'Of the Germans, Lieutenant Hartmann and Section Pohl were killed; the machine gun of Section Pohl was captured. ' +
        'Of the Russians, Staff Sergeant Ignatov was wounded; Section Chernov was reduced.',
      'Staff Sergeant Ignatov and Section Zuev each put three of the enemy out of action. ' +
        'Section Zuev produced a new leader: Staff Sergeant Rodionov. ' +
        'Sergeant Ignatov was promoted from Sergeant to Staff Sergeant. ' +
        'Staff Sergeant Ignatov and Section Zuev were mentioned in dispatches. ' +
        'Section Zuev received the award "Close Combat Clasp".',
      'The Russians made 5 victory points (3 for victory, 2 for losses inflicted); the Germans made 1 victory point (losses inflicted).',
    ]);
  });

  it('tells what is known before its aftermath', () => {
    expect(tell([])).toContain(
      'Of the Russians, Staff Sergeant Ignatov was killed; Section Chernov was reduced.',
    );
    expect(tell([])).not.toContain('victory points');
  });
});

describe('a turn', () => {
  it('is a paragraph: who won where, which way it goes, how it stands', () => {
    const rows = [...rowsUnder(ledgers, 'turn')].map((row) => ({ row, names })) as never;
    const standing = standingsOver(rowsUnder(ledgers, 'standing'), book).at(-1)?.victoryPoints ?? {};
    expect(turnHistory({ turn: 3, date: '1944-06-06', rows, standing, names })).toBe(
      'Turn 3, 6 June 1944. The Russians won "The Mill": The mill was theirs at dusk. ' +
        'Victory points: the Russians 5 and the Germans 1. ' +
        'The campaign is over: the Russians won. Russians: 5 victory points against 1.',
    );
  });

  it('names both sides once where they chose alike', () => {
    const revealed = (side: string, stance: string) => ({
      row: { ledger: 'turn', version: 1, what: 'revealed', about: { side, turn: 1, stance } },
      names,
    });
    const tell = (one: string, other: string) =>
      turnHistory({
        turn: 1,
        date: '1944-06-06',
        rows: [revealed('blue', one), revealed('red', other)] as never,
        standing: {},
        names,
      });
    expect(tell('attack', 'attack')).toBe('Turn 1, 6 June 1944. Both sides chose to attack.');
    expect(tell('attack', 'hold')).toBe(
      'Turn 1, 6 June 1944. The Germans chose to attack and the Russians chose to hold.',
    );
  });
});
