import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Record<string, Placed>;
const CAR = { vehicle: 'armoured-car', mp: 30 } as const;
const driving = (values: object = {}, units: Units = {}, setup: Partial<Setup> = {}) =>
  new Trial({
    phase: 'movement',
    ...setup,
    units: { gt: ['MkIVF2 at D9', values], r9: '4-4-7 at N12', ...units } as never,
  });
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
const until = (trial: Trial, kind: string): Trial => {
  for (let n = 0; n < 60 && !trial.awaits.includes(kind); n++) trial.endPhase();
  return trial;
};

describe('armoured cars', () => {
  test.each<[string, 'brush' | 'open-ground', number]>([
    ['open ground', 'open-ground', 3],
    ['brush', 'brush', 4],
  ])(
    '[squad-leader 11.1.4, 11.12.1, 11.12.2] on wheels they pay for %s as motorcycles do',
    (_, ground, mp) => {
      const map = field({ D8: ground });
      expect(driving(CAR, {}, { map }).order('german', drive('D8')).told('drove')).toMatchObject([{ mp }]);
    },
  );

  test('[squad-leader 11.12.2, 11.27.1] woods stop them, and in reverse they pay twice', () => {
    const map = field({ D8: 'woods' });
    expect(driving(CAR, {}, { map }).refusal('german', drive('D8'))?.refused).toBe('IMPASSABLE');
    const back = driving(CAR).order('german', { ...drive('D10'), reverse: true } as never);
    expect(back.told('drove')).toMatchObject([{ mp: 6 }]);
  });

  test('[squad-leader 11.12.4] they neither take men aboard nor tow guns', () => {
    const units: Units = {
      g1: '4-6-7 at D9',
      gc: 'crew 2-4-7 at D9',
      gg: ['75 AT gun at D9', { possessor: 'gc' }],
    };
    const trial = driving(CAR, units, { options: { year: 1944 } });
    expect(trial.refusal('german', { order: 'board', unit: 'g1', vehicle: 'gt' })?.cites).toEqual([
      '11.12.4',
    ]);
    expect(trial.refusal('german', { order: 'hook-up', vehicle: 'gt', gun: 'gg' })?.refused).toBe(
      'NOT_YOUR_UNIT',
    );
  });

  test.each<[string, object, number[]]>([
    ['with a turret as a tank', { turreted: true }, [2]],
    ['without one as an SP gun', {}, [4]],
  ])('[squad-leader 11.12.5] they fire %s', (_, more, added) => {
    const trial = driving({ ...CAR, ...more }, { rt: 'T-34 at E10' }, { phase: 'prep-fire' });
    trial.order('german', { order: 'fire-ordnance', unit: 'gt', at: 'E10', target: 'rt' }, 6, 6);
    const modifiers = trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers ?? [];
    expect(modifiers.filter(({ why }) => why === 'covered arc changed').map(({ value }) => value)).toEqual(
      added,
    );
  });

  test('[squad-leader 11.12.3, 11.12.6] their crew survives as others do, and men need nerve to attack them', () => {
    const shot = driving(
      { ...CAR, survival: 6 },
      { rt: ['T-34 at D6', { facing: 3 }] },
      { phase: 'prep-fire', active: 'russian' },
    );
    shot.order('russian', { order: 'fire-ordnance', unit: 'rt', at: 'D9', target: 'gt' }, 1, 2, 2, 2, 1, 1);
    expect(shot.kinds).toContain('crew-survived');
    const men = until(
      driving(CAR, { r1: '4-4-7 at D8' }, { map: field({ D8: 'woods' }) }),
      'russian defensive-fire',
    );
    men.order('russian', { order: 'immobilize', unit: 'r1', vehicle: 'gt' }, 6, 6);
    expect(men.unit('r1').nerve).toBe('lost');
  });
});

