import { field, type Setup, Trial } from '../testkit.testkit.js';

const BURNING = {
  wrecks: [{ name: 'T-34', nationality: 'Russian', armoured: true, burning: true }],
} as const;
const near = (setup: Setup = {}) =>
  new Trial({
    phase: 'movement',
    units: { g1: '4-6-7 at D4', r1: '4-4-7 at N9' },
    marks: { D5: BURNING },
    ...setup,
  });
const move = (...path: string[]) => ({ order: 'move', units: ['g1'], path });

describe('men who come near a burning AFV', () => {
  test.each<[string, number[], string, true | undefined]>([
    ['passes, and goes through', [3, 4], 'D6', undefined],
    ['fails, and stays, unbroken', [4, 4], 'D4', undefined],
  ])('[squad-leader 13.24.2.7] who %s', (_, faces, at, broken) => {
    const trial = near().order('german', move('D5', 'D6'), ...faces);
    expect(trial.unit('g1').at).toBe(at);
    expect(trial.unit('g1').broken).toBe(broken);
  });

  test('[squad-leader 13.24.2.7] who has failed takes another way', () => {
    const trial = near().order('german', move('D5'), 4, 4);
    expect(trial.refusal('german', move('D5'))?.refused).toBe('HAS_TRIED');
    expect(trial.order('german', move('E5')).unit('g1').at).toBe('E5');
  });

  test.each<[string, 'woods' | 'stone-building', number[], boolean]>([
    ['woods: 8', 'woods', [4, 4], true],
    ['woods: 9', 'woods', [4, 5], false],
    ['a stone house: 10', 'stone-building', [5, 5], true],
  ])('[squad-leader 13.24.2.8] the terrain of the hex helps: %s', (_, terrain, faces, goes) => {
    const trial = near({ map: field({ D5: terrain }) }).order('german', move('D5'), ...faces);
    expect(trial.unit('g1').at).toBe(goes ? 'D5' : 'D4');
  });

  test('a fire that is out frightens nobody', () => {
    const { burning: _, ...cold } = BURNING.wrecks[0];
    const trial = near({ marks: { D5: { wrecks: [cold] } } }).order('german', move('D5'));
    expect(trial.unit('g1').at).toBe('D5');
  });
});

describe('men who begin beneath one', () => {
  /** The German turn begins, and the squad in D5 rolls. */
  const beneath = (faces: number[], units: Setup['units'] = {}) => {
    const trial = new Trial(
      {
        phase: 'close-combat',
        active: 'russian',
        options: { order: ['german', 'russian'] },
        units: { r1: '4-4-7 at N9', g1: '4-6-7 at D5', ...units },
        marks: { D5: { wrecks: [{ ...BURNING.wrecks[0], nationality: 'Finnish' }] } },
      },
      ...faces,
    );
    for (let n = 0; trial.battle.clock.phase !== 'movement' && n < 12; n++) trial.endPhase();
    return trial;
  };

  test('[squad-leader 13.24.2.6] who passes may stay', () => {
    const trial = beneath([3, 4]);
    expect(trial.unit('g1').ousted).toBeUndefined();
    expect(trial.refusal('german', { order: 'end-phase' })).toBeUndefined();
  });

  test('[squad-leader 13.24.2.6] who fails leaves in the Movement Phase, and does not break', () => {
    const trial = beneath([4, 4]);
    expect(trial.unit('g1')).toMatchObject({ ousted: 'D5' });
    expect(trial.unit('g1').broken).toBeUndefined();
    expect(trial.refusal('german', { order: 'end-phase' })?.refused).toBe('MUST_LEAVE');
    trial.order('german', move('D6'));
    expect(trial.refusal('german', { order: 'end-phase' })).toBeUndefined();
  });

  test.each<[string, boolean, true | undefined]>([
    ['leaves in the Advance Phase', true, undefined],
    ['or breaks when that is over', false, true],
  ])('[squad-leader 13.24.2.9] who could not leave %s', (_, advances, broken) => {
    const trial = new Trial({
      phase: 'advance',
      units: { g1: ['4-6-7 at D5', { ousted: 'D5' }], r1: '4-4-7 at N9' },
      marks: { D5: { wrecks: [{ ...BURNING.wrecks[0], nationality: 'Finnish' }] } },
    });
    if (advances) trial.order('german', { order: 'advance', unit: 'g1', to: 'D6' });
    trial.endPhase();
    expect(trial.unit('g1').broken).toBe(broken);
    expect(trial.unit('g1').ousted).toBeUndefined();
  });
});
