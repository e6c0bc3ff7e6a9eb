import { drawn, type Setup, Trial } from '../testkit.testkit.js';

const GRID = { columns: 7, rows: 15 };
/** Three hexes with two upper levels; the stairs are in the middle. */
const HALL = { is: 'stone', hexes: 'D5 D6 D7', upperLevels: 2, stairways: 'D6' };
const map = (more: object = {}) => drawn({ ...GRID, buildings: [HALL], ...more });
const FAR = { r9: '4-4-7', g9: '4-6-7' } as const;
const play = (units: Setup['units'], more: Setup = {}) =>
  new Trial({ map: map(), units: { ...FAR, ...units }, ...more });
const ruins = (rubble: Readonly<Record<string, object>>): Setup => ({
  clock: { rubble: true },
  marks: Object.fromEntries(
    Object.entries(rubble).map(([at, more]) => [at, { rubble: { is: 'stone' as const, from: 0, ...more } }]),
  ),
});
const GUN = { gt: ['StG III/105 at C7', { facing: 2 }] } as const;
const shell = (at: string) => ({ order: 'fire-ordnance', unit: 'gt', at, ammunition: 'HE' });
/** It hits and kills. */
const KILLS = [1, 1, 1, 1] as const;
/** The same with a die for smoke. */
const KILLS_IN_SMOKE = [1, 1, 1, 1, 1] as const;
/** A shell that kills in D7, its building of two upper levels; then the dice of the rubble, white and coloured. */
const hit = (units: Setup['units'], at: string, faces: readonly number[], more: Setup = {}) =>
  play({ ...GUN, ...units }, more).order('german', shell(at), ...KILLS, ...faces, ...NO_FIRE);
const STAYS = [1, 1] as const;
/** Nothing burns (16.2.8). */
const NO_FIRE = [6, 6] as const;
const rubbleIn = (trial: Trial, at: string) => trial.at(at).rubble;
const lives = (trial: Trial, ...ids: string[]) => ids.filter((id) => trial.battle.unit(id) !== undefined);

describe('collapse', () => {
  test('[squad-leader-C-020] [squad-leader 14.4.2/a, 14.4.2/q1] where shells kill on the ground the whole building of the hex comes down on all in it', () => {
    const units = {
      r1: '4-4-7 at D7',
      rm: 'LMG with r1',
      r2: '4-4-7 at D7/2',
      r3: '4-4-7 at D6/1',
    } as const;
    const trial = hit(units, 'D7', STAYS);
    expect(rubbleIn(trial, 'D7')).toEqual({ is: 'stone', from: 0 });
    expect(lives(trial, 'r1', 'rm', 'r2', 'r3')).toEqual(['r3']);
  });

  test('[squad-leader 14.4.2/a] nothing less than a kill does so', () => {
    const trial = play({ ...GUN, r1: '4-4-7 at D7' }).order('german', shell('D7'), 1, 1, 6, 6, 1, 2);
    expect(rubbleIn(trial, 'D7')).toBeUndefined();
  });

  test.each([
    [4, 1],
    [5, 0],
  ])(
    '[squad-leader 14.4.2/b] on an upper level that level and those above come down, with %d from level %d',
    (die, from) => {
      const units = { r1: '4-4-7 at D7/1', r2: '4-4-7 at D7/2', r3: '4-4-7 at D7' } as const;
      const trial = hit(units, 'D7/1', [die, ...STAYS]);
      expect(rubbleIn(trial, 'D7')).toEqual({ is: 'stone', from });
      expect(lives(trial, 'r1', 'r2', 'r3')).toEqual(from === 1 ? ['r3'] : []);
    },
  );

  test('[squad-leader 14.4.2/a] a demolition charge does, too', () => {
    const trial = play(
      { g1: '8-3-8 at D8', gd: 'demo charge with g1', r1: '4-4-7 at D7' },
      { phase: 'movement' },
    );
    trial.order('german', { order: 'place-charge', weapon: 'gd', at: 'D7' });
    trial
      .endPhase()
      .endPhase()
      .order('german', { order: 'detonate', weapon: 'gd' }, 1, 1, ...STAYS, ...NO_FIRE);
    expect(rubbleIn(trial, 'D7')).toEqual({ is: 'stone', from: 0 });
  });

  test('[squad-leader 14.4.2/a] bombs do, too', () => {
    const trial = play(
      { gs: 'Stuka', gl: '8-0 at A1', r1: '4-4-7 at D6' },
      { sides: { german: { air: {} } } },
    )
      .order('german', { order: 'dive', aircraft: 'gs', at: 'D6' }, 2, 3, 6, 5)
      .order('german', { order: 'bomb', at: 'D6' }, 1, 1, 1, 6, ...STAYS, 1, 1);
    expect(rubbleIn(trial, 'D6')).toEqual({ is: 'stone', from: 0 });
  });

  test('[squad-leader 14.4.2/a, 14.3.20.10] shells from off the map bring down the levels that they strike', () => {
    const trial = play(
      { r1: '4-4-7 at D7/2', r2: '4-4-7 at D7' },
      {
        active: 'russian',
        phase: 'movement',
        options: { order: ['german', 'russian'] },
        marks: { D9: { artillery: [{ side: 'german', battery: 'A', is: 'fire for effect' }] } },
        sides: { german: { batteries: { A: { calibre: 150, missions: 3 } } } },
        map: drawn({ ...GRID, buildings: [{ ...HALL, is: 'wooden', hexes: 'D8', stairways: '' }] }),
        units: { ...FAR, r1: '4-4-7 at D8/2', r2: '4-4-7 at D8' },
      },
    ).endPhase(6, 6, 6, 6, 6, 6, 1, 1, 6, 1, ...STAYS, ...NO_FIRE, 6, 6, 6, 6, 6, 6);
    expect(lives(trial, 'r1', 'r2')).toEqual(['r2']);
    expect(rubbleIn(trial, 'D8')).toEqual({ is: 'wooden', from: 1 });
  });
});

