/** What outlives its reason, and other ways to attack that could forget what all attacks have: drawn up from the book alone. */
import { field, type Setup, Trial } from '../testkit.testkit.js';
import { begun, fire, modifiersOf, refused, UNDER, type Units, until } from './positions.testkit.js';

const CE = { exposed: true } as const;
const in1944 = { options: { year: 1944 } } as const;
const accepted = (code: string | undefined) => code === undefined || code === 'DICE_MISSING';
const HARTMANN = { name: 'Hartmann 10-2', morale: 10, leadership: -2 } as const;
const added = (trial: Trial) =>
  trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);

describe('what an AFV has when its crew has left it', () => {
  const left = (state: object, secrets?: Setup['secrets']) =>
    begun(
      'movement',
      {
        gt: ['MkIVF2 at D9', state],
        gu: ['MkIVF2 at D10', { abandoned: true }],
        g2: 'crew 2-4-7 at E9',
        r1: '4-4-7 at N1',
      } as Units,
      {
        ...in1944,
        ...(secrets && { secrets }),
      },
    ).order('german', { order: 'abandon', unit: 'gt' });
  const manned = (trial: Trial, unit: string, vehicle: string) =>
    until(trial, 'german advance').order('german', { order: 'man-vehicle', unit, vehicle });
  const crewOut = (trial: Trial) => trial.told('vehicle-left')[0]?.crew ?? '';

  test.each<[string, string, object, string]>([
    [
      '[squad-leader 11.8/q3 × 11.35.7] no "stay inside"',
      'of a crew that was stunned',
      { shut: true, unsteady: true },
      'shut',
    ],
    [
      '[squad-leader 11.8.3 × 11.35.7] no 1 more To Hit',
      'of a crew that was stunned',
      { shut: true, unsteady: true },
      'unsteady',
    ],
    [
      '[squad-leader 11.8/q12 × 11.35.7] no stun',
      'of a crew that is stunned',
      { stunned: 2, shut: true },
      'stunned',
    ],
    ['[squad-leader 13.22.9 × 11.35.7] no shock', 'of a crew that is shocked', { shock: 'shocked' }, 'shock'],
    [
      '[squad-leader 9.9/q2 × 11.35.7] no level of morale less',
      'of a crew that was bombarded',
      { shellShock: 1 },
      'shellShock',
    ],
    [
      '[squad-leader 13.10.2.4 × 11.35.7] no target',
      'of a crew that has aimed',
      { acquired: { units: ['r1'], at: 'N1', phases: 1 } },
      'acquired',
    ],
  ])('%s %s: another crew comes into its AFV', (_, __, state, attribute) => {
    const trial = manned(left(state), 'g2', 'gt');
    expect((trial.unit('gt') as unknown as Record<string, unknown>)[attribute]).toBeUndefined();
  });

  test('[squad-leader 11.8/q3 × 3.3.5] the crew that was stunned takes that along into another AFV', () => {
    const trial = left({ shut: true, unsteady: true, shellShock: 1 });
    const crew = crewOut(trial);
    expect(trial.unit(crew)).toMatchObject({ unsteady: true, shellShock: 1 });
    until(trial, 'russian advance');
    manned(trial, crew, 'gu');
    expect(trial.unit('gu')).toMatchObject({ shut: true, unsteady: true });
  });

  test('[squad-leader 3.3.4 × 11.35.1] an armour leader nobody has seen goes with his crew, unseen, and leads in the next AFV', () => {
    const trial = left({}, { german: { commanders: { gt: HARTMANN } } });
    const crew = crewOut(trial);
    expect(trial.unit(crew).commander).toBeUndefined();
    until(trial, 'russian advance');
    manned(trial, crew, 'gu');
    expect(trial.battle.position.secrets?.german?.commanders).toEqual({ gu: HARTMANN });
  });

  test('[squad-leader 3.3.4 × 13.24.1] he comes out of a wreck with his crew', () => {
    const trial = begun(
      'prep-fire',
      {
        gt: ['MkIVF2 at D9', CE],
        rt: ['T-34 at D4', { facing: 3, commander: { ...HARTMANN, name: 'Orlow 10-2' } }],
      } as Units,
      in1944,
    ).order('german', { order: 'fire-ordnance', unit: 'gt', at: 'D4', target: 'rt' }, 4, 3, 2, 3, 1, 1);
    const crew = trial.told('crew-survived')[0]?.crew ?? '';
    expect(trial.unit(crew).commander?.name).toBe('Orlow 10-2');
  });

  test('[squad-leader 13.22.11 × 11.31.2] an AFV that its crew leaves in motion stands still', () => {
    const trial = begun(
      'prep-fire',
      {
        gt: ['MkIVF2 at D9', CE],
        rt: ['T-34 at D4', { facing: 3, motion: true, shock: 'shocked' }],
      } as Units,
      in1944,
    ).order('german', { order: 'fire-ordnance', unit: 'gt', at: 'D4', target: 'rt' }, 4, 3, 6, 5, 6, 5);
    expect([trial.unit('rt').abandoned, trial.unit('rt').motion]).toEqual([true, undefined]);
  });

  test('[squad-leader 13.14.2 × 11.26.2] an AFV that drives off a crest leaves its Crest counter', () => {
    const trial = begun(
      'movement',
      { gt: ['MkIVF2 at D9', { facing: 0, crest: true }], r1: '4-4-7 at N1' } as Units,
      { ...in1944, map: field({ D9: { level: 1 } }) },
    ).order('german', { order: 'drive', unit: 'gt', path: ['D8'] });
    expect(until(trial, 'russian defensive-fire').unit('gt').crest).toBeUndefined();
  });

  test('[squad-leader 13.12.3 × 10.2.2/a] a gun that is pushed is not sighted in any more', () => {
    const trial = begun(
      'movement',
      { g1: 'crew 2-4-7 at D9', gg: ['50 AT gun with g1', { facing: 0 }], r1: '4-4-7 at N1' } as Units,
      { secrets: { german: { boreSights: { gg: { from: 'D9', on: 'D4' } } } } },
    ).order('german', { order: 'push-gun', gun: 'gg', path: ['D8'] });
    until(trial, 'german advance');
    const sights = trial.battle.position.secrets?.german?.boreSights?.gg;
    expect(sights === undefined || sights.from !== trial.unit('gg').at).toBe(true);
  });
});

