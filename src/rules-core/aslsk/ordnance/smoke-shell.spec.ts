import { german, leader, russian, weapon } from '../testkit.testkit.js';
import { battery, drmOf } from './testkit.testkit.js';

const smoke = (at: string, more: object = {}) => ({
  order: 'place-smoke-shell',
  weapon: 'ag',
  at,
  ammo: 'smoke',
  ...more,
});
const set = { ammunition: { smoke: 10, WP: 10 } };
const units = { b1: russian('4-4-7', 'E2') };

describe('Smoke shells', () => {
  test('[aslsk 1.2.5/b] [aslsk 1.2.5/c] [aslsk 6.2/s] full Smoke in the PFPh where the ATT is hit', () => {
    const here = battery('81* MTR', { units }, set);
    const done = here.order('a', smoke('E3'), 5, 4);
    expect(done.the('shot')).toMatchObject({ type: 'ATT', ammo: 'smoke', number: 7 });
    expect(drmOf(done)).toEqual({ 'Smoke at short range': -2 });
    expect(done.the('shot').results[0]).toMatchObject({ final: 7, hit: true });
    expect(done.the('smoke-shell-placed')).toEqual({ at: 'E3', kind: 'full', wp: false });
    expect(here.battle.location('E3').smoke).toEqual([{ kind: 'full', side: 'a' }]);
    expect(done.all('burst')).toEqual([]);
  });

  test('a miss places nothing; a longer shot has no bonus', () => {
    const here = battery('81* MTR', { units }, set);
    expect(here.order('a', smoke('E3'), 6, 4).all('smoke-shell-placed')).toEqual([]);
    const far = battery('81* MTR', { units, rows: 30 }, set);
    expect(drmOf(far.order('a', smoke('E18', { ca: 4 }), 5, 4))).toEqual({ 'turned 2 hexspines': 4 });
  });

  test('[aslsk 1.2.5/c] [aslsk 6.2/s] in the DFPh it is Dispersed', () => {
    const here = battery('81* MTR', { phase: 'DFPh', active: 'b', units }, set);
    here.order('a', smoke('E3'), 2, 2);
    expect(here.battle.location('E3').smoke).toEqual([{ kind: 'dispersed', side: 'a' }]);
  });

  test('[aslsk 6.2/s] not after anything else was fired in the phase, but again in the next', () => {
    const here = battery('81* MTR', { units: { ...units, a1: german('4-6-7', 'E4') } }, set);
    here.order('a', { order: 'fire', at: 'E2', firers: ['a1'] }, 6, 5);
    expect(here.refused('a', smoke('E3'))).toMatchObject({ refused: 'TOO_LATE', cites: ['6.2/s'] });
    expect(here.legal('a', 'place-smoke-shell')).toEqual([]);
    here.order('a', { order: 'end-phase' });
    expect(here.battle.side('a').hasFired).toBeUndefined();
    const shot = battery('81* MTR', { units }, set);
    shot.order('a', { order: 'shoot', weapon: 'ag', at: 'E2' }, 6, 3);
    expect(shot.refused('a', smoke('E3'))).toMatchObject({ refused: 'TOO_LATE' });
    const twice = battery('81* MTR', { units }, set);
    twice.order('a', smoke('E3'), 2, 3);
    expect(twice.order('a', smoke('E3'), 2, 3).kinds).toContain('smoke-shell-placed');
    expect(twice.battle.location('E3').smoke).toHaveLength(2);
  });

  test('[aslsk 6.2/s] not in the AFPh', () => {
    const here = battery('81* MTR', { phase: 'AFPh', units }, set);
    expect(here.refused('a', { ...smoke('E3'), order: 'shoot' })).toMatchObject({
      refused: 'NOT_NOW',
      cites: ['6.2/s', '1.2.5/b'],
    });
  });

  test('[aslsk 6.10/e] it uses acquisition, gains none, and loses it', () => {
    const here = battery('81* MTR', { units }, { ...set, acquired: { at: 'E2', by: 'ac', drm: -2 } });
    const done = here.order('a', smoke('E2'), 5, 5);
    expect(drmOf(done)).toEqual({ 'Smoke at short range': -2, 'acquired target': -2 });
    expect(here.unit('ag').acquired).toBeUndefined();
    expect(done.kinds).toContain('acquisition-lost');
  });

  test('[aslsk 2.0/WP] [aslsk 6.2/WP] WP burns those it hits: a NMC with TEM against them; thinner Smoke', () => {
    const here = battery('75L AT', { units, terrain: { E2: 'wooden-building' } }, set);
    const done = here.order('a', smoke('E2', { ammo: 'WP' }), 3, 3, 4, 4);
    expect(done.the('morale-check')).toEqual({
      unit: 'b1',
      check: 'WP',
      morale: 7,
      dr: 8,
      modifiers: [{ label: 'wooden building', value: -2, cites: ['6.2/WP'] }],
      final: 6,
      passed: true,
    });
    expect(here.battle.location('E2').smoke).toEqual([{ kind: 'full', side: 'a', wp: true }]);
  });

  test('[aslsk 6.2/WP] Air Bursts and Critical Hits make it worse', () => {
    const mortar = battery('81* MTR', { units, terrain: { E2: 'woods' } }, set);
    const burst = mortar.order('a', smoke('E2', { ammo: 'WP' }), 3, 3, 2, 2);
    expect(burst.the('morale-check')).toMatchObject({ dr: 4, final: 5 });
    const critical = battery('75L AT', { units, terrain: { E2: 'wooden-building' } }, set);
    const done = critical.order('a', smoke('E2', { ammo: 'WP' }), 1, 1, 2, 2);
    expect(done.the('morale-check')).toMatchObject({ dr: 4, final: 6 });
  });

  test('[aslsk 6.2/WP] WP also by Defensive First Fire, at those who move, Dispersed; Smoke not', () => {
    const here = battery(
      '81* MTR',
      { phase: 'MPh', active: 'b', units: { b1: russian('4-4-7', 'E1'), b2: russian('4-4-7', 'E2') } },
      set,
    );
    here.order('b', { order: 'move', units: ['b1'], path: ['E2'] });
    expect(here.refused('a', smoke('E2'))).toMatchObject({ refused: 'NOT_NOW' });
    const done = here.order('a', smoke('E2', { ammo: 'WP' }), 3, 3, 2, 2);
    expect(done.all('morale-check').map(({ unit }) => unit)).toEqual(['b1']);
    expect(here.battle.location('E2').smoke).toEqual([{ kind: 'dispersed', side: 'a', wp: true }]);
    expect(done.all('residual-placed')).toEqual([]);
  });

  test('a leader who breaks under WP shakes his men', () => {
    const here = battery('75L AT', { units: { ...units, bl: leader('Russian', '9-1', 'E2') } }, set);
    const done = here.order('a', smoke('E2', { ammo: 'WP' }), 2, 3, 6, 5, 2, 2, 2, 2);
    expect(done.the('broken')).toEqual({ unit: 'bl' });
    expect(done.the('task-check')).toMatchObject({ unit: 'b1', check: 'LLTC' });
  });

  test('[aslsk H/Type89HGL-b] [aslsk H/Type89HGL-c] the Type 89 throws WP to five hexes, always Dispersed, and Smoke from three to ten', () => {
    const here = battery('75L AT', {
      rows: 30,
      units: {
        aj: { ...german('4-4-7', 'E12'), nationality: 'Japanese' },
        am: weapon('Japanese', '50mm grenade launcher Type 89', { of: 'aj' }, set),
        b1: russian('4-4-7', 'E7'),
      },
    });
    const order = (at: string, ammo: string) => smoke(at, { weapon: 'am', ammo });
    expect(here.refused('a', order('E6', 'WP'))).toMatchObject({ cites: ['H/Type89HGL-b'] });
    expect(here.refused('a', order('E10', 'smoke'))).toMatchObject({ cites: ['H/Type89HGL-c'] });
    expect(here.refused('a', order('E1', 'smoke'))).toMatchObject({ cites: ['H/Type89HGL-c'] });
    here.order('a', order('E9', 'smoke'), 2, 2);
    const done = here.order('a', order('E7', 'WP'), 2, 1, 1, 1);
    expect(done.the('smoke-shell-placed')).toEqual({ at: 'E7', kind: 'dispersed', wp: true });
    expect(done.kinds).toContain('rate-of-fire-kept');
    expect(here.order('a', order('E7', 'WP'), 1, 2, 1, 1).kinds).not.toContain('rate-of-fire-kept');
  });

  test('the orders listed are those that a shell can be fired at: enemies and the hexes beside them', () => {
    const here = battery('81* MTR', { units }, { ammunition: { smoke: 8 } });
    const hexes = new Set(here.legal('a', 'place-smoke-shell').map(({ order }) => order.at));
    expect([...hexes].sort()).toEqual(['D1', 'D2', 'E1', 'E2', 'E3', 'F1', 'F2']);
  });
});
