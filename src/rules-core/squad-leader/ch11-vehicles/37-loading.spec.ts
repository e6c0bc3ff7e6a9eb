import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const moving = (units: Record<string, Placed>, more: Partial<Setup> = {}) =>
  new Trial({
    phase: 'movement',
    options: { year: 1944 },
    ...more,
    units: { r9: '4-4-7 at N12', ...units },
  });
const board = (unit: string, vehicle = 'gt') => ({ order: 'board', unit, vehicle });
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
const off = (unit: string, to?: string) => ({ order: 'disembark', unit, ...(to && { to }) });
const move = (units: string[], ...path: string[]) => ({ order: 'move', units, path });
const TANK = 'MkIVF2 at D9';
const HALFTRACK = 'SdKfz 251 armed at D9';

describe('who rides on what', () => {
  test.each<[string, string, string, number, string | undefined]>([
    ['Russians in 1941', 'Russian', 'T-34 at D9', 1941, 'TOO_EARLY'],
    ['Russians in 1942', 'Russian', 'T-34 at D9', 1942, undefined],
    ['Germans in 1942', 'German', TANK, 1942, 'TOO_EARLY'],
    ['Germans in 1943', 'German', TANK, 1943, undefined],
    ['Americans in 1943', 'American', 'M4A4 at D9', 1943, 'TOO_EARLY'],
    ['Americans in 1944', 'American', 'M4A4 at D9', 1944, undefined],
    ['Germans in a halftrack in 1941', 'German', HALFTRACK, 1941, undefined],
  ])('[squad-leader 11.37.1, 11.37.2] %s', (_, nation, tank, year, refused) => {
    const squad = { German: '4-6-7', Russian: '4-4-7', American: '6-6-6' }[nation] ?? '';
    const side = nation.toLowerCase();
    const [unit, vehicle] = [`${side[0]}1`, `${side[0]}t`];
    const trial = new Trial({
      phase: 'movement',
      options: { year },
      active: side,
      enemy: side === 'german' ? 'russian' : 'german',
      units: { [unit]: `${squad} at D9`, [vehicle]: tank },
    });
    expect(trial.refusal(side, board(unit, vehicle))?.refused).toBe(refused);
  });

  test.each<[string, string, string[], string[], string | undefined]>([
    ['[squad-leader 11.37.3] a squad and a leader', TANK, ['8-3-8', '9-1'], [], undefined],
    ['[squad-leader 11.37.3] two squads', TANK, ['4-6-7', '4-6-7'], [], 'NO_ROOM'],
    ['[squad-leader 11.37.4] two half-squads', TANK, ['half-squad 2-4-7', 'half-squad 2-4-7'], [], undefined],
    ['[squad-leader 11.37.3] a squad and two leaders', TANK, ['4-6-7', '9-1', '8-0'], [], 'NO_ROOM'],
    [
      '[squad-leader 11.37.3] a half-squad and three leaders',
      TANK,
      ['half-squad 2-4-7', '9-1', '8-0', '8-1'],
      [],
      undefined,
    ],
    [
      '[squad-leader 3.7.4] a squad, a leader, and a scout for nothing',
      TANK,
      ['4-6-7', '9-1', 'scout'],
      [],
      undefined,
    ],
    [
      '[squad-leader 3.7.4] a second scout, who counts as a leader',
      TANK,
      ['4-6-7', '9-1', 'scout', 'scout'],
      [],
      'NO_ROOM',
    ],
    ['[squad-leader 3.7.4] a squad and two scouts', TANK, ['4-6-7', 'scout', 'scout'], [], undefined],
    ['[squad-leader 11.37.6/b] a heavy machine gun', TANK, ['4-6-7'], ['HMG'], undefined],
    ['[squad-leader 11.37.6/b] six points', TANK, ['4-6-7'], ['HMG', 'LMG'], 'TOO_HEAVY'],
    ['[squad-leader 11.15.1] six points in a truck', 'truck at D9', ['4-6-7'], ['HMG', 'LMG'], undefined],
    [
      '[squad-leader 11.37/q2] eight points in a truck',
      'truck at D9',
      ['4-6-7'],
      ['MMG', 'MMG'],
      'TOO_HEAVY',
    ],
    [
      '[squad-leader-B-188] [squad-leader 11.37/q4] six points in a halftrack',
      HALFTRACK,
      ['4-6-7'],
      ['HMG', 'LMG'],
      'TOO_HEAVY',
    ],
    [
      '[squad-leader 11.13.1] a squad and a leader in a halftrack',
      HALFTRACK,
      ['4-6-7', '9-1'],
      [],
      undefined,
    ],
  ])('%s', (_, vehicle, men, arms, refused) => {
    const names = men.map((_one, i) => `g${i + 1}`);
    const trial = moving({
      gt: vehicle,
      ...Object.fromEntries(men.map((man, i) => [`g${i + 1}`, `${man} at D9`] as const)),
      ...Object.fromEntries(arms.map((arm, i) => [`gw${i}`, [`${arm} at D9`, { possessor: 'g1' }]] as const)),
    });
    const last = names.pop() as string;
    for (const id of names) trial.order('german', board(id));
    expect(trial.refusal('german', board(last))?.refused).toBe(refused);
  });

  test.each<[string, string[], string | undefined]>([
    ['two officers', ['9-1', '8-1'], undefined],
    ['a crew', ['crew 2-3-7'], undefined],
    ['a crew and an officer', ['crew 2-3-7', '8-1'], 'NO_ROOM'],
    ['a squad', ['6-6-6'], 'NO_ROOM'],
  ])('[squad-leader 11.16.1] a jeep takes %s', (_, men, refused) => {
    const trial = new Trial({
      phase: 'movement',
      active: 'american',
      enemy: 'german',
      units: {
        at: 'jeep at D9',
        ...Object.fromEntries(men.map((man, i) => [`a${i + 1}`, `${man} at D9`])),
      },
    });
    const names = men.map((_one, i) => `a${i + 1}`);
    const last = names.pop() as string;
    for (const id of names) trial.order('american', board(id, 'at'));
    expect(trial.refusal('american', board(last, 'at'))?.refused).toBe(refused);
  });
});

