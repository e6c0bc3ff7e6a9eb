import { originalBoard } from '../../boards/index.js';
import type { Board } from '../../kernel/boards/board.js';
import type { Order } from '../../kernel/decide/action.js';
import { knownSystem } from '../../kernel/decide/known-system.js';
import type { Table } from '../../kernel/position/table.js';
import { beginScenario } from '../../kernel/scenarios/index.js';
import { Trial as KernelTrial } from '../../kernel/testing/trial.testkit.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { LEDGER } from '../rules.js';
import { squadLeader } from '../ruleset.js';
import type { SquadLeader } from '../system.js';
import { drawn, type Setup, Trial } from '../testkit.testkit.js';

const known = knownSystem({ rulebook: squadLeader, charts: SQUAD_LEADER_CHARTS, board: originalBoard });
const GRID = { columns: 9, rows: 15 };
/** Three hexes with two upper levels and a small house; woods to the east. */
const HALL = { is: 'stone', hexes: 'D5 D6 D7', upperLevels: 2, stairways: 'D6' };
const MAP = drawn({
  ...GRID,
  buildings: [HALL],
  hexes: { G5: 'wooden-building' },
  terrain: { woods: 'F10 G11' },
});
const VILLAGE: Table = { map: originalBoard('village') as Board, charts: SQUAD_LEADER_CHARTS };
const FAR = { g9: '4-6-7', r9: '4-4-7' } as const;
const play = (units: Setup['units'], more: Setup = {}) =>
  new Trial({
    map: MAP,
    units: { ...FAR, ...units },
    ...more,
    options: { perches: {}, ...more.options },
  });
const perch = (to: string, unit = 'g1') => ({ order: 'perch', unit, to });
const fire = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });
const refused = (trial: Trial, order: object, by = 'german') => trial.refusal(by, order as never)?.refused;
const why = (trial: Trial) =>
  trial
    .told('fire-attack')
    .flatMap(({ outcomes }) =>
      outcomes.flatMap(({ modifiers }) => modifiers.map((one) => `${one.why} ${one.value}`)),
    );
const move = (path: string[], ...units: string[]) => ({ order: 'move', units, path });

/** Nobody fires at it on its way. */
const drive = (trial: Trial, ...path: string[]) => {
  trial.order('german', { order: 'drive', unit: 'gt', path });
  while (trial.awaits[0] === 'russian vehicle-fire') trial.order('russian', 'pass');
};

