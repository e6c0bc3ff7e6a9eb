import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const start = (units: Units = {}, setup: Setup = {}) =>
  new Trial({
    map: field({}, { columns: 14, rows: 22 }),
    ...setup,
    units: { g1: 'crew 2-4-7 at D4', r1: '4-4-7 at D8', r9: '4-4-7 at N20', ...units },
  });
const gun = (more: object): Placed =>
  [
    '75 AT gun with g1',
    { facing: 3, gun: { calibre: 75, type: 'AT', shots: 1, ...more } },
  ] as unknown as Placed;
const fire = (more: object = {}) => ({ order: 'fire-ordnance', unit: 'gg', at: 'D8', ...more });
const MISS = [6, 5] as const;
const refused = (trial: Trial, order: object) => {
  const code = trial.refusal('german', order as never)?.refused;
  return code === 'DICE_MISSING' ? undefined : code;
};
const whys = (trial: Trial) => trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers.map(({ why }) => why);

describe('what a gun is', () => {
  test.each<[string, object]>([
    ['of 20mm', { calibre: 20, type: 'AA' }],
    ['an anti-tank gun', { calibre: 50, type: 'AT' }],
    ['a howitzer', { calibre: 75, type: 'Inf' }],
    ['a mortar', { calibre: 81, type: 'Mtr', least: 2 }],
    ['an artillery piece', { calibre: 105, type: 'Art' }],
    ['a recoilless rifle', { calibre: 75, type: 'Rcl', only: 'HE' }],
  ])('[squad-leader 10.1.1] whatever it is, it is fired as ordnance: %s', (_, printed) => {
    const trial = start({ gg: gun(printed) }).order('german', fire(), ...MISS);
    expect(trial.kinds).toContain('ordnance-fired');
  });

  test.each<[string, object, string]>([
    ['without HE', { only: 'AP' }, 'HE'],
    ['without AP', { only: 'HE' }, 'AP'],
  ])('[squad-leader 10.1.6] a gun that is marked so fires none: %s', (_, printed, ammunition) => {
    const tank = { r1: ['T-34 at D8', { facing: 3 }] } as const;
    const trial = (more: object) => start({ ...tank, gg: gun(more) });
    expect(refused(trial(printed), fire({ target: 'r1', ammunition }))).toBe('NO_AMMUNITION');
    expect(refused(trial({}), fire({ target: 'r1', ammunition }))).toBeUndefined();
  });

  test.each<[string, object, string, boolean]>([
    ['an L', { length: 'L' }, 'L', true],
    ['an LL', { length: 'LL' }, 'LL', true],
    ['an asterisk', { asterisk: true }, 'low velocity', true],
    ['none of them', {}, 'L', false],
  ])('[squad-leader 10.1.6] its barrel tells far off: with %s', (_, printed, why, isThere) => {
    const trial = start({ gg: gun(printed), r1: '4-4-7 at D19' }).order(
      'german',
      fire({ at: 'D19' }),
      ...MISS,
    );
    expect(whys(trial)?.includes(why)).toBe(isThere);
  });

  test.each([
    ['Art', 'INDOORS'],
    ['Inf', undefined],
  ])(
    '[squad-leader 10.1.7.2] artillery pieces do not fire out of a building, howitzers do: %s',
    (type, code) => {
      const map = field({ D4: 'stone-building' }, { columns: 14, rows: 22 });
      expect(refused(start({ gg: gun({ calibre: 105, type }), g2: '4-6-7 at D5' }, { map }), fire())).toBe(
        code,
      );
    },
  );

  test('[squad-leader 10.1.7.2] and all of its shots of a phase are at one target', () => {
    const trial = start({ gg: gun({ calibre: 105, type: 'Art', shots: 2 }), r2: '4-4-7 at D9' });
    trial.order('german', fire(), ...MISS);
    expect([refused(trial, fire({ at: 'D9' })), refused(trial, fire())]).toEqual(['NOT_TOGETHER', undefined]);
  });

  test.each([
    [[2, 4, 6, 6], 'HEAT', true],
    [[3, 4, 6, 6], 'HE', true],
    [[2, 3, 6, 6], 'HEAT', undefined],
  ])('[squad-leader 10.1.11] some have special ammunition, which runs out: %j', (faces, ammunition, out) => {
    const truck = ['truck at D8', { facing: 3 }] as const;
    const units = { gg: gun({ calibre: 105, type: 'Inf', heat: 6 }), r1: truck } as const;
    const order = fire({ target: 'r1', ammunition: 'HEAT' });
    const trial = start(units).order('german', order, ...faces);
    expect(trial.told('ordnance-fired')[0]?.ammunition).toBe(ammunition);
    expect(trial.unit('gg').usedUp?.includes('HEAT') || undefined).toBe(out);
  });

  test('[squad-leader 10.1.19] HE and AP never run out', () => {
    const trial = start({ gg: gun({}), r1: '4-4-7 at D19' }, { options: { turns: 9 } });
    for (let turn = 0; turn < 4; turn++) {
      while (!(trial.battle.clock.active === 'german' && trial.battle.clock.phase === 'prep-fire'))
        trial.endPhase();
      trial.order('german', fire({ at: 'D19' }), ...MISS).endPhase();
    }
    expect(trial.unit('gg').usedUp).toBeUndefined();
  });
});

