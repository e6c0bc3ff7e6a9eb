import { crew, german, leader, russian, type SetUp, weapon } from '../testkit.testkit.js';
import { battery, gun } from './testkit.testkit.js';

const shot = (at: string, more: object = {}) => ({ order: 'shoot', weapon: 'ag', at, ...more });
const terrain = { E2: 'stone-building' as const };
const units = { b1: russian('4-4-7', 'E2') };
/** The same roll, by its coloured die: did the Gun keep its Rate of Fire? */
const keeps = (
  here: ReturnType<typeof battery>,
  coloured: number,
  order = shot('E2'),
  ...effect: number[]
): boolean => {
  const done = here.order('a', order, 6, coloured, ...effect);
  return done.kinds.includes('rate-of-fire-kept');
};

/** The target sits in a house: whatever is rolled here misses. */
const house = (name: string, what: SetUp, set: object = {}, crewSet: object = {}) =>
  battery(name, { terrain, ...what }, set, crewSet);

describe('Rate of Fire', () => {
  test('[aslsk 1.2.4.1/a] the coloured die within the ROF keeps it, one more loses it', () => {
    expect(keeps(house('75L AT', { units }), 2)).toBe(true);
    const lost = house('75L AT', { units });
    expect(keeps(lost, 3)).toBe(false);
    expect(lost.unit('ag').fire).toBe('prep');
    expect(lost.unit('ac').used).toEqual(['ag']);
    expect(lost.refused('a', shot('E2'))).toMatchObject({
      refused: 'HAS_FIRED',
      cites: ['3.2/a', '3.2.4/IF-a'],
    });
  });

  test('[aslsk 3.2.4/ATT-b] the ATT ends it, but not for mortars', () => {
    const order = shot('E2', { type: 'ATT' });
    expect(keeps(house('75L AT', { units }), 1, order, 6, 6)).toBe(false);
    expect(keeps(house('81* MTR', { units }), 3, shot('E2'))).toBe(true);
  });

  test('[aslsk 3.2.4/ROF] one less for a captured Gun, for a squad, for a Gun that turned; they add up', () => {
    const captured = {
      ac: crew('German', '2-2-8', 'E5'),
      ag: gun('Russian', '45L AT', { of: 'ac' }),
      ...units,
    };
    expect(keeps(house('75L AT', { units: captured }), 2)).toBe(true);
    expect(keeps(house('75L AT', { units: captured }), 3)).toBe(false);
    const strange = { as: german('4-6-7', 'E5'), ag: gun('German', '75L AT', { of: 'as' }), ...units };
    expect(keeps(house('75L AT', { units: strange }), 1)).toBe(true);
    expect(keeps(house('75L AT', { units: strange }), 2)).toBe(false);
    expect(keeps(house('75L AT', { units }, { ca: 1 }), 1)).toBe(true);
    expect(keeps(house('75L AT', { units }, { ca: 4 }), 2)).toBe(false);
    const both = {
      as: german('4-6-7', 'E5'),
      ag: gun('German', '75L AT', { of: 'as' }, { ca: 4 }),
      ...units,
    };
    expect(keeps(house('75L AT', { units: both }), 1)).toBe(false);
  });

  test('[aslsk 3.2.4/ROF] the turn counts for the rest of the phase; mortars of 76 to 82mm turn without loss', () => {
    const here = house('50L AT', { units }, { ca: 4 });
    expect(keeps(here, 2)).toBe(true);
    expect(here.unit('ag').caChanged).toBe(2);
    expect(keeps(here, 3)).toBe(false);
    expect(keeps(house('81* MTR', { units }, { ca: 4 }), 3)).toBe(true);
    expect(
      keeps(
        house('120* MTR', { units: { b1: russian('4-4-7', 'E14') }, rows: 20 }, { ca: 0 }),
        2,
        shot('E17'),
      ),
    ).toBe(false);
    expect(keeps(house('88L AA', { units }, { ca: 4 }), 2)).toBe(true);
  });

  test('none for a pinned crew, nor in the AFPh', () => {
    expect(keeps(house('75L AT', { units }, {}, { pinned: true }), 1)).toBe(false);
    expect(keeps(house('75L AT', { units, phase: 'AFPh' }), 1)).toBe(false);
  });

  test('[aslsk 4.5/a] a squad keeps the ROF of a light mortar, a leader alone has none, two men have it', () => {
    const mortar = (of: string) => ({
      a1: german('4-6-7', 'E5'),
      al: leader('German', '8-0', 'E5'),
      am2: leader('German', '7-0', 'E5'),
      am: weapon('German', '50mm MTR', { of }),
      ...units,
    });
    const order = shot('E2', { weapon: 'am' });
    expect(keeps(house('75L AT', { units: mortar('a1') }), 3, order)).toBe(true);
    expect(keeps(house('75L AT', { units: mortar('al') }), 1, order, 6, 6)).toBe(false);
    const helped = house('75L AT', { units: mortar('al') });
    expect(keeps(helped, 3, { ...order, helper: 'am2' } as typeof order)).toBe(true);
    expect(helped.unit('am2').fire).toBe('prep');
  });

  test('[aslsk H/Type89HGL-a] the Type 89 has ROF 1 and no Air Bursts with HE at two hexes or less', () => {
    const at = (hex: string) =>
      battery('75L AT', {
        terrain: { E3: 'woods', E2: 'woods' },
        units: {
          aj: { ...german('4-4-7', 'E5'), nationality: 'Japanese' },
          am: weapon('Japanese', '50mm grenade launcher Type 89', { of: 'aj' }),
          b1: russian('4-4-7', hex),
        },
        options: { los: 'strict' },
      });
    const near = at('E3');
    const done = near.order('a', shot('E3', { weapon: 'am' }), 1, 2, 6, 6);
    expect(done.kinds).not.toContain('rate-of-fire-kept');
    expect(done.the('burst').results[0]?.modifiers).toEqual([
      { label: 'woods', value: 1, cites: ['1.1.1/woods-b'] },
    ]);
    const far = battery('75L AT', {
      terrain: { E2: 'woods' },
      units: {
        aj: { ...german('4-4-7', 'E5'), nationality: 'Japanese' },
        am: weapon('Japanese', '50mm grenade launcher Type 89', { of: 'aj' }),
        b1: russian('4-4-7', 'E2'),
      },
    });
    const thrown = far.order('a', shot('E2', { weapon: 'am' }), 1, 2, 6, 6);
    expect(thrown.kinds).toContain('rate-of-fire-kept');
    expect(thrown.the('burst').results[0]?.modifiers).toMatchObject([{ label: 'Air Burst', value: -1 }]);
  });
});

