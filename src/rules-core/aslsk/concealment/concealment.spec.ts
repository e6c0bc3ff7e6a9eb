import { Act } from '../../kernel/act.js';
import { scriptedDice } from '../../kernel/dice/index.js';
import { copy } from '../../kernel/match.js';
import { redact, view } from '../../kernel/views.js';
import { lock } from '../close-combat/melee.js';
import { groundAt, isConcealmentTerrain } from '../terrain.js';
import {
  type Game,
  halfSquad,
  leader,
  type Placed,
  type SetUp,
  setUp,
  squad,
  us,
  weapon,
} from '../testkit.testkit.js';
import { isKnownTo } from '../units.js';

const PTO = { pto: true } as const;
const UNDER = { hidden: true, concealed: true } as const;

const japanese = (strength: string, at: string, set = {}) => squad('Japanese', strength, at, set);

function jungle(what: SetUp): Game {
  return setUp({
    phase: 'MPh',
    columns: 14,
    rows: 12,
    sides: { a: { nationality: 'USMC' }, b: { nationality: 'Japanese' } },
    ...what,
    options: { ...PTO, ...what.options },
  });
}

const isConcealed = (here: Game, id: string) =>
  here.unit(id).concealed === true && here.unit(id).hidden === true;
const markers = (here: Game) =>
  here.battle
    .units()
    .filter(({ kind }) => kind === 'concealment')
    .map(({ side, at }) => `${side} ${at}`);

