import { d100, type Placed, Trial } from '../testkit.testkit.js';

const spotted = { spotted: true } as const;
const facing = { facing: 3 } as const;

const duel = (more: object = {}, g: object = {}, s: object = {}) =>
  new Trial({
    units: {
      g1: ['Panzer IV at D4', { ...facing, ...g }],
      s1: ['T-34 at D8', { facing: 0, ...spotted, ...s }],
    },
    commands: { g1: 'fire', s1: 'fire' },
    ...more,
  });

/** Why the shot is refused; undefined when it only lacks its dice. */
function why(trial: Trial, side = 'german', unit = 'g1', target = 's1', ammo = 'AP'): string | undefined {
  const refused = trial.refusal(side, { order: 'fire', target, shots: [trial.aim(unit, ammo)] })?.refused;
  return refused === 'DICE_MISSING' ? undefined : refused;
}

describe('who may fire', () => {
  test('[panzer S.direct-fire/b, S.command-placement] FIRE and SHORT HALT in the Direct Fire Step; the counter is turned over', () => {
    expect(why(duel())).toBeUndefined();
    expect(why(duel({ commands: { g1: 'short-halt' } }))).toBeUndefined();
    expect(why(duel({ commands: { g1: 'move' } }))).toBe('NO_FIRE_COMMAND');
    expect(why(duel({ commands: {} }))).toBe('NO_FIRE_COMMAND');
    const trial = duel().fire('german', 'g1', 's1', 'AP', ...d100(100));
    expect(trial.told('commands-revealed')).toEqual([{ side: 'german', commands: { g1: 'fire' } }]);
    expect(trial.unit('g1')).toMatchObject({ command: 'fire', fired: true, spot: 'fire' });
  });

  test('[panzer S.spotting/c] only at what was spotted, and what lies in its own range and sight', () => {
    expect(why(duel({}, {}, { spotted: undefined }))).toBe('NOT_SPOTTED');
    const far: Placed = ['Soviet squad at D14', spotted];
    const trial = new Trial({
      units: { g1: ['Panzer IV at D4', facing], s1: far },
      commands: { g1: 'fire' },
    });
    expect(why(trial, 'german', 'g1', 's1', 'GP')).toBe('NOT_SPOTTED');
  });

  test('[panzer S.range, S.range-bands, S.ap-combat/e] the bracket is the first that reaches; beyond the last there is no fire', () => {
    const at = (hex: string) =>
      new Trial({
        units: { g1: ['Panzer IV at D1', facing], s1: [`T-34 at ${hex}`, { ...spotted, spot: 'fire' }] },
        commands: { g1: 'fire' },
      });
    expect(why(at('D5'))).toBeUndefined();
    expect(why(at('Y14'))).toBe('OUT_OF_RANGE');
    const shot = at('D5').fire('german', 'g1', 's1', 'AP', ...d100(100));
    expect(shot.told('ap-fire')[0]?.needs).toBe(90);
    const far = at('D14').fire('german', 'g1', 's1', 'AP', ...d100(100));
    expect(far.told('ap-fire')[0]?.needs).toBe(30);
  });

  test('[panzer S.facing-and-field-of-fire/a, S.facing-and-field-of-fire/b] a turretless gun fires to the front only, a turret all round', () => {
    const su = (facing: number) =>
      new Trial({
        units: { s1: ['SU-76M M43 at D4', { facing }], g1: ['Panzer IV at D8', spotted] },
        commands: { s1: 'fire' },
        first: 'soviet',
      });
    expect(why(su(3), 'soviet', 's1', 'g1')).toBeUndefined();
    expect(why(su(0), 'soviet', 's1', 'g1')).toBe('OUTSIDE_FIELD_OF_FIRE');
    expect(why(duel({}, { facing: 0 }))).toBeUndefined();
  });

  test('[panzer 7.8/b, 7.8/c, 7.8.1/f] with turrets, only within its sixty degrees', () => {
    const turret = (turretFacing: number) =>
      duel({ options: { optional: ['7.8'] } }, { facing: 0, turretFacing });
    expect(why(turret(3))).toBeUndefined();
    expect(why(turret(2))).toBe('OUTSIDE_FIELD_OF_FIRE');
  });

  test('[panzer S.direct-fire-targets, CES.1/d, S.direct-fire/c] AP at vehicles only, GP at everybody', () => {
    const trial = new Trial({
      units: { g1: ['Panzer IV at D4', facing], s1: ['Soviet squad at D6', spotted] },
      commands: { g1: 'fire' },
    });
    expect(why(trial)).toBe('NOT_A_VEHICLE');
    expect(why(trial, 'german', 'g1', 's1', 'GP')).toBeUndefined();
  });

  test('[panzer S.fires-per-turn] a unit fires once; its attached weapon besides', () => {
    const weapons = [
      {
        name: 'Small arms',
        kind: 'small-arms',
        field: 'A',
        rows: [{ ammo: 'GP', type: 'GP', range: { P: 4 }, factor: { P: 4 } }],
      },
      {
        name: 'ATR',
        kind: 'anti-tank-rifle',
        field: 'A',
        attached: true,
        rows: [{ ammo: 'AP', type: 'KE', range: { P: 4 }, factor: { P: 4 } }],
      },
    ] as const;
    const trial = new Trial({
      units: {
        g1: ['Rifle squad at D4', { weapons: weapons as never }],
        s1: ['T-34 at D6', spotted],
        s2: ['Soviet squad at D6', spotted],
        s3: ['T-34 at D6', spotted],
      },
      commands: { g1: 'fire' },
    });
    trial.fire('german', 'g1', 's2', 'GP', ...d100(1));
    expect(why(trial, 'german', 'g1', 's1')).toBeUndefined();
    trial.fire('german', 'g1', 's1', 'AP', ...d100(100));
    expect(trial.unit('g1').weapons?.[1]?.fired).toBe(true);
    expect(why(trial, 'german', 'g1', 's3')).toBe('HAS_FIRED');
    expect(why(trial, 'german', 'g1', 's3', 'GP')).toBe('HAS_FIRED');
  });

  test('[panzer S.full-cover/b, 7.25/a, S.ammo-limits] not out of Full Cover, with a broken weapon, or with ammo not yet issued', () => {
    const squad = (more: object) =>
      new Trial({
        units: { g1: ['Rifle squad at D4', more], s1: ['Soviet squad at D5', spotted] },
        commands: { g1: 'fire' },
      });
    expect(why(squad({ fullCover: true }), 'german', 'g1', 's1', 'GP')).toBe('IN_FULL_COVER');
    const [gun] = duel().unit('g1').weapons ?? [];
    expect(why(duel({}, { weapons: [{ ...gun, state: 'malfunction' }] }))).toBe('OUT_OF_ORDER');
    const early = (date: string) =>
      new Trial({
        units: { s1: ['SU-76M M43 at D4', facing], g1: ['Panzer IV at D8', spotted] },
        commands: { s1: 'fire' },
        options: { date },
        first: 'soviet',
      });
    expect(why(early('1943-07'), 'soviet', 's1', 'g1', 'HVAP')).toBe('NOT_YET_ISSUED');
    expect(why(early('1944-01'), 'soviet', 's1', 'g1', 'HVAP')).toBeUndefined();
  });
});

