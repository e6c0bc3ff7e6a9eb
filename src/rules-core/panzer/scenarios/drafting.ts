/** How a person's few words become a position or a scenario: units by their Data Cards, whose turn it is. */
import type { Drafting, ScenarioHooks } from '../../kernel/decide/rulebook.js';
import type { Position } from '../../kernel/position/position.js';
import { ATTRIBUTES_OF, NATIONS, type Nation } from '../attributes/index.js';
import { resume } from '../sequence/resume.js';
import { phasesFrom } from '../sequence/steps.js';
import type { PanzerSystem } from '../system.js';
import { mustered } from '../transport/seating.js';
import { cardNamed, cardsOf } from '../units/catalogue.js';
import { judge } from './judge.js';

type Start = Position<PanzerSystem>;

export const drafting: Drafting<PanzerSystem> = {
  counter: (name, { nation }, { cards }) => cardNamed(name, nation, cards),
  counters: ({ nation }) => cardsOf(nation),
  clock: () => ({ phase: 'spotting', lastTurn: 10 }),
  side: (id) => ({ nation: nationOf(id) }),
  agenda: ({ clock, secrets, options }) => {
    const setsUp = Object.values(secrets).some(({ forces }) =>
      forces?.some(({ turn }) => turn === undefined),
    );
    // A turn that begins with its first phase is planned by itself.
    const isWhole = setsUp || clock.phase === 'spotting';
    return [{ task: 'turn' }, ...(isWhole ? [] : phasesFrom(options, clock.phase))];
  },
  kinds: { of: 'kind', have: ATTRIBUTES_OF },
  resume,
  complete: (position) => ({
    ...position,
    clock: { ...position.clock, lastTurn: position.options.turns ?? position.clock.lastTurn },
    ...seated(position),
  }),
};

const seated = (position: Start) => {
  const { units, secrets } = mustered(position);
  return { secrets, units: placedWithCarriers(units) };
};

/** Passengers and towed guns are where their vehicle is. */
function placedWithCarriers(units: Start['units']): Start['units'] {
  return Object.fromEntries(
    Object.entries(units).map(([id, unit]) => {
      const at = unit.aboard === undefined ? undefined : units[unit.aboard]?.at;
      return [id, at === undefined ? unit : { ...unit, at }];
    }),
  );
}

/** By the first letters of the side's id; German where they say nothing. */
function nationOf(id: string): Nation {
  const name = id.toLowerCase();
  const known = NATIONS.find((nation) => nation.startsWith(name.slice(0, 2)));
  return known ?? (name.startsWith('us') ? 'american' : name.startsWith('r') ? 'soviet' : 'german');
}

export const scenarioHooks: ScenarioHooks<PanzerSystem> = {
  options: ({ turns, victory }) => ({ turns, victory: victory as never }),
  side: (_, area) => ({ setUp: [...area] }),
  judge,
};
