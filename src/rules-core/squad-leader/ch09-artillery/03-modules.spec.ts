/** Which artillery a side has (9.3), and what its observers see of it. */
import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const RADIO: Units = { gl: '9-1 at D3', gr: 'radio with gl', r1: '4-4-7 at D8' };

describe('modules', () => {
  const batteries = (units: Units, sides: Setup['sides'], ...faces: number[]) =>
    new Trial(
      { phase: 'rally', units: { ...RADIO, ...units }, ...(sides && { sides }) },
      ...faces,
    ).battle.side('german').batteries;

  test.each<[string, Units, Setup['sides'], number[], object | undefined]>([
    ['one for one radio', {}, undefined, [3], { A: { calibre: 80 } }],
    [
      'one for each of two',
      { gm: '8-0 at E4', gs: 'radio with gm' },
      undefined,
      [3, 6],
      { A: { calibre: 80 }, B: { calibre: 150 } },
    ],
    ['none without a radio', { gr: 'LMG with gl' }, undefined, [], undefined],
    [
      'what the scenario says',
      {},
      { german: { batteries: { X: { calibre: 100 } } } },
      [],
      { X: { calibre: 100 } },
    ],
    ['none where it says so', {}, { german: { batteries: {} } }, [], {}],
  ])('[squad-leader 9.3.1] a side has %s', (_, units, sides, faces, expected) => {
    expect(batteries(units, sides, ...faces)).toEqual(expected);
  });

  test.each<[string, object, Units, [string, string][]]>([
    ['one that is agreed upon', { A: { calibre: 80, added: true } }, {}, [['german-radio-A', 'gl']]],
    [
      'two, with two leaders',
      { A: { calibre: 80, added: true }, B: { calibre: 100, added: true } },
      { gm: '8-0 at E4' },
      [
        ['german-radio-A', 'gl'],
        ['german-radio-B', 'gm'],
      ],
    ],
    ['a battery of the scenario', { A: { calibre: 80 } }, {}, []],
    [
      'one for him who has none yet',
      { A: { calibre: 80 }, B: { calibre: 100, added: true } },
      { gr: 'radio with gl', gm: '8-0 at E4' },
      [['german-radio-B', 'gm']],
    ],
  ])(
    '[squad-leader 9.3.5] a radio comes with each module that is added: %s',
    (_, batteries_, units, expected) => {
      const trial = new Trial({
        phase: 'rally',
        units: { gl: '9-1 at D3', r1: '4-4-7 at D8', ...units },
        sides: { german: { batteries: batteries_ as never } },
      });
      const issued = trial.battle.units().filter(({ id }) => id.startsWith('german-radio'));
      expect(issued.map(({ id, possessor }) => [id, possessor])).toEqual(expected);
      for (const [radio] of expected) {
        const call = { order: 'radio-contact', radio, battery: 'A' };
        while (!trial.awaits.includes('german radio')) trial.endPhase();
        expect(trial.refusal('german', call, 3, 3)).toBeUndefined();
      }
    },
  );

  test('[squad-leader-B-34] [squad-leader 9.3/q2] a British "80+" is of 88mm, and strikes with 16 factors', () => {
    const start = new Trial(
      {
        phase: 'rally',
        active: 'british',
        enemy: 'german',
        units: { b1: '9-1 at D3', br: 'radio with b1', g1: '4-6-7 at D8' },
      },
      2,
    );
    const { calibre } = start.battle.side('british').batteries?.A ?? {};
    const fp = (of: number | undefined) =>
      new Trial({
        active: 'german',
        enemy: 'british',
        phase: 'movement',
        options: { order: ['british', 'german'] },
        units: { b1: '9-1 at A1', g1: '4-6-7 at D8' },
        marks: { D8: { artillery: [{ side: 'british', battery: 'A', is: 'fire for effect' }] } },
        sides: { british: { batteries: { A: { calibre: of, missions: 3 } } } },
      })
        .endPhase(...Array.from({ length: 14 }, () => 6))
        .told('barrage')[0]?.fp;
    expect([calibre, fp(calibre), fp(84)]).toEqual([88, 16, 12]);
  });
});

describe('what observers see', () => {
  const counter = (is: 'spotting round' | 'fire for effect', more: object = {}) => ({
    artillery: [{ side: 'german', battery: 'A', is, ...more }],
  });
  const start = (setup: Setup & { units?: Units }) => {
    const trial = new Trial({
      phase: 'rally',
      active: 'russian',
      ...setup,
      options: { order: ['german', 'russian'] },
      units: { ...RADIO, gr: ['radio with gl', { contact: 'A' }], ...setup.units },
      sides: { german: { batteries: { A: { calibre: 80, missions: 3 } } } },
    });
    while (!trial.awaits.includes('german radio')) trial.endPhase();
    return trial.order('german', { order: 'radio-contact', radio: 'gr', battery: 'A' }, 3, 4);
  };
  const correct = (to: string, more: object = {}) => ({
    order: 'correct-artillery',
    radio: 'gr',
    to,
    ...more,
  });
  /** Between the observer in D3 and D8. */
  const behind = (ground: object) => ({ map: field({ D5: ground }), units: { r1: '4-4-7 at E5' } });
  const refused = (trial: Trial, order: object) => {
    const code = trial.refusal('german', order as never)?.refused;
    return code === 'DICE_MISSING' ? undefined : code;
  };

  test.each<[string, object, string | undefined]>([
    ['a hill of one level', { level: 1 }, undefined],
    ['a hill of three levels', { level: 3 }, 'NO_SIGHT'],
  ])('[squad-leader 9.1.16] rounds are two levels high: behind %s', (_, ground, expected) => {
    const trial = start({ ...behind(ground), marks: { D8: counter('spotting round') } });
    expect(refused(trial, correct('E5'))).toBe(expected);
  });

  test('[squad-leader 9.1.16] he must see the hex itself into which it is to go', () => {
    const trial = start({ ...behind({ level: 1 }), marks: { D8: counter('spotting round') } });
    expect(refused(trial, correct('D8'))).toBe('NO_SIGHT');
  });

  const CLOUD = { smoke: [{ side: 'german', kind: 'full' }] } as const;
  const SCREEN = {
    D8: { ...counter('fire for effect', { smoke: true }), ...CLOUD },
    D7: CLOUD,
    D9: CLOUD,
  } as const;

  test('[squad-leader-B-32] [squad-leader 9.2/q7] smoke goes on though it hides its own centre', () => {
    const trial = start({ marks: SCREEN });
    if (trial.awaits.includes('german artillery')) trial.order('german', 'pass');
    expect(trial.at('D8').artillery).toMatchObject([{ is: 'fire for effect', smoke: true }]);
  });

  test.each<[string, string, string | undefined]>([
    ['not behind it', 'D11', 'NO_SIGHT'],
    ['before it', 'D6', undefined],
  ])('[squad-leader 9.2/q7] it is corrected %s', (_, to, expected) => {
    const trial = start({ marks: SCREEN, units: { r1: `4-4-7 at ${to}` } });
    expect(refused(trial, correct(to, { fire: 'smoke' }))).toBe(expected);
  });
});
