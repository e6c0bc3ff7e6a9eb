import { campaignOf } from '../../campaign/book/book.js';
import { seenBook } from '../../campaign/views/views.js';
import { COMBAT_CAMPAIGNS } from '../campaigns/index.js';
import { about, Card, GERMAN, PRESET, ROSTER, RUSSIAN } from './card.testkit.js';
import { combatCampaign } from './index.js';
import { CAMPAIGN_GAME, PRESETS } from './policies.js';

test('[combat 19.1] the cards of all campaigns take the same general rules, and say for themselves who comes and what it costs', () => {
  const { replacements, preset: _, ...general } = CAMPAIGN_GAME;
  const games = PRESETS.filter(({ preset }) => preset.startsWith('combat-campaign-'));
  for (const { replacements: own, preset, ...rest } of games) {
    expect([preset, rest]).toEqual([preset, general]);
    expect(own.attackCost).toEqual(replacements.attackCost);
  }
  for (const card of Object.values(COMBAT_CAMPAIGNS)) {
    const { policies, roster, graph } = card as unknown as WrittenCard;
    expect(games.map(({ preset }) => preset)).toContain(policies.preset);
    expect([roster.length > 0, graph.nodes.length > 0]).toEqual([true, true]);
  }
});

interface WrittenCard {
  readonly policies: { readonly preset: string };
  readonly roster: readonly object[];
  readonly graph: { readonly nodes: readonly object[] };
}

describe('field promotions (17)', () => {
  /** What a victory brings the player who has won so many battles before. */
  const winning = (battlesWon: number, winner: string | null = GERMAN) => {
    const card = new Card();
    card.plan({ stance: 'attack' });
    card.rule('side', GERMAN, { battlesWon });
    const told = card.fight(winner).filter(({ what }) => what === 'promotion');
    return { card, told };
  };

  test.each([
    [2, 'Private'],
    [6, 'Corporal'],
    [12, 'Sergeant'],
    [18, 'Lieutenant'],
    [24, 'Captain'],
    [36, 'Major'],
  ])(
    '[combat 17.1, 17.2, 17.3, 14.2/card] %i victories make the player a %s, and nobody on his roster',
    (victories, rank) => {
      const { card, told } = winning(victories - 1);
      expect(told).toMatchObject([
        { about: { how: 'player', side: GERMAN, to: rank }, cites: ['17.1', '17.2', '17.3'] },
      ]);
      expect(card.book.side.german).toMatchObject({ battlesWon: victories, rank });
      expect(Object.values(card.book.roster).flatMap((row) => row.rank ?? [])).toEqual([]);
    },
  );

  test('[combat 17.2] one victory reaches no box; a battle that is lost or drawn counts for nothing', () => {
    expect(winning(0).told).toEqual([]);
    expect(winning(1, null).told).toEqual([]);
    expect(winning(1, RUSSIAN).told).toEqual([]);
  });

  test('[combat 14.2/card2] each nation has a card of its own', () => {
    const card = new Card();
    card.rule('side', RUSSIAN, { battlesWon: 5 });
    card.plan({ stance: 'attack' });
    card.rule('side', GERMAN, { battlesWon: 1 });
    card.fight(GERMAN);
    expect(card.book.side.german).toMatchObject({ battlesWon: 2, rank: 'Private' });
    expect(card.book.side.russian).toMatchObject({ battlesWon: 5 });
    expect(card.book.side.russian).not.toHaveProperty('rank');
  });
});

