import { drawn, field, type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const modifiersOf = (trial: Trial) =>
  trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);
const shot = (at: string, firers: string[], leaders?: string[]) => ({
  order: 'fire',
  at,
  firers,
  ...(leaders && { leaders }),
});

describe('who directs fire', () => {
  const units: Units = {
    gl: '9-1 at D4',
    g1: '4-6-7 at D4',
    g2: '4-6-7 at D4',
    g3: '4-6-7 at E4',
    r1: '4-4-7 at D8',
    r2: '4-4-7 at F6',
  };

  test('[squad-leader 3.2.2] one group in a player turn, all of it in his hex; and he does not move then', () => {
    const trial = new Trial({ units });
    expect(trial.refusal('german', shot('D8', ['g1', 'g3'], ['gl']))?.refused).toBe('CANNOT_LEAD');
    expect(modifiersOf(trial.order('german', shot('D8', ['g1'], ['gl']), 6, 5))).toEqual(['9-1 -1']);
    expect(trial.refusal('german', shot('F6', ['g2'], ['gl']))?.refused).toBe('HAS_FIRED');
    trial.endPhase();
    expect(trial.refusal('german', { order: 'move', units: ['gl'], path: ['D5'] })?.refused).toBe(
      'HAS_FIRED',
    );
  });

  test('[squad-leader 3.2.4] one leader directs a group, and never two together', () => {
    const trial = new Trial({ units: { ...units, gk: '8-1 at D4' } });
    expect(trial.refusal('german', shot('D8', ['g1', 'g2'], ['gl', 'gk']))?.refused).toBe('CANNOT_LEAD');
    expect(modifiersOf(trial.order('german', shot('D8', ['g1', 'g2'], ['gl']), 6, 5))).toEqual(['9-1 -1']);
  });

  test('[squad-leader-A-24] [squad-leader 3.2.2/a] a group of several hexes is directed with a leader in each, and is worth the least of them', () => {
    const each: Units = { ...units, gl: '9-2 at D4', gk: '8-1 at E4' };
    const directed = (...leaders: string[]) => shot('D8', ['g1', 'g3'], leaders);
    const trial = new Trial({ units: each });
    expect(trial.refusal('german', directed('gl'))?.refused).toBe('CANNOT_LEAD');
    expect(modifiersOf(trial.order('german', directed('gl', 'gk'), 6, 5))).toEqual(['8-1 -1']);
    const none = new Trial({ units: { ...each, gk: '8-0 at E4' } });
    expect(modifiersOf(none.order('german', directed('gl', 'gk'), 6, 5))?.join()).not.toMatch(/-1|-2 /);
  });

  test('[squad-leader-A-47] [squad-leader 3.12/Q] allies fire as one group, and fight side by side, as one nation does', () => {
    const at = (hex: string): Units => ({
      g1: `4-6-7 at ${hex}`,
      g2: [`4-6-7 at ${hex}`, { nationality: 'Rumanian' }],
      r1: '4-4-7 at D8',
    });
    const fired = new Trial({ units: at('D6') }).order('german', shot('D8', ['g1', 'g2']), 6, 5);
    expect(fired.told('fire-attack')).toMatchObject([{ fp: 8, outcomes: [{ modifiers: [] }] }]);
    const fought = new Trial({ phase: 'close-combat', units: at('D8') })
      .order('german', { order: 'close-combat', attackers: ['g1', 'g2'], defenders: ['r1'] })
      .order('russian', 'pass', 6, 5);
    expect(fought.told('close-combat-attack')).toMatchObject([{ attack: 8, blows: [{ modifiers: [] }] }]);
  });

  test('[squad-leader-A-48] [squad-leader 3.12/a, 3.13.5] within a nation he is worth as much to troops of every kind, but to the SS', () => {
    const directs = (placed: Placed) =>
      modifiersOf(
        new Trial({ units: { gl: '9-2 at D4', g1: placed, r1: '4-4-7 at D8' } }).order(
          'german',
          shot('D8', ['g1'], ['gl']),
          6,
          5,
        ),
      );
    for (const kind of ['4-6-7', '5-4-8', '8-3-8', '4-3-6', 'crew 2-4-7'])
      expect([kind, directs(`${kind} at D4`)]).toEqual([kind, ['9-2 -2']]);
    expect(directs(['4-6-8 at D4', { nationality: 'German SS' }])).toEqual(['9-2 -1']);
  });

  test('[squad-leader 3.2.2/b] nobody has to use a poor leader for fire; in Morale Checks and rally he counts', () => {
    const poor: Units = { gl: '6+1 at D4', g1: '4-6-7 at D4', r1: '4-4-7 at D8' };
    expect(modifiersOf(new Trial({ units: poor }).order('german', shot('D8', ['g1']), 6, 5))).toEqual([]);
    const checked = new Trial({
      active: 'russian',
      units: { ...poor, r1: '4-4-7 at D6' },
    }).order('russian', shot('D4', ['r1']), 2, 4, 1, 2, 1, 2);
    expect(checked.told('morale-check')[1]).toMatchObject({
      unit: 'g1',
      modifiers: [{ why: '6+1', value: 1 }],
    });
    const shaken: Units = { ...poor, g1: ['4-6-7 at D4', { broken: true }] };
    const rallied = new Trial({ phase: 'rally', map: field({ D4: 'woods' }), units: shaken });
    rallied.order('german', { order: 'rally', unit: 'g1', leader: 'gl' }, 1, 2);
    expect(rallied.told('rally-attempt')[0]?.modifiers).toMatchObject([{ why: '6+1', value: 1 }]);
  });
});

