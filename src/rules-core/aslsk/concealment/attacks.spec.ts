import { Act } from '../../kernel/decide/act.js';
import { scriptedDice } from '../../kernel/dice/index.js';
import { lock } from '../close-combat/melee.js';
import { aslsk } from '../ruleset.js';
import { squad, us, weapon } from '../testkit.testkit.js';
import { isConcealed, japanese, jungle, UNDER } from './testkit.testkit.js';

describe('attacks on concealed units', () => {
  test('[aslsk 8.3.2/a] [aslsk 2.0/Concealment] half firepower, besides any other Area Fire', () => {
    const fp = (set: object, pinned = {}) => {
      const here = jungle({
        phase: 'PFPh',
        active: 'b',
        terrain: { E5: 'woods' },
        units: { a1: us('6-6-6', 'E5', set), b1: japanese('4-4-7', 'E3', pinned) },
      });
      return here.order('b', { order: 'fire', at: 'E5', firers: ['b1'] }, 6, 5).the('fire-attack').fp;
    };
    expect([fp({}), fp(UNDER), fp(UNDER, { pinned: true })]).toEqual([4, 2, 1]);
  });

  test('[aslsk 8.3.2/a] a charge placed on them has half its firepower', () => {
    const here = jungle({
      phase: 'MPh',
      active: 'b',
      terrain: { E5: 'woods' },
      units: {
        a1: us('6-6-6', 'E5', UNDER),
        b1: japanese('4-4-7', 'E4'),
        bc: weapon('Japanese', 'DC', { of: 'b1' }),
      },
    });
    here.order('b', { order: 'place-charge', weapon: 'bc', at: 'E5' });
    while (here.awaits[0] === 'a defensive-fire') here.order('a', { order: 'pass' });
    expect(here.unit('bc').placed).toMatchObject({ at: 'E5', concealed: true });
  });

  test('the enemy fires at a marker that moves, and only as often as it has spent MF', () => {
    const here = jungle({
      terrain: { E5: 'grain', E6: 'grain' },
      units: { a1: us('6-6-6', 'E5', UNDER), b1: japanese('4-4-7', 'E9') },
    });
    here.order('a', { order: 'move', units: ['a1'], path: ['E6'], assault: true });
    expect(here.awaits).toEqual(['b defensive-fire']);
    expect(here.legal('b', 'fire').map(({ order }) => order.at)).toEqual(['E6']);
    const done = here.order('b', { order: 'fire', at: 'E6', firers: ['b1'] }, 6, 6);
    expect(done.the('fire-attack')).toMatchObject({ fp: 2 });
  });

  test('[aslsk 8.3.2/c] [aslsk 8.3/loss-b] a unit that tries to enter stops short, both are seen, the Residual FP strikes again', () => {
    const here = jungle({
      terrain: { E5: 'grain', E6: 'grain' },
      units: { a1: us('6-6-6', 'E4', UNDER), b1: japanese('4-4-7', 'E6', UNDER) },
      locations: { E5: { residual: 1 } },
    });
    here.order('a', { order: 'move', units: ['a1'], path: ['E5'], assault: true }, 6, 6);
    while (here.awaits[0] === 'b defensive-fire') here.order('b', { order: 'pass' });
    expect(isConcealed(here, 'a1')).toBe(true);
    const other = jungle({
      terrain: { E5: 'grain', E6: 'grain' },
      units: { a1: us('6-6-6', 'E5', UNDER), b1: japanese('4-4-7', 'E6', UNDER) },
      locations: { E5: { residual: 1 } },
    });
    expect(other.legal('a', 'move').some(({ order }) => (order.path as string[])[0] === 'E6')).toBe(true);
    const done = other.order('a', { order: 'move', units: ['a1'], path: ['E6'], assault: true }, 6, 6);
    expect(done.the('ran-into')).toEqual({ units: ['a1'], at: 'E6' });
    expect(other.unit('a1')).toMatchObject({ at: 'E5', spentHere: 2, moved: true });
    expect([isConcealed(other, 'a1'), isConcealed(other, 'b1')]).toEqual([false, false]);
    expect(done.kinds).toContain('residual-attack');
    expect(other.awaits).toEqual(['b defensive-fire']);
  });
});

describe('close combat and Concealment', () => {
  const meeting = (
    a: object,
    b: object,
    ground: 'orchard' | 'woods' = 'orchard',
    faces: number[] = [3, 3],
  ) => {
    const here = jungle({
      phase: 'APh',
      terrain: { E5: ground, E4: ground },
      units: { a1: us('6-6-6', 'E4', a), b1: squad('Japanese', '3-4-7', 'E5', b) },
    });
    here.order('a', { order: 'advance', units: ['a1'], to: 'E5' });
    const done = here.order('a', { order: 'end-phase' }, ...faces);
    return { here, done };
  };

  test('[aslsk 8.3.2/e] somebody concealed makes an ambush possible anywhere, and is -2', () => {
    const drm = (a: object, b: object) => {
      const { rolls } = meeting(a, b).done.the('ambush');
      return [rolls.a, rolls.b].map((roll) => roll?.modifiers.map(({ value }) => value));
    };
    expect(drm(UNDER, {})).toEqual([[-2], []]);
    expect(drm({}, UNDER)).toEqual([[], [-2]]);
    expect(drm(UNDER, UNDER)).toEqual([[-2], [-2]]);
    expect(meeting({}, {}, 'orchard', []).done.all('ambush')).toEqual([]);
  });

  test('[aslsk 8.3/loss-d] fighting shows who is there; only ambushers that leave no enemy go back', () => {
    const attack = { order: 'designate', attacks: [{ attackers: ['a1'], defenders: ['b1'] }] };
    const wiped = meeting(UNDER, {}, 'orchard', [1, 6]);
    expect(wiped.done.the('ambush').winner).toBe('a');
    wiped.here.order('a', attack, 1, 2);
    expect(wiped.here.has('b1')).toBe(false);
    expect(isConcealed(wiped.here, 'a1')).toBe(true);
    const left = meeting(UNDER, {}, 'orchard', [1, 6]);
    left.here.order('a', attack, 6, 6);
    left.here.order('b', { order: 'designate', attacks: [] });
    expect(isConcealed(left.here, 'a1')).toBe(false);
    expect(left.here.unit('a1').unmasked).toBeUndefined();
  });

  test('[aslsk 8.3.2/f] a unit that is concealed neither holds nor is held', () => {
    const melee = (b: object) => {
      const here = jungle({
        phase: 'APh',
        terrain: { E5: 'woods' },
        units: { a1: us('6-6-6', 'E5'), b1: japanese('4-4-7', 'E5', b) },
      });
      lock(new Act(here.battle, scriptedDice(), aslsk), 'E5');
      return [here.unit('a1').melee, here.unit('b1').melee];
    };
    expect(melee({})).toEqual([true, true]);
    expect(melee(UNDER)).toEqual([undefined, undefined]);
  });
});