describe('the Reorganization Phase', () => {
  test('[combat 19.1.2] before each scenario, the first too, groups are bought and stances chosen in secret, then all set up', () => {
    const card = new Card();
    for (const turn of [1, 2]) {
      card.enter(card.seal(GERMAN, { stance: 'attack', purchases: { 'Machine Gun Section': 1 } }));
      expect(JSON.stringify(seenBook(card.book, { side: RUSSIAN }))).not.toContain('"stance":"attack"');
      expect(JSON.stringify(seenBook(card.book, { side: GERMAN }))).toContain('"stance":"attack"');
      card.enter(card.seal(RUSSIAN, { stance: 'hold' }));
      const told = card.enter({ fact: 'reveal', turn });
      expect(about('attacker-settled', told)).toEqual([{ attacker: GERMAN, first: RUSSIAN }]);
      expect(about('bought', told)).toMatchObject([{ group: 'Machine Gun Section' }]);
      expect(card.mustered().scenario.setUp).toEqual([[RUSSIAN], [GERMAN]]);
      card.rule('side', GERMAN, { points: 6 });
      card.fight(null);
      card.reorganize();
      card.advance();
    }
  });

  test('[combat 19.1.4] the attack costs 3 in every scenario, the hold nothing; the attacker by the card pays nothing in the first', () => {
    const points = (card: Card) => {
      const before = card.book.side.german?.points ?? 0;
      card.plan({ stance: 'attack' });
      const paid = before - (card.book.side.german?.points ?? 0);
      card.fight(null);
      card.reorganize();
      card.advance();
      return paid;
    };
    const bought = new Card();
    expect([points(bought), points(bought)]).toEqual([3, 3]);
    expect(bought.book.side.russian?.points).toBe(6 + 4 + 4);
    const delineated = [
      { side: GERMAN, as: 'attack' },
      { side: RUSSIAN, as: 'hold' },
    ];
    const given = new Card({ replacements: { delineated } });
    expect(given.refused(given.seal(RUSSIAN, { stance: 'attack' }))).toBe('STANCE_FIXED');
    expect([points(given), points(given)]).toEqual([0, 3]);
  });

  test('[combat 19.1.5] the side that holds sets up first, of two attackers the lower roll; where both hold nothing is played', () => {
    const faces = { 'turn 1/attacker/german/1': 3, 'turn 1/attacker/russian/1': 8 };
    const both = new Card({ faces });
    both.plan({ stance: 'attack' }, { stance: 'attack' });
    expect(both.mustered().scenario.setUp).toEqual([[GERMAN], [RUSSIAN]]);
    const none = new Card();
    none.plan({ stance: 'hold' });
    const open = { fact: 'open-battle', battle: 'b', node: 'one', name: 'b', mode: 'ENFORCE', drawn: {} };
    expect(none.refused(open)).toBe('ALL_HOLD');
    none.reorganize();
    none.advance();
    expect(campaignOf(none.book)).toMatchObject({ turn: 2, phase: 'planning' });
    expect(none.book.node.one?.status).toBe('open');
  });

  test('[combat 19.1.6] ends when a side concedes, or with the last scenario of the card', () => {
    const conceded = new Card();
    conceded.enter({ fact: 'concede', side: RUSSIAN });
    expect(campaignOf(conceded.book).over).toMatchObject({ winner: GERMAN });
    const played = new Card();
    for (const turn of [1, 2, 3]) {
      expect([played.turn, campaignOf(played.book).over]).toEqual([turn, undefined]);
      played.rule('side', GERMAN, { points: 6 });
      played.play();
    }
    expect(campaignOf(played.book)).toMatchObject({ phase: 'over', over: { winner: GERMAN } });
  });

  test('[combat 19.1.7, 19.1.7/1] purchases and the attack are paid with the same points, after those on the map have reorganized', () => {
    const first = new Card();
    const squads = { 'Grenadier Squads': 1 };
    expect(first.refused(first.seal(GERMAN, { stance: 'attack', purchases: squads }))).toBe('TOO_DEAR');
    first.enter(first.seal(GERMAN, { stance: 'hold', purchases: squads }));
    first.enter(first.seal(GERMAN, { stance: 'attack', purchases: { 'Machine Gun Section': 1 } }));
    first.enter(first.seal(RUSSIAN, { stance: 'hold' }));
    first.enter({ fact: 'reveal', turn: 1 });
    expect(first.book.side.german?.points).toBe(0);
    expect(Object.keys(first.book.roster)).toEqual(expect.arrayContaining(ROSTER.map(({ unit }) => unit)));
    first.fight(null);
    expect(first.refused(first.seal(GERMAN, { purchases: squads }))).toBe('WRONG_PHASE');
    first.reorganize();
    first.advance();
    first.enter(first.seal(GERMAN, { stance: 'hold', purchases: squads }));
  });
});

