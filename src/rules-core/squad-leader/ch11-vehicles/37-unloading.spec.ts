import { field, type Placed, Trial } from '../testkit.testkit.js';

const ABOARD = { aboard: 'gt' } as const;
const HALFTRACK = 'SdKfz 251 armed at D9';
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
const off = (unit: string, to?: string) => ({ order: 'disembark', unit, ...(to && { to }) });
const fire = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });

const riding = (more: Record<string, Placed> = {}, map = field(), vehicle: Placed = HALFTRACK) =>
  new Trial({
    phase: 'movement',
    options: { year: 1944 },
    map,
    units: {
      gt: vehicle,
      g1: ['4-6-7 at D9', ABOARD],
      gw: ['LMG at D9', { possessor: 'g1' }],
      r9: '4-4-7 at N12',
      ...more,
    },
  });

/** Through the rest of the Movement Phase, and what fire at the hex finds to modify for the squad. */
function firedOn(trial: Trial, at: string): (readonly [string, number])[] {
  while (trial.battle.clock.phase === 'movement') trial.endPhase();
  trial.order('russian', fire(at, 'r1'), 6, 6);
  const outcomes = trial.told('fire-attack').flatMap((attack) => attack.outcomes);
  return outcomes
    .filter(({ units }) => units.includes('g1'))
    .flatMap(({ modifiers }) => modifiers.map(({ why, value }) => [why, value] as const));
}

describe('getting off', () => {
  test('[squad-leader 11.37.8, 11.37.9, 4.5.2] in the hex of the vehicle by Assault Movement, with all they have', () => {
    const trial = riding().order('german', drive('D8')).order('german', off('g1'));
    expect(trial.unit('g1')).toMatchObject({ at: 'D8', assaultMoved: true });
    expect(trial.unit('g1').aboard).toBeUndefined();
    expect(trial.unit('gw').at).toBe('D8');
    expect(trial.unit('gt').spent).toBe(3);
    expect(trial.refusal('german', { order: 'move', units: ['g1'], path: ['D7'] })?.refused).toBe(
      'HAS_MOVED',
    );
    trial.order('german', drive('D7'));
    expect(trial.unit('gt')).toMatchObject({ at: 'D7', spent: 4 });
    expect(trial.unit('g1').at).toBe('D8');
  });

  test('[squad-leader 11.37.8, 4.5.2] into the next hex it is no Assault Movement', () => {
    const trial = riding().order('german', off('g1', 'D8'));
    expect(trial.unit('g1')).toMatchObject({ at: 'D8', track: ['D9', 'D8'] });
    expect(trial.unit('g1').assaultMoved).toBeUndefined();
    expect(trial.unit('gw').at).toBe('D8');
  });

  test('[squad-leader 11.37.9] the vehicle stops once for all who get off in a hex, and again in the next', () => {
    const trial = riding({ gl: ['9-1 at D9', ABOARD] });
    trial.order('german', off('g1', 'E9'));
    expect(trial.unit('gt').spent).toBe(2);
    trial.order('german', off('gl'));
    expect(trial.unit('gt').spent).toBe(2);
    const other = riding({ gl: ['9-1 at D9', ABOARD] });
    other.order('german', off('g1')).order('german', drive('D8')).order('german', off('gl'));
    expect(other.unit('gt').spent).toBe(5);
  });

  test.each<[string, object, string | undefined]>([
    ['without points left', { spent: 15, moving: true, moved: true }, 'TOO_FAR'],
    ['that has come to rest', { spent: 4, moved: true }, 'TOO_FAR'],
    ['that is immobilized', { immobilized: true }, undefined],
  ])('[squad-leader 11.37.9] a vehicle %s', (_, values, refused) => {
    const trial = riding({}, field(), [HALFTRACK, values]);
    expect(trial.refusal('german', off('g1'))?.refused).toBe(refused);
    if (refused === undefined) expect(trial.order('german', off('g1')).unit('gt').spent).toBeUndefined();
  });

  test('[squad-leader-B-201] [squad-leader 11.13/q8] one that has fired first lets them off, and stays', () => {
    const trial = riding({}, field(), [HALFTRACK, { prep: true, fired: true }]);
    expect(trial.refusal('german', drive('D8'))?.refused).toBe('HAS_FIRED');
    trial.order('german', off('g1', 'D8'));
    expect(trial.unit('g1').at).toBe('D8');
  });

  test.each<[string, Parameters<typeof field>[0], Record<string, Placed>, string | undefined]>([
    ['[squad-leader 11.37.8] they get off where enemies are', {}, { r1: '4-4-7 at D8' }, 'ENEMY_THERE'],
    ['[squad-leader 11.37.8] they get off two levels up', { D8: { level: 2 } }, {}, 'IMPASSABLE'],
    [
      '[squad-leader-B-192] [squad-leader 11.37/q8] they get off one level up, whatever it costs',
      { D8: { level: 1 } },
      {},
      undefined,
    ],
    ['[squad-leader 11.37/q8] they get off into woods', { D8: 'woods' }, {}, undefined],
  ])('%s', (_, map, more, refused) => {
    expect(riding(more, field(map)).refusal('german', off('g1', 'D8'))?.refused).toBe(refused);
  });

  test('[squad-leader 11.37.13] who has got off fires with half of his factors', () => {
    const trial = riding({ r1: '4-4-7 at D5' });
    trial.order('german', off('g1'));
    while (trial.battle.clock.phase !== 'advancing-fire') trial.endPhase();
    trial.order('german', fire('D5', 'g1'), 6, 6);
    expect(trial.told('fire-attack')).toMatchObject([{ fp: 2 }]);
  });
});

