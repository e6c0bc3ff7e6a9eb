import { Battle as KernelBattle } from '../../kernel/battle.js';
import { scriptedDice } from '../../kernel/dice/index.js';
import { view } from '../../kernel/views.js';
import { COMBAT_CAMPAIGNS } from '../campaigns/index.js';
import type { Battle, CombatSystem, Unit } from '../system.js';
import { field, position, type Setup } from '../testkit.testkit.js';
import { costOfAttack, settingUp, stanceRefused } from './attack-or-hold.js';
import { CAMPAIGN_GAME, PRESETS } from './policies.js';
import { cardsOf, promotedBy, RANKS, type Victory } from './promotion.js';
import { buy, FRIENDLY_EDGE, setUpOnMap } from './purchases.js';
import { type Consequence, type Reorganization, reorganize } from './reorganization.js';

const NOBODY: Reorganization = { holdsNest: () => false, isolated: () => false };

/** The battle as it was left; nobody is asked anything. */
function start(setup: Setup): Battle {
  return new KernelBattle<CombatSystem>(position(setup), setup.map ?? field());
}

function reorganized(
  setup: Setup,
  faces: number[] = [],
  terms: Partial<Reorganization> = {},
): { battle: Battle; told: Consequence[] } {
  const battle = start(setup);
  const dice = scriptedDice(...faces);
  const told = reorganize(battle, dice, { ...NOBODY, ...terms });
  dice.done();
  return { battle, told };
}

test('[combat 19.1] the cards of all campaigns take the same general rules, and say for themselves who comes and what it costs', () => {
  const { replacements, preset: _, ...general } = CAMPAIGN_GAME;
  const games = PRESETS.filter(({ preset }) => preset.startsWith('combat-campaign-'));
  for (const { replacements: own, preset, ...rest } of games) {
    expect([preset, rest]).toEqual([preset, general]);
    expect(own.attackCost).toEqual(replacements.attackCost);
  }
  for (const card of Object.values(COMBAT_CAMPAIGNS)) {
    const { policies, roster, graph } = card as unknown as Card;
    expect(games.map(({ preset }) => preset)).toContain(policies.preset);
    expect([roster.length > 0, graph.nodes.length > 0]).toEqual([true, true]);
  }
});

interface Card {
  readonly policies: { readonly preset: string };
  readonly roster: readonly object[];
  readonly graph: { readonly nodes: readonly object[] };
}

describe('field promotions (17)', () => {
  const won = (count: number, nationality = 'german'): Victory[] =>
    Array.from({ length: count }, (_, n) => ({ nationality, scenario: `C-${n}` }));

  test('[combat 17.2, 17.3, 14.2/card] the six boxes are reached at 2, 6, 12, 18, 24 and 36 victories', () => {
    expect(RANKS.map(({ rank, victories }) => [rank, victories])).toEqual([
      ['Private', 2],
      ['Corporal', 6],
      ['Sergeant', 12],
      ['Lieutenant', 18],
      ['Captain', 24],
      ['Major', 36],
    ]);
    expect(cardsOf(won(1), 'overall')).toEqual([
      { victories: 1, reached: [], next: { rank: 'Private', victories: 2, missing: 1 } },
    ]);
    const [card] = cardsOf(won(17), 'overall');
    expect(card).toMatchObject({ victories: 17, rank: 'Sergeant', next: { rank: 'Lieutenant', missing: 1 } });
    expect(card?.reached.map(({ rank }) => rank)).toEqual(['Private', 'Corporal', 'Sergeant']);
    const [major] = cardsOf(won(40), 'overall');
    expect(major).toMatchObject({ rank: 'Major' });
    expect(major).not.toHaveProperty('next');
  });

  test('[combat 17.1] the victory that reaches a box promotes the player, the next one does not', () => {
    expect(promotedBy(won(1), 'overall')).toBeUndefined();
    expect(promotedBy(won(2), 'overall')).toEqual({ rank: 'Private', victories: 2 });
    expect(promotedBy(won(3), 'overall')).toBeUndefined();
    expect(promotedBy(won(36), 'overall')?.rank).toBe('Major');
    expect(promotedBy([], 'overall')).toBeUndefined();
  });

  test('[combat 14.2/card2] one card for each nationality, or one for all victories', () => {
    const both = [...won(2), ...won(1, 'russian')];
    expect(
      cardsOf(both, 'per-nationality').map(({ nationality, victories, rank }) => [
        nationality,
        victories,
        rank,
      ]),
    ).toEqual([
      ['german', 2, 'Private'],
      ['russian', 1, undefined],
    ]);
    expect(cardsOf(both, 'overall')).toHaveLength(1);
    expect(cardsOf([], 'overall')).toEqual([]);
    expect(promotedBy([...won(1), ...won(1, 'russian')], 'per-nationality')).toBeUndefined();
    expect(promotedBy([...won(1), ...won(1, 'russian')], 'overall')?.rank).toBe('Private');
  });
});

