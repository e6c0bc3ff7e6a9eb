import {
  crew,
  german,
  halfSquad,
  leader,
  type Placed,
  russian,
  setUp,
  us,
  weapon,
} from '../testkit.testkit.js';

/** A 4-6-7 fires at the adjacent hex E5, in the open: 8 FP, no DRM. */
function under(units: Record<string, Placed>, ...faces: number[]) {
  const game = setUp({ phase: 'PFPh', units: { a1: german('4-6-7', 'E4'), ...units } });
  return { game, done: game.order('a', { order: 'fire', at: 'E5', firers: ['a1'] }, ...faces) };
}

const NMC = [3, 5] as const;
const ONE_MC = [3, 4] as const;
const TWO_MC = [2, 3] as const;
const PTC = [4, 5] as const;
const K2 = [1, 2] as const;

describe('Morale Checks', () => {
  test('[aslsk 3.2.3/NMC-a] [aslsk 2.0/NMC] above the morale a unit breaks: flipped, DM, Pin and CX taken off', () => {
    const { game, done } = under(
      { b1: russian('4-4-7', 'E5', { elr: 5, cx: true, pinned: true }) },
      ...NMC,
      3,
      5,
    );
    expect(done.the('morale-check')).toMatchObject({
      unit: 'b1',
      check: 'NMC',
      morale: 7,
      dr: 8,
      final: 8,
      passed: false,
    });
    expect(game.unit('b1')).toMatchObject({ broken: true, dm: true });
    expect(game.unit('b1').cx).toBeUndefined();
    expect(game.unit('b1').pinned).toBeUndefined();
  });

  test('[aslsk 3.2.3/pin-MC] passing with the highest DR that passes pins, one less does not', () => {
    expect(under({ b1: russian('4-4-7', 'E5') }, ...NMC, 3, 4).game.unit('b1').pinned).toBe(true);
    expect(under({ b1: russian('4-4-7', 'E5') }, ...NMC, 2, 4).game.unit('b1').pinned).toBeUndefined();
  });

  test('[aslsk 3.2.3/#MC] the number of a MC is added to its DR', () => {
    const { done } = under({ b1: russian('4-4-7', 'E5', { elr: 5 }) }, ...TWO_MC, 2, 4);
    expect(done.the('morale-check')).toMatchObject({ check: '2MC', dr: 6, final: 8, passed: false });
    expect(under({ b1: russian('4-4-7', 'E5') }, ...ONE_MC, 2, 4).done.the('morale-check')).toMatchObject({
      final: 7,
      passed: true,
    });
  });

  test('[aslsk 3.2.3/NMC-b] [aslsk 3.2.3/NMC-g] [aslsk 1.2.1/b] [aslsk 1.2.1/e] the best leader checks first; unharmed he helps the others, lesser leaders too, not himself', () => {
    const { done } = under(
      {
        b1: russian('4-4-7', 'E5', { elr: 5 }),
        b2: leader('Russian', '8-0', 'E5'),
        b3: leader('Russian', '9-1', 'E5'),
      },
      ...NMC,
      4,
      3,
      3,
      5,
      5,
      3,
    );
    const checks = done.all('morale-check').map(({ unit, final, passed }) => [unit, final, passed]);
    expect(checks).toEqual([
      ['b3', 7, true],
      ['b2', 7, true],
      ['b1', 7, true],
    ]);
  });

  test('[aslsk 3.2.3/PTC-f] a leader whom his own check pins helps nobody', () => {
    const { game, done } = under(
      { b1: russian('4-4-7', 'E5', { elr: 5 }), b3: leader('Russian', '9-1', 'E5') },
      ...NMC,
      4,
      5,
      3,
      5,
    );
    expect(game.unit('b3').pinned).toBe(true);
    expect(done.all('morale-check')[1]).toMatchObject({ unit: 'b1', final: 8, modifiers: [] });
  });

  test('[aslsk 1.2.1/c] only one leader counts for a check', () => {
    const { done } = under(
      {
        b1: russian('4-4-7', 'E5', { elr: 5 }),
        b2: leader('Russian', '9-1', 'E5'),
        b3: leader('Russian', '9-2', 'E5'),
      },
      ...NMC,
      1,
      2,
      1,
      2,
      4,
      5,
    );
    expect(done.all('morale-check').map(({ unit, final }) => [unit, final])).toEqual([
      ['b3', 3],
      ['b2', 1],
      ['b1', 7],
    ]);
  });

  test('[aslsk 3.2.3/NMC-c] [aslsk 3.2.3/K-b] an original 12 reduces besides breaking; a half-squad is gone', () => {
    const { game, done } = under({ b1: russian('4-4-7', 'E5', { elr: 5 }) }, ...NMC, 6, 6);
    expect(done.the('casualty-reduced')).toEqual({ unit: 'b1', was: '4-4-7', now: '2-3-7' });
    expect(game.unit('b1')).toMatchObject({
      kind: 'half-squad',
      strength: '2-3-7',
      fp: 2,
      broken: true,
      dm: true,
    });
    expect(under({ b1: halfSquad('Russian', '2-3-7', 'E5') }, ...NMC, 6, 6).game.has('b1')).toBe(false);
  });

  test('[aslsk 3.2.3/NMC-d] [aslsk 3.2.3/NMC-f] a broken unit checks its broken morale: failing reduces it, an original 12 eliminates it', () => {
    const broken = { broken: true, dm: true } as const;
    const failed = under({ b1: us('6-6-6', 'E5', broken) }, ...NMC, 4, 5);
    expect(failed.done.the('morale-check')).toMatchObject({ morale: 8, passed: false });
    expect(failed.game.unit('b1')).toMatchObject({ strength: '3-4-6', broken: true });
    expect(under({ b1: us('6-6-6', 'E5', broken) }, ...NMC, 3, 5).game.unit('b1').strength).toBe('6-6-6');
    const gone = under({ b1: us('6-6-6', 'E5', broken) }, ...NMC, 6, 6);
    expect(gone.game.has('b1')).toBe(false);
  });

  test('[aslsk 3.2.3/K-a] K/#: one random target is reduced, the others and the half-squad left check at +#', () => {
    const { game, done } = under(
      { b1: russian('4-4-7', 'E5', { elr: 5 }), b2: russian('4-4-7', 'E5', { elr: 5 }) },
      ...K2,
      2,
      3,
      4,
      2,
      3,
    );
    expect(done.the('fire-attack').results[0]).toMatchObject({ final: 3, result: 'K/2' });
    expect(done.the('casualty-reduced').unit).toBe('b2');
    expect(done.all('morale-check').map(({ unit, final }) => [unit, final])).toEqual([
      ['b1', 9],
      ['b2', 7],
    ]);
    expect(game.unit('b2')).toMatchObject({ kind: 'half-squad', pinned: true });
  });

  test('[aslsk 3.2.3/KIA-a] #KIA: so many random targets are gone, the others break, broken ones are reduced', () => {
    const { game, done } = under(
      {
        b1: russian('4-4-7', 'E5'),
        b2: russian('4-4-7', 'E5'),
        b3: russian('4-4-7', 'E5', { broken: true }),
      },
      1,
      1,
      2,
    );
    expect(done.the('fire-attack')).toMatchObject({
      column: 6,
      results: [expect.objectContaining({ result: '1KIA' })],
    });
    expect(game.has('b2')).toBe(false);
    expect(game.unit('b1')).toMatchObject({ broken: true, dm: true, strength: '4-4-7' });
    expect(game.unit('b3')).toMatchObject({ strength: '2-3-7', broken: true });
  });

  test('[aslsk 4.0/j] the weapons of the killed take a dr on the same column', () => {
    const kill = (dr: number) =>
      under({ b1: russian('4-4-7', 'E5'), bw: weapon('Russian', 'LMG', { of: 'b1' }) }, 1, 1, dr);
    expect(kill(2).game.has('bw')).toBe(false);
    expect(kill(2).done.the('weapon-hit')).toEqual({ weapon: 'bw', dr: 2, result: 'destroyed' });
    expect(kill(3).game.unit('bw')).toMatchObject({ malfunctioned: true });
    expect(kill(3).game.unit('bw').possessor).toBeUndefined();
    const unharmed = kill(4).game.unit('bw');
    expect(unharmed.malfunctioned).toBeUndefined();
    expect(unharmed).toMatchObject({ at: 'E5' });
  });

  test('[aslsk 4.0/d] a weapon whose possessor is gone stays where it was, unpossessed', () => {
    const { game } = under(
      { b1: halfSquad('Russian', '2-3-7', 'E5'), bw: weapon('Russian', 'LMG', { of: 'b1' }) },
      ...NMC,
      6,
      6,
    );
    expect(game.unit('bw').possessor).toBeUndefined();
    expect(game.unit('bw').at).toBe('E5');
  });
});

