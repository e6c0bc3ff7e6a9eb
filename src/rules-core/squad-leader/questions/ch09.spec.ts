/** What players asked about smoke and artillery (chapter 9): a position, the question, and the answer. */
import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const RADIO = { gl: '9-1 at D3', gr: ['radio with gl', { contact: 'A' }], r1: '4-4-7 at D8' } as const;
const COUNTED = { calibre: 80, missions: 3 } as const;
const counter = (is: 'request' | 'spotting round' | 'fire for effect', more: { smoke?: true } = {}) => ({
  artillery: [{ side: 'german', battery: 'A', is, ...more }],
});
const supported = ({ units, battery = COUNTED, ...more }: Setup & { units?: Units; battery?: object }) =>
  new Trial({
    active: 'russian',
    phase: 'rally',
    ...more,
    options: { order: ['german', 'russian'], ...more.options },
    units: { ...RADIO, ...units },
    sides: { german: { batteries: { A: battery, B: COUNTED } } },
  });
const call = (battery = 'A') => ({ order: 'radio-contact', radio: 'gr', battery });
const correct = (to: string) => ({ order: 'correct-artillery', radio: 'gr', to, fire: 'high explosive' });
const HEXES = ['C8', 'C9', 'D7', 'D8', 'D9', 'E8', 'E9'];
const faces = (hex: string, ...rolled: number[]) => HEXES.flatMap((one) => (one === hex ? rolled : [6, 6]));

describe('radios', () => {
  test('[squad-leader 9.1.1/b] a leader with one radio calls one battery in a turn', () => {
    const two = { gm: '8-0 at E4', gs: 'radio with gm' } as const;
    const trial = supported({ units: two }).order('german', call(), 3, 4);
    expect(trial.refusal('german', call('B'))?.refused).toBe('HAS_TRIED');
  });

  test('[squad-leader-B-13] [squad-leader 9.1/q5] another leader of the hex uses the radio without calling anew', () => {
    const trial = supported({ phase: 'movement', active: 'german', units: { gm: '8-0 at D3' } });
    trial.order('german', { order: 'pick-up', unit: 'gm', weapon: 'gr' });
    trial.order('german', { order: 'move', units: ['gl'], path: ['D2'] });
    expect(trial.unit('gr')).toMatchObject({ possessor: 'gm', contact: 'A', at: 'D3' });
  });
});

describe('rounds', () => {
  test('[squad-leader 9.1.14] in the Close Combat Phase nothing is done but to spot the first round', () => {
    const trial = supported({ phase: 'advance', marks: { D8: counter('spotting round') } }).endPhase();
    expect(trial.at('D8').artillery).toEqual(counter('spotting round').artillery);
  });

  test('[squad-leader-B-23] [squad-leader 9.8/q2] the battery is asked before it is known where the round lands', () => {
    const trial = supported({ battery: { calibre: 80 }, marks: { D8: counter('spotting round') } });
    trial.order('german', call(), 3, 4).order('german', correct('D9'), 3, 3, 1);
    expect(trial.action.rolls.map((roll) => roll.for)).toEqual(['battery A', 'accuracy']);
  });

  test('[squad-leader 9.1/q12] fire that lands out of sight is resolved, and lifted in the next Rally Phase', () => {
    const map = field({ D9: { level: 3 } });
    const trial = supported({ map, marks: { D5: counter('spotting round') } });
    trial.order('german', call(), 3, 4).order('german', correct('D8'), 3, 4, 6);
    expect(trial.at('D9').artillery).toMatchObject([{ is: 'fire for effect' }]);
    const hidden = supported({ map, marks: { D11: counter('fire for effect') } }).order(
      'german',
      call(),
      3,
      4,
    );
    if (hidden.awaits.includes('german artillery')) hidden.order('german', 'pass');
    expect(hidden.at('D11').artillery).toBeUndefined();
  });
});

