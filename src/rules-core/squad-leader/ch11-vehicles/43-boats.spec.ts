import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
/** A river of four hexes' breadth from west to east across the map. */
const ROWS = 'A4-N7';
const river = (terrain: 'river' | 'shallow-river' = 'river') =>
  drawn({ levels: { '-1': ROWS }, terrain: { [terrain]: ROWS } });
const RIVER = river();
const flows = (force: 'slow' | 'moderate' | 'heavy', towards: 'e' | 'n' | 's' = 'e') =>
  ({ options: { water: { current: { flows: towards, force } } } }) as const;
const start = (units: Units, setup: Partial<Setup> = {}) =>
  new Trial({ map: RIVER, phase: 'movement', ...setup, units: { r9: '4-4-7 at N1', ...units } });
const aboard = (men: string, more: object = {}): Placed => [`${men} at G6`, { aboard: 'gb', ...more }];
const STORM: Placed = 'storm boat at G6';
const SMALL: Placed = 'small raft at G6';
const LARGE: Placed = 'large raft at G6';
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gb', path });
const until = (trial: Trial, phase: string, active = 'german'): Trial => {
  for (
    let n = 0;
    n < 40 && !(trial.battle.clock.phase === phase && trial.battle.clock.active === active);
    n++
  )
    trial.endPhase();
  return trial;
};

describe('launching', () => {
  const onLand = (boat: string, men: Units) => start({ gb: `${boat} at G8`, ...men }, { phase: 'advance' });
  const launch = (...units: string[]) => ({ order: 'launch', boat: 'gb', units, to: 'G7' });

  test.each<[string, string, Units, string[], string | undefined]>([
    ['[squad-leader 11.42.2]', 'storm boat', { g1: '4-6-7 at G8', gl: '8-0 at G8' }, ['g1', 'gl'], undefined],
    [
      '[squad-leader 11.42.2]',
      'storm boat',
      { g1: 'crew 2-4-7 at G8', g2: 'crew 2-4-7 at G8' },
      ['g1', 'g2'],
      undefined,
    ],
    ['[squad-leader 11.42.2]', 'storm boat', {}, [], undefined],
    ['[squad-leader 11.42.2]', 'storm boat', { g1: '4-6-7 at G8', gw: 'HMG with g1' }, ['g1'], 'TOO_HEAVY'],
    [
      '[squad-leader 11.42.2]',
      'storm boat',
      { g1: '4-6-7 at G8', g2: '4-6-7 at G8' },
      ['g1', 'g2'],
      'NO_ROOM',
    ],
    ['[squad-leader 11.42.3]', 'small raft', { g1: '4-6-7 at G8', gl: '8-0 at G8' }, ['g1', 'gl'], undefined],
    ['[squad-leader 11.42.3]', 'small raft', {}, [], 'NO_CREW'],
    ['[squad-leader 11.42.3]', 'small raft', { g1: '4-6-7 at G8', gw: 'MMG with g1' }, ['g1'], 'TOO_HEAVY'],
    [
      '[squad-leader 11.42.4]',
      'large raft',
      { g1: '4-6-7 at G8', g2: '4-6-7 at G8', gw: 'HMG with g1' },
      ['g1', 'g2'],
      undefined,
    ],
    ['[squad-leader 11.42.5]', 'large raft', { g1: 'crew 2-4-7 at G8' }, ['g1'], 'NO_CREW'],
  ])('%s a %s takes so many, and needs so many', (_rule, boat, men, ids, refused) => {
    expect(onLand(boat, men).refusal('german', launch(...ids))?.refused).toBe(refused);
  });

  test('[squad-leader 11.43.9, 11.43/q3, 1.3/7.3] in the Advance Phase alone, from the bank, by those who get in', () => {
    const men = { g1: '4-6-7 at G8', gw: 'LMG with g1' } as const;
    expect(start({ gb: 'storm boat at G8', ...men }).refusal('german', launch('g1'))?.refused).toBe(
      'NOT_NOW',
    );
    const trial = onLand('storm boat', men).order('german', launch('g1'));
    expect([trial.unit('gb').at, trial.unit('gw').at]).toEqual(['G7', 'G7']);
    expect(trial.unit('g1')).toMatchObject({ at: 'G7', aboard: 'gb' });
    const inland = start({ gb: 'storm boat at G9', g1: '4-6-7 at G9' }, { phase: 'advance' });
    expect(inland.refusal('german', launch('g1'))?.refused).toBe('NOT_ADJACENT');
  });

  test('[squad-leader-B-211] [squad-leader 11.43/q3, 11.43/q5] nobody gets into a boat that is in the water', () => {
    const units: Units = { gb: 'storm boat at G7', g1: '4-6-7 at G8' };
    const trial = start(units, { phase: 'advance' });
    expect(trial.refusal('german', launch('g1'))?.cites).toContain('11.43/q3');
    const moving = start({ gb: 'storm boat at G8', g1: '4-6-7 at G8' });
    expect(moving.refusal('german', { order: 'board', unit: 'g1', vehicle: 'gb' })?.cites).toContain(
      '11.43/q3',
    );
  });

  test('[squad-leader 11.43.4] three boats are in a hex of water', () => {
    const boats = (n: number) =>
      Object.fromEntries(Array.from({ length: n }, (_, i) => [`gx${i}`, 'storm boat at G7'])) as Units;
    const into = (n: number) =>
      start({ gb: 'storm boat at G8', ...boats(n) }, { phase: 'advance' }).refusal('german', launch())
        ?.refused;
    expect([into(2), into(3)]).toEqual([undefined, 'NO_ROOM']);
    const moving = (n: number) => start({ gb: STORM, ...boats(n) }).refusal('german', drive('G7'))?.refused;
    expect([moving(2), moving(3)]).toEqual([undefined, 'NO_ROOM']);
    expect(
      start({ gb: 'storm boat at G6', ...boats(3) }).refusal('german', drive('G7', 'H7')),
    ).toBeUndefined();
  });
});