describe('falling rubble', () => {
  const open = { r1: '4-4-7 at D7' } as const;

  test.each([
    ['two levels and a 3', [4, 3], undefined],
    ['two levels and a 4', [4, 4], 'D8'],
    ['to the side of the number', [1, 4, 1, 1], 'D6'],
    ['clockwise from there', [3, 4], 'E8'],
  ])('[squad-leader 14.4.6] it falls into the next hex: %s', (_says, dice, to) => {
    const [told] = hit(open, 'D7', dice).told('rubble-fell');
    expect([told?.levels, told?.to]).toEqual([2, to]);
  });

  test('[squad-leader 14.4.6] not from a house of two stories', () => {
    const low = map({ buildings: [{ is: 'stone', hexes: 'D7 D6', upperLevels: 1 }] });
    expect(hit(open, 'D7', [], { map: low }).told('rubble-fell')).toEqual([]);
  });

  test('[squad-leader 14.4.7/a] it takes the place of what was there, and nobody lives through it but in closed armour', () => {
    const beneath = {
      ...open,
      r2: '4-4-7 at D8',
      rm: 'LMG with r2',
      rt: ['T-34 at C8', {}],
      rx: ['T-34 at E8', { exposed: true }],
    } as const;
    const woods = { map: map({ hexes: { D8: 'woods' } }), marks: { D8: { entrenchment: true } } } as const;
    const trial = hit(beneath, 'D7', [4, 4], woods);
    expect(rubbleIn(trial, 'D8')).toEqual({ is: 'stone', from: 0, fallen: true });
    expect([lives(trial, 'r2', 'rm'), trial.at('D8').entrenchment]).toEqual([[], undefined]);
    expect(lives(hit(beneath, 'D7', [5, 4]), 'rt')).toEqual(['rt']);
    expect(lives(hit(beneath, 'D7', [3, 4]), 'rx')).toEqual([]);
    const river = { map: map({ hexes: { D8: 'river' } }) };
    expect(rubbleIn(hit(open, 'D7', [4, 4], river), 'D8')).toBeUndefined();
  });

  test('[squad-leader 14.4.7/c] another building that it strikes comes down as well, and may fall on', () => {
    const trial = hit({ ...open, r2: '4-4-7 at D6/1' }, 'D7', [1, 4, 1, 6, 1, 1]);
    expect(['D7', 'D6', 'D5'].map((at) => rubbleIn(trial, at)?.from)).toEqual([0, 0, 0]);
    expect(lives(trial, 'r2')).toEqual([]);
  });

  test('[squad-leader 14.4.9] a burning building sets on fire what it falls on, and what falls on a fire burns', () => {
    const burning = (marks: NonNullable<Setup['marks']>, hexes: object) =>
      play({ ...GUN, ...open }, { marks, map: map({ hexes }) })
        .order(
          'german',
          shell('D7'),
          ...(marks.D7 ? [...KILLS_IN_SMOKE, 4, 4] : [...KILLS, 4, 4, ...NO_FIRE]),
        )
        .at('D8').burning;
    expect(burning({ D7: { burning: true } }, { D8: 'woods' })).toBe(true);
    expect(burning({ D7: { burning: true } }, {})).toBeUndefined();
    expect(burning({ D8: { burning: true } }, { D8: 'woods' })).toBe(true);
  });
});

