import type { PanzerSystem } from '../system.js';
import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

type Marks = Readonly<Record<string, PanzerSystem['location']>>;

const MAP = field({ C5: 'woods', E5: 'brush', F6: 'stone-building', E4: 'gully' });

/** The GP Defense Factor of the target against a shot. */
const defense = (target: Placed, marks: Marks = {}) => {
  const gun = {
    name: 'Gun',
    kind: 'gun' as const,
    field: 'A' as const,
    rows: [{ ammo: 'GP', type: 'GP' as const, range: { P: 20 }, factor: { P: 9 } }],
  };
  const trial = new Trial({
    map: MAP,
    marks,
    units: { g1: ['Panzer IV at D4', { facing: 3, weapons: [gun] }], s1: target },
    commands: { g1: 'fire' },
  });
  return trial.fire('german', 'g1', 's1', 'GP', ...d100(2)).told('gp-fire')[0]?.defense;
};
const seen = (set: object = {}) => ({ spotted: true as const, ...set });

/** Is the squad spotted in the first Spotting Phase? */
const spots = (squad: Placed, more: Readonly<Record<string, Placed>> = {}, marks: Marks = {}) =>
  new Trial({
    map: MAP,
    marks,
    units: { g1: ['Panzer IV at D1', { facing: 3 }], s1: squad, ...more },
    clock: { phase: 'spotting' },
  }).unit('s1').spotted === true;

describe('ground', () => {
  test('[panzer S.terrain-list/b] leg and towed units have the GP Defense of their terrain, obstacles one of their own', () => {
    const hexes = ['D5', 'C5', 'E5', 'E4'];
    expect(hexes.map((hex) => defense([`Soviet squad at ${hex}`, seen()]))).toEqual([3, 5, 4, 5]);
    expect(defense(['45mm M37 ATG at C5', seen()])).toBe(5);
    const against = (obstacle: 'wire' | 'roadblock') =>
      new Trial({
        units: { g1: ['Pioneer squad at D4', { command: 'move' }], s1: ['T-34 at Y12', { fired: true }] },
        marks: { D5: { obstacle } },
        options: { optional: ['7.19'] },
        agenda: [
          { task: 'movement', side: 'soviet' },
          { task: 'assaults', side: 'german' },
        ],
      })
        .order('german', { order: 'attack-terrain', units: ['g1'], at: 'D5' }, ...d100(2))
        .told('obstacle-attacked')[0]?.defense;
    expect([against('wire'), against('roadblock')]).toEqual([4, 6]);
  });

  test('[panzer S.cover/c] a vehicle gives Light Cover to leg units in its hex, and none to other vehicles', () => {
    const tank = { s2: 'T-34 at D7' } as const;
    expect(spots('Soviet squad at D7')).toBe(true);
    expect(spots('Soviet squad at D7', tank)).toBe(false);
    expect(spots('Soviet squad at D5', { s2: 'T-34 at D5' })).toBe(true);
    expect(spots('T-34 at D13', { s2: 'T-34 at D13' })).toBe(true);
  });

  test('[panzer S.hex-map/a] units face one of six hexsides, and a Field-of-Fire of 60 degrees lies ahead of it', () => {
    const round = ['M2', 'Q4', 'Q8', 'M10', 'I8', 'I4'];
    for (const facing of [0, 1, 2, 3, 4, 5]) {
      const bears = round.map((hex) => {
        const trial = new Trial({
          units: { g1: ['Panzer IV at M6', { facing }], s1: [`T-34 at ${hex}`, seen()] },
          commands: { g1: 'fire' },
          options: { optional: ['7.8'] },
        });
        const order = { order: 'fire', target: 's1', shots: [trial.aim('g1')] };
        return trial.refusal('german', order)?.refused !== 'OUTSIDE_FIELD_OF_FIRE';
      });
      expect(bears.indexOf(true)).toBe(facing);
      expect(bears.filter(Boolean)).toHaveLength(1);
    }
  });
});

