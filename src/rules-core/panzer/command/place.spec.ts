import { Trial } from '../testkit.testkit.js';
import { tableValue } from './available.js';

const COMPANY = {
  g1: 'Panzer IV at D4',
  g2: 'Panzer IV at D5',
  g3: 'Panzer IV at D4',
  g4: 'Rifle squad at D4',
  s1: 'T-34 at P8',
} as const;

const begun = (grade: 'Elite' | 'Veteran' | 'Seasoned' | 'Regulars' | 'Green', more: object = {}) =>
  new Trial({
    units: COMPANY,
    sides: { german: { formations: { co: { name: 'Company', grade } } } },
    clock: { phase: 'command' },
    ...more,
  });

const counter = (command: string, ...units: string[]) => ({ command, units });

describe('command counters', () => {
  test('[panzer S.command-placement, S.command-counters/b] lie face down until they are carried out, and cannot be changed', () => {
    const trial = begun('Elite');
    trial.order('german', {
      order: 'place-commands',
      counters: [counter('fire', 'g1'), counter('move', 'g2')],
    });
    expect(trial.battle.secret('german').commands).toEqual({
      g1: { command: 'fire', counter: 1 },
      g2: { command: 'move', counter: 2 },
    });
    expect(trial.unit('g1').command).toBeUndefined();
    expect(trial.refusal('german', { order: 'place-commands', counters: [] })?.refused).toBe(
      'NOT_YOUR_DECISION',
    );
    expect(() => trial.battle.asSeenBy({ side: 'soviet' }, () => trial.battle.secret('german'))).toThrow();
  });

  test('[panzer S.command-counters/a, S.command-counters/e] a unit without a counter has N/C and does nothing', () => {
    const trial = new Trial({ units: COMPANY, commands: {}, clock: { phase: 'movement' } });
    expect(trial.awaits).toEqual(['soviet movement']);
    trial.order('soviet', 'end-step');
    expect(trial.refusal('german', { order: 'move', unit: 'g1', path: ['D3'] })?.refused).toBe(
      'NO_MOVE_COMMAND',
    );
  });

  test('[panzer S.available-commands/b, S.available-commands/a, S.dice/e] read as tens and units, halves rounded down: 23 units of Regulars have 11', () => {
    const { battle } = begun('Regulars');
    expect(tableValue(battle, 'Regulars', 23)).toBe(11);
    expect(tableValue(battle, 'Elite', 20)).toBe(20);
    expect(tableValue(battle, 'Green', 9)).toBe(3);
    expect(tableValue(battle, 'Seasoned', 1)).toBe(0);
  });

  test('[panzer S.available-commands/c, S.organisation/b, 7.1.5.2/a, S.available-commands/d, S.active-unit] the limit of a company counts its active units: not those that are Broken', () => {
    const orders = (trial: Trial, ...counters: object[]) =>
      trial.refusal('german', { order: 'place-commands', counters: counters as never })?.refused;
    const fire = ['g1', 'g2', 'g3', 'g4'].map((unit) => counter('fire', unit));
    expect(orders(begun('Regulars'), ...fire.slice(0, 3))).toBe('TOO_MANY_COMMANDS');
    expect(orders(begun('Regulars'), ...fire.slice(0, 2))).toBeUndefined();
    const broken = begun('Regulars', { units: { ...COMPANY, g4: ['Rifle squad at D4', { broken: 'on' }] } });
    expect(orders(broken, ...fire.slice(0, 2))).toBe('TOO_MANY_COMMANDS');
    expect(orders(broken, ...fire.slice(0, 1))).toBeUndefined();
  });

  test('[panzer S.recon/a, S.recon/d] recon units are commanded besides; N/C costs nothing', () => {
    const trial = begun('Green', { units: { ...COMPANY, g4: ['Rifle squad at D4', { recon: true }] } });
    const counters = [counter('fire', 'g1'), counter('overwatch', 'g4'), counter('none', 'g2')];
    expect(trial.refusal('german', { order: 'place-commands', counters })).toBeUndefined();
    expect(
      trial.refusal('german', { order: 'place-commands', counters: [...counters, counter('move', 'g3')] })
        ?.refused,
    ).toBe('TOO_MANY_COMMANDS');
  });

  test('[panzer S.command-counters/c, S.command-sharing, S.command-range/a, S.command-range/b] sharers stand within Command Range of one another: 0 for Regulars, 1 for Seasoned', () => {
    const shared = { order: 'place-commands', counters: [counter('fire', 'g1', 'g2')] };
    const together = { order: 'place-commands', counters: [counter('fire', 'g1', 'g3', 'g4')] };
    expect(begun('Regulars').refusal('german', shared)?.refused).toBe('OUT_OF_COMMAND_RANGE');
    expect(begun('Regulars').refusal('german', together)).toBeUndefined();
    expect(begun('Seasoned').refusal('german', shared)).toBeUndefined();
  });

  test('[panzer S.command-counters/d] units of different formations share no counter', () => {
    const trial = new Trial({
      units: {
        g1: ['Panzer IV at D4', { formation: 'a' }],
        g2: ['Panzer IV at D4', { formation: 'b' }],
        s1: 'T-34 at P8',
      },
      sides: {
        german: { formations: { a: { name: 'A', grade: 'Elite' }, b: { name: 'B', grade: 'Elite' } } },
      },
      clock: { phase: 'command' },
    });
    expect(
      trial.refusal('german', { order: 'place-commands', counters: [counter('fire', 'g1', 'g2')] })?.refused,
    ).toBe('OTHER_FORMATION');
  });

  test('[panzer S.activated-unarmed-unit, S.non-combat-unarmed, S.combat-non-combat-units/b] unarmed units move, and count for nothing', () => {
    const trial = begun('Elite', { units: { g1: ['Panzer IV at D4', { unarmed: true }], s1: 'T-34 at P8' } });
    const place = (command: string) =>
      trial.refusal('german', { order: 'place-commands', counters: [counter(command, 'g1')] });
    expect(place('fire')?.refused).toBe('UNARMED');
    expect(place('overwatch')?.refused).toBe('UNARMED');
    // No combat unit, no command.
    expect(place('move')?.refused).toBe('TOO_MANY_COMMANDS');
  });

  test('a unit has one counter, and each side its own units', () => {
    const trial = begun('Elite');
    const place = (...counters: object[]) =>
      trial.refusal('german', { order: 'place-commands', counters: counters as never })?.refused;
    expect(place(counter('fire', 'g1'), counter('move', 'g1'))).toBe('HAS_COMMAND');
    expect(place(counter('fire', 's1'))).toBe('NOT_YOUR_UNIT');
  });

  test('in the Basic Game every unit has a counter of its own, as many as there are units', () => {
    const trial = begun('Green', { options: { game: 'basic' } });
    const all = ['g1', 'g2', 'g3', 'g4'].map((unit) => counter('fire', unit));
    expect(trial.refusal('german', { order: 'place-commands', counters: all })).toBeUndefined();
    expect(
      trial.refusal('german', { order: 'place-commands', counters: [counter('fire', 'g1', 'g3')] })?.refused,
    ).toBe('OWN_COUNTER');
  });
});
