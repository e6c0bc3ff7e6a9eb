import { isRefusal } from '../../kernel/decide/action.js';
import { legalOrders } from '../../kernel/decide/decide.js';
import type { Ground } from '../../kernel/testing/field.testkit.js';
import { HouseRules } from '../../kernel/testing/house-rules.testkit.js';
import { around } from '../../mechanics/places.js';
import { panzer } from '../ruleset.js';
import type { Battle } from '../system.js';
import { field, Trial } from '../testkit.testkit.js';

/** Patches of everything, climbs and a stretch of road. */
const PATCHES: Readonly<Record<string, Ground>> = {
  D3: 'woods',
  D5: { level: 1 },
  D6: { level: 2 },
  E4: 'brush',
  E5: 'gully',
  F5: 'marsh',
  C4: 'water',
  C5: 'stone-building',
  G6: { level: 1 },
  H7: 'woods',
  H5: 'crags',
};

const moving = (units: Record<string, string>, command: 'move' | 'short-halt' = 'move') => {
  const commands = Object.fromEntries(Object.keys(units).map((id) => [id, command]));
  return new Trial({
    map: field(PATCHES),
    units: { ...units, s1: 'Soviet squad at R12' },
    commands,
    clock: { phase: 'movement' },
    first: 'soviet',
    options: { preset: 'recommended' },
  }).battle;
};

const listedPaths = (battle: Battle): string[] =>
  legalOrders(panzer, battle, 'german')
    .flatMap(({ order }) => (order.order === 'move' ? [order] : []))
    .filter(({ path, reverse, covers }) => (path as string[]).length > 0 && !reverse && !covers)
    .map(({ unit, path, quickmarch }) => `${unit} ${path}${quickmarch ? ' quickmarch' : ''}`)
    .sort();

function read(battle: Battle, order: object): object {
  const [decision] = battle.position.awaiting;
  if (decision?.side !== 'german') throw new Error(`It is ${decision?.side} that is asked.`);
  return panzer.orders.move?.read({ battle, by: 'german', decision }, order) ?? {};
}

/** Every straight way that the order itself accepts; by Quickmarch what is too far without. */
function acceptedPaths(battle: Battle, units: readonly string[]): string[] {
  const found: string[] = [];
  const accepts = (order: object) =>
    !isRefusal(battle.asSeenBy({ side: 'german' }, () => read(battle, order)));
  for (const unit of units)
    for (let side = 0; side < 6; side++) {
      const path: string[] = [];
      for (let at = battle.theUnit(unit).at as string; path.length < 8; ) {
        const next = around(battle, at)[side];
        if (next === undefined) break;
        path.push(next);
        at = next;
        if (accepts({ unit, path })) found.push(`${unit} ${path}`);
        else if (accepts({ unit, path, quickmarch: true })) found.push(`${unit} ${path} quickmarch`);
      }
    }
  return found.sort();
}

describe('the list of moves', () => {
  test('has the plans with which the orders are read: others would be noticed in every test', () => {
    const battle = moving({ g1: 'Panzer IV at E6' });
    const honest = panzer.orders.move as NonNullable<typeof panzer.orders.move>;
    const move: typeof honest = {
      ...honest,
      *list(eyes) {
        for (const one of honest.list(eyes)) yield { ...one, plan: { ...one.plan, cost: 0 } };
      },
    };
    const watch = (orders: typeof panzer.orders) =>
      new HouseRules(battle, { rulebook: { ...panzer, orders }, ledger: '' }).mustBeAccepted();
    expect(() => watch(panzer.orders)).not.toThrow();
    expect(() => watch({ ...panzer.orders, move })).toThrow('listed with another plan than it is read with');
  });

  test.each(['move', 'short-halt'] as const)(
    '[panzer S.movement-costs/a] has every straight way that a unit with %s can go, over all kinds of ground',
    (command) => {
      const units = {
        g1: 'Panzer IV at E6',
        g2: 'Tiger at D4',
        g3: 'Rifle squad at E3',
        g4: 'HMG section at G5',
        g5: 'Panzer III at H6',
      };
      const battle = moving(units, command);
      const accepted = acceptedPaths(battle, Object.keys(units));
      expect(accepted.length).toBeGreaterThan(20);
      expect(listedPaths(battle)).toEqual(accepted);
    },
  );

  test('[panzer S.quickmarch] has Quickmarch for the hexes only that are too far without', () => {
    const paths = listedPaths(moving({ g3: 'Rifle squad at M8' }));
    expect(paths.filter((path) => path.endsWith('quickmarch'))).toHaveLength(6);
    expect(paths).toHaveLength(12);
  });
});