describe('fire at one target', () => {
  const three = () =>
    new Trial({
      units: {
        g1: ['Panzer IV at D4', facing],
        g2: ['Panzer IV at E4', facing],
        g3: ['Panzer IV at F4', facing],
        s1: ['T-34 at D8', { facing: 0, ...spotted }],
        s2: ['T-34 at F9', { facing: 0, ...spotted }],
      },
      commands: { g1: 'fire', g2: 'fire', g3: 'fire' },
    });

  test('[panzer S.direct-fire/a] all shots are announced together, and none after', () => {
    const trial = three();
    trial.order(
      'german',
      { order: 'fire', target: 's1', shots: [trial.aim('g1'), trial.aim('g2')] },
      ...d100(99),
      ...d100(98),
    );
    expect(trial.told('ap-fire').map(({ shooter }) => shooter)).toEqual(['g1', 'g2']);
    expect(why(trial, 'german', 'g3', 's1')).toBe('ANNOUNCED');
    expect(why(trial, 'german', 'g3', 's2')).toBeUndefined();
    trial.order('german', 'end-step');
    expect(trial.unit('s1').underFire).toBeUndefined();
  });

  test('[panzer S.direct-fire/a] a target that is gone is fired at no more, and the shot is spent', () => {
    const trial = three();
    trial.order(
      'german',
      { order: 'fire', target: 's1', shots: [trial.aim('g1'), trial.aim('g2')] },
      ...d100(1),
      ...d100(30),
      0,
    );
    expect(trial.told('lost')).toEqual([{ unit: 's1', how: 'brewed-up' }]);
    expect(trial.told('ap-fire')).toHaveLength(1);
    expect(trial.unit('g2').fired).toBe(true);
  });

  test('one unit is named once', () => {
    const trial = three();
    const shots = [trial.aim('g1'), trial.aim('g1', 'GP')];
    expect(trial.refusal('german', { order: 'fire', target: 's1', shots })?.refused).toBe('HAS_FIRED');
  });
});

