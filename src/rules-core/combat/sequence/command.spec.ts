import { field, type Setup, Trial } from '../testkit.testkit.js';

const COMMAND = { agenda: [{ task: 'turn' as const }], clock: { phase: 'command' as const } };
const begin = (setup: Setup, ...faces: number[]) => new Trial({ ...COMMAND, ...setup }, ...faces);
/** With a half-squad far away that keeps the phase from ending by itself. */
const recovering = ({ units, ...setup }: Setup) => {
  const id = Object.keys(units ?? {}).some((each) => each.startsWith('r')) ? 'r99' : 'g99';
  return begin({ ...setup, units: { ...units, [id]: '3-6 at L11' } });
};
const pinned = { yellow: 'pinned' } as const;
const disrupted = { yellow: 'disrupted' } as const;
const wia = { yellow: 'wia' } as const;
const recover = (unit: string) => ({ order: 'recover', unit });

describe('recovery', () => {
  test('[combat 4.2/1a, 4.3.1.1] in the hex of an able leader every yellow marker is removed, WIA included', () => {
    const trial = recovering({ units: { g1: ['6-6 at D4', wia], g2: 'nco at D4', a1: '7-6 at K9' } });
    expect(trial.awaits).toEqual(['german command']);
    trial.order('german', recover('g1'));
    expect(trial.told('recovered')).toEqual([{ unit: 'g1', from: 'wia', by: 'g2' }]);
    expect(trial.unit('g1').yellow).toBeUndefined();
  });

  test('[combat 4.3.1.2] next to an able officer a marker goes down one step without a roll', () => {
    const trial = recovering({ units: { g1: ['6-6 at D4', wia], g2: 'officer at D5' } });
    trial.order('german', recover('g1'));
    expect(trial.unit('g1').yellow).toBe('disrupted');
    expect(trial.action.rolls).toEqual([]);
  });

  test('[combat 9.1.3] an NCO supports his own hex only, on all its levels; an officer not across a cliff', () => {
    const far = recovering({ units: { g1: ['6-6 at D4', pinned], g2: 'nco at D5' } });
    far.order('german', recover('g1'), 9);
    expect(far.told('morale-check')).toHaveLength(1);
    const above = recovering({ units: { g1: ['6-6 at D4/1', pinned], g2: 'nco at D4' } });
    above.order('german', recover('g1'));
    expect(above.unit('g1').yellow).toBeUndefined();
    const units = { g1: ['6-6 at D4', pinned] as const, g2: 'officer at D5' };
    const open = recovering({ units });
    open.order('german', recover('g1'));
    expect(open.action.rolls).toEqual([]);
    const cliff = recovering({ units, map: field({ D4: { hexsides: { 3: 'cliff' } } }) });
    cliff.order('german', recover('g1'), 2);
    expect(cliff.told('morale-check')).toHaveLength(1);
  });

  test('[combat 9.1.3.1, 4.3.1.3] without a leader a Morale Check reduces the marker by one', () => {
    const trial = recovering({ units: { g1: ['5-4 at D4', disrupted] } });
    trial.order('german', recover('g1'), 4);
    expect(trial.told('morale-check')).toEqual([
      {
        unit: 'g1',
        rolled: 4,
        modifiers: [{ why: 'Disrupted', drm: 1, cites: '9.1.2' }],
        needs: 5,
        passed: true,
      },
    ]);
    expect(trial.unit('g1').yellow).toBe('pinned');
  });

  test('[combat 4.3.1.3] failing that check has its usual effect, and there is no second attempt', () => {
    const trial = recovering({ units: { g1: ['5-4 at D4', pinned], g2: '3-6 at A1' } });
    trial.order('german', recover('g1'), 8);
    expect(trial.unit('g1').yellow).toBe('wia');
    expect(trial.refusal('german', recover('g1'))).toMatchObject({ refused: 'TRIED_ALREADY' });
  });

  test('[combat 4.3.1] all attempts are optional, none is made in Close Combat, and good order needs none', () => {
    const trial = recovering({
      units: { g1: ['6-6 at D4', pinned], g2: '6-6 at E5', g3: ['6-6 at F5', pinned], a1: '7-6 at D4' },
      marks: { D4: { closeCombat: true } },
    });
    expect(trial.refusal('german', recover('g1'))).toMatchObject({ refused: 'IN_CLOSE_COMBAT' });
    expect(trial.refusal('german', recover('g2'))).toMatchObject({ refused: 'IN_GOOD_ORDER' });
    expect(trial.legal('german')).toEqual([recover('g3'), { order: 'end-command' }]);
    trial.order('german', 'end-command', 5, 4);
    expect(trial.unit('g3').yellow).toBe('pinned');
  });

  test('[combat 9.1.4.3.1] a Pinned leader frees himself and still helps; a Disrupted one does nothing more', () => {
    const trial = recovering({ units: { g1: ['nco at D4', pinned], g2: ['6-6 at D4', disrupted] } });
    trial.order('german', recover('g1')).order('german', recover('g2'));
    expect(trial.unit('g2').yellow).toBeUndefined();
    const late = recovering({ units: { g1: ['nco at D4', disrupted], g2: ['6-6 at D4', pinned] } });
    late.order('german', recover('g1'));
    expect(late.unit('g1').yellow).toBeUndefined();
    late.order('german', recover('g2'), 9);
    expect(late.told('morale-check')).toMatchObject([{ unit: 'g2', passed: false, result: 'WIA' }]);
  });

  test('[combat 9.1.4.3.1] a wounded officer helps in his own hex only', () => {
    const trial = recovering({
      units: { g1: ['officer at D5', { wounded: true }], g2: ['6-6 at D4', pinned] },
    });
    trial.order('german', recover('g2'), 1);
    expect(trial.told('morale-check')[0]?.modifiers).toEqual([]);
  });

  test('[combat 9.1.4.4] a Commissar demands an Action Check: all off in his hex, two levels next to him', () => {
    const near = recovering({
      units: { r1: 'commissar at D4', r2: ['4-4 at D4', wia] },
      active: 'russian',
      clock: { phase: 'command', initiative: 'russian' },
    });
    near.order('russian', recover('r2'), 5);
    expect(near.told('action-check')).toEqual([
      { unit: 'r2', to: 'recover', rolled: 5, needs: 5, passed: true },
    ]);
    expect(near.unit('r2').yellow).toBeUndefined();
    const next = recovering({ units: { r1: 'commissar at D5', r2: ['4-4 at D4', wia] } });
    next.order('russian', recover('r2'), 1);
    expect(next.unit('r2').yellow).toBe('pinned');
  });

  test('[combat 9.1.4.4] failing it makes the marker one worse, a WIA unit suffers casualties', () => {
    const worse = recovering({ units: { r1: 'commissar at D4', r2: ['4-4 at D4', pinned] } });
    worse.order('russian', recover('r2'), 6);
    expect(worse.told('driven')).toEqual([{ unit: 'r2', from: 'pinned', to: 'disrupted' }]);
    const hurt = recovering({ units: { r1: 'commissar at D4', r2: ['4-4 at D4', wia] } });
    hurt.order('russian', recover('r2'), 0);
    expect(hurt.unit('r2')).toMatchObject({ kind: 'half-squad', name: '2-4', yellow: 'wia' });
    const leader = recovering({ units: { r1: 'commissar at D4', r2: ['nco at D4', disrupted] } });
    leader.order('russian', recover('r2'), 8);
    expect(leader.unit('r2')).toMatchObject({ wounded: true, yellow: 'disrupted' });
  });

  test('[combat 9.1.4.4.1] nobody ignores the Commissar, not with another leader at hand, not other leaders', () => {
    const trial = recovering({
      units: { r1: 'commissar at D5', r2: ['4-4 at D4', pinned], r3: 'nco at D4', r4: ['nco at D6', pinned] },
    });
    trial.order('russian', recover('r2'), 5);
    expect(trial.kinds).toEqual(['action-check', 'recovered']);
    trial.order('russian', recover('r4'), 7);
    expect(trial.told('action-check')[0]).toMatchObject({ unit: 'r4', needs: 7, passed: true });
  });
});

