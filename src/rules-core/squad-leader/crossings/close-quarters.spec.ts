import { field } from '../testkit.testkit.js';
import {
  attacks,
  BROKEN,
  begun,
  fire,
  HIDDEN,
  isGone,
  MELEE,
  modifiersOf,
  move,
  refused,
  UNDER,
  type Units,
  until,
} from './positions.testkit.js';

describe('snipers meet the states of those whom they strike', () => {
  const shot = (
    phase: 'prep-fire' | 'defensive-fire',
    target: readonly [string, object],
    ...dice: number[]
  ) => {
    const trial = begun(phase, { gs: ['sniper -3 at D4', HIDDEN], r1: target } as Units, {
      map: field({ D4: 'woods' }),
      active: phase === 'prep-fire' ? 'german' : 'russian',
    });
    return trial.order('german', { order: 'snipe', unit: 'gs', target: 'r1' }, ...dice);
  };

  test('[squad-leader 5.7.8 × 3.20.6] of a broken squad that fails the check of a sniper half is left', () => {
    expect(shot('prep-fire', ['4-4-7 at D8', BROKEN], 1, 1, 6, 5).unit('r1').kind).toBe('half-squad');
    expect(isGone(shot('prep-fire', ['half-squad 2-4-7 at D8', BROKEN], 1, 1, 6, 5), 'r1')).toBe(true);
  });

  test('[squad-leader 5.7.5.1 × 3.24.1] a squad that just passes it in the Prep Fire Phase is pinned', () => {
    expect(shot('prep-fire', ['4-4-7 at D8', {}], 1, 1, 3, 4).unit('r1').pinned).toBe(true);
    expect(shot('prep-fire', ['4-4-7 at D8', {}], 1, 1, 3, 3).unit('r1').pinned).toBeUndefined();
  });

  test('[squad-leader 5.7.5.1 × 3.25.2] a berserk squad checks with 10, and is halved when it fails', () => {
    const trial = shot('prep-fire', ['4-4-7 at D8', { berserk: true }], 1, 1, 6, 5);
    expect(trial.told('morale-check')[0]).toMatchObject({ needs: 10 });
    expect(trial.unit('r1')).toMatchObject({ kind: 'half-squad', berserk: true });
  });
});

describe('close combat and melee meet weapons, darkness and the Rally Phase', () => {
  test.each([
    ['a squad: both', '4-6-7 at D4', 8],
    ['a half-squad: one, and not its own', 'half-squad 2-4-7 at D4', 2],
  ])(
    '[squad-leader 6.1.5 × 8.9.1.1, 6.1.5 × 8.9.1.4] two light guns in the close combat of %s',
    (_, unit, attack) => {
      const trial = begun('close-combat', {
        g1: unit,
        gm: 'LMG with g1',
        gn: 'LMG with g1',
        r1: '4-4-7 at D4',
      });
      trial.order('german', attacks('g1', 'r1')).order('russian', 'pass', 6, 5);
      expect(trial.told('close-combat-attack')[0]).toMatchObject({ attack });
    },
  );

  test('[squad-leader 6.2.1 × 2.8.1] night and smoke together help those who came no more than one of them', () => {
    const blow = (more: object) => {
      const trial = begun('advance', { g1: '4-6-7 at D4', r1: '4-4-7 at D5' }, {
        clock: { visibility: 6 },
        ...more,
      } as never);
      trial.order('german', { order: 'advance', unit: 'g1', to: 'D5' });
      until(trial, 'german close-combat');
      trial.order('german', attacks('g1', 'r1')).order('russian', 'pass', 6, 5);
      return trial.told('close-combat-attack')[0]?.blows[0]?.modifiers.map(({ value }) => value);
    };
    const smoke = { marks: { D5: { smoke: [{ side: 'german', kind: 'full' }] } } };
    const night = { options: { night: true } };
    expect([blow({}), blow(smoke), blow(night), blow({ ...smoke, ...night })]).toEqual([
      [],
      [-1],
      [-1],
      [-1],
    ]);
  });

  const locked = (
    phase: 'rally' | 'defensive-fire' | 'prep-fire' | 'advancing-fire',
    units: Units,
    more: object = {},
  ) =>
    begun(
      phase,
      {
        ...Object.fromEntries(
          Object.entries({ g1: '4-6-7 at D4', r1: '4-4-7 at D4', ...units }).map(([id, placed]) => [
            id,
            typeof placed === 'string' && placed.endsWith('D4') ? [placed, MELEE] : placed,
          ]),
        ),
      } as Units,
      more as never,
    );

  test('[squad-leader 6.4.1 × 3.23.1, 6.3.2 × 3.23.3] nobody rallies in a melee', () => {
    const broken = { ...MELEE, ...BROKEN };
    const trial = locked('rally', {
      gl: '9-1 at D4',
      g2: ['4-6-7 at D4', broken],
      gk: ['8-0 at D4', broken],
      gj: ['8-0 at D9', BROKEN],
    } as Units);
    until(trial, 'german rally');
    const rallies = (unit: string, leader?: string) =>
      trial.refusal('german', { order: 'rally', unit, ...(leader && { leader }) }, 1, 2)?.refused;
    expect([rallies('g2', 'gl'), rallies('gk'), rallies('gj')]).toEqual(['IN_MELEE', 'IN_MELEE', undefined]);
  });

  test('[squad-leader 6.3.2 × 4.2.7.2] nor does anybody take a gun apart there', () => {
    const trial = locked(
      'defensive-fire',
      { gm: 'HMG with g1', g2: '4-6-7 at D9', gn: 'HMG with g2' },
      { active: 'russian' },
    );
    const apart = (weapon: string) => refused(trial, 'german', { order: 'dismantle', weapon });
    expect([apart('gm'), apart('gn')]).toEqual(['IN_MELEE', undefined]);
  });

  test('[squad-leader 6.3.2 × 8.14.15] nor throws a bottle at the house', () => {
    const trial = begun(
      'prep-fire',
      {
        r1: ['4-4-7 at D4', MELEE],
        rm: 'molotov with r1',
        g1: ['4-6-7 at D4', MELEE],
        r2: '4-4-7 at D9',
        rn: 'molotov with r2',
      } as Units,
      { active: 'russian', map: field({ D4: 'wooden-building', D9: 'wooden-building' }) },
    );
    const bottle = (weapon: string, at: string) =>
      trial.refusal('russian', { order: 'throw-at-building', weapon, at }, 6, 6)?.refused;
    expect([bottle('rm', 'D4'), bottle('rn', 'D9')]).toEqual(['IN_MELEE', undefined]);
  });
});

