import { field, type Setup, Trial } from '../testkit.testkit.js';

/** Off the map, so that the battle goes on. */
const RESERVES = { g9: '4-6-7', r9: '4-4-7' } as const;
const HELD = { guard: 'g1', broken: true } as const;
const held = (at: string, more = {}) => [`unarmed 4-4-7 at ${at}`, { ...HELD, ...more }] as const;
const play = (phase: Setup['phase'], units: Setup['units'], more: Setup = {}) =>
  new Trial({ phase: phase as never, units: { ...units, ...RESERVES }, ...more });
const takes = (trial: Trial, unit: string, guard: string) =>
  trial.order('german', { order: 'capture', unit, guard });

describe('prisoners in the Rout Phase', () => {
  const TRAPPED = { g1: '4-6-7 at D4', r1: ['4-4-7 at D5', { broken: true }] } as const;

  test('[squad-leader 3.29.3, 3.29.3.1, 3.29.10] who cannot rout is taken by an enemy beside it, and goes to him', () => {
    const trial = play('rout', { ...TRAPPED, rm: 'LMG with r1' });
    expect(trial.awaits).toEqual(['german captives']);
    expect(trial.refusal('german', { order: 'spare', unit: 'r1' })?.refused).toBe('CANNOT_GUARD');
    takes(trial, 'r1', 'g1');
    expect(trial.unit('r1')).toMatchObject({ at: 'D4', broken: true, guard: 'g1', unarmed: true });
    expect(trial.unit('rm').at).toBe('D5');
    expect(trial.unit('rm').possessor).toBeUndefined();
  });

  test('[squad-leader 3.29.3.1/a] nobody is beside it: it stays where it is, if the enemy likes', () => {
    const units = { ...TRAPPED, r1: ['4-4-7 at D7', { broken: true }] } as const;
    const spared = play('rout', units).order('german', { order: 'spare', unit: 'r1' });
    expect(spared.unit('r1')).toMatchObject({ at: 'D7', broken: true });
    expect(spared.awaits).toEqual(['german advance']);
    expect(play('rout', units).order('german', 'no-quarter').battle.unit('r1')).toBeUndefined();
  });

  test('[squad-leader 3.29.7] the captor may eliminate a unit when he could take it', () => {
    expect(play('rout', TRAPPED).order('german', 'no-quarter').battle.unit('r1')).toBeUndefined();
  });

  test('[squad-leader 3.29.12] a leader guards leaders only', () => {
    const alone = { g1: '9-1 at D4', r1: ['4-4-7 at D5', { broken: true }] } as const;
    const trial = play('rout', alone);
    expect(trial.refusal('german', { order: 'capture', unit: 'r1', guard: 'g1' })?.refused).toBe(
      'CANNOT_GUARD',
    );
    const leaders = play('rout', { ...alone, r1: ['8-0 at D5', { broken: true }] });
    expect(takes(leaders, 'r1', 'g1').unit('r1').guard).toBe('g1');
  });

  test('[squad-leader 3.29.11] three squads too many as prisoners, and any number of leaders', () => {
    const three = { g1: '4-6-7 at D4', g2: '4-6-7 at D4', g3: '4-6-7 at D4' } as const;
    const prisoners = { r1: held('D4'), r2: held('D4'), r3: held('D4') };
    const full = play('rout', { ...three, ...prisoners, r4: ['4-4-7 at D5', { broken: true }] });
    expect(full.refusal('german', { order: 'capture', unit: 'r4', guard: 'g1' })?.refused).toBe(
      'CANNOT_GUARD',
    );
    const leader = play('rout', { ...three, ...prisoners, r4: ['8-0 at D5', { broken: true }] });
    expect(takes(leader, 'r4', 'g1').unit('r4').at).toBe('D4');
  });

  test('[squad-leader 3.29.11, 3.29.15] nor are more led where others stand', () => {
    const units = { g1: '4-6-7 at D4', r1: held('D4'), r2: held('D4'), r3: held('D4') };
    const three = { g2: '4-6-7 at D5', g3: '4-6-7 at D5', r4: held('D5', { guard: 'g2' }) };
    const trial = play('movement', { ...units, ...three });
    const refused = trial.refusal('german', { order: 'move', units: ['g1'], path: ['D5'] });
    expect(refused?.refused).toBe('NO_ROOM');
    trial.order('german', { order: 'move', units: ['g1'], path: ['D5'], abandon: ['r1'] });
    expect(trial.unit('g1').at).toBe('D5');
  });

  test('[squad-leader 3.29.10, 3.29.18] guarded they neither rout nor rally', () => {
    const routs = play('rout', { g1: '4-6-7 at D4', r1: held('D4') });
    expect(routs.awaits).toEqual(['german advance']);
    const leader = play('rally', { g1: '4-6-7 at D4', r1: ['8-0 at D4', HELD] });
    expect(leader.awaits).toEqual(['german prep-fire']);
  });
});

