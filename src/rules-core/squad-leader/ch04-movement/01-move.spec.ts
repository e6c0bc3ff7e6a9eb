import { drawn, field, type Setup, Trial } from '../testkit.testkit.js';

type Hexes = NonNullable<Parameters<typeof field>[0]>;

/** Off the map, so that the battle goes on. */
const FAR = { r9: '4-4-7' } as const;

const movement = (units: Setup['units'], hexes: Hexes = {}, more: Setup = {}) =>
  new Trial({ phase: 'movement', units: { ...units, ...FAR }, map: field(hexes), ...more });
const goes = (units: string, path: string, more = {}) => ({
  order: 'move',
  units: units.split(' '),
  path: path.split(' '),
  ...more,
});
const refused = (trial: Trial, units: string, path: string, more = {}) =>
  trial.refusal('german', goes(units, path, more))?.refused;
const costs = (trial: Trial, units: string, path: string) =>
  trial
    .order('german', goes(units, path))
    .told('moved')
    .map(({ mf }) => mf);

describe('movement factors', () => {
  test.each(['4-6-7', 'half-squad 2-4-7', 'crew 2-4-7'])(
    '[squad-leader 4.1.2, 4.1.4, 4.1.4.1] a %s has four, in any direction',
    (counter) => {
      const trial = movement({ g1: `${counter} at D8` });
      expect(refused(trial, 'g1', 'D7 D6 D5 D4 D3')).toBe('TOO_FAR');
      expect(costs(trial, 'g1', 'D7 E8 E9 D9')).toEqual([1, 1, 1, 1]);
    },
  );

  test('[squad-leader 4.1.4.2, 3.9.4] inexperienced infantry has three, and five with a leader', () => {
    const units = { g1: ['4-3-6 at D8', { quality: 'inexperienced' }], gl: '8-0 at D8' } as const;
    expect(refused(movement(units), 'g1', 'D7 D6 D5 D4')).toBe('TOO_FAR');
    expect(costs(movement(units), 'g1', 'D7 D6 D5')).toEqual([1, 1, 1]);
    expect(refused(movement(units), 'g1 gl', 'D7 D6 D5 D4 D3 D2')).toBe('TOO_FAR');
    expect(costs(movement(units), 'g1 gl', 'D7 D6 D5 D4 D3')).toHaveLength(5);
  });

  test('[squad-leader 4.1.4.3, 4.1.5] a leader has six, and MMC with him all the way two more', () => {
    const units = { g1: '4-6-7 at D8', gl: '8-0 at D8', gn: '7-0 at D7' } as const;
    expect(costs(movement(units), 'gl', 'D7 D6 D5 D4 D3 D2')).toHaveLength(6);
    expect(refused(movement(units), 'gl', 'D7 D6 D5 D4 D3 D2 D1')).toBe('TOO_FAR');
    expect(costs(movement(units), 'g1 gl', 'D7 D6 D5 D4 D3 D2')).toHaveLength(6);
    const met = movement(units).order('german', goes('g1', 'D7'));
    expect(refused(met, 'g1 gn', 'D6 D5 D4 D3')).toBe('TOO_FAR');
    expect(refused(met, 'g1 gn', 'D6 D5 D4')).toBeUndefined();
  });

  test('[squad-leader 4.1.5] he does not leave behind whom he has taken further than it goes alone', () => {
    const units = { g1: '4-6-7 at D8', gl: '8-0 at D8' } as const;
    const trial = movement(units).order('german', goes('g1 gl', 'D7 D6 D5 D4 D3'));
    expect(refused(trial, 'gl', 'D2')).toBe('NO_LEADER');
    expect(costs(trial, 'g1 gl', 'D2')).toEqual([1]);
    const near = movement(units).order('german', goes('g1 gl', 'D7 D6'));
    expect(costs(near, 'gl', 'D5 D4 D3 D2')).toHaveLength(4);
  });

  test('[squad-leader 4.1.1, 4.1.3] any who have not fired, over friends and beside them; nothing is saved for later', () => {
    const trial = movement({ g1: '4-6-7 at D8', g2: '4-6-7 at D7', g3: ['4-6-7 at C8', { prep: true }] });
    expect(refused(trial, 'g3', 'C7')).toBe('HAS_FIRED');
    expect(refused(trial, 'g1 g2', 'D6')).toBe('NOT_TOGETHER');
    trial.order('german', goes('g1', 'D7 D6'));
    trial.order('german', goes('g2', 'D6'));
    expect([trial.unit('g1').at, trial.unit('g2').at, trial.unit('g1').spent]).toEqual(['D6', 'D6', 2]);
    trial.endPhase();
    expect(trial.unit('g1').spent).toBeUndefined();
  });

  test('[squad-leader 4.1.12, 4.1.13] it goes on until another moves, and nothing is taken back', () => {
    const trial = movement({ g1: '4-6-7 at D8', g2: '4-6-7 at F8' });
    trial.order('german', goes('g1', 'D7 D6'));
    expect(refused(trial, 'g1', 'D7 D8 D9')).toBe('TOO_FAR');
    trial.order('german', goes('g1', 'D7'));
    expect(trial.unit('g1')).toMatchObject({ spent: 3, track: ['D7', 'D6', 'D7'] });
    trial.order('german', goes('g2', 'F7'));
    expect(refused(trial, 'g1', 'D8')).toBe('HAS_MOVED');
  });
});

