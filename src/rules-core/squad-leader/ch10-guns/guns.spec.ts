import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const start = (units: Readonly<Record<string, Placed>>, setup: Setup = {}) =>
  new Trial({
    units: { g1: 'crew 2-4-7 at D9', gg: ['50 AT gun with g1', { facing: 0 }], r9: '4-4-7 at N12', ...units },
    ...setup,
  });
const fire = (at: string, more: object = {}) => ({ order: 'fire-ordnance', unit: 'gg', at, ...more });
const added = (trial: Trial) =>
  trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);
const MISS = [6, 5] as const;

describe('guns and those who serve them', () => {
  test('[squad-leader 10.1.3, 10.1.9/a, 10.1.5.1] a crew fires its shots at targets in the arc of the gun', () => {
    const trial = start({ r1: '4-4-7 at D4', r2: '4-4-7 at D3' });
    trial.order('german', fire('D4'), ...MISS).order('german', fire('D3'), ...MISS);
    expect(added(trial)).toEqual([]);
    expect(trial.refusal('german', fire('D4'))?.refused).toBe('HAS_FIRED');
    expect(trial.refusal('german', { order: 'fire', at: 'D4', firers: ['g1'] })?.refused).toBe('HAS_FIRED');
    expect(trial.unit('g1').prep).toBe(true);
  });

  test.each<[string, string, string, string[], string]>([
    ['a squad at a gun of its own', 'g1', '4-6-7 at D9', ['no gun crew 2'], '50 AT gun'],
    ['a crew at a captured one', 'g1', 'crew 2-4-7 at D9', ['captured 2'], 'Russian 76 AT gun'],
    ['a squad at a captured one', 'g1', '4-6-7 at D9', ['captured 2', 'no gun crew 2'], 'Russian 76 AT gun'],
  ])(
    '[squad-leader-B-71] [squad-leader-B-73] [squad-leader-B-74] [squad-leader-B-75] [squad-leader 10.1.3, 10.8.4, 10.8/q1, 10.8/q3, 10.8/q4, 10.8/q5] red numbers and +2 for %s',
    (_, id, men, expected, gun) => {
      const trial = start({
        [id]: men,
        gg: [`${gun} with g1`, { facing: 0, found: true }],
        r1: '4-4-7 at D2',
      });
      trial.order('german', fire('D2'), ...MISS);
      expect(added(trial)?.filter((one) => /2$/.test(one) && !/mm/.test(one))).toEqual(expected);
      expect(trial.told('ordnance-fired')[0]?.aimed[0]?.needs).toBe(6);
    },
  );

  test.each<[string, string, string, number, number[]]>([
    ['those of a squad', '4-6-7 at D9', '50 AT gun', 10, [6, 4]],
    ['those of an enemy crew', 'crew 2-4-7 at D9', 'Russian 76 AT gun', 10, [6, 4]],
    ['those of an enemy squad', '4-6-7 at D9', 'Russian 76 AT gun', 8, [5, 3]],
  ])(
    '[squad-leader-A-251] [squad-leader-A-252] [squad-leader-A-255] [squad-leader 10.8.3, 8.6/e, 8.6/f, 8.6/i, 10.8/q4] in strange hands it breaks down sooner, and for good: %s',
    (_, g1, gun, from, faces) => {
      const trial = start({ g1, gg: [`${gun} with g1`, { facing: 0, found: true }], r1: '4-4-7 at N4' });
      trial.order('german', fire('N4'), ...faces);
      expect(trial.told('beyond-repair')).toMatchObject([{ weapon: 'gg', from }]);
      expect(trial.battle.unit('gg')).toBeUndefined();
    },
  );

  test('[squad-leader 10.1.16, 10.9.2.1] its crew repairs it', () => {
    const trial = start({ r1: '4-4-7 at D4' }).order('german', fire('D4'), 6, 6);
    expect(trial.unit('gg').malfunctioned).toBe(true);
    const later = start({ gg: ['50 AT gun with g1', { malfunctioned: true }] }, { phase: 'rally' });
    later.order('german', { order: 'repair', weapon: 'gg' }, 1);
    expect(later.unit('gg').malfunctioned).toBeUndefined();
  });

  test('[squad-leader 10.1.3] in a hex with others it is the crew that mans it', () => {
    const trial = start(
      { g1: '4-6-7 at D9', g2: 'crew 2-4-7 at D9', gg: ['50 AT gun at D9', {}] },
      { phase: 'rally' },
    );
    expect(trial.unit('gg').possessor).toBe('g2');
  });

  test('[squad-leader 10.1.5] leaders beside it are of no use', () => {
    const trial = start({ gl: '10-3 at D9', r1: '4-4-7 at D4' }).order('german', fire('D4'), ...MISS);
    expect(added(trial)).toEqual([]);
  });

  test('[squad-leader 10.1.17, 13.9.1] a mount that turns all round turns as a turret does', () => {
    const turned = (gun: string) =>
      added(
        start({ gg: [`${gun} with g1`, { facing: 3 }], r1: '4-4-7 at D4' }).order(
          'german',
          fire('D4'),
          ...MISS,
        ),
      );
    expect(turned('50 AT gun')).toEqual(['covered arc changed 4']);
    expect(turned('88L AA gun')).toEqual(['covered arc changed 2']);
  });

  test('[squad-leader 10.1.9/b] howitzers stay with their target', () => {
    const trial = new Trial({
      active: 'american',
      units: {
        a1: 'crew 2-4-6 at D9',
        ag: ['105 howitzer with a1', { facing: 0 }],
        g1: '4-6-7 at D4',
        g2: '4-6-7 at D3',
      },
    });
    const at = (hex: string) => ({ order: 'fire-ordnance', unit: 'ag', at: hex });
    trial.order('american', at('D4'), ...MISS);
    expect(trial.refusal('american', at('D3'))?.refused).toBe('NOT_TOGETHER');
    trial.order('american', at('D4'), ...MISS);
  });

  test.each<[string, string | undefined]>([
    ['88L AA gun', 'INDOORS'],
    ['50 AT gun', undefined],
  ])('[squad-leader 10.2.3] out of a building: %s', (gun, code) => {
    const trial = start(
      { gg: [`${gun} with g1`, { facing: 0 }], r1: '4-4-7 at D4' },
      { map: field({ D9: 'stone-building' }) },
    );
    expect(trial.refusal('german', fire('D4'))?.refused).toBe(code ?? 'DICE_MISSING');
  });

  test('[squad-leader 3.8.6/a] a hero fires it once, in defence, and turns nothing', () => {
    const hero = (setup: Setup, facing = 0) =>
      start({ g1: '1-4-9 at D9', gg: ['50 AT gun with g1', { facing }], r1: '4-4-7 at D4' }, setup);
    expect(hero({}).refusal('german', fire('D4'))?.refused).toBe('NOT_NOW');
    const defence = { phase: 'defensive-fire', active: 'russian' } as const;
    expect(hero(defence, 3).refusal('german', fire('D4'))?.refused).toBe('TOO_HEAVY');
    const trial = hero(defence).order('german', fire('D4'), 5, 4);
    expect(added(trial)).toEqual(['no gun crew 2']);
    expect(trial.refusal('german', fire('D4'))?.refused).toBe('NOT_NOW');
  });

  test('[squad-leader-B-256] [squad-leader 13.9/q3, 13.9.5/b] whoever has come to it fires it with +2, and does not turn it', () => {
    const trial = start(
      { g1: ['crew 2-4-7 at D9', { moved: true }], r1: '4-4-7 at D4' },
      { phase: 'advancing-fire' },
    );
    expect(trial.refusal('german', { order: 'traverse', unit: 'gg', to: 3 })?.refused).toBe('HAS_MOVED');
    expect(added(trial.order('german', fire('D4'), ...MISS))).toEqual(['came to the gun 2']);
  });

  test('[squad-leader 4.2.5/b] a crew that comes upon an abandoned gun fires it in the same turn, with +2', () => {
    const trial = start(
      { g1: 'crew 2-4-7 at D10', gg: ['50 AT gun at D9', { facing: 0 }], r1: '4-4-7 at D4' },
      { phase: 'movement' },
    )
      .order('german', { order: 'move', units: ['g1'], path: ['D9'] })
      .order('german', { order: 'man-gun', unit: 'g1', gun: 'gg' });
    while (trial.battle.clock.phase !== 'advancing-fire') trial.endPhase();
    expect(added(trial.order('german', fire('D4'), ...MISS))).toEqual(['came to the gun 2']);
  });

  test('[squad-leader 10.2.6, 13.9.2] turned in the Movement Phase it fires as an SP gun that pivoted', () => {
    const trial = start(
      { gg: ['50 AT gun with g1', { facing: 3 }], r1: '4-4-7 at D4' },
      { phase: 'movement' },
    );
    trial.order('german', { order: 'traverse', unit: 'gg', to: 0 }).endPhase().endPhase();
    expect(trial.battle.clock.phase).toBe('advancing-fire');
    expect(added(trial.order('german', fire('D4'), ...MISS))).toEqual(['pivoted 3']);
  });

  test('[squad-leader 13.12.2, 13.12.4, 13.12.5] guns are bore sighted too, by who awaits the enemy', () => {
    const sighted = { sights: [{ weapon: 'gg', on: 'D4' }] };
    const trial = start(
      { r1: '4-4-7 at D4' },
      { phase: 'rally', active: 'russian', options: { boreSighting: 'german' } },
    );
    expect(trial.awaits).toEqual(['german bore-sight']);
    trial.order('german', { order: 'bore-sight', ...sighted });
    expect(trial.battle.secret('german').boreSights).toEqual({ gg: { from: 'D9', on: 'D4' } });
    while (trial.battle.clock.phase !== 'defensive-fire') trial.endPhase();
    expect(added(trial.order('german', fire('D4'), ...MISS))).toEqual(['bore sighted -2']);
  });
});