describe('attack or hold (19.1.4, 19.1.5)', () => {
  const terms = { cost: 3, points: 3, isFirstScenario: true };

  test('[combat 19.1.4] an attack costs Campaign Points, holding is free, and the card may have decided', () => {
    expect(costOfAttack('german', terms)).toBe(3);
    expect(stanceRefused('german', 'attack', terms)).toBeUndefined();
    expect(stanceRefused('german', 'attack', { ...terms, points: 2 })?.why).toContain('costs 3');
    expect(stanceRefused('german', 'hold', { ...terms, points: 0 })).toBeUndefined();
    const delineated = [
      { side: 'german', as: 'attack' as const },
      { side: 'russian', as: 'hold' as const },
    ];
    expect(costOfAttack('german', { ...terms, delineated })).toBe(0);
    expect(costOfAttack('german', { ...terms, delineated, isFirstScenario: false })).toBe(3);
    expect(stanceRefused('russian', 'attack', { ...terms, delineated })?.why).toContain('makes russian hold');
    expect(stanceRefused('russian', 'hold', { ...terms, delineated })).toBeUndefined();
  });

  test('[combat 19.1.5] the holder sets up first; both hold: no scenario; both attack: the higher die attacks', () => {
    expect(settingUp({ german: 'attack', russian: 'hold' }, scriptedDice())).toMatchObject({
      played: true,
      first: 'russian',
      attacker: 'german',
      rolls: [],
    });
    expect(settingUp({ german: 'hold', russian: 'attack' }, scriptedDice())).toMatchObject({
      first: 'german',
      attacker: 'russian',
    });
    expect(settingUp({ german: 'hold', russian: 'hold' }, scriptedDice())).toEqual({
      played: false,
      cites: ['19.1.5'],
    });
    expect(settingUp({ german: 'attack', russian: 'attack' }, scriptedDice(3, 8))).toMatchObject({
      attacker: 'russian',
      first: 'german',
    });
    const tied = settingUp({ german: 'attack', russian: 'attack' }, scriptedDice(5, 5, 0, 9));
    expect(tied).toMatchObject({ attacker: 'german', first: 'russian' });
    expect(tied.played && tied.rolls).toHaveLength(4);
  });
});

describe('purchases (19.1.3, 19.1.7, 19.1.9)', () => {
  const platoon = { name: 'Rifle Platoon', cost: 4, units: { '6-6': 3, 'MG 34': 1 } };

  test('[combat 19.1.9] a group costs all its points even where it cannot come in full', () => {
    const mix = { counters: { '6-6': 10, 'MG 34': 2 }, inUse: { '6-6': 9, 'MG 34': 2 } };
    expect(buy(platoon, 5, mix)).toEqual({
      group: 'Rifle Platoon',
      cost: 4,
      units: { '6-6': 1 },
      missing: { '6-6': 2, 'MG 34': 1 },
      points: 1,
    });
    expect(buy(platoon, 3, mix)).toMatchObject({ why: expect.stringContaining('costs 4') });
    expect(buy(platoon, 9, { ...mix, inUse: { '6-6': 10, 'MG 34': 2 } })).toMatchObject({
      why: expect.stringContaining('counter mix'),
    });
  });

  test('[combat 19.1.3] what the order of battle has at start does not count toward what may be bought', () => {
    const mix = { counters: { '6-6': 3, 'MG 34': 1 }, inUse: {} };
    expect(buy(platoon, 4, mix)).toMatchObject({ units: { '6-6': 3, 'MG 34': 1 }, missing: {}, points: 0 });
  });

  test('[combat 19.1.7/2] setting up on the map costs more; the rest enters over the friendly edge', () => {
    const bought = buy(platoon, 6, { counters: { '6-6': 3, 'MG 34': 1 }, inUse: {} });
    if ('why' in bought) throw new Error(bought.why);
    expect(setUpOnMap(bought, 2)).toMatchObject({ cost: 6, points: 0 });
    expect(setUpOnMap(bought, 3)).toMatchObject({ cites: ['19.1.7/2'] });
    expect(FRIENDLY_EDGE).toEqual({ german: 'west', russian: 'east' });
  });
});

