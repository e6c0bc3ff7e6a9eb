import type { Unit } from '../system.js';
import { begin, d100, moves, type Setup, type Trial } from '../testkit.testkit.js';
import { attackValue, defenceValue } from './value.js';

type Placed = NonNullable<Setup['units']>[string];
const JOINED: Setup = { marks: { D5: { closeCombat: true } } };

test.each([
  ['a squad', '6-6 at D5', [6, 3, 6]],
  ['a leader', 'nco at D5', [1, 1, 1]],
  ['a wounded leader', ['nco at D5', { wounded: true }], [0, 0, 1]],
  ['a squad that is Pinned Down', ['6-6 at D5', { yellow: 'pinned' }], [3, 2, 3]],
  ['a Disrupted squad', ['6-6 at D5', { yellow: 'disrupted' }], [3, 2, 3]],
  ['a riding squad', ['6-6 at D5', { aboard: 'g9' }], [3, 2, 3]],
  ['a riding squad of 7', ['7-6 at D5', { aboard: 'g9' }], [4, 2, 4]],
  ['a machine gun', 'MG 42 at D5', [1, 1, 1]],
  ['a gun', '75mm gun at D5', [1, 1, 1]],
  ['a tank of 4 and 2', 'tank at D5', [6, 3, 6]],
  ['a tank of 4, 2 and 4', ['tank at D5', { aamg: 4 }], [10, 5, 10]],
  ['a tank without machine guns', ['tank at D5', { cmg: 0, bmg: 0 }], [2, 1, 2]],
  ['a machine-gun vehicle', ['tank at D5', { cmg: 0, bmg: 0, mgUnit: true, fp: 4 }], [4, 2, 4]],
  ['both', ['tank at D5', { mgUnit: true, fp: 4 }], [10, 5, 10]],
  ['a truck', 'truck at D5', [2, 1, 2]],
] as [string, Placed, number[]][])(
  '[combat 14.2.3 × 1.2.1 × 14.2.3/b × 11.5.7] the value of %s, rounded up once',
  (_, placed, expected) => {
    const { battle } = begin({ g1: placed, g9: 'truck at D5', a1: 'nco at L9' });
    const unit = battle.theUnit('g1');
    expect([attackValue(unit), attackValue(unit, 0.5), defenceValue(unit)]).toEqual(expected);
  },
);

