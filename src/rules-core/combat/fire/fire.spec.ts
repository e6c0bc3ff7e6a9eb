import { COMBAT_CHARTS } from '../charts/index.js';
import type { Unit } from '../system.js';
import { d100, field, moves, type Placed, type Setup, Trial } from '../testkit.js';
import { isInArc, turnTowards } from './covered-arc.js';

const begin = (units: Setup['units'], setup: Setup = {}) => new Trial({ ...setup, units });
const fire = (units: string | string[], at: string, more: object = {}) => ({
  order: 'fire',
  units: [units].flat(),
  at,
  ...more,
});
/** The shot's arithmetic at a roll of 99. */
function shoot(
  units: Setup['units'],
  order: ReturnType<typeof fire>,
  setup: Setup = {},
  ...before: number[]
) {
  const trial = begin(units, setup).order('german', order, ...before, ...d100(99));
  const [attack] = trial.told('attack');
  return { trial, attack, fp: attack?.fp, row: attack?.row, total: attack?.results[0]?.total };
}
/** The code of a refusal by the rules; dice do not matter. */
const refused = (trial: Trial, order: { order: string }, side = 'german') => {
  const code = trial.refusal(side, order, 9, 9)?.refused;
  return code?.startsWith('DICE') ? undefined : code;
};
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

  test('[combat 12.3.1.3] no effect is no effect', () => {
    expect(reading({ g1: '6-6 at D4', a1: '7-6 at D7' }, 36).kinds).toEqual([
      'opened-fire',
      'shot-noted',
      'attack',
    ]);
  });

  test('[combat 12.3.1.3/M] every target checks, leaders first', () => {
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
      reading(three, 1, 3, 9, 5, 1)
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

describe('modifiers of the target', () => {
  /** The modifiers of the target at a roll of 99, after as many LOST rolls of 1 as the line needs. */
  const drm = (
    map: Parameters<typeof field>[0],
    target: Placed = '7-6 at D7',
    setup: Setup = {},
    from = 'D4',
  ) => {
    const at = (typeof target === 'string' ? target : target[0]).split(' at ')[1] as string;
    for (let rolls = 0; rolls < 4; rolls++) {
      const trial = begin(
        { g1: ['6-6 at D4', { at: from, range: 12 }], a1: target },
        { ...setup, map: field(map) },
      );
      const order = fire('g1', at);
      const faces = [...Array(rolls).fill([0, 1]).flat(), ...d100(99)];
      const refusal = trial.refusal('german', order, ...faces);
      if (refusal && !refusal.refused.startsWith('DICE')) return Number.NaN;
      if (refusal || trial.order('german', order, ...faces).told('attack').length === 0) continue;
      return (trial.told('attack')[0]?.results[0]?.total as number) - 99;
    }
    return Number.NaN;
  };

  test.each([
    ['woods', 10],
    ['wooden-building', 10],
    ['stone-building', 20],
    ['stone-rubble', 20],
    ['shellholes', 10],
    ['debris', 10],
    ['graveyard', 10],
    ['shallow-stream', 10],
    ['orchard', 0],
    ['grain', 0],
    ['brush', 0],
  ] as const)('[combat 6.1.1.1#2, 6.1.2, 6.4] [combat-25] %s %i', (terrain, value) => {
    expect(drm({ D7: terrain })).toBe(value);
  });

  test('[combat 6.1.3] only the highest counts', () => {
    expect(drm({ D7: 'woods' }, '7-6 at D7', { marks: { D7: { features: ['shellholes'] } } })).toBe(10);
    expect(drm({ D7: { terrain: 'woods', hexsides: { 0: 'bocage' } } })).toBe(20);
  });

  test('[combat 6.1.2, 6.7.2.1] hexside terrain protects where the line crosses it', () => {
    expect(drm({ D7: { hexsides: { 0: 'wall' } } })).toBe(10);
    expect(drm({ D7: { hexsides: { 0: 'hedge' } } })).toBe(5);
    expect(drm({ D7: { hexsides: { 0: 'bocage' } } })).toBe(20);
    expect(drm({ D7: { hexsides: { 3: 'wall' } } })).toBe(0);
  });

  test('[combat 6.7.1] from an upper level next door a wall or hedge does not, bocage does', () => {
    const from = (terrain: 'wall' | 'bocage') =>
      drm({ D6: 'stone-building-1-level', D7: { hexsides: { 0: terrain } } }, '7-6 at D7', {}, 'D6/1');
    expect(from('wall')).toBe(0);
    expect(from('bocage')).toBe(20);
  });

  test('[combat 6.7.2.3] behind bocage movement does not count', () => {
    expect(drm({ D7: { hexsides: { 0: 'bocage' } } }, ['7-6 at D7', { marker: 'moved' }])).toBe(20);
  });

  test('[combat 6.9.1] in the act of moving the shellholes count only when paid for', () => {
    const moving = (values: Partial<Unit>) =>
      drm({ D7: 'shellholes' }, ['7-6 at D7', { moving: 'crawling', marker: 'crawled', ...values }]);
    expect(moving({})).toBe(0);
    expect(moving({ inShellholes: true })).toBe(10);
    expect(drm({ D7: 'shellholes' }, ['7-6 at D7', { marker: 'moved' }])).toBe(0);
  });

  test('[combat 6.1.4] hindrances between add up', () => {
    expect(drm({}, '7-6 at D7', { marks: { D5: { wrecks: 1 }, D6: { burningWrecks: 1 } } })).toBe(10);
    expect(drm({ D5: 'debris', D6: 'graveyard' })).toBe(20);
  });

  test('[combat 13.1.3] [combat-59] smoke into or through is +10 and takes the running back', () => {
    const smoke = { marks: { D6: { smoke: 'grenade' } } } as const;
    expect(drm({}, '7-6 at D7', smoke)).toBe(10);
    expect(drm({}, '7-6 at D7', { marks: { D7: { smoke: 'grenade' } } })).toBe(10);
    expect(drm({}, ['7-6 at D7', { moving: 'running', marker: 'moved' }], smoke)).toBe(0);
    expect(drm({}, ['7-6 at D7', { moving: 'running', marker: 'moved' }])).toBe(-20);
  });

  test('[combat 6.2/a] any other hindrance between takes the moving in the open back altogether', () => {
    expect(drm({ D6: 'grain' }, ['7-6 at D7', { marker: 'moved' }])).toBe(0);
    expect(drm({ D6: 'grain', D7: 'woods' }, ['7-6 at D7', { marker: 'moved' }])).toBe(0);
    expect(drm({ D7: 'woods' }, ['7-6 at D7', { marker: 'moved' }])).toBe(0);
  });

  test('[combat 5.2.6] on a crest above the firer +10, when there is no other cover', () => {
    const hill = { D7: { level: 1 } };
    expect(drm(hill)).toBe(10);
    expect(drm({ D7: { level: 1, terrain: 'shellholes' } })).toBe(10);
    expect(drm({ D7: { level: 1 }, D6: { level: 1 } })).toBeNaN();
    expect(drm({ D4: { level: 1 }, ...hill })).toBe(0);
    expect(drm({}, '7-6 at D7', { marks: { D7: { minorCrest: [0] } } })).toBe(10);
  });

  test('[combat 7.1.3] Dug-In +10 on top of other terrain', () => {
    expect(drm({}, ['7-6 at D7', { dugIn: true }])).toBe(10);
    expect(drm({ D7: 'woods' }, ['7-6 at D7', { dugIn: true }])).toBe(20);
    expect(drm({ D7: 'stone-building' }, ['7-6 at D7', { dugIn: true }])).toBe(30);
  });

  test('[combat 7.2.1.1] [combat-24] a trench +15', () => {
    expect(drm({}, ['7-6 at D7', { post: 'trench' }])).toBe(15);
    expect(drm({}, ['7-6 at D7', { post: 'trench', marker: 'moved' }])).toBe(15);
  });

  test('[combat 7.9.2] a Pillbox +20 through its three hexsides, else +40', () => {
    const box = (facing: number) =>
      drm({}, ['7-6 at D7', { post: 'pillbox' }], {
        marks: { D7: { pillbox: { side: 'american', facing } } },
      });
    expect([box(0), box(1), box(5), box(2), box(3)]).toEqual([20, 20, 20, 40, 40]);
  });

  test('[combat 12.9.8] a flamethrower team draws -10 on top of everything', () => {
    expect(drm({}, 'FT at D7')).toBe(-10);
    expect(drm({ D7: 'woods' }, ['FT at D7', { marker: 'moved' }])).toBe(-10);
  });

  test('[combat 6.10.2] the lip of a gully +10, its bed nothing', () => {
    expect(drm({ D7: 'gully', D6: 'gully', D5: 'gully', D4: 'gully' })).toBe(0);
    expect(drm({ D7: 'gully' }, ['7-6 at D7', { onLip: true }])).toBe(10);
  });

  test('[combat 6.13.2] in a burning building the fire gives +10 in place of the walls', () => {
    expect(drm({ D7: 'stone-building' }, '7-6 at D7', { marks: { D7: { flame: true } } })).toBe(20);
  });
});

describe('platoon fire', () => {
  const three = { g1: '6-6 at D4', g2: '6-6 at D5', g3: '6-6 at E5', g4: 'nco at D4', a1: '7-6 at G8' };

  test('[combat 12.7.1, 12.7.2] units in up to three adjacent hexes add their fire, and are all marked', () => {
    const { fp, trial } = shoot(three, fire(['g1', 'g2', 'g3'], 'G8'));
    expect(fp).toBe(18);
    expect(['g1', 'g2', 'g3', 'g4'].map((id) => trial.unit(id).fired)).toEqual([1, 1, 1, undefined]);
  });
  test('[combat 12.7.1.1] with an able leader in one of the hexes; one location needs none', () => {
    const { g4: _, ...alone } = three;
    expect(refused(begin(alone), fire(['g1', 'g2'], 'G8'))).toBe('NO_LEADER');
    expect(
      refused(begin({ ...alone, g4: ['nco at D4', { yellow: 'disrupted' }] }), fire(['g1', 'g2'], 'G8')),
    ).toBe('NO_LEADER');
    expect(
      refused(begin({ g1: '6-6 at D4', g2: '6-6 at D4', a1: '7-6 at G8' }), fire(['g1', 'g2'], 'G8')),
    ).toBeUndefined();
  });
  test('[combat 12.7.1.1] not from four hexes, nor from hexes apart', () => {
    const units = { ...three, g5: '6-6 at E4', g6: '6-6 at B9' };
    expect(refused(begin(units), fire(['g1', 'g2', 'g3', 'g5'], 'G8'))).toBe('NOT_A_PLATOON');
    expect(refused(begin(units), fire(['g1', 'g6'], 'G8'))).toBe('NOT_A_PLATOON');
  });
  test('[combat 12.7.1] guns do not combine', () => {
    expect(
      refused(begin({ g1: '6-6 at D4', g2: '75mm gun at D4', a1: '7-6 at D7' }), fire(['g1', 'g2'], 'D7')),
    ).toBe('CANNOT_COMBINE');
  });
  test('[combat 12.7.3] one leader’s direction is -5; he adds no fire and is marked', () => {
    const units = { g1: '6-6 at D4', g2: 'nco at D4', g3: 'nco at D4', a1: '7-6 at D7' };
    const { attack, total, trial } = shoot(units, fire('g1', 'D7', { leader: 'g2' }));
    expect(attack).toMatchObject({ fp: 6, modifiers: [{ why: 'leader', drm: -5, cites: '12.7.3' }] });
    expect(total).toBe(94);
    expect(trial.unit('g2').fired).toBe(1);
  });
  test('[combat 12.7.3] only an able leader among the firers directs', () => {
    const units = {
      g1: '6-6 at D4',
      g2: 'nco at D5',
      g3: ['nco at D4', { yellow: 'disrupted' }] as Placed,
      g4: ['nco at D4', { fired: 1 }] as Placed,
      a1: '7-6 at D7',
    };
    const trial = begin(units);
    expect(refused(trial, fire('g1', 'D7', { leader: 'g2' }))).toBe('NOT_PRESENT');
    expect(refused(trial, fire('g1', 'D7', { leader: 'g3' }))).toBe('DISRUPTED');
    expect(refused(trial, fire('g1', 'D7', { leader: 'g4' }))).toBe('HAS_FIRED');
    expect(refused(trial, fire('g1', 'D7', { leader: 'a1' }))).toBe('NO_SUCH_LEADER');
  });
  test('[combat 12.7.4] one LOST roll at the lowest number of anybody; the terrain that favours the target most', () => {
    const units = { g1: '6-6 at D4', g2: '6-6 at E4', g3: 'nco at E4', a1: '7-6 at D8' };
    const map = field({ D5: 'grain', D8: { terrain: 'woods', hexsides: { 0: 'bocage' } }, D6: 'brush' });
    const trial = begin(units, { map }).order(
      'german',
      fire(['g1', 'g2'], 'D8'),
      ...d100(1),
      ...d100(1),
      ...d100(1),
      ...d100(1),
      ...d100(99),
    );
    expect(trial.told('line-of-sight-rolled').map(({ terrain, needs }) => [terrain, needs])).toEqual([
      ['Grainfield', 50],
      ['Brush', 60],
      ['Bocage hexside', 40],
      ['Woods', 55],
    ]);
    expect(trial.told('attack')[0]?.results[0]?.total).toBe(119);
  });
});

describe('the routine of fire', () => {
  test('[combat 12.1.1, 12.1.1/1, 5.1.10] a failed LOST roll uses the impulse and marks the firer', () => {
    const trial = begin({ g1: '6-6 at D4', a1: '7-6 at D7' }, { map: field({ D7: 'woods' }) });
    trial.order('german', fire('g1', 'D7'), 5, 6);
    expect(trial.told('line-of-sight-rolled')).toEqual([
      { at: 'D7', terrain: 'Woods', needs: 55, rolled: 56, seen: false },
    ]);
    expect(trial.kinds).not.toContain('attack');
    expect(trial.unit('g1').fired).toBe(1);
    expect(trial.awaits).toEqual(['american reaction']);
    const seen = begin({ g1: '6-6 at D4', a1: '7-6 at D7' }, { map: field({ D7: 'woods' }) }).order(
      'german',
      fire('g1', 'D7'),
      5,
      5,
      9,
      9,
    );
    expect(seen.kinds).toContain('attack');
  });

  test('[combat 12.1.1.1.1] Fire 1 for the first shot; no second one in an impulse', () => {
    const trial = begin({ g1: '6-6 at D4', a1: ['7-6 at D7', { fired: 2 }] })
      .order('german', fire('g1', 'D7'), 9, 9)
      .order('american', 'pass');
    expect(trial.unit('g1').fired).toBe(1);
    expect(refused(trial, fire('g1', 'D7'))).toBe('HAS_FIRED');
  });

  test('[combat 12.1.1.1, 12.4.3.1, 12.4.3] a rate of fire is as many shots, an impulse each', () => {
    const trial = begin({ g1: 'MG 42 at D4', a1: ['7-6 at D7', { fired: 2 }] });
    for (const count of [1, 2, 3]) {
      trial.order('german', fire('g1', 'D7'), 9, 9).order('american', 'pass');
      expect(trial.unit('g1').fired).toBe(count);
    }
    expect(refused(trial, fire('g1', 'D7'))).toBe('HAS_FIRED');
  });

  test('[combat 12.1.2.2] Fire 1 infantry has Defensive Fire within its printed range, then none', () => {
    const react = (at: string) => {
      const trial = begin({ g1: `6-6 at ${at}`, a1: ['4-6 at D4', { fired: 1, range: 3 }] });
      const to = at === 'D7' ? 'D6' : 'D9';
      return trial.order('german', moves('cautious', { g1: [to] }));
    };
    const near = react('D7');
    expect(near.awaits).toEqual(['american reaction']);
    near.order('american', fire('a1', 'D6'), 9, 9);
    expect(near.unit('a1').fired).toBe(2);
    expect(near.awaits).toEqual(['american impulse']);
    expect(react('D10').awaits).toEqual(['american impulse']);
  });

  test('[combat 12.1.2] Defensive Fire at a firing unit comes after its fire', () => {
    const trial = begin({ g1: '6-6 at D4', a1: '7-6 at D7' }).order('german', fire('g1', 'D7'), 9, 9);
    expect(trial.awaits).toEqual(['american reaction']);
    trial.order('american', fire('a1', 'D4'), ...d100(99)).order('american', 'hold-fire');
    expect(trial.awaits).toEqual(['american impulse']);
    expect([trial.unit('g1').fired, trial.unit('a1').fired]).toEqual([1, 1]);
  });

  test('[combat 3.2.5] no fire beyond the map in play', () => {
    const options = { inPlay: ['D4', 'D5', 'D6'] };
    expect(refused(begin({ g1: '6-6 at D4', a1: '7-6 at D7' }, { options }), fire('g1', 'D7'))).toBe(
      'NO_SUCH_HEX',
    );
  });

  test('a line that is blocked refuses the order', () => {
    expect(
      refused(begin({ g1: '6-6 at D4', a1: '7-6 at D7' }, { map: field({ D6: 'woods' }) }), fire('g1', 'D7')),
    ).toBe('NO_LINE_OF_SIGHT');
  });
});

describe('Reconnaissance by Fire', () => {
  const hidden: Placed = ['7-6 at D7', { hidden: true }];

  test('[combat 3.3.4.3] half strength into a hex without counters; nothing shows without a result', () => {
    const trial = begin({ g1: '6-6 at D4', a1: hidden, a2: 'nco at L1' }).order(
      'german',
      fire('g1', 'D7'),
      ...d100(50),
    );
    expect(trial.told('opened-fire')[0]).toMatchObject({ recon: true });
    expect(trial.told('attack')[0]).toMatchObject({ fp: 3, row: 2, results: [] });
    expect(trial.unit('a1').hidden).toBe(true);
  });
  test('[combat 3.3.4.3] a result reveals them and is applied', () => {
    const trial = begin({ g1: '6-6 at D4', a1: hidden }).order('german', fire('g1', 'D7'), ...d100(8), 9);
    expect(trial.kinds).toEqual(['opened-fire', 'revealed', 'attack', 'morale-check', 'pinned']);
    expect(trial.unit('a1').hidden).toBeUndefined();
  });
  test('fire at visible units spares hidden ones beside them, when it does nothing to them', () => {
    const trial = begin({ g1: '6-6 at D4', a1: hidden, a2: '7-6 at D7' }).order(
      'german',
      fire('g1', 'D7'),
      ...d100(50),
    );
    expect(trial.told('attack')[0]?.results).toMatchObject([{ units: ['a2'] }]);
    expect(trial.unit('a1').hidden).toBe(true);
  });
  test('not at one’s own, not as Defensive Fire', () => {
    expect(refused(begin({ g1: '6-6 at D4', g2: '6-6 at D7', a2: 'nco at L1' }), fire('g1', 'D7'))).toBe(
      'OWN_TROOPS',
    );
  });
  test('[combat 3.3.4.2] a hidden unit that fires is revealed when its fire is resolved', () => {
    const trial = begin({ g1: ['6-6 at D4', { hidden: true }], a1: '7-6 at D7' }).order(
      'german',
      fire('g1', 'D7'),
      9,
      9,
    );
    expect(trial.kinds).toEqual(['opened-fire', 'shot-noted', 'attack', 'revealed']);
  });
  test('[combat 3.3.4.2] unless it eliminated the only enemy who could see it', () => {
    const gone = (a2: string) =>
      begin(
        { g1: ['6-6 at D4', { hidden: true }], a1: '4-6 at D7', a2 },
        { map: field({ K1: 'woods' }) },
      ).order('german', fire('g1', 'D7'), ...d100(2));
    expect(gone('nco at D11').unit('g1').hidden).toBeUndefined();
    const trial = begin({ g1: ['6-6 at D4', { hidden: true }], a1: '4-6 at D7' }).order(
      'german',
      fire('g1', 'D7'),
      ...d100(2),
    );
    expect(trial.unit('g1').hidden).toBe(true);
    expect(trial.awaits).toEqual(['american impulse']);
  });
});

describe('Desperation Fire', () => {
  const close = (a1: Placed) =>
    begin({ g1: '6-6 at D6', g2: 'nco at D6', a1 }).order(
      'german',
      moves('cautious', { g1: ['D5'], g2: ['D5'] }),
    );
  const spent: Placed = ['7-6 at D4', { fired: 2 }];
  const desperate = { order: 'desperation-fire', unit: 'a1', at: 'D5' };

  test('[combat 12.6.2, 12.6.2/a, 12.6.2/b] at half firepower, with a Morale Check on the ones die of the roll', () => {
    const trial = close(spent).order('american', desperate, ...d100(98));
    expect(trial.told('attack')[0]).toMatchObject({ fp: 7, rolled: 98 });
    expect(trial.told('morale-check')).toMatchObject([
      { unit: 'a1', rolled: 8, passed: false, result: 'Pinned Down' },
    ]);
    expect(trial.action.rolls).toHaveLength(1);
  });
  test('[combat 12.6.2/b] Pinned, Disrupted or WIA units at a quarter', () => {
    for (const yellow of ['pinned', 'disrupted', 'wia'] as const)
      expect(
        close(['7-6 at D4', { yellow, fired: 2 }])
          .order('american', desperate, ...d100(91))
          .told('attack')[0]?.fp,
      ).toBe(4);
  });
  test('[combat 12.6.2] only squads and machine guns, next to a mover, once at a step', () => {
    expect(close(['4-6 at D4', { fired: 2 }]).awaits).toEqual(['american impulse']);
    expect(close(['BAR at D4', { fired: 2 }]).awaits).toEqual(['american reaction']);
    const trial = close(spent).order('american', desperate, ...d100(91));
    expect(trial.refusal('american', desperate)).toMatchObject({
      refused: expect.stringMatching(/SPENT|NOT_NOW/),
    });
    const apart = begin({ g1: '6-6 at D7', a1: ['7-6 at D4', { fired: 2 }] }).order(
      'german',
      moves('cautious', { g1: ['D6'] }),
    );
    expect(apart.awaits).toEqual(['american impulse']);
  });
  test('[combat 12.6.2] not at a unit that is merely marked Moved or fires', () => {
    const trial = begin({ g1: '6-6 at D5', a1: spent }).order('german', fire('g1', 'D4'), 9, 9);
    expect(trial.awaits).toEqual(['american impulse']);
  });
});

describe('enfilade', () => {
  const units = {
    g1: '6-6 at D1',
    g2: '6-6 at D8',
    g3: '6-6 at E1',
    a1: '7-6 at D4',
    a2: ['nco at L11', {}] as Placed,
  };
  const twice = (first: string, second: string) => {
    const trial = begin({ ...units, a1: ['7-6 at D4', { fired: 2 }] })
      .order('german', fire(first, 'D4'), ...d100(99))
      .order('american', 'pass');
    return trial.order('german', fire(second, 'D4'), ...d100(99));
  };
  test('[combat 12.6.1] two impulses in a row from hexsides two or three apart mark the target', () => {
    expect(twice('g1', 'g2').told('enfilade')).toEqual([{ at: 'D4', side: 'american' }]);
    expect(twice('g1', 'g3').told('enfilade')).toEqual([]);
  });
  test('[combat 12.6.1] not with another impulse between', () => {
    const trial = begin({ ...units, a1: ['7-6 at D4', { fired: 2 }] })
      .order('german', fire('g1', 'D4'), ...d100(99))
      .order('american', 'pass');
    trial.order('german', moves('cautious', { g3: ['E2'] })).order('american', 'pass');
    expect(trial.order('german', fire('g2', 'D4'), ...d100(99)).kinds).not.toContain('enfilade');
  });
  test('[combat 12.6.1.1] who leaves the hex leaves the marker', () => {
    const trial = begin({ g1: '6-6 at D4' }, { marks: { D4: { enfilade: ['german'] } } }).order(
      'german',
      moves('cautious', { g1: ['D5'] }),
    );
    expect(trial.battle.location('D4').enfilade).toBeUndefined();
  });
});

describe('machine guns', () => {
  const units = {
    g1: 'MG 42 at D4',
    a1: ['7-6 at D7', { fired: 2 }] as Placed,
    a2: ['7-6 at E8', { fired: 2 }] as Placed,
    a3: ['7-6 at E7', { fired: 2 }] as Placed,
  };

  test('[combat 12.8.1, 12.8.1.1] Fixed Fire is at one hex with all it has', () => {
    expect(shoot(units, fire('g1', 'D7')).fp).toBe(12);
    expect(refused(begin(units), fire('g1', 'D7', { also: ['E7'] }))).toBe('ONE_HEX');
  });
  test('[combat 12.8.1.2] Searching Fire is at up to three adjacent hexes at half, each its own roll', () => {
    const trial = begin(units).order(
      'german',
      fire('g1', 'D7', { also: ['E7', 'E8'], traverse: 'searching' }),
      ...d100(99),
      ...d100(98),
      ...d100(97),
    );
    expect(trial.told('attack').map(({ at, fp, rolled }) => [at, fp, rolled])).toEqual([
      ['D7', 6, 99],
      ['E7', 6, 98],
      ['E8', 6, 97],
    ]);
    expect(trial.unit('g1').fired).toBe(1);
    expect(
      refused(
        begin({ ...units, a2: '7-6 at H8' }),
        fire('g1', 'D7', { also: ['H8'], traverse: 'searching' }),
      ),
    ).toBe('NOT_A_STRING');
    expect(
      refused(
        begin({ ...units, g1: '6-6 at D4' }),
        fire('g1', 'D7', { also: ['E7'], traverse: 'searching' }),
      ),
    ).toBe('NOT_A_MACHINE_GUN');
  });
  const near = {
    g1: 'MG 42 at D4',
    a1: ['7-6 at D5', { fired: 2, marker: 'moved' }] as Placed,
    a2: ['7-6 at E5', { fired: 2 }] as Placed,
  };
  test('[combat 12.8.1.3] a Swinging Traverse is against adjacent hexes, one with a mover, at printed firepower', () => {
    const trial = begin(near).order(
      'german',
      fire('g1', 'D5', { also: ['E5'], traverse: 'swinging' }),
      ...d100(99),
      ...d100(98),
    );
    expect(trial.told('attack').map(({ fp }) => fp)).toEqual([12, 12]);
    expect(
      refused(begin({ ...near, a1: '7-6 at D5' }), fire('g1', 'D5', { also: ['E5'], traverse: 'swinging' })),
    ).toBe('NO_SWINGING');
    expect(refused(begin(units), fire('g1', 'D7', { traverse: 'swinging' }))).toBe('NO_SWINGING');
  });
  test('[combat 12.8.1.3.1] a ones die of 1 to 3 jams it for good', () => {
    const swing = (roll: number) =>
      begin(near).order('german', fire('g1', 'D5', { traverse: 'swinging' }), ...d100(roll));
    expect(swing(93).unit('g1')).toMatchObject({ face: 'move', jammed: true });
    expect(swing(94).unit('g1').jammed).toBeUndefined();
    const jammed = begin({ g1: ['MG 42 at D4', { face: 'move', jammed: true }], a1: 'nco at L1' });
    expect(refused(jammed, moves('cautious', { g1: [{ do: 'flip' }] }))).toBe('JAMMED');
  });
});

describe('guns and mortars', () => {
  const gun = (values: object = {}): Placed => ['75mm gun at D4', { facing: 3, ...values }];

  test('[combat 2.7.2, 12.2.1.1] [combat-1] a 75mm gun uses the row of 70, near and far alike', () => {
    expect(shoot({ g1: gun(), a1: '7-6 at D7' }, fire('g1', 'D7'))).toMatchObject({ fp: 16, row: 16 });
    expect(shoot({ g1: gun(), a1: '7-6 at D5' }, fire('g1', 'D5')).fp).toBe(16);
    expect(shoot({ g1: gun({ size: 88 }), a1: '7-6 at D5' }, fire('g1', 'D5')).fp).toBe(20);
    expect(shoot({ g1: gun({ size: 50 }), a1: '7-6 at D5' }, fire('g1', 'D5')).fp).toBe(8);
  });
  test('[combat 12.2.1.2, 12.5.2, 12.5.4] a mortar between its least and greatest range, at one firepower', () => {
    const mortar = (at: string) => begin({ g1: ['M2 mortar at D4', { facing: 3 }], a1: `7-6 at ${at}` });
    expect(refused(mortar('D5'), fire('g1', 'D5'))).toBe('OUT_OF_RANGE');
    expect(shoot({ g1: ['M2 mortar at D4', { facing: 3 }], a1: '7-6 at D6' }, fire('g1', 'D6')).fp).toBe(12);
    const short = begin({ g1: ['M2 mortar at D4', { facing: 3, maxRange: 5 }], a1: '7-6 at D10' });
    expect(refused(short, fire('g1', 'D10'))).toBe('OUT_OF_RANGE');
  });
  test('[combat 12.5.3] never from inside a building', () => {
    const trial = begin(
      { g1: ['M2 mortar at D4', { facing: 3 }], a1: '7-6 at D7' },
      { map: field({ D4: 'stone-building' }) },
    );
    expect(refused(trial, fire('g1', 'D7'))).toBe('IN_BUILDING');
  });
  test('[combat 12.4.1, 12.5.1.1] guns and mortars check morale like infantry', () => {
    const trial = begin({ g1: '6-6 at D4', a1: '75mm gun at D7' }).order(
      'german',
      fire('g1', 'D7'),
      ...d100(30),
      7,
    );
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'a1', result: 'Pinned Down' }]);
  });
  test('[combat 12.5.5, 6.11.1] air bursts: -10 in place of woods or debris, Dug-In +20 on top', () => {
    const burst = (terrain: 'woods' | 'debris', values: object = {}) => {
      const trial = begin(
        { g1: ['M2 mortar at D4', { facing: 3 }], a1: ['7-6 at D7', { fired: 2, ...values }] },
        { map: field({ D7: terrain }) },
      );
      const dug = 'dugIn' in values;
      return trial.order('german', fire('g1', 'D7'), ...(dug ? [9] : []), ...d100(99)).told('attack')[0]
        ?.results[0]?.total;
    };
    expect(burst('woods')).toBe(89);
    expect(burst('debris')).toBe(89);
    expect(burst('woods', { dugIn: true })).toBe(109);
  });
  test('[combat 7.2.1.1, 7.1.3] against mortars a trench is +30 and Dug-In +20', () => {
    const shot = (values: object) =>
      begin({ g1: ['M2 mortar at D4', { facing: 3 }], a1: ['7-6 at D7', { fired: 2, ...values }] })
        .order('german', fire('g1', 'D7'), 9, ...d100(99))
        .told('attack')[0]?.results[0]?.total;
    expect(shot({ post: 'trench' })).toBe(129);
    expect(shot({ dugIn: true })).toBe(119);
  });
  test('[combat 12.5.6] a spotter next door sees for a mortar, and both are marked', () => {
    const map = field({ D5: 'woods' });
    const units = {
      g1: ['M2 mortar at D4', { facing: 3 }] as Placed,
      g2: '3-6 at E5',
      g3: '6-6 at B4',
      a1: ['7-6 at D8', { fired: 2 }] as Placed,
    };
    const trial = begin(units, { map });
    expect(refused(trial, fire('g1', 'D8'))).toBe('NO_LINE_OF_SIGHT');
    expect(refused(trial, fire('g1', 'D8', { spotter: 'g3' }))).toBe('CANNOT_SPOT');
    trial.order('german', fire('g1', 'D8', { spotter: 'g2' }), ...d100(99));
    expect([trial.unit('g1').fired, trial.unit('g2').fired]).toEqual([1, 1]);
    expect(
      refused(
        begin({ ...units, g2: ['3-6 at E5', { yellow: 'disrupted' }] }, { map }),
        fire('g1', 'D8', { spotter: 'g2' }),
      ),
    ).toBe('CANNOT_SPOT');
    expect(
      refused(begin({ ...units, g1: '75mm gun at D4' }, { map }), fire('g1', 'D8', { spotter: 'g2' })),
    ).toBe('NO_SPOTTING');
  });
  test('[combat 12.4.10] an original 00 of a gun of 75mm or more destroys everything', () => {
    const map = field({ D7: 'stone-building', D8: 'stone-building' });
    const trial = begin({ g1: gun(), a1: ['7-6 at D7', { fired: 2 }], a2: 'nco at D7/1' }, { map }).order(
      'german',
      fire('g1', 'D7'),
      9,
      0,
      0,
    );
    expect(trial.told('critical-hit')).toEqual([{ hex: 'D7' }]);
    expect(trial.battle.unit('a1')).toBeUndefined();
    expect(trial.battle.unit('a2')).toBeUndefined();
    expect(trial.battle.location('D7')).toMatchObject({ rubble: true, flame: true });
    const small = begin({ g1: gun({ size: 50 }), a1: '7-6 at D7' }).order('german', fire('g1', 'D7'), 0, 0);
    expect(small.kinds).not.toContain('critical-hit');
    expect(small.told('attack')[0]).toMatchObject({ rolled: 100 });
  });
  test('[combat 12.4.10] in woods it leaves a fire', () => {
    const trial = begin(
      { g1: gun(), a1: ['7-6 at D7', { fired: 2 }] },
      { map: field({ D7: 'woods' }) },
    ).order('german', fire('g1', 'D7'), 9, 0, 0);
    expect(trial.battle.location('D7')).toEqual({ flame: true, acquired: ['g1'] });
  });
  test('[combat 6.6.1] an E of a gun of 75mm or more brings the building down on everybody in it', () => {
    const map = field({ D7: 'wooden-building', D8: 'wooden-building' });
    const blow = (size: number) => {
      const units = {
        g1: gun({ size }),
        a1: ['7-6 at D7', { fired: 2 }] as Placed,
        a2: '7-6 at D7/1',
        a3: '7-6 at D8',
      };
      return begin(units, { map }).order(
        'german',
        fire('g1', 'D7'),
        9,
        ...d100(1),
        ...(size < 150 ? [1] : []),
      );
    };
    const fallen = blow(150);
    expect(fallen.told('attack')[0]?.results[0]).toMatchObject({ total: 11, result: 'E' });
    expect(fallen.told('rubbled')).toEqual([{ hex: 'D7' }]);
    expect(['a1', 'a2', 'a3'].map((id) => fallen.battle.unit(id) !== undefined)).toEqual([
      false,
      false,
      true,
    ]);
    const standing = blow(75);
    expect(standing.told('attack')[0]?.results[0]).toMatchObject({ total: 11, result: 'C/M+2' });
    expect(standing.battle.location('D7').rubble).toBeUndefined();
  });
});

