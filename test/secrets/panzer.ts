/** Panzer: what lies under HIDDEN UNIT counters, face-down commands, camouflage, plotted mines and who observes. */
import type { Chance } from '../support/chance.js';
import { drafted, type Prepared, type Units } from './settings.js';

const STEPPE = {
  columns: 14,
  rows: 10,
  hexes: {
    ...{ D4: 'olive-grove', E6: 'brush', F3: 'woods', F7: 'stone-building', G5: 'light-woods' },
    ...{ H3: 'olive-grove', I6: 'brush', J4: 'woods', K7: 'olive-grove', L5: 'brush' },
  },
} as const;

/** What red may have under each of its two counters. */
const FORCES: readonly (readonly string[])[] = [[], ['rt'], ['rs'], ['rt', 'rs'], ['ro'], ['rs', 'ro'], []];

const COUNTERS = { rt: 'T-70 M42', rs: 'SMG squad', ro: 'Rifle squad (DP)' } as const;
type Hidden = keyof typeof COUNTERS;

/** Options of the battle: always hidden units, the rest as chance has it. */
function optionsOf(chance: Chance, phase: string) {
  const isEarly = phase === 'command' || phase === 'spotting';
  // Formations win initiative in a phase of their own, and the cohesion of new battles is rolled at once.
  const without = [...(isEarly ? [] : ['7.42']), '7.1.1.1', '7.1.1.1/j'];
  if (chance.below(4) === 0) return { preset: 'all', without };
  const more = ['7.1', '7.4', '7.7', '7.8', '7.24', '7.31', '7.37', '7.41', '7.43', '7.52'];
  const staggered = isEarly && chance.below(2) === 0;
  return {
    optional: ['7.2', ...more.filter(() => chance.below(2) === 0), ...(staggered ? ['7.42'] : [])],
  };
}

export function underCounters(chance: Chance): Prepared {
  const phase = chance.pick(['spotting', 'command', 'command', 'combat', 'combat', 'combat', 'movement']);
  const west = chance.shuffled(['B3', 'B5', 'C4', 'C6', 'D5', 'D7', 'E4']);
  const east = chance.shuffled(['I4', 'J6', 'K5', 'I7', 'L4']);
  const [one, other] = chance.shuffled(['G4', 'H6', 'J3', 'K7', 'L5', 'M4', 'F7']) as [string, string];
  const spotted = () => (chance.below(2) === 0 ? { spotted: true } : {});
  const inView = {
    b1: { counter: 'PzKpfw IVF2', at: west[0], facing: 1, ...spotted() },
    b2: { counter: 'PzKpfw IIIJ/L lang (5cm L/60)', at: west[1], facing: 1, ...spotted() },
    b3: { counter: 'Rifle squad (1 LMG) 1940-43', at: west[2], facing: 1 },
    b4: { counter: 'HMG section (2-3 MG 34/42)', at: west[2], facing: 1, observer: true },
    r1: { counter: 'T-34/76 M43', at: east[0], facing: 4, formation: 'one', post: 'CHQ', ...spotted() },
    r2: { counter: 'Rifle squad (DP)', at: east[1], facing: 4, formation: 'one' },
    r3: { counter: '45mm M37 ATG', at: east[2], facing: 4, formation: 'two' },
    rx: { counter: 'Hidden unit 1', at: one },
    ry: { counter: 'Hidden unit 2', at: other },
  };
  const commands = (ids: readonly string[], from: readonly string[]) =>
    Object.fromEntries(ids.map((id, i) => [id, { command: chance.pick(from), counter: i + 1 }]));
  const placed = phase === 'combat' || phase === 'movement';
  const blue = placed
    ? { commands: commands(['b1', 'b2', 'b3', 'b4'], ['fire', 'overwatch', 'move', 'short-halt']) }
    : {};
  const moving = ['rx', 'ry', 'r1'].filter(() => chance.below(3) === 0);
  const told = {
    map: STEPPE,
    options: { ...optionsOf(chance, phase), turns: 4, date: '1943-07' },
    clock: { turn: phase === 'spotting' ? 1 : 2, phase, lastTurn: 4, first: chance.pick(['blue', 'red']) },
    sides: {
      blue: {
        nation: 'german',
        batteries: [{ name: 'Blue battery', gp: 9, ammo: ['GP', 'Smoke'] }],
        formations: { co: { name: 'Company', grade: 'Veteran' } },
      },
      red: {
        nation: 'soviet',
        hiddenLimit: 3,
        camouflage: true,
        batteries: [{ name: 'Red battery', gp: 10 }],
        formations: { one: { name: 'First', grade: 'Veteran' }, two: { name: 'Second', grade: 'Regulars' } },
      },
    },
  };
  const world = (): Units => {
    const [x = [], y = []] = chance.shuffled(FORCES);
    const under = { rx: x, ry: y.filter((id) => !x.includes(id)) };
    const formation = chance.pick(['one', 'two']);
    const units = Object.fromEntries(
      Object.values(under)
        .flat()
        .map((id) => [
          id,
          {
            counter: COUNTERS[id as Hidden],
            hidden: true,
            formation,
            ...(id === 'ro' && { observer: true }),
            ...(id === 'rt' && chance.below(2) === 0 && { post: 'CHQ' }),
          },
        ]),
    );
    const faceDown = commands(['r1', 'r2', 'r3', 'rx', 'ry'], ['fire', 'overwatch', 'none']);
    const moves = Object.fromEntries(moving.map((id, i) => [id, { command: 'move', counter: i + 9 }]));
    return {
      units,
      secrets: {
        counters: Object.fromEntries(Object.entries(under).map(([id, all]) => [id, { units: all }])),
        camouflaged: ['r1', 'r2', 'r3'].filter(() => chance.below(2) === 0),
        mines: [
          { hexes: [chance.pick(['E5', 'F5', 'F6'])], strength: 'hasty', vehicular: true, personnel: true },
        ],
        ...(placed && { commands: { ...faceDown, ...moves } }),
      },
    };
  };
  return {
    position: ({ units, secrets }) =>
      drafted('panzer', { ...told, units: { ...inView, ...units }, secrets: { blue, red: secrets } }),
    hidden: [world(), world()],
    lairs: [one, other, 'rx', 'ry', 'E5', 'F5', 'F6'],
  };
}
