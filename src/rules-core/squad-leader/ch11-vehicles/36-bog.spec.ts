import { drawn, field, type Setup, Trial } from '../testkit.testkit.js';

const MARSH = field({ E7: 'marsh' });
const driving = (values: object = {}, setup: Partial<Setup> = {}) =>
  new Trial({
    phase: 'movement',
    map: MARSH,
    ...setup,
    units: { gt: ['MkIVF2 at D9', values], r9: '4-4-7 at N12' } as never,
  });
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
const MUD = { options: { underfoot: 'mud' as const } };

describe('bog', () => {
  test.each<[string, object, Partial<Setup>, number]>([
    ['as usual', {}, {}, 10],
    ['with low ground pressure', { pressure: 'low' }, {}, 12],
    ['with high ground pressure', { pressure: 'high' }, {}, 8],
    ['in mud', { muddied: true }, MUD, 8],
    ['in mud, low', { muddied: true, pressure: 'low' }, MUD, 10],
    ['in mud, high: always', { muddied: true, pressure: 'high' }, MUD, 2],
  ])(
    '[squad-leader 11.36.1/a, 11.36.1/b, 14.20.1, 14.20.4, 16.5.9.5] beside a marsh %s',
    (_, values, setup, from) => {
      const sinks = (...dice: number[]) =>
        driving(values, setup).order('german', drive('D8', 'D7', 'D6'), ...dice);
      const [high, low] = [from === 12 ? 6 : 5, from - (from === 12 ? 6 : 5)];
      const trial =
        from === 2 ? sinks(1, 1) : sinks(...([high, low].map((one) => Math.min(6, one)) as [number, number]));
      expect(trial.told('bog-roll')[0]).toMatchObject({ from });
      expect(trial.unit('gt')).toMatchObject({ at: 'D7', bogged: true, immobilized: true });
      if (from > 2) expect(sinks(1, 1, 1, 1).unit('gt').at).toBe('D6');
    },
  );

  test('[squad-leader 11.36.1/a] a marsh high up makes no bog below it, nor does ground above', () => {
    const map = field({ E7: 'marsh', D7: { level: 1 } });
    expect(driving({ mp: 20 }, { map }).order('german', drive('D8', 'D7')).kinds).not.toContain('bog-roll');
  });

  test('[squad-leader 14.20.3] by its road a vehicle passes', () => {
    const map = drawn({ hexes: { E7: 'marsh' }, roads: [{ is: 'dirt-road', along: 'D9 D5' }] });
    expect(driving({}, { map }).order('german', drive('D8', 'D7')).kinds).not.toContain('bog-roll');
  });

  test.each<[string, number[], string | undefined]>([
    ['it does not', [4, 5], 'D5'],
    ['after so many points as a second roll says', [5, 5, 2, 2], 'D7'],
  ])('[squad-leader 11.36.1/a, 11.36.1/b] off the road in mud %s', (_, dice, at) => {
    const trial = driving({}, { ...MUD, map: field() }).order(
      'german',
      drive('D8', 'D7', 'D6', 'D5'),
      ...dice,
    );
    expect(trial.told('bog-roll')).toMatchObject([{ from: 10 }]);
    expect(trial.unit('gt').at).toBe(at);
    expect(trial.unit('gt').bogged).toBe(at === 'D7' ? true : undefined);
  });

  test('[squad-leader 14.20.1/a] a 1 in the Rally Phase frees it, no other roll does harm', () => {
    const bogged = { bogged: true, immobilized: true };
    const rally = () => {
      const trial = driving(bogged, { phase: 'rally', clock: { step: 'repair' } });
      while (!trial.awaits.includes('german repair')) trial.endPhase();
      return trial;
    };
    const free = { order: 'free-vehicle', unit: 'gt' };
    const tried = rally().order('german', free, 6);
    expect(tried.unit('gt')).toMatchObject(bogged);
    expect(tried.refusal('german', free)?.refused).toBe('NOT_NOW');
    const freed = rally().order('german', free, 1);
    expect(freed.unit('gt').bogged).toBeUndefined();
    expect(freed.unit('gt').immobilized).toBeUndefined();
  });

  test('[squad-leader 14.20.2] men and riders walk on', () => {
    const trial = new Trial({
      phase: 'movement',
      map: MARSH,
      units: { g1: '4-6-7 at D9', r9: '4-4-7 at N12' },
    });
    expect(trial.order('german', { order: 'move', units: ['g1'], path: ['D8', 'D7'] }).kinds).not.toContain(
      'bog-roll',
    );
  });

  test.each([
    [4, 5, 'D6'],
    [4, 6, 'D7'],
  ])('[squad-leader 4.10/Q] a motorcycle rolls as other vehicles do: %d and %d', (a, b, at) => {
    const trial = new Trial({
      phase: 'movement',
      map: MARSH,
      units: {
        g1: ['9-1 at D9', { skill: 'motorcycles', wheels: 'cycle', rides: 'gm' }],
        gm: 'motorcycle at D9',
        r9: '4-4-7 at N12',
      } as never,
    });
    const dice = at === 'D6' ? [a, b, 1, 1] : [a, b];
    trial.order('german', { order: 'move', units: ['g1'], path: ['D8', 'D7', 'D6'] }, ...dice);
    expect(trial.told('bog-roll')[0]).toMatchObject({ unit: 'gm', from: 10 });
    expect(trial.unit('g1').at).toBe(at);
    expect(trial.battle.unit('gm')?.bogged).toBe(at === 'D7' ? true : undefined);
    if (at === 'D7')
      expect(trial.refusal('german', { order: 'move', units: ['g1'], path: ['D6'] })?.refused).toBe(
        'TOO_FAR',
      );
  });
});
