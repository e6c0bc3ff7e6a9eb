import {
  german,
  halfSquad,
  leader,
  type Placed,
  russian,
  type SetUp,
  setUp,
  squad,
  us,
  weapon,
} from '../testkit.testkit.js';

type Units = Record<string, Placed>;

function game(units: Units, more: Omit<SetUp, 'units'> = {}) {
  return setUp({ phase: 'PFPh', units, ...more });
}

describe('Flamethrowers', () => {
  const elite = german('4-6-8', 'E4');
  const flames = (holder: Placed = elite, more: Units = {}): Units => ({
    a1: holder,
    aw: weapon('German', 'FT', { of: 'a1' }),
    b1: russian('4-4-7', 'E5'),
    b2: russian('4-4-7', 'E6'),
    ...more,
  });
  const burn = (at: string) => ({ order: 'flame', weapon: 'aw', at });

  test('[aslsk 4.2/a] 24 FP at one hex, never more; half of it at two, none at three', () => {
    expect(game(flames()).order('a', burn('E5'), 4, 5, 1, 2).the('fire-attack')).toMatchObject({
      fp: 24,
      column: 24,
    });
    expect(game(flames()).order('a', burn('E6'), 4, 5, 1, 2).the('fire-attack')).toMatchObject({
      fp: 12,
      column: 12,
    });
    expect(game(flames(elite, { b3: russian('4-4-7', 'E7') })).refused('a', burn('E7'))).toMatchObject({
      refused: 'OUT_OF_RANGE',
      cites: ['4.2/a'],
    });
    expect(game(flames(), { phase: 'AFPh' }).order('a', burn('E5'), 4, 5, 1, 2).the('fire-attack').fp).toBe(
      24,
    );
  });

  test('[aslsk 4.2/b] no leadership and no TEM; Hindrance, Smoke and CX count, and it cowers', () => {
    const cover = { terrain: { E5: 'stone-building' as const } };
    expect(
      game(flames(), cover).order('a', burn('E5'), 4, 5, 1, 2).the('fire-attack').results[0],
    ).toMatchObject({ modifiers: [], final: 9 });
    const tired = game(flames(german('4-6-8', 'E4', { cx: true })), {
      locations: { E5: { smoke: [{ kind: 'dispersed', side: 'b' }] } },
    });
    expect(tired.order('a', burn('E5'), 4, 5, 1, 2).the('fire-attack').results[0]?.final).toBe(12);
    expect(game(flames()).order('a', burn('E5'), 4, 4, 1, 2).the('fire-attack')).toMatchObject({
      cowered: 1,
      column: 20,
    });
  });

  test('[aslsk 4.2/c] not two for one unit, but a squad’s own fire besides', () => {
    const here = game({ ...flames(), ax: weapon('German', 'FT', { of: 'a1' }) });
    here.order('a', burn('E5'), 4, 5, 1, 2);
    expect(here.refused('a', { ...burn('E5'), weapon: 'ax' })).toMatchObject({
      refused: 'ONE_FLAMETHROWER',
      cites: ['4.2/c'],
    });
    expect(here.order('a', { order: 'fire', at: 'E5', firers: ['a1'] }, 5, 6).the('fire-attack').fp).toBe(8);
  });

  test('[aslsk 4.2/d] its possessor is easier to hit, by one for each', () => {
    const here = game({
      a1: german('4-6-7', 'E4'),
      b1: russian('4-4-7', 'E5'),
      b2: russian('4-4-7', 'E5'),
      bw: weapon('Russian', 'FT', { of: 'b2' }),
    });
    const { results } = here.order('a', { order: 'fire', at: 'E5', firers: ['a1'] }, 6, 5).the('fire-attack');
    expect(results.map(({ units, final }) => [units, final])).toEqual([
      [['b1'], 11],
      [['b2'], 10],
    ]);
  });

  test('[aslsk 4.2/e] [aslsk 2.0/X#] it is gone at an original 10, in other than elite hands at 8', () => {
    const left = (holder: Placed, ...dice: number[]) => {
      const here = game(flames(holder));
      here.order('a', burn('E6'), ...dice);
      return here.has('aw');
    };
    expect(left(elite, 4, 5, 1, 2)).toBe(true);
    expect(left(elite, 4, 6, 1, 2)).toBe(false);
    expect(left(german('4-6-7', 'E4'), 3, 4, 1, 2)).toBe(true);
    expect(left(german('4-6-7', 'E4'), 3, 5, 1, 2)).toBe(false);
  });

  test('[aslsk 4.2/g] a pinned unit does not fire it; [aslsk 3.3.3/SFF-a] nor does a First Firer', () => {
    expect(game(flames(german('4-6-8', 'E4', { pinned: true }))).refused('a', burn('E5'))).toMatchObject({
      refused: 'PINNED',
      cites: ['4.2/g'],
    });
    const moving = setUp({
      units: {
        a1: german('4-6-7', 'E6'),
        b1: russian('4-5-8', 'E4'),
        bw: weapon('Russian', 'FT', { of: 'b1' }, { fire: 'first' }),
      },
    });
    moving.order('a', { order: 'move', units: ['a1'], path: ['E5'] });
    expect(moving.refused('b', { order: 'flame', weapon: 'bw', at: 'E5' })).toMatchObject({
      refused: 'HAS_FIRED',
    });
  });

  test('[aslsk 3.3.5/a] in Defensive First Fire it leaves Residual FP', () => {
    const here = setUp({
      units: {
        a1: german('4-6-7', 'E6'),
        b1: russian('4-5-8', 'E4'),
        bw: weapon('Russian', 'FT', { of: 'b1' }),
      },
    });
    here.order('a', { order: 'move', units: ['a1'], path: ['E5'] });
    const done = here.order('b', { order: 'flame', weapon: 'bw', at: 'E5' }, 4, 5, 1, 2);
    expect(done.the('fire-attack').results[0]?.final).toBe(7);
    expect(here.battle.location('E5').residual).toBe(12);
    expect(here.unit('bw').fire).toBe('first');
  });
});

