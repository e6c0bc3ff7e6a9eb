import { d100, field as ground, type Placed } from '../testkit.testkit.js';
import { BOTH, coming, field, results, T34, walk } from './mines.testkit.js';

describe('where mines meet other rules', () => {
  test('[panzer 7.31.2/b × S.overrun/c] an Overrunning tank comes upon mines first; without its track it fights nobody', () => {
    const units: Record<string, Placed> = { s1: T34(), g1: ['Rifle squad at D5', { fired: true }] };
    const agenda = [{ task: 'movement', side: 'soviet' }];
    const overrun = (...rolls: number[]) =>
      coming(units, field(), { agenda }).order(
        'soviet',
        { order: 'overrun', unit: 's1', path: ['D5', 'D6'], at: 'D5' },
        ...rolls.flatMap((roll) => [...d100(roll)]),
      );
    const stopped = overrun(50, 99);
    expect(stopped.kinds).not.toContain('overrun');
    expect(stopped.unit('s1').at).toBe('D5');
    const through = overrun(51, 2, 51);
    expect(through.told('mine-attack').map(({ at }) => at)).toEqual(['D5', 'D6']);
    expect(through.told('overrun')).toHaveLength(1);
  });

  test('[panzer 7.31.2/b × S.hand-to-hand/c, 7.31.2/b × S.advancing-attack] the way to a fight and the hex won are mined too', () => {
    const units: Record<string, Placed> = {
      s1: ['Soviet squad at D4', { command: 'move' }],
      g1: ['HMG section at D6', { fired: true }],
    };
    const agenda = [
      { task: 'movement', side: 'soviet' },
      { task: 'assaults', side: 'soviet' },
    ];
    const fight = (...rolls: number[]) =>
      coming(units, field(), { agenda }).order(
        'soviet',
        { order: 'hand-to-hand', units: ['s1'], at: 'D6', via: 'D5' },
        ...rolls.flatMap((roll) => [...d100(roll)]),
      );
    const stopped = fight(45);
    expect(stopped.kinds).toContain('assault-stopped');
    const won = fight(46, 90, 10, 45);
    expect(won.told('mine-attack').map(({ at }) => at)).toEqual(['D5', 'D6']);
    expect(won.unit('s1')).toMatchObject({ kind: 'half-squad', at: 'D6' });
  });

  test('[panzer 7.31.2.1/e × 7.1.1.2/b] what mines destroy is tallied, and calls for no Morale Check by itself', () => {
    const options = { optional: ['7.31', '7.1'] };
    const trial = walk(coming({ s1: 'Soviet squad at D4' }, field(), { options }), ['D5'], 99);
    expect(trial.kinds).not.toContain('check-owed');
    const section = coming({ s1: 'PTRD section at D4' }, field(), { options });
    walk(section, ['D5'], 1);
    expect(section.battle.side('soviet').lost).toMatchObject([{ unit: 's1', how: 'mines' }]);
  });

  test('[panzer 7.31.2.2/d × S.quickmarch] a squad that hurries goes two hexes, and low rolls hit by 20 more', () => {
    const quick = { order: 'move', unit: 's1', path: ['D5', 'D6'], quickmarch: true };
    const trial = coming({ s1: 'Soviet squad at D4' }, field()).order(
      'soviet',
      quick,
      ...d100(66),
      ...d100(65),
    );
    expect(trial.told('mine-attack').map(({ at, net, result }) => [at, net, result])).toEqual([
      ['D5', 46, 'No Effect'],
      ['D6', 45, 'Effective'],
    ]);
    const stopped = coming({ s1: 'Soviet squad at D4' }, field()).order('soviet', quick, ...d100(65));
    expect(stopped.unit('s1')).toMatchObject({ kind: 'half-squad', at: 'D5' });
  });

  test('[panzer 7.31.2/f × S.moving-within-a-hex] a unit that goes Hull Down or into the building among mines is attacked again', () => {
    const map = { E5: 'shellholes' } as const;
    const trial = coming({ s1: ['T-34 at E5', { facing: 3 }] }, field({ ...BOTH, hexes: ['E5'] }), {
      map: ground(map),
    });
    trial.order(
      'soviet',
      { order: 'take-position', unit: 's1', position: 'hull-down', towards: 0 },
      ...d100(99),
    );
    expect(results(trial)).toEqual(['No Effect']);
  });

  test('[panzer 7.31.2/b × S.reinforcements] reinforcements come upon mines in their entry hex', () => {
    const section: Placed = ['PTRD section', { enters: { turn: 1, hexes: ['A5'] }, facing: 1 }];
    const come = { order: 'enter-map', unit: 's1', path: ['A5'] };
    const agenda = [{ task: 'movement', side: 'soviet' }];
    const arriving = (roll: number) =>
      coming({ s1: section, s2: 'T-34 at B9' }, field({ ...BOTH, hexes: ['A5'] }), {
        agenda,
        commands: {},
      }).order('soviet', come, ...d100(roll));
    expect(arriving(45).told('lost')).toEqual([{ unit: 's1', how: 'mines' }]);
    expect(arriving(46).unit('s1').at).toBe('A5');
  });

  test('[panzer 7.31.2/g × 7.49/f] those who advance behind a tank are on foot: each is attacked by its own mines', () => {
    const shared = { s1: { command: 'move', counter: 1 }, s2: { command: 'move', counter: 1 } } as const;
    const trial = coming({ s1: T34(), s2: 'Soviet squad at D4' }, undefined, {
      secrets: { german: { mines: [field()] }, soviet: { commands: shared } },
      commands: undefined,
      options: { optional: ['7.31', '7.49'] },
    });
    trial.order(
      'soviet',
      { order: 'move', unit: 's1', path: ['D5'], covers: ['s2'] },
      ...d100(51),
      ...d100(45),
    );
    expect(trial.told('mine-attack').map(({ unit, result }) => [unit, result])).toEqual([
      ['s1', 'No Effect'],
      ['s2', 'Effective'],
    ]);
  });

  test('[panzer 7.31.2/b × S.overwatch/a] mines go off before Overwatch Fire in the hex', () => {
    const trial = coming({ s1: T34() }, field(), {
      units: { s1: T34(), g1: ['Panzer IV at D9', { facing: 0 }] },
      commands: { s1: 'move', g1: 'overwatch' },
    });
    walk(trial, ['D5', 'D6'], 51);
    expect(trial.kinds.filter((kind) => ['moved', 'mine-attack', 'window-opened'].includes(kind))).toEqual([
      'moved',
      'mine-attack',
      'window-opened',
    ]);
    expect(trial.awaits).toEqual(['german interrupt']);
  });
});
