import { d100, field, type Placed, Trial } from '../testkit.testkit.js';
import { moving } from './ground.testkit.js';

const rolls = (...values: number[]) => values.flatMap((value) => [...d100(value)]);
const tank = (at: string, set: object = {}): Placed => [`Panzer IV at ${at}`, { facing: 3, ...set }];
const company = (more: object) => ({
  german: { formations: { f: { name: 'F', grade: 'Elite', ...more } } },
});
function untilTurn(trial: Trial, turn: number): Trial {
  for (let n = 0; n < 20 && trial.battle.clock.turn < turn; n++)
    trial.order(trial.awaits[0]?.split(' ')[0] ?? '', 'end-step');
  return trial;
}

describe('vehicles that stand still meet', () => {
  test('[panzer 7.30/f × S.immobile-vehicle] a vehicle that is out of fuel is pushed aside, one that is bogged down is not', () => {
    const why = (set: object) =>
      moving({ g1: ['Tiger at D4', { facing: 3 }], g2: tank('D4', set) }, ['7.30', '7.23', '7.29'], {
        map: { D3: 'dirt-road', D4: 'dirt-road', D5: 'dirt-road' },
        marks: { D4: { narrow: true } },
      }).refusal('german', { order: 'push', unit: 'g1', target: 'g2' })?.refused;
    expect([why({ outOfFuel: true, trackHit: true }), why({ bogged: true }) === 'DICE_MISSING']).toEqual([
      'DICE_MISSING',
      false,
    ]);
  });

  test('[panzer 7.1.1.2/d × 7.35.2] a tank that its crew gave up and that burns is lost once', () => {
    const trial = new Trial({
      units: { g1: tank('D5', { trackHit: true, points: 40 }), g9: tank('Z1'), s9: 'T-34 at Z14' },
      marks: { D5: { terrain: 'rubble', fire: 1 } },
      clock: { phase: 'adjustment', turn: 2 },
      options: { optional: ['7.1', '7.35', '7.53'] },
      sides: company({ cohesionNumber: 9, losses: 0 }) as never,
    });
    trial.order('german', { order: 'abandon', unit: 'g1' });
    untilTurn(trial, 3);
    expect(trial.battle.side('german').formations?.f?.losses).toBe(1);
    expect((trial.battle.side('german').lost ?? []).map(({ unit }) => unit)).toEqual(['g1']);
  });

  test('[panzer 7.42.2/b × 7.23.4/b] fuel is rolled for once in a phase, not for each formation', () => {
    const formations = { a: { name: 'A', grade: 'Regulars' }, b: { name: 'B', grade: 'Regulars' } };
    const trial = new Trial(
      {
        units: {
          g1: tank('D4', { formation: 'a', collateral: ['fuel'] }),
          g2: tank('D8', { formation: 'b' }),
          s9: 'T-34 at Z14',
        },
        options: { optional: ['7.42', '7.23'] },
        clock: { phase: 'movement', won: ['a', 'b'].map((formation) => ({ side: 'german', formation })) },
        sides: { german: { formations } } as never,
        commands: { g1: 'move', g2: 'move', s9: 'move' },
      },
      5,
    );
    expect(untilTurn(trial, 2).battle.clock.turn).toBe(2);
  });
});