test('[squad-leader 11.42.1] every nation has them', () => {
  const units: Units = { rb: 'large raft at G8', r1: '4-4-7 at G8', g1: '4-6-7 at N1' };
  const trial = start(units, { phase: 'advance', active: 'russian', enemy: 'german' });
  trial.order('russian', { order: 'launch', boat: 'rb', units: ['r1'], to: 'G7' });
  expect(trial.unit('r1')).toMatchObject({ at: 'G7', aboard: 'rb' });
});

describe('under way', () => {
  test('[squad-leader 11.43.1] as many hexes as it has movement points, a leader makes it no faster, and only on water', () => {
    const far = (men: Units) => start({ gb: STORM, ...men });
    const six = ['H5', 'I5', 'J4', 'K4', 'L4', 'M4'];
    for (const men of [{}, { gl: aboard('10-2') }] as Units[]) {
      expect(far(men).refusal('german', drive(...six))).toBeUndefined();
      expect(far(men).refusal('german', drive('G5', ...six))?.refused).toBe('TOO_FAR');
    }
    expect(far({}).refusal('german', drive('G7', 'G8'))?.refused).toBe('IMPASSABLE');
    expect(start({ gb: 'storm boat at G8' }).refusal('german', drive('G7'))?.cites).toContain('11.43.9');
  });

  test.each<['slow' | 'moderate' | 'heavy', number]>([
    ['slow', 1],
    ['moderate', 2],
    ['heavy', 3],
  ])('[squad-leader 11.43.2] against a %s current a hex costs %i', (force, mp) => {
    const trial = start({ gb: STORM }, flows(force, 'n'));
    trial.order('german', drive('G7'));
    expect(trial.told('drove')[0]?.mp).toBe(mp);
    expect(start({ gb: STORM }, flows(force, 'n')).order('german', drive('G5')).told('drove')[0]?.mp).toBe(1);
  });

  test('[squad-leader 11.43.2] paddles do not go against a heavy one', () => {
    const up = (force: 'moderate' | 'heavy') =>
      start({ gb: SMALL, g1: aboard('4-6-7') }, flows(force, 'n')).refusal('german', drive('G7'))?.refused;
    expect([up('moderate'), up('heavy')]).toEqual([undefined, 'IMPASSABLE']);
  });

  test.each<[string, Units, number | string]>([
    ['[squad-leader 11.42.3] a single leader at half its points', { gl: aboard('8-0') }, 2],
    ['[squad-leader 11.42.3] two leaders at all of them', { gl: aboard('8-0'), gm: aboard('8-1') }, 1],
    ['[squad-leader 11.42.3] a crew', { g1: aboard('crew 2-4-7') }, 1],
    [
      '[squad-leader 11.43.11.8] one leader in good order beside broken men',
      { g1: aboard('4-6-7', { broken: true }), gl: aboard('8-0') },
      1,
    ],
    ['[squad-leader 11.43.11.6] broken men alone', { g1: aboard('4-6-7', { broken: true }) }, 'NO_CREW'],
    ['[squad-leader 11.42.3] nobody', {}, 'NO_CREW'],
  ])('%s: what a hex costs a small raft', (_, men, cost) => {
    const trial = start({ gb: SMALL, ...men });
    const refused = trial.refusal('german', drive('G5'))?.refused;
    if (refused) expect(refused).toBe(cost);
    else expect(trial.order('german', drive('G5')).told('drove')[0]?.mp).toBe(cost);
  });

  test('[squad-leader 11.42.5] a large raft takes a squad to move', () => {
    const with_ = (men: string) =>
      start({ gb: LARGE, g1: aboard(men) }).refusal('german', drive('G5'))?.refused;
    expect([with_('4-6-7'), with_('crew 2-4-7')]).toEqual([undefined, 'NO_CREW']);
  });

  test.each<[number, boolean]>([
    [4, true],
    [5, false],
  ])('[squad-leader 11.43.6] raw paddlers roll %i: goes %p', (rolled, goes) => {
    const raw = { g1: aboard('4-3-6'), gl: aboard('10-2') };
    const trial = start({ gb: SMALL, ...raw }).order('german', drive('G5'), rolled);
    expect(trial.kinds.includes('drove')).toBe(goes);
    if (!goes) expect(trial.refusal('german', drive('G5'))?.cites).toEqual(['11.43.6']);
  });

  test('[squad-leader 11.43.3] is fired on in each hex at once', () => {
    const trial = start({ gb: STORM, g1: aboard('4-6-7'), r1: '4-4-7 at G3' }).order(
      'german',
      drive('G5', 'G4'),
    );
    expect(trial.awaits).toEqual(['russian vehicle-fire']);
    while (trial.unit('gb').at !== 'G5') trial.order('russian', 'pass');
    trial.order('russian', { order: 'fire', at: 'G5', firers: ['r1'] }, 6, 6);
    expect(trial.told('fire-attack')).toHaveLength(1);
  });

  test('[squad-leader-B-210] [squad-leader 11.43/q4] not into water with enemies in boats, or who ford', () => {
    const into = (units: Units, map = RIVER) =>
      start({ gb: STORM, ...units }, { map }).refusal('german', drive('G5'))?.refused;
    expect(into({ rb: 'storm boat at G5' })).toBeUndefined();
    expect(into({ rb: 'storm boat at G5', r1: ['4-4-7 at G5', { aboard: 'rb' }] })).toBe('IMPASSABLE');
    expect(into({ r1: '4-4-7 at G5' }, river('shallow-river'))).toBe('IMPASSABLE');
  });

  test('[squad-leader 11.43.11.6] with broken men alone it comes a hex nearer to land', () => {
    const home = (units: Units) =>
      until(start({ gb: STORM, g1: aboard('4-6-7', { broken: true }), ...units }), 'defensive-fire');
    const trial = home({});
    expect([trial.unit('gb').at, trial.unit('g1').at]).toEqual(['G7', 'G7']);
    expect(home({ gl: aboard('8-0') }).unit('gb').at).toBe('G6');
  });
});

