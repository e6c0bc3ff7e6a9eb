import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const ABOARD = { aboard: 'gt' } as const;
const EXPOSED = { ...ABOARD, exposed: true } as const;
const HALFTRACK = 'SdKfz 251 armed at D9';
const fire = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });

const inside = (more: Record<string, Placed> = {}, setup: Partial<Setup> = {}) =>
  new Trial({
    options: { year: 1944 },
    ...setup,
    units: {
      gt: HALFTRACK,
      g1: ['4-6-7 at D9', EXPOSED],
      gw: ['LMG at D9', { possessor: 'g1' }],
      r1: '4-4-7 at D6',
      ...more,
    },
  });

describe('fire out of a halftrack', () => {
  test('[squad-leader 11.13.4, 11.8.1] with their own arms and light machine guns, when they are exposed', () => {
    const trial = inside().order('german', fire('D6', 'g1', 'gw'), 6, 6);
    expect(trial.told('fire-attack')[0]?.fp).toBe(6);
    expect(inside({ g1: ['4-6-7 at D9', ABOARD] }).refusal('german', fire('D6', 'g1'))?.refused).toBe(
      'NOT_EXPOSED',
    );
    expect(
      inside({ gw: ['MMG at D9', { possessor: 'g1' }] }).refusal('german', fire('D6', 'gw'))?.refused,
    ).toBe('ABOARD');
  });

  test('[squad-leader-B-117] [squad-leader 11.8/q8, 11.8.1] they come out in the Movement or Advance Phase', () => {
    const trial = inside({ g1: ['4-6-7 at D9', ABOARD] }, { phase: 'movement' });
    trial.order('german', { order: 'expose', unit: 'g1', exposed: true });
    expect(trial.unit('g1').exposed).toBe(true);
    expect(trial.refusal('german', { order: 'expose', unit: 'g1', exposed: false })?.refused).toBe(
      'HAS_SWITCHED',
    );
    expect(
      new Trial({ phase: 'movement', units: { g1: '4-6-7 at D9' } }).refusal('german', {
        order: 'expose',
        unit: 'g1',
        exposed: true,
      })?.refused,
    ).toBe('NOT_YOUR_UNIT');
  });

  test('[squad-leader 11.13.5] after Prep Fire of its passengers it does not move', () => {
    const trial = inside().order('german', fire('D6', 'g1'), 6, 6).endPhase();
    expect(trial.refusal('german', drive('D8'))?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 11.13.5] after it has moved they fire with half', () => {
    const trial = inside({}, { phase: 'movement' }).order('german', drive('E9'));
    while (trial.battle.clock.phase !== 'advancing-fire') trial.endPhase();
    trial.order('german', fire('D6', 'g1'), 6, 6);
    expect(trial.told('fire-attack')).toMatchObject([{ fp: 2 }]);
  });

  test('[squad-leader 8.16.4] what throws a blast behind shakes all who are inside, and stuns the crew', () => {
    const trial = inside({
      gl: ['8-0 at D9', EXPOSED],
      gp: ['panzerfaust 43b at D9', { possessor: 'g1' }],
      rt: 'T-34 at D8',
    });
    const shot = { order: 'fire-anti-tank', weapon: 'gp', target: 'rt' };
    trial.order('german', shot, 6, 6, 3, 3, 5, 6, 6, 5);
    expect(trial.told('morale-check').map(({ unit, passed }) => [unit, passed])).toEqual([
      ['gl', true],
      ['g1', false],
      ['gt', false],
    ]);
    expect(trial.unit('g1')).toMatchObject({ broken: true, aboard: 'gt' });
    expect(trial.unit('gt').stunned).toBe(2);
  });

  test('[squad-leader-A-286] [squad-leader 8.11/c] they throw a charge in defence, and place none', () => {
    const more = { gw: ['demo charge at D9', { possessor: 'g1' }], r1: '4-4-7 at D8' } as const;
    const placing = { order: 'place-charge', weapon: 'gw', at: 'D8' };
    expect(inside(more, { phase: 'movement' }).refusal('german', placing)?.refused).toBe('ABOARD');
    const trial = inside(more, { phase: 'defensive-fire', active: 'russian' });
    trial.order('german', { order: 'throw-charge', weapon: 'gw', at: 'D8' }, 3, 4, 2, 2, 2, 2);
    expect(trial.battle.unit('gw')).toBeUndefined();
    expect(trial.told('fire-attack').map(({ at }) => at)).toEqual(['D8', 'D9']);
  });
});

