import { type Placed, Trial } from '../testkit.testkit.js';

const ABOARD = { aboard: 'gt' } as const;
const CAME = { cameFrom: 'D8', advancedFrom: 'D8', nerve: 'kept' } as const;
/** Russians have advanced from D8 upon a German vehicle in D7 with a squad aboard. */
const upon = (gt: Placed, more: Record<string, Placed> = {}) =>
  new Trial({
    phase: 'close-combat',
    active: 'russian',
    enemy: 'german',
    options: { year: 1944 },
    units: {
      gt,
      g1: ['4-6-7 at D7', ABOARD],
      r1: ['6-2-8 at D7', CAME],
      r2: ['4-4-7 at D7', CAME],
      ...more,
    },
  });
const TRUCK = 'truck at D7';
const TANK = 'MkIVF2 at D7';
const HALFTRACK = 'SdKfz 251 unarmed at D7';
/** Both sides are done; the dice are for what comes then. */
function fought(trial: Trial, ...faces: number[]): Trial {
  for (;;) {
    const [asked] = trial.battle.position.awaiting;
    if (asked?.kind !== 'close-combat') return trial;
    const isLast = trial.refusal(asked.side, 'pass')?.refused === 'DICE_MISSING';
    trial.order(asked.side, 'pass', ...(isLast ? faces : []));
    if (isLast) return trial;
  }
}
/** On to the next Movement Phase of the Russians. */
function nextMove(trial: Trial): Trial {
  do trial.endPhase();
  while (trial.battle.clock.phase !== 'movement' || trial.battle.clock.active !== 'russian');
  return trial;
}
const attack = (attackers: string[], ...defenders: string[]) => ({
  order: 'close-combat',
  attackers,
  defenders,
});
const storm = (unit: string, more: object = {}) => ({
  order: 'attack-vehicle',
  unit,
  vehicle: 'gt',
  ...more,
});

describe('passengers in close combat', () => {
  test('[squad-leader 7.2.6.7/a] men in a truck are attacked with -2, and attack with +2', () => {
    const trial = upon(TRUCK).order('russian', attack(['r1', 'r2'], 'g1'));
    trial.order('german', attack(['g1'], 'r2'), 6, 5, 6, 4);
    const drms = trial.told('close-combat-attack').map(({ side, blows }) => [side, blows[0]?.modifiers]);
    expect(drms).toEqual([
      ['russian', [{ why: 'in a vehicle', value: -2, cites: '7.2.6.7/a' }]],
      ['german', [{ why: 'in a vehicle', value: 2, cites: '7.2.6.7/a' }]],
    ]);
  });

  test('[squad-leader 7.2.6.7/a] the -2 counts with the +1 for taking them prisoner', () => {
    const trial = upon(TRUCK).order('russian', { ...attack(['r1'], 'g1'), capture: true });
    fought(trial, 6, 5);
    expect(trial.told('close-combat-attack')[0]?.blows[0]?.modifiers.map(({ value }) => value)).toEqual([
      1, -2,
    ]);
  });

  test('[squad-leader 7.2.6.3] those in a halftrack are not attacked, and attack nobody by themselves', () => {
    const trial = upon(HALFTRACK);
    expect(trial.refusal('russian', attack(['r1'], 'g1'))?.refused).toBe('NOBODY_THERE');
    const alone = { order: 'close-combat', attackers: ['g1'], defenders: ['r1'] };
    expect(trial.order('russian', storm('r1')).refusal('german', alone)?.refused).toBe('NOT_YOUR_DECISION');
    const open = upon(HALFTRACK, { g1: ['4-6-7 at D7', { ...ABOARD, exposed: true }] }).order(
      'russian',
      'pass',
    );
    expect(open.refusal('german', alone)?.refused).toBe('CANNOT_ATTACK');
  });

  test('[squad-leader 7.2.6.3, 7.2.6.9] when they look out they fight for it, and make it harder to attack', () => {
    const trial = upon(HALFTRACK, { g1: ['4-6-7 at D7', { ...ABOARD, exposed: true }] });
    trial.order('russian', storm('r1')).order('russian', 'pass');
    trial.order('german', { order: 'defend-vehicle', vehicle: 'gt', unit: 'r1' }, 1, 1, 6, 6, 6, 5, 5, 5);
    expect(trial.told('vehicle-attacked')[0]?.modifiers).toContainEqual({
      why: 'infantry with it',
      value: 2,
      cites: '7.2.6.9',
    });
    expect(trial.told('vehicle-defends')).toMatchObject([{ unit: 'r1', odds: '1-2' }]);
  });

  test('[squad-leader 7.2.6.3, 7.2.6.11] they share its fate', () => {
    const trial = fought(upon(HALFTRACK).order('russian', storm('r1')), 1, 1, 1, 2);
    expect(['gt', 'g1'].filter((id) => trial.battle.unit(id))).toEqual([]);
  });

  test('[squad-leader-A-230] [squad-leader 7.2.6.3/a] who is attacked on a tank is off it, whatever comes of that', () => {
    const trial = fought(upon(TANK).order('russian', attack(['r1', 'r2'], 'g1')), 6, 5);
    expect(trial.unit('g1')).toMatchObject({ at: 'D7', melee: true });
    expect(trial.unit('g1').aboard).toBeUndefined();
    expect(trial.told('jumped-off')).toHaveLength(1);
  });

  test('[squad-leader-A-231] [squad-leader 7.2.6.9/c, 7.2.6.9] the attack on the tank takes place though they are still there, and is harder', () => {
    const trial = upon(TANK)
      .order('russian', attack(['r1'], 'g1'))
      .order('russian', storm('r2'));
    fought(trial, 6, 5, 3, 3, 6, 5);
    expect(trial.unit('g1')).toMatchObject({ at: 'D7' });
    expect(trial.told('vehicle-attacked')[0]?.modifiers).toContainEqual({
      why: 'infantry with it',
      value: 2,
      cites: '7.2.6.9',
    });
  });

  test('[squad-leader 11.37.13] riders fight back', () => {
    const trial = upon(TANK).order('russian', 'pass');
    trial.order('german', attack(['g1'], 'r2'), 6, 5);
    expect(trial.told('close-combat-attack')).toMatchObject([{ side: 'german', attackers: ['g1'] }]);
  });
});

