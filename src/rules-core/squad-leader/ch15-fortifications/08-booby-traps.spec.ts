import { originalBoard } from '../../boards/index.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { drawn, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const HOUSES = {
  buildings: [
    { is: 'stone', hexes: 'D5 D6' },
    { is: 'wooden', hexes: 'F6' },
  ],
};
const TRAP = { boobyTraps: { D5: 6 } };
const FAR = { r9: '4-4-7 at K9' } as const;
const play = (units: Readonly<Record<string, Placed>>, more: Setup = {}, factors = 6) =>
  new Trial({
    map: drawn(HOUSES),
    phase: 'movement',
    secrets: { russian: { boobyTraps: { D5: factors } } },
    units: { ...FAR, ...units },
    ...more,
  });
const enter = (units: readonly string[], care?: number, path: readonly string[] = ['D5']) => ({
  order: 'move',
  units,
  path,
  ...(care && { care }),
});
const disarm = (unit: string) => ({ order: 'disarm-trap', unit });
const exploded = (trial: Trial) => trial.told('trap-exploded').length > 0;

describe('coming into a house with a booby trap', () => {
  test('[squad-leader 15.8.3, 15.8.9.1, 15.8.9.2] those who come in hear of it at once, and not how strong it is', () => {
    const trial = play({ g1: '4-6-7 at D4' });
    expect(JSON.stringify(trial.battle.position.locations)).not.toContain('trap');
    trial.order('german', enter(['g1'], 1));
    expect(trial.told('trap-found')).toEqual([{ units: ['g1'], at: 'D5', care: 1 }]);
    expect([trial.at('D5').trap, exploded(trial)]).toEqual([1, false]);
  });

  test('[squad-leader 15.8.4] friends come and go; it goes off once', () => {
    const mine = { secrets: { german: TRAP }, map: drawn(HOUSES) };
    const friend = new Trial({ ...mine, phase: 'movement', units: { g1: '4-6-7 at D4', ...FAR } });
    expect(friend.order('german', enter(['g1'])).told('trap-found')).toEqual([]);
    const enemy = play({ g1: '4-6-7 at D4', g2: '4-6-7 at D4' });
    enemy.order('german', enter(['g1'])).order('german', enter(['g1'], undefined, ['E6']), 6, 6);
    expect(exploded(enemy)).toBe(true);
    expect(enemy.order('german', enter(['g2'])).told('trap-found')).toEqual([]);
  });

  test('[squad-leader 15.8.9.2.1, 15.8.9.1] who goes on sets it off before he is out', () => {
    const trial = play({ g1: '4-6-7 at D4' }).order('german', enter(['g1']));
    trial.order('german', enter(['g1'], undefined, ['E6']), 1, 1);
    expect(trial.told('trap-exploded')).toMatchObject([{ at: 'D5', factors: 6, rolled: 2, result: 'KIA' }]);
    expect(trial.battle.unit('g1')).toBeUndefined();
  });

  test.each([
    [2, 2, true],
    [2, 3, false],
    [1, 1, true],
  ] as const)(
    '[squad-leader 15.8.9.2.2, 15.8.9.4, 15.8.9.7] with %i MF of care it is disarmed on a %i: %s',
    (care, die, disarmed) => {
      const trial = play({ g1: '4-6-7 at D4' }).order('german', enter(['g1'], care));
      trial.order('german', disarm('g1'), die, ...(disarmed ? [] : [6, 6]));
      expect(trial.told('trap-disarming')[0]?.disarmed).toBe(disarmed);
      expect(exploded(trial)).toBe(!disarmed);
      expect(trial.at('D5').trap).toBeUndefined();
      expect(trial.battle.secret('russian').boobyTraps).toBeUndefined();
    },
  );

  test('[squad-leader-C-092] [squad-leader 15.8.9.4/q1] without care nobody disarms it', () => {
    const trial = play({ g1: '4-6-7 at D4', gl: '10-2 at D4' }).order('german', enter(['g1', 'gl']));
    expect(trial.refusal('german', disarm('g1'))?.refused).toBe('CANNOT_USE');
  });

  test.each([
    ['8-0', 4, true],
    ['8-0', 5, false],
    ['9-1', 5, true],
    ['9-1', 6, false],
  ] as const)(
    '[squad-leader-C-093] [squad-leader 15.8.9.4/q2, 15.8.9.4] a leader %s who takes all his factors disarms it on a %i: %s',
    (leader, die, disarmed) => {
      const trial = play({ gl: `${leader} at D4` }).order('german', enter(['gl'], 4));
      trial.order('german', disarm('gl'), die, ...(disarmed ? [] : [6, 6]));
      expect(trial.told('trap-disarming')[0]?.disarmed).toBe(disarmed);
    },
  );

  test('[squad-leader 15.8.9.2.3, 15.8.9.3] others may come in before anybody tries, stay, and are struck with them', () => {
    const trial = play({ g1: '4-6-7 at D4', g2: '4-6-7 at D4', g3: '4-6-7 at E6' }).order(
      'german',
      enter(['g1'], 2),
    );
    trial.order('german', enter(['g2']));
    expect([trial.unit('g1').trapped, trial.unit('g2').trapped]).toEqual(['finder', 'follower']);
    expect(trial.refusal('german', enter(['g2'], undefined, ['E6']))?.refused).toBe('HAS_MOVED');
    trial.order('german', disarm('g2'), 6, 1, 1);
    expect([trial.battle.unit('g1'), trial.battle.unit('g2')]).toEqual([undefined, undefined]);
    expect(trial.battle.unit('g3')).toBeDefined();
  });

  test('[squad-leader 15.8.9.5] care is not taken with what a leader or double time gives', () => {
    const units = { g1: '4-6-7 at D4', gl: '8-0 at D4' } as const;
    const asked = (options: Setup['options'], ids: readonly string[], care: number) =>
      play(units, options ? { options } : {}).refusal('german', enter(ids, care))?.refused;
    expect([asked({}, ['g1', 'gl'], 2), asked({}, ['g1'], 3)]).toEqual([undefined, 'TOO_FAR']);
    const hurried = play(units, { options: { optional: ['4.7'] } }).order('german', {
      order: 'double-time',
      unit: 'g1',
    });
    expect(hurried.refusal('german', enter(['g1'], 3))?.refused).toBe('TOO_FAR');
    expect(play(units).refusal('german', enter(['g1'], 1, ['E5']))?.refused).toBe('INDOORS');
  });

  test('[squad-leader 15.8.9.8] those who tried do not fire as they advance', () => {
    const trial = play({ g1: '4-6-7 at D4', r1: '4-4-7 at F6' }).order('german', enter(['g1'], 2));
    trial.order('german', disarm('g1'), 1).endPhase().endPhase();
    expect(trial.battle.clock.phase).toBe('advancing-fire');
    expect(trial.refusal('german', { order: 'fire', at: 'F6', firers: ['g1'] })).toBeDefined();
  });

  test('[squad-leader 15.8.9.7] when the phase ends what nobody has disarmed goes off', () => {
    const trial = play({ g1: '4-6-7 at D4' })
      .order('german', enter(['g1'], 2))
      .endPhase(6, 6);
    expect(exploded(trial)).toBe(true);
  });
});

