import type { OptionalRule } from '../options/switches.js';
import { d100, Trial } from '../testkit.testkit.js';

interface Setup {
  readonly optional?: readonly OptionalRule[];
  readonly date?: string;
  readonly set?: object;
  readonly at?: string;
}

/** An Italian squad beside a British tank, about to attack it. */
const facing = ({ optional = ['7.6'], date = '1940-12', set = {}, at = 'E5' }: Setup) =>
  new Trial({
    units: {
      i1: ['Rifle squad (fucilieri) at D4', { facing: 1, grade: 'Seasoned', ...set }],
      b1: [`Crusader II at ${at}`, { facing: 4, fired: true }],
    },
    commands: { i1: 'move' },
    options: { optional: [...optional], date },
    clock: { phase: 'movement' },
    first: 'italian',
  });

const assault = (trial: Trial, faces: readonly number[], via?: string) =>
  trial.order(
    'italian',
    { order: 'close-assault', units: ['i1'], target: 'b1', ...(via !== undefined && { via }) },
    ...faces,
  );

describe('Tank Fright', () => {
  test('[panzer 7.6/a, 7.6/c] Italians in 1940 pass a Forced Morale Check first; the enemy near by does not count', () => {
    const trial = assault(facing({}), [...d100(81), ...d100(1)]);
    expect(trial.kinds).toEqual(expect.arrayContaining(['tank-fright', 'close-assault']));
    // +20 Forced, -20 for MOVE, nothing for the tank in the next hex.
    expect(trial.told('tank-fright')[0]).toMatchObject({ net: 81, result: 'is unaffected' });
  });

  test('[panzer 7.6/e] Break is SUPPRESSED/ON, Hesitation SUPPRESSED/OFF; nobody attacks', () => {
    const fails = (roll: number) => {
      const trial = assault(facing({}), d100(roll));
      expect(trial.kinds).not.toContain('close-assault');
      const { suppressed, broken, hesitating } = trial.unit('i1');
      return [suppressed, broken, hesitating];
    };
    expect([fails(60), fails(61), fails(80)]).toEqual([
      ['on', undefined, undefined],
      ['off', undefined, undefined],
      ['off', undefined, undefined],
    ]);
  });

  test('[panzer 7.6/d] before the move of an Advancing Attack, which is not made then', () => {
    const trial = assault(facing({ at: 'D6' }), d100(10), 'D5');
    expect(trial.unit('i1')).toMatchObject({ at: 'D4', suppressed: 'on' });
    expect(trial.kinds).not.toContain('moved');
    expect(trial.kinds).not.toContain('window-opened');
  });

  test('[panzer 7.6/b] Green units at any time where the sides agree; nobody else, and nobody without the option', () => {
    const checks = (setup: Setup) => assault(facing(setup), d100(1)).kinds.includes('tank-fright');
    expect(checks({ date: '1942-07' })).toBe(false);
    expect(checks({ optional: [] })).toBe(false);
    const green = { date: '1942-07', set: { grade: 'Green' } };
    expect(checks({ ...green, optional: ['7.6/b'] })).toBe(true);
    expect(checks(green)).toBe(false);
  });
});
