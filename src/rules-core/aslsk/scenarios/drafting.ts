/** How a person's few words become a position or a scenario: counters by what is printed on them, dates, who begins. */
import * as z from 'zod';
import type { Drafting, ScenarioHooks } from '../../kernel/decide/rulebook.js';
import type { SideId } from '../../kernel/position/position.js';
import { gunCounter, gunNames, type Occasion } from '../ordnance/counters.js';
import { FIRST_PANZERFAUST } from '../ordnance/panzerfaust.js';
import { judge } from '../sequence/judge.js';
import { resume } from '../sequence/resume.js';
import type { Asl, AslPosition, AslUnit } from '../system.js';
import { ATTRIBUTES_OF } from '../units/attributes.js';
import {
  type Counter,
  infantryNames,
  leaderCounter,
  type MmcKind,
  mmcCounter,
  weaponCounter,
} from '../units/counters.js';
import { isInfantry } from '../units/units.js';
import vaslNames from '../units/vasl.json' with { type: 'json' };
import { vehicleCounter, vehicleNames } from '../vehicles/counter.js';

type Finder = (nationality: string, name: string, when?: Occasion) => Counter | undefined;

const FINDERS: readonly Finder[] = [
  (nation, name) => attempt(() => leaderCounter(nation, name)),
  (nation, name) => attempt(() => mmcCounter(nation, name, 'squad')),
  (nation, name) => attempt(() => mmcCounter(nation, name, 'half-squad')),
  (nation, name) => attempt(() => mmcCounter(nation, name, 'crew')),
  (nation, name) => striped(nation, name, 'squad'),
  (nation, name) => striped(nation, name, 'crew'),
  (nation, name) => attempt(() => weaponCounter(nation, name)),
  (nation, name, when) => attempt(() => gunCounter(nation, name, when)),
  (nation, name, when) => attempt(() => vehicleCounter(nation, name, when)),
];

/** The reverse of a Japanese squad or crew, with the red stripe (8.1.1). */
function striped(nation: string, strength: string, kind: MmcKind): Counter | undefined {
  return attempt(() => mmcCounter(nation, strength, kind, 'reduced'));
}

/** The catalogue throws where it has no such counter: here that only means to look further. */
function attempt(find: () => Counter): Counter | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof Error && error.message.includes('counter mix')) return undefined;
    throw error;
  }
}

const KIND = /^(reduced )?(squad|half-squad|crew)? ?(\d-\d-\d)$/;

/**
 * "4-6-7", "9-1", "HMG", "?"; "half-squad 2-2-8", "reduced 3-4-7" or "Russian LMG" where the name alone could mean
 * another. The date decides about special ammunition and dispensers (6.2/d).
 */
export function counterNamed(name: string, nationality: string, when?: Occasion): Counter | undefined {
  if (name === '?') return { name, kind: 'concealment', nationality };
  const nation = nationCalled(nationality);
  const [, reduced, kind = 'squad', strength = name] = KIND.exec(name) ?? [];
  if (reduced) return striped(nation, strength, kind as MmcKind) ?? striped(nation, strength, 'crew');
  if (strength !== name)
    return (
      attempt(() => mmcCounter(nation, strength, kind as MmcKind)) ??
      striped(nation, strength, kind as MmcKind)
    );
  const [, other, called] = /^(\S+(?: Minor| SS)?) (.+)$/.exec(name) ?? [];
  return (
    found(nation, name, when) ?? (other && called ? found(nationCalled(other), called, when) : undefined)
  );
}

function found(nation: string, name: string, when?: Occasion): Counter | undefined {
  for (const find of FINDERS) {
    const counter = find(nation, name, when);
    if (counter) return counter;
  }
  return undefined;
}

const VASL_CLASS: Readonly<Record<string, string>> = {
  elite: 'E',
  first: '1',
  second: '2',
  green: 'G',
  conscript: 'C',
};