describe('who may move meets', () => {
  test('[panzer 7.55.2/b × 7.52/e] a leader moves his unit beyond the limit', () => {
    const why = (set: object) =>
      new Trial({
        units: {
          g1: tank('D4', { post: 'CHQ' }),
          g2: tank('D4'),
          g3: tank('D4', set),
          g4: tank('R4'),
          s9: 'T-34 at Z14',
        },
        options: { optional: ['7.52', '7.55'] },
        clock: { phase: 'command' },
        sides: company({}) as never,
      }).refusal('german', {
        order: 'place-commands',
        counters: ['g1', 'g2', 'g3'].map((id) => ({ command: 'move', units: [id] })),
      })?.refused;
    expect([why({ leader: { name: 'Otto' } }), why({}) === undefined]).toEqual([undefined, false]);
  });

  test('[panzer 7.48/a × 7.55.2/b] a leader does not wake who waits in Delayed Reaction', () => {
    const why = (set: object) =>
      new Trial({
        units: { g1: tank('D4', { leader: { name: 'Otto' }, ...set }), s9: 'T-34 at Z14' },
        options: { optional: ['7.48', '7.55'] },
        clock: { phase: 'command' },
      }).refusal('german', { order: 'place-commands', counters: [{ command: 'move', units: ['g1'] }] })
        ?.refused;
    expect([why({ delayed: { until: 'spots an enemy', turns: 1 } }) === undefined, why({})]).toEqual([
      false,
      undefined,
    ]);
  });

  test('[panzer 7.1.2/a × S.movement-costs/a] a unit that leaves the map owes no Morale Check', () => {
    const trial = moving({ g1: tank('A4'), g2: tank('Z1') }, ['7.1'], {
      sides: { german: { ...company({ cohesionNumber: 1, losses: 1 }).german, exits: ['A4'] } },
    });
    trial.order('german', { order: 'leave-map', unit: 'g1' });
    expect(trial.kinds).not.toContain('check-owed');
    expect(untilTurn(trial, 2).battle.clock.turn).toBe(2);
  });
});

describe('where vehicles stand meets', () => {
  const narrow = {
    map: { D3: 'dirt-road', D4: 'dirt-road', D5: 'dirt-road' },
    marks: { D4: { narrow: true } },
  } as const;

  test('[panzer 7.1.2/a × 7.30/f] a unit that pushes stays in its hex and owes no check', () => {
    const trial = moving(
      { g1: ['Tiger at D4', { facing: 3 }], g2: tank('D4', { trackHit: true }) },
      ['7.1', '7.30'],
      {
        ...narrow,
        sides: company({ cohesionNumber: 1, losses: 1 }),
      },
    );
    trial.order('german', { order: 'push', unit: 'g1', target: 'g2' }, ...rolls(99));
    expect(trial.kinds).not.toContain('check-owed');
  });

  test('[panzer S.hand-to-hand/c × 7.30/d] a unit that wins on foot comes into a Narrow hex with an enemy vehicle', () => {
    const trial = moving(
      {
        g1: 'Rifle squad at D3',
        s1: ['Soviet squad at D4', { kind: 'half-squad', fired: true }],
        s2: ['T-34 at D4', { fired: true }],
      },
      ['7.30'],
      { ...narrow, first: 'german' },
    );
    trial.order('german', { order: 'hand-to-hand', units: ['g1'], at: 'D4' }, ...rolls(100, 1));
    expect(trial.unit('g1').at).toBe('D4');
  });

  test('[panzer S.inside-a-building × S.movement-costs/a] a unit that drives on is not inside the next building', () => {
    const trial = moving({ g1: tank('D4', { inside: true, crossCountry: 8 }) }, [], {
      map: { D4: 'stone-building', D5: 'stone-building' },
    });
    trial.order('german', { order: 'move', unit: 'g1', path: ['D5'] });
    expect([trial.unit('g1').at, trial.unit('g1').inside]).toEqual(['D5', undefined]);
  });

  test('[panzer 7.35.2 × S.inside-a-building] a unit that stands beside a burning building burns like those inside', () => {
    const trial = new Trial({
      units: { g1: tank('D5'), g2: tank('D5', { inside: true }), g9: tank('Z1'), s9: 'T-34 at Z14' },
      map: field({ D5: 'stone-building' }),
      marks: { D5: { fire: 1 } },
      clock: { phase: 'adjustment', turn: 2 },
      options: { optional: ['7.35'] },
    });
    untilTurn(trial, 3);
    expect((trial.battle.side('german').lost ?? []).map(({ unit }) => unit).sort()).toEqual(['g1', 'g2']);
  });

  test('[panzer 7.23.4/b × S.command-counters/f] a vehicle that has run out of fuel may be left behind by units that share its counter', () => {
    const shared = { command: 'move', counter: 1 } as const;
    const go = (set: object, ...faces: number[]) => {
      const trial = new Trial(
        {
          units: { g1: tank('D4', set), g2: tank('D4', { crossCountry: 8 }), s9: 'T-34 at Z14' },
          options: { optional: ['7.23'] },
          clock: { phase: 'movement' },
          first: 'soviet',
          sides: { german: { formations: { f: { name: 'F', grade: 'Regulars' } } } },
          secrets: { german: { commands: { g1: shared, g2: shared } } },
        },
        ...faces,
      );
      return trial.refusal('german', {
        order: 'move',
        unit: 'g2',
        path: ['D5', 'D6', 'D7', 'D8', 'D9', 'D10'],
      })?.refused;
    };
    expect([go({ collateral: ['fuel'] }, 1, ...rolls(99)), go({ crossCountry: 2 }) === undefined]).toEqual([
      undefined,
      false,
    ]);
  });
});

