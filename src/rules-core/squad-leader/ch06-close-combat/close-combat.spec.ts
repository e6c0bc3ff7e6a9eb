import { canonical } from '../../kernel/position/canonical.js';
import { redact, view } from '../../kernel/views/views.js';
import { type Setup, Trial } from '../testkit.testkit.js';

const fight = (units: Setup['units'], more: Setup = {}) =>
  new Trial({ phase: 'close-combat', units, ...more });
const attacks = (attackers: string, defenders: string, leader?: string) => ({
  order: 'close-combat',
  attackers: attackers.split(' '),
  defenders: defenders.split(' '),
  ...(leader !== undefined && { leader }),
});
const told = (trial: Trial) => trial.told('close-combat-attack');
const isLost = (trial: Trial, id: string) => trial.battle.unit(id) === undefined;
/** Off the map, so that the battle goes on. */
const RESERVES = { g9: '4-6-7', r9: '4-4-7' } as const;
const FACING = { g1: '4-6-7 at D4', r1: '4-4-7 at D4', ...RESERVES } as const;

describe('basic close combat', () => {
  test('[squad-leader 6.1.1, 4.4.1] who advances into a hex with enemies fights them there, without regard to terrain', () => {
    const trial = new Trial({ phase: 'advance', units: { ...FACING, g1: '4-6-7 at D3' } });
    trial.order('german', { order: 'advance', unit: 'g1', to: 'D4' });
    trial.endPhase();
    expect(trial.awaits).toEqual(['german close-combat']);
    trial.order('german', attacks('g1', 'r1'));
    trial.order('russian', 'pass', 2, 3);
    expect(told(trial)).toMatchObject([
      { odds: '1-1', kill: 5, rolled: 5, blows: [{ modifiers: [], killed: true }] },
    ]);
    expect(isLost(trial, 'r1')).toBe(true);
  });

  test('[squad-leader 6.1.2, 6.1.4] both sides designate before any dice, and both strike, even who is killed', () => {
    const trial = fight(FACING);
    trial.order('german', attacks('g1', 'r1'));
    expect(told(trial)).toEqual([]);
    trial.order('russian', attacks('r1', 'g1'), 1, 2, 1, 3);
    expect(told(trial).map(({ side, rolled }) => [side, rolled])).toEqual([
      ['german', 3],
      ['russian', 4],
    ]);
    expect([isLost(trial, 'g1'), isLost(trial, 'r1')]).toEqual([true, true]);
  });

  test('[squad-leader-A-195] [squad-leader 6.1.3] odds in favour of the defender; the kill number or less eliminates all who are attacked', () => {
    const trial = new Trial({
      phase: 'close-combat',
      active: 'russian',
      enemy: 'german',
      units: { r1: '6-2-8 at D4', r2: '6-2-8 at D4', g1: '4-6-7 at D4', ...RESERVES },
    });
    trial.order('russian', attacks('r1 r2', 'g1'));
    trial.order('german', attacks('g1', 'r1'), 5, 3, 6, 5);
    expect(told(trial)).toMatchObject([
      { attack: 12, defence: 4, odds: '3-1', kill: 8, rolled: 8 },
      { attack: 4, defence: 6, odds: '1-2' },
    ]);
    expect(isLost(trial, 'g1')).toBe(true);
  });

  test('[squad-leader 6.1.4, 6.1.4/a] a unit attacks once, and may be attacked more than once', () => {
    const trial = fight({ ...FACING, g2: '4-6-7 at D4', r2: '4-4-7 at D4' });
    trial.order('german', attacks('g1', 'r1'));
    expect(trial.refusal('german', attacks('g1', 'r2'))?.refused).toBe('CANNOT_ATTACK');
    trial.order('german', attacks('g2', 'r1'));
    trial.order('russian', 'pass', 6, 5, 2, 1);
    expect(told(trial)).toHaveLength(2);
    expect(isLost(trial, 'r1')).toBe(true);
  });

  test('[squad-leader 6.1.5] a LMG adds to the attack and not to the defence; other guns add nothing', () => {
    const trial = fight({ ...FACING, gm: 'LMG with g1', rm: 'LMG with r1' });
    trial.order('german', attacks('g1', 'r1'));
    trial.order('russian', 'pass', 6, 5);
    expect(told(trial)).toMatchObject([{ attack: 6, defence: 4, odds: '3-2' }]);
    const heavy = fight({ ...FACING, gm: 'HMG with g1' });
    heavy.order('german', attacks('g1', 'r1'));
    heavy.order('russian', 'pass', 6, 5);
    expect(told(heavy)).toMatchObject([{ attack: 4 }]);
  });

  test('[squad-leader 6.1.6] each leader leads one attack', () => {
    const trial = fight({ ...FACING, gl: '9-2 at D4', g2: '4-6-7 at D4' });
    trial.order('german', attacks('g1', 'r1', 'gl'));
    expect(trial.refusal('german', attacks('g2', 'r1', 'gl'))?.refused).toBe('CANNOT_LEAD');
    trial.order('german', 'pass');
    trial.order('russian', 'pass', 4, 3);
    expect(told(trial)).toMatchObject([{ rolled: 7, blows: [{ final: 5, killed: true }] }]);
  });

  test('[squad-leader 6.1.7, 6.1.8] a leader with men is not attacked, and is lost with the last of them', () => {
    const trial = fight({ ...FACING, rl: '9-1 at D4' });
    expect(trial.refusal('german', attacks('g1', 'rl'))?.refused).toBe('PROTECTED');
    trial.order('german', attacks('g1', 'r1'));
    trial.order('russian', 'pass', 1, 2);
    expect([isLost(trial, 'r1'), isLost(trial, 'rl')]).toEqual([true, true]);
    const two = fight({ ...FACING, rl: '9-1 at D4', r2: '4-4-7 at D4' });
    two.order('german', attacks('g1', 'r1'));
    two.order('russian', 'pass', 1, 2);
    expect([isLost(two, 'r1'), isLost(two, 'rl')]).toEqual([true, false]);
  });

  test('[squad-leader 6.1.9] a leader alone attacks and defends with 1, his own leadership counting', () => {
    const trial = fight({ gl: '9-1 at D4', r1: '4-4-7 at D4', ...RESERVES });
    trial.order('german', attacks('gl', 'r1'));
    trial.order('russian', attacks('r1', 'gl'), 2, 2, 6, 5);
    expect(told(trial)).toMatchObject([
      { attack: 1, defence: 4, odds: '1-4', cowered: false, blows: [{ final: 3, killed: true }] },
      { attack: 4, defence: 1, odds: '4-1' },
    ]);
  });

  test('[squad-leader 6.1.10, 3.24.1/a] a pinned unit attacks with half, and defends with all', () => {
    const trial = fight({ ...FACING, g1: ['4-6-7 at D4', { pinned: true }] });
    trial.order('german', attacks('g1', 'r1'));
    trial.order('russian', attacks('r1', 'g1'), 6, 5, 6, 5);
    expect(told(trial)).toMatchObject([
      { attack: 2, odds: '1-2' },
      { defence: 4, odds: '1-1' },
    ]);
  });

  test('[squad-leader 6.5.1] doubles cower one column, unless a leader leads', () => {
    const rolled = (leader?: string) => {
      const trial = fight({ ...FACING, gl: '8-0 at D4' });
      trial.order('german', attacks('g1', 'r1', leader));
      if (trial.awaits[0] === 'german close-combat') trial.order('german', 'pass');
      return told(trial.order('russian', 'pass', 2, 2))[0];
    };
    expect(rolled()).toMatchObject({ cowered: true, kill: 4 });
    expect(rolled('gl')).toMatchObject({ cowered: false, kill: 5 });
  });
});