describe('buildings', () => {
  test('[panzer S.inside-a-building] a vehicle is outside until it enters, then it has Heavy Cover; the building is not a target', () => {
    const met = (order: object) => {
      const trial = new Trial({
        map: MAP,
        units: {
          g1: ['Panzer IV at F6', { facing: 0, crossCountry: 6 }],
          g2: ['Pioneer squad at F5', { command: 'move' }],
          s1: ['T-34 at F9', { facing: 0 }],
        },
        commands: { g1: 'move', g2: 'move', s1: 'overwatch' },
        marks: { E5: { obstacle: 'wire' } },
        options: { optional: ['7.19'] },
        agenda: [
          { task: 'movement', side: 'german' },
          { task: 'assaults', side: 'german' },
        ],
      });
      const attack = { order: 'attack-terrain', units: ['g2'], at: 'F6' };
      expect(trial.refusal('german', attack)?.refused).toBe('NO_SUCH_TARGET');
      trial.order('german', { order: 'end-step' });
      trial.order('german', { unit: 'g1', ...order } as never);
      trial.order('soviet', { order: 'fire', target: 'g1', shots: [trial.aim('s1')] }, ...d100(100));
      return trial.told('ap-fire')[0]?.modifiers.some(({ why }) => why === 'target cover heavy');
    };
    expect(met({ order: 'take-position', position: 'building' })).toBe(true);
    expect(met({ order: 'move', path: [], facing: 1 })).toBe(false);
  });
});

describe('Improved Positions', () => {
  const DUG_IN: Marks = { D5: { improvedPosition: true }, D6: { improvedPosition: true } };

  test('[panzer S.improved-position] leg and towed units in one have Heavy Cover and its GP Defense', () => {
    expect(defense(['Soviet squad at D5', seen()], DUG_IN)).toBe(7);
    expect(defense(['45mm M37 ATG at D5', seen()], DUG_IN)).toBe(7);
    expect([spots('Soviet squad at D5'), spots('Soviet squad at D5', {}, DUG_IN)]).toEqual([true, false]);
  });

  test('[panzer S.improved-position] vehicles in one count as Hull Down to the front', () => {
    const hit = (facing: number) =>
      new Trial({
        units: {
          g1: ['Panzer IV at D4', { facing: 3 }],
          s1: ['T-34 at D5', seen({ facing })],
        },
        marks: { D5: { improvedPosition: true } },
        commands: { g1: 'fire' },
      }).fire('german', 'g1', 's1', 'AP', ...d100(1), ...d100(60), ...(facing === 0 ? [] : [5]));
    expect(hit(0).kinds).toContain('unharmed');
    expect(hit(3).kinds).not.toContain('unharmed');
  });

  test('[panzer S.improved-position, S.fortification] no mines in one, and no Forced Morale Check by an Overrun', () => {
    const overrun = (marks: Marks) =>
      new Trial({
        units: {
          g1: ['Panzer IV at D4', { facing: 3 }],
          s1: ['Soviet squad at D5', { fired: true }],
        },
        marks,
        commands: { g1: 'move' },
        options: { optional: ['7.1'] },
        agenda: [{ task: 'movement', side: 'german' }],
      }).order(
        'german',
        { order: 'overrun', unit: 'g1', path: ['D5', 'D6'], at: 'D5' },
        ...d100(2),
        ...('D5' in marks ? [] : d100(99)),
      );
    expect(overrun({}).told('morale-check')).toMatchObject([{ unit: 's1', forced: true }]);
    expect(overrun(DUG_IN).kinds).not.toContain('morale-check');
    const laying = new Trial({
      units: { g1: 'Panzer IV at D4', s1: 'T-34 at Y12' },
      marks: DUG_IN,
      sides: { german: { mayMine: [{ most: 3, strength: 'hasty', personnel: true }] } },
      options: { optional: ['7.31'] },
      agenda: [{ task: 'movement', side: 'german' }, { task: 'plot-mines' }],
    });
    const order = { order: 'plot-mines', fields: [{ field: 0, hexes: ['D5'] }] };
    expect(laying.refusal('german', order)?.refused).toBe('CANNOT_MINE');
  });

  test('[panzer S.fortification, S.improved-position] hand-held rockets have their -10 against neither Improved Position nor Building', () => {
    const rocket = {
      name: 'Rocket',
      kind: 'hand-held' as const,
      field: 'A' as const,
      rows: [{ ammo: 'GP', type: 'GP' as const, range: { P: 9 }, factor: { P: 5 } }],
    };
    const reasons = (hex: string, marks: Marks) =>
      new Trial({
        map: MAP,
        marks,
        units: {
          g1: ['Rifle squad at E5', { facing: 3, weapons: [rocket] }],
          s1: [`Soviet squad at ${hex}`, seen()],
        },
        commands: { g1: 'fire' },
        options: { optional: ['7.15'] },
      })
        .fire('german', 'g1', 's1', 'GP', ...d100(2))
        .told('gp-fire')[0]
        ?.modifiers.map(({ why }) => why);
    expect([reasons('D5', {}), reasons('D5', DUG_IN), reasons('F6', {})]).toEqual([['rocket'], [], []]);
  });
});
