import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const GERMAN = {
  g1: 'crew 2-4-7 at D9',
  gr: ['75 RCL with g1', { facing: 0 }],
  r1: '4-4-7 at D4',
  r9: '4-4-7 at N12',
} as const;
const AMERICAN = {
  a1: 'crew 2-3-7 at D9',
  ar: '57 RCL with a1',
  g1: '4-6-7 at D4',
  g9: '4-6-7 at N12',
} as const;
const start = (units: Units = {}, setup: Setup = {}) =>
  new Trial({ ...setup, units: { ...GERMAN, ...units } });
const carried = (units: Units = {}, setup: Setup = {}) =>
  new Trial({ active: 'american', enemy: 'german', ...setup, units: { ...AMERICAN, ...units } });
const fire = (at = 'D4', more: object = {}) => ({ order: 'fire-ordnance', unit: 'gr', at, ...more });
const shoot = (at = 'D4', more: object = {}) => ({ ...fire(at, more), unit: 'ar' });
const MISS = [6, 5] as const;
const drm = (trial: Trial) =>
  trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers.map(({ why, value }) => `${why} ${value}`) ?? [];
const zone = (trial: Trial) => trial.told('backblast')[0]?.hexes;
const refused = (trial: Trial, order: object, side = 'german') =>
  trial.refusal(side, order as never)?.refused;

describe('who serves them', () => {
  test('[squad-leader 8.21.1, 8.21.4/a, 10.1.7.7] a German one is a gun without a shield, and never emplaced', () => {
    const trial = start({}, { phase: 'prep-fire', active: 'russian', enemy: 'german' });
    trial.order('russian', { order: 'fire', at: 'D9', firers: ['r1'] }, 6, 5);
    const modifiers = trial.told('fire-attack')[0]?.outcomes[0]?.modifiers;
    expect(modifiers).toEqual([]);
    const other = { r1: ['57 AT gun with r2', { facing: 3 }], r2: 'crew 2-3-7 at D4' } as const;
    const shot = start(other, { active: 'russian', enemy: 'german' });
    shot.order('russian', { order: 'fire-ordnance', unit: 'r1', at: 'D9', target: 'gr' }, ...MISS);
    expect(drm(shot).filter((one) => /emplaced|size/.test(one))).toEqual(['size of the gun 1']);
  });

  test('[squad-leader 8.21.1, 8.21.4/a] an American one is carried, and turns for nothing; a German one turns as guns do', () => {
    const moved = carried({}, { phase: 'movement' }).order('american', {
      order: 'move',
      units: ['a1'],
      path: ['D8'],
    });
    expect(moved.unit('ar').at).toBe('D8');
    expect(drm(carried({ g1: '4-6-7 at H9' }).order('american', shoot('H9'), ...MISS))).not.toContainEqual(
      expect.stringMatching(/covered arc/),
    );
    expect(drm(start({ r1: '4-4-7 at H9' }).order('german', fire('H9'), ...MISS))).toContainEqual(
      expect.stringMatching(/^covered arc/),
    );
  });

  test.each([
    ['a crew', 'crew 2-4-7 at D9', []],
    ['a squad', '4-6-7 at D9', ['no gun crew 2']],
    ['a half-squad', 'half-squad 2-4-7 at D9', ['no gun crew 2']],
  ])('[squad-leader 8.21.2] it is as if captured for all but crews: %s', (_, g1, expected) => {
    const trial = start({ g1 }).order('german', fire(), ...MISS);
    expect(drm(trial).filter((one) => /crew/.test(one))).toEqual(expected);
  });

  test('[squad-leader 8.21.2] its main ammunition is HE', () => {
    const trial = start({ r1: ['T-34 at D4', { facing: 3 }] }).order(
      'german',
      fire('D4', { target: 'r1' }),
      ...MISS,
    );
    expect(trial.told('ordnance-fired')[0]?.ammunition).toBe('HE');
  });

  test.each([
    [
      'a German one',
      (units: Units) => start({ g1: '9-2 at D9', g2: '8-0 at D9', ...units }),
      fire,
      'german',
      'g2',
    ],
    [
      'an American one',
      (units: Units) => carried({ a1: '9-2 at D9', a2: '8-0 at D9', ...units }),
      shoot,
      'american',
      'a2',
    ],
  ])(
    '[squad-leader 8.21.3] two leaders fire it without penalty, and their ratings are worth nothing: %s',
    (_, make, shot, side, second) => {
      expect(refused(make({}), shot(), side)).toBe('TAKES_TWO');
      const busy = make({ [second]: ['8-0 at D9', { directed: true }] });
      expect(refused(busy, shot('D4', { second }), side)).toBe('CANNOT_LEAD');
      for (const state of [{ pinned: true }, { wounds: 1 }, { ti: true }] as const)
        expect(refused(make({ [second]: ['8-0 at D9', state] }), shot('D4', { second }), side)).toBe(
          'CANNOT_LEAD',
        );
      const trial = make({}).order(side, shot('D4', { second }), ...MISS);
      expect(drm(trial).filter((one) => /9-2|8-0|crew/.test(one))).toEqual([]);
      expect(trial.unit(second).directed).toBe(true);
    },
  );

  test('[squad-leader 8.21.3] nobody directs a crew', () => {
    expect(refused(carried({ al: '9-1 at D9' }), shoot('D4', { leader: 'al' }), 'american')).toBe(
      'CANNOT_LEAD',
    );
  });

  test('[squad-leader 8.21.11] a German one is pushed as the smallest guns are', () => {
    const trial = start({ r1: '4-4-7 at N3' }, { phase: 'movement' });
    trial.order('german', { order: 'push-gun', gun: 'gr', path: ['D8', 'D7'] });
    expect(trial.unit('gr').at).toBe('D7');
  });
});

