import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

const MAP = field({ D8: 'olive-grove', H8: 'woods' });
/** Soviets may have three HIDDEN UNIT counters. */
const limit = (more: object = {}) => ({ soviet: { hiddenLimit: 3, ...more } });

interface Setup {
  readonly units: Record<string, Placed>;
  readonly counters?: Record<string, readonly string[]>;
  readonly commands?: Record<string, string>;
  readonly sides?: object;
  readonly optional?: readonly string[];
  readonly phase?: string;
  readonly turn?: number;
}

/** Units under the counters named are hidden; a counter is `Hidden unit 1 at D8`. */
function battle(setup: Setup, ...faces: number[]): Trial {
  const {
    units,
    counters = {},
    commands,
    sides = {},
    optional = ['7.2'],
    phase = 'spotting',
    turn = 2,
  } = setup;
  const under = new Set(Object.values(counters).flat());
  const placed = Object.entries(units).map(([id, one]) => {
    const [text, values] = typeof one === 'string' ? [one, {}] : one;
    return [id, under.has(id) ? [text, { ...values, hidden: true }] : one];
  });
  const secret = Object.entries(counters).map(([id, standsFor]) => [id, { units: [...standsFor] }]);
  return new Trial(
    {
      map: MAP,
      units: Object.fromEntries(placed) as never,
      sides: { ...limit(), ...sides } as never,
      secrets: { soviet: { counters: Object.fromEntries(secret) } } as never,
      options: { optional: optional as never },
      clock: { phase: phase as never, turn },
      ...(commands && { commands: commands as never }),
      ...(phase === 'spotting' && { agenda: [{ task: 'turn' }] }),
    },
    ...faces,
  );
}