describe('the blast', () => {
  const blast = (factors: number, ...dice: number[]) =>
    play({ g1: '4-6-7 at D4' }, {}, factors)
      .order('german', enter(['g1']))
      .endPhase(...dice);
  test('[squad-leader 15.8.8] those under a "?" are struck with all of it', () => {
    const fate = (concealed: object) => {
      const trial = play({ g1: ['4-6-7', { at: 'D4', ...concealed }] }).order('german', enter(['g1']));
      return [trial.endPhase(1, 1).told('trap-exploded')[0]?.result, trial.battle.unit('g1')];
    };
    expect(fate({ concealed: true })).toEqual(fate({}));
    expect(fate({ concealed: true })).toEqual(['KIA', undefined]);
  });

  test('[squad-leader 15.8.9.7] the walls turn it on men, and shelter themselves', () => {
    const [about] = blast(6, 4, 4, 1, 1).told('trap-exploded');
    expect(about?.modifiers).toEqual([{ why: 'stone building, reversed', value: -3, cites: '15.8.9.7' }]);
    expect(about?.result).not.toBe('-');
    expect(blast(6, 1, 1).at('D5').rubble).toBeUndefined();
    expect(blast(36, 1, 1).at('D5').rubble).toBeDefined();
  });

  test('[squad-leader 15.8.5] without a result it is gone all the same', () => {
    const trial = blast(1, 6, 6);
    expect(trial.told('trap-exploded')).toMatchObject([{ result: '-' }]);
    expect(trial.battle.secret('russian').boobyTraps).toBeUndefined();
  });

  test('[squad-leader-C-094] [squad-leader 15.8.9.1/q1] those who go around the house come upon nothing', () => {
    const village = originalBoard('village');
    if (!village) throw new Error('There is no village.');
    const around = play(
      { g1: '4-6-7 at C8' },
      { map: { map: village, charts: SQUAD_LEADER_CHARTS }, secrets: { russian: { boobyTraps: { C7: 6 } } } },
    );
    const way = { order: 'move', units: ['g1'], path: ['C7', 'C6'], bypass: [{ at: 'C7', past: 'left' }] };
    expect(around.order('german', way).told('trap-found')).toEqual([]);
    expect(around.unit('g1').at).toBe('C6');
  });
});