describe('prisoners of close combat', () => {
  const MELEE = { g1: '4-6-7 at D4', r1: '4-4-7 at D4' } as const;
  const attacks = (attackers: string, defenders: string, more = {}) => ({
    order: 'close-combat',
    attackers: attackers.split(' '),
    defenders: defenders.split(' '),
    capture: true,
    ...more,
  });

  test('[squad-leader 3.29.3.3, 3.29.4] an attempt adds 1; a roll of the kill number itself does nothing', () => {
    const fails = play('close-combat', MELEE).order('german', attacks('g1', 'r1'));
    fails.order('russian', 'pass', 2, 3);
    expect(fails.told('close-combat-attack')[0]).toMatchObject({ kill: 5, rolled: 5, blows: [{ final: 6 }] });
    expect(fails.unit('r1')).toMatchObject({ melee: true });
    expect(fails.unit('r1').broken).toBeUndefined();
    const takesIt = play('close-combat', MELEE).order('german', attacks('g1', 'r1'));
    takesIt.order('russian', 'pass', 1, 3);
    expect(takesIt.awaits).toEqual(['german captives']);
    takes(takesIt, 'r1', 'g1');
    expect(takesIt.unit('r1')).toMatchObject({ broken: true, guard: 'g1', at: 'D4' });
    expect(takesIt.unit('g1').melee).toBeUndefined();
  });

  test('[squad-leader 3.29.7] and may be eliminated at that moment', () => {
    const trial = play('close-combat', MELEE).order('german', attacks('g1', 'r1'));
    trial.order('russian', 'pass', 1, 3).order('german', 'no-quarter');
    expect(trial.battle.unit('r1')).toBeUndefined();
  });

  test('[squad-leader 3.29.5] prisoners stay broken where they are though all their captors fall', () => {
    const trial = play('close-combat', MELEE).order('german', attacks('g1', 'r1'));
    trial.order('russian', attacks('r1', 'g1', { capture: undefined }), 1, 3, 1, 3);
    expect(trial.battle.unit('g1')).toBeUndefined();
    expect(trial.unit('r1')).toMatchObject({ broken: true, at: 'D4', escaped: true });
    expect(trial.unit('r1').guard).toBeUndefined();
  });

  test('[squad-leader 3.29.6] both capture each other: both are broken, and rout when next they can, who moves first', () => {
    const map = field({ D3: 'woods', D6: 'woods' });
    const trial = play('close-combat', MELEE, { map }).order('german', attacks('g1', 'r1'));
    trial.order('russian', attacks('r1', 'g1'), 1, 3, 1, 3);
    for (const id of ['g1', 'r1']) {
      expect(trial.unit(id)).toMatchObject({ broken: true, at: 'D4' });
      expect(trial.unit(id).melee).toBeUndefined();
    }
    while (trial.battle.clock.phase !== 'rout')
      trial.order(trial.battle.position.awaiting[0]?.side ?? '', 'end-phase');
    expect(trial.awaits).toEqual(['russian rout']);
    trial.order('russian', { order: 'rout', unit: 'r1', path: ['D5', 'D6'] });
    expect(trial.awaits).toEqual(['german rout']);
    trial.order('german', { order: 'rout', unit: 'g1', path: ['D3'] });
    expect(trial.awaits).toEqual(['russian advance']);
  });

  test('[squad-leader 3.29.12] single men do not try to take squads', () => {
    const trial = play('close-combat', { g1: '9-1 at D4', r1: '4-4-7 at D4' });
    expect(trial.refusal('german', attacks('g1', 'r1'))?.refused).toBe('CANNOT_GUARD');
  });

  test('[squad-leader 3.29.3.3] a leader comes into the hands of those who take all his men', () => {
    const trial = play('close-combat', { ...MELEE, rl: '8-0 at D4' }).order('german', attacks('g1', 'r1'));
    trial.order('russian', 'pass', 1, 2);
    takes(takes(trial, 'r1', 'g1'), 'rl', 'g1');
    expect(trial.unit('rl')).toMatchObject({ guard: 'g1', broken: true, morale: 8 });
  });
});

