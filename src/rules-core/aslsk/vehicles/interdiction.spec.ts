import { german, leader, type Placed, russian, setUp, weapon } from '../testkit.testkit.js';
import { tank, tiger2 } from './testkit.testkit.js';

/** A German routs in the open from E4 over E3 to the woods of E2; what the Russians have stands south of him. */
const routing = (units: Record<string, Placed>, terrain = {}) =>
  setUp({
    phase: 'RtPh',
    columns: 10,
    rows: 22,
    terrain: { E2: 'woods', ...terrain },
    units: { a1: german('4-6-7', 'E4', { broken: true, dm: true }), ...units },
  });
const interdicted = (units: Record<string, Placed>, terrain = {}) =>
  routing(units, terrain)
    .begin('a', { order: 'rout', unit: 'a1', path: ['E3', 'E2'] }, 1, 1)
    .all('interdicted')
    .flatMap(({ by }) => by);
const t34 = (at: string, set: object = {}) => tank('Russian', 'T-34/85', at, { vca: 0, ...set });
const MG = { bmg: 2, cmg: 4 };

describe('Interdiction by vehicles', () => {
  test.each<[string, Placed, string[]]>([
    ['a bow machine gun at eight hexes', t34('E11', { bmg: 2, cmg: undefined }), ['b1']],
    ['not at nine', t34('E12', { bmg: 2, cmg: undefined }), []],
    ['a coaxial one at twelve', t34('E15', MG), ['b1']],
    ['not at thirteen', t34('E16', MG), []],
    ['not what looks the other way', t34('E9', { ...MG, vca: 3 }), []],
    ['a turret that looks there', t34('E9', { ...MG, vca: 3, tca: 0 }), ['b1']],
    ['not in Motion', t34('E9', { ...MG, motion: true }), []],
    ['not Stunned', t34('E9', { ...MG, stun: 'stun' }), []],
    ['not beneath a +1', t34('E9', { ...MG, plusOne: true }), []],
    ['not Shocked', t34('E9', { ...MG, shock: 'shock' }), []],
    ['not with guns that are broken', t34('E9', { ...MG, weaponsBroken: ['BMG', 'CMG'] }), []],
    ['not with a Fixed Mount', t34('E9', { bmg: 2, cmg: undefined, fixedMount: true }), []],
    ['a main armament, the crew exposed', t34('E19', { ...MG, ce: true }), ['b1']],
    ['not one that is malfunctioned', t34('E19', { ...MG, ce: true, malfunctioned: true }), []],
    ['not buttoned up', t34('E19', MG), []],
    [
      'an AAMG, the crew exposed',
      t34('E9', { aamg: 2, cmg: undefined, bmg: undefined, vca: 3, ce: true }),
      ['b1'],
    ],
    ['not buttoned up, an AAMG', t34('E9', { aamg: 2, cmg: undefined, bmg: undefined, vca: 3 }), []],
  ])('[aslsk 3.6/n × 7.8/f] [aslsk 3.6/o] %s', (_, b1, by) => {
    expect(interdicted({ b1 })).toEqual(by);
  });

  test('[aslsk 3.6/b × 7.8/f] who would be interdicted where he is must rout', () => {
    const here = routing({ b1: t34('E11', MG) });
    here.order('a', { order: 'pass' });
    expect(here.has('a1')).toBe(false);
  });

  test('[aslsk 3.6/r × 7.4/a] a wreck in the hex covers the router', () => {
    const wreck = { az: tiger2('E3', { wreck: true }) };
    expect(interdicted({ b1: russian('4-4-7', 'E7') })).toEqual(['b1']);
    expect(interdicted({ b1: russian('4-4-7', 'E7'), ...wreck })).toEqual([]);
  });
});

describe('Interdiction by leaders and their weapons', () => {
  const led = {
    bl: leader('Russian', '8-0', 'E7'),
    bm: weapon('Russian', 'MMG', { of: 'bl' }),
  };
  test.each<[string, Record<string, Placed>, string[]]>([
    ['one alone at a machine gun', led, []],
    ['two', { ...led, bk: leader('Russian', '7-0', 'E7') }, ['bl']],
    ['two, one of them CX', { ...led, bk: leader('Russian', '7-0', 'E7', { cx: true }) }, []],
    ['one with an anti-tank rifle', { ...led, bm: weapon('Russian', 'ATR', { of: 'bl' }) }, ['bl']],
  ])('[aslsk 3.6/o × 4.1/b] %s', (_, units, by) => expect(interdicted(units)).toEqual(by));

  test('[aslsk 3.6/n × 4.5/a] a light mortar beyond the reach of its squad, up to 16 hexes', () => {
    const mortar = (at: string) => ({
      b1: russian('5-2-7', at),
      bm: weapon('Russian', '50mm MTR', { of: 'b1' }),
    });
    expect(interdicted(mortar('E9'))).toEqual(['b1']);
    expect(interdicted(mortar('E20'))).toEqual([]);
    expect(interdicted(mortar('E9'), { E9: 'stone-building' })).toEqual([]);
  });
});
