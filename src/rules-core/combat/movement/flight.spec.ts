import { begin, d100, field, fire, moves, refused, type Setup, type Trial } from '../testkit.testkit.js';

type Units = NonNullable<Setup['units']>;
const MAP = field({ D2: 'woods', H9: 'woods' });
const broken = { yellow: 'disrupted' } as const;
const scene = (units: Units, setup: Setup = {}): Trial =>
  begin({ a9: 'nco at L12', g9: 'nco at A12', ...units }, { map: MAP, ...setup });
const flee = { order: 'flee', unit: 'g1', path: ['D4', 'D3'] };
const flight = (setup: Setup, units: Units = {}, ...faces: number[]): Trial =>
  scene({ g1: ['6-6 at D5', broken], ...units }, setup).order('german', flee, ...faces);
const entered = (trial: Trial) => trial.told('entered').map(({ to, left }) => [to, left]);
const fallen = (trial: Trial) => trial.told('eliminated').map(({ unit }) => unit);

describe('who flees meets what every mover meets', () => {
  test('[combat 10.6.1 × 10.1.4] its hexes cost what they cost, one after the other', () => {
    const trial = flight({});
    expect(trial.told('fled')).toEqual([{ unit: 'g1', from: 'D5', to: 'D3' }]);
    expect(entered(trial)).toEqual([
      ['D4', 5],
      ['D3', 4],
    ]);
    expect(trial.unit('g1')).toMatchObject({ at: 'D3', marker: 'moved', fled: true });
    expect(trial.unit('g1').moving).toBeUndefined();
  });

  test('[combat 10.6.1 × 7.3.6] mines attack it on its way out and in, and do not stop it but by its death', () => {
    const marks = { D5: { mines: 'american' }, D4: { mines: 'german' } } as const;
    const shaken = flight({ marks }, {}, ...d100(30), 6, ...d100(99), ...d100(99));
    expect(shaken.told('mines-attack').map(({ hex }) => hex)).toEqual(['D5', 'D4', 'D4']);
    expect(shaken.told('morale-check')).toMatchObject([{ unit: 'g1', passed: false }]);
    expect(shaken.unit('g1')).toMatchObject({ at: 'D3', yellow: 'wia' });
    const dead = flight({ marks }, {}, ...d100(1));
    expect([fallen(dead), entered(dead)]).toEqual([['g1'], []]);
  });

  test('[combat 10.6.1 × 7.3.4] hidden mines are found', () => {
    const trial = flight({ secrets: { american: { mines: ['D4'] } } }, {}, ...d100(99), ...d100(99));
    expect(trial.told('mines-found')).toEqual([{ hex: 'D4' }]);
    expect(trial.told('mines-attack')).toHaveLength(2);
  });

  test('[combat 10.6.1 × 15.7.7] it runs into the blast of artillery', () => {
    const trial = flight(
      {
        sides: { american: { batteries: [{ id: 'guns', size: 105, by: 'radio', ffe: 'D3' }] } },
        marks: { D3: { ffe: ['guns'] } },
      },
      {},
      ...d100(99),
      ...d100(99),
    );
    expect(trial.told('attack').map(({ at }) => at)).toEqual(['D4', 'D3']);
  });

  test('[combat 10.6.1 × 12.1.2] Defensive Fire after each hex, at a moving target; it runs on, worse off or not', () => {
    const trial = flight({}, { a1: '7-6 at D8', a2: '7-6 at E8' });
    expect(trial.battle.position.awaiting).toMatchObject([
      { side: 'american', kind: 'reaction', about: { trigger: 'move', at: ['D4'] } },
    ]);
    trial.order('american', fire('a1', 'D4'), ...d100(35), 6);
    expect(trial.told('attack')[0]?.results[0]?.modifiers).toMatchObject([{ why: 'moved', drm: -10 }]);
    expect(trial.unit('g1').yellow).toBe('wia');
    trial.order('american', 'hold-fire');
    expect(trial.battle.position.awaiting[0]?.about).toMatchObject({ at: ['D3'] });
    trial.order('american', fire('a2', 'D3'), ...d100(99));
    trial.order('american', 'hold-fire');
    expect(trial.awaits).toEqual(['american impulse']);
  });

  test('[combat 10.6.1 × 12.1.2] a unit that is shot on the way goes no farther', () => {
    const trial = flight({}, { a1: '7-6 at D8' }).order('american', fire('a1', 'D4'), ...d100(11));
    expect(fallen(trial)).toEqual(['g1']);
    expect(trial.awaits).toEqual(['american impulse']);
  });

  test('[combat 10.6.1 × 10.2.6] among Disrupted friends its nerves fail again', () => {
    const trial = flight({}, { g2: ['6-6 at D4', broken] }, 1);
    expect(trial.action.effects.find(({ effect }) => effect === 'morale-check')?.cites).toContain('10.2.6');
  });

  test('[combat 10.6.1 × 3.3.4.2 × 14.2] it stumbles upon hidden enemies, and Close Combat is joined', () => {
    const hides: Setup = { sides: { american: { mayHide: true } } };
    const hidden: Units = { a1: ['7-6 at D4', { hidden: true, fired: 2 }] };
    const on = flight(hides, hidden);
    while (on.awaits[0] === 'american reaction') on.order('american', 'hold-fire');
    expect(on.unit('g1').at).toBe('D3');
    const trial = scene({ g1: ['6-6 at D5', broken], ...hidden }, hides).order('german', {
      ...flee,
      path: ['D4'],
    });
    expect(trial.told('revealed')).toMatchObject([{ units: ['a1'] }]);
    while (trial.awaits[0] === 'american reaction') trial.order('american', 'hold-fire');
    expect(trial.told('close-combat-joined')).toEqual([{ at: 'D4', entered: ['g1'] }]);
  });

  test('[combat 10.6.1 × 3.3.4.2] it stops short of an enemy who has shown himself on its way', () => {
    const trial = flight({ sides: { american: { mayHide: true } } }, { a1: ['7-6 at D3', { hidden: true }] });
    trial.order('american', fire('a1', 'D4'), ...d100(99)).order('american', 'hold-fire');
    expect(trial.unit('a1').hidden).toBeUndefined();
    expect(trial.unit('g1').at).toBe('D4');
    expect(trial.awaits).toEqual(['american impulse']);
  });
});

