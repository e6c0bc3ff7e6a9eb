import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Record<string, Placed>;
const wall = (more: object = {}) => field({ D7: { hexsides: { 0: 'wall' } }, ...more } as never);
const GUN = ['T-34 at D3', { facing: 3, exposed: true }] as Placed;
/** A German tank at D7 behind a wall, and a Russian one that looks at it from D3. */
const crossing = (values: object = {}, units: Units = {}, setup: Partial<Setup> = {}, more: object = {}) => {
  const trial = new Trial({
    phase: 'movement',
    map: wall(),
    ...setup,
    units: { gt: ['MkIVF2 at D7', { facing: 0, survival: 2, ...values }], rt: GUN, ...units } as never,
  }).order('german', { order: 'drive', unit: 'gt', path: ['D6'], ...more } as never);
  while (
    trial.awaits.includes('russian vehicle-fire') &&
    trial.unit('gt').at === 'D7' &&
    !trial.unit('gt').belly
  )
    trial.order('russian', 'pass');
  return trial;
};
const shot = (more: object = {}) => ({ order: 'fire-ordnance', unit: 'rt', at: 'D7', target: 'gt', ...more });
const [HULL, TURRET] = [
  [2, 1],
  [1, 2],
] as const;
const NOTHING = [6, 6] as const;
const kill = (trial: Trial) => {
  const [found] = trial.told('afv-kill');
  return found && [found.facing, found.modifiers.map(({ why }) => why)];
};

