/** Battles in pairs that must look the same to blue: they differ in what red hides, or in the dice to come. */
import { draftPosition } from '../../src/rules-core/kernel/position/draft.js';
import type { Position } from '../../src/rules-core/kernel/position/position.js';
import { crossroads } from '../skirmish/scenario.js';
import type { Chance } from '../support/chance.js';
import { systemCalled } from './systems.js';

/** One world of a pair: what stands where, and the seed of its dice. */
export interface World {
  readonly position: Position;
  readonly seed: string;
}

export interface Setting {
  readonly worlds: readonly [World, World];
}

/** `course`: in nothing; blue does something for nothing in the second world, and then the same as in the first. */
export type DiffersIn = 'secrets' | 'seed' | 'course';

type Units = Readonly<Record<string, object>>;

/** What is in view, and two ways in which red may have hidden the rest. */
interface Prepared {
  readonly position: (hidden: Units) => Position;
  readonly hidden: readonly [Units, Units];
}

const PREPARE = { skirmish: inSkirmish, aslsk: inAslsk, combat: inCombat } as const;
export type PairedSystem = keyof typeof PREPARE;
export const PAIRED_SYSTEMS = Object.keys(PREPARE) as PairedSystem[];

const drawnSeed = (chance: Chance): string =>
  Array.from({ length: 64 }, () => chance.below(16).toString(16)).join('');

export function settingOf(system: PairedSystem, differsIn: DiffersIn, chance: Chance): Setting {
  const { position, hidden } = PREPARE[system](chance);
  const [one, other] = [drawnSeed(chance), drawnSeed(chance)];
  const first = { position: position(hidden[0]), seed: one };
  const second = {
    position: position(hidden[differsIn === 'secrets' ? 1 : 0]),
    seed: differsIn === 'seed' ? other : one,
  };
  return { worlds: [first, second] };
}

function drafted(system: string, short: object): Position {
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
