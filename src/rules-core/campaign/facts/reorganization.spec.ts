import { type Enlisted, entered, refusedIn, reorganized } from '../aftermath/aftermath.testkit.js';
import { campaignOf } from '../book/book.js';
import type { CampaignPieces } from '../pieces.js';
import { toyPieces } from '../toy-rulebook.testkit.js';

const RECOVERY = {
  dice: 'd10',
  upTo: [
    [3, 'lost'],
    [5, 'ready'],
    [10, 'wounded'],
  ],
  cites: ['19.1.8/6'],
};
const REPAIR = {
  dice: 'd6',
  upTo: [
    [2, 'ready'],
    [4, 'repairing'],
    [6, 'lost'],
  ],
};
const man = (state: 'wounded' | 'missing' | 'repairing', more: object = {}): Enlisted => [
  'blue',
  'person',
  '8-0',
  { state, ...more },
];

describe('recovery', () => {
  const heal = (face: number, more: object = {}, policies: object = {}) =>
    reorganized(
      {
        policies: { casualties: { recovery: RECOVERY }, ...policies },
        roster: { p: man('wounded', { hurt: { wounds: 1 }, ...more }) },
      },
      { 'turn 3/recovery/p': [face] },
    );

  it.each([
    [1, 'lost'],
    [3, 'lost'],
    [4, 'ready'],
    [5, 'ready'],
    [6, 'wounded'],
    [0, 'wounded'],
  ])('of a wounded man who rolls %i: %s', (face, state) => {
    expect(heal(face, { until: 3 }).row('p').state).toBe(state);
  });

  it('heals all that the wound has left; else it stays', () => {
    expect(heal(4, { until: 2 }).row('p')).not.toHaveProperty('hurt');
    expect(heal(4).row('p')).not.toHaveProperty('until');
    expect(heal(6, { until: 2 }).row('p')).toMatchObject({ hurt: { wounds: 1 }, until: 2 });
  });

  it('keeps its dice, also where nothing changes', () => {
    expect(heal(6).all('recovered')).toMatchObject([
      {
        about: { unit: 'p', from: 'wounded', to: 'wounded' },
        rolls: [{ for: 'recovery: p', dice: [{ sides: 10, face: 6 }] }],
        cites: ['19.1.8/6'],
        cause: { policy: 'casualties.recovery' },
        to: ['blue'],
      },
    ]);
  });

  it('waits until the wound’s time has come, and needs no dice without a table', () => {
    const policies = { casualties: { recovery: RECOVERY } };
    expect(reorganized({ policies, roster: { p: man('wounded', { until: 4 }) } }).row('p').state).toBe(
      'wounded',
    );
    expect(reorganized({ roster: { p: man('wounded', { until: 3 }) } }).row('p').state).toBe('ready');
    expect(
      reorganized({ policies: { ...policies, off: ['casualties'] }, roster: { p: man('wounded') } }).row('p')
        .state,
    ).toBe('ready');
  });

  it('that fails brings a successor', () => {
    const promotion = { ladder: [{ rank: 'Corporal', counter: '7-0' }], successor: { rank: 'Corporal' } };
    const { row } = heal(1, { rank: 'Corporal' }, { promotion });
    expect(row('p').state).toBe('lost');
    expect(row('p.2')).toMatchObject({ rank: 'Corporal', from: 'p', counter: '7-0' });
  });
});

describe('the missing', () => {
  const missing = (face: number) =>
    reorganized(
      {
        policies: {
          casualties: {
            missing: {
              dice: 'd6',
              upTo: [
                [2, 'ready'],
                [4, 'captured'],
                [5, 'lost'],
                [6, 'missing'],
              ],
            },
          },
        },
        roster: { p: man('missing') },
      },
      { 'turn 3/missing/p': [face] },
    ).row('p');

  it('turn up, are prisoners, are dead, or stay missing, by the policy’s dice', () => {
    expect(missing(2).state).toBe('ready');
    expect(missing(3)).toMatchObject({ state: 'captured', captor: 'red' });
    expect(missing(5).state).toBe('lost');
    expect(missing(6).state).toBe('missing');
  });

  it('stay missing without dice', () => {
    const { row, all } = reorganized({ roster: { p: man('missing') } });
    expect(row('p').state).toBe('missing');
    expect(all('recovered')).toEqual([]);
  });
});

