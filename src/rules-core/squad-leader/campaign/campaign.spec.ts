import {
  afterBattle,
  type Enlisted,
  entered,
  reorganized,
  type Scene,
} from '../../campaign/aftermath/aftermath.testkit.js';
import { resultOf } from '../../campaign/book/dice.js';
import type { Fact } from '../../campaign/facts/facts.js';
import { checkPolicies } from '../../campaign/policies/policies-check.js';
import { leaderCreation } from './between.js';
import { squadLeaderCampaign } from './index.js';
import { NATIONS } from './nations.js';
import { LINKED, PERSONAL } from './policies.js';

const leader = (counter: string, rank: string, elan = 0): Enlisted => [
  'german',
  'person',
  counter,
  { rank, marks: { elan } },
];
const sides = { german: {}, russian: {} };

/** What becomes of a leader with these points who did that. */
function evaluated(
  who: Enlisted,
  deeds: Record<string, number>,
  more: object = {},
  winner: string | null = null,
) {
  const units = [
    {
      unit: 'me',
      fate: 'unhurt',
      deeds: Object.entries(deeds).map(([deed, times]) => ({ deed, times })),
      ...more,
    },
  ];
  const scene: Scene = { policies: PERSONAL, sides, roster: { me: who }, report: { winner, units } };
  return afterBattle(scene, {}, squadLeaderCampaign);
}

describe('élan and cowardice', () => {
  it.each([
    ['afv-by-infantry', 6],
    ['hex-cleared', 3],
    ['afv-by-weapon', 2],
    ['rally', 1],
    ['directed-kill', 1],
    ['total-cowardice', -8],
    ['squad-surrendered', -3],
    ['broke-a-squad', -2],
    ['weapon-malfunctioned', -1],
    ['broke-under-fire', -1],
  ])('[squad-leader GEN/campaign] %s counts %i', (deed, points) => {
    expect(evaluated(leader('8-0', 'Sergeant', 1), { [deed]: 1 }).row('me').marks).toEqual({
      elan: 1 + points,
    });
  });

  it('[squad-leader 3.4.7] a wounded leader who stays in play gets three; the winner’s leader one', () => {
    expect(evaluated(leader('8-0', 'Sergeant'), { 'stayed-wounded': 1 }).row('me').marks).toEqual({
      elan: 3,
    });
    expect(evaluated(leader('8-0', 'Sergeant'), {}, {}, 'german').row('me').marks).toEqual({ elan: 1 });
    expect(evaluated(leader('8-0', 'Sergeant'), {}, {}, 'russian').row('me')).toMatchObject({
      marks: { elan: 0 },
    });
  });

  it.each([
    ['captured-in-close-combat', 6],
    ['captured-in-rout', 2],
  ])('[squad-leader-A-106] [squad-leader 3.29/a] %s counts %i', (deed, points) => {
    expect(evaluated(leader('8-0', 'Sergeant'), { [deed]: 1 }).row('me').marks).toEqual({ elan: points });
  });

  it.each([
    [9, 'rally', 1, '2nd Lieutenant', '9-1', 0],
    [9, 'rally', 4, '2nd Lieutenant', '9-1', 3],
    [9, 'afv-by-infantry', 4, '2nd Lieutenant', '9-1', 23],
    [8, 'rally', 1, '1st Sergeant', '8-1', 9],
    [-9, 'broke-under-fire', 1, 'Sergeant', '8-0', 0],
    [-5, 'total-cowardice', 2, 'Sergeant', '8-0', -11],
  ])(
    '[squad-leader GEN/campaign] with %i points, after %s times %i: %s (%s), %i left',
    (before, deed, times, rank, counter, left) => {
      const { row } = evaluated(leader('8-1', '1st Sergeant', before), { [deed]: times });
      expect(row('me')).toMatchObject({ rank, counter, marks: { elan: left } });
    },
  );

  it('[squad-leader GEN/campaign] the ranks are the leader counters, from Corporal to Major', () => {
    expect(PERSONAL.promotion.ladder.map(({ rank, counter }) => `${rank} ${counter}`)).toEqual([
      'Corporal 7-0',
      'Sergeant 8-0',
      '1st Sergeant 8-1',
      '2nd Lieutenant 9-1',
      '1st Lieutenant 9-2',
      'Captain 10-2',
      'Major 10-3',
    ]);
    expect(evaluated(leader('10-3', 'Major', 9), { rally: 5 }).row('me')).toMatchObject({
      rank: 'Major',
      marks: { elan: 14 },
    });
  });
});

