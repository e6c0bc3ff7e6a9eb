/** Skirmish with counters, set-up and scenarios: everything that the tools ask of a rulebook. */
import * as z from 'zod';
import { knownSystem, knownSystems } from '../../../src/rules-core/kernel/decide/known-system.js';
import type { Drafting, Rulebook, ScenarioHooks } from '../../../src/rules-core/kernel/decide/rulebook.js';
import type { Json } from '../../../src/rules-core/kernel/position/position.js';
import { type SetUpEffects, type SetUpTask, setUp } from '../../../src/rules-core/kernel/scenarios/index.js';
import { skirmish } from '../../skirmish/rulebook.js';
import { FIELD } from '../../skirmish/scenario.js';
import { RULES, type Skirmish, type Task } from '../../skirmish/system.js';
import crossroads from './crossroads.scenario.json' with { type: 'json' };

/** Skirmish as its own files have it, and the set-up of the kernel. */
export interface SkirmishWithSetUp extends Omit<Skirmish, 'task' | 'effects' | 'decision'> {
  task: Task | SetUpTask;
  effects: Skirmish['effects'] & SetUpEffects;
  decision: Skirmish['decision'] | 'set-up';
}

type Whole = Rulebook<SkirmishWithSetUp>;

const COUNTERS: Readonly<Record<string, { name: string; morale: number }>> = {
  regulars: { name: 'Regulars', morale: 4 },
  guards: { name: 'Guards', morale: 3 },
};

const draft: Drafting<SkirmishWithSetUp> = {
  ...(skirmish.draft as unknown as Drafting<SkirmishWithSetUp>),
  counter: (name) => (Object.hasOwn(COUNTERS, name) ? COUNTERS[name] : undefined),
  options: () => ({ turns: 4, objective: 'E4', ambush: false }),
  clock: () => ({ phase: 'plan' }),
  agenda: ({ clock }) => {
    if (clock.phase === 'plan') return [{ task: 'plans' }];
    return ['move', 'fire'].includes(clock.phase) && clock.active
      ? [{ task: 'phase' }, { task: 'phase' }]
      : [];
  },
};

const scenario: ScenarioHooks<SkirmishWithSetUp> = {
  special: { ambush: { says: 'Units may lie in ambush.', cites: ['2.2'], parameters: z.literal(true) } },
  options: ({ turns, special }) => ({ turns, ambush: special.ambush === true }),
  judge: (battle) => ({
    sides: () => battle.sideIds(),
    name: (side) => battle.side(side).name,
    controls: (side, hex) => {
      const unbroken = battle.unitsAt(hex).filter((unit) => !unit.broken);
      return unbroken.length > 0 && unbroken.every((unit) => unit.side === side);
    },
    exited: () => 0,
    casualties: (side) => 3 - battle.units().filter((unit) => unit.side === side).length,
    points: (side) => battle.units().filter((unit) => unit.side === side && !unit.broken).length,
  }),
};

const placing = setUp<SkirmishWithSetUp>({
  stand: (_, unit, at, others) =>
    others.length < 2
      ? undefined
      : { refused: 'OVERSTACKED', why: `${unit.name} finds no room in ${at}: at most 2 units.` },
});

const rules = skirmish as unknown as Whole;

export const wholeSkirmish: Whole = {
  ...rules,
  orders: { ...rules.orders, ...placing.orders },
  answers: { ...rules.answers, 'set-up': ['set-up'] },
  tasks: { ...rules.tasks, ...placing.tasks },
  sentences: {
    ...rules.sentences,
    placed: placing.tells.placed.sentence,
    'set-up': placing.tells['set-up'].sentence,
  },
  draft,
  scenario,
};

export const SKIRMISH = knownSystem({
  rulebook: wholeSkirmish,
  charts: FIELD.charts,
  board: (name) => (name === 'field' ? FIELD.map : undefined),
  scenarios: { crossroads: crossroads as Json },
  ruleText: async (rule) => RULES[rule as keyof typeof RULES],
});

export const SKIRMISH_ONLY = knownSystems(SKIRMISH);
