import { field, type Placed, Trial } from '../testkit.testkit.js';

const MAP = field({
  D6: 'woods',
  E6: 'brush',
  F6: 'shellholes',
  G6: { level: 1 },
  H6: { level: 2 },
  I6: 'forest',
  J6: 'river',
  K6: 'stone-building',
});

const ready = (unit: Placed, more: object = {}) =>
  new Trial({
    map: MAP,
    units: { g1: unit, s1: 'T-34 at Y12' },
    commands: { g1: 'move' },
    clock: { phase: 'movement' },
    first: 'soviet',
    ...more,
  });

const order = (path: readonly string[], more: object = {}) => ({
  order: 'move',
  unit: 'g1',
  path: [...path],
  ...more,
});
const refused = (trial: Trial, path: readonly string[], more: object = {}) =>
  trial.refusal('german', order(path, more))?.refused;
const spent = (unit: Placed, path: readonly string[], more: object = {}, set: object = {}) => {
  const trial = ready(unit, set);
  trial.order('german', order(path, more));
  return trial.unit('g1').spent;
};
const panzer = (at: string, facing: number, set: object = {}): Placed => [
  `Panzer IV at ${at}`,
  { facing, crossCountry: 5, ...set },
];

describe('what movement costs', () => {
  test('[panzer S.movement-costs/a, S.terrain-list/a, S.initiative/c] terrain by traction, and 1 for each level', () => {
    expect(spent(panzer('C3', 3), ['C4', 'C5'])).toBe(2);
    expect(spent(panzer('D5', 3), ['D6'])).toBe(3);
    expect(spent(panzer('E5', 3), ['E6'])).toBe(2);
    expect(spent(panzer('G5', 3), ['G6'])).toBe(2);
  });

  test('[panzer S.cliff-impassable, S.movement-costs/e] prohibited terrain, more levels than the traction takes', () => {
    expect(refused(ready(panzer('I5', 3)), ['I6'])).toBe('CLOSED_TERRAIN');
    expect(refused(ready(panzer('D5', 3, { traction: 'W' })), ['D6'])).toBe('CLOSED_TERRAIN');
    expect(spent(panzer('H5', 3), ['H6'])).toBe(3);
    expect(refused(ready(panzer('H5', 3, { traction: 'W' })), ['H6'])).toBe('CLOSED_TERRAIN');
    expect(refused(ready('Rifle squad at J5'), ['J6'])).toBe('CLOSED_TERRAIN');
    expect(refused(ready('Rifle squad at I5'), ['I6'])).toBeUndefined();
  });

  test('[panzer S.movement-costs/a] it may go as far as its factor; a first hex always', () => {
    expect(refused(ready(panzer('C3', 3)), ['C4', 'C5', 'C6', 'C7', 'C8'])).toBeUndefined();
    expect(refused(ready(panzer('C3', 3)), ['C4', 'C5', 'C6', 'C7', 'C8', 'C9'])).toBe('TOO_FAR');
    expect(spent(panzer('D5', 3, { crossCountry: 1 }), ['D6'])).toBe(3);
    expect(spent('Rifle squad at K5', ['K6'])).toBe(2);
    expect(refused(ready('Rifle squad at C3'), ['C4', 'C5'])).toBe('TOO_FAR');
  });

  test('[panzer S.movement-costs/a] the first hexside of turning is free, two or three cost the Turn cost of the hex once', () => {
    expect(spent(panzer('C3', 2), ['C4'])).toBe(1);
    expect(spent(panzer('C3', 1), ['C4'])).toBe(2);
    expect(spent(panzer('C3', 0), ['C4'])).toBe(2);
    expect(spent(panzer('C3', 0), [], { facing: 1 })).toBe(0);
    expect(spent(panzer('C3', 0), [], { facing: 3 })).toBe(1);
    expect(spent(panzer('C3', 3), ['C4'], { facing: 0 })).toBe(2);
  });

  test('[panzer S.movement-costs/a, 7.33] in reverse twice the cost and the facing is kept, once with dual controls', () => {
    const trial = ready(panzer('C4', 3));
    trial.order('german', order(['C3', 'C2'], { reverse: true }));
    expect(trial.unit('g1')).toMatchObject({ at: 'C2', facing: 3, spent: 4 });
    const dual = panzer('C4', 3, { dual: true });
    expect(spent(dual, ['C3', 'C2'], { reverse: true }, { options: { optional: ['7.33'] } })).toBe(2);
    expect(spent(dual, ['C3', 'C2'], { reverse: true })).toBe(4);
    expect(refused(ready('Rifle squad at C4'), ['C3'], { reverse: true })).toBe('NO_REVERSE');
  });

  test('[panzer 7.1.5.2/f, S.damaged-vehicle/a, S.dice/e] SHORT HALT, a damaged hull, a Broken crew halve it, together too; one at least', () => {
    const most = (set: object, command: 'move' | 'short-halt' = 'move') => {
      let far = 0;
      const path: string[] = [];
      for (const hex of ['C4', 'C5', 'C6', 'C7', 'C8', 'C9']) {
        path.push(hex);
        if (refused(ready(panzer('C3', 3, set), { commands: { g1: command } }), path)) break;
        far++;
      }
      return far;
    };
    expect([most({}), most({}, 'short-halt'), most({ hullDamaged: true }), most({ broken: 'on' })]).toEqual([
      5, 2, 2, 2,
    ]);
    expect([most({ hullDamaged: true }, 'short-halt'), most({ turretDamaged: true })]).toEqual([1, 5]);
  });

  test('[panzer S.movement-costs/b, S.movement-costs/c] along a road by the road factor, 1 for each hex, whatever it leads through', () => {
    const hexes = {
      D3: 'dirt-road',
      D4: 'dirt-road',
      D5: 'dirt-road',
      D6: 'dirt-road',
      D7: 'dirt-road',
      D8: 'dirt-road',
    } as const;
    const { map } = field(hexes);
    expect(map.hexes[map.named.get('D4') as number]?.roads).not.toBe(0);
    const along = ['D4', 'D5', 'D6', 'D7', 'D8'];
    const trial = ready(panzer('D3', 3, { crossCountry: 2, road: 9 }), { map: field(hexes) });
    trial.order('german', order(along));
    while (trial.awaits[0] === 'soviet interrupt') trial.order('soviet', 'hold-fire');
    expect(trial.unit('g1')).toMatchObject({ at: 'D8', spent: 5 });
    expect(refused(ready(panzer('D3', 3, { crossCountry: 2, road: 9 })), along)).toBe('TOO_FAR');
  });
});

