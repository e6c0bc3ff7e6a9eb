import { halfSquad, leader, type Placed, type SetUp, us, weapon } from '../testkit.testkit.js';
import { japanese, pacific, passAll, steps } from './testkit.testkit.js';

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