describe('regrouping', () => {
  test('[combat 4.2/1b, 4.3.2.1] two identical half-squads with a leader become a squad', () => {
    const trial = recovering({ units: { g1: '3-6 at D4', g2: '3-6 at D4', g3: 'nco at D4' } });
    trial.order('german', { order: 'regroup', units: ['g1', 'g2'] });
    expect(trial.unit('g1')).toMatchObject({
      kind: 'squad',
      name: '6-6',
      fp: 6,
      half: { name: '3-6', fp: 3 },
    });
    expect(trial.battle.unit('g2')).toBeUndefined();
  });

  test('[combat 4.3.2.1] not without a leader, not from different hexes, not different half-squads', () => {
    const trial = recovering({
      units: {
        g1: '3-6 at D4',
        g2: '3-6 at D4',
        g3: '3-6 at E5',
        g4: 'nco at E5',
        g5: ['3-6 at E5', { name: '3-4' }],
      },
    });
    for (const units of [
      ['g1', 'g2'],
      ['g1', 'g3'],
      ['g3', 'g5'],
      ['g3', 'g3'],
    ])
      expect(trial.refusal('german', { order: 'regroup', units })).toMatchObject({
        refused: 'CANNOT_REGROUP',
      });
    expect(trial.legal('german').map(({ order }) => order)).toEqual(['end-command']);
  });

  test('[combat 4.3.2.2] leader and squad act normally afterwards', () => {
    const trial = recovering({
      units: { g1: '3-6 at D4', g2: '3-6 at D4', g3: 'nco at D4', a1: '7-6 at F4' },
    });
    trial
      .order('german', { order: 'regroup', units: ['g1', 'g2'] })
      .order('german', 'end-command', 1, 5)
      .order('german', 'go-first');
    expect(trial.refusal('german', { order: 'fire', units: ['g1'], at: 'F4' }, 5, 0)).toBeUndefined();
  });
});

