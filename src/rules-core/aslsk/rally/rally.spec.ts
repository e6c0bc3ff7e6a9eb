import {
  crew,
  german,
  leader,
  type Placed,
  russian,
  type SetUp,
  setUp,
  us,
  weapon,
} from '../testkit.testkit.js';

type Units = Record<string, Placed>;

const broken = { broken: true } as const;
const dm = { broken: true, dm: true } as const;

function rallyPhase(units: Units, more: Omit<SetUp, 'units'> = {}) {
  return setUp({ phase: 'RPh', units: { ...units, bz: russian('4-4-7', 'H8') }, ...more });
}

describe('self-rally', () => {
  const self = (unit: string) => ({ order: 'self-rally', unit });

  test('[aslsk 3.1e/a] [aslsk 3.1e/c] [aslsk 1.2.3/a] a boxed broken morale rallies at +1, a leader without his own modifier', () => {
    const here = rallyPhase({ a1: leader('German', '9-2', 'E4', broken) });
    const done = here.order('a', self('a1'), 4, 4);
    expect(done.the('rally-attempt')).toMatchObject({
      leader: null,
      morale: 9,
      dr: 8,
      modifiers: [{ label: 'self-rally', value: 1, cites: ['3.1e/c'] }],
      final: 9,
      rallied: true,
    });
    expect(here.unit('a1').broken).toBeUndefined();
    const fails = rallyPhase({ a1: leader('German', '9-2', 'E4', broken) });
    fails.order('a', self('a1'), 4, 5);
    expect(fails.unit('a1').broken).toBe(true);
  });

  test('[aslsk 3.1e/b] the ATTACKER may try one MMC without a box, the DEFENDER none', () => {
    const here = rallyPhase({
      a1: german('4-6-7', 'E4', broken),
      a2: german('4-6-7', 'E4', broken),
      a3: leader('German', '8-0', 'E4', broken),
      b1: russian('4-2-6', 'E8', broken),
      b2: crew('Russian', '2-2-8', 'E8', broken),
    });
    here.order('a', self('a1'), 3, 3);
    expect(here.unit('a1').broken).toBeUndefined();
    expect(here.refused('a', self('a2'))).toMatchObject({
      refused: 'NO_SELF_RALLY',
      cites: ['3.1e/a', '3.1e/b'],
    });
    here.order('a', { order: 'pass' });
    expect(here.awaits).toEqual(['b self-rally']);
    expect(here.refused('b', self('b1'))).toMatchObject({ refused: 'NO_SELF_RALLY' });
    expect(here.order('b', self('b2'), 1, 2).the('rally-attempt').rallied).toBe(true);
  });

  test('[aslsk 5.3/a] an original 2 on the first self-rally of the phase makes a leader', () => {
    const here = rallyPhase({
      a1: german('4-6-8', 'E4', broken),
      a2: german('4-6-8', 'E4', broken),
    });
    const done = here.order('a', self('a1'), 1, 1, 3);
    expect(done.the('leader-created')).toMatchObject({ by: 'a1', at: 'E4', dr: 3, leader: '8-0' });
    const created = done.the('leader-created').unit;
    expect(here.unit(created)).toMatchObject({
      kind: 'leader',
      side: 'a',
      at: 'E4',
      strength: '8-0',
      nationality: 'German',
    });
    expect(here.order('a', self('a2'), 1, 1).all('leader-created')).toEqual([]);
  });

  test.each([
    ['Russian', '4-5-8', 2, '8-0'],
    ['Russian', '4-5-8', 5, '6+1'],
    ['American', '6-6-7', 1, '8-1'],
    ['American', '6-6-7', 5, '7-0'],
  ] as const)(
    '[aslsk 5.3/c] [aslsk 5.3/a] the Leader Creation Table: %s %s, dr %d makes a %s',
    (nation, strength, dr, made) => {
      const here = rallyPhase({ a1: (nation === 'Russian' ? russian : us)(strength, 'E4', broken) });
      expect(here.order('a', self('a1'), 1, 1, dr).the('leader-created').leader).toBe(made);
    },
  );

  test('[aslsk 5.3/a] a high dr makes none', () => {
    const here = rallyPhase({ a1: russian('4-2-6', 'E4', { ...broken, selfRally: true }) });
    const done = here.order('a', self('a1'), 1, 1, 6);
    expect(done.all('leader-created')).toEqual([]);
    expect(done.the('no-leader-created')).toMatchObject({ by: 'a1', dr: 6 });
  });
});