describe('placing HIDDEN UNIT counters', () => {
  const beginning = (sides: object = limit()) =>
    new Trial({
      map: MAP,
      units: {
        g1: 'Panzer IV at D1',
        s1: ['T-34 at D12', { hidden: true }],
        s2: ['Soviet squad at D12', { hidden: true }],
        s3: 'T-70 at H12',
        s4: ['T-70 at I12', { formation: 'other' }],
      },
      sides: {
        ...sides,
        soviet: {
          ...(sides as { soviet?: object }).soviet,
          formations: {
            one: { name: 'First', grade: 'Veteran' },
            other: { name: 'Second', grade: 'Veteran' },
          },
        },
      } as never,
      options: { optional: ['7.2'] },
      clock: { phase: 'spotting' },
      agenda: [{ task: 'turn' }],
    });
  const hide = (...counters: { at: string; units: readonly string[] }[]) => ({
    order: 'hide-units',
    counters,
  });

  test('[panzer 7.2.1/a] only a side with HIDDEN UNIT counters in the scenario is asked, and only with the option', () => {
    expect(beginning().awaits).toEqual(['soviet conceal']);
    expect(beginning({}).awaits).toEqual(['german command', 'soviet command']);
  });

  test('[panzer 7.2.1/c, 7.2.2/a, 7.2.2/b, 7.2.2/d] a counter stands for a mix of units, another for nothing; only its side knows', () => {
    const trial = beginning();
    trial.order('soviet', hide({ at: 'D12', units: ['s1', 's2'] }, { at: 'F10', units: [] }));
    expect(trial.battle.secret('soviet').counters).toEqual({
      'soviet-hidden-1': { units: ['s1', 's2'] },
      'soviet-hidden-2': { units: [] },
    });
    expect(trial.sentences[0]).toBe('soviet places Hidden unit 1 in D12, Hidden unit 2 in F10.');
    expect(trial.action.effects.slice(1)).toMatchObject([{ to: ['soviet'] }, { to: ['soviet'] }]);
    trial.battle.asSeenBy({ side: 'german' }, () => {
      expect(trial.battle.unit('s1')).toBeUndefined();
      expect(trial.battle.unit('soviet-hidden-1')).toMatchObject({ kind: 'counter', at: 'D12' });
    });
    const [real, fake] = ['soviet-hidden-1', 'soviet-hidden-2'].map((id) => {
      const { id: _, name: __, at: ___, ...seen } = trial.unit(id);
      return seen;
    });
    expect(real).toEqual(fake);
  });

  test('[panzer 7.2.2/c] the counter stands where one of its units is, the others are within Command Range', () => {
    const trial = beginning();
    expect(trial.refusal('soviet', hide({ at: 'D11', units: ['s1'] }))?.refused).toBe('NOT_TOGETHER');
    expect(trial.refusal('soviet', hide({ at: 'D12', units: ['s1', 's3'] }))?.refused).toBe(
      'OUT_OF_COMMAND_RANGE',
    );
    expect(trial.refusal('soviet', hide({ at: 'H12', units: ['s3', 's4'] }))?.refused).toBe(
      'OTHER_FORMATION',
    );
  });

  test('[panzer 7.2.2/a, 7.2.3/b] no more counters than the scenario gives, fakes included', () => {
    const trial = beginning();
    const fakes = ['F9', 'F10', 'F11', 'F12'].map((at) => ({ at, units: [] }));
    expect(trial.refusal('soviet', hide(...fakes))?.refused).toBe('TOO_MANY_COUNTERS');
    trial.order('soviet', hide(...fakes.slice(0, 2)));
    expect(trial.refusal('soviet', hide(...fakes.slice(2)))?.refused).toBe('TOO_MANY_COUNTERS');
    trial.order('soviet', hide(...fakes.slice(3)));
    expect(trial.refusal('soviet', hide({ at: 'D1', units: [] }))?.refused).toBe('TOO_MANY_COUNTERS');
  });

  test('[panzer 7.2.2/c, 7.2.2/d] as examples one counter for each formation in a hex, one for each unit, and fakes beside them', () => {
    const counters = beginning()
      .legalOf('soviet', 'hide-units')
      .map((order) => (order as unknown as { counters: object[] }).counters);
    const one = (at: string, ...units: string[]) => [{ at, units }];
    expect(counters).toEqual([
      one('D12', 's1', 's2'),
      one('D12', 's1'),
      one('D12', 's2'),
      one('H12', 's3'),
      one('I12', 's4'),
      one('D12'),
      one('H12'),
      one('I12'),
    ]);
  });

  test('[panzer 7.2.2/d] a fake needs legal ground without enemies', () => {
    const trial = beginning();
    expect(trial.refusal('soviet', hide({ at: 'D1', units: [] }))?.refused).toBe('ENEMY_THERE');
    expect(trial.refusal('soviet', hide({ at: 'ZZ9', units: [] }))?.refused).toBe('NO_SUCH_HEX');
  });

  test('[panzer 7.2.1/a] a unit that was set up hidden and lies under no counter stands on the map from the Spotting Phase on', () => {
    const trial = beginning();
    trial.order('soviet', hide({ at: 'D12', units: ['s1'] })).order('soviet', 'end-step');
    expect(trial.told('units-shown')).toEqual([{ side: 'soviet', units: ['s2'] }]);
    expect(trial.unit('s2').hidden).toBeUndefined();
    expect(trial.unit('s1')).toMatchObject({ hidden: true });
  });

  test('[panzer 7.2.3/a, 7.2.3/b, 7.2.3/c] after each Spotting Phase unspotted units go under new counters, and fakes are added', () => {
    const trial = battle({
      units: {
        g1: 'Panzer IV at D1',
        s1: 'Soviet squad at D12',
        s2: 'Soviet squad at D12',
        s3: 'T-34 at D4',
        s4: ['Soviet squad at F12', { suppressed: 'on' }],
      },
    });
    expect(trial.awaits).toEqual(['soviet hide']);
    expect(trial.refusal('soviet', hide({ at: 'D4', units: ['s3'] }))?.refused).toBe('CANNOT_HIDE');
    expect(trial.refusal('soviet', hide({ at: 'F12', units: ['s4'] }))?.refused).toBe('CANNOT_HIDE');
    trial.order(
      'soviet',
      hide({ at: 'D12', units: ['s1'] }, { at: 'D12', units: ['s2'] }, { at: 'F11', units: [] }),
    );
    expect(trial.unit('s1').at).toBeUndefined();
    expect(trial.unit('soviet-hidden-3').at).toBe('F11');
    trial.order('soviet', 'end-step');
    expect(trial.awaits).toEqual(['german command', 'soviet command']);
  });

  test('[panzer 7.2.3/a] the order in which units leave the map does not tell which went under which counter', () => {
    const trial = battle({
      units: { g1: 'Panzer IV at D1', s1: 'Soviet squad at D12', s2: 'Soviet squad at D12' },
    });
    trial.order('soviet', hide({ at: 'D12', units: ['s2'] }, { at: 'D12', units: ['s1'] }));
    const changed = trial.action.effects[0]?.changes?.map((change) => 'unit' in change && change.unit);
    expect(changed?.slice(0, 4)).toEqual(['soviet-hidden-1', 'soviet-hidden-2', 's1', 's2']);
  });
});

