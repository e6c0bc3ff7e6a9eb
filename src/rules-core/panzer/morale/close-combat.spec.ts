import { d100, type Placed, Trial } from '../testkit.testkit.js';

const formations = (losses: number) => ({
  german: { formations: { k: { name: 'Kompanie', grade: 'Seasoned' as const, cohesionNumber: 5, losses } } },
  soviet: { formations: { r: { name: 'Rota', grade: 'Seasoned' as const, cohesionNumber: 5, losses } } },
});

/** Germans with MOVE, in the Movement Phase, where the enemy cannot fire. */
const begin = (
  units: Readonly<Record<string, Placed>>,
  losses: number,
  options: object = { optional: ['7.1'] },
) =>
  new Trial({
    units,
    sides: formations(losses),
    commands: { g1: 'move' },
    clock: { phase: 'movement' },
    options,
  } as never);

const rolls = (...values: number[]) => values.flatMap((value) => [...d100(value)]);
const checks = (trial: Trial) =>
  trial.told('morale-check').map(({ unit, forced, why }) => [unit, forced, why]);

describe('Morale Checks of close combat', () => {
  const TANK: Placed = ['T-34 at D5', { fired: true }];
  const assault = (g1: Placed, losses: number, rolled: readonly number[], options?: object) =>
    begin({ g1, s1: TANK }, losses, options).order(
      'german',
      { order: 'close-assault', units: ['g1'], target: 's1' },
      ...rolls(...rolled),
    );
  const squad: Placed = ['Rifle squad at D4', { facing: 3 }];
  const engineers: Placed = [
    'Rifle squad at D4',
    { facing: 3, weapons: [{ name: 'Flamethrower', kind: 'flamethrower', field: 'F', rows: [] }] },
  ];

  test('[panzer 7.1.2/c, 7.1.2/h] a unit that is assaulted checks when it is over, after the Cohesion Point', () => {
    const trial = assault(squad, 5, [1, 100]);
    expect(checks(trial)).toEqual([['s1', false, 'Close Assault']]);
    expect(trial.kinds.indexOf('morale-check')).toBeGreaterThan(trial.kinds.indexOf('close-assault'));
    expect(checks(assault(squad, 4, [1]))).toEqual([]);
    expect(checks(assault(squad, 5, [1], {}))).toEqual([]);
  });

  test('[panzer 7.1.3/a] with flames also before it', () => {
    expect(checks(assault(engineers, 0, [1, 100]))).toEqual([['s1', true, 'Close Assault']]);
  });

  test('[panzer 7.1.5.1/b, 7.1.5.2/d, 7.1.2/a] an Advancing Attack ends with the check of its move, if that goes wrong', () => {
    const advance = (roll: number, ...more: number[]) =>
      begin({ g1: squad, s1: ['T-34 at D6', { fired: true }] }, 5).order(
        'german',
        { order: 'close-assault', units: ['g1'], target: 's1', via: 'D5' },
        ...rolls(roll, ...more),
      );
    for (const roll of [50, 100]) {
      const trial = advance(roll);
      expect(trial.kinds).toEqual(expect.arrayContaining(['moved', 'morale-check', 'assault-stopped']));
      expect(trial.kinds).not.toContain('close-assault');
    }
  });

  const storm = (units: Readonly<Record<string, Placed>>, losses: number, ...rolled: number[]) =>
    begin({ g1: squad, ...units }, losses).order(
      'german',
      { order: 'hand-to-hand', units: ['g1'], at: 'D5' },
      ...rolls(...rolled),
    );

  test('[panzer 7.1.2/c, 7.1.2/h] defenders check when Hand-to-Hand has a victor, the attackers do not', () => {
    const trial = storm({ s1: 'Soviet squad at D5' }, 5, 10, 90, 10, 90, 100);
    expect(checks(trial)).toEqual([['s1', false, 'Hand-to-Hand']]);
    expect(trial.kinds.indexOf('morale-check')).toBeGreaterThan(trial.kinds.lastIndexOf('hand-to-hand'));
  });

  const MAXIMS: Readonly<Record<string, Placed>> = {
    s1: 'HMG section (2 Maxim) at D5',
    s2: 'HMG section (2 Maxim) at D5',
    s3: 'HMG section (2 Maxim) at D6',
  };

  test('[panzer 7.1.3/d] a section that falls beside it forces a check on another, not in the next hex', () => {
    const trial = storm(MAXIMS, 0, 90, 10, 10, 90, 10, 90, 100);
    expect(checks(trial)).toEqual([['s2', true, expect.stringMatching(/^the loss of/)]]);
  });

  test('[panzer 7.1.2/g] after the Cohesion Point it is a Normal one, besides that for the attack', () => {
    const trial = storm(MAXIMS, 5, 90, 10, 10, 90, 10, 90, 100, 100);
    expect(checks(trial)).toEqual([
      ['s2', false, 'Hand-to-Hand'],
      ['s2', false, expect.stringMatching(/^the loss of/)],
    ]);
  });
});