describe('Pin Task Checks', () => {
  test('[aslsk 3.2.3/PTC-a] a unit that rolls above its morale is pinned, not broken; a leader who passed helps', () => {
    const { game, done } = under(
      { b1: russian('4-4-7', 'E5'), b2: leader('Russian', '9-1', 'E5') },
      ...PTC,
      4,
      5,
      4,
      5,
    );
    expect(
      done.all('task-check').map(({ unit, check, final, passed }) => [unit, check, final, passed]),
    ).toEqual([
      ['b2', 'PTC', 9, true],
      ['b1', 'PTC', 8, false],
    ]);
    expect(game.unit('b1').pinned).toBe(true);
    expect(game.unit('b1').broken).toBeUndefined();
    expect(game.unit('b2').pinned).toBeUndefined();
  });

  test('[aslsk 3.2.3/PTC-c] neither a pinned nor a broken unit takes one', () => {
    const { done } = under(
      { b1: russian('4-4-7', 'E5', { pinned: true }), b2: russian('4-4-7', 'E5', { broken: true }) },
      ...PTC,
    );
    expect(done.all('task-check')).toEqual([]);
  });
});

describe('wounds and leader loss', () => {
  test('[aslsk 3.2.3/wound-a] severity 1 to 4 wounds lightly, 5 and 6 kill', () => {
    const hit = (...dr: number[]) => under({ b1: leader('Russian', '8-0', 'E5') }, ...K2, ...dr);
    expect(hit(4).game.unit('b1').wounded).toBe(true);
    expect(hit(4).done.the('wounded')).toEqual({ unit: 'b1', dr: 4, modifier: 0 });
    expect(hit(5).game.has('b1')).toBe(false);
  });

  test('[aslsk 3.2.3/wound-c] a further wound adds one to the severity, however many there were', () => {
    const again = (dr: number) => under({ b1: leader('Russian', '8-0', 'E5', { wounded: true }) }, ...K2, dr);
    expect(again(3).game.has('b1')).toBe(true);
    expect(again(4).done.the('wounded')).toEqual({ unit: 'b1', dr: 4, modifier: 1 });
    expect(again(4).game.has('b1')).toBe(false);
  });

  test('[aslsk-139] [aslsk 3.2.3/wound-b] a wounded 8-0 has morale 7 and leadership +1', () => {
    const { done } = under(
      { b1: russian('4-4-7', 'E5', { elr: 5 }), b2: leader('Russian', '8-0', 'E5', { wounded: true }) },
      ...NMC,
      2,
      4,
      2,
      4,
    );
    const [first, second] = done.all('morale-check');
    expect(first).toMatchObject({ unit: 'b2', morale: 7 });
    expect(second).toMatchObject({
      unit: 'b1',
      final: 7,
      modifiers: [expect.objectContaining({ value: 1 })],
    });
  });

  test('[aslsk 3.2.3/LLMC] [aslsk 2.0/LLMC] a leader is lost: lower morale with him checks, his leadership against them', () => {
    const { game, done } = under(
      {
        b1: russian('4-4-7', 'E5', { elr: 5 }),
        b2: leader('Russian', '9-2', 'E5'),
        b3: leader('Russian', '9-1', 'E5'),
      },
      1,
      1,
      3,
      3,
      3,
    );
    expect(game.has('b2')).toBe(false);
    expect(game.unit('b1').broken).toBe(true);
    expect(game.unit('b3').broken).toBe(true);
    const [check] = done.all('morale-check');
    expect(check).toMatchObject({ unit: 'b1', check: 'LLMC', morale: 7, dr: 6, final: 8, passed: false });
    expect(done.all('morale-check')).toHaveLength(1);
    expect(game.unit('b1')).toMatchObject({ kind: 'half-squad' });
  });

  test('[aslsk 3.2.3/LLMC × 3.2.3/wound-a] a leader who dies of his wound is missed as the leader he was', () => {
    const { done } = under(
      { b1: russian('4-4-7', 'E5', { elr: 5 }), b2: leader('Russian', '9-1', 'E5') },
      ...K2,
      2,
      6,
      1,
      2,
      2,
      2,
    );
    expect(done.the('wounded')).toMatchObject({ unit: 'b2', dr: 6 });
    const [, loss] = done.all('morale-check');
    expect(loss).toMatchObject({ unit: 'b1', check: 'LLMC', dr: 4, final: 5 });
  });

  test('[aslsk 3.2.3/LLMC × 3.2.3/LLTC] a second leader who breaks over the loss of the first is missed once', () => {
    const { game, done } = under(
      {
        b1: russian('4-4-7', 'E5', { elr: 5 }),
        b2: leader('Russian', '9-2', 'E5'),
        b3: leader('Russian', '8-1', 'E5', { elr: 5 }),
      },
      ...K2,
      3,
      6,
      ...[1, 1, 1, 1],
      ...[6, 5, 1, 1],
      ...[1, 1],
    );
    expect(game.has('b2')).toBe(false);
    expect(game.unit('b3').broken).toBe(true);
    expect(done.all('task-check').filter(({ check }) => check === 'LLTC')).toHaveLength(1);
  });

  test('[aslsk 3.2.3/LLTC] a leader breaks: lower morale in Good Order takes a PTC, his leadership against them', () => {
    const { game, done } = under(
      {
        b1: russian('4-4-7', 'E5', { elr: 5 }),
        b2: leader('Russian', '9-1', 'E5', { elr: 5 }),
        b3: russian('4-4-7', 'E5', { broken: true, dm: true }),
      },
      ...NMC,
      5,
      5,
      2,
      3,
      2,
      3,
      3,
      4,
    );
    expect(game.unit('b2').broken).toBe(true);
    expect(done.the('task-check')).toMatchObject({
      unit: 'b1',
      check: 'LLTC',
      dr: 7,
      final: 8,
      passed: false,
    });
    expect(game.unit('b1').pinned).toBe(true);
  });
});

