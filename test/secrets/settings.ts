/** Battles in pairs that must look the same to blue: they differ in what red hides, or in the dice to come. */
import { isRefusal } from '../../src/rules-core/kernel/decide/action.js';
import { decide, open, settle } from '../../src/rules-core/kernel/decide/decide.js';
import { scriptedDice } from '../../src/rules-core/kernel/dice/index.js';
import { Battle } from '../../src/rules-core/kernel/position/battle.js';
import { draftPosition } from '../../src/rules-core/kernel/position/draft.js';
import type { Position } from '../../src/rules-core/kernel/position/position.js';
import { beginScenario } from '../../src/rules-core/kernel/scenarios/index.js';
import { crossroads } from '../skirmish/scenario.js';
import type { Chance } from '../support/chance.js';
import { underCounters } from './panzer.js';
import { underQuestionMarks } from './squad-leader.js';
import { systemCalled } from './systems.js';

/** One world of a pair: what stands where, and the seed of its dice. */
export interface World {
  readonly position: Position;
  readonly seed: string;
}

export interface Setting {
  readonly worlds: readonly [World, World];
  /** Places where more than what lies hidden there may come to light. */
  readonly lairs: readonly string[];
}

/** `course`: in nothing; blue does something for nothing in the second world, and then the same as in the first. */
export type DiffersIn = 'secrets' | 'seed' | 'course';

export type Units = Readonly<Record<string, object>>;

/** What is in view, and two ways in which red may have hidden the rest, or what nobody knows yet. */
export interface Prepared {
  readonly position: (hidden: Units) => Position;
  readonly hidden: readonly [Units, Units];
  readonly lairs?: readonly string[];
}

const PREPARE = {
  skirmish: inSkirmish,
  aslsk: inAslsk,
  combat: inCombat,
  lnlt: inLnlt,
  panzer: inPanzer,
  'squad-leader': underQuestionMarks,
} as const;
export type PairedSystem = keyof typeof PREPARE;
export const PAIRED_SYSTEMS = Object.keys(PREPARE) as PairedSystem[];

const drawnSeed = (chance: Chance): string =>
  Array.from({ length: 64 }, () => chance.below(16).toString(16)).join('');

export function settingOf(system: PairedSystem, differsIn: DiffersIn, chance: Chance): Setting {
  const { position, hidden, lairs = [] } = PREPARE[system](chance);
  const [one, other] = [drawnSeed(chance), drawnSeed(chance)];
  const first = { position: position(hidden[0]), seed: one };
  const second = {
    position: position(hidden[differsIn === 'secrets' ? 1 : 0]),
    seed: differsIn === 'seed' ? other : one,
  };
  return { worlds: [first, second], lairs };
}

export function drafted(system: string, short: object): Position {
  const read = draftPosition(systemCalled(system).rulebook, short);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.position;
}

function inSkirmish(chance: Chance): Prepared {
  const options = { turns: 1 + chance.below(3), objective: 'E4', ambush: chance.below(4) > 0 };
  const clock = {
    turn: 1,
    phase: chance.pick(['move', 'move', 'fire']),
    active: chance.pick(['blue', 'red']),
  };
  const { units, ...start } = crossroads();
  const { r3: ambusher, ...inView } = units;
  const near = chance.below(2) > 0 ? { b1: { ...inView.b1, at: 'D2' }, b2: { ...inView.b2, at: 'C4' } } : {};
  const places = chance.shuffled(['D4', 'D3', 'C3', 'D5', 'C5', 'E3', 'H1']);
  return {
    position: (hidden) =>
      ({
        ...start,
        options,
        clock,
        sides: { blue: { name: 'Blue', plan: 'attack' }, red: { name: 'Red', plan: 'hold' } },
        units: { ...inView, ...near, ...hidden },
        agenda: [{ task: 'phase' }, { task: 'phase' }],
      }) as unknown as Position,
    hidden: [{ r3: { ...ambusher, at: places[0] } }, { r3: { ...ambusher, at: places[1] } }],
  };
}

