import { begin, d100, field, fire, type Placed, refused, type Setup, shoot } from '../testkit.testkit.js';

const reading = (units: Setup['units'], roll: number, ...faces: number[]) =>
  begin(units).order('german', fire('g1', 'D7'), ...d100(roll), ...faces);

describe('firepower', () => {
  test.each([
    ['6-6', 'D5', 12],
    ['6-6', 'D6', 6],
    ['6-6', 'D10', 6],
    ['6-6', 'D11', 3],
    ['BAR', 'D5', 6],
    ['BAR', 'D9', 3],
    ['BAR', 'D10', 2],
    ['3-6', 'D6', 3],
    ['nco', 'D5', 2],
  ])(
    '[combat 12.2.1.3, 12.2.1.4, 12.3.1.2.1, 12.3.1.2.2] [combat-47] [combat-48] %s at %s fires with %i',
    (name, at, fp) => {
      expect(shoot({ g1: `${name} at D4`, a1: `7-6 at ${at}` }, fire('g1', at)).fp).toBe(fp);
    },
  );

  test('[combat 12.3.1.2.2] not beyond twice the range', () => {
    expect(refused(begin({ g1: '5-4 at D1', a1: '7-6 at D9' }), fire('g1', 'D9'))).toBeUndefined();
    expect(refused(begin({ g1: '5-4 at D1', a1: '7-6 at D10' }), fire('g1', 'D10'))).toBe('OUT_OF_RANGE');
  });

  test('[combat 12.3.1.5.3] a Pinned unit fires at half, a Disrupted or WIA one not at all', () => {
    expect(shoot({ g1: ['6-6 at D4', { yellow: 'pinned' }], a1: '7-6 at D7' }, fire('g1', 'D7')).fp).toBe(3);
    for (const yellow of ['disrupted', 'wia'] as const)
      expect(refused(begin({ g1: ['6-6 at D4', { yellow }], a1: '7-6 at D7' }), fire('g1', 'D7'))).toBe(
        'DISRUPTED',
      );
  });

  test('[combat 12.3.1.1/a] between two rows the lower one counts', () => {
    const row = (fp: number) =>
      shoot({ g1: ['6-6 at D4', { fp }], a1: ['7-6 at D7', { courage: true }] }, fire('g1', 'D7')).row;
    expect([1, 3, 5, 7, 11, 14, 18, 29, 39, 49, 60].map(row)).toEqual([
      1, 2, 4, 6, 8, 12, 16, 20, 30, 40, 50,
    ]);
  });

  test('[combat 1.2.1, 12.7.2/a] [combat-92] shares are added unrounded and rounded up once', () => {
    const squads = { g1: '5-4 at D4', g2: '5-4 at D4', g3: '5-4 at D4', a1: '7-6 at D10' };
    expect(shoot(squads, fire(['g1', 'g2', 'g3'], 'D10'))).toMatchObject({ fp: 8, row: 8 });
    const pinned = { ...squads, g3: ['5-4 at D4', { yellow: 'pinned' }] as Placed };
    expect(shoot(pinned, fire(['g1', 'g2', 'g3'], 'D10'))).toMatchObject({ fp: 7, row: 6 });
  });

  test('[combat 2.3.1.3] a team or gun crew on its move side fires as a 1-2 half-squad', () => {
    const crew = (at: string) => fire('g1', at);
    expect(shoot({ g1: ['MG 42 at D4', { face: 'move' }], a1: '7-6 at D6' }, crew('D6')).fp).toBe(1);
    expect(shoot({ g1: ['75mm gun at D4', { face: 'move' }], a1: '7-6 at D5' }, crew('D5')).fp).toBe(2);
    expect(refused(begin({ g1: ['MG 42 at D4', { face: 'move' }], a1: '7-6 at D9' }), crew('D9'))).toBe(
      'OUT_OF_RANGE',
    );
  });

  test('[combat 2.3.1.1] a wounded leader has no fire', () => {
    expect(refused(begin({ g1: ['nco at D4', { wounded: true }], a1: '7-6 at D5' }), fire('g1', 'D5'))).toBe(
      'CANNOT_FIRE',
    );
  });
});