describe('when and where they fire', () => {
  test('[squad-leader 8.21.4/a, 8.21.4/b] not in Advancing Fire, but for the American one of 57mm', () => {
    const phase = { phase: 'advancing-fire' } as const;
    expect(refused(start({ g2: '4-6-7 at D8' }, phase), fire())).toBe('NOT_NOW');
    const large = carried({ ar: '75 RCL with a1', a2: '6-6-6 at D8' }, phase);
    expect(refused(large, shoot(), 'american')).toBe('NOT_NOW');
    const moved = carried({ a1: ['crew 2-3-7 at D9', { moved: true, burdened: true }] }, phase);
    expect(drm(moved.order('american', shoot(), ...MISS))).toContain('advancing fire 2');
    const defends = start({}, { phase: 'defensive-fire', active: 'russian', enemy: 'german' });
    expect(zone(defends.order('german', fire(), ...MISS))).toEqual(['D9', 'D10']);
  });

  test.each<[string, Setup, Placed]>([
    ['buildings', { map: field({ D9: 'wooden-building' }) }, 'crew 2-4-7 at D9'],
    ['rubble', { map: field({ D9: 'stone-rubble' }) }, 'crew 2-4-7 at D9'],
    ['trenches', { marks: { D9: { trench: 3 } } }, 'crew 2-4-7 at D9'],
    ['entrenchments', { marks: { D9: { entrenchment: true } } }, ['crew 2-4-7 at D9', { entrenched: 'D9' }]],
    [
      'bunkers',
      { marks: { D9: { bunker: { squads: 2, front: 3, rear: 5, facing: 0 } } } },
      ['crew 2-4-7 at D9', { bunkered: 'D9' }],
    ],
  ])('[squad-leader 8.21.5] not out of %s', (_, setup, g1) => {
    expect(refused(start({ g1, g2: '4-6-7 at D7' }, setup), fire())).toBe('INDOORS');
  });

  test('[squad-leader 8.21.6] no Intensive Fire, and no target acquired in dry weather', () => {
    expect(refused(start(), fire('D4', { intensive: true }))).toBe('CANNOT_SUSTAIN');
    const acquired = (kindling: number) =>
      start({}, { options: { kindling } })
        .order('german', fire(), ...MISS)
        .unit('gr').acquired;
    expect([acquired(0)?.units, acquired(1), acquired(2)]).toEqual([['r1'], undefined, undefined]);
  });
});

