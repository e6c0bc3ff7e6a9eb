import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

const MAP = field({ D8: 'olive-grove', E8: 'river' });

interface Setup {
  readonly units: Record<string, Placed>;
  readonly under?: readonly string[];
  readonly commands?: Record<string, string>;
  readonly sides?: object;
  readonly optional?: readonly string[];
  readonly phase?: string;
  readonly secrets?: object;
}

/** A HIDDEN UNIT counter `sc` of the Soviets stands for those named. */
function battle(setup: Setup): Trial {
  const { units, under = [], commands, sides, optional = ['7.2'], phase = 'combat', secrets } = setup;
  const hidden = (id: string, one: Placed): Placed => {
    const [text, values] = typeof one === 'string' ? [one, {}] : one;
    return under.includes(id) ? [text, { ...values, hidden: true }] : [text, values];
  };
  const trial = new Trial({
    map: MAP,
    units: Object.fromEntries(Object.entries(units).map(([id, one]) => [id, hidden(id, one)])),
    sides: { soviet: { hiddenLimit: 3 }, ...sides } as never,
    secrets: { soviet: { counters: { sc: { units: [...under] } } }, ...secrets } as never,
    options: { optional: optional as never },
    clock: { phase: phase as never, turn: 2 },
    ...(commands && { commands: commands as never }),
  });
  // With hidden units in play both sides are asked for Close Assaults.
  return phase === 'movement' ? trial.order('german', 'end-step').order('soviet', 'end-step') : trial;
}

const place = (...placements: { unit: string; at: string; facing?: number }[]) => ({
  order: 'place-hidden',
  placements,
});