describe('fire for effect', () => {
  const shelled = (units: Units, marks = { D8: counter('fire for effect') }, more: Setup = {}) =>
    supported({ phase: 'movement', marks, units: { gl: '9-1 at A1', ...units }, ...more });

  test('[squad-leader-B-29] [squad-leader 9.2/q5] a crew that comes out of its AFV is struck with the others', () => {
    const trial = shelled({ rt: ['M3 armed at D9', { survival: 12 }] }).endPhase(...faces('D9', 1, 1, 3, 3));
    expect(trial.kinds).toContain('crew-survived');
    const struck = trial
      .told('barrage')
      .find(({ at }) => at === 'D9')
      ?.outcomes.flatMap(({ units }) => units);
    expect(struck).toHaveLength(1);
  });

  test('[squad-leader 9.2.6/b] passengers are struck with the dice of their truck, and not in a halftrack', () => {
    const truck = { rt: 'truck at D9', r2: ['4-4-7 at D9', { aboard: 'rt' }] } as const;
    const inTruck = shelled(truck).endPhase(...faces('D9', 4, 4, 3, 2));
    expect(inTruck.told('passengers-shelled')).toMatchObject([{ units: ['r2'], modifiers: [] }]);
    const track = { ...truck, rt: 'M3 unarmed at D9' } as const;
    expect(
      shelled(track)
        .endPhase(...faces('D9', 6, 5))
        .told('passengers-shelled'),
    ).toEqual([]);
  });

  test('[squad-leader-B-31] [squad-leader 9.9/q1] suppression wears down those in entrenchments too', () => {
    const dug = { r1: ['4-4-7 at D8', { entrenched: 'D8', barrage: { turn: 1, row: 1, last: 3 } }] } as const;
    const marks = { D8: { ...counter('fire for effect'), entrenchment: true as const } };
    expect(
      shelled(dug, marks, { turn: 2 })
        .endPhase(...faces('D8', 6, 6))
        .unit('r1').shellShock,
    ).toBe(1);
  });

  test('[squad-leader 9.9/q3] smoke costs no morale', () => {
    const men = { r1: ['4-4-7 at D8', { barrage: { turn: 1, row: 1, last: 3 } }] } as const;
    const trial = shelled(men, { D8: counter('fire for effect', { smoke: true }) }, { turn: 2 }).endPhase();
    expect(trial.unit('r1')).toMatchObject({ barrage: { turn: 1 } });
    expect(trial.unit('r1').shellShock).toBeUndefined();
  });
});

describe('smoke', () => {
  const full = { smoke: [{ side: 'russian', kind: 'full' }] } as const;

  test('[squad-leader-B-66] [squad-leader 9.16/q7] fire through smoke at men who move in the open still finds them there', () => {
    const units = { g1: '4-6-7 at D3', r1: '4-4-7 at D9' } as const;
    const trial = new Trial({ phase: 'movement', units, marks: { D7: full } });
    trial.order('german', { order: 'move', units: ['g1'], path: ['D4', 'D5'] }).endPhase();
    trial.order('russian', { order: 'fire', at: 'D5', firers: ['r1'] }, 6, 5, 3);
    const why = trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map((one) => `${one.why} ${one.value}`);
    expect(why).toEqual(['smoke 3', 'moved -1', 'in the open -1']);
  });

  test('[squad-leader-B-65] [squad-leader 9.16/q5, 9.16/q6] fire that penetrates is neither halved nor hindered by it', () => {
    const units = { g1: '4-6-7 at D1', gm: 'LMG with g1', r1: '4-4-7 at D4', r2: '4-4-7 at D5' } as const;
    const trial = new Trial({ units, marks: { D5: full } });
    trial.order('german', { order: 'fire', at: 'D4', firers: ['gm'] }, 6, 5);
    expect(trial.told('fire-attack').map(({ at, fp, outcomes }) => [at, fp, outcomes[0]?.modifiers])).toEqual(
      [
        ['D4', 2, []],
        ['D5', 1, []],
      ],
    );
  });

  test('[squad-leader 9.16.1] it takes no room in a hex', () => {
    const squads = { g2: '4-6-7 at D5', g3: '4-6-7 at D5', g1: '4-6-7 at D4', r1: '4-4-7 at D12' } as const;
    const trial = new Trial({ phase: 'movement', units: squads, marks: { D5: full } });
    expect(trial.order('german', { order: 'move', units: ['g1'], path: ['D5'] }).unit('g1').at).toBe('D5');
  });

  test('[squad-leader 9.17.5.2] who fails to place it may use a weapon all the same', () => {
    const units = { a1: '6-6-6 at D4', am: 'MMG with a1', g1: '4-6-7 at D9' } as const;
    const trial = new Trial({ active: 'american', enemy: 'german', units });
    trial.order('american', { order: 'place-smoke', unit: 'a1', at: 'D5' }, 5);
    trial.order('american', { order: 'fire', at: 'D9', firers: ['a1', 'am'] }, 6, 5);
    expect(trial.told('fire-attack')[0]?.parts).toHaveLength(2);
  });

  test('[squad-leader-B-70] [squad-leader 9.17/q5] passengers place none', () => {
    const units = { g1: ['8-3-8 at D4', { aboard: 'gt' }], gt: 'truck at D4', r1: '4-4-7 at D9' } as const;
    const trial = new Trial({ units });
    expect(trial.refusal('german', { order: 'place-smoke', unit: 'g1', at: 'D5' })?.refused).toBe('ABOARD');
  });

  test('[squad-leader-B-39] [squad-leader 9.17/q3] shells of which there are none harm no friends', () => {
    const units = { g1: ['StG III/75 at D3', { facing: 3 }], g2: '4-6-7 at D8', r1: '4-4-7 at D9' } as const;
    const trial = new Trial({ units, map: field() });
    trial.order('german', { order: 'fire-smoke', unit: 'g1', at: 'D8' }, 5, 5);
    expect([trial.kinds.includes('shell-burst'), trial.at('D8').smoke]).toEqual([false, undefined]);
  });
});