describe('melee', () => {
  const LOCKED = {
    g1: ['4-6-7 at D4', { melee: true }],
    r1: ['4-4-7 at D4', { melee: true }],
    ...RESERVES,
  } as const;

  test('[squad-leader 6.3.1, 6.3.2] when both sides survive they are locked: they neither fire, move nor advance', () => {
    const trial = fight(FACING);
    trial.order('german', 'pass');
    trial.order('russian', 'pass');
    expect([trial.unit('g1').melee, trial.unit('r1').melee]).toEqual([true, true]);
    const refused = (phase: 'prep-fire' | 'movement' | 'advance', order: object) =>
      new Trial({ phase, units: { ...LOCKED, r2: '4-4-7 at D6' } }).refusal('german', order as never)
        ?.refused;
    expect([
      refused('prep-fire', { order: 'fire', at: 'D6', firers: ['g1'] }),
      refused('movement', { order: 'move', units: ['g1'], path: ['D3'] }),
      refused('advance', { order: 'advance', unit: 'g1', to: 'D3' }),
    ]).toEqual(['IN_MELEE', 'IN_MELEE', 'IN_MELEE']);
  });

  test('[squad-leader 6.3.1] when one side is gone the other is free', () => {
    const trial = fight(LOCKED);
    trial.order('german', 'pass').order('russian', 'pass').order('german', attacks('g1', 'r1'));
    trial.order('russian', 'pass', 1, 2);
    expect(trial.unit('g1').melee).toBeUndefined();
  });

  test('[squad-leader 6.3.3] others come to help in the Advance Phase, as far as there is room', () => {
    const trial = new Trial({ phase: 'advance', units: { ...LOCKED, g2: '4-6-7 at D3' } });
    trial.order('german', { order: 'advance', unit: 'g2', to: 'D4' });
    expect(trial.unit('g2').at).toBe('D4');
    const crowd = Object.fromEntries(
      ['g3', 'g4'].map((id) => [id, ['4-6-7 at D4', { melee: true }] as const]),
    );
    const full = new Trial({ phase: 'advance', units: { ...LOCKED, ...crowd, g2: '4-6-7 at D3' } });
    expect(full.refusal('german', { order: 'advance', unit: 'g2', to: 'D4' })?.refused).toBe('NO_ROOM');
  });

  test('[squad-leader 6.3.4] fire at a melee from outside strikes friend and enemy', () => {
    const trial = new Trial({ units: { ...LOCKED, g2: '4-6-7 at D6' } });
    trial.order('german', { order: 'fire', at: 'D4', firers: ['g2'] }, 6, 5);
    expect(trial.told('fire-attack')[0]?.outcomes[0]?.units).toEqual(['g1', 'r1']);
  });
});

