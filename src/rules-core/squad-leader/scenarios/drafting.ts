/** How a person's few words become a position or a scenario: counters by what is printed on them, dates, who begins. */
import type { Drafting, ScenarioHooks } from '../../kernel/decide/rulebook.js';
import { ATTRIBUTES_OF } from '../attributes/index.js';
import { resume } from '../ch01-sequence/resume.js';
import { liesHidden } from '../ch02-sight/03-concealment.js';
import { withPreset } from '../options/presets.js';
import { SPECIAL } from '../scenario-rules/special.js';
import type { Position, SquadLeader, Unit } from '../system.js';
import { counterNamed, countersOf, NATIONS } from '../units/catalogue.js';
import { isInfantry } from '../units/kinds.js';
import { parentOf } from '../units/nations.js';
import vaslNames from '../units/vasl.json' with { type: 'json' };
import { judge } from './judge.js';

const inOrder = ([first = 'a', second = 'b']: readonly string[]): [string, string] => [first, second];

/** VASL has no counters of the inexperienced: their class is left out. */
const VASL_CLASS: Readonly<Record<string, string>> = { elite: 'E', first: '1', second: '2', green: 'G' };

export const drafting: Drafting<SquadLeader> = {
  counter: (name, { nationality }) => counterNamed(name, nationality),
  counters: ({ nationality }) => countersOf(nationality),
  vaslNames,
  vaslClass: ({ quality }) => VASL_CLASS[quality ?? ''],
  options: (sides) => ({ order: inOrder(sides), turns: 6, year: 1944, month: 7 }),
  clock: (sides) => ({ phase: 'rally', active: inOrder(sides)[0] }),
  side: (id) => ({ nationality: nationOf(id) }),
  agenda: () => [{ task: 'phase' }, { task: 'begin-battle' }],
  kinds: { of: 'kind', have: ATTRIBUTES_OF },
  resume,
  complete: (position) =>
    knownToHaveMines(
      lyingInWait(
        outOfView(
          withRiders(
            withBearers(
              withPassengers(
                goneToTheWoods(withoutPartisans({ ...position, options: withPreset(position.options) })),
              ),
            ),
          ),
        ),
      ),
    ),
};

/** Allied minors have no partisans, but for Yugoslavia (3.18.2). */
function withoutPartisans(position: Position): Position {
  const units = Object.entries(position.units).map(([id, unit]): [string, Unit] => {
    const { partisan, ...soldier } = unit;
    const isMinor = parentOf(unit.nationality) === 'Allied Minor' && unit.nationality !== 'Yugoslav';
    return [id, partisan && isMinor ? soldier : unit];
  });
  return { ...position, units: Object.fromEntries(units) };
}

const LAST_YEAR_OF_THE_FRENCH_ARMY = 1941;

/** Frenchmen fight as partisans afterwards (3.15.2). */
function goneToTheWoods(position: Position): Position {
  if (position.options.year <= LAST_YEAR_OF_THE_FRENCH_ARMY) return position;
  const units = Object.entries(position.units).map(([id, unit]) => [
    id,
    unit.nationality === 'French' && isInfantry(unit) ? { ...unit, partisan: true } : unit,
  ]);
  return { ...position, units: Object.fromEntries(units) };
}

/** Weapons are where their bearers stand. */
function withBearers(position: Position): Position {
  const units = Object.entries(position.units).map(([id, unit]) => {
    const at = unit.at ?? position.units[unit.possessor ?? '']?.at;
    return [id, at === undefined ? unit : { ...unit, at }];
  });
  return { ...position, units: Object.fromEntries(units) };
}

/** Horses and machines are where their riders are, who know what they ride. */
function withRiders(position: Position): Position {
  const units = { ...position.units };
  for (const { id, rides, at } of Object.values(position.units)) {
    const mount = units[rides ?? ''];
    if (rides === undefined || !mount) continue;
    if (at !== undefined) units[rides] = { ...mount, at };
    if (mount.wheels) units[id] = { ...(units[id] as Unit), wheels: mount.wheels };
  }
  return { ...position, units };
}

/** Passengers are where their vehicle is. */
function withPassengers(position: Position): Position {
  const units = Object.entries(position.units).map(([id, unit]) => {
    const at = unit.at ?? position.units[unit.aboard ?? '']?.at;
    return [id, at === undefined ? unit : { ...unit, at }];
  });
  return { ...position, units: Object.fromEntries(units) };
}

/** Units under a '?' are hidden from the enemy, and weapons are with their bearers; field phones are always hidden (9.7.2). */
function outOfView(position: Position): Position {
  const units = Object.entries(position.units).map(([id, unit]) => {
    const { hidden, concealed } = position.units[unit.possessor ?? ''] ?? unit;
    const isOut = hidden || concealed || unit.kind === 'dummy' || unit.phone;
    if (!isOut || unit.at === undefined) return [id, unit];
    const isUnder = concealed || unit.kind === 'dummy';
    return [id, { ...unit, hidden: true, ...(isUnder && { concealed: true }) }];
  });
  return { ...position, units: Object.fromEntries(units) };
}

/**
 * Who has hidden units is asked what they could do, from the beginning to the end (2.5.1). As long as sides set up nobody can
 * tell: all are unseen.
 */
function lyingInWait(position: Position): Position {
  if (position.awaiting?.some(({ kind }) => kind === 'set-up')) return position;
  const hiders = new Set(
    Object.values(position.units).flatMap((unit) =>
      liesHidden(unit) && unit.at !== undefined ? unit.side : [],
    ),
  );
  if (hiders.size === 0) return position;
  const sides = Object.entries(position.sides).map(([id, side]) => [
    id,
    hiders.has(id) ? { ...side, hides: true } : side,
  ]);
  return { ...position, sides: Object.fromEntries(sides) };
}

/** The scenario says who has mines and booby traps, and not where (15.7.1, 15.8.1). */
function knownToHaveMines(position: Position): Position {
  const sides = Object.entries(position.sides).map(([id, side]) => [
    id,
    {
      ...side,
      ...((position.secrets[id]?.mines || position.secrets[id]?.antiTankMines) && {
        minefields: true as const,
      }),
      ...((position.secrets[id]?.boobyTraps || position.secrets[id]?.stairMines) && {
        boobyTraps: true as const,
      }),
    },
  ]);
  return { ...position, sides: Object.fromEntries(sides) };
}

/** By the first letters of the side's id; German where they say nothing. */
function nationOf(id: string): string {
  const name = id.toLowerCase();
  const known = NATIONS.find((nation) => nation.toLowerCase().startsWith(name.slice(0, 2)));
  return known ?? (name.startsWith('us') ? 'American' : name.startsWith('s') ? 'Russian' : 'German');
}

export const scenarioHooks: ScenarioHooks<SquadLeader> = {
  special: SPECIAL,
  options: ({ turns, victory, special }) => ({
    turns,
    victory: victory as never,
    ...(Object.keys(special).length > 0 && { special: special as SquadLeader['options']['special'] }),
  }),
  side: (_, area) => ({ area: [...area] }),
  judge,
};
