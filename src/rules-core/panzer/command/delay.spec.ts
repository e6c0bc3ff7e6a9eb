import { d100, type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;

/** In the Spotting Phase of turn 5, the tank of the Italians waiting for something. */
const begun = (delayed: object, british: object = {}, more: object = {}) =>
  new Trial({
    units: {
      i1: ['M13/40 at D4', { facing: 3, delayed } as never],
      i2: ['M13/40 at E4', { facing: 3 }],
      b1: ['Crusader I at D9', { facing: 0, ...british }],
    } as Units,
    sides: { italian: { formations: { co: { name: 'Company', grade: 'Elite' } } } },
    options: { optional: ['7.48'] },
    clock: { phase: 'spotting', turn: 5, lastTurn: 9 },
    agenda: [{ task: 'turn' }],
    ...more,
  } as never);

const asks = (trial: Trial, command: string) =>
  trial.refusal('italian', {
    order: 'place-commands',
    counters: [{ command, units: ['i1'] }],
  } as never)?.refused;

/** Through the turn, nobody doing anything. */
function passTurn(trial: Trial): Trial {
  const { turn } = trial.battle.clock;
  while (trial.battle.clock.turn === turn) {
    const awaiting = trial.battle.position.awaiting;
    const [{ side, kind } = { side: '', kind: '' }] = awaiting;
    if (kind !== 'command') trial.order(side, 'end-step');
    else
      trial.order(
        side,
        { order: 'place-commands', counters: [] },
        ...(awaiting.length === 1 ? [...d100(70), ...d100(30)] : []),
      );
  }
  return trial;
}

describe('Delayed Reaction', () => {
  test('[panzer 7.48/a] until it has spotted an enemy, and so many turns more, it has N/C', () => {
    const trial = begun({ until: 'spots an enemy', turns: 2 });
    expect(trial.told('reaction-due')).toEqual([{ unit: 'i1', turn: 7 }]);
    expect([asks(trial, 'move'), asks(trial, 'overwatch'), asks(trial, 'none')]).toEqual([
      'DELAYED',
      'DELAYED',
      undefined,
    ]);
    expect(asks(passTurn(trial), 'fire')).toBe('DELAYED');
    expect(asks(passTurn(trial), 'fire')).toBeUndefined();
  });

  test('[panzer 7.48/b] an Italian crew that spots a moving British unit in turn 5 may have MOVE from turn 6 on', () => {
    const delayed = { until: 'spots a moving enemy', turns: 1 };
    const moving = begun(delayed, { spot: 'move' });
    expect(asks(moving, 'move')).toBe('DELAYED');
    expect(asks(passTurn(moving), 'move')).toBeUndefined();
    const standing = begun(delayed);
    expect(standing.kinds).not.toContain('reaction-due');
    expect(asks(passTurn(standing), 'move')).toBe('DELAYED');
  });

  test('[panzer 7.48/a] a unit that nobody near it sees goes on waiting; others are free', () => {
    const trial = begun(
      { until: 'spots an enemy', turns: 0 },
      {},
      {
        units: {
          i1: ['M13/40 at D4', { facing: 3, delayed: { until: 'spots an enemy', turns: 0 } }],
          i2: ['M13/40 at E4', { facing: 3 }],
          b1: 'MMG section (2 Vickers) at Z14',
        } as never,
        options: { optional: ['7.48'] },
      },
    );
    expect(trial.kinds).not.toContain('reaction-due');
    expect(asks(trial, 'move')).toBe('DELAYED');
    expect(
      trial.refusal('italian', {
        order: 'place-commands',
        counters: [{ command: 'move', units: ['i2'] }],
      } as never),
    ).toBeUndefined();
  });

  test('[panzer 7.48/a] an attack may be what it waits for, whatever comes of it', () => {
    const trial = new Trial({
      units: {
        i1: ['M13/40 at D4', { facing: 3, spotted: true, delayed: { until: 'attacked', turns: 1 } }],
        b1: ['Crusader I at D9', { facing: 0 }],
      },
      options: { optional: ['7.48'] },
      commands: { b1: 'fire' },
      first: 'british',
    });
    trial.fire('british', 'b1', 'i1', 'AP', ...d100(100));
    expect(trial.told('reaction-due')).toEqual([{ unit: 'i1', turn: 2 }]);
  });

  test('[panzer 7.48/a] without the switch nothing holds it back', () => {
    const trial = begun({ until: 'attacked', turns: 3 }, {}, { options: {} });
    expect(asks(trial, 'move')).toBeUndefined();
  });
});