describe('who is on a perch', () => {
  test('[squad-leader 14.32.2] only where a scenario says so', () => {
    const without = new Trial({ map: MAP, units: { ...FAR, g1: '4-6-7 at D6/2' }, phase: 'movement' });
    expect(refused(without, perch('D6/2.5'))).toBe('NOT_IN_PLAY');
    expect(refused(play({ g1: '4-6-7 at D6/2' }, { phase: 'movement' }), perch('D6/2.5'))).toBeUndefined();
  });

  test('[squad-leader 14.32.10] any infantry goes onto a roof: a squad and a leader with three points, no more', () => {
    const up = (units: Setup['units']) =>
      refused(play({ g1: '4-6-7 at D6/2', ...units }, { phase: 'movement' }), perch('D6/2.5'));
    expect([
      up({ gl: '9-1 at D6/2.5' }),
      up({ g2: '4-6-7 at D6/2.5' }),
      up({ gm: 'LMG with g1' }),
      up({ gm: 'HMG with g1' }),
    ]).toEqual([undefined, 'NO_ROOM', undefined, 'NO_ROOM']);
    const trial = play({ g1: '4-6-7 at D6/2' }, { phase: 'movement' }).order('german', perch('D6/2.5'));
    expect(trial.unit('g1').at).toBe('D6/2.5');
    expect(refused(trial, move(['D5/2.5'], 'g1'))).toBeDefined();
  });

  test('[squad-leader 14.32.5] down to the next level with all factors, along the roof as through the building, and not off it', () => {
    const onRoof = () => play({ g1: '4-6-7 at D6/2.5' }, { phase: 'movement' });
    const down = onRoof().order('german', perch('D6/2'));
    expect([down.unit('g1').at, down.unit('g1').spent]).toEqual(['D6/2', 4]);
    const along = onRoof().order('german', move(['D5/2.5'], 'g1'));
    expect([along.unit('g1').at, along.unit('g1').spent]).toEqual(['D5/2.5', 2]);
    expect(refused(along, perch('D5/2'))).toBe('HAS_MOVED');
    expect([
      refused(onRoof(), move(['E6'], 'g1')),
      refused(onRoof(), perch('D6/1')),
      refused(onRoof(), perch('E6')),
    ]).toEqual(['NOT_ADJACENT', 'NOT_ADJACENT', 'NOT_ADJACENT']);
  });

  test('[squad-leader 14.32.4] a sniper comes down from the treetops with all factors', () => {
    const trial = play({ gs: 'sniper -3 at F10/1' }, { phase: 'movement' });
    expect(refused(trial, move(['F10'], 'gs'))).toBe('NOT_ADJACENT');
    trial.order('german', perch('F10', 'gs'));
    expect([trial.unit('gs').at, trial.unit('gs').spent]).toEqual(['F10', 6]);
    expect(refused(play({ gs: 'sniper -3 at F10' }, { phase: 'movement' }), perch('F10/1', 'gs'))).toBe(
      'NOT_ADJACENT',
    );
  });

  test('[squad-leader 14.32.8] nobody advances from a perch, or goes up to a higher roof', () => {
    const advances = (at: string) =>
      play({ g1: `4-6-7 at ${at}` }, { phase: 'advance' }).legalOf('german', 'advance').length;
    expect([advances('D6/2.5'), advances('D6/2') > 0]).toEqual([0, true]);
    const lower = { options: { perches: { roofs: { D7: 1 } } }, phase: 'movement' } as const;
    const low = play({ g1: '4-6-7 at D7/1.5' }, lower);
    expect([refused(low, perch('D6/2.5')), refused(low, move(['D6/2.5'], 'g1'))]).toEqual([
      'NOT_ADJACENT',
      'NOT_ADJACENT',
    ]);
  });

  test.each([
    ['to a lower roof', 'D6/2.5', 'D7/1.5', 5, 'D7/1.5', undefined],
    ['to a lower roof, and falls', 'D6/2.5', 'D7/1.5', 6, undefined, undefined],
    ['into the street', 'D7/1.5', 'E7', 5, 'E7', undefined],
    ['into the street, and falls', 'D7/1.5', 'E7', 6, 'E7', true],
  ])('[squad-leader 14.32.7] where roofs differ a unit jumps %s', (_, from, to, die, at, broken) => {
    const options = { perches: { roofs: { D7: 1 } } };
    const trial = play({ g1: `4-6-7 at ${from}` }, { options, phase: 'movement' }).order(
      'german',
      perch(to),
      die,
    );
    expect([trial.battle.unit('g1')?.at, trial.battle.unit('g1')?.broken]).toEqual([at, broken]);
  });

  test('[squad-leader 14.32.6] beside a fire it must come down', () => {
    const ends = (at: string, fire: object) =>
      refused(
        play(
          {
            g1: at.includes('F') ? undefined : `4-6-7 at ${at}`,
            ...(at.includes('F') && { g1: `sniper -3 at ${at}` }),
          } as never,
          { phase: 'movement', marks: fire as never },
        ),
        { order: 'end-phase' },
      );
    const burning = { E6: { burning: true }, G11: { burning: true } };
    expect([
      ends('D6/2.5', burning),
      ends('F10/1', burning),
      ends('D6/2', burning),
      ends('D6/2.5', {}),
    ]).toEqual(['MUST_LEAVE', 'MUST_LEAVE', undefined, undefined]);
  });
});

