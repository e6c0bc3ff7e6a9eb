import { d100, Trial } from '../testkit.testkit.js';

const BOTH = { g1: ['Panzer IV at D4', { facing: 1 }], s1: ['T-34 at P8', { facing: 4 }] } as const;

/** From a phase to the end of the turn, nobody doing anything. */
function passTurn(trial: Trial): string[] {
  const asked: string[] = [];
  const { turn } = trial.battle.clock;
  while (trial.battle.clock.turn === turn && !trial.battle.isOver) {
    const [awaited] = trial.battle.position.awaiting;
    if (!awaited) break;
    asked.push(`${awaited.side} ${awaited.kind}`);
    if (awaited.kind === 'command')
      trial.order(awaited.side, { order: 'place-commands', counters: [] }, ...rolls(trial));
    else trial.order(awaited.side, 'end-step');
  }
  return asked;
}

/** The second side to place counters sets off the Initiative Phase. */
const rolls = (trial: Trial): number[] =>
  trial.battle.position.awaiting.length === 1 ? [...d100(70), ...d100(30)] : [];

describe('the turn', () => {
  test('[panzer S.sequence/b, S.sequence/c, S.sequence/d, S.initiative/c] Command before Initiative, the First Player fires first and moves last', () => {
    const trial = new Trial({ units: BOTH, clock: { phase: 'spotting' }, agenda: [{ task: 'turn' }] });
    expect(trial.kinds).toContain('spotted');
    expect(passTurn(trial)).toEqual([
      'german command',
      'soviet command',
      'german direct-fire',
      'soviet direct-fire',
      'german overwatch',
      'soviet overwatch',
      'soviet movement',
      'german movement',
    ]);
    expect(trial.battle.clock).toMatchObject({ turn: 2, phase: 'command' });
  });

  test('[panzer S.initiative/d, 7.9/b] the clock shows who is First Player, and who was the turn before', () => {
    const trial = new Trial({
      units: BOTH,
      clock: { phase: 'spotting', previousFirst: 'german' },
      agenda: [{ task: 'turn' }],
    });
    trial.order('german', { order: 'place-commands', counters: [] });
    trial.order('soviet', { order: 'place-commands', counters: [] }, ...d100(20), ...d100(80));
    expect(trial.battle.clock.first).toBe('soviet');
    expect(trial.awaits).toEqual(['soviet direct-fire']);
    passTurn(trial);
    expect(trial.battle.clock.previousFirst).toBe('soviet');
  });

  test('[panzer S.sequence/e, S.sequence/f] at the end of the turn counters come off, and SMOKE turns over before it goes', () => {
    const trial = new Trial({
      units: {
        g1: [
          'Panzer IV at D4',
          { command: 'fire', shares: 1, fired: true, moved: true, spent: 2, smoke: 'cloud' },
        ],
        s1: 'T-34 at P8',
      },
      marks: {
        D8: {
          smoke: [
            { density: 'open', face: 'on' },
            { density: 'closed', face: 'off' },
          ],
        },
        E9: { illumination: 'on' },
        F9: { illumination: 'off' },
      },
      clock: { phase: 'adjustment' },
    });
    const unit = trial.unit('g1');
    expect([unit.command, unit.shares, unit.fired, unit.moved, unit.spent]).toEqual(Array(5).fill(undefined));
    expect(unit.smoke).toBe('spent');
    expect(trial.at('D8').smoke).toEqual([{ density: 'open', face: 'off' }]);
    expect([trial.at('E9').illumination, trial.at('F9').illumination]).toEqual(['off', undefined]);
  });

  test('[panzer S.sequence/g] a unit put out of action before its turn to fire does not fire', () => {
    const trial = new Trial({
      units: { g1: ['Tiger at D4', { facing: 2 }], s1: ['T-70 at D8', { facing: 5, spotted: true }] },
      commands: { g1: 'fire', s1: 'fire' },
    });
    trial.fire('german', 'g1', 's1', 'AP', ...d100(1), ...d100(60), 9);
    expect(trial.kinds).toContain('lost');
    trial.order('german', 'end-step');
    expect(trial.awaits).toEqual(['german overwatch']);
  });
});
