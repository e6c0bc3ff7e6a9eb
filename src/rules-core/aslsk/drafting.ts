/** How a person's few words become a position or a scenario: counters by what is printed on them, dates, who begins. */
import * as z from 'zod';
import type { SideId } from '../kernel/position.js';
import type { Drafting, ScenarioHooks } from '../kernel/rulebook.js';
import { type Counter, leaderCounter, mmcCounter, weaponCounter } from './counters.js';
import { gunCounter } from './ordnance/counters.js';
import { judge } from './sequence/judge.js';
import type { Asl } from './system.js';
import { vehicleCounter } from './vehicles/counter.js';

type Finder = (nationality: string, name: string) => Counter | undefined;

const FINDERS: readonly Finder[] = [
  (nation, name) => attempt(() => leaderCounter(nation, name)),
  (nation, name) => attempt(() => mmcCounter(nation, name, 'squad')),
  (nation, name) => attempt(() => mmcCounter(nation, name, 'half-squad')),
  (nation, name) => attempt(() => mmcCounter(nation, name, 'crew')),
  (nation, name) => attempt(() => weaponCounter(nation, name)),
  (nation, name) => attempt(() => gunCounter(nation, name)),
  (nation, name) => attempt(() => vehicleCounter(nation, name)),
];

/** The catalogue throws where it has no such counter: here that only means to look further. */
function attempt(find: () => Counter): Counter | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof Error && error.message.includes('counter mix')) return undefined;
    throw error;
  }
}

/** "4-6-7", "9-1", "HMG"; "half-squad 2-2-8" or "Russian LMG" where the name alone could mean another. */
export function counterNamed(name: string, nationality: string): Counter | undefined {
  const kind = /^(squad|half-squad|crew) (.+)$/.exec(name);
  if (kind) return attempt(() => mmcCounter(nationality, kind[2] ?? '', kind[1] as 'squad'));
  for (const find of FINDERS) {
    const found = find(nationality, name);
    if (found) return found;
  }
  const foreign = /^(\S+(?: Minor)?) (.+)$/.exec(name);
  return foreign
    ? FINDERS.map((find) => find(foreign[1] ?? '', foreign[2] ?? '')).find((one) => one)
    : undefined;
}

export const drafting: Drafting<Asl> = {
  counter: (name, side) => counterNamed(name, side.nationality),
  options: (sides) => ({ order: inOrder(sides), turns: 6, year: 1944, month: 7, los: 'preview' }),
  clock: (sides) => ({ phase: 'RPh', active: inOrder(sides)[0] }),
  side: (id) => ({ nationality: NATIONS[id.toLowerCase()] ?? 'German' }),
  agenda: () => [{ task: 'phase' }, { task: 'begin-battle' }],
  complete(position) {
    const units = { ...position.units };
    for (const unit of Object.values(units)) {
      const bearer = unit.possessor === undefined ? undefined : units[unit.possessor];
      if (unit.at === undefined && bearer?.at !== undefined) units[unit.id] = { ...unit, at: bearer.at };
    }
    for (const unit of Object.values(units))
      if (unit.concealed && unit.kind !== 'concealment' && !unit.hidden)
        units[unit.id] = { ...unit, hidden: true };
    return { ...position, units };
  },
};

/** Sides named after a nation are of it. */
const NATIONS: Readonly<Record<string, string>> = {
  german: 'German',
  germans: 'German',
  russian: 'Russian',
  russians: 'Russian',
  american: 'American',
  americans: 'American',
  us: 'American',
  british: 'British',
  japanese: 'Japanese',
  italian: 'Italian',
  usmc: 'USMC',
};

function inOrder([first = 'a', second = 'b']: readonly SideId[]): [SideId, SideId] {
  return [first, second];
}

const nothing = z.strictObject({});

export const scenario: ScenarioHooks<Asl> = {
  special: {
    'pto-terrain': { says: 'PTO Terrain is in effect.', cites: ['8.2/a'], parameters: nothing },
    concealment: {
      says: 'Units may be concealed or hidden: every reaction is asked for.',
      cites: ['8.3/a'],
      parameters: nothing,
    },
    panzerfaust: { says: 'Panzerfausts are in play.', cites: ['4.4.2/a'], parameters: nothing },
    'half-turn': {
      says: 'Only the side that moves first plays the last game turn.',
      cites: ['3.9/b'],
      parameters: nothing,
    },
    exits: {
      says: 'Hexes by which each side may leave the map.',
      cites: ['3.3/f'],
      parameters: z.record(z.string(), z.array(z.string())),
    },
  },
  options: ({ turns, victory, special }) => ({
    turns,
    victory: victory as never,
    ...('pto-terrain' in special && { pto: true as const, fog: true as const }),
    ...('concealment' in special && { concealment: true as const, fog: true as const }),
    ...('panzerfaust' in special && { panzerfaust: true as const }),
    ...('half-turn' in special && { halfTurn: true as const }),
    ...('exits' in special && { exits: special.exits as Record<string, string[]> }),
  }),
  side: (_id, area) => ({ area: [...area] }),
  judge,
};