describe('under fire', () => {
  const shot = (target: string, from: string, ...faces: number[]) =>
    play({
      g1: `4-6-7 at ${from}`,
      r1: target.includes('/1') && target.startsWith('F') ? `sniper -3 at ${target}` : `4-4-7 at ${target}`,
    } as never).order('german', fire(target, 'g1'), ...faces);

  test('[squad-leader 14.32.12, 14.32.11] nothing covers them but the height of a roof', () => {
    expect(why(shot('D6/2.5', 'G7', 6, 5))).toEqual(['height 1']);
    expect(why(shot('D6/2', 'G7', 6, 5))).toEqual(['stone building 3']);
    expect(why(shot('F10/1', 'E12', 6, 5))).toEqual([]);
    expect(why(shot('G5/1', 'G7', 6, 5))).toEqual(['height 1']);
  });

  test.each([
    ['from treetops over a wall', 'sniper -3 at F10', 'F6', false],
    ['from treetops over a wall', 'sniper -3 at F10/1', 'F6', true],
    ['from a roof over a hill of two levels', '4-6-7 at B6/2', 'H6', false],
    ['from a roof over a hill of two levels', '4-6-7 at B6/2.5', 'H6', true],
  ])('[squad-leader 14.32.11] one sees as far as so high one can: %s, %s', (_, firer, at, isSeen) => {
    const map = drawn({
      ...GRID,
      buildings: [{ ...HALL, hexes: 'B6', stairways: 'B6' }],
      terrain: { woods: 'F10' },
      hexsides: { wall: 'F8/n' },
      levels: { '2': 'D6' },
    });
    const trial = play({ g1: firer, r1: `4-4-7 at ${at}` }, { map });
    const sees = firer.startsWith('sniper')
      ? refused(trial, { order: 'snipe', unit: 'g1', target: 'r1' }) !== 'NO_SIGHT'
      : trial.legalOf('german', 'fire').some((order) => order.at === at);
    expect(sees).toBe(isSeen);
  });

  test('[squad-leader 14.32.14] who breaks there is lost', () => {
    const trial = shot('D6/2.5', 'E6', 1, 1, 6, 5);
    expect(trial.battle.unit('r1')).toBeUndefined();
  });

  test('[squad-leader 14.32.9] fire at the ground misses a sniper in the treetops, and fire at him those on the ground', () => {
    const units = { g1: '4-6-7 at F12', r1: '4-4-7 at F10', rs: 'sniper -3 at F10/1' } as const;
    const struck = (at: string) =>
      play(units)
        .order('german', fire(at, 'g1'), 6, 6)
        .told('fire-attack')[0]
        ?.outcomes.flatMap((one) => one.units);
    expect([struck('F10'), struck('F10/1')]).toEqual([['r1'], ['rs']]);
  });
});