describe('landing', () => {
  const there = (units: Units = {}, setup: Partial<Setup> = {}) =>
    start(
      { gb: 'storm boat at G7', g1: ['4-6-7 at G7', { aboard: 'gb' }], ...units },
      { phase: 'advance', ...setup },
    );
  const land = (more: object = {}) => ({ order: 'land-boat', boat: 'gb', to: 'G8', ...more });

  test('[squad-leader 11.43.10, 1.3/7.4] with all aboard, and not among enemies', () => {
    const trial = there().order('german', land());
    expect([trial.unit('gb').at, trial.unit('g1').at, trial.unit('g1').aboard]).toEqual([
      'G8',
      'G8',
      undefined,
    ]);
    expect(there({ r1: '4-4-7 at G8' }).refusal('german', land())?.refused).toBe('ENEMY_THERE');
    expect(there({}, { phase: 'movement' }).refusal('german', land())?.refused).toBe('NOT_NOW');
  });

  test('[squad-leader 11.43/q5] men go ashore without it, also into close combat', () => {
    const trial = there({ r1: '4-4-7 at G8' }).order('german', { order: 'go-ashore', unit: 'g1', to: 'G8' });
    expect([trial.unit('g1').at, trial.unit('gb').at]).toEqual(['G8', 'G7']);
    trial.endPhase();
    expect(trial.awaits).toEqual(['german close-combat']);
  });

  test('[squad-leader 11.43.10] men on the bank who stay there pull an empty one ashore', () => {
    const units = { g1: '4-6-7 at G8', g2: '4-6-7 at H8', gb: 'small raft at G7' } as const;
    const trial = there(units);
    expect(trial.refusal('german', land())?.refused).toBe('NO_CREW');
    expect(trial.refusal('german', land({ hauler: 'g2' }))?.refused).toBe('NOT_ADJACENT');
    trial.order('german', land({ hauler: 'g1' }));
    expect(trial.unit('gb').at).toBe('G8');
    expect(trial.refusal('german', { order: 'advance', unit: 'g1', to: 'G9' })?.refused).toBe('HAS_MOVED');
    const came = there(units).order('german', { order: 'advance', unit: 'g2', to: 'G8' });
    expect(came.refusal('german', land({ hauler: 'g2' }))?.refused).toBe('HAS_MOVED');
  });

  test.each<[string, Placed, Units, string | undefined]>([
    ['a storm boat by its driver', 'storm boat at G7', {}, undefined],
    ['a raft by those in it', 'small raft at G7', { g1: ['4-6-7 at G7', { aboard: 'gb' }] }, undefined],
    ['not an empty raft', 'small raft at G7', {}, 'NO_CREW'],
    ['not in mid-stream', 'storm boat at G6', {}, 'NOT_NOW'],
  ])('[squad-leader 11.43.11.10] made fast: %s', (_, gb, men, refused) => {
    const trial = start({ gb, ...men }, { phase: 'advance', ...flows('moderate') });
    const moor = { order: 'moor', boat: 'gb', anchored: true };
    expect(trial.refusal('german', moor)?.refused).toBe(refused);
    if (refused) return;
    trial.order('german', moor);
    if (trial.battle.unit('g1'))
      expect(trial.refusal('german', { order: 'go-ashore', unit: 'g1', to: 'G8' })?.cites).toEqual([
        '11.43.11.10',
      ]);
    until(trial, 'rally', 'russian');
    expect(trial.unit('gb').at).toBe('G7');
    until(trial, 'movement');
    expect(trial.refusal('german', drive('G6'))?.cites).toEqual(['11.43.11.10']);
    until(trial, 'advance').order('german', { ...moor, anchored: false });
    expect(trial.unit('gb').anchored).toBeUndefined();
  });
});