describe('who runs for cover on its move', () => {
  const shot = (mode: 'cautious' | 'crawling', setup: Setup = {}, units: Units = {}) => {
    const trial = scene({ g1: '6-6 at D5', a1: ['7-6 at D8', { fired: 1 }], ...units }, setup)
      .order('german', moves(mode, { g1: ['D4'] }))
      .order('american', fire('a1', 'D4'), ...d100(25), 9);
    return trial.awaits[0] === 'american reaction' ? trial.order('american', 'hold-fire') : trial;
  };

  test('[combat 10.6.1 × 7.3.6 × 12.1.2] meets mines and Defensive Fire as well', () => {
    const trial = shot('cautious', { marks: { D3: { mines: 'american' } } }, { a2: '7-6 at E8' });
    trial.order('german', { order: 'run-for-cover', unit: 'g1', path: ['D3', 'D2'] }, ...d100(99));
    expect(trial.told('mines-attack').map(({ hex }) => hex)).toEqual(['D3']);
    expect(trial.awaits).toEqual(['american reaction']);
    trial.order('american', 'hold-fire', ...d100(99));
    expect(entered(trial)).toEqual([['D2', 2]]);
    while (trial.awaits[0] === 'american reaction') trial.order('american', 'hold-fire');
    expect(trial.unit('g1')).toMatchObject({ at: 'D2', fled: true });
    expect(trial.awaits).toEqual(['american impulse']);
  });

  test('[combat 10.6.1 × 7.3.9] is no longer crawling', () => {
    const trial = shot('crawling', { marks: { D3: { mines: 'american' } } });
    trial.order('german', { order: 'run-for-cover', unit: 'g1', path: ['D3'] }, ...d100(99));
    expect(trial.told('mines-attack')).toHaveLength(1);
    expect(entered(trial)).toEqual([['D3', 0]]);
  });

  test('[combat 10.6.1 × 14.9] stays where it has come upon the enemy while a friend fights on', () => {
    const came = (friend: Units) => {
      const trial = scene({ g1: '6-6 at D4', ...friend, a1: ['7-6 at D5', { fired: 2 }], a2: '7-6 at D9' });
      const routes = Object.fromEntries(['g1', ...Object.keys(friend)].map((id) => [id, ['D5']]));
      trial.order('german', moves('cautious', routes), ...(friend.g2 ? [] : [1]));
      if (trial.awaits[0] === 'american bug-out') trial.order('american', 'stand', ...(friend.g2 ? [] : [1]));
      trial.order('american', fire('a2', 'D5'), ...d100(25), ...(friend.g2 ? [1] : []), 9);
      while (trial.awaits[0] === 'american reaction') trial.order('american', 'hold-fire');
      return trial;
    };
    expect(came({ g2: 'nco at D4' }).awaits).toEqual(['american impulse']);
  });
});