describe('guns change hands and places', () => {
  const moving = (units: Readonly<Record<string, Placed>>, setup: Setup = {}) =>
    start(units, { phase: 'movement', ...setup });

  test('[squad-leader 10.1.3, 10.1.4, 10.8.1, 10.8.5] men take over a gun that nobody serves, also of the enemy', () => {
    const trial = moving({ gg: ['50 AT gun at D8', {}], rg: ['76 AT gun at E9', {}], g2: '4-6-7 at E9' });
    expect(trial.refusal('german', { order: 'man-gun', unit: 'g1', gun: 'gg' })?.refused).toBe(
      'NOT_YOUR_WEAPON',
    );
    trial.order('german', { order: 'man-gun', unit: 'g2', gun: 'rg' });
    expect(trial.unit('rg')).toMatchObject({ side: 'german', possessor: 'g2' });
  });

  test('[squad-leader-B-84] [squad-leader-B-85] [squad-leader 10.2.2/a, 10.2.1, 10.2/q4, 10.2/q5, 13.17.3] a crew pushes it one hex, fires nothing, and has left its emplacement', () => {
    const push = { order: 'push-gun', gun: 'gg', path: ['D8'] };
    const trial = moving({ r1: '4-4-7 at D4' }).order('german', push);
    expect(trial.unit('gg')).toMatchObject({ at: 'D8', dislodged: true });
    expect(trial.unit('g1')).toMatchObject({ at: 'D8', moved: true });
    expect(trial.refusal('german', { ...push, path: ['D7'] })?.refused).toBe('HAS_MOVED');
    trial.endPhase().endPhase();
    expect(trial.refusal('german', fire('D4'))?.refused).toBe('HAS_MOVED');
    const tired = start({ r1: '4-4-7 at D4' })
      .order('german', fire('D4'), ...MISS)
      .endPhase();
    expect(tired.refusal('german', push)?.refused).toBe('HAS_FIRED');
  });

  test.each<[string, string, string[], object, string | undefined]>([
    ['uphill', '50 AT gun', ['D8'], { D8: { level: 1 } }, 'TOO_HEAVY'],
    ['uphill, a light one', '37L AT gun', ['D8'], { D8: { level: 1 } }, undefined],
    ['over a wall', '50 AT gun', ['D8'], { D9: { hexsides: { 0: 'wall' } } }, undefined],
    ['two hexes', '50 AT gun', ['D8', 'D7'], {}, 'TOO_FAR'],
    ['two hexes, a light one', '37L AT gun', ['D8', 'D7'], {}, undefined],
    ['three, a light one', '37L AT gun', ['D8', 'D7', 'D6'], {}, 'TOO_FAR'],
    ['from cover to cover, a light one', '37L AT gun', ['D8'], { D9: 'woods', D8: 'woods' }, 'TOO_HEAVY'],
    ['into woods', '50 AT gun', ['D8'], { D8: 'woods' }, undefined],
  ])(
    '[squad-leader-B-88] [squad-leader 10.2.2/b, 10.2.5/a, 10.2.5/b, 10.2/q7] %s',
    (_, gun, path, hexes, code) => {
      const trial = moving({ gg: [`${gun} with g1`, {}] }, { map: field(hexes as never) });
      expect(trial.refusal('german', { order: 'push-gun', gun: 'gg', path })?.refused).toBe(code);
    },
  );

  test('[squad-leader-B-90] [squad-leader 10.2.4, 10.2/q8] two guns in a hex', () => {
    const others = { gh: ['50 AT gun at D8', {}], gi: ['50 AT gun at D8', {}] } as const;
    const trial = moving(others);
    expect(trial.refusal('german', { order: 'push-gun', gun: 'gg', path: ['D8'] })?.refused).toBe('NO_ROOM');
  });

  test('[squad-leader 10.8.5] a captured gun stays where it is', () => {
    const trial = moving({ gg: '50 AT gun at N9', rg: '76 AT gun at D9', gt: 'truck at D9' });
    const push = { order: 'push-gun', gun: 'rg', path: ['D8'] };
    const hook = { order: 'hook-up', vehicle: 'gt', gun: 'rg' };
    trial.order('german', { order: 'man-gun', unit: 'g1', gun: 'rg' });
    expect([push, hook].map((one) => trial.refusal('german', one)?.cites)).toEqual([['10.8.5'], ['10.8.5']]);
  });

  test('[squad-leader 10.2.2/a] it stays behind when its crew walks away', () => {
    const trial = moving({ r1: '4-4-7 at D4' }).order('german', {
      order: 'move',
      units: ['g1'],
      path: ['D10'],
    });
    expect(trial.unit('gg').at).toBe('D9');
    expect(trial.refusal('german', { order: 'traverse', unit: 'gg', to: 3 })?.refused).toBe('NOT_YOUR_UNIT');
  });
});