describe('drift', () => {
  test.each<[string, 'moderate' | 'heavy', string, string]>([
    ['[squad-leader 14.28.6.5, 1.3/7.6]', 'moderate', 'german', 'G7'],
    ['[squad-leader 14.28.6.5, 1.3/7.6]', 'moderate', 'russian', 'G6'],
    ['[squad-leader 14.28.6.6, 1.3/7.5]', 'heavy', 'russian', 'G7'],
  ])('%s a %s current in the Advance Phase of %s', (_, force, active, at) => {
    const trial = start(
      { gb: STORM, g1: aboard('4-6-7') },
      {
        phase: 'advance',
        active,
        enemy: 'german',
        options: {
          order: [active, active === 'german' ? 'russian' : 'german'] as never,
          ...flows(force, 's').options,
        },
      },
    );
    trial.endPhase();
    expect([trial.unit('gb').at, trial.unit('g1').at]).toEqual([at, at]);
  });

  test('[squad-leader-C-123] [squad-leader 14.28.6.3] nowhere between land on opposite sides', () => {
    const narrow = drawn({ levels: { '-1': 'A6-N6' }, terrain: { river: 'A6-N6' } });
    const drifted = (map: Setup['map']) =>
      start({ gb: STORM }, { map, phase: 'advance', ...flows('moderate', 'e') }).endPhase();
    expect(drifted(narrow).unit('gb').at).toBe('G6');
    expect(drifted(RIVER).awaits).toEqual(['german drift']);
  });

  test('[squad-leader-B-213] [squad-leader 11.43/q7, 14.28.6.4] who lands has landed before, and who was launched stays', () => {
    const trial = start(
      { gb: 'storm boat at G7', gx: 'storm boat at C8' },
      { phase: 'advance', ...flows('moderate', 's') },
    );
    trial.order('german', { order: 'land-boat', boat: 'gb', to: 'G8' });
    trial.order('german', { order: 'launch', boat: 'gx', units: [], to: 'C7' }).endPhase();
    expect([trial.unit('gb').at, trial.unit('gx').at]).toEqual(['G8', 'C7']);
  });

  test.each<[string, Placed, number[], string]>([
    ['who steers a storm boat', STORM, [], 'german drift'],
    ['the owner of a raft on a 3', SMALL, [3], 'german drift'],
    ['his enemy on a 4', SMALL, [4], 'russian drift'],
  ])('[squad-leader 14.28.6.7] %s says whither', (_, gb, dice, asked) => {
    const trial = start({ gb }, { phase: 'advance', ...flows('moderate', 'e') });
    trial.order('german', 'end-phase', ...dice);
    expect(trial.awaits).toEqual([asked]);
    trial.order(asked.split(' ')[0] as string, { order: 'drift-to', to: 'H6' });
    expect(trial.unit('gb').at).toBe('H6');
  });
});

