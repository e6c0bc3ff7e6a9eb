import { closeCombatOdds } from '../cards.js';
import { d100, field, moves, type Placed, refused, type Setup, Trial } from '../testkit.testkit.js';
import { attackValue, defenceValue } from './value.js';

const JOINED = { D5: { closeCombat: true } } as const;
const begin = (units: Setup['units'], setup: Setup = {}) =>
  new Trial({ marks: JOINED, ...setup, units: { ...units, a9: 'nco at L11' } });
const fight = (units: string[], targets: string[], more: object = {}) => ({
  order: 'close-combat',
  at: 'D5',
  units,
  targets,
  ...more,
});
const spent: Placed = ['7-6 at D5', { fired: 2, yellow: 'disrupted' }];

describe('coming to grips', () => {
  const enter = (
    mode: 'cautious' | 'running' | 'assault' | 'crawling',
    a1: Placed = ['7-6 at D5', { fired: 2 }],
  ) => {
    const trial = new Trial({ units: { g1: 'nco at D4', g2: '6-6 at D4', a1, a9: 'nco at L11' } });
    trial.order('german', moves(mode, { g1: ['D5'], g2: ['D5'] }));
    while (trial.awaits[0] === 'american bug-out' || trial.awaits[0] === 'american reaction')
      trial.order('american', trial.awaits[0] === 'american bug-out' ? 'stand' : 'hold-fire');
    return trial;
  };

  test('[combat 14.1, 14.2] after all fire of the move the location is marked', () => {
    const trial = enter('cautious');
    expect(trial.battle.location('D5').closeCombat).toBe(true);
    expect(trial.told('close-combat-joined')).toEqual([{ at: 'D5', entered: ['g1', 'g2'] }]);
    expect(trial.awaits).toEqual(['american impulse']);
  });

  test('[combat 14.2/a] before that the occupants may use what fire they have', () => {
    const trial = new Trial({ units: { g1: 'nco at D4', g2: '6-6 at D4', a1: '7-6 at D5' } });
    trial.order('german', moves('cautious', { g1: ['D5'], g2: ['D5'] })).order('american', 'stand');
    expect(trial.awaits).toEqual(['american reaction']);
    expect(trial.battle.location('D5').closeCombat).toBeUndefined();
    trial.order('american', { order: 'fire', units: ['a1'], at: 'D5' }, ...d100(95));
    expect(trial.told('attack')[0]).toMatchObject({ fp: 14 });
  });

  test('[combat 14.2.1] who entered cautiously or running strikes in a later turn only', () => {
    const trial = enter('cautious').order('american', 'pass');
    expect(refused(trial, fight(['g2'], ['a1']))).toBe('JUST_ENTERED');
    expect(trial.unit('g2').entered).toBe('later');
  });

  test('[combat 14.2.1] who crawled or assaulted may strike at once at half', () => {
    const trial = enter('assault');
    expect(trial.awaits).toEqual(['german onslaught']);
    trial.order('german', fight(['g2'], ['a1'])).order('american', 'no-reply', ...d100(99));
    expect(trial.told('close-combat-attack')[0]).toMatchObject({ attack: 3, defence: 7, odds: '1:3' });
    expect(trial.unit('g2').marker).toBe('assault-fired');
    expect(trial.awaits).toEqual(['american impulse']);
  });

  test('[combat 14.2.1] or later in the phase, by an impulse', () => {
    const trial = enter('crawling').order('german', 'hold-off').order('american', 'pass');
    trial.order('german', fight(['g2'], ['a1'])).order('american', 'no-reply', ...d100(99));
    expect(trial.told('close-combat-attack')[0]).toMatchObject({ attack: 3 });
    expect(trial.unit('g2').marker).toBe('crawled-fired');
  });

  test('[combat 14.2/b] more units may come in; those inside only fight', () => {
    const trial = begin({ g1: '6-6 at D5', g2: 'nco at D4', a1: spent, a2: '7-6 at F5' });
    expect(refused(trial, { order: 'fire', units: ['g1'], at: 'F5' })).toBe('IN_CLOSE_COMBAT');
    trial.order('german', moves('cautious', { g2: ['D5'] }));
    expect(trial.unit('g2').at).toBe('D5');
  });

  test('[combat 14.9] nobody leaves while both sides have able units there', () => {
    const walk = (g1: Placed, a1: Placed) => refused(begin({ g1, a1 }), moves('cautious', { g1: ['D4'] }));
    expect(walk('6-6 at D5', '7-6 at D5')).toBe('HELD');
    expect(walk('6-6 at D5', ['7-6 at D5', { yellow: 'wia' }])).toBeUndefined();
    expect(walk('6-6 at D5', ['7-6 at D5', { yellow: 'pinned' }])).toBe('HELD');
  });

  test('[combat 14.12] fire from outside hits everybody on foot, friend and foe', () => {
    const trial = begin({ g1: '6-6 at D5', g2: '6-6 at D8', a1: spent }).order(
      'german',
      { order: 'fire', units: ['g2'], at: 'D5' },
      ...d100(25),
      1,
      1,
    );
    expect(trial.told('attack')[0]?.results[0]?.units).toEqual(['a1', 'g1']);
  });
});

