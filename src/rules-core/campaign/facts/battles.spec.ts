import { campaignOf } from '../book/book.js';
import { preconditions } from '../book/preconditions.js';
import { ownersIn, seenBook, seenEntry } from '../views/views.js';
import { BRIDGE, Campaign, RETREAT, TOWN } from './campaign.testkit.js';
import { factSchema } from './facts.js';

const opening = (more: object = {}) => ({
  fact: 'open-battle',
  battle: 'b1',
  node: 'bridge',
  name: 'The Bridge',
  mode: 'ENFORCE',
  drawn: {},
  ...more,
});
const over = (report: object = {}, battle = 'b1') => ({
  fact: 'report',
  battle,
  report: { winner: 'red', why: 'The bridge was taken.', ...report },
});

function revealed(change: object = {}): Campaign {
  const campaign = new Campaign({}, change);
  campaign.reveal();
  return campaign;
}

describe('opening a battle', () => {
  test('takes those who are drawn off the ready, each side told of its own', () => {
    const campaign = revealed();
    const told = campaign.enter(opening({ drawn: { r1: 'r1', b1: 'b1', b2: 'b2' } }));
    expect(campaign.book.battle.b1).toEqual({
      node: 'bridge',
      name: 'The Bridge',
      mode: 'ENFORCE',
      status: 'open',
      turn: 1,
      drawn: { r1: 'r1', b1: 'b1', b2: 'b2' },
    });
    expect(campaign.book.node.bridge).toEqual({ status: 'open', battle: 'b1' });
    expect(campaign.book.roster.r1).toMatchObject({ state: 'battle', battle: 'b1' });
    expect(campaign.book.roster.r2?.state).toBe('ready');
    expect(told.filter(({ what }) => what === 'drawn')).toMatchObject([
      { about: { battle: 'b1', side: 'blue', units: ['b1', 'b2'] }, to: ['blue'] },
      { about: { battle: 'b1', side: 'red', units: ['r1'] }, to: ['red'] },
    ]);
  });

  test('tells each side how it mustered, as far as that is so, and nobody else', () => {
    const campaign = revealed();
    const mustered = [
      {
        side: 'red',
        standIns: [
          { unit: 'r1', for: 'guard' },
          { unit: 'r2', for: 'guard' },
        ],
        empty: [{ counter: 'tank', count: 1, why: 'nobody' }],
        leftOut: [{ why: 'no-place', units: ['r1', 'r3', 'b3'] }],
      },
      { side: 'blue', standIns: [], empty: [{ counter: 'gun', count: 2, why: 'not-ready' }], leftOut: [] },
    ];
    const told = campaign.enter(opening({ drawn: { r1: 'r1' }, mustered }));
    expect(told.filter(({ what }) => what === 'drawn')).toMatchObject([
      { about: { side: 'blue', units: [], empty: [{ counter: 'gun', count: 2 }] }, to: ['blue'] },
      {
        about: {
          side: 'red',
          units: ['r1'],
          standIns: [{ unit: 'r1', for: 'guard' }],
          empty: [{ counter: 'tank', count: 1, why: 'nobody' }],
          leftOut: [{ why: 'no-place', units: ['r3'] }],
        },
        to: ['red'],
      },
    ]);
    const entry = { fact: factSchema.parse(opening({ drawn: { r1: 'r1' }, mustered })), consequences: told };
    const seen = JSON.stringify(seenEntry(entry, { side: 'blue' }, ownersIn(campaign.book)));
    expect(seen).toContain('"counter":"gun"');
    for (const secret of ['guard', 'tank', 'r1', 'r3']) expect(seen).not.toContain(secret);
  });

  test('beside the graph needs no node', () => {
    const campaign = revealed();
    campaign.enter(opening({ node: undefined, battle: 'skirmish' }));
    expect(campaign.book.battle.skirmish).not.toHaveProperty('node');
    expect(campaign.book.node.bridge).toEqual({ status: 'open' });
  });

  test.each([
    ['a node that is not open', opening({ node: 'town' }), 'NODE_NOT_OPEN node'],
    ['a node nobody knows', opening({ node: 'sea' }), 'NO_SUCH_NODE node'],
    ['somebody nobody knows', opening({ drawn: { x: 'x' } }), 'NO_SUCH_UNIT drawn x'],
    ['somebody twice', opening({ drawn: { u1: 'r1', u2: 'r1' } }), 'TWICE drawn u2'],
  ])('is refused for %s', (_, fact, refused) => {
    expect(revealed().refused(fact)).toBe(refused);
  });

  test('is refused for a unit that fights elsewhere, and where there is a battle', () => {
    const campaign = revealed();
    campaign.enter(opening({ drawn: { r1: 'r1' } }));
    expect(campaign.refused(opening())).toBe('TWICE battle');
    expect(campaign.refused(opening({ battle: 'b2' }))).toBe('NODE_HAS_BATTLE node');
    const aside = opening({ battle: 'b2', node: undefined, drawn: { r1: 'r1' } });
    expect(campaign.refused(aside)).toBe('NOT_READY drawn r1');
  });

  test('is refused before planning is over, at a choice, and for a side the scenario provides', () => {
    expect(new Campaign().refused(opening())).toBe('WRONG_PHASE');
    const fork = { node: 'fork', title: 'The Fork', edges: [{ edge: 'on', to: 'bridge' }] };
    const nodes = [fork, { ...BRIDGE, drawnFrom: ['blue'] }, TOWN, RETREAT];
    const campaign = revealed({ graph: { start: ['fork', 'bridge'], nodes } });
    expect(campaign.refused(opening({ node: 'fork' }))).toBe('NODE_IS_CHOICE node');
    expect(campaign.refused(opening({ drawn: { r1: 'r1' } }))).toBe('SIDE_NOT_DRAWN drawn r1');
  });
});

