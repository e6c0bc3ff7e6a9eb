import { copy } from '../../kernel/lab/match.js';
import { redact } from '../../kernel/views/views.js';
import { crew, german, type Placed, russian, type SetUp } from '../testkit.testkit.js';
import { battery, gun } from './testkit.testkit.js';

const HIDDEN = { hidden: true } as const;
const hide = (name: string, what: SetUp = {}, set = {}) => battery(name, what, { ...HIDDEN, ...set }, HIDDEN);
const isHidden = (here: ReturnType<typeof battery>) => [here.unit('ag').hidden, here.unit('ac').hidden];

describe('hidden Guns', () => {
  test('[aslsk 6.4/a] Gun and crew are known to their side only', () => {
    const here = hide('75L AT', { terrain: { E5: 'woods' }, units: { b1: russian('4-4-7', 'E2') } });
    const seen = here.battle.asSeenBy({ side: 'b' }, () => [here.battle.unit('ag'), here.battle.unit('ac')]);
    expect(seen).toEqual([undefined, undefined]);
    expect(here.battle.asSeenBy({ side: 'a' }, () => here.battle.unit('ag')?.ca)).toBe(0);
  });

  test('[aslsk 6.4/b] in Open Ground a Good Order enemy within 16 hexes who sees it finds it', () => {
    const enemy = (at: string, set = {}, terrain: SetUp['terrain'] = {}) =>
      isHidden(hide('75L AT', { rows: 40, phase: 'RPh', terrain, units: { b1: russian('4-4-7', at, set) } }));
    const found = (at: string, set = {}, terrain: SetUp['terrain'] = {}) => {
      const here = hide('75L AT', {
        rows: 40,
        phase: 'MPh',
        active: 'b',
        terrain,
        units: { b1: russian('4-4-7', at, set), b2: russian('4-4-7', 'A1', { broken: true }) },
      });
      here.order('b', { order: 'end-phase' });
      return isHidden(here)[0] === undefined;
    };
    expect(found('E21')).toBe(true);
    expect(found('E22')).toBe(false);
    expect(found('E2', { broken: true })).toBe(false);
    expect(found('E2', {}, { E4: 'stone-building' })).toBe(false);
    expect(found('E2', {}, { E5: 'brush' })).toBe(false);
    expect(enemy('E39')).toEqual([true, true]);
  });

  test('[aslsk 6.4/b] found by units that move into sight, before the Defensive First Fire', () => {
    const here = hide('75L AT', {
      phase: 'MPh',
      active: 'b',
      terrain: { E3: 'stone-building' },
      units: { b1: russian('4-4-7', 'E1') },
    });
    const done = here.order('b', { order: 'move', units: ['b1'], path: ['E2', 'F2'] });
    expect(done.the('gun-revealed')).toEqual({ units: ['ac', 'ag'], at: 'E5' });
    expect(done.cites('gun-revealed')).toEqual(['6.4/b']);
    expect(here.unit('b1').at).toBe('F2');
    expect(isHidden(here)).toEqual([undefined, undefined]);
  });

  test('[aslsk 6.4/c] firing gives it away, turning it too', () => {
    const what: SetUp = { terrain: { E5: 'woods' }, units: { b1: russian('4-4-7', 'E2') } };
    const fired = hide('75L AT', what);
    const done = fired.order('a', { order: 'shoot', weapon: 'ag', at: 'E2' }, 6, 5);
    expect(done.kinds.indexOf('gun-revealed')).toBeLessThan(done.kinds.indexOf('shot'));
    expect(done.cites('gun-revealed')).toEqual(['6.4/c']);
    expect(isHidden(fired)).toEqual([undefined, undefined]);
    const turned = hide('75L AT', what);
    turned.order('a', { order: 'turn-gun', weapon: 'ag', ca: 1 });
    expect(isHidden(turned)).toEqual([undefined, undefined]);
    const rapid = hide('20L(4) AA', what);
    rapid.order('a', { order: 'ife', weapon: 'ag', at: 'E2' }, 6, 6);
    expect(isHidden(rapid)).toEqual([undefined, undefined]);
  });

  test('[aslsk 6.4/c] so do its crew when it moves, and an attempt to push it', () => {
    const what: SetUp = { phase: 'MPh', terrain: { E5: 'woods' } };
    const walks = hide('75L AT', what);
    walks.order('a', { order: 'move', units: ['ac'], path: ['E4'] });
    expect(isHidden(walks)).toEqual([undefined, undefined]);
    const pushes = hide('37L AT', what);
    pushes.order('a', { order: 'manhandle', gun: 'ag', units: ['ac'], to: 'E4' }, 6, 6);
    expect(isHidden(pushes)).toEqual([undefined, undefined]);
  });

  test('what gives it away shows it to the enemy, and nothing before', () => {
    const here = hide('75L AT', { terrain: { E5: 'woods' }, units: { b1: russian('4-4-7', 'E2') } });
    const before = copy(here.battle.position);
    const done = here.order('a', { order: 'shoot', weapon: 'ag', at: 'E2' }, 6, 5);
    const seen = redact(before, done.action, { side: 'b' });
    expect(seen.effects.map(({ effect }) => effect)).toContain('gun-revealed');
    const quiet = hide(
      '75L AT',
      { terrain: { E5: 'woods' }, units: { b1: russian('4-4-7', 'E2') } },
      { ammunition: { APCR: 4 } },
    );
    const start = copy(quiet.battle.position);
    const tried = quiet.order('a', { order: 'shoot', weapon: 'ag', at: 'E2', ammo: 'APCR' }, 4, 4);
    const told = redact(start, tried.action, { side: 'b' });
    expect([told.effects, told.rolls]).toEqual([[], []]);
  });

  const ambushed = (path: string[] = ['E4', 'E5']) => {
    const here = hide('75L AT', {
      phase: 'MPh',
      active: 'b',
      terrain: { E5: 'woods' },
      units: { b1: russian('4-4-7', 'E3') },
    });
    return { here, done: here.order('b', { order: 'move', units: ['b1'], path: [path[0] as string] }) };
  };

  test('[aslsk 6.4/d] Infantry that walks into it stays where it was, is done, and can be fired at there', () => {
    const { here } = ambushed();
    here.order('a', { order: 'pass' });
    const done = here.order('b', { order: 'move', units: ['b1'], path: ['E5'] });
    expect(done.the('ran-into')).toEqual({ units: ['b1'], at: 'E5' });
    expect(here.unit('b1')).toMatchObject({ at: 'E4', moved: true, spent: 3, spentHere: 3 });
    expect(isHidden(here)).toEqual([undefined, undefined]);
    expect(here.awaits).toEqual(['a defensive-fire']);
    const shot = here.order('a', { order: 'shoot', weapon: 'ag', at: 'E4' }, 6, 5, 6, 6);
    expect(shot.the('shot').results[0]?.modifiers.map(({ label }) => label)).toEqual(['FFNAM', 'FFMO']);
  });

  test('[aslsk 6.4/e] a router who runs into it is lost, and the Gun is placed', () => {
    const here = hide('75L AT', {
      phase: 'RtPh',
      active: 'b',
      terrain: { E5: 'woods' },
      units: {
        b1: russian('4-4-7', 'E4', { broken: true, dm: true }),
        a9: german('4-6-7', 'E3'),
      },
    });
    const routs = here.legal('b', 'rout').filter(({ order }) => (order.path as string[]).includes('E5'));
    expect(routs.length).toBeGreaterThan(0);
    const [rout] = routs;
    here.order('b', rout?.order as never);
    expect(here.has('b1')).toBe(false);
    expect(isHidden(here)).toEqual([undefined, undefined]);
  });

  test('[aslsk 6.4/f] Infantry that advances in stays; in the CCPh the Gun is placed, two better in the ambush', () => {
    const here = hide('75L AT', {
      phase: 'APh',
      active: 'b',
      terrain: { E5: 'woods' },
      units: { b1: russian('4-4-7', 'E4') },
    });
    here.order('b', { order: 'advance', units: ['b1'], to: 'E5' });
    expect(isHidden(here)).toEqual([true, true]);
    const done = here.order('b', { order: 'end-phase' }, 3, 3);
    expect(done.the('ambush').rolls.a?.modifiers).toMatchObject([{ value: -2 }]);
    expect(done.the('gun-revealed').units).toEqual(['ac', 'ag']);
    expect(done.cites('gun-revealed')).toEqual(['6.4/f']);
  });

  const beside = (mate: Placed, what: SetUp = {}) =>
    battery(
      '75L AT',
      {
        active: 'b',
        terrain: { E5: 'woods' },
        ...what,
        units: { a1: mate, b1: russian('4-4-7', 'E4'), ...what.units },
      },
      HIDDEN,
      HIDDEN,
    );

  test('[aslsk 6.4/g] small arms at a hex with a hidden Gun count half against it; it stays hidden if nothing happens', () => {
    const here = beside(german('4-6-7', 'E5'));
    const done = here.order('b', { order: 'fire', at: 'E5', firers: ['b1'] }, 4, 3, 1, 1);
    expect(done.the('fire-attack')).toMatchObject({
      fp: 8,
      column: 8,
      results: [{ units: ['a1'], final: 8, result: 'NMC' }],
    });
    expect(done.the('fire-attack').results).toHaveLength(1);
    expect(isHidden(here)).toEqual([true, true]);
    const hit = beside(german('4-6-7', 'E5'));
    const struck = hit.order('b', { order: 'fire', at: 'E5', firers: ['b1'] }, 2, 1, 1, 1, 1, 1);
    expect(struck.the('fire-attack').results).toMatchObject([
      { units: ['a1'], modifiers: [{ label: 'woods', value: 1 }], final: 4, result: '2MC' },
      { units: ['ac'], modifiers: [{ label: 'Emplacement', value: 2 }], final: 5, result: '1MC' },
    ]);
    expect(struck.cites('gun-revealed')).toEqual(['6.4/g']);
    expect(isHidden(hit)).toEqual([undefined, undefined]);
  });

  test('[aslsk 6.4/g] Ordnance hits it at +2; the enemy does not learn of a hit without effect', () => {
    const units = (weapons: object = {}) => ({
      bc: crew('Russian', '2-2-8', 'E2'),
      bg: gun('Russian', '82* MTR', { of: 'bc' }, { ca: 3, ...weapons }),
      ac: crew('German', '2-2-8', 'E5', HIDDEN),
      ag: gun('German', '88L AA', { of: 'ac' }, HIDDEN),
    });
    const at = (...faces: number[]) => {
      const here = battery('88L AA', { active: 'b', terrain: { E5: 'brush' }, units: units() });
      const done = here.order('b', { order: 'shoot', weapon: 'bg', at: 'E5' }, ...faces);
      return { here, done };
    };
    const miss = at(4, 2);
    expect(miss.done.the('shot').results).toMatchObject([{ units: [], final: 8, hit: false }]);
    const idle = at(3, 2, 6, 6);
    expect(idle.done.the('shot').results).toMatchObject([{ units: [], final: 7, hit: true }]);
    expect(idle.done.the('burst').results).toEqual([]);
    expect(isHidden(idle.here)).toEqual([true, true]);
    const struck = at(3, 2, 2, 1, 1, 1);
    expect(struck.done.the('burst').results).toMatchObject([
      { units: ['ac'], column: 8, final: 5, result: '2MC' },
    ]);
    expect(isHidden(struck.here)).toEqual([undefined, undefined]);
  });

  test('[aslsk 6.3/a] [aslsk 6.4/a] a Gun that has moved is neither Emplaced nor hidden any more', () => {
    const here = hide('37L AT', { phase: 'MPh', terrain: { E5: 'woods' } });
    here.order('a', { order: 'manhandle', gun: 'ag', units: ['ac'], to: 'E4' }, 1, 1);
    expect(here.unit('ag')).toMatchObject({ at: 'E4' });
    expect(here.unit('ag').emplaced).toBeUndefined();
    expect(isHidden(here)).toEqual([undefined, undefined]);
  });
});