describe('reorganization (19.1.8)', () => {
  test('[combat 19.1.8/1, 19.1.1] burning wrecks burn out and stay as wrecks', () => {
    const { battle, told } = reorganized({
      marks: { D4: { burningWrecks: 2, wrecks: 1, rubble: true, trench: true } },
    });
    expect(battle.location('D4')).toEqual({ wrecks: 3, rubble: true, trench: true });
    expect(told).toMatchObject([{ what: 'burnt-out', at: 'D4' }]);
  });

  test('[combat 19.1.8/2] fire leaves rubble of a building and nothing elsewhere', () => {
    const map = field({ D4: 'stone-building' });
    const { battle, told } = reorganized({ map, marks: { D4: { flame: true }, E4: { flame: true } } });
    expect(battle.location('D4')).toEqual({ rubble: true });
    expect(battle.location('E4')).toEqual({});
    expect(told.map(({ what, at }) => [what, at])).toEqual([
      ['rubble', 'D4'],
      ['fire-out', 'E4'],
    ]);
  });

  test('[combat 19.1.8/3] hidden mines come onto the map', () => {
    const battle = start({});
    battle.make({ do: 'secret', side: 'german', set: { mines: ['D4', 'E5'] } });
    reorganize(battle, scriptedDice(), NOBODY);
    expect(battle.secret('german')).toEqual({});
    expect([battle.location('D4').mines, battle.location('E5').mines]).toEqual(['german', 'german']);
  });

  test('[combat 19.1.8/4] each M- or F-KILLED marker is rolled for: 1 to 5 goes, 6 to 10 makes a wreck', () => {
    const units = {
      g1: ['tank at D4', { mKill: true }],
      g2: ['tank at E5', { fKill: true }],
      g3: ['tank at F4', { mKill: true, fKill: true }],
    } as const;
    const { battle, told } = reorganized({ units }, [5, 6, 1, 0]);
    expect(battle.unit('g1')).not.toHaveProperty('mKill');
    expect(battle.unit('g2')).toBeUndefined();
    expect(battle.location('E5')).toEqual({ wrecks: 1 });
    expect(battle.unit('g3')).toBeUndefined();
    expect(battle.location('F4')).toEqual({ wrecks: 1 });
    expect(told.map(({ what, unit }) => [what, unit])).toEqual([
      ['repaired', 'g1'],
      ['wrecked', 'g2'],
      ['repaired', 'g3'],
      ['wrecked', 'g3'],
    ]);
  });

  test('a vehicle wrecked by its first marker is not rolled for again', () => {
    const { told } = reorganized({ units: { g1: ['tank at D4', { mKill: true, fKill: true }] } }, [7]);
    expect(told.map(({ what }) => what)).toEqual(['wrecked']);
  });

  test('[combat 19.1.8/5] courage goes; a nest stays only where its building is held', () => {
    const marks = { D4: { nest: 'russian' }, E5: { nest: 'russian' } };
    const { battle, told } = reorganized(
      { units: { r1: ['4-4 at D4', { courage: true }] }, marks, enemy: 'russian' },
      [],
      {
        holdsNest: (side, at) => side === 'russian' && at === 'D4',
      },
    );
    expect(battle.unit('r1')).not.toHaveProperty('courage');
    expect([battle.location('D4').nest, battle.location('E5').nest]).toEqual(['russian', undefined]);
    expect(told.map(({ what }) => what)).toEqual(['courage-gone', 'nest-lost']);
  });

  test.each([
    [1, 'leader-died'],
    [3, 'leader-died'],
    [4, 'leader-healed'],
    [5, 'leader-healed'],
    [6, 'leader-still-wounded'],
    [0, 'leader-still-wounded'],
  ] as const)('[combat 19.1.8/6] a wounded leader who rolls %i: %s', (face, what) => {
    const { battle, told } = reorganized({ units: { g1: ['nco at D4', { wounded: true }] } }, [face]);
    expect(told).toMatchObject([{ what, unit: 'g1', roll: { for: 'wounds: NCO' } }]);
    const left: Unit | undefined = battle.unit('g1');
    expect([left !== undefined, left?.wounded === true]).toEqual([
      what !== 'leader-died',
      what === 'leader-still-wounded',
    ]);
  });

  test('[combat 19.1.9] a battery that has fired for effect is used up, another is kept', () => {
    const batteries = [
      { id: 'one', size: 105, by: 'radio' as const, fired: true as const },
      { id: 'two', size: 81, by: 'phone' as const },
      { id: 'lifted', size: 81, by: 'phone' as const, used: true as const },
    ];
    const { battle } = reorganized({ sides: { german: { batteries } } });
    expect(battle.side('german').batteries?.map(({ id }) => id)).toEqual(['two', 'lifted']);
  });

  test('[combat 19.1.10] isolated units begin Pinned Down or Suppressed', () => {
    const units = { g1: '6-6 at D4', g2: 'tank at E5', g3: '6-6 at F4' };
    const { battle } = reorganized({ units }, [], { isolated: ({ id }) => id !== 'g3' });
    expect([battle.unit('g1')?.yellow, battle.unit('g2')?.suppressed, battle.unit('g3')?.yellow]).toEqual([
      'pinned',
      true,
      undefined,
    ]);
  });

  test('[combat 19.1.8] the steps come in the book’s order, one to six, with one roll after the other', () => {
    const battle = start({
      units: { g1: ['nco at D4', { wounded: true, courage: true }], g2: ['tank at E5', { mKill: true }] },
      marks: { C3: { burningWrecks: 1 }, C4: { flame: true } },
    });
    battle.make({ do: 'secret', side: 'german', set: { mines: ['A1'] } });
    const told = reorganize(battle, scriptedDice(5, 4), NOBODY);
    expect(told.map(({ what, cites }) => [what, cites[0]])).toEqual([
      ['burnt-out', '19.1.8/1'],
      ['fire-out', '19.1.8/2'],
      ['mines-placed', '19.1.8/3'],
      ['repaired', '19.1.8/4'],
      ['courage-gone', '19.1.8/5'],
      ['leader-healed', '19.1.8/6'],
    ]);
    expect(told.flatMap(({ roll }) => (roll ? [roll.for] : []))).toEqual(['M-KILLED: tank', 'wounds: NCO']);
  });
});