describe('concealment on roofs', () => {
  const endOfTurn = (units: Setup['units'], more: Setup = {}) =>
    play({ g1: '4-6-7 at D6/2', ...units }, { phase: 'close-combat', ...more });
  const goesUp = (trial: Trial) => refused(trial, perch('D6/2.5'));

  test('[squad-leader 14.32.3] who has done nothing on the highest level goes up under a "?"', () => {
    const trial = endOfTurn({}).order('german', perch('D6/2.5'));
    expect(trial.unit('g1')).toMatchObject({ at: 'D6/2.5', hidden: true, concealed: true });
  });

  test.each([
    ['it has moved', { moved: true }, 'IN_VIEW'],
    ['it has fired', { fired: true }, 'IN_VIEW'],
    ['it was fired on', { noticed: true }, 'IN_VIEW'],
    ['it is broken', { broken: true }, 'BROKEN'],
  ] as const)('[squad-leader 14.32.3] not where %s', (_, set, code) => {
    const trial = endOfTurn({ g1: ['4-6-7 at D6/2', set], g2: '4-6-7 at D7' });
    expect(goesUp(trial)).toBe(code);
  });

  test('[squad-leader 14.32.3] not from lower down, or where an enemy as high has seen it', () => {
    expect(refused(endOfTurn({ g1: '4-6-7 at D6/1' }), perch('D6/2.5'))).toBe('NOT_ADJACENT');
    const map = drawn({ ...GRID, buildings: [HALL], levels: { '2': 'G6', '1': 'G7' } });
    const watched = (enemy: string) =>
      goesUp(play({ g1: '4-6-7 at D6/2', r1: enemy }, { map, phase: 'advance' }).endPhase());
    expect([watched('4-4-7 at G6'), watched('4-4-7 at G7')]).toEqual(['IN_VIEW', undefined]);
  });

  test.each([
    ['as high', '3', undefined],
    ['lower', '2', true],
  ])('[squad-leader 14.32.13] in view of an enemy %s nobody stays hidden on a roof', (_, level, hidden) => {
    const map = drawn({ ...GRID, buildings: [HALL], levels: { [level]: 'G6' } });
    const units = { g1: ['4-6-7 at D6/2.5', { hidden: true, concealed: true }], r1: '4-4-7 at G6' } as const;
    expect(play(units, { map, phase: 'advance' }).endPhase().unit('g1').hidden).toBe(hidden);
  });

  test('[squad-leader 14.32.12] who moves on a roof is exposed to those as high, not to those below', () => {
    const map = drawn({ ...GRID, buildings: [HALL], levels: { '3': 'G6' } });
    const fired = (from: string) => {
      const trial = play({ g1: '4-6-7 at D6/2.5', r1: `4-4-7 at ${from}` }, { map, phase: 'movement' });
      trial.order('german', move(['D5/2.5'], 'g1')).endPhase();
      return why(trial.order('russian', fire('D5/2.5', 'r1'), 6, 6));
    };
    expect([fired('G6'), fired('G7')]).toEqual([['hazardous movement -2'], ['height 1']]);
  });

  test('[squad-leader 14.32.1] a roof falls with the level beneath it, and burns with the building', () => {
    const men = { g1: '8-3-8 at D5/2', gd: 'demo charge with g1' } as const;
    const trial = play(
      { ...men, r1: '4-4-7 at D6/2.5', r2: '4-4-7 at D6', r3: '4-4-7 at D6/2' },
      { phase: 'movement' },
    );
    trial.order('german', { order: 'place-charge', weapon: 'gd', at: 'D6/2' }).endPhase().endPhase();
    trial.order('german', { order: 'detonate', weapon: 'gd' }, 1, 1, 1, 1, 1, 1, 1);
    expect([trial.at('D6').rubble?.from, trial.battle.unit('r1'), trial.unit('r2').at]).toEqual([
      2,
      undefined,
      'D6',
    ]);
    const burnt = play({ g1: '4-6-7 at D6/2.5' }, { phase: 'rout', marks: { D6: { burning: true } } });
    expect(refused(burnt, { order: 'pass' })).toBe('MUST_ROUT');
  });
});