describe('the broken in close combat', () => {
  const capture = { order: 'close-combat', attackers: ['g1'], defenders: ['r1'], capture: true };

  test('[squad-leader-A-109] [squad-leader 3.29/d] who advances onto the broken tries to take or to kill them, as he likes; the berserk only kill', () => {
    const onto = (state = {}) =>
      play('close-combat', { g1: ['4-6-7 at D4', state], r1: ['4-4-7 at D4', { broken: true }] });
    const taken = onto().order('german', capture, 2, 4);
    expect(taken.told('close-combat-attack')[0]?.blows).toMatchObject([{ final: 5, killed: true }]);
    expect(taken.awaits).toEqual(['german captives']);
    const killed = onto().order('german', { ...capture, capture: undefined }, 2, 3);
    expect(killed.battle.unit('r1')).toBeUndefined();
    expect(onto({ berserk: true }).refusal('german', capture)?.refused).toBe('CANNOT_GUARD');
  });

  test('[squad-leader 3.29.3.2] units broken in a melee are not taken at once: they may be in close combat', () => {
    const melee = { melee: true } as const;
    const trial = play('close-combat', {
      g1: ['4-6-7 at D4', melee],
      r1: ['4-4-7 at D4', { ...melee, broken: true }],
    });
    expect(trial.unit('r1').guard).toBeUndefined();
    while (trial.awaits[0]?.endsWith('withdrawal')) trial.order('german', 'pass');
    trial.order('german', capture, 1, 2);
    expect(trial.awaits).toEqual(['german captives']);
  });

  test('[squad-leader 5.8.1] men without arms have firepower of 1, in close combat alone; leaders are what they were', () => {
    const unarmed = { g1: 'unarmed 4-6-7 at D4', gl: 'unarmed 9-1 at D4', r1: '4-4-7 at D4' } as const;
    const trial = play('close-combat', unarmed);
    expect(trial.unit('g1')).toMatchObject({ fp: 1, morale: 6, brokenMorale: 5, unarmed: true });
    expect(trial.unit('gl').morale).toBe(9);
    trial.order('german', { order: 'close-combat', attackers: ['g1'], defenders: ['r1'], leader: 'gl' });
    trial.order('russian', 'pass', 6, 5);
    expect(trial.told('close-combat-attack')).toMatchObject([{ attack: 1, odds: '1-4' }]);
    const fires = play('prep-fire', { g1: 'unarmed 4-6-7 at D4', r1: '4-4-7 at D6' });
    expect(fires.refusal('german', { order: 'fire', at: 'D6', firers: ['g1'] })?.refused).toBe('UNARMED');
  });
});