describe('acquisition', () => {
  const gun: Placed = ['75mm gun at D4', { facing: 3, rof: 3 }];
  const units = {
    g1: gun,
    a1: ['7-6 at D7', { fired: 2 }] as Placed,
    a2: ['7-6 at E8', { fired: 2 }] as Placed,
  };

  test('[combat 12.4.4] a gun leaves its marker on the target, hit or miss, unless it does not want to', () => {
    const trial = begin(units, { map: field({ D7: 'stone-building' }) }).order('german', fire('g1', 'D7'), 1);
    expect(trial.told('screened-shot')).toMatchObject([{ exceeds: 2, rolled: 1, hit: false }]);
    expect(trial.told('acquired')).toEqual([{ unit: 'g1', hex: 'D7' }]);
    expect(trial.battle.location('D7').acquired).toEqual(['g1']);
    expect(begin(units).order('german', fire('g1', 'D7', { acquire: false }), 9, 9).kinds).not.toContain(
      'acquired',
    );
  });
  test('[combat 12.3.2.2] the next shot there needs no roll for the target’s cover', () => {
    const trial = begin(units, { map: field({ D7: 'stone-building' }) })
      .order('german', fire('g1', 'D7'), 1)
      .order('american', 'pass');
    trial.order('german', fire('g1', 'D7'), ...d100(99));
    expect(trial.kinds).not.toContain('screened-shot');
  });
  test('[combat 12.4.4.1] fired at another hex, the marker moves there', () => {
    const trial = begin(units)
      .order('german', fire('g1', 'D7'), 9, 9)
      .order('american', 'pass')
      .order('german', fire('g1', 'E8'), 9, 9);
    expect(trial.battle.location('D7').acquired).toBeUndefined();
    expect(trial.battle.location('E8').acquired).toEqual(['g1']);
    expect(trial.unit('g1').acquired).toBe('E8');
  });
});