describe('fire at those who get off', () => {
  const OPEN = ['in the open', -1] as const;
  const MOVED = ['moved', -1] as const;
  const BENEATH = ['beneath an AFV', 1] as const;
  const TRUCK = 'truck at D9';
  test.each<[string, Placed, string | undefined, string, (readonly [string, number])[]]>([
    ['[squad-leader 11.37.8, 11.37/q17] beside a halftrack', HALFTRACK, undefined, 'D9', [OPEN, BENEATH]],
    [
      '[squad-leader-B-193] [squad-leader 5.6.4/b, 11.37/q9] in the hex that they left',
      HALFTRACK,
      'D8',
      'D9',
      [MOVED, OPEN, BENEATH],
    ],
    [
      '[squad-leader-B-190] [squad-leader 5.6.4/b, 11.37/q6] in the hex that they came to',
      HALFTRACK,
      'D8',
      'D8',
      [MOVED, OPEN],
    ],
    ['[squad-leader 11.15.5] beside a truck', TRUCK, undefined, 'D9', [OPEN]],
  ])('%s', (_, vehicle, to, at, modifiers) => {
    const trial = riding({ r1: '4-4-7 at D5' }, field(), vehicle);
    expect(firedOn(trial.order('german', off('g1', to)), at)).toEqual(modifiers);
  });

  test('[squad-leader 11.37.8] the AFV is no cover when it has gone on', () => {
    const trial = riding({ r1: '4-4-7 at D5' }).order('german', off('g1')).order('german', drive('E9'));
    expect(firedOn(trial, 'D9')).toEqual([OPEN]);
  });

  test('[squad-leader-B-191] [squad-leader 11.37/q7] who gets aboard is fired on where he does, and then goes where the vehicle is', () => {
    const trial = riding({ r1: '4-4-7 at D5', g1: '4-6-7 at D9' });
    trial.order('german', { order: 'board', unit: 'g1', vehicle: 'gt' }).order('german', drive('E9', 'E10'));
    expect(firedOn(trial, 'D9')).toEqual([MOVED, OPEN, BENEATH]);
    expect(trial.unit('g1')).toMatchObject({ at: 'E10', aboard: 'gt' });
    expect(trial.unit('gw').at).toBe('E10');
  });

  test('[squad-leader 11.37/q7] who breaks there has not got aboard', () => {
    const trial = riding({ r1: '4-4-7 at D6', r2: '4-4-7 at D6', g1: '4-6-7 at D9' });
    trial.order('german', { order: 'board', unit: 'g1', vehicle: 'gt' }).order('german', drive('E9', 'E10'));
    while (trial.battle.clock.phase === 'movement') trial.endPhase();
    trial.order('russian', fire('D9', 'r1', 'r2'), 3, 3, 6, 5);
    expect(trial.unit('g1')).toMatchObject({ at: 'D9', broken: true });
    expect(trial.unit('g1').aboard).toBeUndefined();
  });

  test('[squad-leader-A-285] [squad-leader 8.11/b] they place a charge from the hex into which they got off', () => {
    const trial = riding({ gw: ['demo charge at D9', { possessor: 'g1' }], r1: '4-4-7 at D7' });
    expect(trial.refusal('german', { order: 'place-charge', weapon: 'gw', at: 'D8' })?.refused).toBe(
      'ABOARD',
    );
    trial.order('german', off('g1', 'D8')).order('german', { order: 'place-charge', weapon: 'gw', at: 'D7' });
    expect(trial.unit('gw')).toMatchObject({ at: 'D7', placed: { by: 'g1', from: 'D8' } });
  });
});