describe('whoever is to hold a building', () => {
  test('[squad-leader 14.4.8] holds the rubble of its hex, and not what fell beside it', () => {
    const control = { side: 'german', hexes: ['D7'] };
    const victory = { wins: [{ side: 'german', when: 'now', is: { control } }] };
    const winner = (at: string) =>
      play(
        { g1: `4-6-7 at ${at}`, r1: '4-4-7 at A1' },
        { phase: 'movement', ...ruins({ D7: {}, D8: { fallen: true } }), options: { victory } },
      ).endPhase().battle.clock.over?.winner;
    expect([winner('D7'), winner('D8')]).toEqual(['german', undefined]);
  });
});

describe('in the rubble', () => {
  const moves = (...path: string[]) => ({ order: 'move', units: ['g1'], path });

  test('[squad-leader 14.4.4/a] men pay three factors to come in, and on stairs to or from it', () => {
    const moving = (at: string, rubble: Readonly<Record<string, object>>) =>
      play({ g1: `4-6-7 at ${at}` }, { phase: 'movement', ...ruins(rubble) });
    expect(moving('D8', { D7: {} }).order('german', moves('D7')).unit('g1').spent).toBe(3);
    expect(
      moving('D6', { D6: { from: 1 } })
        .order('german', moves('D6/1'))
        .unit('g1').spent,
    ).toBe(3);
    expect(
      moving('D6/1', { D6: { from: 1 } })
        .order('german', moves('D6'))
        .unit('g1').spent,
    ).toBe(3);
    expect(moving('D6', { D6: { from: 1 } }).refusal('german', moves('D6/1', 'D6/2'))?.refused).toBe(
      'NO_SUCH_HEX',
    );
  });

  test('[squad-leader-C-022] [squad-leader 14.4.4/b, 14.4.4/q1, 14.4.4/q2] of vehicles only those on tracks come into wooden rubble, with a check, and none into stone', () => {
    const drives = (vehicle: string, is: string) =>
      play({ gt: [`${vehicle} at D8`, { facing: 0 }] }, { phase: 'movement', ...ruins({ D7: { is } }) });
    const drive = { order: 'drive', unit: 'gt', path: ['D7'] };
    const tank = drives('MkIVF2', 'wooden').order('german', drive, 1, 1);
    expect(tank.told('drove').map(({ mp }) => mp)).toEqual([4]);
    expect(tank.kinds).toContain('breakdown-roll');
    for (const [vehicle, is] of [
      ['MkIVF2', 'stone'],
      ['SdKfz 251 armed', 'wooden'],
      ['truck', 'wooden'],
    ] as const)
      expect(drives(vehicle, is).refusal('german', drive)?.refused).toBe('IMPASSABLE');
  });

  test.each([
    ['stone', 3],
    ['wooden', 2],
  ])('[squad-leader 14.4.5] %s rubble covers as the building did', (is, value) => {
    const trial = play({ g1: '4-6-7 at D8', r1: '4-4-7 at D7' }, ruins({ D7: { is } }));
    trial.order('german', { order: 'fire', at: 'D7', firers: ['g1'] }, 6, 5);
    expect(trial.told('fire-attack')[0]?.outcomes[0]?.modifiers).toMatchObject([
      { why: `${is} rubble`, value },
    ]);
  });

  test('[squad-leader-C-019] [squad-leader 14.4.1/q1] it burns', () => {
    const trial = play(
      { g1: '4-6-7 at D7' },
      { phase: 'advancing-fire', ...ruins({ D7: { is: 'wooden' } }) },
    );
    trial.order('german', { order: 'start-fire', unit: 'g1' }, 6, 6);
    expect(trial.at('D7').kindled).toBeDefined();
  });

  test('[squad-leader 14.4.3] on the ground it hides as woods do, on an upper level what stands beneath it', () => {
    const tower = map({ buildings: [{ ...HALL, hexes: 'D8', stairways: '' }], levels: { '2': 'D5 C5 C6' } });
    const seen = (rubble: Readonly<Record<string, object>>, table = tower, from = 'D5') =>
      [9, 10, 11, 12].filter((row) => {
        const units = { ...FAR, g1: `4-6-7 at ${from}`, r1: `4-4-7 at D${row}`, r8: '4-4-7 at D4' };
        const trial = new Trial({ map: table, units, ...ruins(rubble) });
        return !trial
          .order('german', { order: 'fire', at: `D${row}`, firers: ['g1'] }, 6, 6)
          .kinds.includes('fired-in-vain');
      });
    expect(seen({})).toEqual([]);
    expect(seen({ D8: {} })).toEqual([10, 11, 12]);
    expect(seen({ D8: { from: 2 } })).toEqual([10, 11, 12]);
    const flat = drawn(GRID);
    expect(seen({}, flat)).toEqual([9, 10, 11, 12]);
    expect(seen({ D8: { fallen: true } }, flat)).toEqual([]);
    expect(seen({ D8: { fallen: true } }, drawn({ ...GRID, levels: { '2': 'D5 C5 C6' } }))).toEqual([
      10, 11, 12,
    ]);
  });

  test('[squad-leader 14.3.12] where one of two rowhouses is rubble their upper levels lead to each other', () => {
    const rows = { map: map({ buildings: [{ ...HALL, kind: 'rowhouse', stairways: '' }] }) };
    const steps = (more: Setup) =>
      play({ g1: '4-6-7 at D6/1' }, { ...rows, phase: 'movement', ...more }).refusal('german', moves('D7/1'))
        ?.refused;
    expect([steps({}), steps(ruins({ D7: { from: 1 } }))]).toEqual(['NOT_ADJACENT', undefined]);
  });
});