describe('concealment markers', () => {
  const two = { a1: us('6-6-6', 'E5', UNDER), a2: us('6-6-6', 'E5', UNDER), b1: japanese('4-4-7', 'L9') };

  test('[aslsk 8.3/a] one marker on a stack, with PTO Terrain or by SSR only', () => {
    expect(markers(jungle({ units: two }))).toEqual(['a E5']);
    expect(markers(jungle({ units: two, options: { pto: undefined as never, concealment: true } }))).toEqual([
      'a E5',
    ]);
    const plain = setUp({
      phase: 'CCPh',
      terrain: { E5: 'woods' },
      units: { a1: us('6-6-6', 'E5'), b1: japanese('4-4-7', 'L9') },
    });
    expect(plain.unit('a1').concealed).toBeUndefined();
  });

  test('[aslsk 8.3.2/a] the enemy sees the marker and not who is beneath it', () => {
    const here = jungle({ units: { ...two, aw: weapon('American', 'MMG', { of: 'a1' }) } });
    const seen = view(here.battle.position, { side: 'b' });
    expect(Object.keys(seen.units).sort()).toEqual(['a-concealed-1', 'b1']);
    expect(seen.units['a-concealed-1']).toEqual({
      id: 'a-concealed-1',
      side: 'a',
      kind: 'concealment',
      name: '?',
      nationality: 'USMC',
      concealed: true,
      at: 'E5',
    });
  });

  test('[aslsk 8.3/a] it goes with its stack, and the stack that parts gets one of its own', () => {
    const here = jungle({ terrain: { E5: 'woods', E6: 'woods', E7: 'woods' }, units: two });
    const before = copy(here.battle.position);
    const done = here.order('a', {
      order: 'move',
      units: ['a1', 'a2'],
      path: ['E6'],
      assault: true,
    });
    expect(markers(here)).toEqual(['a E6']);
    expect(done.all('markers-arranged').at(-1)?.markers).toEqual([
      { marker: 'a-concealed-1', at: 'E6', spent: 2 },
    ]);
    const told = redact(before, done.action, { side: 'b' });
    expect(JSON.stringify(told)).not.toMatch(/a[12]"/);
    expect(told.effects.map(({ effect }) => effect)).toContain('markers-arranged');
    const parted = jungle({ terrain: { E5: 'woods', E6: 'woods' }, units: two });
    parted.order('a', { order: 'move', units: ['a1'], path: ['E6'], assault: true });
    expect(markers(parted).sort()).toEqual(['a E5', 'a E6']);
  });

  test('two worlds that differ in who is beneath a marker look alike', () => {
    const world = (strength: string) => {
      const here = jungle({
        terrain: { E5: 'woods', E6: 'woods' },
        options: { fog: true },
        units: { a1: us(strength, 'E5', UNDER), b1: japanese('4-4-7', 'E9') },
      });
      const start = copy(here.battle.position);
      const seen = view(start, { side: 'b' });
      const done = here.order('a', { order: 'move', units: ['a1'], path: ['E6'], assault: true });
      return JSON.stringify([seen, redact(start, done.action, { side: 'b' }), here.legal('b')]);
    };
    expect(world('6-6-6')).toBe(world('7-4-7'));
  });

  test('[aslsk 8.3/c] Concealment Terrain: jungle, palm trees, kunai, bamboo, huts standing or fallen, buildings', () => {
    const terrain = {
      C1: 'woods',
      C2: 'light-jungle',
      C3: 'orchard',
      C4: 'grain',
      C5: 'brush',
      C6: 'huts',
      C7: 'collapsed-huts',
      C8: 'stone-building',
      C9: 'wooden-building',
    } as const;
    const { battle } = jungle({ terrain, units: two });
    for (const hex of Object.keys(terrain))
      expect([hex, isConcealmentTerrain(groundAt(battle, hex))]).toEqual([hex, true]);
    expect(isConcealmentTerrain(groundAt(battle, 'E5'))).toBe(false);
    expect(isConcealmentTerrain('water')).toBe(false);
  });

  test('[aslsk 8.3.3/a] Weapons and Guns are concealed with those who hold them', () => {
    const here = jungle({
      phase: 'APh',
      units: {
        a1: us('6-6-6', 'E5', UNDER),
        a2: us('6-6-6', 'E5'),
        aw: weapon('American', 'MMG', { of: 'a1' }),
        b1: japanese('4-4-7', 'L9'),
      },
      terrain: { E5: 'woods' },
    });
    expect(isConcealed(here, 'aw')).toBe(true);
    here.order('a', { order: 'transfer', weapon: 'aw', to: 'a2' });
    expect(here.unit('aw').hidden).toBeUndefined();
    expect(here.unit('aw').concealed).toBeUndefined();
  });

  test('[aslsk 2.0/KEU] a concealed unit is not known to anybody', () => {
    const here = jungle({
      units: { a1: us('6-6-6', 'E5', UNDER), a2: us('6-6-6', 'E4'), b1: japanese('4-4-7', 'E6') },
    });
    expect(isKnownTo(here.battle, here.unit('a1'), here.unit('b1'))).toBe(false);
    expect(isKnownTo(here.battle, here.unit('a2'), here.unit('b1'))).toBe(true);
  });
});

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

  test('[aslsk 8.3/loss-c] broken or wounded it is seen, whoever looks', () => {
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
    });
    expect(here.awaits).toEqual(['a prep-fire']);
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

  test('[aslsk 8.3.2/c] [aslsk 8.3/loss-b] who tries to enter stops short, both are seen, the Residual FP strikes again', () => {
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

  test('[aslsk 8.3/loss-d] fighting shows who is there; only who ambushes and leaves nobody goes back', () => {
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

  test('[aslsk 8.3.2/f] who is concealed neither holds nor is held', () => {
    const melee = (b: object) => {
      const here = jungle({
        phase: 'APh',
        terrain: { E5: 'woods' },
        units: { a1: us('6-6-6', 'E5'), b1: japanese('4-4-7', 'E5', b) },
      });
      lock(new Act(here.battle, scriptedDice()), 'E5');
      return [here.unit('a1').melee, here.unit('b1').melee];
    };
    expect(melee({})).toEqual([true, true]);
    expect(melee(UNDER)).toEqual([undefined, undefined]);
  });
});

describe('hidden Infantry and Guns', () => {
  test('[aslsk 8.3.3/c] the hidden in a hex that is advanced into are placed concealed in the CCPh', () => {
    const here = jungle({
      phase: 'APh',
      terrain: { E5: 'woods', E4: 'woods' },
      units: { a1: us('6-6-6', 'E4'), b1: japanese('4-4-7', 'E5', { hidden: true }) },
    });
    here.order('a', { order: 'advance', units: ['a1'], to: 'E5' });
    expect(here.unit('b1').concealed).toBeUndefined();
    const done = here.order('a', { order: 'end-phase' }, 3, 3);
    expect(done.the('placed-concealed')).toEqual({ units: ['b1'], at: 'E5' });
    expect(done.cites('placed-concealed')).toEqual(['8.3.3/c']);
    expect(done.kinds.indexOf('placed-concealed')).toBeLessThan(done.kinds.indexOf('concealment-lost'));
  });

  test('[aslsk 8.1.8.5] hidden Japanese who fire or move are placed, and seen by who looks', () => {
    const units = { a1: us('6-6-6', 'E8'), b1: japanese('4-4-7', 'E5', { hidden: true }) };
    const fires = jungle({ phase: 'PFPh', active: 'b', terrain: { E5: 'grain' }, units });
    const done = fires.order('b', { order: 'fire', at: 'E8', firers: ['b1'] }, 6, 6);
    expect(done.kinds.slice(0, 2)).toEqual(['placed-concealed', 'concealment-lost']);
    expect(fires.unit('b1').hidden).toBeUndefined();
    const moves = jungle({
      active: 'b',
      terrain: { E5: 'grain', E4: 'grain' },
      units: { ...units, a1: us('6-6-6', 'E8', { broken: true }) },
    });
    moves.order('b', { order: 'move', units: ['b1'], path: ['E4'] });
    expect(isConcealed(moves, 'b1')).toBe(true);
  });
});

describe('the Rout Phase', () => {
  const routing = () =>
    jungle({
      phase: 'RtPh',
      active: 'b',
      terrain: { C4: 'woods' },
      units: {
        a1: us('6-6-6', 'C5', UNDER),
        b1: halfSquad('Japanese', '2-3-7', 'E4', { broken: true, dm: true }),
      },
    });
  const ends = (here: Game) => here.legal('b', 'rout').map(({ order }) => (order.path as string[]).at(-1));

  test('[aslsk 8.3.4] the concealed are ignored until they drop their Concealment, and are asked whether they do', () => {
    const here = routing();
    expect(here.awaits).toEqual(['a unmask']);
    here.order('a', { order: 'pass' });
    expect(ends(here)).toContain('C4');
    const shown = routing();
    shown.order('a', { order: 'drop-concealment', units: ['a1'] });
    expect(shown.awaits).toEqual(['b rout']);
    expect(ends(shown)).not.toContain('C4');
  });

  test('[aslsk 8.3/loss-k] only who has dropped it interdicts', () => {
    const interdicted = (drop: boolean) => {
      const here = jungle({
        phase: 'RtPh',
        active: 'b',
        terrain: { C4: 'woods' },
        units: {
          a1: us('6-6-6', 'E6', UNDER),
          b1: halfSquad('Japanese', '2-3-7', 'E4', { broken: true, dm: true }),
        },
      });
      here.order('a', drop ? { order: 'drop-concealment', units: ['a1'] } : { order: 'pass' });
      const done = here.order(
        'b',
        { order: 'rout', unit: 'b1', path: ['D4', 'C4'] },
        ...(drop ? [1, 1] : []),
      );
      return done.all('interdicted').map(({ at, by }) => [at, by]);
    };
    expect(interdicted(true)).toEqual([['D4', ['a1']]]);
    expect(interdicted(false)).toEqual([]);
  });

  test('[aslsk 8.3.4] a router who tries to enter their hex is lost, and they are seen', () => {
    const here = jungle({
      phase: 'RtPh',
      active: 'b',
      terrain: { E5: 'woods' },
      units: {
        a1: us('6-6-6', 'E5', UNDER),
        a2: us('6-6-6', 'E2'),
        b1: halfSquad('Japanese', '2-3-7', 'E4', { broken: true, dm: true }),
      },
    });
    here.order('a', { order: 'pass' });
    const rout = here.legal('b', 'rout').find(({ order }) => (order.path as string[])[0] === 'E5');
    here.order('b', rout?.order as never);
    expect(here.has('b1')).toBe(false);
    expect(isConcealed(here, 'a1')).toBe(false);
  });
});

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

  test('[aslsk-136] who is under DM routs past the concealed as if nobody were there; the other stays', () => {
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
