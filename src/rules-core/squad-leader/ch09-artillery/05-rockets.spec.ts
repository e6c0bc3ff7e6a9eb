import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const UNITS = {
  g1: 'crew 2-4-7 at D20',
  gm: ['150 rocket launcher with g1', { facing: 0 }],
  gl: '8-0 at D19',
  r1: '4-4-7 at D5',
  g9: 'crew 2-4-7 at B29',
  gy: ['81mm mortar with g9', { facing: 0 }],
  gk: '8-0 at A29',
} as const;
const laid = (
  is: 'request' | 'spotting round' | 'fire for effect',
  setup: Setup,
  { rockets, units = {} }: { rockets?: number; units?: Units } = {},
) =>
  new Trial({
    map: field({}, { columns: 14, rows: 30 }),
    ...setup,
    units: { ...UNITS, ...units },
    marks: { D5: { artillery: [{ side: 'german', battery: 'gun 1', is }] } },
    secrets: {
      german: { laidGuns: { 'gun 1': { gun: 'gm', spotter: 'gl', aimed: 'D5', from: 'D20', rockets } } },
    },
  });
const direct = (more: object = {}) => ({ order: 'direct-gun', gun: 'gm', spotter: 'gl', at: 'D5', ...more });
const asked = (trial: Trial) => {
  while (!trial.awaits.includes('german artillery')) trial.endPhase();
  return trial;
};
const counters = (trial: Trial) =>
  Object.entries(trial.battle.position.locations).flatMap(([at, { artillery = [] }]) =>
    artillery.map(({ is }) => `${is} in ${at}`),
  );
const strikes = (trial: Trial) => trial.told('barrage').map(({ at, fp }) => [at, fp]);

describe('rockets that are spotted', () => {
  test('[squad-leader 10.7.7] one is spent, and strikes with half where it lands', () => {
    const trial = laid('request', { phase: 'advance' }).endPhase(1, 6, 5);
    expect([counters(trial), strikes(trial)]).toEqual([['spotting round in D5'], [['D5', 15]]]);
    expect(trial.unit('gm').spentTubes).toBe(1);
  });

  test('[squad-leader 10.7.10] a German one is on target with a 1 alone', () => {
    const trial = laid('request', { phase: 'advance' }).endPhase(2, 1, 2, 6, 5);
    expect([counters(trial), strikes(trial)]).toEqual([['spotting round in D3'], [['D3', 15]]]);
  });

  test('[squad-leader 10.7.8] several of them are diced for one by one', () => {
    const faces = [2, 1, 3, 6, 5, 2, 4, 1, 6, 5];
    const trial = laid('request', { phase: 'advance' }, { rockets: 2 }).endPhase(...faces);
    expect([counters(trial), strikes(trial)]).toEqual([
      ['spotting round in D6'],
      [
        ['D2', 15],
        ['D6', 15],
      ],
    ]);
    expect(trial.unit('gm').spentTubes).toBe(2);
  });

  test('[squad-leader 10.7.8, 10.7.1] not more than it has', () => {
    const units = { gm: ['150 rocket launcher with g1', { facing: 0, spentTubes: 4 }] } as const;
    const trial = asked(laid('request', { phase: 'rally' }, { units }));
    expect(trial.refusal('german', direct({ rockets: 3 }))?.refused).toBe('NO_AMMUNITION');
    trial.order('german', direct({ rockets: 2 }));
    expect(trial.battle.secret('german').laidGuns?.['gun 1']?.rockets).toBe(2);
  });

  test('[squad-leader 10.7.7] a correction costs another one', () => {
    const trial = asked(laid('spotting round', { phase: 'rally' }));
    trial.order('german', direct({ at: 'D7' }), 1, 6, 5);
    expect([counters(trial), strikes(trial), trial.unit('gm').spentTubes]).toEqual([
      ['spotting round in D7'],
      [['D7', 15]],
      1,
    ]);
  });
});

describe('rockets for effect', () => {
  const prep = (rockets: number, ...faces: number[]) => {
    const trial = asked(laid('spotting round', { phase: 'rally' }));
    trial.order('german', direct({ fire: 'high explosive', rockets }));
    while (trial.battle.clock.phase === 'rally') {
      const isLast =
        trial.awaits.includes('russian artillery') || trial.battle.position.awaiting.length === 1;
      trial.endPhase(...(isLast ? faces : []));
    }
    return trial;
  };

  test('[squad-leader 10.7.9] each is diced for, on target with 1 or 2 and else half as far off, at full strength', () => {
    const trial = prep(3, 2, 6, 5, 1, 1, 3, 1, 5, 6, 5, 3, 4, 2, 6, 5);
    expect(strikes(trial)).toEqual([
      ['D5', 30],
      ['D2', 30],
      ['D6', 30],
    ]);
    expect([trial.unit('gm').spentTubes, counters(trial)]).toEqual([3, ['fire for effect in D5']]);
  });

  test('[squad-leader 10.7.6] none of them in the Defensive Fire Phase', () => {
    const options = { order: ['german', 'russian'] as const };
    const trial = laid('fire for effect', { phase: 'movement', active: 'russian', options }).endPhase();
    expect([trial.battle.clock.phase, strikes(trial), counters(trial)]).toEqual([
      'defensive-fire',
      [],
      ['fire for effect in D5'],
    ]);
  });
});
