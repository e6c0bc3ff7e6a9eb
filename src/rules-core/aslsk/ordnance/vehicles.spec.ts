import { crew, german, russian, type SetUp, weapon } from '../testkit.testkit.js';
import { m4, t34 } from '../vehicles/testkit.testkit.js';
import { battery, drmOf, gun } from './testkit.testkit.js';

const shot = (at: string, more: object = {}) => ({ order: 'shoot', weapon: 'ag', at, ...more });
const tank = { bt: t34('E3'), b1: russian('4-4-7', 'E3') };

describe('Guns and vehicles', () => {
  test('[aslsk 3.2.4/VTT] [aslsk 2.0/VTT] a hit on one vehicle harms nobody else; AP if nothing is announced', () => {
    const here = battery('75L AT', { units: tank });
    const done = here.order('a', shot('E3', { type: 'VTT', target: 'bt' }), 3, 3, 6, 6);
    expect(done.the('shot')).toMatchObject({ type: 'VTT', ammo: 'AP', target: 'bt', number: 11 });
    expect(done.the('vehicle-hit')).toEqual({
      weapon: 'ag',
      target: 'bt',
      type: 'VTT',
      ammo: 'AP',
      critical: false,
    });
    expect(done.all('burst')).toEqual([]);
    expect(done.the('to-kill').weapon).toBe('ag');
    expect(here.unit('b1').broken).toBeUndefined();
    expect(here.unit('ag').acquired).toEqual({ at: 'E3', units: ['bt'], by: 'ac', drm: -1 });
  });

  test('[aslsk 3.2.4/VTT] the vehicle must be there, an enemy, and named', () => {
    const here = battery('75L AT', { units: { ...tank, a2: german('4-6-7', 'E4') } });
    for (const order of [
      shot('E3', { type: 'VTT' }),
      shot('E2', { type: 'VTT', target: 'bt' }),
      shot('E4', { type: 'VTT', target: 'a2' }),
    ])
      expect(here.refused('a', order)).toMatchObject({ refused: 'NO_VEHICLE', cites: ['3.2.4/VTT'] });
    expect(here.refused('a', shot('E3', { type: 'ITT', target: 'bt' }))).toMatchObject({
      refused: 'WRONG_TARGET_TYPE',
      cites: ['3.2.4/b'],
    });
  });

  test('[aslsk 3.2.4/ATT-a] the ATT strikes every vehicle in the hex, with the same DR as the men', () => {
    const here = battery('105 ART', { units: tank });
    const done = here.order('a', shot('E3', { type: 'ATT' }), 3, 3, 6, 6);
    expect(done.the('vehicle-hit')).toMatchObject({ target: 'bt', type: 'ATT', ammo: 'HE' });
    expect(done.the('burst').results).toMatchObject([{ units: ['b1'], column: 8, final: 13 }]);
    expect(done.the('area-attack')).toMatchObject({ target: 'bt', dr: 12 });
  });

  test('an original 2 on the VTT is a Critical Hit', () => {
    const here = battery('75L AT', { units: tank });
    expect(
      here.order('a', shot('E3', { type: 'VTT', target: 'bt' }), 1, 1, 6, 6).the('vehicle-hit').critical,
    ).toBe(true);
  });

  test('[aslsk 7.3] [aslsk 2.0/TargetSize] its size and its movement count', () => {
    const drm = (set: object) => {
      const here = battery('75L AT', { units: { bt: t34('E3', set) } }, {}, { pinned: true });
      const { 'pinned firer': pinned, ...rest } = drmOf(
        here.order('a', shot('E3', { type: 'VTT', target: 'bt' }), 6, 6),
      );
      expect(pinned).toBe(2);
      return rest;
    };
    expect(drm({ size: undefined })).toEqual({});
    expect(drm({ size: 1 })).toEqual({ 'target size small': 1 });
    expect(drm({ size: -1 })).toEqual({ 'target size large': -1 });
    expect(drm({ size: 2 })).toEqual({ 'target size very small': 2 });
    expect(drm({ size: -2 })).toEqual({ 'target size very large': -2 });
    expect(drm({ size: undefined, motion: true })).toEqual({ 'moving target': 2 });
  });

  test('[aslsk 6.4/h] a vehicle that drives into a hidden Gun finds it, and is fired at with +2', () => {
    const here = battery(
      '75L AT',
      { phase: 'MPh', active: 'b', terrain: { E5: 'brush' }, units: { bt: m4('E6', { vca: 0 }) } },
      { hidden: true, ca: 3 },
      { hidden: true },
    );
    const done = here.order('b', { order: 'drive', vehicle: 'bt', steps: [{ do: 'start' }] });
    expect(done.kinds).not.toContain('gun-revealed');
    here.order('a', { order: 'pass' });
    const found = here.order('b', { order: 'drive', vehicle: 'bt', steps: [{ do: 'enter', to: 'E5' }] });
    expect(found.the('gun-revealed')).toEqual({ units: ['ac', 'ag'], at: 'E5' });
    expect(found.cites('gun-revealed')).toEqual(['6.4/h']);
    const answer = here.order('a', shot('E5', { type: 'VTT', target: 'bt' }), 6, 6);
    expect(drmOf(answer)).toMatchObject({ 'target in its own hex': 2 });
  });

  test('[aslsk 4.4.4/a] an ATR fires at vehicles on the VTT, twelve hexes far, led or not', () => {
    const what = (at: string): SetUp => ({
      rows: 30,
      units: { a1: german('4-6-7', 'E5'), ar: weapon('German', 'ATR', { of: 'a1' }), bt: t34(at) },
    });
    const order = (at: string) => shot(at, { weapon: 'ar', target: 'bt' });
    const near = battery('75L AT', what('E17'));
    expect(near.order('a', order('E17'), 6, 5).the('shot')).toMatchObject({
      type: 'VTT',
      ammo: 'AP',
      range: 12,
    });
    expect(battery('75L AT', what('E18')).refused('a', order('E18'))).toMatchObject({
      refused: 'OUT_OF_RANGE',
    });
  });

  test('[aslsk 2.0/Ordnance] Guns, light mortars and LATW are Ordnance, machine guns are not', () => {
    const here = battery('75L AT', {
      units: {
        a1: german('4-6-7', 'E5'),
        am: weapon('German', 'LMG', { of: 'a1' }),
        b1: russian('4-4-7', 'E3'),
      },
    });
    expect(here.refused('a', shot('E3', { weapon: 'am' }))).toMatchObject({ refused: 'NO_VEHICLE' });
    expect(here.refused('a', shot('E3', { weapon: 'ac' }))).toMatchObject({ refused: 'NO_WEAPON' });
  });

  test('[aslsk 3.2.4/range] most Guns have no limit, two printed numbers are the least and the farthest', () => {
    const far = battery(
      '75L AT',
      { rows: 64, columns: 7, units: { b1: russian('4-4-7', 'E60') } },
      { ca: 3 },
    );
    expect(far.order('a', shot('E60'), 6, 6).the('shot')).toMatchObject({ range: 55, number: 0 });
    const limited = battery(
      '120* MTR',
      { rows: 30, units: { b1: russian('4-4-7', 'E16'), b2: russian('4-4-7', 'E17') } },
      { ca: 3 },
    );
    expect(limited.refused('a', shot('E16'))).toMatchObject({
      refused: 'TOO_NEAR',
      cites: ['6.9/c', '3.2.4/range'],
    });
    expect(limited.order('a', shot('E17'), 6, 6).the('shot').range).toBe(12);
  });

  test('[aslsk 2.0/NonQualified] a squad at a Gun: +2 and a B# two lower', () => {
    const strange = () =>
      battery('75L AT', {
        units: {
          as: german('4-6-7', 'E5'),
          ag: gun('German', '75L AT', { of: 'as' }),
          b1: russian('4-4-7', 'E3'),
        },
      });
    expect(drmOf(strange().order('a', shot('E3'), 5, 4))).toEqual({ 'Non-Qualified Use': 2 });
    expect(strange().order('a', shot('E3'), 5, 5).kinds).toContain('malfunctioned');
  });

  test('[aslsk 3.2.4/ATT-c] [aslsk 3.2.4/CA-g] not in the own hex; a unit that enters it is fired at through the CA it comes by', () => {
    const here = battery('75L AT', { units: { b1: russian('4-4-7', 'E5') } });
    expect(here.refused('a', shot('E5', { type: 'ATT' }))).toMatchObject({
      refused: 'TOO_NEAR',
      cites: ['3.2.4/ATT-c'],
    });
    const entered = (ca: number) => {
      const gate = battery(
        '75L AT',
        { phase: 'MPh', active: 'b', terrain: { E5: 'brush' }, units: { bt: m4('E6', { vca: 0 }) } },
        { hidden: true, ca },
        { hidden: true },
      );
      gate.order('b', { order: 'drive', vehicle: 'bt', steps: [{ do: 'start' }] });
      gate.order('a', { order: 'pass' });
      gate.order('b', { order: 'drive', vehicle: 'bt', steps: [{ do: 'enter', to: 'E5' }] });
      return drmOf(gate.order('a', shot('E5', { type: 'VTT', target: 'bt' }), 6, 6));
    };
    expect(entered(0)).toMatchObject({ 'turned 2 hexspines': 4 });
    expect(Object.keys(entered(4))).not.toContain('turned 1 hexspine');
    expect(Object.keys(entered(4))).toContain('target in its own hex');
  });
});