describe('HIDDEN UNIT counters in combat', () => {
  test('[panzer 7.2.2.3/a] hidden units fight only when their counter is shown and all its units are placed; they have its command', () => {
    const trial = battle({
      units: {
        g1: ['Panzer IV at D4', { facing: 0, spotted: true }],
        sc: 'Hidden unit 1 at D8',
        s1: 'T-34',
        s2: 'Soviet squad',
      },
      under: ['s1', 's2'],
      commands: { sc: 'fire' },
    });
    trial.order('german', 'end-step');
    const fire = { order: 'fire', target: 'g1', shots: [trial.aim('s1')] };
    expect(trial.refusal('soviet', fire)?.refused).toBe('IS_HIDDEN');
    trial.order('soviet', { order: 'show-counter', counter: 'sc' });
    expect(trial.awaits).toEqual(['soviet place-hidden']);
    trial.order('soviet', place({ unit: 's1', at: 'D8', facing: 0 }, { unit: 's2', at: 'D7' }));
    expect(trial.awaits).toEqual(['soviet direct-fire']);
    trial.order('soviet', fire, ...d100(99));
    expect(trial.kinds).toContain('ap-fire');
    expect(trial.unit('s2')).toMatchObject({ at: 'D7' });
    expect(trial.battle.secret('soviet').commands).toMatchObject({ s2: { command: 'fire' } });
  });

  test('[panzer 7.2.2.3/a × 7.2.2.1/f] they may fire at what they alone have spotted', () => {
    const begun = (spots: readonly string[]) => {
      const trial = battle({
        units: { g1: ['Panzer IV at D4', { facing: 0 }], sc: 'Hidden unit 1 at D8', s1: 'T-34' },
        under: ['s1'],
        commands: { sc: 'fire' },
        secrets: {
          soviet: { counters: { sc: { units: ['s1'] } }, commands: { sc: { command: 'fire' } }, spots },
        },
      });
      trial.order('german', 'end-step').order('soviet', { order: 'show-counter', counter: 'sc' });
      return trial.order('soviet', place({ unit: 's1', at: 'D8' }));
    };
    expect(begun(['g1']).fire('soviet', 's1', 'g1', 'AP', ...d100(99)).kinds).toContain('ap-fire');
    const other = begun([]);
    const fire = { order: 'fire', target: 'g1', shots: [other.aim('s1')] };
    expect(other.refusal('soviet', fire)?.refused).toBe('NOT_SPOTTED');
  });

  test('[panzer 7.2.2.3/a, S.calling-fire/a] a hidden observer directs Indirect Fire and stays hidden: nobody hears who it was', () => {
    const trial = battle({
      units: {
        g1: ['Panzer IV at D4', { spotted: true }],
        sc: 'Hidden unit 1 at D8',
        s1: ['Soviet squad', { observer: true }],
        s2: 'T-34 at Y12',
      },
      under: ['s1'],
      commands: { sc: 'overwatch' },
      sides: {
        soviet: { hiddenLimit: 3, batteries: [{ name: 'Battery', gp: 9 }] },
      },
    });
    const call = {
      order: 'call-fire',
      battery: 'Battery',
      observer: 's1',
      at: 'D4',
      ammo: 'GP',
      sheaf: 'closed',
    };
    trial.order('soviet', call);
    expect(trial.sentences).toEqual(['Battery is called to D4: GP, closed SHEAF.']);
    expect(trial.told('fire-called')).toEqual([
      { battery: 'Battery', at: 'D4', ammo: 'GP', sheaf: 'closed' },
    ]);
    const [battery] = trial.battle.side('soviet').batteries ?? [];
    expect(battery?.mission).not.toHaveProperty('by');
    expect(trial.battle.secret('soviet').observers).toEqual({ Battery: 's1' });
    expect(trial.unit('sc').command).toBeUndefined();
  });

  test('[panzer 7.2.2.3/a, S.calling-fire/b] the mission of a hidden observer is fired, too', () => {
    const trial = battle({
      units: {
        g1: 'Panzer IV at D4',
        sc: ['Hidden unit 1 at D8', {}],
        s1: ['Soviet squad', { observer: true }],
      },
      under: ['s1'],
      sides: {
        soviet: {
          hiddenLimit: 3,
          batteries: [
            {
              name: 'Battery',
              gp: 9,
              mission: { at: 'D4', ammo: 'GP', sheaf: 'closed', called: 1, turns: 0 },
            },
          ],
        },
      },
      secrets: {
        soviet: {
          counters: { sc: { units: ['s1'] } },
          commands: { sc: { command: 'overwatch' } },
          observers: { Battery: 's1' },
        },
      },
    });
    trial.order('soviet', { order: 'fire-mission', battery: 'Battery' }, 0, ...d100(1));
    expect(trial.told('fire-response')[0]).toEqual({ battery: 'Battery', rolled: 10, comes: 'fires' });
    expect(trial.action.effects[0]).toMatchObject({ effect: 'response-reckoned', to: ['soviet'] });
    expect(trial.kinds).toContain('indirect-attack');
    expect(trial.unit('s1')).toMatchObject({ hidden: true, fired: true });
  });

  /** A German battery answers and fires at D8. */
  const shelled = (under: readonly string[]) =>
    battle({
      units: {
        g1: ['Rifle squad at D4', { observer: true, command: 'overwatch' }],
        sc: 'Hidden unit 1 at D8',
        s1: 'T-34',
        s2: 'Soviet squad',
      },
      under,
      sides: {
        soviet: { hiddenLimit: 3 },
        german: {
          batteries: [
            {
              name: 'Battery',
              gp: 9,
              mission: { by: 'g1', at: 'D8', ammo: 'GP', sheaf: 'closed', called: 1, turns: 0 },
            },
          ],
        },
      },
    });
  const answers = { order: 'fire-mission', battery: 'Battery' };

  test('[panzer 7.2.2.3/b] Indirect Fire at a counter brings all its units on the map, and strikes those in the hexes of the SHEAF', () => {
    const trial = shelled(['s1', 's2']).order('german', answers, 0);
    expect(trial.told('counter-struck')).toEqual([{ counter: 'sc' }]);
    expect(trial.awaits).toEqual(['soviet place-hidden']);
    trial.order('soviet', place({ unit: 's1', at: 'D8' }, { unit: 's2', at: 'D9' }), ...d100(1));
    expect(trial.told('indirect-attack').map(({ target }) => target)).toEqual(['s1']);
    expect(trial.awaits).toEqual(['german indirect-fire']);
  });

  test('[panzer 7.2.2.3/c] a fake under Indirect Fire comes off, and nothing is attacked', () => {
    const trial = shelled([]).order('german', answers, 0);
    expect(trial.kinds).toContain('fake-exposed');
    expect(trial.kinds).not.toContain('indirect-attack');
    expect(trial.battle.unit('sc')).toBeUndefined();
  });

  test('[panzer 7.37/a × 7.2.2.3/b] Reconnaissance by Fire may be called to a counter', () => {
    const trial = battle({
      units: {
        g1: ['Rifle squad at D4', { observer: true, command: 'overwatch' }],
        sc: 'Hidden unit 1 at D8',
        s1: 'T-34',
      },
      under: ['s1'],
      optional: ['7.2', '7.37'],
      sides: { soviet: { hiddenLimit: 3 }, german: { batteries: [{ name: 'Battery', gp: 9 }] } },
    });
    const call = {
      order: 'call-fire',
      battery: 'Battery',
      observer: 'g1',
      at: 'D8',
      ammo: 'GP',
      sheaf: 'closed',
    };
    expect(trial.order('german', call).kinds).toContain('fire-called');
  });
});