describe('guards', () => {
  test('[squad-leader 3.29.13, 3.29.14] who guards fires at half strength, and others in the hex do not', () => {
    const trial = play('prep-fire', {
      g1: '4-6-7 at D4',
      g2: '4-6-7 at D4',
      r1: held('D4'),
      r2: '4-4-7 at D7',
    });
    trial.order('german', { order: 'fire', at: 'D7', firers: ['g1', 'g2'] }, 6, 5);
    expect(trial.told('fire-attack')[0]?.parts.map(({ fp }) => fp)).toEqual([2, 4]);
  });

  test('[squad-leader 3.29.14] nor do they fight with more in close combat', () => {
    const trial = play('close-combat', { g1: '4-6-7 at D4', r1: held('D4'), r2: '4-4-7 at D4' });
    trial.order('german', { order: 'close-combat', attackers: ['g1'], defenders: ['r2'] });
    trial.order('russian', 'pass', 6, 5);
    expect(trial.told('close-combat-attack')).toMatchObject([{ attack: 2, defence: 4 }]);
  });

  test('[squad-leader 3.29.15] prisoners go where their guard goes, moving and advancing', () => {
    const trial = play('movement', { g1: '4-6-7 at D4', gl: '9-1 at D4', r1: held('D4') });
    trial.order('german', { order: 'move', units: ['g1', 'gl'], path: ['D5', 'D6', 'D7', 'D8', 'D9'] });
    expect(trial.unit('r1').at).toBe('D9');
    const advances = play('advance', { g1: '4-6-7 at D4', r1: held('D4') });
    advances.order('german', { order: 'advance', unit: 'g1', to: 'D5' });
    expect(advances.unit('r1')).toMatchObject({ at: 'D5', guard: 'g1' });
  });

  test('[squad-leader-A-112] [squad-leader 3.29/g] also at double time', () => {
    const trial = play('movement', { g1: '4-6-7 at D4', r1: held('D4') }, { options: { optional: ['4.7'] } });
    trial.order('german', { order: 'double-time', unit: 'g1' });
    trial.order('german', { order: 'move', units: ['g1'], path: ['D5', 'D6', 'D7', 'D8', 'D9', 'D10'] });
    expect(trial.unit('r1').at).toBe('D10');
  });

  test('[squad-leader 3.29.16] fire at the hex strikes guard and prisoners alike, as they moved', () => {
    const trial = play('movement', { g1: '4-6-7 at D4', r1: held('D4'), r2: '4-4-7 at D8' });
    trial.order('german', { order: 'move', units: ['g1'], path: ['D5'] }).endPhase();
    trial.order('russian', { order: 'fire', at: 'D5', firers: ['r2'] }, 4, 4);
    expect(trial.told('fire-attack')[0]?.outcomes).toMatchObject([{ units: ['g1', 'r1'] }]);
  });

  test('[squad-leader 3.29.8] a prisoner whom fire breaks is lost, and counts double when his own side fired', () => {
    const victory = { wins: [{ side: 'german', is: { casualties: { of: 'russian', atLeast: 2 } } }] };
    const trial = play(
      'defensive-fire',
      { g1: '4-6-7 at D4', r1: held('D4'), r2: '6-2-8 at D5' },
      { options: { victory } as never },
    );
    trial.order('russian', { order: 'fire', at: 'D4', firers: ['r2'] }, 2, 3, 1, 2, 6, 6).endPhase();
    expect(trial.battle.unit('r1')).toBeUndefined();
    expect(trial.battle.side('russian')).toMatchObject({ lost: ['r1'], lostAsPrisoners: ['r1'] });
    expect(trial.battle.clock.over).toMatchObject({ winner: 'german' });
  });

  test('[squad-leader-A-113] [squad-leader 3.29/h] who breaks is lost; who goes berserk fights at once, with half his strength', () => {
    const fired = (...dice: number[]) =>
      new Trial({
        active: 'russian',
        enemy: 'german',
        units: {
          r1: '6-2-8 at D6',
          r2: ['6-2-8 at D4', { guard: 'g1', broken: true }],
          g1: '4-6-7 at D4',
          g9: '4-6-7',
        },
      }).order('russian', { order: 'fire', at: 'D4', firers: ['r1'] }, 2, 4, ...dice);
    expect(fired(1, 2, 6, 5).battle.unit('r2')).toBeUndefined();
    const raging = fired(1, 2, 1, 1);
    expect(raging.unit('r2')).toMatchObject({ berserk: true, melee: true, escaped: true, at: 'D4' });
    expect([raging.unit('r2').guard, raging.unit('g1').melee]).toEqual([undefined, true]);
    while (!raging.awaits[0]?.endsWith('close-combat')) {
      const [asked] = raging.battle.position.awaiting;
      raging.order(
        asked?.side ?? '',
        ['carry-on', 'end-phase', 'pass'].find((order) => asked?.orders.includes(order)) ?? '',
      );
    }
    raging.order('russian', { order: 'close-combat', attackers: ['r2'], defenders: ['g1'] });
    if (raging.awaits[0]) raging.order('german', 'pass', 6, 5);
    expect(raging.told('close-combat-attack')[0]).toMatchObject({ side: 'russian', attack: 3 });
  });

  test('[squad-leader 3.29.17] prisoners are free when their guard breaks, falls or leaves them, and stay broken', () => {
    const broken = play('defensive-fire', { g1: '4-6-7 at D4', r1: held('D4'), r2: '4-4-7 at D5' });
    broken.order('russian', { order: 'fire', at: 'D4', firers: ['r2'] }, 2, 3, 6, 5, 1, 2);
    expect(broken.unit('r1')).toMatchObject({ broken: true, escaped: true });
    const left = play('movement', { g1: '4-6-7 at D4', r1: held('D4') });
    left.order('german', { order: 'move', units: ['g1'], path: ['D5'], abandon: ['r1'] });
    expect(left.unit('r1')).toMatchObject({ at: 'D4', broken: true, escaped: true });
    const advances = play('advance', { g1: '4-6-7 at D4', r1: held('D4') });
    advances.order('german', { order: 'advance', unit: 'g1', to: 'D5', abandon: ['r1'] });
    expect(advances.unit('r1').guard).toBeUndefined();
    expect(
      left.refusal('german', { order: 'move', units: ['g1'], path: ['D6'], abandon: ['r1'] })?.refused,
    ).toBe('PRISONER');
  });

  test('[squad-leader 3.29.13, 3.29.17] another in the hex takes over', () => {
    const trial = play('movement', { g1: '4-6-7 at D4', g2: '4-6-7 at D4', r1: held('D4') });
    trial.order('german', { order: 'move', units: ['g1'], path: ['D5'], abandon: ['r1'] });
    expect(trial.unit('r1').guard).toBe('g2');
  });

  test('[squad-leader-A-114] [squad-leader 3.29/i, 3.29.17] guards do not leave their prisoners out of a melee', () => {
    const melee = { melee: true } as const;
    const units = {
      gl: ['9-1 at D4', melee],
      g1: ['4-6-7 at D4', melee],
      r1: held('D4'),
      r2: ['4-4-7 at D4', melee],
    } as const;
    const trial = play('close-combat', units);
    expect(trial.refusal('german', { order: 'withdraw', unit: 'g1' })?.refused).toBe('PRISONER');
    const two = play('close-combat', { ...units, g2: ['4-6-7 at D4', melee] });
    two.order('german', { order: 'withdraw', unit: 'g1' });
    expect(two.unit('g1').withdrawing).toBe(true);
  });
});