describe('whoever is killed or busted', () => {
  it('[squad-leader GEN/campaign] is followed by a new Corporal', () => {
    const killed = evaluated(leader('9-1', '2nd Lieutenant', 8), { rally: 5 }, { fate: 'killed' });
    expect(killed.row('me').state).toBe('lost');
    expect(killed.row('me.2')).toMatchObject({ rank: 'Corporal', counter: '7-0', from: 'me' });
    expect(killed.row('me.2')).not.toHaveProperty('marks');
    const busted = evaluated(leader('7-0', 'Corporal', -4), { 'total-cowardice': 1 });
    expect(busted.row('me').state).toBe('lost');
    expect(busted.row('me.2')).toMatchObject({ rank: 'Corporal', state: 'ready' });
  });
});

describe('heroes between scenarios', () => {
  const hero = (more: object = {}): Enlisted => ['german', 'person', '1-4-9', { from: 's', ...more }];
  const squad: Enlisted = ['german', 'squad', '4-6-7'];
  const between = (roster: Scene['roster'], faces: Record<string, number[]>) =>
    reorganized({ policies: PERSONAL, sides, roster }, faces, squadLeaderCampaign);
  const key = 'turn 3/leader-creation/h';

  it.each([
    [1, '8-1'],
    [3, '8-1'],
    [4, '8-0'],
    [6, '7-0'],
  ])('[squad-leader 3.8.12, 3.6/T] a German hero leaves; a %i makes a leader %s', (face, counter) => {
    const { row, all } = between({ s: squad, h: hero() }, { [key]: [face] });
    expect(row('h').state).toBe('lost');
    expect(row('h.2')).toMatchObject({ kind: 'person', counter, from: 'h', state: 'ready' });
    expect(all('promotion')).toMatchObject([
      {
        about: { how: 'created', unit: 'h.2', to: counter },
        rolls: [{ dice: [{ face }] }],
        cites: ['3.8.12', '3.6.3', '3.6/T'],
      },
    ]);
  });

  it('[squad-leader 3.8.12] a wounded hero leaves as well; the dead and the captured stay what they are', () => {
    const { row, all } = between(
      { s: squad, h: hero({ counter: '1-3-8', state: 'wounded' }), d: hero({ state: 'lost' }) },
      { [key]: [2] },
    );
    expect(row('h').state).toBe('lost');
    expect(all('arisen')).toHaveLength(1);
  });

  it('nobody follows a Finn, who gets no field promotions (3.6.6)', () => {
    const { row, all } = reorganized(
      {
        policies: PERSONAL,
        sides: { finnish: {}, russian: {} },
        roster: { h: ['finnish', 'person', '1-4-9'] },
      },
      {},
      squadLeaderCampaign,
    );
    expect(row('h').state).toBe('lost');
    expect(all('arisen')).toEqual([]);
  });

  it('[squad-leader 3.8.12, 3.8.12/a] a leader who became a hero returns one rank higher, with the points he earned', () => {
    const change = { counter: '1-4-9' };
    const { row, all } = evaluated(leader('8-0', 'Sergeant', 9), { 'became-hero': 1, rally: 3 }, change);
    expect(row('me')).toMatchObject({ rank: '1st Sergeant', counter: '8-1', marks: { elan: 12, hero: 0 } });
    expect(all('promotion')).toMatchObject([
      { about: { rule: 'hero', from: 'Sergeant' }, cites: ['3.8.12'] },
    ]);
    const unranked = evaluated(['german', 'person', '8-0'], { 'became-hero': 1 }, change);
    expect(unranked.row('me')).toMatchObject({ rank: '1st Sergeant', counter: '8-1' });
  });

  it('[squad-leader 3.8.12] a Major has no higher rank: he is what he was', () => {
    const facts: Fact[] = [
      { fact: 'aftermath', battle: 'b' },
      { fact: 'reorganize', turn: 3 },
    ];
    const units = [{ unit: 'me', fate: 'unhurt', counter: '1-4-9', deeds: [{ deed: 'became-hero' }] }];
    const scene = { policies: PERSONAL, sides, roster: { me: leader('10-3', 'Major') }, report: { units } };
    const { row } = entered(scene, facts, {}, squadLeaderCampaign);
    expect(row('me')).toMatchObject({ rank: 'Major', counter: '10-3', state: 'ready' });
  });
});

