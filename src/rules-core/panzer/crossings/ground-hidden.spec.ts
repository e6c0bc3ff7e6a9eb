import { view } from '../../kernel/views/views.js';
import { field, type Placed, Trial } from '../testkit.testkit.js';

const SOVIET = { hiddenLimit: 3, formations: { co: { name: 'Company', grade: 'Veteran' } } } as const;

/** Soviets under the counter `sc` in D6, and others; the Germans are far off unless they are named. */
const hidden = (
  units: Readonly<Record<string, Placed>>,
  under: readonly string[],
  optional: readonly string[] = [],
  { phase = 'spotting', faces = [], sides = {}, ...more }: Record<string, unknown> = {},
) => {
  const placed = Object.entries(units).map(([id, one]) => {
    const [text, values] = typeof one === 'string' ? [one, {}] : one;
    return [id, under.includes(id) ? [text, { ...values, hidden: true }] : one];
  });
  return new Trial(
    {
      units: {
        g9: ['Panzer IV at Z14', { command: 'none' }],
        ...(under.length > 0 && { sc: 'Hidden unit 1 at D6' }),
        ...Object.fromEntries(placed),
      },
      sides: { soviet: { ...SOVIET, ...(sides as object) } },
      secrets: { soviet: { counters: under.length > 0 ? { sc: { units: [...under] } } : {} } },
      options: { optional: ['7.2', ...optional] },
      clock: { phase, turn: 2 },
      ...(phase === 'spotting' && { agenda: [{ task: 'turn' }] }),
      ...more,
    } as never,
    ...(faces as number[]),
  );
};
const place = (...placements: { unit: string; at: string }[]) => ({ order: 'place-hidden', placements });
const hide = (...units: string[]) => ({ order: 'hide-units', counters: [{ at: 'D6', units }] });
const untilMovement = (trial: Trial, side = 'soviet') => {
  for (let n = 0; n < 4 && !trial.awaits.includes(`${side} movement`); n++)
    trial.order(trial.awaits[0]?.split(' ')[0] ?? '', 'end-step');
  return trial;
};

describe('going under a counter meets', () => {
  const LORRY: Placed = ['ZiS-5 truck at D6', { formation: 'co' }];
  const riding = (formation: string) =>
    hidden({ s1: LORRY, s2: ['Soviet squad', { aboard: 's1', formation }] }, [], [], {
      sides: {
        formations: { co: { name: 'A', grade: 'Veteran' }, other: { name: 'B', grade: 'Veteran' } },
      },
    });

  test('[panzer 7.2.1/c × S.mounting] a lorry does not go under it with a squad of another formation aboard', () => {
    const why = (formation: string, ...units: string[]) =>
      riding(formation).refusal('soviet', hide(...units))?.refused;
    expect([
      why('co', 's1', 's2'),
      why('other', 's1', 's2') === undefined,
      why('other', 's1') === undefined,
    ]).toEqual([undefined, false, false]);
  });

  test('[panzer 7.2.3/a × 7.23.4/b, 7.2.3/a × 7.25/e] a unit that rolls for something in every turn does not go under it', () => {
    const why = (set: object) =>
      hidden({ s1: ['T-34 at D6', set] }, [], ['7.23', '7.25']).refusal('soviet', hide('s1'))?.refused;
    const gun = { name: 'F-34', kind: 'gun', field: 'A', rows: [], state: 'malfunction' };
    expect([
      why({ collateral: ['fuel'] }),
      why({ weapons: [gun] }),
      why({ collateral: ['optics'] }),
      why({ collateral: ['fuel'], outOfFuel: true, trackHit: true }),
    ]).toEqual(['CANNOT_HIDE', 'CANNOT_HIDE', undefined, undefined]);
  });

  test('[panzer 7.2.3/a × S.mounting] who rode under the counter rides when it is spotted', () => {
    const trial = hidden(
      { g1: 'Panzer IV at D5', s1: 'ZiS-5 truck', s2: ['Soviet squad', { aboard: 's1' }] },
      ['s1', 's2'],
    );
    trial.order('soviet', place({ unit: 's1', at: 'D6' }));
    expect(trial.unit('s2')).toMatchObject({ aboard: 's1', at: 'D6' });
  });
});

