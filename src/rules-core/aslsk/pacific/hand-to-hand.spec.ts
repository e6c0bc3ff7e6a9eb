import { crew, halfSquad, leader, type Placed, type SetUp, setUp, squad, us } from '../testkit.testkit.js';
import { mmcCounter } from '../units/counters.js';
import { ccvOf } from '../vehicles/anti-tank.js';

const japanese = (strength: string, at: string, set = {}) => squad('Japanese', strength, at, set);

/** B is Japanese. Advances somebody into E5 and begins the close combat with the dice of the ambush, if any. */
function advanced(what: SetUp, side: 'a' | 'b', unit: string, ...dice: number[]) {
  const here = setUp({ phase: 'APh', active: side, sides: { b: { nationality: 'Japanese' } }, ...what });
  here.order(side, { order: 'advance', units: [unit], to: 'E5' });
  const begun = here.order(side, { order: 'end-phase' }, ...dice);
  return { here, begun };
}

const attack = (attackers: string[], defenders: string[]) => ({
  order: 'designate',
  attacks: [{ attackers, defenders }],
});
const nobody = { order: 'designate', attacks: [] };

describe('Hand-to-Hand', () => {
  const meeting = (side: 'a' | 'b', b: Placed = japanese('4-4-7', side === 'b' ? 'E4' : 'E5')) =>
    advanced(
      { units: { a1: us('6-6-6', side === 'a' ? 'E4' : 'E5'), b1: b } },
      side,
      side === 'a' ? 'a1' : 'b1',
    );

  test('[aslsk 8.1.8.4/a] where Japanese attack the Hand-to-Hand chart is used by both sides', () => {
    const { here, begun } = meeting('b');
    expect(begun.the('hand-to-hand')).toEqual({ at: 'E5' });
    here.order('b', attack(['b1'], ['a1']));
    const done = here.order('a', attack(['a1'], ['b1']), 6, 6, 6, 5);
    expect(
      done
        .all('close-combat')
        .map(({ side, odds, kill, handToHand, final }) => [side, odds, kill, handToHand, final]),
    ).toEqual([
      ['b', '1-2', 6, true, 11],
      ['a', '3-2', 8, true, 11],
    ]);
  });

  test('[aslsk 8.1.8.4/a] where they are attacked it is not, unless they ambush', () => {
    const { here, begun } = meeting('a');
    expect(begun.all('hand-to-hand')).toEqual([]);
    here.order('a', attack(['a1'], ['b1']));
    const done = here.order('b', nobody, 6, 6);
    expect(done.the('close-combat')).toMatchObject({ handToHand: false, odds: '3-2', kill: 6 });
    const what: SetUp = {
      terrain: { E5: 'woods' },
      units: { a1: us('6-6-6', 'E4'), b1: japanese('4-4-7', 'E5') },
    };
    const ambush = advanced(what, 'a', 'a1', 6, 2);
    expect(ambush.begun.the('ambush').winner).toBe('b');
    expect(ambush.begun.all('hand-to-hand')).toHaveLength(1);
  });

  test('[aslsk 8.1.8.4/a] it remains so in the Melee of the next Player Turn, and is over with it', () => {
    const { here } = meeting('b');
    here.order('b', nobody);
    here.order('a', nobody);
    expect(here.battle.location('E5').handToHand).toBe(true);
    while (here.battle.clock.phase !== 'CCPh') {
      const [side = '', kind = ''] = (here.awaits[0] as string).split(' ');
      here.order(side, {
        order: ['prep-fire', 'movement', 'final-fire', 'advancing-fire', 'advance'].includes(kind)
          ? 'end-phase'
          : 'pass',
      });
    }
    expect(here.battle.clock.active).toBe('a');
    here.order('a', attack(['a1'], ['b1']));
    const done = here.order('b', nobody, 3, 3);
    expect(done.the('close-combat')).toMatchObject({ handToHand: true, kill: 8, result: 'eliminated' });
    expect(here.battle.location('E5').handToHand).toBeUndefined();
  });

  test('[aslsk 8.1.8.4/a] all Japanese ambushed, or pinned: the normal chart', () => {
    const what: SetUp = {
      terrain: { E5: 'woods' },
      units: { a1: us('6-6-6', 'E5'), b1: japanese('3-3-6', 'E4') },
    };
    const { begun, here } = advanced(what, 'b', 'b1', 6, 1);
    expect(begun.the('ambush').winner).toBe('a');
    expect(begun.all('hand-to-hand')).toEqual([]);
    const done = here.order('a', attack(['a1'], ['b1']), 5, 4);
    expect(done.the('close-combat').handToHand).toBe(false);
    const melee = { melee: true } as const;
    const pinned = (more: Record<string, Placed>) => {
      const here2 = setUp({
        phase: 'APh',
        active: 'b',
        locations: { E5: { handToHand: true } },
        units: {
          a1: us('6-6-6', 'E5', melee),
          b1: japanese('4-4-7', 'E5', { ...melee, pinned: true }),
          ...more,
        },
      });
      here2.order('b', { order: 'end-phase' });
      here2.order('b', nobody);
      return here2.order('a', attack(['a1'], ['b1']), 6, 6).the('close-combat').handToHand;
    };
    expect(pinned({})).toBe(false);
    expect(pinned({ b2: japanese('4-4-7', 'E5', melee) })).toBe(true);
  });

  test('[aslsk 8.1.8.4/b] an attack by unpinned Japanese is -1, that of the others is not', () => {
    const { here } = meeting('b');
    here.order('b', attack(['b1'], ['a1']));
    const done = here.order('a', attack(['a1'], ['b1']), 6, 6, 6, 5);
    const [theirs, ours] = done.all('close-combat');
    expect(theirs?.modifiers).toMatchObject([{ label: 'Hand-to-Hand', value: -1, cites: ['8.1.8.4/b'] }]);
    expect(ours?.modifiers).toEqual([]);
  });

  test('[aslsk 8.1.8.4/b] nor that of pinned Japanese', () => {
    const melee = { melee: true } as const;
    const here = setUp({
      phase: 'APh',
      active: 'b',
      locations: { E5: { handToHand: true } },
      units: {
        a1: us('6-6-6', 'E5', melee),
        b1: japanese('4-4-7', 'E5', { ...melee, pinned: true }),
        b2: japanese('4-4-7', 'E5', melee),
      },
    });
    here.order('b', { order: 'end-phase' });
    here.order('b', attack(['b1'], ['a1']));
    const done = here.order('a', nobody, 6, 6);
    expect(done.the('close-combat')).toMatchObject({ handToHand: true, modifiers: [], final: 12 });
  });

  test('[aslsk-138] the broken American in the jungle: at 1-1 an original 10 kills, an 11 reduces', () => {
    const outcome = (white: number, coloured: number, ambush: readonly [number, number]) => {
      const what: SetUp = {
        terrain: { E5: 'dense-jungle' },
        options: { pto: true },
        units: {
          a1: squad('USMC', '5-5-8', 'E5', { broken: true }),
          b1: japanese('4-4-7', 'E4'),
          b2: halfSquad('Japanese', '2-3-7', 'E6', { advanced: true }),
        },
      };
      const here = setUp({
        phase: 'APh',
        active: 'b',
        ...what,
        units: { ...what.units, b2: halfSquad('Japanese', '2-3-7', 'E6') },
      });
      here.order('b', { order: 'advance', units: ['b1'], to: 'E5' });
      here.order('b', { order: 'advance', units: ['b2'], to: 'E5' });
      here.order('b', { order: 'end-phase' }, ...ambush);
      return here.order('b', attack(['b1', 'b2'], ['a1']), white, coloured).the('close-combat');
    };
    expect(outcome(4, 6, [1, 6])).toMatchObject({
      odds: '1-1',
      kill: 7,
      final: 6,
      result: 'eliminated',
      handToHand: true,
    });
    expect(outcome(5, 6, [1, 6])).toMatchObject({ final: 7, result: 'casualty reduction' });
  });

  test('[aslsk 8.1.8.4/c] the striped sides keep the CCV of the unstriped', () => {
    const here = setUp({
      units: {
        a1: us('6-6-6', 'A1'),
        b1: japanese('4-4-7', 'E5'),
        b2: { ...mmcCounter('Japanese', '3-4-7', 'squad', 'reduced'), at: 'E5' },
        b3: crew('Japanese', '2-2-8', 'E5'),
        b4: { ...mmcCounter('Japanese', '1-2-8', 'crew', 'reduced'), at: 'E5' },
        b5: halfSquad('Japanese', '2-3-7', 'E5'),
      },
    });
    const ccv = (id: string) => ccvOf(here.battle, here.unit(id), false);
    expect(ccv('b2')).toBe(ccv('b1'));
    expect(ccv('b4')).toBe(ccv('b3'));
    expect(ccv('b5')).toBeLessThan(ccv('b2'));
  });
});

describe('Japanese in ambushes', () => {
  const drm = (b: Placed, more: Record<string, Placed> = {}) => {
    const here = setUp({
      phase: 'APh',
      active: 'b',
      terrain: { E5: 'wooden-building' },
      units: { a1: us('6-6-6', 'E5'), b1: b, ...more },
    });
    here.order('b', { order: 'advance', units: ['b1'], to: 'E5' });
    return here
      .order('b', { order: 'end-phase' }, 3, 3)
      .the('ambush')
      .rolls.b?.modifiers.map(({ label, value }) => [label, value]);
  };

  test('[aslsk 8.1.8.1] Elite and 1st Line, crews and leaders are -1; the others are not', () => {
    const wary = [['Japanese Elite or 1st Line', -1]];
    expect(drm(japanese('4-4-8', 'E4'))).toEqual(wary);
    expect(drm(japanese('4-4-7', 'E4'))).toEqual(wary);
    expect(drm(crew('Japanese', '2-2-8', 'E4'))).toEqual(wary);
    expect(drm(leader('Japanese', '9-0', 'E4'))).toEqual(wary);
    expect(drm(japanese('3-4-7', 'E4'))).toEqual([]);
  });
});