describe('men who go at AFVs meet what they are', () => {
  const at = (man: string, state: object = {}, more: Units = {}) =>
    begun('defensive-fire', { g1: [man, state], rt: 'T-34 at D5', ...more } as Units, {
      active: 'russian',
      map: field({ D4: 'woods' }),
    });
  const GO = { order: 'immobilize', unit: 'g1', vehicle: 'rt' };

  test.each([
    ['[squad-leader 7.2.5.3 × 4.7.11]', 'the exhausted', { cx: true }, {}, 'exhausted 1'],
    [
      '[squad-leader 7.2.5.3 × 9.16.4]',
      'men in smoke',
      {},
      { D4: { smoke: [{ side: 'german', kind: 'full' }] } },
      'smoke -2',
    ],
  ])('%s %s go at it with a modifier', (_, __, state, marks, modifier) => {
    const trial = begun('defensive-fire', { g1: ['4-6-7 at D4', state], rt: 'T-34 at D5' } as Units, {
      active: 'russian',
      map: field({ D4: 'woods' }),
      marks: marks as never,
    }).order('german', GO, 1, 1, 6, 6);
    const told = trial
      .told('immobilization-attempt')[0]
      ?.modifiers.map(({ why, value }) => `${why} ${value}`);
    expect(told).toContain(modifier);
  });

  test('[squad-leader 8.14.13 × 4.7.11] the exhausted throw their bottles at it with 1 more', () => {
    const trial = at('4-6-7 at D4', { cx: true, nerve: 'kept' }, { gm: 'Russian molotov with g1' });
    trial.order('german', { order: 'attack-by-hand', weapon: 'gm', target: 'rt' }, 6, 6);
    expect(trial.told('attacked-by-hand')[0]?.modifiers).toMatchObject([{ why: 'exhausted', value: 1 }]);
  });

  test('[squad-leader 8.11.9.1 × 4.7.11] and their charges', () => {
    const trial = begun(
      'defensive-fire',
      { g1: ['8-3-8 at D4', { cx: true }], gd: 'demo charge with g1', r1: '4-4-7 at D5' } as Units,
      { active: 'russian' },
    );
    trial.order('german', { order: 'throw-charge', weapon: 'gd', at: 'D5' }, 6, 5, 1, 2, 1, 2);
    expect(modifiersOf(trial, 'r1')).toEqual(['exhausted 1', 'thrown 1']);
  });

  test('[squad-leader 4.7.11] and a crew that is out of breath fires its gun with 1 more', () => {
    const trial = begun(
      'defensive-fire',
      {
        g1: ['crew 2-4-7 at D4', { cx: true }],
        gg: ['50 AT gun with g1', { facing: 2 }],
        rt: 'T-34 at D8',
      } as Units,
      { active: 'russian' },
    );
    trial.order('german', { order: 'fire-ordnance', unit: 'gg', at: 'D8', target: 'rt' }, 6, 6);
    expect(trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers).toContainEqual(
      expect.objectContaining({ why: 'exhausted', value: 1 }),
    );
  });

  test('[squad-leader 7.2.5.1 × 2.3.9.1, 7.2.5.2 × 2.3.9.1] who goes at it from under a "?" loses it, and who loses his nerve keeps it', () => {
    const under = (...dice: number[]) =>
      at('4-6-7 at D4', UNDER)
        .order('german', GO, ...dice)
        .unit('g1').concealed;
    expect([under(1, 1, 6, 6), under(6, 6)]).toEqual([undefined, true]);
  });

  test('[squad-leader 7.2.5.1 × 5.8.1] men without arms do not', () => {
    expect(refused(at('unarmed 4-6-7 at D4'), 'german', GO)).toBe('UNARMED');
  });

  test('[squad-leader 7.2.5.1 × 4.12.12] nor do men in the saddle', () => {
    const trial = begun(
      'defensive-fire',
      {
        g1: ['5-4-8 at D4', { skill: 'cavalry', rides: 'gh' }],
        gh: 'horses at D4',
        rt: 'T-34 at D5',
      } as Units,
      { active: 'russian', map: field({ D4: 'brush' }) },
    );
    expect(refused(trial, 'german', GO)).toBe('MOUNTED');
  });
});