describe('coming to light meets', () => {
  test('[panzer 7.2.2.1/c × 7.32] a tank is not placed on a bridge that is too weak for it', () => {
    const why = (weight: number) =>
      hidden({ g1: 'Panzer IV at D4', s1: 'T-34', s2: ['T-70', { weight }] }, ['s1', 's2'], ['7.32'], {
        marks: { D7: { terrain: 'bridge', weightLimit: 10 } },
      }).refusal('soviet', place({ unit: 's1', at: 'D6' }, { unit: 's2', at: 'D7' }))?.refused;
    expect([why(23), why(9)]).toEqual(['TOO_HEAVY', undefined]);
  });

  test('[panzer 7.2.2.1/c × S.scenario-data, 7.2.2.1/c × 7.30/c] nor out of play, nor beside an enemy tank on a Narrow road', () => {
    const why = (more: object) =>
      hidden(
        { g1: 'Panzer IV at D7', s1: 'T-34', s2: 'T-34' },
        ['s1', 's2'],
        ['7.30'],
        more as never,
      ).refusal('soviet', place({ unit: 's1', at: 'D6' }, { unit: 's2', at: 'D7' }))?.refused;
    expect([
      why({ options: { optional: ['7.2'], inPlay: ['D6'] } }),
      why({ marks: { D7: { narrow: true } } }),
      why({}),
    ]).toEqual(['NOT_IN_PLAY', 'TOO_NARROW', undefined]);
  });

  test('[panzer 7.2.2.1/c × S.enemy-hexes] nor a squad where an enemy squad stands', () => {
    const trial = hidden({ g1: 'Rifle squad at D5', s1: 'Soviet squad', s2: 'Soviet squad' }, ['s1', 's2']);
    const why = (at: string) =>
      trial.refusal('soviet', place({ unit: 's1', at: 'D6' }, { unit: 's2', at }))?.refused;
    expect([why('D5') === undefined, why('D7')]).toEqual([false, undefined]);
  });

  test('[panzer 7.2.2.1/f × 7.55.1/c] the enemy does not see a leader under a counter, and sees him with his unit', () => {
    const trial = hidden(
      { g1: 'Rifle squad at D5', s1: ['Soviet squad', { leader: { name: 'Ivanov', G: 5 } as never }] },
      ['s1'],
      ['7.55'],
    );
    const seen = () => JSON.stringify(view(trial.battle.position, { side: 'german' })).includes('Ivanov');
    const before = seen();
    trial.order('soviet', place({ unit: 's1', at: 'D6' }));
    expect([before, seen()]).toEqual([false, true]);
  });
});

describe('what lies under a counter meets', () => {
  test('[panzer 7.2.2.2/a × S.towed-units] a gun on its wheels holds its counter back, one behind a lorry does not', () => {
    const why = (gun: object) =>
      untilMovement(
        hidden({ s1: 'ZiS-5 truck', s2: ['45mm M37 ATG', gun] }, ['s1', 's2'], [], {
          phase: 'movement',
          commands: { sc: 'move' },
        }),
      ).refusal('soviet', { order: 'move-counter', counter: 'sc', path: ['D7'] })?.refused;
    expect([why({}) === undefined, why({ aboard: 's1' })]).toEqual([false, undefined]);
  });

  test('[panzer 7.2.2.1/f × 7.35.2] a unit that lies in a burning hex at the deadline is gone', () => {
    const trial = hidden({ s1: 'Soviet squad', s2: 'T-34 at Z1' }, ['s1'], ['7.35'], {
      phase: 'adjustment',
      marks: { D6: { terrain: 'rubble', fire: 1 } },
    });
    for (let n = 0; n < 9 && trial.battle.clock.turn < 3; n++) {
      const [side, kind] = trial.awaits[0]?.split(' ') ?? [];
      trial.order(side as string, kind === 'place-hidden' ? place({ unit: 's1', at: 'D6' }) : 'end-step');
    }
    expect((trial.battle.side('soviet').lost ?? []).map(({ unit }) => unit)).toEqual(['s1']);
  });

  test('[panzer 7.2.2.1/f × 7.52/e] a straggler under a counter is a straggler', () => {
    const most = (at: string) => {
      const tank: Placed = [`T-34 at ${at}`, {}];
      const trial = hidden(
        { s1: 'T-34', s2: [`T-34 at ${at}`, { post: 'CHQ' }], s3: tank, s4: tank },
        ['s1'],
        ['7.52'],
        { phase: 'command', sides: { formations: { co: { name: 'Company', grade: 'Elite' } } } },
      );
      const may = (n: number) =>
        trial.refusal('soviet', {
          order: 'place-commands',
          counters: ['s2', 's3', 's4', 'sc'].slice(0, n).map((id) => ({ command: 'move', units: [id] })),
        }) === undefined;
      return [4, 3, 2, 1].find(may);
    };
    expect([most('F6'), most('R6')]).toEqual([4, 2]);
  });

  const WAITING = { until: 'spots an enemy', turns: 1 } as const;

  test('[panzer 7.2.2.1/f × 7.48/a] a unit that waits under a counter notices the enemy, and only its side hears of it', () => {
    const waiting = (delayed: typeof WAITING | { until: 'spots a moving enemy'; turns: 1 }) =>
      hidden({ g1: 'Panzer IV at D14', s1: ['T-34', { delayed }] }, ['s1'], ['7.48'], {
        map: field({ D6: 'olive-grove' }),
      });
    const trial = waiting(WAITING);
    expect(trial.kinds).not.toContain('counter-spotted');
    expect(trial.unit('s1').delayed?.metIn).toBe(2);
    const told = trial.action.effects.find(({ effect }) => effect === 'reaction-due');
    expect(told).toMatchObject({ to: ['soviet'] });
    const other = waiting({ ...WAITING, until: 'spots a moving enemy' });
    expect(other.unit('s1').delayed?.metIn).toBeUndefined();
  });

  test('[panzer 7.2.2.2/b × 7.48/a] and does not dismount from the lorry that brings it', () => {
    const why = (set: object) =>
      untilMovement(
        hidden(
          { s1: 'ZiS-5 truck', s2: ['Soviet squad', { aboard: 's1', ...set }] },
          ['s1', 's2'],
          ['7.48'],
          {
            phase: 'movement',
            commands: { sc: 'move' },
          },
        ),
      ).refusal('soviet', { order: 'shift-hidden', units: ['s2'], does: 'dismount' })?.refused;
    expect([why({ delayed: WAITING }), why({})]).toEqual(['DELAYED', undefined]);
  });
});