describe('who moves', () => {
  test('[panzer S.command-counters/a, S.spot-counters/a, S.fires-per-turn] with MOVE or SHORT HALT; both are turned over and bring SPOT/MOVE', () => {
    const trial = ready(panzer('C3', 3), { commands: { g1: 'move', s1: 'short-halt' } });
    expect(trial.told('commands-revealed')).toHaveLength(2);
    expect([trial.unit('g1').spot, trial.unit('s1').spot]).toEqual(['move', 'move']);
    expect(refused(ready(panzer('C3', 3), { commands: { g1: 'fire' } }), ['C4'])).toBe('NO_MOVE_COMMAND');
  });

  test('[panzer S.movement-costs/a] once in a turn', () => {
    const trial = ready(panzer('C3', 3)).order('german', order(['C4']));
    expect(refused(trial, ['C5'])).toBe('HAS_MOVED');
  });

  test('[panzer S.track-hit/b, S.immobile-vehicle, S.towed-units] not with a Track hit, not a gun by itself, not a passenger', () => {
    expect(refused(ready(panzer('C3', 3, { trackHit: true })), ['C4'])).toBe('IMMOBILE');
    expect(refused(ready('5cm PaK 38 at C3'), ['C4'])).toBe('IMMOBILE');
    const aboard = ready(['Rifle squad', { aboard: 'g2' }], {
      units: { g1: ['Rifle squad', { aboard: 'g2' }], g2: 'Panzer IV at C3', s1: 'T-34 at Y12' },
      commands: { g1: 'move', g2: 'move' },
    });
    expect(refused(aboard, ['C4'])).toBe('IS_ABOARD');
    aboard.order('german', { order: 'move', unit: 'g2', path: ['C2'] });
    expect(aboard.unit('g1').at).toBe('C2');
  });

  test('[panzer S.stacking/a, S.stacking/b] five vehicles or guns stand in a hex; wrecks and passengers do not count', () => {
    const units = Object.fromEntries(['g2', 'g3', 'g4', 'g5', 'g6'].map((id) => [id, 'Panzer IV at C4']));
    const full = ready(panzer('C3', 3), { units: { g1: panzer('C3', 3), ...units, s1: 'T-34 at Y12' } });
    expect(refused(full, ['C4'])).toBe('NO_ROOM');
    expect(refused(full, ['C4', 'C5'])).toBeUndefined();
    const wrecks = { C4: { wrecks: Array(6).fill({ name: 'T-34' }) } };
    expect(refused(ready(panzer('C3', 3), { marks: wrecks }), ['C4'])).toBeUndefined();
  });

  test('[panzer S.enemy-hexes] vehicles go through enemies, leg units do not enter the hex of enemy leg or towed units', () => {
    const against = (unit: Placed) =>
      ready(unit, { units: { g1: unit, s1: 'Soviet squad at C4', s2: 'T-34 at C4' } });
    expect(refused(against(panzer('C3', 3)), ['C4', 'C5'])).toBeUndefined();
    const squad = against('Rifle squad at C3').order('german', 'end-step');
    expect(refused(squad, ['C4'])).toBe('ENEMY_THERE');
  });

  test('[panzer S.full-cover/a, S.hull-down, 7.9/e] a move leaves Full Cover, Hull Down and its own smoke behind, and takes the turret along', () => {
    const trial = ready(
      panzer('C3', 3, { hullDown: 3, turretFacing: 4, smoke: 'cloud', fullCover: undefined }),
    );
    trial.order('german', order(['C4'], { facing: 4 }));
    expect(trial.unit('g1')).toMatchObject({ facing: 4, turretFacing: 5, smoke: 'gone' });
    expect(trial.unit('g1').hullDown).toBeUndefined();
  });

  test('hexes off the map, beyond those in play, or not adjacent', () => {
    expect(refused(ready(panzer('C3', 3)), ['C5'])).toBe('NOT_ADJACENT');
    expect(refused(ready(panzer('C3', 3)), ['ZZ9'])).toBe('NO_SUCH_HEX');
    expect(refused(ready(panzer('C3', 3), { options: { inPlay: ['C3'] } }), ['C4'])).toBe('NOT_IN_PLAY');
    expect(refused(ready(panzer('C3', 3)), [])).toBe('NOWHERE');
  });
});

