import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const BROKEN = { broken: true } as const;
const WOODS = field({ D4: 'woods' });

/** What is printed on that counter of that nation. */
const counter = (nationality: string, name: string) =>
  new Trial({ sides: { german: { nationality } }, units: { g1: `${name} at D4`, r9: '4-4-7 at N12' } }).unit(
    'g1',
  );

const rally = (units: Units, unit: string, leader: string | undefined, ...faces: number[]) =>
  new Trial({ phase: 'rally', map: WOODS, units: { r9: '4-4-7 at N12', ...units } })
    .order('german', { order: 'rally', unit, ...(leader && { leader }) }, ...faces)
    .told('rally-attempt')[0];

/** How far men go by themselves in open ground. */
function reach(unit: Placed, leader?: Placed): number {
  const units = { g1: unit, ...(leader && { gl: leader }), r9: '4-4-7 at N12' };
  const trial = new Trial({ phase: 'movement', units });
  const path = ['D5', 'D6', 'D7', 'D8', 'D9', 'D10'];
  const moving = { order: 'move', units: leader ? ['g1', 'gl'] : ['g1'] };
  return (
    path.findLastIndex((_, i) => !trial.refusal('german', { ...moving, path: path.slice(0, i + 1) })) + 1
  );
}

describe('raw and substandard troops', () => {
  test.each([
    ['[squad-leader 3.9.2] German 4-3-6', 'German', '4-3-6'],
    ['[squad-leader 3.9.3] Russian 4-3-6', 'Russian', '4-3-6'],
    ['[squad-leader 3.16.9] British 4-3-6', 'British', '4-3-6'],
  ] as const)('%s are inexperienced: three factors, five with a leader', (_, nationality, name) => {
    const raw = [`${name} at D4`, { nationality, quality: counter(nationality, name).quality }] as const;
    expect(reach(raw)).toBe(3);
    expect(reach(raw, ['8-0 at D4', { nationality }])).toBe(5);
  });

  test.each([
    ['[squad-leader 3.15.3] French 3-5-7', 'French', '3-5-7'],
    ['[squad-leader 3.18.4] Allied Minor 3-4-7', 'Allied Minor', '3-4-7'],
  ] as const)('%s are reservists of the line, not inexperienced', (_, nationality, name) => {
    const { quality, ...printed } = counter(nationality, name);
    expect(quality).toBe('second');
    expect(reach([`4-6-7 at D4`, { nationality, ...(quality && { quality }) }])).toBe(4);
    const units = {
      g1: ['4-6-7 at D4', { nationality, quality, fp: printed.fp }],
      r1: '4-4-7 at D5',
    } as Units;
    const trial = new Trial({ units }).order('german', { order: 'fire', at: 'D5', firers: ['g1'] }, 6, 5);
    expect(trial.told('fire-attack')[0]?.fp).toBe(6);
  });
});

