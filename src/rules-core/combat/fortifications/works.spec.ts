import type { Order } from '../../kernel/decide/action.js';
import { decide, legalOrders, open, settle } from '../../kernel/decide/decide.js';
import { scriptedDice } from '../../kernel/dice/index.js';
import { Battle } from '../../kernel/position/battle.js';
import { redact } from '../../kernel/views/views.js';
import { combat } from '../ruleset.js';
import type { CombatSystem } from '../system.js';
import { field, position, type Setup, Trial } from '../testkit.testkit.js';

type Map = Parameters<typeof field>[0];
type Works = NonNullable<CombatSystem['secret']['works']>;
const ALL: Works = { mines: 2, wire: 2, trench: 2, pillbox: 2, roadblock: 2, 'dug-in': 2 };

/** The set-up as it stands when the units are placed; secrets cannot be given to a Trial before it begins. */
function at(more: Omit<Setup, 'map'> & { map?: Map } = {}, works: Works = ALL) {
  const { map = {}, ...setup } = more;
  const start = position({
    ...setup,
    units: { g1: '6-6 at D4', a1: '7-6 at L9', ...setup.units },
    agenda: [{ task: 'turn' }, { task: 'conclusion' }, { task: 'impulse' }, { task: 'fortify' }],
  });
  (start.secrets as Record<string, object>).german = { works };
  const battle = new Battle<CombatSystem>(start, field(map));
  settle(battle, open(combat, battle, scriptedDice()));
  const give = (order: Order) => decide(combat, battle, 'german', order, scriptedDice());
  return { battle, give, code: (order: Order) => (give(order) as { refused?: string }).refused };
}
const place = (what: string, hex: string, more: object = {}): Order => ({
  order: 'fortify',
  what,
  at: hex,
  ...more,
});

