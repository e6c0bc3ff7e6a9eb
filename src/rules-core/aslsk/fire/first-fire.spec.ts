import { type Game, german, leader, type Placed, russian, us, weapon } from '../testkit.testkit.js';
import { fire, game, move, type Units } from './testkit.testkit.js';

const pass = (here: Game) => here.order('b', { order: 'pass' });

describe('the defensive fire example', () => {
  const terrain = { J3: 'stone-building', J5: 'stone-building' } as const;
  const germans = {
    b1: german('4-6-7', 'K5', { elr: 2 }),
    bm: weapon('German', 'MMG', { of: 'b1' }),
  };

  test('[aslsk-41] [aslsk-42] squad and machine gun fire in turn at a moving squad, each marked by itself', () => {
    const here = game(
      { ...germans, a1: russian('4-4-7', 'I4'), am: weapon('Russian', 'MMG', { of: 'a1' }) },
      { terrain },
    );
    move(here, 'J3 K3', ['a1'], { doubleTime: true });
    expect(here.awaits).toEqual(['b defensive-fire']);
    const first = fire(here, 'J3', ['b1'], 5, 6);
    expect(first.the('fire-attack')).toMatchObject({ fp: 4, column: 4, cowered: 0 });
    expect(first.the('fire-attack').results[0]).toMatchObject({ final: 13 });
    expect(first.the('residual-placed')).toEqual({ at: 'J3', fp: 2 });
    expect(here.unit('b1').fire).toBe('first');
    expect(here.unit('bm').fire).toBeUndefined();
    pass(here);
    expect(here.unit('a1').at).toBe('K3');
    const second = fire(here, 'K3', ['bm'], 6, 5);
    expect(second.the('fire-attack')).toMatchObject({ fp: 5, column: 4 });
    expect(second.the('fire-attack').results[0]?.modifiers.map(({ label, value }) => [label, value])).toEqual(
      [
        ['FFNAM', -1],
        ['FFMO', -1],
      ],
    );
    expect(second.the('residual-placed')).toEqual({ at: 'K3', fp: 2 });
    expect(here.unit('bm').fire).toBe('first');
  });

  const tired = (state: 'first' | 'final', more: Units = {}, map = {}) =>
    game(
      {
        b1: german('4-6-7', 'K5', { elr: 2, fire: state }),
        bm: weapon('German', 'MMG', { of: 'b1' }, { fire: state }),
        a1: russian('5-2-7', 'H5'),
        ...more,
      },
      { terrain: map },
    );

  test('[aslsk-43] [aslsk 3.3.3/SFF-a] [aslsk 3.3.3/SFF-b] [aslsk 3.3.5/b] Subsequent First Fire: half FP, Residual FP by what fired well', () => {
    const sff = (...faces: number[]) => {
      const here = tired('first');
      move(here, 'I5');
      return { here, done: fire(here, 'I5', ['b1', 'bm'], ...faces) };
    };
    const plain = sff(3, 6, 1, 2);
    expect(plain.done.the('fire-attack')).toMatchObject({ fp: 4.5, column: 4 });
    expect(plain.done.the('residual-placed').fp).toBe(2);
    expect([plain.here.unit('b1').fire, plain.here.unit('bm').fire]).toEqual(['final', 'final']);
    const cowers = sff(5, 5);
    expect(cowers.done.the('fire-attack')).toMatchObject({ cowered: 1, column: 2 });
    expect(cowers.here.battle.location('I5').residual).toBeUndefined();
    expect(cowers.here.unit('bm').malfunctioned).toBe(true);
    const jams = sff(4, 6);
    expect(jams.here.unit('bm').malfunctioned).toBe(true);
    expect(jams.done.the('residual-placed').fp).toBe(1);
    const cowersOnly = sff(4, 4, 2, 3);
    expect(cowersOnly.done.the('residual-placed').fp).toBe(1);
  });

  test('[aslsk 3.3.3/SFF-b] [aslsk 4.1/f] at its own B# the machine gun is gone for good', () => {
    const here = tired('first');
    move(here, 'I5');
    const done = fire(here, 'I5', ['b1', 'bm'], 6, 6);
    expect(done.the('weapon-removed')).toEqual({ weapon: 'bm', dr: 12 });
    expect(here.has('bm')).toBe(false);
  });

  test('[aslsk-44] [aslsk 3.3.5/e] Residual FP attacks who comes after, at -2 in the open', () => {
    const here = game(
      { a1: russian('4-4-7', 'H5'), b1: german('4-6-7', 'K9', { broken: true }) },
      { locations: { I5: { residual: 2 } } },
    );
    const done = move(here, 'I5', ['a1'], {}, 5, 6);
    expect(done.the('residual-attack')).toMatchObject({
      at: 'I5',
      fp: 2,
      results: [expect.objectContaining({ final: 9, result: 'no effect' })],
    });
  });

  test('[aslsk-46] [aslsk 3.3.3/FPF-a] [aslsk 3.3.3/FPF-b] [aslsk 3.3.3/FPF-c] Final Protective Fire: halved, doubled, and a NMC with its own DR', () => {
    const here = tired('final', { a1: russian('4-4-7', 'I6'), al: leader('Russian', '9-2', 'I6') }, terrain);
    move(here, 'J5', ['a1', 'al']);
    expect(here.refused('b', { order: 'fire', at: 'J5', firers: ['b1'] })).toMatchObject({
      refused: 'ALL_FIREPOWER',
      cites: ['3.3.3/FPF-c'],
    });
    const done = fire(here, 'J5', ['b1', 'bm'], 3, 4, 2, 3, 2, 4);
    expect(done.the('fire-attack')).toMatchObject({ fp: 9, column: 8 });
    expect(done.the('fire-attack').results[0]).toMatchObject({ final: 9, result: 'PTC' });
    expect(done.the('residual-placed').fp).toBe(4);
    const nerves = done.all('morale-check').at(-1);
    expect(nerves).toMatchObject({
      unit: 'b1',
      check: 'Final Protective Fire',
      dr: 7,
      final: 7,
      passed: true,
    });
    expect(here.unit('b1').pinned).toBe(true);
    expect(here.unit('b1').fire).toBe('final');
  });

  test('[aslsk-47] [aslsk 3.3.3/FPF-d] a pinned squad fires again, fails, breaks and is replaced; its machine gun malfunctions', () => {
    const here = game(
      {
        b1: german('4-6-7', 'K5', { elr: 2, fire: 'final', pinned: true }),
        bm: weapon('German', 'MMG', { of: 'b1' }, { fire: 'final' }),
        a1: russian('4-2-6', 'J6'),
      },
      { terrain: { K6: 'orchard' } },
    );
    move(here, 'K6');
    const done = fire(here, 'K6', ['b1', 'bm'], 6, 4);
    expect(done.the('fire-attack')).toMatchObject({ fp: 4.5, column: 4 });
    expect(done.the('fire-attack').results[0]).toMatchObject({ final: 9, result: 'no effect' });
    expect(done.the('malfunctioned')).toEqual({ weapon: 'bm', dr: 10 });
    expect(done.the('residual-placed')).toEqual({ at: 'K6', fp: 1 });
    expect(done.the('replaced')).toMatchObject({ was: '4-6-7', now: '4-4-7' });
    expect(here.unit('b1')).toMatchObject({ broken: true, dm: true, strength: '4-4-7' });
  });
});

