import { legalOrders } from '../../kernel/decide/decide.js';
import { view } from '../../kernel/views/views.js';
import { panzer } from '../ruleset.js';
import { d100, type Placed, penOn } from '../testkit.testkit.js';
import { minesStrike } from './entry.js';
import { BOTH, coming, field, type Mines, results, T34, walk } from './mines.testkit.js';

describe('vehicles among mines', () => {
  test('[panzer 7.31.2/b, 7.31.2/d, 7.31.2.1/a, 7.31.2.1/c] Hasty, GP Defense 3: 01-20 Damage, 21-50 TK, 51 no effect; the hex is known then', () => {
    const rolling = (roll: number, ...bail: number[]) =>
      walk(coming({ s1: T34() }, field()), ['D5'], roll, ...bail);
    const [hurt, track, missed] = [rolling(20, 99), rolling(50, 99), rolling(51)];
    expect([hurt, track, missed].flatMap(results)).toEqual(['Damage', 'Track hit', 'No Effect']);
    expect(results(rolling(21, 99))).toEqual(['Track hit']);
    expect([hurt.unit('s1').hullDamaged, track.unit('s1').trackHit]).toEqual([true, true]);
    expect(missed.unit('s1').trackHit).toBeUndefined();
    expect(missed.told('minefield-entered')).toEqual([
      { unit: 's1', at: 'D5', side: 'german', strength: 'hasty' },
    ]);
    expect(missed.at('D5').mines).toEqual([{ side: 'german', strength: 'hasty', vehicular: true }]);
    expect(missed.at('D6').mines).toBeUndefined();
  });

  test('[panzer 7.31.2.1/a, 7.31.1/d] Deliberate fields are worse, much GP Defense is better; A, P and S are alike', () => {
    const result = (roll: number, set: object, kind: Partial<Mines> = {}) => {
      const trial = coming({ s1: T34(set) }, field({ ...BOTH, ...kind }));
      const order = { order: 'move', unit: 's1', path: ['D5'] };
      trial.order('soviet', order, ...d100(roll), ...(HURTS.includes(roll) ? d100(99) : []));
      return results(trial)[0];
    };
    const HURTS = [30, 70, 6, 20];
    const deliberate = { strength: 'deliberate' } as const;
    expect([result(30, {}, deliberate), result(70, {}, deliberate), result(71, {}, deliberate)]).toEqual([
      'Damage',
      'Track hit',
      'No Effect',
    ]);
    expect([result(6, { gpDefense: 9 }), result(36, { gpDefense: 9 }), result(30, { gpDefense: 0 })]).toEqual(
      ['Track hit', 'No Effect', 'Damage'],
    );
    const types = ['A', 'P', 'S'].map((type) => result(20, { type }));
    expect(types).toEqual(['Damage', 'Damage', 'Damage']);
  });

  test('[panzer 7.31.2.1/b, 7.31.2.1/e × S.damaged-vehicle/b] always the hull, each with a Bail Out attempt; a second one knocks it out', () => {
    const trial = walk(coming({ s1: T34() }, field()), ['D5'], 1, 1);
    expect(trial.kinds).not.toContain('turret or hull');
    expect(trial.told('damaged')).toEqual([{ unit: 's1', what: 'hull' }]);
    expect(trial.told('bail-out')).toHaveLength(1);
    expect(trial.told('lost')).toEqual([{ unit: 's1', how: 'bailed-out' }]);
    expect(walk(coming({ s1: T34() }, field()), ['D5'], 40, 99).told('bail-out')).toHaveLength(1);
    const again = walk(coming({ s1: T34({ hullDamaged: true }) }, field()), ['D5'], 20);
    expect(again.told('lost')).toEqual([{ unit: 's1', how: 'knocked-out' }]);
  });

  test('[panzer 7.31.2.1/e × 7.21/a] Variable Track Damage asks for a weapon: mines hit tracks all the same', () => {
    const options = { optional: ['7.31', '7.21'] };
    const trial = walk(coming({ s1: T34({ gpDefense: 5 }) }, field(), { options }), ['D5'], 40, 99);
    expect(trial.unit('s1').trackHit).toBe(true);
  });

  test('[panzer 7.31.2.1/e × S.track-hit/b] a unit that loses a track goes no farther', () => {
    const trial = walk(coming({ s1: T34() }, field({ ...BOTH, hexes: ['D5'] })), ['D5', 'D6', 'D7'], 50, 99);
    expect(trial.unit('s1').at).toBe('D5');
    const whole = walk(coming({ s1: T34() }, field({ ...BOTH, hexes: ['D5'] })), ['D5', 'D6', 'D7'], 51);
    expect(whole.unit('s1').at).toBe('D7');
  });
});