describe('snipers in treetops', () => {
  const LIES = { hidden: true } as const;
  const hides = (at = 'F10/1', set: object = LIES) => ({ rs: [`sniper -3 at ${at}`, set] as never });
  const moving = (units: Setup['units'], more: Setup = {}) =>
    play({ ...hides(), ...units }, { phase: 'movement', ...more });
  const SCOUT = { order: 'scout', unit: 'gs' } as const;

  test('[squad-leader-C-058] [squad-leader 14.32.11, 14.32.11/q1] a scout finds him from beside and beneath, as on the ground', () => {
    const found = (at: string, die: number) =>
      !moving({ gs: `scout at ${at}` })
        .order('german', SCOUT, die)
        .unit('rs').hidden;
    expect([found('F11', 1), found('F10', 1), found('F12', 1)]).toEqual([true, true, false]);
  });

  test('[squad-leader 14.32.11, 14.32.11/q1] a search that finds men in the hex finds him too', () => {
    const trial = moving({ g1: '4-6-7 at F11', rx: ['4-4-7 at F10', LIES] });
    trial.order('german', { order: 'search', unit: 'g1' }, 6, 6);
    expect([trial.unit('rs').hidden, trial.unit('rx').hidden]).toEqual([undefined, undefined]);
  });

  test('[squad-leader 14.32.11, 14.32.11/q2] a Sniper Check at his hex finds him', () => {
    const trial = play({ ...hides(), g1: '4-6-7 at F13', r1: '4-4-7 at A1' }, { active: 'russian' });
    trial.order('russian', { order: 'snipe', unit: 'rs', target: 'g1' }, 6, 6);
    trial.order('german', { order: 'sniper-check', unit: 'g1', at: 'F10' });
    expect(trial.unit('rs')).toMatchObject({ at: 'F10/1', concealed: true });
  });

  test('[squad-leader 14.32.15, 14.32.15/q1] men who come to his hex stop before it and see him; those in bypass go by', () => {
    const trial = moving({ g1: '4-6-7 at F12' }).order('german', move(['F11', 'F10'], 'g1'));
    expect([trial.unit('g1').at, trial.unit('rs').hidden]).toEqual(['F11', undefined]);
    const units = { ...hides('B2/1'), g1: '4-6-7 at C3' } as const;
    const past = play(units, { map: VILLAGE, phase: 'movement' });
    past.order('german', { ...move(['B2', 'A3'], 'g1'), bypass: [{ at: 'B2', past: 'left' }] });
    expect([past.unit('g1').at, past.unit('rs').hidden]).toEqual(['A3', true]);
    const road = drawn({ ...GRID, terrain: { woods: 'F10' }, roads: [{ is: 'dirt-road', along: 'F14 F6' }] });
    const truck = moving({ gt: ['truck at F12', { facing: 0 }] }, { map: road });
    drive(truck, 'F11', 'F10');
    expect([truck.unit('gt').at, truck.unit('rs').hidden]).toEqual(['F11', undefined]);
  });

  test('[squad-leader 14.32.16] an AFV drives through, and stops there, as if he were not there', () => {
    const road = drawn({ ...GRID, terrain: { woods: 'F10' }, roads: [{ is: 'dirt-road', along: 'F14 F6' }] });
    const trial = moving({ gt: ['MkIVF2 at F12', { facing: 0 }] }, { map: road });
    drive(trial, 'F11', 'F10');
    expect([trial.unit('gt').at, trial.unit('rs').hidden]).toEqual(['F10', true]);
  });

  test('[squad-leader 14.32.17] in view nobody moves beneath him, but advances there and fights him', () => {
    expect(
      refused(
        play({ ...hides('F10/1', {}), g1: '4-6-7 at F11' }, { phase: 'movement' }),
        move(['F10'], 'g1'),
      ),
    ).toBe('ENEMY_THERE');
    const trial = play({ ...hides('F10/1', {}), g1: '4-6-7 at F11' }, { phase: 'advance' });
    trial.order('german', { order: 'advance', unit: 'g1', to: 'F10' }).endPhase();
    expect([trial.unit('rs').at, trial.awaits[0]]).toEqual(['F10', 'german close-combat']);
  });

  test('[squad-leader 14.32.18] with enemies beneath he keeps quiet, but not to those who get out there', () => {
    const snipe = { order: 'snipe', unit: 'rs', target: 'g2' } as const;
    const shots = (units: Setup['units']) =>
      refused(
        play({ ...hides(), g2: '4-6-7 at F13', ...units }, { phase: 'defensive-fire' }),
        snipe,
        'russian',
      );
    expect([shots({}), shots({ gt: 'MkIVF2 at F10' })]).toEqual(['DICE_MISSING', 'ENEMY_THERE']);
    const road = drawn({ ...GRID, terrain: { woods: 'F10' }, roads: [{ is: 'dirt-road', along: 'F14 F6' }] });
    const trial = moving(
      { gt: ['MkIVF2 at F10', { facing: 0 }], g1: ['4-6-7 at F10', { aboard: 'gt' }] } as never,
      { map: road },
    );
    trial.order('german', { order: 'disembark', unit: 'g1' });
    while (trial.battle.clock.phase === 'movement') trial.endPhase();
    trial.order('russian', { order: 'snipe', unit: 'rs', target: 'g1' }, 6, 6);
    expect(trial.told('sniped')[0]?.drm).toBe(-6);
    while (trial.battle.clock.phase !== 'close-combat') trial.endPhase();
    expect(trial.unit('rs')).toMatchObject({ at: 'F10' });
    expect(trial.unit('rs').hidden).toBeUndefined();
  });

  test('[squad-leader 14.32.9] he takes room on the ground', () => {
    const full = { g1: '4-6-7 at F11', g2: '4-6-7 at F10', g3: '4-6-7 at F10', gl: '8-0 at F10' } as const;
    const enters = (units: Setup['units']) =>
      refused(play({ ...full, ...units }, { phase: 'movement' }), move(['F10'], 'g1'));
    expect([enters({}), enters({ gs: 'sniper -3 at F10/1' })]).toEqual([undefined, 'NO_ROOM']);
  });

  test('[squad-leader 14.32.9] bombs burst in the trees, and strike him and those below', () => {
    const below = { rs: 'sniper -3 at F10/1', r1: '4-4-7 at F10' } as const;
    const mortar = play({ ...below, g1: '4-6-7 at F4', gm: '50mm mortar with g1' });
    mortar.order('german', { order: 'fire-ordnance', unit: 'gm', at: 'F10' }, 2, 1, 6, 6);
    expect(
      mortar
        .told('shell-burst')
        .flatMap(({ outcomes }) => outcomes.flatMap(({ units }) => units))
        .sort(),
    ).toEqual(['r1', 'rs']);
    const barrage = play(below, {
      active: 'russian',
      phase: 'movement',
      options: { order: ['german', 'russian'] },
      marks: { F10: { artillery: [{ side: 'german', battery: 'A', is: 'fire for effect' }] } },
      sides: { german: { batteries: { A: { calibre: 80, missions: 3 } } } },
    }).endPhase(...Array.from({ length: 18 }, () => 6));
    expect(barrage.told('barrage').map(({ at }) => at)).toEqual(expect.arrayContaining(['F10', 'F10/1']));
  });

  test.each([
    ['a hit', [1, 2, 6, 6], ['rs']],
    ['a critical hit', [1, 1, 1], []],
  ] as const)('[squad-leader 14.32.9] an HE shell strikes him: %s', (_, faces, struck) => {
    const trial = play({ gt: ['StG III/75 at F14', { facing: 0 }], rs: 'sniper -3 at F10/1' });
    trial.order('german', { order: 'fire-ordnance', unit: 'gt', at: 'F10/1', ammunition: 'HE' }, ...faces);
    expect(
      trial.told('shell-burst').flatMap(({ outcomes }) => outcomes.flatMap(({ units }) => units)),
    ).toEqual(struck);
  });
});