describe('Intensive Fire', () => {
  const fired = (what = {}, set = {}, crewSet = {}) =>
    battery('75L AT', { units, ...what }, { fire: 'prep', firedAt: 'E2', ...set }, crewSet);
  const intensive = shot('E2', { intensive: true });

  test('[aslsk 3.2.4/IF-a] [aslsk 2.0/IntensiveFire] once more after the ROF is lost, at +2, and then no more', () => {
    const here = fired();
    const done = here.order('a', intensive, 3, 3, 6, 6);
    expect(done.the('shot').modifiers).toEqual([
      { label: 'Intensive Fire', value: 2, cites: ['3.2.4/IF-a'] },
    ]);
    expect(here.unit('ag').intensive).toBe(true);
    expect(here.refused('a', intensive)).toMatchObject({ refused: 'HAS_FIRED' });
    expect(battery('75L AT', { units }).refused('a', intensive)).toMatchObject({ refused: 'NOT_NEEDED' });
  });

  test('[aslsk 3.2.4/IF-b] [aslsk 6.12/b] [aslsk 6.12/d] its B# is two lower; at the printed B# the Gun is gone', () => {
    const ten = fired();
    expect(ten.order('a', intensive, 6, 4).the('malfunctioned')).toEqual({ weapon: 'ag', dr: 10 });
    const nine = fired();
    expect(nine.order('a', intensive, 5, 4).kinds).not.toContain('malfunctioned');
    const twelve = fired();
    expect(twelve.order('a', intensive, 6, 6).the('weapon-removed')).toEqual({ weapon: 'ag', dr: 12 });
    expect(twelve.has('ag')).toBe(false);
  });

  test('[aslsk 3.2.4/IF-d] not when pinned, not in the AFPh, not where the counter forbids it', () => {
    const no = (why: string, cites: string) => ({
      refused: 'NO_INTENSIVE_FIRE',
      why: expect.stringContaining(why),
      cites: [cites],
    });
    expect(fired({}, {}, { pinned: true }).refused('a', intensive)).toMatchObject(no('pinned', '3.2.4/IF-d'));
    expect(fired({ phase: 'AFPh' }).refused('a', intensive)).toMatchObject(no('AFPh', '3.2.4/IF-d'));
    expect(fired({}, { noIntensiveFire: true }).refused('a', intensive)).toMatchObject(
      no('printed', '3.2.4/IF-d'),
    );
    const mortar = battery('75L AT', {
      units: {
        a1: german('4-6-7', 'E5'),
        am: weapon('German', '50mm MTR', { of: 'a1' }, { fire: 'prep', firedAt: 'E2' }),
        ...units,
      },
    });
    expect(mortar.refused('a', shot('E2', { weapon: 'am', intensive: true }))).toMatchObject(
      no('support weapons', '3.2.4/IF-a'),
    );
  });

  test('[aslsk 3.2.4/IF-d] [aslsk 3.4/c] in the DFPh only at the same or an adjacent hex', () => {
    const here = battery(
      '75L AT',
      { phase: 'DFPh', active: 'b', units: { ...units, b2: russian('4-4-7', 'E4') } },
      { fire: 'first' },
    );
    expect(here.refused('a', intensive)).toMatchObject({
      refused: 'NO_INTENSIVE_FIRE',
      cites: ['3.2.4/IF-d', '3.4/c'],
    });
    expect(here.order('a', shot('E4', { intensive: true }), 5, 4).kinds).toContain('shot');
    expect(here.unit('ag')).toMatchObject({ fire: 'final', intensive: true });
    const final = battery(
      '75L AT',
      { phase: 'DFPh', active: 'b', units: { b2: russian('4-4-7', 'E4') } },
      { fire: 'final' },
    );
    expect(final.refused('a', shot('E4', { intensive: true }))).toMatchObject({ cites: ['3.4/c'] });
  });

  test('[aslsk 3.3.3/SFF-c] a First Fired Gun fires again at any range; crew and Weapons are done with Final Fire', () => {
    const here = battery(
      '75L AT',
      { phase: 'MPh', active: 'b', units: { b1: russian('4-4-7', 'E1'), b2: russian('4-4-7', 'E4') } },
      { fire: 'first' },
    );
    here.order('b', { order: 'move', units: ['b1'], path: ['E2'] });
    const done = here.order('a', intensive, 5, 5);
    expect(done.the('fire-marked')).toEqual({ units: ['ag', 'ac'], marker: 'final' });
    expect(here.unit('ac').fire).toBe('final');
    expect(here.unit('ag')).toMatchObject({ fire: 'final', intensive: true });
    expect(done.all('residual-placed')).toEqual([]);
  });

  test('[aslsk 3.2.4/IF-c] a Gun without a ROF that turns is spent by that shot', () => {
    const here = battery('150* INF', { units }, { ca: 4 });
    here.order('a', shot('E2'), 6, 5);
    expect(here.unit('ag').intensive).toBe(true);
    const still = battery('150* INF', { units });
    still.order('a', shot('E2'), 6, 5);
    expect(still.unit('ag').intensive).toBeUndefined();
    expect(still.order('a', intensive, 4, 5).kinds).toContain('shot');
  });
});