describe('armies', () => {
  test('[squad-leader 3.11.1] American orders of battle name elite, first line and second line squads; any may turn Green', () => {
    const kinds = ['6-6-7', '6-6-6', '5-5-6'].map((name) => counter('American', name).quality);
    expect(kinds).toEqual(['elite', 'first', 'second']);
    for (const squad of ['6-6-7', '6-6-6', '5-5-6'])
      expect(
        new Trial({
          enemy: 'american',
          sides: { american: { elr: 0 } },
          units: { g1: '4-6-7 at D4', a1: `${squad} at D6` },
        })
          .order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 2, 4, 5, 5)
          .unit('a1'),
      ).toMatchObject({ strength: '5-3-6', broken: true });
  });

  test.each(['Canadian', 'Australian', 'Commonwealth', 'Free French', 'Free Polish'])(
    '[squad-leader 3.16.2] %s troops are British counters, and British leaders lead them in full',
    (nationality) => {
      expect(counter(nationality, '4-5-8')).toMatchObject({ fp: 4, range: 5, morale: 8, nationality });
      const units: Units = { g1: ['4-6-7 at D4', { nationality, broken: true, dm: true }], gl: '8-1 at D4' };
      const foreign = new Trial({
        phase: 'rally',
        map: WOODS,
        units: { ...units, gk: ['7-0 at A12', BROKEN], r9: '4-4-7 at N12' },
      });
      expect(foreign.refusal('german', { order: 'rally', unit: 'g1', leader: 'gl' })?.refused).toBe(
        'CANNOT_LEAD',
      );
      const british: Units = { ...units, gl: ['8-1 at D4', { nationality: 'British' }] };
      expect(rally(british, 'g1', 'gl', 3, 3)).toMatchObject({ modifiers: [{ value: -1 }], needs: 3 });
    },
  );

  test('[squad-leader 3.15.4] the French have no anti-tank rifles', () => {
    expect(() => counter('French', 'ATR')).toThrow('ATR');
    expect(counter('British', 'ATR').weapon).toBe('ATR');
  });

  test('[squad-leader 3.17.7] Sissi know how to ski, other Finns only where the scenario says so', () => {
    const skis = (squad: string, more: object = {}) =>
      new Trial({
        phase: 'movement',
        active: 'finnish',
        options: { snow: true },
        units: { f1: [`${squad} at D4`, more], r1: '4-4-7 at N1' },
      }).refusal('finnish', { order: 'skis', unit: 'f1' })?.refused;
    expect([skis('8-3-8'), skis('9-1', { skill: 'skis' })]).toEqual([undefined, undefined]);
    expect(skis('6-4-8')).toBeDefined();
  });

  test('[squad-leader 3.12.6] German crews serve as Rumanian ones, and are shakier when broken', () => {
    expect(counter('German', 'crew 2-4-7')).toMatchObject({ morale: 7, brokenMorale: 7 });
    expect(counter('Rumanian', 'crew 2-4-7')).toMatchObject({
      nationality: 'Rumanian',
      morale: 7,
      brokenMorale: 6,
    });
  });

  test('[squad-leader 3.17.5] Finnish leaders are 10-1, 10-0, 9-1, 9-0 and 8-0, and no others', () => {
    const ranks = ['10-1', '10-0', '9-1', '9-0', '8-0'];
    expect(ranks.map((name) => counter('Finnish', name).strength)).toEqual(ranks);
    expect(() => counter('Finnish', '9-2')).toThrow('9-2');
  });

  test.each([
    [1941, 1, 6],
    [1942, 2, 6],
  ])(
    '[squad-leader 3.15.2] in %i Frenchmen go %i hexes of woods as partisans do or do not, and are as shaky when broken',
    (year, hexes, broken) => {
      const wood = field({ D5: 'woods', D6: 'woods', D7: 'woods', D8: 'woods' });
      const french = { sides: { german: { nationality: 'French' } }, options: { year } } as const;
      const trial = new Trial({
        phase: 'movement',
        map: wood,
        ...french,
        units: { g1: '4-5-7 at D4', r9: '4-4-7 at N12' },
      });
      const path = ['D5', 'D6', 'D7', 'D8'].slice(0, 2 * hexes);
      const move = (to: readonly string[]) =>
        trial.refusal('german', { order: 'move', units: ['g1'], path: [...to] })?.refused;
      expect(move(path)).toBeUndefined();
      expect(move(['D5', 'D6', 'D7'])).toBe(hexes === 1 ? 'TOO_FAR' : undefined);
      expect(trial.unit('g1').brokenMorale).toBe(broken);
    },
  );

  test('[squad-leader 3.13.6] the SS run, and are taken by fate, as others are', () => {
    const SS = { nationality: 'German SS' } as const;
    const running = new Trial({
      phase: 'rout',
      units: { g1: ['half-squad 3-4-8 at D6', { ...SS, ...BROKEN }], r1: '4-4-7 at D9' },
      map: field({ D5: 'woods' }),
      sides: { german: SS },
    });
    expect(running.legalOf('german', 'rout').map(({ path }) => path)).toEqual([['D5']]);
    const fated = new Trial({
      active: 'russian',
      sides: { german: SS },
      units: { r1: '4-4-7 at D4', g1: 'half-squad 3-4-8 at D6' },
    }).order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 2, 4, 6, 6);
    expect(fated.battle.unit('g1')).toBeUndefined();
  });
});