describe('fortifications of the order of battle', () => {
  test('[combat 7] mines, wire, trenches, pillboxes, roadblocks and Dug-In markers, as many as it gives', () => {
    const { battle } = at();
    const listed = legalOrders(combat, battle, 'german').filter(({ order }) => order.order === 'fortify');
    const kinds = new Set(listed.map(({ order }) => order.what));
    expect(kinds).toEqual(new Set(['mines', 'wire', 'trench', 'pillbox', 'dug-in']));
    const { give } = at({}, { wire: 1 });
    expect(give(place('wire', 'D5'))).toMatchObject({
      effects: [{ changes: [{ set: { works: { wire: 0 } } }, {}] }],
    });
    expect(at({}, { wire: 0 }).code(place('wire', 'D5'))).toBe('NONE_LEFT');
  });

  test('[combat 7.8.1, 7.9.1] roadblocks and pillboxes come from it and are placed at set-up only', () => {
    const road = { D5: { features: ['road'] } } as unknown as NonNullable<Setup['marks']>;
    expect(at({ marks: road }).code(place('roadblock', 'D5', { facing: 1 }))).toBeUndefined();
    expect(at().code(place('roadblock', 'D5', { facing: 1 }))).toBe('NO_ROAD');
    expect(at({ marks: road }).code(place('roadblock', 'D5'))).toBe('NO_FACING');
    expect(at({}, { mines: 1 }).code(place('pillbox', 'D5', { facing: 1 }))).toBe('NONE_LEFT');
    expect(at().code(place('pillbox', 'D5'))).toBe('NO_FACING');
    const later = new Trial({ units: { g1: '6-6 at D4', a1: '7-6 at L9' } });
    expect(later.refusal('german', place('pillbox', 'D5', { facing: 1 }))?.refused).toBe('NOT_NOW');
  });

  test('[combat 7.2.2] trenches are supplied, never dug in play', () => {
    const order = place('trench', 'D5');
    const { give } = at();
    expect(give(order)).toMatchObject({ effects: [{ effect: 'fortified' }] });
    const later = new Trial({ units: { g1: '6-6 at D4', a1: '7-6 at L9' } });
    expect(later.refusal('german', order)?.refused).toBe('NOT_NOW');
    expect(at({ marks: { D5: { features: ['paved-road'] } } }).code(order)).toBe('PAVED');
  });

  test('[combat 7.4.1] wire anywhere but in buildings and water', () => {
    expect(at().code(place('wire', 'D5'))).toBeUndefined();
    expect(at({ map: { D5: 'stone-building' } }).code(place('wire', 'D5'))).toBe('BUILDING');
    expect(at({ map: { D5: 'river' } }).code(place('wire', 'D5'))).toBe('WATER');
    expect(at({ map: { D5: 'woods' } }).code(place('wire', 'D5'))).toBeUndefined();
  });

  test('[combat 6.5.1.5.1, 6.5.1.5] among machine parts and in lumber yards only mines', () => {
    for (const feature of ['machine-parts', 'lumber-yard'] as const) {
      const yard = { D5: { features: [feature] } } as NonNullable<Setup['marks']>;
      const codes = ['mines', 'wire', 'trench'].map((what) => at({ marks: yard }).code(place(what, 'D5')));
      expect(codes).toEqual([undefined, 'NO_WORKS', 'NO_WORKS']);
    }
  });

  test('[combat 6.5.1.6.3] rail cars keep no fortification out', () => {
    const cars = { D5: { features: ['rail-cars'] } } as NonNullable<Setup['marks']>;
    const codes = ['mines', 'wire', 'trench'].map((what) => at({ marks: cars }).code(place(what, 'D5')));
    expect(codes).toEqual([undefined, undefined, undefined]);
  });

  test('[combat 6.4.5, 7.1.1/a] supplied Dug-In markers go on infantry in buildings, on any level, and on armour, not on soft vehicles', () => {
    const map: Map = { D4: 'stone-building', D5: 'stone-building' };
    const dig = (unit: string) => place('dug-in', 'D4', { unit });
    const units = { g1: '6-6 at D4', g2: '6-6 at D4/1' } as const;
    expect([at({ map, units }).code(dig('g1')), at({ map, units }).code(dig('g2'))]).toEqual([
      undefined,
      undefined,
    ]);
    expect(at({ units: { g1: 'tank at D4' } }).code(dig('g1'))).toBeUndefined();
    expect(at({ units: { g1: 'truck at D4' } }).code(dig('g1'))).toBe('NOBODY_TO_DIG_IN');
    expect(at({ units: { g1: '6-6 at D5' } }).code(dig('g1'))).toBe('NOBODY_TO_DIG_IN');
  });

  test('[combat 3.3.4.1] mines may always be hidden but on paved roads; trenches and pillboxes with a hidden unit', () => {
    const hidden = { hidden: true };
    expect(at().code(place('mines', 'D5', hidden))).toBeUndefined();
    expect(at({ marks: { D5: { features: ['paved-road'] } } }).code(place('mines', 'D5', hidden))).toBe(
      'PAVED',
    );
    expect(at().code(place('trench', 'D4', hidden))).toBe('NOT_HIDDEN');
    const units = { g1: ['6-6 at D4', { hidden: true }] } as const;
    expect(at({ units }).code(place('trench', 'D4', hidden))).toBeUndefined();
    expect(at({ units }).code(place('wire', 'D4', hidden))).toBe('NOT_HIDDEN');
    const { battle, give } = at();
    const seen = redact(structuredClone(battle.position), give(place('mines', 'D5', hidden)) as never, {
      side: 'american',
    });
    expect(JSON.stringify(seen)).not.toContain('D5');
    expect(give(place('mines', 'D5', hidden))).toMatchObject({
      effects: [{ changes: [{ set: { mines: ['D5'], works: { mines: 1 } } }] }],
    });
  });

  test('a side places what it wants in its own area, and says when it is done', () => {
    const inArea = at({ sides: { german: { setUp: ['D4', 'D5'] } } });
    expect(inArea.code(place('wire', 'D6'))).toBe('OUTSIDE_AREA');
    expect(inArea.battle.position.awaiting).toMatchObject([{ side: 'german', kind: 'fortify' }]);
    expect(inArea.give({ order: 'done-fortifying' })).toMatchObject({
      effects: [{ effect: 'fortifying-done', changes: [{ set: { works: null } }] }, {}],
    });
  });
});

