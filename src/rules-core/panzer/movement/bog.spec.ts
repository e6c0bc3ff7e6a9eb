import { legalOrders } from '../../kernel/decide/decide.js';
import { panzer } from '../ruleset.js';
import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;

const MAP = field({ D4: 'shellholes', D5: 'shellholes', H4: 'stone-building' });
const ROAD = {
  map: field({ D4: 'dirt-road', D5: 'dirt-road', D6: 'dirt-road' }),
  marks: { D4: { bogs: 50 }, D5: { bogs: 50 } },
};

/** A tank in the Rough of D4, with MOVE, and nobody near it. */
const begun = (set: object = {}, units: Units = {}, setup: object = {}) =>
  new Trial({
    map: MAP,
    units: { g1: ['Panzer IV at D4', { facing: 3, ...set }], s1: ['T-34 at Z14', { fired: true }], ...units },
    commands: { g1: 'move' },
    options: { optional: ['7.29'] },
    clock: { phase: 'movement' },
    first: 'soviet',
    ...setup,
  } as never);

const go = (trial: Trial, path: string[], ...rolls: number[]) =>
  trial.order('german', { order: 'move', unit: 'g1', path }, ...rolls.flatMap((roll) => [...d100(roll)]));

describe('Bogging Down', () => {
  test('[panzer 7.29/a, 7.29/c, 7.29/e, 7.29/h] Rough bogs on 30 or less: the vehicle stops where it is, for the rest of the turn', () => {
    const stuck = go(begun(), ['D3'], 30);
    expect(stuck.told('bog-roll')).toMatchObject([{ needs: 30, rolled: 30, net: 30, bogged: true }]);
    expect(stuck.unit('g1')).toMatchObject({ at: 'D4', bogged: true, moved: true });
    const again = (order: object) =>
      stuck.refusal('german', { order: 'move', unit: 'g1', ...order } as never)?.refused;
    expect([again({ path: ['D3'] }), again({ path: [], facing: 1 })]).toEqual(['HAS_MOVED', 'HAS_MOVED']);
    const free = go(begun(), ['D3'], 31);
    expect([free.unit('g1').at, free.unit('g1').bogged]).toEqual(['D3', undefined]);
  });

  test('[panzer 7.29/b, 7.29/h] [panzer-25] B on the card raises the risk, as towing does: 35 or less with -5, 40 with both', () => {
    const gun: Units = { g2: ['5cm PaK 38 at D4', { aboard: 'g1' }] };
    const bogs = (roll: number, set: object, units: Units = {}) =>
      go(begun(set, units), ['D3'], roll).told('bog-roll')[0]?.bogged;
    expect([bogs(35, { bog: -5 }), bogs(36, { bog: -5 })]).toEqual([true, false]);
    expect([bogs(35, {}, gun), bogs(40, { bog: -5 }, gun), bogs(41, { bog: -5 }, gun)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(go(begun({ bog: -5 }, gun), ['D3'], 3).told('bog-roll')[0]?.net).toBe(-7);
  });

  test('[panzer 7.29/c] entering is free of it, leaving again is not: each hex on the way is rolled for', () => {
    const trial = begun({ facing: 0, crossCountry: 9 }, {}, {});
    const entered = go(begun({ facing: 3, crossCountry: 9 }), ['D5'], 80);
    expect([entered.told('bog-roll').length, entered.unit('g1').at]).toEqual([1, 'D5']);
    const through = go(trial, ['D5', 'D6'], 80, 30);
    expect([through.told('bog-roll').map(({ bogged }) => bogged), through.unit('g1').at]).toEqual([
      [false, true],
      'D5',
    ]);
  });

  test('[panzer 7.29/d] on the road it never rolls, across it, it does', () => {
    const along = go(begun({}, {}, ROAD), ['D5', 'D6']);
    expect(along.kinds).not.toContain('bog-roll');
    expect(along.unit('g1').at).toBe('D6');
    expect(go(begun({}, {}, ROAD), ['E5'], 90).kinds).toContain('bog-roll');
  });

  test('[panzer 7.29/a] units on foot, other ground, and battles without the rule know nothing of it', () => {
    const squad = new Trial({
      map: MAP,
      units: { g1: 'Rifle squad at D4', s1: ['T-34 at Z14', { fired: true }] },
      commands: { g1: 'move' },
      options: { optional: ['7.29'] },
      clock: { phase: 'movement' },
      first: 'soviet',
    });
    expect(go(squad, ['D3']).kinds).not.toContain('bog-roll');
    expect(go(begun({}, {}, { map: field() }), ['D3']).kinds).not.toContain('bog-roll');
    expect(go(begun({}, {}, { options: {} }), ['D3']).kinds).not.toContain('bog-roll');
  });

  test('[panzer 7.29/a] the scenario may say otherwise of a hex', () => {
    const said = (bogs: number) => ({ marks: { D4: { bogs } } });
    expect(go(begun({}, {}, said(0)), ['D3']).kinds).not.toContain('bog-roll');
    expect(go(begun({}, {}, said(60)), ['D3'], 60).unit('g1').bogged).toBe(true);
    const sand = begun({}, {}, { map: field(), ...said(20) });
    expect(go(sand, ['D3'], 20).unit('g1').bogged).toBe(true);
  });

  test('[panzer 7.29/f] it keeps SPOT/MOVE, its passengers get off, and next turn it may try again', () => {
    const rider: Units = { g2: ['Rifle squad at D4', { aboard: 'g1' }] };
    const trial = go(begun({ spot: 'move', carries: { towed: 0, legs: 2 } }, rider), ['D3'], 5);
    expect(trial.unit('g1').spot).toBe('move');
    trial.order('german', { order: 'dismount', vehicle: 'g1', units: ['g2'] });
    expect(trial.unit('g2').aboard).toBeUndefined();
    const over = new Trial({
      map: MAP,
      units: { g1: ['Panzer IV at D4', { bogged: true, spent: 0, moved: true }], s1: 'T-34 at Z14' },
      options: { optional: ['7.29'] },
      clock: { phase: 'adjustment' },
    });
    expect(over.unit('g1').bogged).toBeUndefined();
  });

  test('[panzer 7.29/b, 7.29/c] a preview says where it may bog down, and on what', () => {
    const { battle } = begun({ bog: -5 });
    const back = legalOrders(panzer, battle, 'german').find(
      ({ order }) => order.order === 'move' && String(order.path) === 'D3',
    );
    expect(back?.says).toBe('May bog down in D4 (35 or less).');
  });

  test('[panzer 7.29/c] moving within the hex asks for it, too: into Hull Down, into a building', () => {
    const seek = (roll: number) =>
      begun().order(
        'german',
        { order: 'take-position', unit: 'g1', position: 'hull-down', towards: 0 },
        ...d100(roll),
      );
    expect([seek(30).unit('g1').hullDown, seek(30).unit('g1').bogged]).toEqual([undefined, true]);
    expect(seek(31).unit('g1').hullDown).toBe(0);
  });

  test('[panzer 7.29/c] a unit that leaves the map from such ground may be stuck there', () => {
    const leave = (roll: number) =>
      begun({}, {}, { sides: { german: { exits: ['D4'] } } }).order(
        'german',
        { order: 'leave-map', unit: 'g1' },
        ...d100(roll),
      );
    expect([leave(30).battle.unit('g1')?.at, leave(31).battle.unit('g1')]).toEqual(['D4', undefined]);
  });

  test('[panzer 7.29/c × S.overrun/c] an Overrun goes nowhere when the vehicle bogs down on its way', () => {
    const trial = begun({}, { s2: ['Soviet squad at D5', { fired: true }] });
    trial.order('german', { order: 'overrun', unit: 'g1', path: ['D5', 'D6'], at: 'D5' }, ...d100(10));
    expect(trial.kinds).not.toContain('overrun');
    expect(trial.unit('g1').at).toBe('D4');
  });

  test('[panzer 7.29/e × S.overwatch/a] a unit that bogs down before its first hex gives Overwatch nothing to fire at', () => {
    const trial = begun(
      {},
      { s2: 'HMG section (2 Maxim) at D7' },
      { commands: { g1: 'move', s2: 'overwatch' } },
    );
    expect(go(trial, ['D3'], 10).awaits).toEqual(['german movement']);
  });
});