describe('moving HIDDEN UNIT counters', () => {
  const moving = (
    units: Record<string, Placed>,
    under: readonly string[],
    command = 'move',
    more: object = {},
  ) =>
    battle({
      units: { g1: ['Panzer IV at Y12', { command: 'fire' }], sc: 'Hidden unit 1 at D8', ...units },
      under,
      phase: 'movement',
      commands: { sc: command, ...more },
    });
  const go = (...path: string[]) => ({ order: 'move-counter', counter: 'sc', path });

  test('[panzer 7.2.2.2/a] a counter takes commands, has SPOT/MOVE and goes no farther than its slowest unit', () => {
    const trial = moving({ s1: 'T-34', s2: 'Soviet squad' }, ['s1', 's2']);
    expect(trial.unit('sc')).toMatchObject({ command: 'move', spot: 'move' });
    const legs = trial.unit('s2').crossCountry ?? 0;
    const path = ['D9', 'D10', 'D11', 'D12', 'D13', 'D14'];
    expect(trial.refusal('soviet', go(...path.slice(0, legs + 1)))?.refused).toBe('TOO_FAR');
    trial.order('soviet', go(...path.slice(0, legs)));
    expect(trial.unit('sc')).toMatchObject({ at: path[legs - 1], moved: true });
    expect(trial.refusal('soviet', go('D8'))?.refused).toBe('HAS_MOVED');
    expect(trial.told('counter-moved')[0]).toEqual({ counter: 'sc', to: 'D9' });
  });

  test('[panzer 7.2.2.2/a] all of its units must be able to enter the hex; SHORT HALT gives half', () => {
    const trial = moving({ s1: 'T-34' }, ['s1']);
    expect(trial.refusal('soviet', go('E8'))?.refused).toBe('CLOSED_TERRAIN');
    const path = ['D9', 'D10', 'D11', 'D12', 'D13', 'D14'];
    const farthest = (command: string) => {
      const begun = moving({ s1: ['T-34', { crossCountry: 4 }] }, ['s1'], command);
      return path.filter((_, i) => !begun.refusal('soviet', go(...path.slice(0, i + 1)))).length;
    };
    expect([farthest('move'), farthest('short-halt'), farthest('fire')]).toEqual([4, 2, 0]);
  });

  test('[panzer 7.2.2.2/a] without MOVE or SHORT HALT it stays where it is', () => {
    expect(moving({ s1: 'T-34' }, ['s1'], 'overwatch').refusal('soviet', go('D9'))?.refused).toBe(
      'NO_MOVE_COMMAND',
    );
  });

  test('[panzer 7.2.2.2/c] a fake moves as any unit of its side could; farther than on foot it counts as a vehicle from then on', () => {
    const fake = () => moving({ s1: ['T-34 at W12', {}], s2: 'Soviet squad at W12' }, []);
    const begun = fake();
    const legs = begun.unit('s2').crossCountry;
    const slow = begun.order('soviet', go(...['D9', 'D10', 'D11', 'D12'].slice(0, legs)));
    expect(slow.battle.secret('soviet').counters?.sc).toEqual({ units: [] });
    const fast = fake().order('soviet', go('D9', 'D10', 'D11', 'D12', 'D13'));
    expect(fast.battle.secret('soviet').counters?.sc).toEqual({ units: [], asVehicle: true });
    expect(fast.action.effects.find(({ effect }) => effect === 'hidden-under')?.to).toEqual(['soviet']);
    const onFoot = moving({ s2: 'Soviet squad at W12' }, []);
    expect(onFoot.refusal('soviet', go('D9', 'D10', 'D11', 'D12', 'D13'))?.refused).toBe('TOO_FAR');
  });

  test('[panzer 7.2.2.2/c × 7.2.2.1/d] such a fake is spotted at the range of a vehicle, and comes off', () => {
    const spotting = (asVehicle: object) =>
      new Trial({
        map: MAP,
        units: { g1: 'Panzer IV at D2', sc: 'Hidden unit 1 at D8' },
        sides: { soviet: { hiddenLimit: 3 } },
        secrets: { soviet: { counters: { sc: { units: [], ...asVehicle } } } },
        options: { optional: ['7.2'] },
        clock: { phase: 'spotting', turn: 2 },
        agenda: [{ task: 'turn' }],
      });
    expect(spotting({}).kinds).not.toContain('fake-exposed');
    expect(spotting({ asVehicle: true }).kinds).toContain('fake-exposed');
  });

  /** A Panzer on Overwatch looks at a counter that comes nearer. */
  const onOverwatch = (units: Record<string, Placed>, under: readonly string[], path: string[]) => {
    const trial = battle({
      units: {
        g1: ['Panzer IV at D4', { facing: 3 }],
        sc: 'Hidden unit 1 at D9',
        ...units,
      },
      under,
      phase: 'movement',
      commands: { sc: 'move', g1: 'overwatch' },
    });
    return trial.order('soviet', go(...path));
  };

  test('[panzer 7.2.2.2/b, 7.2.2.1/a] a unit on Overwatch spots it at the range of what moves; then it may fire at what stood under it', () => {
    const trial = onOverwatch({ s1: 'T-34', s2: 'Soviet squad' }, ['s1', 's2'], ['D8']);
    expect(trial.awaits).toEqual(['german interrupt']);
    trial.order('german', { order: 'spot-mover', unit: 'g1' });
    expect(trial.unit('g1').command).toBe('overwatch');
    expect(trial.awaits).toEqual(['soviet place-hidden']);
    trial.order('soviet', place({ unit: 's1', at: 'D8', facing: 0 }, { unit: 's2', at: 'D8' }));
    expect(trial.awaits).toEqual(['german interrupt']);
    expect(trial.unit('s1')).toMatchObject({ moved: true, spot: 'move', command: 'move' });
    trial.fire('german', 'g1', 's1', 'AP', ...d100(99));
    expect(trial.kinds).toContain('ap-fire');
    expect(trial.awaits).toEqual(['soviet movement']);
    expect(trial.refusal('soviet', { order: 'move', unit: 's1', path: ['D9'] })?.refused).toBe('HAS_MOVED');
  });

  test('[panzer 7.2.2.2/b] a fake comes off when it is spotted; an attempt that fails is not made twice', () => {
    const fake = onOverwatch({ s1: 'T-34 at W12' }, [], ['D8', 'D7']);
    fake.order('german', { order: 'spot-mover', unit: 'g1' });
    expect(fake.kinds).toContain('fake-exposed');
    expect(fake.awaits).toEqual(['soviet movement']);
    const far = battle({
      units: {
        g1: ['Panzer IV at A1', { facing: 2 }],
        sc: 'Hidden unit 1 at Z12',
        s1: 'Soviet squad at W12',
      },
      phase: 'movement',
      commands: { sc: 'move', g1: 'overwatch' },
    });
    far.order('soviet', go('Z11'));
    far.order('german', { order: 'spot-mover', unit: 'g1' });
    expect(far.told('counter-not-spotted')).toEqual([{ counter: 'sc', by: 'g1' }]);
    expect(far.refusal('german', { order: 'spot-mover', unit: 'g1' })?.refused).toBe('NOT_SPOTTED');
    far.order('german', 'hold-fire');
    expect(far.unit('sc').at).toBe('Z11');
  });

  test('[panzer 7.2.2.2/a × S.enemy-hexes] nobody on foot enters the hex of a counter', () => {
    const trial = battle({
      units: { g1: 'Rifle squad at D7', sc: 'Hidden unit 1 at D8' },
      phase: 'movement',
      commands: { g1: 'move' },
    });
    trial.order('soviet', 'end-step');
    expect(trial.refusal('german', { order: 'move', unit: 'g1', path: ['D8'] })?.refused).toBe('ENEMY_THERE');
  });

  test('[panzer 7.31.2/b × 7.2.2.3/b] mines in its way bring its units to light, and go off under them', () => {
    const trial = battle({
      units: { g1: 'Panzer IV at Y12', sc: 'Hidden unit 1 at D8', s1: 'T-34' },
      under: ['s1'],
      optional: ['7.2', '7.31'],
      phase: 'movement',
      commands: { sc: 'move' },
      secrets: {
        german: { mines: [{ hexes: ['D9'], strength: 'hasty', vehicular: true }] },
        soviet: { counters: { sc: { units: ['s1'] } }, commands: { sc: { command: 'move' } } },
      },
    });
    trial.order('soviet', go('D9', 'D10'));
    expect(trial.awaits).toEqual(['soviet place-hidden']);
    trial.order('soviet', place({ unit: 's1', at: 'D9' }), ...d100(99));
    expect(trial.kinds).toContain('mine-attack');
    expect(trial.awaits).toEqual(['soviet movement']);
  });

  test('[panzer 7.35.2 × 7.2.2.3/b] a counter that stays in a fire is turned over: a fake comes off, real units burn', () => {
    const burns = (under: readonly string[]) =>
      new Trial({
        units: {
          g1: 'Panzer IV at Y12',
          sc: 'Hidden unit 1 at D9',
          s1: ['Soviet squad', under.length > 0 ? { hidden: true } : { at: 'B2' }],
        },
        marks: { D9: { terrain: 'wood building', fire: 1 } },
        sides: { soviet: { hiddenLimit: 3 } },
        secrets: { soviet: { counters: { sc: { units: [...under] } } } },
        options: { optional: ['7.2', '7.35'] },
        clock: { turn: 2, phase: 'adjustment' },
        agenda: [{ task: 'movement', side: 'german' }, { task: 'burn-out' }],
      });
    expect(burns([]).battle.unit('sc')).toBeUndefined();
    const real = burns(['s1']);
    expect(real.awaits).toEqual(['soviet place-hidden']);
    real.order('soviet', place({ unit: 's1', at: 'D9' }));
    expect(real.told('lost')).toEqual([{ unit: 's1', how: 'burned' }]);
  });

  test('[panzer 7.31.2/c × 7.2.2.3/b] mines of the other kind are not announced, for real counters as for fakes', () => {
    const goes = (under: readonly string[], kind: object) =>
      battle({
        units: {
          g1: ['Panzer IV at Y12', { fired: true }],
          sc: 'Hidden unit 1 at D8',
          s1: ['Soviet squad', under.length > 0 ? {} : { at: 'B2' }],
        },
        under,
        optional: ['7.2', '7.31'],
        phase: 'movement',
        secrets: {
          german: { mines: [{ hexes: ['D9'], strength: 'hasty', ...kind }] },
          soviet: { counters: { sc: { units: under } }, commands: { sc: { command: 'move' } } },
        },
      }).order('soviet', go('D9'));
    for (const under of [['s1'], []]) {
      expect(goes(under, { vehicular: true }).kinds).not.toContain('counter-struck');
      expect(goes(under, { personnel: true }).kinds).toContain('counter-struck');
    }
  });

  test('[panzer 7.2.2.2/b, S.mounting] hidden units mount and dismount unseen; riders come to light with their vehicle', () => {
    const units = {
      s1: 'Soviet squad',
      s2: ['T-34', { carries: { towed: 0, legs: 2 } }],
      s3: 'Soviet squad',
    } as const;
    const trial = moving(units, ['s1', 's2', 's3']);
    const shift = (does: string, ids: string[]) => ({
      order: 'shift-hidden',
      units: ids,
      does,
      ...(does === 'mount' && { vehicle: 's2' }),
    });
    expect(trial.refusal('soviet', shift('mount', ['s1', 's3']))?.refused).toBe('NO_ROOM');
    expect(trial.refusal('soviet', shift('dismount', ['s1']))?.refused).toBe('CANNOT_MOUNT');
    trial.order('soviet', shift('mount', ['s1']));
    expect(trial.action.effects.map(({ to }) => to)).toEqual([['soviet']]);
    expect(trial.unit('s1')).toMatchObject({ aboard: 's2', hidden: true });
    expect(trial.refusal('soviet', go('D9'))?.refused).toBe('HAS_MOVED');
    trial.order('soviet', { order: 'show-counter', counter: 'sc' });
    trial.order('soviet', place({ unit: 's2', at: 'D8' }, { unit: 's3', at: 'D9' }));
    expect(trial.unit('s1')).toMatchObject({ aboard: 's2', at: 'D8' });
    expect(trial.unit('s1').hidden).toBeUndefined();
  });

  test('[panzer 7.2.2.2/b × S.full-cover/b] hidden units enter Full Cover, and are seen less far; moving on they leave it', () => {
    const trial = moving({ s1: 'Soviet squad' }, ['s1']);
    trial.order('soviet', { order: 'shift-hidden', units: ['s1'], does: 'full-cover' });
    expect(trial.unit('s1').fullCover).toBe(true);
    expect(trial.unit('sc').fullCover).toBeUndefined();
    const spotted = (state: object) =>
      new Trial({
        map: MAP,
        units: {
          g1: 'Panzer IV at D5',
          sc: 'Hidden unit 1 at D8',
          s1: ['Soviet squad', { hidden: true, ...state }],
        },
        sides: { soviet: { hiddenLimit: 3 } },
        secrets: { soviet: { counters: { sc: { units: ['s1'] } } } },
        options: { optional: ['7.2'] },
        clock: { phase: 'spotting', turn: 2 },
        agenda: [{ task: 'turn' }],
      }).kinds.includes('counter-spotted');
    expect([spotted({}), spotted({ fullCover: true })]).toEqual([true, false]);
    const next = moving({ s1: ['Soviet squad', { fullCover: true }] }, ['s1']).order('soviet', go('D9'));
    expect(next.unit('s1').fullCover).toBeUndefined();
  });
});

