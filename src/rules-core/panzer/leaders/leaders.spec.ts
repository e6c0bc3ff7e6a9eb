import { LEADERS, PANZER_CHARTS } from '../charts/index.js';
import { d100, type Placed, penOn, Trial } from '../testkit.testkit.js';
import { leaderModifier, roleOf } from './values.js';

const WITH_LEADERS = { options: { optional: ['7.55' as const] } };
const STEIN = { name: 'Stein', A: 1, G: 5, S: 10, M: 15, P: 1, R: 2 };
const WEAK = { name: 'Voigt', A: 0, G: 1, S: 5, M: 5 };

/** What leaders add for a unit, by name and value. */
function adds(trial: Trial, unit: string, letter: 'A' | 'G' | 'S' | 'M' | 'P' | 'R') {
  const { battle } = penOn(trial);
  return leaderModifier(battle, battle.theUnit(unit), letter).map(({ why, value }) => `${why} ${value}`);
}

const group = (values: Record<string, object>, more: object = WITH_LEADERS) =>
  new Trial({
    units: {
      g1: ['Rifle squad at D4', values.g1 ?? {}],
      g2: ['Rifle squad at D4', values.g2 ?? {}],
      g3: ['Rifle squad at E4', values.g3 ?? {}],
      s1: 'T-34 at P8',
    },
    ...more,
  });

describe('what a leader adds', () => {
  test('[panzer 7.55.2/a, 7.55.2/e, 7.55.2/h, 7.55.2/i, 7.55.2/j] to his own unit, and only with the rule', () => {
    const trial = group({ g1: { leader: STEIN } });
    for (const [letter, value] of [
      ['A', 1],
      ['G', 5],
      ['S', 10],
      ['M', 15],
      ['P', 1],
    ] as const)
      expect(adds(trial, 'g1', letter)).toEqual([`Stein ${value}`]);
    expect(adds(trial, 'g2', 'A')).toEqual([]);
    expect(adds(group({ g1: { leader: STEIN } }, {}), 'g1', 'A')).toEqual([]);
  });

  test('[panzer 7.55.2/e, 7.55.2/h, 7.55.2/i, 7.55.2/j, 7.55.2/l] of a command unit to its formation within Command Range, but P and R', () => {
    const trial = group({ g1: { leader: STEIN, post: 'CHQ' } });
    for (const letter of ['A', 'G', 'S', 'M'] as const) expect(adds(trial, 'g2', letter)).toHaveLength(1);
    for (const letter of ['P', 'R'] as const) expect(adds(trial, 'g2', letter)).toEqual([]);
    expect(adds(trial, 'g3', 'A')).toEqual(['Stein 1']);
    const far = new Trial({
      units: {
        g1: ['Rifle squad at D4', { leader: STEIN, post: 'CHQ' }],
        g2: 'Rifle squad at Z12',
        s1: 'T-34 at P8',
      },
      ...WITH_LEADERS,
    });
    expect(adds(far, 'g2', 'A')).toEqual([]);
    const others = group({ g1: { leader: STEIN, post: 'CHQ', formation: 'a' }, g2: { formation: 'b' } });
    expect(adds(others, 'g2', 'A')).toEqual([]);
  });

  test('[panzer 7.55.2/c, 7.55.2/d] of several one counts, the best', () => {
    const trial = group({ g1: { leader: STEIN, post: 'CHQ' }, g2: { leader: WEAK } });
    expect(adds(trial, 'g2', 'G')).toEqual(['Stein 5']);
    expect(adds(trial, 'g1', 'G')).toEqual(['Stein 5']);
  });

  test('[panzer 7.55.2/l] R for observers, command units and recon only', () => {
    expect(adds(group({ g1: { leader: STEIN } }), 'g1', 'R')).toEqual([]);
    for (const set of [{ observer: true }, { post: 'BHQ' }, { recon: true }])
      expect(adds(group({ g1: { leader: STEIN, ...set } }), 'g1', 'R')).toEqual(['Stein 2']);
  });

  test('[panzer 7.55.3/a, 7.55.3/e, 7.55.3/f, 7.55.3/g] a leader named alone has the rank of the roster and its values', () => {
    for (const nation of ['german', 'italian', 'british'] as const) {
      const ranks = Object.values(rosterOf(nation));
      expect(ranks).toHaveLength(20);
      for (let rank = 1; rank <= 10; rank++) expect(ranks.filter((one) => one === rank)).toHaveLength(2);
      expect(PANZER_CHARTS.lookup(LEADERS.titles, nation, '8')).toBe(CAPTAINS[nation]);
    }
    expect(adds(group({ g1: { leader: { name: 'Becker' } } }), 'g1', 'M')).toEqual(['Becker 10']);
    expect(adds(group({ g1: { leader: { name: 'Somebody', rank: 10 } } }), 'g1', 'M')).toEqual([
      'Somebody 20',
    ]);
    expect(adds(group({ g1: { leader: { name: 'Somebody' } } }), 'g1', 'M')).toEqual([]);
  });
});

