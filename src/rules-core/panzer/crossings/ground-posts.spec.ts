import { d100, type Placed, Trial } from '../testkit.testkit.js';
import { go, moving } from './ground.testkit.js';

const rolls = (...values: number[]) => values.flatMap((value) => [...d100(value)]);
const tank = (at: string, set: object = {}): Placed => [`Panzer IV at ${at}`, { facing: 3, ...set }];
const company = (more: object = {}) => ({
  german: { formations: { f: { name: 'F', grade: 'Elite', cohesionNumber: 9, losses: 0, ...more } } },
});
const formation = (trial: Trial) => trial.battle.side('german').formations?.f;
const PERSONNEL = [{ side: 'soviet', strength: 'deliberate', personnel: true }] as never;
const checks = (trial: Trial) => trial.told('morale-check').map(({ unit, forced }) => [unit, forced]);
const ended = (trial: Trial) => trial.awaits[0]?.split(' ')[0] ?? '';

describe('mines meet formations', () => {
  const stepping = (g1: Placed, optional: readonly string[], ...faces: number[]) =>
    moving({ g1, g2: tank('D4'), g3: tank('Z1') }, ['7.31', ...optional] as never, {
      marks: { D5: { mines: PERSONNEL } },
      sides: company(),
    }).order('german', go('g1', ['D5']), ...faces);
  const half = (set: object = {}): Placed => ['CHQ half-squad at D4', { facing: 3, ...set }];

  test('[panzer 7.31.2.2/c × 7.1.1.2/a] a half-squad lost to them is tallied, a squad that they halve is not', () => {
    const tally = (g1: Placed) => formation(stepping(g1, ['7.1'], ...rolls(1)))?.losses;
    expect([tally(half({ post: undefined })), tally(['Rifle squad at D4', { facing: 3 }])]).toEqual([1, 0]);
  });

  test('[panzer 7.31.2.2/c × 7.1.3/c] a unit that is near a CHQ that is lost to them owes a Forced Check', () => {
    expect(checks(stepping(half({ post: 'CHQ' }), ['7.1'], ...rolls(1, 100)))).toEqual([['g2', true]]);
  });

  test('[panzer 7.31.2.2/c × 7.52/f] and the formation has lost it', () => {
    const trial = stepping(half({ post: 'CHQ' }), ['7.52'], ...rolls(1));
    expect(formation(trial)?.headquartersLost).toEqual(['CHQ']);
  });

  test('[panzer S.victory-points/c × S.leg-results/a] half of its points when a squad is halved, the rest with its half', () => {
    const trial = stepping(['Rifle squad at D4', { facing: 3, points: 21 }], [], ...rolls(1));
    const { halved = 0 } = trial.battle.side('german');
    expect(halved + (trial.unit('g1').points ?? 0)).toBe(21);
  });
});

describe('headquarters meet', () => {
  const CHQ = { post: 'CHQ' } as const;
  const near = { g2: tank('D5'), g3: tank('Z1'), s9: 'T-34 at Z14' } as const;

  test('[panzer 7.1.3/c × 7.35.2] a unit that is near a CHQ that burns owes a Forced Check', () => {
    const trial = new Trial(
      {
        units: { g1: tank('D4', CHQ), ...near },
        marks: { D4: { terrain: 'rubble', fire: 1 } },
        options: { optional: ['7.1', '7.35'] },
        clock: { phase: 'adjustment', turn: 2 },
        sides: company() as never,
      },
      ...rolls(100),
    );
    expect(trial.battle.unit('g1')?.at ?? 'gone').toBe('gone');
    expect(checks(trial)).toEqual([['g2', true]]);
  });

  test('[panzer 7.1.3/c × S.movement-costs/a] nobody is shaken when it leaves the map', () => {
    const trial = moving({ g1: tank('A4', CHQ), g2: tank('A4'), g3: tank('Z1') }, ['7.1'], {
      sides: { german: { ...company().german, exits: ['A4'] } },
    });
    trial.order('german', { order: 'leave-map', unit: 'g1' });
    expect(trial.kinds).not.toContain('check-owed');
  });

  test('[panzer 7.1.3/c × 7.53/b] somebody is when it is given up', () => {
    const trial = new Trial({
      units: { g1: tank('D4', { ...CHQ, trackHit: true }), ...near },
      options: { optional: ['7.1', '7.53'] },
      clock: { phase: 'adjustment' },
      sides: company() as never,
    });
    trial.order('german', { order: 'abandon', unit: 'g1' }, ...rolls(100));
    expect(checks(trial)).toEqual([['g2', true]]);
  });

  const transferred = () => {
    const trial = new Trial({
      units: {
        g1: ['CHQ half-squad at D4', { ...CHQ, leader: { name: 'Otto', role: 'CHQ' } } as never],
        g2: ['Rifle squad at D4', { kind: 'half-squad' }],
        g3: tank('Z1'),
        s9: 'T-34 at Z14',
      },
      options: { optional: ['7.31', '7.52', '7.55'] },
      clock: { phase: 'adjustment' },
      marks: { D5: { mines: PERSONNEL } },
      sides: company() as never,
    });
    return trial.order('german', { order: 'transfer-leader', from: 'g1', to: 'g2' });
  };

  /** In the next turn it walks into the mines of D5. */
  const falls = (id: string) => {
    const trial = transferred();
    const until = (what: string) => {
      while (!trial.awaits.includes(what)) trial.order(ended(trial), 'end-step');
    };
    until('german command');
    trial.order('german', { order: 'place-commands', counters: [{ command: 'move', units: [id] }] });
    trial.order('soviet', { order: 'place-commands', counters: [] }, ...rolls(90, 10));
    until('german movement');
    return formation(trial.order('german', go(id, ['D5']), ...rolls(1)))?.headquartersLost;
  };

  test('[panzer 7.55.1/h × 7.52/f] the post goes with its leader: his new unit is the one that the formation loses', () => {
    expect([falls('g1'), falls('g2')]).toEqual([undefined, ['CHQ']]);
  });
});