describe('when the DEFENDER may fire', () => {
  test('[aslsk 3.3.3/a] [aslsk 3.3.3/b] [aslsk 3.2.4/proc-e] only the units that move are hit, and no others in the hex', () => {
    const here = game({ a1: german('4-6-7', 'E3'), a2: german('4-6-7', 'E4'), b1: russian('4-4-7', 'E6') });
    move(here, 'E4');
    const done = fire(here, 'E4', ['b1'], 4, 6);
    expect(done.the('fire-attack').results[0]?.units).toEqual(['a1']);
  });

  test('[aslsk 3.3.3/b] nobody is asked who cannot fire: out of range, out of sight, broken or in Melee', () => {
    const seen = (unit: Placed, terrain = {}) => {
      const here = game({ a1: german('4-6-7', 'E3'), b1: unit }, { terrain });
      move(here, 'E4');
      return here.awaits;
    };
    expect(seen(russian('4-4-7', 'E8'))).toEqual(['b defensive-fire']);
    expect(seen(russian('5-2-7', 'E9'))).toEqual(['a movement']);
    expect(seen(russian('4-4-7', 'E6'), { E5: 'stone-building' })).toEqual(['a movement']);
    expect(seen(russian('4-4-7', 'E6', { broken: true, dm: true }))).toEqual(['a movement']);
    expect(seen(russian('4-4-7', 'E6', { melee: true }))).toEqual(['a movement']);
  });

  test('[aslsk 3.3.3/d] fire comes before the next hex, and the rest of the path goes on after it', () => {
    const here = game({ a1: german('4-6-7', 'E1'), b1: russian('4-4-7', 'E6') });
    move(here, 'E2 E3 E4');
    expect(here.unit('a1').at).toBe('E2');
    pass(here);
    expect(here.unit('a1').at).toBe('E3');
    fire(here, 'E3', ['b1'], 5, 6);
    expect(here.unit('a1').at).toBe('E4');
    pass(here);
    expect(here.awaits).toEqual(['a movement']);
  });

  test('[aslsk 3.3.3/d] a unit that breaks or is pinned goes no farther', () => {
    const here = game({ a1: german('4-6-7', 'E2', { elr: 5 }), b1: russian('4-4-7', 'E6') });
    move(here, 'E3 E4');
    fire(here, 'E3', ['b1'], 2, 3, 4, 5);
    expect(here.unit('a1')).toMatchObject({ at: 'E3', broken: true });
    expect(here.awaits).toEqual(['a movement']);
  });

  test('[aslsk 3.3.3/c] [aslsk 1.2.4.1/a] firers are marked First Fire, but for weapons that keep their Rate of Fire', () => {
    const here = game({
      a1: german('4-6-7', 'E2'),
      b1: russian('4-4-7', 'E6'),
      bm: weapon('Russian', 'HMG', { of: 'b1' }),
    });
    move(here, 'E3');
    fire(here, 'E3', ['b1', 'bm'], 6, 3, 2, 3);
    expect(here.unit('b1').fire).toBe('first');
    expect(here.unit('bm').fire).toBeUndefined();
    expect(here.battle.location('E3').residual).toBe(2);
  });

  test('[aslsk 3.3.5/b] Rate of Fire given up leaves the weapon’s share of Residual FP', () => {
    const here = game({
      a1: german('4-6-7', 'E2'),
      b1: russian('4-4-7', 'E6'),
      bm: weapon('Russian', 'HMG', { of: 'b1' }),
    });
    move(here, 'E3');
    here.order('b', { order: 'fire', at: 'E3', firers: ['b1', 'bm'], spendRof: true }, 6, 3, 2, 3);
    expect(here.unit('bm').fire).toBe('first');
    expect(here.battle.location('E3').residual).toBe(4);
  });

  test('[aslsk 3.3.3/f] Smoke grenades and recovery draw fire too', () => {
    const here = game({
      a1: us('6-6-6', 'E3'),
      aw: weapon('American', 'MMG', { at: 'E3' }),
      b1: russian('4-4-7', 'E6'),
    });
    here.order('a', { order: 'smoke-grenades', unit: 'a1', at: 'E3' }, 6);
    expect(here.awaits).toEqual(['b defensive-fire']);
    pass(here);
    const other = game({
      a1: us('6-6-6', 'E3'),
      aw: weapon('American', 'MMG', { at: 'E3' }),
      b1: russian('4-4-7', 'E6'),
    });
    other.order('a', { order: 'recover', unit: 'a1', weapon: 'aw' }, 6);
    expect(fire(other, 'E3', ['b1'], 5, 6).the('fire-attack').fp).toBe(4);
  });

  test('[aslsk 3.3.3/h] [aslsk 3.3.3/i] again only by others, or as often as MF were spent there', () => {
    const one = game({ a1: german('4-6-7', 'E3'), b1: russian('4-4-7', 'E6'), b2: russian('4-4-7', 'F6') });
    move(one, 'E4');
    fire(one, 'E4', ['b1'], 5, 6);
    expect(one.refused('b', { order: 'fire', at: 'E4', firers: ['b1'] })).toMatchObject({
      refused: 'NO_MORE_SHOTS',
      cites: ['3.3.3/h', '3.3.3/i'],
    });
    fire(one, 'E4', ['b2'], 5, 6);
    const two = game({ a1: german('4-6-7', 'E3'), b1: russian('4-4-7', 'E6') }, { terrain: { E4: 'woods' } });
    move(two, 'E4');
    fire(two, 'E4', ['b1'], 5, 6);
    expect(fire(two, 'E4', ['b1'], 5, 6).the('fire-attack').fp).toBe(2);
    expect(two.awaits).toEqual(['a movement']);
    expect(two.unit('b1').fire).toBe('final');
  });

  test('[aslsk 3.3.3/SFF-a] not beyond normal range, not past a closer Known Enemy Unit', () => {
    const marked = { fire: 'first' } as const;
    const far = game({
      a1: german('4-6-7', 'E1'),
      b1: russian('4-4-7', 'E7', marked),
      b2: russian('4-4-7', 'E8'),
    });
    move(far, 'E2');
    expect(far.refused('b', { order: 'fire', at: 'E2', firers: ['b1'] })).toMatchObject({
      refused: 'OUT_OF_RANGE',
      cites: ['3.3.3/SFF-a'],
    });
    const near = game({
      a1: german('4-6-7', 'E3'),
      a2: german('4-6-7', 'E6'),
      b1: russian('4-4-7', 'E7', marked),
      b2: russian('4-4-7', 'E8'),
    });
    move(near, 'E4');
    expect(near.refused('b', { order: 'fire', at: 'E4', firers: ['b1'] })).toMatchObject({
      refused: 'CLOSER_ENEMY',
      cites: ['3.3.3/SFF-a'],
    });
  });

  test('[aslsk 3.3.3/FPF-a] marked Final Fire only the adjacent can be fired at', () => {
    const here = game({
      a1: german('4-6-7', 'E3'),
      b1: russian('4-4-7', 'E6', { fire: 'final' }),
      b2: russian('4-4-7', 'E8'),
    });
    move(here, 'E4');
    expect(here.refused('b', { order: 'fire', at: 'E4', firers: ['b1'] })).toMatchObject({
      refused: 'HAS_FIRED',
      cites: ['3.3.3/FPF-a'],
    });
  });

  test('[aslsk 3.2.2/e] [aslsk 1.2.4.1/b] cowering in Defensive First Fire marks Final Fire', () => {
    const here = game({
      a1: german('4-6-7', 'E3'),
      b1: russian('4-4-7', 'E6'),
      bm: weapon('Russian', 'LMG', { of: 'b1' }),
    });
    move(here, 'E4');
    fire(here, 'E4', ['b1'], 6, 6);
    expect([here.unit('b1').fire, here.unit('bm').fire]).toEqual(['final', 'final']);
  });
});

