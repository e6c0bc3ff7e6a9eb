import type { Unit } from '../system.js';
import { begin, type Setup } from '../testkit.testkit.js';
import { firepowerAt, readiness } from './readiness.js';
import { couldBeDesperate, enemyLocations } from './targets.js';

type Placed = NonNullable<Setup['units']>[string];

describe('who may fire when, and how strongly', () => {
  const OCCASIONS = ['impulse', 'moving', 'reaction'] as const;
  const shares = (placed: Placed, setup: Setup = {}) => {
    const { battle } = begin({ g1: placed, a1: '7-6 at L9' }, setup);
    return OCCASIONS.map((occasion) => {
      const ready = readiness(battle, battle.theUnit('g1'), occasion);
      if ('refused' in ready) return ready.refused;
      const { fireClass, factor, mark, normalRangeOnly } = ready;
      return `${fireClass} ${factor} ${mark}${normalRangeOnly ? ' near' : ''}`;
    });
  };
  const thrice = (share: string) => [share, share, share];

  test.each([
    ['[combat 12.1.1] a squad', '6-6 at D4', thrice('infantry 1 fired')],
    [
      '[combat 12.3.1.5.3] Pinned Down: half',
      ['6-6 at D4', { yellow: 'pinned' }],
      thrice('infantry 0.5 fired'),
    ],
    ['[combat 12.3.1.5.4] Disrupted', ['6-6 at D4', { yellow: 'disrupted' }], thrice('DISRUPTED')],
    [
      '[combat 12.1.2.2] has fired: once more in reaction, at normal range',
      ['6-6 at D4', { fired: 1 }],
      ['HAS_FIRED', 'HAS_FIRED', 'infantry 1 fired near'],
    ],
    ['[combat 12.1.2.2] has fired twice', ['6-6 at D4', { fired: 2 }], thrice('HAS_FIRED')],
    ['[combat 12.8.1] a machine gun fires at its rate', ['MG 42 at D4', { fired: 2 }], thrice('mg 1 fired')],
    ['[combat 12.8.1] and no more', ['MG 42 at D4', { fired: 3 }], thrice('HAS_FIRED')],
    [
      '[combat 12.1.2.2] a machine gun of one shot reacts once more',
      ['MG 34 at D4', { rof: 1, fired: 1 }],
      ['HAS_FIRED', 'HAS_FIRED', 'mg 1 fired near'],
    ],
    ['[combat 12.1.2.2] a gun does not', ['75mm gun at D4', { fired: 1 }], thrice('HAS_FIRED')],
    [
      '[combat 2.3.1.3] a gun crew on the move',
      ['75mm gun at D4', { face: 'move' }],
      thrice('infantry 1 fired'),
    ],
    [
      '[combat 10.3.1] a machine gun on its move side fires once',
      ['MG 42 at D4', { face: 'move', fired: 1 }],
      ['HAS_FIRED', 'HAS_FIRED', 'infantry 1 fired near'],
    ],
    ['[combat 12.9.8] a flamethrower', 'FT at D4', thrice('flamethrower 1 fired')],
    ['[combat 12.5.1] a mortar', 'M2 mortar at D4', thrice('mortar 1 fired')],
    ['[combat 12.9.7] an anti-tank rifle', 'ATR at D4', thrice('atr 1 fired')],
    ['[combat 12.9.9] a bazooka', 'bazooka at D4', thrice('light-at 1 fired')],
    ['[combat 2.3.1.1] a wounded leader', ['nco at D4', { wounded: true }], thrice('CANNOT_FIRE')],
    ['a leader', 'nco at D4', thrice('infantry 1 fired')],
    ['off the map', '6-6', thrice('CANNOT_FIRE')],
    ['[combat 10.1.4] has moved', ['6-6 at D4', { marker: 'moved' }], thrice('HAS_MOVED')],
    [
      '[combat 10.1.5] has assaulted: half',
      ['6-6 at D4', { marker: 'assault-moved' }],
      thrice('infantry 0.5 assault-fired'),
    ],
    [
      '[combat 10.1.5] in the act of assaulting',
      ['6-6 at D4', { marker: 'assault-moved', moving: 'assault' }],
      ['HAS_MOVED', 'infantry 0.5 assault-fired', 'HAS_MOVED'],
    ],
    ['[combat 10.1.5] no weapon team', ['MG 34 at D4', { marker: 'assault-moved' }], thrice('HAS_MOVED')],
    [
      '[combat 10.1.6] has crawled: half',
      ['6-6 at D4', { marker: 'crawled' }],
      thrice('infantry 0.5 crawled-fired'),
    ],
    [
      '[combat 10.1.6] a machine gun too',
      ['MG 34 at D4', { marker: 'crawled' }],
      thrice('mg 0.5 crawled-fired'),
    ],
    [
      '[combat 10.1.6] Pinned Down as well: a quarter',
      ['6-6 at D4', { marker: 'crawled', yellow: 'pinned' }],
      thrice('infantry 0.25 crawled-fired'),
    ],
    [
      '[combat 10.1.6] a gun does not',
      ['75mm gun at D4', { face: 'move', marker: 'crawled' }],
      thrice('HAS_MOVED'),
    ],
    [
      '[combat 10.1.5] has fired in its assault',
      ['6-6 at D4', { marker: 'assault-fired' }],
      thrice('HAS_MOVED'),
    ],
    ['[combat 12.3.3.1.4] F-KILLED', ['75mm gun at D4', { fKill: true }], thrice('F_KILLED')],
  ] as [string, Placed, string[]][])('%s', (_, placed, expected) => {
    expect(shares(placed)).toEqual(expected);
  });

  test('[combat 14.12] in Close Combat nobody fires', () => {
    expect(shares('6-6 at D4', { marks: { D4: { closeCombat: true } } })).toEqual(thrice('IN_CLOSE_COMBAT'));
  });

  const riding = (transport: Partial<Unit>, placed: Placed = '6-6 at D4') => {
    const values = { drive: 'half-tracked', capacity: { squads: 2 }, ...transport } as Partial<Unit>;
    const [text, more] = typeof placed === 'string' ? [placed, {}] : placed;
    const { battle } = begin({
      g1: [text, { ...more, aboard: 'g2' }],
      g2: ['tank at D4', values],
      a1: '7-6 at L9',
    });
    return OCCASIONS.map((occasion) => {
      const ready = readiness(battle, battle.theUnit('g1'), occasion);
      return 'refused' in ready ? ready.refused : `${ready.fireClass} ${ready.factor} ${ready.mark}`;
    });
  };

  test.each([
    ['[combat 11.5.8.3] from inside a half-track', {}, '6-6 at D4', thrice('infantry 1 fired')],
    ['[combat 11.5.8.3] with a light machine gun', {}, 'MG 34 at D4', thrice('mg 1 fired')],
    ['[combat 11.5.8.3] not with a heavy one', {}, 'MG 42 at D4', thrice('RIDING')],
    ['[combat 11.5.8.3] not on its move side', {}, ['MG 34 at D4', { face: 'move' }], thrice('RIDING')],
    ['[combat 11.5.8.3] not a gun', {}, '75mm gun at D4', thrice('RIDING')],
    ['[combat 11.5.7] not from a tank', { drive: 'tracked' }, '6-6 at D4', thrice('RIDING')],
    ['[combat 11.5.7] not from a truck', { unarmoured: true }, '6-6 at D4', thrice('RIDING')],
    [
      '[combat 11.5.8.3.1] after Assault Movement: half',
      { marker: 'assault-moved' },
      '6-6 at D4',
      thrice('infantry 0.5 fired'),
    ],
    [
      '[combat 11.5.8.3.1] in the act of it',
      { marker: 'assault-moved', moving: 'vehicle' },
      '6-6 at D4',
      ['HAS_MOVED', 'infantry 0.5 fired', 'HAS_MOVED'],
    ],
    ['[combat 11.5.8.3.1] after a normal move', { marker: 'moved' }, '6-6 at D4', thrice('HAS_MOVED')],
    [
      '[combat 11.5.8.3.1] only once',
      { marker: 'assault-moved' },
      ['6-6 at D4', { fired: 1 }],
      thrice('HAS_FIRED'),
    ],
    [
      '[combat 11.5.8.3.1] not a unit that has moved by itself',
      { marker: 'assault-moved' },
      ['6-6 at D4', { marker: 'crawled' }],
      thrice('HAS_MOVED'),
    ],
  ] as [string, Partial<Unit>, Placed, string[]][])('%s', (_, transport, placed, expected) => {
    expect(riding(transport, placed)).toEqual(expected);
  });

  test.each([
    [
      '[combat 12.3.1.2] a squad of range 6',
      '6-6 at D4',
      [12, 12, 6, 6, 6, 6, 6, 3, 3, 3, 3, 3, 3, undefined],
    ],
    [
      '[combat 12.3.1.2] a machine gun of range 5',
      'BAR at D4',
      [6, 6, 3, 3, 3, 3, 1.5, 1.5, 1.5, 1.5, 1.5, undefined],
    ],
    [
      '[combat 10.3.1] a machine gun on its move side',
      ['MG 42 at D4', { face: 'move' }],
      [2, 2, 1, 0.5, 0.5, undefined],
    ],
    [
      '[combat 12.5.1] a mortar of 2 to 4',
      ['M2 mortar at D4', { maxRange: 4 }],
      [undefined, undefined, 1, 1, 1, undefined],
    ],
    ['[combat 12.9.8] a flamethrower of 1', 'FT at D4', [1, 1, undefined]],
    ['[combat 12.9.9] a bazooka of 5', 'bazooka at D4', [1, 1, 1, 1, 1, 1, undefined]],
  ] as [string, Placed, (number | undefined)[]][])('%s', (_, placed, expected) => {
    const { battle } = begin({ g1: placed, a1: '7-6 at L9' });
    const unit = battle.theUnit('g1');
    const ready = readiness(battle, unit, 'impulse');
    if ('refused' in ready) throw new Error(ready.refused);
    expect(expected.map((_far, far) => firepowerAt(unit, ready, far))).toEqual(expected);
  });

  test('[combat 12.1.2.2] a second shot stays within normal range; a gun reaches everywhere', () => {
    const { battle } = begin({ g1: ['6-6 at D4', { fired: 1 }], g2: '75mm gun at D4', a1: '7-6 at L9' });
    const at = (id: string, far: number) => {
      const ready = readiness(battle, battle.theUnit(id), 'reaction');
      return 'refused' in ready ? ready.refused : firepowerAt(battle.theUnit(id), ready, far);
    };
    expect([at('g1', 6), at('g1', 7), at('g2', 0), at('g2', 200)]).toEqual([6, undefined, 1, 1]);
  });
});

