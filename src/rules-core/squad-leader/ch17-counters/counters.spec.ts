import { Trial } from '../testkit.testkit.js';
import { VEHICLES } from '../units/vehicles.js';

/** A counter of the nation as it stands in a battle. */
const drafted = (nationality: string, counter: string) =>
  new Trial({
    sides: { german: { nationality } },
    units: { g1: `${counter} at D4`, r9: '4-4-7 at N12' },
  }).unit('g1');

/** "4-6-7 7": counters and their morale when broken. */
const broken = (written: string): [string, number][] =>
  written.split(', ').map((one) => {
    const last = one.lastIndexOf(' ');
    return [one.slice(0, last), Number(one.slice(last + 1))];
  });

test.each([
  [
    '[squad-leader R.4/us]',
    'American',
    '6-6-7 7, 7-4-7 7, 6-6-6 6, 5-5-6 6, 5-3-6 6, half-squad 3-4-7 6, half-squad 3-3-6 5, half-squad 2-3-6 5, crew 2-3-7 7, crew 2-3-6 6',
  ],
  [
    '[squad-leader R.4/brit]',
    'British',
    'half-squad 2-4-8 7, half-squad 2-4-7 6, half-squad 2-3-6 4, half-squad 3-2-8 7, crew 2-3-7 7, crew 2-3-8 8',
  ],
  [
    '[squad-leader R.4/fr]',
    'French',
    'half-squad 2-4-8 6, half-squad 2-3-7 5, half-squad 1-3-7 5, crew 2-2-7 6, crew 2-2-8 7',
  ],
  [
    '[squad-leader R.4/ger]',
    'German',
    '4-6-7 7, 4-6-8 8, 4-4-7 7, 4-3-6 5, 5-4-8 8, 8-3-8 8, half-squad 2-4-8 7, half-squad 2-4-7 6, half-squad 3-3-8 7, half-squad 2-3-6 4, crew 2-3-8 8, crew 2-3-7 7',
  ],
  ['[squad-leader R.4/ger]', 'German SS', '6-5-8 9, half-squad 3-4-8 8, crew 2-3-8 9'],
  ['[squad-leader R.4/smc]', 'American', '7-0 7, 8-0 8, 8-1 8, 9-1 9, 9-2 9, 10-2 10, 10-3 10'],
  ['[squad-leader R.4/smc]', 'German', 'unarmed 4-6-7 5, unarmed crew 2-3-7 5, unarmed half-squad 2-4-7 4'],
  ['[squad-leader QRD/cnt-rus]', 'Russian', '4-4-7 7, 6-2-8 8, crew 2-3-7 7'],
  ['[squad-leader QRD/cnt-us]', 'American', '6-6-6 6, 8-4-7 7, crew 2-4-6 6'],
  ['[squad-leader QRD/cnt-ger]', 'German', '4-6-7 7, 8-3-8 8, crew 2-4-7 7'],
])('%s %s counters have their strength on the front, and on the back: %s', (_, nation, written) => {
  for (const [counter, brokenMorale] of broken(written)) {
    const { fp, range, morale, ...unit } = drafted(nation, counter);
    expect([counter, unit.brokenMorale]).toEqual([counter, brokenMorale]);
    if (/\d-\d-\d$/.test(counter) && !counter.startsWith('unarmed'))
      expect(counter).toMatch(new RegExp(`${fp}-${range}-${morale}$`));
  }
});

test.each([
  ['1-4-9', { fp: 1, range: 4, morale: 9 }],
  ['1-3-8', { fp: 1, range: 3, morale: 8 }],
  ...[-1, -2, -3, -4].map((aim) => [`sniper ${aim}`, { fp: 1, range: 8, morale: 8, aim }] as const),
  ['unarmed 4-6-7', { fp: 1, morale: 6 }],
] as const)('[squad-leader R.4/smc] %s', (counter, values) => {
  expect(drafted('German', counter)).toMatchObject(values);
});

test.each([
  ['[squad-leader QRD/cnt-rus]', 'Russian', 'LMG', { fp: 2, range: 6, breakdown: 10, repair: 1 }],
  ['[squad-leader QRD/cnt-rus]', 'Russian', 'MMG', { fp: 4, range: 10, repair: 1 }],
  ['[squad-leader QRD/cnt-rus]', 'Russian', 'HMG .50', { fp: 8, range: 20, breakdown: 12, repair: 1 }],
  ['[squad-leader QRD/cnt-us]', 'American', 'MMG', { fp: 4, range: 12, breakdown: 12, repair: 2 }],
  ['[squad-leader QRD/cnt-us]', 'American', 'HMG .50', { fp: 8, range: 20, breakdown: 12, repair: 2 }],
  ['[squad-leader QRD/cnt-us]', 'American', 'bazooka', { fp: 6, range: 4, breakdown: 11 }],
  ['[squad-leader QRD/cnt-us]', 'American', 'flamethrower', { fp: 20, breakdown: 9 }],
  ['[squad-leader QRD/cnt-us]', 'American', 'demo charge', { fp: 30 }],
  ['[squad-leader QRD/cnt-us]', 'American', 'radio', { breakdown: 12, repair: 2 }],
  ['[squad-leader QRD/cnt-ger]', 'German', 'LMG', { fp: 2, range: 8, breakdown: 12, repair: 1 }],
  ['[squad-leader QRD/cnt-ger]', 'German', 'MMG', { fp: 4, range: 12, breakdown: 12, repair: 1 }],
  ['[squad-leader QRD/cnt-ger]', 'German', 'HMG', { fp: 6, range: 16, breakdown: 12, repair: 1 }],
  ['[squad-leader QRD/cnt-ger]', 'German', 'flamethrower', { fp: 20, breakdown: 9 }],
  ['[squad-leader QRD/cnt-ger]', 'German', 'demo charge', { fp: 30 }],
])('%s %s %s', (_, nation, counter, values) => {
  expect(drafted(nation, counter)).toMatchObject(values);
});

