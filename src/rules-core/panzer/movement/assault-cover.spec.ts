import type { PanzerSystem } from '../system.js';
import { d100, type Placed, Trial } from '../testkit.testkit.js';

type Options = PanzerSystem['options'];
const RULE: Options = { optional: ['7.49'] };

/** A tank and a squad in D4 that share one counter. */
const ready = (
  units: Readonly<Record<string, Placed>> = {},
  more: object = {},
  command = 'move',
  options = RULE,
) => {
  const all: Readonly<Record<string, Placed>> = {
    g1: ['Panzer IV at D4', { facing: 3 }],
    g2: 'Rifle squad at D4',
    s1: ['T-34 at Y12', { command: 'none' }],
    ...units,
  };
  const shared = Object.fromEntries(['g1', 'g2', 'g3'].map((id) => [id, { command, counter: 1 }]));
  return new Trial({
    units: all,
    secrets: { german: { commands: shared } as never },
    clock: { phase: 'movement' },
    options,
    first: 'soviet',
    ...more,
  });
};
const together = (path: readonly string[] = ['D5'], covers: readonly string[] = ['g2']) => ({
  order: 'move',
  unit: 'g1',
  path: [...path],
  covers: [...covers],
});
const why = (trial: Trial, ...asked: Parameters<typeof together>) =>
  trial.refusal('german', together(...asked))?.refused;