describe('prisoners who escape', () => {
  test('[squad-leader 3.29.17] rout when next they can', () => {
    const free = ['unarmed 4-4-7 at D5', { broken: true, escaped: true }] as const;
    const trial = play('rout', { g1: '4-6-7 at D8', r1: free }, { map: field({ D4: 'woods' }) });
    expect(trial.legalOf('russian', 'rout')).toEqual([{ order: 'rout', unit: 'r1', path: ['D4'] }]);
  });

  test('[squad-leader 3.29.18, 3.29.19] and rally: the first time with Desperation Morale, then with their own', () => {
    const freed = { broken: true, escaped: true, shaken: true } as const;
    const trial = play('rally', { r1: ['8-0 at D4', freed] }, { active: 'russian', enemy: 'german' });
    trial.order('russian', { order: 'rally', unit: 'r1' }, 3, 2);
    expect(trial.told('rally-attempt')[0]).toMatchObject({ needs: 4, passed: false });
    const again = play(
      'rally',
      { r1: ['8-0 at D4', { broken: true, escaped: true }] },
      { active: 'russian', enemy: 'german' },
    );
    again.order('russian', { order: 'rally', unit: 'r1' }, 3, 2);
    expect(again.told('rally-attempt')[0]?.needs).toBeGreaterThan(4);
    expect(trial.unit('r1').shaken).toBeUndefined();
  });

  test('[squad-leader 3.29.20] whoever rallies has one morale less, and half his firepower', () => {
    const units = { rl: '9-1 at D4', r1: ['4-4-7 at D4', { broken: true, escaped: true }] } as const;
    const trial = play('rally', { ...units, g1: '4-6-7 at D8' }, { active: 'russian', enemy: 'german' });
    trial.order('russian', { order: 'rally', unit: 'r1', leader: 'rl' }, 1, 2);
    expect(trial.unit('r1')).toMatchObject({ morale: 6, disheartened: true });
    expect(trial.awaits).toEqual(['russian prep-fire']);
    trial.order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 6, 5);
    expect(trial.told('fire-attack')[0]?.fp).toBe(2);
  });
});