describe('who directs it', () => {
  const LEADERS = { gl: ['9-1 at D9', EXPOSED], g2: '8-1 at D9' } as const;
  const led = (leader: string) => ({ ...fire('D6', 'g1'), leaders: [leader] });

  test('[squad-leader 11.13.4] a leader aboard who looks out, and once in a player turn', () => {
    const trial = inside(LEADERS).order('german', led('gl'), 6, 5);
    expect(trial.told('fire-attack')).toMatchObject([
      { leaders: ['gl'], outcomes: [{ modifiers: [{ why: '9-1', value: -1 }] }] },
    ]);
    expect(trial.unit('gl').directed).toBe(true);
  });

  test.each<[string, string, Record<string, Placed>, string]>([
    ['one on foot', 'g2', LEADERS, 'CANNOT_LEAD'],
    ['one under cover', 'gl', { gl: ['9-1 at D9', ABOARD] }, 'NOT_EXPOSED'],
  ])('[squad-leader 11.13.4, 11.13/q2] not %s', (_, leader, units, refused) => {
    expect(inside(units).refusal('german', led(leader))?.refused).toBe(refused);
  });
});

describe('jeeps and trucks', () => {
  const jeep = (setup: Partial<Setup> = {}) =>
    new Trial({
      active: 'american',
      enemy: 'german',
      ...setup,
      units: { at: 'jeep at D9', a1: ['crew 2-3-7 at D9', { aboard: 'at' }], g1: '4-6-7 at D6' },
    });
  const shot = { order: 'fire', at: 'D6', firers: ['a1'] };
  const driving = { order: 'drive', unit: 'at', path: ['D10'] };

  test('[squad-leader 11.16.2] its crew fires, and then it does not move', () => {
    const trial = jeep().order('american', shot, 6, 6).endPhase();
    expect(trial.refusal('american', driving)?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 11.16.2] after it has moved they fire with half', () => {
    const trial = jeep({ phase: 'movement' }).order('american', { ...driving, path: ['D8'] });
    while (trial.battle.clock.phase !== 'advancing-fire') trial.endPhase();
    trial.order('american', shot, 6, 6);
    expect(trial.told('fire-attack')).toMatchObject([{ fp: 1 }]);
  });
});

describe('fire at men aboard', () => {
  const struckAt = (more: Record<string, Placed>, setup: Partial<Setup> = {}) => {
    const trial = inside(more, { active: 'russian', ...setup });
    trial.order('russian', fire('D9', 'r1'), 6, 6);
    return trial
      .told('fire-attack')
      .flatMap(({ outcomes }) =>
        outcomes.flatMap(({ units, modifiers }) =>
          units.map((id) => [id, modifiers.map(({ why, value }) => [why, value])] as const),
        ),
      );
  };
  const ARMOUR = [['behind armour', 2]];

  test('[squad-leader 11.13.6] who is under cover in a halftrack is out of reach', () => {
    const trial = inside({ g1: ['4-6-7 at D9', ABOARD] }, { active: 'russian' });
    expect(trial.refusal('russian', fire('D9', 'r1'))?.refused).toBe('NOBODY_THERE');
  });

  test('[squad-leader-B-119] [squad-leader 11.13.7, 11.8/q10] who fires out of it has +2; its crew stays under cover', () => {
    expect(struckAt({})).toEqual([['g1', ARMOUR]]);
  });

  test('[squad-leader 11.13/q4] the crew that looks out does not expose the others', () => {
    const crewOut = { gt: [HALFTRACK, { exposed: true }], g1: ['4-6-7 at D9', ABOARD] } as const;
    expect(struckAt(crewOut).map(([id]) => id)).toEqual(['gt']);
  });

  test.each<[string, number, boolean, boolean]>([
    ['[squad-leader 11.13.9, 11.11.1/a] from two levels up in the next hex', 2, true, false],
    ['[squad-leader 11.11.1/a] from one level up', 1, false, true],
  ])('%s', (_, level, reaches, isSheltered) => {
    const map = field({ D8: { level } });
    const hidden = inside({ g1: ['4-6-7 at D9', ABOARD], r1: '4-4-7 at D8' }, { active: 'russian', map });
    expect(hidden.refusal('russian', fire('D9', 'r1'), 6, 6)?.refused).toBe(
      reaches ? undefined : 'NOBODY_THERE',
    );
    const modifiers = struckAt({ r1: '4-4-7 at D8' }, { map });
    const crew = isSheltered ? [] : [['gt', []]];
    expect(modifiers).toEqual([['g1', isSheltered ? ARMOUR : []], ...crew]);
  });

  test.each<[string, Placed, Placed, unknown[]]>([
    [
      '[squad-leader 11.18.1] behind the turret',
      ['MkIVF2 at D9', { facing: 0 }],
      '4-4-7 at D6',
      [['behind the turret', 2]],
    ],
    ['[squad-leader 11.18.1] from behind it', ['MkIVF2 at D9', { facing: 3 }], '4-4-7 at D6', []],
    ['[squad-leader 11.15.9] in a truck', 'truck at D9', '4-4-7 at D6', []],
  ])('%s', (_, gt, r1, modifiers) => {
    const found = struckAt({ gt, r1, g1: ['4-6-7 at D9', ABOARD] });
    expect(found.find(([id]) => id === 'g1')?.[1]).toEqual(modifiers);
  });

  test('[squad-leader 11.18.1] from above the turret shelters nobody', () => {
    const map = field({ D6: { level: 1 } });
    expect(struckAt({ gt: 'MkIVF2 at D9', g1: ['4-6-7 at D9', ABOARD] }, { map })).toEqual([['g1', []]]);
  });

  test('[squad-leader 11.18.2, 11.37.14] movement counts against nobody who rides', () => {
    const trial = inside(
      { gt: ['MkIVF2 at D9', { facing: 3 }], g1: ['4-6-7 at D9', ABOARD], r1: '4-4-7 at D6' },
      { phase: 'movement' },
    );
    trial.order('german', drive('D10', 'D11'));
    trial.order('russian', fire('D9', 'r1'), 6, 6);
    expect(trial.told('fire-attack')).toMatchObject([{ outcomes: [{ units: ['g1'], modifiers: [] }] }]);
  });

  test('[squad-leader 11.15.6/a] a truck and those in it check by themselves', () => {
    const trial = inside(
      { gt: 'truck at D9', g1: ['4-6-7 at D9', ABOARD], r1: '4-4-7 at D8' },
      { active: 'russian' },
    );
    trial.order('russian', fire('D9', 'r1'), 3, 4, 6, 5, 1, 2, 2, 2);
    expect(trial.told('morale-check').map(({ unit }) => unit)).toEqual(['gt', 'gt', 'g1']);
    expect(trial.unit('gt').immobilized).toBe(true);
    expect(trial.unit('g1').broken).toBeUndefined();
  });
});

