import { type Game, leader, squad } from '../testkit.testkit.js';
import { japanese, pacific, passAll, steps } from './testkit.testkit.js';

/** The hexes of the printed example, so moved that its hex Y5 is E5; kunai everywhere, a hut at the target. */
function example(): Game {
  const kunai = Object.fromEntries(
    ['D', 'E', 'F', 'G', 'H', 'I', 'J'].flatMap((column) =>
      [3, 4, 5, 6].map((row) => [`${column}${row}`, 'grain' as const]),
    ),
  );
  return pacific({
    columns: 14,
    rows: 12,
    terrain: { ...kunai, E5: 'huts' },
    units: {
      a1: squad('USMC', '7-6-8', 'E5'),
      a2: squad('USMC', '7-6-8', 'G7'),
      bA: japanese('4-4-7', 'G6'),
      bB: japanese('4-4-7', 'H3'),
      bC: japanese('4-4-7', 'H4'),
      bD: japanese('4-4-7', 'H5'),
      bE: japanese('4-4-7', 'H6'),
      bF: japanese('4-4-7', 'I5'),
      bG: japanese('4-4-7', 'I6', { pinned: true }),
      bL: leader('Japanese', '9-0', 'I4'),
    },
  });
}

const CHARGE = {
  order: 'banzai',
  leader: 'bL',
  units: ['bA', 'bB', 'bC', 'bD', 'bE', 'bF', 'bL'],
  target: 'E5',
};

const go = (here: Game, to: string, ...units: string[]) => here.order('b', { order: 'charge', units, to });

function first(here: Game) {
  here.order('b', CHARGE);
  for (const [to, unit] of [
    ['F5', 'bA'],
    ['G4', 'bB'],
    ['G6', 'bE'],
    ['G5', 'bC'],
    ['G5', 'bD'],
    ['H4', 'bL'],
  ] as const)
    go(here, to, unit);
  return go(here, 'H4', 'bF');
}

/** The last step of the second Impulse, with the dice of the fire that must come. */
function second(here: Game, ...faces: number[]) {
  for (const [to, unit] of [
    ['E5', 'bA'],
    ['F4', 'bB'],
    ['F5', 'bE'],
    ['F4', 'bC'],
    ['F5', 'bD'],
    ['G4', 'bL'],
  ] as const)
    go(here, to, unit);
  return here.order('b', { order: 'charge', units: ['bF'], to: 'G4' }, ...faces);
}

function third(here: Game, ...faces: number[]) {
  for (const [to, unit] of [
    ['E5', 'bB'],
    ['E4', 'bC'],
    ['E6', 'bD'],
    ['E6', 'bE'],
    ['F4', 'bL'],
  ] as const)
    go(here, to, unit);
  return here.order('b', { order: 'charge', units: ['bF'], to: 'F4' }, ...faces);
}

function fourth(here: Game, ...faces: number[]) {
  for (const [to, unit] of [
    ['E5', 'bL'],
    ['D4', 'bC'],
    ['D5', 'bD'],
    ['D5', 'bE'],
  ] as const)
    go(here, to, unit);
  return here.order('b', { order: 'charge', units: ['bF'], to: 'E5' }, ...faces);
}

