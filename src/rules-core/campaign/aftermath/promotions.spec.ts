import { afterBattle } from './aftermath.testkit.js';

const LADDER = [
  { rank: 'Corporal', counter: '7-0' },
  { rank: 'Sergeant', counter: '8-0' },
  { rank: 'Captain', counter: '10-2' },
];
const MARKS = [
  { mark: 'elan', for: 'rally', points: 1, cites: ['3.4.7'] },
  { mark: 'elan', for: 'victory', points: 1 },
  { mark: 'elan', for: 'broke', points: -1 },
];
const BOLD = {
  rule: 'bold',
  says: 'Up',
  when: { mark: { mark: 'elan', atLeast: 3, pays: 3 } },
  cites: ['3.6.1'],
};
const TIMID = {
  rule: 'timid',
  says: 'Down',
  steps: -1,
  when: { mark: { mark: 'elan', atMost: -3, pays: -3 } },
};

const promotion = (more: object) => ({ promotion: { ladder: LADDER, marks: MARKS, ...more } });
const p = ['blue', 'person', '7-0'] as const;
const did = (deed: string, times: number, more: object = {}) => ({
  units: [{ unit: 'p', fate: 'unhurt', deeds: [{ deed, times, cause: { version: 8 } }], ...more }],
});

describe('marks', () => {
  it('are left by deeds and add up from battle to battle', () => {
    const { row, all } = afterBattle({
      policies: promotion({}),
      roster: {
        p: ['blue', 'person', '7-0', { marks: { elan: 1, wounds: 2 } }],
        s: ['blue', 'squad', '4-6-7'],
      },
      report: { winner: 'blue', ...did('rally', 2) },
    });
    expect(row('p').marks).toEqual({ elan: 4, wounds: 2 });
    expect(row('s')).not.toHaveProperty('marks');
    expect(all('mark')).toMatchObject([
      {
        about: { unit: 'p', mark: 'elan', points: 2, total: 3, for: 'rally' },
        cause: { battle: 'b', version: 8, policy: 'promotion.elan' },
        cites: ['3.4.7'],
        to: ['blue'],
      },
      { about: { points: 1, total: 4, for: 'victory' } },
    ]);
  });
});