describe('setting up', () => {
  const start = (options: object) => {
    const begun = beginScenario(
      squadLeader,
      {
        scenario: 'perches',
        title: 'Perches',
        system: 'squad-leader',
        map: { columns: 9, rows: 15, buildings: [HALL], terrain: { woods: 'F10' } },
        turns: 5,
        options,
        setUp: [['russian'], ['german']],
        sides: {
          russian: {
            is: { nationality: 'Russian' },
            forces: [
              {
                area: 'D5-F12',
                mayHide: 2,
                units: [
                  { counter: '4-4-7', id: 'r1' },
                  { counter: 'sniper -3', id: 'rs' },
                ],
              },
            ],
          },
          german: {
            is: { nationality: 'German' },
            forces: [{ area: 'A1-A4', units: [{ counter: '4-6-7', id: 'g1' }] }],
          },
        },
        victory: { wins: [], otherwise: 'russian' },
      },
      (at) => known.lay(at),
      { id: 'test' },
    );
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    const { position } = begun;
    return new KernelTrial<SquadLeader>({
      rulebook: squadLeader,
      ledger: LEDGER,
      uncited: new Set(['placed', 'set-up']),
      table: known.table(position),
      start: position,
    });
  };
  const at = (unit: string, place: string) =>
    ({ order: 'set-up', placements: [{ unit, at: place, hidden: true }] }) as unknown as Order;

  test('[squad-leader 14.32.3/a, 14.32.9] snipers hide in treetops, others on roofs, each at the level that is named', () => {
    const trial = start({ perches: {} });
    expect(trial.refusal('russian', at('r1', 'F10/1'))?.cites).toEqual(['14.32.9']);
    trial.order('russian', at('rs', 'F10/1')).order('russian', at('r1', 'D6/2.5'));
    expect([trial.unit('rs'), trial.unit('r1')]).toMatchObject([
      { at: 'F10/1', hidden: true },
      { at: 'D6/2.5', hidden: true },
    ]);
  });

  test('[squad-leader 14.32.2] nobody does where the scenario does not say so', () => {
    expect(start({}).refusal('russian', at('rs', 'F10/1'))).toBeDefined();
  });
});