describe('who tows it', () => {
  test.each<[string, Placed, string | undefined]>([
    ['a team that began the battle so', ['truck at D4', { facing: 0, vehicle: 'wagon', mp: 12 }], undefined],
    ['no saddle horses', 'horses at D4', 'NOT_YOUR_UNIT'],
  ])('[squad-leader 10.2.10] %s', (_, gt, code) => {
    const units = { gt, gg: gun({}), r1: '4-4-7 at N18' } as const;
    const other = { gu: 'truck at E9', gh: '50 AT gun at E9', g2: 'crew 2-4-7 at E9' } as const;
    const trial = start({ ...units, ...other }, { phase: 'movement' });
    expect(refused(trial, { order: 'hook-up', vehicle: 'gt', gun: 'gg' })).toBe(code);
  });
});

describe('repair of support weapons', () => {
  const mends = (units: Units, ...faces: number[]) => {
    const trial = new Trial({
      phase: 'rally',
      units: {
        g1: '4-6-7 at D4',
        g2: '4-6-7 at E9',
        gn: ['LMG with g2', { malfunctioned: true }],
        r9: '4-4-7 at N12',
        ...units,
      },
    });
    while (!trial.awaits.includes('german repair')) trial.endPhase();
    const order = { order: 'repair', weapon: 'gm' };
    return faces.length > 0 ? trial.order('german', order, ...faces) : refused(trial, order);
  };
  const BROKEN = { gm: ['MMG with g1', { malfunctioned: true }] } as const;
  test.each([
    [1, 'repaired'],
    [2, 'nothing'],
    [5, 'nothing'],
    [6, 'removed'],
  ])('[squad-leader 10.9.1.3] a die of %i: %s', (die, result) => {
    expect((mends(BROKEN, die) as Trial).told('repair-attempt')[0]?.result).toBe(result);
  });

  test.each<[string, Units, string | undefined]>([
    ['a squad', {}, undefined],
    ['a leader', { g1: '8-0 at D4' }, undefined],
    ['no broken men', { g1: ['4-6-7 at D4', { broken: true }] }, 'BROKEN'],
    [
      'nobody in melee',
      { g1: ['4-6-7 at D4', { melee: true }], r1: ['4-4-7 at D4', { melee: true }] },
      'IN_MELEE',
    ],
    ['nobody in another hex', { gm: ['MMG at D5', { malfunctioned: true }] }, 'NOT_YOUR_WEAPON'],
    [
      'nobody who has captured it',
      { gm: ['Russian MMG with g1', { malfunctioned: true, found: true }] },
      'CANNOT_USE',
    ],
  ])('[squad-leader 10.9.1.3] it is repaired by %s', (_, units, code) => {
    expect(mends({ ...BROKEN, ...units })).toBe(code);
  });
});

describe('guns as large as a vehicle', () => {
  const shot = (gun: string, more: object, hexside?: 'wall') => {
    const map = hexside ? field({ D8: { hexsides: { 0: hexside } } }) : field();
    const units: Units = {
      g1: ['StG III/75 at D4', { facing: 3, exposed: true }],
      r1: 'crew 2-3-7 at D8',
      rg: [`${gun} with r1`, { facing: 0, ...more }],
    };
    const trial = new Trial({ map, units });
    trial.order('german', { order: 'fire-ordnance', unit: 'g1', at: 'D8', target: 'rg' }, 6, 5);
    const aimed = trial.told('ordnance-fired')[0]?.aimed[0];
    return [aimed?.needs, aimed?.modifiers.map(({ why, value }) => `${why} ${value}`)];
  };

  test.each<[string, string, object, 'wall' | undefined, number, string[]]>([
    ['another gun where it was set up', '76 AT gun', {}, undefined, 8, ['emplaced 2']],
    ['one of them where it was set up', '100L AT gun', {}, undefined, 10, ['emplaced 2']],
    ['one of them that was moved', '100L AT gun', { dislodged: true }, undefined, 10, []],
    ['one of them behind a wall', '100L AT gun', { dislodged: true }, 'wall', 10, ['wall 2']],
  ])(
    '[squad-leader 10.1.15] To Hit as at a vehicle, hull down only behind a wall: %s',
    (_, gun, more, wall, needs, drm) => {
      expect(shot(gun, more, wall)).toEqual([needs, drm]);
    },
  );
});