describe('who could be a target', () => {
  const { battle } = begin({
    g1: '6-6 at D4',
    g2: 'BAR at D4',
    g3: ['BAR at D4', { face: 'move' }],
    g4: 'nco at D4',
    g5: '6-6 at D7',
    g6: '6-6',
    g7: '3-6 at D4',
    a1: ['7-6 at D5', { moving: 'running' }],
    a2: '7-6 at E4',
    a3: '7-6',
  });

  test('[combat 12.1.1] every place with an enemy on the map, once, in order', () => {
    expect(enemyLocations(battle, 'german')).toEqual(['D5', 'E4']);
    expect(enemyLocations(battle, 'american')).toEqual(['D4', 'D7']);
  });

  test('[combat 12.6.2] despair: squads and machine guns next to an enemy in the act of moving', () => {
    const able = (at: string) =>
      battle
        .units()
        .filter((unit) => unit.side === 'german' && couldBeDesperate(battle, unit, at))
        .map(({ id }) => id);
    expect(able('D5')).toEqual(['g1', 'g2']);
    expect(able('E4')).toEqual([]);
    expect(able('D4')).toEqual([]);
    const fighting = begin(
      { g1: '6-6 at D4', a1: ['7-6 at D5', { moving: 'running' }], a2: ['7-6 at D4', { moving: 'running' }] },
      { marks: { D4: { closeCombat: true } } },
    ).battle;
    const could = (at: string) => couldBeDesperate(fighting, fighting.theUnit('g1'), at);
    expect([could('D5'), could('D4')]).toEqual([false, true]);
  });
});