describe('flamethrowers and machine guns meet who is in their way', () => {
  test('[squad-leader 8.10.7 × 8.4.4] a flamethrower that nobody has endangers nobody', () => {
    const struck = (flame: Units) => {
      const trial = begun('prep-fire', { g1: '4-6-7 at D4', r1: '6-2-8 at D8', ...flame });
      return modifiersOf(trial.order('german', fire('D8', 'g1'), 6, 6), 'r1')?.length;
    };
    const lying = { gf: 'flamethrower at D8' };
    expect([struck(lying), struck({ rf: 'flamethrower with r1' })]).toEqual([0, 1]);
  });

  test('[squad-leader 8.10.7 × 8.10.2] in their hands it does, and to a flame too', () => {
    const trial = begun('prep-fire', {
      g1: '8-3-8 at D7',
      gf: 'flamethrower with g1',
      r1: '6-2-8 at D8',
      rf: 'flamethrower with r1',
    });
    trial.order('german', fire('D8', 'gf'), 6, 6, 1, 2);
    expect(modifiersOf(trial, 'r1')).toEqual(['flamethrower there -1']);
  });

  test('[squad-leader 8.10.8 × 8.6.5] a captured flame has half after a move, and no less', () => {
    const trial = begun('movement', {
      g1: '8-3-8 at D4',
      gf: 'Russian flamethrower with g1',
      r1: '4-4-7 at D6',
    });
    trial.order('german', move('g1', 'D5'));
    until(trial, 'german advancing-fire').order('german', fire('D6', 'gf'), 6, 6);
    expect(trial.told('fire-attack')[0]?.fp).toBe(10);
  });

  const burst = (more: Units, setup: object = {}) =>
    begun(
      'prep-fire',
      { g1: '4-6-7 at D4', gm: 'HMG with g1', r1: '4-4-7 at D5', ...more } as Units,
      setup as never,
    )
      .order('german', fire('D5', 'gm'), 6, 6)
      .told('fire-attack')
      .slice(0, 2)
      .map(({ at: hex, fp }) => `${hex} ${fp}`);

  test('[squad-leader 8.9.2.3 × 5.4.1] what goes on past the hex beside the gun is not doubled', () => {
    expect(burst({ r2: '4-4-7 at D6' })).toEqual(['D5 12', 'D6 5']);
  });

  test('[squad-leader 8.9.2.2 × 2.3.4] and is halved for those under a "?" there', () => {
    expect(burst({ r2: ['4-4-7 at D6', UNDER] } as Units, { map: field({ D6: 'brush' }) })).toEqual([
      'D5 12',
      'D6 2.5',
    ]);
  });

  test('[squad-leader 8.9.2.2 × 6.3.4] in a melee behind the target it strikes friends too', () => {
    const trial = begun('prep-fire', {
      g1: '4-6-7 at D4',
      gm: 'HMG with g1',
      r1: '4-4-7 at D6',
      g2: ['4-6-7 at D7', MELEE],
      r2: ['4-4-7 at D7', MELEE],
    } as Units);
    trial.order('german', fire('D6', 'gm'), 6, 6);
    expect(
      trial
        .told('fire-attack')
        .flatMap(({ outcomes }) => outcomes.flatMap(({ units }) => units))
        .sort(),
    ).toEqual(['g2', 'r1', 'r2']);
  });

  test('[squad-leader 8.9.8.3 × 3.21.19] a crew that breaks of its own will has its gun sighted in no more', () => {
    const trial = begun(
      'movement',
      { g1: 'crew 2-4-7 at D4', gm: 'MMG with g1', r1: '4-4-7 at D5' },
      { secrets: { german: { boreSights: { gm: { from: 'D4', on: 'D8' } } } } as never },
    );
    trial.order('german', { order: 'break', unit: 'g1' });
    expect(trial.battle.secret('german').boreSights?.gm).toBeUndefined();
  });
});