describe('the cost of hexes', () => {
  test.each<[string, Hexes[string], number]>([
    ['open ground', {}, 1],
    ['shell holes', 'shellholes', 1],
    ['wheatfield', 'grain', 1],
    ['woods', 'woods', 2],
    ['a building', 'stone-building', 2],
  ])('[squad-leader 4.1.6, 4.1.6/T, 14.1] %s', (_, D7, mf) => {
    expect(costs(movement({ g1: '4-6-7 at D8' }, { D7 }), 'g1', 'D7')).toEqual([mf]);
  });

  test('[squad-leader 4.1.6/T] within a building 2 for each hex', () => {
    const map = drawn({ buildings: [{ is: 'stone', hexes: 'D7 D6' }] });
    expect(costs(movement({ g1: '4-6-7 at D8' }, {}, { map }), 'g1', 'D7 D6')).toEqual([2, 2]);
  });

  test('[squad-leader 4.1.7] one more over a wall or hedge', () => {
    const over = (terrain: 'wall' | 'hedge') =>
      movement({ g1: '4-6-7 at D8' }, { D7: { terrain: 'woods', hexsides: { 3: terrain } } });
    expect([costs(over('wall'), 'g1', 'D7'), costs(over('hedge'), 'g1', 'D7')]).toEqual([[3], [3]]);
  });

  test('[squad-leader 4.1.8, 4.1.10] half by road over its hexside only; through shell holes it saves nothing', () => {
    const map = (D6: string) => drawn({ hexes: { D6 }, roads: [{ is: 'dirt-road', along: 'D9 D3' }] });
    const along = (D6: string, path: string) =>
      costs(movement({ g1: '4-6-7 at D8' }, {}, { map: map(D6) }), 'g1', path);
    expect(along('open-ground', 'D7 D6 D5 D4')).toEqual([0.5, 0.5, 0.5, 0.5]);
    expect(along('open-ground', 'E8 D7')).toEqual([1, 1]);
    expect(along('woods', 'D7 D6')).toEqual([0.5, 0.5]);
    expect(along('shellholes', 'D7 D6')).toEqual([0.5, 1]);
  });

  test('[squad-leader 4.1.9, 4.1.10] twice uphill in the open, woods, buildings and by road; as elsewhere along the height and down', () => {
    const level = 1;
    const hexes = { D7: { level }, D6: { level, terrain: 'woods' }, D5: 'woods' } as const;
    const up = costs(movement({ g1: '4-6-7 at D8', gl: '8-0 at D8' }, hexes), 'g1 gl', 'D7 D6 D5');
    expect(up).toEqual([2, 2, 2]);
    const woods = { D7: { level, terrain: 'woods', hexsides: { 3: 'hedge' } } } as const;
    expect(costs(movement({ gl: '8-0 at D8' }, woods), 'gl', 'D7')).toEqual([5]);
    const grain = { D7: { level, terrain: 'grain' }, D6: { level: 2, terrain: 'brush' } } as const;
    expect(costs(movement({ g1: '4-6-7 at D8' }, grain), 'g1', 'D7 D6')).toEqual([1, 2]);
    const road = drawn({ hexes: { D7: { level } }, roads: [{ is: 'dirt-road', along: 'D8 D7' }] });
    expect(costs(movement({ g1: '4-6-7 at D8' }, {}, { map: road }), 'g1', 'D7')).toEqual([1]);
  });

  test('[squad-leader 4.1.11] next to enemies freely, among them only in the Advance Phase', () => {
    const trial = movement({ g1: '4-6-7 at D8', r1: '4-4-7 at D6' });
    expect(refused(trial, 'g1', 'D7 D6')).toBe('ENEMY_THERE');
    expect(costs(trial, 'g1', 'D7 E7 E6')).toEqual([1, 1, 1]);
  });
});