describe('adjacent hexes', () => {
  test('[squad-leader 3.21.3, 5.4.2] are those from one of which one may advance into the other: they form fire groups and fire point blank', () => {
    const units: Units = { g1: '4-6-7 at D4', r1: '4-4-7 at D5', r2: '4-4-7 at D6' };
    const trial = new Trial({ units: { ...units, g2: '4-6-7 at F4' } });
    expect(trial.refusal('german', shot('D6', ['g1', 'g2']))?.refused).toBe('NOT_A_GROUP');
    expect(trial.order('german', shot('D5', ['g1']), 6, 5).told('fire-attack')[0]?.fp).toBe(8);
    const advancing = new Trial({ phase: 'advance', units });
    expect(advancing.refusal('german', { order: 'advance', unit: 'g1', to: 'D6' })?.refused).toBe(
      'NOT_ADJACENT',
    );
    advancing.order('german', { order: 'advance', unit: 'g1', to: 'D5' });
  });
});

describe('limits of fire', () => {
  test('[squad-leader 5.2.1] men slowed down by what they carry fire no weapon after their move', () => {
    const units: Units = { g1: '4-6-7 at D9', gm: 'HMG with g1', r1: '4-4-7 at D5' };
    const trial = new Trial({ phase: 'movement', units });
    trial
      .order('german', { order: 'move', units: ['g1'], path: ['D8'] })
      .endPhase()
      .endPhase();
    expect(trial.refusal('german', shot('D5', ['gm']))?.refused).toBe('TOO_HEAVY');
    expect(trial.order('german', shot('D5', ['g1']), 6, 5).told('fire-attack')[0]?.fp).toBe(2);
  });
});

describe('terrain', () => {
  test('[squad-leader-A-178] [squad-leader 5.3/a] a building covers from those who fire next door in it', () => {
    const map = drawn({ buildings: [{ is: 'stone', hexes: 'D4 D5' }] });
    const trial = new Trial({ map, units: { g1: '4-6-7 at D4', r1: '4-4-7 at D5' } });
    expect(modifiersOf(trial.order('german', shot('D5', ['g1']), 6, 5))).toEqual(['stone building 3']);
  });

  test('[squad-leader-A-179] [squad-leader 5.3/b] along a wall one sees only where it belongs to the hex of the one or the other', () => {
    const seen = (hex: string, side: number) => {
      const map = field({ [hex]: { hexsides: { [side]: 'wall' } } });
      const trial = new Trial({ map, units: { g1: '4-6-7 at D4', r1: '4-4-7 at F4', r2: '4-4-7 at A4' } });
      return trial.order('german', shot('F4', ['g1']), 6, 5).kinds.includes('fire-attack');
    };
    expect([seen('E4', 3), seen('E5', 0)]).toEqual([true, true]);
    const far = field({ G5: { hexsides: { 3: 'wall' } } });
    const trial = new Trial({ map: far, units: { g1: '4-6-7 at D5', r1: '4-4-7 at J5', r2: '4-4-7 at A5' } });
    expect(trial.order('german', shot('J5', ['g1']), 6, 5).kinds).toContain('fired-in-vain');
  });
});
