import { aslskCampaign } from '../../rules-core/aslsk/campaign/index.js';
import { type Book, emptyBook } from '../../rules-core/campaign/book/book.js';
import { campaignDice } from '../../rules-core/campaign/book/dice.js';
import { enter } from '../../rules-core/campaign/facts/decide.js';
import { factSchema, isFactRefused } from '../../rules-core/campaign/facts/facts.js';
import { diceSeed } from '../../rules-core/kernel/dice/index.js';
import { SYSTEMS } from '../../rules-core/systems.js';
import { beginning, POLICIES } from '../books.testkit.js';
import { FirstLook, type Given } from './first-look.js';

const NOW = new Date('2030-05-01T12:00:00Z');
const look = new FirstLook({
  systems: { find: (system) => SYSTEMS.get(system), lay: async (known, position) => known.lay(position) },
  now: () => NOW,
});
const dice = diceSeed('0'.repeat(64));

function begin(changes: object = {}) {
  return factSchema.parse({ fact: 'begin', ...beginning(), dice: dice.commitment, ...changes });
}

/** A campaign in the planning of its first turn. */
function begun(changes: object = {}): Book {
  const book = emptyBook();
  const entered = enter(book, begin(changes), { pieces: aslskCampaign, dice: campaignDice(dice, 1) });
  if (isFactRefused(entered)) throw new Error(entered.why);
  return book;
}

/** What is said of a fact, with its place; nothing where it is in order. */
async function said(fact: object, book = begun(), given: Given = {}): Promise<string | undefined> {
  const found = await look.at(factSchema.parse(fact), book, aslskCampaign, given);
  return found && `${found.refused} ${found.path?.join('.')}: ${found.why}`;
}

function graphOf(...scenarios: object[]) {
  const nodes = scenarios.map((more, i) => ({
    node: `n${i}`,
    title: `Number ${i}`,
    ...more,
    edges: i + 1 < scenarios.length ? [{ edge: 'on', to: `n${i + 1}` }] : [],
  }));
  return { fact: 'graph', graph: { start: ['n0'], nodes } };
}

describe('the scenarios of a graph', () => {
  const there = { scenario: 'the-walled-church' };
  const whole = SYSTEMS.get('aslsk')?.scenarios['the-walled-church'] as { sides: object };

  test('are named rightly, or the names that there are are told', async () => {
    expect(await said(graphOf(there, there))).toBeUndefined();
    const wrong = await said(graphOf(there, there, there, { scenario: 'the-church' }));
    expect(wrong).toMatch(/^UNKNOWN_SCENARIO graph\.nodes\.3\.scenario: .*"the-church".*the-walled-church/);
    expect(await said(begin({ graph: graphOf({ scenario: 'nowhere' }).graph }), emptyBook())).toMatch(
      /^UNKNOWN_SCENARIO graph\.nodes\.0\.scenario/,
    );
  });

  test('may be any where the battle is only reported, and stay what they were', async () => {
    const told = graphOf({ scenario: 'from-a-magazine', mode: 'RECORD' });
    expect(await said(told)).toBeUndefined();
    const odd = graphOf({ scenario: 'of-old' });
    expect(await said(odd, begun({ graph: odd.graph }))).toBeUndefined();
  });

  test('are for sides of the campaign', async () => {
    expect(await said(graphOf({ scenario: 'the-coconut-road' }))).toMatch(
      /^UNKNOWN_SIDE graph\.nodes\.0\.scenario: .*german, russian/,
    );
  });

  test('that are written out are sound to the last counter', async () => {
    expect(await said(graphOf({ scenario: whole }))).toBeUndefined();
    expect(await said(graphOf({ scenario: { ...whole, turns: 'many' } }))).toMatch(
      /^SCENARIO_MALFORMED graph\.nodes\.0\.scenario\.turns: /,
    );
    const [side = ''] = Object.keys(whole.sides);
    const forces = [{ at: 'E5', units: [{ counter: '9-9-9', at: 'E5' }] }];
    const unknown = {
      ...whole,
      sides: { ...whole.sides, [side]: { forces: [{ units: forces[0]?.units }] } },
    };
    expect(await said(graphOf({ scenario: unknown }))).toMatch(
      /^\S+ graph\.nodes\.0\.scenario\.sides.*9-9-9/,
    );
  });
});