describe('loading', () => {
  test.each<[string, Record<string, Placed>, object[], number]>([
    ['who stands there costs a quarter', { g1: '4-6-7 at D9' }, [board('g1')], 4],
    ['who has walked a hex costs two', { g1: '4-6-7 at D10' }, [move(['g1'], 'D9'), board('g1')], 8],
    [
      'only the slowest counts',
      { g1: '4-6-7 at D9', gl: '9-1 at D10' },
      [board('g1'), move(['gl'], 'D9'), board('gl')],
      8,
    ],
    [
      'so does what he carries too much',
      { g1: '4-6-7 at D9', gw: ['HMG at D9', { possessor: 'g1' }] },
      [board('g1')],
      12,
    ],
  ])('[squad-leader 11.37.6/a, 11.37.2] %s of the points of a halftrack', (_, units, orders, spent) => {
    const trial = moving({ gt: HALFTRACK, ...units });
    for (const one of orders) trial.order('german', one as never);
    expect(trial.unit('gt').spent).toBe(spent);
    trial.order('german', drive('D8'));
    expect(trial.unit('g1')).toMatchObject({ at: 'D8', aboard: 'gt' });
  });

  test('[squad-leader 11.37.6/a] what has moved takes nobody aboard', () => {
    const trial = moving({ gt: HALFTRACK, g1: '4-6-7 at D8' }).order('german', drive('D8'));
    expect(trial.refusal('german', board('g1'))?.refused).toBe('HAS_MOVED');
  });

  test('[squad-leader 11.37.6/a] who has no factor left does not get aboard', () => {
    const trial = moving({ gt: HALFTRACK, g1: '4-6-7 at H9' });
    trial.order('german', move(['g1'], 'G9', 'F9', 'E9', 'D9'));
    expect(trial.refusal('german', board('g1'))?.refused).toBe('TOO_FAR');
  });

  test('[squad-leader 11.37.6/b, 11.37.7] nobody gets on or off in the Advance Phase, nor walks away', () => {
    const trial = new Trial({
      phase: 'advance',
      options: { year: 1944 },
      units: { gt: TANK, g1: ['4-6-7 at D9', { aboard: 'gt' }], g2: '4-6-7 at D9', r9: '4-4-7 at N12' },
    });
    expect(trial.legalOf('german', 'board')).toEqual([]);
    expect(trial.legalOf('german', 'disembark')).toEqual([]);
    expect(trial.refusal('german', { order: 'advance', unit: 'g1', to: 'D8' })?.refused).toBe('ABOARD');
    expect(trial.refusal('german', { order: 'advance', unit: 'g2', to: 'D8' })).toBeUndefined();
  });

  test.each(['woods', 'wooden-building'] as const)(
    '[squad-leader 11.37.5] with men on top it does not go through %s, and loses no points for them',
    (ground) => {
      const trial = moving(
        { gt: ['MkIVF2 at D9', {}], g1: ['4-6-7 at D9', { aboard: 'gt' }] },
        { map: field({ D8: ground }) },
      );
      expect(trial.refusal('german', drive('D8'))?.refused).toBe('IMPASSABLE');
      trial.order('german', drive('E9'));
      expect(trial.unit('gt').spent).toBe(3);
      expect(trial.unit('g1').at).toBe('E9');
    },
  );

  test('[squad-leader 11.37.4] who is aboard takes no room in the hex', () => {
    const trial = moving({
      gt: HALFTRACK,
      g1: ['4-6-7 at D9', { aboard: 'gt' }],
      g2: '4-6-7 at D9',
      g3: '4-6-7 at D9',
      g4: '4-6-7 at D8',
    });
    expect(trial.refusal('german', move(['g4'], 'D9'))).toBeUndefined();
    expect(trial.refusal('german', off('g1'))).toBeUndefined();
    trial.order('german', move(['g4'], 'D9'));
    expect(trial.refusal('german', off('g1'))?.refused).toBe('NO_ROOM');
  });
});