describe('fire at guns', () => {
  const RUSSIAN = { r1: 'crew 2-3-7 at D4', rg: ['76 AT gun with r1', { facing: 3 }] } as const;
  const at = (units: Readonly<Record<string, Placed>>, setup: Setup = {}) =>
    new Trial({ units: { gt: ['MkIVF2 at D9', { exposed: true }], ...RUSSIAN, ...units }, ...setup });
  const shell = (more: object = {}) => ({
    order: 'fire-ordnance',
    unit: 'gt',
    at: 'D4',
    target: 'rg',
    ...more,
  });

  test.each<[string, object, number, string[]]>([
    ['emplaced: as men, +2', {}, 8, ['emplaced 2']],
    ['moved: as a vehicle, +1', { dislodged: true }, 10, ['size of the gun 1']],
  ])('[squad-leader 13.17.2, 13.17.3] %s', (_, values, needs, expected) => {
    const trial = at({ rg: ['76 AT gun with r1', { facing: 3, ...values }] }).order(
      'german',
      shell(),
      ...MISS,
    );
    expect(trial.told('ordnance-fired')[0]?.aimed).toMatchObject([{ needs }]);
    expect(added(trial)).toEqual(expected);
  });

  test('[squad-leader 13.17.2] the smallest are +2 where they were moved; a wall is nothing besides the emplacement', () => {
    const light = at({ rg: ['45L AT gun with r1', { dislodged: true }] }).order('german', shell(), ...MISS);
    expect(added(light)).toEqual(['size of the gun 1']);
    const walled = at({}, { map: field({ D4: { hexsides: { 3: 'wall' } } }) }).order(
      'german',
      shell(),
      ...MISS,
    );
    expect(added(walled)).toEqual(['emplaced 2']);
  });

  test('[squad-leader 13.17.1, 13.17.4/a] a KIA by the dice destroys gun and crew', () => {
    const trial = at({}).order('german', shell(), 1, 2, 1, 1);
    expect(trial.battle.unit('rg')).toBeUndefined();
    expect(trial.battle.unit('r1')).toBeUndefined();
  });

  test.each<[string, number, readonly number[], string, boolean]>([
    ['the shield adds 2', 3, [3, 2], '1', false],
    ['from behind it does not', 0, [3, 2], '2', true],
  ])(
    '[squad-leader 13.17.4/b, 10.3.2, 10.3.3] %s, and the coloured die tells of the gun',
    (_, facing, dice, result, gone) => {
      const trial = at({ rg: ['76 AT gun with r1', { facing }] });
      trial.order('german', shell(), 1, 2, ...dice, 1, 2);
      expect(trial.told('shell-burst')[0]?.outcomes).toMatchObject([{ units: ['r1'], result }]);
      expect(trial.battle.unit('rg') === undefined).toBe(gone);
    },
  );

  test('[squad-leader 13.17.7] AP hurts the crew by half, and the gun only by a direct hit', () => {
    const trial = at({ rg: ['76 AT gun with r1', { facing: 0 }] });
    trial.order('german', shell({ ammunition: 'AP' }), 1, 2, 1, 3, 1, 2);
    expect(trial.told('gun-destroyed')).toEqual([]);
    const direct = at({ rg: ['76 AT gun with r1', { facing: 0 }] });
    direct.order('german', shell({ ammunition: 'AP' }), 1, 2, 1, 2, 5, 4);
    expect(direct.told('gun-destroyed')).toMatchObject([{ gun: 'rg' }]);
    expect(direct.battle.unit('r1')?.at).toBe('D4');
  });

  test('[squad-leader 13.17.8, 13.17.8/a] its crew is no target of fire at the men of the hex', () => {
    const trial = at({ r2: '4-4-7 at D4' });
    trial.order('german', { order: 'fire-ordnance', unit: 'gt', at: 'D4' }, 1, 2, 1, 1);
    expect(trial.told('shell-burst')[0]?.outcomes).toMatchObject([{ units: ['r2'], result: 'KIA' }]);
    expect(trial.battle.unit('r1')?.at).toBe('D4');
    const alone = at({});
    expect(alone.refusal('german', { order: 'fire-ordnance', unit: 'gt', at: 'D4' })?.refused).toBe(
      'NOBODY_THERE',
    );
  });

  test.each<[string, Record<string, Placed>, string[]]>([
    ['the crew behind it', {}, ['gun shield 2']],
    ['not from beside it', { rg: ['76 AT gun with r1', { facing: 1 }] }, []],
    ['not a squad that serves it', { r1: '4-4-7 at D4' }, []],
    ['not with other guns', { rg: ['57 AT gun at D4', {}] }, []],
  ])(
    '[squad-leader-B-94] [squad-leader 10.3.1, 10.3.2, 10.3.3, 10.3.5, 10.3/q5] fire of infantry: %s',
    (_, units, expected) => {
      const trial = at({ g1: '4-6-7 at D6', ...units }).order(
        'german',
        { order: 'fire', at: 'D4', firers: ['g1'] },
        6,
        6,
      );
      const [outcome] = trial.told('fire-attack')[0]?.outcomes ?? [];
      expect(outcome?.modifiers.map(({ why, value }) => `${why} ${value}`)).toEqual(expected);
    },
  );

  test('[squad-leader-B-91] [squad-leader-B-92] [squad-leader 10.3/q2, 10.3/q3] it shields nobody else in the hex', () => {
    const trial = at({ g1: '4-6-7 at D6', rl: '8-0 at D4' });
    trial.order('german', { order: 'fire', at: 'D4', firers: ['g1'] }, 6, 6);
    expect(trial.told('fire-attack')[0]?.outcomes).toMatchObject([
      { units: ['r1'], modifiers: [{ why: 'gun shield' }] },
      { units: ['rl'], modifiers: [] },
    ]);
  });
});