describe('HIDDEN UNIT counters and Staggered Initiative', () => {
  test('[panzer 7.42/b × 7.2.2.1/f] counters act with the formation named first; what they stood for acts with its own', () => {
    const formations = {
      one: { name: 'First', grade: 'Veteran' as const },
      two: { name: 'Second', grade: 'Veteran' as const },
    };
    const trial = new Trial({
      map: MAP,
      units: {
        g1: ['Panzer IV at D4', { facing: 3, spotted: true }],
        sc: 'Hidden unit 1 at D8',
        s1: ['T-34', { hidden: true, formation: 'two' }],
        s2: ['T-34 at F12', { formation: 'one' }],
      },
      sides: { soviet: { hiddenLimit: 3, formations } },
      secrets: {
        soviet: { counters: { sc: { units: ['s1'] } }, commands: { sc: { command: 'fire' } } },
      },
      options: { optional: ['7.2', '7.42'] },
      clock: { phase: 'combat', turn: 2, won: [{ side: 'soviet', formation: 'one' }] },
      agenda: [{ task: 'turn' }, { task: 'next-formation' }, { task: 'formation-fire' }],
    });
    trial.order('soviet', { order: 'show-counter', counter: 'sc' });
    trial.order('soviet', place({ unit: 's1', at: 'D8', facing: 0 }));
    const fire = { order: 'fire', target: 'g1', shots: [trial.aim('s1')] };
    expect(trial.refusal('soviet', fire)?.refused).toBe('FORMATION_WAITS');
    trial.order('soviet', 'end-step');
    trial.order('german', { order: 'name-formation', formation: 'german' });
    trial.order('soviet', { order: 'name-formation', formation: 'two' }, ...d100(10), ...d100(90));
    expect(trial.order('soviet', fire, ...d100(99)).kinds).toContain('ap-fire');
  });
});