describe('the blast', () => {
  test.each([
    ['D4', ['D9', 'D10']],
    ['D12', ['D9', 'D8']],
    ['F9', ['C10', 'C9', 'D9']],
  ])('[squad-leader 8.21.7] it goes the other way, on both sides of a hexside: at %s', (at, hexes) => {
    const trial = start({ r1: `4-4-7 at ${at}` }).order('german', fire(at), ...MISS);
    expect([...(zone(trial) ?? [])].sort()).toEqual([...hexes].sort());
  });

  test('[squad-leader 8.21.9] it stuns those behind, and shakes those who have fired or moved; not its crew', () => {
    const idle = start({ g2: '4-6-7 at D10', g3: '4-6-7 at D9' }).order('german', fire(), ...MISS);
    expect([idle.unit('g2').ti, idle.unit('g3').ti, idle.unit('g1').ti]).toEqual([true, true, undefined]);
    const busy = start({ g2: ['4-6-7 at D10', { fired: true }] }).order('german', fire(), ...MISS, 6, 6);
    expect([busy.unit('g2').broken, busy.unit('g2').ti]).toEqual([true, undefined]);
    const leaders = start({ g1: '9-2 at D9', g2: '8-0 at D9' }).order(
      'german',
      fire('D4', { second: 'g2' }),
      ...MISS,
    );
    expect([leaders.unit('g1').ti, leaders.unit('g2').ti]).toEqual([undefined, undefined]);
  });

  test.each([
    [[3, 4], 'D10', undefined],
    [[4, 4], 'D11', true],
  ])('[squad-leader 8.21.8] who would go into it needs nerve, or stays where he is: %j', (faces, at, ti) => {
    const trial = start({ g2: '4-6-7 at D11' })
      .order('german', fire(), ...MISS)
      .endPhase();
    trial.order('german', { order: 'move', units: ['g2'], path: ['D10'] }, ...faces);
    expect([trial.unit('g2').at, trial.unit('g2').ti, trial.unit('g2').broken]).toEqual([at, ti, undefined]);
  });

  test('[squad-leader 8.21.8] so it is for those who advance, until the player turn is over', () => {
    const shy = start({ g2: '4-6-7 at D11' }).order('german', fire(), ...MISS);
    while (shy.battle.clock.phase !== 'advance') shy.endPhase();
    shy.order('german', { order: 'advance', unit: 'g2', to: 'D10' }, 5, 5);
    expect(shy.unit('g2').at).toBe('D11');
    while (shy.battle.clock.active === 'german') shy.endPhase();
    expect(shy.at('D10').backblast).toBeUndefined();
  });

  test('[squad-leader 8.21.10] a 12 to hit or to kill may set it on fire', () => {
    const map = field({ D9: 'brush', D10: 'brush' });
    const hit = start({}, { map }).order('german', fire(), 6, 6, 6, 6, 1, 1);
    expect(hit.told('backblast-kindles').map(({ at, burns }) => [at, burns])).toEqual([
      ['D9', true],
      ['D10', false],
    ]);
    expect(hit.at('D9').kindled).toBe(2);
    const tank = { r1: ['T-34 at D4', { facing: 3 }] } as const;
    const kill = start(tank, { map }).order('german', fire('D4', { target: 'r1' }), 1, 2, 6, 6, 1, 1, 6, 6);
    expect(kill.told('backblast-kindles')).toHaveLength(2);
    const wet = start({}, { map, options: { kindling: -3 } }).order('german', fire(), 6, 6, 5, 4, 5, 4);
    expect(wet.told('backblast-kindles').map(({ burns }) => burns)).toEqual([false, false]);
    const open = start().order('german', fire(), 6, 6);
    expect(open.told('backblast-kindles')).toEqual([]);
  });
});