describe('Interdiction by Guns', () => {
  const rout = (name: string, set: object = {}, what: SetUp = {}, crewSet: object = {}) => {
    const here = battery(
      name,
      {
        phase: 'RtPh',
        active: 'b',
        rows: 30,
        terrain: { E14: 'woods' },
        units: { b1: russian('4-4-7', 'E12', { broken: true, dm: true }) },
        ...what,
      },
      { ca: 3, ...set },
      { fp: 0, ...crewSet },
    );
    const [way] = here
      .legal('b', 'rout')
      .filter(({ order }) => JSON.stringify(order.path) === '["E13","E14"]');
    return { here, done: here.order('b', way?.order as never, 1, 1) };
  };

  test('[aslsk 3.6/n] a Gun that could hit the open hex within 16 hexes interdicts, and loses what it had acquired', () => {
    const { here, done } = rout('75L AT', { acquired: { at: 'E12', by: 'ac', drm: -2 } });
    expect(done.all('interdicted')).toMatchObject([{ unit: 'b1', at: 'E13', by: ['ac'] }]);
    expect(here.unit('ag').acquired).toBeUndefined();
  });

  test('[aslsk 3.6/n × 6.0/a] a Gun without HE hits Infantry with AP; one in strange hands sprays with its IFE', () => {
    expect(rout('75L AT', { lacks: ['HE'] }).done.all('interdicted')).toHaveLength(1);
    expect(rout('75L AT', { ife: 4, nationality: 'American' }).done.all('interdicted')).toHaveLength(1);
  });

  test('[aslsk 3.6/o] not where it would have to turn, malfunctions, or is in strange hands', () => {
    const free = (set: object, crewUnit?: object) => {
      const here = battery(
        '75L AT',
        {
          phase: 'RtPh',
          active: 'b',
          rows: 30,
          terrain: { E14: 'woods' },
          units: { b1: russian('4-4-7', 'E12', { broken: true, dm: true }), ...crewUnit },
        },
        { ca: 3, ...set },
        { fp: 0 },
      );
      const [way] = here
        .legal('b', 'rout')
        .filter(({ order }) => JSON.stringify(order.path) === '["E13","E14"]');
      return way ? here.order('b', way.order).all('interdicted') : 'no rout';
    };
    expect(free({ ca: 0 })).toEqual([]);
    expect(free({ malfunctioned: true })).toEqual([]);
    expect(free({ lacks: ['HE', 'AP'] })).toEqual([]);
    expect(free({ nationality: 'American' })).toEqual([]);
    expect(free({}, { ac: crew('German', '2-2-8', 'E5', { fp: 0, pinned: true }) })).toEqual([]);
  });
});
