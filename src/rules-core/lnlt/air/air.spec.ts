import { field, Trial } from '../testkit.testkit.js';

type Setup = NonNullable<ConstructorParameters<typeof Trial>[0]>;

const HURRICANE = { british: { airSupport: [{ aircraft: 'Hurricane', due: true as const }] } };
const TARGETS = { g1: '1-6-4-5 at H4', g2: '1-6-4-5 at H4' };

/** A Hurricane due in the impulse after that of the Germans, who pass; the die says from where. */
const due = (setup: Partial<Setup> = {}, ...faces: number[]) =>
  new Trial(
    {
      units: { ...TARGETS, b1: '2-5-4-6 at A1' },
      sides: HURRICANE,
      enemy: 'british',
      agenda: [{ task: 'turn' }, { task: 'admin' }, { task: 'keep-moving' }, { task: 'operations' }],
      ...setup,
    },
    ...faces,
  );
const flyIn = (at: string, towards = 3) => ({ order: 'fly-in', at, towards });
/** On its way down the H hexrow, as far as it is asked. */
const over = (setup: Partial<Setup> = {}) => due(setup, 1).order('british', flyIn('H0'));
const planes = (trial: Trial) => trial.battle.units().filter(({ kind }) => kind === 'aircraft');

describe('arrival of air support', () => {
  const stuka = { german: { airSupport: [{ aircraft: 'Ju 87 Stuka' }] } };
  const shoots = (...faces: number[]) =>
    new Trial({
      units: {
        gt: ['Pz IV H at E5', { facing: 3 }],
        g2: '1-6-4-5 at A1',
        at: ['M4A1 Sherman at E8', { facing: 0 }],
        a2: '2-5-4-6 at N1',
      },
      sides: stuka,
    })
      .activate('german', 'E5')
      .order('german', { order: 'shoot', weapon: 'gt', at: 'E8', vehicle: 'at' }, ...faces);

  test('[lnlt 19.1/h] [lnlt 19.1] [lnlt 19.0] after doubles it comes before the next impulse [lnlt-48]', () => {
    const trial = shoots(6, 6).order('german', 'end-impulse', 1);
    expect(trial.told('air-support')).toEqual([
      { side: 'german', aircraft: 'Ju 87 Stuka', die: 1, edge: 'north' },
    ]);
    expect(trial.awaits).toEqual(['german air-entry']);
    trial.order('german', flyIn('A1'));
    while (trial.awaits[0] === 'german flying') trial.order('german', 'fly-on');
    expect(trial.awaits).toEqual(['american impulse']);
  });

  test('[lnlt 19.1 × 1.8] an Event of the scenario grants it', () => {
    const grants = {
      says: 'The air force answers.',
      changes: [{ do: 'side', side: 'british', set: { airSupport: [{ aircraft: 'Hurricane' }] } }],
    };
    const trial = new Trial({
      units: {
        g1: '1-6-4-5 at C3',
        g9: '1-6-4-5 at A12',
        b1: ['2-5-4-6 at C7', { fired: true }],
        b9: '2-5-4-6 at N12',
      },
      marks: { C4: { event: { name: 'A', by: 'occupation' } } },
      options: { events: { A: grants } } as never,
      enemy: 'british',
    });
    trial
      .activate('german', 'C3')
      .order('german', { order: 'move', units: ['g1'], mode: 'move', path: ['C4'] });
    expect(trial.battle.side('british').airSupport).toEqual([{ aircraft: 'Hurricane' }]);
  });

  test('[lnlt 19.1/h] other rolls bring nothing', () => {
    const trial = shoots(6, 5).order('german', 'end-impulse');
    expect(trial.battle.side('german').airSupport).toEqual([{ aircraft: 'Ju 87 Stuka' }]);
    expect(trial.awaits).toEqual(['american impulse']);
  });

  test('[lnlt 19.1/a] due in the Rally Phase, it comes in first, even for the side without the initiative', () => {
    const trial = due({ clock: { phase: 'rally' } }, 2);
    expect(trial.awaits).toEqual(['british air-entry']);
    expect(trial.battle.clock).toMatchObject({ phase: 'operations', active: 'german' });
  });

  test.each([
    [1, 'north', 'H0', [2, 3, 4]],
    [2, 'east', 'N6', [4, 5]],
    [3, 'south', 'G12', [0, 1, 5]],
    [4, 'west', 'A6', [1, 2]],
    [5, 'any', 'A6', [1, 2]],
    [6, 'any', 'N6', [4, 5]],
  ])('[lnlt 19.1/b] a %i: from %s', (die, edge, at, sides) => {
    const trial = due({}, die);
    expect(trial.battle.clock.air?.edge).toBe(edge);
    const ways = trial.legalOf('british', 'fly-in') as unknown as { at: string; towards: number }[];
    expect(ways.flatMap((way) => (way.at === at ? way.towards : []))).toEqual(sides);
    expect(trial.refusal('british', flyIn('H6'))).toMatchObject({ refused: 'NOT_AN_ENTRY_HEX' });
    expect(trial.refusal('british', flyIn('Z99'))).toMatchObject({ refused: 'NO_SUCH_HEX' });
  });

  test('[lnlt 19.1/i] the hexrow or a diagonal, never a turn [lnlt-49]', () => {
    const path = (towards: number) =>
      due({ units: { g1: '1-6-4-5 at A12', b1: '2-5-4-6 at A1' } }, 1)
        .order('british', flyIn('H0', towards))
        .told('flew-in')[0]
        ?.path.slice(0, 3);
    expect(path(3)).toEqual(['H1', 'H2', 'H3']);
    expect([path(2), path(4)].map((hexes) => hexes?.map((hex) => hex[0]).join(''))).toEqual(['IJK', 'GFE']);
    expect(due({}, 1).refusal('british', flyIn('H0', 1))).toMatchObject({ refused: 'WRONG_FACING' });
  });

  test('[lnlt 19.1/c] [lnlt 19.1/g] in and out in one impulse, and never again', () => {
    const trial = over({ units: { g1: '1-6-4-5 at A12', b1: '2-5-4-6 at A1' } });
    expect(trial.kinds.filter((kind) => kind === 'flew-on').length).toBe(12);
    expect(planes(trial)).toEqual([]);
    expect(trial.battle.side('british').airSupport).toEqual([{ aircraft: 'Hurricane', used: true }]);
    expect(trial.battle.clock.air).toBeUndefined();
    expect(trial.awaits).toEqual(['german impulse']);
  });
});