describe('reinforcement groups', () => {
  const bought = (purchases: Record<string, number>, more: object = {}) => {
    const card = new Card({ replacements: { start: { german: 20 }, ...more } });
    const told = card.plan({ stance: 'attack', purchases });
    return { card, told };
  };

  test('[combat 19.1.9] one costs all its points even where it cannot come in full; without a counter left it cannot be bought', () => {
    const { card, told } = bought(
      { 'Grenadier Squads': 1, 'Machine Gun Section': 1 },
      { counterMix: { '6-6': 1, 'MG 34': 0 } },
    );
    expect(about('bought', told)).toMatchObject([
      { group: 'Grenadier Squads', cost: 4, missing: { '6-6': 1 } },
    ]);
    expect(about('not-bought', told)).toMatchObject([{ group: 'Machine Gun Section' }]);
    expect(card.book.side.german?.points).toBe(20 - 3 - 4);
  });

  test('[combat 19.1.3] come to a side beside what its card gives, which takes nothing from the counters there are to buy', () => {
    const MG = ['Machine Gun Section', 'Machine Gun Section, set up on the map'] as const;
    const { card, told } = bought({ [MG[0]]: 2 });
    expect(about('bought', told)).toMatchObject([{ group: MG[0] }, { group: MG[0] }]);
    expect(about('bought', told).some((one) => Object.hasOwn(one as object, 'missing'))).toBe(false);
    const guns = Object.values(card.book.roster).filter(({ counter }) => counter === 'MG 34');
    expect(guns).toHaveLength(5 + 4);
    card.fight(null);
    card.reorganize();
    card.advance();
    expect(about('not-bought', card.plan({ purchases: { [MG[1]]: 1 } }))).toMatchObject([{ group: MG[1] }]);
  });

  test('[combat 19.1.7/2] come over the friendly edge in any turn, or for more are set up with the others; the next time they are there', () => {
    const { card, told } = bought({ 'Grenadier Squads': 1, 'Grenadier Squads, set up on the map': 1 });
    const [over, set] = told.flatMap((one) => (one.what === 'bought' ? [one.about] : []));
    expect([over?.cost, set?.cost]).toEqual([4, 5]);
    const { units, secrets } = card.begun();
    const enteringAt = (unit: string) => units[unit]?.enters;
    for (const unit of over?.units ?? []) {
      expect(card.comesTo(unit)?.force).toEqual({ area: { edge: 'west' }, turn: 1 });
      expect(enteringAt(unit)?.turn).toBe(1);
      expect(enteringAt(unit)?.hexes.every((hex) => /^A\d+$/.test(hex))).toBe(true);
    }
    const setUp = secrets.german?.forces ?? [];
    const placed = setUp.filter(({ turn }) => turn === undefined).flatMap((force) => force.units);
    expect(placed).toEqual(expect.arrayContaining(['g-sq', ...(set?.units ?? [])]));
    expect(placed).not.toEqual(expect.arrayContaining([over?.units[0]]));
    card.fight(null);
    card.reorganize();
    card.advance();
    for (const unit of over?.units ?? []) expect(card.comesTo(unit)?.force).toMatchObject({ area: 'K2-N8' });
    expect(combatCampaign.presets[PRESET]?.replacements.groups).toContainEqual(
      expect.objectContaining({ side: RUSSIAN, group: 'Rifle Squads', comes: 'east' }),
    );
  });
});