describe('the printed Banzai Charge', () => {
  test('[aslsk-121] the pinned squad cannot join; the others can, one of them sees the target', () => {
    const here = example();
    expect(here.refused('b', { ...CHARGE, units: [...CHARGE.units, 'bG'] })).toMatchObject({
      refused: 'PINNED',
    });
    const done = here.order('b', CHARGE);
    expect(done.the('banzai')).toMatchObject({ leader: 'bL', target: 'E5' });
    expect(here.unit('bA')).toMatchObject({ banzai: true, raised: true });
    expect(here.awaits).toEqual(['b impulse']);
  });

  test('[aslsk-122] the first Impulse: everybody goes his way, each spends 2 MF, only then there is fire', () => {
    const here = example();
    here.order('b', CHARGE);
    expect([
      steps(here, 'bA'),
      steps(here, 'bB'),
      steps(here, 'bC'),
      steps(here, 'bD'),
      steps(here, 'bE'),
    ]).toEqual([['F5'], ['G4'], ['G4', 'G5'], ['G5', 'G6'], ['G6', 'G7']]);
    expect([steps(here, 'bL'), steps(here, 'bF')]).toEqual([
      ['H3', 'H4'],
      ['H4', 'H5'],
    ]);
    const fresh = example();
    const done = first(fresh);
    expect(done.the('impulse-ended').mf).toBe(2);
    expect(fresh.unit('bL')).toMatchObject({ at: 'H4', spent: 2 });
    expect(fresh.awaits).toEqual(['a defensive-fire']);
  });

  test('[aslsk-123] the second Impulse: a unit that is next to the target must enter it', () => {
    const here = example();
    first(here);
    passAll(here);
    expect(steps(here, 'bA')).toEqual(['E5']);
    expect(steps(here, 'bB')).toEqual(['F4']);
    expect([steps(here, 'bC'), steps(here, 'bD')]).toEqual([
      ['F4', 'F5'],
      ['F4', 'F5'],
    ]);
    second(here, 4, 3, 2, 4);
    expect(here.unit('bF')).toMatchObject({ at: 'G4', spent: 4 });
  });

  test('[aslsk-124] the 7-6-8 must fire at point blank: 20 column, 2MC, no effect; 8 Residual FP', () => {
    const here = example();
    first(here);
    passAll(here);
    const done = second(here, 4, 3, 2, 4);
    expect(done.the('point-blank')).toEqual({ side: 'a', at: 'E5', units: ['a1'] });
    expect(done.the('fire-attack')).toMatchObject({
      fp: 21,
      column: 20,
      results: [{ units: ['bA'], final: 7, result: '2MC' }],
    });
    expect(done.the('morale-check')).toMatchObject({ unit: 'bA', morale: 8, final: 8, passed: true });
    expect(here.unit('bA').pinned).toBeUndefined();
    expect(here.battle.location('E5').residual).toBe(8);
    expect(here.unit('a1').fire).toBe('first');
    passAll(here);
    expect(here.legal('b', 'end-charge').map(({ order }) => (order.units as string[])[0])).toEqual([
      'bB',
      'bC',
      'bD',
      'bE',
    ]);
  });

  const untilThird = (...faces: number[]) => {
    const here = example();
    first(here);
    passAll(here);
    second(here, 4, 3, 2, 4);
    passAll(here);
    return { here, done: third(here, ...faces) };
  };

  test('[aslsk-125] [aslsk-126] [aslsk-127] the third: the Residual FP steps B down, the fire at it finishes it', () => {
    const { here, done } = untilThird(2, 3, 3, 4, 1, 2, 6, 6);
    expect(here.unit('bL')).toMatchObject({ at: 'F4', spent: 6 });
    expect(done.the('residual-attack')).toMatchObject({
      fp: 8,
      results: [{ units: ['bB'], final: 5, result: '2MC' }],
    });
    expect(done.the('step-reduced')).toEqual({ unit: 'bB', was: '4-4-7', now: '3-4-7' });
    expect(done.the('fire-attack')).toMatchObject({
      fp: 10.5,
      column: 8,
      results: [{ units: ['bB'], final: 3, result: 'K/2' }],
    });
    expect(done.the('casualty-reduced')).toEqual({ unit: 'bB', was: '3-4-7', now: '2-3-7' });
    expect(here.has('bB')).toBe(false);
    expect(here.unit('a1').fire).toBe('final');
    expect(here.unit('bA').at).toBe('E5');
  });

  const untilFourth = () => {
    const { here } = untilThird(2, 3, 3, 4, 1, 2, 6, 6);
    passAll(here);
    return { here, done: fourth(here, 6, 6, 4, 5) };
  };

  test('[aslsk-128] the fourth: a PTC leaves them cold, the 7-6-8 breaks by its own Final Protective Fire', () => {
    const { here, done } = untilFourth();
    expect(done.the('residual-attack').results).toMatchObject([{ units: ['bF', 'bL'], result: 'no effect' }]);
    expect(done.the('fire-attack')).toMatchObject({
      column: 8,
      results: [{ units: ['bF', 'bL'], final: 9, result: 'PTC' }],
    });
    expect(done.all('task-check')).toEqual([]);
    expect(done.the('morale-check')).toMatchObject({
      unit: 'a1',
      check: 'Final Protective Fire',
      final: 9,
      passed: false,
    });
    expect(here.unit('a1').broken).toBe(true);
  });

  test('[aslsk-129] [aslsk-130] it is over with the MF; the morale stays, and they fire at the broken in their hex', () => {
    const { here } = untilFourth();
    passAll(here);
    expect(here.awaits).toEqual(['b movement']);
    for (const id of ['bA', 'bC', 'bL']) expect(here.unit(id)).toMatchObject({ raised: true, moved: true });
    expect(here.unit('bC').banzai).toBeUndefined();
    here.order('b', { order: 'end-phase' });
    here.order('a', { order: 'end-phase' });
    expect(here.battle.clock.phase).toBe('AFPh');
    expect(here.verdict('b', { order: 'fire', at: 'G7', firers: ['bA'] })).toBe('ENEMY_IN_HEX 3.2.2.1/c');
    const done = here.order('b', { order: 'fire', at: 'E5', firers: ['bA', 'bF'], leaders: ['bL'] }, 6, 6);
    expect(done.the('fire-attack')).toMatchObject({ fp: 12, column: 12 });
  });
});