describe('cannon and bombs', () => {
  const PANZER = { gp: ['Pz IV H at H4', { buttoned: true, facing: 0 }] } as const;

  test('[lnlt 19.1.1/b] [lnlt 19.1.1/e] [lnlt 19.1.1/f] [lnlt 19.1.1/a] the Hurricane, two Squads and a Panzer [lnlt-50]', () => {
    const trial = over({ units: { ...TARGETS, ...PANZER, b1: '2-5-4-6 at A1', g3: '1-6-4-5 at H5' } });
    expect(planes(trial)[0]?.at).toBe('H4');
    trial.order('british', 'strafe', 1, 6, 1, 6, 1, 6);
    expect(trial.told('attacked').map(({ at, strength, against }) => [at, strength, against.length])).toEqual(
      [
        ['H4', 2, 2],
        ['H5', 2, 1],
      ],
    );
    expect(trial.told('penetration')[0]).toMatchObject({ unit: 'gp', dud: true, mpv: 3 });
    expect(trial.kinds).not.toContain('to-hit');
    expect(trial.refusal('british', 'strafe')).toMatchObject({ refused: 'HAS_FIRED' });
  });

  test('[lnlt 19.1.1/c] bombs on the hex the cannon attacked and on another, no third', () => {
    const trial = over({
      units: { ...TARGETS, g3: '1-6-4-5 at H5', g4: '1-6-4-5 at H6', b1: '2-5-4-6 at A1' },
    });
    trial.order('british', 'bomb', 1, 6, 3, 3);
    expect(trial.told('attacked')[0]).toMatchObject({ at: 'H4', strength: 6 });
    expect(trial.refusal('british', 'bomb')).toMatchObject({ refused: 'TWICE' });
    trial.order('british', 'strafe', 1, 6, 1, 6);
    expect(planes(trial)[0]?.at).toBe('H5');
    trial.order('british', 'bomb', 1, 6, 3);
    expect(trial.told('attacked')[0]).toMatchObject({ at: 'H5' });
    expect(trial.battle.clock.air).toBeUndefined();
  });

  test('[lnlt 19.1.1] only what is spotted or seen by a Leader; the aircraft itself spots nothing', () => {
    const map = field({ H4: 'woods' });
    const blind = over({ map });
    expect(blind.battle.clock.air).toBeUndefined();
    const led = over({ map, units: { ...TARGETS, bl: 'Leader 6-1-6 at H6', b1: '2-5-4-6 at A1' } });
    expect(planes(led)[0]?.at).toBe('H4');
    const spotted = over({ map, marks: { H4: { spotted: true } } });
    expect(spotted.legalOf('british', 'strafe')).toHaveLength(1);
  });

  test('[lnlt 19.1.1/d] every floor by one die, each place by its own cover', () => {
    const trial = over({
      units: { g1: '1-6-4-5 at H4', g2: '1-6-4-5 at H4/bunker', b1: '2-5-4-6 at A1' },
      marks: { H4: { bunker: { tm: 3, facing: 0 }, spotted: true } },
    });
    trial.order('british', 'strafe', 3, 3, 3);
    expect(trial.told('attacked')[0]?.against).toEqual([
      { unit: 'g1', difference: 2 },
      { unit: 'g2', difference: -1 },
    ]);
  });
});