describe('taking a truck', () => {
  test.each<[string, number[], boolean]>([
    ['the squad needs its factors, with -4 for a soft vehicle and +1', [4, 5], true],
    ['one more is too much', [6, 4], false],
  ])('[squad-leader 7.2.6.7, 11.15.4] %s', (_, faces, isTaken) => {
    const trial = upon(TRUCK, { g1: '4-6-7 at N9' }).order('russian', storm('r1', { capture: true }));
    fought(trial, 1, 1, ...faces);
    expect(trial.told('vehicle-attacked')).toMatchObject([
      { needs: 6, result: isTaken ? 'captured' : 'nothing' },
    ]);
    expect(trial.unit('gt')).toMatchObject(isTaken ? { side: 'russian', mp: 22 } : { side: 'german' });
    expect(trial.battle.side('german').lost ?? []).toEqual(isTaken ? ['gt'] : []);
  });

  test('[squad-leader-A-254] [squad-leader-B-89] [squad-leader 8.6/h, 10.8/q6, 11.15.3] a gun in tow goes on with the truck, and is moved again when it was unhooked', () => {
    const trial = upon(['truck at D7', { tows: 'gg', facing: 0 }], {
      g1: '4-6-7 at N9',
      gg: ['75 AT gun at D7', { towedBy: 'gt' }],
    });
    fought(trial.order('russian', storm('r1', { capture: true })), 1, 1, 4, 5);
    expect(trial.unit('gg')).toMatchObject({ side: 'russian', towedBy: 'gt' });
    nextMove(trial).order('russian', { order: 'drive', unit: 'gt', path: ['D6'] });
    while (trial.awaits.some((asked) => asked.startsWith('german'))) trial.order('german', 'pass');
    trial.order('russian', { order: 'move', units: ['r1'], path: ['D6'] });
    expect(trial.unit('gg').at).toBe('D6');
    nextMove(trial).order('russian', { order: 'unhook', vehicle: 'gt' });
    nextMove(trial).order('russian', { order: 'man-gun', unit: 'r1', gun: 'gg' });
    const hook = { order: 'hook-up', vehicle: 'gt', gun: 'gg' };
    expect(trial.refusal('russian', hook)).toBeUndefined();
    trial.order('russian', { order: 'push-gun', gun: 'gg', path: ['D5'] });
    expect(trial.unit('gg').at).toBe('D5');
  });

  test('[squad-leader 7.2.6.7] a single man has a factor of 1', () => {
    const trial = upon(TRUCK, { g1: '4-6-7 at N9', rl: ['8-0 at D7', CAME] });
    trial.order('russian', storm('rl', { capture: true }));
    fought(trial, 1, 1, 3, 2);
    expect(trial.told('vehicle-attacked')).toMatchObject([{ needs: 1, rolled: 5, result: 'nothing' }]);
  });

  test('[squad-leader 7.2.6.7] not while those in it fight on', () => {
    const trial = upon(TRUCK).order('russian', attack(['r2'], 'g1'));
    trial.order('russian', storm('r1', { capture: true }));
    fought(trial, 6, 5, 1, 1);
    expect(trial.told('vehicle-attacked')).toEqual([]);
    expect(trial.unit('gt').side).toBe('german');
  });

  test('[squad-leader 7.2.6.7/b] no AFV with its crew', () => {
    for (const gt of [TANK, HALFTRACK])
      expect(upon(gt).refusal('russian', storm('r1', { capture: true }))?.refused).toBe('CANNOT_ATTACK');
  });
});