describe('the Screened Shot Table', () => {
  const screened = (firer: Placed, at: string, map = {}, target: Partial<Unit> = { fired: 2 }) => {
    const trial = begin({ g1: firer, a1: [`7-6 at ${at}`, target] }, { map: field(map) });
    const shot = trial.order(
      'german',
      fire('g1', at),
      ...(trial.refusal('german', fire('g1', at), 9, 9) ? [0, 9, 9] : [9, 9]),
    );
    return shot.told('screened-shot')[0]?.modifiers.map(({ why, drm }) => [why, drm]);
  };
  const gun = (values: object = {}): Placed => ['75mm gun at D1', { facing: 3, ...values }];

  test('no roll at a plain target in the open', () => {
    expect(screened(gun(), 'D4')).toBeUndefined();
  });
  test('[combat 12.3.2/f1, 11.1.2/fig, 12.5.1] turning the covered arc asks for one', () => {
    expect(screened(gun({ facing: 4 }), 'D4')).toBeUndefined();
    expect(screened(gun({ facing: 2 }), 'D4')).toEqual([['covered arc turned', 2]]);
    expect(screened(gun({ facing: 0 }), 'D4')).toEqual([['covered arc turned', 4]]);
    expect(screened(gun({ facing: 0, limbers: true }), 'D4')).toEqual([['covered arc turned', 2]]);
  });
  test('[combat 12.3.2/f3] a Suppressed firer', () => {
    expect(screened(gun({ suppressed: true }), 'D4')).toEqual([['Suppressed', 2]]);
  });
  test.each([
    ['A', 24, undefined],
    ['A', 25, 1],
    ['B', 11, undefined],
    ['B', 12, 1],
    ['B', 24, 2],
    ['C', 11, undefined],
    ['C', 12, 0],
    ['C', 13, 2],
    ['C', 23, 2],
    ['C', 24, 4],
  ] as const)('[combat 12.3.2/f4, 12.3.2/f5, 2.3.1.5] rating %s at %i hexes: %p', (rating, range, drm) => {
    const map = field({}, { columns: 2, rows: 27 });
    const trial = new Trial({
      map,
      units: { g1: ['75mm gun at A1', { facing: 3, rating }], a1: [`7-6 at A${range + 1}`, { fired: 2 }] },
    });
    trial.order('german', fire('g1', `A${range + 1}`), ...(drm === undefined ? [] : [9]), 9, 9);
    expect(trial.told('screened-shot')[0]?.exceeds).toBe(drm);
  });
  test('[combat 12.3.2/t1, 6.1.4] hindrances between, not added again to the fire', () => {
    const trial = begin(
      { g1: gun(), a1: ['7-6 at D4', { fired: 2 }] },
      { map: field({ D2: 'debris' }) },
    ).order('german', fire('g1', 'D4'), 5, ...d100(99));
    expect(trial.told('screened-shot')[0]?.modifiers).toEqual([
      { why: 'Debris in D2', drm: 1, cites: '12.3.2/t1' },
    ]);
    expect(trial.told('attack')[0]?.results[0]?.total).toBe(99);
  });
  test('[combat 12.3.2/t2, 6.1.2/a, 12.3.2.1] the target’s terrain, a tenth here and whole on the fire', () => {
    const trial = begin(
      { g1: gun(), a1: ['7-6 at D4', { fired: 2 }] },
      { map: field({ D4: 'stone-building' }) },
    ).order('german', fire('g1', 'D4'), 3, ...d100(70));
    expect(trial.told('screened-shot')).toMatchObject([{ exceeds: 2, rolled: 3, hit: true }]);
    expect(trial.told('attack')[0]?.results[0]?.total).toBe(90);
  });
  test('[combat 12.3.2, 12.3.2/b] a hit only above the number', () => {
    const roll = (face: number) =>
      begin({ g1: gun(), a1: ['7-6 at D4', { fired: 2 }] }, { map: field({ D4: 'stone-building' }) })
        .order('german', fire('g1', 'D4'), face, ...(face > 2 ? [9, 9] : []))
        .told('screened-shot')[0]?.hit;
    expect([roll(1), roll(2), roll(3)]).toEqual([false, false, true]);
  });
  test('[combat 12.3.2.3] above ten only a natural ten hits, and a 1 or 2 costs the gun', () => {
    const shot = (face: number) =>
      begin({
        g1: gun({ facing: 0, suppressed: true }),
        a1: ['7-6 at D4', { fired: 2, dugIn: true, post: 'trench' }],
      }).order('german', fire('g1', 'D4'), face, ...(face === 0 ? [9, 9] : []));
    expect(shot(9).told('screened-shot')[0]).toMatchObject({ exceeds: 9, hit: false });
    const worse = (face: number) => {
      const map = field({ D4: 'stone-building' });
      const units = {
        g1: gun({ facing: 0, suppressed: true }),
        a1: ['7-6 at D4', { fired: 2, dugIn: true }] as Placed,
      };
      return begin(units, { map, marks: { D2: { wrecks: 1 } } }).order(
        'german',
        fire('g1', 'D4'),
        face,
        ...(face === 0 ? [9, 9] : []),
      );
    };
    expect(worse(9).told('screened-shot')[0]).toMatchObject({ exceeds: 10, hit: false });
    expect(worse(0).told('screened-shot')[0]).toMatchObject({ hit: true });
    expect(worse(2).unit('g1').fKill).toBe(true);
    expect(worse(3).unit('g1').fKill).toBeUndefined();
  });
  test('[combat 12.3.2/u] anti-tank rifles and bazookas know no situations of the target', () => {
    expect(screened(['ATR at D1', {}], 'D4', { D4: 'stone-building' })).toBeUndefined();
    expect(screened(['bazooka at D1', {}], 'D4', { D4: 'stone-building' })).toBeUndefined();
  });
});