describe('breakdown', () => {
  test('[aslsk 6.12/a] a Gun without a B# malfunctions on 12, others on theirs', () => {
    const here = battery('75L AT', { units }, { breakdown: undefined });
    expect(here.order('a', shot('E2'), 6, 5).kinds).not.toContain('malfunctioned');
    const twelve = battery('75L AT', { units }, { breakdown: undefined });
    expect(twelve.order('a', shot('E2'), 6, 6).the('malfunctioned')).toEqual({ weapon: 'ag', dr: 12 });
    expect(twelve.unit('ag').malfunctioned).toBe(true);
    expect(battery('75 ART', { units }).order('a', shot('E2'), 6, 5).kinds).toContain('malfunctioned');
  });

  test('[aslsk 6.12/b] [aslsk 6.12/d] two lower for squads and captured Guns, which lose the Gun at the printed B#', () => {
    const strange = { as: german('4-6-7', 'E5'), ag: gun('German', '75L AT', { of: 'as' }), ...units };
    const captured = {
      ac: crew('German', '2-2-8', 'E5'),
      ag: gun('American', '75* ART', { of: 'ac' }),
      ...units,
    };
    for (const set of [strange, captured]) {
      const nine = battery('75L AT', { units: set }).order('a', shot('E2'), 5, 4).kinds;
      expect(nine).not.toContain('malfunctioned');
      expect(battery('75L AT', { units: set }).order('a', shot('E2'), 5, 5).kinds).toContain('malfunctioned');
      expect(battery('75L AT', { units: set }).order('a', shot('E2'), 6, 6).kinds).toContain(
        'weapon-removed',
      );
    }
  });

  test('[aslsk 6.12/b] one lower for a support weapon in the hands of the Inexperienced', () => {
    const mortar = (strength: string) => ({
      a1: german(strength, 'E5'),
      am: weapon('German', '50mm MTR', { of: 'a1' }),
      ...units,
    });
    const order = shot('E2', { weapon: 'am' });
    expect(battery('75L AT', { units: mortar('4-6-7') }).order('a', order, 6, 5).kinds).not.toContain(
      'malfunctioned',
    );
    expect(battery('75L AT', { units: mortar('4-3-6') }).order('a', order, 6, 5).kinds).toContain(
      'malfunctioned',
    );
    expect(battery('75L AT', { units: mortar('4-3-6') }).order('a', order, 6, 6).kinds).toContain(
      'weapon-removed',
    );
  });

  test('[aslsk 6.12/c] [aslsk 1.2.6/c] repaired on 1, gone on 6', () => {
    const rally = () => battery('75L AT', { phase: 'RPh', units }, { malfunctioned: true });
    const repair = { order: 'repair', weapon: 'ag' };
    expect(rally().order('a', repair, 1).the('repair-attempt').result).toBe('repaired');
    expect(rally().order('a', repair, 2).the('repair-attempt').result).toBe('no effect');
    expect(rally().order('a', repair, 6).the('repair-attempt').result).toBe('removed');
  });
});