describe('Desperation Morale', () => {
  const broken = { broken: true } as const;

  test('[aslsk 3.2.3/DM] [aslsk 2.0/DM] a broken unit attacked by what could give a NMC is under DM, though nothing came of it', () => {
    expect(under({ b1: russian('4-4-7', 'E5', broken) }, 5, 6).game.unit('b1').dm).toBe(true);
  });

  test('[aslsk 3.2.3/DM] an attack that could not give a NMC, cowering considered, leaves it alone', () => {
    const weak = setUp({
      phase: 'PFPh',
      terrain: { E8: 'stone-building' },
      units: {
        a1: halfSquad('German', '2-3-7', 'E4'),
        b1: russian('4-4-7', 'E8', { broken: true }),
      },
    });
    weak.order('a', { order: 'fire', at: 'E8', firers: ['a1'] }, 5, 6);
    expect(weak.unit('b1').dm).toBeUndefined();
  });

  test('[aslsk 3.2.3/DM] an enemy who comes next to it puts it under DM', () => {
    const game = setUp({ units: { a1: german('4-6-7', 'E3'), b1: russian('4-4-7', 'E5', broken) } });
    game.order('a', { order: 'move', units: ['a1'], path: ['E4'] });
    expect(game.unit('b1').dm).toBe(true);
  });
});

