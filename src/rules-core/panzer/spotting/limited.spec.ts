import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

const MAP = field({
  D8: 'olive-grove',
  H10: 'olive-grove',
  L12: 'olive-grove',
  P8: 'brush',
  J5: 'stone-building',
});

interface Setup {
  readonly options?: object;
  readonly sides?: object;
}

/** The Spotting Phase with those units; dice in the order of the names of the targets. */
const spotting = (units: Record<string, Placed>, faces: number[], { options, sides }: Setup = {}) =>
  new Trial(
    {
      map: MAP,
      units,
      options: { optional: ['7.7'], ...options },
      sides: { german: { formations: { co: { name: 'Company', grade: 'Veteran' } } }, ...sides } as never,
      clock: { phase: 'spotting', turn: 2 },
      agenda: [{ task: 'turn' }],
    },
    ...faces,
  );

/** A T-34 that sees nobody: Broken and Suppressed, with its back to them. */
const blind = (placed: string, more: object = {}): Placed => [
  placed,
  { facing: 3, suppressed: 'on', broken: 'on', ...more },
];

const KEEN = { name: 'Stein', A: 0, G: 0, S: 0, M: 0, P: 2 };

describe('Limited Spotting (7.7)', () => {
  test('[panzer 7.7.1/a, 7.7.1/b, 7.7.1/d, 7.7.1/e] two Veterans at range 4 of a maximum of 7 spot a tank in a Grove on 60 + 10', () => {
    const units = { g1: 'Panzer IV at D4', g2: 'Panzer IV at D4', s1: blind('T-34 at D8') } as const;
    const seen = spotting(units, [...d100(70)]);
    expect(seen.told('spot-attempt')).toEqual([
      { target: 's1', by: ['g1', 'g2'], rolled: 70, needs: 70, spotted: true },
    ]);
    expect(seen.unit('s1')).toMatchObject({ spotted: true, spotters: ['g1', 'g2'] });
    const missed = spotting(units, [...d100(71)]);
    expect(missed.unit('s1').spotted).toBeUndefined();
  });

  test('[panzer 7.7, 7.7.1/a, 7.7.1/f] up to half of the maximum range, rounded down, the first value counts; beyond the maximum nobody tries', () => {
    const needs = (from: string) =>
      spotting({ g1: `Panzer IV at ${from}`, s1: blind('T-34 at D8') }, [...d100(99)]).told('spot-attempt')[0]
        ?.needs;
    expect([needs('D5'), needs('D4'), needs('D1')]).toEqual([80, 60, 60]);
    const far = spotting({ g1: 'Panzer IV at H1', s1: blind('T-34 at H10') }, []);
    expect(far.kinds).not.toContain('spot-attempt');
    expect(far.unit('s1').spotted).toBeUndefined();
  });

  test('[panzer 7.7.1/b] one roll with the best chance, +10 for each unit besides', () => {
    const units = {
      g1: ['Panzer IV at D5', { grade: 'Green' }],
      g2: ['Panzer IV at D2', { grade: 'Elite' }],
      g3: ['Panzer IV at D2', { grade: 'Regulars' }],
      s1: blind('T-34 at D8'),
    } as const;
    expect(spotting(units, [...d100(50)]).told('spot-attempt')).toMatchObject([{ needs: 70 + 20 }]);
  });

  test('[panzer 7.55.2/k] a leader reaches farther, but does not better the roll', () => {
    const needs = (from: string) => {
      const units = { g1: [`Panzer IV at ${from}`, { leader: KEEN }], s1: blind('T-34 at D8') } as const;
      return spotting(units, [...d100(99)], { options: { optional: ['7.7', '7.55'] } }).told(
        'spot-attempt',
      )[0]?.needs;
    };
    expect([needs('D5'), needs('D4'), needs('H1')]).toEqual([80, 60, 60]);
  });

  test('[panzer 7.7.1/d, S.spotting/b] at range 1 no roll is needed', () => {
    const trial = spotting({ g1: 'Panzer IV at D7', s1: blind('T-34 at D8') }, []);
    expect(trial.unit('s1').spotted).toBe(true);
  });

  test('[panzer 7.7.1/d] a spot that somebody keeps is not rolled for again; one that is lost is', () => {
    const units = (more: object) => ({ g1: 'Panzer IV at D4', s1: blind('T-34 at D8', more) }) as const;
    const kept = spotting(units({ spotted: true, spotters: ['g1'] }), []);
    expect(kept.unit('s1')).toMatchObject({ spotted: true, spotters: ['g1'] });
    const lost = spotting(units({ spotted: true, spotters: ['g9'] }), [...d100(90)]);
    expect(lost.unit('s1').spotted).toBeUndefined();
  });

  test('[panzer 7.7.1/c, 7.7.2/a, S.spotting/c] a unit that has it within its own maximum range may fire at it, others may not', () => {
    const trial = spotting(
      {
        g1: 'Panzer IV at D4',
        g2: ['Panzer IV at D5', { facing: 3 }],
        g3: ['Panzer IV at R4', { facing: 4 }],
        s1: blind('T-34 at D8'),
      },
      [...d100(10)],
    );
    expect(trial.unit('s1').spotters).toEqual(['g1', 'g2']);
    const counters = ['g2', 'g3'].map((unit) => ({ command: 'fire', units: [unit] }));
    trial.order('german', { order: 'place-commands', counters });
    trial.order('soviet', { order: 'place-commands', counters: [] }, ...d100(90), ...d100(10));
    const fire = (unit: string) => ({ order: 'fire', target: 's1', shots: [trial.aim(unit)] });
    expect(trial.refusal('german', fire('g3'))?.refused).toBe('NOT_SPOTTED');
    trial.order('german', fire('g2'), ...d100(99));
    expect(trial.kinds).toContain('ap-fire');
  });

  const many = (grade: string) =>
    spotting(
      {
        g1: ['Panzer IV at D4', { grade }],
        s1: blind('T-34 at D5'),
        s2: blind('T-34 at E4'),
        s3: blind('T-34 at C4'),
        s4: blind('T-34 at D6'),
      } as Record<string, Placed>,
      [...d100(1)],
    );

  test('[panzer 7.7.2/a, 7.7.2/b] a Green unit keeps two targets spotted, the nearest; the others are ignored', () => {
    const trial = many('Green');
    const spotted = ['s1', 's2', 's3', 's4'].filter((id) => trial.unit(id).spotted);
    expect(spotted).toEqual(['s1', 's2']);
    expect(many('Seasoned').told('spotted')).toEqual([{ units: ['s1', 's2', 's3', 's4'] }]);
  });

  test('[panzer 7.7.2/a × S.spotting/c] hand-offs count: a unit cannot fire at a target that it must give up as a spotter', () => {
    const trial = new Trial({
      map: MAP,
      units: {
        g1: ['Panzer IV at D4', { facing: 3 }],
        g2: ['Panzer IV at E4', { facing: 3 }],
        s1: ['T-34 at D7', { spotted: true, spotters: ['g2'] }],
      },
      options: { optional: ['7.7'] },
      commands: { g1: 'fire', g2: 'fire' },
    });
    const fire = (unit: string) => ({ order: 'fire', target: 's1', shots: [trial.aim(unit)] });
    expect(trial.refusal('german', fire('g1'))?.refused).toBe('NOT_SPOTTED');
    trial.order('german', fire('g2'), ...d100(99));
    expect(trial.kinds).toContain('fire-announced');
  });

  test('[panzer S.overwatch/c, 7.7.1/d × S.overwatch/a] a spot that failed does not keep Overwatch from firing', () => {
    const trial = new Trial({
      units: { g1: ['Panzer IV at D4', { facing: 3 }], s1: ['T-34 at D9', { facing: 0 }] },
      options: { optional: ['7.7'] },
      commands: { g1: 'overwatch', s1: 'move' },
      clock: { phase: 'movement' },
    });
    trial.order('soviet', { order: 'move', unit: 's1', path: ['D8'] });
    expect(trial.unit('s1').spotted).toBeUndefined();
    trial.fire('german', 'g1', 's1', 'AP', ...d100(99));
    expect(trial.kinds).toContain('ap-fire');
  });

  test('[panzer 7.43/b, 7.43/e] a Recon unit has 10 more, where both options are in play', () => {
    const units = { g1: ['Panzer IV at D1', { recon: true }], s1: blind('T-34 at D8') } as const;
    const needs = (optional: string[]) =>
      spotting(units, [...d100(99)], { options: { optional } }).told('spot-attempt')[0]?.needs;
    expect([needs(['7.7']), needs(['7.7', '7.43'])]).toEqual([60, 70]);
    expect(spotting(units, [], { options: { optional: ['7.43'] } }).unit('s1').spotted).toBe(true);
  });

  test('[panzer 7.7.1/d] without the option nobody rolls', () => {
    const trial = spotting({ g1: 'Panzer IV at D4', s1: blind('T-34 at D8') }, [], {
      options: { optional: [] },
    });
    expect(trial.unit('s1').spotted).toBe(true);
  });
});

