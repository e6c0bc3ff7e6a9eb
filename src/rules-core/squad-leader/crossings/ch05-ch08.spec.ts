import {
  attacks,
  begun,
  fire,
  isGone,
  MELEE,
  modifiersOf,
  move,
  refused,
  type Units,
  until,
} from './positions.testkit.js';

describe('fire and close combat meet weapons', () => {
  test('[squad-leader 5.5.6.1.1 × 8.9.3.1] spraying fire alone does not cower, with the own fire of the squad it does', () => {
    const sprayed = (own: object) => {
      const trial = begun('prep-fire', { g1: '4-6-7 at D4', gm: 'HMG with g1', r1: '4-4-7 at D8' });
      trial.order('german', { order: 'spray', weapon: 'gm', hexes: ['D8', 'D9', 'E9'], ...own }, 5, 5);
      return trial.told('fire-attack')[0]?.cowered;
    };
    expect([sprayed({}), sprayed({ own: 'D8' })]).toEqual([false, true]);
  });

  test('[squad-leader 5.6.8.1 × 8.10.2] a flame takes no notice of who moved', () => {
    const trial = begun('movement', { g1: '4-6-7 at D2', r1: '6-2-8 at D5', rf: 'flamethrower with r1' });
    trial.order('german', move('g1', 'D3 D4')).endPhase();
    trial.order('russian', fire('D4', 'rf'), 6, 6);
    expect(modifiersOf(trial, 'g1')).toEqual([]);
  });

  test('[squad-leader 5.1.2 × 6.1.1] who has fired in Prep Fire fights in close combat with all that it has', () => {
    const trial = begun('close-combat', {
      g1: ['4-6-7 at D4', { fired: true, firedIn: 'prep-fire' }],
      gm: ['LMG with g1', { fired: true }],
      r1: '4-4-7 at D4',
    } as Units);
    trial.order('german', attacks('g1', 'r1')).order('russian', 'pass', 6, 5);
    expect(trial.told('close-combat-attack')[0]).toMatchObject({ attack: 6 });
  });

  test('[squad-leader 5.8.1 × 6.1.3] unarmed men strike and are struck with 1', () => {
    const trial = begun('close-combat', { g1: 'unarmed 4-6-7 at D4', r1: '4-4-7 at D4' });
    trial.order('german', attacks('g1', 'r1')).order('russian', attacks('r1', 'g1'), 6, 5, 6, 5);
    expect(trial.told('close-combat-attack')).toMatchObject([{ attack: 1 }, { defence: 1 }]);
  });

  test('[squad-leader 6.1.3 × 8.4.4] the weapon of men who were killed lies there, and belongs to nobody', () => {
    const trial = begun('close-combat', { g1: '4-6-7 at D4', r1: '4-4-7 at D4', rm: 'LMG with r1' });
    trial.order('german', attacks('g1', 'r1')).order('russian', 'pass', 1, 2);
    expect([isGone(trial, 'r1'), trial.unit('rm').at, trial.unit('rm').possessor]).toEqual([
      true,
      'D4',
      undefined,
    ]);
  });

  test('[squad-leader 6.1.8 × 8.4.4] so does that of the leader who fell with them', () => {
    const trial = begun('close-combat', {
      g1: '4-6-7 at D4',
      r1: '4-4-7 at D4',
      rl: '8-0 at D4',
      rm: 'LMG with rl',
    });
    trial.order('german', attacks('g1', 'r1')).order('russian', 'pass', 1, 2);
    expect([isGone(trial, 'rl'), trial.unit('rm').at, trial.unit('rm').possessor]).toEqual([
      true,
      'D4',
      undefined,
    ]);
  });

  test.each([
    ['captured: only fire is halved', 'Russian LMG with g1', {}, 6],
    ['out of order', 'LMG with g1', { malfunctioned: true }, 4],
    ['in good order', 'LMG with g1', {}, 6],
  ])('[squad-leader 6.1.5 × 8.6.5] a light gun that is %s in close combat', (_, gun, state, attack) => {
    const trial = begun('close-combat', { g1: '4-6-7 at D4', gm: [gun, state], r1: '4-4-7 at D4' } as Units);
    trial.order('german', attacks('g1', 'r1')).order('russian', 'pass', 6, 5);
    expect(trial.told('close-combat-attack')[0]).toMatchObject({ attack });
  });

  test('[squad-leader 6.3.4 × 8.10.1] a flame into a melee strikes friend and enemy', () => {
    const trial = begun('prep-fire', {
      g1: ['4-6-7 at D5', MELEE],
      r1: ['4-4-7 at D5', MELEE],
      g2: '8-3-8 at D4',
      gf: 'flamethrower with g2',
    });
    trial.order('german', fire('D5', 'gf'), 6, 6);
    expect(
      trial
        .told('fire-attack')[0]
        ?.outcomes.flatMap(({ units }) => units)
        .sort(),
    ).toEqual(['g1', 'r1']);
  });

  test('[squad-leader 6.3.2 × 8.7.1] men in melee destroy nothing, those beside it do', () => {
    const trial = begun('advance', {
      g1: ['4-6-7 at D4', MELEE],
      gm: 'LMG with g1',
      r1: ['4-4-7 at D4', MELEE],
      g2: '4-6-7 at D5',
      gn: 'LMG with g2',
    });
    trial.order('german', { order: 'scuttle', what: 'gn', how: 'destroy' });
    expect(refused(trial, 'german', { order: 'scuttle', what: 'gm', how: 'destroy' })).toBe('ENEMY_THERE');
    until(trial, 'german close-combat');
    expect([isGone(trial, 'gm'), isGone(trial, 'gn')]).toEqual([false, true]);
  });

  test('[squad-leader 6.3.6.2 × 8.4.4] what is left in the melee lies there', () => {
    const trial = begun('close-combat', {
      g1: ['4-6-7 at D4', MELEE],
      gm: 'HMG with g1',
      r1: ['4-4-7 at D4', MELEE],
    });
    trial.order('german', { order: 'withdraw', unit: 'g1', leave: ['gm'] });
    until(trial, 'german retreat').order('german', { order: 'retreat', unit: 'g1', to: 'D3' });
    expect([trial.unit('g1').at, trial.unit('gm').at, trial.unit('gm').possessor]).toEqual([
      'D3',
      'D4',
      undefined,
    ]);
  });

  test('[squad-leader 6.3.1 × 8.11.3] a charge is placed among enemies in melee, and takes friends too', () => {
    const trial = begun('movement', {
      g1: ['4-6-7 at D5', MELEE],
      r1: ['4-4-7 at D5', MELEE],
      g2: '8-3-8 at D4',
      gd: 'demo charge with g2',
    });
    trial.order('german', { order: 'place-charge', weapon: 'gd', at: 'D5' });
    until(trial, 'german advancing-fire').order('german', { order: 'detonate', weapon: 'gd' }, 6, 6);
    expect(trial.battle.unit('gd')).toBeUndefined();
  });
});