test('[squad-leader 6.3.5] nobody takes a weapon of the enemy while the melee goes on', () => {
  const picking = (melee: object) =>
    new Trial({
      phase: 'movement',
      units: {
        g1: ['4-6-7 at D4', melee],
        r1: ['4-4-7 at D4', melee],
        rm: ['LMG at D4', { possessor: undefined }],
        ...RESERVES,
      },
    });
  const pick = { order: 'pick-up', unit: 'g1', weapon: 'rm' };
  expect(picking({ melee: true }).refusal('german', pick)?.refused).toBe('IN_MELEE');
  const over = new Trial({
    phase: 'movement',
    units: { g1: '4-6-7 at D4', rm: ['LMG at D4', { possessor: undefined }], ...RESERVES },
  }).order('german', pick);
  expect(over.unit('rm')).toMatchObject({ possessor: 'g1', side: 'german' });
});

describe('what is too much for the victors', () => {
  const won = (more: Setup['units'] = {}) => {
    const trial = fight({
      g1: '8-3-8 at D4',
      g2: '8-3-8 at D4',
      ga: 'HMG with g1',
      gb: 'MMG with g2',
      r1: '4-4-7 at D4',
      ra: 'LMG with r1',
      ...RESERVES,
      ...more,
    });
    trial.order('german', attacks('g1 g2', 'r1'));
    return trial.order('russian', 'pass', 1, 2);
  };

  test('[squad-leader 4.3.2] they choose which weapons are lost, until ten portage points are left', () => {
    const trial = won({ rb: 'LMG with r1' });
    expect(trial.awaits).toEqual(['german spoils']);
    expect(trial.refusal('german', 'pass')?.refused).toBe('NOT_NOW');
    expect(trial.refusal('german', { order: 'discard', weapon: 'r9' })?.refused).toBe('NO_WEAPON');
    trial.order('german', { order: 'discard', weapon: 'rb' });
    expect([isLost(trial, 'rb'), isLost(trial, 'ra'), isLost(trial, 'ga')]).toEqual([true, false, false]);
    expect(trial.awaits).not.toEqual(['german spoils']);
  });

  test('[squad-leader 4.3.2] with ten nothing is lost', () => {
    expect(won().awaits).not.toEqual(['german spoils']);
  });
});