describe('repair', () => {
  const tank: Enlisted = ['red', 'vehicle', 'T-34', { state: 'repairing', hurt: { immobilized: true } }];

  it.each([
    [1, 'ready'],
    [4, 'repairing'],
    [5, 'lost'],
  ])('of what is damaged rolls %i: %s', (face, state) => {
    const { row } = reorganized(
      { policies: { materiel: { repair: REPAIR } }, roster: { t: tank } },
      { 'turn 3/repair/t': [face], ...(state === 'ready' && { 'turn 3/march/t': [6] }) },
    );
    expect(row('t').state).toBe(state);
    expect('hurt' in row('t')).toBe(state === 'repairing');
  });

  it('is done without dice where the policy has none', () => {
    expect(reorganized({ roster: { t: tank } }, { 'turn 3/march/t': [6] }).row('t').state).toBe('ready');
  });
});

describe('making up', () => {
  const half = (more: object = {}): Enlisted => [
    'blue',
    'half-squad',
    '2-4-7',
    { was: '4-6-7', formation: 'a', ...more },
  ];
  const policies = (more: object = {}) => ({ replacements: { madeUpEachTurn: 2, ...more } });

  it('joins two half-squads of a formation; the one of which the other came lives on, with its weapons', () => {
    const { row, all } = reorganized({
      policies: policies(),
      roster: {
        h: half({ from: 's' }),
        s: half({ experience: 5 }),
        w: ['blue', 'weapon', 'LMG', { with: 'h' }],
      },
    });
    expect(row('s')).toMatchObject({ kind: 'squad', counter: '4-6-7', experience: 5, state: 'ready' });
    expect(row('s')).not.toHaveProperty('was');
    expect(row('h')).toMatchObject({ state: 'merged', with: 's' });
    expect(row('w').with).toBe('s');
    expect(all('made-up')).toMatchObject([
      {
        about: { unit: 's', from: '2-4-7', to: '4-6-7', with: 'h' },
        cause: { policy: 'replacements.madeUpEachTurn' },
        to: ['blue'],
      },
    ]);
  });

  it('fills the ranks with recruits where there is no other half: they know less, and cost no level', () => {
    const { row, all } = reorganized({
      policies: {
        ...policies(),
        experience: {
          keptWhenReplaced: 0.5,
          levels: [
            { level: 'line', from: 0, says: 'Line' },
            { level: 'elite', from: 4, says: 'Elite' },
          ],
        },
      },
      roster: {
        h: half({ experience: 7, level: 'elite' }),
        other: half({ formation: undefined }),
        foe: ['red', 'half-squad', '2-4-7', { was: '4-6-7' }],
      },
    });
    expect(row('h')).toMatchObject({ kind: 'squad', counter: '4-6-7', experience: 4, level: 'elite' });
    expect(row('other')).toMatchObject({ kind: 'squad', counter: '4-6-7' });
    expect(row('foe')).toMatchObject({ kind: 'squad' });
    expect(all('experience').map(({ about }) => about)).toEqual([
      { unit: 'h', points: -3, total: 4, for: 'recruits', times: 1 },
    ]);
  });

  it('brings a reduced squad back to what it was', () => {
    const { row } = reorganized({
      policies: policies(),
      roster: { s: ['blue', 'squad', '4-3-6', { was: '4-6-7' }] },
    });
    expect(row('s')).toMatchObject({ kind: 'squad', counter: '4-6-7' });
  });

  it('asks the rulebook what two halves make that were never one', () => {
    const pieces: CampaignPieces = {
      ...toyPieces,
      wholeOf: (counter) => (counter === '2-4-7' ? '4-6-7' : undefined),
    };
    const roster = { a: half({ was: undefined }), b: half({ was: undefined }) };
    expect(reorganized({ policies: policies(), roster }, {}, pieces).row('a').counter).toBe('4-6-7');
    expect(reorganized({ policies: policies(), roster }).row('a').counter).toBe('2-4-7');
  });

  it('goes by the side’s priorities, as far as policy and points reach', () => {
    const lone = (n: number) => half({ counter: `${n}-4-7`, was: `${2 * n}-6-7` });
    const scene = {
      policies: policies({ makeUpCost: 2 }),
      sides: { blue: { points: 3, plans: { priorities: ['c', 'nobody'] } } },
      roster: { a: lone(1), b: lone(2), c: lone(3) },
    };
    const poor = reorganized(scene);
    expect(['a', 'b', 'c'].map((id) => poor.row(id).kind)).toEqual(['half-squad', 'half-squad', 'squad']);
    expect(poor.all('points').map(({ about, to }) => [about, to])).toEqual([
      [{ side: 'blue', points: -2, total: 1, for: 'made-up' }, ['blue']],
    ]);
    const rich = reorganized({ ...scene, sides: { blue: { points: 9, plans: { priorities: ['c'] } } } });
    expect(['a', 'b', 'c'].map((id) => rich.row(id).kind)).toEqual(['squad', 'half-squad', 'squad']);
  });

  it('is none where the policy has none, or replacements are switched off', () => {
    expect(reorganized({ roster: { h: half() } }).row('h').kind).toBe('half-squad');
    expect(
      reorganized({ policies: { ...policies(), off: ['replacements'] }, roster: { h: half() } }).row('h')
        .kind,
    ).toBe('half-squad');
  });
});