describe('leader creation', () => {
  it('[squad-leader 3.6/T] is harder for the broken, and where the odds in close combat were better', () => {
    const made = (more: object) => resultOf(leaderCreation({ nation: 'German', morale: 7, ...more }), 4);
    expect(made({})).toBe('8-0');
    expect(made({ broken: true })).toBe('7-0');
    expect(made({ odds: 2 })).toBe('7-0');
    expect(made({ odds: -2 })).toBe('8-1');
    expect(made({ odds: 4, broken: true })).toBe('none');
  });

  it.each([
    ['German', 7, '8-1 8-1 8-0 8-0 7-0 7-0'],
    ['American', 6, '8-1 8-0 8-0 7-0 7-0 6+1'],
    ['British', 8, '8-1 8-1 8-1 8-0 8-0 7-0'],
    ['Russian', 7, '8-0 8-0 7-0 7-0 6+1 none'],
    ['Italian', 6, '8-0 7-0 7-0 6+1 none none'],
    ['Japanese', 8, '8-1 8-0 8-0 7-0 7-0 6+1'],
  ])('[squad-leader 3.6.3, 3.6/T] of a %s unit of morale %i', (nation, morale, leaders) => {
    const table = leaderCreation({ nation, morale });
    expect([1, 2, 3, 4, 5, 6].map((face) => resultOf(table, face)).join(' ')).toBe(leaders);
  });
});

describe('the end', () => {
  it('[squad-leader GEN/campaign] counts scenarios won and ranks above Corporal', () => {
    const facts: Fact[] = [
      { fact: 'aftermath', battle: 'b' },
      { fact: 'reorganize', turn: 3 },
      { fact: 'advance', turn: 3 },
    ];
    const { all, book } = entered(
      {
        policies: PERSONAL,
        sides,
        roster: { me: leader('9-1', '2nd Lieutenant') },
        node: { ends: true },
        report: { winner: 'german' },
      },
      facts,
      {},
      squadLeaderCampaign,
    );
    expect(all('victory-points').map(({ about }) => [about.points, about.for])).toEqual([
      [1, 'victory'],
      [3, 'ranks'],
    ]);
    expect(book.side.german?.victoryPoints).toBe(4);
  });
});

describe('formations', () => {
  const squad = (experience: number): Enlisted => [
    'german',
    'squad',
    '4-6-7',
    { experience, level: 'second-line', is: { elr: 2 } },
  ];

  it('experience is an Experience Level Rating', () => {
    const { row } = afterBattle(
      { policies: LINKED, sides, roster: { s: squad(6) }, report: { winner: 'german' } },
      {},
      squadLeaderCampaign,
    );
    expect(row('s')).toMatchObject({ experience: 9, level: 'first-line', is: { elr: 3 } });
  });

  it('a squad that turned Green is made up again after the scenario', () => {
    const facts: Fact[] = [
      { fact: 'aftermath', battle: 'b' },
      { fact: 'reorganize', turn: 3 },
    ];
    const units = [{ unit: 's', fate: 'unhurt', counter: '5-3-6' }];
    const roster = { s: ['american', 'squad', '6-6-6'] as const };
    const { row } = entered(
      { policies: LINKED, sides: { american: {}, german: {} }, roster, report: { units } },
      facts,
      {},
      squadLeaderCampaign,
    );
    expect(row('s').counter).toBe('6-6-6');
  });
});

describe('what Squad Leader brings to campaigns', () => {
  it('are presets without a fault', () => {
    const known = { sides: ['german', 'russian'], pieces: squadLeaderCampaign };
    for (const [name, policies] of Object.entries(squadLeaderCampaign.presets)) {
      expect(checkPolicies(policies, known)).toEqual([]);
      expect(policies.preset).toBe(name);
    }
  });

  it.each([
    ['9-1', 'german', 'person'],
    ['1-4-9', 'russian', 'person'],
    ['4-6-7', 'german', 'squad'],
    ['crew 2-4-7', 'german', 'crew'],
    ['half-squad 2-4-7', 'russian', 'half-squad'],
    ['3-4-7', 'american', 'half-squad'],
    ['LMG', 'german', 'weapon'],
    ['MkIVF2', 'german', 'vehicle'],
    ['nothing', 'german', undefined],
    ['6-6-6', 'russian', undefined],
  ])('is a roster of its counters: %s of the %s is a %s', (counter, side, kind) => {
    const nationality = NATIONS[side];
    expect(squadLeaderCampaign.kindOf(counter, { ...(nationality && { nationality }) })).toBe(kind);
  });

  it('are units as they are written, and maps as they are left', () => {
    const row = {
      side: 'german',
      kind: 'squad',
      name: 'First',
      counter: '4-6-7',
      state: 'ready',
      experience: 0,
      battles: 0,
      kills: 0,
    } as const;
    expect(squadLeaderCampaign.draw({ ...row, is: { elr: 3 } }, 's')).toEqual({
      counter: '4-6-7',
      id: 's',
      name: '4-6-7 First',
      is: { elr: 3 },
    });
    const wrecks = [{ name: 'T34', nationality: 'Russian' }];
    expect(squadLeaderCampaign.staying({ C3: { wrecks, control: 'german' }, C4: { flash: 2 } })).toEqual({
      C3: { wrecks },
    });
  });
});