describe('the charge', () => {
  const charge = (mode: 'running' | 'cautious', ...faces: number[]) => {
    const trial = new Trial({
      units: {
        g1: 'nco at D3',
        g2: '6-6 at D3',
        a1: ['7-6 at D5', { fired: 2, yellow: 'pinned' }],
        a9: 'nco at L11',
      },
    });
    trial.order('german', { ...moves(mode, { g1: ['D4', 'D5'], g2: ['D4', 'D5'] }), charge: true }, ...faces);
    while (trial.awaits[0] === 'american reaction') trial.order('american', 'hold-fire');
    return trial;
  };

  test('[combat 10.5.3#2, 10.5.3.1] an Action Check with the leader’s quality allows an immediate attack', () => {
    const trial = charge('running', 7);
    expect(trial.awaits).toEqual(['german onslaught']);
    expect(trial.battle.unit('g2')).toMatchObject({ at: 'D5', entered: 'charged' });
  });

  test('[combat 10.5.3.1#2] at full value', () => {
    const trial = charge('cautious', 1)
      .order('german', fight(['g2'], ['a1']))
      .order('american', 'no-reply', ...d100(99));
    expect(trial.told('close-combat-attack')[0]).toMatchObject({ attack: 6, defence: 4, odds: '3:2' });
  });

  test('[combat 10.5.3#2] failed, there is no immediate attack and no other harm', () => {
    const trial = charge('running', 8);
    expect(trial.awaits).toEqual(['american impulse']);
    expect(trial.unit('g2')).toMatchObject({ at: 'D5', entered: 'later' });
  });

  test('[combat 10.5.3.2] only in the impulse of the entry', () => {
    const trial = charge('running', 1).order('german', 'hold-off').order('american', 'pass');
    expect(refused(trial, fight(['g2'], ['a1']))).toBe('JUST_ENTERED');
  });

  test('[combat 10.5.3.1#2] its check takes the place of the one to enter', () => {
    const trial = new Trial({
      units: { g2: '6-6 at D4', a1: ['7-6 at D5', { fired: 2, yellow: 'pinned' }], a9: 'nco at L11' },
    });
    trial.order('german', { ...moves('running', { g2: ['D5'] }), charge: true }, 6);
    expect(trial.told('action-check').map(({ to }) => to)).toEqual(['charge']);
    expect(trial.unit('g2').at).toBe('D5');
  });

  test('[combat 10.5.3#2] it may be taken on the way, once, and not by Assault Movement', () => {
    const trial = new Trial({
      units: { g2: '6-6 at D3', a1: ['7-6 at D5', { fired: 2, yellow: 'pinned' }], a9: 'nco at L11' },
    });
    trial
      .order('german', moves('running', { g2: ['D4'] }, true))
      .order('american', 'hold-fire')
      .order('german', 'charge', 6);
    expect(trial.told('charges')).toEqual([{ side: 'german', made: true }]);
    expect(trial.refusal('german', 'charge')).toMatchObject({ refused: 'DECIDED' });
    const slow = new Trial({ units: { g2: '6-6 at D3', a9: 'nco at L11' } }).order(
      'german',
      moves('assault', { g2: ['D4'] }, true),
    );
    expect(slow.refusal('german', 'charge')).toMatchObject({ refused: 'NO_CHARGE' });
    expect(slow.refusal('german', { ...moves('assault', { g2: ['D4'] }), charge: true })?.refused).toBe(
      'NOT_NOW',
    );
  });
});