describe('income', () => {
  it('is paid by the turn, for battles won and for the victory points they gave', () => {
    const { book, all } = entered(
      {
        policies: {
          replacements: { income: { blue: 2, red: 5 }, perBattleWon: 3, perVictoryPoint: 0.5 },
        },
        node: { worth: { win: 5, perPoint: 1 } },
        roster: { p: ['blue', 'person', '8-0'] },
        report: { winner: 'blue', points: { red: -4 } },
      },
      [
        { fact: 'aftermath', battle: 'b' },
        { fact: 'reorganize', turn: 3 },
      ],
    );
    expect(all('points').map(({ about: { side, points, for: reason } }) => [side, points, reason])).toEqual([
      ['blue', 2, 'income'],
      ['blue', 3, 'battles-won'],
      ['blue', 2, 'victory-points'],
      ['red', 5, 'income'],
    ]);
    expect([book.side.blue?.points, book.side.red?.points]).toEqual([7, 5]);
  });

  it('is the rulebook’s own affair as well, unless that is switched off', () => {
    const tank = { t: ['red', 'vehicle', 'T-34'] as const };
    const broken = reorganized({ roster: tank }, { 'turn 3/march/t': [1] });
    expect(broken.row('t')).toMatchObject({ state: 'repairing', until: 4 });
    expect(reorganized({ roster: tank, policies: { off: ['book'] } }).row('t').state).toBe('ready');
  });
});

describe('reorganization', () => {
  it('ends with its phase begun and the turn named', () => {
    const { book, told } = reorganized({});
    expect(campaignOf(book).phase).toBe('reorganization');
    expect(told.map(({ what }) => what)).toEqual(['phase-begun', 'reorganized']);
  });

  it('is refused in another turn, or before every battle’s aftermath', () => {
    const turn = { fact: 'reorganize', turn: 3 } as const;
    expect(refusedIn({ peace: true }, { ...turn, turn: 2 })).toMatchObject({ refused: 'WRONG_TURN' });
    expect(refusedIn({}, turn)).toMatchObject({ refused: 'AFTERMATH_OPEN' });
    expect(reorganized({ peace: true, turn: 3 }).all('reorganized')).toHaveLength(1);
  });
});