describe('carrying', () => {
  const carry = (units: Units, to = 'G9', setup: Partial<Setup> = {}) => {
    const trial = start({ gb: 'storm boat at G10', ...units }, setup);
    const men = Object.keys(units).filter((id) => /^g\d/.test(id));
    return { trial, order: { order: 'carry-boat', boat: 'gb', units: men, to } };
  };

  test('[squad-leader 11.43.7] as many as have room in it, for the points that it carries', () => {
    const alone = carry({ g1: '4-6-7 at G10', gw: 'LMG with g1' });
    alone.trial.order('german', alone.order);
    expect([alone.trial.unit('gb').at, alone.trial.unit('g1').spent]).toEqual(['G9', 1]);
    const next = (to: string) => alone.trial.refusal('german', { ...alone.order, to });
    alone.trial.order('german', { ...alone.order, to: 'G10' }).order('german', { ...alone.order, to: 'G9' });
    expect(next('G10')?.refused).toBe('TOO_FAR');
    const half = carry({ g1: 'crew 2-4-7 at G10' });
    expect(half.trial.refusal('german', half.order)?.refused).toBe('TOO_HEAVY');
    const large = (units: Units) => carry({ gb: 'large raft at G10', ...units });
    const one = large({ g1: '4-6-7 at G10' });
    expect(one.trial.refusal('german', one.order)?.refused).toBe('TOO_HEAVY');
    const two = large({ g1: '4-6-7 at G10', g2: '4-6-7 at G10' });
    two.trial.order('german', two.order);
    two.trial.order('german', { ...two.order, to: 'G10' });
    expect(two.trial.refusal('german', two.order)?.refused).toBe('TOO_FAR');
  });

  test('[squad-leader 11.43.7] it is dragged one hex whatever that costs, into woods, and not into a house', () => {
    const uphill = { G9: { terrain: 'woods', level: 1 } } as const;
    const men = { g1: '4-3-6 at G10', gw: 'HMG with g1' } as const;
    const drag = carry(men, 'G9', { map: field(uphill) });
    drag.trial.order('german', drag.order);
    expect([drag.trial.unit('gb').at, drag.trial.unit('g1').spent]).toEqual(['G9', 3]);
    const house = carry({ g1: '4-6-7 at G10' }, 'G9', { map: field({ G9: 'wooden-building' }) });
    expect(house.trial.refusal('german', house.order)?.cites).toEqual(['11.43.8']);
  });
});

test('[squad-leader-B-206] [squad-leader 11.43/q1] a captured boat is as fast as ever', () => {
  const trial = start(
    { gb: 'storm boat at G8', r1: ['6-2-8 at G8', { cameFrom: 'G9' }] },
    { phase: 'close-combat', active: 'russian', enemy: 'german' },
  );
  const { mp } = trial.unit('gb');
  const capture = { order: 'attack-vehicle', unit: 'r1', vehicle: 'gb', capture: true };
  trial.order('russian', capture, 3, 3, 1, 1);
  expect(trial.unit('gb')).toMatchObject({ side: 'russian', mp });
});

test.each<[string, Partial<Setup>, Units, object, string]>([
  ['kindled', { phase: 'advancing-fire' }, {}, { order: 'start-fire', unit: 'g1' }, 'ABOARD'],
  [
    'towed by a storm boat',
    {},
    { gx: STORM },
    { order: 'hook-up', vehicle: 'gx', gun: 'gb' },
    'NOT_YOUR_UNIT',
  ],
  [
    'towed by an amphibian',
    {},
    { gx: ['truck at G6', { amphibian: { mp: 4 } }] as never },
    { order: 'hook-up', vehicle: 'gx', gun: 'gb' },
    'NOT_YOUR_WEAPON',
  ],
  [
    'pushed by men who ford',
    { map: river('shallow-river') },
    { g2: '4-6-7 at G6' },
    { order: 'carry-boat', boat: 'gb', units: ['g2'], to: 'G5' },
    'NOT_YOUR_UNIT',
  ],
])('[squad-leader 11.43/q2] a boat in the water is not %s', (_, setup, units, order, refused) => {
  const trial = start({ gb: SMALL, g1: aboard('4-6-7'), ...units }, setup);
  expect(trial.refusal('german', order as never)?.refused).toBe(refused);
});
