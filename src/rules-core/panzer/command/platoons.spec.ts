import { type Placed, Trial } from '../testkit.testkit.js';
import { availableCommands } from './available.js';

type Units = Readonly<Record<string, Placed>>;

const FORMATIONS = {
  a: { name: 'A Company', grade: 'Elite', above: 'bn' },
  b: { name: 'B Company', grade: 'Elite', above: 'bn' },
  bn: { name: 'Battalion', grade: 'Elite', above: 'reg' },
  reg: { name: 'Regiment', grade: 'Elite' },
} as const;

const UNITS: Units = {
  a1: ['Panzer IV at D4', { formation: 'a', platoon: '1' }],
  a2: ['Panzer IV at D5', { formation: 'a', platoon: '1' }],
  a3: ['Panzer IV at D5', { formation: 'a', platoon: '2' }],
  b1: ['Panzer IV at D5', { formation: 'b', platoon: '1' }],
  hq: ['Panzer IV at D5', { formation: 'a' }],
  chqa: ['Panzer IV at D5', { formation: 'a', post: 'CHQ' }],
  chqb: ['Panzer IV at D5', { formation: 'b', post: 'CHQ' }],
  bhq: ['Panzer IV at D5', { formation: 'bn', post: 'BHQ' }],
  rhq: ['Panzer IV at D5', { formation: 'reg', post: 'RHQ' }],
};
const german = (id: string) => `g-${id}`;

const begun = (more: Units = {}, optional: readonly string[] = ['7.3'], grades: object = {}) =>
  new Trial({
    units: {
      s1: 'T-34 at Z14',
      ...Object.fromEntries(Object.entries({ ...UNITS, ...more }).map(([id, one]) => [german(id), one])),
    },
    sides: { german: { formations: { ...FORMATIONS, ...grades } as never } },
    options: { optional: optional as never },
    clock: { phase: 'command' },
  });

const counter = (command: string, ...units: string[]) => ({ command, units: units.map(german) });
const placed = (trial: Trial, ...counters: object[]) =>
  trial.refusal('german', { order: 'place-commands', counters } as never)?.refused;
const together = (...units: string[]) => placed(begun(), counter('move', ...units));