describe('prisoners and victory', () => {
  /** The last player turn, with an enemy who cannot rout. */
  const ending = (units: Setup['units'], atLeast: number) =>
    new Trial({
      phase: 'rout',
      active: 'russian',
      enemy: 'german',
      turn: 6,
      units: { g1: '4-6-7 at D4', ...units },
      options: {
        order: ['german', 'russian'],
        victory: { wins: [{ side: 'german', when: 'end', is: { casualties: { of: 'russian', atLeast } } }] },
      } as never,
    });
  const played = (trial: Trial) => {
    while (!trial.battle.clock.over) {
      const [asked] = trial.battle.position.awaiting;
      trial.order(asked?.side ?? '', asked?.kind === 'advance' ? 'end-phase' : 'pass');
    }
    return trial.battle.clock.over.winner;
  };
  const STRANDED = { r1: ['4-4-7 at D5', { broken: true }], r9: '4-4-7 at N12' } as const;

  test('[squad-leader 3.29.2] who is taken and held to the end counts double, a leader too; who is killed once', () => {
    const taken = (unit: string) => {
      const trial = ending({ ...STRANDED, r1: [`${unit} at D5`, { broken: true }] }, 2);
      return played(trial.order('german', { order: 'capture', unit: 'r1', guard: 'g1' }));
    };
    expect([taken('4-4-7'), taken('8-0')]).toEqual(['german', 'german']);
    const killed = (atLeast: number) => played(ending(STRANDED, atLeast).order('german', 'no-quarter'));
    expect([killed(1), killed(2)]).toEqual(['german', undefined]);
  });

  test('[squad-leader 3.29.9] who escapes does not count; killed later he counts once, retaken twice', () => {
    const free = { r1: ['4-4-7 at D5', { broken: true, escaped: true }], r9: '4-4-7 at N12' } as const;
    const left = play('movement', { g1: '4-6-7 at D4', r1: held('D4') });
    left.order('german', { order: 'move', units: ['g1'], path: ['D5'], abandon: ['r1'] });
    expect(left.unit('r1').escaped).toBe(true);
    const far = { ...free, r1: ['4-4-7 at D9', { broken: true, escaped: true, spared: true }] } as const;
    expect(played(ending(far, 1))).toBeUndefined();
    const killed = (atLeast: number) => played(ending(free, atLeast).order('german', 'no-quarter'));
    expect([killed(1), killed(2)]).toEqual(['german', undefined]);
    const retaken = ending(free, 2).order('german', { order: 'capture', unit: 'r1', guard: 'g1' });
    expect(played(retaken)).toBe('german');
  });

  test('[squad-leader 3.29/b] the broken behind the lines of the enemy are nobody’s prisoners', () => {
    const behind = { r1: ['4-4-7 at D9', { broken: true, spared: true }], r9: '4-4-7 at N12' } as const;
    expect(played(ending(behind, 1))).toBeUndefined();
  });
});