describe('withdrawal', () => {
  const locked = (counter: string) => [`${counter} at D4`, { melee: true }] as const;
  const LOCKED = { g1: locked('4-6-7'), r1: locked('4-4-7'), ...RESERVES };

  test('[squad-leader 6.3.6, 6.3.6/b, 6.3.6.1] who withdraws does not attack, is attacked at -2, and goes to a hex without enemies', () => {
    const trial = fight({ ...LOCKED, r2: '4-4-7 at D3' });
    trial.order('german', { order: 'withdraw', unit: 'g1' });
    trial.order('russian', 'pass');
    expect(trial.awaits).toEqual(['russian close-combat']);
    trial.order('russian', attacks('r1', 'g1'), 6, 2);
    expect(told(trial)[0]?.blows).toMatchObject([
      { modifiers: [{ why: 'withdrawing', value: -2 }], final: 6, killed: false },
    ]);
    expect(trial.awaits).toEqual(['german retreat']);
    expect(trial.refusal('german', { order: 'retreat', unit: 'g1', to: 'D3' })?.refused).toBe('NO_WAY');
    trial.order('german', { order: 'retreat', unit: 'g1', to: 'C4' });
    expect(trial.unit('g1')).toMatchObject({ at: 'C4' });
    expect(trial.unit('r1').melee).toBeUndefined();
  });

  test('[squad-leader 6.3.6/b, 6.3.6] at night he is attacked at -1 only', () => {
    const trial = fight(LOCKED, { options: { night: true }, clock: { visibility: 3 } });
    trial.order('german', { order: 'withdraw', unit: 'g1' }).order('russian', 'pass');
    trial.order('russian', attacks('r1', 'g1'), 6, 2);
    expect(told(trial)[0]?.blows).toMatchObject([
      { modifiers: [{ why: 'withdrawing', value: -1 }], final: 7 },
    ]);
  });

  test('[squad-leader 6.3.6/b] friends who fight on make it safer', () => {
    const trial = fight({ ...LOCKED, g2: locked('4-6-7') });
    trial.order('german', { order: 'withdraw', unit: 'g1' });
    trial.order('german', 'pass').order('russian', 'pass').order('german', 'pass');
    trial.order('russian', attacks('r1', 'g1'), 6, 2);
    expect(told(trial)[0]?.blows[0]?.final).toBe(7);
  });

  test('[squad-leader 6.3.6.2] who takes more than it carries easily is easier to kill; it may leave weapons', () => {
    const withdrawing = (more = {}) => {
      const trial = fight({ ...LOCKED, gm: 'HMG with g1' });
      trial.order('german', { order: 'withdraw', unit: 'g1', ...more }).order('russian', 'pass');
      return trial.order('russian', attacks('r1', 'g1'), 6, 5);
    };
    expect(told(withdrawing())[0]?.blows[0]?.final).toBe(7);
    const light = withdrawing({ leave: ['gm'] });
    expect(told(light)[0]?.blows[0]?.final).toBe(9);
    light.order('german', { order: 'retreat', unit: 'g1', to: 'D3' });
    expect(light.unit('gm').at).toBe('D4');
  });

  test('[squad-leader 6.3.6] nobody withdraws before he is in melee', () => {
    const trial = fight(FACING);
    expect(trial.awaits).toEqual(['german close-combat']);
    expect(
      fight({ ...LOCKED, g2: '4-6-7 at D4' }).refusal('german', { order: 'withdraw', unit: 'g2' })?.refused,
    ).toBe('NOT_IN_MELEE');
  });

  test('[squad-leader 6.3.6/a] a leader withdraws by himself as a target of 1, or shares the fate of those with whom he goes', () => {
    const alone = fight({ ...LOCKED, gl: locked('9-1') });
    alone.order('german', { order: 'withdraw', unit: 'gl' });
    alone.order('german', 'pass').order('russian', 'pass').order('german', 'pass');
    alone.order('russian', attacks('r1', 'gl'), 6, 5);
    expect(told(alone)).toMatchObject([{ defence: 1, odds: '4-1' }]);
    const together = fight({ ...LOCKED, gl: locked('9-1') });
    together.order('german', { order: 'withdraw', unit: 'g1' });
    together.order('german', { order: 'withdraw', unit: 'gl', with: 'g1' });
    together.order('russian', 'pass');
    expect(together.refusal('russian', attacks('r1', 'gl'))?.refused).toBe('PROTECTED');
    together.order('russian', attacks('r1', 'g1'), 1, 3);
    expect([isLost(together, 'g1'), isLost(together, 'gl')]).toEqual([true, true]);
  });

  test('[squad-leader 6.3.6/a] which of several he goes with is secret until it shows', () => {
    const choosing = (men: string) => {
      const trial = fight({ ...LOCKED, g2: locked('4-6-7'), gl: locked('9-1') });
      trial.order('german', { order: 'withdraw', unit: 'g1' });
      trial.order('german', { order: 'withdraw', unit: 'g2' });
      return trial.order('german', { order: 'withdraw', unit: 'gl', with: men });
    };
    const seen = (side: string, { battle: { position }, action }: Trial) =>
      canonical([view(position, { side }), redact(position, action, { side })]);
    expect(seen('russian', choosing('g1'))).toBe(seen('russian', choosing('g2')));
    expect(seen('german', choosing('g1'))).not.toBe(seen('german', choosing('g2')));
    const trial = choosing('g2').order('russian', 'pass');
    trial.order('russian', attacks('r1', 'g1'), 1, 3);
    expect([isLost(trial, 'g1'), isLost(trial, 'gl')]).toEqual([true, false]);
  });

  test('[squad-leader 6.3.6/a, 6.3.6.1] and goes where they go', () => {
    const trial = fight({ ...LOCKED, gl: locked('9-1') });
    trial.order('german', { order: 'withdraw', unit: 'g1' });
    trial.order('german', { order: 'withdraw', unit: 'gl', with: 'g1' });
    trial.order('russian', 'pass').order('russian', 'pass');
    trial.order('german', { order: 'retreat', unit: 'g1', to: 'D5' });
    expect([trial.unit('g1').at, trial.unit('gl').at]).toEqual(['D5', 'D5']);
  });

  test('[squad-leader 6.4.1, 6.4.1/a] the broken never attack, are attacked at -2, do not rout out of a melee, and must try to withdraw', () => {
    const units = { ...LOCKED, g1: ['4-6-7 at D4', { melee: true, broken: true }] } as const;
    const trial = fight(units);
    expect(trial.unit('g1').withdrawing).toBe(true);
    expect(trial.awaits).toEqual(['russian withdrawal']);
    trial.order('russian', 'pass');
    trial.order('russian', attacks('r1', 'g1'), 6, 4);
    expect(told(trial)[0]?.blows).toMatchObject([{ final: 6, killed: false }]);
    trial.order('german', { order: 'retreat', unit: 'g1', to: 'D3' });
    const routs = new Trial({ phase: 'rout', units });
    expect(routs.awaits).toEqual(['german advance']);
    expect(routs.unit('g1').at).toBe('D4');
    const fresh = fight({ ...FACING, g1: ['4-6-7 at D4', { broken: true }] });
    expect(fresh.awaits).toEqual(['russian close-combat']);
  });
});
