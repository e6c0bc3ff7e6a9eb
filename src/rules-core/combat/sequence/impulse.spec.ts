import { moves, type Setup, Trial } from '../testkit.testkit.js';

const UNITS = { g1: '6-6 at A1', g2: '6-6 at A2', a1: '7-6 at L11', a2: '7-6 at L10' };
const begin = (setup: Setup = {}, ...faces: number[]) => new Trial({ units: UNITS, ...setup }, ...faces);

describe('impulses', () => {
  test('[combat 4.2/2a] the sides take turns', () => {
    const trial = begin();
    trial.order('german', moves('cautious', { g1: ['B1'] }));
    expect(trial.awaits).toEqual(['american impulse']);
    trial.order('american', moves('cautious', { a1: ['K11'] }));
    expect(trial.awaits).toEqual(['german impulse']);
  });

  test('[combat 4.4.5] a pass is for that impulse only, and four in a row end the phase', () => {
    const trial = begin();
    trial.order('german', 'pass').order('american', 'pass').order('german', 'pass');
    expect(trial.told('passed')).toEqual([{ side: 'german', inARow: 3 }]);
    trial.order('american', moves('cautious', { a1: ['K11'] }));
    trial.order('german', 'pass').order('american', 'pass').order('german', 'pass');
    expect(trial.kinds).not.toContain('phase-over');
    trial.order('american', 'pass', 2, 5);
    expect(trial.told('phase-over')).toEqual([{ why: 'passes' }]);
    expect(trial.battle.clock.turn).toBe(2);
  });

  test('[combat 4.2/2a] or mutual consent', () => {
    const trial = begin();
    trial.order('german', 'offer-end');
    expect(trial.awaits).toEqual(['american end-offered']);
    trial.order('american', 'decline');
    expect(trial.awaits).toEqual(['german impulse']);
    expect(trial.refusal('german', 'offer-end')).toMatchObject({ refused: 'OFFERED_ALREADY' });
    expect(trial.legal('german').some(({ order }) => order === 'offer-end')).toBe(false);
    trial.order('german', 'pass').order('american', 'offer-end').order('german', 'agree', 2, 5);
    expect(trial.told('phase-over')).toEqual([{ why: 'consent' }]);
  });

  test('[combat 4.4.3] a scenario gives impulses in a row; a pass forfeits those in hand', () => {
    const options = { impulses: [{ turn: 1, side: 'german', count: 3 }] };
    const trial = begin({ options });
    expect(trial.battle.clock.inHand).toBe(3);
    trial.order('german', moves('cautious', { g1: ['B1'] }));
    expect(trial.awaits).toEqual(['german impulse']);
    expect(trial.battle.clock.inHand).toBe(2);
    trial.order('german', 'pass');
    expect(trial.awaits).toEqual(['american impulse']);
    trial.order('american', 'pass');
    expect(trial.battle.clock.inHand).toBe(1);
  });

  test('random impulses: half a d10, rounded up, at each change of side', () => {
    const trial = begin({ options: { randomImpulses: true } }, 5);
    expect(trial.told('impulses-in-hand')).toEqual([{ side: 'german', count: 3, rolled: 5 }]);
    trial.order('german', 'pass', 6);
    expect(trial.told('impulses-in-hand')).toEqual([{ side: 'american', count: 3, rolled: 6 }]);
    const given = begin({
      options: { randomImpulses: true, impulses: [{ turn: 1, side: 'german', count: 2 }] },
    });
    expect(given.battle.clock.inHand).toBe(2);
  });

  test('[combat-7] the rolls of the example, played in a turn without impulses given by the scenario', () => {
    const trial = begin({ options: { randomImpulses: true } }, 0);
    trial.order('german', 'pass', 5);
    expect(trial.battle.clock).toMatchObject({ active: 'american', inHand: 3 });
    trial.order('american', 'pass', 6);
    expect(trial.battle.clock).toMatchObject({ active: 'german', inHand: 3 });
  });

  test('[combat 4.4.6] [combat-6] Defensive Fire uses no impulse', () => {
    const trial = new Trial({ units: { g1: '6-6 at D4', r1: '4-4 at D7', r2: '4-4 at K1' } });
    trial.order('german', moves('cautious', { g1: ['D5'] }));
    expect(trial.awaits).toEqual(['russian reaction']);
    trial.order('russian', { order: 'fire', units: ['r1'], at: 'D5' }, 9, 9).order('russian', 'hold-fire');
    expect(trial.awaits).toEqual(['russian impulse']);
    expect(trial.refusal('russian', moves('cautious', { r2: ['K2'] }))).toBeUndefined();
  });

  test('[combat 4.4.7] a unit moves once in a turn', () => {
    const trial = begin();
    trial.order('german', moves('cautious', { g1: ['B1'] })).order('american', 'pass');
    expect(trial.refusal('german', moves('cautious', { g1: ['B2'] }))).toMatchObject({
      refused: 'HAS_MOVED',
    });
    expect(trial.refusal('german', moves('cautious', { g2: ['A3'] }))).toBeUndefined();
  });

  test('[combat 4.4.4] an impulse is one unit or a platoon, or one shot', () => {
    const trial = begin({ units: { g1: '6-6 at D4', g2: '6-6 at D4', g3: 'nco at D4', a1: '7-6 at F4' } });
    const stack = moves('cautious', { g1: ['D5'], g2: ['D5'], g3: ['D5'] });
    expect(trial.refusal('german', stack)).toBeUndefined();
    trial
      .order('german', { order: 'fire', units: ['g1', 'g2'], at: 'F4' }, 9, 9)
      .order('american', 'hold-fire');
    expect(trial.awaits).toEqual(['american impulse']);
  });

  test('[combat 4.4.2] a unit that has moved does not move, a Disrupted one neither moves nor fires, a Pinned unit fires', () => {
    const trial = begin({
      units: {
        g1: ['6-6 at D4', { marker: 'moved' }],
        g2: ['6-6 at D4', { yellow: 'disrupted' }],
        g3: ['6-6 at D4', { yellow: 'pinned' }],
        g4: ['6-6 at D4', { fired: 1 }],
        a1: '7-6 at F4',
      },
    });
    const fire = (unit: string) =>
      trial.refusal('german', { order: 'fire', units: [unit], at: 'F4' }, 9, 9)?.refused;
    const walk = (unit: string) => trial.refusal('german', moves('cautious', { [unit]: ['D5'] }))?.refused;
    expect(['g1', 'g2', 'g3', 'g4'].map(fire)).toEqual(['HAS_MOVED', 'DISRUPTED', undefined, 'HAS_FIRED']);
    expect(['g1', 'g2', 'g3', 'g4'].map(walk)).toEqual(['HAS_MOVED', 'DISRUPTED', 'PINNED', 'HAS_FIRED']);
  });
});

