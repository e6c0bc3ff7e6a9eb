import { halfSquad, type SetUp, squad } from '../testkit.testkit.js';
import { isConcealed, japanese, jungle, UNDER } from './testkit.testkit.js';

describe('worked examples', () => {
  test('[aslsk-132] a concealed squad drops its Concealment to Prep Fire at a concealed half-squad', () => {
    const here = jungle({
      phase: 'PFPh',
      terrain: { E5: 'huts', E8: 'woods' },
      units: { a1: squad('USMC', '5-5-8', 'E5', UNDER), b1: halfSquad('Japanese', '2-3-7', 'E8', UNDER) },
    });
    const done = here.order('a', { order: 'fire', at: 'E8', firers: ['a1'] }, 1, 2, 1, 1);
    expect(done.cites('concealment-lost')).toEqual(['8.3/loss-a', '8.3/loss-h']);
    expect(done.the('fire-attack')).toMatchObject({
      fp: 2.5,
      column: 2,
      results: [{ units: ['b1'], final: 5, result: 'NMC' }],
    });
    expect(done.the('morale-check')).toMatchObject({ unit: 'b1', passed: true });
  });

  test('[aslsk-133] [aslsk-134] a squad into the open, fired at by the concealed, then into a concealed enemy', () => {
    const here = jungle({
      terrain: { E4: 'grain', E6: 'woods', E7: 'grain', F8: 'grain' },
      units: {
        a1: squad('USMC', '5-5-8', 'E4', UNDER),
        b1: japanese('4-4-7', 'E7', UNDER),
        b2: squad('Japanese', '3-4-7', 'F4', UNDER),
      },
    });
    const moved = here.order('a', { order: 'move', units: ['a1'], path: ['E5'] });
    expect(moved.all('concealment-lost')).toHaveLength(1);
    expect(isConcealed(here, 'a1')).toBe(false);
    const shot = here.order('b', { order: 'fire', at: 'E5', firers: ['b2'] }, 6, 6);
    expect(shot.cites('concealment-lost')).toEqual(['8.3/loss-a']);
    expect(here.battle.location('E5').residual).toBe(2);
  });

  test('[aslsk-134] the attempt on a concealed stack costs the MF where it stands, and the Residual FP strikes again', () => {
    const here = jungle({
      terrain: { F5: 'woods' },
      units: { a1: squad('USMC', '5-5-8', 'E5'), b2: japanese('3-4-7', 'F5', UNDER) },
      locations: { E5: { residual: 2 } },
    });
    const done = here.order('a', { order: 'move', units: ['a1'], path: ['F5'] }, 6, 6);
    expect(isConcealed(here, 'b2')).toBe(false);
    expect(here.unit('a1')).toMatchObject({ at: 'E5', spentHere: 2, moved: true });
    expect(done.the('residual-attack')).toMatchObject({ at: 'E5', fp: 2 });
    expect(here.awaits).toEqual(['b defensive-fire']);
  });

  /** As on the board: the broken in E5 and E6, a Good Order American who looks on G6, jungle all around. */
  const broken = (what: SetUp, marines: object = {}) =>
    jungle({
      active: 'b',
      terrain: {
        E5: 'woods',
        E6: 'woods',
        D5: 'woods',
        D6: 'woods',
        F5: 'woods',
        F6: 'woods',
        G6: 'grain',
        D4: 'grain',
      },
      ...what,
      units: {
        a1: squad('USMC', '5-5-8', 'E5', { broken: true }),
        a2: squad('USMC', '5-5-8', 'E6', { broken: true, ...marines }),
        ...what.units,
      },
    });

  test('[aslsk-135] concealed Japanese pass the broken; a Good Order American strips one, who frightens them', () => {
    const here = broken({
      units: {
        a3: squad('USMC', '5-5-8', 'G8'),
        b1: japanese('4-4-7', 'E3', UNDER),
        b2: squad('Japanese', '3-4-7', 'F7', UNDER),
      },
    });
    const past = here.order('b', { order: 'move', units: ['b1'], path: ['E4'] });
    expect([past.all('concealment-lost'), here.unit('a1').dm]).toEqual([[], undefined]);
    while (here.awaits[0] === 'a defensive-fire') here.order('a', { order: 'pass' });
    const stripped = here.order('b', { order: 'move', units: ['b2'], path: ['E7'] });
    expect(stripped.cites('concealment-lost')).toEqual(['8.3/loss-f']);
    expect([here.unit('a2').dm, here.unit('a1').dm]).toEqual([true, undefined]);
  });

  test('[aslsk-136] a unit that is under DM routs past the concealed as if nobody were there; the other stays', () => {
    const units = { b1: japanese('4-4-7', 'F5', UNDER), b2: squad('Japanese', '3-4-7', 'E7') };
    const here = broken({ phase: 'RtPh', units }, { dm: true });
    while (here.awaits[0] !== 'a rout') here.order(here.awaits[0]?.[0] as string, { order: 'pass' });
    const routs = here.legal('a', 'rout').map(({ order }) => [order.unit, (order.path as string[])[0]]);
    expect(new Set(routs.map(([unit]) => unit))).toEqual(new Set(['a2']));
    expect(routs.map(([, to]) => to)).toContain('E5');
  });

  test('[aslsk-137] the ambush of concealed 1st Line Japanese in the jungle', () => {
    const here = jungle({
      phase: 'APh',
      active: 'b',
      terrain: { E5: 'huts', E4: 'dense-jungle' },
      units: {
        a1: squad('USMC', '5-5-8', 'E5', { broken: true }),
        b1: japanese('4-4-7', 'E4', UNDER),
        b2: halfSquad('Japanese', '2-3-7', 'E4', UNDER),
      },
    });
    here.order('b', { order: 'advance', units: ['b1', 'b2'], to: 'E5' });
    expect(isConcealed(here, 'b1')).toBe(true);
    const { rolls } = here.order('b', { order: 'end-phase' }, 3, 3).the('ambush');
    const by = (side: string) =>
      Object.fromEntries((rolls[side]?.modifiers ?? []).map(({ label, value }) => [label, value]));
    expect(by('a')).toEqual({ broken: 1 });
    expect(by('b')).toEqual({ concealed: -2, 'Japanese Elite or 1st Line': -1 });
  });
});