const VERSION_OF_PANZERFAUST = [3];

describe('the boxes', () => {
  test.each<[string, string, string]>([
    [
      '[squad-leader R.1/ger]',
      'German',
      'HMG, MMG, LMG, panzerfaust, flamethrower, demo charge, radio, 81mm mortar, 50 AT gun, 75 AT gun, truck, SdKfz 251 unarmed, SdKfz 251 armed, MkIVF1, MkIVF2, StG III/75, StG III/105, Brummbar, 8-3-8, 4-6-7, crew 2-4-7, 6+1, 7-0, 8-0, 8-1, 9-1, 9-2, 10-2, 10-3',
    ],
    [
      '[squad-leader R.1/us]',
      'American',
      'HMG .50, MMG, bazooka, flamethrower, demo charge, radio, 81mm mortar, 57 AT gun, 76 AT gun, 105 howitzer, jeep, truck, M3 unarmed, M3 armed, M4A4, M4M52, M10, Priest, M16, 8-4-7, 6-6-6, crew 2-4-6, 7-0, 8-0, 8-1, 9-1, 9-2, 10-2',
    ],
    [
      '[squad-leader R.1/rus]',
      'Russian',
      'HMG, MMG, LMG, flamethrower, demo charge, radio, 82mm mortar, 57 AT gun, 76 AT gun, truck, M3 unarmed, M3 armed, T-34, SU122, SU152, 6-2-8, 4-4-7, crew 2-3-7, 6+1, 7-0, 8-0, 8-1, 9-1, 9-2, 10-2, 10-3',
    ],
  ])('%s the box of 1977 has these of the %s side', (_, nationality, written) => {
    const trial = new Trial(
      {
        sides: { german: { nationality } },
        units: {
          ...Object.fromEntries(
            written
              .split(', ')
              .map((counter, i) => [
                `g${i}`,
                `${counter} at ${'ABCDEFGHIJKLMN'[i % 14]}${1 + Math.floor(i / 14)}`,
              ]),
          ),
          r9: '4-4-7 at N12',
        },
      },
      ...(nationality === 'German' ? VERSION_OF_PANZERFAUST : []),
    );
    const names = trial.battle
      .units()
      .filter(({ side }) => side === 'german')
      .map(({ nationality: of }) => of);
    expect(names).toEqual(written.split(', ').map(() => nationality));
  });

  test.each<[string, string, number]>([
    ['[squad-leader R.4/pp]', 'HMG .50', 4],
    ['[squad-leader R.4/pp]', 'MMG', 4],
    ['[squad-leader R.4/pp]', '60mm mortar', 4],
    ['[squad-leader R.4/pp]', '81mm mortar', 2],
  ])('%s a dismantled %s leaves a squad %i factors', (_, weapon, factors) => {
    const trial = new Trial({
      phase: 'movement',
      active: 'american',
      enemy: 'german',
      units: { a1: '6-6-6 at A1', am: [`${weapon} with a1`, { dismantled: true }], g1: '4-6-7 at N12' },
    });
    const path = ['A2', 'A3', 'A4', 'A5', 'A6'];
    const goes = (hexes: number) =>
      trial.refusal('american', { order: 'move', units: ['a1'], path: path.slice(0, hexes) })?.refused;
    expect([goes(factors), goes(factors + 1)]).toEqual([undefined, 'TOO_FAR']);
  });

  test.each<[string, string, string | undefined]>([
    ['[squad-leader R/keys] a number with a bar', '81mm mortar', 'NO_AMMUNITION'],
    ['[squad-leader R/keys] one without', '75 AT gun', undefined],
  ])('%s: %s fires nothing but HE', (_, gun, refused) => {
    const trial = new Trial({
      units: {
        g1: 'crew 2-4-7 at D4',
        gg: [`${gun} with g1`, { facing: 3 }],
        r1: ['T-34 at D8', { facing: 0 }],
        r9: '4-4-7 at N12',
      },
    });
    const shot = { order: 'fire-ordnance', unit: 'gg', at: 'D8', target: 'r1', ammunition: 'AP' };
    const said = trial.refusal('german', shot)?.refused;
    expect(said === 'DICE_MISSING' ? undefined : said).toBe(refused);
  });

  test('[squad-leader GEN/scale] a player turn has eight phases', () => {
    const trial = new Trial({
      phase: 'rally',
      units: { g1: '4-6-7 at A1', r1: '4-4-7 at N12' },
    });
    const seen = new Set<string>();
    for (let n = 0; trial.battle.clock.active === 'german' && n < 20; n++) {
      seen.add(trial.battle.clock.phase);
      trial.endPhase();
      for (const { phase } of trial.told('phase-began')) seen.add(phase);
    }
    expect(seen.size).toBe(8);
  });

  test('[squad-leader QRD/wreck-S] crews of 1977 come out on 3 to 7', () => {
    const numbers = VEHICLES.flatMap(({ survival }) => survival ?? []);
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([3, 7]);
  });
});