describe('rally by a leader', () => {
  const rally = (unit: string) => ({ order: 'rally', unit, leader: 'al' });
  const step = (units: Units, more: Omit<SetUp, 'units'> = {}) => {
    const here = rallyPhase({ al: leader('German', '9-1', 'E4'), ...units }, more);
    if (here.awaits[0] === 'a self-rally') here.order('a', { order: 'pass' });
    return here;
  };

  test('[aslsk 3.1f/a] [aslsk 3.1f/b] [aslsk 2.0/DM] +4 for DM, -1 in woods or buildings, and his leadership', () => {
    const here = step({ a1: german('4-6-7', 'E4', dm) }, { terrain: { E4: 'woods' } });
    const done = here.order('a', rally('a1'), 2, 3);
    expect(done.the('rally-attempt')).toMatchObject({ morale: 7, final: 7, rallied: true });
    expect(done.the('rally-attempt').modifiers.map(({ value }) => value)).toEqual([4, -1, -1]);
    expect(here.unit('a1').broken).toBeUndefined();
    expect(here.unit('a1').dm).toBeUndefined();
    const open = step({ a1: german('4-6-7', 'E4', broken) });
    expect(open.order('a', rally('a1'), 4, 5).the('rally-attempt')).toMatchObject({
      final: 8,
      rallied: false,
    });
    const house = step({ a1: german('4-6-7', 'E4', broken) }, { terrain: { E4: 'wooden-building' } });
    expect(house.order('a', rally('a1'), 4, 5).the('rally-attempt').final).toBe(7);
  });

  test('[aslsk 3.1f/e] [aslsk 1.2.1/e] one attempt for a unit, any number for a leader', () => {
    const here = step({
      a1: german('4-6-7', 'E4', dm),
      a2: german('4-6-7', 'E4', broken),
      a3: german('4-6-7', 'E4', broken),
    });
    here.order('a', rally('a1'), 5, 6);
    expect(here.refused('a', rally('a1'))).toMatchObject({ refused: 'ONCE', cites: ['3.1f/e'] });
    expect(here.order('a', rally('a2'), 1, 2).the('rally-attempt').rallied).toBe(true);
    expect(here.order('a', rally('a3'), 1, 2).the('rally-attempt').rallied).toBe(true);
  });

  test('[aslsk 3.1f/d] an original 12 reduces, nothing else comes of failing', () => {
    const here = step({ a1: german('4-6-7', 'E4', dm), a2: german('4-6-7', 'E4', dm) });
    here.order('a', rally('a1'), 6, 6);
    expect(here.unit('a1')).toMatchObject({ strength: '2-4-7', broken: true, dm: true });
    here.order('a', rally('a2'), 5, 6);
    expect(here.unit('a2')).toMatchObject({ strength: '4-6-7', broken: true, dm: true });
  });

  test('[aslsk 3.1f/a] [aslsk 3.2.3/PTC-f] not without a Good Order leader in the location', () => {
    expect(
      step({ a1: german('4-6-7', 'E5', broken), ak: german('4-6-7', 'E4', broken) }).refused(
        'a',
        rally('a1'),
      ),
    ).toMatchObject({ refused: 'NO_LEADER' });
  });

  test('[aslsk 3.1f/c] a broken leader rallies himself first, then others in the same phase', () => {
    const here = rallyPhase({ al: leader('German', '9-1', 'E4', broken), a1: german('4-6-7', 'E4', broken) });
    expect(here.awaits).toEqual(['a self-rally']);
    here.order('a', { order: 'self-rally', unit: 'al' }, 2, 3);
    here.order('a', { order: 'pass' });
    expect(here.awaits).toEqual(['a rally']);
    expect(here.order('a', rally('a1'), 2, 3).the('rally-attempt').rallied).toBe(true);
  });

  test('[aslsk 3.1/a] a unit that failed by itself is not rallied again by a leader', () => {
    const here = rallyPhase({
      al: leader('German', '9-1', 'E4'),
      a1: german('4-6-8', 'E4', dm),
      a2: german('4-6-7', 'E4', broken),
    });
    here.order('a', { order: 'self-rally', unit: 'a1' }, 6, 5);
    here.order('a', { order: 'pass' });
    expect(here.refused('a', rally('a1'))).toMatchObject({ refused: 'ONCE' });
  });
});