const JUNGLE = {
  columns: 10,
  rows: 9,
  hexes: {
    ...{ C4: 'woods', D4: 'woods', D6: 'woods', E3: 'woods', E5: 'woods' },
    ...{ F4: 'woods', F6: 'woods', G3: 'woods', G5: 'woods', C6: 'brush' },
  },
} as const;

/** Americans against Japanese under markers and without; the Gun, its crew and a squad are hidden. */
function inAslsk(chance: Chance): Prepared {
  const phase = chance.pick(['PFPh', 'MPh', 'MPh', 'DFPh', 'AFPh', 'RtPh', 'APh', 'APh', 'CCPh', 'RPh']);
  const active = chance.pick(['blue', 'blue', 'blue', 'red']);
  const west = chance.shuffled(['C4', 'C5', 'D5', 'D7', 'E6', 'B5', 'E4', 'D3']);
  const blue = {
    b1: { counter: '6-6-6', at: west[0] },
    b2: { counter: '6-6-6', at: west[1] },
    b3: { counter: '6-6-6', at: west[2], ...(chance.below(3) === 0 && { broken: true }) },
    bl: { counter: '8-1', at: west[chance.below(3)] },
    bm: { counter: 'MMG', possessor: 'b1' },
  };
  const inView = { r1: { counter: '4-4-7', at: 'G4' }, r2: { counter: '4-4-7', at: 'F5' } };
  const [gunAt, otherGunAt, squadAt, otherSquadAt, stackAt] = chance.shuffled([
    'D4',
    'D6',
    'E3',
    'E5',
    'F4',
    'F6',
    'G3',
  ]);
  const beneath = chance.shuffled(['4-4-7', '3-4-7', 'half-squad 2-3-7', '9-0', 'crew 2-2-8']);
  const hidden = (gun: string, squad: string, counter: string): Units => ({
    rc: { counter: 'crew 2-2-8', at: gun, hidden: true },
    rg: { counter: '37L AT', at: gun, possessor: 'rc', hidden: true, ca: 4 },
    rh: { counter: '4-4-7', at: squad, hidden: true },
    rk: { counter, at: stackAt, concealed: true },
  });
  const told = {
    map: JUNGLE,
    options: { order: ['blue', 'red'], pto: true, fog: true, year: 1942, month: 8, turns: 3 },
    clock: { turn: 1 + chance.below(3), phase, active },
    sides: { blue: { nationality: 'American' }, red: { nationality: 'Japanese' } },
  };
  return {
    position: (units) => drafted('aslsk', { ...told, units: { ...blue, ...inView, ...units } }),
    hidden: [
      hidden(gunAt as string, squadAt as string, beneath[0] as string),
      hidden(otherGunAt as string, otherSquadAt as string, beneath[1] as string),
    ],
  };
}

const BOCAGE = {
  columns: 9,
  rows: 9,
  hexes: {
    ...{ D4: 'woods', F3: 'grain', F4: 'brush', H6: 'orchard', E5: 'stone-building', E6: 'stone-building' },
    ...{ C6: 'brush', D7: 'woods', G5: 'woods' },
  },
} as const;

function inCombat(chance: Chance): Prepared {
  const west = chance.shuffled(['B3', 'B4', 'C6', 'C4', 'D4', 'D6']);
  const blue = {
    b1: { counter: '6-6', at: west[0] },
    b2: { counter: '6-6', at: west[1] },
    b3: { counter: 'NCO', at: west[0] },
    b4: { counter: 'MG 34', at: west[1] },
    b5: { counter: '8-2', at: west[2] },
    b6: { counter: 'Officer', at: west[2] },
  };
  const inView = {
    r1: { counter: '7-6', at: 'F4' },
    r2: { counter: 'NCO', at: 'F4' },
    r3: { counter: '4-6', at: 'E5' },
  };
  const places = chance.shuffled(['D7', 'F3', 'E6', 'G5', 'H6', 'E4', 'D5']);
  const hidden = (squad: string, gun: string): Units => ({
    rh: { counter: '7-6', at: squad, hidden: true },
    rb: { counter: 'M1 Bazooka', at: gun, hidden: true },
  });
  const told = {
    map: BOCAGE,
    options: { turns: 3 },
    clock: {
      phase: chance.pick(['command', 'fire-and-movement']),
      initiative: chance.pick(['blue', 'red']),
      lastTurn: 3,
    },
    sides: { blue: { nationality: 'german' }, red: { nationality: 'american', mayHide: true } },
  };
  return {
    position: (units) => drafted('combat', { ...told, units: { ...blue, ...inView, ...units } }),
    hidden: [
      hidden(places[0] as string, places[1] as string),
      hidden(places[2] as string, places[3] as string),
    ],
  };
}

