import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const LED = { gl: '8-1 at D4', g1: 'crew 2-4-7 at D4', g2: '4-6-7 at D5' } as const;
const FAR = { g3: '4-6-7 at H4', g4: '4-6-7 at K4' } as const;

const inCommand = (units: Units, setup: Partial<Setup>, ...faces: number[]) =>
  new Trial(
    {
      phase: 'rally',
      units: { r1: '4-4-7 at D12', ...units },
      options: { optional: ['3.1'], year: 1945, ...setup.options },
      ...(setup.sides && { sides: setup.sides }),
      ...(setup.active && { active: setup.active }),
      ...(setup.enemy && { enemy: setup.enemy }),
    },
    ...faces,
  );
const idle = (trial: Trial) => trial.told('out-of-command')[0]?.units;
const bonusOf = (units: Units, setup: Partial<Setup>, ...faces: number[]) =>
  inCommand(units, setup, ...faces).told('command-rolled')[0]?.bonus;
const keep = (...units: string[]) => ({ order: 'command', units });

describe('Command Control', () => {
  test('[squad-leader 3.1.1] a battle that has not chosen it asks for nothing', () => {
    const trial = new Trial({ phase: 'rally', units: { ...FAR, r1: '4-4-7 at D12' } });
    expect(trial.awaits).toEqual(['german prep-fire']);
    expect(trial.unit('g3').prep).toBeUndefined();
  });

  test('[squad-leader 1.3/1.13, 3.1.2, 3.1.3, 3.1.3/a] with a leader or beside one men are in command; the others neither move nor fire, and may advance', () => {
    const trial = inCommand({ ...LED, ...FAR }, {}, 1);
    trial.order('german', 'pass');
    expect(idle(trial)).toEqual(['g3', 'g4']);
    expect(trial.unit('g2').prep).toBeUndefined();
    expect(trial.awaits).toEqual(['german prep-fire']);
    trial.endPhase();
    const moving = trial.legalOf('german', 'move').map(({ units }) => (units as string[])[0]);
    expect(moving).not.toContain('g3');
    trial.endPhase().endPhase().endPhase();
    trial.order('german', { order: 'advance', unit: 'g3', to: 'H5' });
  });

  test('[squad-leader 3.1.3] who is out of command does not fire, not even in the Advancing Fire Phase', () => {
    const trial = inCommand({ ...LED, ...FAR, r2: '4-4-7 at H7' }, {}, 1).order('german', 'pass');
    const fire = { order: 'fire', at: 'H7', firers: ['g3'] };
    expect(trial.refusal('german', fire)?.refused).toBe('HAS_FIRED');
    trial.endPhase().endPhase().endPhase();
    expect(trial.refusal('german', fire)?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 3.1.10] nor does it place charges, or dig in', () => {
    const units = {
      ...LED,
      ...FAR,
      g3: '8-3-8 at H4',
      gd: 'demo charge with g3',
      r2: '4-4-7 at H5',
    } as const;
    const trial = inCommand(units, {}, 1).order('german', 'pass');
    const charge = { order: 'place-charge', weapon: 'gd', at: 'H5' };
    expect(trial.refusal('german', { order: 'dig-in', unit: 'g3' })?.refused).toBe('HAS_FIRED');
    expect(trial.endPhase().refusal('german', charge)?.refused).toBe('HAS_FIRED');
    const led = inCommand({ ...units, gk: '8-0 at H4' }, {}).order('german', 'pass', 1);
    expect(led.endPhase().refusal('german', charge)).toBeUndefined();
  });

  test('[squad-leader 3.1.3/a] nobody asks crews with a gun that works', () => {
    const crew = (values: object) =>
      inCommand({ ...LED, g3: 'crew 2-4-7 at H4', gg: ['50 AT gun with g3', values] }, {});
    expect(crew({}).kinds).not.toContain('command-rolled');
    expect(crew({}).unit('g3').prep).toBeUndefined();
    expect(crew({ malfunctioned: true }).order('german', 'pass', 1).kinds).toContain('command-rolled');
  });

  test('[squad-leader 3.1.3/a] nobody asks the berserk', () => {
    const trial = inCommand({ ...LED, g3: ['4-6-7 at H4', { berserk: true }] }, {});
    expect(trial.unit('g3').prep).toBeUndefined();
  });

  test('[squad-leader 3.1.4] as many as the die says are kept in command, and no more', () => {
    const trial = inCommand({ ...LED, ...FAR, g5: '4-6-7 at M4' }, {}, 3);
    expect(trial.awaits).toEqual(['german command']);
    expect(trial.refusal('german', keep('g3', 'g4', 'g5'))?.refused).toBe('TOO_FAR');
    expect(idle(trial.order('german', keep('g3', 'g5')))).toEqual(['g4']);
    expect(trial.unit('g3')).not.toHaveProperty('prep');
  });

  test('[squad-leader 3.1.4] one die for each ten men or part of ten', () => {
    const crowd = Object.fromEntries(
      Array.from({ length: 11 }, (_, i) => [`g${i + 10}`, `4-6-7 at ${'ABCDEFGHIJK'[i]}1`]),
    );
    expect(inCommand({ gl: '8-0 at N12', ...crowd }, {}, 3, 4).told('command-rolled')[0]).toMatchObject({
      rolled: [3, 4],
      bonus: 5,
    });
  });

  test('[squad-leader 3.1.5, 3.1.7] never less than nothing, nor than the good ratings of all unbroken leaders', () => {
    expect(bonusOf({ g3: '4-6-7 at H4' }, {}, 1)).toBe(0);
    expect(bonusOf({ gl: '9-2 at A1', gk: '8-1 at A1', g3: '4-6-7 at H4' }, {}, 1)).toBe(3);
  });

  test.each([
    ['German', 1943, 5, false],
    ['German', 1944, 3, false],
    ['German', 1945, 2, false],
    ['German SS', 1945, 6, false],
    ['Finnish', 1941, 6, false],
    ['German', 1945, 5, true],
    ['Canadian', 1944, 4, false],
    ['American', 1944, 4, false],
    ['Japanese', 1944, 4, false],
    ['Rumanian', 1942, 2, false],
    ['Italian', 1942, 2, false],
    ['Italian', 1943, 1, false],
    ['Russian', 1943, 3, false],
  ] as const)(
    '[squad-leader 3.1.5/a] a 3 of %s in %i is %i (elite: %s)',
    (nationality, year, bonus, elite) => {
      const setup: Partial<Setup> = {
        options: { year, month: 10 },
        sides: { german: elite ? { elite } : {} },
      };
      expect(bonusOf({ g3: ['4-6-7 at H4', { nationality }] }, setup, 3)).toBe(bonus);
    },
  );

  test('[squad-leader 3.1.5/a × 2.8.1] the night takes three off', () => {
    const setup: Partial<Setup> = { options: { year: 1943, night: true } };
    expect(bonusOf({ g3: '4-6-7 at H4' }, setup, 3, 4, 3)).toBe(2);
  });

  test('[squad-leader 3.1.8] of several nations the poorest counts', () => {
    const units: Units = { g3: '4-6-7 at H4', g4: ['4-6-7 at K4', { nationality: 'German SS' }] };
    expect(bonusOf(units, {}, 3)).toBe(2);
  });

  test('[squad-leader 3.1.9] half-squads and raw troops count as two', () => {
    const trial = inCommand({ g3: 'half-squad 2-4-7 at H4', g4: '4-3-6 at K4' }, {}, 4);
    expect(trial.refusal('german', keep('g3', 'g4'))?.refused).toBe('TOO_FAR');
    expect(idle(trial.order('german', keep('g4')))).toEqual(['g3']);
  });

  test('[squad-leader 3.1.6] in a campaign a personal leader adds his rating', () => {
    const units: Units = { gl: ['9-2 at A1', { personal: true }], g3: '4-6-7 at H4' };
    expect(bonusOf(units, {}, 2)).toBe(3);
  });
});
