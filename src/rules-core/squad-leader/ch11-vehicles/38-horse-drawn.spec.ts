import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Record<string, Placed>;
const drawn = (vehicle: 'wagon' | 'pulkka', values: object = {}): Placed =>
  ['truck at D9', { vehicle, mp: 8, ...values }] as Placed;
const SNOW = { options: { snow: true as const, year: 1944 } };
const driving = (gt: Placed, units: Units = {}, setup: Partial<Setup> = {}) =>
  new Trial({ phase: 'movement', ...SNOW, ...setup, units: { gt, r9: '4-4-7 at N12', ...units } });
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
const KINDS = [
  ['wagon', '11.38'],
  ['pulkka', '11.39'],
] as const;
const until = (trial: Trial, kind: string): Trial => {
  for (let n = 0; n < 60 && !trial.awaits.includes(kind); n++) trial.endPhase();
  return trial;
};

describe.each(KINDS)('a %s', (kind) => {
  const board = (id: string) => ({ order: 'board', unit: id, vehicle: 'gt' });

  test('[squad-leader 11.38.2, 11.39.2] takes a squad, a leader and five portage points', () => {
    const men: Units = {
      g1: '4-6-7 at D9',
      gl: '9-1 at D9',
      g2: '4-6-7 at D9',
      gw: ['HMG at D9', { possessor: 'g1' }],
    };
    const trial = driving(drawn(kind), men).order('german', board('g1')).order('german', board('gl'));
    expect(trial.unit('g1').aboard).toBe('gt');
    expect(trial.refusal('german', board('g2'))?.refused).toBe('NO_ROOM');
    const more: Units = { ...men, gx: ['LMG at D9', { possessor: 'g1' }] };
    expect(driving(drawn(kind), more).refusal('german', board('g1'))?.refused).toBe('TOO_HEAVY');
  });

  test('[squad-leader 11.38.4, 11.39.4] shelters nobody, is not in the way of fire, and leaves no wreck', () => {
    const past = (at: string, units: Units) =>
      new Trial({ active: 'russian', units: { r1: '4-4-7 at D6', ...units } })
        .order('russian', { order: 'fire', at, firers: ['r1'] }, 6, 6)
        .told('fire-attack')
        .flatMap(({ outcomes }) =>
          outcomes.filter(({ units: ids }) => ids.includes('g1')).flatMap(({ modifiers }) => modifiers),
        );
    expect(past('D9', { gt: drawn(kind), g1: '4-6-7 at D9' })).toEqual([]);
    expect(past('D11', { gt: drawn(kind), g1: '4-6-7 at D11' })).toEqual([]);
    const shot = new Trial({ active: 'russian', units: { r1: '6-2-8 at D8', gt: drawn(kind) } }).order(
      'russian',
      { order: 'fire', at: 'D9', firers: ['r1'] },
      1,
      1,
    );
    expect(shot.battle.unit('gt')).toBeUndefined();
    expect(shot.at('D9').wrecks).toBeUndefined();
  });

  test('[squad-leader 11.38.5, 11.38.8, 11.39.5, 11.39.8] fire at the animals has 1 less, at those who ride nothing, moving or not', () => {
    const trial = driving(drawn(kind), { g1: ['4-6-7 at D9', { aboard: 'gt' }], r1: '4-4-7 at D5' }).order(
      'german',
      drive('D8'),
    );
    if (trial.unit('gt').at === 'D9') trial.order('russian', 'pass');
    trial.order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 6, 5);
    const found = Object.fromEntries(
      trial
        .told('fire-attack')
        .flatMap(({ outcomes }) =>
          outcomes.map(({ units, modifiers }) => [units.join(), modifiers.map(({ value }) => value)]),
        ),
    );
    expect(found).toEqual({ gt: [-1], g1: [] });
  });

  test.each<[string, number[], object | undefined]>([
    [
      'two points lost, and the rest of the game turn',
      [2, 2, 3, 3, 1, 1],
      { mp: 6, halted: true, immobilized: true },
    ],
    ['nothing when they withstand', [2, 2, 2, 2, 1, 1], { mp: 8 }],
    ['all lost, and the riders left behind', [2, 2, 6, 5, 1, 1], undefined],
  ])(
    '[squad-leader 11.38.5, 11.38.6, 11.39.5, 11.39.6] a check of its animals, morale 7: %s',
    (_, dice, after) => {
      const units: Units = { g1: ['4-6-7 at D9', { aboard: 'gt' }], r1: '6-2-8 at D7' };
      const trial = new Trial({ ...SNOW, active: 'russian', units: { gt: drawn(kind), ...units } });
      trial.order('russian', { order: 'fire', at: 'D9', firers: ['r1'] }, ...dice);
      if (after) expect(trial.unit('gt')).toMatchObject(after);
      else expect(trial.battle.unit('gt')).toBeUndefined();
      expect(trial.unit('g1').at).toBe('D9');
      expect(trial.unit('g1').aboard).toBe(after ? 'gt' : undefined);
    },
  );

  test('[squad-leader 11.38.10, 11.39.10] is fired on at once in each hex', () => {
    const trial = driving(drawn(kind), { r1: '4-4-7 at D5' }).order('german', drive('D8', 'D7'));
    expect(trial.awaits).toEqual(['russian vehicle-fire']);
  });

  test.each<[string, Parameters<typeof field>[0]]>([
    ['a building', { D8: 'wooden-building' }],
    ['a cliff', { D8: { level: 1, hexsides: { 3: 'cliff' } } }],
  ])('[squad-leader 11.38.13, 11.39.13] does not go into or over %s', (_, hexes) => {
    expect(driving(drawn(kind), {}, { map: field(hexes) }).refusal('german', drive('D8'))?.refused).toBe(
      'IMPASSABLE',
    );
    const wire = { marks: { D8: { wire: true as const } } };
    expect(driving(drawn(kind), {}, wire).refusal('german', drive('D8'))?.refused).toBe('IMPASSABLE');
  });

  test('[squad-leader 11.38.13, 11.39.13] goes around a building', () => {
    const map = field({ D8: 'wooden-building' });
    const order = { ...drive('D8', 'D7'), bypass: [{ at: 'D8', past: 'left' }] };
    expect(driving(drawn(kind), {}, { map }).refusal('german', order)?.cites).toEqual(['11.29.3']);
  });

  test('[squad-leader 11.38.14, 11.39.14] turns for nothing before it sets out', () => {
    const trial = driving(drawn(kind, { facing: 3 })).order('german', drive('D8'));
    expect(trial.unit('gt').spent).toBe(1);
  });

  test('[squad-leader 11.38.15, 11.39.15] pays as infantry does, and stands beside as many others as there are', () => {
    const map = field({ D8: 'brush', D7: 'grain' });
    const trial = driving(drawn(kind), { gu: drawn(kind, { at: 'D7' }) }, { map }).order(
      'german',
      drive('D8', 'D7'),
    );
    expect(trial.told('drove').map(({ mp }) => mp)).toEqual([2, 1]);
    expect(trial.unit('gt').at).toBe('D7');
  });

  test('[squad-leader 11.38.17, 11.39.17] does not drive in the Advance Phase', () => {
    expect(driving(drawn(kind), {}, { phase: 'advance' }).refusal('german', drive('D8'))?.refused).toBe(
      'NOT_NOW',
    );
  });

  test('[squad-leader-B-204] [squad-leader 11.38/q1, 11.39/q1] goes no farther with a leader aboard, nor downhill', () => {
    const map = field({ D9: { level: 1 } });
    const trial = driving(drawn(kind, { mp: 2 }), { gl: ['9-1 at D9', { aboard: 'gt' }] }, { map });
    expect(trial.refusal('german', drive('D8', 'D7', 'D6'))?.refused).toBe('TOO_FAR');
    expect(
      trial
        .order('german', drive('D8', 'D7'))
        .told('drove')
        .map(({ mp }) => mp),
    ).toEqual([1, 1]);
  });
});

