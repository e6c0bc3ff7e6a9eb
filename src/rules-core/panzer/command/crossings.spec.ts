import { view } from '../../kernel/views/views.js';
import { d100, type Placed, Trial } from '../testkit.testkit.js';
import { availableCommands } from './available.js';

type Units = Readonly<Record<string, Placed>>;

const FORMATION = { formations: { co: { name: 'Company', grade: 'Elite' } } } as const;

/** A German tank fires at the CHQ of the Soviets, who may have hidden units, and knocks it out. */
function fallOfTheChq(hidden: Units): Trial {
  const counters = Object.fromEntries(Object.keys(hidden).map((id) => [`${id}c`, { units: [id] }]));
  const trial = new Trial({
    units: {
      g1: ['Tiger at D4', { facing: 3 }],
      s1: ['T-70 at D8', { facing: 0, spotted: true, post: 'CHQ' }],
      s2: ['T-34 at D9', { facing: 0 }],
      ...Object.fromEntries(
        Object.entries(hidden).map(([id, [name, values]]) => [
          id,
          [name, { ...(values as object), hidden: true }],
        ]),
      ),
      ...Object.fromEntries(Object.keys(counters).map((id) => [id, 'Hidden unit 1 at Y12'])),
    } as never,
    sides: { soviet: { ...FORMATION, hiddenLimit: 3 } } as never,
    secrets: { soviet: { counters } } as never,
    options: { optional: ['7.2', '7.52'] },
    commands: { g1: 'fire' },
  });
  return trial.fire('german', 'g1', 's1', 'AP', ...d100(1), ...d100(60), 9);
}

const asGerman = (trial: Trial) => JSON.stringify(view(trial.battle.position, { side: 'german' }));

describe('Command Span and what is hidden', () => {
  test('[panzer 7.52/f × 7.2.2/b] the enemy is not told whether a hidden CHQ is left', () => {
    const alone = fallOfTheChq({ s3: ['T-70', {}] });
    const another = fallOfTheChq({ s3: ['T-70', { post: 'CHQ' }] });
    expect(alone.battle.secret('soviet').headquartersLost).toEqual({ co: ['CHQ'] });
    expect(another.battle.secret('soviet').headquartersLost).toBeUndefined();
    expect(asGerman(alone)).not.toContain('headquartersLost');
    const told = (trial: Trial) => trial.action.effects.filter(({ to }) => !to).map(({ effect }) => effect);
    expect(told(alone)).toEqual(told(another));
  });

  test('[panzer 7.52/c × 7.2.2/c] a hidden CHQ commands from where its counter lies, and hidden units are subordinates', () => {
    const refused = (at: string, hidden: object) =>
      new Trial({
        units: {
          s1: ['T-34 at D4', hidden],
          s2: 'T-34 at D4',
          s3: ['T-34', { hidden: true, ...('post' in hidden ? {} : { post: 'CHQ' }) }],
          s4: `Hidden unit 1 at ${at}`,
          g1: 'Panzer IV at Z14',
        },
        sides: { soviet: { ...FORMATION, hiddenLimit: 3 } },
        secrets: { soviet: { counters: { s4: { units: ['s3'] } } } },
        options: { optional: ['7.2', '7.52'] },
        clock: { phase: 'command' },
      } as never).refusal('soviet', {
        order: 'place-commands',
        counters: ['s1', 's2'].map((unit) => ({ command: 'move', units: [unit] })),
      } as never)?.refused;
    expect([refused('D5', {}), refused('P4', {})]).toEqual([undefined, 'TOO_MANY_MOVES']);
    expect([refused('D5', { post: 'CHQ' }), refused('P4', { post: 'CHQ' })]).toEqual([
      undefined,
      'TOO_MANY_MOVES',
    ]);
  });
});