describe('fire at those who move', () => {
  const modifiers = (here: Game, at: string, firers: string[] = ['b1']) =>
    fire(here, at, firers, 6, 5)
      .the('fire-attack')
      .results[0]?.modifiers.map(({ label, value }) => `${label} ${value}`);

  test('[aslsk 3.3.3/g] [aslsk 2.0/FFNAM] [aslsk 2.0/FFMO] [aslsk 1.1.1/open-a] -1 for moving, -1 more in Open Ground; Assault Movement saves the first', () => {
    const plain = game({ a1: german('4-6-7', 'E3'), b1: russian('4-4-7', 'E6') });
    move(plain, 'E4');
    expect(modifiers(plain, 'E4')).toEqual(['FFNAM -1', 'FFMO -1']);
    const assault = game({ a1: german('4-6-7', 'E3'), b1: russian('4-4-7', 'E6') });
    move(assault, 'E4', ['a1'], { assault: true });
    expect(modifiers(assault, 'E4')).toEqual(['FFMO -1']);
  });

  test.each([
    ['[aslsk 1.1.1/orch-c]', 'orchard', ['FFNAM -1']],
    ['[aslsk 1.1.1/grain-c]', 'grain', ['FFNAM -1']],
    ['[aslsk 1.1.1/brush-b]', 'brush', ['FFNAM -1']],
    ['[aslsk 1.1.1/woods-b]', 'woods', ['woods 1', 'FFNAM -1']],
    ['[aslsk 1.1.1/bldg-b]', 'stone-building', ['stone building 3', 'FFNAM -1']],
    ['[aslsk 1.1.1/bldg-b]', 'wooden-building', ['wooden building 2', 'FFNAM -1']],
  ] as const)('%s there is no FFMO in %s, but its TEM', (_rule, terrain, expected) => {
    const here = game(
      { a1: german('4-6-7', 'E3'), b1: russian('4-4-7', 'E6') },
      { terrain: { E4: terrain } },
    );
    move(here, 'E4');
    expect(modifiers(here, 'E4')).toEqual(expected);
  });

  test('[aslsk 2.0/FFMO] [aslsk 3.3.3/g] [aslsk 2.0/Hindrance] a Hindrance counts one and takes FFMO away', () => {
    const here = game(
      { a1: german('4-6-7', 'E3'), b1: russian('4-4-7', 'E6') },
      { terrain: { E5: 'brush' } },
    );
    move(here, 'E4');
    expect(modifiers(here, 'E4')).toEqual(['hindrance in E5 1', 'FFNAM -1']);
  });

  test('[aslsk 1.1.1/height-a] [aslsk 1.1.1/height-b] [aslsk 1.1.1/hill-c] from below +1, and no FFMO; not with other cover', () => {
    const hill = { E4: { level: 1 }, E3: { level: 1 } };
    const here = game({ a1: german('4-6-7', 'E3'), b1: russian('4-4-7', 'E6') }, { terrain: hill });
    move(here, 'E4');
    expect(modifiers(here, 'E4')).toEqual(['Height Advantage 1', 'FFNAM -1']);
    const woods = game(
      { a1: german('4-6-7', 'E3'), b1: russian('4-4-7', 'E6') },
      { terrain: { ...hill, E4: { level: 1, terrain: 'woods' } } },
    );
    move(woods, 'E4');
    expect(modifiers(woods, 'E4')).toEqual(['woods 1', 'FFNAM -1']);
    const level = game(
      { a1: german('4-6-7', 'E3'), b1: russian('4-4-7', 'E6') },
      { terrain: { ...hill, E5: { level: 1 }, E6: { level: 1 } } },
    );
    move(level, 'E4');
    expect(modifiers(level, 'E4')).toEqual(['FFNAM -1', 'FFMO -1']);
  });

  test('[aslsk-6] [aslsk 1.1.1/height-c] a unit that climbs through the hexside that the fire comes through has no advantage', () => {
    const terrain = { E4: { level: 1 }, D4: { level: 0 } };
    const climbs = game({ a1: german('4-6-7', 'E5'), b1: russian('4-4-7', 'E7') }, { terrain });
    move(climbs, 'E4');
    expect(modifiers(climbs, 'E4')).toEqual(['FFNAM -1', 'FFMO -1']);
    const other = game({ a1: german('4-6-7', 'E3'), b1: russian('4-4-7', 'E7') }, { terrain });
    move(other, 'E4');
    expect(modifiers(other, 'E4')).toEqual(['Height Advantage 1', 'FFNAM -1']);
  });

  test('[aslsk 3.3.3/j] [aslsk 3.3.3/k] [aslsk 3.3.3/l] pinned: neither; broken: both again, also after Assault Movement', () => {
    const two = { b1: russian('4-4-7', 'E6'), b2: russian('4-4-7', 'F6'), b3: russian('4-4-7', 'D6') };
    const here = game({ a1: german('4-6-7', 'E3', { elr: 5 }), ...two });
    move(here, 'E4', ['a1'], { assault: true });
    fire(here, 'E4', ['b1'], 3, 4, 3, 4);
    expect(here.unit('a1').pinned).toBe(true);
    const pinned = fire(here, 'E4', ['b2'], 2, 3, 4, 5);
    expect(pinned.the('fire-attack').results[0]?.modifiers).toEqual([]);
    expect(here.unit('a1').broken).toBe(true);
    expect(modifiers(here, 'E4', ['b3'])).toEqual(['FFNAM -1', 'FFMO -1']);
  });

  test('[aslsk 3.3.1/e] targets with different modifiers share the dice, not the result', () => {
    const here = game({
      a1: german('4-6-7', 'E3'),
      a2: german('4-6-7', 'E3', { elr: 5 }),
      b1: russian('4-4-7', 'E6'),
      b2: russian('4-4-7', 'F6'),
    });
    move(here, 'E4', ['a1', 'a2']);
    fire(here, 'E4', ['b1'], 4, 3, 1, 2, 3, 3);
    expect([here.unit('a1').pinned, here.unit('a2').pinned]).toEqual([undefined, true]);
    const second = fire(here, 'E4', ['b2'], 4, 5, 1, 2);
    expect(second.the('fire-attack').results.map(({ units, final }) => [units, final])).toEqual([
      [['a1'], 7],
      [['a2'], 9],
    ]);
  });
});