test.each<[string, Parameters<typeof field>[0], number | undefined]>([
  ['woods for all its points', { D8: 'woods' }, 8],
  ['no wall', { D8: { hexsides: { 3: 'wall' } } }, undefined],
])('[squad-leader 11.38.13] a wagon goes through %s', (_, hexes, mp) => {
  const trial = driving(drawn('wagon'), {}, { map: field(hexes) });
  if (mp === undefined) expect(trial.refusal('german', drive('D8'))?.refused).toBe('IMPASSABLE');
  else expect(trial.order('german', drive('D8')).told('drove')).toMatchObject([{ mp }]);
});

test('[squad-leader 11.38.19, 11.39.2] a wagon tows a gun for twice the cost, and carries nobody then; a pulkka tows none', () => {
  const towing = driving(drawn('wagon', { tows: 'gg' }), {
    gg: ['75 AT gun at D9', { towedBy: 'gt' }],
    g1: '4-6-7 at D9',
  });
  expect(towing.refusal('german', { order: 'board', unit: 'g1', vehicle: 'gt' })?.cites).toEqual([
    '11.38.19',
  ]);
  expect(towing.order('german', drive('D8')).told('drove')).toMatchObject([{ mp: 2 }]);
  const hook = (kind: 'wagon' | 'pulkka') =>
    driving(drawn(kind), { gc: 'crew 2-4-7 at D9', gg: ['75 AT gun at D9', { possessor: 'gc' }] }).refusal(
      'german',
      {
        order: 'hook-up',
        vehicle: 'gt',
        gun: 'gg',
      },
    )?.refused;
  expect([hook('wagon'), hook('pulkka')]).toEqual([undefined, 'NOT_YOUR_UNIT']);
});