describe('stacking', () => {
  const three = { g2: '4-6-7 at D6', g3: 'half-squad 2-4-7 at D6', g4: 'crew 2-4-7 at D6' } as const;

  test('[squad-leader 4.3.1, 4.3.3, 4.3.4] four units of a side, three of them MMC, half-squads and crews too; more while they pass', () => {
    const trial = movement({ g1: '4-6-7 at D7', gl: '8-0 at D7', gk: '7-0 at D7', ...three });
    expect(refused(trial, 'g1', 'D6')).toBe('NO_ROOM');
    trial.order('german', goes('g1', 'D6 D5'));
    trial.order('german', goes('gl', 'D6'));
    expect(refused(trial, 'gk', 'D6')).toBe('NO_ROOM');
  });

  test('[squad-leader 4.3.1] ten portage points of weapons', () => {
    const guns = { g2: '4-6-7 at D6', gm: 'HMG with g2', g3: '4-6-7 at D6', gn: 'MMG with g3' } as const;
    const brings = (weapon: string) =>
      refused(movement({ g1: '4-6-7 at D7', ...guns, go: `${weapon} with g1` }), 'g1', 'D6');
    expect([brings('LMG'), brings('MMG')]).toEqual([undefined, 'NO_ROOM']);
    const dismantled = movement({
      g1: '4-6-7 at D7',
      ...guns,
      gn: ['HMG with g3', { dismantled: true }],
      go: ['MMG with g1', { dismantled: true }],
    });
    expect(refused(dismantled, 'g1', 'D6')).toBeUndefined();
  });
});

describe('Assault Movement', () => {
  const g1 = '4-6-7 at D8';
  const fired = (path: string, more = {}, hexes: Hexes = {}) => {
    const trial = movement({ g1, r1: '4-4-7 at H8' }, hexes).order('german', goes('g1', path, more));
    trial.endPhase();
    trial.order('russian', { order: 'fire', at: path.split(' ')[0], firers: ['r1'] }, 6, 5);
    return trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why }) => why);
  };

  test('[squad-leader-A-309] [squad-leader 4.5.1] one hex, said beforehand, and nothing for having moved', () => {
    expect(fired('E8', { assault: true })).toEqual(['in the open']);
    expect(fired('E8')).toEqual(['moved', 'in the open']);
    expect(refused(movement({ g1 }), 'g1', 'D7 D6', { assault: true })).toBe('TOO_FAR');
    const done = movement({ g1 }).order('german', goes('g1', 'D7', { assault: true }));
    expect(refused(done, 'g1', 'D6')).toBe('HAS_MOVED');
    const begun = movement({ g1 }).order('german', goes('g1', 'D7'));
    expect(refused(begun, 'g1', 'D6', { assault: true })).toBe('HAS_MOVED');
  });

  test('[squad-leader 4.5.3, 4.2.2] not with all its factors', () => {
    const laden = (D7: Hexes[string]) => movement({ g1, gm: 'HMG with g1' }, { D7 });
    expect(refused(laden('woods'), 'g1', 'D7', { assault: true })).toBe('TOO_FAR');
    expect(refused(laden('woods'), 'g1', 'D7')).toBeUndefined();
    expect(refused(laden('grain'), 'g1', 'D7', { assault: true })).toBeUndefined();
  });
});