const NAMES = {
  german: [
    'Haas',
    'Voigt',
    'Stein',
    'Sommer',
    'Otto',
    'Brandt',
    'Winter',
    'Bergmann',
    'Pfeiffer',
    'Sauer',
    'Löwe',
    'Wagner',
    'Becker',
    'Schultz',
    'Klein',
    'Wissmann',
    'Jassen',
    'Köhler',
    'Winkler',
    'Jäger',
  ],
  italian: [
    'Alessi',
    'Donato',
    'Sangiamo',
    'DiBrico',
    'Romagnolo',
    'Contino',
    'Gaspari',
    'DeVita',
    'Leonardi',
    'Ricci',
    'Giovine',
    'Sposaro',
    'Falconi',
    'Ferenzi',
    'Benigni',
    'Russo',
    'Oriani',
    'Talarico',
    'Evangelisti',
    'Graziano',
  ],
  british: [
    'Wright',
    'Robinson',
    'Lewis',
    'Jackson',
    'Thompson',
    'Ames',
    'Dunbar',
    'Ransom',
    'Joyce',
    'Green',
    'McRoberts',
    'Craig',
    'Harker',
    'Matherson',
    'Stevens',
    'Burton',
    'Anson',
    'Adams',
    'Crofts',
    'Kirkland',
  ],
};

const CAPTAINS = { german: 'Hauptmann', italian: 'Capitano', british: 'Captain' };

const rosterOf = (nation: keyof typeof NAMES) =>
  Object.fromEntries(NAMES[nation].map((name) => [name, PANZER_CHARTS.lookup(LEADERS.ranks, nation, name)]));

describe('a leader in battle', () => {
  test('[panzer 7.55.2/e, 7.55.2/n] his A changes the AP hit, his G the GP roll', () => {
    const fires = (ammo: string, options: object) =>
      new Trial({
        units: {
          g1: ['Panzer IV at D4', { facing: 2, leader: STEIN }],
          s1: ['T-34 at H4', { facing: 5, spotted: true }],
          s2: ['Soviet squad at H5', { spotted: true }],
        },
        commands: { g1: 'fire' },
        options,
      }).fire('german', 'g1', ammo === 'AP' ? 's1' : 's2', ammo, ...d100(ammo === 'AP' ? 100 : 1));
    const led = { optional: ['7.55'] };
    expect(fires('AP', led).told('ap-fire')[0]?.modifiers).toContainEqual({
      why: 'Stein',
      value: 1,
      cites: '7.55.2/e',
    });
    expect(fires('GP', led).told('gp-fire')[0]?.modifiers).toContainEqual({
      why: 'Stein',
      value: 5,
      cites: '7.55.2/e',
    });
    expect(fires('AP', {}).told('ap-fire')[0]?.modifiers).not.toContainEqual(
      expect.objectContaining({ why: 'Stein' }),
    );
  });

  test('[panzer 7.55.2/b] his unit is commanded outside the limit of its formation', () => {
    const placed = (leader: object) =>
      new Trial({
        units: {
          g1: ['Panzer IV at D4', leader],
          g2: 'Panzer IV at D5',
          s1: 'T-34 at P8',
        },
        sides: { german: { formations: { a: { name: 'A', grade: 'Green' } } } },
        ...WITH_LEADERS,
        clock: { phase: 'command' },
      });
    const both = {
      order: 'place-commands',
      counters: [
        { command: 'fire', units: ['g1'] },
        { command: 'fire', units: ['g2'] },
      ],
    };
    expect(placed({}).refusal('german', both)).toMatchObject({ refused: 'TOO_MANY_COMMANDS' });
    expect(placed({ leader: STEIN }).order('german', both).awaits).toEqual(['soviet command']);
  });

  test('[panzer 7.55.1/c, 7.55.1/d] he is lost with his unit, and is worth nothing', () => {
    const burns = new Trial({
      units: {
        g1: ['Tiger at D4', { facing: 2 }],
        s1: ['T-70 at E4', { facing: 5, spotted: true, leader: { name: 'Ivanov' } }],
      },
      commands: { g1: 'fire' },
      ...WITH_LEADERS,
    }).fire('german', 'g1', 's1', 'AP', ...d100(1), ...d100(30), 0);
    expect(burns.told('lost')[0]).toMatchObject({ unit: 's1', leader: 'Ivanov' });
  });
});

const adjusting = (
  values: Record<string, object>,
  options: object = WITH_LEADERS.options,
  more: Readonly<Record<string, Placed>> = {},
) =>
  new Trial({
    units: {
      ...more,
      g1: ['Rifle squad at D4', { leader: STEIN, ...values.g1 }],
      g2: ['Rifle squad at D4', values.g2 ?? {}],
      g3: ['Panzer IV at D4', values.g3 ?? {}],
      s1: 'T-34 at P8',
    },
    options,
    clock: { phase: 'adjustment' },
    agenda: [{ task: 'turn' }, { task: 'transfer-leaders', side: 'german' }],
  });