const STREET = {
  columns: 9,
  rows: 9,
  hexes: {
    ...{
      D4: 'woods',
      F3: 'light-woods',
      F4: 'brush',
      H6: 'vineyard',
      E5: 'stone-building',
      E6: 'stone-building',
    },
    ...{ C6: 'brush', D7: 'wooden-building', G5: 'woods' },
  },
} as const;

/** No stack is hidden in this book (1.3/f): what nobody knows is what an Event brings, and how the other sets up. */
function inLnlt(chance: Chance): Prepared {
  return chance.below(3) === 0 ? lnltSetUp(chance) : lnltEvents(chance);
}

function lnltEvents(chance: Chance): Prepared {
  const west = chance.shuffled(['B3', 'B4', 'C6', 'C4', 'D4', 'D6']);
  const units = {
    b1: { counter: '1-6-4-5', at: west[0] },
    b2: { counter: '1-6-4-6', at: west[1] },
    b3: { counter: '1-6-4-5', at: west[0], ...(chance.below(3) === 0 && { shaken: true }) },
    bl: { counter: 'Leader 7-1-6', at: west[0] },
    bm: { counter: 'MG34', possessor: 'b1' },
    bt: { counter: 'StuG III G', at: 'C5', facing: 2 },
    bs: { counter: 'Sniper' },
    r1: { counter: '2-5-4-6', at: 'F4' },
    r2: { counter: '2-5-4-5', at: 'E5' },
    rl: { counter: 'Leader 6-1-6', at: 'F4' },
    rb: { counter: 'Bazooka', possessor: 'r1' },
    r9: { counter: '2-5-4-6' },
  };
  const [one, other] = chance.shuffled(['D5', 'C3', 'E4', 'D6', 'C7', 'E6']) as [string, string];
  const brings: object[] = [
    { says: 'Nothing stirs.' },
    { says: 'They have dug in.', changes: [{ do: 'location', at: 'F5', set: { foxholes: true } }] },
    {
      says: 'A patrol comes up.',
      changes: [{ do: 'unit', unit: 'r9', set: { at: chance.pick(['F5', 'G6']) } }],
    },
    { says: 'The guns answer.', changes: [{ do: 'side', side: 'red', set: { smoke: 12 } }] },
  ];
  const events = (): Units => ({ A: chance.pick(brings), B: chance.pick(brings) });
  const told = {
    map: STREET,
    options: { turns: 3, ...(chance.below(4) === 0 && { night: true }) },
    clock: {
      phase: chance.pick(['rally', 'operations', 'operations']),
      initiative: chance.pick(['blue', 'blue', 'red']),
      decided: true,
      lastTurn: 3,
    },
    sides: { blue: { nation: 'german' }, red: { nation: 'american' } },
    locations: {
      [one]: { event: { name: 'A', by: 'occupation' } },
      [other]: { event: { name: 'B', by: 'sight', side: 'blue' } },
    },
    units,
  };
  return {
    position: (paragraphs) => drafted('lnlt', { ...told, options: { ...told.options, events: paragraphs } }),
    hidden: [events(), events()],
    lairs: [one],
  };
}