describe('Overwatch', () => {
  const moving = (ow: object = {}, options: object = {}) =>
    new Trial({
      units: {
        g1: ['Panzer IV at D4', { ...facing, ...ow }],
        s1: ['T-34 at D9', { facing: 0 }],
      },
      commands: { g1: 'overwatch', s1: 'move' },
      clock: { phase: 'movement' },
      options,
    });

  test('[panzer S.overwatch/a, S.overwatch/b, S.spotting-phase] interrupts a move at each hex: -1 to the front, moving -2, and the shot is spent', () => {
    const trial = moving();
    expect(trial.awaits).toEqual(['soviet movement']);
    trial.order('soviet', { order: 'move', unit: 's1', path: ['D8', 'D7'] });
    expect(trial.awaits).toEqual(['german interrupt']);
    expect(trial.unit('s1').at).toBe('D8');
    trial.fire('german', 'g1', 's1', 'AP', ...d100(100));
    expect(trial.told('ap-fire')[0]?.modifiers.map(({ value }) => value)).toEqual([-2, -1]);
    // A unit that has fired cannot interrupt any more, and no other is in sight.
    expect(trial.awaits).toEqual(['soviet movement']);
    expect(trial.unit('s1').at).toBe('D7');
  });

  test('[panzer S.overwatch/b, S.overwatch/a] outside the front -3; holding fire lets it go on, and it is asked again', () => {
    const trial = moving({ facing: 0 });
    trial.order('soviet', { order: 'move', unit: 's1', path: ['D8', 'D7'] });
    trial.order('german', 'hold-fire');
    expect(trial.unit('s1').at).toBe('D7');
    trial.fire('german', 'g1', 's1', 'AP', ...d100(100));
    expect(trial.told('ap-fire')[0]?.modifiers.map(({ value }) => value)).toEqual([-2, -3]);
  });

  test('[panzer S.overwatch/a] a unit that is hit on the track goes no further', () => {
    const trial = moving();
    trial.order('soviet', { order: 'move', unit: 's1', path: ['D8', 'D7'] });
    trial.fire('german', 'g1', 's1', 'AP', ...d100(1), ...d100(95), ...d100(90));
    expect(trial.kinds).toEqual(expect.arrayContaining(['track-hit', 'bail-out', 'move-over']));
    expect(trial.unit('s1')).toMatchObject({ at: 'D8', trackHit: true });
  });

  test('[panzer S.overwatch/a × S.command-placement] the question tells nothing: it is asked whatever lies face down', () => {
    const asked = (command: 'overwatch' | 'none') => {
      const trial = new Trial({
        units: { g1: ['Panzer IV at D4', facing], s1: ['T-34 at D9', { facing: 0 }] },
        commands: { g1: command, s1: 'move' },
        clock: { phase: 'movement' },
      });
      trial.order('soviet', { order: 'move', unit: 's1', path: ['D8'] });
      return trial.awaits;
    };
    expect(asked('none')).toEqual(asked('overwatch'));
  });

  test('[panzer S.sequence/c, S.overwatch/a] after Direct Fire it fires at what it can spot now', () => {
    const trial = new Trial({
      units: { g1: ['Panzer IV at D4', facing], s1: ['T-34 at D9', { facing: 0 }] },
      commands: { g1: 'overwatch', s1: 'fire' },
    });
    expect(why(trial)).toBe('NO_FIRE_COMMAND');
    trial.order('german', 'end-step').order('soviet', 'end-step');
    expect(trial.awaits).toEqual(['german overwatch']);
    trial.fire('german', 'g1', 's1', 'AP', ...d100(100));
    expect(trial.told('ap-fire')[0]?.modifiers.map(({ value }) => value)).toEqual([-1]);
  });
});