describe('removing SPOT counters (7.41)', () => {
  const gun = (at: string, more: object = {}): Placed => [
    `45mm M37 ATG at ${at}`,
    { facing: 3, suppressed: 'on', broken: 'on', spot: 'fire', spotted: true, ...more },
  ];
  const only = { options: { optional: ['7.41'] } };
  /** The example: three tanks at range 6 and 10, one of them Veteran. */
  const three = (target: Placed) =>
    ({
      g1: ['Panzer IV at L2', { grade: 'Seasoned' }],
      g2: ['Panzer IV at L2', { grade: 'Seasoned' }],
      g3: ['Panzer IV at L6', { grade: 'Veteran' }],
      s1: target,
    }) as Record<string, Placed>;

  test('[panzer 7.41/a, 7.41/d, 7.41/e, 7.41/f, 7.41/i, 7.41/k] [panzer-33] three units see a gun in a Grove, one within half its range: off on 20 with +10 for the Veteran', () => {
    const roll = (value: number) => spotting(three(gun('L12')), [...d100(value)], only);
    const removed = roll(10);
    expect(removed.told('spot-removal')).toMatchObject([
      {
        unit: 's1',
        rolled: 10,
        net: 20,
        needs: 20,
        removed: true,
        modifiers: [{ why: 'Veteran', value: 10 }],
      },
    ]);
    expect(removed.unit('s1').spot).toBeUndefined();
    const stays = roll(11);
    expect(stays.unit('s1').spot).toBe('fire');
  });

  test('[panzer 7.41/d] with nobody within half of the range the second value counts', () => {
    const units = { g1: ['Panzer IV at H1', { grade: 'Seasoned' }], s1: gun('H10') } as const;
    expect(spotting(units, [...d100(60)], only).told('spot-removal')).toMatchObject([{ needs: 60 }]);
  });

  test('[panzer 7.41/b] in the open, and beside an enemy in good order, it is not removed', () => {
    expect(spotting({ g1: 'Panzer IV at D2', s1: gun('D6') }, [], only).kinds).not.toContain('spot-removal');
    const beside = (state: object) =>
      spotting(
        { g1: ['Panzer IV at H9', { facing: 3, ...state }], g2: 'Panzer IV at H6', s1: gun('H10') },
        [...d100(99)],
        only,
      ).told('spot-removal').length;
    const inOrder = spotting({ g1: 'Panzer IV at H9', s1: gun('H10') }, [], only);
    expect(inOrder.kinds).not.toContain('spot-removal');
    expect([beside({ suppressed: 'off' }), beside({ broken: 'on' }), beside({ fullCover: true })]).toEqual([
      1, 1, 1,
    ]);
  });

  test('[panzer 7.41/c] light, medium and heavy cover have their rows; a building is Heavy for leg units', () => {
    const needs = (from: string, target: Placed) =>
      spotting({ g1: [`Panzer IV at ${from}`, { grade: 'Seasoned' }], s1: target }, [...d100(99)], only).told(
        'spot-removal',
      )[0]?.needs;
    const squad = (at: string): Placed => [
      `Soviet squad at ${at}`,
      { suppressed: 'on', broken: 'on', spot: 'fire' },
    ];
    expect([needs('P4', gun('P8')), needs('D4', gun('D8')), needs('J2', squad('J5'))]).toEqual([20, 30, 40]);
  });

  test('[panzer 7.41/g, 7.43/d, 7.43/e] a Recon unit among them gives +10, once', () => {
    const units = {
      g1: ['Panzer IV at D4', { grade: 'Seasoned', recon: true }],
      g2: ['Panzer IV at D4', { grade: 'Seasoned', recon: true }],
      s1: gun('D8'),
    } as const;
    for (const optional of [['7.41'], ['7.41', '7.43']])
      expect(spotting(units, [...d100(20)], { options: { optional } }).told('spot-removal')).toMatchObject([
        { net: 30, needs: 30, removed: true, modifiers: [{ why: 'Recon among them', value: 10 }] },
      ]);
  });

  test('[panzer 7.41/j] out of everybody’s sight the counter goes by itself', () => {
    const trial = spotting({ g1: 'Panzer IV at Y1', s1: gun('L12') }, [], only);
    expect(trial.kinds).not.toContain('spot-removal');
    expect(trial.unit('s1').spot).toBeUndefined();
  });

  test('[panzer 7.41/a × 7.7.1/d] without its counter it is spotted at less range: the spot is lost', () => {
    const trial = spotting(
      { g1: ['Panzer IV at H4', { grade: 'Seasoned' }], s1: gun('H10', { spotters: ['g1'] }) },
      [...d100(30)],
      { options: { optional: ['7.7', '7.41'] } },
    );
    expect(trial.unit('s1').spotted).toBeUndefined();
  });
});