/** Both set up at once; red has placed his squads already and may move them until he is done. */
function lnltSetUp(chance: Chance): Prepared {
  const places = chance.shuffled(['F4', 'F5', 'E5', 'G5', 'G6', 'H6']);
  const force = (area: string, ...counters: string[]) => ({
    forces: [
      { area, units: counters.map((counter, n) => ({ counter, id: `${area[0] === 'A' ? 'b' : 'r'}${n}` })) },
    ],
  });
  const scenario = {
    scenario: 'both-at-once',
    title: 'Both at once',
    system: 'lnlt',
    map: STREET,
    turns: 2,
    setUp: [['blue', 'red']],
    clock: { initiative: 'blue', decided: true },
    sides: {
      blue: { is: { nation: 'german' }, ...force('A3-C6', '1-6-4-5', '1-6-4-5', 'Leader 7-1-6', 'MG34') },
      red: { is: { nation: 'american' }, ...force('E4-H7', '2-5-4-6', '2-5-4-6', 'BAR') },
    },
    victory: { wins: [], otherwise: 'red' },
  };
  return {
    position(hidden) {
      const { rulebook, lay, table } = systemCalled('lnlt');
      const begun = beginScenario(rulebook, scenario, lay, { id: 'both-at-once' });
      if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
      const battle = new Battle(begun.position, table(begun.position));
      settle(battle, open(rulebook, battle, scriptedDice()));
      const placements = Object.entries(hidden).map(([unit, at]) => ({ unit, ...at }));
      const placed = decide(rulebook, battle, 'red', { order: 'set-up', placements }, scriptedDice());
      if (isRefusal(placed)) throw new Error(placed.why);
      settle(battle, placed);
      return battle.position as Position;
    },
    hidden: [
      { r0: { at: places[0] }, r1: { at: places[1] } },
      { r0: { at: places[2] }, r1: { at: places[3] } },
    ],
  };
}

/** HIDDEN UNIT counters, or no more than command counters that lie face down, mines that nobody has come upon, camouflage that nobody has looked for. */
function inPanzer(chance: Chance): Prepared {
  return chance.below(3) > 0 ? underCounters(chance) : panzerFaceDown(chance);
}

function panzerFaceDown(chance: Chance): Prepared {
  const phase = chance.pick(['command', 'combat', 'combat', 'movement']);
  const west = chance.shuffled(['B3', 'B4', 'C6', 'C4', 'D5', 'D6']);
  const east = chance.shuffled(['F4', 'F5', 'G5', 'G6', 'H6', 'G3']);
  const blue = ['PzKpfw IVH', 'PzKpfw IVH', 'Rifle squad (1 LMG) 1940-43', 'HMG section (2-3 MG 34/42)'];
  const red = ['T-34/76 M43', 'T-70 M42', 'SMG squad', '45mm M37 ATG'];
  const units = {
    ...drawnUp('b', blue, west, { facing: 1 }),
    ...drawnUp('r', red, east, { facing: 4, spotted: true }),
  };
  // What is turned over when the Movement Phase begins lies face down no more.
  const commands = phase === 'movement' ? ['fire', 'overwatch'] : ['fire', 'overwatch', 'move', 'short-halt'];
  const dealt = (letter: string, from: readonly string[]) =>
    Object.fromEntries(
      blue.map((_, n) => [`${letter}${n + 1}`, { command: chance.pick(from), counter: n + 1 }] as const),
    );
  const hidden = () => ({
    commands: dealt('r', commands),
    mines: [
      {
        hexes: chance.shuffled(['E4', 'E5', 'E6', 'D4', 'F6']).slice(0, 2),
        strength: 'hasty',
        vehicular: true,
        personnel: true,
      },
    ],
    camouflaged: chance.shuffled(['r1', 'r3', 'r4']).slice(0, 1),
  });
  const own = phase === 'command' ? {} : { commands: dealt('b', ['fire', 'move', 'overwatch']) };
  const optional = chance.shuffled(['7.1', '7.8', '7.24', '7.42', '7.50', '7.54']).slice(0, 3);
  const told = {
    map: STREET,
    options: { turns: 3, optional: ['7.31', ...optional] },
    clock: { phase, turn: 2, lastTurn: 3, first: chance.pick(['blue', 'red']) },
    sides: { blue: { nation: 'german' }, red: { nation: 'soviet' } },
    units,
  };
  return {
    position: (secret) => drafted('panzer', { ...told, secrets: { blue: own, red: secret } }),
    hidden: [hidden() as unknown as Units, hidden() as unknown as Units],
    lairs: ['E4', 'E5'],
  };
}

const drawnUp = (letter: string, counters: readonly string[], places: readonly string[], is: object) =>
  Object.fromEntries(counters.map((counter, n) => [`${letter}${n + 1}`, { counter, at: places[n], ...is }]));
