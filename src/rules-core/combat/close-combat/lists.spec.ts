import { agreed } from '../lists.testkit.js';
import { begin, d100, moves, refused, type Setup, type Trial } from '../testkit.testkit.js';

type Units = NonNullable<Setup['units']>;
const fight = (order: string, units: string, targets: string, more: object = {}) => ({
  order,
  at: 'D5',
  units: units.split('+'),
  targets: targets.split('+'),
  ...more,
});
const UNITS: Units = {
  g1: '6-6 at D5',
  g2: ['6-6 at D5', { fired: 1 }],
  g3: ['6-6 at D5', { marker: 'assault-fired' }],
  g4: ['6-6 at D5', { marker: 'crawled-fired' }],
  g5: ['6-6 at D5', { entered: 'later' }],
  g6: ['6-6 at D5', { entered: 'charged' }],
  g7: ['6-6 at D5', { yellow: 'disrupted' }],
  g8: 'nco at D5',
  g9: ['nco at D5', { yellow: 'disrupted' }],
  ga: '6-6 at D4',
  gb: ['6-6 at D5', { entered: 'assaulted' } as object],
  gc: ['nco at D5', { fired: 1 }],
  a1: '7-6 at D5',
  a2: 'nco at D5',
  a3: '7-6 at D6',
  a4: ['7-6 at D5', { fired: 2 }],
  a5: ['7-6 at D5', { fired: 1 }],
};
const scene = (units: Units = UNITS) => begin(units, { marks: { D5: { closeCombat: true } } });