describe('who is taken, and by whom', () => {
  const SS = { nationality: 'German SS' } as const;
  const attack = { order: 'close-combat', attackers: ['r1'], defenders: ['g1'], capture: true };
  const stranded = (enemy: 'russian' | 'american', counter: string) =>
    new Trial({
      phase: 'rout',
      active: enemy,
      enemy: 'german',
      sides: { german: SS },
      units: {
        [`${enemy[0]}1`]: `${counter} at D4`,
        g1: ['4-6-7 at D5', { ...SS, broken: true }],
        g9: '4-6-7',
      },
    });

  test('[squad-leader 3.13.7, 3.13.8] Russians take no SS: these are lost; others may', () => {
    const russian = stranded('russian', '4-4-7');
    const take = (guard: string) => ({ order: 'capture', unit: 'g1', guard });
    expect(russian.refusal('russian', take('r1'))?.refused).toBe('CANNOT_GUARD');
    expect(russian.refusal('russian', { order: 'spare', unit: 'g1' })?.refused).toBe('CANNOT_GUARD');
    expect(russian.order('russian', 'no-quarter').battle.unit('g1')).toBeUndefined();
    const american = stranded('american', '6-6-6').order('american', take('a1'));
    expect(american.unit('g1').guard).toBe('a1');
    const melee = new Trial({
      phase: 'close-combat',
      active: 'russian',
      enemy: 'german',
      sides: { german: SS },
      units: { r1: '4-4-7 at D4', g1: ['4-6-7 at D4', SS] },
    });
    expect(melee.refusal('russian', attack)?.refused).toBe('CANNOT_GUARD');
  });

  test('[squad-leader 3.25.8/a] the berserk take nobody: neither in close combat nor after a rout', () => {
    const mad = { berserk: true } as const;
    const melee = play('close-combat', { g1: ['4-6-7 at D4', mad], r1: '4-4-7 at D4' });
    const taking = { order: 'close-combat', attackers: ['g1'], defenders: ['r1'], capture: true };
    expect(melee.refusal('german', taking)?.refused).toBe('CANNOT_GUARD');
    const rout = play('rout', { g1: ['4-6-7 at D4', mad], r1: ['4-4-7 at D5', { broken: true }] });
    expect(rout.refusal('german', { order: 'capture', unit: 'r1', guard: 'g1' })?.refused).toBe(
      'CANNOT_GUARD',
    );
  });

  test('[squad-leader-A-105] [squad-leader 3.29/Q] handlers of horses guard nobody', () => {
    const trial = play('movement', { g1: '4-6-7 at D4', gh: 'horses at D4', r1: held('D4') });
    trial.order('german', { order: 'move', units: ['g1'], path: ['D5'], abandon: ['r1'] });
    expect(trial.unit('r1')).toMatchObject({ at: 'D4', escaped: true });
  });

  test('[squad-leader 3.30.7/a] nor are they prisoners: horses that are taken neither talk nor count', () => {
    const victory = { wins: [{ side: 'german', is: { casualties: { of: 'russian', atLeast: 1 } } }] };
    const trial = play(
      'rally',
      { g1: '4-6-7 at D4', gl: '9-1 at D4', rh: 'horses at D4' },
      { options: { victory } as never },
    );
    while (trial.battle.clock.phase === 'rally') {
      expect(trial.awaits).not.toContain('german interrogation');
      trial.order('german', 'pass');
    }
    trial.endPhase().order('german', { order: 'lead', unit: 'g1', mount: 'rh' });
    trial.endPhase();
    expect(trial.battle.clock.over).toBeUndefined();
  });

  test('[squad-leader-A-111] [squad-leader 3.29/f] a rider may guard, and rides no faster than he walks', () => {
    const rides = { skill: 'cavalry', rides: 'rh' } as const;
    const riding = (units: Setup['units']) =>
      new Trial({
        phase: 'movement',
        active: 'russian',
        enemy: 'german',
        units: { r1: ['4-4-7 at D4', rides], rh: 'horses at D4', g9: '4-6-7', ...units },
      });
    const move = { order: 'move', units: ['r1'], path: ['D5', 'D6', 'D7', 'D8', 'D9'] };
    const guarding = riding({ g1: ['unarmed 4-6-7 at D4', { guard: 'r1', broken: true }] });
    expect(riding({}).refusal('russian', move)).toBeUndefined();
    expect(guarding.refusal('russian', move)?.refused).toBe('TOO_FAR');
    guarding.order('russian', { ...move, path: move.path.slice(0, 4) });
    expect(guarding.unit('g1')).toMatchObject({ guard: 'r1' });
  });

  test('[squad-leader-A-110] [squad-leader 3.29/e] nobody tries to capture an AFV', () => {
    const trial = play('close-combat', {
      g1: '4-6-7 at D4',
      r1: '4-4-7 at D4',
      rt: ['T-34 at D4', { exposed: true }],
    });
    const taking = { order: 'close-combat', attackers: ['g1'], defenders: ['rt'], capture: true };
    expect(trial.refusal('german', taking)?.refused).toBe('NOBODY_THERE');
    expect(trial.refusal('german', { ...taking, defenders: ['r1'] })).toBeUndefined();
  });
});