describe('armour', () => {
  const killed = (armour: object, facing: number, ...hit: number[]) => {
    const trial = driving(
      { armour, facing },
      { rt: ['T-34 at D6', { facing: 3 }] },
      { phase: 'prep-fire', active: 'russian' },
    );
    trial.order('russian', { order: 'fire-ordnance', unit: 'rt', at: 'D9', target: 'gt' }, ...hit, 6, 6);
    const [kill] = trial.told('afv-kill');
    return [
      kill?.facing,
      kill?.modifiers.filter(({ why }) => why === 'armour').map(({ value }) => value),
      kill?.needs,
    ];
  };
  const HULL = [2, 1];
  const TURRET = [1, 2];

  test.each<[string, object, number, number[], string, number[]]>([
    [
      '[squad-leader 11.5.1, 11.5.2] the first number counts on the front',
      { front: 2, rest: 3 },
      0,
      HULL,
      'front',
      [2],
    ],
    ['[squad-leader 11.5.3] the second on the rear', { front: 2, rest: 3 }, 3, HULL, 'rear', [3]],
    ['[squad-leader 11.5.3] and on the side', { front: 2, rest: 3 }, 2, HULL, 'side', [3]],
    ['[squad-leader 11.5.4] a single one everywhere', { front: 1 }, 3, HULL, 'rear', [1]],
    [
      '[squad-leader 11.5.6] a heavy turret has one more',
      { front: 1, heavyTurret: true },
      0,
      TURRET,
      'front',
      [2],
    ],
    ['[squad-leader 11.5.6] its hull has not', { front: 1, heavyTurret: true }, 0, HULL, 'front', [1]],
  ])('%s', (_, armour, facing, hit, struck, modifiers) => {
    expect(killed(armour, facing, ...hit).slice(0, 2)).toEqual([struck, modifiers]);
  });

  test('[squad-leader 11.5.5, 11.1.6] a rear without armour is struck as a truck is', () => {
    const truck = driving(
      { vehicle: 'truck', armoured: null, facing: 3 },
      { rt: ['T-34 at D6', { facing: 3 }] },
      { phase: 'prep-fire', active: 'russian' },
    );
    truck.order(
      'russian',
      { order: 'fire-ordnance', unit: 'rt', at: 'D9', target: 'gt', ammunition: 'AP' },
      1,
      2,
      6,
      6,
    );
    const soft = killed({ front: 1, softRear: true }, 3, ...HULL);
    expect(soft).toEqual(['rear', [], truck.told('afv-kill')[0]?.needs]);
    expect(killed({ front: 1, softRear: true }, 0, ...HULL)[1]).toEqual([1]);
  });
});

describe('one man in the turret', () => {
  const ONE = { turretType: 'one-man', mg: { bow: 4, coaxial: 4, aa: 2 } } as const;
  const firing = (values: object = {}, units: Units = { r1: '4-4-7 at D6' }) =>
    driving({ ...ONE, ...values }, units, { phase: 'prep-fire' });
  const gun = (at = 'D6') => ({ order: 'fire-ordnance', unit: 'gt', at });
  const guns = (at = 'D6') => ({ order: 'fire-machine-guns', unit: 'gt', at });

  test('[squad-leader 11.3.1] it turns as slowly as a gun without a turret', () => {
    const trial = firing({}, { rt: 'T-34 at E10' });
    trial.order('german', { ...gun('E10'), target: 'rt' }, 6, 6);
    expect(trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers).toContainEqual(
      expect.objectContaining({ why: 'covered arc changed', value: 4 }),
    );
  });

  test('[squad-leader 11.3.3] its gun is fired from inside alone, and so with 1 more', () => {
    expect(firing({ exposed: true }).refusal('german', gun())?.cites).toEqual(['11.3.3']);
    const trial = firing().order('german', gun(), 6, 6);
    expect(trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers).toContainEqual(
      expect.objectContaining({ why: 'buttoned up' }),
    );
  });

  test('[squad-leader 11.3.2] beside its gun the coaxial gun has half, and after that in full the gun is silent', () => {
    const after = firing().order('german', gun(), 6, 6).order('german', guns(), 6, 6);
    expect(after.told('fire-attack')[0]?.fp).toBe(4 + 2);
    const before = firing().order('german', guns(), 6, 6);
    expect(before.told('fire-attack')[0]?.fp).toBe(8);
    expect(before.refusal('german', gun())?.refused).toBe('HAS_FIRED');
  });

  test.each<[string, string[], number]>([
    ['half of the gun alone', ['gun'], 4],
    ['a quarter with the coaxial gun', ['gun', 'coaxial'], 2],
  ])(
    '[squad-leader-B-106] [squad-leader 11.3.2, 11.3/q1] in an overrun it has %s, also with its crew exposed',
    (_, overrun, fp) => {
      const trial = driving({ ...ONE, exposed: true }, { r1: '4-4-7 at D8' });
      trial.order('german', { ...drive('D8'), overrun } as never).order('russian', 'pass', 5, 5);
      expect(trial.told('overrun')[0]?.parts).toContainEqual({ what: 'gun', fp });
    },
  );

  test('[squad-leader 11.3.4] who has tried to repair a weapon fires none of the turret and roof, and drives half as far', () => {
    const tried = () => {
      const trial = driving(
        { ...ONE, mp: 4, gunOut: 'malfunctioned' },
        { r1: '4-4-7 at D6' },
        { phase: 'rally' },
      );
      return until(trial, 'german repair').order(
        'german',
        { order: 'repair-armament', unit: 'gt', what: 'gun' },
        1,
      );
    };
    const trial = until(tried(), 'german prep-fire');
    expect(trial.refusal('german', gun())?.cites).toContain('11.3.4');
    trial.order('german', guns(), 6, 6);
    expect(trial.told('fire-attack')[0]?.fp).toBe(4);
    const moving = until(tried(), 'german movement');
    expect(moving.refusal('german', drive('D10', 'D11', 'D12'))?.refused).toBe('TOO_FAR');
  });
});