describe('in other phases', () => {
  test.each([
    ['4-6-7 at D4', undefined, 2, true],
    ['4-6-7 at D4', undefined, 3, false],
    ['4-6-7 at D4', '9-1 at D5', 3, true],
  ] as const)(
    '[squad-leader 15.8.9.6] who advances into it disarms it on 2 or less: %s, %s, %i',
    (g1, gl, die, disarmed) => {
      const trial = play({ g1, ...(gl && { gl }) }, { phase: 'advance' });
      trial.order('german', { order: 'advance', unit: 'g1', to: 'D5' }, die, ...(disarmed ? [] : [6, 6]));
      expect(trial.told('trap-disarming')[0]?.disarmed).toBe(disarmed);
      expect(exploded(trial)).toBe(!disarmed);
    },
  );

  test('[squad-leader 15.8/q3] who routs into it sets it off', () => {
    const trial = play(
      { g1: ['4-6-7 at D4', { broken: true, dm: true }], r1: '4-4-7 at D2', r9: '4-4-7 at N12' },
      { phase: 'rout' },
    );
    trial.order('german', { order: 'rout', unit: 'g1', path: ['D5'] }, 6, 6);
    expect(exploded(trial)).toBe(true);
  });

  test.each([
    [[5, 6], false],
    [[6, 6], true],
  ] as const)(
    '[squad-leader 15.8.6, 15.8.7] a leader takes a trap of his side away on %j, and does nothing else',
    (dice, goesOff) => {
      const trial = new Trial({
        map: drawn(HOUSES),
        phase: 'rally',
        secrets: { german: TRAP },
        units: { gl: '8-0 at D5', g1: ['4-6-7 at D5', { broken: true }], ...FAR },
      });
      while (!trial.awaits.includes('german repair')) trial.endPhase();
      expect(trial.refusal('german', disarm('g1'))?.refused).toBe('BROKEN');
      trial.order('german', disarm('gl'), ...dice, ...(goesOff ? [6, 6] : []));
      expect(exploded(trial)).toBe(goesOff);
      expect(trial.battle.secret('german').boobyTraps).toBeUndefined();
      if (goesOff) return;
      while (!trial.awaits.includes('german rally') && trial.battle.clock.phase === 'rally') trial.endPhase();
      expect(trial.refusal('german', { order: 'rally', unit: 'g1', leader: 'gl' })).toBeDefined();
    },
  );
});