describe('the counters of a roster', () => {
  const man = (counter: string, unit = 'g9') => ({
    unit,
    side: 'german',
    kind: 'squad',
    name: 'Ninth',
    counter,
  });
  const enlist = (...roster: object[]) => ({ fact: 'enlist', roster });

  test('are the rulebook’s, or those near it are told', async () => {
    expect(await said(enlist(man('4-6-7'), man('Russian HMG', 'g10')))).toBeUndefined();
    expect(await said(enlist(man('4-6-7'), man('4-6-9', 'g10')))).toMatch(
      /^UNKNOWN_COUNTER roster\.1\.counter: .*"4-6-9".* 4-6-7/,
    );
    expect(await said(begin({ roster: [man('tank')] }), emptyBook())).toMatch(
      /^UNKNOWN_COUNTER roster\.0\.counter: .*"tank"; it has, for one: /,
    );
  });

  test('may be what the campaign has had before', async () => {
    const book = begun({ roster: [man('Home-made')] });
    expect(await said(enlist(man('Home-made', 'g10')), book)).toBeUndefined();
  });

  test('are looked at in reports and rulings too', async () => {
    const unit = { unit: 'g1', fate: 'reduced', counter: '2-4-9' };
    const report = { winner: null, why: 'Dusk.', units: [unit] };
    expect(await said({ fact: 'report', battle: 'b1', report })).toMatch(
      /^UNKNOWN_COUNTER report\.units\.0\.counter/,
    );
    const ruling = { fact: 'ruling', what: 'roster', id: 'g1', set: { counter: '4-6-9' }, why: 'So.' };
    expect(await said(ruling)).toMatch(/^UNKNOWN_COUNTER set\.counter/);
    expect(await said({ ...ruling, set: { counter: '4-4-7' } })).toBeUndefined();
  });
});

describe('the ranks and awards of a roster', () => {
  const policies = { ...POLICIES, awards: [{ award: 'Star', when: { kills: 2 } }] };
  const man = (more: object, unit = 'g9') => ({
    unit,
    side: 'german',
    kind: 'person',
    name: 'Ninth',
    counter: '8-0',
    ...more,
  });
  const enlist = (...roster: object[]) => ({ fact: 'enlist', roster });
  const book = begun({ policies });
  const marshal = enlist(man({ rank: 'Corporal' }), man({ rank: 'Field Marshal' }, 'g10'));
  const starred = enlist(man({ awards: ['Star', 'Garter'] }));
  const ruling = (set: object) => ({ fact: 'ruling', what: 'roster', id: 'g1', set, why: 'So.' });

  test('are those of the policies, or those that they know are told', async () => {
    expect(await said(enlist(man({ rank: 'Sergeant', awards: ['Star'] })), book)).toBeUndefined();
    expect(await said(marshal, book)).toBe(
      'UNKNOWN_RANK roster.1.rank: The policies know no rank "Field Marshal"; they know: Corporal, Sergeant. ' +
        'Correct it, or confirm it with `confirmUnknown: true`.',
    );
    expect(await said(starred, book)).toMatch(/^UNKNOWN_AWARD roster\.0\.awards\.1: .*"Garter".*: Star\./);
    expect(await said(begin({ policies, roster: marshal.roster }), emptyBook())).toMatch(/^UNKNOWN_RANK/);
    expect(await said(ruling({ rank: 'Sergant' }), book)).toMatch(/^UNKNOWN_RANK set\.rank/);
    expect(await said(ruling({ awards: ['Stars'] }), book)).toMatch(/^UNKNOWN_AWARD set\.awards\.0/);
  });

  test('are the referee’s affair where the policies name none', async () => {
    const plain = begun({ policies: { preset: 'house' } });
    expect(await said(marshal, plain)).toBeUndefined();
    expect(await said(starred, plain)).toBeUndefined();
  });

  test('may be others where the referee confirms it, and then are known', async () => {
    const given = { isConfirmed: true };
    for (const fact of [marshal, starred, ruling({ rank: 'Field Marshal' })])
      expect(await said(fact, book, given)).toBeUndefined();
    const used = begun({ policies, roster: [man({ rank: 'Field Marshal', awards: ['Garter'] }, 'g8')] });
    expect(await said(marshal, used)).toBeUndefined();
    expect(await said(starred, used)).toBeUndefined();
  });
});

test('a deadline of the turn in planning is still to come', async () => {
  const at = (deadline: string | null, turn = 1) => said({ fact: 'deadline', turn, deadline });
  expect(await at('2030-05-01T11:59:59Z')).toMatch(/^DEADLINE_PASSED deadline: .*advanceTurn/);
  expect(await at('2030-05-01T12:00:01Z')).toBeUndefined();
  expect(await at(null)).toBeUndefined();
  expect(await at('2030-05-01T11:59:59Z', 7)).toBeUndefined();
});