describe('attacks of their own kind', () => {
  const GUN = {
    g1: 'crew 2-4-7 at D9',
    gg: ['75 infantry gun with g1', { facing: 0 }],
    r1: '4-4-7 at D4',
  } as const;
  test.each<[string, object, string]>([
    ['[squad-leader 9.17.7.1/a × 3.24.2] the pinned', { pinned: true }, 'pinned 2'],
    ['[squad-leader 9.17.7.1/a × 4.7.11] the exhausted', { cx: true }, 'exhausted 1'],
    ['[squad-leader 9.17.7.1/a × 9.2.9] the shelled', { shelled: 'prep-fire' }, 'was shelled 1'],
  ])('%s fire smoke shells with more, too', (_, state, expected) => {
    const trial = begun('prep-fire', { ...GUN, g1: ['crew 2-4-7 at D9', state] } as Units, in1944).order(
      'german',
      { order: 'fire-smoke', unit: 'gg', at: 'D4' },
      3,
      4,
    );
    expect(JSON.stringify(trial.action.effects)).toContain(
      `"why":"${expected.slice(0, -2)}","value":${expected.slice(-1)}`,
    );
  });

  test.each<[string, object, string]>([
    ['[squad-leader 10.7.4 × 9.2.9] the shelled', { shelled: 'prep-fire' }, 'was shelled 1'],
    ['[squad-leader 10.7.4 × 3.24.2] the pinned', { pinned: true }, 'pinned 2'],
  ])('%s fire rockets with more', (_, state, expected) => {
    const trial = begun('prep-fire', {
      g1: ['crew 2-4-7 at D9', state],
      gr: ['150 rocket launcher with g1', { facing: 0 }],
      r1: '4-4-7 at D4',
    } as Units).order(
      'german',
      { order: 'fire-rockets', unit: 'gr', salvo: [{ at: 'D4', rockets: 1 }] },
      6,
      6,
    );
    expect(JSON.stringify(trial.action.effects)).toContain(
      `"why":"${expected.slice(0, -2)}","value":${expected.slice(-1)}`,
    );
  });

  test.each<[string, object, string]>([
    ['[squad-leader 7.1.20 × 3.24.2] a pinned crew', { pinned: true }, 'pinned 2'],
    ['[squad-leader 7.1.20 × 9.2.9] a shelled crew', { shelled: 'prep-fire' }, 'was shelled 1'],
  ])('%s answers an overrun with more', (_, state, expected) => {
    const trial = new Trial({
      phase: 'movement',
      options: { year: 1943 },
      units: {
        gt: ['MkIVF2 at D6', { facing: 0, mg: { bow: 4 } }],
        rc: ['crew 2-3-7 at D5', state],
        rg: ['57 AT gun with rc', { facing: 3 }],
        r9: '4-4-7 at N12',
      } as Units,
    })
      .order('german', { order: 'drive', unit: 'gt', path: ['D5', 'D4'], overrun: ['bow'] })
      .order('russian', 'pass', 3, 3);
    trial.order('russian', { order: 'fire-at-overrun', unit: 'rg' }, 6, 5, 6, 4);
    expect(added(trial)).toContain(expected);
  });

  test.each<[string, object]>([
    ['[squad-leader 13.22.9 × 11.7.7/a] shaken', { shock: 'shaken' }],
    ['[squad-leader 11.8/q7 × 11.7.7/a] unsteady', { unsteady: true }],
  ])('%s crews fire their machine guns with 1 more', (_, state) => {
    const trial = begun(
      'prep-fire',
      {
        gt: ['MkIVF2 at D9', { facing: 0, mg: { bow: 4, coaxial: 4 }, ...state }],
        r1: '4-4-7 at D5',
      } as Units,
      in1944,
    ).order('german', { order: 'fire-machine-guns', unit: 'gt', at: 'D5' }, 6, 5);
    expect(modifiersOf(trial, 'r1')?.map((one) => Number(one.split(' ').pop()))).toEqual([1]);
  });

  test('[squad-leader 8.10.2 × 9.2.10] flames burn those who were shelled in this phase as others', () => {
    const trial = begun('prep-fire', {
      g1: '8-3-8 at D5',
      gf: 'flamethrower with g1',
      r1: ['4-4-7 at D4', { shelled: 'prep-fire' }],
    } as Units).order('german', fire('D4', 'gf'), 6, 6);
    expect(modifiersOf(trial, 'r1')).toEqual([]);
  });

  test('[squad-leader 12.4.1/b × 2.3.9.1] who fires at aircraft from under a "?" is seen', () => {
    const trial = new Trial({
      map: field({ D8: 'wooden-building' }),
      units: {
        gs: 'Stuka',
        gl: '8-0 at A1',
        r1: ['4-4-7 at D8', UNDER],
        rm: ['HMG with r1', { hidden: true }],
        r2: '4-4-7 at E8',
      } as Units,
      sides: { german: { air: {} } },
    })
      .order('german', { order: 'dive', aircraft: 'gs', at: 'D8' }, 2, 3, 6, 6)
      .order('russian', { order: 'fire-at-aircraft', unit: 'rm' }, 6, 5);
    expect(trial.unit('r1').hidden).toBeUndefined();
  });
});

