/** How a person's few words become a position or a scenario: counters by what is printed on them, whose turn it is. */
import * as z from 'zod';
import type { Drafting, ScenarioHooks, SpecialRule } from '../../kernel/decide/rulebook.js';
import type { Position } from '../../kernel/position/position.js';
import { ATTRIBUTES_OF } from '../attributes/index.js';
import { misplaced } from '../ground/misplaced.js';
import { placesOf } from '../ground/terrain.js';
import { resume } from '../sequence/resume.js';
import type { LnltSystem, Task } from '../system.js';
import { counterNamed, countersOf, NATIONS } from '../units/catalogue.js';
import { judge } from './judge.js';
import { mustered } from './muster.js';

type Start = Position<LnltSystem>;

export const drafting: Drafting<LnltSystem> = {
  counter: (name, side) => counterNamed(name, side.nation),
  counters: ({ nation }) => countersOf(nation),
  places: placesOf,
  misplaced,
  clock: (sides) => ({ phase: 'rally', lastTurn: 6, initiative: sides[0] ?? '' }),
  side: (id) => ({ nation: nationOf(id) }),
  agenda: ({ clock, secrets, agenda }) => {
    const setsUp = Object.values(secrets).some(({ forces }) =>
      forces?.some(({ turn }) => turn === undefined),
    );
    return [
      ...agenda,
      { task: 'turn' },
      ...restOfTurn(clock.phase),
      ...(setsUp ? [{ task: 'begin-battle' as const }] : []),
    ];
  },
  kinds: { of: 'kind', have: ATTRIBUTES_OF },
  resume(seen) {
    const whole = resume(seen);
    return whole && withParagraphsSealed(whole);
  },
  complete: (position) => ({
    ...withParagraphsSealed(position),
    clock: {
      ...(position.clock.phase === 'operations' && { active: position.clock.initiative }),
      ...position.clock,
      lastTurn: position.options.turns ?? position.clock.lastTurn,
    },
    ...mustered(position),
  }),
};

/** Everybody reads the options; the Paragraphs are hidden from both sides (1.8/a). */
function withParagraphsSealed(position: Start): Start {
  const { events, ...options } = position.options;
  return events
    ? { ...position, options, agenda: [{ task: 'paragraphs', paragraphs: events }, ...position.agenda] }
    : position;
}

/** What is left of a turn that is entered at the beginning of a phase, last thing first. */
function restOfTurn(phase: Start['clock']['phase']): Task[] {
  if (phase === 'rally') return [];
  return phase === 'admin'
    ? [{ task: 'admin' }]
    : [{ task: 'admin' }, { task: 'keep-moving' }, { task: 'operations' }];
}

/** By the first letters of the side's id; German where they say nothing. */
function nationOf(id: string): string {
  const name = id.toLowerCase();
  const known = NATIONS.find((nation) => nation.startsWith(name.slice(0, 2)));
  return known ?? (name.startsWith('us') ? 'american' : name.startsWith('r') ? 'soviet' : 'german');
}

const nothing = z.strictObject({});
const rule = (says: string, cites: SpecialRule<LnltSystem>['cites'] & {}): SpecialRule<LnltSystem> => ({
  says,
  cites,
  parameters: nothing,
});

/** Special rules as options of the battle. */
const SPECIAL = {
  night: rule('It is night.', ['20.1']),
  sand: rule('The Map contains Sand: jams are worse.', ['1.6.2/a']),
  'vehicle-sizes': rule('Size and speed of vehicles count.', ['15.6']),
  'split-machine-guns': rule('FP-4 vehicle machine guns may split their fire.', ['15.0/i']),
  'vehicles-spotted-easily': rule('Vehicles are spotted at -1.', ['RRT-33']),
} as const;

export const scenarioHooks: ScenarioHooks<LnltSystem> = {
  special: SPECIAL,
  options: ({ turns, victory, special }) => {
    const yes = (name: keyof typeof SPECIAL, option: keyof LnltSystem['options']) =>
      name in special && { [option]: true };
    return {
      turns,
      victory: victory as never,
      ...yes('night', 'night'),
      ...yes('sand', 'sand'),
      ...yes('vehicle-sizes', 'vehicleSizes'),
      ...yes('split-machine-guns', 'splitMachineGuns'),
      ...yes('vehicles-spotted-easily', 'vehiclesSpottedEasily'),
    };
  },
  side: (_, area) => ({ setUp: [...area] }),
  judge,
};
