import {
  crew,
  german,
  halfSquad,
  leader,
  type Placed,
  russian,
  type SetUp,
  setUp,
  weapon,
} from '../testkit.testkit.js';
import { vehicleCounter } from '../vehicles/counter.js';
import { panzerfaustShots, reachOn } from './panzerfaust.js';
import { drmOf } from './testkit.testkit.js';

const pf = (more: object = {}) => ({ order: 'panzerfaust', unit: 'a1', at: 'E4', ...more });

/** A German in E5, Russians in a house in E4. */
const game = (what: SetUp = {}, unit: Placed = german('4-6-7', 'E5')) =>
  setUp({
    phase: 'PFPh',
    terrain: { E4: 'wooden-building' },
    ...what,
    options: { panzerfaust: true, year: 1944, month: 3, ...what.options },
    units: { a1: unit, b1: russian('4-4-7', 'E4'), b2: russian('4-4-7', 'E4'), ...what.units },
  });

const tank = (at: string, set: object = {}): Placed => ({
  ...vehicleCounter('Russian', 'T-34/85'),
  at,
  ca: undefined,
  ...set,
});

describe('Panzerfausts', () => {
  test('[aslsk 4.4.2/a] from October 1943, where they are in play, for Good Order Germans who can still fire', () => {
    const refused = (what: SetUp, unit?: Placed) => game(what, unit).refused('a', pf()).refused;
    expect(refused({ options: { year: 1943, month: 9 } })).toBe('NOT_YET');
    expect(game({ options: { year: 1943, month: 10 } }).order('a', pf(), 5).kinds).toContain(
      'panzerfaust-check',
    );
    expect(refused({ options: { panzerfaust: undefined } as never })).toBe('NO_PANZERFAUST');
    expect(refused({}, russian('4-4-7', 'E5'))).toBe('NO_PANZERFAUST');
    expect(refused({}, german('4-6-7', 'E5', { broken: true }))).toBe('BROKEN');
    expect(refused({}, leader('German', '8-0', 'E5', { fire: 'prep', firedAt: 'E4' }))).toBe('HAS_FIRED');
    expect(refused({}, german('4-6-7', 'E5', { used: ['x', 'y'] }))).toBe('HAS_FIRED');
    expect(
      game({}, german('4-6-7', 'E5', { fire: 'prep', firedAt: 'E4' })).order('a', pf(), 5).kinds,
    ).toEqual(['panzerfaust-check', 'fire-marked']);
  });

  test('[aslsk 4.4.2/b] a final dr of 3 has one and must fire, 4 has none', () => {
    const has = game().order('a', pf(), 2, 6, 5);
    expect(has.the('panzerfaust-check')).toEqual({
      unit: 'a1',
      at: 'E4',
      dr: 2,
      modifiers: [{ label: 'no vehicle', value: 1, cites: ['4.4.2/c'] }],
      final: 3,
      found: true,
    });
    expect(has.kinds).toContain('shot');
    const none = game().order('a', pf(), 3);
    expect(none.the('panzerfaust-check')).toMatchObject({ final: 4, found: false });
    expect(none.kinds).not.toContain('shot');
  });

  test('[aslsk-99] [aslsk-100] [aslsk 4.4.2/b] an original 6 pins, or breaks who is pinned', () => {
    const here = game();
    here.order('a', pf(), 6);
    expect(here.unit('a1').pinned).toBe(true);
    const pinned = game({}, german('5-4-8', 'E5', { pinned: true }));
    pinned.order('a', pf(), 6);
    expect(pinned.unit('a1')).toMatchObject({ broken: true, dm: true });
  });

  test('[aslsk 4.4.2/c] one worse for CX and small units, two for leaders, one better in 1945, none against a vehicle', () => {
    const drm = (unit: Placed, what: SetUp = {}) =>
      game(what, unit)
        .order('a', pf(), 5)
        .the('panzerfaust-check')
        .modifiers.map(({ label, value }) => [label, value]);
    expect(drm(german('4-6-7', 'E5', { cx: true }))).toEqual([
      ['no vehicle', 1],
      ['CX', 1],
    ]);
    expect(drm(halfSquad('German', '2-4-7', 'E5'))).toEqual([
      ['no vehicle', 1],
      ['half-squad or crew', 1],
    ]);
    expect(drm(crew('German', '2-2-8', 'E5'))).toContainEqual(['half-squad or crew', 1]);
    expect(drm(leader('German', '8-0', 'E5'))).toEqual([
      ['no vehicle', 1],
      ['leader', 2],
    ]);
    expect(drm(german('4-6-7', 'E5'), { options: { year: 1945, month: 1 } })).toEqual([
      ['no vehicle', 1],
      ['1945', -1],
    ]);
    const here = game({ units: { bt: tank('E6') } });
    expect(here.order('a', pf({ at: 'E6', target: 'bt' }), 5).the('panzerfaust-check').modifiers).toEqual([]);
  });

  test('[aslsk-98] [aslsk 4.4.2/d] each check is a use: a second one takes the squad its own fire; no Subsequent First Fire', () => {
    const here = game();
    here.order('a', pf(), 5);
    expect(here.unit('a1').used).toEqual(['PF 1']);
    expect(here.unit('a1').fire).toBeUndefined();
    const twice = game();
    twice.order('a', pf(), 5);
    twice.order('a', pf(), 5);
    expect(twice.unit('a1')).toMatchObject({ used: ['PF 1', 'PF 2'], fire: 'prep' });
    expect(twice.refused('a', pf()).refused).toBe('HAS_FIRED');
    expect(here.order('a', { order: 'fire', at: 'E4', firers: ['a1'] }, 6, 5).kinds).toContain('fire-attack');
    const small = game({}, halfSquad('German', '2-4-7', 'E5'));
    small.order('a', pf(), 5);
    expect(small.unit('a1').fire).toBe('prep');
    expect(small.refused('a', pf())).toMatchObject({ refused: 'HAS_FIRED', cites: ['4.4.2/a', '4.4.2/d'] });
    const late = game({ phase: 'DFPh', active: 'b' }, german('4-6-7', 'E5', { fire: 'first' }));
    expect(late.refused('a', pf())).toMatchObject({ refused: 'HAS_FIRED', cites: ['4.4.2/d'] });
  });

  test('[aslsk-98] [aslsk 4.4.2/d] against units that move: once for each MF', () => {
    const here = game({
      phase: 'MPh',
      active: 'b',
      units: { b1: russian('4-4-7', 'E3') },
      terrain: { E4: 'wooden-building' },
    });
    here.order('b', { order: 'move', units: ['b1'], path: ['E4'] });
    here.order('a', pf(), 5);
    here.order('a', pf(), 5);
    expect(here.unit('b1').shotAt).toEqual({ 'a1 PF': 2 });
    const road = game({
      phase: 'MPh',
      active: 'b',
      terrain: { E4: 'wooden-building', E3: 'open-ground' },
      units: { b1: russian('4-4-7', 'E3') },
      roads: ['E3 E4'],
    });
    road.order('b', { order: 'move', units: ['b1'], path: ['E4'] });
    road.order('a', pf(), 5);
    expect(road.refused('a', pf())).toMatchObject({ refused: 'NO_MORE_SHOTS', cites: ['3.3.3/i'] });
  });

  test('[aslsk 4.4.2/e] one hex, two from June 1944, three from 1945', () => {
    const reach = (year: number, month: number) => reachOn(game({ options: { year, month } }).battle);
    expect([reach(1943, 12), reach(1944, 5), reach(1944, 6), reach(1944, 12), reach(1945, 1)]).toEqual([
      1, 1, 2, 2, 3,
    ]);
    const far = game({
      terrain: { E3: 'wooden-building' },
      units: { b1: russian('4-4-7', 'E3'), b2: russian('4-4-7', 'A1') },
    });
    expect(far.refused('a', pf({ at: 'E3' }))).toMatchObject({ refused: 'OUT_OF_RANGE', cites: ['4.4.2/e'] });
  });

  test('[aslsk 4.4.2/f] 10, two less for each hex; a leader directs one shot', () => {
    const at = (hex: string, more: object = {}) => {
      const here = game({
        terrain: { [hex]: 'wooden-building' },
        units: {
          al: leader('German', '9-1', 'E5'),
          b1: russian('4-4-7', hex),
          b2: russian('4-4-7', 'A1'),
        },
        options: { year: 1945, month: 1 },
      });
      const done = here.order('a', pf({ at: hex, ...more }), 1, 6, 5);
      return { number: done.the('shot').number, drm: drmOf(done), here };
    };
    expect([at('E4').number, at('E3').number, at('E2').number]).toEqual([8, 6, 4]);
    const led = at('E3', { leader: 'al' });
    expect(led.drm).toEqual({ '9-1': -1, 'wooden building': 2 });
    expect(led.here.unit('al')).toMatchObject({ directed: ['a1'], fire: 'prep' });
  });

  test('[aslsk 4.4.2/g] an original 12 misses and reduces the firer, 11 already with the Inexperienced', () => {
    const here = game();
    const done = here.order('a', pf(), 1, 6, 6);
    expect(done.the('shot').results.every(({ hit }) => !hit)).toBe(true);
    expect(here.unit('a1')).toMatchObject({ kind: 'half-squad' });
    expect(done.all('malfunctioned')).toEqual([]);
    const eleven = game();
    eleven.order('a', pf(), 1, 6, 5);
    expect(eleven.unit('a1').kind).toBe('squad');
    const green = game({}, german('4-3-6', 'E5'));
    green.order('a', pf(), 1, 6, 5);
    expect(green.unit('a1').kind).toBe('half-squad');
  });

  test('[aslsk 4.4.2/h] 16 FP against one unit of the building only; a unit that mans a weapon may be picked out', () => {
    const here = game();
    const done = here.order('a', pf(), 1, 1, 3, 2, 5, 5, 2, 2);
    expect(done.the('shot').results[0]).toMatchObject({ units: ['b1', 'b2'], hit: true });
    expect(done.the('burst')).toMatchObject({
      fp: 16,
      results: [{ units: ['b2'], column: 16, final: 10, result: 'NMC' }],
    });
    const armed = game({ units: { bm: weapon('Russian', 'LMG', { of: 'b1' }) } });
    expect(armed.order('a', pf({ victim: 'b1' }), 1, 1, 3, 5, 6, 2, 2).the('burst').results).toMatchObject([
      { units: ['b1'] },
    ]);
    expect(armed.unit('b1').broken).toBeUndefined();
    expect(game().refused('a', pf({ victim: 'b1' }))).toMatchObject({
      refused: 'NOT_CHOSEN',
      cites: ['4.4.2/h'],
    });
  });

  test('[aslsk 4.4.2/h] it leaves no Residual FP', () => {
    const here = game({ phase: 'MPh', active: 'b', units: { b1: russian('4-4-7', 'E3') } });
    here.order('b', { order: 'move', units: ['b1'], path: ['E4'] });
    const done = here.order('a', pf(), 1, 1, 3, 6, 6);
    expect(done.kinds).toContain('burst');
    expect(done.all('residual-placed')).toEqual([]);
  });

  test('[aslsk 4.4.2/i] squads, half as many more in 1944, twice as many in 1945; then they are all spent', () => {
    expect([panzerfaustShots(5, 1943), panzerfaustShots(5, 1944), panzerfaustShots(5, 1945)]).toEqual([
      5, 7, 10,
    ]);
    const here = game({ sides: { a: { panzerfausts: 1 } } });
    here.order('a', pf(), 3);
    expect(here.battle.side('a').panzerfausts).toBe(1);
    here.order('a', pf(), 1, 6, 5);
    expect(here.battle.side('a').panzerfausts).toBe(0);
    expect(here.refused('a', pf())).toMatchObject({ refused: 'HAS_FIRED' });
    const spent = game({ sides: { a: { panzerfausts: 0 } } });
    expect(spent.refused('a', pf())).toMatchObject({ refused: 'ALL_SPENT', cites: ['4.4.2/i'] });
  });

  test('[aslsk 4.4.2/j] an original 12 on the IFT is a dud, an 11 is not', () => {
    const done = game().order('a', pf(), 1, 1, 3, 1, 6, 6);
    expect(done.the('burst').results).toEqual([]);
    const eleven = game().order('a', pf(), 1, 1, 3, 1, 6, 5, 2, 2);
    expect(eleven.the('burst').results).toMatchObject([{ units: ['b1'], final: 11, result: 'PTC' }]);
  });

  test('[aslsk-102] [aslsk 4.4.3] out of a building, in the own hex: a hull hit from the side, and the backblast', () => {
    const here = setUp({
      phase: 'PFPh',
      terrain: { E5: 'wooden-building' },
      options: { panzerfaust: true, year: 1944, month: 7 },
      units: { a1: german('4-6-7', 'E5', { elr: 3 }), bt: tank('E5', { movingTarget: true }) },
    });
    const done = here.order('a', pf({ at: 'E5', target: 'bt', backblast: 'accept' }), 3, 3, 3, 2, 2, 6, 6);
    expect(done.the('shot')).toMatchObject({ number: 10, range: 0 });
    expect(done.the('backblast')).toEqual({ at: 'E5', dr: 3, result: '1MC' });
    expect(done.the('vehicle-hit')).toMatchObject({ weapon: 'a1', target: 'bt', ammo: 'HEAT' });
    expect(done.the('to-kill')).toMatchObject({
      basic: 31,
      part: 'hull',
      aspect: 'side',
      number: 25,
      dr: 12,
      result: 'dud',
    });
  });

  test('refused: what is not there', () => {
    expect(game().refused('a', pf({ target: 'b1' })).refused).toBe('NO_VEHICLE');
    expect(game({ terrain: {} }).refused('a', pf())).toMatchObject({
      refused: 'NO_TARGET',
      cites: ['4.4.2/b'],
    });
    expect(game().refused('a', pf({ backblast: 'accept' })).refused).toBe('NO_BACKBLAST');
    expect(game().refused('a', pf({ leader: 'a1' })).refused).toBe('LEADER_ELSEWHERE');
    expect(game().legal('a', 'panzerfaust')).toHaveLength(1);
  });
});
