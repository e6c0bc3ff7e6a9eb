import {
  type Game,
  halfSquad,
  leader,
  type Placed,
  type SetUp,
  setUp,
  squad,
  us,
  weapon,
} from '../testkit.testkit.js';

const japanese = (strength: string, at: string, set = {}) => squad('Japanese', strength, at, set);

function pacific(what: SetUp): Game {
  return setUp({
    phase: 'MPh',
    active: 'b',
    sides: { a: { nationality: 'USMC' }, b: { nationality: 'Japanese' } },
    ...what,
    options: { pto: true, ...what.options },
  });
}

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
const steps = (here: Game, unit: string) =>
  here
    .legal('b', 'charge')
    .filter(({ order }) => (order.units as string[])[0] === unit)
    .map(({ order }) => order.to)
    .sort();

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

function passAll(here: Game): void {
  while (here.awaits[0] === 'a defensive-fire') here.order('a', { order: 'pass' });
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

  test('[aslsk-123] the second Impulse: who is next to the target must enter it', () => {
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
    const done = here.order('b', { order: 'fire', at: 'E5', firers: ['bA', 'bF'], leaders: ['bL'] }, 6, 6);
    expect(done.the('fire-attack')).toMatchObject({ fp: 12, column: 12 });
    expect(here.refused('b', { order: 'fire', at: 'G7', firers: ['bA'] })).toMatchObject({
      refused: expect.any(String),
    });
  });
});