describe('a vehicle damaged by mines', () => {
  test('[panzer 7.31.2.1/e × S.damaged-vehicle/a] goes on at half of its factor, and stops where that ends', () => {
    const goes = (crossCountry: number, ...rolls: number[]) =>
      walk(
        coming({ s1: T34({ crossCountry }) }, field({ ...BOTH, hexes: ['D5'] })),
        ['D5', 'D6', 'D7', 'D8'],
        ...rolls,
      ).unit('s1').at;
    expect([goes(4, 20, 99), goes(6, 20, 99), goes(8, 20, 99)]).toEqual(['D6', 'D7', 'D8']);
    expect(goes(4, 51)).toBe('D8');
  });
});

describe('leg units among mines', () => {
  const squad = (set: object = {}): Placed => ['Soviet squad at D4', set];

  test('[panzer 7.31.2.2/a, 7.31.2.2/b, 7.31.2.2/c] [panzer-29] Deliberate: 01-70 is Effective; a squad becomes a Suppressed half-squad, others are eliminated', () => {
    const kind = { personnel: true, strength: 'deliberate' } as const;
    const into = (unit: Placed, roll: number) => walk(coming({ s1: unit }, field(kind)), ['D5'], roll);
    expect(into(squad(), 70).unit('s1')).toMatchObject({ kind: 'half-squad', suppressed: 'on', at: 'D5' });
    expect(into(squad(), 71).unit('s1')).toMatchObject({ kind: 'squad' });
    const section = into(['PTRD section at D4', {}], 70);
    expect(section.told('lost')).toEqual([{ unit: 's1', how: 'mines' }]);
    expect(section.battle.unit('s1')).toBeUndefined();
  });

  test('[panzer 7.31.2.2/d] Quickmarch: -20', () => {
    const trial = walk(coming({ s1: squad({ quickmarched: true }) }, field()), ['D5'], 65);
    expect(trial.told('mine-attack')[0]).toMatchObject({ net: 45, result: 'Effective' });
    expect(results(walk(coming({ s1: squad({ quickmarched: true }) }, field()), ['D5'], 66))).toEqual([
      'No Effect',
    ]);
  });
});