describe('Demolition Charges', () => {
  const units = (holder: Placed = german('4-6-8', 'E4')): Units => ({
    a1: holder,
    aw: weapon('German', 'DC', { of: 'a1' }),
    b1: russian('4-4-7', 'E5'),
    bz: russian('4-4-7', 'H8', { broken: true }),
  });
  const place = { order: 'place-charge', weapon: 'aw', at: 'E5' };
  const pass = { order: 'pass' };

  test('[aslsk 4.3/c] it takes the MF that entering would, and counts as movement where the placer is', () => {
    const here = setUp({ units: units(), terrain: { E5: 'stone-building' } });
    const done = here.order('a', place);
    expect(done.the('mf-spent')).toEqual({ units: ['a1'], at: 'E4', mf: 2, for: 'a Demolition Charge' });
    expect(here.awaits).toEqual(['b defensive-fire']);
    expect(here.order('b', pass).the('charge-placed')).toEqual({ weapon: 'aw', by: 'a1', at: 'E5' });
    expect(here.unit('aw')).toMatchObject({ at: 'E5', placed: { at: 'E5', by: 'a1' } });
    expect(here.unit('aw').possessor).toBeUndefined();
    const tired = setUp({ units: units(), terrain: { E5: { terrain: 'brush', level: 3 } } });
    expect(tired.order('a', place).the('mf-spent').mf).toBe(4);
    const poor = setUp({
      units: units(german('4-3-6', 'E4')),
      terrain: { E5: { terrain: 'brush', level: 1 } },
    });
    expect(poor.refused('a', place)).toMatchObject({ refused: 'NOT_ENOUGH_MF', cites: ['4.3/c'] });
  });

  test('[aslsk 4.3/d] not after Prep Fire, and only if the placer comes through unbroken and unpinned', () => {
    expect(
      setUp({ units: units(german('4-6-8', 'E4', { fire: 'prep' })) }).refused('a', place),
    ).toMatchObject({ refused: 'HAS_FIRED', cites: ['4.3/d'] });
    const here = setUp({ units: units() });
    here.order('a', place);
    here.order('b', { order: 'fire', at: 'E4', firers: ['b1'] }, 4, 5, 4, 5);
    expect(here.unit('a1').broken).toBe(true);
    expect(here.unit('aw')).toMatchObject({ at: 'E4', possessor: 'a1' });
    expect(here.unit('aw').placed).toBeUndefined();
  });

  const set = (state = {}, terrain: SetUp['terrain'] = {}, placer: Placed = german('4-6-8', 'E4')) =>
    setUp({
      phase: 'AFPh',
      terrain,
      units: {
        ...units(placer),
        aw: weapon('German', 'DC', { at: 'E5' }, { placed: { at: 'E5', by: 'a1', ...state } }),
      },
    });
  const blow = { order: 'detonate', weapon: 'aw' };

  test('[aslsk 4.3/a] 30 FP in the AFPh: TEM and the placer’s CX count, nothing else', () => {
    const plain = set().order('a', blow, 4, 5, 1, 2);
    expect(plain.the('charge-exploded')).toMatchObject({ fp: 30, column: 30, fizzled: false });
    expect(plain.the('charge-exploded').results[0]).toMatchObject({ final: 9, modifiers: [], result: '2MC' });
    const covered = set({ cx: true }, { E5: 'stone-building' }).order('a', blow, 4, 5, 1, 2);
    expect(covered.the('charge-exploded').results[0]?.final).toBe(13);
    expect(covered.the('charge-exploded').results[0]?.result).toBe('NMC');
  });

  test('[aslsk 4.3/e] it fizzles out at an original 12, at 10 in other than elite hands, and is gone either way', () => {
    const dud = set();
    expect(dud.order('a', blow, 6, 6).the('charge-exploded')).toMatchObject({ fizzled: true, column: 0 });
    expect(dud.has('aw')).toBe(false);
    expect(dud.has('b1')).toBe(true);
    expect(set({}, {}, german('4-6-7', 'E4')).order('a', blow, 5, 5).the('charge-exploded').fizzled).toBe(
      true,
    );
    expect(
      set({}, {}, german('4-6-7', 'E4')).order('a', blow, 4, 5, 1, 2).the('charge-exploded').fizzled,
    ).toBe(false);
  });

  test('[aslsk 4.3/b] [aslsk 3.2.2/g] a squad fires as well; doubles do not make it cower', () => {
    const here = set();
    expect(here.order('a', blow, 3, 3, 1, 2).the('charge-exploded')).toMatchObject({ column: 30 });
    const other = set();
    expect(other.order('a', { order: 'fire', at: 'E5', firers: ['a1'] }, 5, 6).the('fire-attack').fp).toBe(4);
  });

  test('[aslsk 4.3/a] what was not set off goes off at the end of the phase', () => {
    const here = set();
    const done = here.order('a', { order: 'end-phase' }, 4, 5, 1, 2);
    expect(done.the('charge-exploded').at).toBe('E5');
    expect(here.has('aw')).toBe(false);
  });
});