describe('what is on the map in the next scenario', () => {
  test('[combat 19.1.1, 19.1.8/1, 19.1.8/2, 19.1.8/3] wrecks that have burnt out, rubble where houses burned, mines that were hidden', () => {
    const card = new Card();
    card.play({
      terrain: { L4: { burningWrecks: 1, trench: true }, L5: { flame: true }, M6: { mines: RUSSIAN } },
    });
    expect(card.mustered().scenario.locations).toMatchObject({
      L4: { wrecks: 1, trench: true },
      L5: { rubble: true },
      M6: { features: ['sewer'], mines: RUSSIAN },
    });
    expect(card.begun().locations.M6).toMatchObject({ mines: RUSSIAN });
  });

  test('[combat 19.1.8/4, 19.1.1] an M-KILLED vehicle that is not repaired stands where it stood, as a wreck', () => {
    const hurt = { units: [{ unit: 'g-tank', fate: 'damaged', is: { mKill: true, at: 'L4' } }] };
    const sent = { deployments: { one: ['g-tank'] } };
    const wrecked = new Card({ faces: { 'turn 1/book/mKill/g-tank': 6 } });
    wrecked.rule('terrain', 'boulevard', { marks: { L4: { wrecks: 1 } } });
    const told = wrecked.play({ ...hurt, terrain: { L4: { wrecks: 1 } } }, sent);
    expect(told.filter(({ what }) => what === 'terrain')).toMatchObject([
      { about: { ground: 'boulevard', locations: 1 }, cites: ['19.1.8/4', '19.1.1'] },
    ]);
    expect(wrecked.mustered().scenario.locations.L4).toEqual({ wrecks: 2 });
    expect(wrecked.book.roster['g-tank']?.state).toBe('lost');
    const repaired = new Card({ faces: { 'turn 1/book/mKill/g-tank': 5 } });
    repaired.play(hurt, sent);
    expect(repaired.mustered().scenario.locations).not.toHaveProperty('L4');
    expect(repaired.book.roster['g-tank']).toMatchObject({ state: 'ready' });
  });

  test('[combat 19.1.8/6] a leader who stays wounded begins it wounded, and is rolled for again', () => {
    const faces = { 'turn 1/book/wounds/g-nco': 6, 'turn 2/book/wounds/g-nco': 4 };
    const card = new Card({ faces });
    card.play({ units: [{ unit: 'g-nco', fate: 'wounded', is: { wounded: true } }] });
    expect(card.comesTo('g-nco')?.is).toMatchObject({ wounded: true });
    expect(card.begun().units['g-nco']).toMatchObject({ wounded: true });
    card.rule('side', GERMAN, { points: 6 });
    expect(about('recovered', card.play())).toEqual([{ unit: 'g-nco', from: 'wounded', to: 'ready' }]);
    expect(card.comesTo('g-nco')?.is).not.toHaveProperty('wounded');
  });

  test('[combat 19.1.10] an Isolated unit begins it Pinned Down, a vehicle Suppressed, but not the battle after it', () => {
    const card = new Card();
    for (const unit of ['g-sq', 'g-nco', 'g-mg1', 'g-tank'])
      card.rule('roster', unit, { is: { isolated: true } });
    card.plan({ stance: 'attack', deployments: { one: ['g-tank'] } });
    const { units } = card.begun();
    for (const unit of ['g-sq', 'g-nco', 'g-mg1']) expect(units[unit]).toMatchObject({ yellow: 'pinned' });
    expect(units['g-tank']).toMatchObject({ suppressed: true });
    expect(units['g-mg2']).not.toHaveProperty('yellow');
    card.fight(null);
    const ended = card.reorganize().filter(({ what }) => what === 'recovered');
    expect(ended.map(({ cites }) => cites)).toEqual(Array(4).fill(['19.1.10']));
    card.advance();
    expect(card.comesTo('g-sq')?.is).not.toHaveProperty('yellow');
  });
});
