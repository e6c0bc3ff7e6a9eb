import { field, Trial } from '../testkit.testkit.js';

const FACING = { g1: '4-6-7 at D4', r1: '4-4-7 at D6' } as const;
const attack = (trial: Trial) => trial.told('fire-attack')[0];

describe('fire combat', () => {
  test('[squad-leader 5.1.1, 5.5.1, 5.5.3, 5.5.5, 5.5.6] a squad fires on the column of its firepower', () => {
    const trial = new Trial({ units: FACING });
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 3, 4);
    expect(attack(trial)).toMatchObject({
      fp: 4,
      column: 4,
      rolled: 7,
      outcomes: [{ units: ['r1'], result: '-' }],
    });
  });

  test('[squad-leader 5.3.1, 5.3.1/T] the terrain of the target hex is added to the dice', () => {
    const trial = new Trial({ units: FACING, map: field({ D6: 'stone-building' }) });
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 1, 2, 1, 1);
    expect(attack(trial)?.outcomes[0]).toMatchObject({
      final: 6,
      modifiers: [{ why: 'stone building', value: 3 }],
    });
  });

  test('[squad-leader 5.4.1, 5.4.4, 5.4.7] doubled next to the target, halved beyond the range, not at all beyond twice the range', () => {
    const at = (hex: string) => new Trial({ units: { g1: '4-6-7 at D1', r1: `4-4-7 at ${hex}` } });
    const fp = (hex: string) =>
      attack(at(hex).order('german', { order: 'fire', at: hex, firers: ['g1'] }, 6, 5))?.fp;
    expect([fp('D2'), fp('D7'), fp('D8')]).toEqual([8, 4, 2]);
    const far = new Trial({ units: { r1: '6-2-8 at D1', g1: '4-6-7 at D6' }, active: 'russian' });
    expect(far.refusal('russian', { order: 'fire', at: 'D6', firers: ['r1'] })).toMatchObject({
      refused: 'OUT_OF_RANGE',
    });
  });

  test('[squad-leader 5.5.6.1.1] doubles without a leader cower one column', () => {
    const trial = new Trial({ units: { ...FACING, gl: '8-0 at D4' } });
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 2, 2, 6, 5);
    expect(attack(trial)).toMatchObject({ cowered: true, column: 2 });
    const led = new Trial({ units: { ...FACING, gl: '8-0 at D4' } });
    led.order('german', { order: 'fire', at: 'D6', firers: ['g1'], leaders: ['gl'] }, 2, 2, 1, 1);
    expect(attack(led)).toMatchObject({ cowered: false, column: 4 });
  });

  test('[squad-leader 5.1.2, 1.3/2.3] who has fired in the Prep Fire Phase neither fires again nor moves', () => {
    const trial = new Trial({ units: FACING });
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 6, 5);
    expect(trial.refusal('german', { order: 'fire', at: 'D6', firers: ['g1'] })?.refused).toBe('HAS_FIRED');
    trial.endPhase();
    expect(trial.refusal('german', { order: 'move', units: ['g1'], path: ['D5'] })?.refused).toBe(
      'HAS_FIRED',
    );
  });

  test('[squad-leader 5.6.1, 5.6.3, 5.6.5, 5.6.6, 5.6.8.1, 5.6.8.1/c] movers are put back where they went, and stay there when they break', () => {
    const trial = new Trial({
      phase: 'movement',
      units: { g1: '4-6-7 at D8', g2: '4-6-7 at F8', r1: '4-4-7 at D4' },
      map: field({ D7: 'woods' }),
    });
    trial.order('german', { order: 'move', units: ['g1'], path: ['E8', 'E7'] });
    trial.endPhase();
    trial.order('russian', { order: 'fire', at: 'E8', firers: ['r1'] }, 2, 3, 4, 4);
    expect(attack(trial)?.outcomes[0]?.modifiers.map(({ why, value }) => `${why} ${value}`)).toEqual([
      'moved -1',
      'in the open -1',
    ]);
    expect(trial.unit('g1')).toMatchObject({ broken: true, at: 'E8' });
  });
});