describe('who bugs out', () => {
  const entry = (setup: Setup = {}, units: Units = {}) =>
    scene({ g1: 'nco at D4', a1: ['7-6 at D5', { fired: 2 }], ...units }, setup).order(
      'german',
      moves('cautious', { g1: ['D5'] }),
    );
  const out = { order: 'bug-out', unit: 'a1', to: 'D6' };

  test('[combat 10.6.4 × 10.1.1] has moved, and is no longer in the act when the enemy goes on', () => {
    const trial = entry().order('american', out, 1);
    expect(trial.told('bugged-out')).toEqual([{ unit: 'a1', from: 'D5', to: 'D6' }]);
    expect(trial.unit('a1')).toMatchObject({ at: 'D6', marker: 'moved' });
    expect(trial.unit('a1').moving).toBeUndefined();
    expect(trial.unit('g1').at).toBe('D5');
  });

  test('[combat 10.6.4 × 7.3.6] meets mines on its way out and in', () => {
    const marks = { D5: { mines: 'german' }, D6: { mines: 'german' } } as const;
    const through = entry({ marks }).order('american', out, 1, ...d100(99), ...d100(99), ...d100(99));
    expect(through.told('mines-attack').map(({ hex, unit }) => [hex, unit])).toEqual([
      ['D5', 'a1'],
      ['D6', 'a1'],
      ['D5', 'g1'],
    ]);
    const pinned = entry({ marks }).order('american', out, 1, ...d100(30), 8, ...d100(99));
    expect(pinned.unit('a1')).toMatchObject({ at: 'D5', yellow: 'pinned' });
  });

  test('[combat 10.6.4 × 15.7.7] runs into the blast of artillery', () => {
    const trial = entry({
      sides: { german: { batteries: [{ id: 'guns', size: 105, by: 'radio', ffe: 'D7' }] } },
      marks: { D7: { ffe: ['guns'] } },
    }).order('american', out, 1, ...d100(99));
    expect(trial.told('attack').map(({ at }) => at)).toEqual(['D6']);
  });

  test('[combat 10.6.4 × 12.1.2] is fired at by those who look on', () => {
    const trial = entry({}, { g2: '6-6 at D9' }).order('american', out, 1);
    expect(trial.awaits).toEqual(['german reaction']);
    trial.order('german', fire('g2', 'D6'), ...d100(99));
    expect(trial.told('attack')[0]?.results[0]?.modifiers).toMatchObject([{ why: 'moved', drm: -10 }]);
    trial.order('german', 'hold-fire');
    expect(trial.unit('g1').at).toBe('D5');
  });

  test('[combat 10.6.4 × 11.5.5] riders are not in the hex on foot', () => {
    const trial = entry(
      {},
      { a1: ['7-6 at D5', { aboard: 'at' }], at: ['tank at D5', { mKill: true, fKill: true }] },
    );
    expect(trial.awaits[0]).not.toBe('american bug-out');
  });

  test('[combat 10.6.4 × 3.3.4.2] finds hidden enemies where it goes', () => {
    const trial = entry(
      { sides: { german: { mayHide: true } } },
      { g2: ['6-6 at D6', { hidden: true, fired: 2 }] },
    ).order('american', out, 1);
    expect(trial.told('revealed')).toMatchObject([{ units: ['g2'] }]);
    while (trial.awaits[0] === 'german reaction') trial.order('german', 'hold-fire');
    expect(trial.battle.location('D6').closeCombat).toBe(true);
  });
});

test('[combat 14.9 × 10.6.1] the order to flee out of Close Combat is refused while a friend fights on', () => {
  const trial = scene(
    { g1: ['6-6 at D5', broken], g2: '6-6 at D5', a1: '7-6 at D5' },
    { marks: { D5: { closeCombat: true } } },
  );
  expect(refused(trial, flee)).toBe('HELD');
});