describe('notes about artillery', () => {
  const batteries = (more: object) => ({
    sides: { german: { batteries: [{ id: 'guns', size: 105, by: 'plotted' as const, ...more }] } },
  });
  const note = (at_: string[], more: object = {}): Order => ({
    order: 'note-fire',
    battery: 'guns',
    at: at_,
    ...more,
  });

  test('[combat 15.1.4.1] plots are two hexes and one turn for both, for the eyes of their side', () => {
    const scene = at(batteries({}), {});
    expect(scene.code(note(['D5'], { turn: 2 }))).toBe('TWO_HEXES');
    expect(scene.code(note(['D5', 'E6']))).toBe('TWO_HEXES');
    const action = scene.give(note(['D5', 'E6'], { turn: 2 }));
    expect(action).toMatchObject({
      effects: [{ changes: [{ set: { plots: [{ battery: 'guns', at: ['D5', 'E6'], turn: 2 }] } }] }],
    });
    const seen = redact(structuredClone(scene.battle.position), action as never, { side: 'american' });
    expect(JSON.stringify(seen)).not.toContain('E6');
  });

  test('[combat 15.4.1] an observer off the map is recorded in an edge hex, at level 3', () => {
    const scene = at(batteries({ by: 'observer' }), {});
    expect(scene.code(note(['D5']))).toBe('NOT_AT_THE_EDGE');
    expect(scene.give(note(['A5']))).toMatchObject({
      effects: [{ changes: [{ set: { observers: [{ battery: 'guns', at: 'A5', level: 3 }] } }] }],
    });
    expect(at(batteries({ by: 'radio' }), {}).code(note(['A5']))).toBe('NOTHING_TO_NOTE');
  });

  test('[combat 15.7.1] as many registration hexes are noted as the scenario gives the battery', () => {
    const scene = at(batteries({ by: 'radio', registers: 1 }), {});
    expect(scene.give(note(['D5'], { registers: true }))).toMatchObject({
      effects: [{ changes: [{ do: 'side' }, { set: { registrations: [{ battery: 'guns', at: 'D5' }] } }] }],
    });
    expect(at(batteries({ by: 'radio' }), {}).code(note(['D5'], { registers: true }))).toBe(
      'NO_REGISTRATION',
    );
  });

  test('[combat 15.6.1] a battery without radio or phone is given either, to any infantry of its side, but not beside plotted fire', () => {
    const issue = (more: object = {}): Order => ({
      order: 'issue-set',
      battery: 'guns',
      what: 'phone',
      unit: 'g1',
      ...more,
    });
    const radio = batteries({ by: 'radio' });
    const scene = at({ ...radio, units: { g2: 'tank at D4' } }, {});
    const listed = legalOrders(combat, scene.battle, 'german').filter(
      ({ order }) => order.order === 'issue-set',
    );
    expect(listed.map(({ order }) => [order.unit, order.what])).toEqual([
      ['g1', 'radio'],
      ['g1', 'phone'],
    ]);
    expect(['g2', 'a1'].map((unit) => scene.code(issue({ unit })))).toEqual(['NO_CARRIER', 'NO_CARRIER']);
    expect(scene.code(issue({ battery: 'others' }))).toBe('NO_SUCH_BATTERY');
    settle(scene.battle, scene.give(issue()) as never);
    expect(scene.battle.theUnit('g1').phone).toBe('guns');
    expect(scene.battle.side('german').batteries).toEqual([{ id: 'guns', size: 105, by: 'phone' }]);
    expect(scene.code(issue({ what: 'radio' }))).toBe('NO_SET_NEEDED');
    const carried = at({ ...radio, units: { g1: ['6-6 at D4', { radio: 'guns' }], g2: '6-6 at D4' } }, {});
    expect(carried.code(issue({ unit: 'g2' }))).toBe('NO_SET_NEEDED');
    const plotted = { id: 'plots', size: 81, by: 'plotted' as const };
    const beside = { german: { batteries: [...radio.sides.german.batteries, plotted] } };
    expect(at({ sides: beside }, {}).code(issue())).toBe('NO_SET_NEEDED');
  });

  test('[combat 15.6.1] whose battery has no set is asked for one after setting up', () => {
    const asked = (values: object) => {
      const start = position({ ...batteries({ by: 'radio' }), units: { g1: ['6-6 at D4', values] } });
      (start.secrets as Record<string, object>).german = { forces: [{ units: ['g1'], hexes: ['D4'] }] };
      return combat.draft?.complete?.(start).secrets.german?.works;
    };
    expect([asked({}), asked({ radio: 'guns' })]).toEqual([{}, undefined]);
  });
});