describe('overstacking', () => {
  const crowd = { g1: '6-6 at D4', g2: '6-6 at D4', g3: '6-6 at D4', g4: '3-6 at D4', g5: 'nco at D4' };

  test('[combat 8.2.2, 8.2.3] the owner chooses excess units, which are Disrupted', () => {
    const trial = begin({ units: crowd });
    trial.order('german', 'end-command');
    expect(trial.awaits).toEqual(['german overstacked']);
    expect(trial.legal('german').map(({ unit }) => unit)).toEqual(['g1', 'g2', 'g3', 'g4']);
    expect(trial.refusal('german', { order: 'mark-excess', unit: 'g5' })).toMatchObject({
      refused: 'NOT_EXCESS',
    });
    trial.order('german', { order: 'mark-excess', unit: 'g4' }, 2, 3);
    expect(trial.unit('g4').yellow).toBe('disrupted');
    expect(trial.awaits).toEqual(['german initiative']);
  });

  test('[combat 8.2.2] vehicles are Suppressed', () => {
    const trial = begin({ units: { g1: 'tank at D4', g2: 'tank at D4', g3: 'truck at D4' } });
    trial.order('german', { order: 'mark-excess', unit: 'g3' }, 2, 3);
    expect(trial.unit('g3').suppressed).toBe(true);
  });
});

describe('Initiative', () => {
  test('[combat 4.2/1c] both roll a d10, the higher wins', () => {
    const trial = begin({ units: { g1: '6-6 at D4', a1: '7-6 at K9' } }, 8, 3);
    expect(trial.told('initiative-rolled')).toEqual([
      { rolls: { american: 8, german: 3 }, winner: 'american' },
    ]);
    expect(trial.awaits).toEqual(['american initiative']);
    expect(trial.battle.clock).toMatchObject({ phase: 'fire-and-movement', initiative: 'american' });
  });

  test('[combat 4.2/1c] a tie leaves it with the side that had it', () => {
    expect(begin({ units: { g1: '6-6 at D4' } }, 5, 5).awaits).toEqual(['german initiative']);
    expect(
      begin({ units: { g1: '6-6 at D4' }, clock: { phase: 'command', initiative: 'american' } }, 5, 5).awaits,
    ).toEqual(['american initiative']);
  });

  test('[combat 2.6.2] a 0 on a d10 is a ten', () => {
    expect(begin({ units: { g1: '6-6 at D4' } }, 9, 0).told('initiative-rolled')[0]).toEqual({
      rolls: { american: 9, german: 10 },
      winner: 'german',
    });
  });

  test('[combat-86] German 0 against American 4: the German keeps the Initiative', () => {
    const trial = begin({ units: { g1: '6-6 at D4' } }, 4, 0);
    expect(trial.told('initiative-rolled')[0]?.winner).toBe('german');
    trial.order('german', 'go-first');
    expect(trial.awaits).toEqual(['german impulse']);
  });

  test('[combat 4.4.3] its holder chooses to go first or second', () => {
    const first = begin({ units: { g1: '6-6 at D4' } }, 2, 9).order('german', 'go-first');
    expect(first.awaits).toEqual(['german impulse']);
    const second = begin({ units: { g1: '6-6 at D4' } }, 2, 9).order('german', 'go-second');
    expect(second.awaits).toEqual(['american impulse']);
  });

  test('a scenario may give the Initiative in a turn', () => {
    const trial = begin({
      units: { g1: '6-6 at D4' },
      options: { initiative: [{ turn: 1, side: 'american' }] },
    });
    expect(trial.told('initiative-rolled')).toEqual([{ rolls: {}, winner: 'american' }]);
  });
});