describe('a promotion', () => {
  it('takes no better counter away from a person who was entered with one above his rank', () => {
    const { row } = afterBattle({
      policies: promotion({ rules: [BOLD] }),
      roster: { p: ['blue', 'person', '10-2', { rank: 'Corporal' }] },
      report: did('rally', 3),
    });
    expect(row('p')).toMatchObject({ rank: 'Sergeant', counter: '10-2' });
  });

  it('gives the next rank and its counter, and is paid for', () => {
    const { row, all } = afterBattle({
      policies: promotion({ rules: [BOLD] }),
      roster: { p },
      report: did('rally', 4),
    });
    expect(row('p')).toMatchObject({ rank: 'Sergeant', counter: '8-0', marks: { elan: 1 } });
    expect(all('promotion')).toMatchObject([
      {
        about: {
          how: 'policy',
          unit: 'p',
          side: 'blue',
          from: 'Corporal',
          to: 'Sergeant',
          rule: 'bold',
          battle: 'b',
        },
        cites: ['3.6.1'],
        cause: { battle: 'b', policy: 'promotion.bold' },
        to: ['blue'],
      },
    ]);
    expect(all('mark').at(-1)?.about).toEqual({ unit: 'p', mark: 'elan', points: -3, total: 1, for: 'bold' });
  });

  it('is one step at most in each battle, by the first rule that is met', () => {
    const { row, all } = afterBattle({
      policies: promotion({ rules: [BOLD, { rule: 'old', says: 'Up', when: { battles: 1 } }] }),
      roster: { p },
      report: did('rally', 9),
    });
    expect(row('p')).toMatchObject({ rank: 'Sergeant', marks: { elan: 6 } });
    expect(all('promotion')).toHaveLength(1);
  });

  it('is not beyond the highest rank, and nothing is paid then', () => {
    const { row, all } = afterBattle({
      policies: promotion({ rules: [BOLD] }),
      roster: { p: ['blue', 'person', '10-2', { rank: 'Captain' }] },
      report: did('rally', 5),
    });
    expect(row('p')).toMatchObject({ rank: 'Captain', marks: { elan: 5 } });
    expect(all('promotion')).toEqual([]);
  });

  it('is down for the timid, and not below the lowest rank', () => {
    const down = (counter: string) =>
      afterBattle({
        policies: promotion({ rules: [TIMID] }),
        roster: { p: ['blue', 'person', counter] },
        report: did('broke', 3),
      }).row('p');
    expect(down('8-0')).toMatchObject({ rank: 'Corporal', counter: '7-0', marks: { elan: 0 } });
    expect(down('7-0')).toMatchObject({ counter: '7-0', marks: { elan: -3 } });
  });

  it('is for those on the ladder: beside it nobody rises, and without counters everybody begins below it', () => {
    const rules = [{ rule: 'old', says: 'Up', when: { battles: 1 } }];
    const hero = { p: ['blue', 'person', '1-4-9'] } as const;
    expect(afterBattle({ policies: promotion({ rules }), roster: hero }).all('promotion')).toEqual([]);
    const ranks = [{ rank: 'Private' }, { rank: 'Corporal' }];
    const { row, all } = afterBattle({ policies: promotion({ ladder: ranks, rules }), roster: hero });
    expect(row('p')).toMatchObject({ rank: 'Private', counter: '1-4-9' });
    expect(all('promotion')[0]?.about).toMatchObject({ from: null, to: 'Private' });
  });

  it.each([
    ['killed', false],
    ['captured', false],
    ['missing', false],
    ['wounded', true],
  ])('after a battle in which he was %s: %s', (fate, promoted) => {
    const { all } = afterBattle({
      policies: promotion({ rules: [BOLD] }),
      roster: { p, r: ['red', 'person', '7-0'] },
      report: did('rally', 4, { fate }),
    });
    expect(all('promotion').length === 1).toBe(promoted);
  });

  it('asks what was earned since the last one', () => {
    const rules = [{ rule: 'sharp', says: 'Up', when: { kills: 2, experience: 1, won: true } }];
    const policies = { ...promotion({ rules }), experience: { earns: [{ for: 'kill', points: 1 }] } };
    const fought = (kills: number, more: object, winner = 'blue') =>
      afterBattle({
        policies,
        roster: { p: ['blue', 'person', '7-0', { kills: 5, experience: 9, ...more }] },
        report: { winner, ...did('kill', kills) },
      });
    const since = { kills: 5, experience: 9, battles: 0 };
    expect(fought(2, { since }).row('p')).toMatchObject({
      rank: 'Sergeant',
      since: { kills: 7, experience: 11, battles: 1 },
    });
    expect(fought(1, { since }).all('promotion')).toEqual([]);
    expect(fought(1, {}).all('promotion')).toHaveLength(1);
    expect(fought(2, { since }, 'red').all('promotion')).toEqual([]);
  });

  it('may need luck, and a roll that fails is told', () => {
    const lucky = {
      rule: 'lucky',
      says: 'Up',
      when: { battles: 1 },
      roll: { dice: '2d6', atMost: 5 },
      cites: ['3.6.1'],
    };
    const fought = (...faces: number[]) =>
      afterBattle(
        { policies: promotion({ rules: [lucky] }), roster: { p } },
        { 'battle b/promotion/lucky/p': faces },
      );
    expect(fought(2, 3).all('promotion')).toMatchObject([
      { rolls: [{ for: 'promotion: p', dice: [{ face: 2 }, { face: 3 }] }] },
    ]);
    const passed = fought(3, 3);
    expect(passed.all('promotion')).toEqual([]);
    expect(passed.row('p')).not.toHaveProperty('rank');
    expect(passed.all('passed-over')).toMatchObject([
      {
        about: { unit: 'p', side: 'blue', rule: 'lucky', battle: 'b' },
        rolls: [{}],
        cites: ['3.6.1'],
        to: ['blue'],
      },
    ]);
  });

  it('is nobody’s when promotion is switched off', () => {
    const policies = { ...promotion({ rules: [BOLD] }), off: ['promotion'] };
    expect(
      afterBattle({ policies, roster: { p }, report: did('rally', 4) }).told.map(({ what }) => what),
    ).not.toContain('mark');
  });
});

