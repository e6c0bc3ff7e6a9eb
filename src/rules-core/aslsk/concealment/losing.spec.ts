import {
  type Game,
  halfSquad,
  leader,
  type Placed,
  type SetUp,
  squad,
  us,
  weapon,
} from '../testkit.testkit.js';
import { isConcealed, japanese, jungle, markers, UNDER } from './testkit.testkit.js';

describe('losing Concealment', () => {
  /** The same deed under the eyes of a Good Order enemy in E9, of a broken one, and of nobody. */
  const concealedAfter = (what: SetUp, deed: (here: Game) => void, id = 'a1') =>
    [
      japanese('4-4-7', 'E9'),
      halfSquad('Japanese', '2-3-7', 'E9', { broken: true }),
      japanese('4-4-7', 'L1'),
      japanese('4-4-7', 'E9', { hidden: true }),
    ].map((enemy, i) => {
      const here = jungle({
        ...what,
        terrain: {
          ...what.terrain,
          ...(i === 2 && { K2: 'woods', L2: 'woods', K1: 'woods', M1: 'woods', M2: 'woods' }),
        },
        units: { a1: us('6-6-6', 'E5', UNDER), ...what.units, b9: enemy },
      });
      deed(here);
      return isConcealed(here, id);
    });

  test('[aslsk 8.3/loss-a] by firing, where a Good Order enemy that is not hidden sees it', () => {
    const here = { phase: 'PFPh' as const, units: { b1: japanese('4-4-7', 'E4', { broken: true }) } };
    expect(
      concealedAfter(here, (game) => game.order('a', { order: 'fire', at: 'E4', firers: ['a1'] }, 6, 6)),
    ).toEqual([false, true, true, true]);
  });

  test('[aslsk 8.3/loss-e] by throwing Smoke grenades', () => {
    const what = { units: { a1: us('7-4-7', 'E5', UNDER) } };
    expect(
      concealedAfter(what, (game) => game.order('a', { order: 'smoke-grenades', unit: 'a1', at: 'E5' }, 5)),
    ).toEqual([false, true, true, true]);
  });

  test('[aslsk 8.3/loss-e] by placing a Demolition Charge', () => {
    const what = {
      units: { ac: weapon('American', 'DC', { of: 'a1' }), b1: japanese('4-4-7', 'E4', { broken: true }) },
    };
    const placing = (game: Game) => game.order('a', { order: 'place-charge', weapon: 'ac', at: 'E4' });
    expect(concealedAfter(what, placing)).toEqual([false, true, true, true]);
  });

  test('[aslsk 8.3/loss-f] by moving otherwise than by Assault Movement', () => {
    const what = { terrain: { E5: 'grain', E6: 'grain' } as const };
    const go = (assault: boolean) =>
      concealedAfter(what, (game) =>
        game.order('a', { order: 'move', units: ['a1'], path: ['E6'], assault }),
      );
    expect(go(false)).toEqual([false, true, true, true]);
    expect(go(true)).toEqual([true, true, true, true]);
  });

  test('[aslsk 8.3/loss-g] by coming into the open, even by Assault Movement', () => {
    const what = { terrain: { E5: 'grain' } as const };
    const go = (game: Game) => game.order('a', { order: 'move', units: ['a1'], path: ['E6'], assault: true });
    expect(concealedAfter(what, go)).toEqual([false, true, true, true]);
  });

  test('[aslsk 8.3.2/d] by advancing into the open only', () => {
    const go = (to: string) =>
      concealedAfter({ phase: 'APh', terrain: { E5: 'grain', F5: 'grain' } }, (game) =>
        game.order('a', { order: 'advance', units: ['a1'], to }),
      );
    expect(go('E6')).toEqual([false, true, true, true]);
    expect(go('F5')).toEqual([true, true, true, true]);
  });

  test('[aslsk 8.3/loss-h] by any result of an attack, before it suffers it', () => {
    const struck = (...faces: number[]) => {
      const here = jungle({
        phase: 'PFPh',
        active: 'b',
        terrain: { E5: 'woods' },
        units: { a1: us('6-6-6', 'E5', UNDER), b1: japanese('4-4-7', 'E4'), b2: japanese('4-4-7', 'E4') },
      });
      const done = here.order('b', { order: 'fire', at: 'E5', firers: ['b1', 'b2'] }, ...faces);
      return { here, done };
    };
    const hit = struck(2, 3, 1, 1);
    expect(hit.done.cites('concealment-lost')).toEqual(['8.3/loss-h']);
    expect(hit.done.the('fire-attack').results).toMatchObject([{ units: ['a1'], result: '1MC' }]);
    expect(isConcealed(hit.here, 'a1')).toBe(false);
    const missed = struck(5, 4);
    expect(missed.done.the('fire-attack').results).toEqual([]);
    expect(isConcealed(missed.here, 'a1')).toBe(true);
  });

  test('[aslsk 8.3/loss-i] by handing over or recovering Weapons', () => {
    const transfer = {
      phase: 'APh' as const,
      units: { a2: us('6-6-6', 'E5'), aw: weapon('American', 'MMG', { of: 'a1' }) },
    };
    expect(
      concealedAfter(transfer, (game) => game.order('a', { order: 'transfer', weapon: 'aw', to: 'a2' })),
    ).toEqual([false, true, true, true]);
    const recover = { phase: 'RPh' as const, units: { aw: weapon('American', 'MMG', { at: 'E5' }) } };
    expect(
      concealedAfter(recover, (game) => game.order('a', { order: 'recover', unit: 'a1', weapon: 'aw' }, 1)),
    ).toEqual([false, true, true, true]);
  });

  test('[aslsk 8.3/loss-i] by deploying and recombining', () => {
    const busy = { a8: us('6-6-6', 'A9'), ax: weapon('American', 'LMG', { at: 'A9' }) };
    const deploy = { phase: 'RPh' as const, units: { a1: squad('USMC', '7-6-8', 'E5', UNDER), ...busy } };
    expect(concealedAfter(deploy, (game) => game.order('a', { order: 'deploy', unit: 'a1' }, 1, 1))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    const half = (id: string) => ({ [id]: halfSquad('USMC', '3-4-8', 'E5', UNDER) });
    const halves = {
      phase: 'RPh' as const,
      sides: { a: { marineSquads: true as const } },
      units: { ...half('a1'), ...half('a2'), a3: leader('American', '8-0', 'E5'), ...busy },
    };
    expect(
      concealedAfter(halves, (game) => game.order('a', { order: 'recombine', units: ['a1', 'a2'] })),
    ).toEqual([false, true, true, true]);
  });

  test('[aslsk 8.3/loss-j] a leader by using his leadership', () => {
    const what = {
      phase: 'PFPh' as const,
      units: {
        a1: leader('American', '9-1', 'E5', UNDER),
        a2: us('6-6-6', 'E5'),
        b1: japanese('4-4-7', 'E4', { broken: true }),
      },
    };
    expect(
      concealedAfter(what, (game) =>
        game.order('a', { order: 'fire', at: 'E4', firers: ['a2'], leaders: ['a1'] }, 6, 6),
      ),
    ).toEqual([false, true, true, true]);
  });

  test('[aslsk 8.3/loss-c] broken or wounded it is seen by everybody', () => {
    const struck = (unit: Placed, ...faces: number[]) => {
      const here = jungle({
        terrain: { E5: 'woods', E6: 'woods' },
        units: { a1: unit, b1: halfSquad('Japanese', '2-3-7', 'L9', { broken: true }) },
        locations: { E6: { residual: 12 } },
      });
      const done = here.order('a', { order: 'move', units: ['a1'], path: ['E6'] }, ...faces);
      return { here, done };
    };
    const broken = struck(us('6-6-6', 'E5', UNDER), 2, 3, 6, 5);
    expect(broken.here.unit('a1').broken).toBe(true);
    expect(broken.done.cites('concealment-lost')).toEqual(['8.3/loss-c']);
    expect(isConcealed(broken.here, 'a1')).toBe(false);
    const wounded = struck(leader('American', '8-0', 'E5', UNDER), 1, 1, 1);
    expect(wounded.here.unit('a1').wounded).toBe(true);
    expect(isConcealed(wounded.here, 'a1')).toBe(false);
    const shaken = struck(us('6-6-6', 'E5', UNDER), 2, 3, 1, 1);
    expect(isConcealed(shaken.here, 'a1')).toBe(true);
  });

  test('[aslsk 8.3/loss-c] voluntarily, at any time, in one order', () => {
    const here = jungle({
      phase: 'PFPh',
      units: { a1: us('6-6-6', 'E5', UNDER), a2: us('6-6-6', 'E5', UNDER), b1: japanese('4-4-7', 'L9') },
    });
    expect(here.legal('a', 'drop-concealment').map(({ order }) => order.units)).toEqual([
      ['a1', 'a2'],
      ['a1'],
      ['a2'],
    ]);
    const done = here.order('a', { order: 'drop-concealment', units: ['a1'] });
    expect(done.the('concealment-lost')).toEqual({ units: ['a1'], at: 'E5' });
    expect([isConcealed(here, 'a1'), isConcealed(here, 'a2')]).toEqual([false, true]);
    expect(here.refused('a', { order: 'drop-concealment', units: ['a1'] })).toMatchObject({
      refused: 'NOT_CONCEALED',
      cites: ['8.3/loss-c'],
    });
    expect(here.awaits).toEqual(['a prep-fire']);
    expect(here.legal('a', 'drop-concealment').map(({ order }) => order.units)).toEqual([['a2']]);
    here.order('a', { order: 'drop-concealment', units: ['a2'] });
    expect(markers(here)).toEqual([]);
  });
});

describe('gaining Concealment', () => {
  const ended = (
    unit: Placed,
    enemy: Placed,
    terrain: SetUp['terrain'] = { E5: 'woods' },
    active: 'a' | 'b' = 'a',
  ) => {
    const here = jungle({ phase: 'APh', active, terrain, units: { a1: unit, b1: enemy } });
    here.order(active, { order: 'end-phase' });
    return isConcealed(here, 'a1');
  };
  const far = japanese('4-4-7', 'L9', {});
  const wall = {
    E5: 'woods',
    K9: 'woods',
    K10: 'woods',
    L8: 'woods',
    K8: 'woods',
    J9: 'woods',
    J8: 'woods',
  } as const;

  test('[aslsk 8.3.1] at the end of its Player Turn, in Concealment Terrain, out of sight of unbroken enemies that are not hidden', () => {
    const unit = us('6-6-6', 'E5');
    expect(ended(unit, far, wall)).toBe(true);
    expect(ended(unit, japanese('4-4-7', 'E8'))).toBe(false);
    expect(ended(unit, halfSquad('Japanese', '2-3-7', 'E8', { broken: true }))).toBe(true);
    expect(ended(unit, japanese('4-4-7', 'E8', { hidden: true }))).toBe(true);
    expect(ended(unit, japanese('4-4-7', 'E8', UNDER))).toBe(false);
    expect(ended(us('6-6-6', 'E6'), far, wall)).toBe(false);
    expect(ended({ ...unit, broken: true }, far, wall)).toBe(false);
    expect(ended(unit, far, wall, 'b')).toBe(false);
  });
});
