import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Record<string, Placed>;
const DEAF = { radioless: true } as const;
const tank = (at: string, values: object = {}): Placed =>
  [`MkIVF2 at ${at}`, { ...DEAF, ...values }] as Placed;
const FAR = { r9: '4-4-7 at N12' } as const;
const moving = (units: Units, setup: Partial<Setup> = {}) =>
  new Trial({ phase: 'movement', ...setup, units: { ...FAR, ...units } });
const drive = (unit: string, ...path: string[]) => ({ order: 'drive', unit, path });

describe('AFVs without a radio', () => {
  test('[squad-leader 11.24.1, 11.24.2] as many as the dice say move, one die for six of them', () => {
    const trial = moving(
      { ga: tank('D9'), gb: tank('F9'), gc: 'MkIVF2 at H9' },
      { sides: { german: { signals: 1 } } },
    );
    trial.order('german', drive('ga', 'D8')).order('german', drive('ga', 'D7'));
    expect(trial.refusal('german', drive('gb', 'F8'))?.refused).toBe('NO_RADIO');
    expect(trial.refusal('german', drive('gc', 'H8'))).toBeUndefined();
  });

  test.each([
    [2, 1, [4], 4],
    [7, 2, [1, 2], 3],
  ])('[squad-leader 11.24.2] %d of them roll %d dice in their Rally Phase', (number, _, dice, signals) => {
    const names = Array.from({ length: number }, (_one, i) => [`g${i}`, tank(`${'ABCDEFGH'[i]}9`)] as const);
    const trial = new Trial({
      active: 'russian',
      phase: 'advance',
      units: { ...FAR, ...Object.fromEntries(names) },
    });
    for (let n = 0; n < 9 && !trial.kinds.includes('signals'); n++)
      trial.endPhase(...(trial.battle.clock.phase === 'advance' ? dice : []));
    expect(trial.told('signals')).toEqual([{ side: 'german', signals, of: number }]);
  });

  test('[squad-leader 11.24.2] they turn and fire without orders', () => {
    const trial = moving({ ga: tank('D9') });
    expect(trial.refusal('german', { ...drive('ga'), facing: 2 })).toBeUndefined();
    const firing = moving({ ga: tank('D9'), r1: '4-4-7 at D6' }, { phase: 'prep-fire' });
    expect(
      firing.refusal('german', { order: 'fire-machine-guns', unit: 'ga', at: 'D6' }, 6, 6),
    ).toBeUndefined();
  });

  test.each<[string, object, object, boolean]>([
    ['both look out', { exposed: true }, { exposed: true }, true],
    ['the crew is inside', {}, { exposed: true }, false],
    ['the commander is inside', { exposed: true }, {}, false],
    ['the commander is immobilized', { exposed: true }, { exposed: true, immobilized: true }, false],
  ])('[squad-leader 11.24.3] a crew that sees its commander needs none: %s', (_, own, other, goes) => {
    const trial = moving({ ga: tank('D9', own), gb: ['MkIVF2 at G9', { commands: true, ...other }] });
    expect(trial.refusal('german', drive('ga', 'D8')) === undefined).toBe(goes);
  });

  test('[squad-leader 11.24.4] what is unarmed needs none', () => {
    const truck = moving({ ga: ['truck at D9', DEAF], gb: ['SdKfz 251 unarmed at F9', DEAF] });
    expect(truck.refusal('german', drive('ga', 'D8'))).toBeUndefined();
    expect(truck.refusal('german', drive('gb', 'F8'))).toBeUndefined();
  });
});
