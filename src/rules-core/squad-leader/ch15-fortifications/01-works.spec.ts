import { canonical } from '../../kernel/position/canonical.js';
import { view } from '../../kernel/views/views.js';
import { field, type Setup, Trial } from '../testkit.testkit.js';

const UNITS = { g1: '4-6-7 at D9', r1: '4-4-7 at A1' } as const;
const GIVEN = { wire: 2, entrenchment: 1, roadblock: 1, mines: 12 } as const;
const land = field({ D8: 'woods', E8: 'wooden-building', F8: 'marsh' });
const starting = (setup: Setup = {}) =>
  new Trial({ map: land, phase: 'rally', units: UNITS, sides: { german: { works: GIVEN } }, ...setup });
type Works = readonly Readonly<Record<string, string | number | boolean>>[];
const fortify = (...works: Works) => ({ order: 'fortify', works });
const refused = (setup: Setup, ...works: Works) =>
  starting(setup).refusal('german', fortify(...works))?.refused;

describe('fortifying', () => {
  test('[squad-leader 15.1.1, 15.2.1] before the first turn, what the scenario gives, and once', () => {
    const trial = starting();
    expect(trial.awaits).toEqual(['german fortify']);
    trial.order('german', fortify({ is: 'wire', at: 'C8' }, { is: 'roadblock', at: 'C9', side: 0 }));
    expect([trial.at('C8').wire, trial.at('C9').roadblock]).toEqual([true, 0]);
    expect(trial.battle.side('german').works).toBeUndefined();
    expect(trial.awaits).toEqual(['german prep-fire']);
  });

  test.each([
    [
      'wire',
      [
        { is: 'wire', at: 'A5' },
        { is: 'wire', at: 'A6' },
        { is: 'wire', at: 'A7' },
      ],
    ],
    [
      'mines',
      [
        { is: 'mines', at: 'A5', number: 7 },
        { is: 'mines', at: 'A6', number: 6 },
      ],
    ],
    [
      'mines and anti-tank mines',
      [
        { is: 'mines', at: 'A5', number: 8 },
        { is: 'anti-tank mines', at: 'A5' },
      ],
    ],
  ] as const)('[squad-leader 15.1.1, 15.7.1, 15.7.12.1] not more of it than there is: %s', (_, works) => {
    expect(refused({}, ...works)).toBe('TOO_MANY_WORKS');
    expect(refused({}, ...works.slice(1))).toBeUndefined();
  });

  test.each([
    ['[squad-leader 15.1.2]', 'wire', 'E8', 'IMPASSABLE'],
    ['[squad-leader 15.1.2]', 'wire', 'D8', undefined],
    ['[squad-leader 14.18.10]', 'wire', 'F8', 'IMPASSABLE'],
    ['[squad-leader 15.7.1]', 'mines', 'F8', 'IMPASSABLE'],
    ['[squad-leader 15.7.1]', 'mines', 'D8', undefined],
    ['[squad-leader 15.2.2]', 'roadblock', 'C8', 'NO_WAY'],
  ] as const)('%s %s in %s: %s', (_, is, at, why) => {
    expect(refused({}, { is, at })).toBe(why);
  });

  test('[squad-leader 15.1.1] in the area in which its side set up', () => {
    const sides = { german: { works: GIVEN, area: ['C8'] } };
    expect(refused({ sides }, { is: 'wire', at: 'C9' })).toBe('OUT_OF_RANGE');
    expect(refused({ sides }, { is: 'wire', at: 'C8' })).toBeUndefined();
  });

  test('[squad-leader 15.7.1, 15.7.12.1, 15.7.12.2] mines are noted down in secret, anti-tank mines for 5 factors each', () => {
    const lay = (at: string) => {
      const trial = starting();
      trial.order('german', fortify({ is: 'mines', at, number: 7 }, { is: 'anti-tank mines', at }));
      expect(trial.battle.secret('german')).toEqual({ mines: { [at]: 7 }, antiTankMines: { [at]: 1 } });
      return canonical([
        view(trial.battle.position, { side: 'russian' }),
        trial.told('fortified'),
        trial.legal('russian'),
      ] as never);
    };
    expect(lay('C8')).toBe(lay('A5'));
  });

  test('[squad-leader 15.3.1] who stands where his side digs is in it when the battle begins', () => {
    const trial = starting().order('german', fortify({ is: 'entrenchment', at: 'D9' }));
    expect(trial.unit('g1').entrenched).toBe('D9');
  });
});

describe('unseen', () => {
  test.each([
    ['D8', undefined],
    ['C8', 'IN_VIEW'],
  ] as const)(
    '[squad-leader-A-19] [squad-leader 2.5.1/a] wire and entrenchments only in woods: %s',
    (at, why) => {
      for (const is of ['wire', 'entrenchment'] as const)
        expect(refused({}, { is, at, hidden: true })).toBe(why);
    },
  );

  test('[squad-leader 2.5.1/a] until somebody comes upon them', () => {
    const trial = starting({ units: { ...UNITS, r1: '4-4-7 at D7' } });
    trial.order('german', fortify({ is: 'wire', at: 'D8', hidden: true }));
    expect([trial.at('D8').wire, trial.battle.secret('german').works?.length]).toEqual([undefined, 1]);
    const works = [{ is: 'wire', at: 'D8' }] as const;
    const moved = new Trial({
      map: land,
      phase: 'movement',
      active: 'russian',
      units: { g1: '4-6-7 at A12', r1: '4-4-7 at D7' },
      secrets: { german: { works } },
    });
    moved.order('russian', { order: 'move', units: ['r1'], path: ['D8'] });
    expect([moved.at('D8').wire, moved.unit('r1').at]).toEqual([true, 'D8']);
    expect(moved.battle.secret('german').works).toBeUndefined();
  });

  test('[squad-leader 2.5.1/a] those who lie hidden in an entrenchment are in it', () => {
    const units = { g1: ['4-6-7', { at: 'D8', hidden: true }], r1: '4-4-7 at A1' } as never;
    const trial = starting({ units }).order(
      'german',
      fortify({ is: 'entrenchment', at: 'D8', hidden: true }),
    );
    expect([trial.unit('g1').entrenched, trial.at('D8').entrenchment]).toEqual(['D8', undefined]);
  });

  test('[squad-leader-C-069] [squad-leader 15.2/q1] a roadblock where no enemy sees its hex, and until one does', () => {
    expect(refused({}, { is: 'roadblock', at: 'C8', side: 0, hidden: true })).toBe('IN_VIEW');
    const wall = field({ D6: { terrain: 'stone-building', level: 0 } as never });
    const units = { g1: '4-6-7 at A12', r1: '4-4-7 at D4' };
    const behind = (more: Setup) => new Trial({ map: wall, units, ...more });
    const trial = behind({ phase: 'rally', sides: { german: { works: GIVEN } } });
    trial.order('german', fortify({ is: 'roadblock', at: 'D8', side: 0, hidden: true }));
    expect(trial.at('D8').roadblock).toBeUndefined();
    const seen = behind({
      phase: 'movement',
      active: 'russian',
      secrets: { german: { works: [{ is: 'roadblock', at: 'D8', side: 0 }] } },
    });
    seen.order('russian', { order: 'move', units: ['r1'], path: ['E5', 'E6'] });
    expect(seen.at('D8').roadblock).toBe(0);
  });
});