describe('other weapons', () => {
  test('[combat 12.2.1.5, 12.9.7] anti-tank rifles fire with 1, the Russian one with 2, at any range alike', () => {
    expect(shoot({ g1: 'ATR at D4', a1: '7-6 at D5' }, fire('g1', 'D5')).fp).toBe(1);
    const trial = new Trial({ active: 'russian', units: { r1: 'ATR at D4', g1: '6-6 at D5' } }).order(
      'russian',
      fire('r1', 'D5'),
      9,
      9,
    );
    expect(trial.told('attack')[0]?.fp).toBe(2);
  });
  test('[combat 12.9.9#2, 12.9.9.1#2, 12.9.9.2#2] a bazooka fires at infantry with its Gun Size within its printed range', () => {
    expect(shoot({ g1: 'bazooka at D4', a1: '7-6 at D9' }, fire('g1', 'D9')).fp).toBe(16);
    expect(refused(begin({ g1: 'bazooka at D4', a1: '7-6 at D10' }), fire('g1', 'D10'))).toBe('OUT_OF_RANGE');
  });
  test('[combat 12.9.8.1] a flamethrower knows no terrain, but smoke and hindrances', () => {
    const flame = (map = {}, setup: Setup = {}, at = 'D5') =>
      begin({ g1: 'FT at D4', a1: [`7-6 at ${at}`, { fired: 2 }] }, { map: field(map), ...setup })
        .order('german', fire('g1', at), ...d100(77 + 20))
        .told('attack')[0];
    expect(flame({ D5: 'stone-building' })).toMatchObject({ fp: 30, results: [{ total: 97 }] });
    expect(flame({}, { marks: { D5: { smoke: 'grenade' } } })).toMatchObject({ results: [{ total: 107 }] });
    expect(refused(begin({ g1: 'FT at D4', a1: '7-6 at D6' }), fire('g1', 'D6'))).toBe('OUT_OF_RANGE');
  });
  test('[combat 12.9.8.3] out of fuel on a ones die of 8 to 10', () => {
    const flame = (roll: number) =>
      begin({ g1: 'FT at D4', a1: '7-6 at D5' })
        .order('german', fire('g1', 'D5'), ...d100(roll))
        .battle.unit('g1');
    expect(flame(97)).toMatchObject({ fired: 1, face: 'move' });
    expect(flame(98)).toBeUndefined();
    expect(flame(90)).toBeUndefined();
  });
  test('[combat 12.9.8.4] [combat-37] a C or E sets a building or woods on fire', () => {
    const flame = (terrain: 'woods' | 'brush', roll: number, ...faces: number[]) =>
      begin({ g1: 'FT at D4', a1: ['7-6 at D5', { fired: 2 }] }, { map: field({ D5: terrain }) })
        .order('german', fire('g1', 'D5'), ...d100(roll), ...faces)
        .battle.location('D5').flame;
    expect(flame('woods', 7)).toBe(true);
    expect(flame('woods', 14, 1)).toBe(true);
    expect(flame('woods', 27, 1)).toBeUndefined();
    expect(flame('brush', 7)).toBeUndefined();
  });
});