describe('what a fight leaves behind', () => {
  const fought = (values: Partial<Unit>, more: object = {}): Trial =>
    begin(
      {
        g1: ['6-6 at D5', values],
        g2: 'nco at D5',
        a1: ['7-6 at D5', { fired: 2, yellow: 'wia' }],
        a9: 'nco at L11',
      },
      JOINED,
    ).order('german', { order: 'close-combat', at: 'D5', units: ['g1'], targets: ['a1'], ...more });
  const resolved = (trial: Trial, ...faces: number[]) =>
    trial.awaits[0] === 'american close-combat-reply' ? trial.order('american', 'no-reply', ...faces) : trial;

  test('[combat 14.2.2.1] Fire 1 for each who fought, the leader who directed included', () => {
    const alone = resolved(fought({}), ...d100(99));
    expect(alone.told('fought')).toEqual([{ units: ['g1'] }]);
    expect([alone.unit('g1').fired, alone.unit('g2').fired]).toEqual([1, undefined]);
    const led = resolved(fought({}, { leader: 'g2' }), ...d100(99));
    expect([led.unit('g1').fired, led.unit('g2').fired]).toEqual([1, 1]);
    expect(led.told('close-combat-attack')[0]).toMatchObject({ attack: 6, total: 94, result: '-' });
    expect(led.sentences.some((told) => told.includes('no effect'))).toBe(true);
  });

  test.each([
    [{ marker: 'assault-moved' }, 'assault-fired', undefined],
    [{ marker: 'crawled' }, 'crawled-fired', undefined],
    [{}, undefined, 1],
  ] as [Partial<Unit>, string | undefined, number | undefined][])(
    '[combat 14.2.1] %j',
    (values, marker, fired) => {
      const { g1 } = resolved(fought(values), ...d100(99)).battle.position.units;
      expect([g1?.marker, g1?.fired]).toEqual([marker, fired]);
    },
  );

  test('[combat 12.6.2.1] in despair: at half, and with a Morale Check on the ones die', () => {
    const spent = { fired: 2 } as const;
    const trial = resolved(fought(spent, { desperate: true }), ...d100(97));
    expect(trial.told('close-combat-attack')[0]).toMatchObject({ attack: 3, total: 97 });
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'g1', rolled: 7 }]);
    const calm = resolved(fought({}), ...d100(97));
    expect(calm.told('close-combat-attack')[0]).toMatchObject({ attack: 6 });
    expect(calm.told('morale-check')).toEqual([]);
  });

  test('[combat 12.6.2.1] [combat 12.1.2.4] the reply may be in despair too', () => {
    const trial = begin({ g1: '6-6 at D5', a1: ['7-6 at D5', { fired: 2 }], a9: 'nco at L11' }, JOINED).order(
      'german',
      { order: 'close-combat', at: 'D5', units: ['g1'], targets: ['a1'] },
    );
    trial.order(
      'american',
      { order: 'strike-back', at: 'D5', units: ['a1'], targets: ['g1'], desperate: true },
      ...d100(99),
      ...d100(93),
    );
    expect(trial.told('close-combat-attack')[1]).toMatchObject({ units: ['a1'], attack: 4 });
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'a1', rolled: 3 }]);
  });

  test('[combat 10.5.3.2] a unit that has charged and struck strikes again only in a later turn', () => {
    const trial = begin(
      {
        g1: ['6-6 at D5', { entered: 'charged' }],
        a1: ['7-6 at D5', { fired: 2, yellow: 'wia' }],
        a9: 'nco at L11',
      },
      {
        ...JOINED,
        agenda: [
          { task: 'turn' },
          { task: 'conclusion' },
          { task: 'impulse' },
          { task: 'onslaught', at: 'D5', units: ['g1'], side: 'german' } as never,
        ],
      },
    );
    expect(trial.awaits).toEqual(['german onslaught']);
    trial.order('german', { order: 'close-combat', at: 'D5', units: ['g1'], targets: ['a1'] });
    resolved(trial, ...d100(99));
    expect(trial.unit('g1').entered).toBe('later');
  });

  test('[combat 14.2.3.1] trucks alone change hands or are destroyed, as the attacker likes', () => {
    const taken = (capture: boolean) =>
      begin({ g1: '6-6 at D5', a1: 'truck at D5', a9: 'nco at L11' }, JOINED).order('german', {
        order: 'close-combat',
        at: 'D5',
        units: ['g1'],
        targets: ['a1'],
        ...(capture && { capture: true }),
      });
    const mine = taken(true);
    resolved(mine);
    expect(mine.told('taken')).toEqual([{ unit: 'a1', captured: true }]);
    expect(mine.unit('a1').side).toBe('german');
    expect(mine.unit('g1').fired).toBe(1);
    const gone = taken(false);
    resolved(gone);
    expect(gone.told('taken')).toEqual([{ unit: 'a1', captured: false }]);
    expect(gone.battle.unit('a1')).toBeUndefined();
  });
});

test('[combat 14.2.2 × 14.10 × 12.1.2.4] the leader who directs takes part in the attack and may be struck back at', () => {
  const trial = begin(
    { g1: '6-6 at D5', g2: 'nco at D5', g3: 'nco at D5', a1: '7-6 at D5', a9: 'nco at L11' },
    JOINED,
  ).order('german', { order: 'close-combat', at: 'D5', units: ['g1'], targets: ['a1'], leader: 'g2' });
  const strike = (targets: string[]) => ({ order: 'strike-back', at: 'D5', units: ['a1'], targets });
  expect(trial.legal('american')).toEqual([strike(['g1', 'g2']), { order: 'no-reply' }]);
  expect(trial.refusal('american', strike(['g3']))?.refused).toBe('NOT_THE_ATTACKERS');
  trial.order('american', strike(['g2']), ...d100(99), ...d100(1), 1, 1);
  expect(trial.told('close-combat-attack')[1]).toMatchObject({ attack: 7, defence: 1, odds: '5:1 or more' });
  expect(trial.told('eliminated')).toMatchObject([{ unit: 'g2' }]);
});

test('[combat 14.12] in Close Combat nobody leaves by a march', () => {
  const trial = begin({ g1: '6-6 at D5', a1: '7-6 at D5' }, JOINED);
  expect(trial.refusal('german', moves('cautious', { g1: ['D4'] }))?.refused).toBe('HELD');
});
