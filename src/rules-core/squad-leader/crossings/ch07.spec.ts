import { field, type Trial } from '../testkit.testkit.js';
import { BROKEN, begun, isGone, move, refused, type Units, until } from './positions.testkit.js';

const TANK = { gt: 'MkIVF2 at D6' } as const;
const upon = { order: 'drive', unit: 'gt', path: ['D5'], overrun: ['gun', 'bow'] };
const over = (units: Units, ...dice: number[]) => {
  const trial = begun('movement', { ...TANK, ...units });
  trial.order('german', upon, ...dice);
  return trial;
};
/** Who strikes first, and his blow. */
const DICE = [3, 4, 6, 5];
const overrun = (trial: Trial) => trial.told('overrun')[0];

describe('AFVs meet other rules', () => {
  test('[squad-leader 7.1.1 × 3.29.16] an overrun strikes the guards, and not its own men in their hands, who are free then', () => {
    const trial = over(
      { r1: '4-4-7 at D5', g1: ['unarmed 4-6-7 at D5', { ...BROKEN, guard: 'r1' }], r2: '4-4-7 at N12' },
      1,
      2,
    );
    expect([isGone(trial, 'r1'), trial.unit('g1').guard]).toEqual([true, undefined]);
  });

  test('[squad-leader 7.1.1 × 3.20.3] of the overrun leaders check first, also where another result is theirs', () => {
    const trial = over({ r1: '4-4-7 at D5', rl: '8-0 at D5' }, 5, 2, 6, 5, 1, 2, 1, 2);
    expect(trial.told('morale-check').map(({ unit }) => unit)).toEqual(['rl', 'r1', 'r1']);
  });

  test('[squad-leader 7.1.3 × 2.3.4] an overrun strikes what it finds under a "?" in full view of it', () => {
    const trial = over({ r1: ['4-4-7 at D5', { hidden: true, concealed: true }] }, 6, 4);
    expect(overrun(trial)).toBeDefined();
    expect(trial.unit('r1').concealed).toBeUndefined();
  });

  const beside = (units: Units) => {
    const trial = begun('movement', { gt: 'MkIVF2 at D8', ...units }, { map: field({ E7: 'woods' }) });
    return trial.order('german', { order: 'drive', unit: 'gt', path: ['D7'] });
  };

  test('[squad-leader 7.2.5.2 × 3.8.3] a hero needs no check of his nerve before an AFV', () => {
    const trial = beside({ rh: '1-4-9 at E7' });
    trial.order('russian', { order: 'immobilize', unit: 'rh', vehicle: 'gt' }, 6, 5);
    expect(trial.kinds).not.toContain('nerve');
    expect(trial.told('morale-check')).toEqual([]);
  });

  test('[squad-leader 7.2.5.1 × 3.24.2] pinned men do not go at an AFV', () => {
    const pinned = beside({ r1: ['4-4-7 at E7', { pinned: true }], r2: '4-4-7 at E7' });
    expect(refused(pinned, 'russian', { order: 'immobilize', unit: 'r1', vehicle: 'gt' })).toBe('PINNED');
    expect(refused(pinned, 'russian', { order: 'immobilize', unit: 'r2', vehicle: 'gt' })).toBe(
      'DICE_MISSING',
    );
  });

  test('[squad-leader 7.2.5.5 × 3.7.11] nor do scouts', () => {
    const trial = beside({ rs: 'scout at E7', r2: '4-4-7 at E7' });
    expect(refused(trial, 'russian', { order: 'immobilize', unit: 'rs', vehicle: 'gt' })).not.toBeUndefined();
  });

  const assault = (state: object, more: Units = {}) => {
    const units: Units = {
      g1: ['4-6-7 at D4', { cameFrom: 'D3', nerve: 'kept', ...state }],
      rt: 'T-34 at D4',
      r1: '4-4-7 at N12',
      ...more,
    };
    const trial = until(begun('close-combat', units), 'german close-combat');
    trial.order('german', { order: 'attack-vehicle', unit: 'g1', vehicle: 'rt' }, ...DICE);
    return trial.told('vehicle-attacked')[0];
  };

  test('[squad-leader 7.2.6.2 × 4.7.9] the exhausted who go at an AFV in close combat roll 1 more', () => {
    expect(assault({ cx: true })?.modifiers).toMatchObject([{ why: 'exhausted', value: 1 }]);
    expect(assault({})?.modifiers).toEqual([]);
  });

  test('[squad-leader 7.2.6.5 × 3.29.14] guards go at an AFV with half of their strength', () => {
    const r2 = ['unarmed 4-4-7 at D4', { ...BROKEN, guard: 'g1' }] as const;
    expect([assault({})?.needs, assault({}, { r2 })?.needs]).toEqual([4, 2]);
  });

  test('[squad-leader 7.2.5.1 × 6.3.2] nor do men in melee', () => {
    const held = beside({ r1: ['4-4-7 at E7', { melee: true }], g1: ['4-6-7 at E7', { melee: true }] });
    expect(refused(held, 'russian', { order: 'immobilize', unit: 'r1', vehicle: 'gt' })).not.toBeUndefined();
  });

  test('[squad-leader 7.3.7 × 3.1.3] raw men who are out of command cannot run from the AFV beside them, and break', () => {
    const trial = begun(
      'movement',
      {
        g1: ['4-3-6 at D4', { quality: 'inexperienced', afraidOf: ['rt'], prep: true }],
        rt: ['T-34 at D5', { facing: 0 }],
      } as Units,
      { options: { optional: ['3.1'] } },
    );
    expect(refused(trial, 'german', move('g1', 'D3'))).toBe('HAS_FIRED');
    expect(trial.endPhase().unit('g1').broken).toBe(true);
  });
});