describe('crews meet', () => {
  test('[panzer 7.47/a × 7.29/f, 7.47/a × S.suppression/b] an FO dismounts from a bogged tank, not from a Suppressed one', () => {
    const why = (set: object) =>
      moving({ g1: tank('D4', { observer: true, ...set }) }, ['7.29', '7.47']).refusal('german', {
        order: 'dismount-observer',
        vehicle: 'g1',
      })?.refused;
    expect([why({ bogged: true }), why({ suppressed: 'off' }) === undefined]).toEqual([undefined, false]);
  });

  test('[panzer 7.38.12.2/g × 7.42.2/b] a trailer is thrown off while the formation waits', () => {
    const formations = { a: { name: 'A', grade: 'Regulars' }, b: { name: 'B', grade: 'Regulars' } };
    const trial = new Trial({
      units: {
        i1: ['L3/35 Lf at D4', { facing: 3, trailer: 'attached', formation: 'a' }],
        i2: ['M13/40 at D8', { formation: 'b' }],
        b9: 'Crusader II at Z14',
      },
      options: { optional: ['7.42', '7.38'] },
      clock: { phase: 'movement', won: ['a', 'b'].map((formation) => ({ side: 'italian', formation })) },
      sides: { italian: { formations } } as never,
      commands: { i1: 'move', i2: 'move' },
      first: 'british',
    });
    while (!trial.awaits.includes('italian movement'))
      trial.order(trial.awaits[0]?.split(' ')[0] ?? '', 'end-step');
    trial.order('italian', { order: 'jettison', unit: 'i1' });
    expect(trial.unit('i1').trailer).toBeUndefined();
  });

  test('[panzer 7.16/b × S.spotting/d] a Suppressed platform gun meets who comes straight ahead, and nobody beside it', () => {
    const asked = (set: object, from: string, to: string) => {
      const trial = new Trial({
        units: {
          g1: ['8.8cm FlaK 36 ATG/AAG at H8', { facing: 0, ...set }],
          s1: [`T-34 at ${from}`, { facing: 3, crossCountry: 8 }],
        },
        commands: { g1: 'overwatch', s1: 'move' },
        options: { optional: ['7.16'] },
        clock: { phase: 'movement' },
      });
      trial.order('soviet', { order: 'move', unit: 's1', path: [to] });
      return trial.refusal('german', { order: 'fire', target: 's1', shots: [trial.aim('g1')] }, ...rolls(100))
        ?.refused;
    };
    expect([
      asked({}, 'H3', 'H4'),
      asked({ suppressed: 'on' }, 'H3', 'H4'),
      asked({}, 'H11', 'H12'),
      asked({ suppressed: 'on' }, 'H11', 'H12') === undefined,
    ]).toEqual([undefined, undefined, undefined, false]);
  });
});
