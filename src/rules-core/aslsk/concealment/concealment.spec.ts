import { copy } from '../../kernel/lab/match.js';
import { redact, view } from '../../kernel/views/views.js';
import { groundAt, isConcealmentTerrain } from '../terrain/terrain.js';
import { type Game, halfSquad, setUp, us, weapon } from '../testkit.testkit.js';
import { isKnownTo } from '../units/units.js';
import { isConcealed, japanese, jungle, markers, UNDER } from './testkit.testkit.js';

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

  test('[aslsk 8.1.8.5] hidden Japanese who fire or move are placed, and seen by units that look', () => {
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

  test('[aslsk 8.3.4] a unit that no broken enemy could fear is not asked', () => {
    const asked = (a1: object, b1: object) =>
      jungle({
        phase: 'RtPh',
        active: 'b',
        terrain: { C4: 'woods' },
        units: {
          a1: us('6-6-6', 'C5', a1),
          b1: halfSquad('Japanese', '2-3-7', 'E4', b1),
          b2: halfSquad('Japanese', '2-3-7', 'L1', { broken: true, dm: true }),
        },
      }).awaits;
    const broken = { broken: true, dm: true };
    expect(asked(UNDER, broken)).toEqual(['a unmask']);
    expect(asked({}, UNDER)).not.toContain('a unmask');
    expect(asked(broken, UNDER)).toEqual(['b unmask']);
  });

  test('[aslsk 8.3/loss-k] only units that have dropped it interdict', () => {
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