describe('who may not', () => {
  const shot = (vehicle: string, weapon: string) =>
    refused(
      begun(
        'prep-fire',
        {
          gt: [`${vehicle} at D9`, { facing: 0 }],
          g1: ['4-6-7 at D9', { aboard: 'gt' }],
          gw: `${weapon} with g1`,
          rt: ['T-34 at D8', { facing: 3 }],
        } as Units,
        in1944,
      ),
      'german',
      { order: 'fire-anti-tank', weapon: 'gw', target: 'rt' },
    );
  test.each([
    ['MkIVF2', 'panzerfaust 44a'],
    ['truck', 'panzerfaust 44a'],
    ['SdKfz 251 armed', 'ATR'],
  ])(
    '[squad-leader 8.17.2 × 11.37.13, 8.15.1/a × 11.13.4] nobody fires from a %s with a %s',
    (vehicle, weapon) => {
      expect(accepted(shot(vehicle, weapon))).toBe(false);
    },
  );

  test('[squad-leader 9.1.1/a × 11.43.11.1] a leader in a boat on the water calls nobody', () => {
    const asked = (aboard: object) => {
      const map = field({ D7: 'river', E7: 'river', C7: 'river', D8: 'river' } as never);
      const trial = new Trial({
        phase: 'rally',
        map,
        units: {
          gb: 'storm boat at D7',
          gl: ['9-1 at D7', aboard],
          gr: 'radio with gl',
          r1: '4-4-7 at N1',
        } as Units,
        sides: { german: { batteries: { A: { calibre: 80, missions: 3 } } } },
      });
      for (let n = 0; n < 12 && !trial.awaits.includes('german radio'); n++) trial.endPhase();
      return trial.refusal('german', { order: 'radio-contact', radio: 'gr', battery: 'A' })?.refused;
    };
    expect(accepted(asked({ aboard: 'gb' }))).toBe(false);
  });

  test('[squad-leader 9.17.8.1 × 11.41.4] a DD tank whose screens are up discharges no smoke', () => {
    const trial = new Trial({
      active: 'american',
      enemy: 'german',
      ...in1944,
      units: {
        at: [
          'M4A4 at D8',
          { facing: 0, ...CE, amphibian: { mp: 2, screens: true }, screened: true, dischargers: 'loaded' },
        ],
        g1: '4-6-7 at D2',
      } as Units,
    });
    expect(accepted(refused(trial, 'american', { order: 'discharge-smoke', unit: 'at' }))).toBe(false);
  });

  test('[squad-leader 9.17.10.1 × 11.31.6] a tank in motion fires no smoke mortar before its move', () => {
    const trial = begun('prep-fire', {
      gt: ['MkIVF2 at D9', { facing: 0, smokeMortar: 8, motion: true }],
      r1: '4-4-7 at N1',
    } as Units);
    expect(refused(trial, 'german', { order: 'fire-smoke-mortar', unit: 'gt', at: 'D6' })).toBe('CANNOT_USE');
  });

  test('[squad-leader 9.5.7 × 10.1.9/a] a gun that lays its fire out of sight fires at nobody it sees', () => {
    const trial = begun(
      'prep-fire',
      {
        g1: 'crew 2-4-7 at D9',
        gm: ['81mm mortar with g1', { facing: 0 }],
        gl: '8-0 at D10',
        r1: '4-4-7 at D3',
      } as Units,
      {
        marks: { D2: { artillery: [{ side: 'german', battery: 'gun 1', is: 'spotting round' }] } },
        secrets: { german: { laidGuns: { 'gun 1': { gun: 'gm', spotter: 'gl', aimed: 'D2', from: 'D9' } } } },
      } as Setup,
    );
    expect(accepted(refused(trial, 'german', { order: 'fire-ordnance', unit: 'gm', at: 'D3' }))).toBe(false);
  });

  test('[squad-leader 11.37.3 × 3.7.4] a scout rides besides a squad and its leader, a second one does not', () => {
    const trial = begun(
      'movement',
      {
        gt: ['MkIVF2 at D9', { facing: 0 }],
        g1: ['4-6-7 at D9', { aboard: 'gt' }],
        gl: ['8-0 at D9', { aboard: 'gt' }],
        ga: 'scout at D9',
        gb: 'scout at D9',
        r1: '4-4-7 at N1',
      } as Units,
      in1944,
    );
    trial.order('german', { order: 'board', unit: 'ga', vehicle: 'gt' });
    expect(accepted(refused(trial, 'german', { order: 'board', unit: 'gb', vehicle: 'gt' }))).toBe(false);
  });
});