describe('underbelly shots', () => {
  test('[squad-leader 11.22.1/a, 11.22.1/c] guns fire as it comes over a wall, before it is in the hex', () => {
    const trial = crossing();
    expect(trial.awaits).toEqual(['russian underbelly']);
    expect(trial.unit('gt')).toMatchObject({ at: 'D7', belly: { to: 'D6', corner: 0 } });
    trial.order('russian', 'pass');
    expect(trial.unit('gt').at).toBe('D6');
    expect(trial.unit('gt').belly).toBeUndefined();
  });

  test.each<[string, readonly number[], string, string[]]>([
    ['on the turret strikes its bottom: a critical hit', TURRET, 'rear', ['critical hit']],
    ['on the hull is nothing more', HULL, 'front', []],
  ])('[squad-leader 11.22.1/b] a hit in front %s', (_, hit, facing, modifiers) => {
    const shaken = modifiers.length > 0 ? [1, 1] : [];
    const trial = crossing().order('russian', shot(), ...hit, ...NOTHING, ...shaken);
    expect(kill(trial)).toEqual([facing, modifiers]);
  });

  test('[squad-leader 11.22.1/b] a gun that is sighted in hits more surely, and no more often there', () => {
    const sighted = { secrets: { russian: { boreSights: { rt: { from: 'D3', on: 'D7' } } } } };
    const trial = crossing({}, {}, sighted).order('russian', shot(), 4, 3, ...NOTHING);
    expect(kill(trial)).toEqual(['front', []]);
  });

  test('[squad-leader 11.22.1/b] from above turret and hull are what they are', () => {
    const trial = crossing({}, {}, { map: wall({ D3: { level: 1 } }) }).order(
      'russian',
      shot(),
      ...TURRET,
      ...NOTHING,
    );
    expect(kill(trial)?.[0]).toBe('front');
  });

  const AFAR = 'T-34 at N12';
  test.each<[string, Units, object, boolean]>([
    ['beyond the wall', {}, {}, true],
    [
      'in the hex that it enters',
      { rt: AFAR, rc: 'crew 2-3-7 at D6', rg: ['76 AT gun with rc', { facing: 3 }] },
      {},
      true,
    ],
    ['on this side of it', { rt: ['T-34 at D9', { facing: 0, exposed: true }] }, {}, false],
    ['lower than that', {}, { D6: { level: 1 } }, false],
  ])('[squad-leader 11.22.1/a, 11.22.1/c] by guns %s', (_, units, more, can) => {
    const trial = crossing({}, units, { map: wall(more) });
    expect(trial.awaits.includes('russian underbelly')).toBe(can);
  });

  test.each<[string, 'left' | 'right' | undefined, number]>([
    ['the left end', undefined, 0],
    ['the right end', 'right', 1],
  ])('[squad-leader 11.22.1/b] its owner says where it comes over: %s', (_, end, corner) => {
    expect(crossing({}, {}, {}, end ? { end } : {}).unit('gt').belly?.corner).toBe(corner);
  });

  test('[squad-leader 11.22.1/b, 11.22.1/c] who does not see that end does not fire then, and may later', () => {
    const map = wall({ E5: 'woods', E6: 'woods' });
    const rt: Placed = ['T-34 at G5', { facing: 4, exposed: true }];
    const asked = (end: 'left' | 'right') => crossing({}, { rt }, { map }, { end }).awaits;
    expect([asked('left'), asked('right')].map((one) => one.includes('russian underbelly'))).not.toEqual([
      true,
      true,
    ]);
  });

  test('[squad-leader 11.22.2] exactly the number may only stop it: it stays where it was, and is level again', () => {
    const trial = crossing().order('russian', shot(), ...TURRET, 5, 6, 4);
    expect(trial.unit('gt')).toMatchObject({ at: 'D7', immobilized: true });
    while (trial.awaits.includes('russian underbelly')) trial.order('russian', 'pass');
    expect(trial.unit('gt')).toMatchObject({ at: 'D7' });
    expect(trial.unit('gt').belly).toBeUndefined();
    const lost = crossing().order('russian', shot(), ...TURRET, 3, 4, 6, 6);
    expect(lost.at('D7').wrecks).toHaveLength(1);
  });

  test('[squad-leader 11.22.2] its tracks are aimed at from ahead, for three more', () => {
    const near = { rt: ['T-34 at D4', { facing: 3, exposed: true }] } as Units;
    const trial = crossing({}, near).order('russian', shot({ immobilize: true }), 6, 6);
    expect(trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers).toContainEqual(
      expect.objectContaining({ why: 'at the tracks', value: 3, cites: '11.22.2' }),
    );
  });

  test.each<[string, string, string[]]>([
    ['nothing in the open', 'open-ground', []],
    ['the woods into which it comes', 'woods', ['woods 1']],
  ])('[squad-leader 11.22.3] what shelters it is %s, and never the wall', (_, ground, found) => {
    const rt: Placed = ['T-34 at E7', { facing: 5, pinned: true }];
    const trial = crossing({}, { rt }, { map: wall({ D6: ground }) }, { end: 'right' });
    trial.order('russian', shot(), 6, 6, ...(found.length > 0 ? [1, 1] : []));
    const all =
      trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers.map(({ why, value }) => `${why} ${value}`) ?? [];
    expect(all.filter((one) => /^(wall|woods)/.test(one))).toEqual(found);
  });

  test('[squad-leader 11.22.4] in reverse over a wall its rear is that side', () => {
    const trial = new Trial({
      phase: 'movement',
      map: wall(),
      units: {
        gt: ['MkIVF2 at D6', { facing: 0, survival: 2 }],
        rt: ['T-34 at D10', { facing: 0, exposed: true }],
      },
    }).order('german', { order: 'drive', unit: 'gt', path: ['D7'], reverse: true });
    while (trial.awaits.includes('russian vehicle-fire') && !trial.unit('gt').belly)
      trial.order('russian', 'pass');
    trial.order(
      'russian',
      { order: 'fire-ordnance', unit: 'rt', at: 'D6', target: 'gt' },
      ...TURRET,
      ...NOTHING,
      1,
      1,
    );
    expect(kill(trial)).toEqual(['rear', ['critical hit']]);
  });

  test('[squad-leader 11.22.1/a] out of a gully, and not along it', () => {
    const gully = (path: string[]) => {
      const trial = new Trial({
        phase: 'movement',
        map: drawn({ watercourses: [{ is: 'gully', along: 'A8 B7 C8 D7 E8' }] }),
        units: { gt: ['MkIVF2 at D7', { facing: 0 }], rt: GUN } as never,
      }).order('german', { order: 'drive', unit: 'gt', path });
      const asked: string[] = [...trial.awaits];
      while (trial.awaits.includes('russian vehicle-fire') && trial.unit('gt').at === 'D7') {
        trial.order('russian', 'pass');
        asked.push(...trial.awaits);
      }
      return asked.includes('russian underbelly');
    };
    expect(gully(['D6'])).toBe(true);
    expect(gully(['E8'])).toBe(false);
  });

  const HEDGE = { D7: { hexsides: { 0: 'hedge' } } } as const;
  const HEDGEROWS = { hedgerows: { are: 'hedges' } } as const;
  test.each<[string, object, object, boolean]>([
    ['a hedge', {}, {}, false],
    ['a hedgerow, where a scenario says that hedges are that', {}, HEDGEROWS, true],
    ['a hedgerow with a Cullin device', { cullin: true }, HEDGEROWS, false],
  ])('[squad-leader 11.22.5] over %s', (_, values, options, bares) => {
    const trial = crossing(values, {}, { map: field(HEDGE), options } as never);
    expect(trial.awaits.includes('russian underbelly') || trial.unit('gt').belly !== undefined).toBe(bares);
  });
});