describe('blunders', () => {
  const OWN = { secrets: { russian: TRAP } };
  test('[squad-leader 15.8.11.1] the broken set off their own trap when an enemy comes beside them', () => {
    const comes = (r1: Placed) =>
      play({ g1: '4-6-7 at D3', r1 }).order(
        'german',
        enter(['g1'], undefined, ['D4']),
        ...(typeof r1 === 'string' ? [] : [6, 6]),
      );
    expect(exploded(comes(['4-4-7 at D5', { broken: true }]))).toBe(true);
    expect(exploded(comes('4-4-7 at D5'))).toBe(false);
  });

  test('[squad-leader 15.8.11.1] or when they are fired on', () => {
    const trial = play(
      { g1: '4-6-7 at D3', r1: ['4-4-7 at D5', { broken: true, dm: true }] },
      { ...OWN, phase: 'prep-fire' },
    );
    trial.order('german', { order: 'fire', at: 'D5', firers: ['g1'] }, 6, 5, 6, 6);
    expect(exploded(trial)).toBe(true);
  });
});

describe('what becomes of traps', () => {
  test('[squad-leader 15.8/q2] a fire in the house leaves nothing of them', () => {
    const trial = new Trial({
      map: drawn({ buildings: [{ is: 'wooden', hexes: 'D5' }] }),
      phase: 'advancing-fire',
      secrets: { german: TRAP },
      units: { g1: '4-6-7 at D5', ...FAR },
    }).order('german', { order: 'start-fire', unit: 'g1' }, 6, 6);
    expect(trial.battle.secret('german').boobyTraps).toBeUndefined();
  });
});

describe('setting booby traps before the battle', () => {
  const map = drawn({ buildings: [{ is: 'stone', hexes: 'D5 D6' }], hexes: { E8: 'stone-rubble' } });
  const starting = (traps: boolean) =>
    new Trial({
      map,
      phase: 'rally',
      units: { g1: '4-6-7 at D9', r1: '4-4-7 at A1' },
      sides: { german: { works: { mines: 12, ...(traps && { traps: true as const }) } } },
    });
  const trap = (at: string, number: number) => ({ is: 'booby trap', at, number });
  const mines = (at: string, number: number) => ({ is: 'mines', at, number });
  const fortify = (...works: readonly Readonly<Record<string, string | number>>[]) => ({
    order: 'fortify',
    works,
  });

  test.each([
    ['[squad-leader 15.8.1/a]', true, [trap('D5', 6)], undefined],
    ['[squad-leader 15.8.1/a]', true, [trap('D5', 3), trap('D6', 4)], 'TOO_MANY_WORKS'],
    ['[squad-leader 15.8.1/a]', true, [trap('D5', 3), mines('C9', 7)], 'TOO_MANY_WORKS'],
    ['[squad-leader 15.8.1/a]', false, [trap('D5', 1)], 'TOO_MANY_WORKS'],
    ['[squad-leader 15.8/q1]', true, [trap('D5', 1), trap('D5', 1)], 'IMPASSABLE'],
    ['[squad-leader 15.8/q2]', true, [trap('E8', 1)], undefined],
    ['[squad-leader 15.8/q2]', true, [trap('C9', 1)], 'IMPASSABLE'],
    ['[squad-leader 15.8.1/b]', false, [mines('D5', 1)], undefined],
  ] as const)('%s with them, %s: %j: %s', (_, traps, works, refused) => {
    expect(starting(traps).refusal('german', fortify(...works))?.refused).toBe(refused);
  });

  test('[squad-leader 15.8.3, 15.8.1/a] its side alone knows where they are, and all that there are some', () => {
    const trial = starting(true).order('german', fortify(trap('D5', 6)));
    expect(trial.battle.secret('german').boobyTraps).toEqual({ D5: 6 });
    expect(trial.battle.side('german').boobyTraps).toBe(true);
    expect(trial.at('D5')).toEqual({});
  });
});