describe('Demos and Molotovs', () => {
  const lob = (unit: string, at: string, target?: string) => ({
    order: 'throw',
    unit,
    at,
    ...(target && { target }),
  });

  test('[combat 12.9.4] the Demo’s row, only the terrain of the target counts, and the counter is used up', () => {
    const trial = begin(
      { g1: 'demo at D4', a1: ['7-6 at D5', { fired: 2, marker: 'moved' }] },
      { map: field({ D5: 'stone-building' }) },
    );
    trial.order('german', lob('g1', 'D5'), ...d100(70));
    expect(trial.told('attack')[0]).toMatchObject({ fp: 30, row: 30, results: [{ total: 90, result: '-' }] });
    expect(trial.battle.unit('g1')).toBeUndefined();
  });
  test('[combat 12.9.5] an E of a Demo makes rubble of a building', () => {
    const owned = COMBAT_CHARTS.corrected({
      system: 'combat',
      version: 'with a card',
      charts: { fft: { tables: { results: { provenance: 'printed', cells: { '30': { '11-15': 'E' } } } } } },
    });
    if (!owned.ok) throw new Error('The correction is in form.');
    const map = { ...field({ D5: 'wooden-building' }), charts: owned.pack };
    const blast = (roll: number, ...faces: number[]) =>
      begin({ g1: 'demo at D4', a1: ['7-6 at D5', { fired: 2 }] }, { map })
        .order('german', lob('g1', 'D5'), ...d100(roll), ...faces)
        .battle.location('D5').rubble;
    expect([blast(5), blast(6, 1)]).toEqual([true, undefined]);
  });
  test('[combat 12.9.2] from the same hex up to a level apart, from next door on the same level or from above', () => {
    const map = field({ D4: 'stone-building-2-level', D5: 'stone-building-2-level' });
    const from = (place: string, at: string) =>
      refused(begin({ g1: `demo at ${place}`, a1: [`7-6 at ${at}`, { fired: 2 }] }, { map }), lob('g1', at));
    expect(from('D4', 'D4/1')).toBeUndefined();
    expect(from('D4', 'D4/2')).toBe('OUT_OF_REACH');
    expect(from('D4/1', 'D5/1')).toBeUndefined();
    expect(from('D4/1', 'D5')).toBeUndefined();
    expect(from('D4', 'D5/1')).toBe('OUT_OF_REACH');
    expect(from('D4', 'D6')).toBe('OUT_OF_REACH');
  });
  test('[combat 12.9.6, 12.9.6/a] a Molotov attacks one vehicle and burns it on a C or E', () => {
    const throwAt = (roll: number) =>
      begin({ g1: 'molotov at D4', a1: 'tank at D5', a2: '7-6 at D5' }).order(
        'german',
        lob('g1', 'D5', 'a1'),
        ...d100(roll),
      );
    const hit = throwAt(8);
    expect(hit.told('vehicle-destroyed')).toEqual([{ unit: 'a1', burns: true, hex: 'D5' }]);
    expect(hit.battle.location('D5').burningWrecks).toBe(1);
    expect(hit.battle.unit('a2')).toBeDefined();
    expect(throwAt(20).battle.unit('a1')).toBeDefined();
    expect(throwAt(20).battle.unit('g1')).toBeUndefined();
    expect(refused(begin({ g1: 'molotov at D4', a1: '7-6 at D5' }), lob('g1', 'D5', 'a1'))).toBe(
      'NOT_A_VEHICLE',
    );
  });
});