describe('machine guns beside the gun', () => {
  const trial = (units: Units) =>
    driving({ mg: { coaxial: 4, rear: 2 } }, units, { phase: 'prep-fire', map: drawn({}) });
  const guns = (at: string) => ({ order: 'fire-machine-guns', unit: 'gt', at });

  test('[squad-leader 11.7.7/b] after the gun the coaxial gun fires along its line alone', () => {
    const three: Units = { r1: '4-4-7 at D5', r2: '4-4-7 at D7', r3: '4-4-7 at C6' };
    const fired = trial(three).order('german', { order: 'fire-ordnance', unit: 'gt', at: 'D5' }, 6, 6);
    expect(fired.refusal('german', guns('C6'))?.refused).toBe('OUT_OF_RANGE');
    expect(fired.refusal('german', guns('D7'), 6, 6)).toBeUndefined();
    expect(trial(three).refusal('german', guns('C6'), 6, 6)).toBeUndefined();
  });

  test('[squad-leader 11.7.6] one in the rear of the turret reaches 8 hexes, twice as far with half, and is silent when the gun fires', () => {
    const behind: Units = { r1: '4-4-7 at D12', r2: '4-4-7 at D5' };
    expect(trial(behind).refusal('german', guns('D12'), 6, 6)).toBeUndefined();
    const fired = trial(behind).order('german', { order: 'fire-ordnance', unit: 'gt', at: 'D5' }, 6, 6);
    expect(fired.refusal('german', guns('D12'))?.refused).toBe('OUT_OF_RANGE');
    expect(
      driving({ mg: { rear: 2 } }, { r1: '4-4-7 at D8' }).refusal('german', {
        ...drive('D8'),
        overrun: ['rear'],
      } as never)?.refused,
    ).toBe('NO_WEAPON');
  });
});

describe('what shelters and hampers', () => {
  const values = (map: Setup['map'], units: Units, order: object) =>
    new Trial({ active: 'russian', map: map as never, units: { r1: '4-4-7 at D5', ...units } as never })
      .order('russian', { order: 'fire', firers: ['r1'], ...order }, 6, 6)
      .told('fire-attack')
      .flatMap(({ outcomes }) => outcomes.flatMap(({ modifiers }) => modifiers.map(({ value }) => value)));

  test.each([
    ['a truck', 'truck', [1]],
    ['a jeep', 'jeep', []],
  ] as const)('[squad-leader 11.16.4] fire past %s', (_, vehicle, modifiers) => {
    const units = { gt: [`truck at D7`, { vehicle }], g1: '4-6-7 at D9' } as never;
    expect(values(field(), units, { at: 'D9' })).toEqual(modifiers);
  });
});