describe('a successor', () => {
  const policies = promotion({ rules: [TIMID], successor: { rank: 'Corporal', cites: ['3.6'] } });
  const ranked = (more: object = {}) =>
    ['blue', 'person', '8-0', { rank: 'Sergeant', formation: 'a', ...more }] as const;

  it('follows the fallen, as a new man of the policy’s rank', () => {
    const { row, all } = afterBattle({
      policies,
      roster: { p: ranked({ marks: { elan: 5 }, experience: 8 }) },
      report: { units: [{ unit: 'p', fate: 'killed', cause: { version: 3 } }] },
    });
    expect(row('p').state).toBe('lost');
    expect(row('p.2')).toEqual({
      side: 'blue',
      kind: 'person',
      name: 'Corporal p.2',
      counter: '7-0',
      state: 'ready',
      rank: 'Corporal',
      from: 'p',
      formation: 'a',
      experience: 0,
      battles: 0,
      kills: 0,
    });
    expect(all('arisen')).toMatchObject([
      {
        about: { unit: 'p.2', from: 'p', how: 'successor', battle: 'b' },
        cause: { version: 3, policy: 'promotion.successor' },
        cites: ['3.6'],
      },
    ]);
  });

  it('of a successor is the next of that name', () => {
    const { book } = afterBattle({
      policies,
      roster: { 'p.2': ranked() },
      report: { units: [{ unit: 'p.2', fate: 'killed' }] },
    });
    expect(Object.keys(book.roster).sort()).toEqual(['p.2', 'p.3']);
  });

  it('follows a person who falls below the lowest rank', () => {
    const { row, all } = afterBattle({
      policies,
      roster: { p: ['blue', 'person', '7-0', { rank: 'Corporal' }] },
      report: did('broke', 3),
    });
    expect(row('p').state).toBe('lost');
    expect(row('p.2')).toMatchObject({ rank: 'Corporal', state: 'ready' });
    expect(all('casualty')[0]).toMatchObject({
      about: { fate: 'discharged', from: 'ready', to: 'lost' },
      cause: { policy: 'promotion.timid' },
    });
  });

  it('does not follow the captured, nor those without a rank', () => {
    const units = (fate: string) => [{ unit: 'p', fate }];
    const captured = afterBattle({ policies, roster: { p: ranked() }, report: { units: units('captured') } });
    expect(captured.all('arisen')).toEqual([]);
    expect(
      afterBattle({ policies, roster: { p }, report: { units: units('killed') } }).all('arisen'),
    ).toEqual([]);
  });
});

describe('the rank of the player', () => {
  const policies = promotion({
    player: {
      cards: 'per-side',
      ranks: [
        { rank: 'Private', victories: 2 },
        { rank: 'Corporal', victories: 6 },
      ],
      cites: ['17.3'],
    },
  });
  const won = (battlesWon: number, winner: string | null = 'blue', rank?: string) =>
    afterBattle({
      policies,
      roster: { p },
      sides: { blue: { battlesWon, ...(rank && { rank }) } },
      report: { winner },
    });

  it('rises with the battle that reaches it', () => {
    const risen = won(1);
    expect(risen.book.side.blue).toMatchObject({ battlesWon: 2, rank: 'Private' });
    expect(risen.all('promotion')).toMatchObject([
      {
        about: { how: 'player', side: 'blue', from: null, to: 'Private', rule: 'player', battle: 'b' },
        cites: ['17.3'],
      },
    ]);
    expect(won(5, 'blue', 'Private').book.side.blue).toMatchObject({ rank: 'Corporal' });
  });

  it('stays what it was before and after', () => {
    expect(won(0).all('promotion')).toEqual([]);
    expect(won(2, 'blue', 'Private').all('promotion')).toEqual([]);
    expect(won(1, null).all('promotion')).toEqual([]);
    expect(won(1, 'red').book.side.blue).not.toHaveProperty('rank');
  });
});
