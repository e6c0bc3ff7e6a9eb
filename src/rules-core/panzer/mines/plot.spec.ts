import { view } from '../../kernel/views/views.js';
import { field, Trial } from '../testkit.testkit.js';

const FIVE = { most: 5, strength: 'deliberate', vehicular: true } as const;
const TERRAIN = {
  B2: 'stone-building',
  B3: 'gully',
  B4: 'trench',
  B5: 'stone-rubble',
  B6: 'river',
  B7: 'ford',
  B8: 'woods',
} as const;

/** The Germans plot before they set up their squad; the Soviets have no mines to lay, unless it is said. */
const laying = (german: readonly object[] = [FIVE], more: object = {}) =>
  new Trial({
    map: field(TERRAIN),
    units: { g1: 'Rifle squad', s1: 'T-34 at Y12' },
    sides: { german: { mayMine: german as never } },
    secrets: { german: { forces: [{ units: ['g1'], hexes: ['D4'] }] } as never },
    marks: { C8: { improvedPosition: true }, C9: { terrain: 'bridge' }, C10: { terrain: 'alley' } },
    options: { optional: ['7.31'] },
    clock: { phase: 'spotting' },
    agenda: [{ task: 'turn' }, { task: 'set-up', stages: [['german']] }],
    ...more,
  });

const plot = (...fields: (readonly string[])[]) => ({
  order: 'plot-mines',
  fields: fields.map((hexes, field) => ({ field, hexes: [...hexes] })),
});
const why = (order: object, german: readonly object[] = [FIVE]) =>
  laying(german).refusal('german', order as never)?.refused;

describe('plotting minefields', () => {
  /** In the book N5, O5, P6, Q6 and Q7; here the columns beside O, and not O itself, lie lower. */
  const CHAIN = ['O5', 'P5', 'Q6', 'R6', 'R7'];

  test('[panzer 7.31.1/a, 7.31/b, 7.31.1/d, S.hex-map/c] before any unit, in secret, with their hexes and kind; the example of the book is legal', () => {
    const trial = laying();
    expect(trial.awaits).toEqual(['german plot-mines']);
    trial.order('german', plot(CHAIN));
    expect(trial.awaits).toEqual(['german set-up']);
    expect(trial.battle.secret('german').mines).toEqual([
      { hexes: CHAIN, strength: 'deliberate', vehicular: true },
    ]);
  });

  test('[panzer 7.31.1/a × S.scenario-data] the other side sees that mines are plotted, and neither where nor how many', () => {
    const seen = (hexes: readonly string[]) => {
      const trial = laying().order('german', plot(hexes));
      return view(trial.battle.position, { side: 'soviet' });
    };
    expect(seen(CHAIN)).toEqual(seen(['D8']));
  });

  test('[panzer 7.31.1/c] no bridge, building, alley, ditch, gully, rubble, water or Improved Position; woods and fields round them', () => {
    const forbidden = ['B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'C8', 'C9', 'C10'];
    expect(forbidden.map((hex) => why(plot([hex])))).toEqual(forbidden.map(() => 'CANNOT_MINE'));
    expect(why(plot(['B8', 'B9']))).toBeUndefined();
    expect(why(plot(['B1', 'C1', 'C2', 'C3']))).toBeUndefined();
  });

  test('[panzer 7.31.1/c] roads and paths may be mined', () => {
    const hexes = { D3: 'dirt-road', D4: 'dirt-road', D5: 'path' } as const;
    const trial = laying([FIVE], { map: field(hexes) });
    expect(trial.refusal('german', plot(['D3', 'D4', 'D5']))).toBeUndefined();
  });

  test('[panzer 7.31.1/d, 7.31/b] its hexes touch, unless the scenario says otherwise; no more than it gives, and where it says', () => {
    expect(why(plot(['N5', 'P6']))).toBe('NOT_TOGETHER');
    expect(why(plot(['N5', 'P6']), [{ ...FIVE, scattered: true }])).toBeUndefined();
    expect(why(plot([...CHAIN, 'R8']))).toBe('TOO_MANY_HEXES');
    expect(why(plot(['N5', 'N5']))).toBe('CANNOT_MINE');
    expect(why(plot(['N5']), [{ ...FIVE, within: ['N6'] }])).toBe('OUTSIDE_AREA');
    expect([why(plot(['N5'], ['N6'])), why(plot(['N99']))]).toEqual(['NO_SUCH_MINEFIELD', 'NO_SUCH_HEX']);
    expect(why(plot(['N5'], ['N5']), [FIVE, FIVE])).toBe('CANNOT_MINE');
  });

  test('[panzer 7.31.1/d] each field once, in play, and no hex that shows mines of the side already', () => {
    const twice = {
      order: 'plot-mines',
      fields: [0, 0].map((field, i) => ({ field, hexes: [`D${i + 5}`] })),
    };
    expect(why(twice)).toBe('NO_SUCH_MINEFIELD');
    const refused = (more: object) => laying([FIVE], more).refusal('german', plot(['D8']))?.refused;
    expect(refused({ options: { optional: ['7.31'], inPlay: ['D9'] } })).toBe('NOT_IN_PLAY');
    const mines = (side: string) => ({
      marks: { D8: { mines: [{ side, strength: 'hasty', personnel: true }] } },
    });
    expect([refused(mines('german')), refused(mines('soviet'))]).toEqual(['CANNOT_MINE', undefined]);
  });

  test('[panzer 7.31/b] the examples lay every field as large as it may be; nothing only where nothing can be laid', () => {
    const sizes = (german: readonly object[]) =>
      laying(german)
        .legalOf('german', 'plot-mines')
        .map(({ fields }) => (fields as { hexes: string[] }[]).map(({ hexes }) => hexes.length));
    expect(new Set(sizes([FIVE, { ...FIVE, most: 2 }]).map(String))).toEqual(new Set(['5,2']));
    expect(sizes([{ ...FIVE, within: ['B2'] }])).toEqual([[]]);
  });

  test('[panzer 7.31/b, 7.31.1/a] both sides plot at once; a side without mines, and a battle without the option, is not asked', () => {
    const both = laying([FIVE], { sides: { german: { mayMine: [FIVE] }, soviet: { mayMine: [FIVE] } } });
    expect(both.awaits).toEqual(['german plot-mines', 'soviet plot-mines']);
    both.order('soviet', plot(['D8'])).order('german', plot());
    expect(both.awaits).toEqual(['german set-up']);
    expect(laying([FIVE], { options: {} }).awaits).toEqual(['german set-up']);
  });

  test('[panzer 7.31.1/b] what is plotted stays: the side is not asked again', () => {
    const trial = laying().order('german', plot(['D8']));
    expect(trial.awaits).toEqual(['german set-up']);
    expect(trial.refusal('german', plot(['D9']))?.refused).toBe('NOT_NOW');
    expect(trial.battle.secret('german').mines?.[0]?.hexes).toEqual(['D8']);
  });
});