describe('ELR', () => {
  const fail = (unit: Placed, ...dr: number[]) => under({ b1: unit }, ...NMC, ...dr);

  test('[aslsk 5.1/a] [aslsk 5.1/b] [aslsk 3.2.3/NMC-e] failing by more than ELR replaces by the next lower quality, broken; by ELR it does not', () => {
    const replaced = fail(russian('4-5-8', 'E5', { elr: 2 }), 5, 6);
    expect(replaced.done.the('replaced')).toEqual({ unit: 'b1', was: '4-5-8', now: '4-4-7' });
    expect(replaced.game.unit('b1')).toMatchObject({
      strength: '4-4-7',
      morale: 7,
      class: 'first',
      broken: true,
    });
    const kept = fail(russian('4-5-8', 'E5', { elr: 3 }), 5, 6);
    expect(kept.game.unit('b1')).toMatchObject({ strength: '4-5-8', broken: true });
  });

  test('[aslsk 5.1/c] crews and underlined morale are not replaced', () => {
    expect(fail(crew('Russian', '2-2-8', 'E5', { elr: 0 }), 5, 6).game.unit('b1').strength).toBe('2-2-8');
    expect(fail(us('7-4-7', 'E5', { elr: 0 }), 5, 6).game.unit('b1').strength).toBe('7-4-7');
  });

  test('[aslsk 5.1/d] leaders are replaced by lesser leaders', () => {
    const { game } = fail(leader('Russian', '9-1', 'E5', { elr: 1 }), 5, 6);
    expect(game.unit('b1')).toMatchObject({ strength: '8-1', morale: 8, leadership: -1, broken: true });
  });

  test('[aslsk 5.1/e] where nothing is poorer nothing more happens', () => {
    const { game, done } = fail(russian('4-2-6', 'E5', { elr: 0 }), 5, 6);
    expect(done.all('replaced')).toEqual([]);
    expect(game.unit('b1')).toMatchObject({ strength: '4-2-6', broken: true });
    const last = fail(leader('Russian', '6+1', 'E5', { elr: 0 }), 5, 6);
    expect(last.game.unit('b1')).toMatchObject({ strength: '6+1', broken: true });
  });

  test('[aslsk 2.0/CasualtyReduction] a squad becomes its half-squad, a crew is gone, a leader is wounded', () => {
    expect(under({ b1: us('6-6-6', 'E5') }, ...K2, 1, 2).game.unit('b1')).toMatchObject({
      kind: 'half-squad',
      strength: '3-4-6',
    });
    expect(under({ b1: crew('Russian', '2-2-8', 'E5') }, ...K2).game.has('b1')).toBe(false);
    expect(under({ b1: leader('Russian', '9-1', 'E5') }, ...K2, 2).game.unit('b1').wounded).toBe(true);
  });
});