describe('Weapons in general', () => {
  test('[aslsk 4.0/i] they can be destroyed in the PFPh and DFPh; that is a use of them', () => {
    const units = {
      a1: halfSquad('German', '2-4-7', 'E4'),
      aw: weapon('German', 'LMG', { of: 'a1' }),
      ax: weapon('German', 'LMG', { of: 'a1' }),
      b1: russian('4-4-7', 'E7'),
    };
    const here = game(units);
    here.order('a', { order: 'destroy-weapon', weapon: 'aw' });
    expect(here.has('aw')).toBe(false);
    expect(here.unit('a1').used).toEqual(['aw']);
    expect(here.refused('a', { order: 'destroy-weapon', weapon: 'ax' })).toMatchObject({
      refused: 'HAS_FIRED',
    });
    expect(here.refused('a', { order: 'fire', at: 'E7', firers: ['a1'] })).toMatchObject({
      refused: 'FIREPOWER_FORFEITED',
    });
    expect(
      game({ ...units, a1: halfSquad('German', '2-4-7', 'E4', { melee: true }) }).refused('a', {
        order: 'destroy-weapon',
        weapon: 'aw',
      }),
    ).toMatchObject({ refused: 'NOT_GOOD_ORDER' });
  });

  test('[aslsk 5.5] [aslsk 5.2] a recovered enemy weapon is captured: it belongs to its new owner, its nationality stays', () => {
    const here = setUp({
      phase: 'RPh',
      units: {
        a1: german('4-6-7', 'E4'),
        bw: weapon('Russian', 'HMG', { at: 'E4' }),
        b1: russian('4-4-7', 'H8'),
      },
    });
    here.order('a', { order: 'recover', unit: 'a1', weapon: 'bw' }, 1);
    expect(here.unit('bw')).toMatchObject({ side: 'a', nationality: 'Russian', possessor: 'a1' });
  });

  test('[aslsk 8.4/a] Marines use American weapons as their own', () => {
    const fired = (holder: Placed) => {
      const here = game({
        a1: holder,
        aw: weapon('American', 'HMG', { of: 'a1' }),
        b1: russian('4-4-7', 'E7', { broken: true, dm: true }),
      });
      here.order('a', { order: 'fire', at: 'E7', firers: ['aw'] }, 5, 5);
      return here.unit('aw').malfunctioned;
    };
    expect(fired(squad('USMC', '7-6-8', 'E4'))).toBeUndefined();
    expect(fired(us('6-6-6', 'E4'))).toBeUndefined();
    expect(fired(german('4-6-7', 'E4'))).toBe(true);
  });

  test('[aslsk 4.0/n] a leader uses one weapon, no second one', () => {
    const here = game({
      al: leader('German', '8-0', 'E4'),
      aw: weapon('German', 'LMG', { of: 'al' }),
      ax: weapon('German', 'LMG', { of: 'al' }),
      b1: russian('4-4-7', 'E7'),
    });
    expect(here.refused('a', { order: 'fire', at: 'E7', firers: ['aw', 'ax'] })).toMatchObject({
      refused: 'TOO_MANY_WEAPONS',
    });
  });
});
