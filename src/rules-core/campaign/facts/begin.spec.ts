import { campaignOf, emptyBook } from '../book/book.js';
import { beginning, Campaign, GRAPH, loadedDice, pieces } from './campaign.testkit.js';
import { enter } from './decide.js';
import { type Fact, isFactRefused } from './facts.js';

const man = { unit: 'x1', side: 'red', kind: 'person', name: 'Ivan', counter: 'leader' };

function refusedBeginning(change: object): string {
  const result = enter(emptyBook(), beginning(change), { pieces, dice: loadedDice() });
  if (!isFactRefused(result)) throw new Error('It was accepted.');
  return [result.refused, ...(result.path ?? [])].join(' ');
}

describe('the beginning of a campaign', () => {
  test('is the first turn, in planning, with its sides, nodes, formations and roster', () => {
    const { book, told } = new Campaign();
    expect(campaignOf(book)).toMatchObject({ turn: 1, phase: 'planning', date: '1943-08-30' });
    expect(book.side.red).toEqual({ name: 'The Reds', points: 0, victoryPoints: 0, battlesWon: 0 });
    expect(book.node).toEqual({
      bridge: { status: 'open' },
      town: { status: 'ahead' },
      retreat: { status: 'ahead' },
    });
    expect(book.formation['red-1']).toEqual({ side: 'red', name: 'First' });
    expect(book.roster.rg).toMatchObject({ counter: 'lmg', with: 'r1', state: 'ready', experience: 0 });
    expect(told.map(({ what }) => what).slice(0, 2)).toEqual(['begun', 'node-opened']);
    expect(told.map(({ what }) => what).slice(-2)).toEqual(['turn-begun', 'phase-begun']);
  });

  test('gives the points of the policies, which only their side knows', () => {
    const replacements = { start: { red: 7 } };
    const { book, told } = new Campaign({}, { policies: { preset: 'plain', replacements } });
    expect(book.side.red?.points).toBe(7);
    expect(told.filter(({ what }) => what === 'points')).toMatchObject([
      { about: { side: 'red', points: 7, total: 7, for: 'start' }, to: ['red'] },
    ]);
    const off = { preset: 'plain', replacements, off: ['replacements'] };
    expect(new Campaign({}, { policies: off }).book.side.red?.points).toBe(0);
  });

  test('tells a side alone who is on its roster, with what he had and what happened before', () => {
    const history = [{ date: '1942-11-19', says: 'Wounded at the river.' }];
    const veteran = { ...man, experience: 4, kills: 2, history };
    const { told, book } = new Campaign({}, { roster: [veteran] });
    expect(told.filter(({ what }) => what === 'enlisted')).toMatchObject([
      { about: { unit: 'x1', before: { experience: 4, battles: 0, kills: 2 }, history }, to: ['red'] },
    ]);
    expect(book.roster.x1).not.toHaveProperty('history');
    expect(book.roster.x1).not.toHaveProperty('unit');
  });

  test('is refused with the place of what is wrong', () => {
    expect(refusedBeginning({ roster: [{ ...man, side: 'green' }] })).toBe('NO_SUCH_SIDE roster 0 side');
    expect(refusedBeginning({ roster: [man, man] })).toBe('TWICE roster 1');
    expect(refusedBeginning({ roster: [{ ...man, formation: 'none' }] })).toBe('UNKNOWN roster 0 formation');
    expect(refusedBeginning({ roster: [{ ...man, formation: 'blue-1' }] })).toBe(
      'OTHER_SIDE roster 0 formation',
    );
    expect(refusedBeginning({ roster: [{ ...man, with: 'nobody' }] })).toBe('UNKNOWN roster 0 with');
    expect(refusedBeginning({ roster: [{ ...man, with: 'x1' }] })).toBe('CIRCLE roster 0 with');
    expect(refusedBeginning({ roster: [{ ...man, state: 'battle' }] })).toBe('IN_BATTLE roster 0 state');
    expect(refusedBeginning({ formations: [{ formation: 'f', side: 'red', name: 'F', parent: 'g' }] })).toBe(
      'UNKNOWN formations 0 parent',
    );
    const red = { side: 'red', name: 'Red' };
    expect(refusedBeginning({ sides: [red, red] })).toBe('TWICE sides 1');
    expect(refusedBeginning({ graph: { ...GRAPH, start: ['nowhere'] } })).toBe('UNKNOWN_NODE graph start 0');
    const policies = { preset: 'plain', replacements: { income: { green: 2 } } };
    expect(refusedBeginning({ policies })).toBe('NO_SUCH_SIDE policies replacements income green');
  });

  test('comes once, and before everything else', () => {
    expect(new Campaign().refused(beginning())).toBe('ALREADY_BEGUN');
    const early: Fact = { fact: 'reveal', turn: 1 };
    expect(enter(emptyBook(), early, { pieces, dice: loadedDice() })).toMatchObject({ refused: 'NOT_BEGUN' });
  });
});

describe('those who are enlisted later', () => {
  test('join a formation raised with them or there already, in any order', () => {
    const campaign = new Campaign();
    campaign.enter({
      fact: 'enlist',
      formations: [
        { formation: 'red-2', side: 'red', name: 'Second', parent: 'red-3' },
        { formation: 'red-3', side: 'red', name: 'Third' },
      ],
      roster: [
        { ...man, formation: 'red-2', with: 'x2' },
        { ...man, unit: 'x2' },
        { ...man, unit: 'x3', formation: 'red-1' },
      ],
    });
    expect(campaign.book.roster.x1).toMatchObject({ formation: 'red-2', with: 'x2' });
    expect(campaign.book.formation['red-2']).toEqual({ side: 'red', name: 'Second', parent: 'red-3' });
  });

  test('are refused when they are there already', () => {
    expect(new Campaign().refused({ fact: 'enlist', roster: [{ ...man, unit: 'r1' }] })).toBe(
      'TWICE roster 0 unit',
    );
  });

  test('are somebody', () => {
    expect(new Campaign().refused({ fact: 'enlist', roster: [] })).toBe('NOBODY_ENLISTED roster');
  });
});