describe('armament of vehicles', () => {
  test('[squad-leader 10.9.2.2] a 12 silences all machine guns', () => {
    const trial = start({ gt: ['MkIVF2 at D10', { exposed: true }], r1: '4-4-7 at D6' });
    trial.order('german', { order: 'fire-machine-guns', unit: 'gt', at: 'D6' }, 6, 6);
    expect(trial.unit('gt').mgOut).toBe('malfunctioned');
    trial.endPhase();
    expect(trial.refusal('german', { order: 'drive', unit: 'gt', path: ['D9'] })?.refused).toBe('HAS_FIRED');
  });

  test.each<[number, 'gun' | 'machine guns', object]>([
    [1, 'gun', { gunOut: undefined, mgOut: 'malfunctioned' }],
    [6, 'gun', { gunOut: 'disabled', mgOut: 'malfunctioned' }],
    [3, 'machine guns', { gunOut: 'malfunctioned', mgOut: 'malfunctioned' }],
    [1, 'machine guns', { gunOut: 'malfunctioned', mgOut: undefined }],
    [6, 'machine guns', { gunOut: 'malfunctioned', mgOut: 'disabled' }],
  ])('[squad-leader 10.9.2.1, 10.9.2.2] repaired with a %i: the %s', (rolled, what, expected) => {
    const out = { gunOut: 'malfunctioned', mgOut: 'malfunctioned' } as const;
    const trial = start({ gt: ['MkIVF2 at D10', out] }, { phase: 'rally' });
    trial.order('german', { order: 'repair-armament', unit: 'gt', what }, rolled);
    const { gunOut, mgOut } = trial.unit('gt');
    expect({ gunOut, mgOut }).toEqual(expected);
  });

  test('[squad-leader 3.10.4/a] Americans repair what is built in on a 1 as well', () => {
    const trial = new Trial({
      active: 'american',
      phase: 'rally',
      units: { at: ['M4A4 at D10', { gunOut: 'malfunctioned' }], g1: '4-6-7 at N12' },
    });
    trial.order('american', { order: 'repair-armament', unit: 'at', what: 'gun' }, 2);
    expect(trial.unit('at').gunOut).toBe('malfunctioned');
  });

  test.each<[number, readonly string[], string]>([
    [5, [], 'H6 (HEAT)'],
    [6, ['HEAT'], 'H6 (HEAT)'],
    [7, ['HEAT'], 'HE 105'],
  ])('[squad-leader 10.9.3.1/a] shaped charges with a %i To Hit', (rolled, used, column) => {
    const trial = new Trial({
      active: 'american',
      units: { at: ['Priest at D9', { exposed: true }], gt: ['MkIVF2 at D4', { facing: 3 }] },
    });
    const dice = [rolled - 3, 3];
    trial.order(
      'american',
      { order: 'fire-ordnance', unit: 'at', at: 'D4', target: 'gt', ammunition: 'HEAT' },
      ...dice,
      6,
      6,
    );
    expect(trial.unit('at').usedUp ?? []).toEqual(used);
    expect(trial.told('afv-kill')).toMatchObject([{ column }]);
  });
});