describe('Banzai Charges', () => {
  const small = (units: Record<string, Placed>, what: SetUp = {}) =>
    pacific({
      ...what,
      units: {
        a1: us('6-6-6', 'E8'),
        b1: japanese('4-4-7', 'E5'),
        b9: leader('Japanese', '9-0', 'E5'),
        ...units,
      },
    });
  const charge = (units: string[], target = 'E8') => ({ order: 'banzai', leader: 'b9', units, target });

  test('[aslsk 8.1.8.6/a] a Japanese leader on the map declares it, for units that hang together', () => {
    const here = small({
      b2: japanese('4-4-7', 'E4'),
      b3: japanese('4-4-7', 'E2'),
      b8: leader('German', '9-1', 'E5'),
    });
    expect(here.refused('b', { ...charge(['b1']), leader: 'b8' })).toMatchObject({ refused: 'NO_LEADER' });
    expect(here.refused('b', charge(['b1', 'b3']))).toMatchObject({ refused: 'NOT_LINKED' });
    expect(here.legal('b', 'banzai').map(({ order }) => order.units)).toEqual([
      ['b1', 'b2', 'b9'],
      ['b1', 'b9'],
    ]);
    here.order('b', charge(['b1', 'b2']));
    expect(here.unit('b9').raised).toBeUndefined();
  });

  test('[aslsk 8.1.8.6/b] in Good Order, free to move, and one of them within 8 hexes of an enemy he sees', () => {
    const why = (set: object, target = 'E8', what: SetUp = {}) =>
      small({ b1: japanese('4-4-7', 'E5', set) }, what).refused('b', charge(['b1'], target)).refused;
    expect(why({ pinned: true })).toBe('PINNED');
    expect(why({ melee: true })).toBe('CANNOT_JOIN');
    expect(why({ moved: true })).toBe('HAS_MOVED');
    expect(why({ moving: true })).toBe('HAS_MOVED');
    expect(why({}, 'E9')).toBe('NO_TARGET');
    expect(why({}, 'E8', { terrain: { E7: 'woods' } })).toBe('OUT_OF_REACH');
    const far = (at: string) =>
      pacific({
        rows: 18,
        units: { a1: us('6-6-6', at), b1: japanese('4-4-7', 'E5'), b9: leader('Japanese', '9-0', 'E5') },
      });
    expect(far('E14').refused('b', charge(['b1'], 'E14')).refused).toBe('OUT_OF_REACH');
    expect(far('E13').legal('b', 'banzai')).toHaveLength(1);
  });

  test('[aslsk 8.1.8.6/c] its units check at one better to the end of the Player Turn, and are not pinned in it', () => {
    const here = small({}, { terrain: { E6: 'grain' } });
    here.order('b', charge(['b1', 'b9']));
    here.order('b', { order: 'charge', units: ['b1', 'b9'], to: 'E6' });
    const shot = here.order('a', { order: 'fire', at: 'E6', firers: ['a1'] }, 4, 2, 2, 6, 4, 3);
    expect(shot.all('morale-check').map(({ unit, morale }) => [unit, morale])).toEqual([
      ['b9', 10],
      ['b1', 9],
    ]);
    expect(here.unit('b1').pinned).toBeUndefined();
  });

  test('[aslsk 8.1.8.6/d] each counts as spending what the dearest step of the Impulse took', () => {
    const here = small({ b2: japanese('4-4-7', 'F5') }, { terrain: { E6: 'woods' } });
    here.order('b', charge(['b1', 'b2']));
    here.order('b', { order: 'charge', units: ['b1'], to: 'E6' });
    expect(here.awaits).toEqual(['b impulse']);
    const done = here.order('b', { order: 'charge', units: ['b2'], to: 'F6' });
    expect(done.the('impulse-ended')).toEqual({ units: ['b1', 'b2'], mf: 2 });
    expect(here.unit('b2')).toMatchObject({ spent: 2, spentHere: 2 });
  });

  test('[aslsk 8.1.8.6/e] closer, next to the target, or into an enemy no farther off; never back, and into the target if it is free', () => {
    const here = small({ a2: us('6-6-6', 'F5') });
    here.order('b', charge(['b1']));
    expect(steps(here, 'b1')).toEqual(['E6', 'F5']);
    expect(here.refused('b', { order: 'charge', units: ['b1'], to: 'E4' })).toMatchObject({
      refused: 'WRONG_WAY',
    });
    expect(here.refused('b', { order: 'charge', units: ['b9'], to: 'E6' })).toMatchObject({
      refused: 'NOT_IN_CHARGE',
    });
    here.order('b', { order: 'charge', units: ['b1'], to: 'E6' });
    passAll(here);
    here.order('b', { order: 'charge', units: ['b1'], to: 'E7' });
    passAll(here);
    expect(steps(here, 'b1')).toEqual(['E8']);
  });

  test('[aslsk 8.1.8.6/f] next to the target it may end, unless an enemy beside it has nobody of the Charge in his hex', () => {
    const near = (more: Record<string, Placed>) => {
      const here = small({ b2: japanese('4-4-7', 'E6'), ...more });
      here.order('b', charge(['b1', 'b2']));
      expect(here.legal('b', 'end-charge')).toEqual([]);
      here.order('b', { order: 'charge', units: ['b2'], to: 'E7' });
      here.order('b', { order: 'charge', units: ['b1'], to: 'E6' });
      passAll(here);
      return here;
    };
    expect(near({}).refused('b', { order: 'end-charge', units: ['b2'] })).toMatchObject({
      refused: 'MUST_CHARGE',
      cites: ['8.1.8.6/f'],
    });
    const taken = near({ a1: us('6-6-6', 'E8', { broken: true }) });
    taken.order('b', { order: 'charge', units: ['b2'], to: 'E8' });
    taken.order('b', { order: 'charge', units: ['b1'], to: 'E7' });
    passAll(taken);
    expect(taken.legal('b', 'end-charge').map(({ order }) => order.units)).toEqual([['b1']]);
    const done = taken.order('b', { order: 'end-charge', units: ['b1'] });
    expect(done.the('charge-left')).toEqual({ units: ['b1'] });
    expect(taken.unit('b1')).toMatchObject({ moved: true, raised: true });
  });

  test('[aslsk 8.1.8.6/g] in the enemy’s hex it is over, and nobody advances out of it', () => {
    const here = small({ a1: us('6-6-6', 'E6', { broken: true }), a2: us('6-6-6', 'A12') });
    here.order('b', charge(['b1'], 'E6'));
    here.order('b', { order: 'charge', units: ['b1'], to: 'E6' });
    passAll(here);
    expect(here.unit('b1')).toMatchObject({ at: 'E6', moved: true, raised: true });
    expect(here.unit('b1').banzai).toBeUndefined();
    expect(here.legal('b', 'move').some(({ order }) => (order.units as string[]).includes('b1'))).toBe(false);
    const later = pacific({
      phase: 'APh',
      units: {
        a1: us('6-6-6', 'E6', { broken: true }),
        b1: japanese('4-4-7', 'E6', { raised: true }),
        b2: japanese('4-4-7', 'E6'),
      },
    });
    expect(later.refused('b', { order: 'advance', units: ['b1'], to: 'E5' })).toMatchObject({
      refused: 'FACES_ENEMY',
    });
  });

  test('[aslsk 8.1.8.6/h] 8 MF and no more, 3 for a wounded leader; nothing beyond the IPC', () => {
    const heavy = small({ bw: weapon('Japanese', 'HMG', { of: 'b1' }) });
    expect(heavy.refused('b', charge(['b1']))).toMatchObject({ refused: 'TOO_HEAVY' });
    const runs = (unit: string, more: Record<string, Placed> = {}) => {
      const here = pacific({
        rows: 24,
        units: {
          a1: us('6-6-6', 'E13', { broken: true }),
          a2: us('6-6-6', 'A1', { broken: true }),
          b1: japanese('4-4-7', 'E5'),
          b9: leader('Japanese', '9-0', 'E5'),
          ...more,
        },
      });
      here.order('b', { order: 'banzai', leader: 'b9', units: ['b1', 'b9'], target: 'E13' });
      while (here.awaits[0] === 'b impulse') {
        const left = here.legal('b', 'charge').find(({ order }) => /E\d+/.test(order.to as string));
        here.order('b', left?.order as never);
      }
      return here.unit(unit);
    };
    expect(runs('b1')).toMatchObject({ at: 'E13', spent: 8 });
    expect(runs('b9', { b9: leader('Japanese', '9-0', 'E5', { wounded: true }) })).toMatchObject({
      at: 'E8',
      spent: 3,
    });
  });

  test('[aslsk 8.1.8.6/i] concealed units are seen at once', () => {
    const here = small({ b1: japanese('4-4-7', 'E5', { hidden: true, concealed: true }) });
    const done = here.order('b', charge(['b1']));
    expect(done.cites('concealment-lost')).toEqual(['8.1.8.6/i']);
    expect(here.unit('b1').hidden).toBeUndefined();
  });

  test('[aslsk 8.1.8.7/a] all the defenders of the hex fire as one group, with all they have; not at a leader alone', () => {
    const here = small({
      a1: us('6-6-6', 'E6'),
      a2: halfSquad('American', '3-4-6', 'E6'),
      aw: weapon('American', 'MMG', { of: 'a1' }),
    });
    here.order('b', charge(['b1'], 'E6'));
    const done = here.order('b', { order: 'charge', units: ['b1'], to: 'E6' }, 6, 5, 6, 6);
    expect(done.the('point-blank').units).toEqual(['a1', 'a2', 'aw']);
    expect(done.the('fire-attack').parts.map(({ unit, factors }) => [unit, factors[0]?.times])).toEqual([
      ['a1', 3],
      ['a2', 3],
      ['aw', 3],
    ]);
    const alone = small({ a1: us('6-6-6', 'E6') });
    alone.order('b', charge(['b9'], 'E6'));
    expect(alone.order('b', { order: 'charge', units: ['b9'], to: 'E6' }).all('point-blank')).toEqual([]);
  });

  test('[aslsk 8.1.8.7/b] in the AFPh they fire at point blank in their hex, and at nothing else', () => {
    const here = pacific({
      phase: 'AFPh',
      units: {
        a1: us('6-6-6', 'E6', { broken: true }),
        a2: us('6-6-6', 'E8'),
        b1: japanese('4-4-7', 'E6', { raised: true }),
      },
    });
    expect(here.refused('b', { order: 'fire', at: 'E8', firers: ['b1'] })).toMatchObject({
      refused: 'ENEMY_IN_HEX',
    });
    expect(here.order('b', { order: 'fire', at: 'E6', firers: ['b1'] }, 6, 6).the('fire-attack').fp).toBe(6);
  });

  test('[aslsk 8.1.8.7/c] fire of friends does not touch them, but for the Area Target Type', () => {
    const units = {
      a1: us('6-6-6', 'E8', { broken: true }),
      b1: japanese('4-4-7', 'E8', { raised: true }),
      b2: japanese('4-4-7', 'E6'),
    };
    const rifles = pacific({ phase: 'AFPh', units });
    expect(
      rifles.order('b', { order: 'fire', at: 'E8', firers: ['b2'] }, 5, 4).the('fire-attack').results[0]
        ?.units,
    ).toEqual(['a1']);
    const mortar = pacific({
      phase: 'PFPh',
      units: {
        ...units,
        b2: japanese('4-4-7', 'E4'),
        bm: weapon('Japanese', '50mm grenade launcher Type 89', { of: 'b2' }),
      },
    });
    const shot = mortar.legal('b', 'shoot').find(({ order }) => order.at === 'E8');
    expect(
      mortar
        .order('b', shot?.order as never, 1, 2, 6, 6)
        .the('shot')
        .results.flatMap(({ units: hit }) => hit)
        .sort(),
    ).toEqual(['a1', 'b1']);
  });

  test('[aslsk 8.1.8.8] in an ambush they count as Inexperienced, and are not wary', () => {
    const here = pacific({
      phase: 'APh',
      terrain: { E6: 'wooden-building' },
      units: {
        a1: us('6-6-6', 'E6'),
        b1: japanese('4-4-8', 'E6', { raised: true }),
        b2: japanese('3-4-7', 'E5'),
      },
    });
    here.order('b', { order: 'advance', units: ['b2'], to: 'E6' });
    const { rolls } = here.order('b', { order: 'end-phase' }, 3, 3).the('ambush');
    expect(rolls.b?.modifiers.map(({ label, value }) => [label, value])).toEqual([['inexperienced', 1]]);
  });
});