describe('anti-aircraft fire', () => {
  const flak = (more: object = {}, setup: Partial<Setup> = {}) =>
    over({ units: { ga: ['20mm Flak at H6', { facing: 0, ...more }], b1: '2-5-4-6 at A1' }, ...setup });
  const FIRE = { order: 'shoot-plane', weapon: 'ga' };

  test('[lnlt 19.1/d] [lnlt 14.1/j] [lnlt 19.1/j] the blue number, +2, nothing for being next to it', () => {
    const trial = flak();
    expect(trial.awaits).toEqual(['german anti-aircraft']);
    const { at } = planes(trial)[0]!;
    expect(at).toBe('H0');
    trial.order('german', FIRE, 3, 4);
    expect(trial.told('to-hit')[0]).toMatchObject({ needs: 8, natural: 7, modified: 9, hit: false });
  });

  test('[lnlt 19.1/d] other guns have no number against it', () => {
    const trial = flak(
      {},
      {
        units: {
          ga: ['20mm Flak at H6', { facing: 0 }],
          gt: ['Pz IV H at H7', { facing: 0 }],
          b1: '2-5-4-6 at A1',
        },
      },
    );
    expect(trial.refusal('german', { ...FIRE, weapon: 'gt' })).toMatchObject({ refused: 'NO_GUNS' });
  });

  test('[lnlt 19.1/c] one MP for each hex: held here, fired in the next, once', () => {
    const trial = flak().order('german', 'hold-fire');
    expect(planes(trial)[0]?.at).toBe('H1');
    trial.order('german', FIRE, 6, 5).order('german', FIRE, 6, 5);
    expect(trial.unit('ga').fired).toBe(true);
    expect([planes(trial)[0]?.at, ...trial.awaits]).toEqual(['H6', 'british flying']);
  });

  test('[lnlt 19.1/e] hidden by blocking terrain beside the gun, hampered by degrading terrain', () => {
    const hidden = flak({}, { map: field({ H5: 'woods' }) });
    expect(planes(hidden)[0]?.at).toBe('H5');
    const brush = flak({}, { map: field({ H5: 'brush' }) }).order('german', FIRE, 3, 4);
    expect(brush.told('to-hit')[0]).toMatchObject({ modified: 10 });
  });

  test('[lnlt 19.1/k] two levels over the highest of its path: what stands farther off hides nothing', () => {
    const trial = flak({}, { map: field({ H3: 'woods', H12: { level: 2 } }) });
    expect(trial.battle.clock.air?.level).toBe(4);
    expect(planes(trial)[0]?.at).toBe('H0');
  });

  test('[lnlt 19.1/d, 19.1/f] Shaken it aborts, its mission used', () => {
    const trial = flak().order('german', FIRE, 1, 1, 1, 1, 1, 1);
    expect(trial.kinds).toContain('aborted');
    expect(planes(trial)).toEqual([]);
    expect(trial.battle.side('british').airSupport).toEqual([{ aircraft: 'Hurricane', used: true }]);
    expect(trial.battle.position.locations.H0?.flightPath).toBeUndefined();
  });

  test('[lnlt 19.1/l] shot down it crashes on friend and foe, vehicles as if Open, and leaves a Wreck', () => {
    const trial = flak(
      {},
      {
        units: {
          ga: ['20mm Flak at H6', { facing: 0 }],
          g1: '1-6-4-5 at H3',
          gp: ['Pz IV H at H3', { buttoned: true, facing: 0 }],
          b1: '2-5-4-6 at H3',
          b2: '2-5-4-6 at A1',
        },
      },
    );
    trial.order('german', FIRE, 1, 1, 6, 1, 3, 1, 6, 3, 3, 1);
    expect(trial.told('shot-down')[0]).toMatchObject({ die: 3, at: 'H3' });
    expect(trial.told('attacked').map(({ strength, against }) => [strength, against.length])).toEqual([
      [6, 2],
      [6, 1],
    ]);
    expect(trial.at('H3').wreck).toBe('Hurricane');
  });

  test('[lnlt 19.1/l] a Building it falls on is Rubble; beyond the map it harms nobody', () => {
    const house = { map: field({ H3: 'wooden-building' }) };
    expect(flak({}, house).order('german', FIRE, 1, 1, 6, 1, 3).at('H3').terrain).toBe('Rubble');
    const far = flak({}, { map: field({}, { columns: 14, rows: 7 }) }).order('german', 'hold-fire');
    for (let i = 0; i < 4; i++) far.order('german', 'hold-fire');
    far.order('german', FIRE, 1, 1, 6, 1, 6);
    expect(far.told('shot-down')[0]).not.toHaveProperty('at');
  });
});
