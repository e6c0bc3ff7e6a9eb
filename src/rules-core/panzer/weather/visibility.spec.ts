import type { PanzerSystem } from '../system.js';
import { d100, type Placed, Trial } from '../testkit.testkit.js';

type Marks = Readonly<Record<string, PanzerSystem['location']>>;
type Options = PanzerSystem['options'];
const KHAMSIN = { modifier: -2, ap: -3, gp: -20, cautious: true, class: 'limited', khamsin: true } as const;

/** What the Germans have spotted when the first turn begins. */
const spotted = (units: Readonly<Record<string, Placed>>, options: Options, marks: Marks = {}) => {
  const trial = new Trial({ units, options, marks, clock: { phase: 'spotting' } });
  return Object.keys(units).filter((id) => trial.unit(id).spotted);
};

const fire = (ammo: 'AP' | 'GP', options: Options) =>
  new Trial({
    units: {
      g1: ['Panzer IV at D4', { facing: 3, coax: undefined }],
      s1: ['T-34 at D8', { facing: 0, spotted: true }],
    },
    commands: { g1: 'fire' },
    options,
  }).fire('german', 'g1', 's1', ammo, ...d100(ammo === 'AP' ? 100 : 2));

describe('weather', () => {
  test('[panzer 7.36/a] it is day and clear unless the scenario says otherwise', () => {
    const units: Record<string, Placed> = { g1: ['Panzer IV at D1', { fired: true }], s1: 'T-34 at V1' };
    expect(spotted(units, { optional: ['7.36'] })).toEqual(['g1', 's1']);
    expect(spotted(units, { optional: ['7.36'], visibility: { modifier: -1 } })).toEqual([]);
    expect(fire('AP', { optional: ['7.36'] }).told('ap-fire')[0]?.modifiers).toEqual([]);
  });

  test('[panzer 7.36.4/a, 7.36.4/c] a Khamsin takes from spotting, AP and GP fire and, where it says so, movement', () => {
    const options: Options = { optional: ['7.36'], visibility: KHAMSIN };
    const units: Record<string, Placed> = { g1: 'Panzer IV at D1', s1: 'T-34 at M1' };
    expect([spotted(units, { optional: ['7.36'] }), spotted(units, options)]).toEqual([['g1', 's1'], []]);
    const khamsin = (value: number) => ({ why: 'Khamsin', value, cites: '7.36.4/a' });
    expect(fire('AP', options).told('ap-fire')[0]?.modifiers).toEqual([khamsin(-3)]);
    expect(fire('GP', options).told('gp-fire')[0]).toMatchObject({ net: -18, modifiers: [khamsin(-20)] });
    const far = (path: string[], more: Options) =>
      new Trial({
        units: { g1: ['Panzer IV at D4', { facing: 3, crossCountry: 4 }], s1: 'T-34 at Y12' },
        commands: { g1: 'move' },
        options: more,
        agenda: [{ task: 'movement', side: 'german' }],
      }).refusal('german', { order: 'move', unit: 'g1', path })?.refused;
    expect([far(['D5', 'D6'], options), far(['D5', 'D6', 'D7'], options)]).toEqual([undefined, 'TOO_FAR']);
    expect(
      far(['D5', 'D6', 'D7'], { optional: ['7.36'], visibility: { ...KHAMSIN, cautious: undefined } }),
    ).toBe(undefined);
  });

  test('[panzer 7.36.4/b] it blows in battles that name it, and with the option only', () => {
    const modifiers = (options: Options) => fire('AP', options).told('ap-fire')[0]?.modifiers;
    expect([modifiers({ visibility: KHAMSIN }), modifiers({ optional: ['7.36'] })]).toEqual([[], []]);
  });
});

describe('illumination at night', () => {
  const NIGHT: Options = { optional: ['7.27', '7.36'], visibility: { modifier: -3 } };

  test('[panzer 7.27/e] a unit that is in the light is spotted from outside and inside; one that looks out of it sees no better', () => {
    const units: Record<string, Placed> = { g1: ['Panzer IV at D1', { facing: 1 }], s1: 'T-34 at N1' };
    const lit = (...hexes: string[]) =>
      spotted(units, NIGHT, Object.fromEntries(hexes.map((hex) => [hex, { illumination: 'on' as const }])));
    expect(lit()).toEqual([]);
    expect(lit('N1')).toEqual(['s1']);
    expect(lit('D1')).toEqual(['g1']);
    expect(lit('D1', 'N1')).toEqual(['g1', 's1']);
  });
});