test.each([
  ['[squad-leader 11.38.20] a wagon', 'wagon', []],
  ['[squad-leader 11.39.5] a pulkka', 'pulkka', [1]],
] as const)('%s has its size to hit', (_, kind, size) => {
  const trial = new Trial({
    ...SNOW,
    active: 'russian',
    units: { gt: drawn(kind), rt: ['T-34 at D6', { facing: 3 }] },
  });
  trial.order('russian', { order: 'fire-ordnance', unit: 'rt', at: 'D9', target: 'gt' }, 6, 6);
  const modifiers = trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers ?? [];
  expect(modifiers.filter(({ why }) => why === 'size').map(({ value }) => value)).toEqual(size);
});

test('[squad-leader 11.39.1] a pulkka goes on snow alone', () => {
  expect(driving(drawn('pulkka'), {}, { options: {} }).refusal('german', drive('D8'))?.cites).toEqual([
    '11.39.1',
  ]);
});

test('[squad-leader 11.38.6] the animals go on in the next game turn', () => {
  const trial = driving(drawn('wagon', { halted: true, immobilized: true }), {}, { active: 'german' });
  until(until(trial, 'russian movement'), 'german movement');
  expect(trial.unit('gt').halted).toBeUndefined();
  expect(trial.refusal('german', drive('D8'))).toBeUndefined();
});

test.each(KINDS)(
  '[squad-leader 11.38.12, 11.39.12] men and light machine guns fire from a %s, others do not',
  (kind) => {
    const units: Units = {
      g1: ['4-6-7 at D9', { aboard: 'gt' }],
      gw: ['LMG at D9', { possessor: 'g1' }],
      gx: ['MMG at D9', { possessor: 'g1' }],
      r1: '4-4-7 at D6',
    };
    const trial = new Trial({ ...SNOW, units: { gt: drawn(kind), ...units } });
    expect(trial.refusal('german', { order: 'fire', at: 'D6', firers: ['gx'] })?.refused).toBe('ABOARD');
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1', 'gw'] }, 6, 5);
    expect(trial.told('fire-attack')[0]?.parts).toHaveLength(2);
  },
);