describe('the report of a battle', () => {
  function fought(): Campaign {
    const campaign = revealed();
    campaign.enter(opening({ drawn: { r1: 'r1', b1: 'b1' } }));
    return campaign;
  }
  const hero = {
    unit: 'r-hero',
    side: 'red',
    kind: 'person',
    name: 'Hero',
    counter: 'leader',
    how: 'created',
  };

  test('is kept with the battle; what it means for each is not worked out yet', () => {
    const campaign = fought();
    const report = {
      units: [
        { unit: 'r1', fate: 'reduced' },
        { unit: 'r-hero', fate: 'wounded' },
      ],
      arisen: [{ ...hero, from: 'r1' }],
      points: { red: 4 },
    };
    const told = campaign.enter(over(report));
    expect(campaign.about('battle-reported', told)).toEqual([
      { battle: 'b1', winner: 'red', why: 'The bridge was taken.' },
    ]);
    expect(campaign.book.battle.b1).toMatchObject({ status: 'reported', report });
    expect(campaign.book.roster.r1).toMatchObject({ state: 'battle' });
    expect(preconditions(campaign.book)).toMatchObject({ missing: [], next: 'aftermath' });
  });

  test.each([
    ['a winner that is not a side', over({ winner: 'green' }), 'NO_SUCH_SIDE report winner'],
    ['points of no side', over({ points: { green: 1 } }), 'NO_SUCH_SIDE report points green'],
    [
      'somebody who was not there',
      over({ units: [{ unit: 'r2', fate: 'unhurt' }] }),
      'NOT_DRAWN report units 0 unit',
    ],
    [
      'somebody twice',
      over({
        units: [
          { unit: 'r1', fate: 'killed' },
          { unit: 'r1', fate: 'unhurt' },
        ],
      }),
      'TWICE report units 1 unit',
    ],
    [
      'a captor that is not a side',
      over({ units: [{ unit: 'r1', fate: 'captured', captor: 'green' }] }),
      'NO_SUCH_SIDE report units 0 captor',
    ],
    [
      'a merger with somebody who was not there',
      over({ units: [{ unit: 'r1', fate: 'merged', into: 'r3' }] }),
      'NOT_DRAWN report units 0 into',
    ],
    [
      'somebody arisen who is on the roster',
      over({ arisen: [{ ...hero, unit: 'r2' }] }),
      'TWICE report arisen 0 unit',
    ],
    [
      'somebody arisen out of nobody',
      over({ arisen: [{ ...hero, from: 'r2' }] }),
      'NOT_DRAWN report arisen 0 from',
    ],
    [
      'somebody arisen whose name no battle can use',
      over({ arisen: [{ ...hero, unit: 'a hero' }] }),
      'BAD_ID report arisen 0 unit',
    ],
    ['another battle', over({}, 'b9'), 'NO_SUCH_BATTLE battle'],
  ])('is refused for %s', (_, fact, refused) => {
    expect(fought().refused(fact)).toBe(refused);
  });

  test('comes once', () => {
    const campaign = fought();
    campaign.enter(over());
    expect(campaign.refused(over())).toBe('BATTLE_NOT_OPEN battle');
    expect(campaignOf(campaign.book).phase).toBe('battles');
  });
});