describe('passengers after the first round', () => {
  const IN_MELEE = { melee: true } as const;
  const later = (gt: Placed, more: Record<string, Placed> = {}) =>
    new Trial({
      phase: 'movement',
      options: { year: 1944 },
      units: {
        gt,
        g1: ['4-6-7 at D7', { ...ABOARD, ...IN_MELEE }],
        r1: ['6-2-8 at D7', { ...IN_MELEE, nerve: 'kept' }],
        r2: ['4-4-7 at D7', { ...IN_MELEE, nerve: 'kept' }],
        ...more,
      },
    });
  const off = { order: 'disembark', unit: 'g1' };
  const drive = { order: 'drive', unit: 'gt', path: ['D6'] };

  test('[squad-leader 6.3.7, 6.3.7/a] get off and fight on as men on foot; the truck stays, and is taken', () => {
    const trial = later([TRUCK, { facing: 0 }]).order('german', off);
    while (!trial.awaits.some((asked) => asked.endsWith('close-combat'))) trial.endPhase();
    trial.order('german', attack(['g1'], 'r1')).order('russian', attack(['r1'], 'g1'));
    trial.order('russian', storm('r2', { capture: true }), 6, 5, 1, 1, 6, 1, 1, 1, 1);
    expect(trial.told('close-combat-attack').map(({ blows }) => blows[0]?.modifiers)).toEqual([[], []]);
    expect(trial.unit('gt')).toMatchObject({ at: 'D7', side: 'russian' });
  });

  test('[squad-leader 6.3.7/a] an AFV drives off without them', () => {
    const trial = later(['MkIVF2 at D7', { facing: 0 }])
      .order('german', off)
      .order('german', drive);
    expect([trial.unit('gt').at, trial.unit('g1').at]).toEqual(['D6', 'D7']);
  });

  test.each<[string, Record<string, Placed>, string | undefined]>([
    ['when nobody is left to fight them', {}, undefined],
    ['but not past those who are', { g2: ['4-6-7 at D7', IN_MELEE] }, 'IN_MELEE'],
  ])('[squad-leader 6.3.7, 6.3.7/a] drive off, and are fired at %s', (_, more, refused) => {
    const trial = later([TRUCK, { facing: 0 }], { ...more, r3: '4-4-7 at D4' }).order('german', drive);
    const fire = { order: 'fire', at: 'D6', firers: ['r1'] };
    while (trial.unit('gt').at !== 'D6') trial.order('russian', 'pass');
    expect(trial.refusal('russian', fire, 6, 5)?.refused).toBe(refused);
  });
});

describe('snipers', () => {
  const SNIPER = { rs: ['sniper -2 at D7', CAME] as const } satisfies Record<string, Placed>;

  test('[squad-leader 7.2.6/b] attack no AFV', () => {
    expect(upon(TANK, SNIPER).refusal('russian', storm('rs'))?.refused).toBe('CANNOT_ATTACK');
  });

  test('[squad-leader 7.2.6/b] fight infantry without their DRM', () => {
    const trial = upon(TANK, { ...SNIPER, r1: '6-2-8 at N9', r2: '4-4-7 at N9' });
    fought(trial.order('russian', attack(['rs'], 'g1')), 6, 5);
    expect(trial.told('close-combat-attack')).toMatchObject([{ blows: [{ modifiers: [] }] }]);
  });
});