describe('Vehicle Assault Cover', () => {
  test('[panzer 7.49/a, 7.49/f] vehicle and leg units move together, hex by hex', () => {
    const trial = ready().order('german', together());
    expect([trial.unit('g1').at, trial.unit('g2').at]).toEqual(['D5', 'D5']);
    expect(trial.unit('g2')).toMatchObject({ coveredBy: 'g1', spent: 1, moved: true });
    expect(trial.refusal('german', { order: 'move', unit: 'g2', path: ['D6'] })?.refused).toBe('HAS_MOVED');
    expect(why(ready(), ['D5', 'D6'])).toBe('TOO_FAR');
    expect(why(ready({}, {}, 'short-halt'))).toBeUndefined();
  });

  test('[panzer 7.49/b] a squad, two half-squads, a half-squad and a section, two sections; no more', () => {
    const fits = (g2: string, g3?: string) =>
      why(ready({ g2: `${g2} at D4`, ...(g3 && { g3: `${g3} at D4` }) }), ['D5'], g3 ? ['g2', 'g3'] : ['g2']);
    expect(fits('Rifle squad')).toBeUndefined();
    expect(fits('CHQ half-squad', 'CHQ half-squad')).toBeUndefined();
    expect(fits('CHQ half-squad', 'HMG section')).toBeUndefined();
    expect(fits('HMG section', 'HMG section')).toBeUndefined();
    expect(fits('Rifle squad', 'HMG section')).toBe('NO_ROOM');
    expect(why(ready({ g1: ['Opel Blitz truck at D4', { facing: 3 }] }))).toBeUndefined();
  });

  test('[panzer 7.49/d] on foot, not in Full Cover, from its hex, with the same counter', () => {
    expect(why(ready({ g2: ['Rifle squad', { aboard: 'g1' }] }))).toBe('NO_COVER');
    expect(why(ready({ g2: ['Rifle squad at D4', { fullCover: true }] }))).toBe('NO_COVER');
    expect(why(ready({ g2: 'Rifle squad at D3' }))).toBe('NO_COVER');
    expect(why(ready({ g2: ['Rifle squad at D4', { suppressed: 'on' }] }))).toBe('UNSTEADY');
    const apart = {
      secrets: {
        german: { commands: { g1: { command: 'move', counter: 1 }, g2: { command: 'move', counter: 2 } } },
      },
    };
    expect(why(ready({}, apart))).toBe('NO_COVER');
    expect(why(ready({}, {}, 'move', {}))).toBe('NO_COVER');
  });

  test('[panzer 7.49/e] vehicle and leg units of different formations share a counter of either', () => {
    const placing = (options: Options, units: readonly string[], command = 'move') => {
      const formations = {
        tanks: { name: 'Tanks', grade: 'Regulars' as const },
        foot: { name: 'Foot', grade: 'Regulars' as const },
      };
      const trial = new Trial({
        units: {
          g1: ['Panzer IV at D4', { formation: 'tanks' }],
          g2: ['Rifle squad at D4', { formation: 'foot' }],
          g3: ['Rifle squad at D5', { formation: 'foot' }],
          s1: 'T-34 at Y12',
        },
        sides: { german: { formations } },
        clock: { phase: 'command' },
        options,
      });
      const counters = [{ command, units: [...units] }];
      return trial.refusal('german', { order: 'place-commands', counters })?.refused;
    };
    expect([placing(RULE, ['g1', 'g2']), placing(RULE, ['g2', 'g1'])]).toEqual([undefined, undefined]);
    expect(placing({}, ['g1', 'g2'])).toBe('OTHER_FORMATION');
    expect(placing(RULE, ['g1', 'g2'], 'overwatch')).toBe('OTHER_FORMATION');
    expect(placing(RULE, ['g1', 'g3'])).toBe('OTHER_FORMATION');
  });

  const watching = { s1: ['T-34 at D9', { facing: 0 }] as Placed };
  const overwatch = (options = RULE) => {
    const trial = ready(watching, {}, 'move', options);
    return trial;
  };
  const alert = {
    secrets: {
      german: { commands: { g1: { command: 'move', counter: 1 }, g2: { command: 'move', counter: 1 } } },
      soviet: { commands: { s1: { command: 'overwatch' } } },
    },
  };

  test('[panzer 7.49/h] Overwatch fires at the vehicle or at the leg units, each in turn', () => {
    const trial = ready(watching, alert).order('german', together());
    expect(trial.battle.clock.window?.unit).toBe('g1');
    trial.order('soviet', 'hold-fire');
    expect(trial.battle.clock.window?.unit).toBe('g2');
    const shots = [trial.aim('s1', 'GP')];
    trial.order('soviet', { order: 'fire', target: 'g2', shots }, ...d100(100));
    expect([trial.unit('g2').kind, trial.unit('g1').suppressed]).toEqual(['half-squad', undefined]);
  });

  test('[panzer 7.49/c, 7.49/a, 7.49/i] behind it they keep their GP Defense and have Light Cover; beside it they have neither', () => {
    const met = (order: object) => {
      const trial = ready({ ...watching, g3: ['Panzer III at D5', {}] }, alert).order(
        'german',
        order as never,
      );
      while (trial.battle.clock.window?.unit !== 'g2') trial.order('soviet', 'hold-fire');
      trial.order('soviet', { order: 'fire', target: 'g2', shots: [trial.aim('s1', 'GP')] }, ...d100(1));
      return trial.told('gp-fire')[0]?.defense;
    };
    expect([met(together()), met({ order: 'move', unit: 'g2', path: ['D5'] })]).toEqual([3, 1]);
    expect(overwatch().unit('g2').coveredBy).toBeUndefined();
  });

  test('[panzer 7.49/f × S.overwatch/a] a unit that is stopped on the way stays behind, the vehicle goes on', () => {
    const units = { ...watching, g2: ['Rifle squad at D4', { crossCountry: 2 }] as Placed };
    const trial = ready(units, alert).order('german', together(['D5', 'D6']));
    trial.order('soviet', 'hold-fire');
    trial.order('soviet', { order: 'fire', target: 'g2', shots: [trial.aim('s1', 'GP')] }, ...d100(40));
    expect([trial.unit('g1').at, trial.unit('g2').at, trial.unit('g2').suppressed]).toEqual([
      'D6',
      'D5',
      'on',
    ]);
  });

  test('[panzer 7.49/g] they assault what is beside them, or advance with their vehicle into the assault', () => {
    const beside = ready({ s2: ['T-34 at D5', { command: 'none' }] });
    beside.order('german', { order: 'close-assault', units: ['g2'], target: 's2' }, ...d100(1));
    expect(beside.kinds).toContain('close-assault');
    const units = { s2: ['T-34 at D6', { command: 'none' }] as Placed };
    const attack = { order: 'close-assault', units: ['g2'], target: 's2', via: 'D5', cover: 'g1' };
    const trial = ready(units).order('german', attack, ...d100(1));
    expect(trial.kinds).toEqual(expect.arrayContaining(['advances-together', 'moved', 'close-assault']));
    expect([trial.unit('g1').at, trial.unit('g2').at, trial.unit('g2').coveredBy]).toEqual([
      'D5',
      'D5',
      'g1',
    ]);
    expect(ready(units, {}, 'move', {}).refusal('german', attack)?.refused).toBe('NO_COVER');
    const foot = { s2: ['Soviet squad at D6', { command: 'none' }] as Placed };
    const fight = { order: 'hand-to-hand', units: ['g2'], at: 'D6', via: 'D5', cover: 'g1' };
    const won = ready(foot).order('german', fight, ...d100(99), ...d100(1), ...d100(99), ...d100(1));
    expect([won.unit('g1').at, won.unit('g2').at]).toEqual(['D5', 'D6']);
    expect(ready(units, {}, 'short-halt').refusal('german', attack)?.refused).toBe('NOT_NOW');
  });
});