describe('commands of platoons', () => {
  test('[panzer 7.3/a, 7.3/f] one platoon within Command Range shares a counter, and does the same', () => {
    expect(together('a1', 'a2')).toBeUndefined();
    const far = begun({ a2: ['Panzer IV at D9', { formation: 'a', platoon: '1' }] });
    expect(placed(far, counter('move', 'a1', 'a2'))).toBe('OUT_OF_COMMAND_RANGE');
    const trial = begun();
    trial.order('german', { order: 'place-commands', counters: [counter('fire', 'a1', 'a2')] } as never);
    expect(trial.battle.secret('german').commands).toEqual({
      'g-a1': { command: 'fire', counter: 1 },
      'g-a2': { command: 'fire', counter: 1 },
    });
  });

  test('[panzer 7.3/a] activated unarmed units share with their platoon, too', () => {
    const truck: Units = { truck: ['Opel Blitz truck at D5', { formation: 'a', platoon: '1' }] };
    expect(placed(begun(truck), counter('move', 'a1', 'a2', 'truck'))).toBeUndefined();
  });

  test('[panzer 7.3/b, 7.3/f] platoons of one formation share none, nor does an HQ unit that does not command', () => {
    expect([together('a1', 'a3'), together('a1', 'hq'), together('a1', 'b1')]).toEqual(
      Array(3).fill('OTHER_PLATOON'),
    );
    const apart = begun({}, []);
    expect([
      placed(apart, counter('move', 'a1', 'a3')),
      placed(apart, counter('move', 'a1', 'hq')),
      placed(apart, counter('move', 'a1', 'b1')),
    ]).toEqual([undefined, undefined, 'OTHER_FORMATION']);
  });

  test('[panzer 7.3/c, 7.3/d, S.command-unit, S.organisation/c] command units of its chain share with a platoon: company, battalion, regiment', () => {
    expect([
      together('a1', 'chqa'),
      together('a1', 'a2', 'bhq'),
      together('rhq', 'b1'),
      together('chqa', 'bhq', 'rhq'),
    ]).toEqual(Array(4).fill(undefined));
    expect([together('a1', 'chqb'), together('chqa', 'chqb'), together('a1', 'a3', 'chqa')]).toEqual(
      Array(3).fill('OTHER_PLATOON'),
    );
    const second: Units = { chq2: ['Panzer IV at D5', { formation: 'a', post: 'CHQ' }] };
    expect(placed(begun(second), counter('move', 'a1', 'chqa', 'chq2'))).toBeUndefined();
  });

  test('[panzer 7.3/c × S.available-commands/c] a counter is a command of the formation of the unit named first', () => {
    const green = { ...FORMATIONS.b, grade: 'Green' };
    const one = (...units: string[]) =>
      placed(begun({}, ['7.3'], { b: green }), counter('move', ...units), counter('move', 'chqb'));
    // B Company has one command for two units.
    expect([one('b1', 'bhq'), one('bhq', 'b1')]).toEqual(['TOO_MANY_COMMANDS', undefined]);
  });

  test('[panzer 7.3/e] a unit of which no platoon is written down shares with its command units at most', () => {
    const loose: Units = { l1: ['Panzer IV at D5', { formation: 'a' }] };
    const told = (...units: string[]) =>
      begun(loose).refusal('german', {
        order: 'place-commands',
        counters: [counter('move', ...units)],
      } as never)?.why;
    expect(told('l1', 'a1')).toMatch(/is of no platoon/);
    for (const strange of ['a1', 'chqb']) expect(told(strange, 'b1', 'chqa')).toMatch(/Only one platoon/);
    expect([
      placed(begun(loose), counter('move', 'l1', 'hq')),
      placed(begun(loose), counter('move', 'l1', 'a1')),
      placed(begun(loose), counter('move', 'l1', 'chqa')),
    ]).toEqual(['OTHER_PLATOON', 'OTHER_PLATOON', undefined]);
  });

  test('[panzer S.organisation/a] Force, regiment, battalion, company, platoon, unit: each formation gives its own commands', () => {
    const trial = begun({}, [], {
      a: { ...FORMATIONS.a, grade: 'Regulars' },
      b: { ...FORMATIONS.b, grade: 'Green' },
    });
    // Five units of A Company have 2 commands, two of B Company one, the headquarters above one each.
    const ask = (...units: string[]) => placed(trial, ...units.map((unit) => counter('fire', unit)));
    expect(ask('a1', 'a2', 'b1', 'bhq', 'rhq')).toBeUndefined();
    expect(ask('a1', 'a2', 'a3', 'b1')).toBe('TOO_MANY_COMMANDS');
    expect(ask('b1', 'chqb')).toBe('TOO_MANY_COMMANDS');
  });

  test('[panzer S.organisation/d, S.organisation/a] reinforcements join their company when they come: it has commands for them from then on', () => {
    const trial = new Trial({
      units: {
        g1: ['Panzer IV at D4', { formation: 'a', platoon: '1' }],
        g2: ['Panzer IV', { formation: 'a', platoon: '1', enters: { turn: 1, hexes: ['A4'] }, facing: 1 }],
        s1: 'T-34 at Z14',
      },
      sides: { german: { formations: FORMATIONS as never } },
      clock: { phase: 'movement' },
      first: 'soviet',
    });
    expect(availableCommands(trial.battle, 'german', 'a')).toBe(1);
    trial.order('german', { order: 'enter-map', unit: 'g2', path: ['A4'] });
    expect(availableCommands(trial.battle, 'german', 'a')).toBe(2);
  });

  test('[panzer S.organisation/d × 7.42.2/b] a platoon that comes after initiative was won moves before all others', () => {
    const trial = new Trial({
      units: {
        g1: ['Panzer IV at D4', { platoon: '1' }],
        g2: ['Panzer IV', { platoon: '2', enters: { turn: 1, hexes: ['A4'] }, facing: 1 }],
        s1: ['T-34 at Z14', { fired: true }],
      },
      options: { optional: ['7.42'] },
      clock: { phase: 'movement', won: [{ side: 'german', formation: '1' }] },
    });
    trial.order('soviet', 'end-step');
    expect([trial.awaits, trial.battle.clock.acting]).toEqual([['german movement'], undefined]);
    trial.order('german', { order: 'enter-map', unit: 'g2', path: ['A4'] });
    expect(trial.order('german', 'end-step').battle.clock.acting?.formation).toBe('1');
  });
});
