import type { Rulebook } from '../../kernel/decide/rulebook.js';
import { draftPosition } from '../../kernel/position/draft.js';
import { lnlt } from '../ruleset.js';
import { isSpent } from '../sequence/sides.js';
import { Trial } from '../testkit.testkit.js';
import { counterNamed } from './catalogue.js';
import { capacityOf, isMmc, isOfBadge, lmOf, moraleOf } from './kinds.js';

const trial = new Trial({
  units: {
    gl: ['Leader 7-1-6 at C3', { wounded: true }],
    g0: ['Leader 6-0-6 at C3', { wounded: true }],
    gh: ['Hero 2-6-6 at C4', { wounded: true }],
    g1: ['1-6-4-5 at C3', { shaken: true, shakenMorale: 4 }],
    gs: '2-5-4-6 at C5',
    gw: 'HMG Team at C5',
    a1: ['2-5-4-6 at J9', { marker: 'assault-move' }],
  },
});
const unit = (id: string) => trial.unit(id);

test('[lnlt 5.1/m, 5.1/w] a wound takes one off Morale and LM, never below zero; not from a Hero', () => {
  expect([moraleOf(unit('gl')), lmOf(unit('gl')), lmOf(unit('g0')), moraleOf(unit('gh'))]).toEqual([
    6, 0, 0, 6,
  ]);
});

test('[lnlt 1.5] a Shaken side that prints another Morale replaces the front', () => {
  expect(moraleOf(unit('g1'))).toBe(4);
});

test('[lnlt 3.0/e] Leaders work with their own badge, and with Weapon Teams of their nation', () => {
  expect([
    isOfBadge(unit('gl'), unit('g1')),
    isOfBadge(unit('gl'), unit('gs')),
    isOfBadge(unit('gl'), unit('gw')),
  ]).toEqual([true, false, true]);
  expect([isMmc(unit('gw')), isMmc(unit('gl'))]).toEqual([true, false]);
});

test('[lnlt 6.1/h] a unit that has used Assault Movement is not spent before it has fired', () => {
  expect([isSpent(unit('a1')), isSpent({ ...unit('a1'), fired: true })]).toEqual([false, true]);
});

test('[lnlt 1.6/k] a counter of another nation is a captured weapon', () => {
  expect(counterNamed('German MG42', 'american')).toMatchObject({
    nation: 'american',
    madeBy: 'german',
    fp: 3,
  });
  expect(counterNamed('German 1-6-4-5', 'american')).toMatchObject({ nation: 'german' });
});

test('[lnlt 1.6/a, 1.6/q, 1.7/l, 1.1/a] who can carry how many Support Weapons', () => {
  const of = (counter: string) =>
    capacityOf({ ...counterNamed(counter, 'german'), id: 'x', side: 'german' } as never);
  const counters = [
    '1-6-4-5',
    '1-5-4-5',
    '0-2-4-6',
    'Leader 7-1-6',
    'Hero 2-6-6',
    'Scout',
    'Medic',
    'Sniper',
    'Armor Leader 7-1',
    'HMG Team',
  ];
  expect(counters.map(of)).toEqual([2, 1, 1, 1, 1, 1, 0, 0, 0, 0]);
});

test('[lnlt 1.6/m] an order of battle gives its weapons out: everybody one before anybody two', () => {
  const units = {
    g1: { counter: '1-6-4-5' },
    g2: { counter: '1-5-4-5' },
    ga: { counter: 'MG34' },
    gb: { counter: 'MG42' },
    gc: { counter: 'MG34' },
  };
  const drafted = draftPosition(
    lnlt as unknown as Rulebook,
    {
      map: { columns: 5, rows: 5 },
      sides: { german: {}, american: {} },
      secrets: { german: { forces: [{ units: Object.keys(units), hexes: ['A1'], turn: 2 }] } },
      units: { ...units, a1: { counter: '2-5-4-6', at: 'E5' } },
    } as never,
  );
  if (!drafted.ok) throw new Error(JSON.stringify(drafted.problems));
  const bearers = ['ga', 'gb', 'gc'].map(
    (id) => (drafted.position.units[id] as { possessor?: string }).possessor,
  );
  expect(bearers).toEqual(['g1', 'g2', 'g1']);
});