describe('the attack', () => {
  test('[combat 14.2.3] firepower is the value; teams and guns have 1, leaders 1', () => {
    const { battle } = begin({
      g1: '8-2 at D5',
      g2: 'MG 34 at D5',
      g3: 'nco at D5',
      g4: '75mm gun at D5',
      g5: ['nco at D5', { wounded: true }],
    });
    const value = (id: string) => attackValue(battle.theUnit(id));
    expect(['g1', 'g2', 'g3', 'g4', 'g5'].map(value)).toEqual([8, 1, 1, 1, 0]);
    expect(defenceValue(battle.theUnit('g5'))).toBe(1);
  });

  test('[combat 14.2.3/b] half for Pinned, Disrupted and WIA units, and for those who have just crawled or assaulted in', () => {
    const { battle } = begin({
      g1: ['8-2 at D5', { yellow: 'pinned' }],
      g2: ['8-2 at D5', { yellow: 'wia' }],
      g3: '8-2 at D5',
    });
    expect(attackValue(battle.theUnit('g1'))).toBe(4);
    expect(attackValue(battle.theUnit('g1'), 0.5)).toBe(2);
    expect(defenceValue(battle.theUnit('g2'))).toBe(4);
    expect(attackValue(battle.theUnit('g3'), 0.5)).toBe(4);
  });

  test('[combat 14.2.3/a] an armoured vehicle has the sum of its machine guns, or 2', () => {
    const { battle } = begin({ g1: 'tank at D5', g2: ['tank at D5', { cmg: 0, bmg: 0 }], g3: 'truck at D5' });
    expect(['g1', 'g2', 'g3'].map((id) => defenceValue(battle.theUnit(id)))).toEqual([6, 2, 2]);
  });

  test.each([
    [9, 7, '1:1'],
    [10, 7, '1:1'],
    [11, 7, '3:2'],
    [14, 7, '2:1'],
    [20, 7, '2:1'],
    [21, 7, '3:1'],
    [28, 7, '4:1'],
    [35, 7, '5:1 or more'],
    [6, 7, '1:2'],
    [3, 7, '1:3'],
    [2, 7, '1:4'],
    [1, 21, '1:5 or less'],
  ])('[combat 14.2.3.2] [combat-60] %d to %d is %s', (attack, defence, odds) => {
    expect(closeCombatOdds(begin({}).battle, attack, defence).odds).toBe(odds);
  });

  test('[combat 14.2.2, 14.8] by an impulse: d100 on the odds; a C reduces, an E eliminates', () => {
    const attack = (roll: number) =>
      begin({ g1: '8-2 at D5', a1: '7-6 at D5' })
        .order('german', fight(['g1'], ['a1']))
        .order('american', 'no-reply', ...d100(roll));
    expect(attack(8).battle.unit('a1')).toBeUndefined();
    expect(attack(9).battle.unit('a1')).toMatchObject({ kind: 'half-squad' });
    expect(attack(25).battle.unit('a1')).toMatchObject({ kind: 'half-squad' });
    expect(attack(26).battle.unit('a1')).toMatchObject({ kind: 'squad' });
    expect(attack(26).told('close-combat-attack')).toEqual([
      {
        at: 'D5',
        units: ['g1'],
        attack: 8,
        defence: 7,
        odds: '1:1',
        modifiers: [],
        rolled: 26,
        total: 26,
        result: '-',
      },
    ]);
  });

  test('[combat 12.1.2.4, 14.2.2] the defenders may strike back, and both are simultaneous', () => {
    const trial = begin({ g1: '3-6 at D5', a1: '4-6 at D5' }).order('german', fight(['g1'], ['a1']));
    expect(trial.awaits).toEqual(['american close-combat-reply']);
    trial.order(
      'american',
      { order: 'strike-back', at: 'D5', units: ['a1'], targets: ['g1'] },
      ...d100(1),
      ...d100(1),
    );
    expect(trial.told('eliminated').map(({ unit }) => unit)).toEqual(['a1', 'g1']);
  });

  test('[combat 14.2.2] without a reply the attack stands alone; only the attackers can be struck back at', () => {
    const trial = begin({ g1: '6-6 at D5', g2: '6-6 at D5', a1: '7-6 at D5' }).order(
      'german',
      fight(['g1'], ['a1']),
    );
    expect(
      refused(trial, { order: 'strike-back', at: 'D5', units: ['a1'], targets: ['g2'] }, 'american'),
    ).toBe('NOT_THE_ATTACKERS');
    trial.order('american', 'no-reply', ...d100(99));
    expect(trial.told('close-combat-attack')).toHaveLength(1);
    expect(trial.unit('a1').fired).toBeUndefined();
  });

  test('[combat 14.2.2.1] all who fought are marked; Fire 1 leaves a reply, Fire 2 nothing', () => {
    const trial = begin({ g1: '6-6 at D5', g2: '6-6 at D5', a1: ['7-6 at D5', { fired: 1 }] }).order(
      'german',
      fight(['g1'], ['a1']),
    );
    trial.order(
      'american',
      { order: 'strike-back', at: 'D5', units: ['a1'], targets: ['g1'] },
      ...d100(99),
      ...d100(99),
    );
    expect([trial.unit('g1').fired, trial.unit('a1').fired]).toEqual([1, 2]);
    trial.order('american', 'pass').order('german', fight(['g2'], ['a1']));
    expect(
      refused(trial, { order: 'strike-back', at: 'D5', units: ['a1'], targets: ['g2'] }, 'american'),
    ).toBe('HAS_FIRED');
    trial.order('american', 'no-reply', ...d100(99)).order('american', 'pass');
    expect(refused(trial, fight(['g1'], ['a1']))).toBe('HAS_FIRED');
  });

  test('[combat 12.6.2.1] in desperation anybody fights, at half, for a Morale Check on the ones die', () => {
    const trial = begin({ g1: ['8-2 at D5', { fired: 2, marker: 'moved' }], a1: '7-6 at D5' });
    trial
      .order('german', fight(['g1'], ['a1'], { desperate: true }))
      .order('american', 'no-reply', ...d100(98));
    expect(trial.told('close-combat-attack')[0]).toMatchObject({ attack: 4, odds: '1:2' });
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'g1', rolled: 8, passed: false }]);
  });

  test('[combat 14.10] a leader’s direction is -5 in place of his value', () => {
    const units = { g1: '8-2 at D5', g2: 'nco at D5', a1: '7-6 at D5' };
    const led = begin(units)
      .order('german', fight(['g1'], ['a1'], { leader: 'g2' }))
      .order('american', 'no-reply', ...d100(30));
    expect(led.told('close-combat-attack')[0]).toMatchObject({
      attack: 8,
      modifiers: [{ why: 'leader', drm: -5 }],
      total: 25,
      result: 'C',
    });
    expect(led.unit('g2').fired).toBe(1);
    const joined = begin(units)
      .order('german', fight(['g1', 'g2'], ['a1']))
      .order('american', 'no-reply', ...d100(30));
    expect(joined.told('close-combat-attack')[0]).toMatchObject({ attack: 9, modifiers: [], result: '-' });
    expect(
      refused(
        begin({ ...units, g2: ['nco at D5', { yellow: 'disrupted' }] }),
        fight(['g1'], ['a1'], { leader: 'g2' }),
      ),
    ).toBe('NO_SUCH_LEADER');
  });

  test('[combat 14.10] against armour: Demo, M-KILL, cover or smoke, -10 each', () => {
    const units = { g1: '8-2 at D5', g2: 'demo at D5', a1: ['tank at D5', { mKill: true }] as Placed };
    const drms = (names: string[], setup: Setup = {}) =>
      begin(units, setup)
        .order('german', fight(names, ['a1']))
        .order('american', 'no-reply', ...d100(99))
        .told('close-combat-attack')[0]
        ?.modifiers.map(({ why, drm }) => [why, drm]);
    expect(drms(['g1'])).toEqual([['M-KILLED', -10]]);
    expect(drms(['g1', 'g2'])).toEqual([
      ['Demo', -10],
      ['M-KILLED', -10],
    ]);
    expect(drms(['g1'], { map: field({ D5: 'woods' }) })).toEqual([
      ['M-KILLED', -10],
      ['cover', -10],
    ]);
    expect(drms(['g1'], { marks: { D5: { closeCombat: true, smoke: 'grenade' } } })).toEqual([
      ['M-KILLED', -10],
      ['cover', -10],
    ]);
  });

  test('[combat 14.8] a C immobilizes a vehicle, an E burns it', () => {
    const attack = (roll: number) =>
      begin({ g1: '6-6 at D5', a1: 'tank at D5' })
        .order('german', fight(['g1'], ['a1']))
        .order('american', 'no-reply', ...d100(roll), ...(roll > 8 ? [5] : []));
    expect(attack(20).unit('a1')).toMatchObject({ mKill: true });
    expect(attack(8).told('vehicle-destroyed')).toEqual([{ unit: 'a1', burns: true, hex: 'D5' }]);
  });

  test('[combat 14.9/a] the marker goes when only one side’s infantry is left', () => {
    const trial = begin({ g1: '8-2 at D5', a1: '4-6 at D5' })
      .order('german', fight(['g1'], ['a1']))
      .order('american', 'no-reply', ...d100(20));
    expect(trial.told('close-combat-over')).toEqual([{ at: 'D5' }]);
    expect(trial.battle.location('D5')).toEqual({ control: 'german' });
  });

  test('[combat 14.2.3.1] unarmoured vehicles alone are destroyed or captured without a roll', () => {
    const attack = (more: object, units: Setup['units'] = {}) =>
      begin({ g1: '6-6 at D5', a1: 'truck at D5', ...units }).order('german', fight(['g1'], ['a1'], more));
    const burnt = attack({});
    expect(burnt.told('taken')).toEqual([{ unit: 'a1', captured: false }]);
    expect(burnt.battle.unit('a1')).toBeUndefined();
    expect(burnt.unit('g1').fired).toBe(1);
    const captured = attack({ capture: true });
    expect(captured.unit('a1').side).toBe('german');
    expect(captured.battle.location('D5').closeCombat).toBeUndefined();
    const defended = attack({}, { a2: '7-6 at D5' }).order('american', 'no-reply', ...d100(99));
    expect(defended.told('close-combat-attack')).toHaveLength(1);
  });

  test('orders name units that are there', () => {
    const trial = begin({ g1: '6-6 at D5', g2: '6-6 at D4', a1: '7-6 at D5' });
    expect(refused(trial, fight(['g2'], ['a1']))).toBe('NOT_THERE');
    expect(refused(trial, fight(['g1'], ['g2']))).toBe('NO_SUCH_TARGET');
    expect(refused(trial, fight(['g1', 'g1'], ['a1']))).toBe('TWICE');
    expect(refused(trial, { ...fight(['g2'], ['a1']), at: 'D4' })).toBe('NO_CLOSE_COMBAT');
  });
});
