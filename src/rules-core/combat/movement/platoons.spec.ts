import { d100, field, fire, moves, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const FAR = { a9: 'nco at L11' } as const;
const begin = (units: Setup['units'], setup: Setup = {}) =>
  new Trial({ ...setup, units: { ...FAR, ...units } });
const refused = (trial: Trial, ...order: Parameters<typeof moves>) =>
  trial.refusal('german', moves(...order))?.refused;

describe('entering an enemy hex', () => {
  const near = { g1: '6-6 at D4', a1: ['7-6 at D5', { fired: 2, yellow: 'disrupted' }] as Placed };

  test('[combat 10.1.8] alone only by an Action Check', () => {
    const trial = begin(near).order('german', moves('cautious', { g1: ['D5'] }), 6);
    expect(trial.told('action-check')).toEqual([
      { unit: 'g1', to: 'enter D5', rolled: 6, needs: 6, passed: true },
    ]);
    expect(trial.unit('g1').at).toBe('D5');
  });

  test('[combat 10.1.8.1] failing it, the unit may go elsewhere but not try again', () => {
    const trial = begin(near).order('german', moves('cautious', { g1: ['D5'] }), 7);
    expect(trial.awaits).toEqual(['german moving']);
    const go = (to: string) => ({ order: 'go-on', routes: [{ unit: 'g1', path: [{ to }] }] });
    expect(trial.refusal('german', go('D5'))).toMatchObject({ refused: 'BALKED' });
    trial.order('german', go('D3'));
    expect(trial.unit('g1').at).toBe('D3');
  });

  test('[combat 10.1.8] with a leader, or as a leader, without', () => {
    const led = begin({ ...near, g2: 'nco at D4' }).order(
      'german',
      moves('cautious', { g1: ['D5'], g2: ['D5'] }),
    );
    expect(led.kinds).not.toContain('action-check');
    const leader = begin({ a1: near.a1, g2: 'nco at D4' }).order('german', moves('cautious', { g2: ['D5'] }));
    expect(leader.unit('g2').at).toBe('D5');
  });

  test('[combat 10.2.6] among Disrupted friends a Morale Check, unless an able leader is there', () => {
    const shaken: Placed = ['6-6 at D5', { yellow: 'disrupted' }];
    const alone = begin({ g1: '6-6 at D4', g2: shaken }).order(
      'german',
      moves('cautious', { g1: ['D5'] }),
      9,
    );
    expect(alone.told('morale-check')).toMatchObject([{ unit: 'g1', result: 'Disrupted' }]);
    const led = begin({ g1: '6-6 at D4', g2: shaken, g3: 'nco at D5' }).order(
      'german',
      moves('cautious', { g1: ['D5'] }),
    );
    expect(led.action.rolls).toEqual([]);
    const leader = begin({ g1: 'nco at D4', g2: shaken }).order('german', moves('cautious', { g1: ['D5'] }));
    expect(leader.action.rolls).toEqual([]);
  });

  test('[combat 3.3.4.2] a unit that walks into hidden units reveals them', () => {
    const trial = begin({ g1: '6-6 at D4', a1: ['7-6 at D5', { hidden: true, fired: 2 }] });
    trial.order('german', moves('cautious', { g1: ['D5'] }));
    expect(trial.told('revealed')).toEqual([{ units: ['a1'], at: 'D5' }]);
    expect(trial.unit('a1').hidden).toBeUndefined();
  });
});

describe('platoons', () => {
  const platoon = { g1: '6-6 at B2', g2: '6-6 at B3', g3: 'nco at B3', g4: '5-4 at C3' };
  const step = { g1: ['C2'], g2: ['C3'], g3: ['C3'], g4: ['D3'] };

  test('[combat 10.5.1] up to three adjacent hexes with a leader move in one impulse, hex by hex together', () => {
    const trial = begin(platoon).order('german', moves('cautious', step));
    expect(['g1', 'g2', 'g3', 'g4'].map((id) => trial.unit(id).at)).toEqual(['C2', 'C3', 'C3', 'D3']);
    expect(trial.awaits).toEqual(['american impulse']);
  });

  test('[combat 10.5.1] not without a leader, not from four hexes, not from hexes apart', () => {
    const lost = begin({ ...platoon, g3: ['nco at B3', { yellow: 'pinned' }] });
    expect(refused(lost, 'cautious', { g1: ['C2'], g2: ['C3'] })).toBe('NO_LEADER');
    expect(
      refused(begin({ ...platoon, g1: '6-6 at B6' }), 'cautious', { g1: ['B5'], g2: ['B4'], g3: ['B4'] }),
    ).toBe('NOT_A_PLATOON');
    const four = begin({ g1: '6-6 at B2', g2: '6-6 at B3', g3: 'nco at B4', g4: '6-6 at B5' });
    expect(refused(four, 'cautious', { g1: ['C2'], g2: ['C3'], g3: ['C4'], g4: ['C5'] })).toBe(
      'NOT_A_PLATOON',
    );
  });

  test('[combat 10.5.2] it ends adjacent or in one hex', () => {
    expect(
      refused(begin(platoon), 'cautious', { g1: ['B1', 'A2'], g2: ['B4', 'B5'], g3: ['B4', 'B5'] }),
    ).toBe('TORN_APART');
  });

  test('[combat 10.5.1] Defensive Fire sees all of them in the act', () => {
    const trial = begin({ g1: '6-6 at D4', g2: 'nco at E4', a1: '7-6 at D7' });
    trial.order('german', moves('cautious', { g1: ['D3'], g2: ['E3'] }));
    expect(trial.battle.position.awaiting[0]?.about).toEqual({
      trigger: 'move',
      units: ['g1', 'g2'],
      at: ['D3', 'E3'],
    });
  });

  test('[combat 10.5.2/a] without its leader each goes on only by an Action Check', () => {
    const trial = begin({ g1: '6-6 at D4', g2: 'nco at D4', g3: '6-6 at D4', a1: '7-6 at D7' });
    trial.order('german', moves('cautious', { g1: ['D3', 'D2'], g2: ['D3', 'D2'], g3: ['D3', 'D2'] }));
    trial.order('american', { order: 'fire', units: ['a1'], at: 'D3' }, ...d100(35), 8, 1, 1);
    expect(trial.unit('g2').yellow).toBe('pinned');
    trial.order('american', 'hold-fire', 6, 7);
    expect(trial.told('action-check')).toMatchObject([
      { unit: 'g1', passed: true },
      { unit: 'g3', passed: false },
    ]);
    expect(trial.told('fell-out')).toEqual([{ units: ['g3'], why: 'no leader' }]);
    expect([trial.unit('g1').at, trial.unit('g3').at]).toEqual(['D2', 'D3']);
  });

  test('[combat 10.5.2] torn apart by losses, only the part that stands together goes on', () => {
    const units = { g1: '6-6 at D3', g2: '6-6 at D4', g3: 'nco at D5', g4: '6-6 at D5', a1: '7-6 at H4' };
    const trial = begin(units);
    trial.order(
      'german',
      moves('cautious', { g1: ['C3', 'B3'], g2: ['C4', 'B4'], g3: ['C5', 'B5'], g4: ['C5', 'B5'] }),
    );
    trial
      .order('american', { order: 'fire', units: ['a1'], at: 'C4' }, ...d100(35), 7)
      .order('american', 'hold-fire');
    expect(trial.told('fell-out')).toEqual([{ units: ['g1'], why: 'torn apart' }]);
    expect([trial.unit('g1').at, trial.unit('g2').at, trial.unit('g4').at]).toEqual(['C3', 'C4', 'B5']);
  });

  test('[combat 10.5.3] a platoon may use Assault Movement', () => {
    const trial = begin(platoon).order('german', moves('assault', step));
    expect(['g1', 'g2', 'g3', 'g4'].map((id) => trial.unit(id).marker)).toEqual(
      Array(4).fill('assault-moved'),
    );
  });
});

describe('Assault Fire', () => {
  const units = { g1: '6-6 at D4', a1: ['7-6 at D7', { fired: 2 }] as Placed };

  test('[combat 10.1.5, 12.3.1.2.3] half firepower on the move for 1 MP', () => {
    const trial = begin(units).order('german', moves('assault', { g1: ['D5'] }, true));
    trial.order('german', { order: 'fire', units: ['g1'], at: 'D7' }, ...d100(99));
    expect(trial.told('attack')).toMatchObject([{ fp: 3, row: 2 }]);
    expect(trial.unit('g1').marker).toBe('assault-fired');
    expect(trial.battle.position.awaiting[0]?.about?.left).toEqual({ g1: 2 });
    expect(trial.refusal('german', { order: 'fire', units: ['g1'], at: 'D7' })).toMatchObject({
      refused: 'HAS_MOVED',
    });
  });

  test('[combat 12.1.1.1.2] or later, as the use of an impulse', () => {
    const trial = begin(units)
      .order('german', moves('assault', { g1: ['D5'] }))
      .order('american', 'pass');
    trial.order('german', { order: 'fire', units: ['g1'], at: 'D7' }, ...d100(99));
    expect(trial.told('attack')).toMatchObject([{ fp: 3 }]);
    expect(trial.unit('g1')).toMatchObject({ marker: 'assault-fired' });
    expect(trial.unit('g1').fired).toBeUndefined();
  });

  test('[combat 10.1.6] crawling leaves half fire to infantry and machine guns, none to guns', () => {
    const crawled = (name: string) => {
      const trial = begin({ g1: `${name} at D4`, a1: units.a1 })
        .order('german', moves('crawling', { g1: ['D3'] }))
        .order('american', 'pass');
      const shot = { order: 'fire', units: ['g1'], at: 'D7' };
      return (
        trial.refusal('german', shot, ...d100(99))?.refused ??
        trial.order('german', shot, ...d100(99)).told('attack')[0]?.fp
      );
    };
    expect([crawled('6-6'), crawled('MG 42'), crawled('M2 mortar')]).toEqual([3, 6, 'HAS_MOVED']);
  });

  test('[combat 10.1.3, 10.1.4] a unit that ran or moved cautiously has no fire', () => {
    for (const mode of ['running', 'cautious'] as const) {
      const trial = begin(units).order('german', moves(mode, { g1: ['D5'] }, true));
      expect(trial.refusal('german', { order: 'fire', units: ['g1'], at: 'D7' })).toMatchObject({
        refused: 'HAS_MOVED',
      });
    }
  });

  test('[combat 12.1.2.3] Defensive Fire comes before the Assault Fire', () => {
    const trial = begin({ g1: '6-6 at D4', a1: '7-6 at D7' }).order(
      'german',
      moves('assault', { g1: ['D5'] }, true),
    );
    expect(trial.awaits).toEqual(['american reaction']);
    expect(trial.refusal('german', { order: 'fire', units: ['g1'], at: 'D7' })).toMatchObject({
      refused: 'NOT_YOUR_DECISION',
    });
    expect(trial.order('american', 'hold-fire').awaits).toEqual(['german moving']);
  });
});

describe('fleeing', () => {
  const map = field({ D2: 'woods', H4: 'stone-building' });
  const shot = (units: Setup['units'], rolls: number[]) => {
    const trial = begin({ g1: '6-6 at D5', a1: '7-6 at D8', ...units }, { map });
    return trial
      .order('german', moves('cautious', { g1: ['D4', 'D3'] }))
      .order('american', { order: 'fire', units: ['a1'], at: 'D4' }, ...d100(35), ...rolls);
  };

  test('[combat 10.6.1] Disrupted on the move, it may head for the nearest cover with what is left', () => {
    const trial = shot({}, [9]).order('american', 'hold-fire');
    expect(trial.awaits).toEqual(['german flee-now']);
    expect(trial.legal('german')).toEqual([
      { order: 'run-for-cover', unit: 'g1', path: ['D3'] },
      { order: 'stay' },
    ]);
    trial.order('german', { order: 'run-for-cover', unit: 'g1', path: ['D3', 'D2'] });
    expect(trial.told('fled')).toEqual([{ unit: 'g1', from: 'D4', to: 'D2' }]);
    for (const _ of ['D3', 'D2']) trial.order('american', 'hold-fire');
    expect(trial.unit('g1').at).toBe('D2');
    expect(trial.awaits).toEqual(['american impulse']);
  });

  test('[combat 10.6.1] only towards the nearest cover', () => {
    const trial = shot({}, [9]).order('american', 'hold-fire');
    expect(trial.refusal('german', { order: 'run-for-cover', unit: 'g1', path: ['E4'] })).toMatchObject({
      refused: 'NOT_TO_COVER',
    });
    expect(trial.order('german', 'stay').unit('g1').at).toBe('D4');
  });

  test('[combat 10.6.1] one hex in any case, even without Movement Points', () => {
    const trial = begin({ g1: '6-6 at D4', a1: '7-6 at D8' }, { map: field({ D2: 'woods' }) });
    trial
      .order('german', moves('crawling', { g1: ['D3'] }))
      .order('american', { order: 'fire', units: ['a1'], at: 'D3' }, ...d100(25), 9);
    trial.order('american', 'hold-fire');
    expect(trial.battle.position.awaiting[0]?.about).toMatchObject({ unit: 'g1', mp: 0 });
    expect(trial.order('german', { order: 'run-for-cover', unit: 'g1', path: ['D2'] }).unit('g1').at).toBe(
      'D2',
    );
  });

  test('[combat 6.13.2/a] never towards an enemy in sight', () => {
    const trial = shot({ a2: 'nco at F1' }, [9]).order('american', 'hold-fire');
    expect(trial.awaits).toEqual(['american impulse']);
  });

  test('[combat 10.6.2] a Disrupted unit may flee in an impulse of its own', () => {
    const trial = begin({ g1: ['6-6 at D5', { yellow: 'disrupted' }], g2: '6-6 at D5' }, { map });
    trial.order('german', { order: 'flee', unit: 'g1', path: ['D4', 'D3'] });
    expect(trial.unit('g1')).toMatchObject({ at: 'D3', marker: 'moved', fled: true });
    expect(trial.awaits).toEqual(['american impulse']);
    trial.order('american', 'pass');
    expect(trial.refusal('german', { order: 'flee', unit: 'g1', path: ['D2'] })).toMatchObject({
      refused: 'HAS_MOVED',
    });
    expect(trial.refusal('german', { order: 'flee', unit: 'g2', path: ['D4'] })).toMatchObject({
      refused: 'NOT_DISRUPTED',
    });
  });
});

describe('crawling off', () => {
  const enemy = { a1: '7-6 at D9' } as const;

  test('[combat 10.6.2] a Disrupted unit crawls one hex in a later phase, and is not asked to flee', () => {
    const trial = begin({ g1: ['6-6 at D5', { yellow: 'wia' }], ...enemy }, { map: field({ D2: 'woods' }) });
    expect(trial.legal('german')).toContainEqual(moves('crawling', { g1: ['D4'] }, true));
    trial.order('german', moves('crawling', { g1: ['D4'] })).order('american', 'hold-fire');
    expect(trial.unit('g1')).toMatchObject({ at: 'D4', yellow: 'wia', marker: 'crawled' });
    expect(trial.awaits).toEqual(['american impulse']);
  });
  test('[combat 10.6.2] [combat 12.3.1.5.4] in no other way, not to throw smoke, and not to fire on the way', () => {
    const trial = begin({ g1: ['6-6 at D5', { yellow: 'disrupted' }], ...enemy });
    expect(refused(trial, 'cautious', { g1: ['D4'] })).toBe('DISRUPTED');
    expect(refused(trial, 'crawling', { g1: [{ do: 'smoke', at: 'D4' }] })).toBe('DISRUPTED');
    trial.order('german', moves('crawling', { g1: ['D4'] })).order('american', 'hold-fire');
    trial.order('american', 'pass');
    expect(trial.refusal('german', fire('g1', 'D9'))?.refused).toBe('DISRUPTED');
  });
  test('[combat 10.6.2] not in the phase in which it became Disrupted', () => {
    const trial = begin({ a1: '7-6 at D9', g1: '6-6 at D5' }, { active: 'american' });
    trial.order('american', fire('a1', 'D5'), ...d100(20), 0, 5);
    expect(trial.unit('g1')).toMatchObject({ yellow: 'disrupted', shaken: true });
    expect(refused(trial, 'crawling', { g1: ['D4'] })).toBe('DISRUPTED');
    trial.order('german', 'pass');
    for (const side of ['american', 'german', 'american']) trial.order(side, 'pass');
    expect(trial.unit('g1').shaken).toBeUndefined();
  });
});

describe('bugging out', () => {
  const charge = (...rolls: number[]) =>
    new Trial({ units: { ...FAR, g1: 'nco at D4', a1: ['7-6 at D5', { fired: 2 }] } })
      .order('german', moves('cautious', { g1: ['D5'] }))
      .order('american', { order: 'bug-out', unit: 'a1', to: 'D6' }, ...rolls);

  test('[combat 10.6.4] a Morale Check passed gets the unit out before the enemy comes in', () => {
    const trial = charge(7);
    expect(trial.told('bugged-out')).toEqual([{ unit: 'a1', from: 'D5', to: 'D6' }]);
    expect([trial.unit('a1').at, trial.unit('g1').at]).toEqual(['D6', 'D5']);
  });
  test('[combat 10.6.4] Pinned it stays, Disrupted it gets out with its marker', () => {
    expect(charge(8).unit('a1')).toMatchObject({ at: 'D5', yellow: 'pinned' });
    expect(charge(0, 5).unit('a1')).toMatchObject({ at: 'D6', yellow: 'disrupted' });
  });
  test('[combat 10.6.4] only into a hex without enemies, and only if it is free to move', () => {
    const trial = new Trial({
      units: { ...FAR, g1: 'nco at D4', g2: '6-6 at D6', a1: ['7-6 at D5', { fired: 2 }] },
    });
    trial.order('german', moves('cautious', { g1: ['D5'] }));
    expect(trial.refusal('american', { order: 'bug-out', unit: 'a1', to: 'D6' }, 1)).toMatchObject({
      refused: 'NO_WAY_OUT',
    });
    expect(trial.refusal('american', { order: 'bug-out', unit: 'a1', to: 'D4' }, 1)).toMatchObject({
      refused: 'NO_WAY_OUT',
    });
    expect(trial.order('american', 'stand').unit('g1').at).toBe('D5');
    const pinned = new Trial({
      units: { ...FAR, g1: 'nco at D4', a1: ['7-6 at D5', { fired: 2, yellow: 'pinned' }] },
    });
    expect(pinned.order('german', moves('cautious', { g1: ['D5'] })).unit('g1').at).toBe('D5');
  });
});