describe.each(KINDS)('the animals of a %s', (kind) => {
  const hard = (...path: string[]) => ({ ...drive(...path), flatOut: true });
  const path = ['D8', 'D7', 'D6'];

  test('[squad-leader 11.38.16, 11.39.16] are driven half as far again, and tired until they have rested', () => {
    const trial = driving(drawn(kind, { mp: 2 }));
    expect(trial.refusal('german', drive(...path))?.refused).toBe('TOO_FAR');
    trial.order('german', hard(...path));
    expect(trial.unit('gt')).toMatchObject({ at: 'D6', spent: 3 });
    expect(trial.refusal('german', drive('D5'))?.refused).toBe('TOO_FAR');
    trial.endPhase();
    expect(trial.unit('gt').cx).toBe(true);
    const tired = driving(drawn(kind, { cx: true }));
    expect(tired.refusal('german', hard('D8'))?.cites).toContain('11.38.16');
    expect(tired.order('german', drive('D8')).told('drove')).toMatchObject([{ mp: 2 }]);
    expect(tired.endPhase().unit('gt').cx).toBe(true);
    expect(
      driving(drawn(kind, { cx: true }))
        .endPhase()
        .unit('gt').cx,
    ).toBeUndefined();
  });

  test.each<[string, Units, boolean]>([
    ['alone with an enemy', { r1: '4-4-7 at D9', g9: '4-6-7 at A1' }, true],
    ['with friends', { r1: ['4-4-7 at D9', { melee: true }], g1: ['4-6-7 at D9', { melee: true }] }, false],
    ['with broken enemies', { r1: ['4-4-7 at D9', { broken: true }] }, false],
  ])('[squad-leader 11.38.3, 11.39.3] %s at the end of a player turn', (_, units, isLost) => {
    const trial = driving(drawn(kind), units, { phase: 'advance' });
    for (let n = 0; n < 12 && trial.battle.clock.active === 'german'; n++) trial.endPhase();
    expect(trial.battle.unit('gt') === undefined).toBe(isLost);
  });
});

test.each<[string, 'wagon' | 'pulkka', object, string | undefined]>([
  ['[squad-leader 11.38.3] a wagon is captured as a truck is', 'wagon', {}, undefined],
  ['[squad-leader 11.38.3] but not of Finns', 'wagon', { nationality: 'Finnish' }, 'CANNOT_ATTACK'],
  ['[squad-leader 11.39.3] a pulkka never', 'pulkka', {}, 'CANNOT_ATTACK'],
])('%s', (_, kind, values, refused) => {
  const trial = new Trial({
    ...SNOW,
    phase: 'close-combat',
    active: 'russian',
    enemy: 'german',
    units: { gt: drawn(kind, values), r1: ['4-4-7 at D9', { cameFrom: 'D8' }] },
  });
  const capture = { order: 'attack-vehicle', unit: 'r1', vehicle: 'gt', capture: true };
  expect(trial.refusal('russian', capture, 6, 6, 6, 6)?.refused).toBe(refused);
});

test.each<[string, 'wagon' | 'pulkka', number]>([
  ['a wagon goes a quarter as far', 'wagon', 4],
  ['a pulkka as far as ever', 'pulkka', 1],
])('[squad-leader 11.38.18] in deep snow %s', (_, kind, mp) => {
  const options = { options: { snow: true as const, underfoot: 'deep snow' as const, year: 1944 } };
  const costIn = (setup: Partial<Setup>) =>
    driving(drawn(kind), {}, setup).order('german', drive('D8')).told('drove')[0]?.mp ?? 0;
  expect(costIn(options) / costIn({ options: { snow: true, year: 1944 } })).toBe(mp);
});