describe('who strikes', () => {
  test('[combat 14.2.1] [combat 14.2.2] all able units against all enemies there, with and without a leader to direct; [combat 12.6.2.1] the others in desperation', () => {
    const single = ['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'ga', 'a1', 'nobody'].map((id) => [id]);
    const targets = [['a3'], ['ga'], ['nobody'], ['g1']];
    expect(
      agreed(scene(), 'german', 'close-combat', { at: ['D5', 'D4', 'D6'], units: single, targets }),
    ).toEqual([
      'close-combat D5 g1+g7+g8+g9+gb a1+a2+a4+a5',
      'close-combat D5 g1+g7+gb a1+a2+a4+a5 g8',
      'close-combat D5 g2+g3+g4+g5+g6+gc a1+a2+a4+a5 desperate',
    ]);
  });

  test.each([
    ['[combat 14.2.2.1] has fired', 'g2', 'a1', {}, 'HAS_FIRED'],
    ['[combat 14.2.1] has fired in the assault', 'g3', 'a1', {}, 'HAS_FIRED'],
    ['[combat 14.2.1] has crawled and fired', 'g4', 'a1', {}, 'HAS_FIRED'],
    ['[combat 14.2.1] has just entered', 'g5', 'a1', {}, 'JUST_ENTERED'],
    ['[combat 10.5.3.2] has charged', 'g6', 'a1', {}, 'JUST_ENTERED'],
    ['[combat 14.2.1] elsewhere', 'ga', 'a1', {}, 'NOT_THERE'],
    ["[combat 14.2.1] an enemy's", 'a1', 'a2', {}, 'NOT_THERE'],
    ['[combat 14.2.1] nobody', 'nobody', 'a1', {}, 'NOT_THERE'],
    ['[combat 14.2.2] at somebody elsewhere', 'g1', 'a3', {}, 'NO_SUCH_TARGET'],
    ["[combat 14.2.2] at one's own", 'g1', 'g7', {}, 'NO_SUCH_TARGET'],
    ['[combat 14.2.2] at nobody', 'g1', 'nobody', {}, 'NO_SUCH_TARGET'],
    ['[combat 14.2.2] twice', 'g1+g1', 'a1', {}, 'TWICE'],
    ['[combat 14.2.2] one target twice', 'g1', 'a1+a1', {}, 'TWICE'],
    ['[combat 14.10] led by a leader who is not able', 'g1', 'a1', { leader: 'g9' }, 'NO_SUCH_LEADER'],
    ['[combat 14.10] led by a squad', 'g1', 'a1', { leader: 'g7' }, 'NO_SUCH_LEADER'],
    ['[combat 14.10] led by the enemy', 'g1', 'a1', { leader: 'a2' }, 'NO_SUCH_LEADER'],
    ['[combat 14.10] a leader who adds his own value', 'g8', 'a1', { leader: 'g8' }, 'TWICE'],
    ['[combat 14.10 × 14.2.2.1] led by a leader who has fired', 'g1', 'a1', { leader: 'gc' }, 'HAS_FIRED'],
    ['[combat 14.10] led', 'g1', 'a1', { leader: 'g8' }, undefined],
    ['[combat 14.2.1] one at one', 'g1', 'a1', {}, undefined],
  ])('%s', (_, units, targets, more, code) => {
    expect(refused(scene(), fight('close-combat', units, targets, more))).toBe(code);
  });

  test('[combat 14.2] only where there is Close Combat', () => {
    expect(refused(scene(), { ...fight('close-combat', 'ga', 'a3'), at: 'D4' })).toBe('NO_CLOSE_COMBAT');
  });

  test.each([
    ['a leader alone', { g8: 'nco at D5' }, ['g8 a1']],
    ['men without a leader', { g1: '6-6 at D5' }, ['g1 a1']],
    [
      'men with a Disrupted leader',
      { g1: '6-6 at D5', g9: ['nco at D5', { yellow: 'disrupted' }] },
      ['g1+g9 a1'],
    ],
    ['men with a leader', { g1: '6-6 at D5', g8: 'nco at D5' }, ['g1 a1 g8', 'g1+g8 a1']],
    ['nobody able but in desperation (12.6.2.1)', { g2: ['6-6 at D5', { fired: 1 }] }, ['g2 a1 desperate']],
  ] as [string, Units, string[]][])('[combat 14.2.2] %s', (_, mine, expected) => {
    const trial = scene({ ...mine, a1: '7-6 at D5' });
    expect(agreed(trial, 'german', 'close-combat')).toEqual(
      expected.map((each) => `close-combat D5 ${each}`),
    );
    expect(agreed(scene(mine), 'german', 'close-combat')).toEqual([]);
  });

  const attacked = () => scene().order('german', fight('close-combat', 'g1', 'a1+a2'));

  test('[combat 12.1.2.4] those attacked strike back at those who attack, a second shot included', () => {
    expect(attacked().awaits).toEqual(['american close-combat-reply']);
    const near = { at: ['D5', 'D6'], units: [['a3'], ['a4'], ['g1'], ['nobody']], targets: [['g1'], ['g7']] };
    expect(agreed(attacked(), 'american', 'strike-back', near)).toEqual([
      'strike-back D5 a1+a2+a5 g1',
      'strike-back D5 a1+a5 g1 a2',
      'strike-back D5 a4 g1 desperate',
    ]);
    const code = (units: string, targets: string, more: object = {}) =>
      refused(attacked(), fight('strike-back', units, targets, more), 'american');
    expect(code('a1', 'g7')).toBe('NOT_THE_ATTACKERS');
    expect(code('a1', 'g1', { at: 'D6' })).toBe('NOT_THE_ATTACKERS');
    expect(code('a4', 'g1')).toBe('HAS_FIRED');
    expect(code('a5', 'g1')).toBeUndefined();
  });

  test('[combat 14.2.2] what was declared is told, and the reply with its leader counts', () => {
    const trial = attacked().order(
      'american',
      fight('strike-back', 'a1+a5', 'g1', { leader: 'a2' }),
      ...d100(99),
      ...d100(99),
    );
    expect(trial.told('close-combat-declared')).toEqual([
      { at: 'D5', side: 'american', units: ['a1', 'a5'], targets: ['g1'] },
    ]);
    const [, reply] = trial.told('close-combat-attack');
    expect(reply?.modifiers).toContainEqual({ why: 'leader', drm: -5, cites: '14.10' });
    const alone = attacked().order('american', fight('strike-back', 'a1+a5', 'g1'), ...d100(99), ...d100(99));
    expect(alone.told('close-combat-attack')[1]?.modifiers).toEqual([]);
  });
});

describe('at once on entering', () => {
  const entered = (): Trial => {
    const trial = begin(
      {
        g1: 'nco at D4',
        g2: '6-6 at D4',
        g3: ['6-6 at F9', {}],
        a1: ['7-6 at D5', { fired: 2 }],
        a2: ['7-6 at F9', { fired: 2 }],
        a9: 'nco at L11',
      },
      { marks: { F9: { closeCombat: true } } },
    );
    trial.order('german', moves('assault', { g1: ['D5'], g2: ['D5'] }));
    while (trial.awaits[0] === 'american bug-out' || trial.awaits[0] === 'american reaction')
      trial.order('american', trial.awaits[0] === 'american bug-out' ? 'stand' : 'hold-fire');
    return trial;
  };

  test('[combat 14.2.1] a unit that has assaulted strikes in that hex only, or holds off', () => {
    expect(entered().awaits).toEqual(['german onslaught']);
    const near = { at: ['D5', 'F9'], units: [['g3'], ['a1']], targets: [['a1'], ['a2']] };
    expect(agreed(entered(), 'german', 'close-combat', near)).toEqual([
      'close-combat D5 g1+g2 a1',
      'close-combat D5 g2 a1 g1',
    ]);
    expect(refused(entered(), { ...fight('close-combat', 'g3', 'a2'), at: 'F9' })).toBe('NOT_THERE');
    const trial = entered().order('german', 'hold-off');
    expect(trial.told('held-off')).toEqual([{ side: 'german' }]);
    expect(trial.awaits).toEqual(['american impulse']);
  });
});