describe('which mines attack whom', () => {
  test('[panzer 7.31/a, 7.31.2/c] nothing is announced where the mines are of the other kind', () => {
    const tank = walk(coming({ s1: T34() }, field({ personnel: true })), ['D5']);
    const squad = walk(coming({ s1: 'Soviet squad at D4' }, field({ vehicular: true })), ['D5']);
    for (const trial of [tank, squad]) {
      expect(trial.kinds).not.toContain('minefield-entered');
      expect(trial.at('D5').mines).toBeUndefined();
    }
  });

  test('[panzer 7.31.2/g, 7.31/a] a mixed field attacks each by its own kind; a unit that rides is safe, and the counter shows what went off', () => {
    const units = { s1: T34(), s2: ['Soviet squad', { aboard: 's1' }] as Placed };
    const trial = walk(coming(units, field()), ['D5'], 51);
    expect(trial.told('mine-attack')).toHaveLength(1);
    expect(trial.unit('s2')).toMatchObject({ kind: 'squad', at: 'D5' });
    const on = walk(coming({ s1: 'Soviet squad at D4' }, field()), ['D5'], 99);
    expect(on.at('D5').mines).toEqual([{ side: 'german', strength: 'hasty', personnel: true }]);
  });

  test('[panzer 7.31.2.1/d, 7.31.2/g] a unit that bails out among anti-personnel mines is attacked at once', () => {
    const units = { s1: T34(), s2: ['Soviet squad', { aboard: 's1' }] as Placed };
    const trial = walk(coming(units, field()), ['D5'], 20, 1, 45);
    expect(trial.told('mine-attack').map(({ unit }) => unit)).toEqual(['s1', 's2']);
    expect(trial.unit('s2')).toMatchObject({ kind: 'half-squad', suppressed: 'on' });
    expect(trial.at('D5').mines).toEqual([
      { side: 'german', strength: 'hasty', vehicular: true, personnel: true },
    ]);
  });

  test('[panzer 7.31.2/e] a unit that dismounts among them is attacked at once, one that mounts is not; leg and towed units alike', () => {
    const truck: Placed = ['ZiS-5 truck at D5', { facing: 3 }];
    const units = { s1: truck, s2: ['Soviet squad', { aboard: 's1' }], s3: 'Soviet squad at D5' } as const;
    const out = coming({ ...units }, field());
    out.order('soviet', { order: 'dismount', vehicle: 's1', units: ['s2'] }, ...d100(45));
    expect(out.told('mine-attack').map(({ unit }) => unit)).toEqual(['s2']);
    expect(out.unit('s2')).toMatchObject({ kind: 'half-squad', at: 'D5' });
    const back = coming({ s1: truck, s3: 'Soviet squad at D5' }, field());
    back.order('soviet', { order: 'mount', vehicle: 's1', units: ['s3'] });
    expect(back.kinds).not.toContain('mine-attack');
    const gun = coming({ s1: truck, s2: ['45mm M37 ATG', { aboard: 's1' }] }, field());
    gun.order('soviet', { order: 'dismount', vehicle: 's1', units: ['s2'] }, ...d100(45));
    expect(gun.told('lost')).toEqual([{ unit: 's2', how: 'mines' }]);
  });

  test('[panzer 7.31.2/d, 7.31.3/b] each side has its own counter in a hex; a GP Defense of the scenario is told with it', () => {
    const own = { side: 'soviet', strength: 'hasty', personnel: true } as const;
    const marks = { D5: { mines: [own] } };
    const trial = walk(coming({ s1: T34() }, field({ ...BOTH, defense: 9 }), { marks }), ['D5'], 51);
    expect(trial.at('D5').mines).toEqual([
      own,
      { side: 'german', strength: 'hasty', vehicular: true, defense: 9 },
    ]);
  });

  test('[panzer 7.31.2/f] a turn in the hex that was just entered belongs to the entry', () => {
    const trial = coming({ s1: T34() }, field());
    trial.order('soviet', { order: 'move', unit: 's1', path: ['D5'], facing: 2 }, ...d100(51));
    expect(trial.unit('s1').facing).toBe(2);
    expect(results(trial)).toEqual(['No Effect']);
  });

  test('[panzer 7.31.2/g] a unit that rides is safe by itself, too', () => {
    const trial = coming({ s1: ['T-34 at D5', {}], s2: ['Soviet squad', { aboard: 's1' }] }, field());
    minesStrike(penOn(trial), 's2');
    expect(trial.at('D5').mines).toBeUndefined();
  });

  test('[panzer 7.31.2.1/e × S.damaged-vehicle/b] in the Basic Game a vehicle is Damaged, without a Bail Out', () => {
    const options = { game: 'basic', optional: ['7.31'] };
    const trial = walk(coming({ s1: T34() }, field(), { options }), ['D5'], 20);
    expect(trial.told('damaged')).toEqual([{ unit: 's1', what: 'vehicle' }]);
    expect(trial.kinds).not.toContain('bail-out');
  });

  test('[panzer 7.31.2/a] the owner goes through his own minefield', () => {
    const own = coming({ s1: T34() }, undefined, { secrets: { soviet: { mines: [field()] } } });
    expect(walk(own, ['D5', 'D6']).kinds).not.toContain('minefield-entered');
  });

  test('[panzer 7.31.2/f, 7.31.3/a] each hex attacks units that enter it, and again those that turn within it; leaving is none; mines are never used up', () => {
    const trial = walk(coming({ s1: T34(), s2: 'T-34 at D4' }, field()), ['D5', 'D6', 'D7'], 51, 51);
    expect(trial.told('mine-attack').map(({ at }) => at)).toEqual(['D5', 'D6']);
    trial.order('soviet', { order: 'move', unit: 's2', path: ['D5'] }, ...d100(99));
    expect(trial.told('mine-attack')).toHaveLength(1);
    const within = coming({ s1: ['T-34 at D5', { facing: 3, gpDefense: 3 }] }, field());
    within.order('soviet', { order: 'move', unit: 's1', path: [], facing: 2 }, ...d100(51));
    expect(results(within)).toEqual(['No Effect']);
    const leaving = coming({ s1: ['T-34 at D6', { facing: 3, gpDefense: 3 }] }, field());
    expect(walk(leaving, ['D7']).kinds).not.toContain('mine-attack');
  });

  test('[panzer 7.31.2/b × 7.31.1/a] before it enters, the other side is told the same with mines and without', () => {
    const world = (mines: Mines | undefined) => {
      const trial = coming({ s1: T34() }, mines);
      const eyes = { side: 'soviet' } as const;
      return {
        legal: trial.legal('soviet'),
        seen: view(trial.battle.position, eyes),
        refused: trial.refusal('soviet', {
          order: 'move',
          unit: 's1',
          path: ['D5', 'D6', 'D7', 'D8', 'D9', 'D10'],
        }),
      };
    };
    expect(world(field())).toEqual(world(undefined));
  });

  test('[panzer 7.31.2/d] the list of moves warns of mines that are known, and of no others', () => {
    const marks = { E5: { mines: [{ side: 'german', strength: 'hasty', personnel: true }] } };
    const trial = coming({ s1: T34() }, field(), { marks });
    const warned = legalOrders(panzer, trial.battle, 'soviet').filter(({ says }) => says !== undefined);
    expect(new Set(warned.map(({ says }) => says))).toEqual(new Set(['Known mines of the enemy in E5.']));
    expect(warned.every(({ order }) => JSON.stringify(order).includes('E5'))).toBe(true);
  });

  test('[panzer 7.31/a] without the option mines lie as if there were none', () => {
    const options = { optional: [] };
    expect(walk(coming({ s1: T34() }, field(), { options }), ['D5']).kinds).not.toContain('mine-attack');
  });
});