describe('the Experience Level Rating', () => {
  const shown = (setup: Setup, order: object, ...faces: number[]) =>
    new Trial({ enemy: 'russian', sides: { german: { elr: 0 } }, ...setup }).order(
      'german',
      order as never,
      ...faces,
    );

  test('[squad-leader 3.11.2/a] a check to deploy, or to fire next to the enemy, turns nobody Green', () => {
    const units: Units = { g1: '4-6-7 at D4', gl: '8-0 at D4', r1: '4-4-7 at N12' };
    const deploying = shown({ phase: 'rally', units }, { order: 'deploy', unit: 'g1', leader: 'gl' }, 6, 6);
    expect(deploying.unit('g1').strength).toBe('4-6-7');
    const near: Units = { g1: ['4-6-7 at D4', { quality: 'green' }], r1: '4-4-7 at D5' };
    const firing = shown({ units: near }, { order: 'fire', at: 'D5', firers: ['g1'] }, 6, 6, 6, 5);
    expect(firing.kinds).not.toContain('replaced');
  });

  test('[squad-leader 3.11.2/a] the loss of a leader does', () => {
    const trial = new Trial({
      active: 'russian',
      sides: { german: { elr: 0 } },
      units: { r1: '4-4-7 at D4', g1: '4-6-7 at D6', gl: '7-0 at D6' },
    }).order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 2, 4, 5, 5, 1, 2, 5, 5);
    expect(trial.unit('g1')).toMatchObject({ strength: '4-3-6', broken: true });
  });

  test.each([
    ['elite', 1942, 4, 3],
    ['first', 1941, 1, 0],
    ['second', 1943, 5, 3],
    ['elite', 1944, 6, 7],
  ] as const)(
    '[squad-leader 3.11.3, 3.11.3/a] %s troops of %i who roll %i have a rating of %i',
    (troops, year, face, elr) => {
      const trial = new Trial(
        {
          sides: { german: { troops } },
          options: { year, optional: ['3.11.3'] },
          units: { g1: '4-6-7 at D4', r1: '4-4-7 at N12' },
        },
        face,
      );
      expect(trial.battle.side('german').elr).toBe(elr);
    },
  );
});

describe('half-squads', () => {
  const half = (name: string, squad: string) => [`half-squad ${name} at D4`, { squad }] as const;

  test('[squad-leader 3.11.5/a] two of different kinds make a squad of the poorer kind, which is of two equal ones again', () => {
    const trial = new Trial({
      phase: 'rally',
      active: 'american',
      enemy: 'german',
      units: { a1: half('3-4-7', '6-6-7'), a2: half('3-3-6', '6-6-6'), al: '8-0 at D4', g1: '4-6-7 at N12' },
    }).order('american', { order: 'recombine', units: ['a1', 'a2'] });
    expect(trial.unit('a1')).toMatchObject({ kind: 'squad', strength: '6-6-6', quality: 'first' });
    while (trial.battle.clock.phase !== 'rally' || trial.battle.clock.turn < 2) {
      const side = trial.battle.position.awaiting[0]?.side as string;
      const order = trial.legal(side).some((one) => one.order === 'pass') ? 'pass' : 'end-phase';
      trial.order(side, order);
    }
    trial.order('american', { order: 'deploy', unit: 'a1', leader: 'al' }, 1, 2);
    const strengths = trial.battle.unitsAt('D4').map(({ strength }) => strength);
    expect(strengths.filter((one) => one === '3-3-6')).toHaveLength(2);
  });

  test.each([
    [
      '[squad-leader-A-314] a Green one and one of the line',
      half('2-3-6', '5-3-6'),
      half('3-3-6', '6-6-6'),
      '5-3-6',
    ],
    [
      '[squad-leader-A-315] one of the line and one of the elite',
      half('3-3-6', '6-6-6'),
      half('3-4-7', '7-4-7'),
      '6-6-6',
    ],
    ['a Green one and one of the elite', half('2-3-6', '5-3-6'), half('3-4-7', '7-4-7'), '5-3-6'],
  ])('[squad-leader 3.11.5/a] %s', (_, a1, a2, strength) => {
    const trial = new Trial({
      phase: 'rally',
      active: 'american',
      enemy: 'german',
      units: { a1, a2, g1: '4-6-7 at N12' },
    }).order('american', { order: 'recombine', units: ['a1', 'a2'] });
    expect(trial.unit('a1')).toMatchObject({ kind: 'squad', strength });
  });

  test('[squad-leader 3.20.6, 4.8.4] casualties halve squads of nations without half-squad counters too', () => {
    const trial = new Trial({
      units: { g1: '4-6-7 at D4', r1: ['4-4-7 at D6', BROKEN] },
    }).order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 2, 4, 5, 5);
    expect(trial.unit('r1')).toMatchObject({
      kind: 'half-squad',
      strength: '2-4-7',
      fp: 2,
      broken: true,
      brokenMorale: 6,
    });
  });
});