describe('armour beneath fallen rubble', () => {
  const buried = (more: Setup = {}) =>
    play(
      { gt: ['MkIVF2 at D8', { facing: 3, buried: true }], r1: '4-4-7 at A1' },
      { phase: 'movement', ...ruins({ D8: { fallen: true } }), ...more },
    );
  const out = { order: 'drive', unit: 'gt', path: ['D9'] };

  test('[squad-leader 14.4.7/b] it is there once the rubble has fallen on it', () => {
    const trial = hit({ r1: '4-4-7 at D7', rt: 'T-34 at D8' }, 'D7', [4, 4]);
    expect(trial.unit('rt').buried).toBe(true);
  });

  test.each<[string, number[], object]>([
    ['it gets out', [4, 4], { at: 'D9' }],
    ['it breaks down, and is left', [4, 5], { at: 'D8', immobilized: true, abandoned: true }],
  ])('[squad-leader 14.4.7/b] with a check %s', (_, dice, expected) => {
    const trial = buried().order('german', out, ...dice);
    trial.endPhase();
    expect(trial.unit('gt')).toMatchObject(expected);
    expect([trial.unit('gt').buried, trial.unit('gt').stuck]).toEqual([undefined, undefined]);
  });

  test('[squad-leader 14.4.7/b] who does not try is left, too, in its own turn alone', () => {
    expect(buried().endPhase().unit('gt').abandoned).toBe(true);
    const enemy = buried({ active: 'russian' }).endPhase();
    expect([enemy.unit('gt').abandoned, enemy.unit('gt').buried]).toEqual([undefined, true]);
  });
});