const transfer = (from: string, to: string) => ({ order: 'transfer-leader', from, to });

describe('a transfer', () => {
  test('[panzer 7.55.1/h, 7.55.1/i] at the end of the turn, to a unit on foot of the formation in the hex', () => {
    const trial = new Trial({
      units: {
        g1: ['Rifle squad at D4', { leader: STEIN }],
        g2: 'Rifle squad at D4',
        g3: ['Rifle squad at D4', { leader: WEAK }],
        g4: 'Rifle squad at D4',
        s1: 'T-34 at P8',
      },
      ...WITH_LEADERS,
      clock: { phase: 'adjustment' },
    }).order('german', transfer('g1', 'g2'));
    expect(trial.unit('g1').leader).toBeUndefined();
    expect(trial.unit('g2').leader).toEqual({ ...STEIN, role: 'none' });
    expect(trial.refusal('german', transfer('g2', 'g1'))).toMatchObject({ refused: 'HAS_TRANSFERRED' });
    const other = adjusting({ g2: { formation: 'b' }, g1: { formation: 'a' } });
    expect(other.awaits).not.toContain('german leaders');
  });

  test('[panzer 7.55.1/g, 7.55.1/h] not from or to a vehicle, nor to a unit that has a leader', () => {
    const trial = adjusting({ g3: { leader: WEAK } });
    for (const [from, to] of [
      ['g1', 'g3'],
      ['g3', 'g2'],
    ] as const)
      expect(trial.refusal('german', transfer(from, to))).toMatchObject({ refused: 'CANNOT_TRANSFER' });
    expect(trial.refusal('german', transfer('g2', 'g1'))).toMatchObject({ refused: 'NO_LEADER' });
    const three = new Trial({
      units: {
        g1: ['Rifle squad at D4', { leader: STEIN }],
        g2: ['Rifle squad at D4', { leader: WEAK }],
        g3: 'Rifle squad at D4',
        s1: 'T-34 at P8',
      },
      ...WITH_LEADERS,
      clock: { phase: 'adjustment' },
    });
    expect(three.refusal('german', transfer('g1', 'g2'))).toMatchObject({ refused: 'HAS_LEADER' });
  });

  test('[panzer 7.55.1/b] he is with one unit always, and a unit has one; nobody is graded better for it', () => {
    const trial = adjusting({});
    const led = () => ['g1', 'g2'].filter((id) => trial.unit(id).leader);
    expect(led()).toEqual(['g1']);
    trial.order('german', transfer('g1', 'g2'));
    expect(led()).toEqual(['g2']);
    const free: Placed = 'Rifle squad at D4';
    const full = adjusting({ g2: { leader: WEAK } }, undefined, { g4: free });
    expect(full.refusal('german', transfer('g1', 'g2'))?.refused).toBe('HAS_LEADER');
    const needs = (set: object) =>
      new Trial(
        {
          units: { g1: ['Rifle squad at D4', { suppressed: 'off', ...set }], s1: 'T-34 at P8' },
          ...WITH_LEADERS,
          agenda: [{ task: 'direct-fire', side: 'german' }, { task: 'recover-suppression' }],
        } as never,
        0,
        0,
      ).told('suppression-roll')[0]?.needs;
    expect(needs({ leader: STEIN })).toBe(needs({}));
    expect(needs({ grade: 'Veteran' })).not.toBe(needs({}));
  });

  test('[panzer 7.55.1/j] not away from an unsteady unit, but to one', () => {
    const from = adjusting({ g1: { broken: 'on' } });
    expect(from.awaits).not.toContain('german leaders');
    expect(
      adjusting({ g2: { suppressed: 'on' } })
        .order('german', transfer('g1', 'g2'))
        .unit('g2').leader,
    ).toEqual({ ...STEIN, role: 'none' });
  });

  test('[panzer 7.55.1/f] his role goes with him; a role is not gained later', () => {
    const chief = adjusting({ g1: { post: 'CHQ' } }).order('german', transfer('g1', 'g2'));
    expect(chief.unit('g1').post).toBeUndefined();
    expect(chief.unit('g2')).toMatchObject({ post: 'CHQ', leader: { role: 'CHQ' } });
    const observer = adjusting({ g1: { observer: true } }).order('german', transfer('g1', 'g2'));
    expect(observer.unit('g1').observer).toBeUndefined();
    expect(observer.unit('g2')).toMatchObject({ observer: true, leader: { role: 'FO' } });
    const guest = adjusting({ g2: { post: 'CHQ' } }).order('german', transfer('g1', 'g2'));
    expect(roleOf(guest.unit('g2'))).toBe('none');
    expect(guest.unit('g2').post).toBe('CHQ');
  });

  test('[panzer 7.55/b, 7.55.1/a] without the rule nobody is asked', () => {
    expect(adjusting({}, {}).awaits).not.toContain('german leaders');
  });
});