describe('spotting HIDDEN UNIT counters', () => {
  const counter = (at: string, more: object = {}): Placed => [`Hidden unit 1 at ${at}`, more];
  const tank = { s1: 'T-34', s2: 'Soviet squad' } as const;
  const mixed = { c: ['s1', 's2'] };

  /** Ids of Soviet counters begin with s, as their units do. */
  const spotted = (
    from: string,
    units: Record<string, Placed>,
    under: readonly string[],
    at = 'D8',
    more = {},
  ) =>
    battle({
      units: { g1: `Panzer IV at ${from}`, sc: counter(at, more), ...units },
      counters: { sc: under },
    });

  test('[panzer 7.2.2.1/a, 7.2.2.1/b] the type seen from farthest counts: a vehicle among squads is spotted at its range, then all are placed', () => {
    expect(mixed.c).toHaveLength(2);
    const seen = spotted('D1', tank, ['s1', 's2']);
    expect(seen.told('counter-spotted')).toEqual([{ counter: 'sc', by: ['g1'] }]);
    expect(seen.awaits).toEqual(['soviet place-hidden']);
    seen.order('soviet', {
      order: 'place-hidden',
      placements: [
        { unit: 's1', at: 'D8', facing: 2 },
        { unit: 's2', at: 'D9' },
      ],
    });
    expect(seen.unit('s1')).toMatchObject({ at: 'D8', facing: 2, spotted: true });
    expect(seen.unit('s2')).toMatchObject({ at: 'D9' });
    expect(seen.unit('s2').spotted).toBeUndefined();
    expect(seen.battle.unit('sc')).toBeUndefined();
    const squads = spotted('D1', { s2: 'Soviet squad' }, ['s2']);
    expect(squads.awaits).toEqual(['soviet hide']);
  });

  test('[panzer 7.2.2.1/f] its hex is what range and line of sight are measured to; its units have no place of their own', () => {
    expect(spotted('D4', tank, ['s1', 's2'], 'D12').kinds).not.toContain('fake-exposed');
    const trial = spotted('H4', tank, ['s1', 's2'], 'H12');
    expect(trial.unit('s1').at).toBeUndefined();
    expect(trial.kinds).not.toContain('counter-spotted');
    expect(spotted('I4', tank, ['s1', 's2'], 'I12').kinds).toContain('counter-spotted');
  });

  test('[panzer 7.2.2.1/c] one unit of the type that was spotted in the hex, the others within Command Range, not across what they cannot enter', () => {
    const trial = spotted('D1', tank, ['s1', 's2']);
    const refused = (...placements: { unit: string; at: string }[]) =>
      trial.refusal('soviet', { order: 'place-hidden', placements })?.refused;
    expect(refused({ unit: 's1', at: 'D9' }, { unit: 's2', at: 'D8' })).toBe('NOT_TOGETHER');
    expect(refused({ unit: 's1', at: 'D8' }, { unit: 's2', at: 'D11' })).toBe('OUT_OF_COMMAND_RANGE');
    expect(refused({ unit: 's1', at: 'D8' })).toBe('NOT_ALL_PLACED');
    expect(refused({ unit: 's1', at: 'D8' }, { unit: 'g1', at: 'D8' })).toBe('NOT_YOUR_UNIT');
  });

  test('[panzer 7.2.2.1/d, 7.2.2.1/e] a fake is spotted as a leg unit is, and comes off; its number is free again', () => {
    const far = spotted('D4', {}, []);
    expect(far.kinds).not.toContain('fake-exposed');
    const near = spotted('D5', {}, []);
    expect(near.told('fake-exposed')).toEqual([{ counter: 'sc', called: 'Hidden unit 1' }]);
    expect(near.battle.secret('soviet').counters).toBeUndefined();
    near.order('soviet', {
      order: 'hide-units',
      counters: [
        { at: 'F12', units: [] },
        { at: 'F11', units: [] },
        { at: 'F10', units: [] },
      ],
    });
    expect(near.unit('soviet-hidden-1').at).toBe('F12');
  });

  test('[panzer 7.2.2.2/b] a counter that has moved is spotted at the larger range', () => {
    const squad = { s2: 'Soviet squad' } as const;
    expect(spotted('D1', squad, ['s2'], 'D8').kinds).not.toContain('counter-spotted');
    expect(spotted('F1', squad, ['s2'], 'F9', { spot: 'move' }).kinds).toContain('counter-spotted');
  });

  test('[panzer 7.2.2.1/a × 7.7.1/d] with Limited Spotting a roll is made for every counter that could be a vehicle, and only the roll is told', () => {
    const look = (under: readonly string[], ...rolls: number[]) =>
      battle(
        {
          units: { g1: 'Panzer IV at D4', sc: counter('D8'), ...(under.length > 0 && { s1: 'T-34' }) },
          counters: { sc: under },
          optional: ['7.2', '7.7'],
        },
        ...rolls.flatMap(d100),
      );
    expect(look([], 1).told('counter-looked-at')).toEqual([{ counter: 'sc', rolled: 1 }]);
    expect(look([], 1).kinds).not.toContain('counter-spotted');
    expect(look(['s1'], 50).kinds).toContain('counter-spotted');
    const unseen = look(['s1'], 51, 99);
    expect(unseen.kinds).not.toContain('counter-spotted');
    // What those under it roll to spot is for the eyes of their side.
    expect(unseen.action.rolls.map(({ to }) => to)).toEqual([undefined, ['soviet']]);
  });

  test('[panzer 7.2.2.1/f] what hidden units spot is known to their side alone', () => {
    const unseen = battle({
      units: { g1: 'Panzer IV at I2', sc: counter('I10'), s1: 'Soviet squad' },
      counters: { sc: ['s1'] },
    });
    expect(unseen.unit('g1').spotted).toBeUndefined();
    expect(unseen.battle.secret('soviet').spots).toEqual(['g1']);
    expect(unseen.action.effects.find(({ effect }) => effect === 'hidden-spots')?.to).toEqual(['soviet']);
  });
});