describe('the end of a turn', () => {
  const markers = {
    g1: [
      '6-6 at D4',
      { marker: 'moved', fired: 1, entered: 'later', smoked: true, balked: true, fled: true },
    ],
    g2: ['6-6 at D5', { yellow: 'pinned', dugIn: true }],
    g3: ['tank at E5', { marker: 'moved', rolling: 'forward', suppressed: true }],
    a1: ['7-6 at K9', { marker: 'assault-fired' }],
  } as const;

  test('[combat 4.5.1, 4.2/3a] fire and movement markers and Suppressed go, rolling vehicles keep theirs', () => {
    const trial = new Trial({ units: markers as unknown as Setup['units'] });
    trial.order('german', 'offer-end').order('american', 'agree');
    expect(trial.unit('g1').marker).toBeUndefined();
    expect(trial.unit('g1').fired).toBeUndefined();
    expect(trial.unit('g1').entered).toBeUndefined();
    expect(trial.unit('g1').smoked).toBeUndefined();
    expect(trial.unit('g3')).toMatchObject({ marker: 'moved', rolling: 'forward' });
    expect(trial.unit('g3').suppressed).toBeUndefined();
    expect(trial.unit('a1').marker).toBeUndefined();
  });

  test('[combat-85] yellow markers and Dug-In stay', () => {
    const trial = new Trial({ units: markers as unknown as Setup['units'] })
      .order('german', 'offer-end')
      .order('american', 'agree');
    expect(trial.unit('g2')).toMatchObject({ yellow: 'pinned', dugIn: true });
  });

  test('[combat 4.5.2, 4.2/3b, 4.1.2] the next turn begins with its Command Phase', () => {
    const trial = new Trial({ units: { g1: ['6-6 at D4', { yellow: 'pinned' }], a1: '7-6 at K9' } });
    trial.order('german', 'offer-end').order('american', 'agree');
    expect(trial.told('turn-began')).toEqual([{ turn: 2 }]);
    expect(trial.battle.clock).toMatchObject({ turn: 2, phase: 'command' });
    expect(trial.awaits).toEqual(['german command']);
  });

  test('[combat 3.2.6.1] the scenario lasts as many turns as its card says', () => {
    const trial = new Trial({ units: { g1: '6-6 at D4' }, clock: { turn: 5, lastTurn: 5 } });
    trial.order('german', 'offer-end').order('american', 'agree');
    expect(trial.battle.clock.over).toEqual({ why: 'Nobody has fulfilled the victory conditions.' });
    expect(trial.battle.clock.turn).toBe(5);
  });

  test('[combat 13.1.2] smoke grenades last until the end of the phase, artillery smoke does not go with them', () => {
    const marks = {
      D4: { smoke: 'grenade' },
      D5: { smoke: 'shell' },
      D6: { smoke: 'artillery' },
      D7: { emptyDugIn: 2 },
    } as const;
    const trial = new Trial({ units: { g1: '6-6 at A1' }, marks });
    trial.order('german', 'offer-end').order('american', 'agree', 1, 2);
    expect(trial.battle.location('D4')).toEqual({});
    expect(trial.battle.location('D5')).toEqual({});
    expect(trial.battle.location('D6')).toEqual({ smoke: 'artillery' });
    expect(trial.battle.location('D7')).toEqual({});
  });
});