export const drafting: Drafting<Asl> = {
  counter: (name, side, options) => counterNamed(name, side.nationality, options),
  counters: ({ nationality }) => countersOf(nationCalled(nationality)),
  vaslNames,
  vaslClass: (unit) => VASL_CLASS[unit.class ?? ''],
  options: (sides) => ({ order: inOrder(sides), turns: 6, year: 1944, month: 7, los: 'preview' }),
  clock: (sides) => ({ phase: 'RPh', active: inOrder(sides)[0] }),
  side: (id) => ({ nationality: NATIONS[id.toLowerCase()] ?? 'German' }),
  agenda: () => [{ task: 'phase' }, { task: 'begin-battle' }],
  kinds: { of: 'kind', have: ATTRIBUTES_OF },
  resume,
  complete: (position) => withPanzerfausts(withExperience(withMoves(underMarkers(withBearers(position))))),
};

/** Unless the file says otherwise, a unit that moved in the past Movement Phase came from another hex (3.5/c, 3.5/d). */
function withMoves(position: AslPosition): AslPosition {
  const { phase, active } = position.clock;
  if (phase !== 'DFPh' && phase !== 'AFPh') return position;
  return withUnits(position, (unit) =>
    unit.side === active && (unit.moved || unit.movingTarget) ? { hexes: 1, ...unit } : unit,
  );
}

/** The ELR of an order of battle is that of everybody in it (5.1/a). */
function withExperience(position: AslPosition): AslPosition {
  return withUnits(position, (unit) => {
    const elr = unit.elr ?? position.sides[unit.side]?.elr;
    return isInfantry(unit) && elr !== undefined ? { ...unit, elr } : unit;
  });
}

/** Weapons are where their bearers stand, and what a Gun has acquired, its crew has. */
function withBearers(position: AslPosition): AslPosition {
  return withUnits(position, (unit) => {
    const bearer = unit.possessor === undefined ? undefined : position.units[unit.possessor];
    if (!bearer) return unit;
    const at = unit.at ?? bearer.at;
    const { acquired } = unit;
    return {
      ...unit,
      ...(at !== undefined && { at }),
      ...(acquired && { acquired: { by: bearer.id, ...acquired } }),
    };
  });
}

/** A concealed unit lies beneath a marker, which is all that the enemy sees. */
function underMarkers(position: AslPosition): AslPosition {
  return withUnits(position, (unit) =>
    unit.concealed && unit.kind !== 'concealment' ? { ...unit, hidden: true } : unit,
  );
}

function withUnits(position: AslPosition, each: (unit: AslUnit) => AslUnit): AslPosition {
  const units = Object.entries(position.units).map(([id, unit]) => [id, each(unit)]);
  return { ...position, units: Object.fromEntries(units) };
}

/** Germans have Panzerfausts from October 1943 on wherever the enemy has an AFV (4.4.2/a). */
function withPanzerfausts(position: AslPosition): AslPosition {
  const { year, month } = position.options;
  const units = Object.values(position.units);
  const faces = (german: AslUnit) =>
    units.some(({ kind, side }) => kind === 'vehicle' && side !== german.side);
  const inPlay =
    12 * year + month >= FIRST_PANZERFAUST &&
    units.some((unit) => isInfantry(unit) && unit.nationality.startsWith('German') && faces(unit));
  return inPlay ? { ...position, options: { ...position.options, panzerfaust: true } } : position;
}

/** Sides named after a nation are of it, and nations have more names than one. */
const NATIONS: Readonly<Record<string, string>> = {
  german: 'German',
  germans: 'German',
  ss: 'German SS',
  russian: 'Russian',
  russians: 'Russian',
  soviet: 'Russian',
  soviets: 'Russian',
  american: 'American',
  americans: 'American',
  us: 'American',
  british: 'British',
  japanese: 'Japanese',
  italian: 'Italian',
  italians: 'Italian',
  usmc: 'USMC',
  marines: 'USMC',
  french: 'French',
  finnish: 'Finnish',
  finns: 'Finnish',
  polish: 'Allied Minor',
  allies: 'Allied Minor',
  romanian: 'Axis Minor',
  hungarian: 'Axis Minor',
  axis: 'Axis Minor',
};

export const nationCalled = (name: string): string => NATIONS[name.toLowerCase()] ?? name;

function countersOf(nation: string): string[] {
  return [...infantryNames(nation), ...gunNames(nation), ...vehicleNames(nation)];
}

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