describe('visibility', () => {
  const ROAD = {
    D3: 'dirt-road',
    D4: 'dirt-road',
    D5: 'dirt-road',
    D6: 'dirt-road',
    D7: 'dirt-road',
  } as const;
  /** How far it gets straight on, with 7.36 in play. */
  const far = (visibility: object, unit: Placed, map = MAP) => {
    const path: string[] = [];
    for (const hex of ['D4', 'D5', 'D6', 'D7']) {
      path.push(hex);
      const options = { optional: ['7.36'], visibility: { modifier: -1, ...visibility } };
      if (refused(ready(unit, { options, map }), path)) return path.length - 1;
    }
    return path.length;
  };
  const open = field({});
  const vehicle = panzer('D3', 3, { crossCountry: 3, path: 3, road: 4 });

  test('[panzer 7.36.2/a] Cautious Movement halves the factor of vehicles', () => {
    expect([far({}, vehicle, open), far({ cautious: true }, vehicle, open)]).toEqual([3, 1]);
    expect(far({ cautious: true }, 'Rifle squad at D3', open)).toBe(1);
  });

  test('[panzer 7.36.2/b, 7.36.2/c] limited visibility halves the road factor, very limited takes the road bonus away', () => {
    const roads = field(ROAD);
    expect([far({}, vehicle, roads), far({ class: 'limited' }, vehicle, roads)]).toEqual([4, 2]);
    expect(far({ class: 'very limited' }, vehicle, roads)).toBe(3);
  });
});