describe('smoke', () => {
  const smoky: Setup = { sides: { german: { smokeGrenades: 1 } } };
  const throwSmoke = (at: string) => moves('cautious', { g1: [{ do: 'smoke', at }, 'B2'] });

  test('[combat 13.1.1] a squad of quality 6 or more places one for 1 MP in its own or an adjacent hex, once', () => {
    const trial = begin({ g1: '6-6 at B1', a1: 'nco at L11' }, smoky).order('german', throwSmoke('B1'));
    expect(trial.battle.location('B1').smoke).toBe('grenade');
    expect(trial.told('entered')).toMatchObject([{ left: 4 }]);
    expect(trial.battle.side('german').smokeGrenades).toBe(0);
    const why = (placed: Placed, at = 'B1', setup = smoky) =>
      refused(begin({ g1: placed, a1: 'nco at L11' }, setup), throwSmoke(at));
    expect(why('5-4 at B1')).toBe('NO_SMOKE');
    expect(why('nco at B1')).toBe('NO_SMOKE');
    expect(why('6-6 at B1', 'B3')).toBe('TOO_FAR');
    expect(why(['6-6 at B1', { smoked: true }])).toBe('SMOKED_ALREADY');
    expect(why('6-6 at B1', 'B1', {})).toBe('OUT_OF_SMOKE');
    expect(why(['6-6 at B1', { nationality: 'russian' }])).toBe('NO_SMOKE');
  });

  test('[combat 13.2.1, 13.2.2] guns of 75, 81, 82 and 105mm fire smoke as a normal shot', () => {
    const gun = (size: number, values: object = {}): Placed => [
      '75mm gun at D4',
      { size, facing: 3, ...values },
    ];
    const shell = { order: 'shell-smoke', unit: 'g1', at: 'D8' };
    const trial = begin({ g1: gun(75), a1: 'nco at D8' }).order('german', shell);
    expect(trial.battle.location('D8').smoke).toBe('shell');
    expect(trial.unit('g1').fired).toBe(1);
    const why = (placed: Placed) => refused(begin({ g1: placed, a1: 'nco at D8' }), shell);
    expect([75, 81, 82, 105, 88, 50].map((size) => why(gun(size)))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'NO_SMOKE',
      'NO_SMOKE',
    ]);
    expect(why(gun(75, { nationality: 'russian' }))).toBe('NO_SMOKE');
    expect(why('6-6 at D4')).toBe('NOT_A_GUN');
    const missed = begin({ g1: gun(75, { facing: 0 }), a1: 'nco at D8' }).order('german', shell, 4);
    expect(missed.told('screened-shot')).toMatchObject([{ exceeds: 4, hit: false }]);
    expect(missed.battle.location('D8').smoke).toBeUndefined();
  });
});

test('[combat 2.5.2.2, 2.5.3] a covered arc is the wedge of two hexsides around a hexspine', () => {
  const { battle } = begin({});
  const inside = (facing: number) =>
    ['D1', 'E2', 'F3', 'G5', 'E6', 'D9', 'C6', 'A5', 'B2'].filter((hex) =>
      isInArc(battle, 'D5', facing, hex),
    );
  expect(inside(1)).toEqual(['D1', 'E2', 'F3', 'G5', 'B2']);
  expect(inside(0)).toEqual(['D1', 'E2', 'A5', 'B2']);
  expect(turnTowards(battle, 'D5', 0, 'D9')).toEqual({ turns: 2, facing: 4 });
  expect(turnTowards(battle, 'D5', 1, 'D1')).toEqual({ turns: 0, facing: 1 });
});
