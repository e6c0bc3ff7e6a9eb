import { view } from '../../kernel/views/views.js';
import { d100, Trial } from '../testkit.testkit.js';
import { resume } from './resume.js';

interface Asked {
  readonly kind: string;
  readonly side: string;
}

const BATTERY = { batteries: [{ name: 'Guns', gp: 9 }] };

/** A duel in which every step has something to ask. */
const at = (phase: 'command' | 'combat' | 'movement' | 'adjustment', first: string, basic = false) =>
  new Trial({
    units: {
      g1: ['Panzer IV at D4', { dischargers: 5 }],
      g2: ['Rifle squad at D5', { leader: { name: 'Stein' } }],
      g3: 'Rifle squad at D5',
      s1: ['T-34 at H4', { dischargers: 5 }],
      s2: ['Soviet squad at E5', { leader: { name: 'Ivanov' } }],
      s3: 'Soviet squad at E5',
    },
    commands: phase === 'command' ? undefined : { g1: 'move', g2: 'move', s1: 'move', s2: 'move' },
    sides: { german: BATTERY, soviet: BATTERY },
    options: basic ? { game: 'basic' } : { optional: ['7.8', '7.9', '7.28', '7.55'] },
    clock: { phase },
    first,
  } as never);

/** The decisions of the phase, each ended at once; at each what is worked out is what is there. */
function asked(trial: Trial, phase: string): string[] {
  const kinds: string[] = [];
  while (trial.battle.clock.phase === phase && trial.battle.position.awaiting.length > 0) {
    const { position } = trial.battle;
    const { kind, side } = position.awaiting[0] as Asked;
    expect(resume(view(position, { side }))?.agenda).toEqual(position.agenda);
    kinds.push(`${side} ${kind}`);
    if (kind === 'command') return kinds;
    trial.order(side, { order: 'end-step' });
  }
  return kinds;
}

describe('the rest of a turn, worked out of what is asked', () => {
  test.each(['german', 'soviet'])('is what the turn has left, with the %ss as First Player', (first) => {
    const second = first === 'german' ? 'soviet' : 'german';
    expect(asked(at('command', first), 'command')).toEqual([
      `${first} dischargers`,
      `${second} dischargers`,
      'german command',
    ]);
    expect(asked(at('combat', first), 'combat')).toEqual(expect.arrayContaining([`${second} overwatch`]));
    expect(asked(at('movement', first), 'movement')).toEqual(
      expect.arrayContaining([`${first} assaults`, `${second} movement`, `${first} movement`]),
    );
    expect(asked(at('adjustment', first), 'adjustment')).toEqual([
      `${first} adjust-turrets`,
      `${second} adjust-turrets`,
      `${first} leaders`,
      `${second} leaders`,
    ]);
  });

  test('[panzer S.sequence/a] the Basic Game has no Air Phases left', () => {
    const { agenda } = at('combat', 'german', true).battle.position;
    expect(agenda.map((task) => ('phase' in task ? task.phase : task.task))).toEqual(
      expect.not.arrayContaining(['air-1', 'air-2', 1, 2]),
    );
    expect(asked(at('combat', 'german', true), 'combat')).toContain('german direct-fire');
  });

  test.each(['initiative', 'combat', 'movement'] as const)(
    '[panzer 7.42/c] with Staggered Initiative the formations that are left in the %s Phase, in their order',
    (phase) => {
      const trial = new Trial({
        units: {
          g1: ['Panzer IV at D4', { platoon: 'I' }],
          g2: ['Panzer IV at D5', { platoon: 'II' }],
          s1: 'T-34 at P8',
        },
        options: { optional: ['7.42'] },
        clock: {
          phase,
          ...(phase === 'movement' && {
            won: [
              { side: 'german', formation: 'II' },
              { side: 'soviet', formation: 'soviet' },
            ],
          }),
        },
      });
      const kinds: string[] = [];
      while (trial.battle.clock.phase !== 'adjustment' && trial.battle.clock.turn === 1) {
        const { position } = trial.battle;
        const asked = position.awaiting as readonly Asked[];
        const [{ kind, side } = { kind: '', side: '' }] = asked;
        expect(resume(view(position, { side }))?.agenda).toEqual(position.agenda);
        kinds.push(kind);
        const [named] = trial.legalOf(side, 'name-formation');
        const rolls = asked.length === 1 && kinds.at(-2) === 'formation';
        if (named) trial.order(side, named, ...(rolls ? [...d100(70), ...d100(30)] : []));
        else trial.order(side, 'end-step');
      }
      expect(kinds).toContain(phase === 'movement' ? 'movement' : 'formation');
    },
  );
});