describe('the Reorganization Phase (19.1.2, 19.1.7)', () => {
  const platoon = { name: 'Rifle Platoon', cost: 4, units: { '6-6': 3 } };
  const mix = { counters: { '6-6': 3 }, inUse: {} };
  const attack = (points: number, delineated: boolean) =>
    stanceRefused('german', 'attack', {
      cost: 3,
      points,
      isFirstScenario: true,
      ...(delineated && { delineated: [{ side: 'german', as: 'attack' as const }] }),
    })?.cites;

  test('[combat 19.1.7, 19.1.7/1] purchases and the attack are paid with the same points, then what is set up on the map', () => {
    const left = (points: number) => {
      const bought = buy(platoon, points, mix);
      if ('why' in bought) throw new Error(bought.why);
      return bought;
    };
    expect([attack(left(7).points, false), attack(left(6).points, false)]).toEqual([undefined, ['19.1.4']]);
    expect(attack(left(4).points, true)).toBeUndefined();
    const afterAttack = { ...left(8), points: left(8).points - 3 };
    expect(setUpOnMap(afterAttack, 1)).toMatchObject({ points: 0, units: { '6-6': 3 } });
    expect(setUpOnMap(afterAttack, 2)).toMatchObject({ cites: ['19.1.7/2'] });
  });

  test('[combat 19.1.2] both choose in secret: the choice is nobody else’s until both are revealed for the set-up', () => {
    const battle = start({});
    battle.make({ do: 'secret', side: 'german', set: { choice: 'attack' } });
    battle.make({ do: 'secret', side: 'american', set: { choice: 'hold' } });
    const seenBy = (side: string) => Object.values(view(battle.position, { side }).secrets);
    expect(JSON.stringify(seenBy('german'))).toContain('attack');
    expect(JSON.stringify(seenBy('american'))).not.toContain('attack');
    expect(JSON.stringify(view(battle.position, 'public'))).not.toMatch(/attack|hold/);
    const choices = Object.fromEntries(
      battle.sideIds().map((side) => [side, battle.secret(side).choice ?? ('hold' as const)]),
    );
    expect(settingUp(choices, scriptedDice())).toMatchObject({ attacker: 'german', first: 'american' });
  });
});