describe('Command Span and other rules', () => {
  const company = (values: object): Units => ({
    g1: ['Panzer IV at D4', { post: 'CHQ' }],
    g2: ['Panzer IV at D4', {}],
    g3: ['Panzer IV at P4', {}],
    g4: ['Rifle squad at P4', values],
    s1: 'T-34 at Z14',
  });
  const refused = (units: Units, optional: string[], ...commands: [string, string][]) =>
    new Trial({
      units,
      sides: { german: FORMATION } as never,
      options: { optional: optional as never },
      clock: { phase: 'command' },
    }).refusal('german', {
      order: 'place-commands',
      counters: commands.map(([unit, command]) => ({ command, units: [unit] })),
    } as never)?.refused;

  test('[panzer 7.52/e × S.mounting] a unit that rides is where its vehicle is, and strays with it', () => {
    const aboard = company({ aboard: 'g3' });
    expect(refused(aboard, ['7.52'], ['g1', 'move'], ['g2', 'move'], ['g3', 'move'])).toBe('TOO_MANY_MOVES');
    const near = { ...aboard, g3: 'Panzer IV at D5' } as Units;
    expect(refused(near, ['7.52'], ['g1', 'move'], ['g2', 'move'], ['g3', 'move'])).toBeUndefined();
  });

  test('[panzer 7.52/e × 7.55.2/b] a unit with a leader moves besides the limit', () => {
    const led = company({ leader: { name: 'Stein' } });
    const moves: [string, string][] = [
      ['g1', 'move'],
      ['g2', 'move'],
      ['g4', 'move'],
    ];
    expect(refused(led, ['7.52', '7.55'], ...moves)).toBeUndefined();
    expect(refused(led, ['7.52'], ...moves)).toBe('TOO_MANY_MOVES');
  });

  test('[panzer 7.52/e × S.command-sharing] a MOVE counter that several share is one command', () => {
    const trial = new Trial({
      units: company({}),
      sides: { german: FORMATION } as never,
      options: { optional: ['7.52'] },
      clock: { phase: 'command' },
    });
    const counters = [
      { command: 'move', units: ['g1', 'g2'] },
      { command: 'short-halt', units: ['g3', 'g4'] },
    ];
    expect(trial.refusal('german', { order: 'place-commands', counters } as never)).toBeUndefined();
  });

  test('[panzer 7.52/k × 7.1.5.2/a] Broken units count for no commands, and a Broken BHQ reaches nobody', () => {
    const trial = (bhq: object) =>
      new Trial({
        units: {
          ...company({}),
          g3: 'Panzer IV at D4',
          g5: ['Panzer IV at D5', { post: 'BHQ', formation: 'bn', ...bhq }],
        } as never,
        sides: {
          german: {
            formations: {
              co: { name: 'Company', grade: 'Elite', above: 'bn' },
              bn: { name: 'Battalion', grade: 'Elite' },
            },
          },
        } as never,
        options: { optional: ['7.1', '7.52'] },
        clock: { phase: 'command' },
      });
    const commands = (bhq: object) => availableCommands(trial(bhq).battle, 'german', 'co');
    expect([commands({}), commands({ broken: 'on' })]).toEqual([4, 2]);
  });

  test('[panzer 7.57/i, 7.57/a] no card of North Africa bears CREW; one that a referee uploads may', () => {
    const desert = [
      'Matilda II',
      'Crusader I',
      'Crusader II',
      'Valentine II',
      'Stuart I',
      'Universal Carrier',
    ];
    const units = Object.fromEntries(desert.map((name, i) => [`b${i}`, `${name} at D4`]));
    const italians = { i1: 'M13/40 at H4', i2: 'L6/40 at H4' };
    const { battle } = new Trial({ units: { ...units, ...italians } as never, clock: { phase: 'command' } });
    expect(battle.units().filter(({ crewNoted }) => crewNoted)).toEqual([]);
    const card = {
      name: 'R-35',
      kind: 'vehicle',
      nation: 'german',
      crewNoted: true,
      weapons: [{ name: '37mm SA18', kind: 'gun', field: 'A', rows: [] }],
    };
    const uploaded = new Trial({
      units: { g1: 'R-35 at D4', s1: 'T-34 at Z14' },
      options: { cards: [card] as never, optional: ['7.57'] },
      clock: { phase: 'command' },
    });
    expect(uploaded.unit('g1').crewNoted).toBe(true);
  });
});