describe('commands meet', () => {
  const place = (trial: Trial, ...counters: object[]) =>
    trial.refusal('german', { order: 'place-commands', counters } as never)?.refused;
  const commanding = (
    units: Readonly<Record<string, Placed>>,
    optional: readonly string[],
    more: object = {},
  ) =>
    new Trial({
      units: { s9: 'T-34 at Z14', ...units },
      options: { optional: optional as never },
      clock: { phase: 'command', turn: 2 },
      sides: company() as never,
      ...more,
    });

  test('[panzer 7.48/a × 7.2.2.2/a] a counter over who waits in Delayed Reaction has N/C', () => {
    const why = (set: object) =>
      commanding(
        { g1: ['Panzer IV', { hidden: true, ...set }], gc: 'Hidden unit 1 at D4', g2: tank('D8') },
        ['7.2', '7.48'],
        {
          sides: { german: { ...company().german, hiddenLimit: 2 } },
          secrets: { german: { counters: { gc: { units: ['g1'] } } } },
        },
      );
    const move = { command: 'move', units: ['gc'] };
    expect(place(why({ delayed: { until: 'spots an enemy', turns: 1 } }), move)).toBe('DELAYED');
    expect(place(why({}), move)).toBeUndefined();
  });

  test('[panzer 7.4.2/a × 7.55.2/b] a leader gives a tank without radio no counter apart from its platoon', () => {
    const why = (set: object) =>
      place(
        commanding(
          {
            g1: tank('D4', { platoon: '1', leader: { name: 'Otto' }, ...set }),
            g2: tank('D4', { platoon: '1', ...set }),
          },
          ['7.4', '7.55'],
        ),
        { command: 'move', units: ['g1'] },
        { command: 'fire', units: ['g2'] },
      );
    expect([why({ noRadio: true }) === undefined, why({})]).toEqual([false, undefined]);
  });

  test('[panzer 7.3/a × 7.49/e] a unit that advances behind a tank of another platoon or formation shares its counter', () => {
    const why = (squad: object, command: string, tanks: object = { platoon: '1' }) =>
      place(
        commanding({ g1: tank('D4', tanks), g2: ['Rifle squad at D4', squad] }, ['7.3', '7.49'], {
          sides: {
            german: { formations: { ...company().german.formations, h: { name: 'H', grade: 'Elite' } } },
          },
        }),
        { command, units: ['g1', 'g2'] },
      );
    const units = { platoon: '2', formation: 'f' };
    expect([
      why(units, 'move'),
      why({ ...units, formation: 'h' }, 'move'),
      why(units, 'move', {}),
      why(units, 'fire') === undefined,
    ]).toEqual([undefined, undefined, undefined, false]);
  });

  test('[panzer 7.2.2.2/a × S.movement-costs/a] a unit that lies under a counter leaves the map once it is shown', () => {
    const trial = new Trial({
      units: {
        g1: ['Panzer IV', { hidden: true }],
        gc: 'Hidden unit 1 at A4',
        gf: 'Hidden unit 2 at A4',
        g2: tank('Z1'),
        s9: 'T-34 at Z14',
      },
      options: { optional: ['7.2'] },
      clock: { phase: 'movement', turn: 2 },
      commands: { gc: 'move', gf: 'move' },
      first: 'soviet',
      sides: { german: { hiddenLimit: 2, exits: ['A4'] } },
      secrets: { german: { counters: { gc: { units: ['g1'] }, gf: { units: [] } } } },
    });
    while (!trial.awaits.includes('german movement')) trial.order(ended(trial), 'end-step');
    const leaves = (unit: string) => ({ order: 'leave-map', unit });
    const why = (unit: string) => trial.refusal('german', leaves(unit))?.refused;
    expect([why('gc'), why('gf')]).toEqual(['IS_HIDDEN', 'IS_HIDDEN']);
    trial.order('german', { order: 'show-counter', counter: 'gc' });
    trial.order('german', { order: 'place-hidden', placements: [{ unit: 'g1', at: 'A4' }] });
    trial.order('german', leaves('g1'));
    expect(trial.battle.side('german').exited).toEqual(['g1']);
  });

  test('[panzer S.full-cover/a × S.suppression/a] a Suppressed squad may take Full Cover', () => {
    const trial = moving({ g1: ['Rifle squad at D4', { suppressed: 'on' }] }, [], {
      marks: { D4: { terrain: 'scrub' } },
    });
    trial.order('german', { order: 'take-position', unit: 'g1', position: 'full-cover' });
    expect(trial.unit('g1').fullCover).toBe(true);
  });
});