describe('the Firepower Factors Table', () => {
  test('[combat 12.3.1.1] [combat-50] row 6, a 27 with -10 for Moved is a 17: M', () => {
    const trial = begin(
      { g1: '6-6 at D4', a1: ['nco at D7', { marker: 'moved' }] },
      { map: field({ D4: 'woods' }) },
    );
    trial.order('german', fire('g1', 'D7'), 2, 7, 7);
    expect(trial.told('attack')).toEqual([
      {
        at: 'D7',
        fp: 6,
        row: 6,
        rolled: 27,
        modifiers: [],
        results: [
          { units: ['a1'], modifiers: [{ why: 'moved', drm: -10, cites: '10.1.7' }], total: 17, result: 'M' },
        ],
      },
    ]);
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'a1', rolled: 7, passed: true }]);
  });

  test('[combat 2.6.2, 2.6.3] a d100 is its tens and ones die, 00 is a hundred', () => {
    const roll = (...faces: [number, number]) =>
      begin({ g1: '6-6 at D4', a1: ['7-6 at D7', { courage: true }] })
        .order('german', fire('g1', 'D7'), ...faces)
        .told('attack')[0]?.rolled;
    expect([roll(0, 7), roll(7, 0), roll(0, 0)]).toEqual([7, 70, 100]);
  });

  test('[combat 12.3.1.3] a shot without effect does nothing to its targets', () => {
    expect(reading({ g1: '6-6 at D4', a1: '7-6 at D7' }, 36).kinds).toEqual([
      'opened-fire',
      'shot-noted',
      'attack',
    ]);
  });

  test('[combat 12.3.1.3/M, 9.1.4.3] every target checks, leaders first', () => {
    const trial = reading(
      { g1: '6-6 at D4', a1: '7-6 at D7', a2: 'nco at D7', a3: 'BAR at D7' },
      30,
      1,
      2,
      3,
    );
    expect(trial.told('morale-check').map(({ unit, rolled }) => [unit, rolled])).toEqual([
      ['a2', 1],
      ['a1', 2],
      ['a3', 3],
    ]);
  });

  test('[combat 12.3.1.3/CM] casualties first, then everybody left checks, with the modifier', () => {
    const trial = reading({ g1: '6-6 at D4', a1: '7-6 at D7', a2: 'BAR at D7' }, 4, 9, 3, 1, 2);
    expect(trial.told('attack')[0]?.results[0]?.result).toBe('C/M+1');
    expect(trial.told('reduced')).toEqual([{ unit: 'a1', from: '7-6', to: '4-6' }]);
    expect(trial.told('morale-check').map(({ unit, modifiers }) => [unit, modifiers[0]?.drm])).toEqual([
      ['a1', 1],
      ['a2', 1],
    ]);
  });

  test('[combat 12.3.1.3/E] one is eliminated, the rest take the highest check of the row', () => {
    const trial = reading({ g1: '6-6 at D4', a1: '7-6 at D7', a2: 'BAR at D7' }, 2, 3, 9, 1);
    expect(trial.told('eliminated').map(({ unit }) => unit)).toEqual(['a2']);
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'a1', modifiers: [{ why: 'M+1', drm: 1 }] }]);
  });

  test('[combat 12.3.1.3/2E] two are; dice only for more than two', () => {
    const three = {
      g1: ['6-6 at D4', { fp: 16 }] as Placed,
      a1: '7-6 at D7',
      a2: 'BAR at D7',
      a3: '4-6 at D7',
    };
    expect(
      reading(three, 1, 5, 3, 9, 1)
        .told('eliminated')
        .map(({ unit }) => unit),
    ).toEqual(['a2', 'a3']);
    const two = { g1: three.g1, a1: three.a1, a2: three.a2 };
    const both = reading(two, 1);
    expect(both.told('eliminated').map(({ unit }) => unit)).toEqual(['a1', 'a2']);
    expect(both.action.rolls).toHaveLength(1);
  });

  test('[combat 12.3.1.3.1] the highest die is affected, of equal ones all', () => {
    const trial = reading(
      { g1: '6-6 at D4', a1: '7-6 at D7', a2: '7-6 at D7', a3: 'nco at D7' },
      4,
      8,
      8,
      2,
      1,
      1,
      1,
    );
    expect(trial.told('casualties-chosen')).toEqual([
      { rolls: { a1: 8, a2: 8, a3: 2 }, chosen: ['a1', 'a2'] },
    ]);
    expect(trial.told('reduced').map(({ unit }) => unit)).toEqual(['a1', 'a2']);
  });

  test('targets with different modifiers have different results', () => {
    const trial = begin({ g1: '6-6 at D4', a1: '7-6 at D7', a2: ['7-6 at D7', { marker: 'moved' }] }).order(
      'german',
      fire('g1', 'D7'),
      ...d100(40),
      7,
    );
    expect(
      trial.told('attack')[0]?.results.map(({ units, total, result }) => [units, total, result]),
    ).toEqual([
      [['a1'], 40, '-'],
      [['a2'], 30, 'M'],
    ]);
  });

  test('[combat 12.3.1] an outcome that rests on an estimated cell says so', () => {
    const estimated = (roll: number) =>
      reading({ g1: '6-6 at D4', a1: '7-6 at D7' }, roll, ...(roll < 36 ? [1] : [])).action.effects.find(
        ({ effect }) => effect === 'attack',
      )?.estimated;
    expect(estimated(20)).toBeUndefined();
    expect(estimated(36)).toBe(true);
  });
});
