import type { AslUnit } from '../system.js';
import { halfSquad, leader, type Placed, type SetUp, setUp, squad, us, weapon } from '../testkit.testkit.js';
import { halfSquadOf, mmcCounter } from '../units/counters.js';
import { isCaptured } from '../units/units.js';

const marines = (strength: string, at?: string, set = {}) => squad('USMC', strength, at, set);

function rallyPhase(units: Record<string, Placed>, more: SetUp = {}) {
  return setUp({
    phase: 'RPh',
    sides: { a: { nationality: 'USMC' }, b: { nationality: 'Japanese' } },
    ...more,
    units: {
      b1: squad('Japanese', '4-4-7', 'L9'),
      a7: us('6-6-6', 'K1'),
      ax: weapon('American', 'LMG', { at: 'K1' }),
      ...units,
    },
  });
}

describe('the Marines', () => {
  test('[aslsk 8.4/a] are elite Americans who use American leaders and weapons', () => {
    const squads = ['7-6-8', '6-6-8', '5-5-8', '4-5-8'].map((strength) =>
      mmcCounter('USMC', strength, 'squad'),
    );
    expect(squads.map(({ class: quality, underlined }) => [quality, underlined])).toEqual(
      squads.map(() => ['elite', true]),
    );
    const here = setUp({
      phase: 'PFPh',
      units: {
        a1: marines('7-6-8', 'E5'),
        aw: weapon('American', 'HMG', { of: 'a1' }),
        b1: squad('Japanese', '4-4-7', 'E9'),
      },
    });
    expect(isCaptured(here.battle, here.unit('aw'))).toBe(false);
    expect(here.unit('aw').rof).toBe(3);
    here.order('a', { order: 'fire', at: 'E9', firers: ['aw'] }, 6, 3);
    expect(here.unit('aw').fire).toBeUndefined();
  });

  test('[aslsk 8.4.1] the 3-4-8 is the half-squad of the 7-6-8 and of the 6-6-8', () => {
    const half = (strength: string) =>
      halfSquadOf({ ...mmcCounter('USMC', strength, 'squad'), id: 'a', side: 'a' } as AslUnit)?.strength;
    expect([half('7-6-8'), half('6-6-8'), half('5-5-8')]).toEqual(['3-4-8', '3-4-8', '2-3-8']);
  });

  test('[aslsk 8.4/b] a 7-6-8 deploys in its Rally Phase by a NTC, as its one action', () => {
    const here = rallyPhase({
      a1: marines('7-6-8', 'E5'),
      a2: marines('6-6-8', 'E5'),
      aw: weapon('American', 'MMG', { of: 'a1' }),
    });
    expect(here.legal('a', 'deploy').map(({ order }) => order.unit)).toEqual(['a1']);
    expect(here.refused('a', { order: 'deploy', unit: 'a2' })).toMatchObject({ refused: 'CANNOT_DEPLOY' });
    const done = here.order('a', { order: 'deploy', unit: 'a1' }, 4, 4);
    expect(done.the('task-check')).toMatchObject({ check: 'NTC', morale: 8, final: 8, passed: true });
    expect(done.the('deployed')).toEqual({ unit: 'a1', into: ['a1', 'a1a'] });
    for (const id of ['a1', 'a1a'])
      expect(here.unit(id)).toMatchObject({
        kind: 'half-squad',
        strength: '3-4-8',
        fp: 3,
        at: 'E5',
        side: 'a',
        busy: 'deploy',
      });
    expect(here.unit('a1a').assaultFire).toBeUndefined();
    expect(here.unit('aw').possessor).toBe('a1');
    expect(done.told).toContain('A squad deploys into 3-4-8 and 3-4-8.');
  });

  test('[aslsk 8.4/b] a leader helps; a unit that fails has had its action all the same', () => {
    const here = rallyPhase({
      a1: marines('7-6-8', 'E5'),
      a2: marines('7-6-8', 'E7'),
      a9: leader('American', '9-1', 'E5'),
    });
    expect(here.order('a', { order: 'deploy', unit: 'a1' }, 4, 5).the('task-check').final).toBe(8);
    here.order('a', { order: 'deploy', unit: 'a2' }, 4, 5);
    expect(here.unit('a2')).toMatchObject({ strength: '7-6-8', acted: true, busy: 'deploy' });
  });

  test('[aslsk 8.4/b] only in Good Order and in the American Rally Phase; off the map without a check', () => {
    const here = rallyPhase({
      a1: marines('7-6-8', 'E5', { broken: true }),
      a2: marines('7-6-8', undefined, { entry: ['A1'] }),
    });
    expect(here.refused('a', { order: 'deploy', unit: 'a1' })).toMatchObject({ refused: 'NOT_GOOD_ORDER' });
    const done = here.order('a', { order: 'deploy', unit: 'a2' });
    expect(done.all('task-check')).toEqual([]);
    expect(here.unit('a2a')).toMatchObject({ strength: '3-4-8', entry: ['A1'] });
    const theirs = rallyPhase(
      {
        a1: marines('7-6-8', 'E5'),
        aw: weapon('American', 'MMG', { at: 'E5' }),
        bw: weapon('Japanese', 'LMG', { at: 'L9' }),
      },
      { active: 'b' },
    );
    while (theirs.awaits[0] !== 'a recovery') theirs.order('b', { order: 'pass' });
    expect(theirs.refused('a', { order: 'deploy', unit: 'a1' })).toMatchObject({ refused: 'NOT_ATTACKER' });
    expect(theirs.legal('a', 'deploy')).toEqual([]);
  });

  const halves = (more: Record<string, Placed>) =>
    rallyPhase({
      a1: halfSquad('USMC', '3-4-8', 'E5'),
      a2: halfSquad('USMC', '3-4-8', 'E5'),
      aw: weapon('American', 'MMG', { of: 'a2' }),
      ar: weapon('American', 'LMG', { at: 'E5' }),
      ...more,
    });

  test('[aslsk 8.4.1/b] two 3-4-8 recombine with a leader where the order of battle has 7-6-8', () => {
    const here = halves({ a9: leader('American', '8-0', 'E5'), a8: marines('7-6-8', 'G5') });
    expect(here.legal('a', 'recombine').map(({ order }) => order.units)).toEqual([['a1', 'a2']]);
    const done = here.order('a', { order: 'recombine', units: ['a1', 'a2'] });
    expect(done.the('recombined')).toEqual({ unit: 'a1', from: ['a1', 'a2'] });
    expect(here.unit('a1')).toMatchObject({
      kind: 'squad',
      strength: '7-6-8',
      assaultFire: true,
      smokeExponent: 3,
    });
    expect(here.has('a2')).toBe(false);
    expect(here.unit('aw').possessor).toBe('a1');
  });

  test('[aslsk 8.4.1/b] not without a leader, not without such squads, not apart', () => {
    const why = (more: Record<string, Placed>, units = ['a1', 'a2']) =>
      halves(more).refused('a', { order: 'recombine', units }).refused;
    const squads = { a8: marines('7-6-8', 'G5') };
    expect(why(squads)).toBe('NO_LEADER');
    expect(why({ ...squads, a9: leader('American', '8-0', 'E5', { broken: true }) })).toBe('NO_LEADER');
    expect(why({ a9: leader('American', '8-0', 'E5') })).toBe('NO_SQUADS');
    expect(why({ ...squads, a3: halfSquad('USMC', '3-4-8', 'E6') }, ['a1', 'a3'])).toBe('NOT_TOGETHER');
    expect(
      why({
        ...squads,
        a9: leader('American', '8-0', 'E5'),
        a2: halfSquad('USMC', '3-4-8', 'E5', { broken: true }),
      }),
    ).toBe('NOT_GOOD_ORDER');
  });

  test('[aslsk 8.4.2] Good Order Raiders are -1 in an ambush, Paramarines not', () => {
    const drm = (set: object) => {
      const here = setUp({
        phase: 'APh',
        terrain: { E5: 'wooden-building' },
        units: { a1: marines('5-5-8', 'E4', set), b1: squad('Japanese', '3-4-7', 'E5') },
      });
      here.order('a', { order: 'advance', units: ['a1'], to: 'E5' });
      return here
        .order('a', { order: 'end-phase' }, 3, 3)
        .the('ambush')
        .rolls.a?.modifiers.map(({ label, value }) => [label, value]);
    };
    expect(drm({ raider: true })).toEqual([['Raiders', -1]]);
    expect(drm({})).toEqual([]);
  });

  test('[aslsk 8.4.3] the early Army: 4-4-7 and 3-3-6 with half-squads of their own', () => {
    const half = (strength: string) =>
      halfSquadOf({ ...us(strength), id: 'a', side: 'a' } as AslUnit)?.strength;
    expect(us('4-4-7')).toMatchObject({ fp: 4, range: 4, morale: 7 });
    expect(us('3-3-6')).toMatchObject({ fp: 3, range: 3, morale: 6 });
    expect([half('4-4-7'), half('3-3-6')]).toEqual(['2-3-7', '1-2-6']);
  });
});