describe('the steps of the Rally Phase', () => {
  test('[aslsk 3.1/a] [aslsk 3.1b] recovery, repair, transfer, self-rally, rally: ATTACKER first in each', () => {
    const here = rallyPhase({
      a1: german('4-6-7', 'E4'),
      aw: weapon('German', 'LMG', { at: 'E4' }),
      b1: russian('4-4-7', 'E8'),
      bw: weapon('Russian', 'LMG', { of: 'b1' }, { malfunctioned: true }),
      b2: russian('4-4-7', 'E8', broken),
      bl: leader('Russian', '8-1', 'E8'),
    });
    const asked: string[] = [];
    for (let n = 0; n < 12 && here.battle.clock.phase === 'RPh'; n++) {
      const [next] = here.awaits as [string];
      asked.push(next);
      here.order(next.charAt(0), { order: 'pass' });
    }
    expect(asked).toEqual(['a recovery', 'b repair', 'b transfer', 'b self-rally', 'b rally']);
    expect(here.battle.clock.phase).toBe('PFPh');
  });

  test('[aslsk 3.1b] [aslsk 4.0/e] recovery needs less than 6, +1 when CX, and is the unit’s one action', () => {
    const units = {
      a1: german('4-6-7', 'E4'),
      aw: weapon('German', 'LMG', { at: 'E4' }),
      ax: weapon('German', 'LMG', { at: 'E4' }),
      a2: german('4-6-7', 'E4'),
    };
    const here = rallyPhase(units);
    const recover = { order: 'recover', unit: 'a1', weapon: 'aw' };
    expect(here.order('a', recover, 5).the('recovery-attempt').recovered).toBe(true);
    expect(here.unit('aw').possessor).toBe('a1');
    expect(here.refused('a', { ...recover, weapon: 'ax' })).toMatchObject({
      refused: 'ONCE',
      cites: ['3.1/a'],
    });
    const tired = rallyPhase({ ...units, a1: german('4-6-7', 'E4', { cx: true }) });
    expect(tired.order('a', recover, 5).the('recovery-attempt')).toMatchObject({
      modifier: 1,
      recovered: false,
    });
    expect(tired.unit('aw').possessor).toBeUndefined();
    expect(
      rallyPhase({ ...units, a1: german('4-6-7', 'E4', { melee: true }), a2: german('4-6-7', 'E4') }).refused(
        'a',
        recover,
      ),
    ).toMatchObject({ refused: 'NOT_GOOD_ORDER' });
  });

  test('[aslsk 3.1c/a] repair at the repair number or less, 6 removes, only by Good Order units of its nationality', () => {
    const units = (state = {}, nation = 'German') => ({
      a1: german('4-6-7', 'E4', state),
      aw: weapon(nation, 'HMG', { of: 'a1' }, { malfunctioned: true }),
      a2: german('4-6-7', 'G4'),
      ax: weapon('German', 'HMG', { of: 'a2' }, { malfunctioned: true }),
    });
    const repair = { order: 'repair', weapon: 'aw' };
    const at = (dr: number) => {
      const here = rallyPhase(units());
      return { result: here.order('a', repair, dr).the('repair-attempt'), here };
    };
    expect(at(3).result).toMatchObject({ needs: 3, result: 'repaired' });
    expect(at(3).here.unit('aw').malfunctioned).toBeUndefined();
    expect(at(4).result.result).toBe('no effect');
    expect(at(6).here.has('aw')).toBe(false);
    expect(rallyPhase(units({ broken: true })).refused('a', repair)).toMatchObject({
      refused: 'NOT_GOOD_ORDER',
    });
    expect(rallyPhase(units({}, 'Russian')).refused('a', repair)).toMatchObject({
      refused: 'CAPTURED',
      cites: ['3.1c/a'],
    });
    const once = rallyPhase({
      ...units(),
      ay: weapon('German', 'LMG', { of: 'a1' }, { malfunctioned: true }),
    });
    once.order('a', repair, 5);
    expect(once.refused('a', { order: 'repair', weapon: 'ay' })).toMatchObject({ refused: 'ONCE' });
  });

  test('[aslsk 3.1d] Weapons change hands among Good Order units; [aslsk 4.0/e] not what was just recovered', () => {
    const units = {
      a1: german('4-6-7', 'E4'),
      a2: german('4-6-7', 'E4'),
      a3: german('4-6-7', 'E4', { melee: true }),
      aw: weapon('German', 'LMG', { of: 'a1' }),
      ax: weapon('German', 'MMG', { at: 'E4' }),
      a4: german('4-6-7', 'E4'),
    };
    const here = rallyPhase(units);
    here.order('a', { order: 'recover', unit: 'a2', weapon: 'ax' }, 1);
    expect(here.awaits).toEqual(['a transfer']);
    expect(here.refused('a', { order: 'transfer', weapon: 'ax', to: 'a1' })).toMatchObject({
      refused: 'RECOVERED',
      cites: ['4.0/e'],
    });
    expect(here.refused('a', { order: 'transfer', weapon: 'aw', to: 'a3' })).toMatchObject({
      refused: 'NOT_GOOD_ORDER',
    });
    const fresh = rallyPhase({
      a1: german('4-6-7', 'E4'),
      a2: german('4-6-7', 'E4'),
      aw: weapon('German', 'LMG', { of: 'a1' }),
      ax: weapon('German', 'MMG', { of: 'a2' }),
    });
    fresh.order('a', { order: 'transfer', weapon: 'aw', to: 'a2' });
    expect(fresh.unit('aw').possessor).toBe('a2');
    expect(fresh.refused('a', { order: 'transfer', weapon: 'aw', to: 'a1' })).toMatchObject({
      refused: 'HANDED_OVER',
      cites: ['3.1d'],
    });
  });

  test('[aslsk 3.1/a] who repaired does not transfer in the same phase', () => {
    const here = rallyPhase({
      a1: german('4-6-7', 'E4'),
      a2: german('4-6-7', 'E4'),
      a3: german('4-6-7', 'E4'),
      aw: weapon('German', 'LMG', { of: 'a1' }, { malfunctioned: true }),
      ax: weapon('German', 'LMG', { of: 'a2' }),
    });
    here.order('a', { order: 'repair', weapon: 'aw' }, 5);
    expect(here.refused('a', { order: 'transfer', weapon: 'aw', to: 'a3' })).toMatchObject({
      refused: 'ONCE',
    });
    expect(here.refused('a', { order: 'transfer', weapon: 'ax', to: 'a1' })).toMatchObject({
      refused: 'ONCE',
    });
  });

  test('[aslsk 3.1h/a] DM comes off at the end, but not next to a Known Enemy Unit', () => {
    const here = rallyPhase(
      { a1: german('4-6-7', 'E4', dm), a2: german('4-6-7', 'H7', dm) },
      { terrain: { E4: 'woods' } },
    );
    while (here.battle.clock.phase === 'RPh')
      here.order((here.awaits[0] as string).charAt(0), { order: 'pass' });
    expect(here.unit('a1').dm).toBeUndefined();
    expect(here.unit('a2').dm).toBe(true);
  });

  test('[aslsk 3.1h/b] its owner may keep it, except in woods or a building', () => {
    const here = rallyPhase(
      { a1: german('4-6-7', 'E4', dm), a2: german('4-6-7', 'F4', dm) },
      { terrain: { F4: 'woods' } },
    );
    while (here.awaits[0] !== 'a keep-dm')
      here.order((here.awaits[0] as string).charAt(0), { order: 'pass' });
    expect(here.refused('a', { order: 'keep-dm', unit: 'a2' })).toMatchObject({
      refused: 'CANNOT_KEEP_DM',
      cites: ['3.1h/b'],
    });
    here.order('a', { order: 'keep-dm', unit: 'a1' });
    while (here.battle.clock.phase === 'RPh')
      here.order((here.awaits[0] as string).charAt(0), { order: 'pass' });
    expect(here.unit('a1').dm).toBe(true);
    expect(here.unit('a2').dm).toBeUndefined();
  });

  test('[aslsk 3.1a] units due arrive at the edge, provisional ones by their dr', () => {
    const { at: _, ...off } = german('4-6-7', 'E1');
    const arrives = { turn: 2, hexes: ['A3'] };
    const here = setUp({
      phase: 'CCPh',
      active: 'b',
      units: {
        a1: { ...off, arrives },
        a2: { ...off, arrives: { ...arrives, turn: 3 } },
        a3: { ...off, arrives: { ...arrives, dr: 2 } },
        a9: german('4-6-7', 'E4', { cx: true }),
        b1: russian('4-4-7', 'H8', broken),
        b2: russian('4-4-7', 'E4', broken),
      },
    });
    expect(here.awaits).toEqual(['a designation']);
    here.order('a', { order: 'designate', attacks: [] }, 3);
    expect(here.battle.clock).toMatchObject({ phase: 'RPh', active: 'a', turn: 2 });
    expect(here.unit('a1')).toMatchObject({ entry: ['A3'] });
    expect(here.unit('a2').entry).toBeUndefined();
    expect(here.unit('a3').entry).toBeUndefined();
  });
});
