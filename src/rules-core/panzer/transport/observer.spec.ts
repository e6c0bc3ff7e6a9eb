import { d100, type Placed, Trial } from '../testkit.testkit.js';

const ready = (units: Readonly<Record<string, Placed>>, more: object = {}) =>
  new Trial({
    units: { s1: ['T-34 at Y12', { command: 'none' }], ...units },
    commands: Object.fromEntries(Object.keys(units).map((id) => [id, 'move'])) as never,
    clock: { phase: 'movement' },
    options: { optional: ['7.47'] },
    first: 'soviet',
    ...more,
  });
const tank: Placed = ['Panzer IV at D4', { observer: true, facing: 3, formation: 'f' }];
const dismount = { order: 'dismount-observer', vehicle: 'g1' };

describe('an observer of a vehicle’s crew', () => {
  test('[panzer 7.47/a] dismounts as a section of his own, and the vehicle goes on without him', () => {
    const trial = ready({ g1: tank }).order('german', dismount);
    expect(trial.unit('g1-fo')).toMatchObject({
      kind: 'section',
      at: 'D4',
      observer: true,
      parent: 'g1',
      formation: 'f',
      mounted: true,
    });
    expect(trial.unit('g1').observer).toBeUndefined();
    expect(trial.refusal('german', dismount)?.refused).toBe('NO_OBSERVER');
    trial.order('german', { order: 'move', unit: 'g1', path: ['D5'] });
    expect([trial.unit('g1').at, trial.unit('g1-fo').at]).toEqual(['D5', 'D4']);
  });

  test('[panzer 7.47/a, 7.0/a] not without the rule, not out of a vehicle without one, nor Suppressed', () => {
    const why = (placed: Placed, more: object = {}) =>
      ready({ g1: placed }, more).refusal('german', dismount)?.refused;
    expect(why(tank, { options: {} })).toBe('NO_OBSERVER');
    expect(why('Panzer IV at D4')).toBe('NO_OBSERVER');
    expect(why(['Panzer IV at D4', { observer: true, suppressed: 'on' }])).toBe('UNSTEADY');
    expect(why(tank, { commands: { g1: 'fire' } })).toBe('NO_MOVE_COMMAND');
  });

  test('[panzer 7.47/a × S.bail-out/c] he does not come into play when the crew bails out', () => {
    const trial = new Trial({
      units: { g1: ['Panzer IV at D8', { observer: true, spotted: true, facing: 0 }], s1: 'T-34 at D4' },
      commands: { s1: 'fire' },
      options: { optional: ['7.47'] },
      first: 'soviet',
    });
    trial.fire('soviet', 's1', 'g1', 'AP', ...d100(1), ...d100(100), ...d100(1));
    expect(trial.unit('g1').bailedOut).toBe(true);
    expect(trial.battle.units().map(({ id }) => id)).toEqual(['g1', 's1']);
  });

  test('[panzer 7.47/b] his GP fire has 10 less', () => {
    const net = (optional: readonly '7.47'[]) => {
      const trial = new Trial({
        units: {
          g1: ['FO section at D4', { parent: 'g9' }],
          s1: ['Soviet squad at D5', { spotted: true }],
        },
        commands: { g1: 'fire' },
        options: { optional: [...optional] },
      });
      trial.fire('german', 'g1', 's1', 'GP', ...d100(40));
      return trial.told('gp-fire')[0]?.net;
    };
    expect([net([]), net(['7.47'])]).toEqual([40, 30]);
  });

  const mount = (vehicle: string) => ({ order: 'mount', vehicle, units: ['g2'] });
  const section: Placed = ['FO section at D4', { parent: 'g1' }];

  test('[panzer 7.47/c] he mounts his vehicle again, whether it has room or not: the section is removed', () => {
    const trial = ready({ g1: 'Panzer IV at D4', g2: section }).order('german', mount('g1'));
    expect(trial.battle.unit('g2')).toBeUndefined();
    expect(trial.action.effects.find(({ effect }) => effect === 'mounted')?.cites).toContain('7.47/c');
    expect(trial.unit('g1').observer).toBe(true);
    expect(trial.battle.side('german').lost).toBeUndefined();
  });

  test('[panzer 7.47/c] he rides in another vehicle like anybody else', () => {
    const other = ready({ g1: 'Panzer IV at D4', g2: section, g3: 'Opel Blitz truck at D4' });
    other.order('german', mount('g3'));
    expect(other.action.effects.find(({ effect }) => effect === 'mounted')?.cites).toEqual(['S.mounting']);
    expect(other.unit('g2')).toMatchObject({ aboard: 'g3', parent: 'g1' });
    const tank = ready({ g1: 'Panzer IV at D5', g2: section, g3: 'Panzer III at D4' });
    expect(tank.refusal('german', mount('g3'))?.refused).toBe('NO_ROOM');
  });
});