describe('broken men in a halftrack', () => {
  const BROKEN = { ...ABOARD, broken: true, dm: true } as const;

  test('[squad-leader 11.13.8] they may stay, and it does not advance with them', () => {
    const map = field({ D10: 'woods' });
    const trial = inside({ g1: ['4-6-7 at D9', BROKEN] }, { phase: 'movement', map });
    expect(trial.refusal('german', drive('D8'))?.refused).toBe('BROKEN');
    expect(trial.refusal('german', drive('E9', 'E10'))).toBeUndefined();
    while (trial.battle.clock.phase !== 'rout') trial.endPhase();
    while (trial.battle.clock.phase === 'rout') trial.endPhase();
    expect(trial.unit('g1')).toMatchObject({ at: 'D9', broken: true, aboard: 'gt' });
  });

  test('[squad-leader 11.13.8] or get out and rout', () => {
    const trial = inside({ g1: ['4-6-7 at D9', BROKEN] }, { phase: 'rout', map: field({ D10: 'woods' }) });
    trial.order('german', { order: 'rout', unit: 'g1', path: ['D10'] });
    expect(trial.unit('g1').at).toBe('D10');
    expect(trial.unit('g1').aboard).toBeUndefined();
  });

  test('[squad-leader 11.13.8, 3.23.7] the halftrack is cover to rally in, with a leader who is aboard', () => {
    const trial = inside(
      { g1: ['4-6-7 at D9', { ...ABOARD, broken: true }], gl: ['8-0 at D9', ABOARD], g2: '8-1 at D9' },
      { phase: 'rally', clock: { step: 'rally' } },
    );
    while (!trial.awaits.includes('german rally')) trial.endPhase();
    expect(trial.refusal('german', { order: 'rally', unit: 'g1', leader: 'g2' })?.refused).toBe(
      'CANNOT_LEAD',
    );
    trial.order('german', { order: 'rally', unit: 'g1', leader: 'gl' }, 3, 4);
    expect(trial.told('rally-attempt')).toMatchObject([{ modifiers: [{ value: 0 }], passed: true }]);
  });

  test('[squad-leader 11.13.8] fire at it, though in vain, leaves them no peace', () => {
    const trial = inside(
      { gt: [HALFTRACK, { exposed: true }], g1: ['4-6-7 at D9', { ...ABOARD, broken: true }] },
      { active: 'russian' },
    );
    trial.order('russian', fire('D9', 'r1'), 6, 6);
    expect(trial.unit('g1').dm).toBe(true);
  });
});

test('[squad-leader-B-125] [squad-leader 11.13/q1] from above movement counts for nothing against those in a moving halftrack', () => {
  const map = field({ E8: { level: 2 } });
  const trial = inside({ g1: ['4-6-7 at D9', ABOARD], r1: '4-4-7 at E8' }, { phase: 'movement', map });
  trial.order('german', drive('D8'));
  if (trial.unit('gt').at === 'D9') trial.order('russian', 'pass');
  trial.order('russian', fire('D8', 'r1'), 6, 6);
  expect(trial.told('fire-attack')).toMatchObject([{ outcomes: [{ units: ['g1', 'gt'], modifiers: [] }] }]);
});