describe('a battle that ends again after its report', () => {
  const again = (report: object = {}) => ({
    fact: 'end-again',
    battle: 'b1',
    report: { winner: 'blue', why: 'It was held after all.', ...report },
    reported: 4,
    entry: 5,
  });
  const missing = ({ book }: Campaign) =>
    preconditions(book).missing.map(({ code, says }) => ({ code, says }));

  function reported(): Campaign {
    const campaign = revealed();
    campaign.enter(opening({ drawn: { r1: 'r1' } }));
    campaign.enter(over());
    return campaign;
  }

  test('waits for the referee, with both answers ready; its first end stands until then', () => {
    const campaign = reported();
    campaign.enter(again());
    expect(campaign.book.battle.b1).toMatchObject({ status: 'reported', report: { winner: 'red' } });
    const [waits, ...others] = preconditions(campaign.book).missing;
    expect(others).toEqual([]);
    expect(waits).toMatchObject({
      code: 'ENDED_OTHERWISE',
      says: '"The Bridge" ended otherwise than reported: correct entry 4, or keep it by taking entry 5 out.',
      answers: [
        { version: 4, fact: { fact: 'report', battle: 'b1', report: { winner: 'blue' } } },
        { version: 5, fact: { fact: 'nothing' } },
      ],
    });
  });

  test('asks nothing where it ended as it was reported, nor any longer when a third end agrees', () => {
    const campaign = reported();
    campaign.enter(again(over().report));
    expect(missing(campaign)).toEqual([]);
    campaign.enter(again());
    expect(missing(campaign)).toMatchObject([{ code: 'ENDED_OTHERWISE' }]);
    campaign.enter(again(over().report));
    expect(missing(campaign)).toEqual([]);
  });

  test('reports where the first report was taken out', () => {
    const campaign = revealed();
    campaign.enter(opening());
    campaign.enter(again());
    expect(campaign.book.battle.b1).toMatchObject({ status: 'reported', report: { winner: 'blue' } });
    expect(missing(campaign)).toEqual([]);
  });

  test('is the referee’s affair alone', () => {
    const campaign = reported();
    const told = campaign.enter(again());
    const entry = { fact: factSchema.parse(again()), consequences: told };
    for (const viewer of [{ side: 'red' }, { side: 'blue' }, 'public'] as const) {
      expect(seenEntry(entry, viewer)).toBeUndefined();
      expect(seenBook(campaign.book, viewer).battle.b1).not.toHaveProperty('endedOtherwise');
    }
    expect(campaign.refused({ ...again(), battle: 'b9' })).toBe('NO_SUCH_BATTLE battle');
  });
});
